"""The games held in memory: found, caught up with the store, written, and thrown away when in doubt."""

import asyncio
import json
import logging
import threading
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from dosespanas.kernel.action import Action
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import Header
from dosespanas.kernel.record import Handover, Reseed, Rules, write_record
from dosespanas.kernel.side import NOBODY, parse_side
from dosespanas.server.errors import DamagedGame, StillGathering, UnknownGame
from dosespanas.server.games.json_codec import unpack
from dosespanas.server.games.live_game import NOTED, LiveGame
from dosespanas.server.games.replay import events_before, games_before, session_before
from dosespanas.server.storage.action_log import fold
from dosespanas.server.storage.store import GameHead, GameRow, LogEntry, SeatRow, Snapshot, Store

LOGGER = logging.getLogger("dosespanas.server")


class GameCache:
    """The games of a store that were used last. Safe to call from several threads and from an event loop."""

    def __init__(self, store: Store, limit: int, data: Mapping[str, Path]) -> None:
        """Take how many bytes the games kept may have, about, and the folders of corrected data files by game."""
        self._store = store
        self._limit = limit
        self.data = data
        self._held: OrderedDict[str, LiveGame] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._lock = threading.Lock()
        self.tell: Callable[[str, GameHead | None], None] | None = None
        """Whoever is told of each game that moved on here, or whose seats have changed (None)."""

    def __len__(self) -> int:
        return len(self._held)

    @property
    def weight(self) -> int:
        """About how many bytes the games kept have."""
        return self._weight

    def begin(self, row: GameRow, snapshot: Snapshot | None = None) -> LiveGame:
        """Return a game as it was begun or at a snapshot; it is kept only when `keep` is told so.

        One that went on by other rules begins where it last did so.
        """
        upgrades = self._store.upgrades(row.id)
        session = LiveGame(row, self.data.get(row.game), snapshot or (upgrades[-1] if upgrades else None))
        session.first = upgrades[-1].choice if upgrades else 0
        for line in self._store.noted(row.id, NOTED, session.lines):
            session.note(line.kind, line.seat, line.action)
        return session

    def keep(self, session: LiveGame) -> LiveGame:
        """Keep a game in memory, and push out those used longest ago; return the one kept under its id."""
        with self._lock:
            kept = self._held.setdefault(session.id, session)
            self._held.move_to_end(session.id)
            self._weigh(session.id, kept.weight)
            return kept

    def _weigh(self, game: str, weight: int) -> None:
        """Note what a game takes now, and push out those used longest ago where that is too much; needs the lock."""
        self._weight += weight - self._weights.get(game, 0)
        self._weights[game] = weight
        while len(self._held) > 1 and self._weight > self._limit:
            gone, _ = self._held.popitem(last=False)
            self._weight -= self._weights.pop(gone)

    def known_holders(self, game: str) -> list[SeatRow]:
        """Return the seats of a game in memory; none if it is not there."""
        session = self._held.get(game)
        return [] if session is None else session.holders

    @contextmanager
    def hold(self, game: str) -> Iterator[LiveGame]:
        """Hold a game's session, caught up with the store; raises UnknownGame.

        It is thrown away, to be rebuilt from the lines, if it changed inside and that was not written.
        """
        session = self._find(game) or self._load(game)
        while True:
            with session.lock:
                if not session.dropped:
                    with self._use(session):
                        self._catch_up(session)
                        yield session
                    return
            session = self._find(game) or self._load(game)

    @asynccontextmanager
    async def hold_soon(self, game: str, sure: bool = True) -> AsyncIterator[LiveGame]:
        """Hold a game's session as `hold` does, without stopping the event loop.

        Unless it must be `sure`, nobody looks where that takes a query: to write raises MovedOn if the game went on in
        another process, or its seats changed.
        """
        session = await self._found(game)
        while True:
            async with session.turn:
                await _acquire(session.lock)
                try:
                    if not session.dropped:
                        with self._use(session):
                            if not self._fresh(session, sure):
                                await asyncio.to_thread(self._catch_up, session)
                            yield session
                        return
                finally:
                    session.lock.release()
            session = await self._found(game)

    def _fresh(self, session: LiveGame, sure: bool) -> bool:
        """Return whether nobody need look what another process has written."""
        if self._store.quick:
            return session.epoch == self._store.epoch()
        return not sure and session.epoch >= 0

    def write(self, session: LiveGame, lines: list[LogEntry]) -> None:
        """Put lines on disk; the session stands for them afterwards. Raises MovedOn."""
        lines = session.hashed(lines)
        self._store.append(session.id, session.lines, lines, session.head(len(lines)), session.seated)
        self._wrote(session, lines)

    async def write_soon(self, session: LiveGame, lines: list[LogEntry], seer: str | None = None) -> None:
        """Put lines on disk as `write` does, without stopping the event loop.

        `seer`: the side that has then seen all up to here. The end of a game is looked at by itself.
        """
        lines = session.hashed(lines)
        seer = None if session.actor is None else seer
        await self._store.append_soon(session.id, session.lines, lines, session.head(len(lines)), seer, session.seated)
        session.holders = [
            replace(holder, seen=max(holder.seen, session.game.choice)) if holder.side == seer else holder
            for holder in session.holders
        ]
        self._wrote(session, lines)

    def before(self, session: LiveGame, choice: int) -> Game:
        """Return the game as it stood before a choice, which lies between 0 and the present."""
        if choice == session.game.choice:
            return session.game
        return session_before(self._store, session.id, choice, lambda at: self.begin(session.row, at)).game

    def befores(self, session: LiveGame, since: int, until: int) -> Iterator[Game]:
        """Yield the game as it stood before each choice from one to another; the same game that goes on."""
        return games_before(self._store, session.id, since, until, lambda at: self.begin(session.row, at))

    def events(self, session: LiveGame, since: int) -> list[Event]:
        """Return what happened from choice `since` on (-1: the set-up too)."""
        older = events_before(self._store, session, since, lambda at: self.begin(session.row, at))
        log = session.game.log  # in the order of choices
        return older + log[bisect_left(log, since, key=lambda event: event.n) :]

    def record(self, session: LiveGame, fairness: dict[str, Any] | None = None) -> str:
        """Return the record of a game, from its lines: without a replay."""
        game = session.game
        return self.record_of(session.row, session.lines, game.hash(), fairness, game.header.changed)

    def plain_record(self, session: LiveGame) -> str:
        """Return the record of the game so far, without the hash of its end."""
        return self.record_of(session.row, session.lines, "", changed=session.game.header.changed)

    def record_of(
        self,
        row: GameRow,
        until: int,
        hash_: str,
        fairness: dict[str, Any] | None = None,
        changed: dict[str, int] | None = None,
    ) -> str:
        """Return the record of a game that has so many lines and ends in a state of this hash.

        It says where the game went on by other rules: then its first tags are those that it was begun by.
        """
        header = Header(row.game, row.scenario, json.loads(row.options), row.seed, row.data)
        header.engine = row.engine
        header.position = None if row.position is None else json.loads(row.position)
        positions = [unpack(upgrade.position)["position"] for upgrade in self._store.upgrades(row.id)]
        numbered = [one for one in self._store.lines(row.id, 0) if one[0] < until]
        takers, actions, reseeds = [], [], []
        rules: list[Rules] = []
        handovers: list[Handover] = []
        agreed, resigned = False, NOBODY
        for _, line in fold(numbered, 0)[1]:
            if line.kind == "action":
                takers.append(parse_side(line.seat))
                actions.append(Action(0, line.action))
            elif line.kind in ("reseed", "redeal"):
                reseeds.append(Reseed(len(actions), line.action, line.kind == "redeal"))
            elif line.kind in ("failed", "player"):
                side = parse_side(line.seat)
                handovers.append(Handover(len(actions), side, line.action, line.kind == "failed"))
            elif line.kind == "agree":
                agreed = True
            elif line.kind == "resign":
                resigned = parse_side(line.seat)
            elif line.kind == "rules":
                was, on, engine, data = line.action.split()
                if not rules:
                    header.engine, header.data = was, on
                rules.append(Rules(len(actions), engine, data, positions[len(rules)]))
        if not rules:
            header.changed = changed or {}
        return write_record(header, takers, actions, reseeds, hash_, agreed, fairness, rules, resigned, handovers)

    def _wrote(self, session: LiveGame, lines: list[LogEntry]) -> None:
        session.lines += len(lines)
        session.written = session.game.choice
        if session.made != session.lines:
            raise RuntimeError("a line was made that was not written")
        if self.tell is not None:
            self.tell(session.id, session.head(0))
        self.save(session)

    def save(self, session: LiveGame) -> None:
        """Have the snapshots written that are due; what is in them leaves the memory later."""
        session.trim()
        if session.marks and session.saving is None:
            found = session.settled_marks()
            if found:
                session.saving = self._store.keep(found), found[-1].choice
                self.keep(session)

    def _find(self, game: str) -> LiveGame | None:
        with self._lock:
            session = self._held.get(game)
            if session is not None:
                self._held.move_to_end(game)
            return session

    async def _found(self, game: str) -> LiveGame:
        session = self._find(game)
        return await asyncio.to_thread(self._load, game) if session is None else session

    def _load(self, game: str) -> LiveGame:
        """Return the session of a game, from its last snapshot and the lines since or from the first line."""
        row = self._store.game(game)
        if row is None:
            self._store.missing(game)
        if row.chance is None:
            head = self._store.head(game)
            if head is not None and head.lines >= 0 and self._store.game(game) == row:
                raise DamagedGame(game, "games.chance")
            raise StillGathering
        try:
            snapshot = self._store.last_snapshot(game)
            if snapshot is not None:
                return self._opened(row, snapshot)
        except DamagedGame as error:
            LOGGER.warning("%s; it is read from its first line", error)
        return self._opened(row, None)

    def _opened(self, row: GameRow, snapshot: Snapshot | None) -> LiveGame:
        session = self.begin(row, snapshot)
        start = session.lines
        if start and session.chain is not None:
            session.chain_again([one for one in self._store.lines(row.id, 0) if one[0] < start])
        self._catch_up(session)
        if snapshot is not None and session.lines == start:
            for _, line in self._store.lines(row.id, start - 1):
                session.check(line.hash)
        self.save(session)
        return self.keep(session)

    @contextmanager
    def _use(self, session: LiveGame) -> Iterator[None]:
        done = False
        try:
            yield
            done = True
        except DosEspanasError as error:
            done = not isinstance(error, DamagedGame | UnknownGame) and session.game.choice == session.written
            raise
        finally:
            if not done:
                self._forget(session)
            else:
                with self._lock:
                    if self._held.get(session.id) is session:  # it grows as it is played and looked at
                        self._weigh(session.id, session.weight)

    def drop(self, game: str) -> None:
        """Throw a game out of memory."""
        session = self._held.get(game)
        if session is not None:
            self._forget(session)

    def _forget(self, session: LiveGame) -> None:
        with self._lock:
            session.dropped = True
            if self._held.get(session.id) is session:
                del self._held[session.id]
                self._weight -= self._weights.pop(session.id)

    def _catch_up(self, session: LiveGame) -> None:
        """Replay what other processes wrote; raises DamagedGame."""
        epoch = self._store.epoch()
        if session.epoch == epoch:
            return
        head, seated = self._store.stands(session.id)
        if head is None:
            self._store.missing(session.id)
        if head.lines < session.lines:
            raise DamagedGame(session.id, f"line {head.lines} is missing")
        if head.lines > session.lines:
            session.replay(self._store.lines(session.id, session.lines), head.lines)
        if head != session.head(0):
            raise DamagedGame(session.id, "its summary does not fit its lines")
        session.written = session.game.choice
        session.seat(self._store.seats(session.id), seated)
        session.epoch = epoch


async def _acquire(lock: threading.Lock) -> None:
    """Take a lock that threads use too, without stopping the event loop."""
    if lock.acquire(blocking=False):
        return
    taking = asyncio.ensure_future(asyncio.to_thread(lock.acquire))
    try:
        await asyncio.shield(taking)
    except asyncio.CancelledError:
        taking.add_done_callback(lambda _: lock.release())
        raise
