"""Signing in by a link and by a passkey, and what a stranger tries instead."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import APPS, PAGE, Running, client_of, running, signed_up
from tests.server.mail_sink import Sink, mail_sink
from tests.server.test_repair import admin

from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    from collections.abc import Iterator

FROM = "Dos Españas <games@example.org>"
MINUTES = 60_000


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


@pytest.fixture
def posted(url: str) -> Iterator[tuple[Running, Sink]]:
    """A server that keeps accounts and sends mail, and where its mail comes."""
    with mail_sink() as sink:
        settings = Settings(database_url=url, accounts=True, mail=sink.url, mail_from=FROM, poll=0.02)
        with running(settings) as server:
            yield server, sink


@contextmanager
def page(server: Running) -> Iterator[httpx.Client]:
    with client_of(server.url, headers=PAGE) as client:
        yield client


def link(sink: Sink, count: int) -> str:
    """Return the token in the last of so many mails."""
    body = sink.wait(count)[-1].get_body(("plain",))
    assert body is not None
    found = re.search(r"/account#link=([\w-]{32})\s", body.get_content())
    assert found is not None, body.get_content()
    return found[1]


def test_who_lost_the_key_comes_back_by_a_link_that_whoever_runs_the_server_sends(
    posted: tuple[Running, Sink], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, sink = posted
    with signed_up(server.client, "ana"), signed_up(server.client, "ben"):
        pass
    sent = "DOSESPANAS_URL", "DOSESPANAS_MAIL", "DOSESPANAS_MAIL_FROM"
    assert admin(url, "link", "ana", "ana@example.org")[0] != 0, "by what it is sent must be said"
    for name, value in zip(sent, (server.url, sink.url, FROM), strict=True):
        monkeypatch.setenv(name, value)
    assert admin(url, "link", "nobody", "ana@example.org")[0] != 0 and sink.letters == []
    assert admin(url, "link", "ana", "Ana@example.org")[0] == 0
    token = link(sink, 1)
    with page(server) as stranger:
        told = stranger.post("/api/account/link/look", json={"token": token}).json()
        assert told == {"purpose": "recover", "mail": "ana@example.org", "handle": "ana"}
        pressed = stranger.post("/api/account/link/press", json={"token": token, "language": "en", "zone": "UTC"})
        assert pressed.status_code == 200, pressed.text
        assert (pressed.json()["handle"], pressed.json()["mails"]) == ("ana", ["ana@example.org"])
        again = stranger.post("/api/account/link/press", json={"token": token, "language": "en", "zone": "UTC"})
        assert key(again) == (404, "error-unknown-link")
    assert admin(url, "link", "ben", "ana@example.org")[0] != 0, "the address of another account"
    assert admin(url, "link", "ana", "ana@example.org")[0] == 0, "one that is theirs already"


def test_a_link_by_mail(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    assert server.client.get("/api/shelf").json()["accounts"] == {"mail": True, "openid": None, "sign_up": "open"}
    with page(server) as ana:
        asked = ana.post("/api/account/link", json={"mail": " Ana@Example.org ", "language": "es"})
        assert (asked.status_code, asked.content) == (202, b"")
        token = link(sink, 1)
        letter = sink.letters[0]
        assert letter["To"] == "ana@example.org" and letter["Subject"].startswith("Iniciar sesión")
        for method in ("GET", "HEAD"):  # a scanner opens it
            ana.request(method, f"/account?link={token}")
            assert ana.request(method, "/api/account/link/press").status_code in (404, 405)
        told = {"purpose": "link", "mail": "ana@example.org", "handle": None}
        for _ in range(2):
            assert ana.post("/api/account/link/look", json={"token": token}).json() == told
        press = {"token": token, "language": "es", "zone": "Mars/Olympus"}
        assert key(ana.post("/api/account/link/press", json=press)) == (409, "error-no-handle")
        assert key(ana.post("/api/account/link/press", json=press | {"handle": "admin"})) == (
            422,
            "error-handle-reserved",
        )
        forged = {"Origin": "https://evil.example"}
        assert key(ana.post("/api/account/link/press", json=press | {"handle": "Ana"}, headers=forged))[0] == 403
        made = ana.post("/api/account/link/press", json=press | {"handle": "Ana"})
        assert made.status_code == 200 and "HttpOnly" in made.headers["set-cookie"]
        (channel,) = ana.get("/api/account/channels").json()["channels"]
        assert (channel["kind"], channel["where"], channel["wants"]) == ("mail", "ana@example.org", "always")
        assert made.json()["handle"] == "Ana" and made.json()["mails"] == ["ana@example.org"]
        assert [one["here"] for one in made.json()["sessions"]] == [True]
        assert key(ana.post("/api/account/link/press", json=press)) == (404, "error-unknown-link"), "a link holds once"
        with page(server) as other:
            assert other.post("/api/account/link", json={"mail": "ana@example.org"}).status_code == 202
            again = link(sink, 2)
            assert other.post("/api/account/link/look", json={"token": again}).json()["handle"] == "Ana"
            other.cookies.set("session", "f" * 32)
            signed = other.post("/api/account/link/press", json={"token": again})
            assert signed.json()["handle"] == "Ana" and len(signed.json()["sessions"]) == 2
            assert "f" * 32 not in signed.headers["set-cookie"], "nobody hands somebody a session"
            here = next(one["id"] for one in ana.get("/api/account").json()["sessions"] if not one["here"])
            assert len(ana.delete(f"/api/account/sessions/{here}").json()["sessions"]) == 1
            assert other.get("/api/account").status_code == 401


def test_nobody_learns_who_has_an_account(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with signed_up(server.client, "Ana", mail="ana@example.org"), page(server) as stranger:
        answers = [
            stranger.post("/api/account/link", json={"mail": mail}) for mail in ("ana@example.org", "bob@example.org")
        ]
        told = [(one.status_code, one.content, sorted(set(one.headers) - {"date"})) for one in answers]
        assert told[0] == told[1]
        first, second = (
            next(one for one in sink.wait(2) if one["To"] == mail) for mail in ("ana@example.org", "bob@example.org")
        )
        assert first["Subject"] == second["Subject"]
        for mail in ("ana@example.org", "bob@example.org"):
            answers = [stranger.post("/api/account/link", json={"mail": mail}) for _ in range(5)]
            assert [one.status_code for one in answers] == [202, 202, 202, 429, 429]
        for path in ("/look", "/press"):
            for token in ("x" * 32, "-" * 32):
                assert key(stranger.post(f"/api/account/link{path}", json={"token": token})) == (
                    404,
                    "error-unknown-link",
                )


@pytest.mark.parametrize(
    "mail", ["", "ana", "a@b", "ana@example.org\nBcc: b@c.org", "a@b.org,c@d.org", "x" * 300, "<a@b.org>"]
)
def test_what_is_no_address(posted: tuple[Running, Sink], mail: str) -> None:
    server, sink = posted
    with page(server) as stranger:
        assert stranger.post("/api/account/link", json={"mail": mail}).status_code == 422
    assert not sink.letters


def test_a_link_is_too_old(posted: tuple[Running, Sink], monkeypatch: pytest.MonkeyPatch) -> None:
    server, sink = posted
    with page(server) as ana:
        ana.post("/api/account/link", json={"mail": "ana@example.org"})
        token = link(sink, 1)
        accounts = APPS[server.url].state.accounts
        at = now()
        monkeypatch.setattr("dosespanas.server.features.accounts.store.now", lambda: at + 16 * MINUTES)
        assert key(ana.post("/api/account/link/look", json={"token": token})) == (404, "error-unknown-link")
        assert accounts.kept.count() == 0


def test_an_address_is_given_by_who_asked_for_it_alone(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with signed_up(server.client, "Ana", mail="ana@example.org") as ana, signed_up(server.client, "Eve") as eve:
        assert eve.post("/api/account/mails", json={"mail": "bob@example.org"}).status_code == 202
        token = link(sink, 1)
        assert ana.post("/api/account/link/look", json={"token": token}).json()["handle"] == "Eve"
        with page(server) as bob:
            for other in (bob, ana):
                assert key(other.post("/api/account/link/press", json={"token": token})) == (403, "error-other-account")
        assert eve.post("/api/account/link/press", json={"token": token}).json()["mails"] == ["bob@example.org"]
        eve.post("/api/account/mails", json={"mail": "ana@example.org"})
        taken = link(sink, 2)
        assert key(eve.post("/api/account/link/press", json={"token": taken})) == (409, "error-mail-taken")
        gone = {"mail": "bob@example.org"}
        assert key(eve.post("/api/account/mails/remove", json=gone)) == (409, "error-last-way")
        assert ana.post("/api/account/mails/remove", json=gone).json()["mails"] == ["ana@example.org"]
        assert eve.post("/api/account/mails/remove", json=gone | {"sure": True}).json()["mails"] == []


def options(client: httpx.Client, purpose: str, **more: str) -> dict[str, Any]:
    answer = client.post("/api/account/passkeys/options", json={"purpose": purpose} | more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["options"]
    return found


def test_a_passkey_alone(members: Running) -> None:
    device = Authenticator(members.url)
    with page(members) as ana, page(members) as phone:
        wanted = options(ana, "new", handle="Ana")
        assert wanted["authenticatorSelection"]["residentKey"] == "required"
        made = {"credential": device.make(wanted), "name": "Key", "language": "pl", "zone": "Europe/Warsaw"}
        account = ana.post("/api/account/passkeys", json=made)
        assert account.status_code == 200, account.text
        assert account.json()["handle"] == "Ana" and account.json()["passkeys"][0]["name"] == "Key"
        assert key(ana.post("/api/account/passkeys", json=made)) == (403, "error-passkey"), "a challenge holds once"
        answered = {"credential": device.sign(options(phone, "sign-in"))}
        assert phone.post("/api/account/passkeys/sign-in", json=answered).json()["handle"] == "Ana"
        with page(members) as eve:
            assert key(eve.post("/api/account/passkeys/sign-in", json=answered)) == (403, "error-passkey"), "replayed"
            assert options(eve, "sign-in").get("allowCredentials", []) == [], "nobody is named"
            asked = eve.post("/api/account/passkeys/options", json={"purpose": "new", "handle": "áNA"})
            assert key(asked) == (409, "error-handle-taken")
            assert key(eve.post("/api/account/passkeys/options", json={"purpose": "add"})) == (
                401,
                "error-not-signed-in",
            )
        second = Authenticator(members.url)
        added = {"credential": second.make(options(ana, "add"))}
        assert len(ana.post("/api/account/passkeys", json=added).json()["passkeys"]) == 2
        first = account.json()["passkeys"][0]["id"]
        assert len(ana.delete(f"/api/account/passkeys/{first}").json()["passkeys"]) == 1
        last = ana.get("/api/account").json()["passkeys"][0]["id"]
        assert key(ana.delete(f"/api/account/passkeys/{last}")) == (409, "error-last-way")
        gone = {"credential": device.sign(options(phone, "sign-in"))}
        assert key(phone.post("/api/account/passkeys/sign-in", json=gone)) == (403, "error-passkey")
        assert ana.delete(f"/api/account/passkeys/{last}?sure=true").json()["passkeys"] == []


def test_what_a_passkey_may_not_say(members: Running) -> None:
    with page(members) as eve:
        elsewhere, unproved = Authenticator("https://evil.example"), Authenticator(members.url, flags=PRESENT)
        for wrong, why in ((elsewhere, "error-passkey-host"), (unproved, "error-passkey")):
            made = wrong.make(options(eve, "new", handle="Eve"))
            assert key(eve.post("/api/account/passkeys", json={"credential": made})) == (403, why)
        crossed = Authenticator(members.url)
        answered = crossed.make(options(eve, "sign-in") | {"rp": {"id": "127.0.0.1"}})
        assert key(eve.post("/api/account/passkeys", json={"credential": answered})) == (403, "error-passkey")
        wrongs: list[dict[str, Any]] = [{}, {"response": 1}]
        wrongs += [{"response": {"clientDataJSON": text}} for text in ("AA", "W10", "é", "A")]
        for credential in wrongs:
            for path in ("", "/sign-in"):
                answer = eve.post(f"/api/account/passkeys{path}", json={"credential": credential})
                assert key(answer) == (403, "error-passkey")
        sound = Authenticator(members.url)
        credential = sound.make(options(eve, "new", handle="Eve"))
        credential["response"]["attestationObject"] = "oA"
        assert key(eve.post("/api/account/passkeys", json={"credential": credential})) == (403, "error-passkey")


def test_a_passkey_that_counts_anew_warns_and_locks_nobody_out(members: Running) -> None:
    device = Authenticator(members.url)
    with page(members) as ana:

        def sign() -> httpx.Response:
            answered = {"credential": device.sign(options(ana, "sign-in"))}
            return ana.post("/api/account/passkeys/sign-in", json=answered)

        made = {"credential": device.make(options(ana, "new", handle="Ana"))}
        assert ana.post("/api/account/passkeys", json=made).json()["passkeys"][0]["fell"] is None
        device.count = 40
        assert sign().json()["passkeys"][0]["fell"] is None
        device.count = 3  # restored from a copy
        back = sign()
        assert back.status_code == 200, back.text
        fell = back.json()["passkeys"][0]["fell"]
        assert fell == back.json()["passkeys"][0]["used"] or abs(fell - now()) < MINUTES
        assert sign().json()["passkeys"][0]["fell"] == fell, "it counts on from there; when it fell stands"
        device.count = -1  # moved to a manager that does not count
        assert sign().json()["passkeys"][0]["fell"] > fell
        device.count = -1
        assert sign().status_code == 200, "without a count nothing goes back"


def test_a_passkey_under_another_address_is_told_which_one_it_is(members: Running) -> None:
    site = members.url.replace("127.0.0.1", "other.example")
    with page(members) as ana:
        made = {"credential": Authenticator(site).make(options(ana, "new", handle="Ana"))}
        answer = ana.post("/api/account/passkeys", json=made)
        assert key(answer) == (403, "error-passkey-host")
        assert answer.json()["error"]["args"]["site"] == members.url
        signed = {"credential": Authenticator(site).sign(options(ana, "sign-in"))}
        assert key(ana.post("/api/account/passkeys/sign-in", json=signed)) == (403, "error-passkey-host")


def test_an_account_is_closed_and_taken_home(posted: tuple[Running, Sink]) -> None:
    server, _ = posted
    with signed_up(server.client, "Ana", mail="ana@example.org") as ana, page(server) as other:
        seats = {"nationalist": "person", "republican": "random"}
        body = {"game": "espana1936", "scenario": "1936", "seats": seats}
        made = ana.post("/api/games", json=body).json()
        assert made["seats"] == {"nationalist": "", "republican": None}
        ana.post(f"/api/games/{made['id']}/chance", json={"number": "ab" * 32})
        home = ana.get("/api/account/export")
        assert "attachment" in home.headers["content-disposition"]
        told = home.json()
        assert told["mails"] == ["ana@example.org"] and told["account"]["handle"] == "Ana"
        assert [one["id"] for one in told["games"]] == [made["id"]] and "sealed" in json.dumps(told).lower()
        assert key(ana.post("/api/account/close", json={"handle": "Bob"})) == (422, "error-other-name")
        secret = ana.cookies["session"]
        assert ana.post("/api/account/close", json={"handle": "ana"}).status_code == 204
        other.cookies.set("session", secret)
        assert key(other.get("/api/account")) == (401, "error-not-signed-in")
        assert key(other.get(f"/api/games/{made['id']}")) == (401, "error-no-token")
        accounts = APPS[server.url].state.accounts
        with pytest.raises(Exception, match="somebody has this name"):
            accounts.new("Ána")
        assert accounts.kept.by_mail("ana@example.org") is None and accounts.kept.count() == 0
