"""Advance after combat and pursuit (13.27, 13.28, A73 to A75, A48)."""

import pytest
from tests.gce.battles import args_of, do, engine, fight, names_of, next_die, phase, strike, units_of
from tests.gce.build import at, board, kinds, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.notation import payload_of
from dosespanas.gce.board.state import FOUGHT, MOVED, STRATEGIC, TIED
from dosespanas.gce.combat import advance
from dosespanas.gce.combat.pursuit import pursuers
from dosespanas.gce.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP

EBRO = dict.fromkeys(["r_11", "r_46", "r_1_1", "r_3_1", "r_10_1", "r_70_1", "r_ext"], "3020")
EBRO |= dict.fromkeys(["r_45", "r_67", "r_68_1", "r_100", "r_101", "r_2_1", "r_4_1"], "2920")
"""The example of 13.27: nine brigades, four divisions and a HQ in 3020 and 2920, 36 and more with the HQ."""


def won(b: Engine, hex_: str, attackers: str, excess: int, side: int | None = None) -> Engine:
    """Bring a board to the advance after an attack that took everything, and so many steps more."""
    f = b.fight = fight(b, hex_, attackers, side)
    f.die = 1
    f.result = [0, f.steps + excess]
    b.step_no = stages.COMBAT_NAT if f.side == NAT else stages.COMBAT_REP
    if excess > 0:
        f.victors = pursuers(b, f)
    for u in f.defenders:
        b.lift(u, -5)
    advance.begin(b)
    return b


def able(b: Engine) -> list[str]:
    """Who may advance."""
    if b.stage != stages.ADVANCE:
        return []
    return sorted(names_of(b, advance.able(b)))


def go(b: Engine, *texts_: str) -> None:
    """Take actions of the advance without the rest of the phase."""
    for text in texts_:
        code = b.parse(text)
        if b.stage == stages.ADVANCE:
            assert code in advance.codes_advance(b)
            advance.take_advance(b, code)
        else:
            assert code in advance.codes_to(b)
            advance.take_to(b, code)


def ways(b: Engine) -> list[str]:
    """Where the unit on its way may go on to, or stay."""
    return [b.name(code) for code in advance.codes_to(b)]


def rule_of(b: Engine, text: str) -> str | None:
    """The rule by which an action of the advance is refused."""
    refusal = b.explain(b.parse(text))
    return None if refusal is None else refusal.rule


@pytest.mark.rule("13.27-a", "13.27-c", "13.9", "F6")
def test_the_example_of_the_breakthrough() -> None:
    units = EBRO | {"n_50": "2919"}
    game = phase(REP, units, turn=14, options={"open_stacks": True})
    b = engine(game)
    divisions = [u for u in units_of(b, " ".join(EBRO)) if b.steps(u) == 2]
    assert len(divisions) == 4 and len(EBRO) - len(divisions) == 10
    assert sum(b.face(u).attack for u in units_of(b, " ".join(EBRO))) >= 36
    b.fight = fight(b, "2919", " ".join(EBRO))
    b.fight.result = [0, 4]
    assert b.data.result(5, 7) == (0, 4)
    assert b.fight.steps == 2
    b = won(board(units, turn=14, all_to=REP), "2919", " ".join(EBRO), 2)
    assert b.fight.advance == 2
    assert set(able(b)) == set(EBRO) - {"r_ext"}
    assert rule_of(b, "advance r_ext") == "13.27-b"
    go(b, "advance r_11")
    assert at(b, "r_11") == "2919"
    assert {"to 2918", "to 2819", "stay"} <= set(ways(b))
    go(b, "to 2918")
    assert (at(b, "r_11"), b.stage) == ("2918", stages.ADVANCE)
    go(b, "advance r_45", "to 2819", "advance r_46", "stay")
    assert [at(b, name) for name in ("r_45", "r_46", "r_ext")] == ["2819", "2919", "3020"]


@pytest.mark.rule("13.27-b")
def test_each_unit_decides_and_the_first_hex_is_the_emptied_one() -> None:
    b = won(board({"n_13": "2811", "n_11": "2811", "r_mng": "2812"}, all_to=REP), "2812", "n_13 n_11", 1)
    assert able(b) == ["n_11", "n_13"]
    go(b, "advance n_13")
    assert (at(b, "n_13"), b.stage) == ("2812", stages.ADVANCE)
    assert rule_of(b, "advance n_13") == "13.27-b"
    go(b, "done")
    assert (at(b, "n_11"), b.stage) == ("2811", stages.END_ATTACK)


@pytest.mark.rule("13.27-d", "11.4", "A12")
def test_zones_of_control_do_not_matter_and_hexes_entered_change_hands() -> None:
    units = {"n_13": "2811", "r_mng": "2812", "r_11": "2813"}
    b = won(board(units, all_to=REP), "2812", "n_13", 2)
    go(b, "advance n_13")
    assert "to 2912" in ways(b) and "to 2813" not in ways(b)
    assert rule_of(b, "to 2813") == "12.4"
    go(b, "to 2912")
    assert [b.control[parse_hex(name)] for name in ("2812", "2912")] == [NAT, NAT]
    told = [(event.details["from"], event.details["to"]) for event in b.out if event.kind == "advanced"]
    assert told == [("hex:2811", "hex:2812"), ("hex:2812", "hex:2912")]


@pytest.mark.rule("13.27-e", "A73")
@pytest.mark.parametrize(("on", "hexes"), [(True, 1), (False, 0)])
def test_an_exact_result_opens_the_emptied_hex_alone(on: bool, hexes: int) -> None:
    units = {"n_13": "2811", "n_mnt": "2910", "r_mng": "2812"}
    b = won(board(units, options={"advance_on_exact": on}), "2812", "n_13", 0)
    assert b.fight.advance == hexes
    assert able(b) == (["n_13"] if on else [])
    if on:
        go(b, "advance n_13")
        assert (at(b, "n_13"), b.stage) == ("2812", stages.END_ATTACK)


@pytest.mark.rule("13.27-a")
def test_no_advance_while_anybody_defends() -> None:
    b = board({"n_13": "2811", "r_11": "2812"})
    b.fight = fight(b, "2812", "n_13")
    b.fight.result = [0, 1]
    advance.begin(b)
    assert (b.fight.advance, b.stage) == (0, stages.END_ATTACK)


@pytest.mark.rule("13.27-a", "A63")
def test_a_hq_counts_as_one_of_the_steps() -> None:
    b = board({"n_13": "2811", "r_mng": "2812", "r_cen": "2812"})
    assert fight(b, "2812", "n_13").steps == 2


@pytest.mark.rule("12.19-b", "13.27-d", "A74")
def test_motorised_units_do_not_cross_a_major_river() -> None:
    hex_, start = "2308", "2208"
    b = won(board({"n_13": start, "n_dlv": start, "n_agc": start, "r_mng": hex_}), hex_, "n_13 n_dlv n_agc", 1)
    assert able(b) == ["n_13"]
    assert rule_of(b, "advance n_dlv") == "12.19-b"
    b = won(board({"n_dlv": "2209", "r_mng": hex_}), hex_, "n_dlv", 1)
    assert able(b) == ["n_dlv"]


@pytest.mark.rule("A75")
def test_an_advance_never_enters_occupied_or_neutral_ground() -> None:
    b = won(board({"n_13": "3514", "r_bm_1": "3615", "r_bm_2": "3614"}), "3615", "n_13", 2)
    go(b, "advance n_13")
    assert rule_of(b, "to 3614") == "12.4"
    assert rule_of(b, "to 3616") == "12.4"
    assert "to 3614" not in ways(b)


@pytest.mark.rule("A48", "9.2-a")
def test_stacking_binds_at_the_end_of_each_units_advance() -> None:
    six = dict.fromkeys(["n_11", "n_12", "n_13", "n_14", "n_15", "n_16"], "2811")
    seven = {**six, "n_18": "2911", "r_mng": "2812"}
    b = won(board(seven), "2812", " ".join(seven).replace(" r_mng", ""), 1)
    for name in six:
        go(b, f"advance {name}")
    assert able(b) == []
    assert b.stage == stages.END_ATTACK
    b = won(board(seven, all_to=REP), "2812", " ".join(seven).replace(" r_mng", ""), 2)
    for name in six:
        go(b, f"advance {name}", "stay")
    go(b, "advance n_18")
    assert at(b, "n_18") == "2812" and "stay" not in ways(b)
    assert rule_of(b, "stay") == "9.2-a"
    go(b, "to 2912")
    assert at(b, "n_18") == "2912"


@pytest.mark.rule("12.10-a", "A58")
def test_northern_units_do_not_advance_beyond_their_limits() -> None:
    names = ["r_am_1", "r_am_2", "r_am_3", "r_am_4"]
    units = dict.fromkeys(names, "3711") | {"r_am_5": "3708", "n_gis": "3609"}
    b = won(board(units), "3609", "r_am_5", 1)
    refusal = advance.end_refusal(b, unit(b, "r_am_5"), parse_hex("3609"))
    assert refusal is not None and refusal.rule == "12.10-a"
    assert able(b) == []


@pytest.mark.rule("13.12-h")
def test_an_advance_sweeps_a_lone_hq_away() -> None:
    b = won(board({"n_13": "2811", "r_mng": "2812", "r_cen": "2912"}, all_to=REP), "2812", "n_13", 2)
    go(b, "advance n_13", "to 2912")
    assert at(b, "r_cen") == "eliminated"
    assert [event.kind for event in b.out].count("hq-lost") == 1


@pytest.mark.rule("A56", "13.27-b")
def test_what_cannot_move_does_not_advance() -> None:
    b = won(board({"n_og": "3608", "n_13": "3608", "r_mng": "3609"}), "3609", "n_13 n_og", 1)
    assert able(b) == ["n_13"]


@pytest.mark.rule("15.3-b")
def test_the_armoured_train_does_not_advance() -> None:
    units = {"r_btb": "2711", "r_11": "2711", "n_gis": "2710"}
    b = won(board(units, options={"armoured_train": True}), "2710", "r_11 r_btb", 1)
    assert able(b) == ["r_11"]
    b = won(board(units), "2710", "r_11 r_btb", 1)
    assert able(b) == ["r_11", "r_btb"]


# --- pursuit ------------------------------------------------------------------------------------------


@pytest.mark.rule("13.28-a", "13.28-b", "F7")
def test_the_example_of_the_pursuit() -> None:
    units = {"r_11": "3020", "r_46": "2920", "n_50": "2919", "r_2c": "3021"}
    b = won(board(units, turn=14, all_to=REP), "2919", "r_11 r_46", 2)
    assert "r_2c" in able(b)
    go(b, "advance r_2c")
    assert ways(b) == ["to 2920", "to 3020"]
    assert rule_of(b, "to 3022") == "13.28-b"
    assert rule_of(b, "stay") == "13.28-b"
    go(b, "to 2920")
    assert (at(b, "r_2c"), b.stage) == ("2919", stages.ADVANCE)
    b = won(board(units, turn=14, all_to=REP), "2919", "r_11 r_46", 1)
    assert able(b) == ["r_11", "r_46"]
    assert rule_of(b, "advance r_2c") is not None
    b = won(board(units, turn=14, all_to=REP), "2919", "r_11 r_46", 3)
    go(b, "advance r_2c", "to 2920")
    assert "stay" not in ways(b) and "to 2820" in ways(b)
    go(b, "to 2919")
    assert {"to 2819", "to 2918", "stay"} <= set(ways(b))
    go(b, "to 2918")
    assert at(b, "r_2c") == "2918"


@pytest.mark.rule("13.28-b", "F7", "13.27-c")
@pytest.mark.parametrize("name", ["r_2c", "r_2t", "r_3t"])
def test_cavalry_and_tanks_of_the_example_pursue_through_2920(name: str) -> None:
    """Nor is there a river between the hexes of the examples."""
    units = {"r_11": "3020", "r_46": "2920", "n_50": "2919", name: "3021"}
    b = won(board(units, turn=14, all_to=REP), "2919", "r_11 r_46", 2)
    go(b, f"advance {name}")
    assert "to 2920" in ways(b)
    go(b, "to 2920")
    assert at(b, name) == "2919"
    b = won(board(units, turn=14, all_to=REP), "2919", "r_11 r_46", 1)
    assert name not in able(b)


@pytest.mark.rule("13.27-c", "13.9", "13.27-a", "F6")
def test_the_example_is_rolled_at_seven_to_one_and_five_empties_the_hex() -> None:
    game = phase(REP, EBRO | {"n_50": "2919"}, turn=14)
    b = engine(game)
    next_die(b, 5)
    seen = do(game, "attack 2919", "join-all 2920", "join-all 3020", "commit")
    while b.stage in (stages.SUPPORT, stages.AIR, stages.NAVAL, stages.CHIT):
        seen += do(game, "none")
    rolled = args_of(seen, "combat-roll")[0]
    assert args_of(seen, "odds")[0]["column"] == "7:1"
    assert (rolled["roll"], rolled["attacker"], rolled["defender"]) == (5, 0, 4)
    assert at(b, "n_50") == "eliminated"
    assert b.fight.advance == 2


@pytest.mark.rule("13.28-a")
def test_nobody_pursues_twice() -> None:
    units = {"r_11": "3020", "r_46": "2920", "n_50": "2919", "r_2c": "3021"}
    b = won(board(units, turn=14, all_to=REP), "2919", "r_11 r_46", 2)
    go(b, "advance r_2c", "to 2920")
    assert at(b, "r_2c") == "2919"
    f = fight(b, "2818", "r_11")
    f.across = [parse_hex("2920")]
    assert pursuers(b, f) == []
    b.unmark(unit(b, "r_2c"), MOVED)
    assert pursuers(b, f) == [unit(b, "r_2c")]


@pytest.mark.rule("13.28-a", "13.6")
def test_it_is_not_told_whether_cavalry_lies_covered_behind_an_attack() -> None:
    """Whoever may have it there is asked, be it there or elsewhere; not where all lies open, nor without any."""
    attack = {"r_11": "3020", "n_50": "2919", "r_100": "3021", "r_101": "2006"}
    cases = (("r_2c", "r_68_1", True), ("r_68_1", "r_2c", True), ("r_68_1", "r_70_1", False))
    for below, elsewhere, asked in cases:
        units = {below: "3021", elsewhere: "2006"} | attack
        b = won(board(units, turn=14, all_to=REP), "2919", "r_11", 2)
        go(b, "advance r_11", "to 2918")
        assert (b.stage == stages.ADVANCE) == asked
        assert able(b) == (["r_2c"] if below == "r_2c" else [])
    units = {"r_68_1": "3021", "r_2c": "2006"} | attack
    b = won(board(units, turn=14, all_to=REP, options={"open_stacks": True}), "2919", "r_11", 2)
    go(b, "advance r_11", "to 2918")
    assert b.stage == stages.END_ATTACK


@pytest.mark.rule("12.10-b", "A58")
def test_an_advance_of_several_hexes_keeps_the_limits_of_the_north() -> None:
    """Two Santander steps are in Asturias: a third may enter the emptied hex there, but not end in it."""
    b = board({"r_ch_2": "3609", "r_p": "3608", "r_se": "3608", "n_gis": "3708"}, turn=9, all_to=REP)
    b = won(b, "3708", "r_ch_2", 2)
    go(b, "advance r_ch_2")
    assert [event.details["to"] for event in b.out if event.kind == "advanced"] == ["hex:3708", "hex:3609"]
    assert at(b, "r_ch_2") == "3609"


@pytest.mark.rule("13.28-a", "A74", "A46")
@pytest.mark.parametrize(
    ("name", "hex_", "flag", "yes"),
    [
        ("n_mnt", "2910", 0, True),
        ("n_1c", "2910", 0, True),
        ("n_agc", "2910", 0, True),
        ("n_agcs", "2910", 0, True),
        ("n_rc", "2910", 0, True),
        ("n_13", "2910", 0, False),
        ("n_dlv", "2910", 0, False),
        ("n_mnt", "2910", MOVED, False),
        ("n_mnt", "2910", STRATEGIC, False),
        ("n_mnt", "2910", FOUGHT, False),
        ("n_mnt", "2910", TIED, False),
        ("n_mnt", "3010", 0, False),
        ("n_mnt", "2711", 0, False),
    ],
)
def test_who_may_pursue(name: str, hex_: str, flag: int, yes: bool) -> None:
    b = board({name: hex_, "n_51": "2811", "r_mng": "2812"}, turn=14)
    if flag:
        b.mark(unit(b, name), flag)
    found = pursuers(b, fight(b, "2812", "n_51"))
    assert (unit(b, name) in found) is yes


@pytest.mark.rule("13.28-a", "A74")
def test_pursuit_is_judged_before_anybody_is_lost() -> None:
    units = {"n_mnt": "2911", "n_51": "2811", "r_mng": "2812"}
    b = won(board(units, turn=14), "2812", "n_51", 2)
    assert able(b) == ["n_51"]


@pytest.mark.rule("13.28-a", "13.27-e")
def test_no_pursuit_without_a_breakthrough() -> None:
    game = phase(NAT, {"n_13": "2811", "n_11": "2811", "n_mnt": "2910", "r_86": "2812"}, all_to=NOBODY, turn=9)
    b = engine(game)
    next_die(b, 2)
    do(game, "attack 2812", "join-all 2811", "commit", "lose n_11")
    assert (b.fight.result, b.fight.steps) == ([1, 1], 1)
    assert texts(game) == ["done", "advance n_11", "advance n_13"]


# --- the flow -----------------------------------------------------------------------------------------


def after(game: Game, die: int) -> Engine:
    """Attack 2812 with everybody and a die."""
    strike(game, "2812", die=die)
    return engine(game)


@pytest.mark.rule("13.4", "13.27-a")
def test_after_the_advance_comes_the_next_attack() -> None:
    units = {"n_13": "2811", "n_11": "2811", "r_mng": "2812", "n_12": "2611", "r_per": "2612"}
    game = phase(NAT, units, all_to=NOBODY, turn=9)
    b = after(game, 6)
    assert b.stage == stages.ADVANCE
    seen = do(game, "advance n_13")
    assert args_of(seen, "advanced")[0] == {"piece": "unit:n_13", "from": "hex:2811", "to": "hex:2812"}
    assert args_of(seen, "captured")[0]["hex"] == "hex:2812"
    while b.stage in (stages.ADVANCE, stages.ADVANCE_TO):
        do(game, "done" if "done" in texts(game) else "stay")
    assert (b.stage, b.fight.hex, b.opened) == (stages.ATTACK, -1, [])
    assert texts(game) == ["done", "attack 2612"]


@pytest.mark.rule("4.2-a", "A75")
def test_madrid_may_be_taken_by_an_advance() -> None:
    game = phase(NAT, {"n_13": "2711", "n_11": "2711", "r_mng": "2712"}, all_to=NAT, turn=6)
    b = engine(game)
    b.control[parse_hex("2712")] = REP
    strike(game, "2712", die=6)
    assert at(b, "r_mng") == "eliminated"
    do(game, "advance n_13")
    ended = game.outcome()
    assert ended is not None and ended.winner == NAT
    assert kinds(game)[-1] == "game-over"


@pytest.mark.rule("7.8-b")
def test_after_the_coup_the_phase_ends() -> None:
    b = board({"r_11": "2711", "r_mng": "2812", "n_13": "2611"}, turn=18, step=stages.COMBAT_NAT)
    b.fight = fight(b, "2812", "r_11", side=NAT)
    b.fight.casado = True
    advance.finish(b)
    assert (b.stage, b.then, b.fight.hex) == (stages.CHECK_STACKS, stages.NEXT_STEP, -1)


@pytest.mark.rule("7.8-b", "A31")
def test_in_the_coup_the_leader_decides_on_the_advance() -> None:
    b = board({"r_11": "2711", "r_mng": "2812"}, turn=18)
    f = b.fight = fight(b, "2812", "r_11", side=NAT)
    f.casado = True
    f.result = [0, 2]
    b.step_no = stages.COMBAT_NAT
    for u in f.defenders:
        b.lift(u, -5)
    advance.begin(b)
    assert (b.stage, b.side, able(b)) == (stages.ADVANCE, NAT, ["r_11"])
    go(b, "advance r_11")
    assert b.control[parse_hex("2812")] == REP
    assert payload_of(b.parse("advance r_11")) == unit(b, "r_11")


@pytest.mark.rule("12.19-b", "A74", "13.28-b")
def test_tanks_do_not_pursue_across_a_major_river() -> None:
    """From 2208 it lies before 2308, from 2209 it does not."""
    for start, behind, pursues in (("2208", "2107", False), ("2209", "2210", True)):
        b = won(board({"n_13": start, "n_agc": behind, "r_mng": "2308"}, all_to=NAT), "2308", "n_13", 2)
        assert unit(b, "n_agc") in b.fight.victors
        assert ("n_agc" in able(b)) is pursues
