"""Adds signing in by another service to a server that keeps accounts."""

from urllib.parse import urlsplit

from dosespanas.server.features.openid.service import OpenId, Provider
from dosespanas.server.http.context import ServerContext
from dosespanas.server.operations.settings import Settings


def open_feature(context: ServerContext) -> None:
    """Add the other service that one signs in by, if the settings name one."""
    context.app.state.openid = openid = openid_of(context.settings)
    if openid is not None:
        context.sign_in_ways["openid"] = openid.provider.label


def openid_of(settings: Settings) -> OpenId | None:
    """Return the other service that one signs in to a server by, if it keeps accounts and there is one."""
    if not settings.accounts or settings.openid_issuer is None or settings.openid_client is None:
        return None
    label = settings.openid_label or urlsplit(settings.openid_issuer).hostname or "OpenID"
    return OpenId(Provider(settings.openid_issuer, settings.openid_client, settings.openid_secret, label))
