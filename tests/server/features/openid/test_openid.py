"""Signing in by another service (OpenID Connect), and what somebody tries who wants another one's account by it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert
from tests.server.conftest import APPS, PAGE, Running, client_of, running, signed_up

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.tables import account_mails
from dosespanas.server.features.openid.service import FRESH
from dosespanas.server.operations.settings import Settings
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx

US, SECRET = "dosespanas", "between us"


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Service(ThreadingHTTPServer):
    """Another service that knows persons: its configuration, its keys, and what it gives for a code."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.issuer = f"http://127.0.0.1:{self.server_port}"
        self.keys = {"one": ec.generate_private_key(ec.SECP256R1())}
        self.codes: dict[str, tuple[dict[str, str], str]] = {}
        """What was asked for each code, and the identity that it is given for."""
        self.about: dict[str, Any] = {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
        }
        Thread(target=self.serve_forever, daemon=True).start()

    def told(self) -> list[dict[str, str]]:
        found = []
        for name, key in self.keys.items():
            numbers = key.public_key().public_numbers()
            x, y = (base64url(one.to_bytes(32, "big")) for one in (numbers.x, numbers.y))
            found.append({"kty": "EC", "crv": "P-256", "kid": name, "use": "sig", "alg": "ES256", "x": x, "y": y})
        return found

    def consent(self, url: str, sign: Callable[[dict[str, Any]], str] | None = None, **claims: Any) -> dict[str, str]:
        """Let the person of a browser that came from us agree; return what it brings back."""
        asked = dict(parse_qsl(urlsplit(url).query))
        code, at = secrets.token_hex(8), int(time.time())
        said = {"iss": self.issuer, "aud": US, "sub": "4711", "iat": at, "exp": at + 300, "nonce": asked["nonce"]}
        said = {name: value for name, value in (said | claims).items() if value is not None}
        self.codes[code] = asked, (sign or self.signed)(said)
        return {"state": asked["state"], "code": code}

    def signed(self, said: dict[str, Any], name: str = "one") -> str:
        return jwt.encode(said, self.keys[name], algorithm="ES256", headers={"kid": name})

    def token(self, form: dict[str, list[str]], authorization: str) -> dict[str, str] | None:
        """Return what a code is given for, once, to who sent its browser."""
        if authorization != "Basic " + base64.b64encode(f"{US}:{SECRET}".encode()).decode():
            return None
        asked, identity = self.codes.pop(form["code"][0], ({}, ""))
        proof = base64url(hashlib.sha256(form["code_verifier"][0].encode()).digest())
        ours = asked.get("code_challenge") == proof and asked.get("redirect_uri") == form["redirect_uri"][0]
        return {"id_token": identity, "access_token": "x", "token_type": "Bearer"} if ours else None


class Answering(BaseHTTPRequestHandler):
    server: Service

    def log_message(self, *_: Any) -> None:
        pass

    def say(self, what: Any) -> None:
        body = json.dumps(what).encode()
        self.send_response(400 if what is None else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        self.say({"keys": self.server.told()} if self.path == "/keys" else self.server.about)

    def do_POST(self) -> None:
        form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.say(self.server.token(form, self.headers.get("Authorization", "")))


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.shutdown()
    found.server_close()


@pytest.fixture
def site(url: str, service: Service) -> Iterator[Running]:
    settings = Settings(database_url=url, accounts=True, poll=0.02, openid_issuer=service.issuer, openid_client=US)
    with running(settings) as found:
        provider = APPS[found.url].state.openid.provider
        object.__setattr__(provider, "secret", SECRET)
        yield found


@pytest.fixture
def browsers(site: Running) -> Iterator[Callable[[], httpx.Client]]:
    made: list[httpx.Client] = []

    def browser() -> httpx.Client:
        made.append(client_of(site.url, headers=PAGE))
        return made[-1]

    yield browser
    for one in made:
        one.close()


def leave(browser: httpx.Client, purpose: str = "sign-in") -> str:
    answer = browser.post("/api/account/openid", json={"purpose": purpose})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


def back(browser: httpx.Client, brought: dict[str, str]) -> str:
    """Come back; return where the page is opened then, without the path of the account's page."""
    headers = {"X-Requested-With": "", "Sec-Fetch-Site": "cross-site"}
    answer = browser.get("/api/account/openid/back", params=brought, headers=headers)
    assert answer.status_code == 303
    return str(answer.headers["location"]).removeprefix("/account")


def made(browser: httpx.Client, service: Service, handle: str = "ana", **claims: Any) -> None:
    """Make an account by the service."""
    to = back(browser, service.consent(leave(browser), **claims))
    assert to.startswith("#link="), to
    token = to.removeprefix("#link=")
    told = browser.post("/api/account/link/look", json={"token": token}).json()
    assert told["purpose"] == "openid-new" and told["handle"] is None
    answer = browser.post("/api/account/link/press", json={"token": token, "handle": handle})
    assert answer.status_code == 200 and answer.json()["openid"] is True
    assert browser.post("/api/account/link/press", json={"token": token, "handle": "eva"}).status_code == 404


def handle(browser: httpx.Client) -> str | None:
    answer = browser.get("/api/account")
    return str(answer.json()["handle"]) if answer.status_code == 200 else None


def test_one_makes_an_account_by_it_and_comes_back_to_that(
    site: Running, service: Service, browsers: Callable[[], httpx.Client]
) -> None:
    assert site.client.get("/api/shelf").json()["accounts"]["openid"] == "127.0.0.1"
    ana, elsewhere, other = browsers(), browsers(), browsers()
    made(ana, service, email="ana@example.org", email_verified=True)
    assert ana.get("/api/account").json()["mails"] == ["ana@example.org"]
    assert back(elsewhere, service.consent(leave(elsewhere))) == "" and handle(elsewhere) == "ana"
    assert back(other, service.consent(leave(other), sub="4712")).startswith("#link=") and handle(other) is None
    service.keys = {"two": ec.generate_private_key(ec.SECP256R1())}  # keys are changed now and then
    APPS[site.url].state.openid._keyed -= FRESH
    again = service.consent(leave(other), sign=lambda said: service.signed(said, "two"))
    assert back(other, again) == "" and handle(other) == "ana"
    assert ana.get("/api/account/export").json()["openid"] is True
    assert ana.post("/api/account/close", json={"handle": "ana"}).status_code == 204
    brought = service.consent(leave(elsewhere), sign=lambda said: service.signed(said, "two"))
    assert back(elsewhere, brought).startswith("#link="), "nothing of it is left"


def test_what_came_back_opens_nothing_but_once_and_where_it_left(
    service: Service, browsers: Callable[[], httpx.Client]
) -> None:
    ana, eve = browsers(), browsers()
    made(ana, service)
    brought = service.consent(leave(eve))
    for wrong in ({"state": "0" * 64}, {"state": ""}, {"state": "é"}):
        assert back(eve, brought | wrong) == "#problem=error-openid-back"
    brought = service.consent(leave(eve))
    victim = browsers()
    assert back(victim, brought) == "#problem=error-openid-back", "it never left from there"
    cookie = dict(eve.cookies)
    assert back(eve, brought) == "" and handle(eve) == "ana"
    again = browsers()
    again.cookies.update(cookie)
    assert back(again, brought) == "#problem=error-unknown-link" and handle(again) is None, "it is used up"
    state = service.consent(leave(again))["state"]
    assert back(again, {"state": state, "error": "access_denied"}) == "#problem=error-openid-back"
    stolen = service.consent(leave(browsers()))["code"]  # a code of another trip has another proof and another nonce
    assert back(again, {"state": service.consent(leave(again))["state"], "code": stolen}) == "#problem=error-openid"


def test_an_identity_that_is_not_signed_by_it_for_us_and_now_is_none(
    service: Service, browsers: Callable[[], httpx.Client]
) -> None:
    ana, eve = browsers(), browsers()
    made(ana, service)
    own, at = ec.generate_private_key(ec.SECP256R1()), int(time.time())
    shared = service.keys["one"].public_key().public_numbers().x.to_bytes(32, "big")
    wrong: list[dict[str, Any]] = [
        {"nonce": "another"},
        {"nonce": None},
        {"aud": "somebody else"},
        {"aud": [US, "somebody else"]},
        {"iss": "http://127.0.0.1:1"},
        {"exp": at - 600},
        {"exp": None},
        {"iat": at + 600},
        {"sub": None},
        {"sub": ""},
        {"sign": lambda said: jwt.encode(said, own, algorithm="ES256", headers={"kid": "one"})},
        {"sign": lambda said: jwt.encode(said, own, algorithm="ES256", headers={"kid": "none such"})},
        {"sign": lambda said: jwt.encode(said, "", algorithm="none", headers={"kid": "one"})},
        {"sign": lambda said: jwt.encode(said, shared, algorithm="HS256", headers={"kid": "one"})},
        {"sign": lambda _: "no.token.at.all"},
    ]
    for one in wrong:
        assert back(eve, service.consent(leave(eve), **one)) == "#problem=error-openid", one
        assert handle(eve) is None
    assert back(eve, service.consent(leave(eve), aud=[US, "another"], azp=US)) == "" and handle(eve) == "ana"


@pytest.mark.parametrize("verified", [None, False, "true", 1, True])
def test_only_an_address_that_it_has_verified_leads_to_the_account_of_that_address(
    site: Running, service: Service, browsers: Callable[[], httpx.Client], verified: Any
) -> None:
    with signed_up(site.client, "ana") as ana, APPS[site.url].state.play.store.aside() as connection:
        account = site.play.wait(APPS[site.url].state.accounts.sessions.known(next(iter(ana.cookies.values()))))
        values = {"mail": "ana@example.org", "account": account.account.id, "added": now()}
        connection.execute(insert(account_mails).values(**values))
    eve = browsers()
    to = back(eve, service.consent(leave(eve), email="Ana@Example.org", email_verified=verified))
    if verified is True:
        assert to == "" and handle(eve) == "ana"
        return
    assert handle(eve) is None
    answer = eve.post("/api/account/link/press", json={"token": to.removeprefix("#link="), "handle": "eve"})
    assert answer.json()["handle"] == "eve" and answer.json()["mails"] == []


def test_it_is_added_to_an_account_by_who_is_signed_in_to_that_alone(
    site: Running, service: Service, browsers: Callable[[], httpx.Client]
) -> None:
    eva, ana = browsers(), signed_up(site.client, "ana")
    assert eva.post("/api/account/openid", json={"purpose": "add"}).status_code == 401
    assert site.client.post("/api/account/openid", json={"purpose": "sign-in"}).status_code == 403
    assert back(ana, service.consent(leave(ana, "add"))) == "" and ana.get("/api/account").json()["openid"] is True
    assert handle(ana) == "ana" and back(ana, service.consent(leave(ana, "add"))) == ""
    assert back(eva, service.consent(leave(eva))) == "" and handle(eva) == "ana"
    luis = signed_up(site.client, "luis")
    assert back(luis, service.consent(leave(luis, "add"))) == "#problem=error-openid-taken" and handle(luis) == "luis"
    url = leave(luis, "add")
    luis.delete("/api/account/session")
    assert back(luis, service.consent(url, sub="5")) == "#problem=error-unknown-link", "he has left meanwhile"
    last = ana.delete("/api/account/openid")
    assert (last.status_code, last.json()["error"]["key"]) == (409, "error-last-way")
    assert ana.delete("/api/account/openid?sure=true").json()["openid"] is False
    assert back(eva, service.consent(leave(eva))).startswith("#link=")


def test_a_service_that_is_not_there_or_is_another_one_is_said(
    site: Running, service: Service, browsers: Callable[[], httpx.Client]
) -> None:
    eve = browsers()
    for about in ({"issuer": "https://evil.example"}, {"token_endpoint": None}):
        sound, service.about = service.about, service.about | about
        answer = eve.post("/api/account/openid", json={"purpose": "sign-in"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (502, "error-openid")
        service.about = sound
    assert leave(eve).startswith(f"{service.issuer}/authorize?")


def test_without_it_there_is_none(members: Running) -> None:
    answer = signed_up(members.client, "ana").post("/api/account/openid", json={"purpose": "sign-in"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "error-no-openid")
    assert members.client.get("/api/shelf").json()["accounts"]["openid"] is None


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"DOSESPANAS_OPENID_ISSUER": "http://accounts.example.org"}, "error-bad-openid"),
        ({"DOSESPANAS_OPENID_ISSUER": "accounts"}, "error-bad-openid"),
        ({"DOSESPANAS_OPENID_CLIENT": ""}, "error-openid-lacks"),
        ({"DOSESPANAS_URL": ""}, "error-openid-lacks"),
        ({"DOSESPANAS_ACCOUNTS": "0"}, "error-openid-lacks"),
        ({}, ""),
    ],
)
def test_it_is_set_as_a_whole(monkeypatch: pytest.MonkeyPatch, more: dict[str, str], key: str) -> None:
    all_of_it = {
        "DOSESPANAS_OPENID_ISSUER": "https://accounts.example.org",
        "DOSESPANAS_OPENID_CLIENT": US,
        "DOSESPANAS_URL": "https://games.example.org",
        "DOSESPANAS_ACCOUNTS": "1",
    }
    for name, value in (all_of_it | more).items():
        monkeypatch.setenv(name, value)
    if not key:
        assert Settings.from_environment().openid_client == US
        return
    with pytest.raises(RequestProblem) as refused:
        Settings.from_environment()
    assert refused.value.key == key
