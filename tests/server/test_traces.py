"""What somebody deletes is not left in the bytes of a SQLite file, nor anything of ours in another program's."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.conftest import signed_up

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.server.errors import REMEDIES, DatabaseProblem
from dosespanas.server.storage.database import NEWEST, open_database

if TYPE_CHECKING:
    from tests.server.conftest import Running

pytestmark = pytest.mark.sqlite


def foreign(path: Path, statement: str = "CREATE TABLE games (score INTEGER)", wal: bool = False) -> sqlite3.Connection:
    """Write a file as another program does."""
    connection = sqlite3.connect(path)
    if wal:
        connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(statement)
    connection.commit()
    return connection


def lying(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


OTHERS = {
    "one table of a name of ours": "CREATE TABLE games (score INTEGER)",
    "tables of other names": "CREATE TABLE bookmarks (url TEXT)",
    "another user of the same migrations": "CREATE TABLE alembic_version (version_num TEXT)",
}


@pytest.mark.parametrize("mode", [0o644, 0o600])
@pytest.mark.parametrize("kind", OTHERS)
def test_another_programs_file_is_left_as_it_is(tmp_path: Path, kind: str, mode: int) -> None:
    file = tmp_path / "it's ours #1.db"
    foreign(file, OTHERS[kind]).close()
    file.chmod(mode)
    before = lying(tmp_path), file.stat().st_mode, file.stat().st_mtime_ns
    for _ in range(2):
        with pytest.raises(DatabaseProblem, match="another program's") as told:
            open_database(f"sqlite:///{file}")
        assert told.value.details["cause"] == "foreign"
        assert (lying(tmp_path), file.stat().st_mode, file.stat().st_mtime_ns) == before


def test_another_programs_file_whose_tables_lie_beside_it_is_left_as_it_is(tmp_path: Path) -> None:
    """It was killed, or still runs: what it has written is in its log."""
    file = tmp_path / "theirs.db"
    with closing(foreign(file, wal=True)):
        before = lying(tmp_path)
        assert before["theirs.db-wal"]
        with pytest.raises(DatabaseProblem, match="another program's"):
            open_database(f"sqlite:///{file}")
        assert lying(tmp_path) == before


def test_a_file_of_a_newer_server_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    open_database(f"sqlite:///{file}").dispose()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA journal_mode=DELETE")
    before = lying(tmp_path)
    with pytest.raises(DatabaseProblem, match=f"9999, not {NEWEST}") as told:
        open_database(f"sqlite:///{file}")
    assert told.value.details["cause"] == "newer" and lying(tmp_path) == before


def test_an_empty_file_and_our_own_are_opened(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.touch()
    for _ in range(2):
        open_database(f"sqlite:///{file}").dispose()
    killed = tmp_path / "killed.db"  # before the first checkpoint all of it lies in the log
    engine = open_database(f"sqlite:///{killed}")
    copied = tmp_path / "copied"
    copied.mkdir()
    for one in tmp_path.glob("killed.db*"):
        (copied / one.name).write_bytes(one.read_bytes())
    open_database(f"sqlite:///{copied / 'killed.db'}").dispose()
    engine.dispose()


def test_the_start_says_where_it_is_once_its_database_is_open(tmp_path: Path) -> None:
    foreign(tmp_path / "theirs.db").close()
    code = "from dosespanas.terminal.app import main; main()"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    asked = ["serve", "--no-browser", "--port", port, "--database", str(tmp_path / "theirs.db")]
    environment = os.environ | {"PYTHONPATH": str(Path(dosespanas.__file__).parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code, *asked], capture_output=True, text=True, cwd=tmp_path, env=environment
    )
    assert done.returncode and " is at " not in done.stdout + done.stderr
    assert "another program's" in done.stderr and "Name another file" in done.stderr


@pytest.mark.parametrize("language", languages())
def test_the_advice_is_by_cause(language: str) -> None:
    told = {
        cause: Catalogue(language).text("error-database", **DatabaseProblem("games.db", "why", cause).details)
        for cause in REMEDIES
    }
    assert len(set(told.values())) == len(REMEDIES)
    assert all("games.db" in one and "why" in one and "{" not in one for one in told.values())


def test_a_closed_account_is_gone_from_the_bytes(members: Running) -> None:
    """Its name, its address, and what it noted for itself; others read and write meanwhile."""
    with signed_up(members.client, "Wilhelmina", mail="wilhelmina@example.org") as page:
        own = {"game": "espana1936", "scenario": "1936", "seats": {"nationalist": "person", "republican": "person"}}
        made = page.post("/api/games", json=own | {"mine": "nationalist"}).json()
        for text in ("The first secret plan: Toledo", "The second secret plan: Bilbao"):
            noted = page.put(f"/api/games/{made['id']}/note", json={"text": text})
            assert noted.status_code == 200, noted.text
        there = everything(members)
        assert all(word in there for word in (b"Wilhelmina", b"wilhelmina@example.org", b"secret plan: Bilbao"))
        assert page.post("/api/account/close", json={"handle": "Wilhelmina"}).status_code == 204
    left = everything(members)
    for word in (b"Wilhelmina", b"wilhelmina@example.org", b"secret plan"):
        assert word not in left, word


def everything(server: Running) -> bytes:
    """Return all bytes of the database, and of what lies beside it."""
    file = Path(server.play.store.url.database or "")
    return b"".join(one.read_bytes() for one in file.parent.glob(f"{file.name}*"))
