"""A row that is not what was written harms its own game and no other: every column of every table, damaged in turn."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter

from dosespanas.server.http import responses
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.tables import metadata

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import Made, Running

DAMAGE = {
    "None": "NULL",
    "BLOB": "x'00ff'",
    "text": "'not this'",
    "text that is none": "CAST(x'ff00' AS TEXT)",
    "huge number": "9223372036854775807",
    "negative number": "-7",
    "a broken number": "0.5",
}
DAILY = [["None", "huge number"], ["BLOB", "text"]]
"""Every day each column has the one or the other."""
WORDS = (
    "challenges",
    "public_tables",
    "talks",
    "messages",
    "mutes",
    "presence",
    "talk_reads",
    "notes",
    "marks",
    "reports",
)
TOLD = ("outbox", "deliveries", "game_notices")
OTHERS = (
    "settings",
    "processes",
    "upgrades",
    "corrections",
    "correction_sets",
    "published_sets",
    "rated_games",
    "results",
    "played",
    "cup_games",
    "finished_games",
    *WORDS,
    *TOLD,
)
"""Tables that say nothing of these games; `test_upgrades`, `test_corrections`, `test_sets` and `test_talk` damage rows
of such as have some."""
OWN = [
    table
    for table in metadata.sorted_tables
    if (table.name == "games" or "game" in table.columns) and table.name not in OTHERS
]
"""Those that say something: what is kept of persons belongs to no game."""
COLUMNS = [f"{table.name}.{column.name}" for table in OWN for column in table.columns]
TABLES = [table.name for table in OWN]
MAY_BE = ("None", "text")
"""Damage that some columns hold rightly."""
HARMLESS = {"games.secret", "games.chance", "actions.at"}
"""Columns that nobody reads back when a game is asked for."""
LISTED = TypeAdapter(list[responses.ListedGame | responses.DamagedListed])


@dataclass
class Two:
    """A server with two games, one of which is damaged and mended again."""

    server: Running
    damaged: Made
    sound: Made
    connection: sqlite3.Connection
    answered: list[int]
    """What is answered of the damaged game while it is whole."""
    view: dict[str, Any]
    """The sound game."""
    listed: dict[str, Any]
    """Both in the list."""

    def damage(self, table: str, column: str, number: int, value: str) -> None:
        """Put a value into a column of one of the rows that the damaged game has."""
        whose = "id" if table == "games" else "game"
        rows = self.connection.execute(f"SELECT rowid FROM {table} WHERE {whose} = ?", (self.damaged.id,)).fetchall()
        row = rows[number % len(rows)] if number % 2 else rows[-1 - number % len(rows)]
        self.connection.execute(f"UPDATE {table} SET {column} = {value} WHERE rowid = ?", row)

    def mend(self, table: str) -> None:
        """Undo all damage."""
        self.connection.execute(f"DELETE FROM {table}")
        self.connection.execute(f"INSERT INTO {table} SELECT * FROM whole_{table}")


PATHS = ["", "/log", "/history/3", "/history/130", "/explain?action=done", "/odds", "/overlay/supply", "/record"]
PATHS += ["/orders"]


def forget_all(server: Running) -> None:
    """Have every game read from the database when it is asked for next."""
    for game in list(server.play._cache._held):
        server.play.forget(game)


def ask_everything(server: Running, made: Made) -> list[int]:
    """Ask everything there is to ask about a game, changing nothing; return the statuses."""
    forget_all(server)
    found = [made.get(path) for path in PATHS] + [made.get(token=made.republican), made.get(token=made.spectator)]
    found += [made.post("/seen", {"choice": 0}), made.post("/undo", {"choice": 200})]
    found += [made.post("/agree", {"choice": 200, "agree": False})]
    found += [made.post("/actions", {"choice": 200, "action": "x"})]
    return [answer.status_code for answer in found]


def the_list(server: Running, *games: Made) -> dict[str, Any]:
    """Return the list that the players of some games see, by id."""
    secrets = ",".join(secret for game in games for secret in (game.nationalist, game.republican, game.spectator))
    answer = server.client.get("/api/games", headers={"Authorization": f"Bearer {secrets}"})
    assert answer.status_code == 200, answer.text
    LISTED.validate_json(answer.content, strict=True)
    return {game["id"]: game for game in answer.json()}


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory, start: Callable[[Settings], Any]) -> Iterator[Two]:
    """Run a server with a game that is damaged and one that is not, in a database that takes any value."""
    file = tmp_path_factory.mktemp("rows") / "games.db"
    with start(Settings(database_url=f"sqlite:///{file}")) as server:
        pace = {"kind": "correspondence", "start": 86_400, "increment": 3_600, "cap": 172_800, "holidays": 7}
        damaged, sound = server.new(pace=pace), server.new(hotseat=True)
        while damaged.play(270)["over"]:  # by the server's dice: another game then
            damaged = server.new(pace=pace)
        for side in (damaged.nationalist, damaged.republican):
            order = {"when": {"prompt": ["prompt-react"]}, "do": ["accept"], "until": {"times": 1}}
            assert damaged.post("/orders", {"rule": order}, side).status_code == 200
        sound.play(5)
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executescript("PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '');")
    connection.close()
    connection = sqlite3.connect(file, isolation_level=None)
    for table in TABLES:
        connection.execute(f"CREATE TABLE whole_{table} AS SELECT * FROM {table}")
    assert connection.execute("SELECT COUNT(*) FROM whole_snapshots").fetchone()[0] > 0
    with start(Settings(database_url=f"sqlite:///{file}")) as server:
        again = [replace(game, client=server.client) for game in (damaged, sound)]
        whole = ask_everything(server, again[0]), again[1].view(), the_list(server, *again)
        yield Two(server, again[0], again[1], connection, *whole)
    connection.close()


@pytest.mark.parametrize("column", COLUMNS)
def test_a_damaged_column_harms_its_own_game_only(two_games: Two, column: str) -> None:
    damage_in_turn(two_games, column, DAILY[COLUMNS.index(column) % 2])


@pytest.mark.parametrize("column", COLUMNS)
def test_text_that_is_none_leaves_the_list_to_the_others(two_games: Two, column: str) -> None:
    """A query of many games at once must not fail for a value of one of them."""
    table, name = column.split(".")
    two_games.damage(table, name, 0, DAMAGE["text that is none"])
    forget_all(two_games.server)
    try:
        now = the_list(two_games.server, two_games.damaged, two_games.sound)
        assert now[two_games.sound.id] == two_games.listed[two_games.sound.id]
    finally:
        two_games.mend(table)


@pytest.mark.long
@pytest.mark.parametrize("column", COLUMNS)
def test_any_damage_to_a_column_harms_its_own_game_only(two_games: Two, column: str) -> None:
    damage_in_turn(two_games, column, list(DAMAGE))


def damage_in_turn(two_games: Two, column: str, kinds: list[str]) -> None:
    """Damage a column in some ways, one after the other, and ask everything each time."""
    server, damaged, sound = two_games.server, two_games.damaged, two_games.sound
    answered, view, listed = two_games.answered, two_games.view, two_games.listed
    table, name = column.split(".")
    for number, kind in enumerate(kinds):
        two_games.damage(table, name, number, DAMAGE[kind])
        try:
            statuses = ask_everything(server, damaged)
            wrong = [pair for pair in zip(statuses, answered, strict=True) if pair[0] not in (404, 410, pair[1])]
            assert not wrong, kind
            assert sound.view() == view, kind
            now = the_list(server, damaged, sound)
            assert now[sound.id] == listed[sound.id], kind
            shown = now.get(damaged.id)
            noticed = {404, 410} & set(statuses) or shown is None or shown["damaged"]
            assert noticed or column in HARMLESS or table == "snapshots" or kind in MAY_BE, kind
        finally:
            two_games.mend(table)
    assert ask_everything(server, damaged) == answered


def test_a_damaged_game_is_shown_as_one(two_games: Two) -> None:
    two_games.damage("games", "options", 0, "x'00'")
    forget_all(two_games.server)
    try:
        answer = two_games.damaged.get()
        assert answer.status_code == 410 and answer.json()["error"]["key"] == "error-game-damaged"
        assert "games.options" in answer.json()["error"]["text"]
        listed = the_list(two_games.server, two_games.damaged, two_games.sound)
        assert listed[two_games.damaged.id] == {"id": two_games.damaged.id, "damaged": True}
        assert listed[two_games.sound.id]["choice"] == 5
    finally:
        two_games.mend("games")


def test_pages_that_wait_are_told_of_the_others(two_games: Two) -> None:
    ids = [two_games.damaged.id, two_games.sound.id]
    assert set(two_games.server.play.store.heads(ids)) == set(ids)
    for value in DAMAGE.values():
        two_games.damage("games", "actor", 0, value)
        try:
            assert two_games.server.play.store.heads(ids)[two_games.sound.id].choice == 5
        finally:
            two_games.mend("games")
