"""Assigning generals (GEN)."""

import pytest
from tests.espana1936.build import N, R, at, control, do, game, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, phase, until

TROOPS = ["N regular-1 avila", "N regular-1 segovia", "N legion-1 sevilla", "R regular-1 madrid", "R regular-1 cuenca"]


@pytest.mark.rule("GEN-01")
def test_sides_assign_in_turn_the_nationalist_side_first() -> None:
    played = game("generals", TROOPS, dict.fromkeys(("mola", "varela", "rojo", "miaja"), "mat"), REPUBLIC)
    assert texts(played) == ["assign mola", "assign varela"]
    do(played, "assign mola", "to avila")
    assert texts(played) == ["assign rojo", "assign miaja"]
    assert rule_of(played, "assign varela") == "GEN-01"
    do(played, "assign rojo", "to madrid")
    assert texts(played) == ["assign varela"]


@pytest.mark.rule("GEN-01")
def test_a_general_needs_an_own_unit_in_the_box() -> None:
    played = game("generals", TROOPS, {"mola": "mat"}, REPUBLIC)
    do(played, "assign mola")
    assert set(texts(played)) == {"to avila", "to segovia", "to sevilla"}
    assert rule_of(played, "to burgos") == "GEN-01"
    assert rule_of(played, "to madrid") == "GEN-01"


@pytest.mark.rule("GEN-01")
def test_a_contested_box_will_do() -> None:
    played = game("generals", ["N regular-1 madrid", "R regular-1 madrid"], {"mola": "mat"}, REPUBLIC)
    do(played, "assign mola", "to madrid")
    assert piece(played, "mola")["box"] == "madrid"


@pytest.mark.rule("GEN-02")
def test_no_second_general_of_a_side_in_a_box() -> None:
    troops = ["N regular-1 madrid", "N regular-1 avila", "R regular-1 madrid"]
    played = game("generals", troops, dict.fromkeys(("mola", "varela", "rojo"), "mat"), REPUBLIC)
    do(played, "assign mola", "to madrid", "assign rojo", "to madrid", "assign varela")
    assert texts(played) == ["to avila"]
    assert rule_of(played, "to madrid") == "GEN-02"


@pytest.mark.rule("GEN-02")
def test_one_general_of_each_side_may_share_a_box() -> None:
    troops = ["N regular-1 madrid", "R regular-1 madrid"]
    played = game("generals", troops, {"mola": "mat", "rojo": "mat"}, REPUBLIC)
    do(played, "assign mola", "to madrid", "assign rojo", "to madrid")
    assert piece(played, "mola")["box"] == piece(played, "rojo")["box"] == "madrid"


@pytest.mark.rule("GEN-03")
def test_when_one_side_has_none_left_the_other_goes_on() -> None:
    played = game("generals", TROOPS, dict.fromkeys(("mola", "varela", "queipo", "rojo"), "mat"), REPUBLIC)
    do(played, "assign mola", "to avila", "assign rojo", "to madrid", "assign varela", "to segovia")
    assert texts(played) == ["assign queipo"]
    do(played, "assign queipo", "to sevilla")
    assert played.observe(None)["phase"] == "combat"


@pytest.mark.rule("GEN-03")
def test_a_general_without_a_box_stays_on_the_mat() -> None:
    played = game("generals", ["N regular-1 avila"], {"mola": "mat", "varela": "mat"}, REPUBLIC)
    do(played, "assign mola", "to avila")
    assert played.observe(None)["phase"] == "combat"
    assert piece(played, "varela")["where"] == "mat"


@pytest.mark.rule("GEN-04")
def test_after_turn_one_no_distance_counts() -> None:
    played = game("generals", ["N regular-1 cadiz", "N regular-1 la_coruna"], {"mola": "mat"}, REPUBLIC, turn=2)
    do(played, "assign mola")
    assert set(texts(played)) == {"to cadiz", "to la_coruna"}


@pytest.mark.rule("GEN-05")
@pytest.mark.rule("UPK-01")
def test_generals_return_in_upkeep_and_serve_again_next_turn() -> None:
    played = game("generals", ["N regular-1 avila"], {"mola": "mat"}, REPUBLIC)
    do(played, "assign mola", "to avila", "decline mola")
    assert piece(played, "mola")["where"] == "mat"
    until(played, phase("generals", 4))
    assert texts(played) == ["assign mola"]


@pytest.mark.rule("AMB-08")
@pytest.mark.rule("GEN-06")
def test_on_turn_one_a_general_goes_no_further_than_a_linked_box() -> None:
    troops = ["N regular-1 burgos", "N regular-1 segovia", "N regular-1 avila"]
    played = game("generals", troops, {"mola": "burgos"}, REPUBLIC, turn=1, origins={"mola": "burgos"})
    do(played, "assign mola")
    assert set(texts(played)) == {"to burgos", "to segovia"}
    assert rule_of(played, "to avila") == "GEN-06"


@pytest.mark.rule("GEN-06")
def test_the_limit_of_turn_one_is_gone_on_turn_two() -> None:
    troops = ["N regular-1 burgos", "N regular-1 segovia", "N regular-1 avila"]
    played = game("generals", troops, {"mola": "burgos"}, REPUBLIC, turn=1, origins={"mola": "burgos"})
    until(played, phase("generals", 2))
    do(played, "assign mola")
    assert rule_of(played, "to avila") is None


@pytest.mark.rule("GEN-06")
def test_on_turn_one_a_general_with_no_own_unit_near_is_not_assigned() -> None:
    played = game(
        "generals", ["N regular-1 sevilla"], {"mola": "burgos", "queipo": "sevilla"}, REPUBLIC, turn=1,
        origins={"mola": "burgos", "queipo": "sevilla"},
    )  # fmt: skip
    assert texts(played) == ["assign queipo"]
    assert rule_of(played, "assign mola") == "GEN-06"


@pytest.mark.rule("GEN-07")
def test_generals_do_not_count_for_the_limit_of_four() -> None:
    troops = [f"N regular-{n} avila" for n in (1, 1, 2, 2)]
    played = game("generals", troops, {"mola": "mat"}, REPUBLIC)
    do(played, "assign mola", "to avila")
    until(played, phase("movement", 4, R))
    assert len(at(played, "avila")) == 4


@pytest.mark.rule("GEN-07")
def test_generals_do_not_move_in_the_movement_phase() -> None:
    played = game("nationalist-move", TROOPS, {"mola": "mat"}, REPUBLIC)
    assert rule_of(played, "move mola") == "GEN-07"


@pytest.mark.rule("AMB-09")
@pytest.mark.rule("GEN-07")
def test_a_general_alone_holds_no_box() -> None:
    played = game("combat", ["N regular-1 avila"], {"rojo": "avila", "varela": "avila"}, REPUBLIC)
    assert control(played, "avila") == N


@pytest.mark.rule("GEN-08")
def test_a_general_may_go_to_an_encircled_box() -> None:
    played = game("generals", ["R regular-1 barcelona"], {"rojo": "mat"})
    do(played, "assign rojo", "to barcelona")
    assert piece(played, "rojo")["box"] == "barcelona"
