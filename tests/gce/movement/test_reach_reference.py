"""The reach of a group against a walk of every path, and its ends against the moves carried out (E2)."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.gce.scatter import scattered

from dosespanas.gce.board import data as facts
from dosespanas.gce.board.hexes import hex_name, hexside, neighbours
from dosespanas.gce.control import capture, stacking, standing
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import destinations
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT

HEX_COST = {
    "clear": [1, 1, 1, 1],
    "rough": [1, 1, 1, 2],
    "mountain": [3, 3, 4, 4],
    "marsh": [3, 2, 4, 4],
}
RIVER_COST = {"": [0, 0, 0, 0], "minor": [1, 1, 2, 2], "major": [2, 2, 4, 4]}


def paid(b: Engine, mover: int, here: int, there: int) -> int:
    """12-11.13 to 12.26: what one unit pays for a step over open land."""
    data = b.data
    cost = 1 if data.settlement[there] == facts.CITY else HEX_COST[facts.TERRAINS[data.terrain[there]]][mover]
    return cost + RIVER_COST[facts.RIVERS[data.river[hexside(here, there)]]][mover]


def walk(b: Engine, units: list[int], start: int, points: int, doubled: bool) -> dict[int, tuple[int, int]]:
    """Every hex reached, with the least points spent and then the fewest enemy hexes entered, by trying every path."""
    data = b.data
    side = data.units[units[0]].side
    foe = 1 - side
    fights = any(not data.units[u].is_hq for u in units)
    best: dict[int, tuple[int, int]] = {start: (0, 0)}

    def threatened(h: int) -> bool:
        return any(
            b.face(u).zoc == facts.FULL_ZOC
            for o in neighbours(h)
            if data.country[o] == facts.SPAIN and not data.sea_side[hexside(h, o)]
            for u in b.stack(o)
            if data.units[u].side == foe
        )

    def go(h: int, spent: int, taken: int, seen: list[int]) -> None:
        for o in neighbours(h):
            if o in seen or data.country[o] != facts.SPAIN or data.sea_side[hexside(h, o)]:
                continue
            stack = b.stack(o)
            if b.owner[o] == foe and not (fights and len(stack) == 1 and data.units[stack[0]].is_hq):
                continue
            if threatened(h) and threatened(o):
                continue
            if doubled and b.owner[o] != side and any(b.owner[n] == foe for n in neighbours(o)):
                continue
            cost = max(paid(b, b.face(u).mover, h, o) for u in units) + (1 if side == NAT and b.fort(o) else 0)
            if spent + cost > points:
                if spent > 0:
                    continue
                cost = points
            total = (spent + cost, taken + (b.control[o] != side))
            best[o] = min(best.get(o, total), total)
            if not threatened(o) and total[0] < points:
                go(o, *total, [*seen, o])

    go(start, 0, 0, [start])
    del best[start]
    return best


def group(b: Engine, rng: random.Random) -> list[int]:
    """Some units of one hex, each with a movement factor; empty if there are none."""
    hexes = [h for h in b.data.land if b.owner[h] >= 0]
    stack = [u for u in b.stack(rng.choice(hexes)) if b.face(u).move > 0]
    return rng.sample(stack, rng.randint(1, len(stack))) if stack else []


@pytest.mark.rule("E2", "12.1-a", "12.3", "12.4", "12.7", "12.26", "11.2", "11-8.4", "11-8.5-b", "12.11-b", "A89")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1 << 32), st.booleans())
def test_the_reach_is_every_path_there_is(seed: int, doubled: bool) -> None:
    b, rng = scattered(seed), random.Random(seed)
    for _ in range(6):
        units = group(b, rng)
        if not units:
            continue
        party = MovingGroup(b, units, doubled)
        points = min(party.pace, 6)
        start = b.u_hex[units[0]]
        found = find(party, start, points, True)
        walked = walk(b, units, start, points, doubled)
        assert sorted(found.hexes) == sorted(walked), (seed, [b.data.units[u].name for u in units])
        for h, (cost, taken) in walked.items():
            assert found.cost[h] == cost, (seed, hex_name(h))
            way = [start, *found.way(h)]
            assert all(there in neighbours(here) for here, there in pairwise(way))
            assert sum(b.control[x] != party.side for x in way[1:]) == taken


@pytest.mark.rule("10.2-b", "10.4-c", "A50", "A51")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 32))
def test_a_move_may_end_where_the_units_would_be_in_supply(seed: int) -> None:
    """Each end is judged before the move; carried out, the move must find what was foreseen."""
    b, rng = scattered(seed), random.Random(seed)
    for _ in range(4):
        units = group(b, rng)
        if not units:
            continue
        party = MovingGroup(b, units, False)
        found = find(party, b.u_hex[units[0]], party.pace, True)
        legal = destinations.legal_ends(b, units, found, [])
        for h in found.hexes:
            after = b.clone()
            for entered in found.way(h):
                capture.enter(after, units, entered)
            fed = all(sources.feeds(after, u, sources.map_of(after, after.front_of(u))[h]) for u in units)
            fits = stacking.fits(b, units, h) and standing.why_not_there(b, units, h) is None
            assert (h in legal) == (fits and fed), (seed, hex_name(h), [b.data.units[u].name for u in units])
