"""Wakes the pages that wait for a game to move on: at once in this process, and for what other processes wrote.

PostgreSQL says by itself what others wrote (LISTEN/NOTIFY); with SQLite one look tells whether anybody else wrote at
all, and then one query asks after all games that are waited for.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from dosespanas.server.errors import UnknownGame
from dosespanas.server.storage.pg_notify import Listening
from dosespanas.server.storage.row_validation import NOTHING
from dosespanas.server.storage.store import GameHead, Store

LOGGER = logging.getLogger("dosespanas.server")
UNHEARD = 2.0
"""Seconds between two queries while a database that could tell us by itself does not."""
HEARD = 10.0
"""The same while it does: a process may end after it wrote and before it told anybody."""


class Bell:
    """Rings for one page; it keeps the last news only."""

    def __init__(self, hashed: str, room: str) -> None:
        """Take what is kept of the page's secret, and the room in which it hears what is said."""
        self.hashed = hashed
        self.room = room
        self._news: GameHead | None = None
        self._said = 0
        self._renewed = False
        self._rung = asyncio.Event()

    def end(self) -> None:
        """Tell that the page's secret opens nothing any more."""
        self._renewed = True
        self._rung.set()

    def ring(self, head: GameHead) -> None:
        """Tell where the game stands now; older news are dropped."""
        if self._news is None or head.lines > self._news.lines:
            self._news = head
            self._rung.set()

    def speak(self, revision: int) -> None:
        """Tell that something was said in the page's room, which has this revision now."""
        if revision > self._said:
            self._said = revision
            self._rung.set()

    async def wait(self) -> tuple[GameHead | None, int]:
        """Return where the game stands, once there is something new, and the revision of what is said in the room.

        None or 0: nothing has been heard of it. Raises UnknownGame once the secret is renewed.
        """
        await self._rung.wait()
        self._rung.clear()
        if self._renewed:
            raise UnknownGame
        return self._news, self._said


Revisions = Callable[[list[str]], Mapping[tuple[str, str], int]]
"""Returns the revisions of what is said in some games, by game and room."""


class LiveUpdates:
    """The pages of this process that wait, by game."""

    def __init__(self, store: Store, poll: float, revisions: Revisions = lambda _: {}) -> None:
        """Take how many seconds lie between two looks for what other processes wrote, and how to ask for words."""
        self._store = store
        self._poll = poll
        self.revisions = revisions
        self.bells: dict[str, set[Bell]] = {}
        """By game those of the pages that wait for it."""
        self._known: dict[str, int] = {}
        """How many lines of each game the pages know of."""
        self._heeds: Callable[[str, GameHead | None], None] | None = None
        self._asked = time.monotonic()
        """When the database was last asked."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watch: asyncio.Task[None] | None = None
        self._listening: Listening | None = None

    def tell(self, game: str, head: GameHead | None) -> None:
        """Say that a game has moved on, or that its seats have changed (None); from any thread."""
        if self._loop is None or game not in self.bells:
            return
        if head is not None:
            self._loop.call_soon_threadsafe(self._ring, game, head)
        else:
            self._loop.call_soon_threadsafe(self._end, [game], self._gone([game]))

    def said(self, game: str, room: str, revision: int) -> None:
        """Say that something was said in a room of a game, which has this revision now; from any thread."""
        if self._loop is not None and game in self.bells:
            self._loop.call_soon_threadsafe(self._speak, game, room, revision)

    def start(self, heeds: Callable[[str, GameHead | None], None]) -> None:
        """Let somebody be told of each game that goes on in another process, where the database tells that."""
        self._heeds = heeds
        if not self._store.quick:
            self._start()

    @contextmanager
    def wait_for(self, game: str, hashed: str, room: str) -> Iterator[Bell]:
        """Give a bell that rings when a game moves on or something is said in a room, for who has this secret."""
        self._start()
        bell = Bell(hashed, room)
        self.bells.setdefault(game, set()).add(bell)
        try:
            yield bell
        finally:
            bells = self.bells[game]
            bells.discard(bell)
            if not bells:
                del self.bells[game]
                self._known.pop(game, None)

    async def close(self) -> None:
        """Look no more."""
        if self._listening is not None:
            self._listening.close()
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    def _ring(self, game: str, head: GameHead) -> None:
        self._known[game] = max(head.lines, self._known.get(game, NOTHING))
        for bell in self.bells.get(game, ()):
            bell.ring(head)

    def _speak(self, game: str, room: str, revision: int) -> None:
        for bell in self.bells.get(game, ()):
            if bell.room == room:
                bell.speak(revision)

    def _gone(self, games: Iterable[str]) -> set[str]:
        """Return which secrets of the pages of some games open nothing any more."""
        hashes = {bell.hashed for game in games for bell in list(self.bells.get(game, ()))}
        return hashes - self._store.opening(hashes)

    def _end(self, games: Iterable[str], gone: Collection[str]) -> None:
        """Let those pages of some games go whose secrets are gone."""
        for game in games:
            for bell in self.bells.get(game, ()):
                if bell.hashed in gone:
                    bell.end()

    def _start(self) -> None:
        if self._watch is None:
            self._loop = asyncio.get_running_loop()
            if not self._store.quick:
                self._listening = Listening(self._store.url, self._store.presence.me, self._told, self.said)
            self._watch = self._loop.create_task(self._look())

    def _told(self, game: str, head: GameHead | None) -> None:
        """Pass on what the database tells."""
        self.tell(game, head)
        if self._heeds is not None:
            self._heeds(game, head)

    def _heard(self) -> bool:
        """Return whether the database tells all that happens, and was asked what had happened before."""
        listens = self._listening is not None and self._listening.heard and self._store.presence.known
        return listens and time.monotonic() - self._asked < HEARD

    async def _look(self) -> None:
        """Ask again and again after what other processes wrote."""
        seen: int | None = -1
        while True:
            heard = self._heard()
            await asyncio.sleep(self._poll if self._store.quick else UNHEARD)
            try:
                epoch = self._store.epoch() if self._store.quick else None
                if not self.bells or epoch == seen or (heard and self._heard()):
                    continue
                self._asked = time.monotonic()
                waited = list(self.bells)
                self._end(waited, await asyncio.to_thread(self._gone, waited))
                for game, head in (await asyncio.to_thread(self._store.heads, waited)).items():
                    if head.lines != self._known.get(game):
                        self._ring(game, head)
                for (game, room), revision in (await asyncio.to_thread(self.revisions, waited)).items():
                    self._speak(game, room, revision)
                seen = -1 if epoch is None else epoch
            except SQLAlchemyError as error:
                LOGGER.warning("news: the database cannot be asked (%s)", type(error).__name__)
