"""A damaged database is told clearly: which file or game, and what to do. Other games go on."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import Played

from dosespanas.server.errors import DatabaseProblem, RequestProblem
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage import database
from dosespanas.server.storage.database import open_database

if TYPE_CHECKING:
    from collections.abc import Callable


pytestmark = pytest.mark.sqlite
PLAYERS = {"nationalist": "person", "republican": "person"}


def begun(play: Played, actions: int) -> dict[str, Any]:
    made: dict[str, Any] = play.create("espana1936", "1936", {}, PLAYERS, True, None)
    seat = play.seat(made["id"], made["seats"]["nationalist"])
    dice = random.Random(1)
    view = play.view(seat)
    for _ in range(actions):
        view = play.act(seat, view["choice"], dice.choice(view["legal"])["action"])
    return made


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_a_file_that_is_no_database(empty_url: str) -> None:
    file_of(empty_url).write_bytes(b"this is a letter, not a database\n" * 100)
    with pytest.raises(DatabaseProblem) as told:
        open_database(empty_url)
    assert str(file_of(empty_url)) in str(told.value) and "copy" in str(told.value)
    assert file_of(empty_url).read_bytes().startswith(b"this is a letter")


def test_a_truncated_file(play: Played, url: str) -> None:
    begun(play, 60)
    connection = sqlite3.connect(file_of(url))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = file_of(url).read_bytes()
    broken = file_of(url).with_name("broken.db")
    broken.write_bytes(content[: len(content) // 2])
    with pytest.raises(DatabaseProblem, match=r"broken\.db"):
        open_database(f"sqlite:///{broken}")


def test_a_large_file_is_looked_through_while_the_server_runs(
    play: Played, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun(play, 60)
    play.store.close()
    with file_of(url).open("r+b") as file:
        file.seek(-4096, 2)
        file.write(b"\xff" * 4096)
    with pytest.raises(DatabaseProblem, match="damaged"):
        open_database(url)
    monkeypatch.setattr(database, "LARGE", 0)
    engine = open_database(url)
    for _ in range(3000):
        if "stop the server" in caplog.text:
            break
        time.sleep(0.02)
    assert "stop the server" in caplog.text
    engine.dispose()


def test_another_programs_database(empty_url: str) -> None:
    connection = sqlite3.connect(file_of(empty_url))
    connection.execute("CREATE TABLE games (score INTEGER)")
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseProblem, match="cannot be used"):
        open_database(empty_url)


def test_a_database_that_cannot_be_reached() -> None:
    for url in ("sqlite:////nowhere/at/all/games.db", "no url", "oracle://x/y", "sqlite:///."):
        with pytest.raises(DatabaseProblem):
            open_database(url)


TAMPERED = {
    "an illegal action": "UPDATE actions SET action = 'to madrid' WHERE n = 4",
    "another legal action": "UPDATE actions SET action = 'done' WHERE n = 0",
    "noise": "UPDATE actions SET action = x'ff00' WHERE n = 4",
    "another seat": "UPDATE actions SET seat = 'republican' WHERE n = 0",
    "another kind": "UPDATE actions SET kind = 'wish' WHERE n = 4",
    "an undo of nothing": "UPDATE actions SET kind = 'undo', action = '-7' WHERE n = 4",
    "a missing line": "DELETE FROM actions WHERE n = 4",
    "a missing end": "DELETE FROM actions WHERE n = (SELECT MAX(n) FROM actions)",
    "a changed hash": "UPDATE actions SET hash = '0' WHERE n = (SELECT MAX(n) FROM actions)",
    "another seed": "UPDATE games SET seed = '00000000000000000000000000000000'",
    "no seed in use": "UPDATE games SET chance = NULL",
    "no seed": "UPDATE games SET seed = 'x'",
    "options that are none": "UPDATE games SET options = '[1'",
    "options that are a list": "UPDATE games SET options = '[1]'",
    "another scenario": "UPDATE games SET scenario = 'x'",
    "a position that is none": "UPDATE games SET position = '[]'",
    "a summary that is wrong": "UPDATE games SET choice = 3",
    "a summary that is noise": "UPDATE games SET lines = 'x'",
    "another engine": "UPDATE games SET engine = '99'",
    "other data": "UPDATE games SET data = '99'",
}


@pytest.mark.parametrize("name", TAMPERED)
def test_tampered_lines_stop_that_game_only(open_play: Callable[[], Played], url: str, name: str) -> None:
    play = open_play()
    made = begun(play, 8)
    connection = sqlite3.connect(file_of(url))
    with connection:
        connection.execute(TAMPERED[name])
    connection.close()
    sound = begun(play, 2)
    fresh = open_play()
    seat = fresh.seat(made["id"], made["seats"]["nationalist"])
    for _ in range(2):
        with pytest.raises(RequestProblem, match=made["id"]) as told:
            fresh.view(seat)
        assert told.value.status == 410
    with pytest.raises(RequestProblem):
        fresh.act(seat, 8, "done")
    assert fresh.view(fresh.seat(sound["id"], sound["seats"]["nationalist"]))["choice"] >= 2


def test_a_damaged_game_is_told_through_http(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made = server.new(hotseat=True)
        made.play(3)
    connection = sqlite3.connect(file_of(url))
    with connection:
        connection.execute("UPDATE actions SET action = 'to madrid'")
    connection.close()
    with start(Settings(database_url=url)) as server:
        answer = server.client.get(f"/api/games/{made.id}", headers=made.headers(None))
        assert answer.status_code == 410
        error = answer.json()["error"]
        assert error["key"] == "error-game-damaged" and error["args"]["game"] == made.id
        listed = server.client.get("/api/games", headers=made.headers(None))
        assert listed.status_code == 200
        server.play.store.close()
        file_of(url).write_bytes(b"gone")
        answer = server.client.get(f"/api/games/{made.id}", headers=made.headers(None))
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "error-database-damaged"
        assert "games.db" not in answer.text
