"""Where a move may end: stacking (9.1), the north (12.10), the parties (15.7.2), supply (10.2-b), duties of events."""

from typing import Final

from dosespanas.gce.board.hexes import ZEROS
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.board.supply_cache import Chart
from dosespanas.gce.control import columns, stacking, standing
from dosespanas.gce.supply import north, sources
from dosespanas.gce.supply.network import OPEN, SHUT
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.grids import Grid

NOWHERE: Final = ZEROS
"""A map of no supply."""


def uncovers(b: Board, units: list[int]) -> bool:
    """Tell whether a group keeps its hex open to supply, which shuts when it leaves."""
    here = b.u_hex[units[0]]
    return b.enemy_zoc(b.data.units[units[0]].side, here) != 0 and len(b.stack(here)) == len(units)


def chart_without(b: Board, front: int, units: list[int]) -> Chart:
    """Return the supply of a front without a group, save in the hex that it uncovers."""
    found = sources.chart_of(b, front)
    if uncovers(b, units) and sources.leans_on(b, front, found, b.u_hex[units[0]]):
        return sources.shut(b, front, found, b.u_hex[units[0]])
    return found


class SupplyForecast:
    """10.2-b: whether a group would be in supply at the end of a move, as things would be at that moment.

    It leaves the hex where it stands, whatever it covered there; every hex on its way becomes its own side's; where it
    ends it covers the hex. What the map shows without the group holds for every move. Where that is not enough, the
    hexes it takes may link a town to the network: one on its way, or one that was cut off.
    """

    def __init__(self, b: Board, units: list[int], reach: Reach, before: list[int]) -> None:
        self.b = b
        self.units = units
        self.side = b.data.units[units[0]].side
        self.reach = reach
        self.before = before
        """Hexes that the group enters before the start of the reach."""
        self.fronts: list[int] = []
        self.with_hq = [False, False, False]
        """By front: whether a HQ of it is in the group. It needs more than a HQ (10.6-b); others do not count on it."""
        for u in units:
            front = b.front_of(u)
            if front not in self.fronts:
                self.fronts.append(front)
            if b.data.units[u].is_hq:
                self.with_hq[front] = True
        self.charts: list[Chart | None] = [None, None, None]
        """By front: its supply without the group; in the hex that it uncovers it may be wrong."""

    def supplied(self, hex_: int) -> bool:
        """10.2-b, A50: tell whether the group would be in supply at the end of its way; no town stands in for it."""
        for front in self.fronts:
            chart = self.chart(front)
            value = chart.map[hex_]
            if value == sources.IN_SUPPLY or (value == sources.BY_HQ and not self.with_hq[front]):
                continue
            if not self._comes_in(front, hex_, chart):
                return False
        return True

    def sure(self) -> Grid:
        """Return by hex IN_SUPPLY where the whole group would be in supply, whatever its way; elsewhere it may be."""
        return self.chart(self.fronts[0]).map if len(self.fronts) == 1 else NOWHERE

    def chart(self, front: int) -> Chart:
        """Return the supply of a front without the group, save in the hex that it uncovers."""
        found = self.charts[front]
        if found is None:
            found = chart_without(self.b, front, self.units)
            self.charts[front] = found
        return found

    def _comes_in(self, front: int, hex_: int, chart: Chart) -> bool:
        """Tell whether a move to a hex itself brings the supply that is lacking there."""
        b = self.b
        opened: list[int] = []
        more = False
        for h in self.before + self.reach.way(hex_):
            if chart.ground[h] != OPEN and (h == hex_ or b.enemy_zoc(self.side, h) == 0):
                opened.append(h)
                more = more or (chart.ground[h] == SHUT and h != hex_)
        if not more and not any(sources.may_link(b, chart, h) for h in opened):
            return False
        ground = chart.ground[:]
        network = chart.network[:]
        if uncovers(b, self.units):
            here = b.u_hex[self.units[0]]
            ground[here] = SHUT
            network[here] = 0
        for h in opened:
            ground[h] = OPEN
        for h in sources.grow(b, front, ground, network, opened):
            more = more or b.data.settlement[h] != 0
        return more and self._fed(front, hex_, ground, network)

    def _fed(self, front: int, hex_: int, ground: Grid, network: Grid) -> bool:
        """Tell whether the group is in supply in a hex, on some ground and with some network."""
        b = self.b
        if sources.reaches(b, hex_, ground, network):
            return True
        if self.with_hq[front]:
            return False
        near = sources.leg(b, hex_, b.data.hq_reach, ground)
        for hq in b.data.hqs_of[self.side]:
            here = b.u_hex[hq]
            mine = b.front_of(hq) == front and hq not in self.units
            if mine and here in near and sources.reaches(b, here, ground, network):
                return True
        return False


def legal_ends(b: Board, units: list[int], reach: Reach, before: list[int]) -> list[int]:
    """Return the hexes of a reach where a group may end its move, in order, duties apart."""
    forecast = SupplyForecast(b, units, reach, before)
    sure = forecast.sure()
    closed = north.closed_regions(b, units)
    parties = b.options.column_politics
    alone = len(units) == 1
    first, region = b.first, b.data.region
    found: list[int] = []
    for h in reach.hexes:
        if (first[h] >= 0 or not alone) and not stacking.fits(b, units, h):
            continue
        if closed and region[h] in closed:
            continue
        if parties and columns.may_stack(b, units, h) is not None:
            continue
        if sure[h] == sources.IN_SUPPLY or forecast.supplied(h):
            found.append(h)
    found.sort()
    return found


def may_stay(b: Board, units: list[int], hex_: int, without_hq: bool = False) -> bool:
    """Tell whether a group that has moved may end its move in the hex where it is; `without_hq`: no HQ supplies it."""
    return why_not_stay(b, units, hex_, without_hq) is None


def why_not_stay(b: Board, units: list[int], hex_: int, without_hq: bool = False) -> Refusal | None:
    """Return why a group that has moved may not end its move in the hex where it is, or None (10.2-b)."""
    refusal = standing.why_not_there(b, units, hex_)
    if refusal is not None:
        return refusal
    for u in units:
        value = sources.map_of(b, b.front_of(u))[hex_]
        if not sources.feeds(b, u, value) or (without_hq and value != sources.IN_SUPPLY):
            return unsupplied(hex_)
    return None


def unsupplied(hex_: int) -> Refusal:
    """Return the refusal for a move that would end out of supply."""
    return Refusal("10.2-b", "refusal-gce-end-unsupplied", {"hex": hex_term(hex_)})
