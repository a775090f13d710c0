"""The facts of the shipped data, as the rules will read them."""

from collections import Counter

import pytest
from tests.gce.data_files import RAW, data
from tests.gce.printed import DATA, MADRID, cost, unit

from dosespanas.gce.board import data as facts
from dosespanas.gce.board.data import UnitFacts
from dosespanas.gce.board.hexes import DIRECTIONS, NEIGHBOUR, back, distance, hex_name, hexside, neighbours, parse_hex

# --- the map


@pytest.mark.rule("2.2-b")
def test_the_grid_is_full() -> None:
    count = Counter(facts.COUNTRIES[country] for country in DATA.country)
    assert count["spain"] == len(DATA.land) == 352
    assert set(count) == set(facts.COUNTRIES) and sum(count.values()) == 864


@pytest.mark.rule("1.2-b")
def test_santander_is_a_region() -> None:
    assert len(DATA.regions) == 14
    assert DATA.regions[DATA.region[parse_hex("3710")]] == "santander"


def test_places_that_the_rules_name() -> None:
    for name, place in (("2712", "Madrid"), ("2510", "Toledo"), ("1607", "Sevilla"), ("3220", "Tremp")):
        assert DATA.place_names[parse_hex(name)] == place
    assert DATA.settlement[MADRID] == facts.CITY


def test_morale_values() -> None:
    assert DATA.morale_value[MADRID] == 7
    assert DATA.morale_value[parse_hex("1607")] == 3
    assert DATA.morale_value[parse_hex("3220")] > 0
    assert sum(value > 0 for value in DATA.morale_value) == 45
    held = [h for h in DATA.land if DATA.morale_value[h] and DATA.start_control[h] == 0]
    assert len(held) >= 10
    assert {"Ávila", "Segovia", "Teruel", "Oviedo"} <= {DATA.place_names[h] for h in held}
    assert {"andalucia", "extremadura"} <= {DATA.regions[DATA.region[h]] for h in held}
    lost = sum(DATA.morale_value[h] for h in DATA.land if DATA.start_control[h] == 1)
    assert DATA.start_morale - lost <= 30


@pytest.mark.rule("10.8")
def test_final_supply_sources() -> None:
    sources: dict[str, list[str]] = {front: [] for front in facts.FRONTS}
    for h in DATA.land:
        if DATA.final_front[h] >= 0:
            sources[facts.FRONTS[DATA.final_front[h]]].append(DATA.place_names[h])
    assert sources == {
        "nationalist": ["Cádiz", "Burgos", "La Coruña"],
        "republican": ["Cartagena", "Valencia", "Barcelona"],
        "northern": ["Bilbao", "Gijón", "Santander"],
    }


@pytest.mark.rule("14.4-a")
def test_sea_zones() -> None:
    zones = {"3615": 0, "3201": 0, "1606": 1, "1207": 1, "1208": 2, "3425": 2}
    assert {name: DATA.zone[parse_hex(name)] for name in zones} == zones
    assert DATA.zone[MADRID] == -1
    assert all(DATA.zone[h] >= 0 and DATA.settlement[h] for h in DATA.land if DATA.port[h])


@pytest.mark.rule("13.15-b")
def test_hexes_in_reach_of_naval_support() -> None:
    assert DATA.naval_from == [1, 3]
    near, far, atlantic, north = (parse_hex(name) for name in ("1410", "2418", "1305", "3707"))
    assert [DATA.naval_hexes[1][h] for h in (near, far, atlantic, north)] == [False, True, False, False]
    assert [DATA.naval_hexes[0][h] for h in (near, far, atlantic, north)] == [True, True, False, True]


def test_hexsides_are_the_same_from_both_sides() -> None:
    for table in (DATA.river, DATA.rail, DATA.sea_side):
        for h in DATA.land:
            for side in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                assert table[side] == table[back(side)]
    assert sum(1 for river in DATA.river if river) == 2 * len(RAW["map.json"]["rivers"])
    assert sum(DATA.rail) == 2 * 223


def test_the_railways_are_one_net() -> None:
    found, todo = {MADRID}, [MADRID]
    while todo:
        here = todo.pop()
        for way in range(DIRECTIONS):
            beyond = NEIGHBOUR[here * DIRECTIONS + way]
            if DATA.rail[here * DIRECTIONS + way] and beyond not in found:
                found.add(beyond)
                todo.append(beyond)
    assert found == {h for h in DATA.land if DATA.on_rail[h]}


@pytest.mark.rule("12.23")
def test_borders_are_closed() -> None:
    assert facts.COUNTRIES[DATA.border[hexside(parse_hex("3201"), parse_hex("3101"))]] == "portugal"
    for h in DATA.land:
        for way, other in enumerate(neighbours(h)):
            closed = DATA.step_cost[facts.FOOT][h * DIRECTIONS + way] == facts.CLOSED
            assert closed == (DATA.country[other] != facts.SPAIN)
    assert sum(DATA.border[h * DIRECTIONS + way] != 0 for h in DATA.land for way in range(DIRECTIONS)) == 73


def test_hexes_on_the_french_border() -> None:
    assert DATA.french_border[parse_hex("3425")] and DATA.french_border[parse_hex("3615")]
    assert sum(DATA.french_border[h] for h in DATA.land) == 14 and not DATA.french_border[MADRID]


def test_fortified_lines() -> None:
    belt = DATA.lines[DATA.line_of[parse_hex("3613")]]
    assert (belt.name, belt.hexes, belt.cancelled_by) == ("iron_belt", [parse_hex("3613")], "goicoechea")
    assert belt.cancelled_by in DATA.chit_index
    assert DATA.line_of[MADRID] == -1


# --- movement costs


def step_to(terrain: str, river: int) -> int:
    """Return a hexside with this river that leads into a hex of this terrain that is no city."""
    index = facts.TERRAINS.index(terrain)
    for h in DATA.land:
        for side in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
            beyond = NEIGHBOUR[side]
            if (
                DATA.step_cost[0][side] != facts.CLOSED
                and DATA.terrain[beyond] == index
                and DATA.settlement[beyond] != facts.CITY
                and DATA.river[side] == river
            ):
                return side
    raise AssertionError(f"no way into {terrain}")


@pytest.mark.rule("12-11.13")
@pytest.mark.rule("12.14")
@pytest.mark.rule("12.15")
@pytest.mark.rule("12.16")
@pytest.mark.parametrize(
    ("terrain", "costs"),
    [("clear", [1, 1, 1, 1]), ("rough", [1, 1, 1, 2]), ("mountain", [3, 3, 4, 4]), ("marsh", [3, 2, 4, 4])],
)
def test_terrain_costs(terrain: str, costs: list[int]) -> None:
    side = step_to(terrain, 0)
    assert [DATA.step_cost[mover][side] for mover in range(len(facts.MOVERS))] == costs


@pytest.mark.rule("12.18")
@pytest.mark.rule("12.19-a")
@pytest.mark.rule("A59")
def test_river_costs() -> None:
    assert [DATA.step_cost[mover][step_to("clear", facts.MINOR)] for mover in range(len(facts.MOVERS))] == [2, 2, 3, 3]
    assert [DATA.step_cost[mover][step_to("clear", facts.MAJOR)] for mover in range(len(facts.MOVERS))] == [3, 3, 5, 5]


@pytest.mark.rule("12.26")
def test_a_river_and_a_mountain_add_up() -> None:
    side = step_to("mountain", facts.MINOR)
    assert [DATA.step_cost[mover][side] for mover in range(len(facts.MOVERS))] == [4, 4, 6, 6]


@pytest.mark.rule("12.22")
@pytest.mark.rule("12.21")
def test_a_city_replaces_the_ground_and_a_town_does_not() -> None:
    cities = [h for h in DATA.land if DATA.settlement[h] == facts.CITY and DATA.terrain[h] == 2]
    towns = [h for h in DATA.land if DATA.settlement[h] == facts.TOWN and DATA.terrain[h] == 2]
    for places, price in ((cities, 1), (towns, 3)):
        for h in places:
            for other in neighbours(h):
                side = hexside(other, h)
                if DATA.country[other] == facts.SPAIN and DATA.river[side] == 0:
                    assert DATA.step_cost[facts.FOOT][side] == price
    assert towns


def test_the_cost_of_a_fortified_hex() -> None:
    assert (DATA.fort_cost, DATA.fort_cost_side) == (1, 0)


# --- the set-up


@pytest.mark.rule("3.1-b")
@pytest.mark.rule("9.2-a")
def test_the_set_up_stands_on_own_land_within_the_limit() -> None:
    setup = DATA.entering[facts.ENTRIES.index("setup")]
    assert len(setup) == 98
    load: Counter[int] = Counter()
    for u in setup:
        placed = DATA.units[u]
        assert DATA.start_control[placed.hex] == placed.side
        load[placed.hex] += DATA.weight(u, facts.FRONT)
    assert max(load.values()) <= DATA.stack_limit == 12


@pytest.mark.rule("9.2-a")
def test_what_units_weigh() -> None:
    def weight(found: UnitFacts, face: int = facts.FRONT) -> int:
        return DATA.weight(DATA.unit_index[found.name], face)

    assert weight(unit("11")) == 2
    assert weight(unit("T")) == weight(unit("MNG", 1, "column")) == 1
    assert weight(unit("CTV", 0, "hq")) == weight(unit("N", 1, "air")) == 0
    assert weight(unit("LEN", 1, "column"), facts.REVERSE) == 2


@pytest.mark.rule("3.2-c")
@pytest.mark.rule("3.2-d")
@pytest.mark.parametrize("scenario", ["campaign", "1936"])
def test_the_start(scenario: str) -> None:
    start = data(scenario)
    assert (start.start_morale, start.start_points) == (72, [0, 0, 0, 0])
    assert (start.scenario, start.first_turn) == (scenario, 1)


@pytest.mark.rule("1.2-a")
@pytest.mark.rule("17.1")
def test_how_long_the_scenarios_last() -> None:
    assert (DATA.last_turn, data("1936").last_turn) == (19, 7)
    assert DATA.victory == {"morale_at_most": 30, "madrid_until": 6, "captured_hexes": 3}
    assert data("1936").victory == {"madrid_until": 6, "madrid_neighbours": 3, "captured_value": 3}


@pytest.mark.rule("A02")
def test_the_calendar() -> None:
    months = {1: "1936-07", 4: "1936-10", 5: "1936-11", 6: "1937-01", 14: "1938-05", 19: "1939-03"}
    assert {turn: DATA.months[turn] for turn in months} == months and len(DATA.months) == 20


@pytest.mark.rule("3.2-b")
def test_the_alcazar() -> None:
    alcazar = DATA.special["alcazar"]
    assert (alcazar["hex"], alcazar["fall_morale"], alcazar["relief_morale"]) == ("2510", 1, -1)


# --- the tables


@pytest.mark.rule("13.10-a")
@pytest.mark.rule("13.9")
def test_the_combat_results() -> None:
    assert DATA.columns == ["1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]
    assert len(DATA.attacker_loss) == len(DATA.defender_loss) == 7 * 8
    assert DATA.result(2, DATA.columns.index("2:1")) == (2, 1)
    assert DATA.result(5, DATA.columns.index("7:1")) == (0, 4)
    for die in range(7):
        for column in range(8):
            for earlier, other in ((die - 1, column), (die, column - 1)):
                if earlier >= 0 and other >= 0:
                    loss, gain = DATA.result(die, column)
                    before = DATA.result(earlier, other)
                    assert loss <= before[0] and gain >= before[1]


def test_scheduled_resource_points() -> None:
    assert len(DATA.income) == 20 and DATA.points_cap == 10
    assert DATA.income[1] == [0, 0, 0, 0] and DATA.income[6] == [3, 3, 1, 2]


def test_strategic_capacities() -> None:
    assert (len(DATA.rail_limit), len(DATA.sea_limit), DATA.hq_rail) == (20, 20, 2)
    assert DATA.rail_limit[1] == [0, 0, 0] and DATA.sea_limit[1] == [0, 0]
    assert DATA.rail_limit[6] == [4, 4, 1] and DATA.sea_limit[6] == [2, 1]


def test_reaches() -> None:
    assert (DATA.supply_reach, DATA.hq_reach, DATA.air_reach, DATA.entry_reach) == (3, 1, 3, 2)


def test_limits_of_the_north() -> None:
    limits = {
        facts.FACTIONS[f]: (DATA.northern_limit[f], DATA.regions[DATA.home_region[f]])
        for f in range(len(facts.FACTIONS))
        if DATA.home_region[f] >= 0
    }
    assert limits == {"asturian": (4, "asturias"), "basque": (2, "euzkadi"), "santander": (2, "santander")}


def test_divisions_that_break_down() -> None:
    assert [len(rows) for rows in DATA.breakdown] == [1, 2]
    assert DATA.breakdown[0] == [{"divisions": ["5-8-4", "5-9-5"], "brigades": ["2-4-4", "2-4-4"]}]
    assert DATA.breakdown[1][0] == {"divisions": ["7-11-5", "6-7-5"], "brigades": ["2-3-4", "1-2-4", "1-2-4"]}


def test_what_circumstances_are_worth() -> None:
    assert DATA.worth["madrid"] == 2 and DATA.worth["naval"] == 1 and DATA.worth["tactical_surprise"] == 2


# --- the chits


@pytest.mark.rule("7.1")
def test_the_chits() -> None:
    assert len(DATA.chits) == len(DATA.chit_index) >= 40
    assert [chit.name for chit in DATA.chits if chit.optional] == ["determination", "zaragoza_offensive"]
    assert DATA.chits[DATA.chit_index["gernika"]].term() == "chit:gernika"


@pytest.mark.rule("A27")
def test_which_chits_are_held() -> None:
    held = {chit.rule for chit in DATA.chits if not chit.compulsory and not chit.optional}
    assert held == {"7.14", "7.21", "7.30", "7.31", "7.38", "7.39", "7.40"}


def test_chits_that_the_calendar_makes_void() -> None:
    def void(name: str) -> list[int]:
        chit = DATA.chits[DATA.chit_index[name]]
        return [turn for turn in range(1, 20) if chit.void(turn)]

    assert void("balearic_landings") == list(range(7, 20))
    assert void("to_the_alcazar") == [1, 2]
    assert void("victory_convoy") == list(range(4, 20))
    assert void("gernika") == []


def test_distances_on_the_map() -> None:
    assert distance(MADRID, parse_hex("2510")) == 3 and hex_name(DATA.land[0]) == "1206"
    assert cost(facts.FOOT, "2711", "2712") == 1
