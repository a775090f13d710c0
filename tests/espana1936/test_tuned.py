"""The tuned opponent and the planner: the same for the same seed, blind to what is hidden, better than the rest."""

import json
from pathlib import Path
from typing import Any

import pytest

import dosespanas
from dosespanas.espana1936.board.options import SCENARIOS
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.players.espana1936.planner import minds
from dosespanas.players.espana1936.planner.player import PlannerPlayer
from dosespanas.players.espana1936.tuned.weights import NAMES, BadWeights, initial, load, shipped
from dosespanas.players.life import ask, play_on


def winner(
    names: tuple[str, str], seed: int, scenario: str = "1936", options: dict[str, Any] | None = None
) -> int | None:
    game = dosespanas.new_game("espana1936", scenario, options or {}, seed=seed)
    play_on(game, [make(names[0], seed), make(names[1], seed + 1)])
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


def test_tuned_beats_scripted_from_both_sides() -> None:
    won = 0
    for seed in range(4):
        won += winner(("tuned", "scripted"), seed) == 0
        won += winner(("scripted", "tuned"), seed) == 1
    assert won >= 6


def test_casual_beats_random() -> None:
    won = 0
    for seed in range(3):
        won += winner(("casual", "random"), seed) == 0
        won += winner(("random", "casual"), seed) == 1
    assert won >= 5


@pytest.mark.parametrize("name", ["casual", "tuned"])
def test_every_option_there_is_is_played(name: str) -> None:
    everything = dict.fromkeys(["naval", "rep_generals", "captured_tanks", "san_sebastian", "ask_drm"], True)
    for options in (everything, {"fog": True}, {"historical": True}, {"no_intervention": True, "naval": True}):
        winner((name, name), 3, "1936", options)
    winner((name, name), 3, "1938", everything)


def actions(name: str, seed: int, own: int, until: int = 400) -> list[str]:
    game = dosespanas.new_game("espana1936", seed=seed)
    players = [make(name, own), make(name, own + 1)]
    while game.actor is not None and game.choice < until:
        forced = game.forced()
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    return [str(action) for action in game.actions]


def test_equal_seeds_play_alike_and_others_do_not() -> None:
    assert actions("tuned", 5, 1) == actions("tuned", 5, 1)
    openings = {tuple(actions("tuned", 5, own, 40)) for own in range(1, 9)}
    assert len(openings) >= 4


def redealt(game: Game, side: int) -> Game:
    """The same game as its side sees it, with other cards where he cannot look."""
    other = dosespanas.sample(game.observe(side), 99)
    assert other.observe(side) == game.observe(side)
    return other


def test_equal_observations_get_equal_choices() -> None:
    """The leak law for opponents: what is drawn for what he cannot see changes no choice."""
    game = dosespanas.new_game("espana1936", seed=8)
    players = [make("tuned", 1), make("tuned", 2)]
    compared = 0
    while game.actor is not None and game.choice < 500:
        forced = game.forced()
        if forced is None and game.choice % 5 == 0:
            again = make("tuned", 1 + game.actor)
            assert ask(again, game) == ask(again, redealt(game, game.actor))
            compared += 1
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    assert compared > 20


def test_every_choice_has_a_reason_of_the_catalogue() -> None:
    catalogue = Path(dosespanas.__file__).parent / "locale" / "en" / "opponents.ftl"
    known = {line.split(" ")[0] for line in catalogue.read_text(encoding="utf-8").splitlines()}
    game = dosespanas.new_game("espana1936", seed=2)
    player = make("tuned", 4)
    given = 0
    while game.actor is not None and game.choice < 300:
        action, reason = ask(player, game)
        if reason is not None:
            assert reason["key"] in known
            given += 1
        game.apply(action)
    assert given > 100


def test_weights_are_checked_when_they_are_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    table: dict[str, Any] = {"recipe": {"command": "by hand"}, "nationalist": initial(), "republican": initial()}
    good = {"1936": table, "1938": table}
    file.write_text(json.dumps(good), encoding="utf-8")
    assert load(file) == {"1936": [initial(), initial()], "1938": [initial(), initial()]}
    bad_ones = [
        ("1938, nationalist", table | {"nationalist": initial() | {"early": 1000}}),
        ("1938, republican", table | {"republican": initial() | {"early": "much"}}),
        ("1938, republican", table | {"republican": initial() | {"earlier": 1}}),
        ("1938.*recipe", {side: initial() for side in ("nationalist", "republican")}),
    ]
    for said, changed in bad_ones:
        file.write_text(json.dumps(good | {"1938": changed}), encoding="utf-8")
        with pytest.raises(BadWeights, match=said):
            load(file)
    for text, said in (("{", r"weights\.json"), (json.dumps({"1936": table}), "1936, 1938")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadWeights, match=said):
            load(file)


def test_the_shipped_weights_are_whole() -> None:
    for scenario in SCENARIOS:
        for row in shipped(scenario):
            assert list(row) == NAMES


def planned(seed: int, choices: int, budget: int) -> list[str]:
    """What a planner with so many simulations and all the time it wants does, playing both sides."""
    game = dosespanas.new_game("espana1936", seed=3)
    players = [PlannerPlayer(seed, budget, 1000.0), PlannerPlayer(seed + 1, budget, 1000.0)]
    for _ in range(choices):
        if game.actor is None:
            break
        forced = game.forced()
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    return [str(action) for action in game.actions]


def test_a_planner_is_the_same_for_its_seed_and_budget() -> None:
    assert planned(1, 12, 16) == planned(1, 12, 16)


@pytest.mark.parametrize("options", [{}, {"fog": True}])
def test_a_planner_sees_no_more_than_its_observation(options: dict[str, Any]) -> None:
    game = dosespanas.new_game("espana1936", options=options, seed=8)
    players = [make("tuned", 1), make("tuned", 2)]
    for until in (30, 160):
        while game.actor is not None and game.choice < until:
            forced = game.forced()
            game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
        assert game.actor is not None
        other = redealt(game, game.actor)
        assert ask(PlannerPlayer(1, 8, 1000.0), game) == ask(PlannerPlayer(1, 8, 1000.0), other)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"recipe": None}, "recipe"),
        ({"republican": []}, "republican"),
        ({"nationalist": [initial() | {"early": 1000}]}, "early"),
        ({"republican": [initial(), {}]}, "republican 2"),
    ],
)
def test_minds_are_checked_when_they_are_read(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    file = tmp_path / "minds.json"
    table = {"recipe": {"command": "by hand"}, "nationalist": [initial()], "republican": [initial(), initial()]}
    good = {"1936": table, "1938": table}
    file.write_text(json.dumps(good), encoding="utf-8")
    assert [len(rows) for rows in minds.load(file)["1938"]] == [1, 2]
    file.write_text(json.dumps(good | {"1938": table | change}), encoding="utf-8")
    with pytest.raises(BadWeights, match=said):
        minds.load(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(BadWeights, match=r"minds\.json"):
        minds.load(file)


def test_a_planner_without_time_still_answers() -> None:
    game = dosespanas.new_game("espana1936", seed=3)
    player = PlannerPlayer(1, 64, 0.0)
    action, reason = ask(player, game)
    assert action in {str(legal) for legal in game.legal_actions()}
    assert reason is not None


def test_a_planner_that_is_told_what_it_chose_goes_on_as_it_would_have() -> None:
    game = dosespanas.new_game("espana1936", seed=3)
    player, told = PlannerPlayer(1, 16, 1000.0), PlannerPlayer(1, 16, 1000.0)
    while game.choice < 6:
        action, _ = ask(player, game)
        seen: Any = game.observe(game.actor)
        told.follow(seen, game.legal_view(), action)
        game.apply(action)
    assert ask(player, game) == ask(told, game)
