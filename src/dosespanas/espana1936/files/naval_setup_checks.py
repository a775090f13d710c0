"""Checks of what the scenarios say of the naval war: ships, planes at sea, control of the areas."""

from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.cards import Cards
from dosespanas.espana1936.files.naval import Area, Naval
from dosespanas.espana1936.files.schema import AtSea, Map, Pieces, Scenario
from dosespanas.espana1936.files.setup_checks import holdings

FIRST_FLEET: Final = {
    "cervera": ("cantabrico", False, "NAV-01"),
    "espana": ("ferrol", False, "NAV-01"),
    "jaime_i": ("malaga", False, "NAV-02 (AMB-07)"),
    "dd_rep_2": ("cartagena", False, "NAV-02"),
    "libertad": ("cartagena", True, "NAV-02"),
    "cervantes": ("cartagena", True, "NAV-02"),
    "dd_rep_1": ("cartagena", True, "NAV-02"),
    "sub_rep_1": ("cartagena", True, "NAV-02"),
}
"""The ships of July 1936: where they are, and whether they are damaged."""

FIRST_PLANES: Final = {"ju52": ("estrecho", "NAV-01"), "ni52": ("madrid", "NAV-02")}
CARDS: Final = {"1936": [], "1938": ["rep_n6"]}
"""Naval cards in force when the game begins. SCN-03."""


def check_naval_setup(
    scenario: Scenario, map_: Map, pieces: Pieces, naval: Naval, cards: Cards | None, report: Report
) -> None:
    """Note everything wrong with the naval part of a set-up, on this map and with these ships, planes and cards."""
    if scenario.scenario == "1936":
        _first_fleet(scenario, report)
    harbours = _Harbours(scenario, map_, naval, report)
    ships = {ship.id: ship.side for ship in naval.ships}
    for name, ship in scenario.naval.ships.items():
        path = ("naval", "ships", name)
        if report.known(path, name, ships, "a ship") and ship.at != "out":
            harbours.check(ship, ships[name], path)
    _planes(scenario, naval, pieces, report)
    _markers(scenario, naval, report)
    report.fixed(("naval", "cards"), scenario.naval.cards, CARDS[scenario.scenario], "SCN-03")
    if cards is not None:
        naval_cards = {card.id for card in cards.cards if card.naval}
        for index, name in enumerate(scenario.naval.cards):
            report.known(("naval", "cards", index), name, naval_cards, "a naval card")


def _first_fleet(scenario: Scenario, report: Report) -> None:
    """NAV-01, NAV-02, NAV-03: the fleets of July 1936; every other ship enters by its card."""
    ships = scenario.naval.ships
    for name, (at, damaged, rule) in FIRST_FLEET.items():
        if name not in ships:
            report.error(("naval", "ships"), f"has no {name}", f"must have it in {at} by {rule}")
        else:
            report.fixed(("naval", "ships", name, "at"), ships[name].at, at, rule)
            report.fixed(("naval", "ships", name, "damaged"), ships[name].damaged, damaged, rule)
    for name in sorted(ships.keys() - FIRST_FLEET.keys()):
        report.error(("naval", "ships", name), "begins in the game", "must enter by its card (NAV-03)")
    for name, (at, rule) in FIRST_PLANES.items():
        place = scenario.naval.planes.get(name)
        report.fixed(("naval", "planes", name), place and place.at, at, rule)
    report.fixed(("naval", "markers"), scenario.naval.markers, ["cadiz_base"], "NAV-01")


class _Harbours:
    """Where ships of a side may lie when a scenario begins."""

    def __init__(self, scenario: Scenario, map_: Map, naval: Naval, report: Report) -> None:
        self.boxes = {box.id: box for box in map_.boxes}
        self.areas: dict[str, Area] = {area.id: area for area in naval.areas}
        self.bases = {base.id: base for base in naval.bases}
        self.held = holdings(scenario)
        self.report = report

    def check(self, ship: AtSea, side: str, path: Path) -> None:
        """Note it if a ship of a side cannot be where it is, or not in that state."""
        here = (*path, "at")
        if ship.at in self.bases:
            self._base(ship.at, side, here)
        elif ship.at in self.boxes:
            if not self.boxes[ship.at].coast:
                self.report.error(here, f'is "{ship.at}"', "must be a box on the sea by NAV-11")
            if ship.damaged and not (self.boxes[ship.at].port and self._friendly(ship.at, side)):
                self.report.error(path, f"is damaged in {ship.at}", "must be in a base or a friendly port by NAV-09")
        elif ship.at in self.areas:
            self._area(ship, side, path)
        else:
            self.report.error(here, f'is "{ship.at}"', 'must be the id of a sea area, a base or a box, or "out"')

    def _base(self, name: str, side: str, here: Path) -> None:
        base = self.bases[name]
        if base.side != side:
            self.report.error(here, f'is "{name}"', f"must be a {side} base by NAV-07")
        elif base.box not in self.held[side]:
            self.report.error(here, f'is "{name}"', f"must be an open base, but {base.box} is the enemy's (NAV-08)")

    def _area(self, ship: AtSea, side: str, path: Path) -> None:
        if ship.damaged:
            self.report.error(path, f"is damaged in {ship.at}", "must be in a base or a friendly port by NAV-12")
        needs = self.areas[ship.at].needs
        if needs is not None and needs.side == side and not any(self._friendly(box, side) for box in needs.boxes):
            right = f"must not: it needs one of {', '.join(needs.boxes)} by NAV-14"
            self.report.error((*path, "at"), f'is "{ship.at}"', right)

    def _friendly(self, box: str, side: str) -> bool:
        return all((box in held) == (owner == side) for owner, held in self.held.items())


def _planes(scenario: Scenario, naval: Naval, pieces: Pieces, report: Report) -> None:
    """NAV-17, NAV-19, SCN-01: planes of the naval war over the sea, with own troops, on the mat or out."""
    at_sea = {plane.id: plane.side for plane in pieces.planes if plane.naval_only}
    areas = {area.id for area in naval.areas if area.planes}
    held = holdings(scenario)
    for name, plane in scenario.naval.planes.items():
        here = ("naval", "planes", name)
        if not report.known(here, name, at_sea, "a plane of the naval war") or plane.at in ("mat", "out"):
            continue
        if scenario.scenario == "1938":
            report.error((*here, "at"), f'is "{plane.at}"', "must be on the mat or out by SCN-01")
        elif plane.at not in areas and plane.at not in held[at_sea[name]]:
            right = 'must be an area open to planes or an own box, "mat" or "out" (NAV-17, NAV-19)'
            report.error((*here, "at"), f'is "{plane.at}"', right)


def _markers(scenario: Scenario, naval: Naval, report: Report) -> None:
    areas = {area.id for area in naval.areas}
    for name in scenario.naval.control:
        report.known(("naval", "control", name), name, areas, "a sea area")
    for index, name in enumerate(scenario.naval.markers):
        report.known(("naval", "markers", index), name, {base.id for base in naval.bases}, "a base")
