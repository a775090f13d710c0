"""Webhooks: a notice in the form that Discord, Slack, ntfy, Matrix or a program of one's own reads.

A form is an entry of `FORMS`: what it is called, what it needs beside the URL, and how a notice is written for it.
Others may read what is posted there, the other player too: it says no more than everybody may know. A name that
somebody gave a game is plain text wherever it arrives: it calls nobody.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.notices.addresses import read
from dosespanas.server.features.notices.speaking import OutgoingRequest
from dosespanas.server.features.notices.words import PublicNotice

_MARKS = re.compile(r"([\\*_~`|>#\[\]()@<:-])")
_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ROOM = re.compile(r"![\x21-\x7e]{1,254}")
_TOKEN = re.compile(r"[\x21-\x7e]{0,500}")


@dataclass(frozen=True)
class Hook:
    """Where a webhook is, and what it needs besides: a token and a room, by its form."""

    url: str
    token: str = ""
    room: str = ""

    def text(self) -> str:
        """Return it as it is kept."""
        return json.dumps(asdict(self))

    def beside(self, path: str) -> str:
        """Return the URL of another path of the same host."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}{path}"

    def authorization(self) -> dict[str, str]:
        """Return the header that carries the token, if there is one."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


class Post(NamedTuple):
    """What is posted: its body, and what is otherwise than a POST of JSON to the hook's own URL."""

    said: Mapping[str, object]
    url: str | None = None
    method: str = "POST"
    headers: Mapping[str, str] = MappingProxyType({})


class WebhookForm(NamedTuple):
    """A form of webhooks. `token`, `room`: whether it has one (`may`), must have one (`must`) or has none (empty)."""

    name: str
    """A name that is the same in all languages."""
    write: Callable[[Hook, PublicNotice, str], Post]
    token: str = ""
    room: str = ""
    check: Callable[[Hook, SplitResult], None] = lambda hook, parts: None
    """Raises RequestProblem for a hook that cannot be one of this form."""


def _plain(message: PublicNotice) -> str:
    return f"{message.title}\n{message.body}\n{message.url}"


def _discord(hook: Hook, message: PublicNotice, once: str) -> Post:
    words = _MARKS.sub(r"\\\1", f"{message.title}\n{message.body}")
    return Post({"content": f"{words[:1_700]}\n{message.url}", "allowed_mentions": {"parse": []}})


def _slack(hook: Hook, message: PublicNotice, once: str) -> Post:
    text = _plain(message).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Post({"text": text, "mrkdwn": False})


def _ntfy(hook: Hook, message: PublicNotice, once: str) -> Post:
    topic = urlsplit(hook.url).path.strip("/")
    said = {"topic": topic, "title": message.title, "message": message.body[:2_000], "click": message.url}
    return Post(said, hook.beside("/"), headers=hook.authorization())


def _check_topic(hook: Hook, parts: SplitResult) -> None:
    if not _TOPIC.fullmatch(parts.path.strip("/")):
        raise RequestProblem("error-bad-topic", "the address of an ntfy topic looks like https://ntfy.sh/my-topic")


def _matrix(hook: Hook, message: PublicNotice, once: str) -> Post:
    path = f"/_matrix/client/v3/rooms/{quote(hook.room, safe='')}/send/m.room.message/{once}"
    return Post({"msgtype": "m.text", "body": _plain(message)}, hook.beside(path), "PUT", hook.authorization())


def _check_room(hook: Hook, parts: SplitResult) -> None:
    if not (_ROOM.fullmatch(hook.room) and hook.token):
        wrong = "Matrix needs the room's id (!…:server) and the access token of who posts"
        raise RequestProblem("error-bad-room", wrong)


def _json(hook: Hook, message: PublicNotice, once: str) -> Post:
    notices = [
        {
            "kind": item.kind,
            "game": item.game,
            "title": item.scene.title if item.scene else None,
            "about": item.scene.about if item.scene else None,
        }
        for item in message.items
    ]
    return Post({"title": message.title, "body": message.body, "url": message.url, "notices": notices})


FORMS: Final = {
    "discord": WebhookForm("Discord", _discord),
    "slack": WebhookForm("Slack", _slack),
    "ntfy": WebhookForm("ntfy", _ntfy, token="may", check=_check_topic),
    "matrix": WebhookForm("Matrix", _matrix, token="must", room="must", check=_check_room),
    "json": WebhookForm("Webhook (JSON)", _json),
}
"""The forms there are."""


def checked(form: str, hook: Hook, inner: bool) -> Hook:
    """Return a webhook of a form; raises Refused for its URL, Problem for the rest."""
    parts = read(hook.url, inner)
    if not _TOKEN.fullmatch(hook.token):
        raise RequestProblem("error-bad-webhook-token", "a token has no blanks, and at most 500 letters")
    FORMS[form].check(hook, parts)
    return hook


def letter(form: str, hook: Hook, message: PublicNotice, once: str) -> OutgoingRequest:
    """Return what is sent to a webhook. `once`: the same for one notice each time, so that Matrix posts it once."""
    post = FORMS[form].write(hook, message, once)
    headers = {"Content-Type": "application/json", **post.headers}
    return OutgoingRequest(
        post.url or hook.url, json.dumps(dict(post.said), ensure_ascii=False).encode(), headers, post.method
    )
