"""What the persons of a game with a pace do about time: pauses, holidays, claims, regents."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from dosespanas.server.errors import Problem, Stale, not_yours
from dosespanas.server.games.advice import from_bound_game
from dosespanas.server.games.clocks import Clock, Press, other
from dosespanas.server.games.commands import Commands
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.lobby import TRIES
from dosespanas.server.games.seats import Seat, check_player
from dosespanas.server.storage.store import LogEntry, MovedOn


class Timekeeping(Commands):
    """What may be done about time in all games of one database."""

    async def press(self, seat: Seat, what: Press, days: int = 0) -> dict[str, Any]:
        """Do something to the clocks in a seat's name, whoever is to choose; return the view. Raises Problem."""

        def do(live: LiveGame, clock: Clock, side: str) -> LogEntry:
            return live.line("clock", side, clock.press(side, what, days, self._cache.time()))

        return await self._timed(seat, do)

    async def claim(self, seat: Seat, choice: int, regent: str | None) -> dict[str, Any]:
        """Claim the win for a seat, as the other side's time is up, or have a computer opponent play on for that one.

        Return the view. Raises Problem unless the time is up at this choice, or for an opponent there is not, or that
        may not play here (`Advice.bound`); Stale.
        """

        def do(live: LiveGame, clock: Clock, side: str) -> LogEntry:
            if choice != live.game.choice:
                raise Stale(self._view(seat, live), choice)
            late = clock.late(self._cache.time())
            if late != other(side):
                raise Problem("error-clock-not-up", "the other side has time left: nothing is to be claimed", 409)
            if side in live.regents:
                raise Problem("error-regent", "a regent plays for you: take over first (`POST .../return`)", 409)
            if regent is None:
                return live.claim(side)
            names = self.opponents.names(live.row.game)
            if regent not in names:
                known = ", ".join(names)
                text = f"{regent!r} cannot play on here; there are: {known}"
                raise Problem("error-unknown-opponent", text, opponent=regent, known=known)
            if self.advice.bound(live.row):
                raise from_bound_game()
            return live.regent(late, regent)

        return await self._timed(seat, do)

    async def take_over(self, seat: Seat) -> dict[str, Any]:
        """Let the person of a seat play again in place of its regent; return the view. Raises Problem without one."""

        def do(live: LiveGame, clock: Clock, side: str) -> LogEntry:
            if side not in live.regents:
                raise Problem("error-no-regent", "no regent plays for you", 409)
            clock.taken_over(side)
            return live.regent(side, None)

        return await self._timed(seat, do)

    async def _timed(self, seat: Seat, do: Callable[[LiveGame, Clock, str], LogEntry]) -> dict[str, Any]:
        """Do something about the time of a game that goes on, and write it down; return the view.

        Raises NotYours for a spectator and in a game that is over, Problem in one without a pace.
        """
        check_player(seat)
        for _ in range(TRIES):
            with suppress(MovedOn):
                async with self._hold(seat) as live:
                    if live.clock is None:
                        raise Problem("error-no-clock", "this game has no clocks", 409)
                    if live.actor is None:
                        raise not_yours(live.actor)
                    line = await asyncio.to_thread(do, live, live.clock, seat.sides[0])
                    await self._cache.write(live, [line], by=seat.sides)
                    return await self._told(seat, live)
        raise Stale(await self.view(seat), 0)
