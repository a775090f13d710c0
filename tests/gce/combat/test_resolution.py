"""Totals, odds, the die and the table (13.7 to 13.14, 13.18, 10.3, 8.4)."""

import pytest
from tests.gce.battles import args_of, do, engine, fight, next_die, phase, strike, units_of
from tests.gce.build import board, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import CANCELLED, CUT, INCOMPLETE, INTACT, LANDED
from dosespanas.gce.combat import resolution
from dosespanas.gce.engine import Engine
from dosespanas.kernel.side import NAT, REP

COLUMNS = ["1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]


def cut(b: Engine, names: str) -> None:
    """Put units out of supply."""
    for u in units_of(b, names):
        b.mark(u, CUT)


def landed(b: Engine, names: str) -> None:
    """Let units have landed this turn."""
    for u in units_of(b, names):
        b.mark(u, LANDED)


@pytest.mark.rule("13.7", "13.8", "13.9", "F1", "F2", "F3")
@pytest.mark.parametrize(
    ("attack", "defence", "spoken", "column"),
    [
        (26, 7, "3:1", "3:1"),
        (5, 6, "1:2", "1:2"),
        (7, 7, "1:1", "1:1"),
        (2, 9, "1:5", "1:2"),
        (40, 5, "8:1", "7:1"),
        (36, 5, "7:1", "7:1"),
        (13, 7, "1:1", "1:1"),
        (14, 7, "2:1", "2:1"),
        (1, 1, "1:1", "1:1"),
        (6, 12, "1:2", "1:2"),
        (6, 13, "1:3", "1:2"),
    ],
)
def test_odds_and_columns(attack: int, defence: int, spoken: str, column: str) -> None:
    assert resolution.odds_text(attack, defence) == spoken
    assert COLUMNS[resolution.base_column(attack, defence, 8)] == column


@pytest.mark.rule("A62", "13.9", "13.20")
@pytest.mark.parametrize(
    ("attack", "defence", "shift", "column"),
    [(40, 4, -2, "5:1"), (4, 40, 1, "1:1"), (40, 4, 3, "7:1"), (7, 7, -4, "1:2"), (26, 7, -1, "2:1")],
)
def test_the_odds_are_limited_before_and_after_the_shift(attack: int, defence: int, shift: int, column: str) -> None:
    base = resolution.base_column(attack, defence, 8)
    assert COLUMNS[resolution.shifted(base, shift, 8)] == column


@pytest.mark.rule("13.14")
@pytest.mark.parametrize(("die", "drm", "result"), [(1, -3, 0), (6, 2, 6), (3, 0, 3), (4, 2, 6), (1, -1, 0), (2, 3, 5)])
def test_the_die_counts_from_0_to_6(die: int, drm: int, result: int) -> None:
    assert resolution.modified(die, drm) == result


@pytest.mark.rule("13.10-a")
def test_the_cells_the_rulebook_gives() -> None:
    data = board().data
    assert data.columns == COLUMNS
    assert data.result(2, COLUMNS.index("2:1")) == (2, 1)
    assert data.result(5, COLUMNS.index("7:1")) == (0, 4)


@pytest.mark.rule("13.12-a", "F4")
def test_a_hq_fights_with_the_units_it_is_stacked_with() -> None:
    b = board(dict.fromkeys(["r_ext", "r_38", "r_69_2", "r_70_2"], "2108") | {"n_13": "2107"})
    assert resolution.ground_attack(b, fight(b, "2107", "r_38 r_69_2 r_70_2 r_ext")) == 9
    assert resolution.ground_defence(b, fight(b, "2108", "n_13")) == 15


@pytest.mark.rule("10.3-b", "10.3-c", "13.11-b")
def test_units_out_of_supply_fight_with_half_rounded_up_once() -> None:
    b = board({"n_11": "2811", "n_12": "2811", "n_15": "2811", "r_mng": "2812", "n_13": "2911"})
    cut(b, "n_11 n_12 r_mng")
    assert [b.face(unit(b, name)).attack for name in ("n_11", "n_12", "n_15")] == [5, 5, 5]
    assert resolution.ground_attack(b, fight(b, "2812", "n_11")) == 3
    assert resolution.ground_attack(b, fight(b, "2812", "n_11 n_12")) == 5
    assert resolution.ground_attack(b, fight(b, "2812", "n_11 n_12 n_15")) == 10
    assert resolution.ground_defence(b, fight(b, "2812", "n_11")) == 1


@pytest.mark.rule("10.3-c", "A71")
def test_nothing_is_raised_to_one() -> None:
    b = board({"n_nvd": "2811", "n_gis": "2811", "r_mng": "2812"})
    cut(b, "n_nvd n_gis")
    assert resolution.ground_attack(b, fight(b, "2812", "n_nvd")) == 0
    assert resolution.ground_attack(b, fight(b, "2812", "n_gis n_nvd")) == 1
    assert [resolution.halved_up(number) for number in range(5)] == [0, 1, 1, 2, 2]
    assert [resolution.halved_down(number) for number in range(5)] == [0, 1, 1, 1, 2]


@pytest.mark.rule("10.7")
def test_in_a_town_units_out_of_supply_defend_whole_and_attack_with_half() -> None:
    b = board({"n_11": "2510", "r_mng": "2511"})
    cut(b, "n_11")
    face = b.face(unit(b, "n_11"))
    assert (face.attack, face.defence) == (5, 8)
    assert b.data.settlement[parse_hex("2510")] > 0
    assert resolution.ground_defence(b, fight(b, "2510", "r_mng")) == 8
    assert resolution.ground_attack(b, fight(b, "2511", "n_11")) == 3


@pytest.mark.rule("14.7-d", "A80")
@pytest.mark.parametrize(
    ("hungry", "ashore", "expected"),
    [
        ("", "", 8),
        ("", "r_46", 4),  # 7 // 2 = 3, never rounded up, and the column's 1
        ("", "r_46 r_mng", 4),  # 8 // 2
        ("r_46", "", 5),  # 7 / 2 rounded up, and 1
        ("r_46", "r_46", 4),  # 7 // 2 = 3, not halved again, and 1
        ("r_46 r_mng", "r_46 r_mng", 4),  # 8 // 2
        ("r_mng", "r_mng", 8),  # 1 stays 1
    ],
)
def test_landing_halves_down_and_want_of_supply_up_and_never_both(hungry: str, ashore: str, expected: int) -> None:
    b = board({"r_46": "2511", "r_mng": "2511", "n_13": "2411"})
    assert b.face(unit(b, "r_46")).defence == 7 and b.data.settlement[parse_hex("2511")] == 0
    cut(b, hungry)
    landed(b, ashore)
    assert resolution.ground_defence(b, fight(b, "2511", "n_13")) == expected


@pytest.mark.rule("13.18", "A67")
def test_a_fort_adds_its_factor_to_the_republican_defence() -> None:
    b = board({"r_bm_3": "3613", "r_b1d": "3613", "n_13": "3612"})
    line = b.data.line_of[parse_hex("3613")]
    assert resolution.defence_total(b, fight(b, "3613", "n_13")) == 6
    b.lines[line] = INTACT
    assert resolution.defence_total(b, fight(b, "3613", "n_13")) == 6 + b.data.lines[line].factor
    b.destroyed.append(parse_hex("3613"))
    assert resolution.defence_total(b, fight(b, "3613", "n_13")) == 6


@pytest.mark.rule("13.18", "10.3-b")
def test_the_factor_of_a_fort_is_never_halved() -> None:
    b = board({"r_11": "2713", "n_13": "2714"})
    line = b.data.line_of[parse_hex("2713")]
    b.lines[line] = INTACT
    cut(b, "r_11")
    assert b.data.settlement[parse_hex("2713")] == 0
    assert resolution.defence_total(b, fight(b, "2713", "n_13")) == 6 + b.data.lines[line].factor


@pytest.mark.rule("13.18", "7.14", "13.17-b")
@pytest.mark.parametrize("state", [INCOMPLETE, CANCELLED])
def test_a_line_that_is_not_intact_adds_nothing(state: int) -> None:
    b = board({"r_b1d": "3613", "n_13": "3612"})
    b.lines[b.data.line_of[parse_hex("3613")]] = state
    assert resolution.defence_total(b, fight(b, "3613", "n_13")) == 5


@pytest.mark.rule("13.18")
def test_the_lines_do_not_shelter_nationalists() -> None:
    b = board({"n_11": "3613", "r_b1d": "3612"})
    b.lines[b.data.line_of[parse_hex("3613")]] = INTACT
    assert resolution.defence_total(b, fight(b, "3613", "r_b1d")) == 8


@pytest.mark.rule("8.4-b", "A45")
def test_aircraft_add_no_more_than_the_ground_units() -> None:
    b = board({"n_13": "2811", "r_mng": "2812", "n_lk_2": "air", "n_lk_3": "air"})
    f = fight(b, "2812", "n_13")
    f.air[NAT] = units_of(b, "n_lk_2 n_lk_3")
    assert resolution.attack_total(b, f) == 10
    f.air[NAT] = units_of(b, "n_lk_2")
    assert resolution.attack_total(b, f) == 9
    cut(b, "n_13")
    assert resolution.attack_total(b, f) == 6


@pytest.mark.rule("8.4-b", "13.18", "A45")
def test_a_fort_does_not_raise_the_limit_for_aircraft() -> None:
    b = board({"r_bm_3": "3613", "n_13": "3612", "r_n": "air"})
    line = b.data.line_of[parse_hex("3613")]
    b.lines[line] = INTACT
    f = fight(b, "3613", "n_13")
    f.air[REP] = units_of(b, "r_n")
    assert resolution.defence_total(b, f) == 1 + 1 + b.data.lines[line].factor


@pytest.mark.rule("13.10-a", "13.7")
def test_the_roll_is_told_and_read_from_the_table() -> None:
    game = phase(NAT, {"n_13": "2911", "n_11": "2911", "r_11": "2912"})
    seen = strike(game, "2912", die=3)
    odds = args_of(seen, "odds")[0]
    assert (odds["attack"], odds["defence"], odds["odds"]) == (10, 6, "1:1")
    roll = args_of(seen, "combat-roll")[0]
    b = engine(game)
    result = b.data.result(roll["modified"], COLUMNS.index(odds["column"]))
    assert (roll["roll"], roll["attacker"], roll["defender"]) == (3, *result)
    assert roll["modified"] == max(0, min(6, 3 + roll["drm"]))


@pytest.mark.rule("13.6")
def test_a_roll_is_a_thing_revealed() -> None:
    b = board({"n_13": "2911", "r_11": "2912"}, step=stages.COMBAT_NAT)
    b.fight = fight(b, "2912", "n_13")
    next_die(b, 6)
    resolution.roll(b)
    assert (b.reveals, b.fight.die, b.stage) == (1, 6, stages.LOSSES)
    assert b.fight.left == b.fight.result


@pytest.mark.rule("10.3-b", "10.7", "A49")
def test_a_unit_cut_off_in_a_town_is_found_to_be_so_when_combat_begins_and_attacks_with_half() -> None:
    game = phase(NAT, {"n_11": "2510", "r_mng": "2511"}, all_to=REP, turn=9)
    b = engine(game)
    assert b.has(unit(b, "n_11"), CUT)
    seen = do(game, "attack 2511", "commit")
    while b.stage in (stages.SUPPORT, stages.AIR, stages.NAVAL, stages.CHIT):
        seen += do(game, "none")
    assert b.data.units[unit(b, "n_11")].faces[0].attack == 5
    assert args_of(seen, "odds")[0]["attack"] == 3
