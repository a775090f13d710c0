"""Where a move may end: stacking (9.1), the north (12.10), the parties (15.7.2), supply (10.2-b), duties of events."""

from typing import Final

from dosespanas.gce import columns, north, stacking, supply
from dosespanas.gce.board import Board, hex_term
from dosespanas.gce.march import Reach
from dosespanas.gce.reach import Group
from dosespanas.kernel.action import Refusal

UNKNOWN: Final[list[int]] = []
"""A map not drawn yet."""


class Forecast:
    """10.2-b: whether a group would be in supply at the end of a move, as things would be at that moment.

    It leaves the hex where it stands, whatever it covered there; every hex on its way becomes its own side's; where it
    ends it covers the hex. What the map shows without the group holds for every move. Where that is not enough, the
    hexes it takes may link a town to the network: one on its way, or one that was cut off.
    """

    def __init__(self, b: Board, units: list[int], group: Group, reach: Reach, before: list[int]) -> None:
        self.b = b
        self.units = units
        self.side = group.side
        self.reach = reach
        self.before = before
        """Hexes that the group enters before the start of the reach."""
        self.fronts: list[int] = []
        self.with_hq = [False, False, False]
        """By front: whether a HQ of it is in the group (10.6-b)."""
        leaves_hq = False
        for u in units:
            front = b.front_of(u)
            if front not in self.fronts:
                self.fronts.append(front)
            if b.data.units[u].is_hq:
                self.with_hq[front] = True
                leaves_hq = True
        here = b.u_hex[units[0]]
        uncovers = b.enemy_zoc(self.side, here) != 0 and len(b.stack(here)) == len(units)
        self.same = not leaves_hq and not uncovers
        """What supplies others stays as it is when the group leaves."""
        self.ground = supply.ground_of(b, self.side)
        """What supply may enter once it has left."""
        if uncovers:
            self.ground = self.ground[:]
            self.ground[here] = supply.SHUT
        self.network: list[list[int]] = [UNKNOWN, UNKNOWN, UNKNOWN]
        self.now: list[list[int]] = [UNKNOWN, UNKNOWN, UNKNOWN]
        """By front: network and map without the group."""

    def supplied(self, hex_: int) -> bool:
        """Tell whether the whole group would be in supply, or in a town or city (10.7, A50), at the end of its way."""
        if self.b.data.settlement[hex_] != 0:
            return True
        for front in self.fronts:
            if not self.now[front]:
                self._draw(front)
            value = self.now[front][hex_]
            if value == supply.IN_SUPPLY or (value == supply.BY_HQ and not self.with_hq[front]):
                continue
            if not self._comes_in(front, hex_):
                return False
        return True

    def _draw(self, front: int) -> None:
        """Draw network and map without the group."""
        b = self.b
        if self.same:
            self.network[front] = supply.network_of(b, front)
            self.now[front] = supply.map_of(b, front)
        else:
            self.network[front] = supply.link(b, front, self.ground)
            self.now[front] = supply.map_on(b, front, self.ground, self.network[front], self.units)

    def _comes_in(self, front: int, hex_: int) -> bool:
        """Tell whether a move to a hex itself brings the supply that is lacking there."""
        b = self.b
        way = self.before + self.reach.way(hex_)
        ground = self.ground[:]
        more = False
        for h in way:
            if ground[h] != supply.OPEN and (h == hex_ or b.enemy_zoc(self.side, h) == 0):
                more = more or (ground[h] == supply.SHUT and h != hex_)
                ground[h] = supply.OPEN
        network = self.network[front][:]
        for h in supply.grow(b, front, ground, network, way):
            more = more or b.data.settlement[h] != 0
        return more and self._fed(front, hex_, ground, network)

    def _fed(self, front: int, hex_: int, ground: list[int], network: list[int]) -> bool:
        """Tell whether the group is in supply in a hex, on some ground and with some network."""
        b = self.b
        if supply.reaches(b, hex_, ground, network):
            return True
        if self.with_hq[front]:
            return False
        near = supply.leg(b, hex_, b.data.hq_reach, ground)
        for hq in b.data.hqs_of[self.side]:
            here = b.u_hex[hq]
            mine = b.front_of(hq) == front and hq not in self.units
            if mine and here in near and supply.reaches(b, here, ground, network):
                return True
        return False


def legal_ends(b: Board, units: list[int], group: Group, reach: Reach, before: list[int]) -> list[int]:
    """Return the hexes of a reach where a group may end its move, in order, duties apart."""
    forecast = Forecast(b, units, group, reach, before)
    closed = north.closed_regions(b, units)
    parties = b.options.column_politics
    found: list[int] = []
    for h in reach.hexes:
        if not stacking.fits(b, units, h):
            continue
        if b.data.region[h] in closed:
            continue
        if parties and columns.may_stack(b, units, h) is not None:
            continue
        if forecast.supplied(h):
            found.append(h)
    found.sort()
    return found


def may_stay(b: Board, units: list[int], hex_: int) -> bool:
    """Tell whether a group that has moved may end its move in the hex where it is."""
    return why_not_stay(b, units, hex_) is None


def why_not_stay(b: Board, units: list[int], hex_: int) -> Refusal | None:
    """Return why a group that has moved may not end its move in the hex where it is, or None."""
    refusal = why_not_there(b, units, hex_)
    if refusal is not None or b.data.settlement[hex_] != 0:
        return refusal
    for u in units:
        if not supply.feeds(b, u, supply.map_of(b, b.front_of(u))[hex_]):
            return unsupplied(hex_)
    return None


def why_not_there(b: Board, units: list[int], hex_: int) -> Refusal | None:
    """Return why a group may not come to stand in a hex, supply and duties apart, or None."""
    refusal = stacking.refusal(b, units, hex_)
    if refusal is None:
        refusal = north.refusal(b, units, hex_)
    return refusal if refusal is not None else columns.may_stack(b, units, hex_)


def unsupplied(hex_: int) -> Refusal:
    """Return the refusal for a move that would end out of supply."""
    return Refusal("10.2-b", "refusal-gce-end-unsupplied", {"hex": hex_term(hex_)})
