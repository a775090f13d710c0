"""Adds notices to a server that keeps accounts: where each is told what happens in its games."""

from email.utils import parseaddr

from dosespanas.server.features.notices.scenes import GameScenes
from dosespanas.server.features.notices.sender import Sender
from dosespanas.server.features.notices.service import Channels
from dosespanas.server.features.notices.store import forget_account, forget_games, tell_left
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add notices to a server; one without accounts answers that it has none."""
    state = context.app.state
    state.channels = state.scenes = None
    context.forget_games.append(forget_games)
    if not context.settings.accounts:
        return
    state.channels = channels = channels_of(context)
    handles = state.accounts.kept.handles
    more = context.play.unread, context.are_apart, context.unread_messages
    state.scenes = scenes = GameScenes(context.play, context.dues, context.proposals, handles, *more)
    context.at_start.append(channels.mark_browsers)
    context.hourly.append(lambda _: channels.kept.forget_signed_out())
    context.tasks.append(Sender(channels.kept, scenes, channels.deliver).run)
    context.close_account += [tell_left, forget_account]
    context.proved_mail.append(channels.begin)
    context.export_account["channels"] = channels.view


def channels_of(context: ServerContext) -> Channels:
    """Return where the accounts of a server are told."""
    settings = context.settings
    address = settings.address or f"http://localhost:{settings.port}"
    contact = address if settings.mail_from is None else f"mailto:{parseaddr(settings.mail_from)[1]}"
    mailer = context.app.state.mailer
    more = settings.inner_webhooks, context.proposals, context.play.unread, context.unread_messages
    return Channels(context.store, context.key, address, mailer, contact, *more)
