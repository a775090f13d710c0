"""The value of a position: its weights are checked, it is one chance for both sides, and knows nothing hidden."""

import copy
import json
from typing import Any

import pytest

import dosespanas
from dosespanas.analysis.jobs import BENCH
from dosespanas.espana1936.board.options import Options
from dosespanas.kernel.errors import UnknownOption
from dosespanas.players.espana1936 import evaluator as espana
from dosespanas.players.espana1936.learned.value import MINDS, PORTFOLIO, StrongJudge, strongest_minds
from dosespanas.players.espana1936.planner.minds import first
from dosespanas.players.espana1936.planner.portfolio import book_of
from dosespanas.players.evaluation import Evaluator, judge_of, load, read, strong_judge_of, won
from dosespanas.players.gce import evaluator as gce
from dosespanas.registry import GAMES


def shipped(game: str) -> tuple[dict[str, Any], list[str], list[str]]:
    home = espana if game == "espana1936" else gce
    return json.loads(home.FILE.read_text(encoding="utf-8")), home.NAMES, home.SCENARIOS


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_of_both_sides_are_one(game: str) -> None:
    judge = judge_of(game)
    for scenario in dosespanas.registry.definition_of(game).choices.SCENARIOS:
        state = dosespanas.new_game(game, scenario, seed=5).state
        assert 0.0 < judge.of(state, 0) < 1.0
        assert judge.of(state, 0) + judge.of(state, 1) == pytest.approx(1.0)
        assert len(judge.features(state)) == len(judge.names)


@pytest.mark.parametrize("game", GAMES)
def test_the_tuned_opponent_plays_games_out_and_their_end_is_certain(game: str) -> None:
    judge = judge_of(game)
    state = dosespanas.new_game(game, seed=3).state
    player = judge.player(1)
    turn = judge.turn(state)
    for _ in range(30):
        codes = state.codes()
        code = player.choose(state, codes)
        assert code in codes
        state.step(code)
    assert judge.turn(state) >= turn
    ended = dosespanas.new_game("espana1936", seed=3)
    ended.agree()
    assert judge_of("espana1936").of(ended.state, 0) == won(ended.state, 0)


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_told_from_what_a_side_sees(game: str) -> None:
    """The value of sampled games is the same whatever the other side holds: it follows from the observation."""
    judge = judge_of(game)
    seen = dosespanas.new_game(game, seed=11).observe(0)
    values = [judge.of(dosespanas.sample(copy.deepcopy(seen), 7).state, 0) for _ in range(2)]
    assert values[0] == values[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda raw: raw.update(format="else"), "format"),
        (lambda raw: raw["features"].pop(), "other features"),
        (lambda raw: raw.pop("recipe"), "recipe"),
        (lambda raw: raw["scenarios"].popitem(), "scenarios"),
        (lambda raw: next(iter(raw["scenarios"].values()))["factors"].pop(), "factors"),
        (lambda raw: next(iter(raw["scenarios"].values()))["factors"].__setitem__(0, "x"), "no number"),
    ],
)
def test_weights_are_checked_at_load(game: str, spoil: Any, says: str) -> None:
    raw, names, scenarios = shipped(game)
    spoil(raw)
    with pytest.raises(ValueError, match=says):
        read(raw, names, scenarios)


@pytest.mark.parametrize("game", GAMES)
def test_weights_come_with_their_recipe(game: str) -> None:
    _, names, scenarios = shipped(game)
    home = espana if game == "espana1936" else gce
    raw = load(home.FILE, names, scenarios)
    assert all(command.startswith("dosespanas train") for command in raw["recipe"]["commands"])


def test_a_game_without_a_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownOption):
        judge_of("chess")
    plain = Evaluator("chess", {"scenarios": {}})
    with pytest.raises(RuntimeError):
        plain.features(dosespanas.new_game().state)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nobody", "cannot be used"),
        ("dosespanas.players.random_player:RandomPlayer", "no judge of espana1936"),
        ("dosespanas.players.gce.evaluator:GceJudge", "no judge of espana1936"),
    ],
)
def test_what_is_no_judge_of_a_game_is_refused(path: str, said: str) -> None:
    with pytest.raises(UnknownOption, match=said):
        judge_of("espana1936", path)


def test_reviews_are_judged_by_the_strongest_minds() -> None:
    """A judge weaker than the player told as a lesson what loses: a review's is who sits there, without plans."""
    found = BENCH.judge_for("espana1936")
    assert isinstance(found, StrongJudge) and found.bias > 0.0
    book = book_of(PORTFOLIO, "1936", 1)
    minds = strongest_minds("1936", Options({}))
    assert book is not None and minds[1] == book.minds[0]
    assert minds[0] == first("1936", MINDS)[0]
    assert type(strong_judge_of("gce")) is type(judge_of("gce")), "where there is no other, the usual one"
    assert judge_of("espana1936").bias == 0.0
