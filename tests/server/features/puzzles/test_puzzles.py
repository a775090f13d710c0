"""Puzzles on a server: a game that stands at one, and what is said of the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dosespanas.analysis import puzzles
from dosespanas.registry import GAMES
from dosespanas.server.features.puzzles.schemas import PuzzleAnswer, PuzzleShelf

if TYPE_CHECKING:
    from tests.server.conftest import Running


def begun(server: Running, game: str, name: str) -> tuple[str, dict[str, str], dict[str, Any]]:
    answer = server.client.post("/api/puzzles", json={"game": game, "puzzle": name})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return f"/api/games/{made['id']}", {"Authorization": f"Bearer {made['seats'][made['side']]}"}, made


def play(server: Running, at: str, secret: dict[str, str], act: list[str]) -> None:
    for action in act:
        choice = server.client.get(at, headers=secret).json()["choice"]
        done = server.client.post(f"{at}/actions", headers=secret, json={"choice": choice, "action": action})
        assert done.status_code == 200, done.text


WITH_PUZZLES = [game for game in GAMES if puzzles.puzzles_of(game)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_played_and_judged(server: Running, game: str) -> None:
    shelf = PuzzleShelf.model_validate(server.client.get(f"/api/puzzles/{game}").json())
    listed = shelf.puzzles[0]
    one = puzzles.puzzle(game, listed.id)
    assert shelf.today in puzzles.puzzles_of(game)
    for answer in (one["answers"][0], one["answers"][-1]):
        at, secret, made = begun(server, game, listed.id)
        view = server.client.get(at, headers=secret).json()
        assert view["puzzle"] == listed.id and view["you"] == [listed.side] == [made["side"]]
        assert view["observation"]["actor"] == listed.side and not view["may_advise"] and made["commitment"] is None
        before = server.client.get(f"{at}/puzzle", headers=secret).json()
        nothing = dict.fromkeys(("share", "right", "taken", "best"))
        assert before == nothing | {"done": False, "reasons": []}
        play(server, at, secret, answer["act"])
        found = PuzzleAnswer.model_validate(server.client.get(f"{at}/puzzle", headers=secret).json())
        assert found.done and found.right == answer["right"] and found.taken is not None and found.best is not None
        assert [each["action"] for each in found.taken.acts] == answer["act"]
        assert [each["action"] for each in found.best.acts] == one["answers"][0]["act"]
        moves = [each for each in found.best.acts if each.get("path")]
        assert [way[-1] for way in found.best.ways] == [each["path"][-1] for each in moves[-1:]], "the best is an arrow"


def test_a_whole_phase_is_judged_as_often_as_asked_until_it_is_done(server: Running) -> None:
    one = next(one for one in puzzles.puzzles_of("gce").values() if one["whole"])
    best, usual = (answer["act"] for answer in one["answers"][:2])
    at, secret, _ = begun(server, "gce", one["id"])
    play(server, at, secret, usual)
    shares: list[float] = []
    while True:
        found = PuzzleAnswer.model_validate(server.client.get(f"{at}/puzzle", headers=secret).json())
        if found.done:
            break
        assert found.share is not None and found.right is None and found.taken is None and not found.reasons
        shares.append(found.share)
    assert shares == sorted(shares) and all(0 < share < 1 for share in shares)
    assert found.right is False and found.reasons and found.taken is not None and found.best is not None
    assert len(found.best.ways) == len(found.best.moves) + found.best.more
    assert all(len(way) > 1 for way in found.best.ways + found.taken.ways)
    assert found.best.chance == one["answers"][0]["chance"] and len(best) > len(found.best.moves)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_has_a_picture_and_a_wrong_one_has_none(server: Running, game: str) -> None:
    name = next(iter(puzzles.puzzles_of(game)))
    found = server.client.get(f"/api/puzzles/{game}/{name}/picture", params={"language": "pl"})
    assert found.status_code == 200 and found.headers["content-type"].startswith("image/svg+xml")
    assert found.text.startswith("<svg") and 'lang="pl"' in found.text
    again = server.client.get(
        f"/api/puzzles/{game}/{name}/picture",
        params={"language": "pl"},
        headers={"If-None-Match": found.headers["ETag"]},
    )
    assert again.status_code == 304
    for wrong in (f"{game}/nothing", f"nothing/{name}"):
        assert server.client.get(f"/api/puzzles/{wrong}/picture").status_code == 404


def test_a_game_that_is_no_puzzle_is_not_judged(server: Running) -> None:
    made = server.new()
    answer = made.get("/puzzle")
    assert answer.status_code == 404 and answer.json()["error"]["key"] == "error-no-puzzle-here"
    assert made.view()["puzzle"] is None


def test_a_puzzle_there_is_not(server: Running) -> None:
    answer = server.client.post("/api/puzzles", json={"game": "gce", "puzzle": "1936-1-1"})
    assert answer.status_code == 404 and answer.json()["error"]["key"] == "error-no-puzzle"
    assert server.client.get("/api/puzzles/chess").status_code == 404


def test_nothing_hidden_is_told_with_a_puzzle(server: Running) -> None:
    """What a page is told before the answer is what its side sees of the position."""
    for game in WITH_PUZZLES:
        one = next(iter(puzzles.puzzles_of(game).values()))
        at, secret, _ = begun(server, game, one["id"])
        view = server.client.get(at, headers=secret).json()
        there = puzzles.begun(one)
        assert view["observation"] == there.observe(there.actor)
        assert "position" not in server.client.get(f"/api/puzzles/{game}").text
