"""Words at a table: to the other person, to oneself, on the map; and what a hostile hand does with them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import execute, rows_of, signed_up
from tests.server.test_repair import admin
from websockets.sync.client import connect

from dosespanas.server.features.talk.plain_text import plain
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import SAID, talk_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Made, Running

XSS = "<img src=x onerror=alert(1)><script>alert('x')</script> [a](javascript:alert(1)) http://x.example"
HIDDEN = "\u202egnp.exe\u202c\u0007\u200b\u2066x\u2069\U000e0041\ufeff"


def say(made: Made, text: str, token: str | None = None) -> Any:
    return made.post("/talk", {"text": text}, token)


def heard(made: Made, token: str | None = None, **query: Any) -> dict[str, Any]:
    answer = made.get("/talk", token, **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def put(made: Made, path: str, body: Any, token: str | None = None) -> Any:
    return made.client.put(f"/api/games/{made.id}{path}", headers=made.headers(token), json=body)


def unmark(made: Made, place: str, token: str | None = None) -> Any:
    return made.client.delete(f"/api/games/{made.id}/marks/{place}", headers=made.headers(token))


def texts(made: Made, token: str | None = None, **query: Any) -> list[str]:
    return [one["text"] for one in heard(made, token, **query)["messages"]]


def test_two_write_to_each_other_and_those_who_watch_among_themselves(server: Running) -> None:
    made = server.new()
    assert made.view()["talk"] == "open" and made.view(made.spectator)["talk"] == "open"
    first = say(made, "  Salud,\n\tand   good luck! ").json()
    assert [(one["seat"], one["text"]) for one in first["messages"]] == [("nationalist", "Salud, and good luck!")]
    assert say(made, XSS, made.republican).status_code == 200
    assert say(made, "who wins?", made.spectator).json()["room"] == "gallery"
    assert texts(made, made.republican) == ["Salud, and good luck!", XSS]
    assert texts(made, made.republican, since=first["revision"]) == [XSS]
    assert texts(made, made.spectator) == ["who wins?"]
    for token, room in ((made.nationalist, "gallery"), (made.spectator, "table")):
        assert made.get("/talk", token, room=room).status_code == 403
    made.play(30)
    made.post("/resign", {})
    assert texts(made, room="gallery") == ["who wins?"]
    assert made.get("/talk", made.spectator, room="table").status_code == 403
    for token in (made.nationalist, made.spectator):
        record = made.get("/record", token).text
        assert "Salud" not in record and "alert" not in record and "who wins" not in record
    assert "Salud" not in json.dumps(made.view(made.republican))


def test_words_are_made_plain_and_bounded(server: Running) -> None:
    made = server.new()
    assert texts(made, made.republican) == []
    assert say(made, f"a{HIDDEN}b").json()["messages"][0]["text"] == "agnp.exexb"
    assert say(made, "a\u0000b").json()["error"]["key"] == "error-bad-request"
    for nothing in (HIDDEN[:1], " \n ", "\u200d\u200d", ""):
        assert say(made, nothing).status_code in (400, 422), ascii(nothing)
    assert say(made, "x" * 501).json()["error"]["key"] == "error-words-too-long"
    assert (
        made.client.post(
            f"/api/games/{made.id}/talk", headers=made.headers(None), content=b'{"text": "' + b"x" * 10_000_000 + b'"}'
        ).status_code
        == 413
    )
    bodies: list[Any] = [{"text": 1}, {"text": "x", "seat": "republican"}, [], {}, {"text": "x" * 1_001}]
    for body in bodies:
        assert made.post("/talk", body).status_code in (400, 422)
    assert plain("e" + "\u0301" * 40) == "\u00e9" + "\u0301" * 4
    assert plain("a\r\n\n\n\nb\u2028c", lines=True) == "a\n\n\nb c"
    assert plain("👩\u200d🚀 ñ") == "👩\u200d🚀 ñ"


def test_a_flood_is_held_back_for_each_seat(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url, words_burst=3, words_per_minute=1)) as server:
        made = server.new()
        statuses = [say(made, str(i)).status_code for i in range(6)]
        assert statuses == [200, 200, 200, 429, 429, 429]
        assert say(made, "still here", made.republican).status_code == 200
        watching = [say(made, str(i), made.spectator).status_code for i in range(6)]
        assert watching == [200, 200, 200, 429, 429, 429]
        assert put(made, "/note", {"text": "x"}).status_code == 429
        assert texts(made, made.republican) == ["0", "1", "2", "still here"]


def test_only_the_last_messages_are_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.new()
    monkeypatch.setitem(__import__("dosespanas.server.features.talk.service", fromlist=["KEPT"]).KEPT, "table", 3)
    for i in range(5):
        say(made, str(i))
    assert texts(made) == ["2", "3", "4"]


def test_who_mutes_reads_nothing_and_the_other_is_told_nothing(server: Running) -> None:
    made = server.new()
    say(made, "one", made.republican)
    before = heard(made, made.republican)
    muted = put(made, "/talk/muted", {"muted": True}).json()
    assert muted["muted"] and muted["messages"] == []
    say(made, "mine")
    say(made, "two", made.republican)
    assert texts(made) == ["mine"] and texts(made, made.republican) == ["one", "mine", "two"]
    assert heard(made, made.republican)["muted"] is before["muted"] is False
    assert put(made, "/talk/muted", {"muted": False}).json()["messages"][0]["text"] == "one"
    assert put(made, "/talk/muted", {"muted": True}, made.spectator).status_code == 403


def test_a_guest_who_lost_the_browser_gets_a_new_link(server: Running, url: str) -> None:
    made = server.new()
    code, said = admin(url, "seat", made.id, "republican")
    token = said.strip().rpartition("#seat=")[2]
    assert code == 0 and f"/g/{made.id}#seat=" in said
    assert made.view(token)["you"] == ["republican"]
    assert made.get("", made.republican).status_code == 404, "the old one opens nothing"
    for wrong in ((made.id, "spectator"), (made.id, "both"), ("0" * 16, "republican")):
        assert admin(url, "seat", *wrong)[0] == 2


def test_how_far_one_has_read_is_kept_for_all_browsers_and_told_to_nobody_else(server: Running) -> None:
    made = server.new()

    def unread(token: str) -> int:
        listed = made.client.get("/api/games", headers=made.headers(token)).json()[0]["unread"]
        assert isinstance(listed, int)
        return listed

    for text in ("one", "two"):
        say(made, text, made.republican)
    assert (unread(made.nationalist), unread(made.republican), unread(made.spectator)) == (2, 0, 0)
    assert put(made, "/talk/read", {"n": 1}).status_code == 204
    assert heard(made)["read"] == 1 and unread(made.nationalist) == 1
    assert heard(made, made.republican)["read"] == 2, "who speaks has read what was said"
    for n in (0, 999):
        assert put(made, "/talk/read", {"n": n}).status_code == 204
    assert heard(made)["read"] == 2, "nobody reads less, nor what is not there"
    say(made, "three", made.republican)
    assert unread(made.nationalist) == 1
    put(made, "/talk/muted", {"muted": True})
    assert unread(made.nationalist) == 0, "whoever does not hear is told of nothing"
    assert put(made, "/talk/read", {"n": 1}, made.spectator).status_code == 403


def test_a_message_is_reported_once_with_its_words(server: Running, url: str) -> None:
    made = server.new()
    n = say(made, "an insult", made.republican).json()["revision"]
    for _ in range(2):
        assert made.post(f"/talk/{n}/report", {"why": "rude"}).status_code == 204
    assert made.post(f"/talk/{n}/report", {}, made.republican).json()["error"]["key"] == "error-own-message"
    assert made.post(f"/talk/{n}/report", {}, made.spectator).status_code == 404
    assert made.post(f"/talk/{n + 1}/report", {}).status_code == 404
    query = 'SELECT seat, text, "by", why FROM reports WHERE game = :game'
    assert rows_of(url, query, made.id) == [("republican", "an insult", "nationalist", "rude")]


def test_whoever_runs_the_server_sees_what_was_reported_and_who_reads_nobody(server: Running, url: str) -> None:
    made = server.new()
    n = say(made, XSS, made.republican).json()["revision"]
    assert made.post(f"/talk/{n}/report", {"why": "rude"}).status_code == 204
    put(made, "/talk/muted", {"muted": True})
    (line,) = admin(url, "reports", "--json")[1].splitlines()
    told = json.loads(line)
    assert (told["game"], told["seat"], told["text"], told["by"], told["done"]) == (
        *(made.id, "republican", XSS, "nationalist", None),
    )
    assert admin(url, "reports", "--done", str(told["id"] + 1))[0] == 2
    assert admin(url, "reports", "--done", str(told["id"]))[0] == 0
    assert admin(url, "reports", "--json") == (0, "")
    assert json.loads(admin(url, "reports", "--all", "--json")[1])["done"] > told["at"]
    assert json.loads(admin(url, "mutes", "--json")[1]) == {
        **{"game": made.id, "side": "nationalist", "handle": None, "other": None}
    }
    for list in ("reports", "mutes"):
        assert admin(url, list)[0] == 0


def test_a_person_takes_home_what_it_said_and_nothing_of_others(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    made = members.new()
    for person, token in ((ana, made.nationalist), (eva, made.republican)):
        say(made, f"said by {person is ana}", token)
        put(made, "/note", {"text": f"noted by {person is ana}"}, token)
        put(made, "/marks/madrid", {"shape": "ring", "text": f"marked by {person is ana}"}, token)
    put(made, "/talk/muted", {"muted": True})
    for person, token in ((ana, made.nationalist), (eva, made.republican)):
        assert person.post(f"/api/account/games/{made.id}", headers=made.headers(token)).status_code == 200
    assert ana.put("/api/blocks/eva").json() == ["eva"]
    for person, name in ((ana, "True"), (eva, "False")):
        home = person.get("/api/account/export").json()
        words = home["words"]
        assert [one["text"] for one in words["messages"]] == [f"said by {name}"]
        assert [one["text"] for one in words["notes"]] == [f"noted by {name}"]
        assert [one["text"] for one in words["marks"]] == [f"marked by {name}"]
        assert len(words["mutes"]) == (person is ana) and words["reports"] == []
        assert home["blocks"] == (["eva"] if person is ana else [])


def test_a_note_is_read_by_its_owner_alone(server: Running) -> None:
    made = server.new()
    assert put(made, "/note", {"text": "hold Madrid\n\n<b>then</b> Valencia"}).status_code == 200
    assert made.get("/note").json()["text"] == "hold Madrid\n\n<b>then</b> Valencia"
    assert made.get("/note", made.republican).json()["text"] == ""
    assert made.get("/note", made.spectator).status_code == 403
    assert put(made, "/note", {"text": "x"}, made.spectator).status_code == 403
    assert put(made, "/note", {"text": "x" * 4_001}).json()["error"]["key"] == "error-words-too-long"
    made.post("/resign", {})
    assert made.get("/note", made.republican).json()["text"] == "" and "Madrid" in made.get("/note").json()["text"]
    assert put(made, "/note", {"text": ""}).json()["text"] == ""


def test_both_see_a_mark_and_its_side_takes_it_away(server: Running) -> None:
    made = server.new()
    assert put(made, "/marks/madrid", {"shape": "ring", "text": "here?"}).status_code == 200
    put(made, "/marks/madrid", {"shape": "cross", "text": "", "turn": 2}, made.republican)
    put(made, "/marks/madrid", {"shape": "square", "text": "now"})
    mine, theirs = heard(made)["marks"], heard(made, made.republican)["marks"]
    assert mine == theirs and [(one["side"], one["shape"], one["turn"]) for one in mine] == [
        ("republican", "cross", 2),
        ("nationalist", "square", None),
    ]
    assert heard(made, made.spectator)["marks"] == []
    assert put(made, "/marks/madrid", {"shape": "ring"}, made.spectator).status_code == 403
    for place in ("atlantis", "2712", "..%2f..%2fetc", "x" * 41):
        assert put(made, f"/marks/{place}", {"shape": "ring"}).status_code in (400, 404, 405, 422), place
    for body in ({"shape": "heart"}, {"shape": "ring", "turn": -1}, {"shape": "ring", "text": "x" * 41}):
        assert put(made, "/marks/madrid", body).status_code in (400, 422), body
    assert unmark(made, "madrid", made.republican).json()["marks"] == [mine[1]]
    assert unmark(made, "madrid", made.republican).json()["marks"] == [mine[1]]
    hexes = server.new(game="gce")
    assert put(hexes, "/marks/2712", {"shape": "ring"}).status_code == 200
    assert put(hexes, "/marks/madrid", {"shape": "ring"}).status_code == 422


def test_marks_are_bounded(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosespanas.server.features.talk.service.MARKS", 2)
    made = server.new()
    for place in ("madrid", "toledo", "valencia"):
        put(made, f"/marks/{place}", {"shape": "ring"})
    assert [one["place"] for one in heard(made)["marks"]] == ["toledo", "valencia"]


def test_nobody_talks_at_one_screen_or_against_the_computer(server: Running) -> None:
    for made in (server.new(hotseat=True), server.new(republican="random")):
        assert made.view()["talk"] is None
        for answer in (made.get("/talk"), say(made, "hello"), made.get("/note"), put(made, "/note", {"text": "x"})):
            assert answer.status_code == 409 and answer.json()["error"]["key"] == "error-no-talk"
        assert put(made, "/marks/madrid", {"shape": "ring"}).status_code == 409
        assert made.get("/talk", "x" * 32).status_code == 404


def test_a_game_without_chat_has_notes_and_marks_without_words(server: Running) -> None:
    body = {
        **{"game": "espana1936", "scenario": "1936", "mine": "nationalist", "chat": False},
        "seats": {"nationalist": "person", "republican": "person"},
    }
    begun = server.client.post("/api/games", json=body)
    invited = begun.json()
    told = server.client.get(
        f"/api/games/{invited['id']}/invitation",
        headers={"Authorization": f"Bearer {invited['invitation']['invitation']}"},
    )
    assert told.json()["chat"] is False
    made = server.made(begun)
    assert made.view()["talk"] == "silent" and heard(made)["open"] is False
    assert say(made, "hello").json()["error"]["key"] == "error-silent"
    assert say(made, "hello", made.spectator).json()["error"]["key"] == "error-silent"
    assert put(made, "/marks/madrid", {"shape": "ring", "text": "hello"}).status_code == 409
    assert put(made, "/marks/madrid", {"shape": "ring"}).status_code == 200
    assert put(made, "/note", {"text": "for me"}).status_code == 200
    made.post("/resign", {})
    made.post("/rematch", {})
    again = made.post("/rematch/accept", {}, made.republican).json()["rematch"]["id"]
    rows = server.play.store.game(again)
    assert rows is not None and rows.chat is False


def test_a_page_hears_of_words_in_its_own_room_from_any_server(start: Callable[[Settings], Any], url: str) -> None:
    settings = Settings(database_url=url, poll=0.05)
    with start(settings) as here, start(settings) as there:
        made = here.new()
        elsewhere = there.seated({"id": made.id, "spectator": made.spectator, "seats": vars(made)})
        address = f"{here.url.replace('http', 'ws')}/api/games/{made.id}/live"
        with connect(address, proxy=None, open_timeout=60) as player, connect(address, proxy=None) as watcher:
            player.send(json.dumps({"token": made.republican}))
            watcher.send(json.dumps({"token": made.spectator}))
            assert [json.loads(page.recv(60))["choice"] for page in (player, watcher)] == [0, 0]
            say(made, "near")
            assert json.loads(player.recv(60)) == {"talk": 1}
            say(elsewhere, "far")
            assert json.loads(player.recv(60)) == {"talk": 2}
            say(elsewhere, "psst", made.spectator)
            assert json.loads(watcher.recv(60)) == {"talk": 1}
            say(made, "near again")
            assert json.loads(player.recv(60)) == {"talk": 3}
            with pytest.raises(TimeoutError):
                watcher.recv(0.3)
    assert talk_of(f"abc {SAID} table 7") == ("abc", "table", 7) and talk_of("abc 3 2 nationalist") is None


def test_a_renewed_secret_hears_nothing_more(server: Running) -> None:
    made = server.new()
    server.play.invitations.renew(made.id, made.republican, "n" * 32)
    assert made.get("/talk", made.republican).status_code == 404
    assert say(made, "it is me", made.republican).status_code == 404
    assert say(made, "it is me", "n" * 32).status_code == 200


@pytest.mark.sqlite
def test_words_that_somebody_spoilt_in_the_database_harm_their_own_game(server: Running, url: str) -> None:
    made, sound = server.new(), server.new()
    for one in (made, sound):
        say(one, "hello")
        put(one, "/marks/madrid", {"shape": "ring"})
        put(one, "/note", {"text": "mine"})
    spoilt = {"messages": ("text", "seat", "at"), "marks": ("shape", "n"), "notes": ("text",), "talks": ("revision",)}
    for table, columns in spoilt.items():
        for column in columns:
            kept = rows_of(url, f"SELECT {column} FROM {table} WHERE game = :game", made.id)[0][0]
            execute(url, f"UPDATE {table} SET {column} = x'ff00' WHERE game = '{made.id}'")
            statuses = {made.get("/talk").status_code, made.get("/note").status_code}
            assert 410 in statuses and not {500, 503} & statuses, (table, column)
            assert made.view() and texts(sound) == ["hello"]
            value = kept if isinstance(kept, int) else f"'{kept}'"
            execute(url, f"UPDATE {table} SET {column} = {value} WHERE game = '{made.id}'")
    assert texts(made) == ["hello"]
