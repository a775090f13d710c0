"""Mail that does not go out is told: to who waits for it, and to whoever runs the server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from tests.server.conftest import APPS
from tests.server.features.accounts.test_signing_in import FROM, page, posted
from typer.testing import CliRunner

from dosespanas.server.features.accounts.letters import KEPT, Letters
from dosespanas.terminal.admin_commands import app as admin

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running
    from tests.server.mail_sink import Sink

__all__ = ["posted"]


def state(client: httpx.Client) -> str | None:
    """Return what became of a mail, once something has."""
    until = time.monotonic() + 20
    while (found := client.get("/api/account/mail").json()["state"]) == "waits" and time.monotonic() < until:
        time.sleep(0.01)
    told: str | None = found
    return told


def test_who_waits_is_told_that_it_could_not_be_sent(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    sink.refused["ana@example.org"] = "550 no such mailbox"
    with page(server) as ana, page(server) as bob, page(server) as eve:
        assert state(ana) is None
        ana.post("/api/account/link", json={"mail": "ana@example.org"})
        bob.post("/api/account/link", json={"mail": "bob@example.org"})
        assert (state(ana), state(bob), state(eve)) == ("failed", "sent", None)
        health = server.client.get("/healthz").json()
        assert health["status"] == "ok" and health["mail"] == {"failing": False, "waiting": 0, "late_seconds": 0}
        ana.post("/api/account/link", json={"mail": "anna@example.org"})
        assert state(ana) == "sent", "the next one is looked at by itself"


def test_health_says_that_mail_does_not_go_out(posted: tuple[Running, Sink]) -> None:
    server, _ = posted
    mailer = APPS[server.url].state.mailer
    there = mailer._server
    with page(server) as ana:
        mailer._server = there._replace(port=1)
        ana.post("/api/account/link", json={"mail": "ana@example.org"})
        assert state(ana) == "failed"
        assert server.client.get("/healthz").json()["mail"]["failing"] is True
        mailer._server = there
        ana.post("/api/account/link", json={"mail": "ana@example.org"})
        assert state(ana) == "sent"
        assert server.client.get("/healthz").json()["mail"]["failing"] is False


def test_a_server_without_mail_says_nothing_of_it(members: Running) -> None:
    assert "mail" not in members.client.get("/healthz").json()


def test_what_became_of_mails_is_kept_of_few() -> None:
    letters = Letters()
    for n in range(KEPT + 5):
        letters._note(str(n), "sent")
    assert len(letters._fates) == KEPT and "0" not in letters._fates


def test_whoever_runs_it_tries_the_mail(posted: tuple[Running, Sink], monkeypatch: pytest.MonkeyPatch) -> None:
    _, sink = posted
    try_it = CliRunner().invoke
    found = try_it(admin, ["mail-test", "me@example.org"])
    assert found.exit_code == 2 and "name no mail server" in found.output
    monkeypatch.setenv("DOSESPANAS_MAIL", sink.url)
    monkeypatch.setenv("DOSESPANAS_MAIL_FROM", FROM)
    found = try_it(admin, ["mail-test", "me@example.org"])
    assert found.exit_code == 0, found.output
    assert sink.wait(1)[0]["To"] == "me@example.org" and sink.letters[0]["From"] == FROM
    sink.refused["you@example.org"] = "554 not from you"
    found = try_it(admin, ["mail-test", "you@example.org"])
    assert found.exit_code == 2 and "554" in found.output
    monkeypatch.setenv("DOSESPANAS_MAIL", "smtp://127.0.0.1:1")
    assert try_it(admin, ["mail-test", "me@example.org"]).exit_code == 2
