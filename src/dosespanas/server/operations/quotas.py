"""How much one address may ask for: beginning games and uploads, and what has to be worked out for it.

An address has so many requests at once and gets new ones by the minute (a token bucket); what is costly counts for
several. Behind a proxy the address is the one that the proxy names. The machine the server runs on is not limited,
unless the server is reached under a public address: whoever then seems to be this machine came through a proxy.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import parse_qs

from starlette.types import ASGIApp, Receive, Scope, Send

from dosespanas.server.errors import TooMany, refuse

ADDRESSES = 20_000
"""How many addresses are remembered; those heard of longest ago are forgotten first."""


@dataclass(frozen=True)
class Quota:
    """What an address may ask: `burst` requests at once, and `per_minute` more each minute."""

    burst: float
    per_minute: float


@dataclass(frozen=True)
class Customer:
    """Who a quota is for: an address, or a network that has `times` what an address has."""

    name: str
    times: int = 1


SITE = 4
"""How many times the quota of an IPv6 network of 64 bits one of 48 bits has: providers give one customer so many."""

BEGIN, COUNT, SIGN = "begin", "count", "sign"
"""Kinds of request: to begin a game or upload a record; to have something worked out or looked up in the past; to sign
in, or to have a mail sent for that."""

COSTS = {
    **{"odds": 1, "overlay": 1, "explain": 1, "log": 1, "review": 1},
    **{"invitation": 2, "seat": 2, "secret": 2},
    **{"talk": 1, "note": 1, "marks": 1},
    **{
        "reasons": 2,
        "history": 2,
        "film": 1,
        "record": 4,
        "story": 4,
        "picture": 8,
        "static": 4,
        "corrections": 2,
        "hint": 5,
        "proof": 10,
    },
}
"""What counts of a game, and for how many requests."""

LONGEST_FILM = 64
STRETCH = 16
"""How many choices of a film count for one more request."""

CHECK_COST = 4
"""The same of having corrections checked."""

LIST_COST = 2
"""The same of the list of one's games."""

LOOKED_UP = ("ratings", "persons", "cups", "room", "tables", "blocks")
"""What is looked up for anybody, as the list of one's games is."""

EXPORT_COST = 100
"""The same of taking home all that is kept of an account."""

SIGNING = ("link", "mails", "passkeys", "openid")
"""What counts as signing in."""

BEGINNINGS = ("games", "records", "lessons", "puzzles", "chance", "rated", "cups", "room", "analysis")
THOUGHT_COST = 5
"""The same of what is worked out for a board to think on: a chance to win, a hint, an opponent that plays on."""


def cost_of(method: str, path: str, query: bytes = b"") -> tuple[str, float] | None:
    """Return the kind of a request that has a quota, and for how many it counts; None for all others."""
    parts = path.strip("/").split("/")
    if parts[0] != "api" or len(parts) < 2:
        return None
    if parts[1] == "account":
        if len(parts) > 2 and parts[2] in SIGNING and (method == "POST" or parts[2:] == ["openid", "back"]):
            return SIGN, 1
        return COUNT, EXPORT_COST if parts[2:] == ["export"] else LIST_COST
    if len(parts) == 2 and parts[1] in BEGINNINGS:
        return (BEGIN, 1) if method == "POST" else (COUNT, LIST_COST)
    if len(parts) == 4 and parts[1] == "room" and parts[3] == "take":
        return BEGIN, 1
    if parts[1] in LOOKED_UP:
        return COUNT, LIST_COST
    if len(parts) == 4 and parts[1] == "data":
        return COUNT, CHECK_COST
    if len(parts) == 4 and parts[1] == "games" and parts[3] in ("rematch", "analysis"):
        return BEGIN, 1
    if parts[1] == "analysis":
        return COUNT, THOUGHT_COST if parts[-1] in ("chance", "hint", "play") else 1
    if len(parts) > 3 and parts[1] == "games" and parts[3] in COSTS:
        return COUNT, COSTS[parts[3]] + (_choices_of(query) / STRETCH if parts[3] == "film" else 0)
    return None


def _choices_of(query: bytes) -> int:
    """Return how many choices a film is asked of; the most there may be, unless it says fewer."""
    count = parse_qs(query).get(b"count", [b""])[-1]
    return min(int(count[:9]), LONGEST_FILM) if count.isdigit() else LONGEST_FILM


@lru_cache(ADDRESSES)
def is_local(address: str | None) -> bool:
    """Return whether an address is this machine's own."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def customers(address: str | None, public: bool) -> tuple[Customer, ...]:
    """Return on whose quotas an address draws; on nobody's: this machine, or no address at all.

    The addresses of one IPv6 network of 64 bits are one customer's; those of 48 bits have several times as much.
    `public`: the server is reached under a public address, so that there is no exception.
    """
    try:
        found = ip_address(address or "")
    except ValueError:
        return (Customer("unknown"),) if public else ()
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback and not public:
        return ()
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return (Customer(str(found)),)
    near, far = (str(IPv6Network((int(found), bits), strict=False)) for bits in (64, 48))
    return Customer(near), Customer(far, SITE)


def customers_of(scope: Scope, public: bool) -> tuple[Customer, ...]:
    """Return on whose quotas a request draws."""
    client = scope.get("client")
    return customers(client[0] if client else None, public)


class Buckets:
    """What is left to each of those who share one kind of quota."""

    def __init__(self, quota: Quota, clock: Callable[[], float] = time.monotonic) -> None:
        self._quota = quota
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Of one quota: requests left, and when that was."""

    def take(self, whose: Sequence[tuple[str, int]], cost: float = 1) -> float:
        """Take requests of all of some, who have so many times the quota; return 0.0.

        If one of them has not enough left nothing is taken; then return the seconds until there is.
        """
        now, quota = self._clock(), self._quota
        found = []
        for key, times in whose:
            left, since = self._left.get(key, (quota.burst * times, now))
            left = min(quota.burst * times, left + (now - since) * quota.per_minute * times / 60)
            found.append((key, times, left))
        wait = 0.0
        for _, times, left in found:
            wanted = min(cost, quota.burst * times)
            if left < wanted:
                wait = max(wait, (wanted - left) * 60 / (quota.per_minute * times))
        for key, _, left in found:
            self._left[key] = (left if wait else max(0.0, left - cost), now)
            self._left.move_to_end(key)
        while len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        return wait


class Quotas:
    """ASGI middleware: answers 429 with `Retry-After` to an address that has used up its quota."""

    def __init__(self, app: ASGIApp, quotas: Mapping[str, Quota], public: bool) -> None:
        """Take the quotas by kind of request, and whether this machine has them too (`customers`)."""
        self._app = app
        self._buckets = {kind: Buckets(quota) for kind, quota in quotas.items()}
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        wait = self._wait(scope) if scope["type"] == "http" else 0.0
        if wait == 0.0:
            await self._app(scope, receive, send)
            return
        problem = TooMany(wait)
        await refuse(send, problem, problem.headers)

    def _wait(self, scope: Scope) -> float:
        found = cost_of(scope["method"], scope["path"], scope["query_string"])
        if found is None:
            return 0.0
        whose = [(one.name, one.times) for one in customers_of(scope, self._public)]
        return self._buckets[found[0]].take(whose, found[1])


class Pace:
    """How fast one seat may act: choices, taking back, agreeing, and saying how far it has looked."""

    def __init__(self, quota: Quota, public: bool) -> None:
        """Take what a seat may do, and whether a seat of this machine is limited too (`customers`)."""
        self._buckets = Buckets(quota)
        self._public = public

    def check(self, scope: Scope, game: str, sides: tuple[str, ...], actions: int = 1) -> None:
        """Count what a seat does; raises TooMany. Several actions in a row count little: they are one request."""
        if customers_of(scope, self._public):
            wait = self._buckets.take([(" ".join((game, *sides)), 1)], 1 + (actions - 1) / 20)
            if wait:
                raise TooMany(wait)
