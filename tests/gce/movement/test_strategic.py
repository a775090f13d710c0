"""Strategic movement: by rail, by sea, landings (chapter 14, 10.2, 10.3-a)."""

from collections.abc import Iterable, Mapping

import pytest
from tests.gce.administering import act, begin, legal, over, refused, told
from tests.gce.build import at, board, opened, texts, unit

from dosespanas.gce import sequence
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.board.state import LANDED, MOVED, STRATEGIC, SUPPORTED, TIED
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import strategic
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, NOBODY, REP

REPUBLICAN = {"r_11": "2712"}
NATIONALIST = {"n_13": "1607"}


def phase(
    units: Mapping[str, str],
    side: int = NAT,
    turn: int = 8,
    nationalist: Iterable[str] = (),
    republican: Iterable[str] = (),
    options: Mapping[str, bool] | None = None,
    all_to: int = NOBODY,
) -> Engine:
    """A board at the first strategic choice of a side."""
    b = board(
        units,
        turn=turn,
        step=stages.STRATEGIC_NAT,
        nationalist=nationalist,
        republican=republican,
        options=options,
        all_to=all_to,
    )
    sequence.enter(b)
    if side == REP:
        b.step_no = stages.STRATEGIC_REP
        begin(b)
    return b


def ends(b: Engine) -> list[str]:
    """Where the unit in hand may go."""
    return [text.removeprefix("to ") for text in legal(b)]


def has(b: Engine, name: str, flag: int) -> bool:
    """Tell whether a unit has a flag."""
    return b.has(unit(b, name), flag)


# --- by rail ------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "A01", "3.4")
def test_the_first_turn_has_no_strategic_movement() -> None:
    b = board(REPUBLICAN, turn=1, step=stages.STRATEGIC_NAT)
    assert sequence.skipped(b, stages.STRATEGIC_NAT) and sequence.skipped(b, stages.STRATEGIC_REP)
    assert b.data.rail_limit[1] == [0, 0, 0] and b.data.sea_limit[1] == [0, 0]


@pytest.mark.rule("14.1", "14.2-a", "14.2-d")
def test_a_unit_goes_any_distance_by_friendly_rail() -> None:
    b = phase(REPUBLICAN, REP)
    assert legal(b) == ["done", "rail r_11"]
    act(b, "rail r_11")
    assert {"2418", "2018", "3023", "2611"} <= set(ends(b))
    assert all(b.data.on_rail[parse_hex(name)] for name in ends(b))
    assert refused(b, "to 2715") == ("14.2-a", "gce-no-rail")
    act(b, "to 2418")
    assert at(b, "r_11") == "2418"
    assert told(b, "railed") == [{"piece": "unit:r_11", "from": "hex:2712", "to": "hex:2418"}]
    assert has(b, "r_11", STRATEGIC) and not has(b, "r_11", MOVED)
    assert b.rail_used == [0, 1, 0]


@pytest.mark.rule("14.2-a")
def test_a_unit_starts_on_the_railway() -> None:
    b = phase({"r_11": "2715", "r_12": "2712"}, REP)
    assert refused(b, "rail r_11") == ("14.2-a", "gce-no-rail")


@pytest.mark.rule("14.2-b")
def test_a_train_does_not_pass_by_the_enemy() -> None:
    """Cádiz has one line, through 1406; an enemy next to that hex stops it there."""
    b = phase({"n_13": "1305", "r_drt": "1506"})
    act(b, "rail n_13")
    assert ends(b) == ["1406"]
    assert refused(b, "to 1607") == ("14.2-b", "gce-rail-path")
    assert distance(parse_hex("1506"), parse_hex("1406")) == 1


@pytest.mark.rule("14.2-b")
def test_a_friendly_unit_keeps_the_line_open() -> None:
    b = phase({"n_13": "1305", "n_11": "1406", "r_drt": "1506"})
    act(b, "rail n_13")
    assert {"1406", "1407"} <= set(ends(b))


@pytest.mark.rule("14.2-b")
def test_a_train_may_leave_a_hex_next_to_the_enemy() -> None:
    b = phase({"n_13": "1406", "r_drt": "1506"})
    act(b, "rail n_13")
    assert "1407" in ends(b)


@pytest.mark.rule("14.2-c", "A77", "12.4")
def test_a_train_may_end_in_an_empty_enemy_hex() -> None:
    b = phase({"n_13": "3117"})
    act(b, "rail n_13")
    assert "3118" in ends(b) and "3119" not in ends(b)
    assert refused(b, "to 3119") == ("14.2-b", "gce-rail-path")
    act(b, "to 3118")
    assert b.control[parse_hex("3118")] == NAT
    assert {"hex": "hex:3118", "side": "side:nationalist"} in told(b, "captured")
    b = phase({"n_13": "3117", "r_drt": "3118"})
    act(b, "rail n_13")
    assert refused(b, "to 3118") == ("12.4", "gce-enemy-there")


@pytest.mark.rule("14.2-c", "A77")
def test_without_the_switch_it_ends_in_friendly_hexes() -> None:
    b = phase({"n_13": "3117"}, options={"rail_into_enemy": False})
    act(b, "rail n_13")
    assert refused(b, "to 3118") == ("14.2-c", "gce-enemy-hex")


@pytest.mark.rule("5.2-e", "4.3-a", "14.2-c")
def test_a_capture_by_rail_may_end_the_game() -> None:
    b = phase({"r_11": "3118"}, REP)
    valued = [h for h in b.data.land if b.data.morale_value[h] > 0 and b.data.start_control[h] == NAT]
    others = [h for h in valued if h != parse_hex("3117")]
    assert parse_hex("3117") in valued and len(others) >= 2
    for h in others[:2]:
        b.control[h] = REP
    b.stale_all()
    act(b, "rail r_11", "to 3117")
    assert b.ended and b.winner == REP


@pytest.mark.rule("14.3")
def test_the_railway_carries_so_many_units_of_any_size() -> None:
    units = {"r_11": "2712", "r_12": "2712", "r_drt": "2712"}
    b = phase(units, REP, turn=2)
    assert b.data.rail_limit[2][REP] == 2
    act(b, "rail r_11", "to 2418", "rail r_drt", "to 2418")
    assert [b.name(code) for code in b.codes()] == ["done"], "asked, since nobody sees what lies below"
    b.stage = stages.STRATEGIC
    assert refused(b, "rail r_12") == ("14.3", "gce-rail-limit")


@pytest.mark.rule("14.3", "10.10-a")
def test_the_north_has_a_railway_of_its_own() -> None:
    b = phase({"r_a_8": "3707", "r_a_9": "3707", "r_11": "2712"}, REP, turn=2)
    b.rail_used = [0, 0, b.data.rail_limit[2][2]]
    assert refused(b, "rail r_a_8") == ("14.3", "gce-rail-limit")
    assert "rail r_11" in legal(b)


@pytest.mark.rule("14.8", "6.6-c")
def test_a_headquarters_counts_as_two() -> None:
    b = phase({"r_cen": "2712", "r_11": "2712"}, REP, turn=2)
    act(b, "rail r_cen", "to 2418")
    assert b.rail_used[REP] == 2
    assert over(b)
    b = phase({"r_cen": "2712", "r_11": "2712"}, REP, turn=2)
    act(b, "rail r_11", "to 2418")
    b.stage = stages.STRATEGIC
    assert refused(b, "rail r_cen") == ("14.8", "gce-rail-limit")


@pytest.mark.rule("A91")
def test_a_unit_travels_once_a_turn() -> None:
    b = phase({"r_11": "2418", "r_12": "2712"}, REP)
    act(b, "rail r_11", "to 3023")
    assert refused(b, "rail r_11") == ("A91", "already-moved")
    assert refused(b, "sail r_11") == ("A91", "already-moved")


@pytest.mark.rule("10.2-a", "10.3-a", "A49")
def test_supply_is_read_once_for_both_sides() -> None:
    b = phase({"r_11": "2712", "r_12": "2714", "n_13": "1607"}, NAT)
    assert has(b, "r_11", SUPPORTED) and has(b, "n_13", SUPPORTED)
    b.unmark(unit(b, "n_13"), SUPPORTED)
    assert refused(b, "rail n_13") == ("10.3-a", "gce-unsupplied")


@pytest.mark.rule("10.3-a")
def test_a_unit_out_of_supply_does_not_travel() -> None:
    b = phase({"r_11": "2712", "r_12": "3023"}, REP, republican=["2711", "3022", "3021"], all_to=NAT)
    assert not has(b, "r_11", SUPPORTED) and has(b, "r_12", SUPPORTED)
    assert refused(b, "rail r_11") == ("10.3-a", "gce-unsupplied")


@pytest.mark.rule("10.2-b", "A50")
def test_no_journey_ends_out_of_supply() -> None:
    """With every final source lost a train may take one back, but goes to no town that traces to none."""
    b = phase({"r_11": "2712"}, REP)
    act(b, "rail r_11")
    assert "2613" in ends(b)
    b = phase({"r_11": "2712"}, REP)
    for name in ("1716", "2418", "3023"):
        b.control[parse_hex(name)] = NAT
    b.stale_all()
    act(b, "rail r_11")
    assert ends(b) == ["1716", "2418"]
    assert refused(b, "to 2613") == refused(b, "to 2614") == ("10.2-b", "gce-end-unsupplied")


@pytest.mark.rule("9.1-a", "9.2-a")
def test_a_journey_ends_where_there_is_room() -> None:
    full = dict.fromkeys(["r_52", "r_54", "r_56", "r_71", "r_73", "r_75"], "2418")
    b = phase({"r_11": "2712", **full}, REP)
    act(b, "rail r_11")
    assert refused(b, "to 2418")[1] == "gce-stack"


@pytest.mark.rule("6.10-b")
def test_the_garrison_of_oviedo_never_moves() -> None:
    b = phase({"n_og": "3608", "n_13": "1607"})
    assert refused(b, "rail n_og") == ("6.10-b", "gce-immobile")


@pytest.mark.rule("7.35-b")
def test_an_event_may_keep_a_unit_where_it_is() -> None:
    b = phase({"r_11": "3023", "r_12": "2712"}, REP)
    b.mark(unit(b, "r_11"), TIED)
    assert refused(b, "rail r_11") == ("7.35-b", "gce-tied")


@pytest.mark.rule("5.2-a", "14.1")
def test_the_nationalist_side_travels_first_and_may_stop() -> None:
    b = phase({"n_13": "1607", "r_11": "2712"})
    assert b.side == NAT
    assert refused(b, "rail r_11") == ("14.1", "not-yours")
    assert refused(b, "rail n_11") == ("14.1", "not-on-map")
    assert refused(b, "draw")[1] == "wrong-decision"
    act(b, "done")
    assert over(b)
    b.step_no = stages.STRATEGIC_REP
    begin(b)
    assert b.side == REP


@pytest.mark.rule("14.1")
def test_a_side_that_cannot_travel_is_not_asked() -> None:
    b = phase({"n_og": "3608", "r_12": "2715"})
    assert b.stage == stages.CHECK_STACKS


# --- by sea -------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4-b", "14.5", "14.4-a")
def test_the_republic_sails_in_the_mediterranean() -> None:
    b = phase({"r_11": "2418"}, REP)
    act(b, "sail r_11")
    assert {"3023", "1716", "1410"} <= set(ends(b))
    assert "3613" not in ends(b) and "2417" not in ends(b)
    assert refused(b, "to 2417") == ("14.4-b", "gce-not-a-port")
    assert refused(b, "done")[1] == "wrong-decision"
    assert refused(b, "to 3707") == ("14.5", "gce-other-sea")
    act(b, "to 1410")
    assert at(b, "r_11") == "1410"
    assert told(b, "sailed") == [{"piece": "unit:r_11", "from": "hex:2418", "to": "hex:1410"}]
    assert b.sea_used == [0, 1]


@pytest.mark.rule("14.5")
def test_the_republic_does_not_sail_in_the_cantabrian_sea() -> None:
    b = phase({"r_b_7": "3613", "r_11": "2418"}, REP)
    assert refused(b, "sail r_b_7") == ("14.5", "gce-sea-zone")


@pytest.mark.parametrize(
    ("start", "end", "other"), [("3702", "3705", "1305"), ("1305", "1207", "3702"), ("1410", "1412", "1305")]
)
@pytest.mark.rule("14.6", "14.4-a", "A78")
def test_the_nationalists_sail_in_every_sea_and_from_one_to_another(start: str, end: str, other: str) -> None:
    b = phase({"n_13": start}, nationalist=["1410", "1412"])
    act(b, "sail n_13")
    assert {end, other} <= set(ends(b))


@pytest.mark.rule("14.4-b", "A78")
def test_ships_unload_in_friendly_ports() -> None:
    b = phase({"n_13": "3702"})
    act(b, "sail n_13")
    assert refused(b, "to 3707") == ("14.4-b", "gce-enemy-hex")


@pytest.mark.rule("9.2-a", "14.4-b")
def test_ships_unload_where_there_is_room() -> None:
    full = dict.fromkeys(["n_11", "n_12", "n_15", "n_16", "n_54", "n_82"], "3705")
    b = phase({"n_13": "3702", **full})
    act(b, "sail n_13")
    assert refused(b, "to 3705")[1] == "gce-stack"


@pytest.mark.rule("14.4-b")
def test_ships_load_in_ports() -> None:
    b = phase({"n_13": "3117", "n_11": "3702"})
    assert refused(b, "sail n_13") == ("14.4-b", "gce-not-port")


@pytest.mark.rule("14.5", "14.6")
def test_ships_carry_so_many_units() -> None:
    b = phase({"n_13": "3702", "n_11": "3702"}, turn=2)
    assert b.data.sea_limit[2][NAT] == 1
    act(b, "sail n_13", "to 3705")
    b.stage = stages.STRATEGIC
    assert refused(b, "sail n_11") == ("14.6", "gce-sea-limit")


@pytest.mark.rule("14.8")
def test_headquarters_do_not_sail() -> None:
    b = phase({"n_c": "3702"})
    for kind in ("sail", "land"):
        assert refused(b, f"{kind} n_c") == ("14.8", "gce-hq-at-sea")


# --- landings -----------------------------------------------------------------------------------------


@pytest.mark.rule("14.7-a", "14.7-b", "14.7-c", "A50", "A79")
def test_a_landing_takes_an_empty_enemy_coast() -> None:
    b = phase({"n_13": "3702", "n_11": "3702"})
    act(b, "land n_13")
    assert "3707" in ends(b)
    assert all(b.control[parse_hex(name)] == REP for name in ends(b))
    act(b, "to 3707")
    assert (at(b, "n_13"), b.control[parse_hex("3707")]) == ("3707", NAT)
    assert has(b, "n_13", LANDED) and has(b, "n_13", STRATEGIC)
    assert told(b, "landed") == [{"piece": "unit:n_13", "from": "hex:3702", "to": "hex:3707"}]
    assert b.sea_used[NAT] == b.data.sea_limit[8][NAT] == 2
    assert refused(b, "sail n_11") == ("14.6", "gce-sea-limit")


@pytest.mark.rule("14.7-a")
def test_a_landing_needs_the_whole_capacity() -> None:
    b = phase({"n_13": "3702", "n_11": "3702"})
    act(b, "sail n_13", "to 3705")
    assert "sail n_11" in legal(b)
    assert refused(b, "land n_11") == ("14.7-a", "gce-sea-limit")


@pytest.mark.rule("14.7-a", "12.4")
def test_where_a_landing_may_not_go() -> None:
    b = phase({"n_13": "3702", "r_a_8": "3707"})
    act(b, "land n_13")
    assert refused(b, "to 3707") == ("12.4", "gce-enemy-there")
    assert refused(b, "to 3705") == ("14.7-a", "gce-own-coast")
    assert refused(b, "to 2712") == ("14.7-a", "gce-not-coastal")
    assert refused(b, "to 1606") == ("14.7-b", "gce-other-sea")
    assert "1410" in ends(b)


@pytest.mark.rule("14.7-b")
def test_no_landing_on_the_atlantic_coast() -> None:
    b = phase({"n_13": "1305"}, republican=["1606"])
    act(b, "land n_13")
    assert "1410" in ends(b)
    assert refused(b, "to 1606") == ("14.7-b", "gce-other-sea")


@pytest.mark.rule("14.7-b")
def test_the_republic_lands_in_the_mediterranean() -> None:
    b = phase({"r_11": "2418", "r_b_7": "3613"}, REP, nationalist=["1410", "3707"])
    act(b, "land r_11")
    assert ends(b) == ["1208", "1410"]
    b = phase({"r_11": "2418", "r_b_7": "3613"}, REP, nationalist=["3707"], republican=["1208"])
    assert refused(b, "land r_b_7") == ("14.5", "gce-sea-zone")
    assert refused(b, "land r_11") == ("14.7-a", "gce-no-journey")


@pytest.mark.rule("10.2-a", "A49")
def test_the_republican_step_does_not_read_supply_again() -> None:
    b = phase({"r_11": "2712", "r_12": "2418", "n_13": "1607"}, NAT)
    b.unmark(unit(b, "r_11"), SUPPORTED)
    strategic.begin(b, REP)
    assert sources.supplied(b, unit(b, "r_11"))
    assert not has(b, "r_11", SUPPORTED) and has(b, "r_12", SUPPORTED)


@pytest.mark.rule("14.3", "10.10-a")
def test_a_northern_train_is_none_of_the_others() -> None:
    b = phase({"r_a_8": "3707", "r_11": "2712"}, REP, turn=2)
    act(b, "rail r_a_8", "to 3608")
    assert b.rail_used == [0, 0, 1]


@pytest.mark.rule("14.2-d")
def test_who_came_by_rail_moves_and_fights_in_the_same_turn() -> None:
    units = {"r_11": "2418", "r_12": "2712", "n_13": "2711", "n_71": "3312"}
    game = opened(board(units, turn=9, step=stages.STRATEGIC_REP, all_to=REP))
    b = game.state
    assert isinstance(b, Engine)
    game.apply("rail r_11")
    game.apply("to 2712")
    while b.step_no < stages.MOVE_REP:
        game.apply("done")
    game.apply("move r_11")
    game.apply("to 2612")
    game.apply("done")
    assert b.step_no == stages.COMBAT_REP
    game.apply("attack 2711")
    assert "join r_11" in texts(game)


@pytest.mark.rule("A50", "A79", "14.7-a")
def test_a_landing_may_end_out_of_supply() -> None:
    b = phase({"n_13": "3702"}, all_to=REP)
    b.mark(unit(b, "n_13"), SUPPORTED)
    b.stage, b.side = stages.STRATEGIC, NAT
    act(b, "land n_13")
    beach = next(name for name in ends(b) if b.data.settlement[parse_hex(name)] == 0)
    act(b, f"to {beach}")
    assert at(b, "n_13") == beach
    assert not sources.supplied(b, unit(b, "n_13"))
