"""Adds words at the tables of a server, notes for oneself and marks on the map."""

from functools import partial

from dosespanas.server.features.accounts.store import AccountsStore
from dosespanas.server.features.talk.service import Talk
from dosespanas.server.features.talk.store import TalkStore, forget_account, forget_games, taken_home
from dosespanas.server.http.context import ServerContext
from dosespanas.server.operations.quotas import Quota


def open_feature(context: ServerContext) -> None:
    """Add talk to a server."""
    settings, kept = context.settings, TalkStore(context.store)
    quota = Quota(settings.words_burst, settings.words_per_minute)
    handles = AccountsStore(context.store).handles
    context.app.state.talk = talk = Talk(
        context.play, kept, quota, context.live_updates.said, context.are_apart, handles
    )
    context.play.unread = talk.unread
    context.live_updates.revisions = kept.revisions
    context.forget_games.append(forget_games)
    context.close_account.append(forget_account)
    context.export_account["words"] = partial(taken_home, context.store)
