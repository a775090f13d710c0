"""Answers that are the same for all: made once, beside the event loop, and kept as bytes that carry an ETag."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

from dosespanas.server.games.json_codec import takes_gzip

MOST = 32_000_000
"""Bytes that are kept altogether; what was asked for longest ago is forgotten first, and made again when wanted."""
MAKERS = 2
"""How many are made at a time: a page that is opened by many for the first time takes no more of the machine."""
WORTH_PACKING = 0.9
"""What share of its bytes something may have once it is packed, to be kept so."""


@dataclass(frozen=True)
class CachedAnswer:
    """An answer as it is kept: its bytes, packed as gzip where that is shorter, and what tells it from others."""

    body: bytes
    packed: bool
    tag: str
    media_type: str


def kept(body: bytes, media_type: str) -> CachedAnswer:
    """Return an answer to be kept. The tag is weak: it is that of the words, packed or not."""
    packed = gzip.compress(body, 9, mtime=0)
    shorter = len(packed) < len(body) * WORTH_PACKING
    tag = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'
    return CachedAnswer(packed if shorter else body, shorter, tag, media_type)


def has(tag: str, header: str) -> bool:
    """Return whether a header `If-None-Match` names a tag; tags are compared as weak ones."""
    named = [one.strip().removeprefix("W/") for one in header.split(",")]
    return tag.removeprefix("W/") in named or "*" in named


class KeptAnswers:
    """The answers that one application keeps. For one event loop."""

    def __init__(self, most: int = MOST) -> None:
        """Take how many bytes they may have together."""
        self._most = most
        self.size = 0
        """Bytes that are kept."""
        self._kept: OrderedDict[Hashable, CachedAnswer] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[CachedAnswer]] = {}
        self._makers = asyncio.Semaphore(MAKERS)

    async def answer(
        self, request: Request, key: Hashable, make: Callable[[], bytes], media_type: str = "application/json"
    ) -> Response:
        """Answer a request with what is kept under a key; where nothing is a thread makes it first. Raises as that."""
        found = self._kept.get(key)
        if found is None:
            found = await self._made(key, make, media_type)
        else:
            self._kept.move_to_end(key)
        headers = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if has(found.tag, request.headers.get("if-none-match", "")):
            return Response(None, 304, headers)
        if not found.packed:
            return Response(found.body, 200, headers, found.media_type)
        if takes_gzip(request.headers.get("accept-encoding", "").encode()):
            return Response(found.body, 200, headers | {"Content-Encoding": "gzip"}, found.media_type)
        return Response(await asyncio.to_thread(gzip.decompress, found.body), 200, headers, found.media_type)

    async def _made(self, key: Hashable, make: Callable[[], bytes], media_type: str) -> CachedAnswer:
        """Return what is made under a key, once for all who wait for it; it goes on if one of them hangs up."""
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make, media_type))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], bytes], media_type: str) -> CachedAnswer:
        try:
            async with self._makers:
                found = await asyncio.to_thread(lambda: kept(make(), media_type))
        finally:
            del self._making[key]
        self._kept[key] = found
        self.size += len(found.body)
        while self.size > self._most and self._kept:
            self.size -= len(self._kept.popitem(last=False)[1].body)
        return found
