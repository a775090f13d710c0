"""Stacks sent together: each as near to its goal as it comes without a regret, by rail all the way, in one row."""

from typing import Any

import pytest
from tests.browser.test_gce_page import position

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side

AROUND_SEVILLA = {"1607": ["n_cst"], "1608": ["n_bz", "n_crz"], "1508": ["n_rdn"]}


def at(step: str, stacks: dict[str, list[str]]) -> Game:
    """The 1936 scenario in turn 2 at the opening of a step, with some stacks laid out anew."""
    return dosespanas.from_position(position(step, 2, stacks=stacks))


def orders(game: Game, text: str, side: Side = Side.NATIONALIST) -> Any:
    """What is said of stacks sent to goals."""
    return game.overlay(f"orders:{text}", side)


def hexes(game: Game) -> dict[str, str]:
    """Where every unit stands."""
    return {unit["id"]: unit["hex"] for unit in game.observe(Side.NATIONALIST)["units"]}


@pytest.mark.rule("12.1-a")
def test_stacks_go_as_near_as_they_come_unless_one_would_regret_it() -> None:
    game = at("movement-nationalist", AROUND_SEVILLA)
    found = orders(game, "1607-1809,1608-1809,1508-1809")
    assert found["stays"] == ["1607"], "Seville would be left empty"
    went = {way["from"]: sorted(way["units"]) for way in found["ways"]}
    assert went == {"1608": ["n_bz", "n_crz"], "1508": ["n_rdn"]}
    for action in found["row"]:
        assert game.explain(action) is None, action
        game.apply(action)
    now = hexes(game)
    ends = {unit: way["path"][-1] for way in found["ways"] for unit in way["units"]}
    assert {unit: now[unit] for unit in ends} == ends and now["n_cst"] == "1607"


@pytest.mark.rule("12.1-a")
def test_units_named_go_without_those_who_stand_with_them() -> None:
    game = at("movement-nationalist", {"1607": ["n_cst", "n_rdn"], "1608": ["n_bz", "n_crz"]})
    found = orders(game, "1607:n_rdn-1809,1608:n_bz-1809,1608:n_crz-1305")
    assert not found["stays"], "Seville keeps a unit"
    for action in found["row"]:
        game.apply(action)
    now = hexes(game)
    assert now["n_cst"] == "1607" and now["n_rdn"] != "1607"
    assert now["n_bz"] != now["n_crz"], "each goes to its own goal"


@pytest.mark.rule("12.1-a")
def test_who_is_not_in_the_hex_named_goes_nowhere_and_is_not_found() -> None:
    game = at("movement-nationalist", AROUND_SEVILLA)
    for who in ("n_rdn", "r_per", "nobody"):
        assert orders(game, f"1608:{who}-1809") == {"row": [], "ways": [], "stays": ["1608"]}
    [way] = orders(game, "1608:n_bz-1809,1608:n_bz-1305")["ways"]
    assert way["units"] == ["n_bz"], "a unit is sent once"


@pytest.mark.rule("14.1")
def test_stacks_go_by_rail_all_the_way_as_long_as_trains_last() -> None:
    game = at("strategic-nationalist", {"1607": ["n_cst", "n_rdn", "n_crz"]})
    found = orders(game, "1607-1707")
    assert found["row"][1::2] == ["to 1707"] * len(found["ways"][0]["units"]) and len(found["row"]) == 4
    for action in found["row"]:
        game.apply(action)
    assert sorted(hexes(game)[unit] for unit in ("n_cst", "n_rdn", "n_crz")) == ["1607", "1707", "1707"]
    assert orders(game, "1607-3012")["stays"] == ["1607"], "no train is left"


@pytest.mark.rule("12.1-a")
def test_nobody_is_sent_but_by_the_side_that_moves() -> None:
    game = at("movement-nationalist", AROUND_SEVILLA)
    nobody = {"row": [], "ways": [], "stays": ["1608"]}
    assert orders(game, "1608-1809", Side.REPUBLICAN) == nobody
    assert game.overlay("orders:1608-1809", None) == nobody
    assert orders(game, "1608-1608") == nobody
    assert orders(game, "2216-1809")["row"] == [], "nobody stands there"
    for wrong in ("", "1608", "1608-", "1608-9999", "x-y", "1608-1809,", "1608:-1809", "n_bz-1809"):
        assert orders(game, wrong) is None, wrong
