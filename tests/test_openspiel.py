"""The match with OpenSpiel's search: what it is shown of a game, and how a match is counted. Needs no OpenSpiel."""

import random
from typing import Any

import pytest
from studies.openspiel_match import SEARCH, Clocked, Shown, play, report, seated

import dosespanas
from dosespanas.kernel.chance import Chance, seed_bytes

PLAYED: dict[str, Any] = {"game": "espana1936", "scenario": "1936", "options": {}}


@pytest.mark.parametrize("options", [{}, {"naval": True}])
def test_positions_that_look_alike_offer_the_same_numbers(options: dict[str, bool]) -> None:
    game = dosespanas.new_game("espana1936", "1936", options, seed=5)
    choose, chance = random.Random(5), Chance(seed_bytes(5))
    for number in range(200):
        assert game.actor is not None
        if number % 20 == 0:
            true = Shown(game.state, game.choice)
            drawn = Shown(dosespanas.sample(game.observe(game.actor), chance).state, game.choice)
            assert drawn.information_state_string() == true.information_state_string()
            assert drawn.legal_actions() == true.legal_actions()
            assert drawn.current_player() == int(game.actor)
        game.apply(choose.choice(game.legal_actions()))


def test_a_shown_game_ends_with_a_winner_and_a_loser_and_leaves_its_original_alone() -> None:
    shown = Shown(dosespanas.new_game("espana1936", seed=6).state, 0)
    before = shown.information_state_string()
    copy, choose = shown.clone(), random.Random(6)
    while not copy.is_terminal():
        assert not copy.is_chance_node()
        copy.apply_action(choose.choice(copy.legal_actions(copy.current_player())))
    assert sorted(copy.returns()) == [-1.0, 1.0]
    assert shown.returns() == [0.0, 0.0]
    assert shown.information_state_string() == before


def test_a_level_that_can_be_told_so_thinks_as_long_as_the_search() -> None:
    planner: Any = seated("planner", 1, "espana1936", 0.25)
    assert planner.seconds == 0.25


def test_a_match_counts_wins_by_side_and_the_time_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    def sit(name: str, seed: int, game: str, seconds: float) -> Any:
        return seated("random" if name == SEARCH else name, seed, game, seconds)

    monkeypatch.setattr("studies.openspiel_match.seated", sit)
    rows = [play((3, *sides), PLAYED, 0.1) for sides in (("scripted", SEARCH), (SEARCH, "scripted"))]
    assert [row["winner"] for row in rows] == ["nationalist", "republican"]
    assert rows[0]["clock"]["scripted"]["spent"] > 0.0
    told = report(rows, "scripted").splitlines()
    assert told[0] == "scripted wins 2 of 2 (all): 100.0% (34.2% - 100.0%)"
    assert told[-1] == "ismcts: 0.0 simulations a choice"


def test_the_clock_counts_what_a_player_is_asked() -> None:
    game = dosespanas.new_game("espana1936", seed=7)
    clock = Clocked(seated("random", 7, "espana1936", 0.1))
    action, _ = clock.choose(game.observe(game.actor), game.legal_view())
    assert action in map(str, game.legal_actions())
    assert clock.told()["asked"] == 1
