"""The end of a turn: the victory check and attrition."""

import pytest
from tests.gce.build import at, board, unit

from dosespanas.gce.administration import turn_end
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance
from dosespanas.gce.board.state import EVACUATED
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP


@pytest.mark.rule("10.3-d")
def test_units_of_both_sides_out_of_supply_are_eliminated() -> None:
    b = board({"n_81": "2906", "r_50": "2113", "n_82": "3312"}, turn=10, step=stages.END)
    cut_off(b, "n_81", REP)
    cut_off(b, "r_50", NAT)
    turn_end.run(b)
    assert [at(b, name) for name in ("n_81", "r_50", "n_82")] == ["eliminated", "eliminated", "3312"]
    assert {event.details["piece"] for event in b.out if event.kind == "starved"} == {"unit:n_81", "unit:r_50"}


def cut_off(b: Engine, name: str, foe: int) -> None:
    """Give every hex within six of a unit to the enemy, but its own; it stands in no town."""
    here = b.u_hex[unit(b, name)]
    assert b.data.settlement[here] == 0
    for h in b.data.land:
        if 0 < distance(h, here) <= 6:
            b.control[h] = foe
    b.stale_all()


@pytest.mark.rule("10.3-d")
def test_attrition_takes_whoever_has_no_supply() -> None:
    b = board({"n_81": "2511", "r_50": "2919"}, turn=10, step=stages.END, all_to=REP)
    b.control[b.u_hex[unit(b, "n_81")]] = NAT
    turn_end.run(b)
    assert at(b, "n_81") == "eliminated"
    assert at(b, "r_50") == "2919"
    assert [(event.kind, event.details["hex"]) for event in b.out] == [("starved", "hex:2511")]
    assert b.stage == stages.NEXT_STEP


@pytest.mark.rule("10.7", "A54")
def test_a_town_shelters_from_attrition() -> None:
    b = board({"n_81": "2510"}, turn=10, step=stages.END, all_to=REP)
    b.alcazar = 1
    turn_end.run(b)
    assert at(b, "n_81") == "2510"


@pytest.mark.rule("10.7", "A53", "12.9-b")
def test_a_unit_evacuated_to_a_town_cut_off_from_everything_is_sheltered_by_it() -> None:
    b = board({"r_b_7": "3425"}, turn=10, step=stages.END, all_to=NAT)
    b.mark(unit(b, "r_b_7"), EVACUATED)
    assert not sources.supplied(b, unit(b, "r_b_7"))
    turn_end.run(b)
    assert at(b, "r_b_7") == "3425"


@pytest.mark.rule("10.3-d", "10.6-b")
def test_two_hqs_that_nobody_feeds_die_with_their_neighbours_at_once() -> None:
    places = {"n_ctv": "2511", "n_81": "2511", "n_n": "2512", "n_82": "2513"}
    b = board(places, turn=10, step=stages.END, all_to=REP)
    turn_end.run(b)
    assert [at(b, name) for name in places] == ["eliminated"] * 4


@pytest.mark.rule("10.3-d", "10.6-a")
def test_what_a_hq_in_supply_feeds_survives() -> None:
    """The HQ is three hexes from the town, the division behind it four."""
    b = board({"n_ctv": "2913", "n_81": "2914"}, turn=10, step=stages.END, all_to=NAT)
    town = next(h for h in b.data.places if distance(h, b.u_hex[unit(b, "n_ctv")]) <= 3)
    assert b.control[town] == NAT
    turn_end.run(b)
    assert at(b, "n_81") == "2914"


@pytest.mark.rule("5.2-c")
def test_victory_is_checked_before_attrition() -> None:
    b = board({"n_81": "2511"}, turn=19, step=stages.END, all_to=REP)
    turn_end.run(b)
    assert b.ended == 1
    assert at(b, "n_81") == "2511"


@pytest.mark.rule("A10")
def test_madrid_is_tested_again_at_the_end_of_the_turn() -> None:
    b = board({"n_81": "2712"}, turn=5, step=stages.END, all_to=NAT)
    turn_end.run(b)
    assert b.winner == NAT
    assert b.end_rule == "4.2-a"
