"""Floods of sign-ins and of talk: who floods is told to wait and how long, and nobody else loses anything by it."""

from __future__ import annotations

import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.attacks.test_attacks import PERSONS, Server, served
from tests.server.conftest import PAGE
from tests.server.mail_sink import Sink, mail_sink

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = [pytest.mark.long, pytest.mark.sqlite]

FLOODER, OTHER = "203.0.113.9", "198.51.100.7"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Server, Sink]]:
    with mail_sink() as sink:
        mail = {"DOSESPANAS_MAIL": sink.url, "DOSESPANAS_MAIL_FROM": "games@example.org"}
        with served(tmp_path, "--url", "https://games.example.org", DOSESPANAS_ACCOUNTS="1", **mail) as server:
            yield server, sink


def ask(server: Server, whose: str, path: str, body: dict[str, Any], secret: str | None = None) -> httpx.Response:
    headers = {**PAGE, "X-Forwarded-For": whose} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    return httpx.post(f"{server.url}/api{path}", json=body, headers=headers, timeout=120, trust_env=False)


def flood(count: int, once: Callable[[int], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(24) as pool:
        answers = list(pool.map(once, range(count)))
    for answer in answers:
        if answer.status_code == 429:
            error = answer.json()["error"]
            assert error["key"] == "error-too-many" and error["args"]["seconds"] > 0
            assert answer.headers["retry-after"] == str(error["args"]["seconds"])
    return answers


def test_a_flood_of_sign_ins(site: tuple[Server, Sink]) -> None:
    server, sink = site
    ways: list[tuple[str, dict[str, Any]]] = [
        ("/account/passkeys/options", {"purpose": "sign-in"}),
        ("/account/link/press", {"token": "a" * 32}),
        ("/account/passkeys/sign-in", {"credential": {}}),
    ]

    def once(n: int) -> httpx.Response:
        if n % 4 == 0:
            return ask(server, FLOODER, "/account/link", {"mail": f"a{n}@example.org"})
        path, body = ways[n % 4 - 1]
        return ask(server, FLOODER, path, body)

    answers = flood(400, once)
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(429) > 350 and set(statuses) <= {200, 202, 403, 404, 429}
    sent = [n for n, answer in enumerate(answers) if answer.status_code == 202]
    assert ask(server, OTHER, "/account/link", {"mail": "eva@example.org"}).status_code == 202
    letters = sink.wait(len(sent) + 1)
    letter = next(one for one in letters if one["To"] == "eva@example.org")
    body = letter.get_body(("plain",))
    assert body is not None
    found = re.search(r"#link=([\w-]{32})\s", body.get_content())
    assert found is not None
    assert ask(server, OTHER, "/account/link/press", {"token": found[1], "handle": "eva"}).json()["handle"] == "eva"
    assert len(sink.letters) == len(sent) + 1, "who was told to wait is sent nothing"


def test_a_flood_of_letters_to_one_address_from_everywhere(site: tuple[Server, Sink]) -> None:
    server, sink = site
    answers = flood(60, lambda n: ask(server, f"203.0.113.{n}", "/account/link", {"mail": "ana@example.org"}))
    assert [answer.status_code for answer in answers].count(202) == 4
    assert len(sink.wait(4)) == 4
    assert ask(server, OTHER, "/account/link", {"mail": "eva@example.org"}).status_code == 202


def test_a_flood_of_talk(site: tuple[Server, Sink]) -> None:
    server, _ = site
    body = {"game": "espana1936", "scenario": "1936", "options": {}, "seats": PERSONS, "mine": "nationalist"}
    made = server.client.post("/api/games", json=body).json()
    eve, at = made["seats"]["nationalist"], f"/games/{made['id']}"
    ana = secrets.token_urlsafe(24)
    assert ask(server, OTHER, f"{at}/seat", {"secret": ana}, made["invitation"]["invitation"]).status_code == 200
    for secret in (eve, ana):
        assert ask(server, OTHER, f"{at}/chance", {"number": secrets.token_hex(32)}, secret).status_code == 200
    answers = flood(300, lambda n: ask(server, FLOODER, f"{at}/talk", {"text": f"{n}"}, eve))
    said = [n for n, answer in enumerate(answers) if answer.status_code == 200]
    assert [answer.status_code for answer in answers].count(429) == 300 - len(said) > 250
    assert ask(server, OTHER, f"{at}/talk", {"text": "still here"}, ana).status_code == 200
    headers = {"Authorization": f"Bearer {ana}"}
    told = server.client.get(f"/api{at}/talk", headers=headers).json()["messages"]
    assert sorted(one["text"] for one in told) == sorted(["still here", *map(str, said)]), "what was taken stays"
    view = server.client.get(f"/api{at}", headers={"Authorization": f"Bearer {eve}"}).json()
    chosen = {"choice": view["choice"], "action": view["legal"][0]["action"]} if view["legal"] else None
    if chosen is not None:
        assert ask(server, FLOODER, f"{at}/actions", chosen, eve).status_code == 200, "talk takes no choice away"
