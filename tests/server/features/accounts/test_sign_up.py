"""Who may have an account: anybody, whom whoever runs the server lets in, or whose address is on their list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from tests.server.authenticator import Authenticator
from tests.server.conftest import running
from tests.server.features.accounts.test_signing_in import FROM, key, link, options, page
from tests.server.mail_sink import mail_sink
from typer.testing import CliRunner

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts import service
from dosespanas.server.operations.settings import Settings
from dosespanas.terminal.admin_commands import app as admin

if TYPE_CHECKING:
    from tests.server.conftest import Played, Running
    from tests.server.mail_sink import Sink


def run(url: str, *told: str) -> str:
    """Run a command of whoever runs the server; return what it says."""
    found = CliRunner().invoke(admin, [*told, "--database", url])
    assert found.exit_code == 0, found.output
    return found.output


def by_mail(client: httpx.Client, sink: Sink, mail: str, handle: str) -> httpx.Response:
    """Sign up, or in, by mail."""
    before = len(sink.letters)
    assert client.post("/api/account/link", json={"mail": mail}).status_code == 202
    return client.post("/api/account/link/press", json={"token": link(sink, before + 1), "handle": handle})


def by_passkey(client: httpx.Client, server: Running, handle: str) -> httpx.Response:
    """Sign up by a passkey."""
    made = {"credential": Authenticator(server.url).make(options(client, "new", handle=handle))}
    return client.post("/api/account/passkeys", json=made)


def test_by_approval_an_account_waits_to_be_let_in(url: str) -> None:
    with mail_sink() as sink:
        settings = Settings(
            database_url=url, accounts=True, mail=sink.url, mail_from=FROM, sign_up="approval", poll=0.02
        )
        with running(settings) as server, page(server) as ana:
            assert server.client.get("/api/shelf").json()["accounts"]["sign_up"] == "approval"
            assert key(by_mail(ana, sink, "ana@example.org", "Ana")) == (403, "error-account-waits")
            assert not ana.cookies.get("session") and ana.get("/api/account").status_code == 401
            with page(server) as bob:
                assert key(by_passkey(bob, server, "Bob")) == (403, "error-account-waits")
            assert key(by_mail(ana, sink, "ana@example.org", "Another")) == (403, "error-account-waits")
            assert run(url, "people").count("waits") == 2
            run(url, "admit", "Ana")
            assert by_mail(ana, sink, "ana@example.org", "Ana").json()["handle"] == "Ana"
            assert run(url, "people").count("waits") == 1


def test_who_is_banned_is_out_at_once_and_everywhere(url: str) -> None:
    with mail_sink() as sink:
        settings = Settings(database_url=url, accounts=True, mail=sink.url, mail_from=FROM, poll=0.02)
        with running(settings) as server, page(server) as eve:
            assert by_mail(eve, sink, "eve@example.org", "Eve").status_code == 200
            game = {
                "game": "espana1936",
                "scenario": "1936",
                "seats": {"nationalist": "person", "republican": "random"},
            }
            made = eve.post("/api/games", json=game).json()
            run(url, "ban", "Eve")
            for path in ("/api/account", f"/api/games/{made['id']}"):
                assert eve.get(path).status_code == 401
            assert key(by_mail(eve, sink, "eve@example.org", "Eve2")) == (403, "error-account-banned")
            run(url, "admit", "Eve")
            assert by_mail(eve, sink, "eve@example.org", "Eve").status_code == 200
            assert eve.get(f"/api/games/{made['id']}").status_code == 200


def test_by_invitation_an_address_must_be_on_the_list(url: str) -> None:
    with mail_sink() as sink:
        settings = Settings(
            database_url=url, accounts=True, mail=sink.url, mail_from=FROM, sign_up="invited", poll=0.02
        )
        with running(settings) as server, page(server) as ana, page(server) as bob, page(server) as eve:
            listed = run(url, "invite", "Ana@example.org", "@Club.example.org").split()
            assert listed == ["@club.example.org", "ana@example.org"] == run(url, "invite").split()
            asked = [one.post("/api/account/link", json={"mail": mail}) for one, mail in
                     ((ana, "ana@example.org"), (eve, "eve@example.org"))]  # fmt: skip
            assert asked[0].status_code == asked[1].status_code == 202, "who is invited is told to nobody"
            sink.wait(2)
            assert by_mail(ana, sink, "ana@example.org", "Ana").status_code == 200
            assert by_mail(bob, sink, "bob@club.example.org", "Bob").status_code == 200
            assert key(by_mail(eve, sink, "eve@example.org", "Eve")) == (403, "error-not-invited")
            for mail in ("eve@evil.club.example.org", "eve@xclub.example.org", "ana@example.org.evil.example"):
                assert key(by_mail(eve, sink, mail, "Eve")) == (403, "error-not-invited")
            assert key(by_passkey(eve, server, "Eve")) == (403, "error-not-invited")
            run(url, "invite", "ana@example.org", "--remove")
            assert by_mail(ana, sink, "ana@example.org", "Ana").status_code == 200, "who is in stays in"


def test_who_is_invited_is_mailed_where_to_sign_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = ["invite", "Ana@example.org", "@club.example.org", "eva@example.org", "ana@example.org", "--send"]
    assert CliRunner().invoke(admin, [*told, "--database", url]).exit_code != 0, "by what it is sent must be said"
    with mail_sink() as sink, running(Settings(database_url=url, accounts=True)) as server:
        assert run(url, "invite") == "", "nothing was done"
        for name, value in (("URL", server.url), ("MAIL", sink.url), ("MAIL_FROM", FROM)):
            monkeypatch.setenv(f"DOSESPANAS_{name}", value)
        assert run(url, *told, "--language", "pl").split() == [
            "@club.example.org",
            "ana@example.org",
            "eva@example.org",
        ]
        sink.wait(2)
        letters = sink.letters
        assert [one["To"] for one in letters] == ["ana@example.org", "eva@example.org"]
        assert all(f"{server.url}/account" in one.get_content() and "Zaproszenie" in one["Subject"] for one in letters)
        assert CliRunner().invoke(admin, [*told, "--remove", "--database", url]).exit_code != 0
        assert CliRunner().invoke(admin, [*told, "--language", "xx", "--database", url]).exit_code != 0


@pytest.mark.parametrize("known", [None, frozenset[str]()])
def test_a_zone_that_the_server_does_not_know_makes_an_account_all_the_same(
    play: Played, monkeypatch: pytest.MonkeyPatch, known: frozenset[str] | None
) -> None:
    """A browser may know a newer one, and a machine without a time zone database knows none."""
    if known is not None:
        monkeypatch.setattr(service, "zones", lambda: known)
    account = service.Accounts(play.store).new("Ana", zone="Mars/Olympus" if known is None else "Europe/Madrid")
    assert account is not None and account.zone == "UTC"


def test_the_setting_is_one_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_environment().sign_up == "open"
    monkeypatch.setenv("DOSESPANAS_SIGN_UP", "invited")
    assert Settings.from_environment().sign_up == "invited"
    monkeypatch.setenv("DOSESPANAS_SIGN_UP", "nobody")
    with pytest.raises(RequestProblem, match="open, approval, invited"):
        Settings.from_environment()
