"""Does every card find the counters it brings? The counter mix against the cards and each set-up (AMB-64)."""

from collections import Counter
from typing import Any, Final

from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import DataWords, by, say
from dosespanas.espana1936.cards.arrivals import PlacePlane
from dosespanas.espana1936.cards.operations import OPERATIONS
from dosespanas.espana1936.files.cards import CardRow, Cards
from dosespanas.espana1936.files.operations import Operation
from dosespanas.espana1936.files.schema import MapFile, Pieces, Scenario

Need = tuple[str, str]
"""Troop type and size of a counter."""

SIZES: Final = ("small", "large")


def size_of(strength: int) -> str:
    """CMP-01: return the size of the counter that shows a strength."""
    return "small" if strength < 3 else "large"


def check_counters(cards: Cards, map_: MapFile, pieces: Pieces, scenario: Scenario, report: FileReport) -> None:
    """AMB-64, CMP-07: warn of every card that could not have its whole effect from the set-up for want of a counter.

    Only of cards of the decks that are still to come (SCN-04). A card that exchanges all troops of a type does so as
    far as there are counters, so it wants none.
    """
    decks = {turn.deck for turn in map_.turns if turn.turn >= scenario.turn}
    used = Counter((troop.side, troop.type, size_of(troop.strength)) for troop in scenario.troops)
    made = {(kind.side, kind.id, size): getattr(kind, size) for kind in pieces.troop_types for size in SIZES}
    for index, card in enumerate(cards.cards):
        if card.deck not in decks:
            continue
        wanted = Counter(need for step in card.effect for need in _troops(step.row()))
        for (name, size), number in wanted.items():
            counter = (card.side, name, size)
            missing = number + used[counter] - made.get(counter, number + used[counter])
            if missing > 0:
                what = say("data-counters", count=missing, size=size, type=f"type:{card.side}:{name}")
                _warn(report, index, card, what, scenario)
        for step in card.effect:
            if "choose" in step.row():
                _reserve(step, index, card, pieces, scenario, report)


def _troops(row: dict[str, Any]) -> list[Need]:
    """Return the counters that an operation takes from the pool."""
    if "units" in row:
        return [(unit["type"], size_of(unit["strength"])) for unit in row["units"]]
    if "to_strength" not in row:
        return []
    if "to_type" in row:
        return [(row["to_type"], size_of(row["to_strength"]))]
    same = size_of(row["from_strength"]) == size_of(row["to_strength"])
    return [] if same or row["types"] == "any" else [(name, size_of(row["to_strength"])) for name in row["types"]]


def _reserve(
    step: Operation, index: int, card: CardRow, pieces: Pieces, scenario: Scenario, report: FileReport
) -> None:
    """The planes or tanks a card brings have to wait in the reserve."""
    row = step.row()
    if issubclass(OPERATIONS[step.op], PlacePlane):
        rows = [plane.id for plane in pieces.planes if plane.side == card.side and not plane.naval_only]
        kind, standing = "plane", set(scenario.planes)
    else:
        backs = {tank.captured_as for tank in pieces.tanks}
        rows = [tank.id for tank in pieces.tanks if tank.side == card.side and tank.id not in backs]
        kind, standing = "tank", set(scenario.tanks)
    free = [one for one in rows if one not in standing and (row["choose"] == "any" or one in row["choose"])]
    if row["count"] > len(free):
        _warn(report, index, card, say("data-pieces", count=row["count"] - len(free), kind=kind), scenario)


def _warn(report: FileReport, index: int, card: CardRow, what: DataWords, scenario: Scenario) -> None:
    wrong = say("data-lacks-counters", card=card.id, what=what, scenario=scenario.scenario)
    report.warning(("cards", index, "effect"), wrong, by(say("data-find-all"), "AMB-64"))
