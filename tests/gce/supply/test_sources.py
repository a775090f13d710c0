"""Supply (chapter 10): sources, the two legs, HQs, the fronts, towns, the border."""

import pytest
from tests.gce.build import board, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.state import CUT, EVACUATED, INTACT, NORTH, TURN_FLAGS
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import border, sources
from dosespanas.gce.supply.network import SHUT
from dosespanas.kernel.grids import grid
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.side import NAT, REP

BURGOS, FAR = "3312", "3309"
"""A final source of the Nationalists, and a hex three hexes west of it; the way leads over 3310 and 3311."""


def alone(units: dict[str, str]) -> Engine:
    """A country of the Republicans in which the Nationalists hold Burgos and where they stand."""
    return board(units, nationalist=[BURGOS], all_to=REP)


def fed(b: Engine, name: str) -> bool:
    return sources.supplied(b, unit(b, name))


@pytest.mark.rule("10.1", "10.4-a")
def test_three_hexes_to_a_source_and_no_more() -> None:
    assert fed(alone({"n_2n": FAR}), "n_2n")
    assert not fed(alone({"n_2n": "3308"}), "n_2n")
    assert fed(alone({"n_2n": BURGOS}), "n_2n")


@pytest.mark.rule("10.8", "10.9", "A52", "A95")
def test_final_sources_of_each_side() -> None:
    data = board().data
    names = [[hex_name(h) for h in hexes] for hexes in data.sources]
    assert names == [["1305", "3312", "3702"], ["1716", "2418", "3023"], ["3613", "3707", "3710"]]
    for source in names[NAT]:
        assert fed(board({"n_2n": source}, nationalist=[source], all_to=REP), "n_2n")
    for source in names[REP]:
        assert fed(board({"r_t": source}, republican=[source], all_to=NAT), "r_t")


@pytest.mark.rule("10.4-b", "A51")
def test_the_first_leg_crosses_empty_land_of_the_enemy() -> None:
    b = alone({"n_2n": FAR})
    assert b.control[parse_hex("3310")] == REP == b.control[parse_hex("3311")]
    assert fed(b, "n_2n")


@pytest.mark.rule("10.4-b")
def test_an_enemy_unit_in_the_way() -> None:
    assert not fed(alone({"n_2n": FAR, "r_ext": "3311"}), "n_2n")
    assert fed(alone({"n_2n": FAR, "r_ext": "3411"}), "n_2n")


@pytest.mark.rule("10.4-b", "11.3", "11-8.5-a", "A55", "A56")
@pytest.mark.parametrize("enemy", ["r_t", "r_11", "r_mng"])
def test_an_enemy_zone_of_control_in_the_way(enemy: str) -> None:
    """A brigade, a division and a column bar the way; 3211 lies next to 3310 and 3311."""
    assert not fed(alone({"n_2n": FAR, enemy: "3211"}), "n_2n")
    assert not fed(alone({"n_2n": FAR, enemy: "3211", "n_3n": "3311"}), "n_2n")
    assert fed(alone({"n_2n": FAR, enemy: "3211", "n_3n": "3311", "n_5n_1": "3310"}), "n_2n")


@pytest.mark.rule("11.1-b", "10.4-b")
@pytest.mark.parametrize("enemy", ["r_ext", "r_alp", "r_dc_1"])
def test_units_without_a_zone_of_control_bar_no_way(enemy: str) -> None:
    assert fed(alone({"n_2n": FAR, enemy: "3211"}), "n_2n")


@pytest.mark.rule("11.3")
def test_a_unit_under_enemy_control_itself_is_not_cut_off() -> None:
    assert fed(alone({"n_2n": FAR, "r_t": "3308"}), "n_2n")


@pytest.mark.rule("10.4-b")
def test_the_source_is_entered_too() -> None:
    assert not fed(alone({"n_2n": FAR, "r_t": "3213"}), "n_2n")
    assert fed(alone({"n_2n": FAR, "r_t": "3213", "n_3n": BURGOS}), "n_2n")


CHAIN = ["3312", "3412", "3411", "3410", "3409", "3308", "3208", "3108", "3008"]
"""From Burgos by land to the city of Zamora."""


@pytest.mark.rule("10.4-c", "10.4-a")
def test_a_town_supplies_while_it_traces_to_a_final_source() -> None:
    b = board({"n_2n": "2807"}, nationalist=CHAIN, all_to=REP)
    assert fed(b, "n_2n") and sources.works(b, NAT, parse_hex("3008"))
    b.control[parse_hex("3208")] = REP
    b.stale_all()
    assert not fed(b, "n_2n") and not sources.works(b, NAT, parse_hex("3008"))


@pytest.mark.rule("10.4-c", "11-8.5-a")
def test_a_unit_on_the_road_reopens_it() -> None:
    blocked = {"n_2n": "2807", "r_mng": "3309"}
    assert not fed(board(blocked, nationalist=CHAIN, all_to=REP), "n_2n")
    covered = {"n_3n": "3409", "n_5n_1": "3308", "n_6n": "3410"}
    assert fed(board({**blocked, **covered}, nationalist=CHAIN, all_to=REP), "n_2n")


@pytest.mark.rule("10.4-d")
def test_a_town_changes_hands_any_number_of_times() -> None:
    b = board({"n_2n": "2807"}, nationalist=CHAIN, all_to=REP)
    zamora = parse_hex("3008")
    for holder in (REP, NAT, REP, NAT):
        b.control[zamora] = holder
        b.stale_all()
        assert fed(b, "n_2n") == (holder == NAT)


@pytest.mark.rule("10.4-e")
def test_a_captured_final_source_is_a_city_for_its_captor() -> None:
    """Valencia alone supplies no Nationalist; with a way to one of their own sources it does."""
    assert not fed(board({"n_2n": "2418"}, nationalist=["2418"], all_to=REP), "n_2n")
    b = board({"n_2n": "2418"}, all_to=NAT)
    assert fed(b, "n_2n") and sources.works(b, NAT, parse_hex("2418"))


@pytest.mark.rule("10.4-e")
def test_a_source_retaken_is_a_source_again() -> None:
    b = board({"r_t": "2417"}, all_to=NAT)
    assert not fed(b, "r_t")
    b.control[parse_hex("2418")] = REP
    b.stale_all()
    assert fed(b, "r_t")


@pytest.mark.rule("10.5")
def test_any_number_of_units_hang_on_one_source() -> None:
    brigades = ["n_2n", "n_3n", "n_5n_1", "n_6n", "n_1n_1", "n_4n_1"]
    b = alone(dict(zip(brigades, ["3309", "3310", "3311", "3412", "3411", "3313"], strict=True)))
    assert all(fed(b, name) for name in brigades)


@pytest.mark.rule("10.6-a", "10.6-b", "E3")
def test_a_supplied_hq_is_a_source_for_its_neighbours() -> None:
    b = alone({"n_n": FAR, "n_2n": "3308", "n_3n": "3307", "n_5n_1": FAR})
    assert fed(b, "n_n") and fed(b, "n_2n") and fed(b, "n_5n_1")
    assert not fed(b, "n_3n")


@pytest.mark.rule("10.6-b")
def test_no_hq_is_supplied_by_another() -> None:
    b = alone({"n_n": FAR, "n_mrc": "3308", "n_2n": "3307", "n_3n": "3308"})
    assert not fed(b, "n_mrc") and not fed(b, "n_2n") and fed(b, "n_3n")
    assert sources.map_of(b, NAT)[parse_hex("3308")] == sources.BY_HQ


@pytest.mark.rule("10.6-b")
def test_a_hq_out_of_supply_supplies_nobody() -> None:
    assert not fed(alone({"n_n": "3308", "n_2n": "3307"}), "n_2n")


@pytest.mark.rule("10.7", "A50")
def test_a_town_shelters_whom_it_does_not_supply() -> None:
    b = board({"n_2n": "2509", "n_3n": "2411"}, all_to=REP)
    sheltered = [sources.sheltered(b, unit(b, name)) for name in ("n_2n", "n_3n")]
    assert not fed(b, "n_2n") and sheltered == [True, False]


@pytest.mark.rule("10.10-a", "10.4-f")
def test_northern_troops_have_sources_of_their_own() -> None:
    assert fed(board({"r_a_8": "3707"}, republican=["3707"], all_to=NAT), "r_a_8")
    assert not fed(board({"r_a_8": "2418"}, all_to=REP, nationalist=["3707", "3710", "3613"]), "r_a_8")
    linked = board({"r_a_8": "2712"}, all_to=REP)
    assert fed(linked, "r_a_8") and linked.front_of(unit(linked, "r_a_8")) == NORTH


@pytest.mark.rule("10.10-b", "A53")
def test_other_troops_find_no_source_in_the_north() -> None:
    north = ["3707", "3706", "3710", "3613"]
    b = board({"r_t": "3613", "r_b_7": "3613"}, republican=north, all_to=NAT)
    assert not fed(b, "r_t") and fed(b, "r_b_7")


@pytest.mark.rule("A53")
def test_an_evacuated_unit_is_an_ordinary_republican_one() -> None:
    b = board({"r_a_8": "3023"}, republican=["3023"], all_to=NAT)
    assert not fed(b, "r_a_8")
    b.mark(unit(b, "r_a_8"), EVACUATED)
    assert fed(b, "r_a_8")


@pytest.mark.rule("13.19")
def test_no_nationalist_line_enters_an_intact_line() -> None:
    b = board({"n_2n": "3020"}, all_to=NAT)
    xyz = parse_hex("2516")
    assert sources.network_of(b, NAT)[xyz] == 1
    b.lines[b.data.line_of[xyz]] = INTACT
    b.stale_all()
    assert sources.network_of(b, NAT)[xyz] == 0 and sources.ground_of(b, NAT)[xyz] == SHUT
    b.destroyed.append(xyz)
    b.stale_all()
    assert sources.network_of(b, NAT)[xyz] == 1
    assert sources.ground_of(b, REP)[parse_hex("2517")] != SHUT


@pytest.mark.rule("A94")
def test_a_town_works_if_it_traces_to_a_final_source() -> None:
    b = board({"r_t": "2712"}, republican=["3707"], all_to=NAT)
    assert not sources.works(b, REP, parse_hex("2712"))
    assert sources.works(b, NORTH, parse_hex("3707")) and not sources.works(b, REP, parse_hex("3707"))
    assert not sources.works(board(all_to=REP), REP, parse_hex("2713"))


BORDER = {"r_11": "3322", "r_t": "3420", "r_gi": "3420", "r_mng": "3420"}
"""Republicans next to France who trace no line: a division, and two brigades with a column."""


def at_border(units: dict[str, str], option: bool = True) -> Engine:
    return board(units, all_to=NAT, options={"border_supply": option})


@pytest.mark.rule("15.9", "A90")
def test_one_stack_at_the_border_needs_no_line() -> None:
    b = at_border(BORDER)
    assert b.data.french_border[parse_hex("3420")] and b.data.french_border[parse_hex("3322")]
    assert [fed(b, name) for name in BORDER] == [False, True, True, False]
    assert sources.trace(b, unit(b, "r_t")).why is None
    assert not any(fed(at_border(BORDER, option=False), name) for name in BORDER)


@pytest.mark.rule("15.9", "A90", "10.3-b")
def test_who_is_supplied_by_the_border_attacks_with_full_factors() -> None:
    for option in (True, False):
        b = board(
            {"r_11": "3322", "n_13": "3321"}, all_to=NAT, step=stages.COMBAT_REP, options={"border_supply": option}
        )
        opened(b)
        assert b.has(unit(b, "r_11"), CUT) != option


@pytest.mark.rule("15.9", "A90")
def test_of_a_stack_at_the_border_a_division_or_three_brigades() -> None:
    brigades = at_border(dict.fromkeys(["r_t", "r_gi", "r_d", "r_m"], "3420"))
    assert len(sources.border_supplied(brigades)) == 3
    mixed = at_border({"r_11": "3420", "r_t": "3420", "r_cen": "3420"})
    assert sources.border_supplied(mixed) == [unit(mixed, "r_11")]
    inland = at_border({"r_11": "3219"})
    assert sources.border_supplied(inland) == []


def borders(b: Engine) -> list[str]:
    """The units that may be named for the supply across the border, and the names of those supplied by it."""
    return sorted(b.name(code) for code in border.codes(b))


def by_border(b: Engine) -> list[str]:
    return sorted(b.data.units[u].name for u in sources.border_supplied(b))


@pytest.mark.rule("15.9", "A90")
def test_the_republican_player_names_who_is_supplied_by_the_border() -> None:
    b = board({**BORDER, "r_12": "1815"}, all_to=NAT, step=stages.MOVE_REP, options={"border_supply": True})
    game = opened(b)
    assert by_border(b) == ["r_gi", "r_t"]
    assert borders(b) == ["border r_11", "border r_gi", "border r_t"]
    assert set(borders(b)) < set(texts(game))
    game.apply("border r_11")
    assert by_border(b) == ["r_11"]
    assert [fed(b, name) for name in BORDER] == [True, False, False, False]
    game.apply("border r_t")
    assert by_border(b) == ["r_gi", "r_t"], "the brigades stand together"
    refusal = game.explain("border r_11")
    assert refusal is not None and refusal.rule == "A90"
    for name, rule in (("r_mng", "15.9"), ("r_12", "15.9"), ("n_13", "15.9"), ("r_t", "A90")):
        refusal = game.explain(f"border {name}")
        assert refusal is not None and refusal.rule == rule


@pytest.mark.rule("15.9", "A90")
def test_what_is_shown_next_tells_whom_the_border_supplies_now() -> None:
    b = board({**BORDER, "r_12": "1815"}, all_to=NAT, step=stages.MOVE_REP, options={"border_supply": True})
    game, cache = opened(b), ObservationCache()
    for name in ("r_t", "r_11", "r_t"):
        if name != "r_t" or cache.last:
            game.apply(f"border {name}")
        units = game.observe(REP, cache)["units"]
        assert {each["id"] for each in units if each["supplied"]} >= set(by_border(b))
        assert units == game.observe(REP)["units"]


@pytest.mark.rule("A90")
def test_of_four_brigades_of_a_hex_three_are_named() -> None:
    units = dict.fromkeys(["r_t", "r_gi", "r_d", "r_m"], "3420")
    b = opened(board(units, all_to=NAT, step=stages.MOVE_REP, options={"border_supply": True})).state
    assert isinstance(b, Engine)
    for name in ("r_m", "r_d", "r_t"):
        border.take(b, unit(b, name))
    assert by_border(b) == ["r_d", "r_m", "r_t"]
    border.take(b, unit(b, "r_gi"))
    assert "r_gi" in by_border(b)


@pytest.mark.rule("A90")
def test_who_is_named_beforehand_is_supplied_as_soon_as_need_be() -> None:
    b = board({"r_11": "3322", "r_20": "3420"}, all_to=REP, step=stages.MOVE_REP, options={"border_supply": True})
    assert sources.border_supplied(b) == []
    for name in ("r_11", "r_20"):
        border.take(b, unit(b, name))
        for h in b.data.land:
            b.control[h] = NAT
        b.stale_all()
        b.u_flags = grid([flags & ~TURN_FLAGS for flags in b.u_flags])
        assert by_border(b) == [name]


@pytest.mark.rule("A90")
def test_nobody_is_named_where_there_is_nothing_to_choose() -> None:
    assert borders(at_border(BORDER, option=False)) == []
    assert borders(at_border({"r_t": "3420", "r_gi": "3420"})) == []
    assert borders(at_border({"r_t": "3420", "r_gi": "3322"})) == ["border r_gi", "border r_t"]


@pytest.mark.rule("15.9")
def test_who_has_a_line_does_not_take_the_place_at_the_border() -> None:
    b = board({"r_11": "3425"}, all_to=REP, options={"border_supply": True})
    assert b.data.french_border[parse_hex("3425")] and sources.border_supplied(b) == []


@pytest.mark.rule("10.4-a")
def test_the_line_that_is_shown() -> None:
    b = alone({"n_2n": FAR})
    line = sources.trace(b, unit(b, "n_2n"))
    assert ([hex_name(h) for h in line.path], hex_name(line.source), line.why) == (["3310", "3311"], BURGOS, None)
    b = alone({"n_n": FAR, "n_2n": "3308", "n_3n": BURGOS})
    line = sources.trace(b, unit(b, "n_2n"))
    assert (line.path, hex_name(line.source)) == ([], FAR)
    line = sources.trace(b, unit(b, "n_3n"))
    assert (line.path, hex_name(line.source)) == ([], BURGOS)


@pytest.mark.rule("10.4-a", "10.4-b", "10.4-c", "10.8")
def test_why_there_is_no_line() -> None:
    def rule(b: Engine, name: str) -> str:
        why = sources.trace(b, unit(b, name)).why
        assert why is not None
        return why.rule

    assert rule(alone({"n_2n": "3308"}), "n_2n") == "10.4-a"
    assert rule(alone({"n_2n": FAR, "r_t": "3211"}), "n_2n") == "10.4-b"
    assert rule(board({"n_2n": "2809"}, nationalist=["2808", BURGOS], all_to=REP), "n_2n") == "10.4-c"
    assert rule(board({"n_2n": "2809"}, all_to=REP), "n_2n") == "10.8"
    assert rule(board({"r_t": "2712"}, all_to=NAT), "r_t") == "10.10-b"
    assert rule(board({"r_b_7": "2712"}, all_to=NAT), "r_b_7") == "10.10-a"
