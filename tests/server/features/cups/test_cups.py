"""Cups: rounds one after the other, byes, withdrawals, time-outs, and one of eight computers by itself."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select, update
from tests.server.features.ratings.test_results import _closed as _closed
from tests.server.features.ratings.test_results import at_once as at_once
from tests.server.features.ratings.test_results import kept_of, seated, signed_up, until

from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.cups.pairing import OUT
from dosespanas.server.features.cups.rounds import (
    BYE,
    LEFT,
    PLAYED,
    SYSTEMS,
    CupGame,
    most_rounds,
    next_round,
    standings,
    winner_of,
    withdrawn,
)
from dosespanas.server.features.cups.tables import cup_games
from dosespanas.server.features.notices.store import Channel
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.notices_tables import channels, outbox
from dosespanas.server.storage.tables import games

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(SYSTEMS),
    st.integers(2, 12),
    st.sampled_from([1, 2]),
    st.randoms(use_true_random=False),
    st.booleans(),
)
def test_every_cup_comes_to_its_end(system: str, players: int, legs: int, dice: random.Random, leaves: bool) -> None:
    so_far: list[CupGame] = []
    left: set[int] = set()
    rounds = most_rounds(system, players)
    for number in range(1, rounds + 2):
        fresh = next_round(system, players, rounds, legs, so_far, left)
        if not fresh:
            break
        assert number <= rounds
        seen: dict[int, int] = dict.fromkeys(range(players), 0)
        for one in fresh:
            assert one.round == number
            for player in {one.first, one.second} - {OUT}:
                seen[player] += 1
            if one.how is None:
                points = dice.choice((0, 1, 2))
                so_far.append(withdrawn(one, one.first) if dice.random() < 0.1 else _ended(one, points, dice))
            else:
                so_far.append(one)
        assert set(seen.values()) <= {0, legs}
        if system != "knock-out":
            assert all(seen[player] == legs for player in range(players) if player not in left)
        if leaves and dice.random() < 0.3:
            left.add(dice.randrange(players))
    else:
        raise AssertionError("a round too many")
    lines = standings(players, so_far)
    assert sorted(line.player for line in lines) == list(range(players))
    assert sum(line.points for line in lines) <= 2 * len(so_far)
    if system == "all" and not left:
        met = {frozenset((one.first, one.second)) for one in so_far if one.second != OUT}
        assert len(met) == players * (players - 1) // 2


def _ended(one: CupGame, points: int, dice: random.Random) -> CupGame:
    facts = {name: getattr(one, name) for name in ("round", "board", "leg", "first", "second")}
    return CupGame(**facts, points=points, other=2 - points, how=PLAYED, turn=dice.randint(1, 10))


def test_who_goes_on_from_an_even_pair() -> None:
    def leg(number: int, first: int, second: int, points: int, turn: int) -> CupGame:
        return CupGame(1, 1, number, first, second, points, 2 - points, PLAYED, turn)

    assert winner_of([leg(1, 3, 5, 2, 8), leg(2, 5, 3, 2, 7)]) == 5
    assert winner_of([leg(1, 3, 5, 2, 7), leg(2, 5, 3, 2, 7)]) == 3
    assert winner_of([leg(1, 3, 5, 1, 7), leg(2, 5, 3, 1, 7)]) == 3
    assert winner_of([leg(1, 3, 5, 1, 7), leg(2, 5, 3, 2, 7)]) == 5
    assert winner_of([CupGame(1, 1, 1, 3, 5, 0, 0, "forfeit")]) == OUT
    assert winner_of([CupGame(1, 1, 1, 3, OUT, 2, 0, BYE)]) == 3


def new_cup(client: httpx.Client, **more: Any) -> str:
    body = {"name": "Ebro 1938", "game": "espana1936", "scenario": "1938", "system": "swiss", "legs": 1} | more
    answer = client.post("/api/cups", json=body)
    assert answer.status_code == 201, answer.text
    cup: str = answer.json()["id"]
    return cup


def done(client: httpx.Client, cup: str, path: str, **body: Any) -> dict[str, Any]:
    answer = client.post(f"/api/cups/{cup}/{path}", json=body or None)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


@pytest.mark.usefixtures("at_once")
def test_three_persons_play_a_cup_with_a_bye_a_time_out_and_a_withdrawal(members: Running) -> None:
    names = ("ana", "eva", "luis")
    ana, eva, _ = persons = [signed_up(members.client, name) for name in names]
    cup = new_cup(ana, system="all", rated=True)
    assert refused(done_not(ana, cup, "start")) == (409, "error-cup-few")
    for one in (*persons, ana):
        done(one, cup, "entry")
    assert refused(done_not(eva, cup, "start")) == (403, "error-cup-organiser")
    view = done(ana, cup, "start")
    assert (view["state"], view["round"], view["rounds"]) == ("running", 1, 3)
    assert refused(done_not(eva, cup, "computers", level="random")) == (409, "error-cup-running")
    first = view["games"]
    assert [one["how"] for one in first] == [None, "bye"]
    handles = [one["handle"] for one in view["players"]]
    assert sorted(handles) == sorted(names)
    sides = [handles[first[0]["nationalist"]], handles[first[0]["republican"]]]
    plays = {name: one for name, one in zip(names, persons, strict=True) if name in sides}

    def begun() -> Any:
        return [one.get("/api/account/running").json() for one in plays.values()]

    until(lambda: all(begun()))
    game = begun()[0][0]["id"]
    assert members.client.get(f"/api/cups/{cup}").json()["games"][0]["id"] is None
    for one in plays.values():
        assert one.get(f"/api/cups/{cup}").json()["games"][0]["id"] == game
        seated(one, game)
    loser = plays[sides[0]]
    assert loser.post(f"/api/games/{game}/resign", json={}).status_code == 200
    until(lambda: ana.get(f"/api/cups/{cup}").json()["round"] == 2)
    view = ana.get(f"/api/cups/{cup}").json()
    assert view["games"][0]["other"] == 1.0
    assert until(lambda: loser.get("/api/account/ratings").json())[0]["games"] == 1
    # nobody comes to the game of the second round: both have lost it
    late = next(one for one in view["games"] if one["round"] == 2 and one["how"] is None)
    until(lambda: len([one for one in persons if one.get("/api/account/running").json()]) == 2)
    assert warned(members, hours=30) == [], "they are told the last day before"
    told = warned(members, hours=23)
    assert len(told) == 2 and warned(members, hours=22) == told, "each of them once"
    with members.play.store.aside() as connection:
        connection.execute(update(cup_games).where(cup_games.c.round == 2).values(due=1))
    members.play.wait(kept_of(members).deadlines.look())
    until(lambda: ana.get(f"/api/cups/{cup}").json()["round"] == 3)
    view = ana.get(f"/api/cups/{cup}").json()
    second = next(one for one in view["games"] if one["round"] == 2 and one["board"] == late["board"])
    assert (second["how"], second["points"], second["other"]) == ("forfeit", 0.0, 0.0)
    assert view["round"] == 3
    third = next(one for one in view["games"] if one["round"] == 3 and one["how"] is None)
    leaver = dict(zip(names, persons, strict=True))[handles[third["nationalist"]]]
    answer = leaver.delete(f"/api/cups/{cup}/entry")
    assert answer.status_code == 200
    view = answer.json()
    assert view["state"] == "over"
    assert (
        next(one for one in view["games"] if one["round"] == 3 and one["nationalist"] == third["nationalist"])["how"]
        == LEFT
    )
    assert view["players"][third["nationalist"]]["left"] is True
    assert [line["points"] for line in view["table"]] == sorted(
        (line["points"] for line in view["table"]), reverse=True
    )
    assert refused(leaver.delete(f"/api/cups/{cup}")) in ((403, "error-cup-organiser"), (409, "error-cup-over"))


def warned(server: Running, hours: int) -> list[tuple[str, str]]:
    """Return who was told that which game must soon have ended, with so many hours left of the second round."""
    store = server.play.store
    with store.aside() as connection:
        connection.execute(update(cup_games).where(cup_games.c.round == 2).values(due=now() + hours * 3_600_000))
        there = set(connection.scalars(select(channels.c.account)))
        for one in set(connection.scalars(select(accounts.c.id))) - there:
            channel = Channel(one, one, "json", "", "", "always", 0, None, 0, None, None, 0, False)
            connection.execute(insert(channels).values(**vars(channel)))
    server.play.wait(kept_of(server).deadlines.look())
    with store.looking() as connection:
        query = select(outbox.c.account, outbox.c.game).where(outbox.c.kind == "deadline").order_by(outbox.c.account)
        return [(row.account, row.game) for row in connection.execute(query)]


def done_not(client: httpx.Client, cup: str, path: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/cups/{cup}/{path}", json=body or None)


def test_a_cup_refuses_what_it_cannot_be(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    body = {"name": "x", "game": "espana1936", "scenario": "1938", "system": "swiss"}
    for more, key in (
        ({"system": "lottery"}, "error-bad-request"),
        ({"scenario": "1940"}, "error-unknown-option"),
        ({"options": {"tanks": True}}, "error-unknown-option"),
        ({"rated": True, "legs": 1, "options": {"fog": True}}, "error-rated-pairs"),
        ({"name": "a\nb"}, "error-bad-request"),
        ({"days": 0}, "error-bad-request"),
        ({"legs": 3}, "error-bad-request"),
    ):
        assert refused(ana.post("/api/cups", json=body | more))[1] == key
    assert members.client.post("/api/cups", json=body).status_code in (401, 403)
    assert refused(ana.get("/api/cups/0123456789abcdef")) == (404, "error-no-cup")
    cup = new_cup(ana)
    assert refused(done_not(ana, cup, "computers", level="person"))[0] in (409, 422)
    assert refused(done_not(ana, cup, "computers", level="nobody"))[0] == 422
    for _ in range(8):
        view = done(ana, cup, "computers", level="random")
    assert [one["computer"] for one in view["players"]] == ["random"] * 8
    assert refused(done_not(ana, cup, "computers", level="random")) == (409, "error-cup-computers")
    assert len(done(ana, cup, "removal", player=3)["players"]) == 7
    assert refused(done_not(ana, cup, "removal", player=7)) == (404, "error-no-cup-player")
    assert ana.delete(f"/api/cups/{cup}").json()["state"] == "off"
    for _ in range(3):
        new_cup(ana)
    assert refused(ana.post("/api/cups", json=body)) == (409, "error-cup-too-many")
    listed = members.client.get("/api/cups").json()
    assert [one["id"] for one in listed["cups"]][-1] == cup
    assert len(listed["cups"]) == 4


def test_the_games_of_computers_alone_lead_to_the_next_round(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    cup = new_cup(ana, system="knock-out")
    for _ in range(4):
        done(ana, cup, "computers", level="random")
    done(ana, cup, "start")
    until(lambda: len(begun_in(members)) == 2)
    for game in begun_in(members):
        members.play.wait(members.play.service.give_up(game))
    until(lambda: ana.get(f"/api/cups/{cup}").json()["round"] == 2)
    until(lambda: len(begun_in(members)) == 3)
    for game in begun_in(members):
        members.play.wait(members.play.service.give_up(game))
    until(lambda: ana.get(f"/api/cups/{cup}").json()["state"] == "over")


def begun_in(members: Running) -> list[str]:
    with members.play.store.looking() as connection:
        return list(connection.scalars(select(games.c.id).where(games.c.chance.is_not(None))))


@pytest.mark.long
@pytest.mark.parametrize("system", ["swiss", "knock-out"])
def test_a_cup_of_eight_computers_runs_to_its_end_by_itself(members: Running, system: str) -> None:
    ana = signed_up(members.client, "ana")
    cup = new_cup(ana, system=system, rounds=3)
    for _ in range(8):
        done(ana, cup, "computers", level="random")
    done(ana, cup, "start")
    end = time.monotonic() + 900
    while (view := ana.get(f"/api/cups/{cup}").json())["state"] == "running":
        assert time.monotonic() < end
        time.sleep(0.5)
    assert view["state"] == "over"
    assert len(view["games"]) == (12 if system == "swiss" else 7)
    assert {one["how"] for one in view["games"]} == {"played"}
    assert sum(line["points"] for line in view["table"]) == len(view["games"])


def test_a_server_without_accounts_has_no_cups(server: Running) -> None:
    answer = server.client.get("/api/cups")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "error-no-accounts")
