"""Checks of `pieces.json` and `naval.json`: what pieces are to each other."""

from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import ValueWords, being, by, say
from dosespanas.espana1936.files.naval import NavalFile
from dosespanas.espana1936.files.schema import MapFile, Pieces


def check_pieces(pieces: Pieces, report: FileReport) -> None:
    """OPT-04: a captured tank is one of the other side, and each is the back of one counter only."""
    sides = {tank.id: tank.side for tank in pieces.tanks}
    backs: set[str] = set()
    for index, tank in enumerate(pieces.tanks):
        here, back = ("tanks", index, "captured_as"), tank.captured_as
        if back is None:
            continue
        if sides.get(back) == tank.side:
            report.error(here, being(back), by(say("data-other-tank"), "OPT-04"))
        if back in backs:
            report.error(here, say("data-is-again", value=ValueWords(back)), say("data-one-back"))
        backs.add(back)


def check_naval(naval: NavalFile, map_: MapFile | None, pieces: Pieces | None, report: FileReport) -> None:
    """Note ships that are also other pieces, guns that are not as the ship is, and bases that are not on the sea."""
    others: set[str] = set()
    if pieces is not None:
        others = {general.id for general in pieces.generals} | {plane.id for plane in pieces.planes}
        others |= {tank.id for tank in pieces.tanks}
    for index, ship in enumerate(naval.ships):
        if ship.id in others:
            report.error(("ships", index, "id"), being(ship.id), say("data-no-other-piece"))
        if ship.cls not in ("destroyer", "submarine") and ship.gun_dice != ship.dice:
            right = say("data-own-strength", value=ValueWords(ship.dice))
            report.warning(("ships", index, "gun_dice"), being(ship.gun_dice), right)
    inland = set() if map_ is None else {box.id for box in map_.boxes if not box.coast}
    for index, base in enumerate(naval.bases):
        if base.box in inland:
            report.warning(("bases", index, "box"), being(base.box), say("data-sea-box-expected"))
