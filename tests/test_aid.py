"""The player's aid of every game: steps and tables from the game's own data, in words that exist."""

import itertools
import random
from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.registry import GAMES, definition_of
from dosespanas.rulebook import chapters

PLAYED = [(game, scenario) for game in GAMES for scenario in definition_of(game).choices.SCENARIOS]


def aid(game: Any, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.overlay("aid", viewer)
    return found


@pytest.mark.parametrize(("game", "scenario"), PLAYED)
def test_every_rule_and_word_of_the_aid_exists(game: str, scenario: str) -> None:
    known = {rule for chapter in chapters(game, "en") for rule in chapter.rules}
    for language, on in itertools.product(languages(), (False, True)):
        options = dict.fromkeys(definition_of(game).choices.AVAILABLE, True) if on else {}
        for one, other in definition_of(game).choices.EXCLUDE:
            options.pop(other if one in options else one, None)
        table = dosespanas.new_game(game, scenario, options, seed=1)
        words = Catalogue(language, definition_of(game).names(), game)
        found = aid(table)
        for step in found["steps"]:
            assert step["rule"] in known
            assert words.text(step["key"], **step["args"]) != step["key"]
        for one_table in found["tables"]:
            assert set(one_table["rules"]) <= known
            assert words.has(one_table["key"])
            for cell in itertools.chain(one_table["columns"], *one_table["rows"]):
                if isinstance(cell, str) and cell.startswith("rule:"):
                    assert cell.removeprefix("rule:") in known
                elif isinstance(cell, str) and ":" in cell and not cell[0].isdigit():
                    assert words.term(cell) not in (cell, cell.partition(":")[2]), cell
                elif isinstance(cell, str) and cell.startswith("aid-"):
                    assert words.has(cell), cell
            assert {len(row) for row in one_table["rows"]} == {len(one_table["columns"])}


@pytest.mark.parametrize(("game", "scenario"), PLAYED)
def test_the_step_in_hand_is_marked_through_the_game(game: str, scenario: str) -> None:
    table = dosespanas.new_game(game, scenario, seed=3)
    dice, seen = random.Random(5), set()
    while table.actor is not None and table.choice < 600:
        if table.choice % 7 == 0:
            here = table.observe(None)
            found = aid(table)
            now = [step for step in found["steps"] if step["now"]]
            assert [step["phase"] for step in found["steps"]] == here["stations"]
            assert now == [found["steps"][here["station"]]]
            seen.add(now[0]["phase"])
            for one in found["tables"]:
                if one["here"] is not None:
                    assert one["rows"][one["here"]][0] == here["turn"]
        table.apply(dice.choice(table.legal_actions()))
    assert len(seen) >= 3


def test_the_tables_say_what_the_rules_use() -> None:
    by_key = {one["key"]: one for one in aid(dosespanas.new_game("gce", "campaign"))["tables"]}
    results = by_key["aid-gce-results"]
    assert results["rows"][2][results["columns"].index("2:1")] == "2/1"  # 13.10
    assert ["modifier:madrid", "+2", "–", "rule:13.20"] in by_key["aid-gce-modifiers"]["rows"]
    assert ["modifier:mountain", 3, 3, 4, 4, "−2", "–"] in by_key["aid-gce-terrain"]["rows"]
    assert len(by_key["aid-gce-points"]["rows"]) == 19
    by_key = {one["key"]: one for one in aid(dosespanas.new_game("espana1936"))["tables"]}
    assert ["–", 5, "2/6"] in by_key["aid-dice"]["rows"]  # CBT-16
    assert [5, 3, 2, 1, "–"] in by_key["aid-ladder"]["rows"]  # HIT-01
    assert by_key["aid-turns"]["rows"][4] == [5, "1937", 3, 2, 3]  # RPL-09


def test_the_aid_tells_nothing_that_is_hidden() -> None:
    for game in GAMES:
        table = dosespanas.new_game(game, seed=1)
        other = dosespanas.sample(table.observe(1), 9)
        assert aid(table, 0) == aid(table, 1) == aid(table) == aid(other, 0)


@pytest.mark.rule("HCP-02")
def test_with_a_handicap_the_aid_says_what_each_side_draws() -> None:
    found = aid(dosespanas.new_game("espana1936", options={"nat_card": True}, seed=1))
    (draws,) = (step for step in found["steps"] if step["phase"] == "draw")
    words = Catalogue("en", definition_of("espana1936").names(), "espana1936")
    assert words.text(draws["key"], **draws["args"]) == (
        f"Cards are drawn: {draws['args']['nationalist']} by the Nationalist side, "
        f"{draws['args']['republican']} by the Republican."
    )
    assert draws["args"]["nationalist"] == draws["args"]["republican"] + 1
    (turns,) = (one for one in found["tables"] if one["key"] == "aid-turns")
    cards = [row[2] for row in turns["rows"]]
    assert cards[4] == "4 / 3"
