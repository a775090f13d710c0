"""The munitions of the Army of Africa (13.21): short north of a row until a town there is linked to Cádiz."""

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import parse_hex, row_of
from dosespanas.gce.board.state import Board
from dosespanas.gce.supply.network import joined
from dosespanas.gce.supply.sources import ground_of
from dosespanas.kernel.grids import Grid
from dosespanas.kernel.side import NAT


def check_link(b: Board) -> None:
    """13.21-b, A68: the shortage ends for ever at the moment a town or city of the north traces to Cádiz."""
    if b.ammunition_over or b.link_looked_for:
        return
    b.link_looked_for = True
    if b.turn <= b.data.special["munitions_shortage"]["until_turn"]:
        b.ammunition_over = linked(b.data, ground_of(b, NAT))


def linked(data: Data, ground: Grid) -> bool:
    """13.21-b: tell whether a town or city of the north has a line to Cádiz over a Nationalist ground (10.4-c)."""
    shortage = data.special["munitions_shortage"]
    first_row: int = shortage["from_row"]
    south = joined(data, [parse_hex(shortage["link"])], ground)
    return any(south[h] != 0 and row_of(h) >= first_row for h in data.places)


def short(data: Data, turn: int, starts: list[int]) -> bool:
    """13.21-a: tell whether one of some hexes lies where Nationalist attacks are short of munitions before the link."""
    shortage = data.special["munitions_shortage"]
    until: int = shortage["until_turn"]
    first_row: int = shortage["from_row"]
    return turn <= until and any(row_of(h) >= first_row for h in starts)
