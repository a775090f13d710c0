"""The munitions of the Army of Africa (13.21): short north of a row until a town there is linked to Cádiz."""

from dosespanas.gce.board.hexes import HEXES, parse_hex, row_of
from dosespanas.gce.board.state import Board
from dosespanas.gce.supply.sources import OPEN, ground_of
from dosespanas.kernel.side import NAT


def check_link(b: Board) -> None:
    """13.21-b, A68: the shortage ends for ever at the moment a town or city of the north traces to Cádiz."""
    if b.ammunition_over or b.link_looked_for:
        return
    shortage = b.data.special["munitions_shortage"]
    b.link_looked_for = True
    if b.turn <= shortage["until_turn"]:
        b.ammunition_over = linked(b, parse_hex(shortage["link"]), shortage["from_row"])


def linked(b: Board, source: int, first_row: int) -> bool:
    """Tell whether a town or city from a row on northwards has a Nationalist line to a source (10.4-c)."""
    ground = ground_of(b, NAT)
    if ground[source] != OPEN:
        return False
    found = [False] * HEXES
    found[source] = True
    queue = [source]
    i = 0
    while i < len(queue):
        if b.data.settlement[queue[i]] != 0 and row_of(queue[i]) >= first_row:
            return True
        for other in b.data.beyond[queue[i]]:
            if not found[other] and ground[other] == OPEN:
                found[other] = True
                queue.append(other)
        i += 1
    return False
