"""Sets of corrections of accounts: nothing is written over what one has not read; what is published, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import APPS, execute, rows_of
from tests.server.features.workshop.test_game_data import CARD, corrections, deep

from dosespanas.server.features.accounts.store import AccountsStore
from dosespanas.server.features.correction_sets import service
from dosespanas.server.features.correction_sets.store import withdraw
from dosespanas.server.features.talk.reports import reported

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running, SignUp

GAME = "espana1936"
MINE = f"/api/sets/{GAME}"
GALLERY = f"/api/gallery/{GAME}"
RIGHT = {"at": CARD, "was": 1, "now": 2}
THING = "cards.json/cards/rep_1"
EDITION = {"edition": "Second edition", "language": "es", "printing": "2008"}


def named(name: str, *changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    return corrections(GAME, *changes) | {"name": name, "source": "own copy"} | more


def put(page: httpx.Client, id: str, revision: int, given: dict[str, Any], game: str = GAME) -> httpx.Response:
    return page.put(f"/api/sets/{game}/{id}", json={"revision": revision, "corrections": given})


def app_of(server: Running) -> Any:
    return APPS[str(server.client.base_url).rstrip("/")]


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def publish(page: httpx.Client, id: str, **of: str) -> httpx.Response:
    return page.put(f"{MINE}/{id}/published", json=EDITION | of)


def test_a_set_follows_to_another_browser_and_is_written_over_none_that_was_not_read(sign_up: SignUp) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    assert ana.get(MINE).json() == []
    answer = put(ana, "box", 0, named("my box", RIGHT))
    assert answer.status_code == 200, answer.text
    first = answer.json()
    assert (first["id"], first["revision"], first["published"]) == ("box", 1, None)
    assert ana.get(f"{MINE}/box").json()["corrections"] == named("my box", RIGHT)
    assert key(put(ana, "box", 0, named("another"))) == (409, "error-set-changed"), "two browsers made one at once"
    second = put(ana, "box", 1, named("my box", RIGHT, compared=[THING]))
    assert second.json()["revision"] == 2
    assert key(put(ana, "box", 1, named("lost"))) == (409, "error-set-changed")
    assert ana.get(f"{MINE}/box").json()["corrections"]["compared"] == [THING]
    assert eva.get(MINE).json() == [] and key(eva.get(f"{MINE}/box")) == (404, "error-no-set")
    assert put(eva, "box", 0, named("hers")).json()["revision"] == 1, "ids are each account's own"
    assert ana.get("/api/sets/gce").json() == []
    assert key(ana.delete(f"{MINE}/box", params={"revision": 1})) == (409, "error-set-changed")
    assert ana.delete(f"{MINE}/box", params={"revision": 2}).status_code == 204
    assert ana.delete(f"{MINE}/box", params={"revision": 2}).status_code == 204, "it is gone already"
    assert key(put(ana, "box", 2, named("late"))) == (409, "error-set-changed"), "thrown away elsewhere"
    assert ana.get(MINE).json() == [] and len(eva.get(MINE).json()) == 1


def test_what_is_no_set_or_too_much_is_refused(sign_up: SignUp, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = sign_up("ana")
    for wrong in ({}, {"format": "x"}, corrections("gce"), named("x", {"at": "nowhere"}), named("x") | {"more": 1}):
        assert key(put(ana, "box", 0, wrong)) == (422, "error-set-form"), wrong
    for large in (deep(40), "x" * 400_000):
        given = named("x", {"at": CARD, "was": 1, "now": large})
        assert key(put(ana, "box", 0, given)) == (422, "error-corrections-large")
    assert put(ana, "box", 0, named("nul \0")).status_code == 422
    assert put(ana, "box", -1, named("x")).status_code == 422
    for id in ("UP", "x" * 17, "a-b", "a%2Fb"):
        assert put(ana, id, 0, named("x")).status_code in (404, 405, 422), id
    assert put(ana, "box", 0, named("x"), game="chess").status_code == 404
    assert ana.get(MINE).json() == []
    monkeypatch.setattr(service, "SETS", 2)
    for id in ("one", "two"):
        assert put(ana, id, 0, named(id)).status_code == 200
    assert key(put(ana, "three", 0, named("three"))) == (409, "error-sets-full")
    assert put(ana, "two", 1, named("two again")).status_code == 200, "those one has are written all the same"
    monkeypatch.setattr(service, "BYTES", 400)
    assert key(put(ana, "two", 2, named("two", compared=["x" * 300]))) == (409, "error-sets-full")
    unfinished = named("x", {"at": CARD, "was": 9, "now": 77})
    monkeypatch.undo()
    assert put(ana, "two", 2, unfinished).status_code == 200, "what is wrong yet is kept all the same"


def test_nobody_else_and_no_other_page_comes_at_a_set(members: Running, sign_up: SignUp) -> None:
    ana = sign_up("ana")
    put(ana, "box", 0, named("box", RIGHT))
    for method, path in (("GET", MINE), ("GET", f"{MINE}/box"), ("DELETE", f"{MINE}/box?revision=1")):
        headers = {"x-requested-with": "dosespanas"}
        assert members.client.request(method, path, headers=headers).status_code == 401, path
    forged = {"x-requested-with": "x"}
    given = {"revision": 1, "corrections": named("forged")}
    assert ana.put(f"{MINE}/box", json=given, headers=forged).status_code == 403
    assert ana.put(f"{MINE}/box/published", json=EDITION, headers=forged).status_code == 403
    assert ana.get(f"{MINE}/box").json()["corrections"]["name"] == "box"


def test_a_server_without_accounts_keeps_none(server: Running) -> None:
    for path in (MINE, f"{MINE}/box", GALLERY, f"{GALLERY}/0123456789abcdef"):
        assert key(server.client.get(path)) == (404, "error-no-accounts"), path


def test_a_published_set_is_read_by_all_and_says_how_much_was_compared_by_how_many(
    members: Running, sign_up: SignUp
) -> None:
    ana, eva, ida = sign_up("ana"), sign_up("eva"), sign_up("ida")
    other = "cards.json/cards/rep_2"
    put(ana, "box", 0, named("Ana's", RIGHT, compared=[THING, other]))
    assert publish(ana, "box").json()["published"]
    put(eva, "mine", 0, named("Eva's", RIGHT, compared=[THING]))
    publish(eva, "mine", edition=" First\u202e  edition ", printing="")
    put(ida, "hers", 0, named("Ida's", compared=[THING]))
    publish(ida, "hers")
    told = {one["name"]: one for one in members.client.get(GALLERY).json()}
    figures = {name: [one[what] for what in ("compared", "confirmed", "persons")] for name, one in told.items()}
    assert figures == {"Ana's": [2, 1, 2], "Eva's": [1, 1, 2], "Ida's": [1, 0, 1]}, "Ida has another value there"
    first = told["Ana's"]
    assert {name: first[name] for name in EDITION} == EDITION
    assert (first["handle"], first["count"], first["source"], first["mine"]) == ("ana", 1, "own copy", False)
    assert (told["Eva's"]["edition"], told["Eva's"]["printing"]) == ("First edition", "")
    assert [one["mine"] for one in ana.get(GALLERY).json() if one["name"] == "Ana's"] == [True]
    read = members.client.get(f"{GALLERY}/{first['id']}").json()
    assert read["corrections"]["changes"] == [RIGHT]
    assert members.client.get("/api/gallery/gce").json() == []
    assert key(members.client.get(f"/api/gallery/gce/{first['id']}")) == (404, "error-no-set")

    put(ana, "box", 1, named("Ana's", compared=[THING]))
    assert members.client.get(f"{GALLERY}/{first['id']}").json() == read, "what goes on is not published of itself"
    again = publish(ana, "box").json()["published"]
    assert again == first["id"] and members.client.get(f"{GALLERY}/{again}").json() != read
    assert ana.delete(f"{MINE}/box/published").json()["published"] is None
    assert key(members.client.get(f"{GALLERY}/{again}")) == (404, "error-no-set")
    assert {one["name"] for one in members.client.get(GALLERY).json()} == {"Eva's", "Ida's"}
    assert eva.delete(f"{MINE}/mine", params={"revision": 1}).status_code == 204
    assert [one["name"] for one in members.client.get(GALLERY).json()] == ["Ida's"], "thrown away is withdrawn"


def test_only_facts_that_can_be_played_with_are_published(
    members: Running, sign_up: SignUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = sign_up("ana")
    assert key(publish(ana, "box")) == (404, "error-no-set")
    put(ana, "box", 0, named("box", {"at": CARD, "was": 1, "now": 77}))
    assert key(publish(ana, "box")) == (409, "error-set-wrong")
    put(ana, "box", 1, named("box"))
    assert key(publish(ana, "box")) == (422, "error-set-empty")
    title = {"at": "texts/es/card-rep_1", "now": "Otro"}
    history = {"at": "texts/es/card-rep_1-history", "now": "Una frase del reglamento."}
    shipped = members.client.get(f"/api/data/{GAME}").json()["texts"]["es"]
    for text in (title, history):
        text["was"] = shipped[text["at"].rpartition("/")[2]]
    put(ana, "box", 2, named("box", RIGHT, title, history))
    for nothing in ({"edition": "\u202e "}, {"language": ""}):
        assert key(publish(ana, "box", **nothing)) == (422, "error-no-edition")
    assert key(publish(ana, "box", printing="x" * 81)) == (422, "error-words-too-long")
    assert publish(ana, "box", printing="x" * 900).status_code == 422
    told = publish(ana, "box").json()["published"]
    changes = members.client.get(f"{GALLERY}/{told}").json()["corrections"]["changes"]
    assert [one["at"] for one in changes] == [CARD, title["at"]], "sentences of cards are nobody's to hand on"
    assert len(ana.get(f"{MINE}/box").json()["corrections"]["changes"]) == 3
    monkeypatch.setattr(service, "PUBLISHED", 1)
    put(ana, "two", 0, named("two", RIGHT))
    assert key(publish(ana, "two")) == (409, "error-many-published")
    assert publish(ana, "box").status_code == 200


def test_a_published_set_is_reported_and_taken_out_by_whoever_runs_the_server(
    members: Running, sign_up: SignUp
) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    put(ana, "box", 0, named("rude words", RIGHT))
    id = publish(ana, "box").json()["published"]
    at = f"{GALLERY}/{id}/report"
    assert members.client.post(at, json={"why": "x"}, headers={"x-requested-with": "dosespanas"}).status_code == 401
    assert key(ana.post(at, json={"why": "x"})) == (404, "error-no-set"), "not one's own"
    for _ in range(2):
        assert eva.post(at, json={"why": "its name"}).status_code == 204
    store = app_of(members).state.play.store
    [one] = reported(store, True)
    assert (one.game, one.handle, one.by, one.why) == (id, "ana", "eva", "its name") and "rude words" in one.text
    assert withdraw(store, id) and not withdraw(store, id)
    assert members.client.get(GALLERY).json() == [] and len(ana.get(MINE).json()) == 1


def test_who_is_banned_publishes_nothing_and_who_closes_takes_all_along(
    url: str, members: Running, sign_up: SignUp
) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    for page in (ana, eva):
        put(page, "box", 0, named("box", RIGHT))
        publish(page, "box")
    home = ana.get("/api/account/export").json()["correction_sets"]
    assert home == [{"game": GAME, "id": "box", "corrections": named("box", RIGHT)}]
    state = app_of(members).state
    banned = AccountsStore(state.play.store).by_handle("eva")
    assert banned is not None
    state.accounts.bar(banned, "x")
    assert [one["handle"] for one in members.client.get(GALLERY).json()] == ["ana"]
    assert ana.post("/api/account/close", json={"handle": "ana"}).status_code == 204
    assert members.client.get(GALLERY).json() == []
    for table in ("correction_sets", "published_sets"):
        assert rows_of(url, f"SELECT account FROM {table} WHERE game = :game", GAME) == [(banned.id,)]


@pytest.mark.sqlite
def test_a_damaged_row_harms_no_other(url: str, members: Running, sign_up: SignUp) -> None:
    ana = sign_up("ana")
    for id in ("one", "two"):
        put(ana, id, 0, named(id, RIGHT, compared=[THING]))
        publish(ana, id)
    for table, where in (("correction_sets", "id"), ("published_sets", "own")):
        execute(url, f"UPDATE {table} SET corrections = 'not this' WHERE {where} = 'one'")
    assert [one["id"] for one in ana.get(MINE).json()] == ["one", "two"]
    assert ana.get(f"{MINE}/one").status_code == 404 and ana.get(f"{MINE}/two").status_code == 200
    assert [one["name"] for one in members.client.get(GALLERY).json()] == ["two"]
    assert ana.get("/api/account/export").status_code == 200
    execute(url, "UPDATE published_sets SET at = -7, edition = 5 WHERE own = 'two'")
    assert members.client.get(GALLERY).json() == []
