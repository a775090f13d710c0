"""A take-back across a hand-over: one side asks for its last act back, the other one agrees or does not."""

import asyncio
from typing import Any

from dosespanas.server.errors import RequestProblem, not_yours
from dosespanas.server.games.clocks import other
from dosespanas.server.games.commands import Commands
from dosespanas.server.games.invitations import apart
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.seats import Seat, check_player, players_of
from dosespanas.server.storage.store import LogEntry


class TakeBacks(Commands):
    """The take-backs that both persons of a game agree to.

    Only what two persons did who play apart. What a die, a card or anything hidden ended is never taken back. Where
    there are clocks the time that was used stays used, and the clock of whoever chooses again runs on.
    """

    async def take_back_target(self, seat: Seat) -> int | None:
        """Return the choice that a seat may ask the other one to go back to; None: none."""
        check_player(seat)
        async with self._hold(seat) as live:
            return await asyncio.to_thread(live.shared_target, seat.sides[0]) if _has_take_backs(live) else None

    async def ask_back(self, seat: Seat, choice: int, to: int) -> dict[str, Any]:
        """Ask the other side to go back to a choice, with which this one's last act began; return the view.

        The same again is answered alike. Raises Problem where that cannot be, or was refused at this choice; Stale.
        """

        def do(live: LiveGame) -> list[LogEntry]:
            side = self._asking(seat, live)
            asked = {"state": "asked", "side": side, "to": to}
            if live.back == asked:
                return []
            if live.back is not None or live.shared_target(side) != to:
                raise _none_to_take_back()
            return [live.back_line("ask", side, to)]

        return await self._do(seat, choice, do)

    async def answer_back(self, seat: Seat, choice: int, to: int, agrees: bool) -> dict[str, Any]:
        """Agree to go back to a choice as the other side asks, or refuse; its own asking a side withdraws so.

        Return the view. Raises Problem where no such thing is asked; Stale.
        """

        def do(live: LiveGame) -> list[LogEntry]:
            side = self._asking(seat, live)
            back = live.back
            if back is None or back["state"] != "asked" or back["to"] != to or (agrees and back["side"] == side):
                raise _none_to_take_back()
            if not agrees:
                return [live.back_line("withdraw" if back["side"] == side else "refuse", back["side"], to)]
            if live.shared_target(other(side)) != to:
                raise _none_to_take_back()
            return [live.undo(to, shared=True)]

        return await self._do(seat, choice, do)

    @staticmethod
    def _asking(seat: Seat, live: LiveGame) -> str:
        """Return the side of a seat in a game in which one may ask; raises NotYours or Problem."""
        if live.actor is None:
            raise not_yours(live.actor)
        if not _has_take_backs(live):
            raise _none_to_take_back()
        return seat.sides[0]


def _has_take_backs(live: LiveGame) -> bool:
    """Return whether two persons play a game apart."""
    return apart(players_of(live.holders), live.row.hotseat)


def _none_to_take_back() -> RequestProblem:
    text = "nothing is to be taken back by agreement: something came to light since, it was refused, or it is over"
    return RequestProblem("error-no-take-back", text, 409)
