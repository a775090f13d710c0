"""The guided first turn: a game that begins at once and is the same each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dosespanas.registry import DEFINITIONS, GAMES

if TYPE_CHECKING:
    from tests.server.conftest import Running


def begun(server: Running, game: str) -> tuple[str, dict[str, str]]:
    answer = server.client.post("/api/lessons", json={"game": game})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    assert made["commitment"] is None
    lesson = DEFINITIONS[game].lesson
    assert lesson is not None
    return made["id"], {"Authorization": f"Bearer {made['seats'][lesson.side]}"}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_at_once_and_is_always_the_same(server: Running, game: str) -> None:
    views = []
    for _ in range(2):
        ident, secret = begun(server, game)
        views.append(server.client.get(f"/api/games/{ident}", headers=secret).json())
    first, second = views
    assert first["legal"] and first["chance"] is None and first["origin"] is None
    assert first["observation"] == second["observation"]


def test_a_lesson_is_played_like_any_game(server: Running) -> None:
    ident, secret = begun(server, "espana1936")
    view = server.client.get(f"/api/games/{ident}", headers=secret).json()
    body = {"choice": view["choice"], "action": view["legal"][0]["action"]}
    after = server.client.post(f"/api/games/{ident}/actions", headers=secret, json=body)
    assert after.status_code == 200 and after.json()["choice"] == view["choice"] + 1


def test_there_is_no_lesson_for_a_game_there_is_not(server: Running) -> None:
    answer = server.client.post("/api/lessons", json={"game": "chess"})
    assert answer.status_code == 404 and answer.json()["error"]["key"] == "error-unknown-game-name"
