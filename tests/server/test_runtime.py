"""The same requests are answered alike by a server with threads and processes, and by one that does all in turn."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import threading
from typing import TYPE_CHECKING, Any

import pytest

from dosespanas.server.games import json_codec, standard_json
from dosespanas.server.local import LocalServer
from dosespanas.server.opponents.worker_process import ThreadsAndProcesses
from dosespanas.server.runtime import InTurn
from dosespanas.server.storage.standard_fernet import Fernet, InvalidToken

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dosespanas.server.runtime import Runtime

Answers = list[tuple[str, int, bytes]]

THOUGHT = ("hint", "review")
"""What is worked out as long as there is time, or asked for until it is done: compared by its status."""


class Guest:
    """Asks a server as the page does, and writes down what it answers."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.answers: Answers = []
        self.secret = ""

    async def ask(self, method: str, target: str, body: Any = None, counts: bool = True) -> Any:
        headers = [("content-type", "application/json"), ("x-requested-with", "dosespanas")]
        headers += [("authorization", f"Bearer {self.secret}")] if self.secret else []
        sent = b"" if body is None else json.dumps(body).encode()
        status, _, found = await self.server.ask(method, target, headers, sent)
        assert status < 500, found
        if counts:
            self.answers.append((target, status, b"" if target.endswith(THOUGHT) else found))
        return json.loads(found) if found[:1] == b"{" else found

    async def play(self, game: str, opponent: str, choices: int) -> None:
        """Play some choices and look at everything; then give up."""
        seats = {"nationalist": "person", "republican": opponent}
        made = await self.ask("POST", "/api/games", {"game": game, "scenario": "1936", "seats": seats})
        self.secret, path, rng = made["seats"]["nationalist"], f"/api/games/{made['id']}", random.Random(4)
        heard: list[str] = []
        await self.ask("GET", f"{path}/static")  # refused: the game waits for the number
        self.server.connect(1, f"{path}/live", lambda _, kind, text: heard.append(kind))
        self.server.hear(1, json.dumps({"token": self.secret}))
        await self.ask("POST", f"{path}/chance", {"number": "7" * 64})
        taken = 0
        while taken < choices:
            view = await self.ask("GET", path, counts=False)
            if view["thinking"]:
                await asyncio.sleep(0.005)
                continue
            if view["over"]:
                break
            action = rng.choice(view["legal"])["action"]
            view = await self.ask("POST", f"{path}/actions", {"choice": view["choice"], "action": action})
            taken += 1
            if taken % 5 == 0 and view.get("undo"):
                await self.ask("POST", f"{path}/undo", {"choice": view["choice"]})
        while (view := await self.ask("GET", path, counts=False))["thinking"]:
            await asyncio.sleep(0.005)
        for seen in ("", "/log", "/film?since=0&count=20", "/warnings", "/static", "/reasons", "/hint"):
            await self.ask("GET", path + seen)
        await self.ask("POST", f"{path}/seen", {"choice": view["choice"]})
        board = await self.ask("POST", f"{path}/analysis", {})
        await self.ask("GET", f"/api/analysis/{board['id']}", counts=False)
        await self.ask("POST", f"{path}/resign", {})
        for told in ("/record", "/proof", "/story", "/review"):
            await self.ask("GET", path + told)
        self.server.hear(1, None)
        assert "text" in heard
        self.secret = ""


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Begins the random numbers of the server anew."""
    drawn = random.Random(5)

    def draw(size: int | None = None) -> bytes:
        return drawn.randbytes(32 if size is None else size)

    monkeypatch.setattr(secrets, "token_bytes", draw)
    monkeypatch.setattr(secrets, "token_hex", lambda size=None: draw(size).hex())
    return lambda: drawn.seed(5)


def answers(folder: Path, runtime: Runtime, moves: list[tuple[str, str, int]]) -> Answers:
    """What a server answers whose work is run somewhere."""

    async def asked() -> Answers:
        folder.mkdir()
        server = LocalServer(f"sqlite:///{folder / 'games.db'}", runtime)
        await server.start()
        guest = Guest(server)
        await guest.ask("GET", "/api/shelf")
        for game, opponent, choices in moves:
            await guest.play(game, opponent, choices)
        await server.close()
        return guest.answers

    return asyncio.run(asked())


def assert_alike(folder: Path, same_chance: Callable[[], None], moves: list[tuple[str, str, int]]) -> None:
    found = []
    for name, runtime in (("threads", ThreadsAndProcesses()), ("turn", InTurn())):
        same_chance()
        found.append(answers(folder / name, runtime, moves))
    assert len(found[0]) == len(found[1])
    for one, other in zip(*found, strict=True):
        assert one == other


def test_in_turn_and_in_threads_answer_alike(tmp_path: Path, same_chance: Callable[[], None]) -> None:
    assert_alike(tmp_path, same_chance, [("espana1936", "scripted", 12)])


def test_in_turn_begins_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def refused(thread: threading.Thread) -> None:
        if "_do_shutdown" not in thread.name:  # asyncio's own, at its end
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", refused)
    found = answers(tmp_path / "turn", InTurn(), [("espana1936", "scripted", 3)])
    assert 409 in {status for _, status, _ in found}


@pytest.mark.long
@pytest.mark.parametrize("game", ["espana1936", "gce"])
@pytest.mark.parametrize("opponent", ["scripted", "tuned"])
def test_whole_games_are_answered_alike(
    tmp_path: Path, same_chance: Callable[[], None], game: str, opponent: str
) -> None:
    assert_alike(tmp_path, same_chance, [(game, opponent, 100_000)])


def test_the_standard_library_writes_the_same_json() -> None:
    pytest.importorskip("orjson")
    for value in ({"b": [1, 2.5, None, True], "a": 'España "\\\n\x1f\x7f'}, [1e-3, 0.1 + 0.2, -0.0], "😀", (1, 2)):
        assert standard_json.dumps(value) == json_codec.dumps(value)
    for unwritten in ("\ud800", {1, 2}):
        with pytest.raises(TypeError):
            standard_json.dumps(unwritten)


def test_what_is_sealed_by_the_standard_library_is_read_with_its_key_alone() -> None:
    seal = Fernet(Fernet.generate_key())
    for text in (b"", b"\x00\x00seed", b"x" * 10_000):
        token = seal.encrypt(text)
        assert seal.decrypt(token) == text and token != seal.encrypt(text)
        for spoiled in (token[:-8], token[:20] + b"AAAA" + token[24:], b"", b"!"):
            with pytest.raises(InvalidToken):
                seal.decrypt(spoiled)
        with pytest.raises(InvalidToken):
            Fernet(Fernet.generate_key()).decrypt(token)
    for key in (b"AAAA", "no key"):
        with pytest.raises(ValueError):
            Fernet(key)
