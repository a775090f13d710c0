"""Checks of what the scenarios say of the naval war: ships, planes at sea, control of the areas."""

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import ValueWords, being, by, say
from dosespanas.espana1936.files.naval import AreaRow, NavalFile
from dosespanas.espana1936.files.schema import AtSea, MapFile, Pieces, Scenario
from dosespanas.espana1936.files.setup_checks import holdings


def check_naval_setup(scenario: Scenario, map_: MapFile, pieces: Pieces, naval: NavalFile, report: FileReport) -> None:
    """Note everything wrong with the naval part of a set-up, on this map and with these ships and planes."""
    harbours = _Harbours(scenario, map_, naval, report)
    ships = {ship.id: ship.side for ship in naval.ships}
    for name, ship in scenario.naval.ships.items():
        if name in ships and ship.at != "out":
            harbours.check(ship, ships[name], ("naval", "ships", name))
    _planes(scenario, naval, pieces, report)


class _Harbours:
    """Where ships of a side may lie when a scenario begins."""

    def __init__(self, scenario: Scenario, map_: MapFile, naval: NavalFile, report: FileReport) -> None:
        self.boxes = {box.id: box for box in map_.boxes}
        self.areas: dict[str, AreaRow] = {area.id: area for area in naval.areas}
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
                self.report.error(here, being(ship.at), by(say("data-be-sea-box"), "NAV-11"))
            if ship.damaged and not (self.boxes[ship.at].port and self._friendly(ship.at, side)):
                self._damaged(f"box:{ship.at}", path, "NAV-09")
        elif ship.at in self.areas:
            self._area(ship, side, path)
        else:
            right = say("data-be-id-or", kind=say("data-a-water-or-box"), values=ValueWords("out"))
            self.report.error(here, being(ship.at), right)

    def _damaged(self, place: str, path: Path, rule: str) -> None:
        self.report.error(path, say("data-damaged", place=place), by(say("data-base-or-port"), rule))

    def _base(self, name: str, side: str, here: Path) -> None:
        base = self.bases[name]
        if base.side != side:
            self.report.error(here, being(name), by(say("data-be-base", side=side), "NAV-07"))
        elif base.box not in self.held[side]:
            self.report.error(here, being(name), say("data-open-base", box=f"box:{base.box}"))

    def _area(self, ship: AtSea, side: str, path: Path) -> None:
        if ship.damaged:
            self._damaged(f"area:{ship.at}", path, "NAV-12")
        needs = self.areas[ship.at].needs
        if needs is not None and needs.side == side and not any(self._friendly(box, side) for box in needs.boxes):
            right = say("data-needs-box", boxes={"any_of": [f"box:{box}" for box in needs.boxes]})
            self.report.error((*path, "at"), being(ship.at), by(right, "NAV-14"))

    def _friendly(self, box: str, side: str) -> bool:
        return all((box in held) == (owner == side) for owner, held in self.held.items())


def _planes(scenario: Scenario, naval: NavalFile, pieces: Pieces, report: FileReport) -> None:
    """NAV-17, NAV-19, SCN-01: planes of the naval war over the sea, with own troops, on the mat or out."""
    at_sea = {plane.id: plane.side for plane in pieces.planes if plane.naval_only}
    areas = {area.id for area in naval.areas if area.planes}
    held = holdings(scenario)
    for name, plane in scenario.naval.planes.items():
        here = ("naval", "planes", name)
        if not report.known(here, name, at_sea, say("data-a-naval-plane")) or plane.at in ("mat", "out"):
            continue
        if scenario.scenario == "1938":
            report.error((*here, "at"), being(plane.at), by(say("data-mat-or-out"), "SCN-01"))
        elif plane.at not in areas and plane.at not in held[at_sea[name]]:
            right = say("data-plane-place", values={"any_of": [ValueWords("mat"), ValueWords("out")]})
            report.error((*here, "at"), being(plane.at), by(right, "NAV-17 NAV-19"))
