"""La Guerra Civil Española in numbers: Republican Morale at the end of each turn, steps lost in combat, dice."""

from typing import Any

from dosespanas.kernel.events import Event
from dosespanas.kernel.side import side_name
from dosespanas.stories import Row, thrown


def note(event: Event, args: dict[str, Any], row: Row) -> None:
    """Note a change of Morale, the die of an attack (the attacker's), or a step lost."""
    side = side_name(event.side)
    if event.kind == "morale":
        row["standing"] = {"republican": args["morale"]}
    elif event.kind == "combat-roll" and side is not None:
        thrown(row, side, [args["roll"]])
    elif event.kind == "step-lost" and side is not None:
        row["losses"][side] += 1


def standing(end: dict[str, Any]) -> dict[str, int]:
    """Return Republican Morale in the last position."""
    return {"republican": end["morale"]}


TOLD = ("morale", note, standing)
