"""What event chits do to Morale and to resource points."""

import pytest
from tests.gce.build import board
from tests.gce.chit_play import carry_on, chit, only, play, told, void, with_die

import dosespanas
from dosespanas.gce.administration import income
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.control import capture
from dosespanas.gce.events import chits
from dosespanas.kernel.side import NAT, REP

# --- Morale -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.9", "7.29", "4.4", "A27")
@pytest.mark.parametrize(("name", "morale"), [("durruti", 71), ("negrin", 73), ("santa_maria", 73)])
def test_chits_of_morale(name: str, morale: int) -> None:
    b = board(turn=8)
    play(b, name)
    assert b.morale == morale
    assert told(b) == ["chit-played", "morale"]


@pytest.mark.rule("17.2-a")
def test_where_morale_decides_nothing_its_chits_say_that_nothing_happens() -> None:
    b = board(scenario="1936", turn=6)
    play(b, "santa_maria")
    assert told(b) == ["chit-played", "no-event"]
    seen = [dosespanas.new_game("gce", scenario=name, seed=1).observe(None) for name in ("1936", "campaign")]
    assert [each["victory"]["morale_at_most"] for each in seen] == [None, 30]


@pytest.mark.rule("7.13")
def test_santa_maria_is_no_event_once_it_was_nationalist() -> None:
    assert void(board(turn=8, nationalist=["1910"]), "santa_maria")
    b = board(turn=8)
    assert not void(b, "santa_maria")
    capture.gain(b, parse_hex("1910"), NAT)
    capture.gain(b, parse_hex("1910"), REP)
    assert void(b, "santa_maria")


@pytest.mark.rule("7.16")
@pytest.mark.parametrize(("die", "morale"), [(3, 72), (4, 73), (6, 73)])
def test_gernika_by_the_die(die: int, morale: int) -> None:
    b = with_die(board(turn=7), die)
    play(b, "gernika")
    assert b.morale == morale
    assert b.cups.gernika


@pytest.mark.rule("7.16")
def test_gernika_is_no_event_in_nationalist_hands() -> None:
    assert void(board(turn=7, nationalist=["3614"]), "gernika")


@pytest.mark.rule("7.36")
@pytest.mark.parametrize(("die", "morale"), [(1, 73), (2, 73), (3, 72), (4, 72), (5, 71), (6, 71)])
def test_german_ships_by_the_die(die: int, morale: int) -> None:
    b = with_die(board(turn=8), die)
    b.cups.gernika = True
    play(b, "german_ships")
    assert b.morale == morale


@pytest.mark.rule("7.36")
def test_german_ships_wait_for_gernika_and_follow_it() -> None:
    b = board(turn=8, step=stages.CHITS)
    b.cups.inside[chit(b, "german_ships")] = 1
    b.cups.owner = b.cups.drawer = REP
    chits.draw(b)
    assert b.cups.held[REP] == [chit(b, "german_ships")]
    play(b, "gernika")
    assert b.cups.held[REP] == []
    assert b.cups.played[REP] == [chit(b, "gernika"), chit(b, "german_ships")]
    assert told(b).count("die") == 2


@pytest.mark.rule("7.36")
def test_german_ships_drawn_after_gernika_take_effect_at_once() -> None:
    b = board(turn=8, step=stages.CHITS)
    b.cups.gernika = True
    only(b, "german_ships")
    b.cups.owner = b.cups.drawer = REP
    chits.draw(b)
    assert b.cups.held[REP] == []
    carry_on(b)
    assert b.cups.played[REP] == [chit(b, "german_ships")]


@pytest.mark.rule("7.20")
def test_recognition_after_the_fall_of_a_capital() -> None:
    assert void(board(turn=18), "recognition")
    for name in ("3023", "2418", "2712"):
        b = board(turn=18, nationalist=[name])
        assert not void(b, "recognition")
        play(b, "recognition")
        assert b.morale == 70


# --- resource points --------------------------------------------------------------------------------------


@pytest.mark.rule("7.12", "A43")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_neutrality_takes_a_nationalist_point_if_there_is_one(before: int, after: int) -> None:
    b = board(turn=16)
    b.points[NAT] = before
    play(b, "neutrality")
    assert b.points[NAT] == after


@pytest.mark.rule("7.15-a", "7.32", "7.37")
@pytest.mark.parametrize(
    ("name", "pool", "count"),
    [("nationalist_points_2", NAT, 2), ("republican_points_1", REP, 1), ("soviet_arms", REP, 3)],
)
def test_points_are_promised_for_the_next_turn(name: str, pool: int, count: int) -> None:
    b = board(turn=13)
    play(b, name)
    assert b.points[pool] == 0
    assert b.pledged[pool] == count
    assert b.soviet_pledged == (3 if name == "soviet_arms" else 0)
    assert told(b) == ["chit-played", "pledged"]


@pytest.mark.rule("7.15-a")
def test_no_arms_through_a_closed_border() -> None:
    assert void(board(turn=13, nationalist=["3425"]), "soviet_arms")
    assert not void(board(turn=13), "soviet_arms")


@pytest.mark.rule("7.19", "A43")
def test_submarines_take_a_point_now_or_as_soon_as_there_is_one() -> None:
    b = board(turn=9, step=stages.CHITS)
    b.points[REP] = 2
    play(b, "italian_submarines")
    assert b.points[REP] == 1
    b.points[REP] = 0
    play(b, "italian_submarines")
    assert b.cups.submarine_debt == 1
    b.pledged[REP] = 2
    b.turn = 10
    due = b.data.income[10][REP] + 2
    income.begin(b)
    assert b.points[REP] == due - 1
    assert b.cups.submarine_debt == 0
