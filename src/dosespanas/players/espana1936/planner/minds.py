"""The minds with which the planner's plans begin: weights of the rules of thumb, read from data with a check."""

import json
from pathlib import Path
from typing import Final

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.tuned.weights import BadWeights, checked, shipped

FILE: Final = Path(__file__).with_name("minds.json")


def load(file: Path = FILE) -> list[list[dict[str, float]]]:
    """Return by side the minds of a file, the planner's own first; raises BadWeights saying what is wrong with it."""
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise _bad(file, "it cannot be read as JSON") from error
    if not isinstance(raw, dict) or not isinstance(raw.get("recipe"), dict):
        raise _bad(file, "it must say in `recipe` how the minds were made")
    found = []
    for side in SIDE_NAMES:
        rows = raw.get(side)
        if not isinstance(rows, list) or not rows:
            raise _bad(file, f"{side} must be a list of minds")
        found.append([checked(row, f"{file.name}, {side} {number}") for number, row in enumerate(rows, 1)])
    return found


def _bad(file: Path, what: str) -> BadWeights:
    return BadWeights("error-bad-weights", f"{file.name}: {what}", where=file.name, what=what)


def minds() -> list[list[dict[str, float]]]:
    """Return by side the minds the planner knows: its own, and that of the tuned opponent."""
    return [[*rows, tuned] for rows, tuned in zip(load(), shipped(), strict=True)]
