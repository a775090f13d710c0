"""Where minds meet: for each game what its minds are, how one is varied, and a game between two of them.

A mind is what JSON can hold: weights in España 1936, a file of plans for one side in La Guerra Civil Española. In place
of one somebody may sit there as at the table (`at_table`): asked through observations, with plans if he has a budget.
"""

import math
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from studies import espana_minds, tune_gce
from studies import minds as gce
from studies import tune as espana

import dosespanas
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.engine import Engine
from dosespanas.gce.board.stages import MOVE
from dosespanas.gce.board.state import Board
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT
from dosespanas.players import Player, make
from dosespanas.players.espana1936.learned import value as espana_value
from dosespanas.players.espana1936.learned import value as learned
from dosespanas.players.espana1936.planner import minds, portfolio
from dosespanas.players.espana1936.policy import weights
from dosespanas.players.gce.learned import player as gce_player
from dosespanas.players.gce.learned.player import LearnedPlayer
from dosespanas.players.gce.planner import plan as plans
from dosespanas.players.gce.planner import portfolio as gce_portfolio
from dosespanas.players.gce.planner.player import BUDGET as WIDE
from dosespanas.players.gce.policy.side_view_builders import from_board
from dosespanas.players.lifecycle import opponent_seed, play_on, unhurried

Mind = Any
"""The numbers of one side."""
CHANGES: Final = (1, 2, 3, 5, 8)
"""In how many numbers a mind is varied at a time."""
SEEN: Final = 3
"""The last turn in which it is noted how the sides stand."""
ENDGAME: Final = {"1936": (5, 6, 7), "campaign": (16,)}
"""By scenario of La Guerra Civil Española: the turns from which a mind may weigh otherwise."""
AT_THE_END: Final = (
    "lost", "fear", "attack_least", "muster_least", "muster_unit", "ring_last", "need", "pull", "pin", "siege",
    "elsewhere",
)  # fmt: skip
"""What it may weigh otherwise then."""
STRONGEST: Final = "learned"
"""The opponent that is hunted as it is shipped."""
BUDGET: Final = "budget"
"""What tells somebody at the table from a mind."""


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
    options: tuple[str, ...] = ()
    """The options that are on, handicaps among them."""


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
    spent: float = 0.0
    """Seconds of processor time, of a game at the table."""


def at_table(mind: Mind | None, budget: int | None = None) -> Mind:
    """Return somebody who plays as an opponent at the table does, by a mind or a portfolio; None: as it is shipped.

    `budget`: how much is tried for a plan; None: as much as the opponent that is shipped tries, 0: no plans.
    """
    return {BUDGET: budget, "mind": mind}


def sits(mind: Mind) -> bool:
    """Tell whether a mind is somebody at the table."""
    return isinstance(mind, Mapping) and BUDGET in mind


class Arena(Protocol):
    """What a game has that the search for a portfolio needs."""

    file: Path
    """Where the portfolios of its strongest opponent stand."""

    def known(self, scenario: str, side: int) -> dict[str, Mind]:
        """Return the minds that there are already, by name, the shipped one first."""
        ...

    def shipped(self, scenario: str, side: int) -> Mind:
        """Return the portfolio that the strongest opponent plays by, its mind where it has one alone."""
        ...

    def varied(self, scenario: str, side: int, mind: Mind, rng: random.Random, step: float) -> Mind:
        """Return a mind that differs in a few numbers; `step`: how far, 1 for far."""
        ...

    def play(self, meeting: Meeting) -> Result:
        """Play a game."""
        ...

    def player(self, scenario: str, side: int, mind: Mind, budget: int | None, seed: int) -> Player:
        """Return the strongest opponent with another mind or portfolio, who tries so much for a plan (`at_table`)."""
        ...

    def ended(self, game: Game) -> Result:
        """Return what came of a game that is over."""
        ...


def varied(here: Arena, scenario: str, side: int, mind: Mind, rng: random.Random, step: float) -> Mind:
    """Return a mind that differs in a few numbers; of somebody at the table it is his mind that does."""
    if sits(mind):
        return {**mind, "mind": here.varied(scenario, side, mind["mind"], rng, step)}
    return here.varied(scenario, side, mind, rng, step)


def play_at_table(here: Arena, meeting: Meeting) -> Result:
    """Play a game through observations, choices as long as they take; a mind sits there without plans."""
    began = time.process_time()
    options = dict.fromkeys(meeting.options, True)
    game = dosespanas.new_game(meeting.game, meeting.scenario, options, seed=meeting.seed, data=meeting.data)
    players = []
    for side, who in enumerate((meeting.nationalist, meeting.republican)):
        seat, seed = who if sits(who) else at_table(who, 0), opponent_seed(game, side)
        shipped = seat["mind"] is None and seat[BUDGET] is None
        players.append(
            make(STRONGEST, seed, meeting.game)
            if shipped
            else here.player(meeting.scenario, side, seat["mind"], seat[BUDGET], seed)
        )
    play_on(game, [unhurried(player) for player in players])
    return replace(here.ended(game), spent=time.process_time() - began)


class EspanaArena:
    """España 1936: minds are weights; a portfolio as shipped may sit in place of a mind."""

    file = espana_value.PORTFOLIO

    def known(self, scenario: str, side: int) -> dict[str, Mind]:
        """Return the learned opponent's mind, the planner's and the tuned opponent's."""
        books = {"learned": learned.MINDS, "planner": minds.FILE}
        found = {name: minds.first(scenario, file)[side] for name, file in books.items()}
        return found | {"tuned": weights.shipped(scenario)[side]}

    def shipped(self, scenario: str, side: int) -> Mind:
        """Return the learned opponent's portfolio, its mind where it has one alone."""
        return espana_minds.shipped(scenario, side)

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
        state = espana_minds.play(meeting.scenario, meeting.data, meeting.seed, pair, look, meeting.options)
        return replace(self.counted(state), looks=looks, rows=notes.rows)

    def player(self, scenario: str, side: int, mind: Mind, budget: int | None, seed: int) -> Player:
        """Return the learned opponent with another mind or portfolio, None for its own."""
        return espana_minds.opponent(scenario, side, mind, budget, seed)

    def ended(self, game: Game) -> Result:
        """Return what came of a game that is over."""
        assert isinstance(game.state, Engine)
        return self.counted(game.state)

    def counted(self, state: Engine) -> Result:
        """Return what a state that is over counts."""
        won = 0.5 if state.winner < 0 else float(state.winner == NAT)
        return Result(won, espana.counted(state, NAT, won), [])


class Watch:
    """How both sides of La Guerra Civil Española stand where the other's movement begins, in the first turns."""

    def __init__(self) -> None:
        self.looks: list[tuple[int, int, list[float]]] = []
        """Side, turn, and what the other one sees."""

    def see(self, b: Board) -> None:
        """Look at a position, and note it where a movement has begun."""
        if b.stage == MOVE and b.turn <= SEEN:
            key = (1 - b.side, b.turn)
            if all(key != one[:2] for one in self.looks):
                self.looks.append((*key, gce_portfolio.look(from_board(b, b.side), 1 - b.side)))


class GceArena:
    """La Guerra Civil Española: minds are files of plans for a side; a portfolio as shipped may sit in place of one."""

    file = gce_player.PORTFOLIO

    def known(self, scenario: str, side: int) -> dict[str, Mind]:
        """Return the learned opponent's plans, the planner's and the tuned opponent's."""
        names = ("learned", "planner", "tuned")
        return {name: gce.as_file(gce.book(name), scenario, side, name) for name in names}

    def shipped(self, scenario: str, side: int) -> Mind:
        """Return the learned opponent's portfolio, its plans where it has one mind alone."""
        return gce.shipped(scenario, side) or self.known(scenario, side)[STRONGEST]

    def varied(self, scenario: str, side: int, mind: Mind, rng: random.Random, step: float) -> Mind:
        """Return plans with a few factors, or numbers of theatres, times e to normal powers."""
        book = plans.read(mind, gce.book("planner"))
        late = [f"{gce.LATE}{turn}.{name}" for turn in ENDGAME[scenario] for name in AT_THE_END]
        every = [*tune_gce.TELLING, *tune_gce.WORDS, *late, tune_gce.THEATRES]
        names = tune_gce.varied(every, book, scenario, side)
        drawn = rng.sample(names, min(len(names), rng.choice(CHANGES)))
        return gce.changed(mind, scenario, side, drawn, [step * rng.gauss(0.0, 1.0) for _ in drawn])

    def play(self, meeting: Meeting) -> Result:
        """Play a game, and note how each side stands where the other's movement begins."""
        watch = Watch()
        minds = [
            gce.seated(2 * meeting.seed + side, side, meeting.scenario, raw)
            for side, raw in enumerate((meeting.nationalist, meeting.republican))
        ]
        end = gce.play(meeting.seed, minds, meeting.scenario, meeting.data, watch.see, meeting.options)
        won = float(end.winner == NAT)
        return Result(won, won + 0.5 * end.near, watch.looks)

    def player(self, scenario: str, side: int, mind: Mind, budget: int | None, seed: int) -> Player:
        """Return the learned opponent with other plans or another portfolio, None for its own."""
        player = LearnedPlayer(seed, WIDE if budget is None else budget)
        if mind is not None:
            player.play_by(gce.seated(seed, side, scenario, mind))
        return player

    def ended(self, game: Game) -> Result:
        """Return what came of a game that is over."""
        assert isinstance(game.state, Board)
        outcome = game.state.outcome()
        assert outcome is not None
        won = float(outcome.winner == NAT)
        return Result(won, won + 0.5 * (1.0 if won else gce.near(game.state)), [])


ARENAS: Final[Mapping[str, type[EspanaArena] | type[GceArena]]] = {"espana1936": EspanaArena, "gce": GceArena}


@cache
def arena(game: str) -> Arena:
    """Return the arena of a game."""
    return ARENAS[game]()


def meet(meeting: Meeting) -> Result:
    """Play a game between two minds, at the table if somebody sits there."""
    here = arena(meeting.game)
    if sits(meeting.nationalist) or sits(meeting.republican):
        return play_at_table(here, meeting)
    return here.play(meeting)
