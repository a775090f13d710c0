"""What the learned opponent hopes of a position: the judge's features and the force of each side in each box."""

from pathlib import Path
from typing import Any, Final

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.state import State
from dosespanas.players.espana1936.evaluator import NAMES as COMMON
from dosespanas.players.espana1936.evaluator import SCENARIOS, TASTE, WHIM, EspanaJudge, Playing
from dosespanas.players.espana1936.evaluator import features as common
from dosespanas.players.espana1936.planner.minds import first
from dosespanas.players.espana1936.planner.portfolio import book_of
from dosespanas.players.espana1936.policy.policy import GamePolicy
from dosespanas.players.evaluation import load

FILE: Final = Path(__file__).with_name("value.json")
MINDS: Final = Path(__file__).with_name("minds.json")
PORTFOLIO: Final = Path(__file__).with_name("portfolio.json")
BIAS: Final = 0.095
"""How far what the value says of two ways differs from games played to their end (`studies/turning_points.py`)."""
BOXES: Final = 42
"""How many boxes the map has."""
MODIFIER: Final = 0.25
"""What a point of a troop's own modifier counts beside a step."""
NAMES: Final = [*COMMON, *[f"nat_{i}" for i in range(BOXES)], *[f"rep_{i}" for i in range(BOXES)]]
"""What the value looks at: see `features`."""


def features(t: Board) -> list[float]:
    """Return what the value looks at: the judge's features, then the force of each side in each box, fives of steps."""
    force = [0.0] * (2 * BOXES)
    slots = t.data.slots
    for slot in range(2 * slots):
        box = t.t_box[slot]
        if 0 <= box < BOXES:
            step = float(steps_of(t.t_strength[slot])) + MODIFIER * float(t.type_drm(t.t_type[slot]))
            force[(slot // slots) * BOXES + box] += step / 5.0
    return common(t) + force


class LearnedJudge(EspanaJudge):
    """The value that the learned opponent plans by; fitted to games of its minds against each other."""

    def __init__(self, raw: dict[str, Any] | None = None) -> None:
        """Take weights in place of those shipped."""
        super().__init__(load(FILE, NAMES, SCENARIOS) if raw is None else raw)
        self.names = NAMES

    def features(self, state: State) -> list[float]:
        """Return what the value looks at."""
        assert isinstance(state, Board)
        return features(state)

    def player(self, seed: int, whim: float = 0.0) -> Playing:
        """Return the learned minds for both sides, with noise in their choices."""
        return Playing(GamePolicy(learned_minds, seed, TASTE, WHIM * whim), self)


class StrongJudge(LearnedJudge):
    """The judge of a review: the learned value, and the minds that the learned opponent plays by without plans."""

    def __init__(self, raw: dict[str, Any] | None = None) -> None:
        """Take weights in place of those shipped."""
        super().__init__(raw)
        self.bias = BIAS

    def player(self, seed: int, whim: float = 0.0) -> Playing:
        """Return the strongest minds for both sides, with noise in their choices."""
        return Playing(GamePolicy(strongest_minds, seed, TASTE, WHIM * whim), self)


def strongest_minds(scenario: str, options: Options) -> list[dict[str, float]]:
    """Return the minds by which the learned opponent meets a stranger, without plans, by side; they are read once."""
    if scenario not in _strongest:
        found = first(scenario, MINDS)
        for side in (0, 1):
            book = book_of(PORTFOLIO, scenario, side)
            if book is not None:
                found[side] = book.minds[0]
        _strongest[scenario] = found
    return _strongest[scenario]


_strongest: dict[str, list[dict[str, float]]] = {}


def learned_minds(scenario: str, options: Options) -> list[dict[str, float]]:
    """Return the learned minds of both sides for a game."""
    return first(scenario, MINDS)
