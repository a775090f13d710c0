"""What never changes during a game, as it is shown: the facts of the files, and what is said and drawn of cards."""

from typing import Any, Final

from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.cards.operations import build, read_condition, read_operation
from dosespanas.kernel.shapes import Message
from dosespanas.kernel.side import parse_side

ANY_SCENARIO: Final = "1936"
"""Cards say the same in every scenario."""


def static(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of the files with the cards as they are shown: `event`, its sentences, and `emblem`."""
    data = build(facts, ANY_SCENARIO, "")
    return facts | {"cards": [row | face(data, row) for row in facts["cards"]["cards"]]}


def places(facts: dict[str, Any]) -> frozenset[str]:
    """Return the places of the map by their ids: boxes, sea areas and naval bases."""
    naval = facts["naval"]
    return frozenset(each["id"] for each in (*facts["map"]["boxes"], *naval["areas"], *naval["bases"]))


def face(data: Data, row: dict[str, Any]) -> dict[str, Any]:
    """Return what the face of a card says and shows beside its numbers."""
    side = parse_side(row["side"])
    emblem = read_operation(data, side, row["effect"][0]).EMBLEM
    return {"event": event_said(data, side, row), "emblem": emblem}


def event_said(data: Data, side: int, row: dict[str, Any]) -> list[Message]:
    """Return what a card of a side needs and does as an event, from its row in the data: a sentence or more each."""
    said = [read_condition(data, side, need).says() for need in row["requires"]]
    for step in row["effect"]:
        said += read_operation(data, side, step).says()
    return said
