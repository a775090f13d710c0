"""Placing planes (AIR)."""

import pytest
from tests.espana1936.build import N, R, at, do, game, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

from dosespanas.kernel.game import Game


@pytest.mark.rule("AIR-01")
def test_a_plane_goes_to_any_box_with_own_units_at_any_distance() -> None:
    troops = ["N regular-1 cadiz", "N regular-1 gerona", "N regular-1 madrid", "R regular-1 madrid"]
    played = game("nationalist-move", troops, {"he51": "mat"})
    do(played, "move he51")
    assert set(texts(played)) == {"to cadiz", "to gerona", "to madrid"}


@pytest.mark.rule("AMB-30")
@pytest.mark.rule("AIR-01")
def test_a_marker_is_not_enough_for_a_plane() -> None:
    played = game("nationalist-move", ["N regular-1 cadiz"], {"he51": "mat"})
    do(played, "move he51")
    assert rule_of(played, "to sevilla") == "AIR-01"


@pytest.mark.rule("AIR-01")
def test_a_plane_is_placed_once_and_in_its_own_phase() -> None:
    played = game("nationalist-move", ["N regular-1 cadiz"], {"he51": "mat", "i15_1": "mat"})
    assert rule_of(played, "move i15_1") == "SEQ-02"
    do(played, "move he51", "to cadiz")
    assert rule_of(played, "move he51") == "MOV-01"


@pytest.mark.rule("AIR-01")
def test_a_tank_is_a_unit_to_fly_to() -> None:
    played = game("nationalist-move", [], {"he51": "mat", "cv33_1": "cadiz"})
    do(played, "move he51", "to cadiz")
    assert piece(played, "he51")["box"] == "cadiz"


@pytest.mark.rule("AIR-02")
def test_planes_do_not_count_for_the_limit_of_four() -> None:
    troops = [f"N regular-{n} avila" for n in (1, 1, 2, 2)]
    played = game("nationalist-move", troops, {"he51": "mat", "cr32": "mat"}, REPUBLIC)
    do(played, "move he51", "to avila", "move cr32", "to avila", "done")
    assert played.actor == 1
    assert len(at(played, "avila")) == 4


@pytest.mark.rule("AIR-03")
def test_a_plane_may_stay_on_the_mat() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], {"he51": "mat"}, REPUBLIC)
    do(played, "done")
    assert piece(played, "he51")["where"] == "mat"


@pytest.mark.rule("AIR-04")
@pytest.mark.rule("UPK-01")
def test_planes_return_in_upkeep_and_fly_again_next_turn() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], {"he51": "mat"}, REPUBLIC)
    do(played, "move he51", "to avila")
    until(played, phase("movement", 4, N))
    assert piece(played, "he51")["where"] == "mat"
    assert rule_of(played, "move he51") is None


@pytest.mark.rule("AIR-04")
def test_a_destroyed_plane_stays_away() -> None:
    played = game("upkeep", ["N regular-1 avila"], {"he51": "eliminated"}, REPUBLIC)
    until(played, phase("movement", 4, N))
    assert piece(played, "he51")["where"] == "eliminated"
    assert rule_of(played, "move he51") is not None


def first_turn() -> Game:
    """Turn 1: the Breguet starts in León; Nationalist troops there, in a linked box and further away."""
    troops = ["N regular-1 leon", "N regular-1 valladolid", "N regular-1 segovia"]
    return game("nationalist-move", troops, {"br19_nac": "leon"}, REPUBLIC, turn=1, origins={"br19_nac": "leon"})


@pytest.mark.rule("AIR-05")
def test_on_turn_one_a_plane_goes_no_further_than_a_linked_box() -> None:
    played = first_turn()
    do(played, "move br19_nac")
    assert texts(played) == ["to leon", "to valladolid"]
    assert rule_of(played, "to segovia") == "AIR-05"


@pytest.mark.rule("AIR-05")
def test_on_turn_one_a_plane_that_nobody_touches_stays_and_serves_where_it_begins() -> None:
    played = first_turn()
    assert piece(played, "br19_nac")["box"] == "leon"
    do(played, "done")
    assert piece(played, "br19_nac")["box"] == "leon"


@pytest.mark.rule("AIR-05")
@pytest.mark.rule("AIR-01")
def test_but_not_in_a_box_that_its_troops_have_left() -> None:
    played = first_turn()
    do(played, "move regular-1 leon", "to valladolid", "done")
    assert piece(played, "br19_nac")["where"] == "mat"


@pytest.mark.rule("AIR-05")
def test_from_turn_two_it_goes_anywhere() -> None:
    played = first_turn()
    until(played, phase("movement", 2, N))
    do(played, "move br19_nac")
    assert rule_of(played, "to segovia") is None


@pytest.mark.rule("AIR-05")
def test_on_turn_one_without_own_units_near_it_goes_nowhere() -> None:
    played = game(
        "nationalist-move", ["N regular-1 sevilla"], {"br19_nac": "leon"}, turn=1, origins={"br19_nac": "leon"}
    )
    assert rule_of(played, "move br19_nac") == "AIR-05"


@pytest.mark.rule("AIR-05")
def test_a_plane_that_came_by_card_is_free_on_turn_one() -> None:
    played = game("nationalist-move", ["N regular-1 sevilla"], {"he51": "mat"}, turn=1)
    do(played, "move he51", "to sevilla")
    assert piece(played, "he51")["box"] == "sevilla"


@pytest.mark.rule("AIR-06")
def test_planes_need_no_supply() -> None:
    played = game("nationalist-move", ["N regular-1 gerona"], {"he51": "mat"}, all_but("gerona"))
    do(played, "move he51", "to gerona")
    assert piece(played, "he51")["box"] == "gerona"


@pytest.mark.rule("AIR-06")
def test_planes_are_no_target() -> None:
    troops = ["N regular-2 madrid", "R regular-2 madrid"]
    played = game("combat", troops, {"varela": "madrid", "i15_1": "madrid"}, REPUBLIC)
    do(played, "battle varela", "attack regular-2 madrid")
    assert texts(played) == ["target regular-2 madrid"]


@pytest.mark.rule("AIR-07")
def test_planes_left_without_a_troop_go_home_at_once() -> None:
    pieces = {"varela": "madrid", "mola": "avila", "i15_1": "madrid"}
    troops = ["N regular-5 madrid", "N legion-1 madrid", "N regular-1 avila", "R communist-1 madrid"]
    for seed in range(100):
        played = game("combat", troops, pieces, REPUBLIC, seed=seed)
        do(played, "battle varela", "attack regular-5 madrid", "target communist-1 madrid", "done")
        if not any(name.startswith("R") for name in at(played, "madrid")):
            break
    assert played.observe(None)["phase"] == "combat"
    assert piece(played, "i15_1")["where"] == "mat"
    assert played.observe(None)["boxes"]["madrid"]["control"] == N
    assert piece(played, "i15_1")["side"] == R
