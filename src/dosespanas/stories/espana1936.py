"""España 1936 in numbers: objective cities at the end of each turn, strength lost in combat, dice."""

from collections.abc import Sequence
from typing import Any

from dosespanas.kernel.events import Event
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.stories import Row, thrown


def note(event: Event, args: dict[str, Any], row: Row) -> None:
    """Note the count of objective cities, a roll, or a hit: how much strength it took."""
    if event.kind == "objectives":
        row["standing"] = {side: args[side] for side in SIDE_NAMES}
        row["places"] = {side: args[f"{side}_cities"] for side in SIDE_NAMES}
    elif event.kind == "roll":
        thrown(row, args["side"].removeprefix("side:"), args["rolls"])
    elif event.kind == "hit":
        _, side, _, strength = args["piece"].split(":")
        row["losses"][side] += int(strength) - int(args["becomes"])


def begun(log: Sequence[Event], end: dict[str, Any]) -> dict[str, int]:
    """Return nothing: objective cities are counted at the end of each turn."""
    return {}


def standing(end: dict[str, Any]) -> dict[str, int]:
    """Return the objective cities of each side in the last position."""
    return {side: end["objectives"][side] for side in SIDE_NAMES}


TOLD = ("objectives", note, begun, standing)
