"""Programs are rated apart from persons: whatever token or cookie was used decides, and nothing that is claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from tests.server.conftest import APPS
from tests.server.features.accounts.test_programs import key, program
from tests.server.features.ratings.test_results import account_id, begin, resign, seated, until
from tests.server.features.ratings.test_results import at_once as at_once

from dosespanas.server.features.ratings.tables import rating_changes, ratings, results

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running, SignUp

OFFER = {"game": "espana1936", "scenario": "1936", "side": "nationalist", "rated": True, "language": "en"}


def counted(server: Running, game: str) -> Any:
    """Return the result of a rated game once it is written down and counted."""

    def found() -> Any:
        with server.play.store.looking() as connection:
            return connection.execute(select(results).where(results.c.game == game)).first()

    row = until(found)
    assert row.counts == "counted"
    return row


def rated_players(server: Running) -> set[str]:
    with server.play.store.looking() as connection:
        changed = set(connection.scalars(select(rating_changes.c.player)))
        assert set(connection.scalars(select(ratings.c.player))) == changed
    return changed


def met(host: httpx.Client, guest: httpx.Client, **more: Any) -> str:
    """Have one offer a rated seat and the other one take it; return the game, which has begun."""
    offered = host.post("/api/room", json=OFFER | more)
    assert offered.status_code == 201, offered.text
    taken = guest.post(f"/api/room/{offered.json()['id']}/take")
    assert taken.status_code == 200, taken.text
    [game] = taken.json()["games"]
    seated(host, game)
    seated(guest, game)
    return str(game)


def test_a_game_against_the_computer_counts_for_the_program(members: Running, sign_up: SignUp, at_once: None) -> None:
    ana = sign_up("Ana")
    with program(ana) as bot:
        game = begin(bot)
        seated(bot, game)
        resign(bot, game)
    account = account_id(ana, members)
    row = counted(members, game)
    assert (row.nationalist, row.republican) == (f"program:{account}", "computer:random")
    assert rated_players(members) == {f"program:{account}"}
    [own] = ana.get("/api/account/ratings").json()
    assert own["program"] is True and own["games"] == 1
    [played] = ana.get("/api/account/archive").json()["games"]
    assert (played["id"], played["result"]) == (game, "lost")
    assert ana.get("/api/account/results").json()["sides"] == [], "they are no results of a person"
    begin(ana)  # a person's own one is another's, though it is the same account


def test_a_person_who_meets_a_program_is_rated_as_before(members: Running, sign_up: SignUp, at_once: None) -> None:
    ana, eva = sign_up("Ana"), sign_up("Eva")
    with program(ana) as bot:
        seat = bot.post("/api/room", json=OFFER).json()
        assert seat["program"] is True
        assert [one["program"] for one in eva.get("/api/room").json()["seats"]] == [True], "and it says so before"
        assert bot.delete(f"/api/room/{seat['id']}").status_code == 204
        game = met(bot, eva)
        assert eva.get(f"/api/games/{game}").json()["programs"] == ["nationalist"]
        [running] = eva.get("/api/account/running").json()
        assert running["opponent"] == {"handle": "Ana", "computer": None, "former": False, "program": True}
        resign(eva, game)
        counted(members, game)
    assert rated_players(members) == {f"program:{account_id(ana, members)}"}
    [own] = ana.get("/api/account/ratings").json()
    assert own["points"] > 1500
    assert eva.get("/api/account/ratings").json() == []
    [archived] = eva.get("/api/account/archive", params={"opponent": "Ana"}).json()["games"]
    assert archived["opponent"]["program"] is True


def test_nobody_plays_a_persons_rated_game_by_a_program(members: Running, sign_up: SignUp, at_once: None) -> None:
    """Nor is it left among persons by letting a program move once, when it is lost."""
    ana, eva = sign_up("Ana"), sign_up("Eva")
    game = met(ana, eva)
    with program(ana) as bot, program(eva) as other:
        for one in (bot, other):
            for path in ("", "/log", "/hint", "/record"):
                assert key(one.get(f"/api/games/{game}{path}")) == (403, "error-seat-of-person")
            assert key(one.post(f"/api/games/{game}/resign", json={})) == (403, "error-seat-of-person")
        mine = begin(ana)
        assert key(bot.get(f"/api/games/{mine}")) == (403, "error-seat-of-person"), "nor one against the computer"
    assert ana.get(f"/api/games/{game}").json()["programs"] == []
    resign(ana, game)
    counted(members, game)
    assert rated_players(members) == {account_id(ana, members), account_id(eva, members)}


def test_a_program_takes_what_programs_offer(members: Running, sign_up: SignUp, at_once: None) -> None:
    ana, eva = sign_up("Ana"), sign_up("Eva")
    theirs = ana.post("/api/room", json=OFFER).json()
    friendly = ana.post("/api/room", json=OFFER | {"rated": False}).json()
    with program(ana) as bot, program(eva) as other:
        for one in (theirs, friendly):
            assert key(other.post(f"/api/room/{one['id']}/take")) == (403, "error-offer-of-person")
            assert other.get("/api/room").json()["mine"] == []
        game = met(bot, other)
        view = ana.get(f"/api/games/{game}").json()
        assert view["programs"] == ["nationalist", "republican"]
        resign(bot, game)
        counted(members, game)
        again = bot.post(f"/api/games/{game}/rematch", json={"swap": True}).json()
        assert again["rematch"]["rated"] is True
        begun = other.post(f"/api/games/{game}/rematch/accept", json={"swap": True}).json()["rematch"]["id"]
        seated(bot, begun)
        seated(other, begun)
        assert eva.get(f"/api/games/{begun}").json()["programs"] == ["nationalist", "republican"]
        resign(other, begun)
        counted(members, begun)
    accounts = account_id(ana, members), account_id(eva, members)
    assert rated_players(members) == {f"program:{one}" for one in accounts}


def test_the_list_of_programs_stands_beside_that_of_persons(members: Running, sign_up: SignUp) -> None:
    ana, eva = sign_up("Ana"), sign_up("Eva")
    page = {"text": "", "ratings": True, "results": True}
    assert ana.put("/api/account/page", json=page).status_code == 204
    with members.play.store.aside() as connection:
        for player in (account_id(ana, members), f"program:{account_id(ana, members)}", account_id(eva, members)):
            points = 1700.0 if player.startswith("program:") else 1600.0
            sure = {"deviation": 50.0, "volatility": 0.06, "games": 30, "at": 1 << 40, "opponents": 9}
            connection.execute(ratings.insert().values(player=player, title="espana1936", points=points, **sure))
    found = members.client.get("/api/ratings/espana1936").json()
    assert [(one["handle"], one["points"]) for one in found["persons"]] == [("Ana", 1600)]
    assert [(one["handle"], one["points"]) for one in found["programs"]] == [("Ana", 1700)]
    kept = APPS[members.url].state.accounts
    kept.close(kept.kept.account(account_id(ana, members)))
    assert members.client.get("/api/ratings/espana1936").json()["programs"] == []
    with members.play.store.looking() as connection:
        assert len(connection.execute(select(ratings)).all()) == 1, "what is of an account goes with it"


def test_programs_enter_the_cups_that_let_them(members: Running, sign_up: SignUp, at_once: None) -> None:
    ana, eva = sign_up("Ana"), sign_up("Eva")
    new = {"name": "A cup", "game": "espana1936", "scenario": "1936", "system": "swiss", "legs": 1}
    closed, friendly = (eva.post("/api/cups", json=new | {"programs": let}).json()["id"] for let in (False, True))
    assert eva.get(f"/api/cups/{closed}").json()["programs"] is False
    with program(ana) as bot:
        assert key(bot.post("/api/cups", json=new)) == (403, "error-not-for-programs")
        assert key(bot.post(f"/api/cups/{closed}/entry")) == (403, "error-cup-programs")
        assert bot.post(f"/api/cups/{friendly}/entry").status_code == 200
        assert key(ana.post(f"/api/cups/{friendly}/entry")) == (409, "error-cup-twice")
        assert ana.delete(f"/api/cups/{friendly}/entry").json()["players"] == [], "its owner takes it out"
        bot.post(f"/api/cups/{friendly}/entry")
        there = eva.post(f"/api/cups/{friendly}/entry").json()
        assert {one["handle"]: one["program"] for one in there["players"]} == {"Ana": True, "Eva": False}
        assert eva.post(f"/api/cups/{friendly}/start").status_code == 200
        [game] = until(lambda: [one["id"] for one in bot.get("/api/account/games").json()])
        seated(bot, game)
        seated(eva, game)
        view = eva.get(f"/api/games/{game}").json()
        assert len(view["programs"]) == 1 and view["programs"] != view["you"]
        with program(eva, "hers") as hers:
            assert key(hers.get(f"/api/games/{game}")) == (403, "error-seat-of-person"), "she entered herself"
        assert bot.post(f"/api/games/{game}/resign", json={}).status_code == 200
        until(lambda: eva.get(f"/api/cups/{friendly}").json()["games"][0]["how"] == "played")
        winner = eva.get(f"/api/cups/{friendly}").json()
        assert winner["players"][winner["table"][0]["player"]]["handle"] == "Eva"
    assert rated_players(members) == set()
