"""Adds accounts to a server: who signs in, and how."""

from dosespanas.server.features.accounts.letters import Letters
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.accounts.sign_in import SigningIn
from dosespanas.server.features.accounts.signed_in import SessionIdentity, cookie_name
from dosespanas.server.http.context import ServerContext
from dosespanas.server.operations.mailer import Mailer
from dosespanas.server.operations.settings import Settings


def open_feature(context: ServerContext) -> None:
    """Add accounts to a server; one that keeps none answers so."""
    state, settings = context.app.state, context.settings
    state.accounts = state.signing_in = None
    state.mailer = mailer_of(settings)
    state.letters = Letters()
    if not settings.accounts:
        context.offers["accounts"] = lambda: None
        return
    state.accounts = accounts = Accounts(
        *(context.store, context.close_account, context.export_account, context.hourly, context.proved_mail),
        settings.sign_up,
    )
    state.signing_in = SigningIn(accounts)
    context.play.is_closed = accounts.kept.is_closed
    context.play.invitations.handles = accounts.kept.handles
    state.identity = SessionIdentity(accounts, cookie_name(settings))
    context.tasks.append(accounts.run)
    ways = {"mail": state.mailer is not None, "openid": None, "sign_up": settings.sign_up}
    context.offers["accounts"] = lambda: ways | context.sign_in_ways


def mailer_of(settings: Settings) -> Mailer | None:
    """Return what sends the mail of a server that keeps accounts, if it sends any."""
    if not settings.accounts or settings.mail is None or settings.mail_from is None:
        return None
    return Mailer(settings.mail, settings.mail_from)
