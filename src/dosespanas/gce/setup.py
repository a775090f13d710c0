"""Setting up (chapter 3): the units with a set-up hex, the aircraft of the first turn; the rest wait."""

from dosespanas.gce.board.data import ENTRIES
from dosespanas.gce.board.state import AIR, Board

AT_START = ENTRIES.index("setup")
BY_AIR = ENTRIES.index("air")


def lay_out(b: Board) -> None:
    """3.1, 3.3: place every starting unit at full strength; the last named of a hex lies on top.

    3.1-a, 3.2-a: the others wait for their turn of entry.
    """
    for u, unit in enumerate(b.data.units):
        if unit.entry == AT_START:
            b.place(u, unit.hex)
        elif unit.entry == BY_AIR and unit.turn <= b.data.first_turn:
            b.u_hex[u] = AIR
