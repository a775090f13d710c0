"""Whether the computer may advise is one question: every door asks it, also of what was taken from a game elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, select, update
from tests.server.conftest import PERSONS, Made, Running, mine_of
from tests.server.test_time import LIVE, Hands, handed

import dosespanas
from dosespanas.analysis import puzzles
from dosespanas.registry import GAMES, definition_of
from dosespanas.server.app import create_app
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.advice import MOST
from dosespanas.server.http.doors import doors
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.tables import actions, games, seats, snapshots, standings

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

CLOSED = {"error-no-advice-here", "error-advice-source", "error-board-rated"}
"""What a door that advises answers where there is no advice."""


@dataclass
class Tried:
    """A game, who asks, and a record of it."""

    server: Running
    made: Made
    token: str
    record: str

    def of_record(self, **body: Any) -> httpx.Response:
        return self.server.client.post("/api/analysis", json={"record": self.record} | body)

    def taken_up(self, **seats: str) -> httpx.Response:
        body: dict[str, Any] = {"record": self.record, "seats": PERSONS | seats, "hotseat": not seats}
        return self.server.client.post("/api/records", json=body | mine_of(body["seats"], body["hotseat"]))


Doors = dict[str, "Callable[[Tried], httpx.Response]"]
RUNNING: Doors = {
    "GET /api/games/{id}/hint": lambda it: it.made.get("/hint", it.token, opponent="casual"),
    "GET /api/games/{id}/overlay/{name}": lambda it: it.made.get("/overlay/ideas", it.token),
    "board": lambda it: it.made.post("/analysis", {}, it.token),
    "board of a record": lambda it: it.of_record(),
    "computer on both sides of a record": lambda it: it.taken_up(nationalist="random", republican="random"),
    "computer on one side of a record": lambda it: it.taken_up(republican="random"),
}
"""Doors by which the computer says, shows or plays what is good in a game that goes on."""
OVER: Doors = {
    "GET /api/games/{id}/review": lambda it: it.made.get("/review", it.token),
    "GET /api/games/{id}/report": lambda it: it.made.get("/report", it.token),
    "board": RUNNING["board"],
    "board of a record": RUNNING["board of a record"],
    "computer on one side of a record": RUNNING["computer on one side of a record"],
}
"""Those of a game that is over."""
OPEN = {
    "POST /api/analysis/{id}/moves/{n}/chance",
    "POST /api/analysis/{id}/moves/{n}/play",
    "GET /api/analysis/{id}/hint",
    "GET /api/analysis/{id}/overlay/{name}",
    "GET /api/games/{id}/puzzle",
}
"""Doors that need not ask: of a board, which begins from nothing that is bound (`board`, `board of a record`), and of a
puzzle of the shelf, which is answered by then."""


def test_every_door_that_advises_is_held_to_the_question() -> None:
    """A new one is to be added to those of a game, or it is said why it need not ask."""
    app = create_app(Settings(database_url="sqlite://", accounts=True))
    advising = {name for name, door in doors(app.routes) if "advice" in door.tells}
    assert advising == {name for name in {**RUNNING, **OVER} if " /api/" in name} | OPEN


def overlays(it: Tried, game: str) -> dict[str, httpx.Response]:
    return {name: it.made.get(f"/overlay/{name}", it.token) for name in definition_of(game).advising}


def refused(answer: httpx.Response) -> bool:
    return answer.status_code == 403 and answer.json()["error"]["key"] in CLOSED


def holds(it: Tried, game: str, tried: Doors = RUNNING) -> None:
    """Each door is shut, and says so in the same words."""
    answers = {name: ask(it) for name, ask in tried.items()} | overlays(it, game)
    open_doors = {name: answer.text[:200] for name, answer in answers.items() if not refused(answer)}
    assert not open_doors


def opens(it: Tried, game: str, tried: Doors = RUNNING) -> None:
    """Each door is open again; a review, and a game of computers alone, would be worked on for long."""
    heavy = ("computer on both sides of a record", "GET /api/games/{id}/review")
    answers = {name: ask(it) for name, ask in tried.items() if name not in heavy} | overlays(it, game)
    shut = {name: answer.text[:200] for name, answer in answers.items() if answer.status_code not in (200, 201)}
    assert not shut


def asked(server: Running, made: Made) -> Tried:
    """The seat that is to choose, with the record it may save."""
    view = made.view(made.nationalist or made.republican)
    token = made.token_of(view["observation"]["actor"])
    return Tried(server, made, token, made.get("/record", token).text)


def copied(server: Running, record: str, **body: Any) -> Made:
    whole: dict[str, Any] = {"record": record, "seats": PERSONS, "hotseat": True, "advice": True} | body
    answer = server.client.post("/api/records", json=whole | mine_of(PERSONS, whole["hotseat"]))
    assert answer.status_code == 201, answer.text
    return server.made(answer)


def rate(server: Running, made: Made) -> None:
    """Make of a game a rated one, as if it had been begun so."""
    with server.play.store.changing() as connection:
        connection.execute(update(games).where(games.c.id == made.id).values(rated=True, advice=True))
    server.play.service._cache.drop(made.id)


SOURCES = ["two persons", "rated", "hot seat"]


def source(server: Running, game: str, kind: str) -> Made:
    made = server.new(game=game, hotseat=kind == "hot seat")
    made.play(9)
    if kind == "rated":
        rate(server, made)
    return made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", SOURCES)
def test_every_door_is_shut_in_a_game_without_advice_and_in_all_that_comes_of_it(
    server: Running, game: str, kind: str
) -> None:
    made = source(server, game, kind)
    it = asked(server, made)
    assert not made.view()["may_advise"]
    holds(it, game)
    one = copied(server, it.record)
    two = copied(server, asked(server, one).record, hotseat=False)
    three = copied(server, asked(server, two).record)
    for copy in (one, two, three):
        assert not copy.view()["may_advise"], "both agreed to it, but that is not theirs to agree to"
        holds(asked(server, copy), game)
    kept = asked(server, one)
    one.post("/resign", {})
    after = Tried(server, one, kept.token, one.get("/record").text)
    assert '[Seed "sealed"]' in after.record, "it is over, but tells of the other one"
    holds(after, game, OVER)
    for record in (kept.record, after.record, after.record.replace("[Scenario", '[Event "x"]\n[Scenario')):
        holds(Tried(server, two, two.nationalist, record), game, {"record": RUNNING["board of a record"]})

    made.post("/resign", {}, it.token)
    assert two.view()["may_advise"]
    opens(asked(server, two), game)
    opens(Tried(server, one, kept.token, one.get("/record").text), game, OVER)


def test_a_source_is_known_when_the_game_in_between_is_gone(server: Running) -> None:
    made = source(server, "espana1936", "rated")
    one = copied(server, asked(server, made).record)
    record = asked(server, one).record
    with server.play.store.changing() as connection:
        for table in (actions, snapshots, standings, seats):
            connection.execute(delete(table).where(table.c.game == one.id))
        connection.execute(delete(games).where(games.c.id == one.id))
    holds(Tried(server, made, made.nationalist, record), "espana1936")
    copy = copied(server, record)
    holds(asked(server, copy), "espana1936")


def test_a_source_is_known_by_its_seed_where_no_seal_tells(server: Running) -> None:
    """A plain record, or a position, with the seed of a game that goes on."""
    made = source(server, "espana1936", "two persons")
    with server.play.hold(made.id) as live:
        plain, position = live.game.record(), live.game.to_position() | {"seed": live.game.seed}
    shut = {"record": RUNNING["board of a record"], "computer": RUNNING["computer on one side of a record"]}
    edited = plain.replace("[Scenario", '[Event "x"]\n[Scenario')
    holds(Tried(server, made, made.nationalist, edited), "espana1936", shut)
    assert refused(server.client.post("/api/analysis", json={"position": position}))
    holds(asked(server, copied(server, plain)), "espana1936")
    assert server.client.post("/api/analysis", json={"position": position | {"seed": "7" * 32}}).status_code == 201, (
        "a position that stands nowhere is anybody's"
    )


def test_a_puzzle_is_answered_without_advice_in_a_game_taken_from_it_too(server: Running) -> None:
    name = next(iter(puzzles.puzzles_of("espana1936")))
    answer = server.client.post("/api/puzzles", json={"game": "espana1936", "puzzle": name})
    made = server.seated(answer.json())
    it = asked(server, made)
    holds(it, "espana1936")
    holds(asked(server, copied(server, it.record)), "espana1936")
    record = dosespanas.new_game("espana1936", seed=4).record()
    assert server.client.post("/api/analysis", json={"record": record}).status_code == 201


def test_advice_that_was_agreed_to_stays_and_a_game_against_the_computer_has_it(server: Running) -> None:
    made = server.new(advice=True)
    made.play(9)
    it = asked(server, made)
    opens(it, "espana1936")
    copy = copied(server, it.record)
    with server.play.store.looking() as connection:
        assert connection.scalars(select(games.c.sources).where(games.c.id.in_([made.id, copy.id]))).all() == [None] * 2
    opens(asked(server, copy), "espana1936")


def test_no_regent_plays_on_in_what_comes_of_a_game_without_advice(server: Running) -> None:
    made = source(server, "espana1936", "two persons")
    server.play.service.time = hands = Hands()
    copy = copied(server, asked(server, made).record, hotseat=False, pace=LIVE)
    view, late, other = handed(copy)
    hands.at += 3_600_000
    answer = copy.post("/claim", {"choice": view["choice"], "regent": "random"}, copy.token_of(other))
    assert refused(answer), answer.text
    assert copy.view()["clock"]["late"] == late
    assert copy.post("/claim", {"choice": view["choice"]}, copy.token_of(other)).status_code == 200


def test_a_game_keeps_so_many_sources_and_among_them_the_first(server: Running) -> None:
    made = source(server, "espana1936", "rated")
    record, store = asked(server, made).record, server.play.store
    for _ in range(3):
        copy = copied(server, record, advice=False)
        record = asked(server, copy).record
    with store.changing() as connection:
        row = connection.execute(select(games).where(games.c.id == copy.id)).one()
        assert len(row.sources.split()) == 3 and row.sources.split()[-1] == made.id
    advice = server.play.service.advice
    ids = [made.id, copy.id]
    assert advice.binding([*ids, *["nobody"] * 50]) == tuple(ids)
    assert MOST == 20 and advice.binding([]) == ()
    with pytest.raises(RequestProblem):
        server.play.service.record_to_think_on(record)
