"""Supply (SUP)."""

import pytest
from tests.espana1936.build import at, do, game, kinds, rule_of, texts
from tests.espana1936.quiet import REPUBLIC

from dosespanas.kernel.game import Game

RING = ["gerona", "lerida", "tarragona"]
"""The boxes linked to Barcelona."""


def supplied(played: Game, box: str) -> set[bool]:
    return {p["supplied"] for p in played.observe(None)["pieces"] if p["kind"] == "troop" and p["box"] == box}


@pytest.mark.rule("AMB-29")
@pytest.mark.rule("SUP-01")
def test_one_contested_neighbour_is_enough() -> None:
    troops = ["N regular-1 gerona", "N regular-1 lerida", "R regular-1 lerida"]
    assert supplied(game("nationalist-move", troops, republic=["barcelona"]), "gerona") == {True}


@pytest.mark.rule("SUP-01")
def test_one_neighbour_with_an_own_marker_is_enough() -> None:
    played = game("nationalist-move", ["N regular-1 gerona"], republic=["barcelona"])
    assert supplied(played, "gerona") == {True}


@pytest.mark.rule("SUP-02")
def test_mere_enemy_markers_all_around_cut_supply() -> None:
    played = game("nationalist-move", ["N regular-1 gerona"], republic=["barcelona", "lerida"])
    assert supplied(played, "gerona") == {False}


@pytest.mark.rule("SUP-03")
def test_two_boxes_of_a_pocket_supply_each_other() -> None:
    troops = ["N regular-1 gerona", "N regular-1 barcelona"]
    played = game("nationalist-move", troops, republic=["lerida", "tarragona"])
    assert supplied(played, "gerona") == supplied(played, "barcelona") == {True}


@pytest.mark.rule("SUP-04")
def test_unsupplied_troops_and_tanks_cannot_move() -> None:
    played = game("nationalist-move", ["N regular-1 gerona"], {"cv33_1": "gerona"}, republic=["barcelona", "lerida"])
    assert rule_of(played, "move regular-1 gerona") == "SUP-04"
    assert rule_of(played, "move cv33_1") == "SUP-04"


@pytest.mark.rule("SUP-04")
def test_unsupplied_troops_cannot_attack() -> None:
    troops = ["N regular-3 barcelona", "R regular-1 barcelona"]
    played = game("combat", troops, {"varela": "barcelona"}, republic=RING)
    assert rule_of(played, "battle varela") == "BAT-08"
    assert texts(played) == ["decline varela"]


@pytest.mark.rule("SUP-05")
def test_no_replacements_reach_an_unsupplied_box() -> None:
    republic = [box for box in REPUBLIC if box != "cuenca"]
    played = game("replacement", ["R regular-1 madrid"], republic=republic)
    assert rule_of(played, "raise regular-1 madrid") == "RPL-07"


@pytest.mark.rule("SUP-05")
def test_no_card_reinforcements_reach_an_unsupplied_box() -> None:
    republic = [box for box in REPUBLIC if box != "cuenca"]
    played = game("events", ["R regular-1 madrid"], republic=republic, hands=([], ["rep_2"]))
    events = do(played, "event rep_2")
    assert "event-void" in kinds(events)
    assert at(played, "madrid") == ["R regular-1"]


@pytest.mark.rule("SUP-07")
def test_supply_is_read_when_each_unit_moves() -> None:
    troops = ["N legion-1 gerona", "N regular-1 zaragoza"]
    played = game("nationalist-move", troops, republic=["barcelona", "lerida"])
    assert rule_of(played, "move legion-1 gerona") == "SUP-04"
    do(played, "move regular-1 zaragoza", "to lerida")
    assert rule_of(played, "move legion-1 gerona") is None


@pytest.mark.rule("SUP-08")
def test_an_encircled_general_supports_the_defence() -> None:
    troops = ["R regular-2 barcelona", "N regular-2 barcelona"]
    played = game("combat", troops, {"rojo": "barcelona", "varela": "barcelona"})
    do(played, "battle varela", "attack regular-2 barcelona", "target regular-2 barcelona")
    assert played.actor == 1
    assert rule_of(played, "support rojo") is None


@pytest.mark.rule("SUP-08")
def test_an_encircled_general_starts_no_battle() -> None:
    troops = ["R regular-2 barcelona", "N regular-2 barcelona"]
    played = game("combat", troops, {"rojo": "barcelona"})
    assert rule_of(played, "battle rojo") == "BAT-08"
