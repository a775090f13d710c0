"""Stacking (chapter 9): limits, and what is lost beyond them."""

import pytest
from tests.gce.build import at, board, kinds, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import hex_term
from dosespanas.gce.control import stacking
from dosespanas.gce.engine import Engine
from dosespanas.kernel.side import REP

HERE = "2712"
DIVISIONS = ["r_11", "r_52", "r_54", "r_56", "r_71", "r_73", "r_75"]
BRIGADES = ["r_17_1", "r_18_1", "r_19_1", "r_23_1"]
COLUMNS = [
    *("r_mng", "r_mod", "r_grm", "r_smr", "r_per", "r_sab", "r_dlr"),
    *("r_jur", "r_gre", "r_nvz", "r_ac", "r_mj", "r_em_1"),
]


def crowd(*names: str) -> Engine:
    """A board at the end of the arrivals, with units in one hex."""
    b = board(dict.fromkeys(names, HERE), turn=17, step=stages.ARRIVALS)
    b.then = stages.NEXT_STEP
    return b


def over(b: Engine) -> bool:
    """Tell whether the units of the hex are too many."""
    return not stacking.fits(b, [], parse_hex(HERE))


@pytest.mark.rule("9.2-a", "1.3", "A47")
def test_six_divisions_of_which_smaller_units_are_halves() -> None:
    assert not over(crowd(*DIVISIONS[:5], *BRIGADES[:2]))
    assert over(crowd(*DIVISIONS[:5], *BRIGADES[:3]))
    assert not over(crowd(*COLUMNS[:12]))
    assert over(crowd(*COLUMNS[:13]))


@pytest.mark.rule("9.2-b")
def test_headquarters_weigh_nothing_but_only_one_fits() -> None:
    assert not over(crowd(*DIVISIONS[:6], "r_cen"))
    assert over(crowd("r_cen", "r_mnv"))
    b = crowd("r_cen")
    assert stacking.fits(b, [unit(b, "r_11")], parse_hex(HERE))
    refusal = stacking.refusal(b, [unit(b, "r_mnv")], parse_hex(HERE))
    assert refusal is not None and refusal.rule == "9.2-b" and refusal.details == {"hex": hex_term(parse_hex(HERE))}


@pytest.mark.rule("9.2-c", "8.6-a")
def test_aircraft_weigh_nothing() -> None:
    b = crowd()
    assert b.data.weight(unit(b, "r_ra1"), 0) == 0


@pytest.mark.rule("9.2-a")
def test_a_unit_already_there_counts_once() -> None:
    b = crowd(*DIVISIONS[:6])
    hex_ = parse_hex(HERE)
    assert stacking.fits(b, [unit(b, DIVISIONS[0])], hex_)
    refusal = stacking.refusal(b, [unit(b, BRIGADES[0])], hex_)
    assert refusal is not None and (refusal.rule, refusal.key) == ("9.2-a", "refusal-gce-stack")


@pytest.mark.rule("9.1-b", "A48")
def test_the_owner_chooses_what_is_lost() -> None:
    b = crowd(*DIVISIONS[:5], *BRIGADES[:3], "r_cen")
    stacking.check(b)
    assert b.stage == stages.SURPLUS and b.side == REP
    names = {b.name(code) for code in b.codes()}
    assert names == {f"eliminate {name}" for name in DIVISIONS[:5] + BRIGADES[:3]}
    b.step(b.parse(f"eliminate {BRIGADES[2]}"))
    assert at(b, BRIGADES[2]) == "eliminated"
    assert [event.kind for event in b.out].count("overstacked") == 1
    assert not over(b)


@pytest.mark.rule("9.1-b")
def test_each_excess_is_chosen_in_turn() -> None:
    b = crowd(*COLUMNS[:13], "r_cen", "r_mnv")
    stacking.check(b)
    b.step(b.parse(f"eliminate {COLUMNS[0]}"))
    assert b.stage == stages.SURPLUS
    assert [b.name(code) for code in b.codes()] == ["eliminate r_cen", "eliminate r_mnv"]
    refusal = b.explain(b.parse(f"eliminate {COLUMNS[1]}"))
    assert refusal is not None and (refusal.rule, refusal.key) == ("9.2-b", "refusal-gce-no-relief")


@pytest.mark.rule("9.1-b")
def test_why_another_unit_is_not_lost() -> None:
    b = crowd(*DIVISIONS[:7], "r_cen")
    b.place(unit(b, "r_dlr"), parse_hex("2813"))
    stacking.check(b)
    for name, key, rule in (("r_dlr", "not-crowded", "9.1-b"), ("r_cen", "no-relief", "9.2-a")):
        refusal = b.explain(b.parse(f"eliminate {name}"))
        assert refusal is not None and (refusal.key, refusal.rule) == (f"refusal-gce-{key}", rule)
    refusal = b.explain(b.parse("done"))
    assert refusal is not None and refusal.key == "refusal-wrong-decision"


@pytest.mark.rule("9.1-a")
def test_stacks_are_checked_at_the_end_of_the_arrivals() -> None:
    b = board(dict.fromkeys(DIVISIONS, HERE), turn=17, step=stages.ARRIVALS)
    game = opened(b)
    while "done" in texts(game):
        game.apply("done")
    assert set(texts(game)) == {f"eliminate {name}" for name in DIVISIONS}
    game.apply(f"eliminate {DIVISIONS[0]}")
    assert "overstacked" in kinds(game)
    assert b.step_no > stages.ARRIVALS
