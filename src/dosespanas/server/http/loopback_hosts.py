"""Under which names this machine itself may ask.

A page of another site can let its own name lead to 127.0.0.1 (DNS rebinding); the browser then takes this server for
that site, and lets the page read what is meant for this machine only. Such a request names that site in `Host`.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from dosespanas.server.errors import RequestProblem, refuse
from dosespanas.server.http.limits_and_headers import HEADERS
from dosespanas.server.operations.quotas import is_local

REMEMBERED = 1_000
"""How many names are remembered to be right."""


def name_of(host: str) -> str:
    """Return the name in a `Host` header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class Hosts:
    """The names of this machine: localhost, any address in figures (no name leads there), its own, and some more."""

    def __init__(self, addresses: Iterable[str | None]) -> None:
        """Take addresses (`https://games.example.org`) under which the server is reached too."""
        self._names = {"localhost", socket.gethostname().lower()}
        self._names |= {urlsplit(address).hostname or "" for address in addresses if address}
        self.right: set[bytes] = set()
        """Headers that were found to be right."""

    def known(self, host: bytes) -> bool:
        """Return whether a `Host` header is one of this machine's."""
        if host in self.right:
            return True
        name = name_of(host.decode("latin-1"))
        right = name in self._names or name.endswith(".localhost") or _in_figures(name)
        if right and len(self.right) < REMEMBERED:
            self.right.add(host)
        return right

    def foreign(self, scope: Scope) -> bool:
        """Return whether a request comes from this machine and names another host."""
        client = scope.get("client")
        if client is None or not is_local(client[0]):
            return False
        return any(name == b"host" and value and not self.known(value) for name, value in scope["headers"])


def wrong_host() -> RequestProblem:
    """Return what refuses a request that names another host."""
    text = "this server is asked under a name that is not its own; ask localhost, or start it with --url"
    return RequestProblem("error-wrong-host", text, 421)


def _in_figures(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class OwnNames:
    """ASGI middleware: answers 421 to a request of this machine that names another host.

    Who names none is no browser. Requests that come through a proxy have the address of the visitor and pass.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan" or not self._hosts.foreign(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            headers = [(name.decode(), value.decode()) for name, value in HEADERS]
            await refuse(send, wrong_host(), headers)
