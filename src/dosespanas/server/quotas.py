"""How much one address may ask for: beginning games and uploads, and what has to be worked out for it.

An address has so many requests at once and gets new ones by the minute (a token bucket). The machine the server runs
on is not limited; behind a proxy the address is the one that the proxy names.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import ASGIApp, Receive, Scope, Send

from dosespanas.server.errors import Problem, refuse

ADDRESSES = 20_000
"""How many addresses are remembered; those heard of longest ago are forgotten first."""


@dataclass(frozen=True)
class Quota:
    """What an address may ask: `burst` requests at once, and `per_minute` more each minute."""

    burst: float
    per_minute: float


BEGIN, COUNT = "begin", "count"
"""Kinds of request: to begin a game or upload a record; to have odds, overlays, hints and explanations counted."""

WORKED_OUT = ("odds", "overlay", "hint", "explain")


def kind_of(method: str, path: str) -> str | None:
    """Return the kind of a request that has a quota, or None."""
    parts = path.strip("/").split("/")
    if method == "POST" and parts in (["api", "games"], ["api", "records"], ["api", "lessons"], ["api", "chance"]):
        return BEGIN
    if len(parts) > 3 and parts[:2] == ["api", "games"] and parts[3] in WORKED_OUT:
        return COUNT
    return None


def whose(address: str | None) -> str | None:
    """Return whose quota an address draws on, or None where there is no limit: this machine, or no address at all.

    The addresses of one IPv6 network of 64 bits are one customer's.
    """
    try:
        found = ip_address(address or "")
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return None
    return str(IPv6Network((int(found), 64), strict=False)) if isinstance(found, IPv6Address) else str(found)


class Buckets:
    """What is left to each address of one quota."""

    def __init__(self, quota: Quota, clock: Callable[[], float] = time.monotonic) -> None:
        self._quota = quota
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Requests left, and when that was."""

    def take(self, address: str) -> float:
        """Take one request of an address; return 0.0, or the seconds until there is one again."""
        now, quota = self._clock(), self._quota
        left, since = self._left.pop(address, (quota.burst, now))
        left = min(quota.burst, left + (now - since) * quota.per_minute / 60)
        wait = 0.0 if left >= 1 else (1 - left) * 60 / quota.per_minute
        self._left[address] = (left - 1 if wait == 0.0 else left, now)
        if len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        return wait


class Quotas:
    """ASGI middleware: answers 429 with `Retry-After` to an address that has used up its quota."""

    def __init__(self, app: ASGIApp, quotas: Mapping[str, Quota]) -> None:
        self._app = app
        self._buckets = {kind: Buckets(quota) for kind, quota in quotas.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        wait = self._wait(scope) if scope["type"] == "http" else 0.0
        if wait == 0.0:
            await self._app(scope, receive, send)
            return
        seconds = int(wait) + 1
        text = f"too many requests from this address; wait {seconds} seconds"
        await refuse(send, Problem("error-too-many", text, 429, seconds=seconds), [("retry-after", str(seconds))])

    def _wait(self, scope: Scope) -> float:
        kind = kind_of(scope["method"], scope["path"])
        if kind not in self._buckets:
            return 0.0
        address = whose(scope["client"][0] if scope.get("client") else None)
        return 0.0 if address is None else self._buckets[kind].take(address)
