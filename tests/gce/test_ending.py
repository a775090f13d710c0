"""The end of a turn: the victory check and attrition."""

import pytest
from tests.gce.build import at, board, unit

from dosespanas.gce import ending, stages
from dosespanas.kernel.side import NAT, REP


@pytest.mark.rule("10.3-d", "5.2-d")
def test_units_of_both_sides_out_of_supply_are_eliminated() -> None:
    b = board({"n_81": "2813", "r_50": "2108"}, all_to=NAT, turn=10, step=stages.END)
    b.control[b.u_hex[unit(b, "n_81")]] = NAT
    ending.run(b)
    assert at(b, "n_81") == "2813"
    assert at(b, "r_50") == "2108"


@pytest.mark.rule("10.3-d")
def test_attrition_takes_whoever_has_no_supply() -> None:
    b = board({"n_81": "2511", "r_50": "2919"}, turn=10, step=stages.END, all_to=REP)
    b.control[b.u_hex[unit(b, "n_81")]] = NAT
    ending.run(b)
    assert at(b, "n_81") == "eliminated"
    assert at(b, "r_50") == "2919"
    assert [(event.kind, event.details["hex"]) for event in b.out] == [("starved", "hex:2511")]
    assert b.stage == stages.NEXT_STEP


@pytest.mark.rule("10.7", "A54")
def test_a_town_shelters_from_attrition() -> None:
    b = board({"n_81": "2510"}, turn=10, step=stages.END, all_to=REP)
    b.alcazar = 1
    ending.run(b)
    assert at(b, "n_81") == "2510"


@pytest.mark.rule("10.3-d")
def test_two_hqs_that_feed_their_neighbours_die_with_them_at_once() -> None:
    b = board({"n_81": "2511", "n_82": "2512"}, turn=10, step=stages.END, all_to=REP)
    ending.run(b)
    assert at(b, "n_81") == at(b, "n_82") == "eliminated"


@pytest.mark.rule("5.2-c")
def test_victory_is_checked_before_attrition() -> None:
    b = board({"n_81": "2511"}, turn=19, step=stages.END, all_to=REP)
    ending.run(b)
    assert b.ended == 1
    assert at(b, "n_81") == "2511"


@pytest.mark.rule("A10")
def test_madrid_is_tested_again_at_the_end_of_the_turn() -> None:
    b = board({"n_81": "2712"}, turn=5, step=stages.END, all_to=NAT)
    ending.run(b)
    assert b.winner == NAT
    assert b.end_rule == "4.2-a"
