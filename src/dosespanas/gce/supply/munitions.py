"""The munitions of the Army of Africa (13.21): short north of a row until a town there is linked to Cádiz."""

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import borders, parse_hex, row_of
from dosespanas.gce.board.state import EMPTY, Board
from dosespanas.gce.supply.network import OPEN, joined
from dosespanas.gce.supply.sources import ground_at, ground_of
from dosespanas.kernel.grids import Grid
from dosespanas.kernel.side import NAT


def check_link(b: Board) -> None:
    """13.21-b, A68: the shortage ends for ever at the moment a town or city of the north traces to Cádiz."""
    touched = b.touched_nat
    if b.ammunition_over or (not touched and len(b.from_cadiz) > 0):
        return
    b.touched_nat = []
    if b.turn > b.data.special["munitions_shortage"]["until_turn"]:
        b.from_cadiz = EMPTY
    elif len(b.from_cadiz) == 0 or leads_further(b, touched):
        b.from_cadiz = from_cadiz(b.data, ground_of(b, NAT))
        b.ammunition_over = comes_north(b.data, b.from_cadiz)


def leads_further(b: Board, touched: list[int]) -> bool:
    """Tell whether any of some hexes has opened beside those where lines from Cádiz have led so far, or there."""
    link: int = parse_hex(b.data.special["munitions_shortage"]["link"])
    known = b.from_cadiz
    near = [h for h in touched if known[h] == 0 and (h == link or borders(known, 1, h))]
    return any(ground_at(b, NAT, h) == OPEN for h in near)


def linked(data: Data, ground: Grid) -> bool:
    """13.21-b: tell whether a town or city of the north has a line to Cádiz over a Nationalist ground (10.4-c)."""
    return comes_north(data, from_cadiz(data, ground))


def from_cadiz(data: Data, ground: Grid) -> Grid:
    """Return by hex 1 where a second leg from Cádiz leads over a Nationalist ground (10.4-c)."""
    return joined(data, [parse_hex(data.special["munitions_shortage"]["link"])], ground)


def comes_north(data: Data, network: Grid) -> bool:
    """Tell whether a town or city of the north is among some hexes."""
    first_row: int = data.special["munitions_shortage"]["from_row"]
    return any(network[h] != 0 and row_of(h) >= first_row for h in data.places)


def short(data: Data, turn: int, starts: list[int]) -> bool:
    """13.21-a: tell whether one of some hexes lies where Nationalist attacks are short of munitions before the link."""
    shortage = data.special["munitions_shortage"]
    until: int = shortage["until_turn"]
    first_row: int = shortage["from_row"]
    return turn <= until and any(row_of(h) >= first_row for h in starts)
