"""The learned opponent with a portfolio: a mind of it in each game, by a secret lot, and answers to known rivals."""

import json
from pathlib import Path
from typing import Any

import pytest
from studies.espana_minds import Seat, opponent

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import make
from dosespanas.players.espana1936.learned.player import LearnedPlayer
from dosespanas.players.espana1936.learned.value import PORTFOLIO
from dosespanas.players.espana1936.planner.portfolio import BOXES, PortfolioMind, book_of, load, look
from dosespanas.players.espana1936.policy.weights import BadWeights, initial, shipped
from dosespanas.players.lifecycle import ask, remember
from dosespanas.players.portfolio import BadPortfolio

HE = initial() | {"box.madrid": 2.0}
MINDS = [initial(), initial() | {"box.valencia": 3.0}, initial() | {"garrison": 1.0}]


def fresh(seed: int = 8, **options: bool) -> Game:
    return dosespanas.new_game("espana1936", options=options, seed=seed)


def opened(game: Game, until: str = "movement", turn: int = 1) -> Game:
    """Play on to the Republic's movement of a turn, by the tuned opponent."""
    players = [make("tuned", 1), make("tuned", 2)]
    while True:
        side = game.actor
        assert side is not None
        seen = game.observe(side)
        if side == 1 and seen["phase"] == until and seen["turn"] == turn and game.forced() is None:
            return game
        forced = game.forced()
        game.apply(ask(players[side], game)[0] if forced is None else forced)


def seen_in(game: Game) -> list[float]:
    assert isinstance(game.state, Engine)
    return look(game.state, 0)


def written(folder: Path, rivals: list[dict[str, Any]], mixture: tuple[float, ...] = (0.5, 0.5, 0.0)) -> Path:
    file = folder / f"portfolio-{len(list(folder.iterdir()))}.json"
    table = {"minds": MINDS, "mixture": list(mixture), "rivals": rivals}
    file.write_text(json.dumps({"1936": {"recipe": {}, "republican": table}}), encoding="utf-8")
    return file


def with_portfolio(file: Path) -> type[LearnedPlayer]:
    class Drawing(LearnedPlayer):
        def portfolio(self) -> Path:
            return file

    return Drawing


def rival(means: list[float], answer: int = 2) -> dict[str, Any]:
    habits = {"1": {"means": means, "spreads": [0.5] * BOXES}}
    return {"name": "he", "answer": answer, "habits": habits, "mind": HE}


ALONE = {"minds": MINDS[:1], "mixture": [1.0], "rivals": [{"name": "he", "answer": 0, "habits": {}}]}


def test_the_shipped_file_is_whole() -> None:
    assert set(load(PORTFOLIO)) == {"1936", "1938"}


def test_seeds_draw_different_minds_and_the_same_always_alike(tmp_path: Path) -> None:
    file = written(tmp_path, [])
    book = book_of(file, "1936", 1)
    assert book is not None
    assert book_of(file, "1936", 0) is None
    numbers = [PortfolioMind(book, seed).number for seed in range(40)]
    assert set(numbers) == {0, 1}
    assert numbers == [PortfolioMind(book, seed).number for seed in range(40)]


def test_a_rival_is_recognized_where_his_first_movement_lies_open(tmp_path: Path) -> None:
    game = opened(fresh())
    usual = seen_in(game)
    other = [6.0 if force == 0.0 else 0.0 for force in usual]
    assert isinstance(game.state, Engine)
    for means, answered in ((usual, True), (other, False)):
        book = book_of(written(tmp_path, [rival(means)]), "1936", 1)
        assert book is not None
        commanders = [PortfolioMind(book, seed) for seed in range(12)]
        found = [commander.mind(game.state) is book.minds[2] for commander in commanders]
        assert found.count(True) >= 10 if answered else not any(found)


def test_the_opponent_plays_by_the_answer_and_plans_begin_with_all_minds(tmp_path: Path) -> None:
    game = opened(fresh())
    player = with_portfolio(written(tmp_path, [rival(seen_in(game))]))(3, 0)
    ask(player, game)
    known = player.thinker.minds[1]
    assert known[0] == MINDS[2]
    assert all(mind in known for mind in MINDS)
    assert player.thinker.minds[0][-1] == shipped("1936")[0]
    assert player.thinker.thought(1) == [HE, MINDS[2]], "the plans are judged with the rival it is taken to be"


def test_a_seat_of_a_study_plays_by_the_same_mind(tmp_path: Path) -> None:
    game = opened(fresh())
    raw = json.loads(written(tmp_path, [rival(seen_in(game))]).read_text(encoding="utf-8"))
    seat = Seat(raw["1936"]["republican"], 1, 4)
    assert isinstance(game.state, Engine)
    codes = game.state.codes()
    assert seat.choose(game.state, codes) in codes
    assert seat.row == MINDS[2]
    at_table = opponent("1936", 1, raw["1936"]["republican"], 0, 3)
    assert ask(at_table, game) == ask(with_portfolio(written(tmp_path, [rival(seen_in(game))]))(3, 0), game)
    alone = opponent("1936", 1, MINDS[1], 0, 3)
    ask(alone, game)
    assert alone.thinker.minds[1][0] == MINDS[1]


def test_what_is_hidden_changes_no_choice(tmp_path: Path) -> None:
    game = opened(fresh())
    made = with_portfolio(written(tmp_path, [rival(seen_in(game))]))
    twin = dosespanas.sample(game.observe(1), 99)
    assert twin.observe(1) == game.observe(1)
    assert ask(made(5, 0), game) == ask(made(5, 0), twin)


def test_one_that_is_made_again_has_seen_what_it_had_seen(tmp_path: Path) -> None:
    """`follow` keeps how the other side stood in turns that are over."""
    game = fresh()
    until = opened(fresh(), turn=2)
    made = with_portfolio(written(tmp_path, [rival(seen_in(opened(fresh())))]))
    player, again = made(3, 0), made(3, 0)
    players = [make("tuned", 1), make("tuned", 2)]
    while game.choice < until.choice:
        side = game.actor
        forced = game.forced()
        assert side is not None
        action = ask(players[side], game)[0] if forced is None else forced
        if side == 1 and forced is None:
            ask(player, game)
            remember(again, game, str(action))
        game.apply(action)
    assert ask(player, game) == ask(again, game)
    assert player.thinker.commander is not None
    assert again.thinker.commander is not None
    assert again.thinker.commander.drawn.evidence == player.thinker.commander.drawn.evidence
    assert again.thinker.minds == player.thinker.minds


@pytest.mark.parametrize(
    ("raw", "error", "said"),
    [
        ([], BadPortfolio, "1936, 1938"),
        ({"1940": {}}, BadPortfolio, "1936, 1938"),
        ({"1936": {"republican": {}}}, BadPortfolio, "recipe"),
        ({"1936": {"recipe": {}, "republican": {"minds": []}}}, BadPortfolio, "republican.*list of minds"),
        ({"1936": {"recipe": {}, "nationalist": {"minds": [{}]}}}, BadWeights, "nationalist, mind 1"),
        ({"1936": {"recipe": {}, "nationalist": {"minds": MINDS}}}, BadPortfolio, "mixture"),
        ({"1936": {"recipe": {}, "nationalist": ALONE}}, BadWeights, "rival 1, mind"),
    ],
)
def test_a_file_is_checked_when_it_is_read(tmp_path: Path, raw: Any, error: type[Exception], said: str) -> None:
    file = tmp_path / "portfolio.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(error, match=said):
        load(file)
    file.write_text("{", encoding="utf-8")
    with pytest.raises(BadPortfolio, match="JSON"):
        load(file)
    assert SIDE_NAMES[1] == "republican"
