"""What the duties of events compel and forbid."""

from collections.abc import Mapping

import pytest
from tests.gce.build import at, board, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.board.landmarks import BARCELONA, MADRID, TOLEDO
from dosespanas.gce.board.state import FRESH, TIED, WAITING
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duty, obligations
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

DIVISIONS = ["n_81", "n_82", "n_83", "n_84", "n_85", "n_dlv", "n_fin", "n_pn"]
"""Of two steps each."""


def refusal(game: Game, action: str) -> Refusal:
    found = game.explain(action)
    assert found is not None
    return found


def movers(game: Game) -> set[str]:
    return {text.split(" ")[1] for text in texts(game) if text.startswith(("move ", "march "))}


def ends(game: Game) -> list[int]:
    return [parse_hex(text.split(" ")[1]) for text in texts(game) if text.startswith("to ")]


def shown(b: Engine, viewer: int | None = None) -> dict[str, tuple[object, object]]:
    """The duties as their own side sees them, or a viewer."""
    found: dict[str, tuple[object, object]] = {}
    for side in (NAT, REP):
        for duty_ in obligations.current(b, side if viewer is None else viewer):
            if duty_.side == side:
                found[duty_.key] = (duty_.details.get("done"), duty_.details.get("count"))
    return found


def still(b: Engine) -> list[str]:
    """The units of which the first duty still asks something, as their own side sees it."""
    return [b.data.units[u].name for u in obligations.current(b, b.side)[0].units]


def to_madrid(units: Mapping[str, str], turn: int = 5) -> Engine:
    b = board(units, turn=turn, all_to=NAT, republican=["2712", "2510"])
    b.cups.madrid_until = 6
    return b


# --- 7.22 Madrid ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.22-a", "A38", "13.1")
def test_while_steps_are_missing_units_move_as_near_as_they_can_and_the_phase_does_not_end() -> None:
    b = to_madrid({"n_gec": "3012", "n_rad": "2911"})
    game = opened(b)
    assert movers(game) == {"n_gec", "n_rad"}
    assert "done" not in texts(game)
    found = refusal(game, "done")
    assert (found.rule, found.key) == ("7.22-a", "refusal-gce-duty-missing")
    assert found.details == {"count": 2, "pieces": ["unit:n_gec", "unit:n_rad"]}
    game.apply("move n_gec")
    assert {distance(h, MADRID) for h in ends(game)} == {1}
    assert "stay" not in texts(game)
    game.apply(texts(game)[0])
    assert still(b) == ["n_rad"]
    assert shown(b)["duty-madrid"] == (1, 15)
    game.apply("move n_rad")
    game.apply(texts(game)[0])
    assert b.turn > 5 or b.step_no > stages.MOVE_NAT or "done" in texts(game)


@pytest.mark.rule("A38")
def test_when_nobody_else_can_come_nearer_the_choice_is_free() -> None:
    b = to_madrid({"n_gec": "2711", "n_rad": "2711"})
    game = opened(b)
    assert "done" in texts(game)
    assert shown(b)["duty-madrid"] == (2, 15)


@pytest.mark.rule("7.22-a", "A38")
def test_fifteen_steps_in_place_are_enough_and_may_leave_only_while_others_can_still_come() -> None:
    near = {name: "2711" if i < 4 else "2713" for i, name in enumerate(DIVISIONS)}
    for other, free in (({"n_gec": "3012"}, True), ({"n_gec": "1305"}, False)):
        b = to_madrid(near | other | {"r_enc": "2712"})
        game = opened(b)
        assert shown(b)["duty-madrid"] == (15, 15)
        assert "done" in texts(game) and "n_gec" in movers(game)
        game.apply("move n_81")
        away = {distance(h, MADRID) for h in ends(game)}
        assert (max(away) > 1) == free and "stay" in texts(game)
        if not free:
            found = refusal(game, "to 2911")
            assert (found.rule, found.key) == ("A38", "refusal-gce-duty-end")


@pytest.mark.rule("A38", "12.11-b")
def test_a_march_that_brings_a_unit_no_nearer_is_not_offered() -> None:
    ring = ["2711", "2713", "2812", "2813", "2612", "2613"]
    columns = ["r_enc", "r_mcb", "r_per", "r_sab", "r_dlr", "r_grm"]
    game = opened(to_madrid({"n_gec": "3012"} | dict(zip(columns, ring, strict=True))))
    assert texts(game) == ["move n_gec"]
    game = opened(to_madrid({"n_gec": "3012"}))
    assert texts(game) == ["move n_gec", "march n_gec"]


@pytest.mark.rule("13.6", "7.22-a")
def test_the_other_side_counts_only_the_steps_it_sees() -> None:
    b = to_madrid({"n_81": "2711", "n_82": "2711", "n_83": "2711"})
    assert shown(b, NAT)["duty-madrid"] == (6, 15)
    assert shown(b, REP)["duty-madrid"] == (2, 15)


@pytest.mark.rule("7.22-b")
def test_the_duty_of_turn_six_holds_on_turn_seven_and_no_longer() -> None:
    b = board({"n_gec": "3012"}, turn=7, all_to=NAT, republican=["2712"])
    b.cups.madrid_until = 7
    assert "done" not in texts(opened(b))
    b = board({"n_gec": "3012"}, turn=8, all_to=NAT, republican=["2712"])
    b.cups.madrid_until = 7
    assert "done" in texts(opened(b))
    b = board({"n_gec": "3012"}, turn=7, all_to=NAT)
    b.cups.madrid_until = 7
    assert "done" in texts(opened(b))


def assault(units: Mapping[str, str]) -> Engine:
    """The combat phase after a movement in which all of them came where they are."""
    b = board(units, turn=5, all_to=NAT)
    b.cups.madrid_until = 6
    b.control[MADRID] = REP
    obligations.note_end(b)
    b.step_no = stages.COMBAT_NAT
    return b


@pytest.mark.rule("7.22-a", "13.1", "A38")
def test_who_came_near_madrid_must_attack() -> None:
    b = assault({"n_81": "2711", "r_enc": "2712"})
    game = opened(b)
    assert texts(game) == ["attack 2712"]
    assert refusal(game, "done").rule == "7.22-a"
    b = assault({"n_81": "2711", "r_enc": "2712"})
    b.cups.madrid_until = 4
    assert "done" in texts(opened(b))


@pytest.mark.rule("7.22-a")
def test_units_far_from_madrid_need_not_attack() -> None:
    near = {name: "2711" if i < 4 else "2713" for i, name in enumerate(DIVISIONS)}
    game = opened(assault(near | {"r_enc": "2712", "n_gec": "3117", "r_drt": "3018"}))
    assert "done" not in texts(game)
    game.apply("attack 2712")
    for hex_ in ("2711", "2713"):
        game.apply(f"join-all {hex_}")
    game.apply("commit")
    while game.actor == NAT and "done" not in texts(game):
        game.apply(texts(game)[0])
    assert game.actor is None or "done" in texts(game) or game.actor == REP


@pytest.mark.rule("7.22-a", "A38")
def test_every_stack_takes_part_if_it_has_no_other_target() -> None:
    b = assault({"n_81": "2711", "n_82": "2713", "r_enc": "2712"})
    game = opened(b)
    game.apply("attack 2712")
    game.apply("join n_81")
    assert "commit" not in texts(game)
    assert refusal(game, "commit").rule == "7.22-a"
    game.apply("join n_82")
    assert "commit" in texts(game)


@pytest.mark.rule("7.22-a", "A38")
def test_a_stack_attacks_as_one_but_for_those_without_an_attack_factor() -> None:
    """A weak unit does not stand in for its whole stack; the HQ goes with it; who has no attack factor may."""
    b = assault({"n_81": "2711", "n_82": "2711", "n_ctv": "2711", "n_og": "2711", "r_enc": "2712", "r_mcb": "2612"})
    if b.face(unit(b, "n_og")).attack > 0:
        b.lift(unit(b, "n_og"), WAITING)
    game = opened(b)
    assert still(b) == ["n_81", "n_82", "n_ctv"]
    game.apply("attack 2712")
    game.apply("join n_82")
    assert "commit" not in texts(game)
    found = refusal(game, "commit")
    assert (found.rule, found.key) == ("7.22-a", "refusal-gce-join-due")
    game.apply("join n_81")
    assert "commit" not in texts(game)
    game.apply("join n_ctv")
    assert "commit" in texts(game)
    game.apply("commit")
    assert obligations.stacks_due(b) == []


# --- 7.34 To the Alcázar ----------------------------------------------------------------------------------


def to_toledo(units: Mapping[str, str]) -> Engine:
    b = board(units, turn=3, all_to=NAT, republican=["2510"])
    b.cups.alcazar = True
    return b


@pytest.mark.rule("7.34-a", "A38")
def test_six_steps_with_three_colonial_columns_among_them() -> None:
    """Two-step divisions can do the six steps; the columns, of two steps each, have to come all the same."""
    b = to_toledo({"n_81": "2306", "n_82": "2306", "n_83": "2306", "n_cst": "2106", "n_asn": "2106", "n_tel": "2106"})
    game = opened(b)
    assert movers(game) == {"n_81", "n_82", "n_83", "n_cst", "n_asn", "n_tel"}
    game.apply("move n_81")
    assert max(distance(h, TOLEDO) for h in ends(game)) > 1
    game.apply("to 2206")
    for i, name in enumerate(("n_cst", "n_asn", "n_tel")):
        assert "done" not in texts(game)
        assert (shown(b)["duty-alcazar"], shown(b)["duty-colonials"]) == ((2 * i, 6), (i, 3))
        assert f"move {name}" not in texts(game)
        found = refusal(game, f"move {name}")
        assert (found.rule, found.key) == ("A38", "refusal-gce-duty-so")
        game.apply(f"march {name}")
        assert max(distance(h, TOLEDO) for h in ends(game)) == 1
        game.apply("to 2509")
    assert "done" in texts(game)


@pytest.mark.rule("7.34-a")
def test_without_colonials_others_are_enough() -> None:
    b = to_toledo({"n_81": "2410", "n_82": "2410", "n_83": "2410"})
    assert shown(b)["duty-alcazar"] == (6, 6)
    assert shown(b)["duty-colonials"] == (0, 3)
    assert "done" in texts(opened(b))


@pytest.mark.rule("7.34-b")
def test_the_duty_ends_with_toledo_or_with_the_alcazar() -> None:
    b = to_toledo({"n_81": "2306"})
    assert "duty-alcazar" in shown(b)
    b.alcazar = 2
    assert shown(b) == {}
    b.alcazar = 0
    b.control[TOLEDO] = NAT
    assert shown(b) == {}


@pytest.mark.rule("7.34-b", "A38")
def test_the_alcazar_compels_movement_only() -> None:
    b = board({"n_81": "2410", "r_nvz": "2510"}, turn=3, step=stages.COMBAT_NAT, all_to=NAT)
    b.cups.alcazar = True
    assert "done" in texts(opened(b))


# --- 7.33 the Oviedo offensive ----------------------------------------------------------------------------

AROUND_OVIEDO = {"n_og": "3608", "r_am_1": "3707", "r_am_2": "3607", "r_am_3": "3508", "r_am_6": "3708"}


def offensive(
    units: Mapping[str, str], step: int = stages.COMBAT_REP, options: Mapping[str, bool] | None = None
) -> Engine:
    b = board(units, turn=3, step=step, options=options)
    b.cups.oviedo = 3
    return b


@pytest.mark.rule("7.33", "13.1", "A39")
def test_four_columns_must_attack_oviedo() -> None:
    b = offensive(AROUND_OVIEDO | {"r_am_7": "3607"})
    game = opened(b)
    assert texts(game) == ["attack 3608"]
    assert refusal(game, "done").rule == "7.33"
    game.apply("attack 3608")
    for name in ("r_am_1", "r_am_2", "r_am_3"):
        game.apply(f"join {name}")
        assert "commit" not in texts(game)
        assert refusal(game, "commit").rule == "7.33"
    game.apply("join r_am_6")
    assert "commit" in texts(game)
    game.apply("commit")
    assert b.cups.duty_done[REP] == 4
    assert shown(b)["duty-oviedo"] == (4, 4)


@pytest.mark.rule("A39", "A38")
def test_of_fewer_than_four_all_attack() -> None:
    b = offensive({"n_og": "3608", "r_am_1": "3707", "r_am_2": "3607"})
    game = opened(b)
    game.apply("attack 3608")
    game.apply("join r_am_1")
    assert "commit" not in texts(game)
    game.apply("join r_am_2")
    assert "commit" in texts(game)


@pytest.mark.rule("A39")
def test_a_nationalist_hex_next_to_oviedo_counts_as_well_and_with_the_switch_one_next_to_toledo() -> None:
    units = {"n_og": "3608", "n_cas": "3507", "n_81": "2509"}
    b = offensive(units)
    assert [duty.oviedo_target(b, parse_hex(h)) for h in ("3608", "3507", "2509")] == [True, True, False]
    b = offensive(units, options={"toledo_target": True})
    assert [duty.oviedo_target(b, parse_hex(h)) for h in ("3608", "3507", "2509")] == [True, False, True]


@pytest.mark.rule("7.33", "A38")
def test_columns_that_can_come_next_to_oviedo_do_and_those_there_stay() -> None:
    b = offensive({"n_og": "3608", "r_am_1": "3707", "r_am_2": "3706", "r_cm_1": "1908"}, stages.MOVE_REP)
    game = opened(b)
    assert movers(game) == {"r_am_1", "r_am_2", "r_cm_1"}
    assert still(b) == ["r_am_2"] and "done" not in texts(game)
    game.apply("move r_am_2")
    assert {distance(h, parse_hex("3608")) for h in ends(game)} == {1}
    game.apply(texts(game)[0])
    assert "done" in texts(game)
    game.apply("move r_am_1")
    assert {distance(h, parse_hex("3608")) for h in ends(game)} <= {1}


@pytest.mark.rule("7.33", "A38")
def test_columns_that_the_offensive_needs_attack_nobody_else() -> None:
    four = dict.fromkeys(["r_am_1", "r_am_2", "r_am_3", "r_am_6"], "3607")
    b = offensive({"n_og": "3608", "n_cas": "3506"} | four)
    game = opened(b)
    assert attacks(game) == ["attack 3608"]
    found = refusal(game, "attack 3506")
    assert (found.rule, found.key) == ("7.33", "refusal-gce-offensive-due")
    b = offensive({"n_og": "3608", "n_cas": "3506", "r_am_5": "3607"} | four)
    game = opened(b)
    assert attacks(game) == ["attack 3506", "attack 3608"]
    game.apply("attack 3506")
    game.apply("join r_am_1")
    assert texts(game) == ["commit"]
    found = refusal(game, "join r_am_2")
    assert (found.rule, found.key) == ("7.33", "refusal-gce-offensive-due")


def attacks(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("attack")]


@pytest.mark.rule("7.33", "15.7.1-a")
def test_columns_next_to_oviedo_roll_for_their_mood_before_movement_ends() -> None:
    columns = {"r_am_1": "3707", "r_am_2": "3607", "r_am_3": "3508", "r_am_6": "3708"}
    for on in (False, True):
        b = board({"n_og": "3608"} | columns, turn=3, step=stages.MOVE_REP, options={"column_enthusiasm": on})
        b.cups.oviedo = 3
        game = opened(b)
        assert ("done" in texts(game)) != on
        if not on:
            continue
        found = refusal(game, "done")
        assert (found.rule, found.key) == ("7.33", "refusal-gce-not-roused")
        assert "move r_am_1" not in texts(game)
        assert refusal(game, "move r_am_1").rule == "7.33"
        for name in columns:
            game.apply(f"rouse {name}")
        assert "done" in texts(game)
        assert "move r_am_1" in texts(game)


@pytest.mark.rule("7.33", "15.7.1-a")
def test_a_column_rolls_before_it_comes_to_oviedo() -> None:
    units = {"n_og": "3608", "r_am_1": "3607", "r_am_2": "3706", "r_am_3": "3706"}
    b = board(units, turn=3, step=stages.MOVE_REP, options={"column_enthusiasm": True})
    b.cups.oviedo = 3
    game = opened(b)
    assert movers(game) == set()
    game.apply("rouse r_am_2")
    assert movers(game) == {"r_am_2"}
    game.apply("move r_am_2")
    assert "with r_am_3" not in texts(game)


@pytest.mark.rule("7.33")
def test_brigades_do_not_count_for_the_offensive() -> None:
    b = offensive({"n_og": "3608", "r_t": "3707"})
    assert obligations.attack_due(b) is None


# --- 7.35 the revolt in Barcelona -------------------------------------------------------------------------


def revolt(units: Mapping[str, str], step: int = stages.MOVE_REP) -> Engine:
    b = board(units, turn=9, step=step, all_to=REP)
    b.cups.revolt = 9
    return b


@pytest.mark.rule("7.35-b", "A38")
def test_a_division_goes_to_barcelona_and_nowhere_else() -> None:
    b = revolt({"r_11": "3022", "r_50": "2517"})
    game = opened(b)
    assert movers(game) == {"r_11", "r_50"}
    assert still(b) == ["r_11"] and "done" not in texts(game)
    game.apply("move r_11")
    assert ends(game) == [BARCELONA]
    game.apply("to 3023")
    assert "done" in texts(game)


@pytest.mark.rule("7.35-b", "A41")
def test_a_division_in_barcelona_stays_there() -> None:
    for other, free in (("2517", False), ("3022", True)):
        game = opened(revolt({"r_11": "3023", "r_7": other}))
        assert "done" in texts(game)
        game.apply("move r_11")
        assert (texts(game) == ["stay"]) != free


@pytest.mark.rule("A38", "7.35-b", "12.7")
def test_a_division_takes_nobody_along_who_is_too_slow_for_its_duty() -> None:
    """A column has too few movement points to come to Barcelona; a division of the same pace may come."""
    b = revolt({"r_11": "2920", "r_gre": "2920", "n_gec": "2820"})
    assert b.face(unit(b, "r_gre")).move < b.face(unit(b, "r_11")).move
    game = opened(b)
    game.apply("move r_11")
    assert ends(game) == [BARCELONA]
    assert "with r_gre" not in texts(game)
    found = refusal(game, "with r_gre")
    assert (found.rule, found.key) == ("A38", "refusal-gce-duty-with")
    game = opened(revolt({"r_11": "2920", "r_7": "2920", "r_gre": "2920", "n_gec": "2820"}))
    game.apply("move r_11")
    game.apply("with r_7")
    assert ends(game) == [BARCELONA]
    assert "with r_gre" not in texts(game)


@pytest.mark.rule("A38", "12.9-a")
def test_who_is_wanted_in_barcelona_is_not_evacuated_through_france() -> None:
    b = revolt({"r_11": "3321", "r_7": "3420"})
    game = opened(b)
    assert "evacuate r_11" not in texts(game)
    found = refusal(game, "evacuate r_11")
    assert (found.rule, found.key) == ("A38", "refusal-gce-duty-first")
    assert "evacuate r_7" in texts(game)
    b.cups.revolt = 8
    assert "evacuate r_11" in texts(opened(b))


@pytest.mark.rule("A41")
def test_who_cannot_get_to_barcelona_is_free() -> None:
    b = revolt({"r_11": "2517", "r_drt": "3022"})
    assert "done" in texts(opened(b))


@pytest.mark.rule("7.35-b")
def test_three_brigades_do_for_a_division() -> None:
    brigades = ["r_t", "r_gi", "r_1t"]
    b = revolt(dict.fromkeys(brigades, "3022") | {"r_drt": "2517"})
    assert [b.face(unit(b, name)).size for name in brigades] == [duty.BRIGADE] * 3
    game = opened(b)
    for done, name in enumerate(brigades):
        assert shown(b)["duty-barcelona"] == (done, 3)
        assert "done" not in texts(game)
        game.apply(f"move {name}")
        game.apply("to 3023")
    assert shown(b)["duty-barcelona"] == (3, 3)
    assert "done" in texts(game)


@pytest.mark.rule("7.35-c")
def test_nobody_within_six_hexes_of_barcelona_attacks() -> None:
    b = revolt({"r_11": "3017", "r_7": "3016"})
    assert distance(parse_hex("3017"), BARCELONA) == 6
    found = obligations.may_attack(b, unit(b, "r_11"))
    assert found is not None
    assert found.rule == "7.35-c"
    assert obligations.may_attack(b, unit(b, "r_7")) is None
    b.cups.revolt = 8
    assert obligations.may_attack(b, unit(b, "r_11")) is None


@pytest.mark.rule("7.35-b")
def test_the_aircraft_tied_to_barcelona_does_not_fly() -> None:
    b = revolt({"r_ra1": "air", "r_ra2": "air"})
    b.mark(unit(b, "r_ra1"), TIED)
    found = obligations.may_fly(b, unit(b, "r_ra1"), parse_hex("2712"))
    assert found is not None
    assert found.rule == "7.35-b"
    assert obligations.may_fly(b, unit(b, "r_ra2"), parse_hex("2712")) is None


# --- strategic movement -----------------------------------------------------------------------------------


@pytest.mark.rule("7.35-b", "A38", "A41")
def test_a_division_that_only_train_or_ship_brings_to_barcelona_takes_one() -> None:
    b = revolt({"r_11": "2418", "r_drt": "2517"}, stages.STRATEGIC_REP)
    game = opened(b)
    assert texts(game) == ["rail r_11", "sail r_11"]
    assert refusal(game, "done").rule == "A38"
    assert refusal(game, "rail r_drt").rule == "A38"
    game.apply("rail r_11")
    assert texts(game) == ["to 3023"]
    found = refusal(game, "to 2517")
    assert (found.rule, found.key) == ("A38", "refusal-gce-duty-end")
    game.apply("to 3023")
    assert "done" in texts(game)
    assert "rail r_11" not in texts(game)


@pytest.mark.rule("7.35-b", "A38")
def test_who_can_come_to_barcelona_on_foot_takes_no_train_away_from_it() -> None:
    b = revolt({"r_11": "3023", "r_7": "3021"}, stages.STRATEGIC_REP)
    game = opened(b)
    assert "done" in texts(game)
    assert "rail r_11" not in texts(game)
    assert refusal(game, "rail r_11").rule == "A38"
    assert "rail r_7" in texts(game)
    b = revolt({"r_11": "3021"}, stages.STRATEGIC_REP)
    game = opened(b)
    assert "done" in texts(game)
    game.apply("rail r_11")
    assert texts(game) == ["to 3023"]


@pytest.mark.rule("7.11-c", "A35", "A38")
def test_italians_whom_only_a_train_takes_away_from_france_take_it() -> None:
    """It is slow, and cannot march next to an enemy; that is no bar to a train."""
    b = board({"n_fn": "3218", "r_drt": "3318"}, turn=14, step=stages.STRATEGIC_NAT, all_to=NAT)
    b.cups.ctv_from_france = 14
    game = opened(b)
    assert texts(game) == ["rail n_fn"]
    game.apply("rail n_fn")
    assert min(b.data.from_france[h] for h in ends(game)) >= 7
    b.cups.ctv_from_france = 13
    assert "done" in texts(opened(b))


@pytest.mark.rule("7.11-c", "A35", "A78")
def test_italians_whom_only_a_ship_takes_away_from_france_take_it() -> None:
    """San Sebastián is shut in by land; a reinforcement there counts as supplied."""
    shut = {"r_t": "3614", "r_b_7": "3514", "r_b_8": "3515"}
    for ports, forced in (([], False), (["3702"], True)):
        b = board({"n_fn": "3615", **shut}, turn=14, step=stages.STRATEGIC_NAT, all_to=REP, nationalist=ports)
        b.mark(unit(b, "n_fn"), FRESH)
        b.cups.ctv_from_france = 14
        game = opened(b)
        assert ("sail n_fn" in texts(game) and "done" not in texts(game)) == forced
        if forced:
            assert refusal(game, "done").rule == "A38"
            game.apply("sail n_fn")
            assert min(b.data.from_france[h] for h in ends(game)) >= 7


@pytest.mark.rule("7.11-c", "A35")
def test_no_italian_goes_by_rail_to_the_french_border() -> None:
    b = board({"n_fn": "2611"}, turn=14, step=stages.STRATEGIC_NAT, all_to=NAT)
    b.cups.ctv_from_france = 14
    game = opened(b)
    game.apply("rail n_fn")
    assert min(b.data.from_france[h] for h in ends(game)) >= 7


# --- 7.11-c, 7.8-c, 15.4, A26 -----------------------------------------------------------------------------


@pytest.mark.rule("7.11-c", "A35", "A93")
def test_italians_near_france_must_move_away_from_it() -> None:
    b = board({"n_fn": "2916", "n_ctv": "2717", "n_81": "3218"}, turn=14, all_to=NAT)
    b.cups.ctv_from_france = 14
    assert shown(b)["duty-from-france"] == (1, 2)
    game = opened(b)
    assert movers(game) == {"n_fn", "n_ctv", "n_81"}
    assert still(b) == ["n_fn"] and "done" not in texts(game)
    game.apply("move n_fn")
    assert ends(game)
    assert min(b.data.from_france[h] for h in ends(game)) >= 7
    assert "stay" not in texts(game)
    game.apply(texts(game)[0])
    game.apply("move n_ctv")
    assert min(b.data.from_france[h] for h in ends(game)) >= 7


@pytest.mark.rule("A35")
def test_an_italian_unit_that_cannot_get_away_is_left_where_it_is() -> None:
    b = board({"n_fn": "3420", "n_81": "2911", "r_drt": "3319"}, turn=14, all_to=NAT)
    b.cups.ctv_from_france = 14
    game = opened(b)
    assert movers(game) == {"n_fn", "n_81"}
    assert "done" in texts(game)


@pytest.mark.rule("7.8-c")
def test_after_the_coup_regular_units_attack_nobody() -> None:
    b = board({"r_11": "2712", "r_enc": "2712", "n_81": "2711"}, turn=18, step=stages.COMBAT_REP)
    b.cups.casado = 18
    found = obligations.may_attack(b, unit(b, "r_11"))
    assert found is not None
    assert found.rule == "7.8-c"
    assert obligations.may_attack(b, unit(b, "r_enc")) is None
    b.cups.casado = 17
    assert obligations.may_attack(b, unit(b, "r_11")) is None


@pytest.mark.rule("15.4", "A93")
@pytest.mark.parametrize(("turn", "away", "barred"), [(12, 3, True), (19, 3, True), (12, 4, False), (11, 3, False)])
def test_foreign_aircraft_keep_from_the_french_border(turn: int, away: int, barred: bool) -> None:
    b = board({"n_lk_1": "air", "n_na1": "air"}, turn=turn, options={"frontier_air": True})
    hex_ = next(h for h in b.data.land if b.data.from_france[h] == away)
    found = obligations.may_fly(b, unit(b, "n_lk_1"), hex_)
    assert (found is not None) == barred
    if found is not None:
        assert found.rule == "15.4"
    assert obligations.may_fly(b, unit(b, "n_na1"), hex_) is None


@pytest.mark.rule("A26")
def test_the_zaragoza_offensive_compels_steps_towards_zaragoza() -> None:
    b = board({"r_drt": "2918", "r_asc": "3219"}, turn=2, step=stages.MOVE_REP)
    b.cups.zaragoza = 2
    game = opened(b)
    assert movers(game) == {"r_drt", "r_asc"}
    assert "done" not in texts(game)
    assert shown(b)["duty-zaragoza"] == (0, 6)
    assert at(b, "r_drt") == "2918"
