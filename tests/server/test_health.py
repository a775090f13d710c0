"""`/healthz` says whether choices can be written, and says so again when they can."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from dosespanas.server.operations.health import FRESH, HealthCheck
from dosespanas.server.storage import database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Running

pytestmark = pytest.mark.sqlite


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have it looked each time."""
    monkeypatch.setattr("dosespanas.server.operations.health.FRESH", 0.0)
    monkeypatch.setattr("dosespanas.server.operations.health.AGAIN", 0.0)


@contextmanager
def full(file: Path) -> Iterator[None]:
    """Let the database have no page more than it has, as on a full disk."""
    with sqlite3.connect(file) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()

    def limit(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    event.listen(Engine, "connect", limit)
    try:
        yield
    finally:
        event.remove(Engine, "connect", limit)


def cause(server: Running) -> tuple[int, str]:
    """Return what is said of the server's health."""
    answer = server.client.get("/healthz")
    said = answer.json()
    return answer.status_code, said["status"] if answer.status_code == 200 else said["error"]["key"]


def test_a_full_disk_is_told_and_over_when_there_is_room(server: Running, at_once: None, tmp_path: Path) -> None:
    with full(tmp_path / "games.db"):
        assert cause(server) == (503, "error-database-full")
    assert cause(server) == (200, "ok")


def test_a_locked_database_is_told(server: Running, at_once: None, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("dosespanas.server.operations.health.BUSY", 50)
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    health = HealthCheck(f"sqlite:///{tmp_path / 'games.db'}")
    other.execute("BEGIN IMMEDIATE")
    found = asyncio.run(health.trouble())
    assert found is not None and found.key == "error-database-locked"
    other.execute("ROLLBACK")
    other.close()
    assert asyncio.run(health.trouble()) is None
    assert cause(server) == (200, "ok")


def test_a_file_that_may_not_be_written_is_told(server: Running, at_once: None, monkeypatch: Any) -> None:
    def only_read(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    event.listen(Engine, "connect", only_read)
    try:
        assert cause(server) == (503, "error-database-read-only")
    finally:
        event.remove(Engine, "connect", only_read)
    assert cause(server) == (200, "ok")


def test_a_damaged_or_missing_file_is_told(server: Running, at_once: None, tmp_path: Path) -> None:
    file, away = tmp_path / "games.db", tmp_path / "away.db"
    server.play.store.close()
    sound = file.read_bytes()
    with file.open("r+b") as there:
        there.write(b"no database at all" * 1_000)
    assert cause(server) == (503, "error-database-damaged")
    with file.open("r+b") as there:
        there.write(sound)
    assert cause(server) == (200, "ok")
    file.rename(away)
    assert cause(server) == (503, "error-database-moved")
    assert not file.exists(), "none is made in its place"
    away.rename(file)
    assert cause(server) == (200, "ok")


def test_damage_that_was_found_later_is_told(server: Running, at_once: None, monkeypatch: Any, url: str) -> None:
    monkeypatch.setattr(database, "damaged", {url})
    monkeypatch.setattr("dosespanas.server.operations.health.damaged", {url})
    assert cause(server) == (503, "error-database-damaged")


def test_it_is_asked_seldom_and_troubles_no_other_process(server: Running, url: str, monkeypatch: Any) -> None:
    now = [0.0]
    health = HealthCheck(url, lambda: now[0])
    before = server.play.store.epoch()
    looks: list[int] = []
    look = health._look

    def counted() -> object:
        looks.append(1)
        return look()

    monkeypatch.setattr(health, "_look", counted)
    for _ in range(20):
        assert asyncio.run(health.trouble()) is None
    assert len(looks) == 1
    now[0] = FRESH + 1
    assert asyncio.run(health.trouble()) is None
    assert len(looks) == 2
    assert server.play.store.epoch() == before, "no session is read again for it"


def test_the_file_is_its_owners_alone(server: Running, tmp_path: Path) -> None:
    server.new()
    modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("games.db*")}
    assert modes == dict.fromkeys(("games.db", "games.db-wal", "games.db-shm"), "0o600")


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        file = tmp_path / "games.db"
        file.write_bytes(b"")
        file.chmod(0o644)
        database.open_database(f"sqlite:///{file}").dispose()
        assert file.stat().st_mode & 0o777 == 0o600
        database.open_database("sqlite://").dispose()
    finally:
        os.umask(mask)


def test_an_error_of_the_disk_is_no_mistake_of_ours() -> None:
    error = OperationalError("", {}, sqlite3.OperationalError("disk I/O error"))
    assert database.trouble_of(error).status == 503
