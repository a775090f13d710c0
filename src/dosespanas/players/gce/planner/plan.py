"""Plans of a turn: the tuned opponent with something else in mind. They are data, read with a check.

A file of them may have theatres of war (`policy/theatres.py`) in place of the tuned opponent's.
"""

import json
from pathlib import Path
from typing import Any, Final

from dosespanas.gce.board.options import SCENARIOS
from dosespanas.kernel.phrases import in_json
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.gce.policy import theatres
from dosespanas.players.gce.policy.weights import NAMES, SKILLS, Weights

FILE: Final = Path(__file__).with_name("plans.json")

MOST: Final = 20.0
"""By how much a plan may multiply anything."""


class Stage:
    """From a turn on: by weight, what it is multiplied by."""

    def __init__(self, since: int, factors: dict[str, float]) -> None:
        self.since = since
        self.factors = factors


class TurnPlan:
    """What the planner has in mind for a turn: how it weighs, and which places it wants more or less."""

    def __init__(
        self,
        name: str,
        factors: dict[str, float],
        caution: float,
        wanted: dict[int, float],
        late: list[Stage] | None = None,
        skills: dict[str, float] | None = None,
    ) -> None:
        self.name = name
        """Its variant, `mind` for what it would do without thinking, `place` for one that is about a place."""
        self.factors = factors
        """By weight: what it is multiplied by."""
        self.caution = caution
        """By what the enemy's force near its own places is multiplied."""
        self.wanted = wanted
        """By hex: by what its worth is multiplied."""
        self.late: list[Stage] = [] if late is None else late
        """How it weighs otherwise as the war goes on: what is multiplied once more from a turn on."""
        self.skills: dict[str, float] = {} if skills is None else skills
        """What it reckons with that the tuned opponent does not (`SKILLS`)."""
        self.scores: list[float] = []
        """What it came to in each of the sampled games."""

    def mean(self) -> float:
        """Return the mean of its scores."""
        return sum(self.scores) / float(max(1, len(self.scores)))

    def fresh(self) -> "TurnPlan":
        """Return the same plan, not yet tried."""
        return self.named(self.name)

    def named(self, name: str) -> "TurnPlan":
        """Return the same plan by another name, not yet tried."""
        return TurnPlan(name, self.factors, self.caution, self.wanted, self.late, self.skills)

    def with_part(self, other: "TurnPlan") -> "TurnPlan":
        """Return this plan changed by another: its factors on top, and what it wants; late in the game as before."""
        factors = dict(self.factors)
        _multiply(factors, other.factors)
        wanted = self.wanted | other.wanted
        return TurnPlan(other.name, factors, self.caution * other.caution, wanted, self.late, self.skills)

    def weights(self, row: dict[str, float], taste: list[float], turn: int) -> Weights:
        """Return a player's own weights as the plan has them in a turn."""
        factors = dict(self.factors)
        for stage in self.late:
            if turn >= stage.since:
                _multiply(factors, stage.factors)
        found = Weights({name: row[name] * factors.get(name, 1.0) for name in NAMES})
        found.pull_fade = row["pull_fade"]
        found.taste = taste
        found.caution = self.caution
        found.take_skills(self.skills)
        found.wanted = self.wanted
        return found


def _multiply(factors: dict[str, float], more: dict[str, float]) -> None:
    """Change factors by others, weight by weight."""
    for name, value in more.items():
        factors[name] = factors.get(name, 1.0) * value


class PlanBook:
    """The plans there are: by scenario and side the mind that plans begin with, and the variants of any."""

    def __init__(
        self, minds: dict[str, list[TurnPlan]], variants: list[TurnPlan], fought: dict[str, Any] | None = None
    ) -> None:
        """`fought`: by scenario and side the rows of the theatres, those of the tuned opponent unless given."""
        self.minds = minds
        self.variants = variants
        self.theatres = theatres.shipped() if fought is None else fought


def load(file: Path = FILE, base: PlanBook | None = None) -> PlanBook:
    """Return the plans of a file; raises ValueError saying what is wrong with it.

    `base`: whose minds and theatres hold for a side, and whose variants, where the file has none.
    """
    return read(json.loads(file.read_text(encoding="utf-8")), base)


def read(raw: Any, base: PlanBook | None = None) -> PlanBook:
    """Return plans as they stand in their file; raises ValueError saying what is missing, unknown or no number."""
    if not isinstance(raw, dict) or not isinstance(raw.get("recipe"), dict):
        raise ValueError("plans: no recipe")
    known = raw.get("minds", {})
    if not isinstance(known, dict):
        raise ValueError("plans: minds must be a table by scenario")
    minds: dict[str, list[TurnPlan]] = {}
    before = theatres.shipped() if base is None else base.theatres
    fought = theatres.replaced(before, raw.get("theatres", {}))
    for scenario in SCENARIOS:
        rows = known.get(scenario, {} if base is not None else None)
        if not isinstance(rows, dict):
            raise ValueError(f"plans: no minds for {scenario}")
        minds[scenario] = []
        for i, side in enumerate(SIDE_NAMES):
            if side not in rows and base is not None:
                minds[scenario].append(base.minds[scenario][i])
            else:
                minds[scenario].append(_read_one(rows.get(side), "mind", f"{scenario} {side}"))
    variants = raw.get("variants")
    if variants is None and base is not None:
        return PlanBook(minds, base.variants, fought)
    if not isinstance(variants, list) or not variants:
        raise ValueError("plans: variants must be a list of plans")
    return PlanBook(
        minds, [_read_one(row, str(row.get("name")), f"variant {row.get('name')}") for row in variants], fought
    )


def _read_one(row: Any, name: str, where: str) -> TurnPlan:
    """Return one plan."""
    factors = _factors(row.get("factors") if isinstance(row, dict) else None, where)
    late = row.get("late", [])
    if not isinstance(late, list):
        raise ValueError(f"plans: {where} late must be a list of stages, each with since and factors")
    caution = _number(row.get("caution", 1.0), where)
    skills = {key: _number(row[key], where) for key in SKILLS if key in row}
    return TurnPlan(name, factors, caution, {}, [_stage(stage, f"{where} late") for stage in late], skills)


def _stage(row: Any, where: str) -> Stage:
    """Return what is weighed otherwise from a turn on."""
    since = row.get("since") if isinstance(row, dict) else None
    if isinstance(since, bool) or not isinstance(since, int) or since < 1:
        raise ValueError(f"plans: {where} has a since that is no turn: {in_json(since)}")
    return Stage(since, _factors(row.get("factors"), where))


def _factors(row: Any, where: str) -> dict[str, float]:
    """Return factors by the weights they are for."""
    if not isinstance(row, dict):
        raise ValueError(f"plans: {where} has no factors")
    for key in row:
        if key not in NAMES or key == "pull_fade":
            raise ValueError(f"plans: {where} has a factor for an unknown {key}; known are {', '.join(NAMES)}")
    return {key: _number(row[key], where) for key in row}


def _number(value: Any, where: str) -> float:
    """Return a factor."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.0 <= value <= MOST:
        raise ValueError(f"plans: {where} has a factor that is no number from 0 to {MOST:g}: {in_json(value)}")
    return float(value)
