"""How many pages may wait for news: altogether, from one address, at one seat."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from dosespanas.server.operations.quotas import Customer

Key = tuple[str, tuple[str, ...]]
"""A game, and the sides of a seat."""


class Crowded(Exception):
    """There is no room for another live connection: at all, or for this address."""


class Sockets:
    """The live connections of this process. For one event loop."""

    def __init__(self, most: int, of_one_address: int, of_one_seat: int) -> None:
        """Take how many there may be altogether, of one address and of one seat."""
        self._most = most
        self._of_one_address = of_one_address
        self._of_one_seat = of_one_seat
        self._all = 0
        self._addresses: Counter[str] = Counter()
        self._seats: dict[Key, OrderedDict[object, Callable[[], None]]] = {}

    @contextmanager
    def room(self, whose: Sequence[Customer]) -> Iterator[None]:
        """Have room for one more; raises Crowded."""
        full = any(self._addresses[one.name] >= self._of_one_address * one.times for one in whose)
        if full or self._all >= self._most:
            raise Crowded
        names = [one.name for one in whose]
        self._all += 1
        self._addresses.update(names)
        try:
            yield
        finally:
            self._all -= 1
            self._addresses.subtract(names)
            for name in names:
                if self._addresses[name] <= 0:
                    del self._addresses[name]

    @contextmanager
    def seated(self, seat: Key, give_way: Callable[[], None]) -> Iterator[None]:
        """Sit down at a seat. Where too many sit there already the one who has sat longest is told to give way."""
        here = self._seats.setdefault(seat, OrderedDict())
        while len(here) >= self._of_one_seat:
            here.popitem(last=False)[1]()
        me = object()
        here[me] = give_way
        try:
            yield
        finally:
            here.pop(me, None)
            if not here and self._seats.get(seat) is here:
                del self._seats[seat]
