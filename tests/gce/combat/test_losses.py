"""Losses (13.10, 2.12, A63, A64, A88, 7.40)."""

import random

import pytest
from tests.gce.battles import args_of, do, engine, fight, losing, names_of, phase
from tests.gce.build import at, board, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.notation import payload_of
from dosespanas.gce.board.state import ELIMINATED
from dosespanas.gce.combat import losses
from dosespanas.gce.engine import Engine
from dosespanas.gce.observation import observe
from dosespanas.kernel.side import NAT, REP


def choice(b: Engine) -> list[str]:
    """The units one of which loses a step now."""
    assert b.stage == stages.LOSE
    return sorted(names_of(b, [payload_of(code) for code in losses.codes_lose(b)]))


def lose(b: Engine, *names: str) -> None:
    """Let units lose a step each."""
    for name in names:
        losses.take_lose(b, b.parse(f"lose {name}"))


def rule_of(b: Engine, text: str) -> str | None:
    """The rule by which a loss is refused, None if it is a choice."""
    code = b.parse(text)
    if code in losses.codes_lose(b):
        return None
    refusal = losses.why_not_lose(b, code)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("13.10-c", "2.12-a")
def test_a_full_division_is_hurt_before_a_brigade_dies() -> None:
    units = {"r_11": "2812", "r_1_1": "2812", "n_13": "2811", "n_11": "2811"}
    b = losing(board(units), "2812", "n_13 n_11", 0, 1)
    assert (b.u_face[unit(b, "r_11")], at(b, "r_1_1")) == (1, "2812")
    assert b.stage != stages.LOSE
    b = losing(board(units), "2812", "n_13 n_11", 0, 2)
    assert b.u_face[unit(b, "r_11")] == 1
    assert (choice(b), b.side) == (["r_11", "r_1_1"], REP)
    lose(b, "r_1_1")
    assert (at(b, "r_11"), at(b, "r_1_1")) == ("2812", "eliminated")


@pytest.mark.rule("13.10-c")
def test_of_two_full_divisions_either_is_hurt_first_and_then_the_other() -> None:
    units = {"r_11": "2812", "r_46": "2812", "r_mng": "2812", "n_13": "2811"}
    b = losing(board(units), "2812", "n_13", 0, 3)
    assert choice(b) == ["r_11", "r_46"]
    assert rule_of(b, "lose r_mng") == "13.10-c"
    lose(b, "r_46")
    assert choice(b) == ["r_11", "r_46"]
    assert rule_of(b, "lose r_mng") == "13.10-c"
    lose(b, "r_11")
    assert choice(b) == ["r_11", "r_46", "r_mng"]


@pytest.mark.rule("13.10-c", "A64")
def test_of_two_full_divisions_the_owner_may_give_up_one_and_keep_the_other_whole() -> None:
    b = losing(board({"r_11": "2812", "r_46": "2812", "n_13": "2811"}), "2812", "n_13", 0, 2)
    lose(b, "r_46", "r_46")
    assert (at(b, "r_46"), b.u_face[unit(b, "r_11")]) == ("eliminated", 0)


@pytest.mark.rule("13.10-c", "A64")
def test_a_reduced_division_is_no_one_step_unit() -> None:
    units = {"r_11": "2812", "r_46": "2812", "r_mng": "2812", "n_13": "2811"}
    b = losing(board(units, reduced=["r_46"]), "2812", "n_13", 0, 1)
    assert choice(b) == ["r_11", "r_46"]
    lose(b, "r_46")
    assert [at(b, name) for name in ("r_11", "r_46", "r_mng")] == ["2812", "eliminated", "2812"]
    assert b.u_face[unit(b, "r_11")] == 0


@pytest.mark.rule("13.10-a", "13.10-c")
@pytest.mark.parametrize("count", range(1, 8))
def test_whatever_the_owner_chooses_so_many_steps_are_lost(count: int) -> None:
    """As the odds expect: as many as the table takes, or all there are, the headquarters' among them."""
    units = {"r_11": "2812", "r_46": "2812", "r_mng": "2812", "r_cen": "2812", "n_13": "2811"}
    for seed in range(20):
        rng = random.Random(seed)
        b = board(units)
        before = [b.steps(unit(b, name)) for name in ("r_11", "r_46", "r_mng", "r_cen")]
        losing(b, "2812", "n_13", 0, count)
        while b.stage == stages.LOSE:
            losses.take_lose(b, rng.choice(losses.codes_lose(b)))
        alive = [b.steps(unit(b, name)) for name in ("r_11", "r_46", "r_mng", "r_cen") if at(b, name) == "2812"]
        assert sum(before) - sum(alive) == min(count, sum(before))


@pytest.mark.rule("13.10-c")
def test_each_choice_says_what_becomes_of_the_unit() -> None:
    b = losing(board({"r_11": "2812", "r_46": "2812", "n_13": "2811"}, reduced=["r_46"]), "2812", "n_13", 0, 1)
    left = {view["action"]: view["args"]["left"] for view in map(b.view, b.codes())}
    assert left == {"lose r_11": 1, "lose r_46": 0}


@pytest.mark.rule("A64", "13.10-c")
def test_each_hex_of_the_attackers_is_judged_alone() -> None:
    units = {"n_13": "2811", "n_gis": "2811", "n_cst": "2911", "n_gec": "2813", "r_11": "2812", "r_46": "2812"}
    units["n_nvd"] = "2813"
    b = losing(board(units, reduced=["n_cst"]), "2812", "n_13 n_gis n_cst n_gec n_nvd", 1, 0)
    assert choice(b) == ["n_13", "n_cst", "n_gec", "n_nvd"]
    assert b.side == NAT
    assert rule_of(b, "lose n_gis") == "13.10-c"
    assert rule_of(b, "lose n_11") == "13.10-c"


@pytest.mark.rule("A64")
def test_units_that_did_not_take_part_are_out_of_it() -> None:
    units = {"n_13": "2811", "n_gis": "2811", "n_gec": "2811", "r_11": "2812"}
    b = losing(board(units), "2812", "n_gis n_gec", 1, 0)
    assert choice(b) == ["n_gec", "n_gis"]
    assert rule_of(b, "lose n_13") == "13.10-c"


@pytest.mark.rule("A63", "13.12-g")
def test_a_hq_dies_last() -> None:
    units = {"r_11": "2812", "r_cen": "2812", "n_13": "2811"}
    b = losing(board(units), "2812", "n_13", 0, 2)
    assert (at(b, "r_11"), at(b, "r_cen")) == ("eliminated", "2812")
    b = losing(board(units), "2812", "n_13", 0, 3)
    assert (at(b, "r_11"), at(b, "r_cen")) == ("eliminated", "eliminated")
    b = losing(board({**units, "r_46": "2812"}), "2812", "n_13", 0, 1)
    assert choice(b) == ["r_11", "r_46"]
    assert rule_of(b, "lose r_cen") == "A63"


@pytest.mark.rule("A63")
def test_hqs_of_two_hexes_are_a_choice_when_nobody_else_is_left() -> None:
    units = {"n_ctv": "2811", "n_gis": "2811", "n_n": "2911", "n_gec": "2911", "r_11": "2812"}
    b = losing(board(units), "2812", "n_gis n_ctv n_gec n_n", 3, 0)
    assert choice(b) == ["n_ctv", "n_n"]
    lose(b, "n_n")
    assert (at(b, "n_ctv"), at(b, "n_n")) == ("2811", "eliminated")


@pytest.mark.rule("13.10-b")
def test_the_attacker_loses_first() -> None:
    units = {"n_gis": "2811", "n_gec": "2811", "r_mng": "2812", "r_per": "2812"}
    b = losing(board(units), "2812", "n_gis n_gec", 1, 1)
    assert (b.side, choice(b)) == (NAT, ["n_gec", "n_gis"])
    assert rule_of(b, "lose r_mng") == "13.10-c"
    lose(b, "n_gis")
    assert (b.side, choice(b)) == (REP, ["r_mng", "r_per"])
    lose(b, "r_per")
    lost = [event.details["piece"] for event in b.out if event.kind == "step-lost"]
    assert lost == ["unit:n_gis", "unit:r_per"]


@pytest.mark.rule("A88", "13.27-e")
def test_both_sides_may_be_destroyed_and_nobody_advances() -> None:
    b = losing(board({"n_gis": "2811", "r_mng": "2812"}), "2812", "n_gis", 3, 3)
    assert (at(b, "n_gis"), at(b, "r_mng")) == ("eliminated", "eliminated")
    assert (b.fight.advance, b.stage) == (0, stages.END_ATTACK)
    assert b.control[parse_hex("2812")] == REP
    assert b.fight.left == [0, 0]


@pytest.mark.rule("2.12-a", "2.12-b", "A21")
def test_a_step_turns_a_unit_over_or_eliminates_it() -> None:
    b = board({"r_11": "2812", "r_dlr": "2812", "n_13": "2811"})
    losses.lose_step(b, unit(b, "r_11"), -1)
    assert (b.u_face[unit(b, "r_11")], b.u_hex[unit(b, "r_11")]) == (1, parse_hex("2812"))
    losses.lose_step(b, unit(b, "r_11"), -1)
    assert b.u_hex[unit(b, "r_11")] == ELIMINATED
    losses.lose_step(b, unit(b, "r_dlr"), -1)
    assert b.u_hex[unit(b, "r_dlr")] == ELIMINATED
    told = [(event.rule, event.details["left"]) for event in b.out if event.kind == "step-lost"]
    assert told == [("13.10-a", 1), ("13.10-a", 0), ("13.10-a", 0)]


@pytest.mark.rule("2.12-b", "13.6")
def test_who_loses_a_covered_unit_keeps_its_name() -> None:
    b = board({"r_mng": "2812", "r_per": "2812"})
    losses.lose_step(b, unit(b, "r_mng"), -1)
    event = b.out[-1]
    assert event.view(NAT)["args"]["piece"] == "unit:unknown"
    assert event.view(REP)["args"]["piece"] == "unit:r_mng"


@pytest.mark.rule("7.40")
def test_the_extra_step_of_town_defence_falls_on_a_colonial_unit() -> None:
    units = {"n_13": "2807", "n_cst": "2807", "n_l_1": "2807", "r_mng": "2707", "r_am_1": "2707"}
    b = losing(board(units), "2707", "n_13 n_cst n_l_1", 1, 0, extra=1)
    assert at(b, "n_l_1") == "2807" and b.u_face[unit(b, "n_cst")] == 1
    assert choice(b) == ["n_13", "n_cst"]
    lose(b, "n_13")
    assert b.u_face[unit(b, "n_13")] == 1
    told = [(event.rule, event.details["card"]) for event in b.out if event.kind == "step-lost"]
    assert told == [("7.40", "chit:town_defence"), ("13.10-a", "none")]
    b = losing(board(units, reduced=["n_cst"]), "2707", "n_13 n_cst n_l_1", 0, 0, extra=1)
    assert choice(b) == ["n_cst", "n_l_1"]
    asked = observe(b, NAT, 0)["prompt"]
    assert (asked["rule"], asked["args"]["card"]) == ("7.40", "chit:town_defence")
    assert rule_of(b, "lose n_13") == "7.40"
    b = losing(board({"n_13": "2807", "n_11": "2807", "r_mng": "2707"}), "2707", "n_13 n_11", 0, 0, extra=1)
    assert choice(b) == ["n_11", "n_13"]


@pytest.mark.rule("13.10-a", "13.10-d")
def test_survivors_stay_where_they_are() -> None:
    b = losing(board({"n_13": "2811", "r_11": "2812", "r_46": "2812"}), "2812", "n_13", 0, 2)
    assert choice(b) == ["r_11", "r_46"]
    lose(b, "r_11", "r_46")
    assert [at(b, name) for name in ("n_13", "r_11", "r_46")] == ["2811", "2812", "2812"]
    assert b.stage == stages.END_ATTACK


@pytest.mark.rule("7.8-b", "A31")
def test_in_the_coup_the_republicans_choose_on_both_sides() -> None:
    b = board({"r_11": "2711", "r_46": "2711", "r_mng": "2812", "r_per": "2812"})
    f = b.fight = fight(b, "2812", "r_11 r_46", side=NAT)
    f.casado = True
    f.result = [1, 1]
    f.left = [1, 1]
    losses.next_loss(b)
    assert (b.side, choice(b)) == (REP, ["r_11", "r_46"])
    lose(b, "r_11")
    assert (b.side, choice(b)) == (REP, ["r_mng", "r_per"])


@pytest.mark.rule("13.10-c")
def test_the_flow_from_the_die_to_the_losses() -> None:
    game = phase(REP, {"r_mng": "2812", "r_per": "2812", "r_grm": "2812", "n_13": "2811", "n_11": "2811"})
    b = engine(game)
    while b.chance.clone().die() != 3:
        b.chance.byte()
    do(game, "attack 2811", "join-all 2812", "commit")
    assert b.stage == stages.LOSE
    lost = b.fight.left[REP]
    assert 0 < lost < 3
    seen = do(game, texts(game)[0])
    assert args_of(seen, "step-lost")[0]["left"] == 0
