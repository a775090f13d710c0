"""Pages that wait are woken: at once by their own server, soon by others, and nobody asks the database for each."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import ClientConnection, connect

from dosespanas.server.games import live_updates
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import GameHead, head_of, news_of
from dosespanas.server.storage.process_leases import Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import Made, Running


@contextmanager
def waiting(server: Running, made: Made) -> Iterator[ClientConnection]:
    """Connect as a page that waits."""
    with connect(f"{server.url.replace('http', 'ws')}/api/games/{made.id}/live", proxy=None, open_timeout=60) as socket:
        socket.send(json.dumps({"token": made.spectator}))
        yield socket


def test_a_page_hears_of_what_another_server_wrote(start: Callable[[Settings], Any], url: str) -> None:
    settings = Settings(database_url=url, poll=0.05)
    with start(settings) as here, start(settings) as there:
        made = here.new()
        elsewhere = there.seated({"id": made.id, "spectator": made.spectator, "seats": vars(made)})
        with waiting(here, made) as near, waiting(there, elsewhere) as far:
            assert [json.loads(page.recv(60))["choice"] for page in (near, far)] == [0, 0]
            time.sleep(0.2)
            for choice in (1, 2):
                view = elsewhere.view()
                view = elsewhere.act(view["legal"][0]["action"], view, elsewhere.token_of(view["observation"]["actor"]))
                assert [json.loads(page.recv(60))["revision"] for page in (near, far)] == [choice, choice]
        assert made.view()["choice"] == 2


def test_idle_pages_ask_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "known", True)  # as a while after its start, on PostgreSQL
    monkeypatch.setattr(live_updates, "UNHEARD", 0.05)
    monkeypatch.setattr(live_updates, "HEARD", 60.0)
    made = [server.new() for _ in range(10)]
    with ExitStack() as pages:
        sockets = [pages.enter_context(waiting(server, one)) for one in made for _ in range(3)]
        for socket in sockets:
            socket.recv(60)
        asked: list[int] = []
        heads = server.play.store.heads

        def counted(ids: list[str]) -> dict[str, GameHead]:
            asked.append(len(ids))
            return heads(ids)

        monkeypatch.setattr(server.play.store, "heads", counted)
        until, before = time.monotonic() + 60, -1
        while len(asked) != before:  # PostgreSQL tells soon after the first page has come
            assert time.monotonic() < until
            before = len(asked)
            time.sleep(0.5)
        view = made[0].view()
        made[0].act(view["legal"][0]["action"], view)
        for socket in sockets[:3]:
            assert json.loads(socket.recv(60))["revision"] == 1
        time.sleep(0.2)
        assert len(asked) == before


def test_news_between_processes_are_read_as_they_were_written() -> None:
    for head in (GameHead(3, 2, "nationalist"), GameHead(7, 7, None)):
        assert head_of(news_of("abc", head)) == ("abc", head)
