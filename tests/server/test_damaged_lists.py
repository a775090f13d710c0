"""A damaged row is missing from the lists that would show it, and harms no other row, list or person."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert
from tests.server.conftest import APPS, signed_up, with_session
from tests.server.features.meeting.test_meeting import give, offered, take
from tests.server.features.ratings.test_results import account_id, begin, fill
from tests.server.test_rows import DAMAGE, forget_all

from dosespanas.server.features.ratings.tables import ratings
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.tables import metadata

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx
    from tests.server.conftest import Running

pytestmark = pytest.mark.sqlite
MEETING = ("/api/room", "/api/tables")
RUNNING = ("/api/account/games", "/api/account/running", "/api/tables")
PLAYED = ("/api/account/archive", "/api/account/results", "/api/persons/ana", "/api/account/export")
RATED = ("/api/account/ratings", "/api/ratings/espana1936", "/api/persons/ana", "/api/account/export")
SHOWN = {
    "games": RUNNING,
    "seats": RUNNING,
    "clocks": RUNNING,
    "challenges": MEETING,
    "public_tables": MEETING,
    "rated_games": RUNNING,
    "results": PLAYED,
    "played": PLAYED,
    "ratings": RATED,
    "rating_changes": RATED,
}
"""The lists that rows of a table come to."""
ALL = tuple(sorted({*MEETING, *RUNNING, *PLAYED, *RATED, "/api/cups"}))
COLUMNS = [f"{name}.{column.name}" for name in SHOWN for column in metadata.tables[name].columns]
DAILY = [["text that is none"], ["text"]]
"""Every day each third column has the one or the other."""


@dataclass
class World:
    """A server that keeps accounts, in whose lists one of the rows of each table is damaged and mended again."""

    server: Running
    ana: httpx.Client
    connection: sqlite3.Connection

    def lists(self, paths: tuple[str, ...]) -> dict[str, Any]:
        """Ask for lists; give each or, where it is refused, the status."""
        forget_all(self.server)
        answers = {path: self.ana.get(path) for path in paths}
        return {path: one.json() if one.status_code == 200 else one.status_code for path, one in answers.items()}

    def damage(self, column: str, kinds: list[str], paths: tuple[str, ...]) -> list[tuple[str, str]]:
        """Damage a column of the first row of its table in some ways; return which lists were refused then."""
        table, name = column.split(".")
        refused = []
        for kind in kinds:
            where = f"rowid = (SELECT min(rowid) FROM {table})"
            self.connection.execute(f'UPDATE {table} SET "{name}" = {DAMAGE[kind]} WHERE {where}')
            try:
                found = self.lists(paths)
            finally:
                self.connection.execute("BEGIN IMMEDIATE")
                self.connection.execute(f"DELETE FROM {table}")
                self.connection.execute(f"INSERT INTO {table} SELECT * FROM whole_{table}")
                self.connection.execute("COMMIT")
            refused += [(kind, f"{path}: {one}") for path, one in found.items() if isinstance(one, int)]
        return refused


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory, start: Callable[[Settings], Any]) -> Iterator[World]:
    """A person with two of everything a list shows, in a database that takes any value."""
    file = tmp_path_factory.mktemp("lists") / "games.db"
    settings = Settings(f"sqlite:///{file}", accounts=True)
    with start(settings) as server:
        ana, ben = signed_up(server.client, "ana"), signed_up(server.client, "ben")
        pace = {"kind": "correspondence", "start": 86_400, "increment": 3_600, "cap": 172_800, "holidays": 7}
        for seat in [offered(ana, public=True, pace=pace) for _ in range(2)]:
            (game,) = take(ben, seat).json()["games"]
            give(game, ana, ben)
        for seat in ({}, {"side": "bid", "wish": "nationalist", "steps": 1}):
            offered(ben, **seat)
        for _ in range(2):
            begin(ana)
        mine = account_id(ana, server)
        fill(server, mine, 3)
        ana.put("/api/account/page", json={"results": True, "ratings": True})
        values = {"points": 1700.5, "deviation": 60.0, "volatility": 0.06, "games": 30, "at": 1}
        change = {"at": 1, "before": 1690.0, "points": 1700.5, "deviation": 60.0}
        with server.play.store.aside() as connection:
            for title in ("espana1936", "gce"):
                connection.execute(insert(ratings).values(player=mine, title=title, **values))
                kept = metadata.tables["rating_changes"]
                connection.execute(insert(kept).values(player=mine, title=title, counted=1, **change))
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executescript("PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '');")
    connection.close()
    connection = sqlite3.connect(file, isolation_level=None)
    for table in SHOWN:
        connection.execute(f"CREATE TABLE whole_{table} AS SELECT * FROM {table}")
    with start(settings) as server:
        ana = with_session(server.url, APPS[server.url].state.accounts.sessions.begin(mine, "Test"))
        world = World(server, ana, connection)
        assert not [path for path, one in world.lists(ALL).items() if isinstance(one, int)]
        yield world
    connection.close()


@pytest.mark.parametrize("column", COLUMNS[::3])
def test_a_damaged_column_empties_no_list(world: World, column: str) -> None:
    assert not world.damage(column, DAILY[COLUMNS.index(column) % 2], SHOWN[column.split(".")[0]])


@pytest.mark.long
@pytest.mark.parametrize("table", SHOWN)
def test_any_damage_to_a_column_empties_no_list(world: World, table: str) -> None:
    for column in metadata.tables[table].columns:
        assert not world.damage(f"{table}.{column.name}", list(DAMAGE), ALL), column.name


def test_what_is_left_out_is_the_damaged_row_alone(world: World) -> None:
    def running() -> list[str]:
        return [one["id"] for one in world.lists(("/api/account/running",))["/api/account/running"]]

    whole = running()
    first = world.connection.execute("SELECT id FROM games WHERE rowid = (SELECT min(rowid) FROM games)").fetchone()[0]
    assert first in whole and len(whole) == 4
    world.connection.execute("UPDATE games SET scenario = CAST(x'ff00' AS TEXT) WHERE id = ?", (first,))
    try:
        assert running() == [one for one in whole if one != first]
    finally:
        world.connection.execute("UPDATE games SET scenario = '1936' WHERE id = ?", (first,))
