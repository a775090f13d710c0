"""Links by mail: nobody takes them from whoever has an address, nor from everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.conftest import APPS
from tests.server.features.accounts.test_signing_in import link, page, posted

from dosespanas.server.features.accounts.sign_in import ALL_MAILS, ASKED, MAILS, SHARE

if TYPE_CHECKING:
    from tests.server.conftest import Running
    from tests.server.mail_sink import Sink

__all__ = ["posted"]


def test_who_knows_an_address_does_not_take_its_links_from_its_owner(posted: tuple[Running, Sink]) -> None:
    server, sink = posted
    with page(server) as ana, page(server) as eve:
        ana.post("/api/account/link", json={"mail": "ana@example.org"})
        press = {"token": link(sink, 1), "handle": "anagrama"}
        assert ana.post("/api/account/link/press", json=press).status_code == 200
        assert ana.delete("/api/account/session").status_code == 204
        asked = {"mail": "ana@example.org"}
        found = [eve.post("/api/account/link", json=asked).status_code for _ in range(8)]
        assert found.count(202) == MAILS.burst - 1 and found[-1] == 429
        assert ana.post("/api/account/link", json=asked).status_code == 202, "she was signed in there"
        assert link(sink, int(MAILS.burst) + 1)
        assert eve.post("/api/account/link", json=asked).status_code == 429
        eve.cookies.set("browser", "a" * 64)
        assert eve.post("/api/account/link", json=asked).status_code == 429


def test_one_network_takes_a_part_of_the_links_of_an_address(posted: tuple[Running, Sink]) -> None:
    signing = APPS[posted[0].url].state.signing_in
    waits = [signing._wait("eva@example.org", ["198.51.100.1"], None) for _ in range(9)]
    assert waits.count(0.0) == ASKED.burst < MAILS.burst
    assert signing._wait("eva@example.org", ["198.51.100.2"], None) == 0.0


def test_no_ten_networks_keep_everybody_from_signing_in(posted: tuple[Running, Sink]) -> None:
    signing = APPS[posted[0].url].state.signing_in
    for n in range(400):
        signing._wait(f"a{n}@example.org", [f"198.51.100.{n % 10}"], None)
    assert signing._all.left("all") > ALL_MAILS.burst / 3
    for n in range(60):
        assert signing._wait(f"b{n}@example.org", [f"203.0.113.{n}"], None) == 0.0, n
    assert SHARE.burst < ALL_MAILS.burst / 5
