"""How near each way to win is: what both games say of it agrees with how they end."""

from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side
from dosespanas.registry import GAMES


def ways(game: Game, side: int | None = 0) -> dict[tuple[str, str], dict[str, Any]]:
    found = game.overlay("victory", side)
    assert isinstance(found, list)
    return {(way["side"], way["rule"]): way for way in found}


@pytest.mark.rule("VIC-03", "VIC-04", "VIC-05", "VIC-06", "VIC-07")
def test_the_set_up_of_1936() -> None:
    found = ways(dosespanas.new_game("espana1936"))
    assert (found["nationalist", "VIC-03"]["now"], found["nationalist", "VIC-03"]["needed"]) == (4, 8)
    assert found["nationalist", "VIC-04"]["args"] == {"side": "side:republican"}
    assert found["nationalist", "VIC-04"]["now"] > found["nationalist", "VIC-04"]["needed"] == 7
    assert (found["republican", "VIC-05"]["now"], found["nationalist", "VIC-05"]["now"]) == (1, 1)
    assert (found["nationalist", "VIC-06"]["now"], found["nationalist", "VIC-06"]["needed"]) == (0, 1)
    assert ("republican", "VIC-06") not in found
    assert (found["republican", "VIC-07"]["now"], found["republican", "VIC-07"]["needed"]) == (8, 4)


def test_what_can_no_longer_happen_is_not_told() -> None:
    assert ("nationalist", "VIC-06") not in ways(dosespanas.new_game("espana1936", scenario="1938"))


@pytest.mark.rule("4.1-a", "4.2-a", "4.3-a", "17.2-a", "17.2-b")
def test_each_scenario_of_the_hex_game_tells_its_own() -> None:
    short = ways(dosespanas.new_game("gce", scenario="1936"))
    assert {rule for _, rule in short} == {"4.2-a", "17.2-a", "17.2-b"}
    assert (short["nationalist", "17.2-a"]["now"], short["nationalist", "17.2-a"]["needed"]) == (0, 3)
    whole = ways(dosespanas.new_game("gce", scenario="campaign"))
    assert {rule for _, rule in whole} == {"4.1-a", "4.1-b", "4.2-a", "4.3-a"}
    assert (whole["nationalist", "4.1-a"]["now"], whole["nationalist", "4.1-a"]["needed"]) == (72, 30)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_may_look(name: str) -> None:
    game = dosespanas.new_game(name)
    assert ways(game, None).keys() == ways(game, 0).keys() == ways(game, 1).keys()


@pytest.mark.parametrize("name", GAMES)
def test_the_rule_that_a_game_given_up_names_tells_of_giving_up(name: str) -> None:
    game = dosespanas.new_game(name)
    game.resign(Side.NATIONALIST)
    end = game.outcome()
    assert end is not None and end.winner == Side.REPUBLICAN
    assert "give up" in Catalogue("en", game=name).text(f"rule-{end.rule.replace('.', '_')}")


@pytest.mark.parametrize("language", languages())
def test_hexes_are_named_only_where_some_are_taken(language: str) -> None:
    way = ways(dosespanas.new_game("gce", scenario="1936"))["republican", "17.2-b"]
    words = Catalogue(language)
    assert "(" not in words.text(way["key"], **way["args"])
    taken = way["args"] | {"hexes": ["hex:2110"], "count": 1}
    assert words.text(way["key"], **taken).count("(") == 1
