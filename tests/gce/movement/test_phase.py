"""The movement phase and a move in hand (12.1 to 12.4), as a player meets them."""

import pytest
from tests.gce.build import at, board, kinds, opened, texts, unit
from tests.gce.marching import do, engine, hexes, nationalist, rule_of, way_to

from dosespanas.gce.board import notation, stages
from dosespanas.gce.board.data import POLITICS
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.state import LANDED, MOVED, STAYED, TIED
from dosespanas.gce.movement import eligibility, group_move
from dosespanas.gce.movement.reach import MovingGroup
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP

# --- the phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("12.1-a", "12.2-a")
def test_who_may_be_chosen() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "r_t": "2712", "n_og": "3608", "n_4n_1": "eliminated"})
    assert texts(game) == ["done", "move n_2n", "move n_3n", "march n_2n", "march n_3n"]
    assert rule_of(game, "move r_t") == "12.1-a"
    assert rule_of(game, "move n_og") == "12.3"
    assert rule_of(game, "move n_4n_1") == "2.2-a"
    assert rule_of(game, "scout r_cen 2411") == "15.1-a" and rule_of(game, "attack 2712") is not None


@pytest.mark.rule("12.2-a")
def test_nobody_need_move() -> None:
    game = nationalist({"n_2n": "2411", "r_t": "2712"})
    do(game, "done")
    assert at(engine(game), "n_2n") == "2411"
    assert engine(game).step_no != stages.MOVE_NAT
    game = opened(board({"r_t": "2712", "r_nvz": "2510", "n_2n": "2411"}, all_to=REP, step=stages.MOVE_REP))
    do(game, "done")
    assert engine(game).step_no != stages.MOVE_REP


@pytest.mark.rule("12.2-b")
def test_a_finished_move_is_final() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "r_t": "2712"})
    do(game, "move n_2n", "to 2412")
    assert "move n_2n" not in texts(game) and rule_of(game, "move n_2n") == "12.2-b"
    assert engine(game).has(unit(engine(game), "n_2n"), MOVED)


@pytest.mark.rule("12.2-b", "13.28-a")
def test_who_stays_has_had_his_move_but_has_not_moved() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "r_t": "2712"})
    do(game, "move n_2n", "stay")
    b = engine(game)
    assert rule_of(game, "move n_2n") == "12.2-b"
    assert b.has(unit(b, "n_2n"), STAYED) and not b.has(unit(b, "n_2n"), MOVED)
    do(game, "move n_3n", "step 2412", "stay")
    assert b.has(unit(b, "n_3n"), MOVED) and not b.has(unit(b, "n_3n"), STAYED)


def test_the_phase_ends_by_itself_when_nobody_is_left() -> None:
    game = nationalist({"n_2n": "2411", "r_t": "2712"})
    do(game, "move n_2n", "to 2412")
    assert engine(game).step_no != stages.MOVE_NAT


@pytest.mark.rule("14.7-c", "7.35-b")
@pytest.mark.parametrize(("flag", "rule"), [(LANDED, "14.7-c"), (TIED, "7.35-b")])
def test_units_that_must_stay_this_turn(flag: int, rule: str) -> None:
    b = board({"n_2n": "2411", "n_3n": "2411", "r_t": "2712"}, all_to=NAT)
    b.mark(unit(b, "n_2n"), flag)
    game = opened(b)
    assert "move n_2n" not in texts(game) and rule_of(game, "move n_2n") == rule
    do(game, "move n_3n")
    assert rule_of(game, "with n_2n") == rule


@pytest.mark.rule("9.1-a", "9.1-b")
def test_stacking_is_checked_at_the_end_of_the_phase() -> None:
    divisions = ["n_11", "n_12", "n_13", "n_71", "n_72", "n_75"]
    game = nationalist({**dict.fromkeys(divisions, "2411"), "n_2n": "2410", "r_t": "2712"})
    do(game, "move n_2n")
    assert "2411" not in hexes(game, "to") and "2412" in hexes(game, "to")
    assert rule_of(game, "to 2411") == "9.2-a"


# --- where a move goes and ends -----------------------------------------------------------------------


@pytest.mark.rule("12.1-a", "A12")
def test_every_hex_on_the_way_changes_hands() -> None:
    game = nationalist({"n_2n": "2411", "r_t": "2712"}, republican=("2412", "2413"))
    do(game, "move n_2n", "step 2412", "to 2413")
    b = engine(game)
    assert at(b, "n_2n") == "2413"
    assert [b.control[parse_hex(name)] for name in ("2412", "2413")] == [NAT, NAT]
    assert kinds(game).count("captured") == 2


@pytest.mark.rule("12.1-a")
def test_a_move_is_told_with_its_path_before_what_it_takes() -> None:
    game = nationalist({"n_2n": "2411", "r_t": "2712"}, republican=("2412",))
    do(game, "move n_2n", "to 2413")
    told = [event for event in game.log if event.kind in ("moved", "captured")]
    assert [event.kind for event in told] == ["moved", "captured"]
    assert told[0].details["path"] == ["hex:2412", "hex:2413"]
    assert (told[0].details["from"], told[0].details["to"], told[0].details["count"]) == ("hex:2411", "hex:2413", 1)


def test_the_way_of_an_action() -> None:
    game = nationalist({"n_2n": "2411", "r_t": "2712"})
    do(game, "move n_2n")
    b = engine(game)
    path, cost = group_move.way(b, notation.read(b.data, "to 2413"))
    assert ([hex_name(h) for h in path], cost) == (["2411", "2412", "2413"], 2)
    path, cost = group_move.way(b, notation.read(b.data, "step 2410"))
    assert ([hex_name(h) for h in path], cost) == (["2411", "2410"], 1)


@pytest.mark.rule("10.2-b", "A50")
def test_no_move_ends_out_of_supply() -> None:
    """Burgos is all they hold: four hexes west of it nobody is in supply, in a town or out of one."""
    game = opened(board({"n_13": "3310", "r_t": "2712"}, nationalist=["3312", "3310", "3311"], all_to=REP))
    do(game, "move n_13")
    assert "3309" in hexes(game, "to") and "3308" not in hexes(game, "to")
    assert rule_of(game, "to 3308") == "10.2-b"


@pytest.mark.rule("10.2-b", "A50")
def test_a_town_that_traces_to_no_source_ends_no_move() -> None:
    """The Nationalists hold Cádiz alone: Toledo, next to the unit, ends no move of it."""
    game = opened(board({"n_13": "2509", "r_t": "3023"}, nationalist=["1305"], all_to=REP))
    b = engine(game)
    toledo = parse_hex("2510")
    assert b.data.settlement[toledo] > 0
    do(game, "move n_13")
    assert hexes(game, "to") == [] and "stay" in texts(game) and texts(game) == ["stay"]
    for action in ("to 2510", "step 2510"):
        found = game.explain(action)
        assert found is not None and (found.rule, found.key) == ("10.2-b", "refusal-gce-end-unsupplied")
    reach = game.overlay("reach:n_13", NAT)
    assert isinstance(reach, dict) and reach["hexes"] == {}


@pytest.mark.rule("10.6-a", "10.6-b", "10.2-b")
def test_a_hq_supplies_the_end_of_a_move_unless_it_moves_itself() -> None:
    """The HQ in 3309 is three hexes from Burgos; 3308 lies next to it."""
    units = {"n_n": "3309", "n_2n": "3309", "n_mrc": "3310", "n_3n": "3310", "r_t": "2712"}

    def may_end(*group: str) -> bool:
        game = opened(board(units, nationalist=["3312"], all_to=REP))
        do(game, f"move {group[0]}", *[f"with {name}" for name in group[1:]])
        return "to 3308" in texts(game)

    assert may_end("n_2n") and may_end("n_3n")
    assert not may_end("n_2n", "n_n")
    assert not may_end("n_mrc") and not may_end("n_3n", "n_mrc")


@pytest.mark.rule("10.2-b", "10.4-c")
def test_a_town_taken_on_the_way_supplies_the_end() -> None:
    """Olmedo's neighbours belong to the enemy; the way takes the town of Medina del Campo, next to friendly land."""
    held = ["3312", "3311", "3211", "3210", "3110"]
    game = opened(board({"n_13": "3110", "r_t": "2415"}, nationalist=held, all_to=REP))
    b = engine(game)
    do(game, "move n_13")
    assert b.data.settlement[parse_hex("3010")] > 0
    beyond = [name for name in hexes(game, "to") if b.move.reach is not None and "3010" in way_to(b, name)[:-1]]
    assert beyond
    do(game, "to " + beyond[-1])
    assert sources.supplied(b, unit(b, "n_13"))


@pytest.mark.rule("10.6-a", "10.4-c")
def test_a_town_taken_on_the_way_supplies_a_hq_next_to_the_end() -> None:
    """The way from Burgos takes 3514, three hexes or less from the HQ in 3515 and cut off from it before."""
    units = {"n_13": "3312", "r_t": "2718"}
    for hq, offered in (({"n_n": "3515"}, True), ({}, False)):
        game = opened(board({**units, **hq}, nationalist=["3312"], all_to=REP))
        do(game, "march n_13")
        assert ("3516" in hexes(game, "to")) == offered
    assert rule_of(game, "to 3516") == "10.2-b"


@pytest.mark.rule("10.3-a", "A50")
def test_a_unit_out_of_supply_moves_but_does_not_march() -> None:
    game = opened(board({"n_13": "2411", "r_t": "3023"}, all_to=REP))
    assert "move n_13" in texts(game) and "march n_13" not in texts(game)
    assert rule_of(game, "march n_13") == "12.11-a"
    do(game, "move n_13")
    data = engine(game).data
    assert "stay" in texts(game)
    assert all(data.settlement[parse_hex(name)] > 0 for name in hexes(game, "to"))


@pytest.mark.rule("12.4", "13.12-h")
def test_a_lone_hq_is_overrun() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2513", "r_ext": "2412", "r_t": "3023"})
    do(game, "move n_2n", "to 2412")
    b = engine(game)
    assert (at(b, "n_2n"), at(b, "r_ext")) == ("2412", "eliminated")
    assert "hq-lost" in kinds(game)


@pytest.mark.rule("12.4")
def test_no_entry_where_enemies_stand() -> None:
    game = nationalist({"n_2n": "2411", "r_mng": "2412", "r_t": "3023"})
    do(game, "move n_2n")
    assert rule_of(game, "to 2412") == "12.4" == rule_of(game, "step 2412")


@pytest.mark.rule("11.2", "11-8.4")
def test_halted_by_an_enemy_zone() -> None:
    game = nationalist({"n_2n": "2412", "n_3n": "2412", "r_t": "2414"})
    do(game, "move n_2n", "with n_3n", "step 2413")
    assert engine(game).stage != stages.MOVE_ON
    assert at(engine(game), "n_3n") == "2413"
    game = nationalist({"n_2n": "2413", "n_3n": "2413", "r_t": "2414"})
    do(game, "move n_2n")
    assert rule_of(game, "step 2513") == "11-8.4"


@pytest.mark.rule("12.2-a", "12.17", "12.23", "12.11-b")
def test_why_a_hex_is_not_reached() -> None:
    game = nationalist({"n_2n": "2411", "r_mng": "2414", "r_t": "3023"})
    do(game, "move n_2n")
    assert rule_of(game, "to 2421") == "12.23"
    assert rule_of(game, "to 1810") == "12.2-a"
    assert rule_of(game, "step 2413") == "12.1-a"
    assert rule_of(game, "to 2411") == "12.1-a"
    other = nationalist({"n_2n": "2411", "r_mng": "2414", "r_t": "3023"})
    do(other, "march n_2n")
    assert rule_of(other, "to 2413") == "12.11-b"
    near = nationalist({"n_2n": "2411", "r_mng": "2413", "r_t": "3023"})
    do(near, "march n_2n")
    assert rule_of(near, "step 2412") == "12.11-b"


@pytest.mark.rule("11.2", "12.17", "12.2-a")
def test_why_there_is_no_way_on() -> None:
    """2414 lies behind the zone of the brigade in 2415; the river before Toledo costs more than what is left."""
    game = nationalist({"n_2n": "2411", "r_t": "2415", "r_mng": "3023"})
    do(game, "move n_2n")
    assert rule_of(game, "to 2416") == "12.2-a"
    game = nationalist({"n_13": "2411", "r_t": "2514", "n_3n": "3023"})
    do(game, "move n_13")
    assert rule_of(game, "to 2415") == "11.2"
    do(game, "step 2412", "step 2411", "step 2412", "step 2411")
    refusal = game.explain("step 2510")
    assert refusal is not None and refusal.rule == "12.2-a"
    assert (refusal.details["cost"], refusal.details["left"]) == (3, 1)
    b = board({"n_2n": "3425"}, all_to=NAT)
    group_move.pick_up(b, unit(b, "n_2n"), False)
    sea = next(s for s in range(parse_hex("3425") * 6, parse_hex("3425") * 6 + 6) if not b.data.open_side[s])
    closed = group_move.why_not_across(b, MovingGroup(b, b.move.units, False), group_move.reach_of(b), sea)
    assert closed is not None and closed.rule == "12.17"


@pytest.mark.rule("10.2-b")
def test_no_step_into_a_dead_end() -> None:
    """By hand one goes only where the move can still end: what is offered never leads astray."""
    game = opened(board({"n_13": "3309", "r_t": "2712"}, nationalist=["3312", "3310", "3311"], all_to=REP))
    do(game, "move n_13")
    while any(text.startswith("step ") for text in texts(game)):
        do(game, "step " + hexes(game, "step")[0])
        if engine(game).stage != stages.MOVE_ON:
            break
        assert any(text.split(" ")[0] in ("stay", "to") for text in texts(game))


@pytest.mark.rule("12.10-c", "10.2-b")
def test_a_move_that_would_break_the_limits_of_the_north() -> None:
    game = opened(board({"r_b1d": "3710", "r_b_7": "3513"}, all_to=REP, step=stages.MOVE_REP))
    do(game, "move r_b_7")
    assert "3612" not in hexes(game, "to") and "3514" in hexes(game, "to")
    assert rule_of(game, "to 3612") == "12.10-c"


@pytest.mark.rule("15.7.2-a")
def test_parties_do_not_end_a_move_together() -> None:
    data = board().data
    anarchist = next(u.name for u in data.units if u.politics == POLITICS.index("anarchist"))
    communist = next(u.name for u in data.units if u.politics == POLITICS.index("communist"))
    units = {anarchist: "2411", communist: "2412"}
    b = board(units, all_to=REP, step=stages.MOVE_REP, options={"column_politics": True})
    game = opened(b)
    do(game, f"move {anarchist}")
    assert "2412" not in hexes(game, "to") and "2413" in hexes(game, "to")
    assert rule_of(game, "to 2412") == "15.7.2-a"


@pytest.mark.rule("A38", "7.22-a")
def test_a_duty_comes_first() -> None:
    b = board({"n_2n": "2508", "n_13": "3312", "r_t": "2712"}, all_to=NAT, turn=5)
    b.cups.madrid_until = 5
    game = opened(b)
    assert texts(game)[0].startswith("move") and "done" not in texts(game) and rule_of(game, "done") == "7.22-a"
    do(game, "move n_2n")
    assert rule_of(game, "to 2408") == "A38" or rule_of(game, "to 2507") == "A38"
    assert rule_of(game, "stay") == "A38"


@pytest.mark.rule("15.1-a", "15.7.1-a", "7.14")
def test_other_acts_of_the_phase() -> None:
    options = {"hq_scouting": True, "column_enthusiasm": True}
    units = {"r_cen": "2412", "r_mng": "2411", "n_2n": "2413"}
    game = opened(board(units, all_to=REP, step=stages.MOVE_REP, turn=14, options=options))
    do(game, "scout r_cen 2413", "rouse r_mng")
    assert engine(game).stage == stages.MOVE
    assert rule_of(game, "scout r_cen 2413") == "15.1-a" and rule_of(game, "rouse r_mng") == "15.7.1-a"
    b = board({"n_2n": "2411", "n_3n": "2411", "r_t": "3023"}, all_to=NAT)
    chit = next(i for i, row in enumerate(b.data.chits) if row.rule == "7.14")
    b.cups.held[NAT].append(chit)
    game = opened(b)
    play = f"play {b.data.chits[chit].name}"
    do(game, play)
    assert b.stage == stages.MOVE and "chit-played" in kinds(game)
    assert rule_of(game, play) is not None and eligibility.why_not(b, unit(b, "n_2n"), True) is None


@pytest.mark.rule("5.2-e", "4.2-a")
@pytest.mark.parametrize("action", ["to 2712", "step 2712"])
def test_the_game_may_end_on_the_way(action: str) -> None:
    game = nationalist({"n_2n": "2711", "n_3n": "2711", "r_t": "3023"}, republican=("2712",))
    do(game, "move n_2n")
    refusal = game.explain("attack 2712")
    assert refusal is not None and refusal.key == "refusal-wrong-decision"
    do(game, action)
    assert game.outcome() is not None and at(engine(game), "n_2n") == "2712"


# --- what is kept -------------------------------------------------------------------------------------


def test_the_reach_is_kept_for_one_choice_only() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "r_t": "2712"})
    do(game, "move n_2n")
    b = engine(game)
    kept = group_move.reach_of(b)
    assert group_move.reach_of(b) is kept and b.clone().move.reach is kept
    do(game, "with n_3n")
    assert group_move.reach_of(b) is not kept


def test_a_position_in_the_middle_of_a_move() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "r_t": "2712"})
    do(game, "move n_2n", "with n_3n", "step 2412", "drop n_3n")
    b = engine(game)
    copy = b.clone()
    copy.move.reach = None
    assert copy.to_json() == b.to_json() and copy.codes() == b.codes()


@pytest.mark.rule("10.2-b", "12.26")
def test_a_step_by_hand_ends_in_supply_by_itself_not_by_a_cheaper_way_round() -> None:
    """Over Teruel tanks come to 2716 for less, and take the city that supplies them there; straight, they do not."""
    way = ["2718", "2819", "2919", "3019", "3118", "3218", "3317", "3316", "3315", "3314", "3313", "3312"]
    b = board({"n_agc": "2617", "r_11": "2418", "n_13": "3702"}, nationalist=way, all_to=REP, turn=9)
    game = opened(b)
    do(game, "move n_agc")
    path, _ = group_move.way(b, b.parse("to 2716"))
    assert [hex_name(h) for h in path] == ["2617", "2717", "2716"]
    assert "step 2717" in texts(game)
    assert "step 2716" not in texts(game)
    assert rule_of(game, "step 2716") == "10.2-b"


@pytest.mark.rule("9.1-a", "9.1-b")
def test_too_many_in_a_hex_at_the_end_of_movement_are_lost() -> None:
    seven = ["n_11", "n_12", "n_13", "n_71", "n_72", "n_75", "n_81"]
    game = nationalist({**dict.fromkeys(seven, "2411"), "r_t": "2712"})
    do(game, "done")
    b = engine(game)
    assert b.step_no == stages.MOVE_NAT
    assert set(texts(game)) == {f"eliminate {name}" for name in seven}
    do(game, "eliminate n_72")
    assert b.step_no > stages.MOVE_NAT


@pytest.mark.rule("10.3-a", "12.11-a", "10.7")
def test_a_town_shelters_nobody_for_a_march() -> None:
    b = board({"n_13": "2510", "r_t": "3023"}, all_to=REP)
    game = opened(b)
    assert b.data.settlement[parse_hex("2510")] > 0
    assert not sources.supplied(b, b.data.unit_index["n_13"])
    assert "move n_13" in texts(game)
    assert rule_of(game, "march n_13") == "12.11-a"


@pytest.mark.rule("13.12-h")
def test_a_nationalist_hq_alone_is_overrun_as_well() -> None:
    b = board(
        {"r_11": "2713", "r_nvz": "2510", "n_ctv": "2714", "n_13": "3312"}, step=stages.MOVE_REP, turn=9, all_to=REP
    )
    game = opened(b)
    do(game, "move r_11", "to 2714")
    assert (at(b, "r_11"), at(b, "n_ctv")) == ("2714", "eliminated")
    assert b.control[parse_hex("2714")] == REP
