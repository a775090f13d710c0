"""Tanks (TNK)."""

import pytest
from tests.espana1936.build import at, do, game, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

from dosespanas.kernel.game import Game

CONTESTED = ["R communist-1 madrid", "R regular-2 madrid", "N regular-1 madrid"]


def in_madrid(*republic: str) -> Game:
    """A tank in a contested Madrid, the Republican side to move."""
    return game("republican-move", CONTESTED, {"t26_1": "madrid"}, republic=republic)


@pytest.mark.rule("TNK-01")
def test_a_tank_moves_along_links_and_takes_an_enemy_marker() -> None:
    tanks = {"cv33_1": "san_sebastian"}
    played = game("nationalist-move", [], tanks, republic=all_but("san_sebastian", "bilbao"))
    do(played, "move cv33_1")
    assert rule_of(played, "to huesca") == "MOV-03"
    do(played, "to pamplona")
    assert piece(played, "cv33_1")["box"] == "pamplona"
    assert played.observe(None)["boxes"]["pamplona"] == {"control": "nationalist", "marker": None}


@pytest.mark.rule("TNK-01")
def test_tanks_do_not_count_for_the_limit_of_four() -> None:
    troops = [f"N regular-{n} avila" for n in (1, 1, 2, 2)]
    tanks = dict.fromkeys(("cv33_1", "cv33_2", "pz1_1"), "avila")
    played = game("nationalist-move", troops, tanks, republic=REPUBLIC)
    do(played, "done")
    assert len(at(played, "avila")) == 4
    assert all(piece(played, tank)["box"] == "avila" for tank in tanks)


@pytest.mark.rule("TNK-02")
def test_a_tank_runs_on_from_a_contested_box_where_a_troop_may_not() -> None:
    played = in_madrid("cuenca", "valencia")
    do(played, "move regular-2 madrid")
    assert rule_of(played, "to valencia") == "MOV-06"
    played = in_madrid("cuenca", "valencia")
    do(played, "move t26_1", "to valencia")
    assert piece(played, "t26_1")["box"] == "valencia"


@pytest.mark.rule("TNK-03")
def test_a_tank_from_a_contested_box_enters_no_enemy_box() -> None:
    played = in_madrid("cuenca")
    do(played, "move t26_1")
    assert texts(played) == ["to cuenca"]
    assert rule_of(played, "to toledo") == "TNK-03"
    assert rule_of(played, "to valencia") == "TNK-03"


@pytest.mark.rule("TNK-04")
def test_a_contested_box_stops_a_tank() -> None:
    troops = ["R regular-1 albacete", "R regular-1 cuenca", "N regular-1 cuenca"]
    played = game("republican-move", troops, {"t26_1": "albacete"}, republic=["madrid"])
    do(played, "move t26_1")
    assert rule_of(played, "to cuenca") is None
    assert rule_of(played, "to madrid") == "MOV-03"


@pytest.mark.rule("TNK-04")
def test_a_tank_may_run_from_one_contested_box_into_another() -> None:
    troops = [*CONTESTED, "R regular-1 teruel", "N regular-1 teruel"]
    played = game("republican-move", troops, {"t26_1": "madrid"}, republic=["cuenca", "valencia"])
    do(played, "move t26_1", "to teruel")
    assert piece(played, "t26_1")["box"] == "teruel"


@pytest.mark.rule("TNK-05")
def test_tanks_alone_cannot_attack() -> None:
    played = game("combat", ["R regular-1 avila"], {"cv33_1": "avila", "varela": "avila"}, republic=REPUBLIC)
    assert rule_of(played, "battle varela") == "CBT-03"
    assert texts(played) == ["decline varela"]


@pytest.mark.rule("TNK-05")
def test_tanks_alone_cannot_be_attacked() -> None:
    played = game("combat", ["N regular-1 avila"], {"t26_1": "avila", "varela": "avila"}, republic=REPUBLIC)
    assert rule_of(played, "battle varela") == "CBT-03"


@pytest.mark.rule("TNK-05")
def test_only_troops_attack_and_are_attacked() -> None:
    pieces = {"cv33_1": "avila", "t26_1": "avila", "varela": "avila"}
    played = game("combat", ["N regular-1 avila", "R regular-1 avila"], pieces, republic=REPUBLIC)
    do(played, "battle varela")
    assert texts(played) == ["attack regular-1 avila", "done"]
    do(played, "attack regular-1 avila")
    assert texts(played) == ["target regular-1 avila"]


@pytest.mark.rule("TNK-06")
@pytest.mark.rule("UPK-01")
def test_tanks_stay_on_the_map_through_upkeep() -> None:
    played = game("upkeep", ["N regular-1 avila"], {"cv33_1": "avila"}, republic=REPUBLIC, turn=4)
    until(played, phase("movement", 5))
    assert piece(played, "cv33_1")["box"] == "avila"


def attack_until(outcome: int) -> Game:
    """A strong troop attacks a militia with a tank beside another militia; the first fall of the dice with it left.

    `outcome` is the number of Republican troops that remain in the box.
    """
    troops = ["N regular-3 avila", "R communist-1 avila", "R regular-1 avila"]
    for seed in range(100):
        played = game("combat", troops, {"varela": "avila", "t26_1": "avila"}, republic=REPUBLIC, seed=seed)
        do(played, "battle varela", "attack regular-3 avila", "target communist-1 avila", "support t26_1")
        if sum(name.startswith("R") for name in at(played, "avila")) == outcome and at(played, "avila")[0][0] == "N":
            return played
    raise AssertionError("never happened")


@pytest.mark.rule("TNK-07")
def test_a_tank_dies_with_the_troop_it_supported_even_if_another_troop_remains() -> None:
    played = attack_until(1)
    assert at(played, "avila")[-1] == "R regular-1"
    assert piece(played, "t26_1")["where"] == "eliminated"


@pytest.mark.rule("TNK-07")
def test_a_tank_lives_if_the_troop_it_supported_lives() -> None:
    played = attack_until(2)
    assert piece(played, "t26_1")["box"] == "avila"


@pytest.mark.rule("TNK-07")
def test_a_tank_left_without_troops_is_lost_though_it_supported_nobody() -> None:
    for seed in range(100):
        troops = ["N regular-5 avila", "R communist-1 avila"]
        played = game("combat", troops, {"varela": "avila", "t26_1": "avila"}, republic=REPUBLIC, seed=seed)
        do(played, "battle varela", "attack regular-5 avila", "target communist-1 avila", "done")
        if at(played, "avila")[-1][0] == "N":
            break
    assert piece(played, "t26_1")["where"] == "eliminated"


@pytest.mark.rule("TNK-07")
def test_a_tank_alone_among_enemies_is_lost_in_upkeep() -> None:
    played = game("upkeep", ["N regular-1 avila"], {"t26_1": "avila"}, republic=REPUBLIC)
    assert piece(played, "t26_1")["where"] == "eliminated"
    assert played.observe(None)["boxes"]["avila"]["control"] == "nationalist"


@pytest.mark.rule("TNK-08")
def test_a_tank_supports_once_a_turn() -> None:
    troops = ["N regular-5 avila", "N legion-1 avila", "R communist-1 avila", "R regular-5 avila"]
    played = game("combat", troops, {"varela": "avila", "cv33_1": "avila", "cv33_2": "avila"}, republic=REPUBLIC)
    do(played, "battle varela", "attack regular-5 avila", "target communist-1 avila", "support cv33_2", "done")
    assert piece(played, "cv33_2")["used"]
    do(played, "attack legion-1 avila", "target regular-5 avila")
    assert rule_of(played, "support cv33_2") == "CBT-07"
    assert rule_of(played, "support cv33_1") is None
