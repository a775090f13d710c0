"""The network of supply of a front, from what stands where: as it is, or as somebody sees it (10.4)."""

from typing import Final

from mypy_extensions import i64

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import ZEROS
from dosespanas.kernel.grids import Grid, filled

SHUT: Final = 0
"""No line of supply enters the hex (10.4-b, 13.19)."""
LOCAL: Final = 1
"""A first leg enters it, a second does not: the enemy controls it (10.4-c, A51)."""
OPEN: Final = 2
"""Both enter it."""


def ground_for(data: Data, side: int, owner: Grid, control: Grid, zones: list[Grid], walls: list[int]) -> Grid:
    """10.4-b, 10.4-c, 11.3, 11-8.5-a: return by hex if a side's lines of supply enter it: SHUT, LOCAL or OPEN.

    By hex: whose units stand there, who controls it, and where zones of control of the other side lie, of either kind;
    13.19: `walls`, the hexes of fortified lines that shut this side out.
    """
    found = ZEROS[:]
    h: i64
    own: i64 = side
    foe: i64 = 1 - side
    full, column = zones[0], zones[1]
    for h in data.land:
        if owner[h] == own or (owner[h] != foe and full[h] == 0 and column[h] == 0):
            found[h] = OPEN if control[h] == own else LOCAL
    for h in walls:
        found[h] = SHUT
    return found


def link(data: Data, front: int, ground: Grid) -> Grid:
    """10.4-c, 10.4-e, 10.4-f, 10.9, 10.10, A52: return by hex 1 where a second leg has a final source of a front."""
    return joined(data, data.sources[front], ground)


def joined(data: Data, starts: list[int], ground: Grid) -> Grid:
    """10.4-c: return by hex 1 where a second leg, of any length, leads to one of some hexes."""
    found = ZEROS[:]
    queue: list[int] = []
    h: i64
    for h in starts:
        if ground[h] == OPEN:
            found[h] = 1
            queue.append(h)
    follow(data, found, queue, ground)
    return found


def follow(data: Data, network: Grid, queue: list[int], ground: Grid) -> None:
    """Add to a network all that second legs reach from the hexes in a queue, and to the queue what was added."""
    beyond = data.beyond
    other: i64
    i = 0
    while i < len(queue):
        for other in beyond[queue[i]]:
            if network[other] == 0 and ground[other] == OPEN:
                network[other] = 1
                queue.append(other)
        i += 1


def first_legs(data: Data, linked: Grid, ground: Grid) -> Grid:
    """10.4-a, 10.4-b: return by hex the length of the shortest first leg to a town or city of a network.

    One more than the longest there may be where there is none. The hex where the leg begins is not entered; every other
    is, the source among them.
    10.5: however many units a source feeds.
    """
    beyond = data.beyond
    none = data.supply_reach + 1
    found = filled(len(linked), none)
    h: i64
    other: i64
    length: i64
    edge: list[int] = []
    for h in data.places:
        if linked[h] != 0:
            found[h] = 0
            edge.append(h)
    for length in range(1, none):
        further: list[int] = []
        for h in edge:
            for other in beyond[h]:
                if found[other] == none:
                    found[other] = length
                    if ground[other] != SHUT:
                        further.append(other)
        edge = further
    return found
