"""Adds messages from person to person to a server that keeps accounts."""

from dosespanas.server.features.accounts.store import AccountsStore
from dosespanas.server.features.direct_messages.service import DirectMessages
from dosespanas.server.features.direct_messages.store import DirectMessageStore, forget_account
from dosespanas.server.http.context import ServerContext
from dosespanas.server.operations.quotas import Quota


def open_feature(context: ServerContext) -> None:
    """Add messages to a server; one without accounts answers that it has none."""
    state, settings = context.app.state, context.settings
    state.direct_messages = None
    if not settings.accounts:
        return
    kept = DirectMessageStore(context.store)
    quota = Quota(settings.words_burst, settings.words_per_minute)
    state.direct_messages = DirectMessages(kept, AccountsStore(context.store), quota, context.are_apart)
    context.unread_messages = state.direct_messages.unread
    context.close_account.append(forget_account)
    context.export_account["direct_messages"] = kept.taken_home
