"""Where the server may send something on behalf of a person: to public addresses and nowhere else.

A URL that somebody gives could name a machine beside this one (its database, its router, the cloud's metadata). So its
host is resolved here, every address it has must be a public one, and the connection is made to an address that was
looked at: a name that means something else a moment later leads nowhere.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from dosespanas.server.errors import RequestProblem

LONGEST = 1_000
"""Characters of a URL."""
PORTS = (443, 1024)
"""A port is the first, or not below the second: below lie services that are not spoken to over HTTPS."""
CARRIERS = tuple(
    IPv6Network(net) for net in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/23", "2002::/16", "fec0::/10")
)
"""IPv6 networks that carry other addresses (IPv4-compatible, NAT64, Teredo, 6to4), or are a site's own."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True)
class ResolvedAddress:
    """A URL that may be spoken to, and the address its host had when that was found out."""

    scheme: str
    host: str
    port: int
    path: str
    """With its query."""
    address: str

    @property
    def url(self) -> str:
        """The URL with the address in place of the name."""
        address = f"[{self.address}]" if ":" in self.address else self.address
        return f"{self.scheme}://{address}:{self.port}{self.path}"

    @property
    def authority(self) -> str:
        """What the `Host` header says."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == {"https": 443, "http": 80}[self.scheme] else f"{host}:{self.port}"


class Refused(RequestProblem):
    """A URL that the server does not speak to; `why` is a word for the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(
            "error-bad-webhook",
            "this URL cannot be used: it must begin with https://, and its host must be reached under public addresses",
            why=why,
        )
        self.why = why


def is_public(text: str) -> bool:
    """Return whether an IP address is one of the public internet, and a single machine's."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in net for net in CARRIERS):
            return False
    special = found.is_multicast or found.is_reserved or found.is_private or found.is_loopback or found.is_link_local
    if isinstance(found, IPv4Address) and found in _SHARED:
        return False
    return found.is_global and not special and not found.is_unspecified


_SHARED = IPv4Network("100.64.0.0/10")
"""What providers share among their customers."""


def read(url: str, inner: bool) -> SplitResult:
    """Return the parts of a URL of an acceptable form; raises Refused. `inner`: any host and `http` may be too."""
    if len(url) > LONGEST or not url.isascii() or any(sign <= " " or sign in '\\"<>^`{|}' for sign in url):
        raise Refused("signs")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("signs") from None
    if parts.scheme not in (("https", "http") if inner else ("https",)):
        raise Refused("scheme")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Refused("host")
    if not inner and port is not None and port != PORTS[0] and port < PORTS[1]:
        raise Refused("port")
    return parts


async def resolved(host: str, port: int) -> list[str]:
    """Return the addresses that the system knows of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


async def place_of(url: str, inner: bool = False, resolve: Resolve = resolved) -> ResolvedAddress:
    """Return where to speak to a URL; raises Refused, unless every address of its host is public.

    `inner`: hosts inside may be spoken to, and without TLS; whoever runs the server has said so.
    """
    parts = read(url, inner)
    host = str(parts.hostname)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        addresses = await resolve(host, port)
    except (OSError, UnicodeError):
        raise Refused("unknown") from None
    if not addresses:
        raise Refused("unknown")
    if not inner and not all(is_public(address) for address in addresses):
        raise Refused("inner")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return ResolvedAddress(parts.scheme, host, port, path, addresses[0])
