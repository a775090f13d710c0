"""Games that were begun by other rules, or on other data, than this server has: they go on from where they stand.

For that the position of every running game is kept beside its lines (`Keeping`). Once all its persons agree, the game
goes on by the present rules from that position; what was done before stays in its record, and is not replayed.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from dosespanas.kernel.errors import BadData, BadPosition, DosEspanasError
from dosespanas.kernel.game import UmpiredGame
from dosespanas.kernel.header import ENGINE
from dosespanas.registry import definition_of
from dosespanas.server.errors import DamagedGame, NoStanding, OtherRules, RequestProblem, UnknownGame
from dosespanas.server.games.game_cache import GameCache
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.games.json_codec import state_hash, unpack
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.log_replay import fits, follow_to
from dosespanas.server.games.notified import accounts_of
from dosespanas.server.games.seats import Seat, check_player
from dosespanas.server.games.snapshots import asks, packed, reseeds_of, sealed, snapshot_hash
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.store import (
    PERSON,
    SPECTATOR,
    GameHead,
    GameRow,
    LogEntry,
    MovedOn,
    SeatRow,
    Snapshot,
    Store,
)

LOGGER = logging.getLogger("dosespanas.server")

EVERY = 60.0
"""Seconds between two looks for games whose position is to be kept."""
IDLE = 20_000
"""Milliseconds that nothing has happened in a game whose position is kept while the server runs."""
AT_ONCE = 50
"""How many positions are kept at a time."""

EARLIER_IDS = {"b4b93eed8d094855": "50bab750e43b07f6"}
"""By the data of 0.3.0, whose snapshots do not say it, what stands for the names of all they speak of (`ids_of`)."""

AS_IT_STOOD, OPENING, FOLLOWED = "as it stood", "opening", "followed"


class UpgradePath(NamedTuple):
    """How a game can go on by the present rules: the game, and its events since the last snapshot, packed.

    It goes on AS_IT_STOOD; or from the OPENING of its step; or, where its position is not known, FOLLOWED: from where
    the present rules lead by the same choices, in which something stands otherwise.
    """

    game: UmpiredGame
    events: bytes
    how: str


def agreed(row: GameRow, holders: Sequence[SeatRow], rules: str) -> tuple[list[str], list[str]]:
    """Return the sides whose persons would go on by these rules, and those still to be asked."""
    persons = [one for one in holders if one.player == PERSON and one.side != SPECTATOR]
    return [one.side for one in persons if one.rules == rules], [one.side for one in persons if one.rules != rules]


class Upgrading:
    """Lets games go on by the rules that this server has."""

    def __init__(self, store: Store, sessions: GameCache) -> None:
        """Take the games."""
        self._store = store
        self._cache = sessions
        self._failed: set[str] = set()

    def digests(self, game: str) -> list[str]:
        """Return the data that a game can be played on here, those of new games first."""
        folders = dict.fromkeys((self._cache.data.get(game), None))
        return [str(static_game(game, folder)["data"]) for folder in folders]

    def is_earlier(self, row: GameRow) -> bool:
        """Return whether a game was played by other rules, or on other data, than there are here."""
        if row.engine != ENGINE:
            return True
        if row.corrections is None:
            return row.data not in self.digests(row.game)
        try:
            return row.data != self.data(row)
        except BadData:
            return True

    def looks_earlier(self, row: GameRow) -> bool:
        """Return the same for a list: corrections are not read, for what they correct changes with the rules alone."""
        return row.engine != ENGINE or (row.corrections is None and self.is_earlier(row))

    def data(self, row: GameRow) -> str:
        """Return on which data a game would go on; raises BadData where its corrections cannot be made any more."""
        return str(static_game(row.game, self._cache.source(row))["data"])

    def rules(self, row: GameRow) -> str:
        """Return what a person agrees to: the version of the rules, and the data."""
        return f"{ENGINE} {self.data(row)}"

    def ids(self, row: GameRow) -> str:
        """Return what stands for the names of all that a game's data speak of, in order."""
        for source in dict.fromkeys((self._cache.source(row), None)):
            with suppress(BadData):
                facts = static_game(row.game, source)
                if facts["data"] == row.data:
                    return ids_of(facts)
        return EARLIER_IDS.get(row.data, "")

    def told(self, seat: Seat, error: OtherRules) -> OtherRules:
        """Return why a game cannot be opened, with whether it can go on by the present rules, and who would."""
        row, head = self._store.game(seat.game), self._store.head(seat.game)
        if row is None or head is None or head.actor is None:
            return error
        error.details |= {
            "choice": head.choice,
            "agreed": [],
            "you": list(seat.sides),
            "why": None,
            "opening": False,
            "followed": False,
        }
        try:
            error.details["agreed"] = agreed(row, self._store.seats(row.id), self.rules(row))[0]
            how = self.way(row, head).how
            error.details |= {"opening": how == OPENING, "followed": how == FOLLOWED}
        except DosEspanasError as refused:
            error.details["why"] = {"key": refused.key, "args": refused.details, "text": str(refused)}
        return error

    def way(self, row: GameRow, head: GameHead) -> UpgradePath:
        """Return how a game can go on by the present rules.

        Raises BadData for corrections that cannot be made any more, BadPosition for a position they do not accept,
        NoStanding where none is known and the same choices cannot be made.
        """
        standing = self._store.standing_position(row.id)
        if standing is not None and standing.line == head.lines and standing.hash == snapshot_hash(standing):
            return self._accepted(row, standing)
        present = replace(row, engine=ENGINE, data=self.data(row))
        snapshot, otherwise = self._snapshot(row), None
        for beginning in (snapshot, None) if snapshot is not None and self._alike(row) else (None,):
            with suppress(DosEspanasError):
                live, same = self._follow(present, head, beginning)
                live.kept = max(live.kept, 0 if snapshot is None else snapshot.choice)
                if same:
                    return UpgradePath(live.game, live.standing().events, AS_IT_STOOD)
                otherwise = otherwise or live
        if otherwise is None:
            raise NoStanding
        return UpgradePath(otherwise.game, otherwise.standing().events, FOLLOWED)

    def _snapshot(self, row: GameRow) -> Snapshot | None:
        with suppress(DamagedGame):
            return self._store.last_snapshot(row.id)
        return None

    def replayed(self, row: GameRow) -> LiveGame:
        """Return a finished game of other rules as the present ones have it, which lead to the same end.

        Raises BadData for corrections that cannot be made any more, NoStanding where they lead elsewhere.
        """
        present, snapshot = replace(row, engine=ENGINE, data=self.data(row)), self._snapshot(row)
        for beginning in (None, snapshot) if snapshot is not None and self._alike(row) else (None,):
            with suppress(DosEspanasError):
                return self._cache.opened(present, beginning)
        raise NoStanding

    def _alike(self, row: GameRow) -> bool:
        """Return whether the numbers of things in a game's positions mean what they mean in the present data."""
        return self.ids(row) == ids_of(static_game(row.game, self._cache.source(row)))

    def _follow(self, row: GameRow, head: GameHead, beginning: Snapshot | None) -> tuple[LiveGame, bool]:
        """Make all choices of a game again, from a snapshot or its beginning; return whether it then stands as it did.

        Raises DosEspanasError where they cannot be made.
        """
        live = self._cache.begin(row, beginning)
        lines = self._store.lines(row.id, max(live.lines - 1, 0))
        fresh = [one for one in lines if one[0] >= live.lines]
        known = any(line.hash for _, line in fresh) or state_hash(live.game.state) in [line.hash for _, line in lines]
        same = fits(live, fresh, head.lines) and known
        follow_to(live, [one for one in fresh if one[0] >= live.lines], head.lines)
        if live.head(0) != head:
            raise DamagedGame(row.id, "it is another choice")
        return live, same

    def _accepted(self, row: GameRow, standing: Snapshot) -> UpgradePath:
        raw = unpack(standing.position)
        position, source = raw["position"], self._cache.source(row)
        rules = definition_of(row.game).rules
        game, how = None, AS_IT_STOOD
        if raw["ids"] == ids_of(static_game(row.game, source)):
            with suppress(BadPosition):
                game = rules.from_position(position, source, earlier=True)
        if game is None or asks(game) != raw["asks"]:  # a number may stand for something else now
            state = {name: part for name, part in position["state"].items() if name != "choice"}
            game, how = rules.from_position(position | {"state": state}, source), OPENING
        game.resume_at(standing.choice)
        game.reseeds = reseeds_of(raw)
        return UpgradePath(game, standing.events, how)

    def agree(self, seat: Seat) -> list[str]:
        """Note that a seat would go on by the present rules; return the sides still to be asked, none if it goes on.

        Raises NotYours for a spectator, Problem or BadPosition where it cannot go on.
        """
        check_player(seat)
        row, head = self._store.game(seat.game), self._store.head(seat.game)
        if row is None or head is None:
            raise UnknownGame
        if head.actor is None and head.lines >= 0:
            raise RequestProblem("error-rules-over", "this game is over: nobody goes on with it by any rules", 409)
        if row.chance is None or not self.is_earlier(row):
            raise RequestProblem("error-rules-present", "this game needs no other rules to go on", 409)
        way = self.way(row, head)
        holders = self._store.seats(row.id)
        asked = [side for side in agreed(row, holders, self.rules(row))[1] if side not in seat.sides]
        accounts = accounts_of(holders, row.hotseat)
        notices = [Notice(accounts[side], "rules", row.id, side) for side in asked if side in accounts]
        self._store.agree_to_rules(row.id, seat.sides, self.rules(row), notices)
        _, waiting = agreed(row, self._store.seats(row.id), self.rules(row))
        if not waiting:
            told = [Notice(one, "changed", row.id, side) for side, one in accounts.items() if side not in seat.sides]
            self._go_on(row, head, way, told)
        return waiting

    def _go_on(self, row: GameRow, head: GameHead, way: UpgradePath, notices: Sequence[Notice]) -> None:
        data = way.game.header.data
        line = LogEntry("rules", "", f"{row.engine} {row.data} {ENGINE} {data}", state_hash(way.game.state))
        kept = sealed(row.id, head.choice, head.lines + 1, packed(way.game), way.events)
        after = GameHead(head.lines + 1, head.choice, head.actor)
        try:
            self._store.go_on(replace(row, engine=ENGINE, data=data), head, line, kept, after, notices)
        except MovedOn:
            return  # the other side was faster: it goes on
        self._cache.drop(row.id)
        self._cache.tell(row.id, after)
        LOGGER.info("a game goes on by other rules", extra={"about": {"game": row.id}})

    # --- keeping positions --------------------------------------------------------------------------------

    async def keep(self, idle: int = IDLE) -> int:
        """Keep the positions of some running games that have moved since theirs was kept; return how many."""
        found = []
        for game in await asyncio.to_thread(self._unkept, idle):
            try:
                async with self._cache.hold(game) as live:
                    found.append(await asyncio.to_thread(self._standing, live))
            except (DamagedGame, OtherRules):
                self._failed.add(game)
        await asyncio.to_thread(self._store.stand, found)
        return len(found)

    def _unkept(self, idle: int) -> list[str]:
        """Return some running games that have moved since their position was kept, and not in so many milliseconds."""
        here = {game: self.digests(game) for game in self._store.played()}
        found = self._store.unkept(ENGINE, here, now() - idle, AT_ONCE + len(self._failed))
        return [game for game in found if game not in self._failed]

    def _standing(self, live: LiveGame) -> Snapshot:
        return live.standing(self.ids(live.row))

    async def run(self) -> None:
        """Keep positions every minute, until cancelled; a database that fails is asked again later."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                while await self.keep() == AT_ONCE:
                    await asyncio.sleep(1)
            except SQLAlchemyError as error:
                LOGGER.warning("no positions were kept: %s", type(error).__name__)

    async def close(self) -> None:
        """Keep the positions of all games that have moved, before the server stops."""
        try:
            while await self.keep(idle=-1_000):
                pass
        except SQLAlchemyError as error:
            LOGGER.warning("no positions were kept: %s", type(error).__name__)


def ids_of(facts: Any) -> str:
    """Return what stands for the ids of all that data speak of, in order."""
    found: list[str] = []

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            found.append(str(part.get("id", "")))
        for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
            walk(inner)

    walk(facts)
    return hashlib.blake2b("\n".join(found).encode(), digest_size=8).hexdigest()
