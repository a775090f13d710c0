"""The waiting room: open seats and challenges, who is first, who does not wish to meet whom, tables to be watched."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.conftest import APPS, SignUp, execute, new_number, rows_of

from dosespanas.kernel.options import HANDICAP
from dosespanas.registry import DEFINITIONS, new_game
from dosespanas.server.features.accounts.store import SignIn
from dosespanas.server.features.meeting import bids
from dosespanas.server.features.meeting.service import DAY
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    from tests.server.conftest import Running

WANTED = {"game": "espana1936", "scenario": "1936", "language": "en"}


def offered(client: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/room", json=WANTED | more)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def room(client: httpx.Client, **query: Any) -> dict[str, Any]:
    answer = client.get("/api/room", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def take(client: httpx.Client, seat: dict[str, Any]) -> httpx.Response:
    return client.post(f"/api/room/{seat['id']}/take")


def view(client: httpx.Client, game: str) -> dict[str, Any]:
    answer = client.get(f"/api/games/{game}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def give(game: str, *those: httpx.Client) -> None:
    for client in those:
        answer = client.post(f"/api/games/{game}/chance", json={"number": new_number()})
        assert answer.status_code == 200, answer.text


def test_a_seat_is_offered_and_taken_up_and_a_game_begins_for_both(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    seat = offered(ana, side="republican", chat=False)
    assert seat["host"] == "ana" and seat["games"] == [] and seat["mine"]
    assert room(ana)["seats"] == [] and [one["id"] for one in room(ana)["mine"]] == [seat["id"]]
    (shown,) = room(ben)["seats"]
    assert shown["host"] == "ana" and not shown["mine"] and shown["guest"] is None
    assert room(ben, game="gce")["seats"] == [] and room(ben, language="pl")["seats"] == []
    assert take(ana, seat).json()["error"]["key"] == "error-own-seat"
    taken = take(ben, seat)
    assert taken.status_code == 200
    (game,) = taken.json()["games"]
    assert take(ben, seat).json()["games"] == [game], "the same again is answered alike"
    assert room(ben)["seats"] == [] and room(ana)["mine"][0]["games"] == [game]
    assert room(ana)["mine"][0]["guest"] == "ben"
    assert view(ana, game)["you"] == ["republican"] and view(ben, game)["you"] == ["nationalist"]
    give(game, ana, ben)
    begun = view(ben, game)
    assert begun["observation"] is not None and begun["talk"] == "silent"
    assert ana.get(f"/api/room/{seat['id']}").json()["games"] == [game]


def bid(client: httpx.Client, seat: dict[str, Any], side: str, steps: int) -> httpx.Response:
    return client.post(f"/api/room/{seat['id']}/take", params={"side": side, "steps": steps})


def test_who_bids_more_has_the_side_and_the_other_what_was_bid(members: Running, sign_up: SignUp) -> None:
    ana, ben, cleo = sign_up("ana"), sign_up("ben"), sign_up("cleo")
    for mine, theirs, side, given in (
        (("nationalist", 2), ("nationalist", 1), "nationalist", ["rep_points", "rep_reroll"]),
        (("nationalist", 0), ("nationalist", 3), "republican", ["rep_pip"]),
        (("republican", 5), ("nationalist", 5), "republican", []),
        (("republican", 0), ("republican", 0), None, []),
    ):
        seat = offered(ana, side="bid", wish=mine[0], steps=mine[1])
        assert seat["bid"] == {"side": mine[0], "steps": mine[1]} and seat["side"] == "bid"
        for other in (ben, cleo):
            (shown,) = room(other)["seats"]
            assert shown["bid"] is None and shown["reply"] is None, "sealed until there are two"
            assert str(mine[1]) + "}" not in other.get(f"/api/room/{seat['id']}").text
        assert take(ben, seat).json()["error"]["key"] == "error-no-bid"
        assert bid(ben, seat, "nationalist", 6).json()["error"]["key"] == "error-no-bid"
        taken = bid(ben, seat, *theirs).json()
        assert (taken["bid"], taken["reply"]) == tuple({"side": each, "steps": n} for each, n in (mine, theirs))
        assert bid(ben, seat, "republican", 5).json()["side"] == taken["side"], "the same again is answered alike"
        assert ana.get(f"/api/room/{seat['id']}").json()["reply"] == taken["reply"]
        assert cleo.get(f"/api/room/{seat['id']}").status_code == 409
        (game,) = taken["games"]
        begun = view(ana, game)
        assert begun["you"] == [taken["side"]] and side in (taken["side"], None)
        assert sorted(name for name, on in taken["options"].items() if on) == given
        give(game, ana, ben)
        options = view(ben, game)["observation"]["options"]
        assert sorted(name for name, on in options.items() if on and name[:4] in ("nat_", "rep_")) == given


def test_a_bid_is_for_one_game_that_is_not_rated_and_settles_no_handicap_beside(
    members: Running, sign_up: SignUp
) -> None:
    ana = sign_up("ana")
    for more, key in (
        ({"rated": True}, "error-bid-alone"),
        ({"pair": True}, "error-bid-alone"),
        ({"options": {"nat_pip": True}}, "error-bid-handicap"),
        ({"steps": 6}, "error-no-bid"),
        ({"steps": None}, "error-no-bid"),
        ({"wish": None}, "error-no-bid"),
    ):
        answer = ana.post("/api/room", json=WANTED | {"side": "bid", "wish": "nationalist", "steps": 1} | more)
        assert answer.status_code == 422 and answer.json()["error"]["key"] == key, more
    assert room(ana)["mine"] == []
    seat = offered(ana, side="bid", wish="nationalist", steps=1)
    assert ana.delete(f"/api/room/{seat['id']}").status_code == 204


@pytest.mark.parametrize("game", DEFINITIONS)
def test_what_may_be_bid_is_a_row_of_handicaps_that_there_are_and_go_together(game: str) -> None:
    choices = DEFINITIONS[game].choices
    for steps in range(1, len(choices.BIDS) + 1):
        for side in ("nationalist", "republican"):
            options = bids.helped(game, {}, side, steps)
            assert options and all(choices.AVAILABLE[name][2] == HANDICAP for name in options)
            new_game(game, options=options, seed=1)
    drawn = {bids.settled(bids.Bid("nationalist", 1), bids.Bid("nationalist", 1), str(n))[0] for n in range(20)}
    assert drawn == {"nationalist", "republican"}, "the lot decides between equal bids"


def test_a_pair_is_two_games_with_sides_changed(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    taken = take(ben, offered(ana, pair=True, rated=True, side="republican")).json()
    first, second = taken["games"]
    sides = [view(ana, game)["you"] for game in (first, second)]
    assert sorted(side for (side,) in sides) == ["nationalist", "republican"] and sides[0] == [taken["side"]]
    assert view(ben, second)["you"] == sides[0]


def test_one_divides_and_the_other_chooses(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    seat = offered(ana, side="guest", options={"rep_points": True}, pair=True, rated=True)
    assert room(ben)["seats"][0]["side"] == "guest" and room(ben)["seats"][0]["options"]["rep_points"]
    assert take(ben, seat).json()["error"]["key"] == "error-choose-side"
    taken = ben.post(f"/api/room/{seat['id']}/take?side=republican").json()
    first, second = taken["games"]
    assert taken["side"] == "nationalist" and view(ben, first)["you"] == ["republican"] == view(ana, second)["you"]
    again = ben.post(f"/api/room/{seat['id']}/take?side=nationalist").json()
    assert again["side"] == "nationalist", "who has chosen has chosen"


def test_a_seat_is_offered_at_a_pace_and_its_games_have_it(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    pace = {"kind": "correspondence", "start": 86_400, "increment": 3_600, "cap": 172_800, "holidays": 7}
    seat = offered(ana, pace=pace)
    assert seat["pace"] == pace and room(ben)["seats"][0]["pace"] == pace
    (game,) = take(ben, seat).json()["games"]
    give(game, ana, ben)
    clock = view(ben, game)["clock"]
    assert clock["pace"] == pace
    for list_, there in (("running", ana), ("games", ana), ("running", ben)):
        (listed,) = there.get(f"/api/account/{list_}").json()
        assert listed["clock"]["runs"] and 0 < listed["clock"]["left"] <= clock["left"][clock["side"]]
    assert ana.post(f"/api/games/{game}/clock", json={"do": "pause"}).status_code == 200
    assert ben.post(f"/api/games/{game}/clock", json={"do": "pause"}).status_code == 200
    assert not ana.get("/api/account/running").json()[0]["clock"]["runs"]
    assert offered(ana)["pace"] is None
    beyond = ana.post("/api/room", json=WANTED | {"pace": pace | {"start": 61 * 86_400}})
    assert beyond.status_code == 422 and beyond.json()["error"]["key"] == "error-pace"


def test_of_many_who_come_at_once_one_has_the_seat(members: Running, sign_up: SignUp, url: str) -> None:
    ana = sign_up("ana")
    others = [sign_up(f"guest{name}") for name in ("bea", "carl", "dora", "emil", "flor")]
    seat = offered(ana)
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda one: take(one, seat), others))
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(200) == 1 and set(statuses) == {200, 409}
    assert len(rows_of(url, "SELECT id FROM games WHERE :game = :game", "")) == 1


def test_a_person_is_challenged_and_accepts_or_declines(members: Running, sign_up: SignUp) -> None:
    ana, ben, eve = (sign_up(name) for name in ("ana", "ben", "eve"))
    first = offered(ana, to="Ben")
    assert room(ben)["seats"] == [] and [one["id"] for one in room(ben)["challenges"]] == [first["id"]]
    assert room(eve)["challenges"] == [] and take(eve, first).status_code == 409
    assert eve.get(f"/api/room/{first['id']}").status_code == 409
    assert eve.post(f"/api/room/{first['id']}/decline").status_code == 409
    assert eve.delete(f"/api/room/{first['id']}").status_code == 409
    assert ben.post(f"/api/room/{first['id']}/decline").status_code == 204
    assert room(ana)["mine"][0]["declined"] and take(ben, first).status_code == 409
    second = offered(ana, to="ben")
    assert take(ben, second).status_code == 200
    third = offered(ana, to="ben")
    assert ana.delete(f"/api/room/{third['id']}").status_code == 204
    assert room(ben)["challenges"] == [] and take(ben, third).status_code == 409
    for name, key in (
        ("ana", "error-challenge-self"),
        ("nobodyhere", "error-no-such-name"),
        ("bеn", "error-no-such-name"),
    ):
        answer = ana.post("/api/room", json=WANTED | {"to": name})
        assert answer.json()["error"]["key"] == key, name


def test_who_is_blocked_meets_nobody_and_is_not_told(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    seat, other = offered(ana), offered(ben)
    assert ana.put("/api/blocks/ben").json() == ["ben"] and ana.get("/api/blocks").json() == ["ben"]
    assert room(ben)["seats"] == [] and room(ana)["seats"] == []
    assert take(ben, seat).status_code == 409 and take(ana, other).status_code == 409
    challenge = offered(ben, to="ana")
    assert challenge["to"] == "ana" and room(ana)["challenges"] == []
    assert take(ana, challenge).status_code == 409
    assert ana.put("/api/blocks/ana").status_code == 422
    assert ana.delete("/api/blocks/ben").json() == [] and len(room(ben)["seats"]) == 1


def test_a_challenger_is_told_whom_no_channel_tells_and_nobody_else_is(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    assert not offered(ana)["untold"], "anybody may take it: nobody is told"
    seat = offered(ana, to="ben")
    assert seat["untold"] and room(ana)["mine"][0]["untold"]
    assert not room(ben)["challenges"][0]["untold"]
    made = ben.post(
        "/api/account/channels", json={"kind": "json", "hook": {"url": "https://hook.example.org/x"}}
    ).json()
    assert not room(ana)["mine"][0]["untold"] and not ana.get(f"/api/room/{seat['id']}").json()["untold"]
    ben.put(f"/api/account/channels/{made['id']}", json={"wants": "never"})
    assert room(ana)["mine"][0]["untold"], "a channel that is silent tells nothing"
    ben.put("/api/blocks/ana")
    assert room(ana)["mine"][0]["untold"], "whether one is blocked is not told by it"
    ben.put(f"/api/account/channels/{made['id']}", json={"wants": "always"})
    assert not room(ana)["mine"][0]["untold"]


def test_words_of_who_is_blocked_are_not_heard(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    (game,) = take(ben, offered(ana)).json()["games"]

    def talk(client: httpx.Client, text: str | None = None) -> list[str]:
        path = f"/api/games/{game}/talk"
        answer = client.get(path) if text is None else client.post(path, json={"text": text})
        return [one["text"] for one in answer.json()["messages"]]

    assert talk(ben, "hello") == ["hello"] and talk(ana) == ["hello"]
    ana.put("/api/blocks/ben")
    assert talk(ana) == [] and talk(ben) == ["hello"]
    assert talk(ana, "bye") == ["bye"] and talk(ben) == ["hello"], "nor does the other hear"


def test_seats_expire_and_are_bounded(members: Running, sign_up: SignUp, url: str) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    seats = [offered(ana) for _ in range(10)]
    answer = ana.post("/api/room", json=WANTED)
    assert answer.status_code == 409 and answer.json()["error"]["key"] == "error-many-seats"
    execute(url, f"UPDATE challenges SET expires = 1 WHERE id = '{seats[0]['id']}'")
    assert len(room(ben)["seats"]) == 9 and take(ben, seats[0]).status_code == 409
    execute(url, "UPDATE accounts SET closed = 1 WHERE handle = 'ana'")
    assert room(ben)["seats"] == [] and take(ben, seats[1]).status_code in (401, 409)


def test_what_has_expired_is_forgotten(members: Running, sign_up: SignUp, url: str) -> None:
    offered(sign_up("ana"))
    accounts = APPS[members.url].state.accounts
    accounts.kept.offer(SignIn("0" * 64, "link", now() + 60_000, None, "eva@example.org"))

    def there() -> list[int]:
        return [len(rows_of(url, f"SELECT * FROM {name}", "")) for name in ("sign_ins", "sessions", "challenges")]

    accounts.forget_expired(now())
    assert there() == [1, 1, 1], "nothing is forgotten before its time"
    accounts.forget_expired(now() + 365 * DAY)
    assert there() == [0, 0, 0]


def test_the_two_at_a_table_are_called_by_their_names_and_see_what_they_have_not_read(
    members: Running, sign_up: SignUp
) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    (game,) = take(ben, offered(ana, side="republican", public=True)).json()["games"]
    give(game, ana, ben)
    assert ana.post(f"/api/games/{game}/talk", json={"text": "Salud"}).status_code == 200
    there = ben.get(f"/api/games/{game}/talk").json()
    assert there["names"] == {"republican": "ana", "nationalist": "ben"} and there["read"] == 0
    (table,) = members.client.get("/api/tables").json()
    watching = {"Authorization": f"Bearer {table['spectator']}"}
    assert members.client.get(f"/api/games/{game}/talk", headers=watching).json()["names"] == {}
    assert [each.get("/api/account/running").json()[0]["unread"] for each in (ana, ben)] == [0, 1]
    assert ben.get("/api/account/games").json()[0]["unread"] == 1
    ben.put("/api/blocks/ana")
    assert ben.get("/api/account/running").json()[0]["unread"] == 0, "who is blocked is not heard"


@pytest.mark.parametrize("regent", [None, "random"])
def test_who_is_left_alone_by_a_closed_account_is_told_and_may_end_it(
    members: Running, sign_up: SignUp, url: str, regent: str | None
) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    (game,) = take(ben, offered(ana, side="republican")).json()["games"]
    give(game, ana, ben)
    hook = {"kind": "json", "hook": {"url": "https://hook.example.org/x"}}
    assert ana.post("/api/account/channels", json=hook).status_code == 201
    choice = view(ana, game)["choice"]
    claim = f"/api/games/{game}/claim"
    said = {"choice": choice} | ({} if regent is None else {"regent": regent})
    assert ana.post(claim, json=said).json()["error"]["key"] == "error-no-clock"
    assert ana.get(f"/api/games/{game}/talk").json()["gone"] == []
    assert ben.post("/api/account/close", json={"handle": "ben"}).status_code == 204
    assert rows_of(url, "SELECT kind, side FROM outbox WHERE game = :game", game) == [("former", "republican")]
    there = ana.get(f"/api/games/{game}/talk").json()
    assert there["gone"] == ["nationalist"] and there["names"] == {"republican": "ana"}
    answer = ana.post(claim, json=said)
    assert answer.status_code == 200, answer.text
    assert answer.json()["over"] is (regent is None)
    if regent is None:
        assert answer.json()["observation"]["outcome"]["winner"] == "republican"
    else:
        assert ana.get(f"/api/games/{game}/talk").json()["gone"] == [], "it is played on"


def test_a_public_table_is_watched_until_it_is_over(members: Running, sign_up: SignUp) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    (game,) = take(ben, offered(ana, public=True)).json()["games"]
    take(ben, offered(ana))
    give(game, ana, ben)
    (table,) = members.client.get("/api/tables").json()
    assert table["game"] == game and set(table["players"].values()) == {"ana", "ben"}
    seen = members.client.get(f"/api/games/{game}", headers={"Authorization": f"Bearer {table['spectator']}"}).json()
    assert seen["you"] == [] and seen["legal"] is None and seen["observation"]["viewer"] is None
    ana.post(f"/api/games/{game}/resign", json={})
    assert members.client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess"}, 422),
        ({"scenario": "1066"}, 422),
        ({"options": {"fog": "yes"}}, 422),
        ({"language": "tlh"}, 404),
        ({"rated": True, "advice": True}, 422),
        ({"side": "both"}, 422),
        ({"to": ""}, 422),
        ({"games": "x"}, 422),
    ],
)
def test_what_cannot_be_played_is_not_offered(
    members: Running, sign_up: SignUp, body: dict[str, Any], status: int
) -> None:
    ana = sign_up("ana")
    answer = ana.post("/api/room", json=WANTED | body)
    assert answer.status_code in (400, status), answer.text


def test_strangers_and_foreign_pages_are_refused(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("ana")
    for method, path in (("GET", "/api/room"), ("POST", "/api/room/ab/decline"), ("GET", "/api/blocks")):
        assert members.client.request(method, path).status_code == 401
    forged = ana.post("/api/room", json=WANTED, headers={"X-Requested-With": ""})
    assert forged.status_code == 403
