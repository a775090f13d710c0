"""The tuned opponent and the planner: the same for the same seed, blind to what is hidden, better than the rest."""

import json
import re
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from tests.espana1936.build import game as small_game

import dosespanas
from dosespanas import players
from dosespanas.espana1936.board.options import SCENARIOS, Options
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.players.espana1936.evaluator import EspanaJudge
from dosespanas.players.espana1936.learned.player import LearnedPlayer, mind
from dosespanas.players.espana1936.learned.value import MINDS, PORTFOLIO, features
from dosespanas.players.espana1936.learned.value import NAMES as VALUED
from dosespanas.players.espana1936.planner import minds
from dosespanas.players.espana1936.planner.player import PlannerPlayer
from dosespanas.players.espana1936.planner.portfolio import book_of
from dosespanas.players.espana1936.planner.search import SURE, Samples, Search, TurnPlan
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.side_view import Memory
from dosespanas.players.espana1936.policy.weights import (
    NAMES,
    BadWeights,
    Weights,
    checked,
    for_game,
    initial,
    load,
    others,
    shipped,
)
from dosespanas.players.lifecycle import ask, play_on
from dosespanas.terminal.app import ladder
from dosespanas.terminal.review_commands import train


def winner(
    names: tuple[str, str], seed: int, scenario: str = "1936", options: dict[str, Any] | None = None
) -> int | None:
    game = dosespanas.new_game("espana1936", scenario, options or {}, seed=seed)
    play_on(game, [make(names[0], seed), make(names[1], seed + 1)])
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


@pytest.mark.parametrize(("seeds", "least"), [(2, 3), pytest.param(12, 18, marks=pytest.mark.long)])
def test_tuned_beats_scripted_from_both_sides(seeds: int, least: int) -> None:
    won = 0
    for seed in range(seeds):
        won += winner(("tuned", "scripted"), seed) == 0
        won += winner(("scripted", "tuned"), seed) == 1
    assert won >= least


def test_casual_beats_random() -> None:
    won = 0
    for seed in range(3):
        won += winner(("casual", "random"), seed) == 0
        won += winner(("random", "casual"), seed) == 1
    assert won >= 5


def test_its_planes_clear_the_strait_for_the_army_of_africa() -> None:
    """With one ship in the strait the Republic would keep the army in Morocco (MAR-08); no battle needs the plane."""
    troops = ["N regular-2 sevilla", "N legion-2 marruecos", "N legion-2 marruecos", "R regular-2 murcia"]
    where = {"he51": "mat", "dd_rep_1": "estrecho"}
    played = small_game("nationalist-move", troops, where, republic=["murcia"], turn=4, options={"naval": True})
    played.apply("move he51")
    assert ask(make("tuned", 1), played) == ("to estrecho", {"key": "reason-place", "box": "area:estrecho"})


def test_a_plan_is_followed_when_it_is_sure_by_enough_games() -> None:
    """Time may be over when few games have been played out: what is better in all of them may still be chance."""
    state = dosespanas.new_game("espana1936", "1938", seed=1).state
    assert isinstance(state, Engine)
    samples = Samples(lambda number: state, 1)
    search = Search(samples, shipped("1938"), EspanaJudge(), 1, 0.0, Memory(state.data))
    mind, better = TurnPlan({}, shipped("1938")[0]), TurnPlan({}, shipped("1938")[0])
    for games, leaves in ((SURE - 1, False), (SURE, True)):
        mind.scores, better.scores = [0.5] * games, [0.6, 0.62] * (games // 2) + [0.6] * (games % 2)
        assert (search.chosen([mind, better], 1.0) is better) == leaves


def test_how_sure_a_plan_must_be_stands_beside_the_minds(tmp_path: Path) -> None:
    assert (minds.doubt("1936", minds.FILE), minds.doubt("1938", minds.FILE)) == (1.0, 3.0)
    raw = json.loads(minds.FILE.read_text(encoding="utf-8"))
    for wrong in (-1, "much", True):
        file = tmp_path / "minds.json"
        file.write_text(json.dumps(raw | {"1938": raw["1938"] | {"doubt": wrong}}), encoding="utf-8")
        with pytest.raises(BadWeights, match="1938: doubt"):
            minds.doubt("1938", file)


EVERYTHING = dict.fromkeys(["naval", "rep_generals", "captured_tanks", "san_sebastian", "ask_drm"], True)
SETTINGS: list[tuple[str, dict[str, bool]]] = [
    ("1936", EVERYTHING),
    ("1936", {"fog": True}),
    ("1936", {"historical": True}),
    ("1936", {"no_intervention": True, "naval": True}),
    ("1938", EVERYTHING),
]


@pytest.mark.parametrize("setting", [SETTINGS[0], *(pytest.param(one, marks=pytest.mark.long) for one in SETTINGS[1:])])
@pytest.mark.parametrize("name", [pytest.param("casual", marks=pytest.mark.long), "tuned"])
def test_every_option_there_is_is_played(name: str, setting: tuple[str, dict[str, bool]]) -> None:
    """The casual opponent plays by the same rules of thumb, with noise."""
    winner((name, name), 3, *setting)


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


@pytest.mark.parametrize(("name", "options"), [("tuned", {}), ("scripted", {"naval": True, "fog": True})])
def test_equal_observations_get_equal_choices(name: str, options: dict[str, bool]) -> None:
    """The leak law for opponents: what is drawn for what he cannot see changes no choice, at sea and in the fog too."""
    game = dosespanas.new_game("espana1936", options=options, seed=8)
    players = [make(name, 1), make(name, 2)]
    compared = 0
    while game.actor is not None and game.choice < 500:
        forced = game.forced()
        if forced is None and game.choice % 5 == 0:
            again = make(name, 1 + game.actor)
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
    more: dict[str, Any] = {"options": ["fog"], "nationalist": initial()}
    file.write_text(json.dumps(good | {"1938": table | {"with": more}}), encoding="utf-8")
    assert others(file) == {"1938": (["fog"], [initial(), None])}
    wrongs: list[dict[str, Any]] = [{"options": ["mist"]}, {"nationalist": {}}, {"side": initial()}]
    for wrong in wrongs:
        file.write_text(json.dumps(good | {"1938": table | {"with": more | wrong}}), encoding="utf-8")
        with pytest.raises(BadWeights, match="1938, with"):
            others(file)
    for text, said in (("{", r"weights\.json"), (json.dumps({"1936": table}), "1936, 1938")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadWeights, match=said):
            load(file)


def test_the_shipped_weights_are_whole() -> None:
    for scenario in SCENARIOS:
        for row in shipped(scenario):
            assert list(row) == NAMES


def test_a_mind_may_like_boxes_more_or_less() -> None:
    state = dosespanas.new_game("espana1936", seed=1).state
    assert isinstance(state, Engine)
    madrid = state.data.box_index["madrid"]
    plain = Weights(initial())
    fond = Weights(checked(initial() | {"box.madrid": 3.0}, "by hand"))
    assert plain.liking(state.data.boxes) == []
    assert [i for i, worth in enumerate(fond.liking(state.data.boxes)) if worth != 1.0] == [madrid]
    before, after = (Policy([row, row], 5, 0.1).tastes(state) for row in (plain, fond))
    assert after[madrid] == pytest.approx(3.0 * before[madrid])
    assert after[:madrid] + after[madrid + 1 :] == before[:madrid] + before[madrid + 1 :]


@pytest.mark.parametrize(("name", "value"), [("box.atlantis", 1.0), ("box.madrid", 50.0), ("box.madrid", "much")])
def test_what_a_mind_likes_is_checked(name: str, value: Any) -> None:
    with pytest.raises(BadWeights, match=name):
        checked(initial() | {name: value}, "by hand")


def test_only_the_nationalist_side_of_1936_has_other_weights_at_sea_and_in_the_fog() -> None:
    plain = shipped("1936")
    assert for_game("1936", Options({"captured_tanks": True})) == plain
    for options in ({"naval": True}, {"fog": True}):
        found = for_game("1936", Options(options))
        assert (found[0] != plain[0], found[1] == plain[1]) == (True, True)
        assert for_game("1938", Options(options)) == shipped("1938")


def test_the_learned_opponent_has_its_own_minds_and_thinks_of_the_planner() -> None:
    player, game = mind(1), dosespanas.new_game("espana1936", "1938", seed=3)
    ask(player, game)
    own, planner, tuned = (minds.first("1938", MINDS), minds.first("1938", minds.FILE), shipped("1938"))
    book = book_of(PORTFOLIO, "1938", 0)
    assert book is not None, "a hunter's mind is its first"
    assert player.thinker.minds[0] == [*book.minds, own[0], planner[0], tuned[0]]
    assert player.thinker.minds[1] == [own[1], planner[1], tuned[1]]
    assert player.thinker.weights == planner != own
    assert player.thinker.tried == 0, "its mind alone"


def test_the_learned_value_counts_the_force_in_each_box() -> None:
    state = dosespanas.new_game("espana1936", seed=1).state
    assert isinstance(state, Engine)
    row = features(state)
    assert len(row) == len(VALUED)
    placed = [slot for slot in range(2 * state.data.slots) if state.t_box[slot] >= 0]
    slot = next(slot for slot in placed if slot < state.data.slots)
    column = VALUED.index(f"nat_{state.t_box[slot]}")
    state.t_box[slot] = -1
    assert features(state)[column] < row[column]


SECRETS = [
    (PlannerPlayer, {}, 30), (PlannerPlayer, {"fog": True}, 160),
    (LearnedPlayer, {}, 160), (LearnedPlayer, {"fog": True}, 30),
]  # fmt: skip
LATER = [pytest.param(planner, options, 190 - until, marks=pytest.mark.long) for planner, options, until in SECRETS]


@pytest.mark.parametrize(("planner", "options", "until"), [*SECRETS, *LATER])
def test_a_planner_sees_no_more_than_its_observation(
    planner: type[PlannerPlayer], options: dict[str, Any], until: int
) -> None:
    game = dosespanas.new_game("espana1936", options=options, seed=8)
    players = [make("tuned", 1), make("tuned", 2)]
    while game.actor is not None and game.choice < until:
        forced = game.forced()
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    assert game.actor is not None
    other = redealt(game, game.actor)
    assert ask(planner(1, 2, 1000.0), game) == ask(planner(1, 2, 1000.0), other)


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


def test_recipes_name_options_that_there_are() -> None:
    root = Path(__file__).parents[2]
    files = ("tune.py", "portfolio.py", "hunt.py")
    texts = {file: (root / "studies" / file).read_text(encoding="utf-8") for file in files}
    studies = {
        "studies/tune.py": texts["tune.py"],
        "studies.portfolio": texts["portfolio.py"],
        "studies.hunt": texts["hunt.py"] + texts["portfolio.py"],  # a hunt asks what a search does, too
    }
    for file in sorted(Path(players.__file__).parent.glob("espana1936/**/*.json")):
        for command in re.findall(r'"((?:python|dosespanas) .*?)"', file.read_text(encoding="utf-8")):
            for option in re.findall(r"--([a-z]+)", command):
                study = next((text for name, text in studies.items() if name in command), None)
                typed = signature(ladder if " ladder " in command else train).parameters
                known = option in typed if study is None else f'"--{option}"' in study
                assert known, f"{file.name}: {command}"


def test_a_planner_without_time_still_answers() -> None:
    game = dosespanas.new_game("espana1936", seed=3)
    player = PlannerPlayer(1, 64, 0.0)
    action, reason = ask(player, game)
    assert action in {str(legal) for legal in game.legal_actions()}
    assert reason is not None


def test_a_planner_that_is_told_what_it_chose_goes_on_as_it_would_have() -> None:
    game = dosespanas.new_game("espana1936", seed=3)
    player, told = PlannerPlayer(1, 2, 1000.0), PlannerPlayer(1, 2, 1000.0)
    while game.choice < 5:
        action, _ = ask(player, game)
        seen: Any = game.observe(game.actor)
        told.follow(seen, game.legal_view(), action)
        game.apply(action)
    assert ask(player, game) == ask(told, game)
