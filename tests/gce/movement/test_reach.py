"""How far units get: costs (12.12 to 12.26), the minimum move, stacks, enemies, zones of control, march."""

import pytest
from tests.gce.build import board, unit

from dosespanas.gce.board.hexes import hex_name, hexside, parse_hex
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import INTACT
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement.reach import MovingGroup, find, price
from dosespanas.kernel.side import NAT, REP


def reach(b: Engine, *names: str, march: bool = False) -> Reach:
    """How far units of one hex get together at the beginning of their move."""
    units = [unit(b, name) for name in names]
    group = MovingGroup(b, units, march)
    return find(group, b.u_hex[units[0]], group.pace, True)


def costs(b: Engine, *names: str, march: bool = False) -> dict[str, int]:
    """The movement points to every hex reached."""
    found = reach(b, *names, march=march)
    return {hex_name(h): found.cost[h] for h in found.hexes}


def pays(name: str, start: str, end: str, *others: str) -> int:
    """What a unit, or a group, pays for one step on an empty map of its own."""
    b = board({**dict.fromkeys(others, start), name: start}, all_to=REP if name.startswith("r") else NAT)
    group = MovingGroup(b, [unit(b, n) for n in (name, *others)], False)
    return price(group, hexside(parse_hex(start), parse_hex(end)))


FOOT, HORSE, MOTOR, TANK = "n_2n", "n_mnt", "n_dlv", "n_agc"


@pytest.mark.rule("12.8", "12-11.13", "12.14", "12.15", "12.16", "12.22", "12.21", "A60", "12.12", "12.20")
@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ("2411", "2412", [1, 1, 1, 1]),
        ("2412", "2411", [1, 1, 1, 1]),
        ("2411", "2410", [1, 1, 1, 2]),
        ("2710", "2709", [3, 3, 4, 4]),
        ("2819", "2820", [3, 2, 4, 4]),
        ("2708", "2709", [3, 3, 4, 4]),
        ("2711", "2712", [1, 1, 1, 1]),
        ("2915", "2914", [1, 1, 1, 2]),
    ],
    ids=["open", "open-back", "broken", "mountain", "marsh", "mountain-again", "city", "town"],
)
def test_what_a_hex_costs(start: str, end: str, expected: list[int]) -> None:
    assert [pays(name, start, end) for name in (FOOT, HORSE, MOTOR, TANK)] == expected


@pytest.mark.rule("12.18", "12.19-a", "A59", "12.26")
def test_what_a_river_costs() -> None:
    """2613 to 2712, a city: minor; 2511 to 2510, a city: major."""
    assert [pays(name, "2613", "2712") for name in (FOOT, HORSE, MOTOR, TANK)] == [2, 2, 3, 3]
    assert [pays(name, "2511", "2510") for name in (FOOT, HORSE, MOTOR, TANK)] == [3, 3, 5, 5]


@pytest.mark.rule("12.26", "F5")
def test_a_river_into_a_mountain() -> None:
    assert pays(FOOT, "2815", "2715") == 4
    assert pays(MOTOR, "2815", "2715") == 6


@pytest.mark.rule("12.24")
def test_railways_change_nothing() -> None:
    b = board(all_to=NAT)
    side = hexside(parse_hex("2711"), parse_hex("2712"))
    assert [b.data.step_cost[mover][side] for mover in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("12.25", "A60")
def test_nationalists_pay_for_an_intact_line() -> None:
    b = board({"n_2n": "2611"}, all_to=NAT)
    line = b.data.line_of[parse_hex("2612")]
    before = costs(b, "n_2n")["2612"]
    b.lines[line] = INTACT
    assert costs(b, "n_2n")["2612"] == before + 1
    b.destroyed.append(parse_hex("2612"))
    assert costs(b, "n_2n")["2612"] == before
    republican = board({"r_t": "2611"}, all_to=REP)
    republican.lines[line] = INTACT
    assert costs(republican, "r_t")["2612"] == before


@pytest.mark.rule("12.3")
def test_one_hex_whatever_it_costs() -> None:
    """A column of three points crosses a river into a mountain, and that is its move."""
    b = board({"r_am_4": "2815"}, all_to=REP)
    found = reach(b, "r_am_4")
    assert found.cost[parse_hex("2715")] == 3
    assert all(found.came[h] != parse_hex("2715") for h in found.hexes)
    later = find(MovingGroup(b, [unit(b, "r_am_4")], False), parse_hex("2815"), 3, False)
    assert later.cost[parse_hex("2715")] < 0


@pytest.mark.rule("12.3", "6.10-b")
def test_the_garrison_of_oviedo_goes_nowhere() -> None:
    assert costs(board({"n_og": "3608"}, all_to=NAT), "n_og") == {}


@pytest.mark.rule("12.4", "12.17", "12.23")
def test_closed_hexes_and_hexsides() -> None:
    b = board({"n_2n": "1207", "n_3n": "3425", "r_mng": "3424"}, all_to=NAT)
    assert all(b.data.start_control[parse_hex(name)] >= 0 for name in costs(b, "n_2n"))
    assert "1107" not in costs(b, "n_2n") and "1106" not in costs(b, "n_2n")
    assert "3424" not in costs(b, "n_3n") and "3525" not in costs(b, "n_3n")


@pytest.mark.rule("12.4", "13.12-h", "A63")
def test_a_lone_hq_keeps_no_combat_unit_out() -> None:
    b = board({"n_2n": "2411", "r_ext": "2412", "n_n": "2411"}, all_to=NAT)
    assert costs(b, "n_2n")["2412"] == 1
    assert "2412" not in costs(b, "n_n")
    assert costs(b, "n_n", "n_2n")["2412"] == 1
    guarded = board({"n_2n": "2411", "r_ext": "2412", "r_alp": "2412"}, all_to=NAT)
    assert "2412" not in costs(guarded, "n_2n")


@pytest.mark.rule("12.7")
def test_a_stack_goes_at_the_pace_of_its_slowest() -> None:
    b = board({"n_mnt": "2411", "n_2n": "2411"}, all_to=NAT)
    assert max(costs(b, "n_mnt").values()) == 6
    assert max(costs(b, "n_mnt", "n_2n").values()) == 4


@pytest.mark.rule("12.7", "12.26")
def test_a_stack_pays_what_its_dearest_unit_pays() -> None:
    assert pays("n_mnt", "2819", "2820", "n_2n") == 3
    assert pays("n_2n", "2815", "2715", "n_dlv") == 6
    assert pays("n_dlv", "2411", "2410", "n_agc", "n_2n") == 2


@pytest.mark.rule("11.2", "11.1-a")
def test_the_first_enemy_zone_ends_a_move() -> None:
    """A brigade in 2414: its zone covers 2413 and 2514; 2415 lies behind it."""
    b = board({"n_2n": "2411", "r_t": "2414"}, all_to=NAT)
    found = reach(b, "n_2n")
    assert found.cost[parse_hex("2413")] == 2
    assert parse_hex("2413") not in found.came


@pytest.mark.rule("11-8.5-b")
def test_the_zone_of_a_column_stops_nobody() -> None:
    b = board({"n_2n": "2413", "r_mng": "2414"}, all_to=NAT)
    assert b.enemy_zoc(NAT, parse_hex("2413")) and b.enemy_zoc(NAT, parse_hex("2514"))
    found = reach(b, "n_2n")
    assert found.cost[parse_hex("2415")] > 0
    stopped = board({"n_2n": "2411", "r_mng": "2414", "r_t": "2414"}, all_to=NAT)
    assert parse_hex("2413") not in reach(stopped, "n_2n").came


@pytest.mark.rule("11-8.4", "A89")
def test_from_one_enemy_zone_not_straight_into_another() -> None:
    b = board({"n_2n": "2413", "r_t": "2414"}, all_to=NAT)
    found = reach(b, "n_2n")
    zones = [h for h in found.hexes if b.enemy_zoc(NAT, h)]
    assert zones and found.start not in [found.came[h] for h in zones]
    slow = board({"r_am_4": "2413", "n_2n": "2414"}, all_to=REP)
    assert "2514" not in costs(slow, "r_am_4")


@pytest.mark.rule("11-8.4")
def test_out_of_a_zone_and_into_another_further_on() -> None:
    """2413 and 2513 both lie next to the brigade in 2414; 2512 does not."""
    b = board({"n_2n": "2413", "r_t": "2414"}, all_to=NAT)
    found = reach(b, "n_2n")
    zone = parse_hex("2513")
    assert (found.cost[zone], hex_name(found.came[zone])) == (2, "2512")
    assert zone not in found.came


@pytest.mark.rule("11.3")
def test_own_units_do_not_lift_a_zone_for_movement() -> None:
    b = board({"n_2n": "2411", "r_t": "2414", "n_3n": "2413"}, all_to=NAT)
    assert parse_hex("2413") not in reach(b, "n_2n").came


@pytest.mark.rule("12.11-a")
def test_a_march_is_twice_as_long() -> None:
    b = board({"n_2n": "2411"}, all_to=NAT)
    assert max(costs(b, "n_2n").values()) == 4
    assert max(costs(b, "n_2n", march=True).values()) == 8


@pytest.mark.rule("12.11-b", "A57")
@pytest.mark.parametrize("enemy", ["r_mng", "r_ext", "r_alp", "r_t"])
def test_a_march_keeps_away_from_enemies_of_any_kind(enemy: str) -> None:
    empty = board({"n_13": "2410", enemy: "2414"}, all_to=NAT)
    assert "2413" in costs(empty, "n_13") and "2413" not in costs(empty, "n_13", march=True)
    held = board({"n_13": "2410", enemy: "2414", "n_2n": "2413"}, all_to=NAT)
    assert "2413" in costs(held, "n_13", march=True)


@pytest.mark.rule("A57")
def test_a_march_stops_in_an_enemy_zone_as_well() -> None:
    b = board({"n_13": "2410", "r_t": "2414", "n_2n": "2413"}, all_to=NAT)
    assert parse_hex("2413") not in reach(b, "n_13", march=True).came


@pytest.mark.rule("12.1-a")
@pytest.mark.parametrize(("enemy", "friendly"), [("2412", "2511"), ("2511", "2412")])
def test_of_equal_ways_the_one_through_friendly_land(enemy: str, friendly: str) -> None:
    b = board({"n_2n": "2411"}, republican=[enemy], all_to=NAT)
    found = reach(b, "n_2n")
    end = parse_hex("2512")
    assert (found.cost[end], hex_name(found.came[end])) == (2, friendly)
