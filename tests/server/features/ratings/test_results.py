"""Results, ratings, archive: written down once, counted once, told to who may know."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, select, update
from tests.server.conftest import APPS, new_number
from tests.server.conftest import signed_up as made_account
from typer.testing import CliRunner

from dosespanas.server.features.ratings import measured, rating_book
from dosespanas.server.features.ratings.glicko2 import Met, Rating, rated
from dosespanas.server.features.ratings.leaving import taken_home
from dosespanas.server.features.ratings.players import account_of
from dosespanas.server.features.ratings.rating_book import count, work_out_again
from dosespanas.server.features.ratings.tables import played, rating_changes, ratings, results
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.rated_games import rated_games
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import games, seats
from dosespanas.terminal.app import app

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx
    from tests.server.conftest import Running

    from dosespanas.server.features.ratings.service import Ratings


CLIENTS: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


def signed_up(client: httpx.Client, handle: str) -> httpx.Client:
    CLIENTS.append(made_account(client, handle))
    return CLIENTS[-1]


def kept_of(server: Running) -> Ratings:
    found: Ratings = APPS[server.url].state.ratings
    return found


def until(found: Callable[[], Any]) -> Any:
    """Wait for what a task of the server does."""
    end = time.monotonic() + 60
    while not (value := found()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return value


def account_id(client: httpx.Client, server: Running) -> str:
    handle = client.get("/api/account").json()["handle"]
    with server.play.store.looking() as connection:
        found = account_of(connection, handle)
    assert found is not None
    return found


def begin(client: httpx.Client, side: str = "nationalist", **more: Any) -> str:
    body = {"game": "espana1936", "scenario": "1936", "side": side, "opponent": "random"} | more
    answer = client.post("/api/rated", json=body)
    assert answer.status_code == 201, answer.text
    assert answer.json()["side"] == side
    game: str = answer.json()["id"]
    return game


def seated(client: httpx.Client, game: str) -> None:
    """Give a number if a game of one's own waits for one: the session opens its seat."""
    client.post(f"/api/games/{game}/chance", json={"number": new_number()})


def resign(client: httpx.Client, game: str) -> None:
    assert client.get(f"/api/games/{game}").json()["rated"] is True
    answer = client.post(f"/api/games/{game}/resign", json={})
    assert answer.status_code == 200, answer.text


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rated games count from their first choice on."""
    monkeypatch.setattr(rating_book, "counts_from", lambda *_: 1)


def test_a_rematch_that_waits_for_an_answer_stands_among_the_games_that_wait(members: Running) -> None:
    ana, eva, ida = (signed_up(members.client, name) for name in ("ana", "eva", "ida"))
    made = members.new()
    for person, token in ((ana, made.nationalist), (eva, made.republican)):
        assert person.post(f"/api/account/games/{made.id}", headers=made.headers(token)).status_code == 200

    def waits(client: httpx.Client) -> list[tuple[bool, bool, str]]:
        found = client.get("/api/account/running").json()
        there = [one["rematch"] for one in client.get("/api/account/games").json()]
        assert there == [True for one in found if one["rematch"]] or there == [False], "all lists say the same"
        return [(one["asked"], one["rematch"], one["opponent"]["handle"]) for one in found]

    resign_at = f"/api/games/{made.id}/resign"
    assert waits(ana) == [(True, False, "eva")] and waits(eva) == [(False, False, "ana")]
    assert ana.post(resign_at, json={}).status_code == 200
    assert waits(ana) == [] and waits(eva) == []
    offer = f"/api/games/{made.id}/rematch"
    for end in ("republican", "nationalist"):  # withdrawn, then declined
        assert eva.post(offer, json={"swap": True}).status_code == 200
        assert waits(ana) == [(True, True, "eva")] and waits(eva) == [] and ida.get("/api/account/running").json() == []
        who = eva if end == "republican" else ana
        assert who.delete(offer, params={"side": "republican"}).status_code == 200
        assert waits(ana) == [] and waits(eva) == []
    assert ana.post(offer, json={"swap": False}).status_code == 200
    assert waits(eva) == [(True, True, "ana")]
    assert eva.post(f"{offer}/accept", json={"swap": False}).status_code == 200
    (begun,) = eva.get("/api/account/running").json()
    assert begun["gathering"] and not begun["rematch"] and begun["id"] != made.id


def test_no_rematch_waits_of_whoever_has_left(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    made = members.new()
    for person, token in ((ana, made.nationalist), (eva, made.republican)):
        assert person.post(f"/api/account/games/{made.id}", headers=made.headers(token)).status_code == 200
    assert ana.post(f"/api/games/{made.id}/resign", json={}).status_code == 200
    assert eva.post(f"/api/games/{made.id}/rematch", json={"swap": False}).status_code == 200
    assert [one["rematch"] for one in ana.get("/api/account/running").json()] == [True]
    kept = APPS[members.url].state.accounts
    kept.close(kept.kept.account(account_id(eva, members)))
    assert ana.get("/api/account/running").json() == []
    assert [one["rematch"] for one in ana.get("/api/account/games").json()] == [False]


@pytest.mark.usefixtures("at_once")
def test_a_rated_game_against_the_computer_from_its_beginning_to_the_rating(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    game = begin(ana)
    (running,) = ana.get("/api/account/running").json()
    assert running["id"] == game
    assert running["asked"] and running["gathering"] and running["rated"]
    assert running["opponent"] == {"handle": None, "computer": "random", "former": False, "program": False}
    seated(ana, game)
    hint = ana.get(f"/api/games/{game}/hint")
    assert (hint.status_code, hint.json()["error"]["key"]) == (403, "error-no-advice-here")
    resign(ana, game)
    (told,) = until(lambda: ana.get("/api/account/archive").json()["games"])
    assert (told["id"], told["result"], told["winner"], told["rated"]) == (game, "lost", "republican", "counted")
    assert ana.get("/api/account/running").json() == []
    (rating,) = ana.get("/api/account/ratings").json()
    other = measured.computer("espana1936", "random")
    offset = measured.offset("espana1936", "1936", {})
    assert other is not None and offset is not None
    after = rated(Rating(), [Met(other, 0, offset)], 0)
    assert rating["points"] == round(after.points)
    assert rating["provisional"] is True
    assert rating["changes"][0]["by"] == round(after.points) - 1500
    tallies = ana.get("/api/account/results").json()
    assert [(one["side"], one["lost"]) for one in tallies["sides"]] == [("nationalist", 1)]
    assert tallies["opponents"][0]["opponent"]["computer"] == "random"
    assert [(one["games"], one["lost"], one["accuracy"]) for one in tallies["months"]] == [(1, 1, None)]


def test_what_is_not_measured_is_not_rated_by_itself(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    body = {"game": "espana1936", "scenario": "1936", "side": "nationalist", "opponent": "random"}
    for more, key in (
        ({"options": {"naval": True, "fog": True}}, "error-rated-pairs"),
        ({"opponent": "nobody"}, "error-rated-opponent"),
        ({"opponent": "person"}, "error-rated-opponent"),
        ({"scenario": "1940"}, "error-unknown-option"),
    ):
        answer = ana.post("/api/rated", json=body | more)
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]["key"] == key
    for _ in range(3):
        begin(ana)
    assert ana.post("/api/rated", json=body).json()["error"]["key"] == "error-rated-too-many"


def test_who_is_not_signed_in_begins_nothing_and_sees_nothing_of_others(members: Running) -> None:
    for path in ("running", "archive", "results", "ratings", "page"):
        assert members.client.get(f"/api/account/{path}").status_code == 401
    assert members.client.post("/api/rated", json={}).status_code in (401, 403)
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    game = begin(ana)
    assert eva.get(f"/api/games/{game}").status_code in (401, 404)
    assert eva.get("/api/account/running").json() == []
    forged = ana.post("/api/rated", json={}, headers={"x-requested-with": "", "origin": "https://elsewhere.example"})
    assert forged.status_code == 403


def test_a_server_without_accounts_keeps_no_results(server: Running) -> None:
    for path in ("/api/ratings/espana1936", "/api/persons/ana", "/api/account/running"):
        answer = server.client.get(path)
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "error-no-accounts")


def result_row(game: str, nationalist: str, republican: str, winner: str | None, **more: Any) -> dict[str, Any]:
    row: dict[str, Any] = {"game": game, "title": "espana1936", "scenario": "1936", "options": "{}", "winner": winner}
    row |= {"nationalist": nationalist, "republican": republican, "reason": "resigned", "turn": 3, "choices": 9}
    return row | {"began": 1, "ended": 2, "counts": "waits", "pair": None} | more


def test_a_pair_counts_once_and_together(members: Running) -> None:
    store = members.play.store
    with store.aside() as connection:
        for game, sides in (("one", ("a1", "b2")), ("two", ("b2", "a1"))):
            values = {"game": game, "nationalist": sides[0], "republican": sides[1], "pair": "p"}
            connection.execute(insert(rated_games).values(**values))
        connection.execute(insert(results).values(**result_row("one", "a1", "b2", "nationalist", pair="p")))
        count(connection, "one")
        assert connection.scalar(select(results.c.counts)) == "waits"
        connection.execute(insert(results).values(**result_row("two", "b2", "a1", None, pair="p")))
        count(connection, "two")
        count(connection, "one")
        rows = connection.execute(select(ratings).order_by(ratings.c.player)).all()
        assert [row.games for row in rows] == [2, 2]
        assert connection.scalars(select(results.c.counts).distinct()).all() == ["counted"]
    offset = measured.offset("espana1936", "1936", {})
    assert offset is not None
    wanted = rated(Rating(), [Met(Rating(), 1, offset), Met(Rating(), 0.5, -offset)], 0)
    assert rows[0].points == pytest.approx(wanted.points)
    assert rows[0].points - 1500 == pytest.approx(1500 - rows[1].points)


@pytest.mark.parametrize("options", ["{}", '{"fog": true, "naval": true}'])
def test_the_other_game_of_a_pair_that_does_not_count(members: Running, options: str) -> None:
    with members.play.store.aside() as connection:
        for game, sides in (("one", ("a1", "b2")), ("two", ("b2", "a1"))):
            values = {"game": game, "nationalist": sides[0], "republican": sides[1], "pair": "p"}
            connection.execute(insert(rated_games).values(**values))
        rows = [
            result_row("one", "a1", "b2", "nationalist", pair="p", counts="regent", options=options),
            result_row("two", "b2", "a1", "republican", pair="p", options=options),
        ]
        connection.execute(insert(results), rows)
        count(connection, "two")
        counts = {row.game: row.counts for row in connection.execute(select(results))}
    assert counts == {"one": "regent", "two": "counted" if options == "{}" else "unmeasured"}


def test_ratings_worked_out_again_are_the_same(members: Running) -> None:
    with members.play.store.aside() as connection:
        for n in range(12):
            players = [f"p{n % 4}", f"p{(n * 3 + 1) % 4}" if (n * 3 + 1) % 4 != n % 4 else "computer:tuned"]
            values = {"game": f"g{n}", "nationalist": players[0], "republican": players[1]}
            connection.execute(insert(rated_games).values(**values))
            row = result_row(
                f"g{n}",
                players[0],
                players[1],
                ("nationalist", "republican", None)[n % 3],
                ended=86_400_000 * 20 * (12 - n),
            )
            connection.execute(insert(results).values(**row))
            count(connection, f"g{n}")
        before = connection.execute(select(ratings).order_by(ratings.c.player)).all()
        changes = connection.execute(select(rating_changes).order_by(*rating_changes.primary_key)).all()
        assert work_out_again(connection) == 12
        assert connection.execute(select(ratings).order_by(ratings.c.player)).all() == before
        assert connection.execute(select(rating_changes).order_by(*rating_changes.primary_key)).all() == changes
        assert "computer:tuned" not in {row.player for row in before}


def test_an_end_is_written_down_once_and_a_seat_claimed_later_is_found(members: Running) -> None:
    made = members.new()
    ana = signed_up(members.client, "ana")
    made.post("/resign", {})
    kept = kept_of(members)
    store = members.play.store
    assert kept.recorder.missed() == []
    with store.changing() as connection:
        mine = seats.c.game == made.id, seats.c.side == "nationalist"
        connection.execute(update(seats).where(*mine).values(account=account_id(ana, members)))
    assert kept.recorder.missed() == [made.id]
    for _ in range(2):
        members.play.wait(kept.recorder.look())
        members.play.wait(kept.recorder.record(made.id))
    with store.looking() as connection:
        (row,) = connection.execute(select(played)).all()
        (result,) = connection.execute(select(results)).all()
    assert (row.side, row.points, row.other, row.rated) == ("nationalist", 0, None, False)
    assert (result.winner, result.counts, result.turn) == ("republican", "no", 1)
    (told,) = ana.get("/api/account/archive").json()["games"]
    assert told["opponent"] == {"handle": None, "computer": None, "former": False, "program": False}
    assert told["kept"] is True


@pytest.mark.usefixtures("at_once")
def test_a_game_whose_time_is_over_is_lost_by_whoever_is_asked(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    game = begin(ana)
    seated(ana, game)
    store = members.play.store

    def asked() -> Any:
        with store.looking() as connection:
            return connection.scalar(select(games.c.actor).where(games.c.id == game)) == "nationalist"

    until(asked)
    with store.aside() as connection:
        connection.execute(update(rated_games).values(due=1))
    members.play.wait(kept_of(members).deadlines.look())
    (told,) = until(lambda: ana.get("/api/account/archive").json()["games"])
    assert (told["result"], told["rated"]) == ("lost", "counted")


def fill(server: Running, account: str, count: int) -> None:
    rows = [
        result_row(f"g{n:03}", account, "computer:tuned", "nationalist", ended=1_000 + n // 3, counts="no")
        for n in range(count)
    ]
    lines = [
        {"player": account, "game": f"g{n:03}", "side": "nationalist", "other": "computer:tuned", "title": "espana1936"}
        | {"scenario": "1936", "points": n % 3, "rated": n % 2 == 0, "ended": 1_000 + n // 3}
        for n in range(count)
    ]
    with server.play.store.aside() as connection:
        connection.execute(insert(results), [row | {"name": f"Evening 100% {row['game']}"} for row in rows])
        connection.execute(insert(played), lines)


def test_an_archive_is_paged_and_searched(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    fill(members, account_id(ana, members), 120)
    seen: list[str] = []
    query: dict[str, str] = {}
    while True:
        page = ana.get("/api/account/archive", params=query).json()
        seen += [one["id"] for one in page["games"]]
        if page["next"] is None:
            break
        query = {"before": page["next"]}
    assert seen == sorted(seen, key=lambda id: (1_000 + int(id[1:]) // 3, id), reverse=True)
    assert len(seen) == len(set(seen)) == 120

    def found(**wanted: Any) -> int:
        answer = ana.get("/api/account/archive", params=wanted)
        assert answer.status_code == 200, answer.text
        return len(answer.json()["games"])

    assert found(text="100% G11") == 10
    assert found(text="%") == 50
    assert found(text="_") == 0
    assert found(result="won", since=1_030) == 10
    assert found(opponent="computer:tuned", until=1_002) == 6
    assert found(opponent="computer:planner") == found(opponent="nobody") == found(opponent="' OR 1=1 --") == 0
    assert found(rated=True, until=1_002) == 3
    assert found(game="gce") == found(side="republican") == 0
    for bad in ({"before": "x"}, {"result": "all"}, {"since": -1}, {"text": "x" * 81}, {"before": "9" * 90}):
        assert ana.get("/api/account/archive", params=bad).status_code == 422
    eva = signed_up(members.client, "eva")
    assert eva.get("/api/account/archive").json()["games"] == []


def test_nobody_is_shown_who_did_not_ask_for_it(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    mine = account_id(ana, members)
    with members.play.store.aside() as connection:
        values = {"title": "espana1936", "points": 1700.5, "deviation": 60.0, "volatility": 0.06, "games": 30, "at": 1}
        connection.execute(insert(ratings).values(player=mine, opponents=rating_book.OPPONENTS, **values))
    told = members.client.get("/api/ratings/espana1936").json()
    assert told["persons"] == []
    assert [one["level"] for one in told["computers"]][-1] == "learned"
    unknown, hidden = (members.client.get(f"/api/persons/{handle}") for handle in ("nobody", "ana"))
    assert (unknown.status_code, unknown.json()) == (hidden.status_code, hidden.json())
    assert unknown.status_code == 404
    assert ana.put("/api/account/page", json={"text": "<script>alert(1)</script>", "results": True}).status_code == 204
    page = members.client.get("/api/persons/ana").json()
    assert page["text"] == "<script>alert(1)</script>"
    assert page["ratings"] is None
    assert page["results"] == {"sides": [], "opponents": []}
    assert members.client.get("/api/ratings/espana1936").json()["persons"] == []
    assert ana.put("/api/account/page", json={"ratings": True}).status_code == 204
    (listed,) = members.client.get("/api/ratings/espana1936").json()["persons"]
    assert (listed["handle"], listed["games"]) == ("ana", 30)
    assert mine not in members.client.get("/api/ratings/espana1936").text + members.client.get("/api/persons/ana").text
    assert ana.put("/api/account/page", json={"text": "x" * 501}).status_code == 422
    assert ana.put("/api/account/page", json={"text": "a\x07b"}).status_code == 422
    assert ana.delete("/api/account/page").status_code == 204
    assert members.client.get("/api/persons/ana").status_code == 404
    assert members.client.get("/api/ratings/espana1936", params={"before": "x"}).status_code == 422
    assert members.client.get("/api/ratings/chess").status_code == 404


def test_the_command_works_all_ratings_out_again(url: str) -> None:
    store = Store(open_database(url))
    with store.aside() as connection:
        connection.execute(insert(rated_games).values(game="one", nationalist="a1", republican="b2"))
        connection.execute(
            insert(results).values(**result_row("one", "a1", "b2", "nationalist", counts="counted", counted=1))
        )
        connection.execute(
            insert(ratings).values(player="a1", title="espana1936", points=9, deviation=9, volatility=9, games=9, at=9)
        )
    found = CliRunner().invoke(app, ["ratings", "--database", url])
    assert (found.exit_code, found.stdout) == (0, "1 games are counted.\n")
    with store.looking() as connection:
        assert {row.player: row.points > 1500 for row in connection.execute(select(ratings))} == {
            "a1": True,
            "b2": False,
        }
    store.close()
    assert CliRunner().invoke(app, ["ratings", "--database", f"{url}-none"]).exit_code != 0


def test_what_is_kept_goes_with_the_account_and_can_be_taken_home(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    mine, other = account_id(ana, members), account_id(eva, members)
    accounts = APPS[members.url].state.accounts
    store = members.play.store
    fill(members, mine, 3)
    ana.put("/api/account/page", json={"text": "Ana", "ratings": True})
    cup = ana.post(
        "/api/cups", json={"name": "Ebro", "game": "espana1936", "scenario": "1938", "system": "swiss"}
    ).json()["id"]
    for one in (ana, eva):
        one.post(f"/api/cups/{cup}/entry")
    with store.aside() as connection:
        connection.execute(insert(rated_games).values(game="r", nationalist=mine, republican=other))
        connection.execute(insert(results).values(**result_row("r", mine, other, "nationalist")))
        count(connection, "r")
    told = accounts.export(accounts.kept.account(mine))
    home = told["results"]
    assert [len(home[name]) for name in ("results", "ratings", "rating_changes", "page")] == [3, 1, 1, 1]
    assert len(told["cups"]) == 1
    assert other not in str(home)
    accounts.close(accounts.kept.account(mine))
    assert not any(taken_home(store, mine).values())
    assert eva.get(f"/api/cups/{cup}").json()["state"] == "off"
    with store.aside() as connection:
        connection.execute(insert(rated_games).values(game="s", nationalist=mine, republican=other))
        connection.execute(insert(results).values(**result_row("s", mine, other, "nationalist")))
        count(connection, "s")
        assert set(connection.scalars(select(ratings.c.player))) == {other}
    assert kept_of(members).recorder.missed() == []
