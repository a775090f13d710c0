"""Where minds meet: for each game what its minds are, how one is varied, and a game between two of them.

A mind is what JSON can hold: weights in España 1936, a file of plans for one side in La Guerra Civil Española.
"""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol

from studies import espana_minds, tune_gce
from studies import minds as gce
from studies import tune as espana

from dosespanas.espana1936.board import stages
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.side import NAT
from dosespanas.players.espana1936.learned import value as learned
from dosespanas.players.espana1936.planner import minds, portfolio
from dosespanas.players.espana1936.policy import weights
from dosespanas.players.gce.planner import plan as plans

Mind = Any
"""The numbers of one side."""
CHANGES: Final = (1, 2, 3, 5, 8)
"""In how many numbers a mind is varied at a time."""
SEEN: Final = 3
"""The last turn in which it is noted how the sides stand."""


@dataclass(frozen=True)
class Meeting:
    """A game to be played: of two minds, the Nationalist one first."""

    game: str
    scenario: str
    data: str | None
    seed: int
    nationalist: Mind = field(repr=False)
    republican: Mind = field(repr=False)
    noted: bool = False
    """Whether to keep what a value looks at where turns begin (España 1936)."""


@dataclass(frozen=True)
class Result:
    """What came of a game."""

    first: float
    """What the Nationalist side got: 1, or 0.5 of a draw."""
    score: float
    """The same with a little for how near it was: tells apart minds that win as often."""
    looks: list[tuple[int, int, list[float]]]
    """How a side stood when the other side's movement of a turn began: side, turn, what was seen."""
    rows: list[list[float]] = field(default_factory=list)
    """What a value looks at where turns began, if it was asked for."""


class Arena(Protocol):
    """What a game has that the search for a portfolio needs."""

    def known(self, scenario: str, side: int) -> dict[str, Mind]:
        """Return the minds that there are already, by name, the shipped one first."""
        ...

    def varied(self, scenario: str, side: int, mind: Mind, rng: random.Random, step: float) -> Mind:
        """Return a mind that differs in a few numbers; `step`: how far, 1 for far."""
        ...

    def play(self, meeting: Meeting) -> Result:
        """Play a game."""
        ...


class EspanaArena:
    """España 1936: minds are weights; a portfolio as shipped may sit in place of a mind."""

    def known(self, scenario: str, side: int) -> dict[str, Mind]:
        """Return the learned opponent's mind, the planner's and the tuned opponent's."""
        books = {"learned": learned.MINDS, "planner": minds.FILE}
        found = {name: minds.first(scenario, file)[side] for name, file in books.items()}
        return found | {"tuned": weights.shipped(scenario)[side]}

    def varied(self, scenario: str, side: int, mind: Mind, rng: random.Random, step: float) -> Mind:
        """Return weights with a few of them, or of the boxes that are liked, moved by normal steps."""
        found = dict.fromkeys(weights.LATER, 0.0) | mind
        for name in rng.sample([*weights.NAMES, *weights.liked()], rng.choice(CHANGES)):
            part = step * rng.gauss(0.0, 1.0)
            if name in weights.RANGES:
                _, low, high = weights.RANGES[name]
                size = max(espana.scale(name), 0.5 * abs(found[name]))
                part = abs(part) if found[name] == low else part
                found[name] = round(min(high, max(low, found[name] + part * size)), 4)
            else:
                liked = found.get(name, 1.0) * math.exp(part)
                found[name] = round(min(weights.MOST_LIKED, max(weights.LEAST_LIKED, liked)), 3)
        return found

    def play(self, meeting: Meeting) -> Result:
        """Play a game, and note how each side stands where the other's movement begins."""
        looks: list[tuple[int, int, list[float]]] = []
        notes = espana_minds.Notes()

        def look(t: Engine) -> None:
            if meeting.noted:
                notes.see(t)
            if t.stage == stages.MOVE and t.step_no in portfolio.MOVES and t.turn <= SEEN:
                key = (1 - t.side, t.turn)
                if all(key != one[:2] for one in looks):
                    looks.append((*key, portfolio.look(t, 1 - t.side)))

        pair = [meeting.nationalist, meeting.republican]
        state = espana_minds.play(meeting.scenario, meeting.data, meeting.seed, pair, look)
        won = 0.5 if state.winner < 0 else float(state.winner == NAT)
        return Result(won, espana.counted(state, NAT, won), looks, notes.rows)


class GceArena:
    """La Guerra Civil Española: minds are files of plans for one side."""

    def known(self, scenario: str, side: int) -> dict[str, Mind]:
        """Return the learned opponent's plans, the planner's and the tuned opponent's."""
        names = ("learned", "planner", "tuned")
        return {name: gce.as_file(gce.book(name), scenario, side, name) for name in names}

    def varied(self, scenario: str, side: int, mind: Mind, rng: random.Random, step: float) -> Mind:
        """Return plans with a few factors, or numbers of theatres, times e to normal powers."""
        book = plans.read(mind, gce.book("planner"))
        names = tune_gce.varied([*tune_gce.TELLING, tune_gce.THEATRES], book, scenario, side)
        drawn = rng.sample(names, min(len(names), rng.choice(CHANGES)))
        return gce.changed(mind, scenario, side, drawn, [step * rng.gauss(0.0, 1.0) for _ in drawn])

    def play(self, meeting: Meeting) -> Result:
        """Play a game."""
        books = [plans.read(mind, gce.book("planner")) for mind in (meeting.nationalist, meeting.republican)]
        end = gce.play(meeting.seed, books, meeting.scenario, meeting.data)
        won = float(end.winner == NAT)
        return Result(won, won + 0.5 * end.near, [])


ARENAS: Final[Mapping[str, type[EspanaArena] | type[GceArena]]] = {"espana1936": EspanaArena, "gce": GceArena}


@cache
def arena(game: str) -> Arena:
    """Return the arena of a game."""
    return ARENAS[game]()


def meet(meeting: Meeting) -> Result:
    """Play a game between two minds."""
    return arena(meeting.game).play(meeting)
