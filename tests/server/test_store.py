"""The database itself: schema, durability settings, what the processes of one database share."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tracemalloc
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from pydantic import ValidationError
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.schema import CreateTable
from tests.server.conftest import Played, ReadyPlay
from tools.schema import migrated

from dosespanas.players import NAMES
from dosespanas.server import features
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.http import requests
from dosespanas.server.operations.settings import Settings, default_database
from dosespanas.server.storage.database import NEWEST, SCHEMA, database_name, open_database
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import metadata

if TYPE_CHECKING:
    from collections.abc import Callable


def test_the_migrations_make_the_tables_the_code_speaks_of(empty_url: str) -> None:
    for tables in Path(features.__file__).parent.glob("*/tables.py"):  # each has its own
        import_module(f"{features.__name__}.{tables.parent.name}.tables")
    with open_database(empty_url).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_new_file_is_what_the_migrations_make_of_one(tmp_path: Path) -> None:
    file = tmp_path / "migrated.db"
    assert SCHEMA.read_text(encoding="utf-8") == migrated(file), "after a migration: python tools/schema.py"
    made, old = open_database(f"sqlite:///{tmp_path / 'made.db'}"), create_engine(f"sqlite:///{file}")
    looks = text("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name")
    with made.connect() as new, old.connect() as before:
        assert new.execute(looks).all() == before.execute(looks).all()
        assert new.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST


def test_the_newest_migration_is_the_one_files_are_named_after(empty_url: str) -> None:
    with open_database(empty_url).connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST


def test_a_server_that_finds_its_schema_starts_without_what_it_does_not_need(empty_url: str) -> None:
    open_database(empty_url).dispose()
    script = (
        "import sys\n"
        "from dosespanas.server.app import create_app\n"
        "from dosespanas.server.operations.settings import Settings\n"
        f"create_app(Settings(database_url={empty_url!r}))\n"
        "print([name for name in ('alembic', 'fluent.runtime', 'babel') if name in sys.modules])\n"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    found = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_same_schema_is_possible_on_postgresql() -> None:
    dialect = make_url("postgresql+psycopg://").get_dialect()()
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))


@pytest.mark.sqlite
def test_sqlite_commits_reach_the_disk(url: str) -> None:
    with open_database(url).connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1


def test_a_setting_is_shared_and_never_replaced(url: str) -> None:
    first, second = Store(open_database(url)), Store(open_database(url))
    assert first.setting("key", "one") == "one"
    assert second.setting("key", "two") == "one"


def test_a_database_is_named_without_its_password() -> None:
    assert database_name("sqlite:///games.db") == "games.db"
    assert "secret" not in database_name("postgresql://me:secret@host/games")


def test_a_key_that_is_none() -> None:
    for key in ("", "short", "x" * 44, "ñ" * 44):
        with pytest.raises(RequestProblem, match="DOSESPANAS_KEY"):
            Seal(key)


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOSESPANAS_DATABASE", raising=False)
    monkeypatch.delenv("DOSESPANAS_KEY", raising=False)
    assert Settings.from_environment() == Settings(default_database(), None)
    monkeypatch.setenv("DOSESPANAS_DATABASE", "sqlite:///x.db")
    assert Settings.from_environment().database_url == "sqlite:///x.db"


def test_games_lie_among_the_users_data_but_for_those_that_lie_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    own = f"sqlite:///{tmp_path / 'data' / 'dosespanas' / 'dosespanas.db'}"
    assert Settings().database_url == own
    open_database(own).dispose()
    assert (tmp_path / "data" / "dosespanas" / "dosespanas.db").is_file()
    Path("dosespanas.db").touch()
    assert Settings().database_url == "sqlite:///dosespanas.db", "as it was before"
    Path("dosespanas.db").unlink()
    Path("src/dosespanas/server").mkdir(parents=True)
    assert Settings().database_url == "sqlite:///dosespanas.db", "a checkout keeps its own"


def test_every_opponent_may_hold_a_seat() -> None:
    for name in ("person", *NAMES):
        assert requests.Players(nationalist=name, republican="person").nationalist == name
    for name in ("my_module:Cautious", "os.system", "", "A", "x" * 17):
        with pytest.raises(ValidationError):
            requests.Players(nationalist=name, republican="person")


def test_games_pushed_out_of_memory_come_back(url: str) -> None:
    play = ReadyPlay(Store(open_database(url)), Seal(Seal.new_key()))
    players = {"nationalist": "person", "republican": "person"}
    made = [play.create("espana1936", "1936", {}, players, True, None) for _ in range(5)]
    seats = [play.seat(one["id"], one["seats"]["nationalist"]) for one in made]
    play.view(seats[0])
    play._cache._limit = limit = 29 * play._cache._held[made[0]["id"]].weight // 10
    for step in range(3):
        for seat in seats:
            view = play.view(seat)
            assert view["choice"] >= step
            play.act(seat, view["choice"], view["legal"][0]["action"])
    assert len(play._cache) == 2 and play._cache.weight <= limit
    assert play._cache.weight == sum(session.weight for session in play._cache._held.values())


@pytest.mark.parametrize(("game", "scenario"), [("espana1936", "1936"), ("gce", "1936")])
def test_games_weigh_what_they_take(url: str, game: str, scenario: str) -> None:
    """What a game and what it shows take is measured, so that the limit is one of memory."""
    play = ReadyPlay(Store(open_database(url)), Seal(Seal.new_key()))
    players = {"nationalist": "person", "republican": "person"}

    def played() -> None:
        made = play.create(game, scenario, {}, players, True, None)
        seat = play.seat(made["id"], made["seats"]["nationalist"])
        for _ in range(10):
            view = play.view(seat)
            play.act(seat, view["choice"], view["legal"][0]["action"])

    played()
    before = play._cache.weight
    gc.collect()
    tracemalloc.start(1)
    try:
        played()
        played()
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert 0.8 < (play._cache.weight - before) / taken < 1.7


def test_nothing_stays_in_memory_that_could_not_be_written(
    open_play: Callable[[], Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = open_play()
    players = {"nationalist": "person", "republican": "person"}
    made = play.create("espana1936", "1936", {}, players, True, None)
    seat = play.seat(made["id"], made["seats"]["nationalist"])
    before = play.view(seat)

    def full(*_args: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(play.store, "append", full)
        with pytest.raises(OSError, match="no space"):
            play.act(seat, 0, before["legal"][0]["action"])
    assert play.view(seat) == before
    assert play.act(seat, 0, before["legal"][1]["action"])["choice"] == 1
