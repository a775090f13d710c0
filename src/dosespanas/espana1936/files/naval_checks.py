"""Checks of `naval.json`: sea areas, bases, ships, and the numbers that the rules of the naval war fix."""

from typing import Final

from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.naval import Area, Naval, Ship
from dosespanas.espana1936.files.piece_checks import SIDES
from dosespanas.espana1936.files.schema import Map, Pieces

ORDER: Final = {"baleares": 1, "mediterraneo": 2, "estrecho": 3, "cantabrico": 4}
"""The order of the naval combats. NAV-05."""

NEEDS: Final = {"side": "republican", "boxes": ["bilbao", "oviedo", "san_sebastian"]}
"""What the Republicans must hold, one box of it, to enter the Cantábrico. NAV-14."""

EFFECTS: Final = {"baleares": ("extra_rp", None), "mediterraneo": ("draw_cards", "both")}
"""What the rules tell of the effects printed in the areas, and whom they serve in a free area. NAV-40, NAV-41."""

BASES: Final = {
    "ferrol": ("nationalist", "la_coruna"),
    "cadiz_base": ("nationalist", "cadiz"),
    "cartagena": ("republican", "murcia"),
}
"""Side and box of each base. NAV-07."""

TRANSPORT: Final = (
    ("contested", {"cadiz": 1, "sevilla": 1}, "MAR-07"),
    ("republican", {"cadiz": 0, "sevilla": 0}, "MAR-08"),
)
"""How the Estrecho limits the transport from overseas."""

SHIPS: Final = {"nationalist": 6, "republican": 8}


def check_naval(naval: Naval, map_: Map | None, pieces: Pieces | None, report: Report) -> None:
    """Note everything wrong or unusual about the naval war. Boxes and other pieces are checked when they are there."""
    _areas(naval, map_, report)
    _bases(naval, map_, report)
    _numbers(naval, report)
    _transport(naval, report)
    _ships(naval, pieces, report)


def _areas(naval: Naval, map_: Map | None, report: Report) -> None:
    report.unique(("areas",), [area.id for area in naval.areas], "id")
    missing = sorted(ORDER.keys() - {area.id for area in naval.areas})
    if missing:
        report.error(("areas",), f"has no area {', '.join(missing)}", "must have all four by NAV-05")
    for index, area in enumerate(naval.areas):
        here = ("areas", index)
        report.fixed((*here, "order"), area.order, ORDER[area.id], "NAV-05")
        report.fixed((*here, "planes"), area.planes, area.id != "mediterraneo", "NAV-19")
        needs = area.needs and {"side": area.needs.side, "boxes": sorted(area.needs.boxes)}
        if needs != (NEEDS if area.id == "cantabrico" else None):
            right = f"must be {NEEDS} for cantabrico and left out elsewhere by NAV-14"
            report.error((*here, "needs"), "is not what the rules ask", right)
        _effect(area, index, report)
        if map_ is not None and not any(area.id in box.coast for box in map_.boxes):
            report.warning(here, "touches no box", "some box of the map should lie on it (NAV-21)")


def _effect(area: Area, index: int, report: Report) -> None:
    if area.id not in EFFECTS:
        return
    op, when_free = EFFECTS[area.id]
    here = ("areas", index, "effect")
    if area.effect is None:
        report.error(here, "is missing", "must be given by NAV-40 and NAV-41")
        return
    report.fixed((*here, "op"), area.effect.op, op, "NAV-41")
    report.fixed((*here, "to"), area.effect.to, "controller", "NAV-39")
    if area.effect.when_free != when_free:
        right = 'must be "both" for the Mediterráneo and left out elsewhere by NAV-40'
        report.error((*here, "when_free"), f"is {area.effect.when_free}", right)


def _bases(naval: Naval, map_: Map | None, report: Report) -> None:
    report.unique(("bases",), [base.id for base in naval.bases], "id")
    boxes = {box.id: box for box in map_.boxes} if map_ else None
    for name in sorted(BASES.keys() - {base.id for base in naval.bases}):
        report.error(("bases",), f"has no base {name}", "must have it by NAV-07")
    for index, base in enumerate(naval.bases):
        here = ("bases", index)
        if base.id in BASES:
            side, box = BASES[base.id]
            report.fixed((*here, "side"), base.side, side, "NAV-07")
            report.fixed((*here, "box"), base.box, box, "NAV-07")
        else:
            report.error((*here, "id"), f'is "{base.id}"', f"must be one of {', '.join(BASES)} by NAV-07")
        if boxes is not None and report.known((*here, "box"), base.box, boxes, "a box") and not boxes[base.box].coast:
            report.warning((*here, "box"), f"is {base.box}", "a box on the sea was expected")


def _numbers(naval: Naval, report: Report) -> None:
    report.fixed(("battery", "boxes"), naval.battery.boxes, ["murcia", "cadiz", "la_coruna"], "NAV-06 and NAV-35")
    report.fixed(("battery", "dice"), naval.battery.dice, 3, "NAV-35")
    report.fixed(("battery", "drm"), naval.battery.drm, 1, "NAV-35")
    report.fixed(("sea_planes", "per_place"), naval.sea_planes.per_place, 2, "NAV-17")
    report.fixed(("sea_planes", "reach"), naval.sea_planes.reach, 3, "NAV-18")
    report.fixed(("extra", "cards"), naval.extra.cards, 1, "DRW-02")
    report.fixed(("extra", "last_turn"), naval.extra.last_turn, 5, "DRW-02")
    report.fixed(("extra", "events"), naval.extra.events, 1, "NAV-04")


def _transport(naval: Naval, report: Report) -> None:
    given: dict[tuple[str, str], dict[str, int]] = {(row.area, row.state): row.to for row in naval.transport}
    for state, limits, rule in TRANSPORT:
        if given.pop(("estrecho", state), None) != limits:
            wrong = f"does not have the right limits for the estrecho when it is {state}"
            report.error(("transport",), wrong, f"must have {limits} by {rule}")
    if given or len(naval.transport) > len(TRANSPORT):
        report.error(("transport",), "has limits for another area or state", "must not by NAV-42 (AMB-46)")


def _ships(naval: Naval, pieces: Pieces | None, report: Report) -> None:
    report.unique(("ships",), [ship.id for ship in naval.ships], "id")
    others: set[str] = set()
    if pieces is not None:
        others = {row.id for rows in (pieces.generals, pieces.planes, pieces.tanks) for row in rows}
    for index, ship in enumerate(naval.ships):
        here = ("ships", index, "id")
        if ship.id in others:
            report.error(here, f'is "{ship.id}"', "must not be the id of a general, a plane or a tank")
        if ship.id[0] == "t" and ship.id[1:].isdigit():
            report.error(here, f'is "{ship.id}"', "must not look like a troop: t and a number")
        _values(ship, index, report)
    for side in SIDES:
        number = sum(ship.side == side for ship in naval.ships)
        if number != SHIPS[side]:
            report.warning(("ships",), f"has {number} {side} ships", f"{SHIPS[side]} were expected")


def _values(ship: Ship, index: int, report: Report) -> None:
    """What the rules say of the classes: who fights, who shells the coast, who only supports."""
    here = ("ships", index)
    destroyer = ship.cls == "destroyer"
    if destroyer:
        report.fixed((*here, "dice"), ship.dice, 0, "NAV-45, for a destroyer")
        report.fixed((*here, "gun_dice"), ship.gun_dice, 0, "NAV-22, for a destroyer")
    elif not ship.dice:
        report.error((*here, "dice"), "is 0", "must be at least 1: only destroyers have no strength (NAV-45)")
    report.fixed((*here, "gun_drm"), ship.gun_drm, int(destroyer), f"NAV-22, for a {ship.cls}")
    report.fixed((*here, "support_drm"), ship.support_drm, int(destroyer), f"NAV-54, for a {ship.cls}")
    if ship.cls == "submarine":
        report.fixed((*here, "gun_dice"), ship.gun_dice, 0, "NAV-23, for a submarine")
    elif not destroyer and ship.gun_dice != ship.dice:
        report.warning((*here, "gun_dice"), f"is {ship.gun_dice}", f"its strength {ship.dice} was expected (NAV-22)")
