"""What the shipped data print on counters, and what their steps cost."""

from tests.gce.data_files import data

from dosespanas.gce.board import data as facts
from dosespanas.gce.board.data import Data, UnitFacts
from dosespanas.gce.board.hexes import hexside, parse_hex

DATA = data()
MADRID = parse_hex("2712")


def unit(label: str, side: int = 1, type_: str = "infantry") -> UnitFacts:
    """Return the last unit of a side with a label and a type: the division rather than the brigade of its number."""
    return [u for u in DATA.units if u.label == label and u.side == side and facts.TYPES[u.faces[0].type] == type_][-1]


def printed(found: UnitFacts, face: int = facts.FRONT) -> tuple[int, int, int]:
    return found.faces[face].attack, found.faces[face].defence, found.faces[face].move


def cost(mover: int, start: str, end: str, of: Data = DATA) -> int:
    return of.step_cost[mover][hexside(parse_hex(start), parse_hex(end))]
