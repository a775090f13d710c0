"""Who is at the table: the seat a secret opens, the game it is held for, and the computer opponents that sit there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from dosespanas.kernel.game import Game
from dosespanas.server.errors import NoToken, UnknownGame
from dosespanas.server.games.claims import Claims
from dosespanas.server.games.clocks import Time
from dosespanas.server.games.game_cache import GameCache, Listener
from dosespanas.server.games.game_list import Unread, listed, nothing_unread, rematches_asked
from dosespanas.server.games.invitations import Invitations
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.live_updates import LiveUpdates
from dosespanas.server.games.seats import Seat, Wakes, check_seat, played_by_program, seat_of, seat_of_account
from dosespanas.server.games.upgrading import Upgrading
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.storage.secret_tokens import token_hash
from dosespanas.server.storage.store import PERSON, SeatRow, Store
from dosespanas.server.storage.tables import seats

T = TypeVar("T")

MAX_TOKENS = 100
"""How many games may be asked for in one list."""


class Seating:
    """The seats of all games of one database."""

    def __init__(self, store: Store, cache: int, data: Mapping[str, Path], opponents: Opponents | None) -> None:
        """Take what `GameService` is given."""
        self.opponents = Opponents() if opponents is None else opponents
        self.store = store
        self.scheduler: Wakes | None = None
        self.rates: Callable[[Game], bool] = lambda _: False
        """Whether a game counts by itself once it is begun as a rated one; none does where nobody keeps ratings."""
        self.unread: Unread = nothing_unread
        self.is_closed: Callable[[str], bool] = lambda _: False
        """Whether an account is closed: who has a seat by it comes back no more."""
        self._data = data
        self._cache = GameCache(store, cache, data)
        self.known_seat = self._cache.known_seat
        self.invitations = Invitations(store, self._reseated, self._cache.corrections_view)
        self.claims = Claims(store, self._reseated)
        self.upgrading = Upgrading(store, self._cache)

    @property
    def time(self) -> Time:
        """By which clocks run."""
        return self._cache.time

    @time.setter
    def time(self, time: Time) -> None:
        self._cache.time = time

    def tell(self, pages: LiveUpdates, *listeners: Listener) -> None:
        """Have the pages that wait for a game, and some others of each, told that it moves on here, or its seats have
        changed (None).
        """
        self._cache.pages, self._cache.listeners = pages, listeners

    def _reseated(self, game: str) -> None:
        self._cache.tell(game, None)

    async def seat(self, game: str, token: str | None) -> Seat:
        """Return the seat a secret opens; raises NoToken or UnknownGame."""
        if not token:
            raise NoToken
        known = self.known_seat(game, token_hash(token))
        return known or seat_of(game, token, await asyncio.to_thread(self.store.seats, game))

    async def seat_of_account(self, game: str, account: str, program: bool = False) -> Seat:
        """Return the seat of a game that is an account's; raises UnknownGame.

        `program`: for a program of it, which plays it from then on; raises SeatOfPerson where none may.
        """
        holders: Sequence[SeatRow] = self._cache.known_holders(game)
        try:
            seat = seat_of_account(game, account, holders)
        except UnknownGame:
            holders = await asyncio.to_thread(self.store.seats, game)
            seat = seat_of_account(game, account, holders)
        if program and not played_by_program(seat, holders):
            await asyncio.to_thread(self.claims.give_to_program, seat)
        return seat

    @asynccontextmanager
    async def _hold(self, seat: Seat, sure: bool = True) -> AsyncIterator[LiveGame]:
        """Hold a seat's game; raises UnknownGame if its secret has been renewed. `sure` as in `GameCache.hold`."""
        async with self._cache.hold(seat.game, sure) as live:
            check_seat(seat, live.holders)
            yield live

    @asynccontextmanager
    async def _shown(self, seat: Seat) -> AsyncIterator[LiveGame]:
        """Hold a seat's game and give it as far as that seat is shown it; raises UnknownGame.

        Who watches a game that is shown late has it as the present turn began, and nothing of it tells what came since.
        """
        async with self._hold(seat) as live:
            if seat.sides or live.actor is None or not live.row.shown_late:
                yield live
            else:
                yield await asyncio.to_thread(self._cache.late, live)

    async def _look(self, seat: Seat, look: Callable[[LiveGame], T]) -> T:
        """Hold what a seat is shown while a thread looks at it, and return what that found: the event loop goes on."""
        async with self._shown(seat) as live:
            return await asyncio.to_thread(look, live)

    def _listed(self, games: Iterable[str], hashes: Collection[str]) -> list[dict[str, Any]]:
        """Return games as a list shows them to who has these secrets, and how much they have not read at each."""
        earlier, at = self.upgrading.looks_earlier, self.time()
        found = [one for game in games if (one := listed(self.store, game, hashes, earlier, at))]
        mine = [(one["id"], side) for one in found for side in one.get("you", ())]
        unread = self.unread(mine)
        ours = seats.c.game.in_({game for game, _ in mine})
        offered = rematches_asked(self.store, ours, self.is_closed) if mine else set()
        for one in found:
            if not one["damaged"]:
                one["unread"] = sum(len(unread.get((one["id"], side), ())) for side in one["you"])
                one["rematch"] = len(one["you"]) == 1 and (one["id"], one["you"][0]) in offered
        return found

    def games(self, tokens: Sequence[str]) -> list[dict[str, Any]]:
        """Return the games these secrets open, the latest first; of a damaged one only that it is damaged."""
        hashes = {token_hash(token) for token in tokens[:MAX_TOKENS]}
        found = self._listed(self.store.games_of(hashes), hashes)
        return sorted(found, key=lambda one: (-one.get("updated", 0), one["id"]))

    def games_of_account(self, account: str) -> list[dict[str, Any]]:
        """Return the games that an account has a seat in, as `games` does; those changed last first."""
        return self._listed(*self.claims.games(account))

    def wake(self, game: str, actor: str | None, players: Mapping[str, str]) -> bool:
        """See that a computer opponent thinks if it is asked; return whether one is. `players`: who answers now."""
        if actor is None or players.get(actor) == PERSON:
            return False
        if self.scheduler is not None:
            self.scheduler.wake(game, PERSON in players.values())
        return True

    @staticmethod
    def _eyes(seat: Seat, live: LiveGame) -> str | None:
        """Return the side whose knowledge a seat has now: in a hot seat, that of the side to choose."""
        if len(seat.sides) < 2:
            return seat.sides[0] if seat.sides else None
        return live.actor if live.actor is not None else seat.sides[0]

    def _failed(self, live: LiveGame) -> dict[str, Any] | None:
        """Return whom the game waits for in vain, and who may play on; None if the side to choose has not failed."""
        side = live.actor
        if side is None or side not in live.failed:
            return None
        names = self.opponents.names(live.row.game)
        failed = live.failed[side]
        return {"side": side, "opponent": failed, "others": [name for name in names if name != failed]}

    def held(self) -> int:
        """Return how many games are held in memory."""
        return len(self._cache)

    def forget(self, game: str) -> None:
        """Drop a game from memory that has been deleted."""
        self._cache.drop(game)
