"""Channels through the server's doors: added, tried, told, stopped; and what arrives there."""

from __future__ import annotations

import base64
import json
import os
from contextlib import ExitStack
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert
from tests.server.conftest import APPS, OPPONENTS, PLAIN, execute, rows_of, running, signed_up
from tests.server.features.accounts.test_sign_up import run
from tests.server.mail_sink import Sink, mail_sink

from dosespanas.server.features.accounts.tables import account_mails
from dosespanas.server.features.notices.sealing import Sealing
from dosespanas.server.features.notices.sender import Sender
from dosespanas.server.features.notices.service import MOST
from dosespanas.server.operations.quotas import Buckets, Quota
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.outbox import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from tests.server.conftest import Made, Running


class Receiver(BaseHTTPRequestHandler):
    """A push service and a chat: keeps what it is sent."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        server: Any = self.server
        server.came.append((self.command, self.path, dict(self.headers), body))
        self.send_response(server.status)
        self.end_headers()

    do_PUT = do_POST

    def log_message(self, *_: object) -> None:
        pass


class There(ThreadingHTTPServer):
    """Where the server's letters go in these tests."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.came: list[tuple[str, str, dict[str, str], bytes]] = []
        self.status = 201
        self.url = f"http://127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()

    def answer(self, status: int) -> None:
        self.status = status

    def close(self) -> None:
        self.shutdown()
        self.server_close()


@pytest.fixture
def there() -> Iterator[There]:
    found = There()
    yield found
    found.close()


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_sink() as found:
        yield found


@pytest.fixture
def site(url: str, sink: Sink, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that keeps accounts, sends mail and may speak to this machine."""
    monkeypatch.syspath_prepend(OPPONENTS)
    settings = Settings(url, opponents=PLAIN, poll=0.02, accounts=True, inner_webhooks=True, mail=sink.url)
    with running(replace(settings, mail_from="Dos Españas <games@example.org>")) as found:
        yield found


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


class People:
    """Makes accounts on a server."""

    def __init__(self, opened: ExitStack) -> None:
        self._opened = opened

    def join(self, site: Running, handle: str, mail: str | None = None, **more: Any) -> tuple[httpx.Client, str]:
        """Make an account, with an address of its own; return who is signed in, and its id."""
        client = self._opened.enter_context(signed_up(site.client, handle, **more))
        accounts = APPS[site.url].state.accounts
        token = next(iter(client.cookies.values()))
        known = site.play.wait(accounts.sessions.known(token))
        if mail is not None:
            with site.play.store.aside() as connection:
                connection.execute(insert(account_mails).values(mail=mail, account=known.account.id, added=now()))
        return client, known.account.id


@pytest.fixture
def people() -> Iterator[People]:
    with ExitStack() as opened:
        yield People(opened)


def add(client: httpx.Client, kind: str, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/account/channels", json={"kind": kind, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tried(client: httpx.Client, channel: dict[str, Any]) -> dict[str, Any]:
    answer = client.post(f"/api/account/channels/{channel['id']}/test")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


class Browser:
    """What a browser keeps to itself when it subscribes."""

    def __init__(self, there: There) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        packed = [base64.urlsafe_b64encode(data).decode().rstrip("=") for data in (public, self.auth)]
        keys = {"p256dh": packed[0], "auth": packed[1]}
        self.subscription: dict[str, Any] = {
            "endpoint": f"{there.url}/push/secret",
            "keys": keys,
            "expirationTime": None,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def test_a_browser_is_pushed_to_and_only_it_can_read_it(site: Running, there: There, people: People) -> None:
    client, _ = people.join(site, "ana", language="es")
    browser = Browser(there)
    made = add(client, "push", subscription=browser.subscription, label="Firefox")
    assert made["where"] == "127.0.0.1" and len(made["mark"]) == 16
    assert add(client, "push", subscription=browser.subscription)["id"] == made["id"]
    assert tried(client, made)["failure"] is None
    _, path, headers, body = there.came[0]
    assert path == "/push/secret" and headers["Content-Encoding"] == "aes128gcm" and "TTL" in headers
    told = browser.read(body)
    assert told["title"] == "Prueba: los avisos de Dos Españas te llegan aquí"
    token, public = (part.partition("=")[2] for part in headers["Authorization"].removeprefix("vapid ").split(","))
    view = client.get("/api/account/channels").json()
    assert public == view["push_key"]
    claims = token.split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"] == there.url
    assert b"Dos" not in body
    there.answer(410)
    gone = tried(client, made)
    assert gone["ended"] and gone["failure"] == gone["failure"] | {"why": "notice-failed-gone", "code": "410"}


def test_signing_out_ends_the_channel_of_this_browser_and_of_no_other(
    site: Running, there: There, people: People, url: str
) -> None:
    client, account = people.join(site, "ana", "ana@example.org")
    browser = Browser(there)
    made = add(client, "push", subscription=browser.subscription)
    hook = add(client, "json", hook={"url": f"{there.url}/hook"})
    again, _ = people.join(site, "luis")
    accounts = APPS[site.url].state.accounts
    elsewhere = accounts.sessions.begin(account, "Phone")
    again.cookies.set(next(iter(client.cookies.keys())), elsewhere)
    second = dict(browser.subscription, endpoint=f"{there.url}/push/phone")
    phone = add(again, "push", subscription=second)
    game = site.new()
    claim(site, game, "republican", account)
    assert client.delete("/api/account/session").status_code == 204
    told = again.get("/api/account/channels").json()["channels"]
    assert [one["id"] for one in told] == [hook["id"], phone["id"]] and made["id"] != phone["id"]
    for _ in range(60):
        if game.play(1)["observation"]["actor"] == "republican":
            break
    later(site, 2 * WAIT)
    assert sorted(path for _, path, *_ in there.came) == ["/hook", "/push/phone"]
    accounts.forget_expired(now())
    assert [row[0] for row in rows_of(url, "SELECT kind FROM channels WHERE id <> :game ORDER BY created", "")] == [
        *("json", "push")
    ]


def test_a_browser_is_a_channel_of_whoever_took_it_last(site: Running, there: There, people: People, url: str) -> None:
    ana, _ = people.join(site, "ana")
    luis, _ = people.join(site, "luis")
    subscription = Browser(there).subscription
    first = add(ana, "push", subscription=subscription)
    execute(url, "UPDATE channels SET mark = NULL, session = NULL")
    APPS[site.url].state.channels.mark_browsers()  # one that was added before that was kept
    assert [one["id"] for one in ana.get("/api/account/channels").json()["channels"]] == [first["id"]]
    second = add(luis, "push", subscription=subscription)
    assert second["mark"] == first["mark"] and ana.get("/api/account/channels").json()["channels"] == []
    assert add(luis, "push", subscription=subscription)["id"] == second["id"]


def test_a_subscription_that_is_none_is_refused(site: Running, there: There, people: People) -> None:
    client, _ = people.join(site, "ana")
    good = Browser(there).subscription
    for keys in (
        {"p256dh": "AAAA", "auth": "AAAA"},
        good["keys"] | {"auth": "AA"},
        good["keys"] | {"p256dh": "B" * 87},
    ):
        answer = client.post("/api/account/channels", json={"kind": "push", "subscription": good | {"keys": keys}})
        assert key(answer) == (422, "error-bad-subscription")
    assert key(client.post("/api/account/channels", json={"kind": "push"})) == (422, "error-bad-subscription")


FORMS: list[tuple[str, str, dict[str, str], str, str]] = [
    ("discord", "/api/webhooks/1/x", {}, "POST", "/api/webhooks/1/x"),
    ("slack", "/services/x", {}, "POST", "/services/x"),
    ("ntfy", "/my-topic", {"token": "tk_1"}, "POST", "/"),
    ("json", "/hook?a=b", {}, "POST", "/hook?a=b"),
    (
        "matrix",
        "",
        {"token": "t", "room": "!r:example.org"},
        "PUT",
        "/_matrix/client/v3/rooms/%21r%3Aexample.org/send/",
    ),
]


def test_each_webhook_in_its_form(site: Running, there: There, people: People) -> None:
    client, _ = people.join(site, "ana")
    line = "A test: notices from Dos Españas reach you here"
    for n, (form, path, more, method, asked) in enumerate(FORMS):
        if n == 2:  # five a minute
            client, _ = people.join(site, "luis")
        if n == 4:
            client, _ = people.join(site, "eva")
        made = add(client, form, hook={"url": there.url + path, **more})
        assert tried(client, made)["failure"] is None
        how, where, headers, body = there.came[-1]
        assert how == method and where.startswith(asked) and headers["Host"] == there.url.removeprefix("http://")
        said = json.loads(body)
        if form == "discord":
            assert line in said["content"].replace("\\", "") and said["allowed_mentions"] == {"parse": []}
        elif form == "ntfy":
            assert (said["topic"], said["title"]) == ("my-topic", line) and headers["Authorization"] == "Bearer tk_1"
        elif form == "json":
            assert said["notices"] == [{"kind": "channel", "game": None, "title": None, "about": None}]
        else:
            assert line in said.get("text", said.get("body"))
    assert len(there.came) == len(FORMS)


def test_who_is_banned_is_sent_nothing_any_more(site: Running, url: str, people: People) -> None:
    _, account = people.join(site, "eve", "eve@example.org")
    channels = APPS[site.url].state.channels
    assert channels.kept.reader(account) is not None
    run(url, "ban", "eve")
    assert channels.kept.reader(account) is None


def test_a_webhook_that_fails_says_why(site: Running, there: There, people: People) -> None:
    client, _ = people.join(site, "ana")
    made = add(client, "json", hook={"url": there.url})
    there.answer(500)
    told = tried(client, made)
    assert (told["failure"]["why"], told["failure"]["code"], told["ended"]) == ("notice-failed-status", "500", False)
    there.answer(200)
    assert tried(client, made)["failure"] is None


def test_without_the_setting_nothing_inside_is_spoken_to(members: Running, there: There, people: People) -> None:
    client, _ = people.join(members, "ana")
    answer = client.post("/api/account/channels", json={"kind": "json", "hook": {"url": there.url}})
    assert key(answer) == (422, "error-bad-webhook")
    made = add(client, "json", hook={"url": there.url.replace("http:", "https:")})
    told = tried(client, made)
    assert told["failure"]["why"] == "notice-failed-address" and told["ended"] and there.came == []
    assert key(client.post("/api/account/channels", json={"kind": "mail", "mail": "a@example.org"})) == (
        409,
        "error-no-mail-channel",
    )


def test_only_ones_own_address_is_written_to(site: Running, sink: Sink, url: str, people: People) -> None:
    client, _ = people.join(site, "ana", "ana@example.org")
    people.join(site, "luis", "luis@example.org")
    answer = client.post("/api/account/channels", json={"kind": "mail", "mail": "luis@example.org"})
    assert key(answer) == (422, "error-mail-not-yours")
    made = add(client, "mail", mail="ana@example.org")
    assert tried(client, made)["failure"] is None and sink.letters[0]["To"] == "ana@example.org"
    execute(url, "DELETE FROM account_mails")
    told = tried(client, made)
    assert told["failure"]["why"] == "notice-failed-mail-gone" and told["ended"]


def test_channels_are_ones_own_and_not_too_many(
    site: Running, there: There, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _ = people.join(site, "ana")
    luis, _ = people.join(site, "luis")
    mine = add(ana, "json", hook={"url": there.url})
    path = f"/api/account/channels/{mine['id']}"
    assert key(luis.put(path, json={"wants": "never"})) == (404, "error-unknown-channel")
    assert key(luis.delete(path)) == (404, "error-unknown-channel")
    assert key(luis.post(f"{path}/test")) == (404, "error-unknown-channel")
    assert key(site.client.get("/api/account/channels")) == (401, "error-not-signed-in")
    forged = luis.post("/api/account/channels", json={"kind": "json"}, headers={"X-Requested-With": ""})
    assert key(forged) == (403, "error-foreign-request")
    assert ana.put(path, json={"wants": "daily"}).json()["wants"] == "daily"
    assert ana.delete(path).status_code == 204 and ana.get("/api/account/channels").json()["channels"] == []
    monkeypatch.setattr(APPS[site.url].state.channels, "_tries", Buckets(Quota(1_000, 1_000)))
    for n in range(MOST):
        add(ana, "json", hook={"url": f"{there.url}/{n}"})
    answer = ana.post("/api/account/channels", json={"kind": "json", "hook": {"url": there.url}})
    assert key(answer) == (409, "error-channels")


def test_trying_has_a_quota(site: Running, there: There, people: People) -> None:
    client, _ = people.join(site, "ana")
    made = add(client, "json", hook={"url": there.url})
    codes = [client.post(f"/api/account/channels/{made['id']}/test").status_code for _ in range(6)]
    assert codes == [200] * 4 + [429] * 2 and len(there.came) == 4


def test_hours_and_wishes_are_kept(site: Running, people: People) -> None:
    client, account = people.join(site, "ana")
    hours = {"quiet_from": 1_320, "quiet_until": 420, "daily": 540, "words": False, "remind": 7}
    assert client.put("/api/account/hours", json=hours).json()["hours"] == hours
    half = client.put("/api/account/hours", json={"quiet_from": 5, "quiet_until": None, "daily": 0}).json()["hours"]
    assert half == {"quiet_from": None, "quiet_until": None, "daily": 0, "words": True, "remind": 3}
    assert client.put("/api/account/hours", json=hours | {"remind": 31}).status_code == 422
    assert client.put("/api/account/hours", json=hours | {"daily": 1_440}).status_code == 422
    made = site.new()
    path = f"/api/account/games/{made.id}/notices"
    assert client.get(path).status_code == 404 and client.put(path, json={"wants": "never"}).status_code == 404
    claim(site, made, "republican", account)

    def told(wants: str | None) -> dict[str, Any]:
        return {"wants": wants, "told": False}

    assert client.get(path).json() == told(None)
    assert client.put(path, json={"wants": "never"}).json() == told("never") == client.get(path).json()
    assert client.put(path, json={"wants": None}).json() == told(None) == client.get(path).json()


def claim(site: Running, made: Made, side: str, account: str) -> None:
    holders = [one for one in site.play.store.seats(made.id) if one.side == side]
    site.play.store.change_seat(holders, account=account)


def test_a_server_without_accounts_knows_nothing_of_it(server: Running) -> None:
    assert key(server.client.get("/api/account/channels")) == (404, "error-no-accounts")
    assert key(server.client.post("/api/notices/stop/x.y")) == (404, "error-no-accounts")


def later(site: Running, milliseconds: int) -> None:
    """Have the server's own sender look, so much later."""
    channels = APPS[site.url].state.channels
    sender = Sender(channels.kept, APPS[site.url].state.scenes, channels.deliver, lambda: now() + milliseconds)
    site.play.wait(sender.once())


def test_a_mail_tells_what_happened_with_a_map_and_is_stopped_by_one_press(
    site: Running, sink: Sink, people: People
) -> None:
    client, account = people.join(site, "ana", "ana@example.org", language="en")
    made = site.new()
    claim(site, made, "republican", account)
    add(client, "mail", mail="ana@example.org")
    view = made.play(12)
    while view["observation"]["actor"] != "republican":
        view = made.play(1)
    later(site, 2 * WAIT)
    letter = sink.wait(1)[0]
    assert str(letter["Subject"]) == "España 1936: July 1936", "the same for all mails of a game: they stand together"
    assert len(sink.raw[0]) < 60_000
    assert str(letter["References"]).startswith(f"<game.{made.id}.")
    text = letter.get_body(("plain",))
    html = letter.get_body(("html",))
    assert text is not None and html is not None
    words = text.get_content()
    assert words.startswith("It is your turn: España 1936 (")
    assert "Since you looked last:" in words and f"/g/{made.id}" in words and "\n- " in words
    pictures = [part for part in letter.walk() if part.get_content_type() == "image/png"]
    assert len(pictures) == 1 and pictures[0].get_content()[:4] == b"\x89PNG" and "cid:map0" in html.get_content()
    stop = str(letter["List-Unsubscribe"]).strip("<>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = stop.partition("/api/")[2]
    asked = site.client.get(f"/api/{path}", follow_redirects=False)
    assert asked.status_code == 303 and "#stop=" in asked.headers["Location"]
    assert client.get("/api/account/channels").json()["channels"][0]["wants"] == "always"
    pressed = site.client.post(f"/api/{path}", data={"List-Unsubscribe": "One-Click"})
    assert pressed.status_code == 200 and pressed.json() == {"kind": "mail"}
    assert client.get("/api/account/channels").json()["channels"][0]["wants"] == "never"
    for wrong in ("x", "x.y", path.rpartition("/")[2][:-3] + "AAA"):
        assert key(site.client.post(f"/api/notices/stop/{wrong}")) == (404, "error-unknown-channel")


def test_what_reaches_a_channel_lies_sealed(site: Running, there: There, url: str, people: People) -> None:
    client, _ = people.join(site, "ana")
    add(client, "json", hook={"url": f"{there.url}/secret-path", "token": "secret-token"})
    target = str(rows_of(url, "SELECT target FROM channels WHERE id <> :game", "")[0][0])
    assert "secret" not in target and there.url not in target
    assert "secret" not in client.get("/api/account/channels").text
    assert Sealing("another key").open(target) is None


def test_whoever_closes_an_account_takes_it_all_along(site: Running, there: There, people: People, url: str) -> None:
    client, account = people.join(site, "ana")
    add(client, "json", hook={"url": there.url})
    client.put("/api/account/hours", json={"daily": 5})
    made = site.new()
    claim(site, made, "republican", account)
    client.put(f"/api/account/games/{made.id}/notices", json={"wants": "daily"})
    home = client.get("/api/account/export").json()["channels"]
    assert [one["where"] for one in home["channels"]] == ["127.0.0.1"] and home["hours"]["daily"] == 5
    assert client.post("/api/account/close", json={"handle": "ana"}).status_code == 204
    for table in ("channels", "notice_hours", "game_notices", "outbox", "deliveries"):
        assert rows_of(url, f"SELECT 1 FROM {table} WHERE :game = :game", "") == []
