"""Laws of the movement phase, on positions and choices by chance."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.gce.build import opened
from tests.gce.scatter import scattered

from dosespanas.gce.board import notation
from dosespanas.gce.board import stages as s
from dosespanas.gce.board.state import EVACUATED, MOVED
from dosespanas.gce.engine import Engine
from dosespanas.gce.invariants import invariants
from dosespanas.gce.movement import destinations, group_move
from dosespanas.kernel.side import REP


def pick(b: Engine, rng: random.Random) -> int:
    """Any choice, but the end of the phase seldom and company often."""
    codes = b.codes()
    company = [code for code in codes if notation.kind_of(code) in (notation.WITH, notation.STEP, notation.DROP)]
    if company and rng.random() < 0.6:
        return rng.choice(company)
    others = [code for code in codes if notation.kind_of(code) != notation.DONE]
    return rng.choice(others if others and rng.random() < 0.97 else codes)


@pytest.mark.rule("12.2-b", "12.6", "10.2-b", "9.1-b", "12.10-a")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1 << 32), st.booleans())
def test_every_move_ends_where_it_may(seed: int, republican: bool) -> None:
    """Whatever is chosen: a group always has somewhere to end, and it ends where supply and stacking allow."""
    b, rng = scattered(seed), random.Random(seed)
    b.step_no = s.MOVE_REP if republican else s.MOVE_NAT
    opened(b)
    phase = b.step_no
    while b.step_no == phase and b.stage in (s.MOVE, s.MOVE_ON) and not b.ended:
        codes = b.codes()
        assert codes == sorted(set(codes)) and codes
        code = pick(b, rng)
        group, before = b.move.units[:], b.move.spent
        waiting = [u for u in b.on_map(b.side) if not b.has(u, MOVED)]
        if notation.kind_of(code) in (notation.TO, notation.STEP):
            path, cost = group_move.way(b, code)
            assert path[0] == b.u_hex[group[0]] and cost > 0
        b.step(code)
        if b.stage == s.MOVE_ON and b.move.units == group:
            assert b.move.spent >= before
        elif group and b.stage in (s.MOVE, s.MOVE_ON) and all(b.has(u, MOVED) for u in group):
            here = b.u_hex[group[0]]
            assert destinations.why_not_stay(b, group, here) is None, (seed, b.name(code))
        for u in waiting if b.step_no == phase and not b.ended else []:
            if b.u_hex[u] >= 0 and b.has(u, MOVED) and not b.has(u, EVACUATED):
                assert destinations.why_not_stay(b, [u], b.u_hex[u]) is None, (seed, b.name(code))
    assert invariants(b) == []
    assert b.step_no != s.MOVE_REP or b.side in (0, REP) or b.ended


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1 << 32))
def test_legal_is_what_is_not_explained_away(seed: int) -> None:
    b, rng = scattered(seed, 30), random.Random(seed)
    b.step_no = s.MOVE_NAT
    opened(b)
    for _ in range(8):
        if b.stage not in (s.MOVE, s.MOVE_ON):
            break
        legal = set(b.codes())
        units = rng.sample(b.on_map(0) + b.on_map(1), 8)
        tried = [
            notation.make(k, u) for k in (notation.MOVE, notation.MARCH, notation.WITH, notation.DROP) for u in units
        ]
        tried += [notation.make(k, h) for k in (notation.TO, notation.STEP) for h in rng.sample(b.data.land, 30)]
        tried += [notation.make(notation.STAY), notation.make(notation.DONE)]
        for code in tried:
            assert (b.explain(code) is None) == (code in legal), b.name(code)
        b.step(pick(b, rng))
