"""Killed at any moment, on a full or read-only disk, with damaged files beside it: what was acknowledged is there."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import Engine, event
from tests.server.conftest import PERSONS, Played, event_loop, new_number, rows_of
from tests.server.test_durability import free_port, started

from dosespanas.server.errors import DatabaseProblem, RequestProblem
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import Made, Running

NEW = {"game": "espana1936", "scenario": "1936", "seats": PERSONS, "hotseat": True}


class Player(threading.Thread):
    """Somebody who plays a game against himself without a pause, whatever becomes of the server."""

    def __init__(self, port: int, seed: int, stop: threading.Event) -> None:
        """Begin a game."""
        super().__init__(daemon=True)
        made = httpx.post(f"http://127.0.0.1:{port}/api/games", json=NEW, timeout=30, trust_env=False).json()
        self.id = str(made["id"])
        self._headers = {"Authorization": f"Bearer {made['seats']['nationalist']}"}
        self._give(port)
        self.acknowledged: dict[int, str] = {}
        """What was answered 200, by the number of the choice."""
        self.wrong: str | None = None
        self._address = f"http://127.0.0.1:{port}"
        self._stopped = stop
        self._dice = random.Random(seed)

    def last(self) -> int:
        """Return the last choice that was acknowledged, -1 for none."""
        return max(list(self.acknowledged), default=-1)

    def _give(self, port: int) -> None:
        """Add a number to the chance of the game, which then begins."""
        address = f"http://127.0.0.1:{port}/api/games/{self.id}/chance"
        number = {"number": new_number()}
        httpx.post(address, headers=self._headers, json=number, timeout=30, trust_env=False).raise_for_status()

    def run(self) -> None:
        """Play until told to stop."""
        with httpx.Client(base_url=self._address, headers=self._headers, timeout=30, trust_env=False) as client:
            self._play(client)

    def _play(self, client: httpx.Client) -> None:
        game, view, sent = f"/api/games/{self.id}", None, ""
        while not self._stopped.is_set() and self.wrong is None:
            try:
                if view is None:
                    last = self.last()
                    view = client.get(game).json()
                    if view["choice"] <= last:
                        self.wrong = f"choice {last} was acknowledged, and {view['choice']} is asked"
                if view["over"]:
                    return
                sent = self._dice.choice(view["legal"])["action"]
                answer = client.post(f"{game}/actions", json={"choice": view["choice"], "action": sent})
                if answer.status_code != 200:
                    self.wrong = answer.text
                    return
                self.acknowledged[view["choice"]] = sent
                view = answer.json()
            except httpx.TransportError:
                view = None
                time.sleep(0.02)


def killed_at_random(url: str, kills: int) -> None:
    """Let six players play on a server that is killed at random moments, and look for what they were told."""
    port, dice, stop = free_port(), random.Random(kills), threading.Event()
    told = [-1] * 6
    process = started(port, url)
    players = [Player(port, seed, stop) for seed in range(6)]
    try:
        for player in players:
            player.start()
        for _ in range(kills):
            while any(player.is_alive() and player.last() == last for player, last in zip(players, told, strict=True)):
                time.sleep(0.01)  # each plays on before the next kill, however slow the machine is
            time.sleep(dice.random())
            told = [player.last() for player in players]
            process.send_signal(signal.SIGKILL)
            process.wait()
            process = started(port, url)
        stop.set()
        for player in players:
            player.join(60)
    finally:
        stop.set()
        process.kill()
        process.wait()
    assert [player.wrong for player in players] == [None] * len(players)
    for player in players:
        lines = rows_of(url, "SELECT n, kind, action FROM actions WHERE game = :game ORDER BY n", player.id)
        assert [n for n, _, _ in lines] == list(range(len(lines)))
        assert {kind for _, kind, _ in lines} <= {"action"}
        assert player.acknowledged.items() <= {n: action for n, _, action in lines}.items()
        assert player.acknowledged, "nothing was tried"
    play = Played(GameService(Store(open_database(url)), Seal(Seal.new_key())), event_loop())
    for player in players:
        with play.hold(player.id) as session:
            assert session.game.choice > max(player.acknowledged)


def test_a_few_kills_while_six_play(url: str) -> None:
    killed_at_random(url, 2)


@pytest.mark.long
def test_many_kills_while_six_play(url: str) -> None:
    """Each kill may lose a choice to six players: what happens once in fifty of those is found with 95%."""
    killed_at_random(url, 25)


@contextmanager
def every_connection(pragma: str) -> Iterator[None]:
    """Give every SQLite connection that is opened inside a setting."""

    def opened(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(Engine, "connect", opened)
    try:
        yield
    finally:
        event.remove(Engine, "connect", opened)


def refused_until(made: Made, tries: int, key: str) -> dict[str, Any]:
    """Play until the server refuses with a message; return the view before that."""
    view = made.view()
    for _ in range(tries):
        body = {"choice": view["choice"], "action": view["legal"][0]["action"]}
        answer = made.post("/actions", body)
        if answer.status_code != 200:
            assert answer.status_code == 503 and answer.json()["error"]["key"] == key, answer.text
            assert "games.db" not in answer.text and "sqlite" not in answer.text.lower()
            return view
        view = answer.json()
    raise AssertionError("it was never refused")


def again(server: Running, made: Made) -> Made:
    """Return a game as another server's client sees it."""
    made.client = server.client
    return made


@pytest.mark.sqlite
def test_a_full_disk_stops_writing_and_nothing_else(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made = server.new(hotseat=True)
        made.play(5)
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    with every_connection(f"max_page_count={pages + 1}"), start(Settings(database_url=url)) as server:
        again(server, made)
        before = refused_until(made, 400, "error-database-full")
        assert made.view() == before, "what is there can be looked at"
        assert before["choice"] > 5
        assert 503 in (server.client.post("/api/games", json=NEW).status_code for _ in range(300))
        assert refused_until(made, 5, "error-database-full") == before
    with start(Settings(database_url=url)) as server:
        assert again(server, made).view() == before
        assert made.play(3)["choice"] == before["choice"] + 3, "once there is room, it goes on"


@pytest.mark.sqlite
def test_a_read_only_database_can_be_looked_at(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made = server.new(hotseat=True)
        before = made.play(5)
        with every_connection("query_only=ON"):
            server.play.store.close()
            assert refused_until(made, 1, "error-database-read-only") == before
            assert server.client.post("/api/games", json=NEW).status_code == 503
            assert made.view() == before
            server.play.store.close()
        server.play.store.close()
        assert made.play(3)["choice"] == 8


@pytest.mark.sqlite
def test_a_server_does_not_start_on_what_it_may_not_write(url: str) -> None:
    open_database(url).dispose()
    with pytest.raises(DatabaseProblem, match="readonly"):
        open_database(url.replace("sqlite:///", "sqlite:///file:") + "?mode=ro&uri=true")


def cut(file: Path, dice: random.Random) -> None:
    """Cut a file off somewhere."""
    content = file.read_bytes()
    file.write_bytes(content[: dice.randrange(len(content))])


def scribble(file: Path, dice: random.Random) -> None:
    """Write noise into the middle of a file."""
    content = bytearray(file.read_bytes())
    at = dice.randrange(len(content))
    content[at : at + 300] = dice.randbytes(300)
    file.write_bytes(bytes(content))


def lose(file: Path, _dice: random.Random) -> None:
    """Lose a file."""
    file.unlink()


HARM = {"cut": cut, "scribbled on": scribble, "lost": lose}


def damaged_files(play: Played, url: str, rounds: int) -> tuple[int, int]:
    """Copy the files of a running server as a kill would leave them, damage one, and open them.

    Returns how often that was refused, and how often the game was opened.
    """
    made, dice = play.create("espana1936", "1936", {}, PERSONS, True, None), random.Random(rounds)
    file = Path(url.removeprefix("sqlite:///"))
    folder = file.parent / "copy"
    refused = opened = 0
    for number in range(rounds):
        for _ in range(10):
            seat = play.seat(made["id"], made["seats"]["nationalist"])
            view = play.view(seat)
            if play.act(seat, view["choice"], dice.choice(view["legal"])["action"])["over"]:
                made = play.create("espana1936", "1936", {}, PERSONS, True, None)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for part in file.parent.glob("games.db*"):
            shutil.copy(part, folder)
        ending = ("-wal", "-shm", "")[number % 3]
        HARM[list(HARM)[number // 3 % 3]](folder / f"games.db{ending}", dice)
        try:
            store = Store(open_database(f"sqlite:///{folder / 'games.db'}"))
            there = Played(GameService(store, Seal(Seal.new_key())), event_loop())
        except DatabaseProblem as problem:
            assert "games.db" in str(problem)
            refused += 1
            continue
        try:
            seat = there.seat(made["id"], made["seats"]["nationalist"])
            seen = there.view(seat)
            assert seen["choice"] <= play.view(seat)["choice"]
            if seen["chance"]["missing"]:  # as it was before both had given their numbers
                assert seen["choice"] == 0 and seen["legal"] is None
            else:
                assert there.act(seat, seen["choice"], seen["legal"][0]["action"])["choice"] > seen["choice"]
            opened += 1
        except RequestProblem as problem:
            assert problem.status in (404, 410)
            refused += 1
        finally:
            there.store.close()
    return refused, opened


@pytest.mark.sqlite
def test_damaged_files_are_refused_or_whole(play: Played, url: str) -> None:
    refused, opened = damaged_files(play, url, 18)
    assert refused and opened


@pytest.mark.long
@pytest.mark.sqlite
def test_many_damaged_files_are_refused_or_whole(play: Played, url: str) -> None:
    refused, opened = damaged_files(play, url, 60)
    assert refused and opened
