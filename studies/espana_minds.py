"""Minds of España 1936 at play: whole games between them, on states, without plans, and opponents who have them.

A mind is the weights of a side, or a portfolio of such as it stands in a file (`learned/portfolio.json`), which draws
one for each game and looks at the other side.
"""

import hashlib
import json
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.learned import value as learned
from dosespanas.players.espana1936.learned.foresight import Foresight
from dosespanas.players.espana1936.learned.player import LearnedPlayer
from dosespanas.players.espana1936.learned.value import PORTFOLIO
from dosespanas.players.espana1936.planner import minds
from dosespanas.players.espana1936.planner.player import BUDGET
from dosespanas.players.espana1936.planner.portfolio import PortfolioMind, book
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.weights import Weights

Mind = dict[str, Any]

TASTE = 0.12
"""How far the players of a study's game like some boxes more than others, so that no opening is learned by heart."""


class Notes:
    """What the learned opponent's value looks at where turns begin, all but the first, of one game."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.turn = 0

    def see(self, t: Engine) -> None:
        """Look at a position, and note it if a turn has begun."""
        if self.turn and t.turn != self.turn:
            self.rows.append([round(x, 4) for x in learned.features(t)])
        self.turn = t.turn


class Seat:
    """Who plays a side in one game."""

    def __init__(self, mind: Mind, side: int, seed: int) -> None:
        own = seed * 2 + side
        self.commander = PortfolioMind(book(mind, "a portfolio"), own) if "mixture" in mind else None
        self.row = mind if self.commander is None else self.commander.book.minds[0]
        self.policy = Policy([Weights(self.row), Weights(self.row)], own, TASTE)

    def choose(self, t: Engine, codes: list[int]) -> int:
        """Return what is done at a choice of the side."""
        if self.commander is not None:
            row = self.commander.mind(t)
            if row is not self.row:
                self.row = row
                self.policy.weights = [Weights(row), Weights(row)]
        return self.policy.choose(t, codes)


def shipped(scenario: str, side: int) -> Mind:
    """Return the learned opponent's portfolio in a scenario, its mind where it has one alone."""
    known: dict[str, Any] = json.loads(PORTFOLIO.read_text(encoding="utf-8")).get(scenario, {})
    found: Mind = known.get(SIDE_NAMES[side]) or minds.first(scenario, learned.MINDS)[side]
    return found


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Return where portfolios of players of this process are kept, as long as it lives."""
    return tempfile.TemporaryDirectory(prefix="dosespanas-portfolios-")


def opponent(scenario: str, side: int, mind: Mind | None, budget: int | None, seed: int) -> LearnedPlayer:
    """Return the learned opponent with another mind or portfolio for a side, None for its own.

    `budget`: how much it tries for a plan, None for what is shipped. Plans begin with its other minds, too.
    """
    player = LearnedPlayer(seed, BUDGET if budget is None else budget)
    if mind is not None:
        whole = mind if "mixture" in mind else {"minds": [mind], "mixture": [1.0], "rivals": []}
        text = json.dumps({scenario: {"recipe": {}, SIDE_NAMES[side]: whole}})
        file = Path(_folder().name) / f"{hashlib.sha256(text.encode()).hexdigest()}.json"
        if not file.exists():
            file.write_text(text, encoding="utf-8")
        player.thinker = Foresight(player.thinker.budget, player.value(), player.files(), seed, file)
    return player


def play(
    scenario: str,
    data: str | None,
    seed: int,
    minds: Sequence[Mind],
    look: Callable[[Engine], None] | None = None,
    options: Sequence[str] = (),
) -> Engine:
    """Play a game of two minds, the Nationalist first, and return how it ended.

    `look`: told of each choice before it is made; `options`: those that are on.
    """
    state = dosespanas.new_game("espana1936", scenario, dict.fromkeys(options, True), seed=seed, data=data).state
    assert isinstance(state, Engine)
    seats = [Seat(mind, side, seed) for side, mind in enumerate(minds)]
    while not state.ended:
        if look is not None:
            look(state)
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else seats[state.side].choose(state, codes))
        state.out = []
    return state
