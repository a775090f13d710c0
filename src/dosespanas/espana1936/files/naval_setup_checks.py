"""Checks of what the scenarios say of the naval war: ships, planes at sea, control of the areas."""

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.naval import Area, Naval
from dosespanas.espana1936.files.schema import AtSea, Map, Pieces, Scenario
from dosespanas.espana1936.files.setup_checks import holdings


def check_naval_setup(scenario: Scenario, map_: Map, pieces: Pieces, naval: Naval, report: Report) -> None:
    """Note everything wrong with the naval part of a set-up, on this map and with these ships and planes."""
    harbours = _Harbours(scenario, map_, naval, report)
    ships = {ship.id: ship.side for ship in naval.ships}
    for name, ship in scenario.naval.ships.items():
        if name in ships and ship.at != "out":
            harbours.check(ship, ships[name], ("naval", "ships", name))
    _planes(scenario, naval, pieces, report)


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
