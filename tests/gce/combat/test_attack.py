"""Attacks: which hexes, which units, and the commitment (13.1 to 13.6)."""

import pytest
from tests.gce.battles import args_of, do, engine, next_die, phase, strike
from tests.gce.build import at, board, kinds, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import CUT, FOUGHT, LANDED, MOVED, TIED
from dosespanas.gce.combat import attack
from dosespanas.gce.supply import munitions
from dosespanas.kernel.errors import CannotUndo
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP

TWO_HEXES = {"n_13": "2911", "n_11": "2911", "n_cst": "2813", "r_mng": "2912", "r_mod": "2812"}
"""A Nationalist stack of two divisions with an enemy column on two sides; a Colonial column next to both."""


def rule_of(game: Game, text: str) -> str | None:
    """The rule by which an action is refused, None if it is legal."""
    refusal = game.explain(text)
    return None if refusal is None else refusal.rule


@pytest.mark.rule("13.1")
def test_nobody_has_to_attack() -> None:
    game = phase(NAT, TWO_HEXES)
    assert texts(game) == ["done", "attack 2812", "attack 2912"]
    do(game, "done")
    assert engine(game).step_no != stages.COMBAT_NAT
    assert "assault" not in kinds(game)


@pytest.mark.rule("13.2")
def test_units_around_a_hex_may_join_and_no_others() -> None:
    game = phase(NAT, {**TWO_HEXES, "n_12": "3012"})
    do(game, "attack 2912")
    assert texts(game) == ["join n_cst", "join n_11", "join n_12", "join n_13", "join-all 2911"]
    assert rule_of(game, "join r_mod") == "13.2"
    far = phase(NAT, {**TWO_HEXES, "n_12": "3110"})
    do(far, "attack 2912")
    assert rule_of(far, "join n_12") == "13.2"
    assert rule_of(far, "join n_14") == "13.2"
    assert rule_of(far, "join-all 3110") == "13.2"
    assert rule_of(far, "commit") == "13.24"


@pytest.mark.rule("13.5", "13.6")
def test_an_attack_is_on_by_the_word_of_its_side_alone() -> None:
    game = phase(NAT, {"n_13": "2911", "r_mng": "2912"})
    do(game, "attack 2912")
    assert texts(game) == ["commit"], "a unit alone takes part at once"
    assert game.forced() is None, "but nobody goes on for its side"
    assert not engine(game).fight.committed


@pytest.mark.rule("13.2")
def test_what_is_no_target() -> None:
    game = phase(NAT, TWO_HEXES)
    assert rule_of(game, "attack 2911") == "13.2"
    assert rule_of(game, "attack 2714") == "13.2"
    zero = phase(NAT, {"n_nvd": "2811", "r_mod": "2812", "n_13": "2913", "r_mng": "2912"})
    assert rule_of(zero, "attack 2812") == "13.24"


@pytest.mark.rule("13.3-b", "13.4")
def test_a_hex_and_a_unit_once_in_a_phase() -> None:
    game = phase(NAT, TWO_HEXES)
    next_die(engine(game), 4)
    do(game, "attack 2912", "join n_13", "commit")
    while engine(game).stage != stages.ATTACK:
        do(game, texts(game)[0])
    assert unit_has(game, "n_13", FOUGHT)
    assert not unit_has(game, "n_11", FOUGHT)
    assert rule_of(game, "attack 2912") in ("13.2", "13.3-b")
    assert parse_hex("2912") in engine(game).attacked
    do(game, "attack 2812")
    assert rule_of(game, "join n_13") == "13.3-b"
    assert rule_of(game, "join n_11") is None


@pytest.mark.rule("13.3-b")
def test_no_second_attack_on_a_hex_that_held() -> None:
    game = phase(
        REP, {"r_mng": "2711", "r_per": "2711", "n_13": "2811", "n_11": "2811", "r_mod": "2812", "n_71": "2911"}
    )
    next_die(engine(game), 1)
    do(game, "attack 2811", "join r_mng", "commit")
    assert engine(game).owner[parse_hex("2811")] == NAT
    assert rule_of(game, "attack 2811") == "13.3-b"
    assert texts(game) == ["done", "attack 2911"]


@pytest.mark.rule("13.5")
def test_units_of_one_hex_attack_different_hexes() -> None:
    game = phase(NAT, TWO_HEXES)
    do(game, "attack 2912", "join n_13", "commit")
    while engine(game).stage != stages.ATTACK:
        do(game, texts(game)[0])
    do(game, "attack 2812", "join n_11")
    assert "commit" in texts(game)


@pytest.mark.rule("13.6", "A87")
def test_hidden_stacks_open_when_the_attack_is_committed() -> None:
    game = phase(NAT, {"n_13": "2911", "n_11": "2911", "r_mng": "2912", "r_per": "2912", "r_grm": "2912"})
    b = engine(game)
    assert b.covered(unit(b, "r_mng"))
    reveals = b.reveals
    seen = do(game, "attack 2912", "join-all 2911")
    assert not args_of(seen, "revealed") and b.covered(unit(b, "r_mng"))
    seen = do(game, "commit")
    shown = {row["hex"]: row["pieces"] for row in args_of(seen, "revealed")}
    assert shown["hex:2912"] == ["unit:r_grm", "unit:r_per", "unit:r_mng"]
    assert set(shown) == {"hex:2912", "hex:2911"}
    assert args_of(seen, "assault") == [{"side": "side:nationalist", "hex": "hex:2912", "count": 2}]
    assert b.reveals >= reveals + 2
    while b.stage in (stages.LOSE, stages.ADVANCE, stages.ADVANCE_TO):
        do(game, texts(game)[0])
    assert b.opened == []


@pytest.mark.rule("13.6")
def test_nothing_is_revealed_of_open_stacks() -> None:
    units = {"n_13": "2911", "n_11": "2911", "r_mng": "2912", "r_per": "2912"}
    game = phase(NAT, units, options={"open_stacks": True})
    assert "revealed" not in [event["kind"] for event in strike(game, "2912")]


@pytest.mark.rule("13.12-f")
def test_no_hq_attacks_alone() -> None:
    game = phase(NAT, {"n_ctv": "2911", "n_13": "2911", "n_n": "3012", "r_mng": "2912"})
    do(game, "attack 2912", "join n_13")
    assert rule_of(game, "join n_ctv") is None
    assert rule_of(game, "join n_n") == "13.12-a"
    alone = phase(NAT, {"n_ctv": "2911", "n_13": "2813", "n_11": "2813", "r_mng": "2912"})
    do(alone, "attack 2912")
    assert rule_of(alone, "join n_ctv") == "13.12-f"
    do(alone, "join n_13")
    assert rule_of(alone, "join n_ctv") == "13.12-a"


@pytest.mark.rule("13.12-a")
def test_the_unit_beside_a_hq_need_not_take_part() -> None:
    game = phase(NAT, {"n_ctv": "2911", "n_13": "2911", "n_11": "2813", "r_mng": "2912"})
    do(game, "attack 2912", "join n_11", "join n_ctv", "commit")
    assert unit_has(game, "n_ctv", FOUGHT) and not unit_has(game, "n_13", FOUGHT)
    odds = game.odds(None, NAT)
    assert odds is not None and odds["attack"] == 5 + 6, "of the division that attacks, and of the headquarters"


@pytest.mark.rule("13.12-f", "13.24")
def test_a_hq_and_an_empty_unit_are_no_attack() -> None:
    game = phase(NAT, {"n_ctv": "2911", "n_bpe": "2911", "r_mng": "2912", "n_13": "2711", "r_mod": "2712"})
    assert rule_of(game, "attack 2912") == "13.24"


@pytest.mark.rule("13.24", "A71")
def test_units_without_attack_factor_follow_others() -> None:
    game = phase(NAT, {"n_nvd": "2911", "n_avl": "2911", "n_13": "2911", "n_11": "2813", "r_mng": "2912"})
    do(game, "attack 2912")
    assert rule_of(game, "join n_nvd") == "13.24"
    do(game, "join n_11")
    assert rule_of(game, "join n_nvd") is None
    do(game, "join-all 2911")
    assert len(engine(game).fight.attackers) == 4
    lone = phase(NAT, {"n_nvd": "2911", "r_mng": "2912"})
    assert engine(lone).step_no != stages.COMBAT_NAT


@pytest.mark.rule("A63", "13.12-h")
def test_a_lone_hq_is_not_attacked() -> None:
    game = phase(NAT, {"n_13": "2911", "r_cen": "2912", "r_mod": "2812"})
    assert rule_of(game, "attack 2912") == "A63"
    assert texts(game) == ["done", "attack 2812"]


@pytest.mark.rule("14.7-c")
def test_a_landed_unit_does_not_attack() -> None:
    game = phase(NAT, {"n_13": "2911", "n_11": "2911", "r_mng": "2912"})
    b = engine(game)
    b.mark(unit(b, "n_13"), LANDED)
    do(game, "attack 2912")
    assert rule_of(game, "join n_13") == "14.7-c"


@pytest.mark.rule("7.35-b")
def test_a_tied_unit_does_not_attack() -> None:
    game = phase(REP, {"r_11": "2912", "r_46": "2912", "n_13": "2911"})
    b = engine(game)
    b.mark(unit(b, "r_11"), TIED)
    do(game, "attack 2911")
    assert rule_of(game, "join r_11") == "7.35-b"


@pytest.mark.rule("13.24")
def test_why_a_hex_next_to_idle_units_is_no_target() -> None:
    game = phase(NAT, {"n_13": "2911", "r_mng": "2912", "n_11": "2711", "r_mod": "2712"})
    b = engine(game)
    b.mark(unit(b, "n_13"), FOUGHT)
    assert rule_of(game, "attack 2912") == "13.3-b"


@pytest.mark.rule("10.3-b", "A49")
def test_supply_is_read_when_the_phase_begins() -> None:
    game = phase(NAT, {"n_13": "2911", "r_mng": "2912", "r_11": "2510"})
    b = engine(game)
    assert not b.has(unit(b, "n_13"), CUT)
    assert b.has(unit(b, "r_mng"), CUT)
    b = board({"n_13": "2911", "r_mng": "2912"}, step=stages.COMBAT_NAT, all_to=NAT)
    b.mark(unit(b, "n_13"), CUT)
    attack.begin(b, NAT)
    assert not b.has(unit(b, "n_13"), CUT)


@pytest.mark.rule("13.21-b", "A68")
@pytest.mark.parametrize(("controlled", "linked"), [(NAT, True), (REP, False)])
def test_the_munitions_come_when_cadiz_is_linked_to_the_north(controlled: int, linked: bool) -> None:
    b = board({"n_13": "2911", "n_cst": "1305"}, step=stages.COMBAT_NAT, all_to=controlled)
    b.control[parse_hex("2911")] = b.control[parse_hex("1305")] = NAT
    munitions.check_link(b)
    assert b.ammunition_over is linked


@pytest.mark.rule("13.21-b")
def test_the_shortage_ends_for_ever() -> None:
    b = board({"n_13": "2911"}, step=stages.COMBAT_NAT, all_to=REP)
    b.ammunition_over = True
    attack.begin(b, NAT)
    assert b.ammunition_over
    late = board({"n_13": "2911"}, step=stages.COMBAT_NAT, turn=7, all_to=NAT)
    munitions.check_link(late)
    assert not late.ammunition_over


@pytest.mark.rule("13.21-b")
def test_cadiz_in_other_hands_feeds_nobody() -> None:
    b = board({}, republican=["1305"], all_to=NAT)
    b.control[parse_hex("1305")] = REP
    munitions.check_link(b)
    assert not b.ammunition_over


@pytest.mark.rule("13.1")
def test_the_phase_ends_by_itself_when_nobody_can_attack() -> None:
    game = phase(NAT, {"n_13": "2911", "r_mng": "2914"})
    assert engine(game).step_no != stages.COMBAT_NAT
    assert "assault" not in kinds(game)


@pytest.mark.rule("13.2")
def test_who_can_only_attack_alone_takes_part_at_once() -> None:
    game = phase(NAT, {"n_13": "2911", "r_mng": "2912"})
    do(game, "attack 2912")
    assert texts(game) == ["commit"]


@pytest.mark.rule("13.3-a")
def test_a_moved_unit_attacks_with_all_of_its_factors() -> None:
    game = phase(NAT, {"n_13": "2811", "r_mng": "2812", "r_per": "2812"}, all_to=NOBODY)
    b = engine(game)
    b.mark(unit(b, "n_13"), MOVED)
    seen = strike(game, "2812")
    assert args_of(seen, "odds")[0]["attack"] == 5
    assert args_of(seen, "odds")[0]["defence"] == 2


@pytest.mark.rule("13.4")
def test_the_next_part_is_the_next_attack_or_the_end() -> None:
    game = phase(NAT, TWO_HEXES)
    b = engine(game)
    attack.next_part(b)
    assert b.stage == stages.ATTACK
    b.part = attack.AFTERMATH
    attack.next_part(b)
    assert (b.stage, b.then) == (stages.CHECK_STACKS, stages.NEXT_STEP)


def unit_has(game: Game, name: str, flag: int) -> bool:
    """Tell whether a unit has a flag."""
    b = engine(game)
    return b.has(unit(b, name), flag)


@pytest.mark.rule("13.21-b", "A68")
def test_the_link_with_cadiz_is_found_between_two_attacks() -> None:
    """The column next to Cádiz shuts it; with it the shortage goes, for the next attack of the same phase."""
    units = {"r_mng": "1406", "n_11": "1506", "n_12": "1506", "n_13": "1506"}
    game = phase(NAT, {**units, "n_81": "2911", "r_per": "2912"})
    b = engine(game)
    assert not b.ammunition_over
    assert "modifier:munitions_shortage" in drms(game, "attack 2912")
    next_die(b, 6)
    strike(game, "1406")
    while b.stage in (stages.ADVANCE, stages.ADVANCE_TO):
        do(game, "done" if "done" in texts(game) else "stay")
    assert at(b, "r_mng") == "eliminated"
    assert b.step_no == stages.COMBAT_NAT and b.ammunition_over
    assert "modifier:munitions_shortage" not in drms(game, "attack 2912")


@pytest.mark.rule("13.21-b")
def test_the_link_is_found_in_any_phase() -> None:
    game = opened(board({"n_13": "2911", "r_mng": "2914"}, step=stages.MOVE_REP, all_to=NAT))
    assert engine(game).ammunition_over


def drms(game: Game, action: str) -> list[str]:
    """What changes the die in the attack that an action would make."""
    odds = game.odds(action, NAT)
    assert odds is not None
    return [row["source"] for row in odds["drms"]]


@pytest.mark.rule("13.6")
def test_a_committed_attack_is_not_taken_back_though_all_lay_open() -> None:
    """13.6: the odds are known now, and with them the supply of the defenders; the attack cannot be cancelled."""
    game = phase(NAT, {"n_13": "2911", "n_cst": "2813", "r_mng": "2912"})
    do(game, "attack 2912", "join n_13", "join n_cst")
    game.undo()
    do(game, "commit")
    assert "revealed" not in kinds(game)
    with pytest.raises(CannotUndo):
        game.undo()
