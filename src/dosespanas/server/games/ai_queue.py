"""Whose computer opponent thinks next, and where: one choice a game in turn, games with a person first."""

import threading
from collections import OrderedDict

HOMES = 10_000
"""Of how many games it is remembered which worker has them."""


class Turns:
    """The games whose computer opponents wait. Safe to call from several threads.

    Each worker takes a game, answers one choice and gives the game back; it comes round again when all the others
    have had theirs. A game stays with the worker that had it first, where its opponents live. Games among computers
    alone are taken only while no person waits, a few of them at a time, and never by the last free worker if there are
    several. A worker that is long about a choice counts as none: its other games go elsewhere, and others may think.
    """

    def __init__(self, workers: int, rest: int) -> None:
        """Take how many workers think at a time, and how many games among computers alone are played at a time."""
        self._workers = workers
        self._at_once = max(1, workers - 1)
        self._cap = rest
        self._persons: OrderedDict[str, None] = OrderedDict()
        self._rest: OrderedDict[str, None] = OrderedDict()
        """Games among computers alone that are being played; the others wait in `_later`."""
        self._later: OrderedDict[str, None] = OrderedDict()
        self._busy: dict[str, tuple[bool, int]] = {}
        """The games that workers have now: whether a person plays there, and which worker it is."""
        self._slow: set[int] = set()
        """Workers that are long about a choice."""
        self._again: set[str] = set()
        self._homes: OrderedDict[str, int] = OrderedDict()
        """Which worker the games served last belong to."""
        self._change = threading.Condition()
        self._closed = False

    def add(self, game: str, person: bool) -> None:
        """Note that a computer opponent may be waiting in a game, and whether a person plays there too."""
        with self._change:
            if game in self._busy:
                self._again.add(game)
            elif person:
                self._persons[game] = None
            elif game not in self._rest:
                self._later[game] = None
                self._fill()
            self._change.notify_all()

    def next(self, worker: int) -> str | None:
        """Wait for a game to be served by a worker and take it; None once closed."""
        with self._change:
            while not self._closed:
                game = self._take(worker)
                if game is not None:
                    return game
                self._change.wait()
            return None

    def take(self, worker: int) -> str | None:
        """Take a game to be served by a worker; None if there is none now."""
        with self._change:
            return self._take(worker)

    def done(self, game: str, more: bool) -> None:
        """Give a game back; `more`: another choice of a computer opponent may be waiting there."""
        with self._change:
            person, worker = self._busy.pop(game)
            self._slow.discard(worker)
            if more or game in self._again:
                (self._persons if person else self._rest)[game] = None
            self._again.discard(game)
            self._fill()
            self._change.notify_all()

    def set_aside(self, worker: int) -> None:
        """Note that a worker is long about the choice it has: till that is done, others serve its other games."""
        with self._change:
            self._slow.add(worker)
            self._fill()
            self._change.notify_all()

    def slow(self) -> int:
        """Return how many workers are long about a choice."""
        with self._change:
            return len(self._slow)

    def waiting(self) -> int:
        """Return how many games wait for a worker and could be served now."""
        with self._change:
            return len(self._persons) + len(self._rest)

    def close(self) -> None:
        """Let nobody wait any longer."""
        with self._change:
            self._closed = True
            self._change.notify_all()

    def _take(self, worker: int) -> str | None:
        thinking = self._thinking()
        if len(thinking) >= self._workers:
            return None
        for game in self._persons:
            if self._may_serve(worker, game):
                del self._persons[game]
                return self._serve(game, worker, True)
        if self._rest and sum(not person for person in thinking) < self._at_once:
            game = next(iter(self._rest))
            if self._may_serve(worker, game):
                del self._rest[game]
                return self._serve(game, worker, False)
        return None

    def _thinking(self) -> list[bool]:
        """Return whether a person plays there, of each game that a worker has which is not long about it."""
        return [person for person, worker in self._busy.values() if worker not in self._slow]

    def _may_serve(self, worker: int, game: str) -> bool:
        home = self._homes.get(game, worker)
        return home == worker or home in self._slow

    def _serve(self, game: str, worker: int, person: bool) -> str:
        self._busy[game] = person, worker
        self._homes[game] = worker
        self._homes.move_to_end(game)
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)
        return game

    def _fill(self) -> None:
        """Let games among computers alone take the places that are free."""
        playing = len(self._rest) + sum(not person for person in self._thinking())
        while self._later and playing < self._cap:
            game, _ = self._later.popitem(last=False)
            self._rest[game] = None
            playing += 1
