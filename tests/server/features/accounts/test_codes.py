"""The code that comes with a link by mail: for the browser that asked, and no other one."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from tests.server.conftest import APPS, rows_of, signed_up
from tests.server.features.accounts.test_signing_in import MINUTES, key, link, page, posted

from dosespanas.server.features.accounts.sign_in import LETTERS, SIGNS, TYPED, code_hash, new_code
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import token_hash

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running
    from tests.server.mail_sink import Sink

__all__ = ["posted"]
WRONG = "BBBB-BBBB"


def code(sink: Sink, count: int) -> str:
    """Return the code in the last of so many mails."""
    body = sink.wait(count)[-1].get_body(("plain",))
    assert body is not None
    found = re.search(rf"^\s*([{LETTERS}]{{4}}-[{LETTERS}]{{4}})\s*$", body.get_content(), re.MULTILINE)
    assert found is not None, body.get_content()
    return found[1]


def asked(client: httpx.Client, sink: Sink, mail: str = "ana@example.org") -> str:
    """Ask for a link; return the code in its mail."""
    before = len(sink.letters)
    assert client.post("/api/account/link", json={"mail": mail}).status_code == 202
    return code(sink, before + 1)


def type_code(client: httpx.Client, said: str) -> tuple[int, str]:
    """Type a code; return the answer and its token, or what was said against it."""
    answer = client.post("/api/account/code", json={"code": said})
    return (200, answer.json()["token"]) if answer.status_code == 200 else key(answer)


REFUSED = (404, "error-unknown-code")


def test_a_code_is_typed_where_it_was_asked_for(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with page(server) as phone, page(server) as safari:
        said = asked(phone, sink)
        by_mail = link(sink, 1)
        assert "HttpOnly" in phone.post("/api/account/link", json={"mail": "bob@example.org"}).headers["set-cookie"]
        status, token = type_code(phone, f"  {said.lower().replace('-', ' ')} ")
        assert status == 200 and token != by_mail
        look = phone.post("/api/account/link/look", json={"token": token})
        assert look.json() == {"purpose": "link", "mail": "ana@example.org", "handle": None}
        assert type_code(phone, said) == REFUSED, "a code holds once"
        used = safari.post("/api/account/link/look", json={"token": by_mail})
        assert key(used) == (404, "error-unknown-link"), "the link in the mail is gone with its code"
        made = phone.post("/api/account/link/press", json={"token": token, "handle": "Ana"})
        assert made.json()["mails"] == ["ana@example.org"]


def test_the_link_takes_its_code_along(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with page(server) as phone, page(server) as safari:
        said = asked(phone, sink)
        press = {"token": link(sink, 1), "handle": "Ana"}
        assert safari.post("/api/account/link/press", json=press).status_code == 200
        assert type_code(phone, said) == REFUSED


def test_a_stranger_has_the_code_but_not_the_browser(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with page(server) as ana, page(server) as eve:
        hers = asked(eve, sink, "eve@example.org")
        said = asked(ana, sink)
        assert type_code(eve, said) == REFUSED, "she reads over her shoulder"
        with page(server) as other:
            assert type_code(other, said) == REFUSED, "no cookie at all"
            for planted in ("", "x", "é", "a" * 32, "a" * 5_000):
                headers = {b"cookie": f"asker={planted}".encode()}
                assert key(other.post("/api/account/code", json={"code": said}, headers=headers)) == REFUSED
        assert type_code(ana, hers) == REFUSED
        assert type_code(ana, said)[0] == 200
        assert type_code(eve, hers)[0] == 200


def test_who_has_the_address_alone_guesses_in_vain(posted: tuple[Running, Sink]) -> None:
    """Eve asks for Ana's address in her own browser, and types: some tries for each mail, also all at once."""
    server, sink = posted
    with page(server) as eve:
        said = asked(eve, sink)
        with ThreadPoolExecutor(12) as pool:
            found = list(pool.map(lambda _: type_code(eve, WRONG), range(12)))
        assert set(found) <= {REFUSED, (429, "error-too-many")}
        assert type_code(eve, said) == REFUSED, "the tries are over, for the right one too"
        again = asked(eve, sink)
        assert type_code(eve, said) == REFUSED, "a new mail gives no tries to an older one"
        assert type_code(eve, again)[0] == 200
    assert len(LETTERS) ** SIGNS / TYPED > 5_000_000_000
    assert len({new_code() for _ in range(200)}) == 200


def test_two_requests_at_once_and_an_older_one(posted: tuple[Running, Sink]) -> None:
    """Whoever pressed twice may type the code of either mail; each address is its own."""
    server, sink = posted
    with page(server) as ana:
        first, second, other = asked(ana, sink), asked(ana, sink), asked(ana, sink, "bob@example.org")
        assert type_code(ana, WRONG) == REFUSED
        for said, mail in ((first, "ana@example.org"), (other, "bob@example.org"), (second, "ana@example.org")):
            status, token = type_code(ana, said)
            assert status == 200
            assert ana.post("/api/account/link/look", json={"token": token}).json()["mail"] == mail


def test_one_of_two_who_type_at_once_has_it(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with page(server) as ana:
        said = asked(ana, sink)
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda _: type_code(ana, said)[0], range(4)))
        assert sorted(found) == [200, 404, 404, 404]


def test_a_code_is_too_old(posted: tuple[Running, Sink], monkeypatch: pytest.MonkeyPatch) -> None:
    server, sink = posted
    with page(server) as ana:
        said, at = asked(ana, sink), now()
        monkeypatch.setattr("dosespanas.server.features.accounts.store.now", lambda: at + 16 * MINUTES)
        assert type_code(ana, said) == REFUSED


def test_a_typed_link_is_no_older_than_its_code(posted: tuple[Running, Sink], monkeypatch: pytest.MonkeyPatch) -> None:
    server, sink = posted
    with page(server) as ana:
        token, at = type_code(ana, asked(ana, sink))[1], now()
        monkeypatch.setattr("dosespanas.server.features.accounts.store.now", lambda: at + 16 * MINUTES)
        assert key(ana.post("/api/account/link/look", json={"token": token})) == (404, "error-unknown-link")


def test_an_address_is_added_by_a_code_too(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with signed_up(server.client, "Ana") as ana, signed_up(server.client, "Eve") as eve:
        assert ana.post("/api/account/mails", json={"mail": "ana@example.org"}).status_code == 202
        said = code(sink, 1)
        assert type_code(eve, said) == REFUSED
        token = type_code(ana, said)[1]
        assert key(eve.post("/api/account/link/press", json={"token": token})) == (403, "error-other-account")
        assert ana.post("/api/account/link/press", json={"token": token}).json()["mails"] == ["ana@example.org"]


def test_another_page_types_nothing(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with page(server) as ana:
        said = asked(ana, sink)
        forged = ana.post("/api/account/code", json={"code": said}, headers={"Origin": "https://evil.example"})
        assert forged.status_code == 403
        assert type_code(ana, said)[0] == 200


def test_the_database_tells_no_code(posted: tuple[Running, Sink], url: str) -> None:
    """What is kept can be tried with the browser's secret alone, which is not kept."""
    server, sink = posted
    with page(server) as ana:
        said = asked(ana, sink)
        (row,) = rows_of(url, "SELECT browser, code FROM sign_ins", "")
        assert row == (token_hash(ana.cookies["asker"]), code_hash(ana.cookies["asker"], said))
        assert said not in str(row) and said.replace("-", "") not in str(row)
        assert APPS[server.url].state.accounts.kept.count() == 0
