"""Who wishes to be found is listed, and seats for those near in rating: nobody else is told of anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert
from tests.server.conftest import APPS, execute, rows_of

from dosespanas.server.features.members.service import DAY
from dosespanas.server.features.ratings.tables import ratings
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running, SignUp

WANTED = {"game": "espana1936", "scenario": "1936", "language": "en"}


def wish(client: httpx.Client, listed: bool = True) -> None:
    assert client.put("/api/members/listed", json={"listed": listed}).status_code == 204


def members_of(client: httpx.Client) -> dict[str, tuple[str, list[Any]]]:
    found = client.get("/api/members").json()["members"]
    return {one["handle"]: (one["seen"], one["ratings"]) for one in found}


def id_of(server: Running, handle: str) -> str:
    found = APPS[server.url].state.accounts.kept.by_handle(handle)
    assert found is not None
    return str(found.id)


def worth(server: Running, handle: str, points: float, deviation: float = 60, game: str = "espana1936") -> None:
    row = {"player": id_of(server, handle), "title": game, "points": points, "deviation": deviation}
    with server.play.store.aside() as connection:
        connection.execute(insert(ratings).values(**row, volatility=0.06, games=9, at=now(), opponents=9))


def test_only_who_wishes_is_found_and_no_longer_than_they_wish(members: Running, sign_up: SignUp, url: str) -> None:
    ana, eva, ida = sign_up("ana"), sign_up("eva"), sign_up("ida")
    assert ana.get("/api/members").json() == {"listed": False, "members": []}, "off by default"
    worth(members, "eva", 1_612.4)
    worth(members, "eva", 1_500, 200, "gce")
    for _ in range(2):
        wish(eva)
    assert "eva" in members_of(ana) and "ida" not in members_of(ana) and eva.get("/api/members").json()["listed"]
    seen, (first, second) = members_of(ana)["eva"]
    assert seen == "today" and (first["points"], first["provisional"], second["provisional"]) == (1612, False, True)
    assert set(first) == {"game", "points", "deviation", "provisional"}
    assert members_of(eva) == {}, "not oneself"
    assert members.client.get("/api/members").status_code == 401
    assert eva.get("/api/account/export").json()["listed"] is True
    wish(eva, False)
    assert members_of(ana) == {}
    wish(eva)
    ida.put("/api/blocks/eva")
    assert members_of(ida) == {} and "eva" in members_of(ana)
    wish(ida)
    assert members_of(eva) == {}, "blocked is blocked both ways"
    assert eva.post("/api/account/close", json={"handle": "eva"}).status_code == 204
    assert members_of(ana).keys() == {"ida"}
    assert len(rows_of(url, "SELECT * FROM listed_members WHERE '' = :game", "")) == 1


@pytest.mark.parametrize(("days", "said"), [(0.5, "today"), (2, "week"), (6.9, "week"), (8, "earlier")])
def test_when_somebody_was_here_is_told_in_coarse_words(
    members: Running, sign_up: SignUp, url: str, days: float, said: str
) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    wish(eva)
    execute(url, f"UPDATE sessions SET seen = {now() - int(days * DAY)} WHERE account = '{id_of(members, 'eva')}'")
    answer = ana.get("/api/members")
    assert members_of(ana)["eva"][0] == said
    assert set(answer.json()["members"][0]) == {"handle", "seen", "ratings"}, "no time finer than that"


@pytest.mark.sqlite
def test_a_banned_or_damaged_member_is_not_listed(members: Running, sign_up: SignUp, url: str) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    wish(eva)
    worth(members, "eva", 1_500)
    execute(url, "UPDATE ratings SET points = 'x'")
    assert members_of(ana)["eva"] == ("today", [])
    execute(url, "UPDATE accounts SET barred = 'banned' WHERE handle = 'eva'")
    assert members_of(ana) == {}


def test_a_seat_for_those_near_in_rating_is_shown_to_and_taken_by_them_alone(members: Running, sign_up: SignUp) -> None:
    ana, near, far, newcomer = sign_up("ana"), sign_up("near"), sign_up("farr"), sign_up("newcomer")
    worth(members, "ana", 1_550)
    worth(members, "near", 1_649)
    worth(members, "farr", 1_651)
    worth(members, "farr", 1_550, game="gce")
    seat = ana.post("/api/room", json=WANTED | {"within": 100}).json()
    assert seat["within"] == 100

    def shown(client: httpx.Client) -> list[Any]:
        return [one["within"] for one in client.get("/api/room").json()["seats"]]

    assert shown(near) == [100] == shown(newcomer), "who has no rating counts as a newcomer, who has 1500"
    assert shown(far) == []
    refused = far.post(f"/api/room/{seat['id']}/take")
    gone = far.post("/api/room/00ff/take")
    assert refused.status_code == 409 and refused.json() == gone.json(), "as one that there is not"
    assert near.post(f"/api/room/{seat['id']}/take").status_code == 200
    for bad in (0, 150, -1, "100"):
        assert ana.post("/api/room", json=WANTED | {"within": bad}).status_code in (400, 422), bad
    named = ana.post("/api/room", json=WANTED | {"within": 100, "to": "near"})
    assert (named.status_code, named.json()["error"]["key"]) == (422, "error-near-named")
