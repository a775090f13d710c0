"""The games held in memory: found, caught up with the store, written, and thrown away when in doubt."""

import asyncio
import json
import logging
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from dosespanas.datafiles import patches
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.action import Action
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import UmpiredGame
from dosespanas.kernel.header import Header
from dosespanas.kernel.record import Handover, Reseed, RulesChange, write_record
from dosespanas.kernel.side import NOBODY, SIDE_NAMES, parse_side
from dosespanas.server.errors import DamagedGame, OtherRules, OtherRulesOver, StillGathering, UnknownGame
from dosespanas.server.games.clocks import Clock, Time, other
from dosespanas.server.games.game_orders import answered_of
from dosespanas.server.games.json_codec import unpack
from dosespanas.server.games.live_game import NOTED, LiveGame
from dosespanas.server.games.live_updates import LiveUpdates
from dosespanas.server.games.log_replay import chain_again, check, replay
from dosespanas.server.games.notified import notices_of
from dosespanas.server.games.replay import events_before, games_before, live_before
from dosespanas.server.games.seats import Seat, programs_of
from dosespanas.server.storage.action_log import fold
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_store import clock_of
from dosespanas.server.storage.store import GameHead, GameRow, Job, LogEntry, SeatRow, Snapshot, Store

Listener = Callable[[str, GameHead | None], None]
"""Is told of a game that has moved on here, and where it stands, or (None) that its seats have changed."""

WEIGHED = 8
"""Lines after which it is looked again what a game takes in memory."""

CORRECTIONS = 32
"""How many corrections are kept in memory."""
LOGGER = logging.getLogger("dosespanas.server")


class GameCache:
    """The games of a store that were used last.

    They are held and written on one event loop; whatever takes long is done in a thread meanwhile. Games that begin are
    put in from any thread.
    """

    def __init__(self, store: Store, limit: int, data: Mapping[str, Path]) -> None:
        """Take how many bytes the games kept may have, about, and the folders of corrected data files by game."""
        self._store = store
        self._limit = limit
        self.data = data
        self._held: OrderedDict[str, LiveGame] = OrderedDict()
        self._corrections: dict[str, str] = {}
        """Corrections by digest: those read last."""
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._lock = threading.Lock()
        self.listeners: Sequence[Listener] = ()
        """Whoever is told of each game that moved on here, or whose seats have changed."""
        self.pages: LiveUpdates | None = None
        """The pages that wait for one."""
        self.time: Time = now
        """By which clocks run."""

    def __len__(self) -> int:
        return len(self._held)

    @property
    def weight(self) -> int:
        """About how many bytes the games kept have."""
        return self._weight

    def source(self, row: GameRow) -> Source:
        """Return what a game is played with: its corrections, or a folder of this server's, or the shipped data (None).

        Raises DamagedGame for corrections that are not here.
        """
        if row.corrections is None:
            return self.data.get(row.game)
        return self.corrections(row)

    def corrections(self, row: GameRow) -> str:
        """Return the corrections that a game is played with, nothing for none; raises DamagedGame."""
        if row.corrections is None:
            return ""
        with self._lock:
            found = self._corrections.get(row.corrections)
        if found is None:
            found = self._store.corrections(row.id, row.corrections)
            if found is None or patches.digest(found) != row.corrections:
                raise DamagedGame(row.id, "its corrections")
            with self._lock:
                self._corrections[row.corrections] = found
                while len(self._corrections) > CORRECTIONS:
                    del self._corrections[next(iter(self._corrections))]
        return found

    def corrections_view(self, row: GameRow) -> dict[str, Any] | None:
        """Return what is told in a line of the corrections that a game is played with; None for none."""
        text = self.corrections(row)
        return patches.about(text) if text else None

    def begin(self, row: GameRow, snapshot: Snapshot | None = None) -> LiveGame:
        """Return a game as it was begun or at a snapshot; it is kept only when `keep` is told so.

        One that went on by other rules begins where it last did so.
        """
        upgrades = self._store.upgrades(row.id)
        live = LiveGame(row, self.source(row), snapshot or (upgrades[-1] if upgrades else None))
        live.first = upgrades[-1].choice if upgrades else 0
        for line in self._store.noted(row.id, NOTED, live.lines):
            live.note(line.kind, line.seat, line.action)
        return live

    def keep(self, live: LiveGame) -> LiveGame:
        """Keep a game in memory, and push out those used longest ago; return the one kept under its id."""
        with self._lock:
            kept = self._held.setdefault(live.id, live)
            self._held.move_to_end(live.id)
            self._weigh(live.id, kept.weight)
            return kept

    def _weigh(self, game: str, weight: int) -> None:
        """Note what a game takes now, and push out those used longest ago where that is too much; needs the lock."""
        self._weight += weight - self._weights.get(game, 0)
        self._weights[game] = weight
        while len(self._held) > 1 and self._weight > self._limit:
            gone, _ = self._held.popitem(last=False)
            self._weight -= self._weights.pop(gone)

    def known(self, game: str) -> LiveGame | None:
        """Return a game as it is in memory, held or not; None if it is not there."""
        return self._held.get(game)

    def known_seat(self, game: str, hashed: str) -> Seat | None:
        """Return the seat that what is kept of a secret opened when a game in memory was last looked at.

        Who holds the game looks again.
        """
        live = self._held.get(game)
        return None if live is None else live.seats.get(hashed)

    def known_holders(self, game: str) -> list[SeatRow]:
        """Return the seats of a game in memory; none if it is not there."""
        live = self._held.get(game)
        return [] if live is None else live.holders

    def tell(self, game: str, head: GameHead | None) -> None:
        """Tell whoever listens where a game stands, or (None) that its seats have changed; from any thread."""
        if self.pages is not None and game in self.pages.bells:
            self.pages.tell(game, head)
        for listener in self.listeners:
            listener(game, head)

    @asynccontextmanager
    async def hold(self, game: str, sure: bool = True) -> AsyncIterator[LiveGame]:
        """Hold a game as `enter` and `leave` do."""
        live = await self.enter(game, sure)
        try:
            yield live
        except BaseException as error:
            self.leave(live, error)
            raise
        self.leave(live)

    async def enter(self, game: str, sure: bool = True) -> LiveGame:
        """Hold a game, caught up with the store, until whoever does so leaves it; raises UnknownGame or DamagedGame.

        Unless it must be `sure`, nobody looks what other processes have written: to write raises MovedOn if the game
        went on in one of them, or its seats changed.
        """
        while True:
            live = self._held.get(game)
            if live is None:
                live = await asyncio.to_thread(self._load, game)
            await live.turn.acquire()
            if not live.dropped:
                break
            live.turn.release()
        if (sure or live.epoch < 0) and not self._fresh(live):
            try:
                await asyncio.to_thread(self._catch_up, live)
            except BaseException as error:
                self.leave(live, error)
                raise
        return live

    def leave(self, live: LiveGame, error: BaseException | None = None) -> None:
        """Let others hold a game; `error`: with what whoever held it ended.

        It is thrown away, to be rebuilt from the lines, if it changed inside and that was not written.
        """
        whole = error is None or (
            isinstance(error, DosEspanasError)
            and not isinstance(error, DamagedGame | UnknownGame)
            and live.game.choice == live.written
        )
        if not whole:
            self._forget(live)
        else:
            with self._lock:
                if self._held.get(live.id) is live:
                    self._held.move_to_end(live.id)
                    parts = len(live.shown) + len(live.drawn)
                    if live.lines % WEIGHED == 0 or live.weighed != parts:  # it grows
                        self._weigh(live.id, live.weight)
                        live.weighed = parts
        live.turn.release()

    def _fresh(self, live: LiveGame) -> bool:
        """Return whether it takes no query to know that no other process has written."""
        return self._store.quick and live.epoch == self._store.epoch()

    async def write(
        self, live: LiveGame, lines: Sequence[LogEntry], seer: str | None = None, by: Collection[str] = ()
    ) -> None:
        """Put lines on disk; the game in memory stands for them afterwards. Raises MovedOn.

        `seer`: the side that has then seen all up to here. The end of a game is looked at by itself. `by`: the sides of
        whoever did what they say; the other one is told of it, if that is an account's.
        """
        if not lines:
            return
        game, clock = live.game, live.clock
        side = game.state.actor()
        actor = SIDE_NAMES[side] if side >= 0 else None
        head = GameHead(live.lines + len(lines), game.choice, actor)
        job = Job(live.id, live.lines, live.hashed(lines), head)
        job.seated = live.seated
        if actor is not None:
            job.seer = seer
        if clock is not None:
            waited = None if actor in live.regents else actor
            clock.turned(waited, self.time(), lines[-1].kind != "undo")
            job.clock = clock.row(live.id) if clock.changed else None
        if live.regents != live.written_regents:
            job.regent = live.new_regent()
        if live.accounts:
            job.notices = notices_of(live.id, live.accounts, lines, head, by, clock, self.time(), live.regents)
        if live.orders.any:
            job.orders = live.orders.changed()
        await self._store.append(job)
        if job.orders:
            live.orders.wrote(job.orders)
        if clock is not None:
            clock.changed = False
        if job.regent is not None:
            whose, name = job.regent
            holders = [replace(holder, regent=name) if holder.side == whose else holder for holder in live.holders]
            live.seat(holders, live.seated + 1)
        if job.seer is not None:
            live.looked[job.seer] = max(live.looked.get(job.seer, 0), game.choice)
        live.lines += len(lines)
        live.written = game.choice
        if live.made != live.lines:
            raise RuntimeError("a line was made that was not written")
        self.tell(live.id, head)
        if live.marks or live.saving is not None:
            self.save(live)

    async def write_orders(self, live: LiveGame) -> None:
        """Put the orders of a game on disk in which nothing else was done. Raises MovedOn."""
        orders = live.orders.changed()
        if orders:
            await asyncio.to_thread(self._store.put_orders, live.id, live.lines, live.seated, orders)
            live.seated += 1
            live.orders.wrote(orders)

    def before(self, live: LiveGame, choice: int) -> UmpiredGame:
        """Return the game as it stood before a choice, which lies between 0 and the present."""
        if choice == live.game.choice:
            return live.game
        return live_before(self._store, live.id, choice, lambda at: self.begin(live.row, at)).game

    def late(self, live: LiveGame) -> LiveGame:
        """Return a game as its present turn began: what who watches is shown of one whose turns are shown late."""
        choice = self._turn_began(live)
        if live.late is None or live.late.game.choice != choice:
            live.late = live_before(self._store, live.id, choice, lambda at: self._chained(live.row, at))
            live.late.lines = live.late.made
            turns = [event.n + 1 for event in self.events(live, -1) if event.kind == "turn" and event.n + 1 < choice]
            live.late.turn_before = turns[-1] if turns else 0
        if live.late.seated != live.seated or not live.late.holders:
            live.late.seat(live.holders, live.seated)
        return live.late

    def _turn_began(self, live: LiveGame) -> int:
        """Return the first choice of the present turn; where it went on by other rules since, that choice."""
        began = [event.n + 1 for event in live.game.log if event.kind == "turn"]
        if not began and live.game.base > 0:
            began = [event.n + 1 for event in self.events(live, -1) if event.kind == "turn"]
        return max(live.first, *began[-1:], 0)

    def _chained(self, row: GameRow, snapshot: Snapshot | None) -> LiveGame:
        """Return what `begin` does, with what stands for the lines of its log so far."""
        live = self.begin(row, snapshot)
        if live.lines and live.chain is not None:
            chain_again(live, [one for one in self._store.lines(row.id, 0) if one[0] < live.lines])
        return live

    def befores(self, live: LiveGame, since: int, until: int) -> Iterator[UmpiredGame]:
        """Yield the game as it stood before each choice from one to another; the same game that goes on."""
        return games_before(self._store, live.id, since, until, lambda at: self.begin(live.row, at))

    def events(self, live: LiveGame, since: int) -> list[Event]:
        """Return what happened from choice `since` on (-1: the set-up too)."""
        kept = live.events_since(since)
        if since >= live.game.base:
            return kept
        return events_before(self._store, live, since, lambda at: self.begin(live.row, at)) + kept

    def record(self, live: LiveGame, fairness: dict[str, Any] | None = None) -> str:
        """Return the record of a game, from its lines: without a replay."""
        game, over = live.game, live.actor is None
        return self.record_of(live.row, live.lines, game.hash(), fairness, game.header.changed, over)

    def plain_record(self, live: LiveGame) -> str:
        """Return the record of the game so far, without the hash of its end."""
        return self.record_of(live.row, live.lines, "", changed=live.game.header.changed)

    def record_of(
        self,
        row: GameRow,
        until: int,
        hash_: str,
        fairness: dict[str, Any] | None = None,
        changed: dict[str, int] | None = None,
        over: bool = False,
    ) -> str:
        """Return the record of a game that has so many lines and ends in a state of this hash.

        If it is `over` it says what was given by order.
        It says where the game went on by other rules: then its first tags are those that it was begun by.
        """
        header = Header(row.game, row.scenario, json.loads(row.options), row.seed, row.data)
        header.engine = row.engine
        header.corrections = self.corrections(row)
        header.position = None if row.position is None else json.loads(row.position)
        positions = [unpack(upgrade.position)["position"] for upgrade in self._store.upgrades(row.id)]
        numbered = [one for one in self._store.lines(row.id, 0) if one[0] < until]
        takers, actions, reseeds = [], [], []
        rules: list[RulesChange] = []
        handovers: list[Handover] = []
        agreed, resigned, late = False, NOBODY, False
        for _, line in fold(numbered, 0)[1]:
            if line.kind == "action":
                takers.append(parse_side(line.seat))
                actions.append(Action(0, line.action))
            elif line.kind in ("reseed", "redeal"):
                reseeds.append(Reseed(len(actions), line.action, line.kind == "redeal"))
            elif line.kind in ("failed", "player", "regent", "return"):
                side = parse_side(line.seat)
                handovers.append(Handover(len(actions), side, line.action, line.kind == "failed"))
            elif line.kind == "agree":
                agreed = True
            elif line.kind == "resign":
                resigned = parse_side(line.seat)
            elif line.kind == "claim":
                resigned, late = parse_side(other(line.seat)), True
            elif line.kind == "rules":
                was, on, engine, data = line.action.split()
                if not rules:
                    header.engine, header.data = was, on
                rules.append(RulesChange(len(actions), engine, data, positions[len(rules)]))
        if not rules:
            header.changed = changed or {}
        ordered = answered_of(row.id, row.game, self._store.orders(row.id)) if over else []
        return write_record(
            *(header, takers, actions, reseeds, hash_, agreed, fairness, rules, resigned, handovers, ordered, late),
            programs_of(self._store.seats(row.id)),
        )

    def save(self, live: LiveGame) -> None:
        """Have the snapshots written that are due; what is in them leaves the memory later."""
        live.trim()
        if live.marks and live.saving is None:
            found = live.settled_marks()
            if found:
                live.saving = self._store.keep(found), found[-1].choice
                self.keep(live)

    def _load(self, game: str) -> LiveGame:
        """Return a game in memory, from its last snapshot and the lines since or from the first line."""
        row = self._store.game(game)
        if row is None:
            self._store.missing(game)
        if row.chance is None:
            head = self._store.head(game)
            if head is not None and head.lines >= 0 and self._store.game(game) == row:
                raise DamagedGame(game, "games.chance")
            raise StillGathering
        try:
            live = self._loaded(row)
        except OtherRules:
            head = self._store.head(game)
            if head is not None and head.actor is None:
                raise OtherRulesOver(game) from None
            raise
        self.save(live)
        return self.keep(live)

    def _loaded(self, row: GameRow) -> LiveGame:
        try:
            snapshot = self._store.last_snapshot(row.id)
            if snapshot is not None:
                return self.opened(row, snapshot)
        except DamagedGame as error:
            LOGGER.warning("%s; it is read from its first line", error)
        return self.opened(row, None)

    def opened(self, row: GameRow, snapshot: Snapshot | None) -> LiveGame:
        """Return a game from a snapshot or its beginning, caught up with the store; `keep` keeps it in memory.

        Raises DamagedGame, OtherRules.
        """
        live = self._chained(row, snapshot)
        start = live.lines
        self._catch_up(live)
        if snapshot is not None and live.lines == start:
            for _, line in self._store.lines(row.id, start - 1):
                check(live, line.hash)
        return live

    def drop(self, game: str) -> None:
        """Throw a game out of memory."""
        live = self._held.get(game)
        if live is not None:
            self._forget(live)

    def _forget(self, live: LiveGame) -> None:
        with self._lock:
            live.dropped = True
            if self._held.get(live.id) is live:
                del self._held[live.id]
                self._weight -= self._weights.pop(live.id)

    def _catch_up(self, live: LiveGame) -> None:
        """Replay what other processes wrote; raises DamagedGame."""
        epoch = self._store.epoch()
        if live.epoch == epoch:
            return
        head, seated = self._store.stands(live.id)
        if head is None:
            self._store.missing(live.id)
        if head.lines < live.lines:
            raise DamagedGame(live.id, f"line {head.lines} is missing")
        if live.epoch < 0 or head.lines > live.lines or seated != live.seated:
            live.orders.load(self._store.orders(live.id))
        if live.pace is not None:
            live.clock = Clock.read(live.pace, clock_of(self._store, live.id))
        if head.lines > live.lines:
            replay(live, self._store.lines(live.id, live.lines), head.lines)
        if head != live.head(0):
            raise DamagedGame(live.id, "its summary does not fit its lines")
        live.written = live.game.choice
        live.seat(self._store.seats(live.id), seated)
        live.epoch = epoch
