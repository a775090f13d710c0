"""A mail server in this process that keeps what it is handed."""

import email
import email.policy
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Sink:
    """What came in; addresses in `refused` are answered with their code."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        """The same as they came."""
        self.refused: dict[str, str] = {}
        self.url = ""

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _: list[str]
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.raw.append(content)
        self.letters.append(letter)
        return "250 OK"

    def wait(self, count: int) -> list[EmailMessage]:
        """Return the letters once there are so many."""
        until = time.monotonic() + 60
        while len(self.letters) < count:
            assert time.monotonic() < until, f"{len(self.letters)} of {count} mails came"
            time.sleep(0.01)
        return self.letters


@contextmanager
def mail_sink() -> Iterator[Sink]:
    """Run a mail server, at `url`."""
    sink = Sink()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    controller = Controller(sink, hostname="127.0.0.1", port=port, ready_timeout=30)
    controller.start()
    sink.url = f"smtp://127.0.0.1:{port}"
    try:
        yield sink
    finally:
        controller.stop()
