"""Who else plays a game beside its levels: one opponent of all grades, and commanders; what tells them apart is data.

A grade is how much worse a plan may be than the sound one (`players/mistakes.py`); the first grades are beginners, who
make one plan a turn, far off, and forget a part of their army. A commander weighs some things otherwise than the tuned
opponent and opens in a way of its own. Names of all stand in records: one that was given stays.
"""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from dosespanas.kernel.phrases import in_json
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import Maker, Player

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,15}")
MOST_FACTOR: Final = 10.0
"""By how much a commander may weigh anything more than the tuned opponent, or less."""
LEAST_SIZE: Final = 0.1
MOST_SIZE: Final = 10.0
"""How little and how far off a beginner's plans may be."""
SYMBOLS: Final = ("infantry", "mountain", "armour", "air", "artillery", "cavalry", "militia", "staff")
"""What stands on the counters of a portrait."""


class Grade(NamedTuple):
    """A stop of the slider from the first game to the strongest."""

    name: str
    most: float
    """By how much of the chance to win (0 to 1) its plans may be worse; below 0 for a beginner, and for a level of the
    game by its name."""
    size: float = 0.0
    """A beginner: how far off its plan of each turn is (`mistakes.wrong`), which nothing is tried out for; else 0."""
    idle: float = 0.0
    """A beginner: the share of the map that it does not think of in a turn, 0 to 1."""

    def listed(self) -> bool:
        """Tell whether it is no level of the game by another name."""
        return self.most >= 0.0 or self.size > 0.0


class Commander(NamedTuple):
    """A way to play, with a name of the war."""

    name: str
    side: int
    """Whose army it led. It may play the other one, too."""
    factors: dict[str, float]
    """By weight of the tuned opponent: what it is multiplied by."""
    opening: dict[str, float]
    """By place: what its worth is multiplied by in the opening."""
    until: int
    """The last turn of its opening."""
    counters: list[tuple[str, str]]
    """Its portrait: symbol and figure of each counter."""


class Cast:
    """The grades and commanders of a game, as its files have them."""

    def __init__(self, folder: Path, weights: list[str], places: list[str]) -> None:
        """Read `grades.json` and `commanders.json`; raises ValueError saying what is wrong.

        `weights`, `places`: the names that there are.
        """
        self.grades = read_grades(json.loads((folder / "grades.json").read_text(encoding="utf-8")))
        raw = json.loads((folder / "commanders.json").read_text(encoding="utf-8"))
        self.commanders = read_commanders(raw, weights, places)

    def names(self) -> list[str]:
        """Return everybody by name: the grades that are no level of the game, the weakest first, then commanders."""
        return [grade.name for grade in self.grades if grade.listed()] + [one.name for one in self.commanders]

    def maker(self, name: str) -> Maker | None:
        """Return what makes one of them from a seed; None for a name there is not."""
        for grade in self.grades:
            if grade.name == name and grade.listed():
                stop = grade
                if stop.size > 0.0:
                    return lambda seed: self.beginning(seed, stop.size, stop.idle)
                return lambda seed: self.graded(seed, stop.most)
        for one in self.commanders:
            if one.name == name:
                found = one
                return lambda seed: self.commanding(seed, found)
        return None

    def graded(self, seed: int, most: float) -> Player:
        """Return the opponent of all grades; a game says who that is."""
        raise RuntimeError("a game has an opponent of all grades")

    def beginning(self, seed: int, size: float, idle: float) -> Player:
        """Return a beginner; a game says who that is."""
        raise RuntimeError("a game has beginners")

    def commanding(self, seed: int, commander: Commander) -> Player:
        """Return a commander; a game says who plays for it."""
        raise RuntimeError("a game has commanders")


def read_grades(raw: Any) -> list[Grade]:
    """Return the grades as their file has them, the weakest first; raises ValueError saying what is wrong."""
    if not isinstance(raw, dict) or not isinstance(raw.get("recipe"), dict) or not isinstance(raw.get("grades"), list):
        raise ValueError("grades: a recipe and a list of grades")
    found: list[Grade] = []
    for row in raw["grades"]:
        name = named(row, "grades", [grade.name for grade in found])
        if "size" in row and "most" in row:
            raise ValueError(f"grades: {name} has a most, or a size: a beginner tries nothing out")
        most = -1.0 if "most" not in row else between(row, "most", 0.0, 1.0, name)
        size = 0.0 if "size" not in row else between(row, "size", LEAST_SIZE, MOST_SIZE, name)
        idle = 0.0 if "size" not in row else between(row, "idle", 0.0, 1.0, name)
        found.append(Grade(name, most, size, idle))
    return found


def between(row: dict[str, Any], key: str, low: float, high: float, name: str) -> float:
    """Return a number of a grade; raises ValueError for one out of its bounds."""
    value = row.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise ValueError(f"grades: {name} has a {key} that is no number from {low:g} to {high:g}: {in_json(value)}")
    return float(value)


def read_commanders(raw: Any, weights: list[str], places: list[str]) -> list[Commander]:
    """Return the commanders as their file has them; raises ValueError saying what is wrong with whom."""
    if not isinstance(raw, dict) or not isinstance(raw.get("commanders"), list):
        raise ValueError("commanders: a list of commanders")
    found: list[Commander] = []
    for row in raw["commanders"]:
        name = named(row, "commanders", [one.name for one in found])
        where = f"commanders: {name}"
        if row.get("side") not in SIDE_NAMES:
            raise ValueError(f"{where} has no side: {' or '.join(SIDE_NAMES)}")
        until = row.get("until")
        if isinstance(until, bool) or not isinstance(until, int) or until < 1:
            raise ValueError(f"{where} has no last turn of its opening: until, a whole number from 1")
        counters = [tuple(pair) for pair in row.get("counters", [])]
        if not counters or any(len(pair) != 2 or pair[0] not in SYMBOLS for pair in counters):
            raise ValueError(f"{where} has no portrait: counters, each a symbol ({', '.join(SYMBOLS)}) and a figure")
        factors = multiplied(row.get("factors"), weights, f"{where}, factors")
        opening = multiplied(row.get("opening"), places, f"{where}, opening")
        pairs = [(str(symbol), str(figure)) for symbol, figure in counters]
        found.append(Commander(name, SIDE_NAMES.index(row["side"]), factors, opening, until, pairs))
    return found


def named(row: Any, where: str, taken: list[str]) -> str:
    """Return the name of a row, if it is one and not taken."""
    name = row.get("name") if isinstance(row, dict) else None
    if not isinstance(name, str) or not NAME.fullmatch(name) or name in taken:
        raise ValueError(f"{where}: each has a name of its own, 1 to 16 small letters, digits or _: {name!r}")
    return name


def multiplied(raw: Any, known: list[str], where: str) -> dict[str, float]:
    """Return factors by what they multiply."""
    if not isinstance(raw, dict) or not raw:
        raise ValueError(f"{where}: factors by name")
    for name, value in raw.items():
        if name not in known:
            raise ValueError(f"{where}: there is no {str(name)[:40]!r}")
        if isinstance(value, bool) or not isinstance(value, int | float) or not 1 / MOST_FACTOR <= value <= MOST_FACTOR:
            span = f"{1 / MOST_FACTOR:g} to {MOST_FACTOR:g}"
            raise ValueError(f"{where}: {name} is no number from {span}: {in_json(value)}")
    return {name: float(value) for name, value in raw.items()}
