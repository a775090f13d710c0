"""What the events of Madrid and of the Alcázar compel: steps towards the city, and attacks there (7.22, 7.34)."""

from collections.abc import Mapping

import pytest
from tests.gce.build import board, opened, texts, unit
from tests.gce.duties import ends, movers, refusal, shown, still

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance
from dosespanas.gce.board.landmarks import MADRID, TOLEDO
from dosespanas.gce.board.state import WAITING
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duty_obligations
from dosespanas.kernel.side import NAT, REP

DIVISIONS = ["n_81", "n_82", "n_83", "n_84", "n_85", "n_dlv", "n_fin", "n_pn"]
"""Of two steps each."""


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
    duty_obligations.note_end(b)
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
    assert duty_obligations.stacks_due(b) == []


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
