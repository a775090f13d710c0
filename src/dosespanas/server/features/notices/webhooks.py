"""Webhooks: a notice in the form that Discord, Slack, ntfy, Matrix or a program of one's own reads.

Others may read what is posted there, the other player too: it says no more than everybody may know. A name that
somebody gave a game is plain text wherever it arrives: it calls nobody.
"""

import json
import re
from dataclasses import asdict, dataclass
from urllib.parse import quote, urlsplit

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.notices.addresses import read
from dosespanas.server.features.notices.speaking import OutgoingRequest
from dosespanas.server.features.notices.words import PublicNotice

FORMS = ("discord", "slack", "ntfy", "matrix", "json")
"""The forms there are."""
_MARKS = re.compile(r"([\\*_~`|>#\[\]()@<:-])")
_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ROOM = re.compile(r"![\x21-\x7e]{1,254}")
_TOKEN = re.compile(r"[\x21-\x7e]{0,500}")


@dataclass(frozen=True)
class Hook:
    """Where a webhook is, and what it needs besides: a token (Matrix, ntfy) and a room (Matrix)."""

    url: str
    token: str = ""
    room: str = ""

    def text(self) -> str:
        """Return it as it is kept."""
        return json.dumps(asdict(self))


def checked(form: str, hook: Hook, inner: bool) -> Hook:
    """Return a webhook of a form; raises Refused for its URL, Problem for the rest."""
    parts = read(hook.url, inner)
    if not _TOKEN.fullmatch(hook.token):
        raise RequestProblem("error-bad-webhook-token", "a token has no blanks, and at most 500 letters")
    if form == "ntfy" and not _TOPIC.fullmatch(parts.path.strip("/")):
        raise RequestProblem("error-bad-topic", "the address of an ntfy topic looks like https://ntfy.sh/my-topic")
    if form == "matrix" and not (_ROOM.fullmatch(hook.room) and hook.token):
        raise RequestProblem(
            "error-bad-room", "Matrix needs the room's id (!…:server) and the access token of who posts"
        )
    return hook


def letter(form: str, hook: Hook, message: PublicNotice, once: str) -> OutgoingRequest:
    """Return what is sent to a webhook. `once`: the same for one notice each time, so that Matrix posts it once."""
    headers = {"Content-Type": "application/json"}
    method, url = "POST", hook.url
    plain = f"{message.title}\n{message.body}\n{message.url}"
    if form == "discord":
        words = _MARKS.sub(r"\\\1", f"{message.title}\n{message.body}")
        said: dict[str, object] = {"content": f"{words[:1_700]}\n{message.url}", "allowed_mentions": {"parse": []}}
    elif form == "slack":
        said = {"text": plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"), "mrkdwn": False}
    elif form == "ntfy":
        parts = urlsplit(hook.url)
        url = f"{parts.scheme}://{parts.netloc}/"
        topic = parts.path.strip("/")
        said = {"topic": topic, "title": message.title, "message": message.body[:2_000], "click": message.url}
        if hook.token:
            headers["Authorization"] = f"Bearer {hook.token}"
    elif form == "matrix":
        parts = urlsplit(hook.url)
        room = quote(hook.room, safe="")
        path = f"/_matrix/client/v3/rooms/{room}/send/m.room.message/{once}"
        method, url = "PUT", f"{parts.scheme}://{parts.netloc}{path}"
        headers["Authorization"] = f"Bearer {hook.token}"
        said = {"msgtype": "m.text", "body": plain}
    else:
        notices = [
            {
                "kind": item.kind,
                "game": item.game,
                "title": item.scene.title if item.scene else None,
                "about": item.scene.about if item.scene else None,
            }
            for item in message.items
        ]
        said = {"title": message.title, "body": message.body, "url": message.url, "notices": notices}
    return OutgoingRequest(url, json.dumps(said, ensure_ascii=False).encode(), headers, method)
