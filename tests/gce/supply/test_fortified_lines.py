"""Republican fortified lines."""

import pytest
from tests.gce.build import board, unit

from dosespanas.gce import sequence
from dosespanas.gce.board.hexes import DIRECTIONS, direction, parse_hex
from dosespanas.gce.board.state import ABORTED, CANCELLED, INCOMPLETE, INTACT
from dosespanas.gce.combat import attack
from dosespanas.gce.combat.resolution import fort
from dosespanas.gce.control import capture
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement.reach import MovingGroup, price
from dosespanas.gce.supply import fortified_lines, sources
from dosespanas.gce.supply.network import SHUT
from dosespanas.kernel.side import NAT

BELT, XYZ, L2, TAJUNA = 0, 1, 2, 3


def enter(b: Engine, name: str, hex_: str) -> None:
    capture.enter(b, [unit(b, name)], parse_hex(hex_))


@pytest.mark.rule("13.16")
def test_all_lines_begin_incomplete() -> None:
    b = board()
    assert b.lines == [INCOMPLETE] * 4


@pytest.mark.rule("13.17-b")
def test_a_line_left_alone_becomes_intact_on_its_turn() -> None:
    b = board(turn=8)
    fortified_lines.open_turn(b)
    assert b.lines[TAJUNA] == INCOMPLETE
    assert not b.fort(parse_hex("2612"))
    b.turn = 9
    b.step_no = 0
    sequence.begin_turn(b)
    assert b.lines[TAJUNA] == INTACT
    assert b.fort(parse_hex("2612"))
    assert b.lines[XYZ] == INCOMPLETE


@pytest.mark.rule("13.17-a")
def test_a_line_entered_before_its_turn_is_never_intact() -> None:
    b = board({"n_81": "2611"}, turn=8)
    enter(b, "n_81", "2612")
    assert b.lines[TAJUNA] == ABORTED
    b.turn = 9
    fortified_lines.open_turn(b)
    assert b.lines[TAJUNA] == ABORTED
    assert not b.fort(parse_hex("2713"))


@pytest.mark.rule("13.17-a")
def test_republicans_do_not_abort_their_lines() -> None:
    b = board({"r_50": "2611"}, turn=8)
    enter(b, "r_50", "2612")
    assert b.lines[TAJUNA] == INCOMPLETE


@pytest.mark.rule("A67")
def test_a_hex_of_an_intact_line_is_destroyed_for_good_and_the_others_stay() -> None:
    b = board({"n_81": "2611", "r_50": "2613"}, turn=9)
    fortified_lines.open_turn(b)
    enter(b, "n_81", "2612")
    assert b.lines[TAJUNA] == INTACT
    assert not b.fort(parse_hex("2612"))
    assert b.fort(parse_hex("2713"))
    b.lift(unit(b, "n_81"), -5)
    enter(b, "r_50", "2612")
    assert not b.fort(parse_hex("2612"))
    told = [event.details for event in b.out if event.kind == "line"]
    assert told[-1] == {"line": "line:tajuna", "what": "line-destroyed", "hex": "hex:2612"}


def worth_of(b: Engine, hex_: str) -> int:
    """Return what its line adds to a hex attacked from beside it."""
    return fort(b, attack.open_attack(b, parse_hex(hex_)))


def price_of(b: Engine, name: str, start: str, end: str) -> int:
    """Return what a step costs a unit."""
    group = MovingGroup(b, [unit(b, name)], False)
    here, there = parse_hex(start), parse_hex(end)
    return price(group, here * DIRECTIONS + direction(here, there))


@pytest.mark.rule("7.14", "12.25", "13.19", "A60")
def test_a_betrayed_line_loses_its_factor_and_nothing_else() -> None:
    b = board({"n_81": "3512"}, turn=9, all_to=NAT, republican=["3613", "2612"])
    before = price_of(b, "n_81", "3512", "3613")
    fortified_lines.open_turn(b)
    assert worth_of(b, "3613") == b.data.lines[BELT].factor > 0
    fortified_lines.cancel(b, b.data.chit_index["goicoechea"])
    assert b.lines[BELT] == CANCELLED
    assert b.fort(parse_hex("3613"))
    assert (worth_of(b, "3613"), worth_of(b, "2612")) == (0, b.data.lines[TAJUNA].factor)
    assert price_of(b, "n_81", "3512", "3613") == before + b.data.fort_cost
    assert sources.ground_at(b, NAT, parse_hex("3613")) == SHUT
    assert sources.chart_of(b, NAT).ground[parse_hex("3613")] == SHUT
    enter(b, "n_81", "3613")
    assert not b.fort(parse_hex("3613"))


@pytest.mark.rule("7.14", "13.17-b")
def test_a_line_betrayed_before_its_turn_comes_to_be_intact_without_its_factor() -> None:
    b = board(turn=6)
    b.cups.goicoechea = True
    fortified_lines.cancel(b, b.data.chit_index["goicoechea"])
    assert (b.lines[BELT], b.fort(parse_hex("3613"))) == (INCOMPLETE, False)
    b.turn = b.data.lines[BELT].turn
    fortified_lines.open_turn(b)
    assert (b.lines[BELT], b.fort(parse_hex("3613"))) == (CANCELLED, True)
    assert worth_of(b, "3613") == 0
