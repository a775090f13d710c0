"""Games that cannot be read are found, and mended by playing their lines again: `dosespanas admin`."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import PERSONS, Played, event_loop, execute, rows_of
from tests.server.test_damage import begun
from typer.testing import CliRunner

from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.repair import NotWhole, Served, find, mend
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Store
from dosespanas.terminal.app import app

if TYPE_CHECKING:
    from collections.abc import Callable

DAMAGE = {
    "summary that is noise": "UPDATE games SET lines = 'x'",
    "snapshots": "UPDATE snapshots SET position = x'ff00'",
    "an illegal action": "UPDATE actions SET action = 'to nowhere' WHERE n = 150",
    "a missing line": "DELETE FROM actions WHERE n = 150",
    "another hash": "UPDATE actions SET hash = '0' WHERE hash IS NOT NULL AND n > 150",
}
"""Damage, the worst last."""
WHOLE = 2
"""So many of them leave the lines whole."""


def admin(url: str, *words: str) -> tuple[int, str]:
    """Say a command of `dosespanas admin`; return its exit code and what it says."""
    done = CliRunner().invoke(app, ["admin", *words, "--database", url])
    return done.exit_code, done.output + ("" if done.exception is None else str(done.exception))


@pytest.mark.sqlite
def test_a_damaged_game_is_found_and_mended(open_play: Callable[[], Played], url: str, tmp_path: Path) -> None:
    play = open_play()
    sound = begun(play, 5)["id"]
    made = begun(play, 420)
    seat = play.seat(made["id"], made["seats"]["nationalist"])
    view, logged = play.view(seat), play.log(seat, -1)
    play.store.close()
    file, whole = Path(url.removeprefix("sqlite:///")), tmp_path / "whole"
    file.rename(whole)
    for number, (name, damage) in enumerate(DAMAGE.items()):
        shutil.copy(whole, file)
        execute(url, f"{damage} {'AND' if ' WHERE ' in damage else 'WHERE'} {here(damage)} = '{made['id']}'")
        code, said = admin(url, "check")
        assert code == 2 and made["id"] in said and sound not in said, name
        code, said = admin(url, "repair", made["id"])
        assert (code == 0) == (number < WHOLE), (name, said)
        if number >= WHOLE:
            assert "--cut" in said, name
            code, said = admin(url, "repair", made["id"], "--cut")
            assert code == 0 and "lines are lost" in said, (name, said)
        assert admin(url, "check")[0] == 0, name
        again = open_play()
        now = again.view(seat)
        if number < WHOLE:
            assert now == view and again.log(seat, -1) == logged, name
        else:
            assert 100 < now["choice"] <= 151, name
            kinds = [[event["kind"] for event in log[:50]] for log in (again.log(seat, -1), logged)]
            assert kinds[0] == kinds[1], name
        assert again.act(seat, now["choice"], now["legal"][0]["action"])["choice"] > now["choice"], name
        again.store.close()
        for left in file.parent.glob("games.db*"):
            left.unlink()


def here(damage: str) -> str:
    """The column that says of which game a row is, in the table that is damaged."""
    return "id" if " games " in damage else "game"


def test_nothing_is_mended_that_is_whole_or_served(play: Played, url: str) -> None:
    made = begun(play, 20)["id"]
    assert "Nothing is wrong" in admin(url, "repair", made)[1]
    assert admin(url, "repair", "nothing")[0] != 0
    execute(url, "UPDATE actions SET action = 'to nowhere' WHERE n = 10")
    found = find(play.store, made)
    assert 0 < found.good <= 10 and not found.whole
    with pytest.raises(NotWhole):
        mend(play.store, found)
    execute(url, "INSERT INTO processes VALUES ('one', 9000000000000000)")
    with pytest.raises(Served):
        mend(play.store, found, cut=True)
    execute(url, "DELETE FROM processes")
    execute(url, f"INSERT INTO clocks VALUES ('{made}', 1, 1000, 1000, 'nobody', 1, '{{}}')")
    mend(play.store, found, cut=True)
    ((side, since),) = rows_of(url, "SELECT side, since FROM clocks WHERE game = :game", made)
    assert side == found.head.actor and since > 1_000_000, "clocks run from now on, for whom the game waits"


def test_people_and_games_are_listed(play: Played, url: str) -> None:
    account = Accounts(play.store).new("Ana", mail="ana@example.org")
    assert account is not None
    made = play.create("gce", "1936", {}, PERSONS, True, "Round the Ebro")
    code, said = admin(url, "people")
    assert code == 0 and "Ana" in said and account.id in said and "example.org" not in said
    (line,) = admin(url, "people", "--json")[1].splitlines()
    person: dict[str, Any] = json.loads(line)
    assert (person["handle"], person["mails"], person["seats"], person["closed"]) == ("Ana", 1, 0, False)
    (line,) = admin(url, "games", "--json")[1].splitlines()
    game: dict[str, Any] = json.loads(line)
    assert (game["id"], game["name"], game["choice"]) == (made["id"], "Round the Ebro", 0)
    assert game["players"] == {"nationalist": "person", "republican": "person"}
    assert made["id"] in admin(url, "games", "--most", "1")[1]
    execute(url, f"UPDATE seats SET account = '{account.id}' WHERE side = 'nationalist'")
    (line,) = admin(url, "games", "--json")[1].splitlines()
    assert json.loads(line)["players"] == {"nationalist": "Ana", "republican": "person"}
    execute(url, "UPDATE accounts SET handle = ''")
    assert "(closed)" in admin(url, "games", "--json")[1]


def test_an_account_is_taken_home_and_closed(play: Played, url: str, tmp_path: Path) -> None:
    account = Accounts(play.store).new("Ana", mail="ana@example.org")
    assert account is not None
    file = tmp_path / "ana.json"
    assert admin(url, "export", "Ana", str(file))[0] == 0
    assert json.loads(file.read_text(encoding="utf-8"))["mails"] and file.stat().st_mode & 0o077 == 0
    assert admin(url, "export", "Ana", str(file))[0] != 0, "nothing is written over"
    assert "--yes" in admin(url, "close", account.id)[1]
    assert "Ana" in admin(url, "people")[1]
    assert admin(url, "close", account.id, "--yes")[0] == 0
    assert "(closed)" in admin(url, "people")[1]
    for name in ("Ana", "", account.id):
        assert admin(url, "close", name, "--yes")[0] != 0


@pytest.mark.sqlite
def test_a_backup_of_a_running_server_holds_everything(play: Played, url: str, tmp_path: Path) -> None:
    account = Accounts(play.store).new("Ana", mail="ana@example.org")
    assert account is not None
    made = begun(play, 20)
    seat = play.seat(made["id"], made["seats"]["nationalist"])
    copy = tmp_path / "backup.db"
    with (
        contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as here,
        contextlib.closing(sqlite3.connect(copy)) as there,
    ):
        here.backup(there)
    before = play.view(seat)
    play.act(seat, before["choice"], before["legal"][0]["action"])
    restored = Played(GameService(Store(open_database(f"sqlite:///{copy}")), play.seal), event_loop())
    assert restored.view(seat) == before
    found = Accounts(restored.store).kept.by_mail("ana@example.org")
    assert found == account
    assert admin(f"sqlite:///{copy}", "check")[0] == 0
    restored.store.close()
