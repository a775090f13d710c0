"""What the persons of a game with a pace do about time: pauses, holidays, claims, regents."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from dosespanas.server.errors import RequestProblem, Stale, not_yours
from dosespanas.server.games.advice import from_bound_game
from dosespanas.server.games.clocks import Clock, Press, other
from dosespanas.server.games.commands import Commands
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.lobby import TRIES
from dosespanas.server.games.seats import Seat, check_player
from dosespanas.server.storage.store import LogEntry, MovedOn


class NoClock(RequestProblem):
    """What is asked is of a clock, and the game has none."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-no-clock", "this game has no clocks")


class Timekeeping(Commands):
    """What may be done about time in all games of one database."""

    async def press(self, seat: Seat, what: Press, days: int = 0) -> dict[str, Any]:
        """Do something to the clocks in a seat's name, whoever is to choose; return the view. Raises Problem."""

        def do(live: LiveGame, clock: Clock, side: str) -> LogEntry:
            return live.line("clock", side, clock.press(side, what, days, self._cache.time()))

        return await self._timed(seat, do)

    async def claim(self, seat: Seat, choice: int, regent: str | None) -> dict[str, Any]:
        """Claim the win for a seat, as the other side's time is up or its account is closed, or have a computer
        opponent play on for that one.

        Return the view. Raises Problem unless it is so at this choice, or for an opponent there is not, or that may not
        play here (`Advice.bound`); Stale.
        """

        def do(live: LiveGame, clock: Clock | None, side: str) -> LogEntry:
            if choice != live.game.choice:
                raise Stale(self._view(seat, live), choice)
            late = other(side)
            gone = any(one.side == late and one.account and self.is_closed(one.account) for one in live.holders)
            if not gone and clock is None:
                raise NoClock
            if not gone and clock is not None and clock.late(self._cache.time()) != late:
                raise RequestProblem(
                    "error-clock-not-up", "the other side has time left: nothing is to be claimed", 409
                )
            if side in live.regents:
                raise RequestProblem("error-regent", "a regent plays for you: take over first (`POST .../return`)", 409)
            if regent is None:
                return live.resign(late) if gone else live.claim(side)
            names = self.opponents.names(live.row.game)
            if regent not in names:
                known = ", ".join(names)
                text = f"{regent!r} cannot play on here; there are: {known}"
                raise RequestProblem("error-unknown-opponent", text, opponent=regent, known=known)
            if self.advice.bound(live.row):
                raise from_bound_game()
            return live.regent(late, regent)

        return await self._written(seat, do)

    async def take_over(self, seat: Seat) -> dict[str, Any]:
        """Let the person of a seat play again in place of its regent; return the view. Raises Problem without one."""

        def do(live: LiveGame, clock: Clock, side: str) -> LogEntry:
            if side not in live.regents:
                raise RequestProblem("error-no-regent", "no regent plays for you", 409)
            clock.taken_over(side)
            return live.regent(side, None)

        return await self._timed(seat, do)

    async def _timed(self, seat: Seat, do: Callable[[LiveGame, Clock, str], LogEntry]) -> dict[str, Any]:
        """Do something about the time of a game that goes on, as `_written` does; raises NoClock."""

        def timed(live: LiveGame, clock: Clock | None, side: str) -> LogEntry:
            if clock is None:
                raise NoClock
            return do(live, clock, side)

        return await self._written(seat, timed)

    async def _written(self, seat: Seat, do: Callable[[LiveGame, Clock | None, str], LogEntry]) -> dict[str, Any]:
        """Do something in a game that goes on, and write it down; return the view.

        Raises NotYours for a spectator and in a game that is over.
        """
        check_player(seat)
        for _ in range(TRIES):
            with suppress(MovedOn):
                async with self._hold(seat) as live:
                    if live.actor is None:
                        raise not_yours(live.actor)
                    line = await asyncio.to_thread(do, live, live.clock, seat.sides[0])
                    await self._cache.write(live, [line], by=seat.sides)
                    return await self._told(seat, live)
        raise Stale(await self.view(seat), 0)
