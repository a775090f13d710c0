"""Adds the list of members to a server that keeps accounts."""

from dosespanas.server.features.members.service import Members, forget_account
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add the list to a server; one without accounts answers that it has none."""
    state = context.app.state
    state.members = None
    if not context.settings.accounts:
        return
    state.members = members = Members(context.store, context.are_apart)
    context.close_account.append(forget_account)
    context.export_account["listed"] = members.is_listed
