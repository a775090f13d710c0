"""La Guerra Civil Española in numbers: steps lost in combat, units starved, dice; Morale, where it decides anything."""

from collections.abc import Sequence
from typing import Any

from dosespanas.kernel.events import Event
from dosespanas.kernel.side import side_name
from dosespanas.stories import Row, thrown


def note(event: Event, args: dict[str, Any], row: Row) -> None:
    """Note a change of Morale, the die of an attack (the attacker's), a step lost, or a unit without supply."""
    side = side_name(event.side)
    if event.kind == "morale":
        row["standing"] = {"republican": args["morale"]}
    elif event.kind == "combat-roll" and side is not None:
        thrown(row, side, [args["roll"]])
    elif event.kind == "step-lost" and side is not None:
        row["losses"][side] += 1
    elif event.kind == "starved" and side is not None:
        row["starved"][side] += 1


def begun(log: Sequence[Event], end: dict[str, Any]) -> dict[str, int]:
    """Return Republican Morale before it changed for the first time: that is told of changes alone."""
    for event in log:
        if event.kind == "morale":
            return {"republican": event.details["morale"] - event.details["change"]}
    return standing(end)


def standing(end: dict[str, Any]) -> dict[str, int]:
    """Return Republican Morale in the last position; nothing where it decides nothing."""
    return {} if end["victory"]["morale_at_most"] is None else {"republican": end["morale"]}


TOLD = ("morale", note, begun, standing)
