"""Sends one request to a place outside: shortly, to the address that was looked at, and believing nothing it says."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.notices.addresses import Refused, ResolvedAddress, place_of

SECONDS = 3.0
"""How long all of it may take."""
ANSWER = 4_096
"""Bytes of an answer that are read; no more are waited for."""
WAITS = 86_400
"""Seconds that a place may ask us to wait at most."""


class Undelivered(RequestProblem):
    """A notice that did not arrive. `why` is the key of a message for the channel's owner; no word of the other side
    is in it."""

    def __init__(self, why: str, ended: bool = False, wait: float = 0.0, **more: Any) -> None:
        """`ended`: it will not arrive later either; `wait`: seconds that were asked for."""
        super().__init__("error-undelivered", f"the notice did not arrive ({why})", 502, why=why, **more)
        self.why = why
        self.ended = ended
        self.wait = wait


@dataclass(frozen=True)
class OutgoingRequest:
    """One request: to a URL, with a body."""

    url: str
    body: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    method: str = "POST"


class Speaker:
    """Speaks to webhooks and push services. Nothing it does follows a redirect or a proxy of the environment."""

    def __init__(self, inner: bool = False) -> None:
        """`inner`: hosts inside and without TLS may be spoken to."""
        self.inner = inner

    async def send(self, letter: OutgoingRequest) -> None:
        """Send a letter; raises Undelivered."""
        try:
            async with asyncio.timeout(SECONDS):
                place = await place_of(letter.url, self.inner)
                status, retry = await self._asked(place, letter)
        except Refused as refused:
            raise Undelivered("notice-failed-address", ended=refused.why != "unknown") from None
        except TimeoutError:
            raise Undelivered("notice-failed-slow") from None
        if not 200 <= status < 300:
            gone = status in (404, 410)
            raise Undelivered("notice-failed-gone" if gone else "notice-failed-status", gone, retry, code=status)

    async def _asked(self, place: ResolvedAddress, letter: OutgoingRequest) -> tuple[int, float]:
        """Return the status of the answer, and for how many seconds it asks us to wait."""
        import httpx  # only where accounts are

        headers = {"Host": place.authority, "User-Agent": "DosEspanas", **letter.headers}
        extensions = {"sni_hostname": place.host} if place.scheme == "https" else {}
        try:
            async with (
                httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
                client.stream(
                    letter.method, place.url, content=letter.body, headers=headers, extensions=extensions
                ) as answer,
            ):
                came = 0
                async for some in answer.aiter_raw():
                    came += len(some)
                    if came > ANSWER:
                        break
                return answer.status_code, seconds_of(answer.headers.get("retry-after"))
        except httpx.TimeoutException:
            raise TimeoutError from None
        except httpx.HTTPError:
            raise Undelivered("notice-failed-connection") from None


def seconds_of(retry: str | None) -> float:
    """Return how many seconds a `Retry-After` header asks for; 0 where it cannot be read."""
    if retry is None:
        return 0.0
    if retry.isascii() and retry.isdigit():
        return float(min(int(retry[:9]), WAITS))
    try:
        return min(max((parsedate_to_datetime(retry) - datetime.now(UTC)).total_seconds(), 0.0), WAITS)
    except (ValueError, TypeError):
        return 0.0
