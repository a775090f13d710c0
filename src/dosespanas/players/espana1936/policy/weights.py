"""The weights of the rules of thumb: what each stands for, its bounds, and reading them from data with a check."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from dosespanas.espana1936.board.options import AVAILABLE, SCENARIOS, Options
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.side import SIDE_NAMES

FILE: Final = Path(__file__).with_name("weights.json")

RANGES: Final[dict[str, tuple[float, float, float]]] = {
    # what a box is worth
    "plain": (2.0, 0.0, 10.0),
    "objective": (9.0, 0.0, 40.0),
    "city": (4.0, 0.0, 40.0),
    "early": (12.0, 0.0, 80.0),
    "tally": (1.0, 0.0, 20.0),
    "trio": (5.0, 0.0, 60.0),
    "port": (1.0, 0.0, 10.0),
    "road": (0.1, 0.0, 3.0),
    "cut": (10.0, 0.0, 200.0),
    "whole": (10.0, 0.0, 200.0),
    "pair": (0.0, 0.0, 200.0),
    "mass": (0.0, 0.0, 10.0),
    # how far forces decide who has it
    "foot": (0.08, 0.0, 1.0),
    "grip": (0.84, 0.0, 2.0),
    "shared_off": (0.0, -1.0, 1.0),
    "marker": (0.45, 0.0, 1.0),
    "garrison": (0.6, 0.0, 1.0),
    "need": (0.6, 0.05, 3.0),
    "far_threat": (0.1, 0.0, 1.0),
    "walk": (0.0, 0.0, 10.0),
    "front": (0.05, 0.0, 0.5),
    "drm": (0.25, 0.0, 1.0),
    "tank": (0.5, 0.0, 3.0),
    "late": (0.5, 0.0, 2.0),
    # moving
    "move_over": (0.25, 0.0, 3.0),
    "inside": (0.15, 0.0, 3.0),
    "plane_box": (0.5, 0.0, 3.0),
    "company": (0.0, -3.0, 3.0),
    "pin": (0.0, 0.0, 10.0),
    # generals and battles
    "general_attack": (1.0, 0.0, 4.0),
    "general_box": (0.15, 0.0, 2.0),
    "general_guard": (0.3, 0.0, 3.0),
    "general_defend": (0.0, 0.0, 10.0),
    "step_foe": (2.0, 0.0, 8.0),
    "step_own": (2.0, 0.0, 8.0),
    "clear": (0.8, 0.0, 3.0),
    "kill": (0.15, 0.0, 1.0),
    "lost_box": (0.8, 0.0, 3.0),
    "death": (0.1, 0.0, 1.0),
    "attack_over": (-0.6, -6.0, 4.0),
    "support_over": (0.15, -1.0, 3.0),
    "tank_risk": (0.5, 0.0, 4.0),
    # cards and points
    "card_spare": (0.25, 0.0, 2.0),
    "card_needed": (0.6, 0.0, 3.0),
    "card_over": (1.6, 0.0, 8.0),
    "event_over": (0.5, -2.0, 6.0),
    "card_step": (2.2, 0.0, 8.0),
    "raise_bonus": (0.2, -3.0, 3.0),
    "recruit_bonus": (0.5, -3.0, 3.0),
}  # fmt: skip
"""Each weight by name: where tuning begins, and the least and the most it may be."""

NAMES: Final = list(RANGES)

LATER: Final = ("pair", "mass", "walk", "pin", "general_defend")
"""Weights that minds were first found without: 0, and nothing of it is looked at, where a mind does not name them."""

LIKED: Final = "box."
"""How the number is named by which the worth of one box is multiplied: `box.madrid`; 1 where none stands."""
LEAST_LIKED: Final = 0.05
MOST_LIKED: Final = 20.0


class BadWeights(DosEspanasError):
    """The weights of an opponent cannot be used; says what is wrong."""


class Weights:
    """The weights of one side; see `RANGES` for what there is."""

    plain: float
    objective: float
    city: float
    early: float
    tally: float
    trio: float
    port: float
    road: float
    cut: float
    whole: float
    pair: float
    mass: float
    foot: float
    grip: float
    shared_off: float
    marker: float
    garrison: float
    need: float
    far_threat: float
    walk: float
    front: float
    drm: float
    tank: float
    late: float
    move_over: float
    inside: float
    plane_box: float
    company: float
    pin: float
    general_attack: float
    general_box: float
    general_guard: float
    general_defend: float
    step_foe: float
    step_own: float
    clear: float
    kill: float
    lost_box: float
    death: float
    attack_over: float
    support_over: float
    tank_risk: float
    card_spare: float
    card_needed: float
    card_over: float
    event_over: float
    card_step: float
    raise_bonus: float
    recruit_bonus: float

    def __init__(self, values: dict[str, float]) -> None:
        for name in NAMES:
            setattr(self, name, float(values[name] if name not in LATER else values.get(name, 0.0)))
        self.likes: dict[str, float] = {
            name.removeprefix(LIKED): float(values[name]) for name in values if name.startswith(LIKED)
        }
        """By name of a box: what its worth is multiplied by."""
        self._liking: list[float] = []
        self._boxes: list[str] = []

    def liking(self, boxes: list[str]) -> list[float]:
        """Return what the worth of each box is multiplied by, in the order of their names; nothing where all is 1."""
        if self.likes and self._boxes is not boxes:
            self._boxes = boxes
            self._liking = [self.likes.get(name, 1.0) for name in boxes]
        return self._liking


def initial() -> dict[str, float]:
    """Return the weights with which tuning begins."""
    return {name: row[0] for name, row in RANGES.items()}


def checked(values: Any, where: str) -> dict[str, float]:
    """Return the weights of a side as read from data; raises BadWeights for one missing, unknown or out of range."""
    if not isinstance(values, dict):
        raise bad(where, "the weights of a side are a table of names and numbers")
    ranges = {name: (low, high) for name, (_, low, high) in RANGES.items()}
    boxes = liked()
    for name in values:
        if name in boxes:
            ranges[name] = (LEAST_LIKED, MOST_LIKED)
        elif name not in RANGES:
            raise bad(where, f"there is no weight {str(name)[:40]!r}")
    for name, (low, high) in ranges.items():
        value = values.get(name, 0.0 if name in LATER else None)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not low <= value <= high:
            raise bad(where, f"{name} must be a number from {low} to {high}")
    return {name: float(values.get(name, 0.0)) for name in ranges}


def liked() -> list[str]:
    """Return the names of the numbers by which the worth of a box may be multiplied, one for each box of the map."""
    return [LIKED + name for name in load_data().boxes]


def bad(where: str, what: str) -> BadWeights:
    """Return the error that says where weights are wrong, and what."""
    return BadWeights("error-bad-weights", f"{where}: {what}", where=where, what=what)


def load(file: Path = FILE) -> dict[str, list[dict[str, float]]]:
    """Return by scenario the weights of both sides from a file; raises BadWeights saying what is wrong with it."""
    return {
        scenario: [checked(raw.get(side), f"{file.name}, {scenario}, {side}") for side in SIDE_NAMES]
        for scenario, raw in read(file).items()
    }


def read(file: Path) -> dict[str, dict[str, Any]]:
    """Return what a file of weights says of each scenario, its recipe looked at; raises BadWeights."""
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise bad(file.name, "it cannot be read as JSON") from error
    if not isinstance(raw, dict) or set(raw) != set(SCENARIOS):
        raise bad(file.name, f"it must have a table for each scenario: {', '.join(SCENARIOS)}")
    for scenario in SCENARIOS:
        if not isinstance(raw[scenario], dict) or not isinstance(raw[scenario].get("recipe"), dict):
            raise bad(f"{file.name}, {scenario}", "it must say in `recipe` how the weights were made")
    return raw


_shipped: list[dict[str, list[dict[str, float]]]] = []


def shipped(scenario: str) -> list[dict[str, float]]:
    """Return the shipped weights of both sides in a scenario, read once."""
    if not _shipped:
        _shipped.append(load())
    return _shipped[0][scenario]


class Others(NamedTuple):
    """What a file of weights has for games with some options: for a side that is not None instead of its weights."""

    options: list[str]
    sides: list[dict[str, float] | None]


def others(file: Path = FILE) -> dict[str, Others]:
    """Return by scenario the weights for games with options, of those that have any; raises BadWeights."""
    found = {}
    for scenario, raw in read(file).items():
        if "with" in raw:
            where = f"{file.name}, {scenario}, with"
            table = raw["with"]
            if not isinstance(table, dict) or not {*table} <= {"options", "recipe", *SIDE_NAMES}:
                raise bad(where, f"a table of options, recipe and weights of sides: {', '.join(SIDE_NAMES)}")
            options = table.get("options")
            if not isinstance(options, list) or not options or any(name not in AVAILABLE for name in options):
                raise bad(where, f"`options` must name options of the game: {', '.join(AVAILABLE)}")
            sides = [checked(table[side], f"{where}, {side}") if side in table else None for side in SIDE_NAMES]
            found[scenario] = Others(options, sides)
    return found


_others: list[dict[str, Others]] = []


def for_game(scenario: str, options: Options) -> list[dict[str, float]]:
    """Return the shipped weights of both sides for a game with these options, read once."""
    if not _others:
        _others.append(others())
    rows = shipped(scenario)
    more = _others[0].get(scenario)
    if more is None or not any(options.on(name) for name in more.options):
        return rows
    return [row if other is None else other for row, other in zip(rows, more.sides, strict=True)]
