"""What a duty may still hope for (A38): others move first, nobody is led astray, and what is cached is what is true."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.gce.build import board, opened, texts
from tests.gce.scatter import scattered

from dosespanas.gce.board import notation
from dosespanas.gce.board import stages as s
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duty_obligations, duty_prospects
from dosespanas.gce.movement.duties import MADRID_DUTY
from dosespanas.kernel.side import NAT, REP

NEAR = ["n_81", "n_82", "n_83", "n_84", "n_85", "n_dlv", "n_fin", "n_pn"]
"""Divisions of two steps."""


def advance(units: dict[str, str], republican: dict[str, str] | None = None) -> Engine:
    b = board({**units, **(republican or {"r_enc": "2712"})}, turn=5, all_to=NAT)
    b.cups.madrid_until = 6
    return b


@pytest.mark.rule("7.22-a", "A38")
def test_others_move_first_as_long_as_fifteen_steps_can_still_come() -> None:
    """Eight divisions next to each other can all come; a cavalry far away is free, and the eighth division is not."""
    b = advance(dict.fromkeys(NEAR, "2909") | {"n_gec": "1607"})
    game = opened(b)
    game.apply("move n_gec")
    game.apply("to 1606")
    assert "done" not in texts(game)
    game.apply("move n_81")
    assert "stay" not in texts(game), "without its two steps fourteen are left"


@pytest.mark.rule("7.22-a", "A38")
def test_units_far_away_do_not_stand_in_for_nearer_ones() -> None:
    """The old measure took any fifteen steps that came one hex nearer, from anywhere."""
    far = dict.fromkeys(NEAR, "1607")
    b = advance(far | {"n_gec": "2911", "n_rad": "2911", "n_cst": "2911"})
    game = opened(b)
    steps = sum(b.steps(b.data.unit_index[name]) for name in ("n_gec", "n_rad", "n_cst"))
    best = duty_prospects.others(b, MADRID_DUTY, duty_prospects.outlook_of(b, MADRID_DUTY), [])
    assert best[:steps] == [0] * steps and min(best[steps:]) > 0
    for name in ("n_gec", "n_rad", "n_cst"):
        game.apply(f"move {name}")
        places = [parse_hex(text.split()[1]) for text in texts(game) if text.startswith("to ")]
        assert {MADRID_DUTY.rank(b, h) for h in places} == {0} and "stay" not in texts(game)
        game.apply(texts(game)[0])


@pytest.mark.rule("A38")
def test_next_to_the_defenders_of_madrid_is_near_enough() -> None:
    b = advance({"n_81": "3011"}, {"r_enc": "2811", "r_mcb": "2712"})
    ring = {name: MADRID_DUTY.rank(b, parse_hex(name)) for name in ("2711", "2911", "2810", "2910", "3012")}
    assert MADRID_DUTY.away[parse_hex("2811")] == 1 or ring["2810"] > 0
    for name, rank in ring.items():
        h = parse_hex(name)
        guarded = any(b.owner[near] == REP and MADRID_DUTY.away[near] <= 1 for near in b.data.beyond[h])
        assert (rank == 0) == (MADRID_DUTY.away[h] <= 1 or (guarded and MADRID_DUTY.away[h] == 2))


@pytest.mark.rule("7.22-a", "13.1")
def test_every_unit_there_attacks_before_the_phase_ends() -> None:
    b = advance(dict.fromkeys(NEAR[:4], "2711"), {"r_enc": "2712", "r_mcb": "2612"})
    game = opened(b)
    for _ in range(4):
        action = next(text for text in texts(game) if text.startswith("move"))
        game.apply(action)
        game.apply("stay")
    if b.stage == s.MOVE:
        game.apply("done")
    assert b.step_no == s.COMBAT_NAT
    seen = game.observe(NAT)["duties"][0]
    assert (seen["key"], seen["units"]) == ("duty-madrid", sorted(NEAR[:4], key=lambda name: b.data.unit_index[name]))
    assert game.observe(REP)["duties"][0]["units"] == []
    assert "done" not in texts(game)


@pytest.mark.rule("A38")
@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1 << 32), st.booleans())
def test_the_phase_can_always_be_ended_and_hope_is_what_a_fresh_look_finds(seed: int, republican: bool) -> None:
    b, rng = scattered(seed, 40), random.Random(seed)
    b.step_no = s.MOVE_REP if republican else s.MOVE_NAT
    b.turn = 5
    b.cups.madrid_until, b.cups.alcazar = 6, True
    b.cups.ctv_from_france = b.cups.oviedo = b.cups.revolt = b.cups.zaragoza = 5
    b.control[MADRID] = REP
    b.stale_all()
    opened(b)
    phase = b.step_no
    while b.step_no == phase and b.stage in (s.MOVE, s.MOVE_ON) and not b.ended:
        codes = b.codes()
        fresh = b.clone()
        fresh.stale_all()
        assert codes == fresh.codes() and codes
        assert duty_obligations.current(b, b.side)[0].units == duty_obligations.current(fresh, b.side)[0].units
        done = notation.make(notation.DONE)
        assert (b.explain(done) is None) == (done in codes)
        b.step(rng.choice([code for code in codes if code != done] or codes))
