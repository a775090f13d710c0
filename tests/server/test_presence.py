"""Several processes on one database: one of them thinks about a game, and one that ends holds nobody up for long."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import OPPONENTS, PLAIN, Made, Played

from dosespanas.server.games.ai_scheduler import Worker
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage import process_leases
from dosespanas.server.storage.batch_writer import Job, LogEntry, MovedOn
from dosespanas.server.storage.database import open_database, writer
from dosespanas.server.storage.postgresql import LONGEST, messages, news_in
from dosespanas.server.storage.process_leases import HOLD, LIFE, Presence
from dosespanas.server.storage.store import GameHead, Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from dosespanas.server.opponents.ai_worker import Answer, ChoiceQuestion

AGAINST = {"nationalist": "person", "republican": "random"}


class Steady:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def steady(self) -> float:
        return self.seconds

    def wall(self) -> int:
        return int(self.seconds * 1_000)


def process_on(url: str, clock: Steady) -> Presence:
    """Another process of a database, which is not told of the end of the test."""
    found = Presence(writer(open_database(url)), clock.wall, clock.steady)
    found._shared = False  # the time is this clock's, on PostgreSQL too
    return found


def test_one_process_thinks_about_a_game_as_long_as_it_lives(open_play: Callable[[], Played], url: str) -> None:
    game = open_play().create("espana1936", "1936", {}, AGAINST, False, None)["id"]
    clock = Steady()
    first, second = process_on(url, clock), process_on(url, clock)
    assert first.take(game) and first.take(game)
    assert not second.take(game)
    clock.seconds += LIFE - 1
    first.beat()
    clock.seconds += LIFE - 1
    assert not second.take(game), "the first one still lives"
    clock.seconds += 2
    assert second.take(game), "the first one has said nothing for long"
    assert not first.take(game), "and what it believed before holds no longer"
    second.close()
    assert first.take(game), "who ends properly lets go at once"


def test_a_game_that_is_thought_about_no_longer_is_anybodys(open_play: Callable[[], Played], url: str) -> None:
    game = open_play().create("espana1936", "1936", {}, AGAINST, False, None)["id"]
    clock = Steady()
    first, second = process_on(url, clock), process_on(url, clock)
    assert first.take(game)
    for _ in range(int(HOLD / LIFE) + 2):
        clock.seconds += LIFE
        first.beat()
    assert second.take(game)
    assert not first.take(game)


def test_a_clock_that_was_wrong_holds_no_game_for_ever(open_play: Callable[[], Played], url: str) -> None:
    game = open_play().create("espana1936", "1936", {}, AGAINST, False, None)["id"]
    clock = Steady()
    clock.seconds += 400 * 86_400
    assert process_on(url, clock).take(game)
    clock.seconds -= 400 * 86_400
    assert process_on(url, clock).take(game)


def test_a_process_knows_whether_it_is_alone(url: str) -> None:
    clock = Steady()
    first = process_on(url, clock)
    assert not first.alone, "it has not looked"
    first.beat()
    assert first.alone and not first.known
    second = process_on(url, clock)
    second.beat()
    clock.seconds += LIFE / 2
    assert not first.alone, "it may have been joined since"
    clock.seconds += LIFE / 2 - 0.1
    second.beat()
    first.beat()
    assert not first.alone
    clock.seconds += 0.1
    assert second.known, "by now the first one knows of it"


def asked_by(
    start: Callable[[Settings], Any], url: str, monkeypatch: pytest.MonkeyPatch, choices: int
) -> tuple[list[tuple[str, int]], int]:
    """Play against the computer, each request at another server; return the choices it was asked, and how far."""
    asked: list[tuple[str, int]] = []
    ask = Worker.ask

    def counted(self: Worker, question: ChoiceQuestion, past: Callable[[], str | None]) -> Answer:
        asked.append((question.side, question.choice))
        return ask(self, question, past)

    monkeypatch.syspath_prepend(OPPONENTS)
    monkeypatch.setattr(Worker, "ask", counted)
    monkeypatch.setattr(process_leases, "BEAT", 0.1)
    monkeypatch.setattr(process_leases, "LIFE", 60.0)  # a machine that is too busy to let it say so kills nobody
    with ExitStack() as stack:
        settings = Settings(database_url=url, opponents=PLAIN, poll=0.02)
        servers = [stack.enter_context(start(settings)) for _ in range(2)]
        made = servers[0].new(nationalist="random")
        seats = [Made(each.client, made.id, made.republican, "", made.spectator) for each in servers]
        dice, door, view = random.Random(1), random.Random(2), seats[0].view()
        for number in range(choices):
            until = time.monotonic() + 60
            while view["legal"] is None:
                assert time.monotonic() < until, "the opponent does not answer"
                time.sleep(0.005)
                view = door.choice(seats).view()
            view = seats[number % 2].act(dice.choice(view["legal"])["action"], view)
    return asked, view["choice"]


def test_behind_a_careless_proxy_nobody_thinks_twice(
    start: Callable[[Settings], Any], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, choice = asked_by(start, url, monkeypatch, 60)
    assert len(asked) > 8 and choice > len(asked)
    assert len(asked) == len(set(asked))


def test_a_process_that_was_killed_is_followed_soon(
    open_play: Callable[[], Played], start: Callable[[Settings], Any], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(OPPONENTS)
    monkeypatch.setattr(process_leases, "BEAT", 0.1)
    monkeypatch.setattr(process_leases, "LIFE", 2.0)
    killed = open_play()
    made = killed.create("espana1936", "1936", {}, {"nationalist": "random", "republican": "person"}, False, None)
    assert killed.store.presence.take(made["id"])
    with start(Settings(database_url=url, opponents=PLAIN)) as server:
        seat = Made(server.client, made["id"], "", made["seats"]["republican"], "")
        began = time.monotonic()
        assert seat.view(seat.republican)["thinking"]
        while server.play.store.head(made["id"]).choice == 0:  # nobody asks again
            assert time.monotonic() < began + 60
            time.sleep(0.01)
        assert not killed.store.presence.take(made["id"])


def test_a_choice_does_not_outlive_the_secret_it_was_made_with(open_play: Callable[[], Played]) -> None:
    play = open_play()
    made = play.create("espana1936", "1936", {}, AGAINST, False, None)
    store, there = play.store, play.store.head(made["id"])
    _, seated = store.stands(made["id"])
    store.seat_player(made["id"], "republican", "scripted")
    line = LogEntry("offer", "nationalist", "")
    assert there is not None
    head = GameHead(there.lines + 1, there.choice, there.actor)

    async def write(known: int) -> None:
        await store.append(Job(made["id"], there.lines, [line], head, seated=known))

    with pytest.raises(MovedOn):
        asyncio.run(write(seated))
    assert store.head(made["id"]) == there
    asyncio.run(write(seated + 1))
    assert store.head(made["id"]) == head


def test_where_looking_costs_a_choice_is_taken_without(
    open_play: Callable[[], Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on PostgreSQL: what another process wrote is found out as the choice is written."""
    monkeypatch.setattr(Store, "quick", False)
    here, there = open_play(), open_play()
    made = here.create("espana1936", "1936", {}, {"nationalist": "person", "republican": "person"}, True, None)
    seat = here.seat(made["id"], made["seats"]["nationalist"])
    looked: list[str] = []
    stands = Store.stands

    def counted(self: Store, game: str) -> Any:
        looked.append(game)
        return stands(self, game)

    view = here.view(seat)
    monkeypatch.setattr(Store, "stands", counted)

    for _ in range(3):
        view = here.act(seat, view["choice"], view["legal"][0]["action"])
    assert looked == []
    for play in (there, here, there, here):  # each has to find out that it is behind
        view = play.act(seat, view["choice"], view["legal"][0]["action"])
    assert here.view(seat) == there.view(seat)


def test_news_of_many_games_go_in_few_messages_and_not_back_to_who_sent_them() -> None:
    news = [f"{number:032x} 1200 1100 nationalist" for number in range(500)]
    sent = messages("me", news)
    assert max(len(one.encode()) for one in sent) <= LONGEST and len(sent) < 5
    assert [one for message in sent for one in news_in(message, "another")] == news
    assert [one for message in sent for one in news_in(message, "me")] == []
    assert news_in(news[0], "me") == [news[0]], "what is told within a transaction names nobody"
