"""Messages from person to person: to whom they come, and what nobody else, and no blocked or muted one, is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import APPS, execute, rows_of, signed_up

from dosespanas.catalogue import Catalogue
from dosespanas.server.features.accounts.store import AccountsStore
from dosespanas.server.features.direct_messages import service
from dosespanas.server.features.notices.sender import Sender
from dosespanas.server.features.notices.store import Channel
from dosespanas.server.features.notices.words import Item, address_of, headline, mail, message, unnamed
from dosespanas.server.features.talk.reports import reported
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx
    from tests.server.conftest import Running, SignUp


def write(client: httpx.Client, to: str, text: str) -> Any:
    return client.post(f"/api/messages/{to}", json={"text": text})


def texts(client: httpx.Client, other: str) -> list[tuple[bool, str]]:
    answer = client.get(f"/api/messages/{other}")
    assert answer.status_code == 200, answer.text
    return [(one["mine"], one["text"]) for one in answer.json()["messages"]]


def unread(client: httpx.Client) -> dict[str, int]:
    return {one["handle"]: one["unread"] for one in client.get("/api/messages").json()}


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def test_two_write_to_each_other_and_nobody_else_reads_it(members: Running, sign_up: SignUp) -> None:
    ana, eva, ida = sign_up("ana"), sign_up("eva"), sign_up("ida")
    said = write(ana, "Eva", "  Salud,\n\n\n\nand   <b>luck</b>\u202e ").json()
    assert said["handle"] == "eva" and [one["mine"] for one in said["messages"]] == [True]
    assert texts(eva, "ana") == [(False, "Salud,\n\n\nand <b>luck</b>")]
    assert unread(eva) == {"ana": 1} and unread(ana) == {"eva": 0} and unread(ida) == {}
    assert texts(ida, "ana") == [] == texts(ida, "eva")
    n = said["messages"][0]["n"]
    assert eva.put("/api/messages/ana/read", json={"n": n}).status_code == 204
    assert unread(eva) == {"ana": 0}
    assert ana.get("/api/messages/eva").json() == said, "of what is read nobody is told"
    assert ida.put("/api/messages/ana/read", json={"n": n}).status_code == 204
    assert key(ida.post(f"/api/messages/ana/{n}/report", json={"why": ""})) == (404, "error-no-message")
    write(eva, "ana", "thanks")
    assert texts(ana, "eva")[-1] == (False, "thanks") and unread(ana) == {"eva": 1}
    write(ana, "eva", "good night")
    assert unread(ana) == {"eva": 0}, "who answers has read"


def test_a_message_has_words_and_a_reader(members: Running, sign_up: SignUp) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    for nothing in ("\u202e", " \n ", "\u200d\u200d"):
        assert key(write(ana, "eva", nothing)) == (422, "error-no-words"), ascii(nothing)
    assert key(write(ana, "eva", "x" * 2_001)) == (422, "error-words-too-long")
    for to, wrong in (("nobody-here", "error-no-such-name"), ("ana", "error-message-self")):
        assert key(write(ana, to, "x"))[1] == wrong and key(ana.get(f"/api/messages/{to}"))[1] == wrong
    for what in ("", "/eva"):
        assert members.client.get(f"/api/messages{what}").status_code == 401
    assert ana.post("/api/messages/eva", json={"text": "x"}, headers={"x-requested-with": "x"}).status_code == 403
    assert unread(eva) == {}


@pytest.mark.parametrize("how", ["blocked by the reader", "blocks the reader", "muted"])
def test_who_is_blocked_or_muted_reaches_nobody_and_is_told_nothing(
    members: Running, sign_up: SignUp, how: str
) -> None:
    ana, eva, ida = sign_up("ana"), sign_up("eva"), sign_up("ida")
    heard = [write(one, "eva", "before").json() for one in (ana, ida)]
    if how == "muted":
        assert eva.put("/api/messages/ana/muted", json={"muted": True}).json()["muted"]
    elif how.startswith("blocked"):
        assert eva.put("/api/blocks/ana").status_code == 200
    else:
        assert ana.put("/api/blocks/eva").status_code == 200
    answers = [write(one, "eva", "after").json() for one in (ana, ida)]
    plain = [[(one["mine"], one["text"]) for one in said["messages"]] for said in answers]
    assert plain[0] == plain[1] == [(True, "before"), (True, "after")], "both are answered alike"
    assert [said["muted"] for said in answers] == [False, False]
    assert texts(eva, "ana") == [] and unread(eva) == {"ida": 2} | ({"ana": 0} if how == "muted" else {})
    n = heard[0]["messages"][0]["n"]
    assert key(eva.post(f"/api/messages/ana/{n}/report", json={"why": ""})) == (404, "error-no-message")
    kept: Any = APPS[members.url].state.direct_messages
    ids = {handle: account.id for handle in ("ana", "ida", "eva") if (account := kept._persons.by_handle(handle))}
    assert kept.unread(ids["eva"], f"written {ids['ana']}") is None
    assert kept.unread(ids["eva"], f"written {ids['ida']}") == ("ida", ["before", "after"])
    if how == "muted":
        eva.put("/api/messages/ana/muted", json={"muted": False})
    elif how.startswith("blocked"):
        eva.delete("/api/blocks/ana")
    else:
        ana.delete("/api/blocks/eva")
    assert texts(eva, "ana") == [(False, "before"), (False, "after")]


def test_no_more_than_so_many_a_day_to_so_many_persons(
    members: Running, sign_up: SignUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _, _ = sign_up("ana"), sign_up("eva"), sign_up("ida")
    monkeypatch.setattr(service, "A_DAY", 3)
    monkeypatch.setattr(service, "PERSONS_A_DAY", 1)
    assert [write(ana, to, "x").status_code for to in ("eva", "ida", "eva", "eva", "eva")] == [200, 429, 200, 200, 429]
    assert key(write(ana, "eva", "x"))[1] == "error-many-messages"


def test_only_the_last_messages_of_an_author_are_kept(
    members: Running, sign_up: SignUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    monkeypatch.setattr(service, "KEPT", 2)
    for text in "abc":
        write(ana, "eva", text)
    write(eva, "ana", "d")
    assert texts(ana, "eva") == [(True, "b"), (True, "c"), (False, "d")]


def test_a_flood_is_held_back(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url, accounts=True, words_burst=2, words_per_minute=1)) as server:
        ana, _ = signed_up(server.client, "ana"), signed_up(server.client, "eva")
        assert [write(ana, "eva", "x").status_code for _ in range(3)] == [200, 200, 429]


def test_a_message_is_reported_with_its_words_and_names(members: Running, sign_up: SignUp) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    n = write(ana, "eva", "a threat").json()["messages"][0]["n"]
    assert key(ana.post(f"/api/messages/eva/{n}/report", json={"why": ""})) == (404, "error-no-message"), "one's own"
    for _ in range(2):
        assert eva.post(f"/api/messages/ana/{n}/report", json={"why": "rude"}).status_code == 204
    (found,) = reported(members.play.store, False)
    assert (found.room, found.handle, found.by, found.text, found.why) == ("direct", "ana", "eva", "a threat", "rude")
    home = eva.get("/api/account/export").json()["direct_messages"]
    assert [one["why"] for one in home["reports"]] == ["rude"] and home["messages"] == []


def test_a_person_takes_home_their_own_words_and_they_go_with_the_account(members: Running, url: str) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    write(ana, "eva", "from ana")
    write(eva, "ana", "from eva")
    eva.put("/api/messages/ana/muted", json={"muted": True})
    home = eva.get("/api/account/export").json()["direct_messages"]
    assert [(one["to"], one["text"]) for one in home["messages"]] == [("ana", "from eva")]
    assert [one["handle"] for one in home["mutes"]] == ["ana"]
    assert ana.post("/api/account/close", json={"handle": "ana"}).status_code == 204
    for table in ("direct_messages", "direct_mutes"):
        assert rows_of(url, f"SELECT * FROM {table} WHERE '' = :game", "") == []
    assert unread(eva) == {} and key(write(eva, "ana", "x")) == (404, "error-no-such-name")


class Reader:
    """A person who is told by mail, and what has come."""

    def __init__(self, members: Running, page: httpx.Client) -> None:
        self.members, self.page, self.app = members, page, APPS[members.url]
        self.came: list[tuple[str, str, str]] = []
        account = AccountsStore(members.play.store).by_handle("eva")
        assert account is not None
        channel = Channel("one", account.id, "mail", "", "", "always", now(), None, 0, None, None, 0, False)
        assert self.app.state.channels.kept.add(channel, 1)

    async def deliver(self, _channel: Channel, _reader: object, items: list[Item], _once: str) -> None:
        words = Catalogue("en")
        text = mail(words, items, "http://x", "stop").text
        self.came.append((headline(words, items), text, address_of("http://x", *items)))
        assert headline(words, unnamed(items)) == "Somebody has written to you"
        assert "there" not in message(words, items, "http://x").body, "what is pushed has none of the words"

    def after(self, minutes: int) -> list[tuple[str, str, str]]:
        """Send what is to be sent so many minutes from now; return the headlines, the mails, and where they lead."""
        state = self.app.state
        sender = Sender(state.channels.kept, state.scenes, self.deliver, lambda: now() + minutes * 60_000)
        self.came.clear()
        self.members.play.wait(sender.once())
        return list(self.came)


def test_who_has_not_read_for_five_minutes_is_told(members: Running, sign_up: SignUp) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    told = Reader(members, eva).after
    write(ana, "eva", "are you there?")
    assert told(4) == []
    ((line, text, where),) = told(6)
    assert line == "ana has written to you" and "are you there?" in text and where == "http://x/messages"
    assert told(30) == [], "once"
    write(ana, "eva", "hello?")
    n = eva.get("/api/messages/ana").json()["messages"][-1]["n"]
    eva.put("/api/messages/ana/read", json={"n": n})
    assert told(40) == [], "who has read is told nothing"
    write(ana, "eva", "again")
    eva.put("/api/messages/ana/muted", json={"muted": True})
    assert told(50) == []
    eva.put("/api/messages/ana/muted", json={"muted": False})
    eva.put("/api/account/hours", json={"daily": 480, "words": False})
    write(ana, "eva", "and again")
    assert told(60) == [], "nor who does not wish it"


@pytest.mark.sqlite
def test_a_damaged_message_harms_itself_alone(members: Running, url: str, sign_up: SignUp) -> None:
    ana, eva = sign_up("ana"), sign_up("eva")
    write(ana, "eva", "one")
    write(ana, "eva", "two")
    execute(url, "UPDATE direct_messages SET at = 'x' WHERE id = 1")
    assert texts(eva, "ana") == [(False, "two")] and eva.get("/api/messages").status_code == 200
