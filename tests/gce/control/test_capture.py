"""Control, and what the capture of a hex does."""

import pytest
from tests.gce.build import at, board, unit

from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import HOLDS
from dosespanas.gce.control import capture
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duties
from dosespanas.kernel.side import NAT, REP


def enter(b: Engine, name: str, *way: str) -> None:
    for hex_ in way:
        capture.enter(b, [unit(b, name)], parse_hex(hex_))


def kinds(b: Engine) -> list[str]:
    return [event.kind for event in b.out]


@pytest.mark.rule("A12")
def test_the_last_side_to_enter_a_hex_controls_it_and_passing_through_is_entering() -> None:
    b = board({"r_50": "2921"}, all_to=NAT)
    enter(b, "r_50", "2920", "2919")
    assert b.control[parse_hex("2920")] == REP
    assert b.control[parse_hex("2919")] == REP
    assert at(b, "r_50") == "2919"
    assert kinds(b) == ["captured", "captured"]


@pytest.mark.rule("7.34-b")
def test_toledo_once_taken_ends_the_duty_for_good() -> None:
    b = board({"n_81": "2509", "r_50": "2511"}, turn=5, all_to=REP)
    b.cups.alcazar = True
    enter(b, "n_81", "2510")
    b.lift(unit(b, "n_81"), -5)
    enter(b, "r_50", "2510")
    assert b.alcazar == HOLDS
    assert duties.in_force(b, NAT) == []


@pytest.mark.rule("A12-b")
def test_an_emptied_hex_stays_with_its_last_controller() -> None:
    b = board({"r_50": "2921"}, all_to=NAT)
    enter(b, "r_50", "2920", "2919")
    assert b.stack(parse_hex("2920")) == []
    assert b.control[parse_hex("2920")] == REP


@pytest.mark.rule("A12")
def test_an_hq_takes_control_too() -> None:
    b = board({"n_ctv": "2611"}, republican=["2511"])
    enter(b, "n_ctv", "2511")
    assert b.control[parse_hex("2511")] == NAT


@pytest.mark.rule("13.12-h")
def test_a_lone_hq_dies_when_an_enemy_enters() -> None:
    b = board({"n_81": "2611", "r_ext": "2511"}, turn=10)
    enter(b, "n_81", "2511")
    assert at(b, "r_ext") == "eliminated"
    assert at(b, "n_81") == "2511"
    assert kinds(b) == ["hq-lost", "captured"]


@pytest.mark.rule("4.3-b", "F10")
def test_sevilla_is_worth_three_and_only_while_it_is_held() -> None:
    b = board({"r_50": "1608", "n_81": "1606"})
    enter(b, "r_50", "1607")
    assert b.morale == 75
    b.lift(unit(b, "r_50"), -5)
    enter(b, "n_81", "1607")
    assert b.morale == 72
    assert [event.details.get("change") for event in b.out if event.kind == "morale"] == [3, -3]


@pytest.mark.rule("4.3-a", "4.3-b")
def test_avila_counts_among_the_places_that_end_the_war() -> None:
    b = board({"r_50": "2712"})
    enter(b, "r_50", "2810")
    assert b.morale == 73
    enter(b, "r_50", "2911")
    assert not b.ended
    enter(b, "r_50", "2306")
    assert b.ended


@pytest.mark.rule("4.1-c", "4.3-c")
def test_a_nationalist_capture_lowers_morale_at_once() -> None:
    b = board({"n_81": "3219", "r_50": "3022"}, turn=10)
    value = b.data.morale_value[parse_hex("3220")]
    enter(b, "n_81", "3220")
    assert value > 0 and b.morale == 72 - value
    event = next(event for event in b.out if event.kind == "morale")
    assert event.rule == "4.3-c"
    assert event.details == {"change": -value, "morale": 72 - value, "reason": "morale-capture", "hex": "hex:3220"}


@pytest.mark.rule("A09")
def test_republicans_who_retake_their_own_place_win_its_value_back() -> None:
    b = board({"n_81": "3219", "r_50": "3121"}, turn=10)
    enter(b, "n_81", "3220", "3320")
    enter(b, "r_50", "3220")
    assert b.morale == 72


@pytest.mark.rule("4.1-c")
def test_a_hex_without_value_changes_nothing() -> None:
    b = board({"n_81": "2611"}, republican=["2511"])
    enter(b, "n_81", "2511")
    assert b.morale == 72


@pytest.mark.rule("4.2-a", "F9")
def test_a_supplied_unit_in_madrid_wins_at_once_on_turn_six() -> None:
    b = board({"n_81": "2711"}, turn=6, all_to=NAT, republican=["2712"])
    enter(b, "n_81", "2712")
    assert b.ended
    assert b.winner == NAT
    assert b.end_rule == "4.2-a"
    assert b.morale == 72


@pytest.mark.rule("4.2-b", "F9")
def test_from_turn_seven_madrid_costs_seven() -> None:
    b = board({"n_81": "2711"}, turn=7, all_to=NAT, republican=["2712"])
    b.morale = 60
    enter(b, "n_81", "2712")
    assert b.morale == 53
    assert b.ended == 0


@pytest.mark.rule("A10")
def test_madrid_taken_out_of_supply_costs_its_value_once_and_wins_when_supply_comes() -> None:
    b = board({"n_81": "2711", "n_82": "2409"}, turn=6, all_to=REP, nationalist=["1305", "2711", "2409"])
    enter(b, "n_81", "2712")
    assert b.ended == 0
    assert b.morale == 65
    for h in b.data.land:
        b.control[h] = NAT
    b.stale_all()
    enter(b, "n_82", "2509")
    assert b.winner == NAT
    assert b.morale == 65


@pytest.mark.rule("A10", "4.2-b")
def test_madrid_held_without_supply_up_to_turn_seven_costs_no_more_and_wins_no_more() -> None:
    b = board({"n_81": "2711"}, turn=6, all_to=REP, nationalist=["2711"])
    enter(b, "n_81", "2712")
    assert (b.ended, b.morale) == (0, 65)
    b.turn = 7
    for h in b.data.land:
        b.control[h] = NAT
    b.stale_all()
    capture.review(b)
    assert (b.ended, b.morale) == (0, 65)


@pytest.mark.rule("7.13")
def test_santa_maria_once_nationalist_and_lost_is_remembered() -> None:
    b = board({"n_81": "1909", "r_50": "1911"})
    assert not b.cups.lost_andujar
    enter(b, "n_81", "1910", "1909")
    assert not b.cups.lost_andujar
    enter(b, "r_50", "1910")
    assert b.cups.lost_andujar


@pytest.mark.rule("8.3-b", "7.38")
def test_the_north_lost_has_no_aircraft_any_more() -> None:
    b = board({"r_n": "air", "n_81": "3614"}, turn=9, nationalist=["3707", "3710"])
    chit = b.data.chit_index["aircraft_to_the_north"]
    b.cups.held[REP] = [chit, chit]
    enter(b, "n_81", "3613")
    assert at(b, "r_n") == "removed"
    assert b.cups.held[REP] == []
    assert b.cups.played[REP] == [chit, chit]


@pytest.mark.rule("8.3-b")
def test_northern_aircraft_that_have_not_come_yet_never_do() -> None:
    b = board({"r_n": "waiting", "n_81": "3614"}, turn=1, nationalist=["3707", "3710"])
    enter(b, "n_81", "3613")
    assert at(b, "r_n") == "removed"
