"""The server speaks to the public internet on behalf of a person, and to nothing inside."""

import asyncio
import socket
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import ClassVar

import pytest

from dosespanas.server.features.notices import addresses
from dosespanas.server.features.notices.addresses import Refused, is_public, place_of, read
from dosespanas.server.features.notices.speaking import ANSWER, OutgoingRequest, Speaker, Undelivered, seconds_of

EVIL = [
    *("0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254"),
    *("169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1"),
    *("198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "::8.8.8.8"),
    *("64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001::1"),
    *("2001:db8::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1"),
    *("", "localhost", "1", "0x7f.1", "127.1", "2130706433"),
]


@pytest.mark.parametrize("address", EVIL)
def test_an_address_inside_is_no_public_one(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "151.101.1.140", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_an_address_of_the_internet_is(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "scheme"),
        ("ftp://example.org/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("gopher://example.org/", "scheme"),
        ("https:///path", "host"),
        ("https://user:word@example.org/", "host"),
        ("https://@example.org/", "host"),
        ("https://example.org:22/", "port"),
        ("https://example.org:80/", "port"),
        ("https://example.org:0/", "port"),
        ("https://example.org:99999/", "signs"),
        ("https://example.org/a b", "signs"),
        ("https://example.org/\r\nHost: inner", "signs"),
        ("https://example.org\\@inner/", "signs"),
        ("https://[::1/", "signs"),
        ("https://éxample.org/", "signs"),
        ("https://example.org/" + "a" * 1_000, "signs"),
    ],
)
def test_a_url_that_cannot_be_spoken_to(url: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read(url, inner=False)
    assert refused.value.why == why


def named(*found: str) -> addresses.Resolve:
    async def resolve(_host: str, _port: int) -> list[str]:
        return list(found)

    return resolve


@pytest.mark.parametrize("address", [one for one in EVIL if one])
def test_a_name_that_leads_inside_is_refused_even_beside_one_that_does_not(address: str) -> None:
    for found in ([address], ["8.8.8.8", address], [address, "8.8.8.8"]):
        with pytest.raises(Refused) as refused:
            asyncio.run(place_of("https://hook.example.org/x", resolve=named(*found)))
        assert refused.value.why == "inner"


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "0x7f000001", "2130706433", "127.1", "localhost", "0", "[::]"])
def test_a_machine_inside_is_refused_however_it_is_written(host: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(place_of(f"https://{host}/"))


def test_what_was_looked_at_is_what_is_spoken_to() -> None:
    place = asyncio.run(place_of("https://hook.example.org:8443/a?b=c", resolve=named("8.8.8.8", "1.1.1.1")))
    assert place.url == "https://8.8.8.8:8443/a?b=c" and place.authority == "hook.example.org:8443"
    six = asyncio.run(place_of("https://hook.example.org", resolve=named("2606:4700::1")))
    assert six.url == "https://[2606:4700::1]:443/" and six.authority == "hook.example.org"
    for resolve in (named(), unknown):
        with pytest.raises(Refused) as refused:
            asyncio.run(place_of("https://hook.example.org/", resolve=resolve))
        assert refused.value.why == "unknown"


async def unknown(_host: str, _port: int) -> list[str]:
    raise socket.gaierror


class Mischief(BaseHTTPRequestHandler):
    """A place that sends one elsewhere, answers without end, or not at all."""

    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        Mischief.asked.append(self.path)
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response({"/away": 302, "/gone": 410, "/busy": 429}.get(self.path, 200))
        self.send_header("Location", "/landed")
        if self.path == "/busy":
            self.send_header("Retry-After", "77")
        self.end_headers()
        if self.path == "/endless":
            sent = 0
            while sent < 1_000 * ANSWER:
                try:
                    sent += self.wfile.write(b"x" * ANSWER)
                except OSError:
                    return
            Mischief.asked.append("all was read")

    def log_message(self, *_: object) -> None:
        pass


def test_nothing_follows_a_redirect_and_an_answer_without_end_is_not_read() -> None:
    server = HTTPServer(("127.0.0.1", 0), Mischief)
    Thread(target=server.serve_forever, daemon=True).start()
    url, speaker = f"http://127.0.0.1:{server.server_port}", Speaker(inner=True)
    asyncio.run(speaker.send(OutgoingRequest(f"{url}/endless", b"x")))
    told = []
    for path in ("/away", "/gone", "/busy"):
        with pytest.raises(Undelivered) as failed:
            asyncio.run(speaker.send(OutgoingRequest(url + path, b"x")))
        told.append((failed.value.why, failed.value.ended, failed.value.wait, failed.value.details["code"]))
    server.shutdown()
    server.server_close()
    assert told == [
        ("notice-failed-status", False, 0, 302),
        ("notice-failed-gone", True, 0, 410),
        ("notice-failed-status", False, 77, 429),
    ]
    assert Mischief.asked == ["/endless", "/away", "/gone", "/busy"]
    with pytest.raises(Undelivered) as closed:
        asyncio.run(speaker.send(OutgoingRequest(url, b"x")))
    assert (closed.value.why, closed.value.ended) == ("notice-failed-connection", False)
    with pytest.raises(Undelivered) as inner:
        asyncio.run(Speaker().send(OutgoingRequest("https://127.0.0.1/", b"x")))
    assert (inner.value.why, inner.value.ended) == ("notice-failed-address", True)


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosespanas.server.features.notices.speaking.SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(Undelivered) as slow:
        asyncio.run(Speaker(inner=True).send(OutgoingRequest(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"x")))
    assert slow.value.why == "notice-failed-slow"


def test_how_long_a_place_asks_to_be_left_alone() -> None:
    past = "Thu, 01 Jan 1970 00:00:00 GMT"
    asked = [seconds_of(text) for text in (None, "", "x", "-5", "nan", "inf", past, "12", "9" * 5_000)]
    assert asked == [0, 0, 0, 0, 0, 0, 0, 12, 86_400]
