"""Checks of the operations that cards have for the naval war: the ships, areas and bases they name."""

from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.cards import (
    Card,
    DamageShip,
    MoroccoTransport,
    Operation,
    PermanentModifier,
    PlaceShip,
    RepairShips,
    ReturnShip,
    ShipsWhere,
)
from dosespanas.espana1936.files.naval import Naval
from dosespanas.espana1936.files.schema import Map

ONLY_NAVAL: Final = (DamageShip, MoroccoTransport, PlaceShip, RepairShips, ReturnShip)
"""Operations that mean nothing in a game without ships."""


def check_naval_operation(
    step: Operation, path: Path, card: Card, map_: Map, naval: Naval | None, report: Report
) -> None:
    """Note what one operation of a card asks of the naval war that is not there. Ships are checked if `naval` is."""
    both = isinstance(step, PermanentModifier) and step.rule == "mediterraneo_both"
    if not card.naval and (both or isinstance(step, ONLY_NAVAL)):
        report.error(path, "belongs to the naval war", "must stand on one of the cards N1 to N10 by BRD-14")
    if isinstance(step, MoroccoTransport):
        _harbours(step, path, map_, report)
    if isinstance(step, DamageShip):
        _places(step.where, (*path, "where"), report)
    if naval is not None:
        _ships(step, path, card.side, naval, report)


def _harbours(step: MoroccoTransport, path: Path, map_: Map, report: Report) -> None:
    for index, box in enumerate(step.to):
        report.known((*path, "to", index), box, map_.transport.to, "a box that the transport leads to (MAR-02)")


def _places(where: ShipsWhere, path: Path, report: Report) -> None:
    somewhere = bool(where.areas or where.bases or where.coastal or where.ports)
    if somewhere == where.any:
        wrong = "asks for more than anywhere" if where.any else "names no place"
        report.error(path, wrong, 'must have either "any": true, or some of areas, bases, coastal and ports')


def _ships(step: Operation, path: Path, side: str, naval: Naval, report: Report) -> None:
    bases = {base.id: base.side for base in naval.bases}
    own = {ship.id for ship in naval.ships if ship.side == side}
    if isinstance(step, PlaceShip):
        report.known((*path, "ship"), step.ship, own, f"a {side} ship")
        own_bases = [name for name, owner in bases.items() if owner == side]
        report.known((*path, "at"), step.at, own_bases, f"a {side} base")
    if isinstance(step, ReturnShip):
        classes = {ship.cls for ship in naval.ships if ship.side == side}
        for index, cls in enumerate(step.classes):
            if cls not in classes:
                report.warning((*path, "classes", index), f"is {cls}", f"there is no {side} ship of this class")
    if isinstance(step, DamageShip):
        theirs = {ship.id for ship in naval.ships if ship.side == step.owner}
        for index, name in enumerate(step.ships if isinstance(step.ships, list) else []):
            report.known((*path, "ships", index), name, theirs, f"a {step.owner} ship")
        for index, name in enumerate(step.where.bases):
            report.known((*path, "where", "bases", index), name, bases, "a base")
