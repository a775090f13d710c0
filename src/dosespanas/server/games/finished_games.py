"""Finished games for their readers: what another version of the rules, which may not replay them, tells of them too.

Once a game is over its last view for each seat, its log, record, proof and story are kept, and the facts of its data.
They are made in the background, of games that ended before there was this as well, one after the other.
"""

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from dosespanas.fairness_proof import prove
from dosespanas.kernel.action import Outcome
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.fair_chance import read_fairness
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.server.errors import DamagedGame
from dosespanas.server.games.game_cache import GameCache
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.games.json_codec import pack, unpack
from dosespanas.server.games.live_game import NOTED, LiveGame
from dosespanas.server.games.lobby import fairness_of, seeds_of
from dosespanas.server.games.seats import Seat
from dosespanas.server.games.snapshots import event_json, event_of
from dosespanas.server.games.upgrading import EVERY, IDLE, Upgrading, ids_of
from dosespanas.server.storage import finished_store
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.finished_store import FinishedRow
from dosespanas.server.storage.store import SPECTATOR, GameRow, Store
from dosespanas.stories import story

LOGGER = logging.getLogger("dosespanas.server")
AT_ONCE = 20
"""How many games one look finds."""
CLOSING = 3.0
"""Seconds in which games are still kept when the server stops."""
SHARE = 4
"""One part in so many of a processor's time is given to games that ended."""
MOST = 2_000_000
"""Bytes that are kept of a game; one that has more goes without its proof."""
LATER = (*NOTED, "clock")
"""Kinds of lines that change nothing of what is kept of a game that is over."""

View = Callable[[Seat, LiveGame], dict[str, Any]]


def whole_alone(told: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return what a seed was made of if a record may say so without a replay of its game, else None."""
    return told if told is not None and read_fairness(json.dumps(told)) is not None else None


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as it was kept."""

    views: Mapping[str, dict[str, Any]]
    """What each side saw at the end, and a spectator."""
    events: list[Event]
    """All of its log."""
    story: dict[str, Any]
    record: str
    proof: dict[str, Any] | None
    """None where no version replays it from its beginning."""
    seeds: list[str]
    """Those its dice came from: while another game goes on with one, record and proof are not shown."""
    ids: str
    """What stands for the names of all that its data speak of."""
    row: GameRow

    @property
    def choice(self) -> int:
        """How many choices it had."""
        return int(self.views[SPECTATOR]["choice"])

    def view(self, sides: tuple[str, ...]) -> dict[str, Any]:
        """Return what who holds these sides saw at the end; the past before it is not there to be looked at."""
        seen = self.views[sides[0] if sides else SPECTATOR]
        return seen | {"you": list(sides), "first": self.choice}

    def ended(self) -> tuple[Outcome, int]:
        """Return how it ended, and in which turn."""
        seen = self.views[SPECTATOR]["observation"]
        told = seen["outcome"]
        winner = None if told["winner"] is None else parse_side(told["winner"])
        return Outcome(winner, told["reason"], told["rule"], told["args"]), int(seen["turn"])


def _read(kept: FinishedRow, row: GameRow) -> FinishedGame:
    """Return what is kept of a game; raises DamagedGame."""
    try:
        if kept.hash != _hash(kept):
            raise ValueError
        raw = unpack(kept.content)
        return FinishedGame(**(raw | {"events": [event_of(event) for event in raw["events"]]}), row=row)
    except (ValueError, KeyError, TypeError):
        raise DamagedGame(row.id, "what is kept of its end") from None


def _hash(row: FinishedRow) -> str:
    head = f"{row.game} {row.line} {row.facts} ".encode()
    return hashlib.blake2b(head + row.content, digest_size=16).hexdigest()


class FinishedGames:
    """Keeps the games of a store that are over, and finds what was kept."""

    def __init__(
        self, store: Store, sessions: GameCache, upgrading: Upgrading, view: View, data: Mapping[str, Path]
    ) -> None:
        """Take the games, what makes the view of a seat, and by game the folder of corrected data files."""
        self._store = store
        self._cache = sessions
        self._upgrading = upgrading
        self._view = view
        self._data = data
        self._failed: set[str] = set()
        self._making = asyncio.Lock()

    # --- reading ------------------------------------------------------------------------------------------

    async def find(self, game: str) -> FinishedGame | None:
        """Return what is kept of a game, which is kept now if it can be; None for nothing. Raises DamagedGame."""
        found = await asyncio.to_thread(self._kept, game)
        if found is None and game not in self._failed:
            async with self._making:
                found = await asyncio.to_thread(self._kept, game)
                if found is None:
                    await self._try(game)
                    found = await asyncio.to_thread(self._kept, game)
        return found

    def _kept(self, game: str) -> FinishedGame | None:
        """Return what is kept of a game as it stands; None for nothing. Raises DamagedGame."""
        row, found = self._store.game(game), finished_store.kept(self._store, game)
        if row is None or found is None:
            return None
        later = (line.kind for _, line in self._store.lines(game, found.line))
        return _read(found, row) if all(kind in LATER for kind in later) else None

    def facts(self, game: FinishedGame) -> dict[str, Any]:
        """Return the facts a kept game is read with: the present ones if they have the same names, else its own."""
        row = game.row
        try:
            present = static_game(row.game, self._cache.source(row))
        except DosEspanasError:
            present = static_game(row.game, None)
        if ids_of(present) == game.ids:
            return present
        found = finished_store.kept(self._store, row.id)
        content = None if found is None else finished_store.facts_of(self._store, found)
        own: dict[str, Any] = present if content is None else unpack(content)
        return own

    # --- keeping ------------------------------------------------------------------------------------------

    async def keep(self, idle: int = IDLE, seconds: float | None = None) -> int:
        """Keep some games that are over and not kept as they stand; return how many were looked at.

        `idle`: milliseconds that nothing has happened in them; `seconds`: none is begun after so many, without a rest.
        """
        until = None if seconds is None else time.monotonic() + seconds
        found = await asyncio.to_thread(finished_store.unkept, self._store, now() - idle, AT_ONCE + len(self._failed))
        games = [game for game in found if game not in self._failed][:AT_ONCE]
        for game in games:
            began = time.monotonic()
            if until is not None and began > until:
                break
            async with self._making:
                await self._try(game)
            if until is None:
                await asyncio.sleep(SHARE * (time.monotonic() - began))
        return len(games)

    async def _try(self, game: str) -> None:
        try:
            await self._keep(game)
        except DosEspanasError as error:
            self._failed.add(game)
            LOGGER.info("game %s is over and cannot be kept for its readers (%s)", game, error.key)

    async def _keep(self, game: str) -> None:
        row = await asyncio.to_thread(self._store.game, game)
        if row is None:
            return
        if self._upgrading.is_earlier(row):
            live = await asyncio.to_thread(self._upgrading.replayed, row)
            content, ends = await asyncio.to_thread(self._content, live)
        else:
            async with self._cache.hold(game) as live:
                if live.actor is not None:
                    return
                content, ends = await asyncio.to_thread(self._content, live)
        await asyncio.to_thread(self._write, row, live, content, ends)

    def _content(self, live: LiveGame) -> tuple[dict[str, Any], int]:
        """Return what is kept of a game, all but its record and proof, and how many lines it has."""
        seats = {side: (side,) for side in SIDE_NAMES} | {SPECTATOR: ()}
        views = {name: self._view(Seat(live.id, sides, ""), live) for name, sides in seats.items()}
        events = self._cache.events(live, -1)
        content = {
            "views": views,
            "events": [event_json(event) for event in events],
            "story": story(live.row.game, events, live.observe(None)),
            "seeds": seeds_of(live.row, live.game.reseeds),
        }
        return content, live.lines

    def _write(self, row: GameRow, live: LiveGame, content: dict[str, Any], lines: int) -> None:
        facts = static_game(row.game, live.data)
        told, changed = fairness_of(row, live.holders), live.game.header.changed
        record_of = partial(self._cache.record_of, until=lines, hash_=live.game.hash(), changed=changed, over=True)
        proof = None
        if not live.first:
            text = record_of(replace(row, engine=ENGINE, data=live.game.header.data))
            try:
                proof = prove(text, self._data.get(row.game), told, record_of(row))
            except DosEspanasError as error:
                LOGGER.info("game %s is kept without its proof (%s)", row.id, error.key)
        fair = whole_alone(told) if proof is None else proof["fair"]
        content |= {"record": record_of(row, fairness=fair), "proof": proof, "ids": ids_of(facts)}
        packed = pack(content)
        if len(packed) > MOST:
            packed = pack(content | {"proof": None})
        kept = FinishedRow(row.id, lines, str(facts["data"]), packed, "")
        finished_store.keep(self._store, replace(kept, hash=_hash(kept)), pack(facts))

    async def run(self) -> None:
        """Keep games that are over, until cancelled; a database that fails is asked again later."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                while await self.keep() == AT_ONCE:
                    pass
            except SQLAlchemyError as error:
                LOGGER.warning("no finished games were kept: %s", type(error).__name__)

    async def close(self) -> None:
        """Keep the games that ended last, before the server stops."""
        try:
            await self.keep(-1_000, CLOSING)
        except SQLAlchemyError as error:
            LOGGER.warning("no finished games were kept: %s", type(error).__name__)
