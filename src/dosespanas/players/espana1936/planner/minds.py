"""The minds with which the planner's plans begin: weights of the rules of thumb, read from data with a check."""

from pathlib import Path
from typing import Any, Final

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.tuned.weights import bad, checked, read, shipped

FILE: Final = Path(__file__).with_name("minds.json")

Minds = list[list[dict[str, float]]]
"""By side, the planner's own first."""


def load(file: Path = FILE) -> dict[str, Minds]:
    """Return by scenario the minds of a file; raises BadWeights saying what is wrong with it."""
    return {
        scenario: [rows(raw.get(side), f"{file.name}, {scenario}, {side}") for side in SIDE_NAMES]
        for scenario, raw in read(file).items()
    }


def rows(raw: Any, where: str) -> list[dict[str, float]]:
    """Return the minds of a side as read from data."""
    if not isinstance(raw, list) or not raw:
        raise bad(where, "there must be a list of minds")
    return [checked(row, f"{where} {number}") for number, row in enumerate(raw, 1)]


def minds(scenario: str) -> Minds:
    """Return by side the minds the planner knows: its own, and that of the tuned opponent."""
    return [[*rows, tuned] for rows, tuned in zip(load()[scenario], shipped(scenario), strict=True)]
