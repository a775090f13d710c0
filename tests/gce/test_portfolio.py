"""The learned opponent with a portfolio: plans of it in each game, by a secret lot, and answers to known rivals."""

import json
from pathlib import Path
from typing import Any

import pytest
from studies import arenas, minds
from studies import portfolio as search
from tests.gce.test_tuned import before_madrid

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import OFFS
from dosespanas.gce.board.state import Board
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.players.gce.learned.player import FILE, PORTFOLIO, LearnedPlayer
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import load
from dosespanas.players.gce.planner.portfolio import CENTRES, look, shelf
from dosespanas.players.gce.policy.side_view_builders import from_board
from dosespanas.players.lifecycle import ask, remember
from dosespanas.players.portfolio import BadPortfolio


def plans(side: str = "republican", **factors: float) -> dict[str, Any]:
    return {"recipe": {}, "minds": {"1936": {side: {"factors": factors, "late": []}}}}


HE = plans("nationalist", pull=3.0)
MINDS = [plans(need=2.0), plans(need=3.0), plans(need=4.0)]


def opened(turn: int = 1) -> Game:
    """Play on to the Republic's movement of a turn, by the scripted opponent."""
    game = dosespanas.new_game("gce", "1936", seed=3)
    players = [make("scripted", side, "gce") for side in (0, 1)]
    while True:
        state, side = game.state, game.actor
        assert isinstance(state, Board)
        assert side is not None
        if state.step_no == stages.MOVE_REP and state.stage == stages.MOVE and state.turn == turn:
            return game
        forced = game.forced()
        game.apply(ask(players[side], game)[0] if forced is None else forced)


@pytest.fixture(scope="module")
def first() -> Game:
    return opened()


def seen_in(game: Game) -> list[float]:
    assert isinstance(game.state, Board)
    return look(from_board(game.state, 1), 0)


def written(folder: Path, rivals: list[dict[str, Any]], mixture: tuple[float, ...] = (0.5, 0.5, 0.0)) -> Path:
    file = folder / f"portfolio-{len(list(folder.iterdir()))}.json"
    table = {"minds": MINDS, "mixture": list(mixture), "rivals": rivals}
    file.write_text(json.dumps({"1936": {"recipe": {}, "republican": table}}), encoding="utf-8")
    return file


def drawing(file: Path) -> type[LearnedPlayer]:
    class Drawing(LearnedPlayer):
        def portfolio(self) -> Path:
            return file

    return Drawing


def rival(means: list[float], answer: int = 2) -> dict[str, Any]:
    habits = {"1": {"means": means, "spreads": [0.5] * len(CENTRES)}}
    return {"name": "he", "answer": answer, "habits": habits, "mind": HE}


def need(player: LearnedPlayer) -> float:
    return player.own.plan("1936", 1).factors["need"]


def test_the_shipped_file_is_whole() -> None:
    assert set(shelf(PORTFOLIO)) == {"1936", "campaign"}


def test_seeds_draw_different_plans_and_the_same_always_alike(tmp_path: Path) -> None:
    made = drawing(written(tmp_path, []))
    needs = [need(made(seed, 0)) for seed in range(20)]
    assert set(needs) == {2.0, 3.0}
    assert needs == [need(made(seed, 0)) for seed in range(20)]
    own, plain = made(1, 0).own, load(FILE, load()).minds
    assert own.plan("1936", 0).factors == plain["1936"][0].factors, "a side that the file does not name"
    assert own.plan("campaign", 1).factors == plain["campaign"][1].factors


def test_a_rival_is_answered_and_plans_begin_with_all_minds(tmp_path: Path, first: Game) -> None:
    usual = seen_in(first)
    for means, answer in ((usual, 4.0), ([9.0 if steps == 0.0 else 0.0 for steps in usual], None)):
        player = drawing(written(tmp_path, [rival(means)]))(3, 0)
        ask(player, first)
        assert need(player) == answer if answer else need(player) < 4.0
        assert sorted([need(player), *[plan.factors["need"] for plan in player.own.others()]]) == [2.0, 3.0, 4.0]
        seen: Any = first.observe(1)
        player.expect(seen, 0)
        expected = HE["minds"]["1936"]["nationalist"]["factors"] if answer else load().minds["1936"][0].factors
        assert player.rival.plan("1936", 0).factors == expected


def test_it_plays_as_the_plans_it_draws_do_alone(tmp_path: Path, first: Game) -> None:
    """And so does a mind of a study, on the board."""
    file = written(tmp_path, [rival(seen_in(first))])
    chosen = ask(drawing(file)(6, 0), first)
    alone = written(tmp_path, [], (0.0, 0.0, 1.0))
    assert chosen == ask(drawing(alone)(6, 0), first)
    raw = json.loads(file.read_text(encoding="utf-8"))["1936"]["republican"]
    seat = minds.seated(5, 1, "1936", raw)
    assert isinstance(first.state, Board)
    b = first.state.clone()
    codes = b.codes()
    code, _ = seat.on_board(b, codes)
    assert seat.plan("1936", 1).factors["need"] == 4.0
    book = shelf(alone)["1936"][1]
    assert book is not None
    assert code == Mind(5, book=book.minds[2]).on_board(b, codes)[0]


def test_what_is_hidden_changes_no_choice(tmp_path: Path, first: Game) -> None:
    made = drawing(written(tmp_path, [rival(seen_in(first))]))
    twin = dosespanas.sample(first.observe(1), 99)
    assert twin.observe(1) == first.observe(1)
    assert ask(made(5, 0), first) == ask(made(5, 0), twin)
    one = before_madrid("r_11", "r_20", stages.MOVE_NAT)
    other = before_madrid("r_20", "r_11", stages.MOVE_NAT)
    assert isinstance(one.state, Board)
    assert isinstance(other.state, Board)
    assert look(from_board(one.state, 0), 1) == look(from_board(other.state, 0), 1)


def test_one_that_is_made_again_has_seen_what_it_had_seen(tmp_path: Path, first: Game) -> None:
    made = drawing(written(tmp_path, [rival(seen_in(first))]))
    player, again = made(3, 0), made(3, 0)
    action, _ = ask(player, first)
    remember(again, first, action)
    assert again.own.commander is not None
    assert player.own.commander is not None
    assert again.own.commander.drawn.evidence == player.own.commander.drawn.evidence
    assert need(again) == need(player) == 4.0
    assert ask(player, first) == ask(again, first)


def test_a_study_notes_once_in_a_turn_how_a_side_stands(first: Game) -> None:
    assert isinstance(first.state, Board)
    watch, b = arenas.Watch(), first.state.clone()
    watch.see(b)
    b.owner = OFFS[:]
    watch.see(b)
    assert watch.looks == [(0, 1, seen_in(first))]
    assert len(seen_in(first)) == len(CENTRES)
    assert sum(seen_in(first)) > 40.0


def test_what_a_search_writes_can_be_played_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: Game) -> None:
    file, state = tmp_path / "shipped.json", tmp_path / "search.json"
    file.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(arenas.GceArena, "file", file)
    here = arenas.arena("gce")
    known = [[search.Known(*one) for one in here.known("1936", side).items()] for side in (0, 1)]
    for turn in (1, 2):
        known[0][2].seen(turn, seen_in(first))
    pool = search.Pool("gce", "1936", None, known, mixtures=[[1.0, 0.0, 0.0], [0.5, 0.0, 0.5]])
    for name, won in (("0 0", 1), ("0 2", 2), ("1 1", 1), ("2 1", 0), ("2 0", 2)):
        pool.cells[name] = search.Cell(2, won)
    search.save(state, pool)
    monkeypatch.setattr("sys.argv", ["portfolio", "--game", "gce", "--write", "--state", str(state)])
    search.main()
    books = shelf(file)["1936"]
    assert books[1] is not None
    assert [rival.name for rival in books[1].portfolio.rivals] == ["learned", "planner", "tuned"]
    assert set(books[1].portfolio.strangers) == {1, 2}
    raw = arenas.GceArena().shipped("1936", 1)
    monkeypatch.setattr("dosespanas.players.gce.learned.player.PORTFOLIO", file)
    assert arenas.GceArena().shipped("1936", 1) != raw
    player = here.player("1936", 1, here.shipped("1936", 1), 0, 7)
    assert ask(player, first)[0] in {str(action) for action in first.legal_actions()}


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ([], "1936, campaign"),
        ({"1940": {}}, "1936, campaign"),
        ({"1936": {"republican": {}}}, "recipe"),
        ({"1936": {"recipe": {}, "republican": {"minds": []}}}, "republican.*list of minds"),
        ({"1936": {"recipe": {}, "republican": {"minds": [{}]}}}, "republican, mind 1: plans: no recipe"),
        ({"1936": {"recipe": {}, "republican": {"minds": [{"recipe": {}, "minds": []}]}}}, "by scenario"),
        ({"1936": {"recipe": {}, "republican": {"minds": [plans("nationalist")]}}}, "plans for 1936 republican"),
        ({"1936": {"recipe": {}, "republican": {"minds": [plans(courage=1.0)]}}}, "unknown courage"),
        ({"1936": {"recipe": {}, "republican": {"minds": MINDS}}}, "mixture"),
        ({"campaign": {"recipe": {}, "nationalist": {"minds": MINDS}}}, "nationalist, mind 1"),
    ],
)
def test_a_file_is_checked_when_it_is_read(tmp_path: Path, raw: Any, said: str) -> None:
    file = tmp_path / "portfolio.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(BadPortfolio, match=said):
        shelf(file)
    with pytest.raises(BadPortfolio, match="JSON"):
        shelf(tmp_path / "none.json")


@pytest.mark.parametrize("places", [5, "2712", [5], [], None, ["9999"], ["x"]])
def test_theatres_of_a_portfolio_are_checked_too(tmp_path: Path, places: Any) -> None:
    row = {"name": "a", "from": 1, "until": 2, "mass": 1.0, "most": 1.0, "places": places}
    raw = plans() | {"theatres": {"1936": {"republican": [row]}}}
    file = tmp_path / "portfolio.json"
    file.write_text(json.dumps({"1936": {"recipe": {}, "republican": {"minds": [raw]}}}), encoding="utf-8")
    with pytest.raises(BadPortfolio, match=r"mind 1: (theatres: 1936 republican: a has no places|no hex)"):
        shelf(file)
