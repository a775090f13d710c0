"""What a position is worth: the chance that a side wins from it. One protocol for planner, hints and review.

Each game has an `Evaluator`, named in its `GameDefinition`: what its value looks at (`features`), with which factors (a
data file with its recipe, made by `dosespanas train`), and who plays games out for it. It is given states: those of
sampled games (`dosespanas.sample`) where nothing hidden may be known, those of a finished game in a review.
"""

import json
import math
from pathlib import Path
from typing import Any, Final, Protocol

from mypy_extensions import mypyc_attr

from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.phrases import in_json
from dosespanas.kernel.state import State
from dosespanas.registry import at, counts_in_play, definition_of

STEEPEST: Final = 30.0
"""Log odds beyond which nothing is told apart."""
LONGEST: Final = 4000
"""Choices after which a game that is played out is judged as it stands."""


class Value(Protocol):
    """A value of positions."""

    def of(self, state: State, side: int) -> float:
        """Return the chance (0 to 1) that a side wins from here; exact once the game is over."""
        ...


class Chooser(Protocol):
    """Somebody who chooses on states, for games that are played out."""

    def choose(self, state: State, codes: list[int]) -> int:
        """Return one of the legal actions, by what its side may know."""
        ...

    def reason(self, state: State) -> dict[str, Any] | None:
        """Return why the last choice was made, as a message key and its arguments."""
        ...


def won(state: State, side: int) -> float:
    """Return 1 if a side has won a game that is over, 0 if it has lost, 0.5 for a draw."""
    outcome = state.outcome()
    if outcome is None or outcome.winner is None:
        return 0.5
    return 1.0 if outcome.winner == side else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A fitted value: the log odds of the Nationalist side are a sum of what it looks at, each by its factor."""

    names: list[str]
    """What it looks at, in order."""
    far: bool
    """Whether a hint plays games on to the end of the turn; else to the end of the step, where a turn takes long."""

    def __init__(self, game: str, raw: dict[str, Any]) -> None:
        """Take the factors of each scenario, as `read` checked them."""
        self.game = game
        self.learned_on: str = raw.get("data", "")
        """The digest of the corrected data that they were learned on; nothing for those shipped."""
        self.bias = 0.0
        """How far what it says of two ways to play on differs from how games that are played to their end differ."""
        self.factors: dict[str, list[float]] = {name: row["factors"] for name, row in raw["scenarios"].items()}

    def learned_elsewhere(self, digest: str, changed: dict[str, int] | None) -> bool:
        """Whether a game on data with this digest is not what its factors were learned on.

        `changed`: by file how far they are from those shipped; what things are called, and where they are drawn, does
        not count.
        """
        return digest != self.learned_on if self.learned_on else counts_in_play(self.game, changed or {})

    def scenario(self, state: State) -> str:
        """Return the scenario whose factors hold for a state."""
        raise RuntimeError("a game says which scenario")

    def features(self, state: State) -> list[float]:
        """Return what the value looks at, all as the Nationalist side likes it."""
        raise RuntimeError("a game says what counts")

    def turn(self, state: State) -> int:
        """Return the turn of a state."""
        raise RuntimeError("a game has turns")

    def step(self, state: State) -> int:
        """Return the number of the step of the turn that a state is in."""
        raise RuntimeError("a turn has steps")

    def phase(self, state: State) -> str:
        """Return the phase a state is in, as observations name it."""
        raise RuntimeError("a turn has phases")

    def player(self, seed: int, whim: float = 0.0) -> Chooser:
        """Return the tuned opponent for both sides; `whim`: how much noise there is in its choices, from 0 to 1."""
        raise RuntimeError("a game has an opponent")

    def account(self, state: State, code: int) -> dict[str, Any] | None:
        """Return what one of the legal actions does, whoever chooses it, as a message key and its arguments.

        None where a game has nothing to say of it that is sure.
        """
        return None

    def of(self, state: State, side: int) -> float:
        """Return the chance (0 to 1) that a side wins from here; exact once the game is over."""
        if state.actor() < 0:
            return won(state, side)
        factors = self.factors[self.scenario(state)]
        row = self.features(state)
        total = 0.0
        for i in range(len(factors)):
            total += row[i] * factors[i]
        chance = logistic(total)
        return chance if side == 0 else 1.0 - chance


def logistic(total: float) -> float:
    """Return the chance of log odds."""
    return 1.0 / (1.0 + math.exp(-max(-STEEPEST, min(STEEPEST, total))))


def read(raw: Any, names: list[str], scenarios: list[str]) -> dict[str, Any]:
    """Return weights as they stand in their file; raises ValueError saying what is missing, unknown or no number.

    `names`: what the value looks at, in order; `scenarios`: those it must have factors for.
    """
    if not isinstance(raw, dict) or raw.get("format") != "dosespanas-value 1":
        raise ValueError('value: no "format": "dosespanas-value 1"')
    if raw.get("features") != names:
        raise ValueError(f"value: fitted to other features; expected {', '.join(names)}: fit it anew")
    if not isinstance(raw.get("data", ""), str):
        raise ValueError("value: data is the digest of the data it was learned on")
    if not isinstance(raw.get("recipe"), dict):
        raise ValueError("value: no recipe")
    rows = raw.get("scenarios")
    if not isinstance(rows, dict) or sorted(rows) != sorted(scenarios):
        raise ValueError(f"value: expected factors for the scenarios {', '.join(scenarios)}")
    for name in scenarios:
        factors = rows[name].get("factors")
        if not isinstance(factors, list) or len(factors) != len(names):
            raise ValueError(f"value: {name} needs {len(names)} factors")
        for factor in factors:
            if isinstance(factor, bool) or not isinstance(factor, int | float) or not abs(factor) <= 1000.0:
                raise ValueError(f"value: {name} has a factor that is no number from -1000 to 1000: {in_json(factor)}")
        rows[name]["factors"] = [float(factor) for factor in factors]
    found: dict[str, Any] = raw
    return found


def load(file: Path, names: list[str], scenarios: list[str]) -> dict[str, Any]:
    """Return the weights of a file, checked; raises ValueError with what is wrong."""
    return read(json.loads(file.read_text(encoding="utf-8")), names, scenarios)


def blank(names: list[str], scenarios: list[str]) -> dict[str, Any]:
    """Return weights that know nothing: every position is even."""
    return {"scenarios": {name: {"factors": [0.0] * len(names)} for name in scenarios}}


def strong_judge_of(game: str) -> Evaluator:
    """Return the judge whose players are the strongest minds of a game; its usual one where there is no other."""
    return judge_of(game, definition_of(game).strong_judge)


def judge_of(game: str, path: str = "") -> Evaluator:
    """Return the judge of a game, or the one at an import path; raises UnknownOption for a game that has none.

    So it does where the path leads to no judge of this game.
    """
    path = path or definition_of(game).judge
    if not path:
        raise UnknownOption("error-no-judge", f"nobody has taught this program to judge {game}", option=game)
    made: Any = at(path)
    fits = isinstance(made, type) and issubclass(made, Evaluator)
    found: Evaluator | None = made() if fits else None
    if found is None or found.game != game:
        why = f"it is no judge of {game}"
        raise UnknownOption("error-no-such-path", f"{path} cannot be used: {why}", path=repr(path), why=why)
    return found
