"""Supply against a slow reading of the rules that begins at the unit, as a player does (10.4, 10.6, E3)."""

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.gce.scatter import scattered

from dosespanas.gce.board.data import NO_ZOC, SPAIN
from dosespanas.gce.board.hexes import hex_name, hexside, neighbours
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP


class Reader:
    """Traces lines of supply on one board that does not change."""

    def __init__(self, b: Engine) -> None:
        self.b = b
        self.across = cache(self._across)
        self.enters = cache(self._enters)
        self.network = cache(self._network)
        self.by_place = cache(self._by_place)

    def _across(self, h: int) -> list[int]:
        """The hexes that a line goes on to, whatever stands in them."""
        data = self.b.data
        if data.country[h] != SPAIN:
            return []
        return [o for o in neighbours(h) if data.country[o] == SPAIN and not data.sea_side[hexside(h, o)]]

    def _enters(self, side: int, h: int) -> bool:
        """10.4-b, 11.3, 11-8.5-a, 13.19."""
        b = self.b
        here = {b.data.units[u].side for u in b.stack(h)}
        if 1 - side in here or (side == NAT and b.fort(h)):
            return False
        threats = [u for o in self.across(h) for u in b.stack(o) if b.data.units[u].side != side]
        return side in here or all(b.face(u).zoc == NO_ZOC for u in threats)

    def _network(self, front: int, start: int) -> bool:
        """10.4-c, 10.10: whether a second leg leads from a hex that a first leg enters to a final source."""
        side = sources.side_of(front)
        seen, todo = {start}, [start]
        while todo:
            h = todo.pop()
            if self.b.control[h] != side or not self.enters(side, h):
                continue
            if self.b.data.final_front[h] == front:
                return True
            todo += [o for o in self.across(h) if o not in seen]
            seen |= set(self.across(h))
        return False

    def near(self, front: int, start: int, reach: int) -> set[int]:
        """The hexes that a first leg of some length reaches, the start among them."""
        found = {start}
        for _ in range(reach):
            steps = {o for h in found for o in self.across(h) if self.enters(sources.side_of(front), o)}
            found |= steps
        return found

    def _by_place(self, front: int, start: int) -> bool:
        """10.4-a: whether a town, a city or a final source supplies a hex."""
        places = [h for h in self.near(front, start, 3) if self.b.data.settlement[h]]
        return any(self.network(front, h) for h in places)

    def by_hq(self, front: int, start: int) -> bool:
        """10.6: whether a supplied HQ does."""
        b = self.b
        for h in self.near(front, start, 1):
            hqs = [u for u in b.stack(h) if b.data.units[u].is_hq and b.front_of(u) == front]
            if hqs and self.by_place(front, h):
                return True
        return False


@pytest.mark.rule("10.1", "10.4-a", "10.4-b", "10.4-c", "10.6-a", "10.6-b", "13.19")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 32))
def test_the_map_is_what_a_player_reads(seed: int) -> None:
    b = scattered(seed)
    reader = Reader(b)
    for front in range(3):
        drawn = sources.map_of(b, front)
        for h in b.data.land:
            if b.owner[h] == 1 - sources.side_of(front):
                continue
            right = sources.CUT_OFF
            if reader.by_place(front, h):
                right = sources.IN_SUPPLY
            elif reader.by_hq(front, h):
                right = sources.BY_HQ
            assert drawn[h] == right, (seed, front, hex_name(h))
    for u in b.on_map(NAT) + b.on_map(REP):
        front, h = b.front_of(u), b.u_hex[u]
        right_for = reader.by_place(front, h) or (not b.data.units[u].is_hq and reader.by_hq(front, h))
        assert sources.supplied(b, u) == (right_for or u in sources.border_supplied(b))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 32))
def test_what_is_kept_is_what_would_be_drawn_anew(seed: int) -> None:
    """The board notes which maps no longer hold; those it keeps are still right."""
    b = scattered(seed, 40)
    for u in b.on_map(NAT)[::5] + b.on_map(REP)[::5]:
        for front in range(3):
            sources.map_of(b, front)
        b.lift(u, -1)
        for front in range(3):
            kept, network = sources.map_of(b, front)[:], sources.network_of(b, front)[:]
            b.stale_all()
            assert (kept, network) == (sources.map_of(b, front), sources.network_of(b, front)), (seed, front)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 32))
def test_a_line_shown_is_a_line(seed: int) -> None:
    b = scattered(seed)
    reader = Reader(b)
    for u in b.on_map(NAT) + b.on_map(REP):
        line = sources.trace(b, u)
        assert (line.why is None) == sources.supplied(b, u)
        if line.source < 0:
            assert line.why is not None or u in sources.border_supplied(b)
            continue
        way = [b.u_hex[u], *line.path, line.source]
        if line.source == b.u_hex[u]:
            assert not line.path
            continue
        assert len(way) <= 4
        for here, there in pairwise(way):
            assert there in reader.across(here) and reader.enters(b.data.units[u].side, there)
