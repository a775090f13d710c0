"""Sends mail: one after the other, each within a time; whoever sends one is told if it did not go out."""

import asyncio
import ipaddress
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from email.header import Header
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy, Policy
from email.utils import formatdate, make_msgid, parseaddr
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from dosespanas.server.errors import RequestProblem

LOGGER = logging.getLogger("dosespanas.server")
SECONDS = 20.0
"""How long one mail may take."""
WAITING = 1_000
"""How many mails may wait."""
LINE = 74
"""Signs of a line of a subject: a word that is encoded has at most 75 (RFC 2047)."""
PORTS = {"smtp": 587, "smtps": 465}


class UnfoldedHeader(UnstructuredHeader, BaseHeader):
    """A header that programs read, such as a link: it stands in one line as it is, of up to 998 signs (RFC 5322)."""

    def fold(self, *, policy: "Policy[Any]") -> str:
        """Return its line."""
        return f"{self.name}: {self}{policy.linesep}"


class Subject(UnstructuredHeader, BaseHeader):
    """The subject. Where the library folds one of several languages by itself it loses a blank between two words."""

    def fold(self, *, policy: "Policy[Any]") -> str:
        """Return its lines."""
        text = str(self)
        header = Header(text, "us-ascii" if text.isascii() else "utf-8", LINE, self.name)
        return f"{self.name}: {header.encode(linesep=policy.linesep)}{policy.linesep}"


def mail_policy() -> "EmailPolicy[EmailMessage]":
    """Return how mails are written down."""
    kinds = HeaderRegistry()
    kinds.map_to_type("subject", Subject)
    for name in ("list-unsubscribe", "list-unsubscribe-post", "references", "in-reply-to"):
        kinds.map_to_type(name, UnfoldedHeader)
    return SMTP.clone(header_factory=kinds)


POLICY = mail_policy()


class MailFailed(Exception):
    """A mail did not go out; `lasting`: nor would it if it were sent again; `recipient`: it is its address' fault."""

    def __init__(self, why: str, lasting: bool, recipient: bool = False) -> None:
        super().__init__(why, lasting, recipient)
        self.why = why
        self.lasting = lasting
        self.recipient = recipient

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True)
class MailPicture:
    """A picture within a mail: `cid` is what its HTML calls it (`cid:map`), `kind` such as `png`."""

    cid: str
    data: bytes
    kind: str


class MailServer(NamedTuple):
    """Where mail is handed in."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool
    """Whether the line is encrypted from its beginning."""

    @property
    def must_encrypt(self) -> bool:
        """Whether the line must be encrypted before anything is said: where a password goes to another machine."""
        return self.user is not None and not self.tls and not _is_here(self.host)


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def mail_server(url: str) -> MailServer:
    """Return where mail is handed in, from `smtp://user:password@host:587` or `smtps://…`; raises Problem."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in PORTS and bool(parts.hostname) and parts.path in ("", "/") and parts.port != 0
        port = parts.port
    except ValueError:
        sound, port = False, None
    if not sound or parts.hostname is None:
        raise RequestProblem(  # without the text: there may be a password in it
            "error-bad-mail-server",
            "DOSESPANAS_MAIL names no mail server; expected smtp://user:password@mail.example.org:587 or smtps://…",
            503,
        )
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return MailServer(parts.hostname, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps")


def mail_sender(text: str) -> str:
    """Return who mail comes from, such as `Dos Españas <games@example.org>`; raises Problem if that is no address."""
    address = parseaddr(text)[1]
    local, at, domain = address.rpartition("@")
    if not (local and at and domain) or any(ord(letter) < 32 for letter in text):
        wanted = "DOSESPANAS_MAIL_FROM must be an address such as Dos Españas <games@example.org>"
        raise RequestProblem("error-bad-mail-from", f"{wanted}, not {text!r}", value=text)
    return text


class Mailer:
    """Sends mail through one server, one after the other."""

    def __init__(self, url: str, sender: str, seconds: float = SECONDS, waiting: int = WAITING) -> None:
        """Take where mail is handed in (`mail_server`), who it comes from, and its limits."""
        self._server = mail_server(url)
        self._sender = sender
        self._domain = parseaddr(sender)[1].rpartition("@")[2]
        self._seconds = seconds
        self._most = waiting
        self._turn = asyncio.Lock()
        self.waiting = 0
        """How many mails wait or are being sent."""
        self.failing = False
        """Whether the last mail found no mail server that took mail of ours; one refused address is none."""
        self.sent = self.failed = 0
        """How many went out, and how many did not, since the server was started."""

    async def send(
        self,
        to: str,
        subject: str,
        text: str,
        html: str | None = None,
        headers: Mapping[str, str] = MappingProxyType({}),
        pictures: Sequence[MailPicture] = (),
        thread: str = "",
    ) -> None:
        """Send a mail, and return when the mail server has it; raises MailFailed.

        `headers` are added to it; `pictures` are shown by its HTML; mails of the same `thread`, a word, stand together.
        Must be called on the event loop of the server.
        """
        if self.waiting >= self._most:
            self.failed += 1
            raise MailFailed("too many mails wait", False)
        if thread:
            root = f"<{thread}@{self._domain}>"
            headers = {**headers, "In-Reply-To": root, "References": root}
        message = self._written(to, subject, text, html, headers, pictures)
        self.waiting += 1
        try:
            async with self._turn:
                await self._hand_in(message)
            self.sent += 1
            self._turned(None)
        except MailFailed as error:
            self.failed += 1
            if not error.recipient:
                self._turned(error)
            raise
        finally:
            self.waiting -= 1

    def _turned(self, error: MailFailed | None) -> None:
        """Note whether mail goes out; that it does no longer, or does again, is said once in the log."""
        if self.failing != (error is not None):
            LOGGER.log(logging.INFO if error is None else logging.ERROR, "mail: %s", error or "goes out again")
        self.failing = error is not None

    def _written(
        self,
        to: str,
        subject: str,
        text: str,
        html: str | None,
        headers: Mapping[str, str],
        pictures: Sequence[MailPicture],
    ) -> EmailMessage:
        message = EmailMessage(policy=POLICY)
        told = {"From": self._sender, "To": to, "Subject": subject, "Date": formatdate()}
        told |= {"Message-ID": make_msgid(domain=self._domain), "Auto-Submitted": "auto-generated"}
        for name, value in {**told, **headers}.items():
            message[name] = value  # raises ValueError for a line break: nobody adds a header by a name or an address
        message.set_content(text)
        if html is not None:
            message.add_alternative(html, subtype="html")
            shown = message.get_body(("html",))
            if shown is not None:
                for picture in pictures:
                    shown.add_related(picture.data, "image", picture.kind, cid=f"<{picture.cid}>", disposition="inline")
        return message

    async def _hand_in(self, message: EmailMessage) -> None:
        import aiosmtplib  # an extra: a server without accounts has none

        server = self._server
        try:
            async with asyncio.timeout(self._seconds):
                await aiosmtplib.send(
                    message,
                    hostname=server.host,
                    port=server.port,
                    username=server.user,
                    password=server.password,
                    use_tls=server.tls,
                    start_tls=False if server.tls else (True if server.must_encrypt else None),
                    timeout=self._seconds,
                )
        except aiosmtplib.SMTPResponseException as error:
            raise MailFailed(f"{error.code} {error.message}", error.code >= 500) from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            raise MailFailed(f"refused: {codes}", all(code >= 500 for code in codes), True) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise MailFailed(str(error) or type(error).__name__, False) from None
