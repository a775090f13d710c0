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

from starlette.types import Scope

from dosespanas.server.errors import TooMany

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

BEGIN, COUNT, SIGN, PACE = "begin", "count", "sign", "pace"
"""Kinds of request: to begin a game or upload a record; to have something worked out or looked up in the past; to sign
in, or to have a mail sent for that; to act at a seat."""


@dataclass(frozen=True)
class Cost:
    """What a request costs: of which kind it is, and for how many it counts.

    `by_query`: for how many more, by what it asks for. What is of the kind PACE counts for its seat (`SeatPace`).
    """

    kind: str
    requests: float = 1
    by_query: Callable[[bytes], float] | None = None

    def of(self, query: bytes) -> float:
        """Return for how many requests one with a query counts."""
        return self.requests + (self.by_query(query) if self.by_query is not None else 0)


def count(requests: float) -> Cost:
    """Return the cost of what is worked out or looked up."""
    return Cost(COUNT, requests)


FREE: Cost | None = None
"""What takes less than a thousandth of a second, and limits itself or is asked for by whoever runs the server."""

ONE_BEGUN, ONE_SIGNED, PACED = Cost(BEGIN), Cost(SIGN), Cost(PACE)

KEPT = count(0.2)
"""What is the same for all and kept as bytes; opening the page asks for twenty of them."""

LOOK = count(0.2)
"""A look at a game, or whose a secret is that is not known in memory."""

LOOKED_UP = count(2)
"""What is looked up in the database."""

THOUGHT = count(5)
"""What is thought about: a chance to win, a hint, an opponent that plays on."""

LONGEST_FILM = 64
STRETCH = 16
"""How many choices of a film count for one more request."""


def _choices_of(query: bytes) -> float:
    """Return for how much more a film counts: by how many choices it asks for, the most unless it says fewer."""
    said = parse_qs(query).get(b"count", [b""])[-1]
    return (min(int(said[:9]), LONGEST_FILM) if said.isdigit() else LONGEST_FILM) / STRETCH


FILM = Cost(COUNT, 1, _choices_of)
"""A film: the longer, the more."""


@lru_cache(ADDRESSES)
def is_local(address: str | None) -> bool:
    """Return whether an address is this machine's own."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


@lru_cache(ADDRESSES)
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

    def left(self, key: str) -> float:
        """Return how many requests are left to one who has the quota once."""
        left, since = self._left.get(key, (self._quota.burst, self._clock()))
        return min(self._quota.burst, left + (self._clock() - since) * self._quota.per_minute / 60)

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
    """What each address has left of each kind of request."""

    def __init__(self, quotas: Mapping[str, Quota], public: bool) -> None:
        """Take the quotas by kind of request, and whether this machine has them too (`customers`)."""
        self._buckets = {kind: Buckets(quota) for kind, quota in quotas.items()}
        self._public = public

    def take(self, scope: Scope, cost: Cost) -> None:
        """Take what a request costs from who asks; raises TooMany.

        What is counted by seat is a look here: whose the seat is has to be found first.
        """
        cost = LOOK if cost.kind == PACE else cost
        buckets = self._buckets.get(cost.kind)
        if buckets is None:
            return
        whose = [(one.name, one.times) for one in customers_of(scope, self._public)]
        wait = buckets.take(whose, cost.of(scope["query_string"]))
        if wait:
            raise TooMany(wait)


class SeatPace:
    """How fast one seat may act: choices, taking back, agreeing, and saying how far it has looked."""

    def __init__(self, quota: Quota, public: bool) -> None:
        """Take what a seat may do, and whether a seat of this machine is limited too (`customers`)."""
        self._buckets = Buckets(quota)
        self._public = public

    def check(self, scope: Scope, game: str, sides: tuple[str, ...], actions: int = 1) -> None:
        """Count what a seat does; raises TooMany. Several actions in a row count little: they are one request."""
        client = scope.get("client")
        if customers(client[0] if client else None, self._public):
            wait = self._buckets.take([(" ".join((game, *sides)), 1)], 1 + (actions - 1) / 20)
            if wait:
                raise TooMany(wait)
