"""When a chit counts as No Event (7.2-d), besides the turn it is drawn in: the closed set of conditions."""

from collections.abc import Callable
from typing import Final

from dosespanas.gce.board.chits import Condition
from dosespanas.gce.board.state import HOLDS, Board
from dosespanas.gce.control import capture
from dosespanas.kernel.side import NAT


def nationalist(b: Board, c: Condition) -> bool:
    """7.13, 7.15-a, 7.16, 7.22-a, 7.34-a: one of the hexes is Nationalist."""
    return any(b.control[h] == NAT for h in c.hexes)


def none_nationalist(b: Board, c: Condition) -> bool:
    """7.6-a, A29, 7.20, 7.33, A26: none of the hexes is Nationalist."""
    return not nationalist(b, c)


def unthreatened(b: Board, c: Condition) -> bool:
    """7.33: no Republican unit is next to any of the hexes."""
    return not any(b.near_enemy(NAT, h) for h in c.hexes)


def morale_over(b: Board, c: Condition) -> bool:
    """7.8-a: Morale is too high."""
    return b.morale > c.value


def crisis(b: Board, c: Condition) -> bool:
    """7.5: the Czech crisis is in effect until its units are back (A33)."""
    return b.turn < b.cups.czech_until


def retaken(b: Board, c: Condition) -> bool:
    """7.13: Santa María was Nationalist and is lost again."""
    return b.cups.lost_andujar


def alcazar_decided(b: Board, c: Condition) -> bool:
    """7.34-a: the Alcázar has been relieved or has fallen."""
    return b.alcazar != HOLDS


def north_lost(b: Board, c: Condition) -> bool:
    """8.3-b: the three capitals of the north are Nationalist."""
    return capture.north_lost(b)


CONDITIONS: Final[dict[str, Callable[[Board, Condition], bool]]] = {
    "nationalist": nationalist,
    "none_nationalist": none_nationalist,
    "unthreatened": unthreatened,
    "morale_over": morale_over,
    "crisis": crisis,
    "retaken": retaken,
    "alcazar_decided": alcazar_decided,
    "north_lost": north_lost,
}


def void(b: Board, chit: int) -> bool:
    """7.2-d: tell whether a chit drawn now counts as No Event."""
    data = b.data.chits[chit]
    return data.void(b.turn) or any(CONDITIONS[c.kind](b, c) for c in data.void_if)
