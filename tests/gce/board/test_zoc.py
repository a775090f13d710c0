"""Zones of control (chapter 11): who exerts them, over which hexes, and how they are counted."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.gce.build import board, facts, unit
from tests.gce.scatter import scattered

from dosespanas.gce.board.data import COLUMN_ZOC, FACTIONS, FULL_ZOC, NO_POOL, NO_ZOC
from dosespanas.gce.board.hexes import hex_name, neighbours, parse_hex
from dosespanas.gce.board.state import Board
from dosespanas.gce.invariants import invariants
from dosespanas.kernel.side import NAT, REP

MADRID = parse_hex("2712")


def under(b: Board, side: int) -> list[str]:
    """The hexes in which a side meets a full zone of control."""
    return [hex_name(h) for h in b.data.land if b.enemy_zoc(side, h) == FULL_ZOC]


@pytest.mark.rule("11.1-a")
@pytest.mark.parametrize("name", ["r_t", "r_11", "r_1t", "r_1c", "r_btb"])
def test_brigades_and_divisions_control_the_six_hexes_around(name: str) -> None:
    b = board({name: "2712"})
    assert under(b, NAT) == sorted(hex_name(h) for h in neighbours(MADRID))
    assert under(b, REP) == []


@pytest.mark.rule("11.1-b", "A46")
@pytest.mark.parametrize("name", ["r_alp", "r_dc_1", "r_cen", "r_dca", "r_rcp"])
def test_smaller_units_and_hqs_control_nothing(name: str) -> None:
    b = board({name: "2712"})
    assert {b.enemy_zoc(side, h) for side in (NAT, REP) for h in b.data.land} == {NO_ZOC}


@pytest.mark.rule("11.1-b", "11-8.5-a", "A56")
@pytest.mark.parametrize("name", ["r_mng", "n_gec", "n_mnt", "n_og", "n_l_1", "n_mg_1", "n_cr"])
def test_columns_and_the_garrison_control_in_their_own_way(name: str) -> None:
    b = board({name: "2712"})
    foe = 1 - b.data.units[unit(b, name)].side
    assert [b.enemy_zoc(foe, h) for h in neighbours(MADRID)] == [COLUMN_ZOC] * 6


@pytest.mark.rule("6.5", "2.6")
def test_every_brown_counter_below_a_division_is_a_column_that_is_never_rebuilt() -> None:
    data = facts()
    brown = [one for one in data.units if FACTIONS[one.faction] == "colonial"]
    assert {"L", "MG", "CR"} <= {one.label for one in brown}
    assert all(face.column for one in brown for face in one.faces)
    assert {one.pool for one in brown} == {NO_POOL}


@pytest.mark.rule("11.1-b")
def test_a_stack_exerts_its_strongest_zone() -> None:
    b = board({"r_mng": "2712", "r_t": "2712", "r_cen": "2712"})
    near = parse_hex("2711")
    assert b.enemy_zoc(NAT, near) == FULL_ZOC
    b.lift(unit(b, "r_t"), -1)
    assert b.enemy_zoc(NAT, near) == COLUMN_ZOC
    b.lift(unit(b, "r_mng"), -1)
    assert b.enemy_zoc(NAT, near) == NO_ZOC


@pytest.mark.rule("6.9-b", "11.1-a")
def test_a_converted_column_has_the_zone_of_its_size() -> None:
    name = next(u.name for u in facts().units if u.converted > 0)
    b = board({name: "2712"})
    near = parse_hex("2711")
    assert b.enemy_zoc(NAT, near) == COLUMN_ZOC
    b.turn_over(unit(b, name), 1)
    assert b.enemy_zoc(NAT, near) == FULL_ZOC
    b.turn_over(unit(b, name), 0)
    assert b.enemy_zoc(NAT, near) == COLUMN_ZOC


@pytest.mark.rule("11.1-a", "12.23")
def test_no_zone_reaches_the_sea_or_a_neutral_country() -> None:
    b = board({"r_t": "3425", "n_2n": "1207"})
    outside = [h for h in range(len(b.control)) if b.data.start_control[h] < 0]
    assert not any(b.enemy_zoc(side, h) for side in (NAT, REP) for h in outside)
    assert under(b, NAT) == sorted(hex_name(h) for h in neighbours(parse_hex("3425")) if b.control[h] >= 0)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 32))
def test_counts_kept_in_step_are_right(seed: int) -> None:
    """Units come, go, move and turn over by chance: the counts stay what a fresh count gives."""
    b, rng = scattered(seed, 40), random.Random(seed)
    for _ in range(30):
        mine = b.on_map(rng.choice([NAT, REP]))
        if not mine:
            continue
        u = rng.choice(mine)
        act = rng.randrange(3)
        if act == 0:
            b.lift(u, -1)
        elif act == 1:
            b.turn_over(u, rng.randrange(len(b.data.units[u].faces)))
        else:
            free = [h for h in b.data.land if b.owner[h] == b.data.units[u].side]
            b.shift(u, rng.choice(free))
    assert invariants(b) == []
