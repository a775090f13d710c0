"""Ratings are not for sale: games given up at once, the same opponent again and again, strangers nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, select, update
from tests.server.conftest import signed_up
from tests.server.features.ratings.test_results import _closed as _closed
from tests.server.features.ratings.test_results import account_id, begin, resign, result_row, seated, until
from tests.server.features.ratings.test_results import at_once as at_once

from dosespanas.registry import DEFINITIONS, GAMES, counts_from
from dosespanas.server.features.cups.tables import cup_games
from dosespanas.server.features.ratings import measured, rating_book
from dosespanas.server.features.ratings.glicko2 import Met, Rating, rated
from dosespanas.server.features.ratings.persons import Persons
from dosespanas.server.features.ratings.rating_book import (
    OPPONENTS,
    PERIOD,
    bring_up_to_date,
    count,
    kept_in,
    work_out_again,
)
from dosespanas.server.features.ratings.tables import person_pages, rating_changes, ratings, results
from dosespanas.server.storage.rated_games import rated_games
from dosespanas.server.storage.tables import settings

if TYPE_CHECKING:
    import httpx
    from sqlalchemy import Connection
    from tests.server.conftest import Running

LATER = 86_400_000


def counted(connection: Connection, number: int, winner: str, loser: str, at: int, **more: Any) -> None:
    """Write down a rated game of two that the one won, with sides changed each time, and count it."""
    game = f"g{number:04}"
    sides = (winner, loser) if number % 2 else (loser, winner)
    connection.execute(insert(rated_games).values(game=game, nationalist=sides[0], republican=sides[1]))
    won = "nationalist" if number % 2 else "republican"
    connection.execute(insert(results).values(**result_row(game, *sides, won, ended=at, **more)))
    count(connection, game)


def rating(connection: Connection, player: str) -> rating_book.RatingEntry | None:
    row = connection.execute(select(ratings).where(ratings.c.player == player)).first()
    return None if row is None else kept_in(row)


def bought(connection: Connection, buyer: str, at: int, **more: Any) -> None:
    """Sixty games at once against thirty puppets, each of which gives up two."""
    for n in range(60):
        counted(connection, n, buyer, f"puppet{n % 30}", at + n, **more)


def listed(members: Running, mine: str, connection: Connection) -> None:
    connection.execute(insert(person_pages).values(account=mine, text="", ratings=True, results=False))


def test_sixty_games_given_up_at_once_move_nothing(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    mine = account_id(ana, members)
    with members.play.store.aside() as connection:
        listed(members, mine, connection)
        bought(connection, mine, 1_000, turn=1, choices=0)
        assert rating(connection, mine) is None
        assert set(connection.scalars(select(results.c.counts))) == {"early"}
    assert ana.get("/api/account/ratings").json() == []
    assert ana.get("/api/ratings/espana1936").json()["persons"] == []


def test_sixty_games_played_on_for_show_give_no_place(members: Running) -> None:
    """Whoever has puppets play on until games count: strangers, of whom nobody knows what they are worth."""
    ana = signed_up(members.client, "ana")
    mine = account_id(ana, members)
    with members.play.store.aside() as connection:
        listed(members, mine, connection)
        bought(connection, mine, 1_000, turn=3)
        kept = rating(connection, mine)
        assert kept is not None and kept.opponents == 0 and kept.provisional(2_000)
    (own,) = ana.get("/api/account/ratings").json()
    assert own["provisional"] is True and own["games"] == 60
    assert ana.get("/api/ratings/espana1936").json()["persons"] == []


def test_the_same_two_count_less_and_less_and_after_a_year_anew(members: Running) -> None:
    with members.play.store.aside() as connection:
        offset = measured.offset("espana1936", "1936", {})
        assert offset is not None
        before: dict[str, Rating] = {"a": Rating(), "b": Rating()}
        for n, at in enumerate((1, 2, 3, 4)):
            counted(connection, n, "a", "b", at)
            side = offset if n % 2 else -offset
            share = 1 / (n + 1)
            before = {
                "a": rated(before["a"], [Met(before["b"], 1, side, share)], (at - 1) / PERIOD if n else 0),
                "b": rated(before["b"], [Met(before["a"], 0, -side, share)], (at - 1) / PERIOD if n else 0),
            }
            for player, wanted in before.items():
                kept = rating(connection, player)
                assert kept is not None and kept.rating.points == pytest.approx(wanted.points, abs=0.1)
        steps = [row.points - row.before for row in changes(connection, "a")]
        assert steps == sorted(steps, reverse=True) and steps[3] < steps[0] / 4
        counted(connection, 4, "a", "b", 4 + rating_book.LATELY)
        again = [row.points - row.before for row in changes(connection, "a")][-1]
        assert again > steps[3], "what was a year ago is forgotten"
        counted(connection, 5, "a", "c", 5 + rating_book.LATELY)
        fresh = [row.points - row.before for row in changes(connection, "c")][-1]
        assert abs(fresh) > 5 * steps[3], "somebody else counts whole"


def changes(connection: Connection, player: str) -> list[Any]:
    query = select(rating_changes).where(rating_changes.c.player == player).order_by(rating_changes.c.counted)
    return list(connection.execute(query))


def test_a_computer_is_one_opponent_whatever_its_number_in_a_cup(members: Running) -> None:
    with members.play.store.aside() as connection:
        for n in range(2 * OPPONENTS):
            counted(connection, n, "a", "computer:tuned" + (f"#{n}" if n else ""), 1 + n)
        kept = rating(connection, "a")
        assert kept is not None and kept.opponents == 1


def test_several_established_opponents_make_a_place(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    mine = account_id(ana, members)
    levels = [one for one in DEFINITIONS["espana1936"].opponents if measured.computer("espana1936", one) is not None]
    with members.play.store.aside() as connection:
        listed(members, mine, connection)
        strangers = OPPONENTS - len(levels)
        for n in range(60):
            other = f"computer:{levels[n % len(levels)]}"
            winner, loser = (mine, other) if n % 3 else (other, mine)
            counted(connection, n, winner, loser, n * LATER)
        for n in range(60, 60 + max(strangers, 0)):
            connection.execute(
                insert(ratings).values(
                    **{"player": f"known{n}", "title": "espana1936", "points": 1500, "deviation": 60},
                    **{"volatility": 0.06, "games": 40, "at": n * LATER, "opponents": OPPONENTS},
                )
            )
            assert Persons(members.play.store).list("espana1936")["persons"] == []
            counted(connection, n, mine, f"known{n}", n * LATER)
        kept = rating(connection, mine)
        assert kept is not None and kept.opponents >= OPPONENTS and kept.rating.deviation < 110
    (told,) = ana.get("/api/ratings/espana1936").json()["persons"]
    assert told["handle"] == "ana"


@pytest.mark.parametrize("game", GAMES)
def test_each_game_names_the_turn_from_which_it_counts(members: Running, game: str) -> None:
    for scenario in DEFINITIONS[game].choices.SCENARIOS:
        turn = counts_from(game, scenario)
        assert turn > 1
        with members.play.store.aside() as connection:
            for n, at in enumerate((turn - 1, turn)):
                name = f"{scenario}{at}"
                row = result_row(name, f"a{n}", f"b{n}", "nationalist", title=game, scenario=scenario, turn=at)
                connection.execute(insert(rated_games).values(game=name, nationalist=f"a{n}", republican=f"b{n}"))
                connection.execute(insert(results).values(**row))
                count(connection, name)
            told = {row.game: row.counts for row in connection.execute(select(results))}
        assert told[f"{scenario}{turn - 1}"] == "early"
        assert told[f"{scenario}{turn}"] in ("counted", "unmeasured")


def test_of_a_pair_only_what_came_far_enough_counts(members: Running) -> None:
    with members.play.store.aside() as connection:
        for game, sides in (("one", ("a1", "b2")), ("two", ("b2", "a1"))):
            values = {"game": game, "nationalist": sides[0], "republican": sides[1], "pair": "p"}
            connection.execute(insert(rated_games).values(**values))
        connection.execute(insert(results).values(**result_row("one", "a1", "b2", "nationalist", pair="p", turn=1)))
        count(connection, "one")
        connection.execute(insert(results).values(**result_row("two", "b2", "a1", "republican", pair="p")))
        count(connection, "two")
        told = {row.game: row.counts for row in connection.execute(select(results))}
    assert told == {"one": "early", "two": "counted"}


def test_a_rated_game_given_up_before_the_first_choice_moves_nothing_and_says_so(members: Running) -> None:
    ana = signed_up(members.client, "ana")
    game = begin(ana)
    seated(ana, game)
    view = ana.get(f"/api/games/{game}").json()
    assert view["rated_from"] == counts_from("espana1936", "1936") and view["observation"]["turn"] < view["rated_from"]
    resign(ana, game)
    (told,) = until(lambda: ana.get("/api/account/archive").json()["games"])
    assert (told["result"], told["rated"]) == ("lost", "early")
    assert ana.get("/api/account/ratings").json() == []
    assert ana.get("/api/account/results").json()["sides"][0]["lost"] == 1, "it is in the archive all the same"


def test_ratings_of_earlier_rules_are_worked_out_again_once(members: Running) -> None:
    store = members.play.store
    with store.aside() as connection:
        bought(connection, "a", 1_000, turn=1)
        connection.execute(update(results).values(counts="counted", counted=1))
        for n, row in enumerate(connection.execute(select(results.c.game).order_by(results.c.game)).all()):
            connection.execute(update(results).where(results.c.game == row.game).values(counted=n + 1))
        values = {"player": "a", "title": "espana1936", "points": 2205, "deviation": 70, "volatility": 0.06}
        connection.execute(insert(ratings).values(**values, games=60, at=1))
        assert bring_up_to_date(connection) is None, "a new database has the present rules"
        connection.execute(update(settings).where(settings.c.name == "rating rules").values(value="1"))
        assert bring_up_to_date(connection) == 0
        assert rating(connection, "a") is None
        assert set(connection.scalars(select(results.c.counts))) == {"early"}
        assert bring_up_to_date(connection) is None
        connection.execute(update(results).values(turn=3))
        assert work_out_again(connection) == 60


# --- cups -------------------------------------------------------------------------------------------------


def cup_of_two(members: Running, one: httpx.Client, two: httpx.Client, *more: httpx.Client) -> str:
    body = {"name": "Ebro", "game": "espana1936", "scenario": "1936", "system": "all", "rated": True}
    answer = one.post("/api/cups", json=body | {"legs": 1, "days": 30})
    assert answer.status_code == 201, answer.text
    cup = str(answer.json()["id"])
    for player in (one, two, *more):
        assert player.post(f"/api/cups/{cup}/entry").status_code == 200
    assert one.post(f"/api/cups/{cup}/start").status_code == 200
    return cup


def game_of(client: httpx.Client, cup: str) -> str:
    """The game of a cup that somebody has to play, begun on their side."""
    found = until(lambda: [one["id"] for one in client.get(f"/api/cups/{cup}").json()["games"] if one["id"]])
    until(lambda: client.get(f"/api/games/{found[0]}").status_code == 200)
    return str(found[0])


def test_an_organiser_throws_nobody_out_whom_he_plays_against(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    cup = cup_of_two(members, ana, eva)
    game = game_of(ana, cup)
    for client in (ana, eva):
        seated(client, game)
    players = [one["handle"] for one in ana.get(f"/api/cups/{cup}").json()["players"]]
    answer = ana.post(f"/api/cups/{cup}/removal", json={"player": players.index("eva")})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "error-cup-own-game")
    assert not ana.get(f"/api/games/{game}").json()["over"]
    assert [one["how"] for one in ana.get(f"/api/cups/{cup}").json()["games"]] == [None]


@pytest.mark.usefixtures("at_once")
def test_a_removal_is_called_one_and_is_not_rated(members: Running) -> None:
    ana, eva, leo = (signed_up(members.client, handle) for handle in ("ana", "eva", "leo"))
    cup = cup_of_others(ana, eva, leo)
    game = game_of(eva, cup)
    for client in (eva, leo):
        seated(client, game)
    before = ana.get(f"/api/cups/{cup}").json()
    number = [one["handle"] for one in before["players"]].index("eva")
    answer = ana.post(f"/api/cups/{cup}/removal", json={"player": number})
    assert answer.status_code == 200, answer.text
    after = answer.json()
    assert after["players"][number]["left"] and after["players"][number]["removed"]
    assert [one["how"] for one in after["games"]] == ["removed"]
    assert not eva.get(f"/api/games/{game}").json()["over"], "nobody gave up: it goes on for itself"
    assert eva.post(f"/api/games/{game}/resign", json={}).status_code == 200
    (told,) = until(lambda: leo.get("/api/account/archive").json()["games"])
    assert (told["result"], told["rated"]) == ("won", "removed")
    for client in (eva, leo):
        assert client.get("/api/account/ratings").json() == []


def cup_of_others(organiser: httpx.Client, *players: httpx.Client) -> str:
    body = {"name": "Ebro", "game": "espana1936", "scenario": "1936", "system": "knock-out", "rated": True}
    cup = str(organiser.post("/api/cups", json=body | {"legs": 1, "days": 30}).json()["id"])
    for player in players:
        assert player.post(f"/api/cups/{cup}/entry").status_code == 200
    assert organiser.post(f"/api/cups/{cup}/start").status_code == 200
    return cup


@pytest.mark.usefixtures("at_once")
def test_who_withdraws_by_himself_has_given_up(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    cup = cup_of_two(members, ana, eva)
    game = game_of(ana, cup)
    for client in (ana, eva):
        seated(client, game)
    assert eva.delete(f"/api/cups/{cup}/entry").status_code == 200
    (told,) = until(lambda: ana.get("/api/account/archive").json()["games"])
    assert (told["result"], told["rated"]) == ("won", "counted")
    with members.play.store.looking() as connection:
        assert connection.scalar(select(cup_games.c.how).where(cup_games.c.game == game)) == "left"
