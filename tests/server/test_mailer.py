"""Mail: what is handed in, and what is told where it is not."""

import asyncio
import contextlib
import email
import email.header
import socket
from typing import Any

import pytest
from tests.server.mail_sink import mail_sink

from dosespanas.server.errors import RequestProblem
from dosespanas.server.operations.mailer import Mailer, MailFailed, MailPicture, mail_sender, mail_server
from dosespanas.server.operations.settings import Settings

SENDER = "Dos Españas <games@example.org>"


def send(mailer: Mailer, *told: Any, **more: Any) -> None:
    asyncio.run(mailer.send(*told, **more))


def test_a_mail_in_two_shapes_with_a_picture() -> None:
    with mail_sink() as sink:
        picture = MailPicture("map", b"\x89PNG", "png")
        send(
            Mailer(sink.url, SENDER),
            "ana@example.org",
            "Łódź: your turn",
            "Śmiało.",
            html='<p>Śmiało. <img src="cid:map"></p>',
            headers={"List-Unsubscribe": "<https://example.org/stop>"},
            pictures=[picture],
        )
        (letter,) = sink.letters
    assert (letter["To"], letter["From"], letter["Subject"]) == ("ana@example.org", SENDER, "Łódź: your turn")
    assert letter["List-Unsubscribe"] and letter["Auto-Submitted"] == "auto-generated" and letter["Date"]
    assert letter["Message-ID"].endswith("@example.org>")
    plain, rich = letter.get_body(("plain",)), letter.get_body(("html",))
    assert plain is not None and plain.get_content().strip() == "Śmiało."
    assert rich is not None and "cid:map" in rich.get_content()
    shown = next(part for part in letter.walk() if part.get_content_type() == "image/png")
    assert shown["Content-ID"] == "<map>" and shown.get_payload(decode=True) == b"\x89PNG"


LINK = "<https://games.example.org/api/notices/stop/" + "0123456789abcdef" * 8 + ">"


@pytest.mark.parametrize(
    "subject", ["Your turn: España 1936 (1936 · against ben)", "Łódź: twoja kolej " * 8, "a b " * 60]
)
def test_what_programs_read_is_as_it_was_written_byte_for_byte(subject: str) -> None:
    """Links of RFC 2369 and 8058 in one line, the thread of RFC 5322, a subject with all its blanks (RFC 2047)."""
    headers = {"List-Unsubscribe": LINK, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    with mail_sink() as sink:
        send(Mailer(sink.url, SENDER), "ana@example.org", subject, "a", headers=headers, thread="game.3f2a.9c")
        (raw,) = sink.raw
    head = raw.partition(b"\r\n\r\n")[0].decode("ascii")
    lines = head.split("\r\n")
    assert f"List-Unsubscribe: {LINK}" in lines
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
    assert {"In-Reply-To: <game.3f2a.9c@example.org>", "References: <game.3f2a.9c@example.org>"} <= set(lines)
    assert all(len(line) <= 998 for line in lines)
    old = email.message_from_bytes(raw)  # the parser of before 2012, which shares nothing with what wrote it
    parts = email.header.decode_header(old["Subject"].replace("\r\n", ""))
    told = "".join(part.decode(charset or "ascii") if isinstance(part, bytes) else part for part, charset in parts)
    assert told == subject.strip() or told == subject
    assert all(len(word) <= 75 for word in old["Subject"].split() if word.startswith("=?"))


def test_nobody_adds_a_header() -> None:
    mailer = Mailer("smtp://127.0.0.1:1", SENDER)
    for told in ({"to": "a@b.org\r\nBcc: c@d.org"}, {"subject": "a\nBcc: c@d.org"}):
        with pytest.raises(ValueError):
            send(mailer, **({"to": "a@b.org", "subject": "a", "text": "a"} | told))


def test_what_does_not_go_out_is_told() -> None:
    with mail_sink() as sink:
        sink.refused = {"gone@example.org": "550 no such person", "later@example.org": "451 later"}
        mailer = Mailer(sink.url, SENDER)
        for address, lasting in (("gone@example.org", True), ("later@example.org", False)):
            with pytest.raises(MailFailed) as failed:
                send(mailer, address, "a", "b")
            assert failed.value.lasting is lasting
        assert (mailer.sent, mailer.failed, mailer.waiting) == (0, 2, 0)
    with pytest.raises(MailFailed):
        send(Mailer(sink.url, SENDER), "ana@example.org", "a", "b")


def test_a_silent_mail_server_takes_no_longer_than_it_may_and_only_so_many_wait() -> None:
    async def many(mailer: Mailer) -> list[Any]:
        return await asyncio.gather(*(mailer.send("a@b.org", "a", "b") for _ in range(4)), return_exceptions=True)

    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as silent:
        mailer = Mailer(f"smtp://127.0.0.1:{silent.getsockname()[1]}", SENDER, seconds=0.1, waiting=3)
        found = asyncio.run(many(mailer))
    assert [type(one) for one in found] == [MailFailed] * 4 and mailer.failed == 4
    assert "too many" in str(found[3])


def test_where_mail_is_handed_in() -> None:
    there = mail_server("smtps://me%40example.org:p%20w@mail.example.org")
    assert (there.host, there.port, there.user, there.password, there.tls) == (
        *("mail.example.org", 465, "me@example.org", "p w"),
        True,
    )
    assert mail_server("smtp://me:pw@mail.example.org").must_encrypt
    assert not mail_server("smtp://mail.example.org:25").must_encrypt
    assert not mail_server("smtp://me:pw@127.0.0.1:25").must_encrypt
    for wrong in ("", "mail.example.org", "http://me:secret@example.org", "smtp://", "smtp://a:99999", "smtp://a/x"):
        with pytest.raises(RequestProblem) as refused:
            mail_server(wrong)
        assert "secret" not in str(refused.value)
    for nobody in ("", "games", "a@b\n"):
        with pytest.raises(RequestProblem):
            mail_sender(nobody)


def test_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Settings.from_environment().accounts
    monkeypatch.setenv("DOSESPANAS_ACCOUNTS", "yes")
    with pytest.raises(RequestProblem) as refused:
        Settings.from_environment()
    assert refused.value.key == "error-bad-switch"
    monkeypatch.setenv("DOSESPANAS_ACCOUNTS", "1")
    monkeypatch.setenv("DOSESPANAS_MAIL", "smtp://localhost:25")
    with pytest.raises(RequestProblem) as refused:
        Settings.from_environment()
    assert refused.value.key == "error-bad-mail-from"
    monkeypatch.setenv("DOSESPANAS_MAIL_FROM", SENDER)
    found = Settings.from_environment()
    assert found.accounts and found.mail_from == SENDER
