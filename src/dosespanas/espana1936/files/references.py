"""What the conditions and operations of a card may refer to: boxes, troop types, generals, planes, tanks, ships."""

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from dosespanas.datafiles.fields import SideName
from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import DataWords, ValueWords, being, by, say
from dosespanas.espana1936.files.fields import TroopRow
from dosespanas.espana1936.files.naval import NavalFile
from dosespanas.espana1936.files.schema import MapFile, Pieces, PlaneRow, TankRow

SIDES: Final = get_args(SideName)


def types_of(pieces: Pieces, side: str) -> set[str]:
    """Return the troop types of a side."""
    return {kind.id for kind in pieces.troop_types if kind.side == side}


class Look:
    """A look at one condition or operation of a card; every finding is noted at a field of it."""

    def __init__(
        self,
        side: SideName,
        at_sea: bool,
        path: Path,
        map_: MapFile,
        pieces: Pieces,
        naval: NavalFile | None,
        report: FileReport,
    ) -> None:
        """`side`: whose card it is; `at_sea`: whether it is one of the naval war.

        `path` is the place of the condition or operation in the file. Ships are looked for if `naval` is there.
        """
        self.at_sea = at_sea
        self.path = path
        self.map = map_
        self.pieces = pieces
        self.naval = naval
        self.report = report
        self.side = side
        self.foe = SIDES[1 - SIDES.index(side)]

    def error(self, field: Path, wrong: DataWords, right: DataWords) -> None:
        """Note something the rules do not allow."""
        self.report.error((*self.path, *field), wrong, right)

    def warning(self, field: Path, wrong: DataWords, right: DataWords) -> None:
        """Note something unusual."""
        self.report.warning((*self.path, *field), wrong, right)

    def known(self, field: Path, name: str, names: Iterable[str], kind: DataWords) -> bool:
        """Return whether a name is one of those that exist; note an error if it is not."""
        return self.report.known((*self.path, *field), name, names, kind)

    def fixed(self, field: Path, value: object, right: object, rule: str) -> None:
        """Note an error unless a value is the one that a rule fixes."""
        self.report.fixed((*self.path, *field), value, right, rule)

    def of_side(self, side: str, rule: str) -> None:
        """Note an error unless the card is of a side."""
        self.report.fixed((*self.path[:2], "side"), self.side, side, rule)

    def only_at_sea(self) -> None:
        """Note what means nothing in a game without ships, and stands on another card."""
        if not self.at_sea:
            self.error((), say("data-at-sea"), by(say("data-on-naval-card"), "BRD-14"))

    def box(self, box: str) -> None:
        """Note a box there is not."""
        self.known(("box",), box, {one.id for one in self.map.boxes}, say("data-a-box"))

    def boxes(self, boxes: list[str] | str, field: Path) -> None:
        """Note boxes there are not."""
        names = {one.id for one in self.map.boxes}
        kind = say("data-a-box-or-all", values={"any_of": [ValueWords("any"), ValueWords("any_port")]})
        for index, box in enumerate(boxes if isinstance(boxes, list) else []):
            self.known((*field, index), box, names, kind)

    def types(self, types: list[str] | str, side: str, field: Path) -> None:
        """Note troop types a side has not."""
        for index, name in enumerate(types if isinstance(types, list) else []):
            self.type(name, side, (*field, index))

    def type(self, name: str, side: str, field: Path) -> bool:
        """Return whether a side has a troop type; note an error if it has not."""
        return self.known(field, name, types_of(self.pieces, side), say("data-a-type", side=side))

    def units(self, units: list[TroopRow]) -> None:
        """Note troops of types there are not, or without a counter."""
        for index, unit in enumerate(units):
            if self.type(unit.type, self.side, ("units", index, "type")):
                self.counter(unit.type, unit.strength, ("units", index, "strength"))

    def counter(self, name: str, strength: int, field: Path) -> None:
        """CMP-01: warn of a troop for which no counter was ever made."""
        kind = next(k for k in self.pieces.troop_types if (k.side, k.id) == (self.side, name))
        if not (kind.small if strength < 3 else kind.large):
            size = "small" if strength < 3 else "large"
            right = say("data-no-counter", size=size, type=f"type:{self.side}:{name}")
            self.warning(field, being(strength), right)

    def choice(self, choose: list[str] | str, count: int, rows: Sequence[PlaneRow | TankRow], kind: str) -> None:
        """Note pieces to choose from that are not the player's, or fewer than are to be chosen."""
        if isinstance(choose, list):
            names = {row.id for row in rows if row.side == self.side}
            for index, name in enumerate(choose):
                self.known(("choose", index), name, names, say("data-a-piece", side=self.side, kind=kind))
            if count > len(choose):
                self.error(("count",), being(count), say("data-most-chosen", value=ValueWords(len(choose))))

    def general(self, name: str, side: str) -> None:
        """Note a general a side has not."""
        names = {general.id for general in self.pieces.generals if general.side == side}
        self.known(("general",), name, names, say("data-a-piece", side=side, kind="general"))

    def faction(self, faction: str, side: str, rows: Sequence[PlaneRow | TankRow]) -> None:
        """Note a faction that has none of some pieces."""
        factions = {row.faction for row in rows if row.side == side}
        self.known(("faction",), faction, factions, say("data-a-faction", side=side))

    def types_of(self, side: str) -> set[str]:
        """Return the troop types of a side."""
        return types_of(self.pieces, side)

    def ships_of(self, side: str) -> list[str]:
        """Return the ships of a side, where they are known."""
        return [] if self.naval is None else [ship.id for ship in self.naval.ships if ship.side == side]
