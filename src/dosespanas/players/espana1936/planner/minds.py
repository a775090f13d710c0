"""The minds with which the planner's plans begin: weights of the rules of thumb, read from data with a check."""

from pathlib import Path
from typing import Any, Final

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.policy.weights import bad, checked, read, shipped

FILE: Final = Path(__file__).with_name("minds.json")

Minds = list[list[dict[str, float]]]
"""By side, the planner's own first."""


def load(file: Path = FILE) -> dict[str, Minds]:
    """Return by scenario the minds of a file; raises BadWeights saying what is wrong with it."""
    return {
        scenario: [rows(raw.get(side), f"{file.name}, {scenario}, {side}") for side in SIDE_NAMES]
        for scenario, raw in read(file).items()
    }


def doubt(scenario: str, file: Path) -> float:
    """Return how many standard errors better than its mind a plan must be in a scenario: 1 if the file does not say.

    More where forecasts tell less. Raises BadWeights for anything but a number from 0 to 10.
    """
    found = read(file)[scenario].get("doubt", 1.0)
    if not isinstance(found, (int, float)) or isinstance(found, bool) or not 0 <= found <= 10:
        raise bad(f"{file.name}, {scenario}", "doubt must be a number from 0 to 10")
    return float(found)


def rows(raw: Any, where: str) -> list[dict[str, float]]:
    """Return the minds of a side as read from data."""
    if not isinstance(raw, list) or not raw:
        raise bad(where, "there must be a list of minds")
    return [checked(row, f"{where} {number}") for number, row in enumerate(raw, 1)]


def minds(scenario: str, files: list[Path]) -> Minds:
    """Return by side the minds a planner knows: those of its files, its own first, then that of the tuned opponent.

    Each stands there once.
    """
    books = [*[load(file)[scenario] for file in files], [[row] for row in shipped(scenario)]]
    found: Minds = [[], []]
    for side in (0, 1):
        for book in books:
            found[side] += [row for row in book[side] if row not in found[side]]
    return found


def rivals(scenario: str, files: list[Path]) -> list[dict[str, float]]:
    """Return by side how a planner thinks that the other side plays: as the level below its own."""
    return first(scenario, files[1]) if len(files) > 1 else shipped(scenario)


def first(scenario: str, file: Path) -> list[dict[str, float]]:
    """Return by side the first mind of a file."""
    return [rows[0] for rows in load(file)[scenario]]
