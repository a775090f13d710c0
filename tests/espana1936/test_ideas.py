"""What either side could do with its next moves, as places and ways to be drawn on the map."""

from typing import Any

import pytest
from tests.espana1936.build import game

from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP
from dosespanas.registry import new_game

EAST = ["lerida", "gerona", "barcelona", "tarragona", "castellon", "alicante", "albacete", "murcia"]
GUARDS = [f"R communist-1 {box}" for box in ("castellon", "albacete", "valencia", "cuenca")]


def shown(at: Game, viewer: int | None) -> list[dict[str, Any]]:
    """All ideas that a viewer is told."""
    found = at.overlay("ideas", viewer)
    assert isinstance(found, list)
    return found


def ideas(at: Game, viewer: int, side: str) -> dict[str, dict[str, Any]]:
    """The first idea of each kind that a viewer is told of a side."""
    found: dict[str, dict[str, Any]] = {}
    for one in shown(at, viewer):
        if one["side"] == side:
            found.setdefault(one["key"], one)
    return found


@pytest.mark.rule("VIC-04")
@pytest.mark.rule("MOV-04")
def test_walks_through_boxes_held_by_markers_alone_are_shown_with_their_ways() -> None:
    at = game("republican-move", [*GUARDS, "N legion-2 zaragoza", "N legion-2 granada"], republic=EAST)
    theirs = ideas(at, REP, "nationalist")
    walks = theirs["idea-walks"]
    assert walks["places"] == ["lerida", "tarragona"] and walks["args"]["count"] == 6
    assert walks["ways"] == [["zaragoza", "lerida"], ["lerida", "tarragona"]], "what one opens the next goes through"
    assert theirs["idea-walk"]["places"] == ["lerida", "murcia"]
    assert list(theirs)[-1] == "idea-walk", "what ends the war comes first"


@pytest.mark.rule("VIC-04")
def test_two_manned_boxes_whose_loss_together_splits_the_linked_ones_are_shown() -> None:
    chain = ["lerida", "gerona", "barcelona", "castellon", "alicante", "albacete", "murcia", "teruel", "almeria"]
    troops = ["R communist-2 teruel", "R communist-2 tarragona", "R communist-1 valencia", "N legion-2 zaragoza"]
    at = game("republican-move", troops, republic=chain)
    for one in shown(at, REP):
        if one["key"] == "idea-pair":
            assert len(one["places"]) == 2 and one["args"]["count"] < one["args"]["wanted"] == 8


@pytest.mark.rule("VIC-02")
@pytest.mark.rule("SUP-01")
def test_each_side_is_told_of_both_what_is_open_and_the_gravest_first() -> None:
    troops = ["R communist-2 gerona", "N legion-2 zaragoza"]
    at = game("republican-move", troops, republic=["lerida"], turn=5)
    for viewer in (NAT, REP):
        cut = ideas(at, viewer, "nationalist")["idea-cut"]
        assert cut["places"] == ["lerida"] and cut["ways"] == [["zaragoza", "lerida"]]
        assert cut["args"] == {"box": "box:lerida", "cut": "box:gerona"}
    sides = [one["side"] for one in shown(at, REP)]
    assert sides == sorted(sides), "those of the other side come first"
    assert shown(at, None) == []


@pytest.mark.rule("MOV-06")
def test_nobody_is_said_to_walk_in_who_is_held_in_a_contested_box() -> None:
    """A review said of La Coruña that a unit could walk in: the only one near stood in Oviedo beside the enemy."""
    held = ["R communist-1 oviedo", "N regular-1 oviedo", "R regular-1 valencia"]
    for step in ("republican-move", "combat"):
        assert "idea-open" not in ideas(game(step, held, republic=["santander"]), REP, "republican")
    free = ["R communist-1 oviedo", "R regular-1 valencia", "N regular-1 zaragoza"]
    found = ideas(game("republican-move", free, republic=["santander"]), REP, "republican")
    assert found["idea-open"]["places"] == ["la_coruna"]


def test_to_ask_changes_nothing_and_an_end_leaves_none() -> None:
    at = new_game("espana1936", "1936", None, 3)
    before = at.state.to_json()
    assert shown(at, REP)
    assert at.state.to_json() == before
    at.resign(NAT)
    assert shown(at, REP) == []
