"""Adds the waiting room to a server: open seats, challenges, and tables that anybody may watch."""

from dosespanas.server.features.meeting.service import KEPT_FOR, WaitingRoom
from dosespanas.server.features.meeting.store import MeetingStore, forget_account, forget_games
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add the waiting room to a server."""
    kept = MeetingStore(context.store)
    context.app.state.meeting = WaitingRoom(context.play, kept, lambda *of: context.points(*of))
    context.blocks.append(kept.apart)
    context.proposals = kept
    context.forget_games.append(forget_games)
    context.close_account.append(forget_account)
    context.export_account["blocks"] = kept.blocked
    context.hourly.append(lambda at: kept.forget_before(at - KEPT_FOR))
