"""Two persons whose game is over play again: one offers it, the other accepts or declines."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import RequestProblem, Stale
from dosespanas.server.games.clocks import other
from dosespanas.server.games.commands import Commands
from dosespanas.server.games.invitations import apart
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.lobby import TRIES, Again, version
from dosespanas.server.games.seats import Seat, check_player, players_of
from dosespanas.server.storage.rated_games import RatedGame, player_of
from dosespanas.server.storage.store import SPECTATOR, GameRow, LogEntry, MovedOn


class Rematches(Commands):
    """The rematches of all games of one database."""

    async def offer_rematch(self, seat: Seat, swap: bool) -> dict[str, Any]:
        """Offer the other person of a game, which is over, another one like it; return the view, which tells it.

        Each has the same side there or, with `swap`, the other. That of a rated game is rated, with sides changed, if
        it counts by itself. Where one is offered already, by either, that stays. Raises Problem unless two persons
        played apart to the end, each with a secret that the other never had (in games from before invitations whoever
        began one has both), and where the other one has declined, or comes back no more.
        """

        def do(live: LiveGame, like: Game) -> list[LogEntry]:
            if live.rematch is not None and live.rematch["state"] != "declined":
                return []
            side = seat.sides[0]
            if not live.rematches_left[side] or self._has_left(live, other(side)):
                text = "no more rematches are offered here: one was declined, or some were withdrawn, or nobody is left"
                raise RequestProblem("error-rematch-closed", text, 409)
            owned = all(one.account is not None for one in live.holders if one.side != SPECTATOR)
            rated = owned and live.row.rated is True and self.rates(like)
            return [live.rematch_line("offer", side, swap or rated, rated)]

        return await self._of_rematch(seat, do)

    async def accept_rematch(self, seat: Seat, swap: bool) -> dict[str, Any]:
        """Accept the rematch that the other one offers, `swap` as it is offered; return the view, which names its game.

        Each opens it with the secret of this one; it begins once both have. The same again is answered alike. Raises
        Problem where no such offer stands.
        """

        def do(live: LiveGame, like: Game) -> list[LogEntry]:
            asked, lines = live.rematch, []
            if asked is None or asked["swap"] != swap or not self._may_accept(seat, live, asked):
                text = "this offer does not stand: it was withdrawn or answered, or whoever made it has left"
                raise RequestProblem("error-rematch-gone", text, 409)
            if asked["state"] == "offered":
                lines = [live.rematch_line(secrets.token_hex(8), asked["side"], swap, asked["rated"])]
            return lines

        return await self._of_rematch(seat, do, self._begin_again)

    async def end_rematch(self, seat: Seat, side: str) -> dict[str, Any]:
        """Withdraw the rematch that a seat's own side offers, or decline that of the other `side`; return the view.

        Where that side offers none, nothing changes.
        """

        def do(live: LiveGame, _: Game) -> list[LogEntry]:
            asked = live.rematch
            if asked is None or (asked["state"], asked["side"]) != ("offered", side):
                return []
            ended = "withdraw" if side in seat.sides else "decline"
            return [live.rematch_line(ended, side, asked["swap"], asked["rated"])]

        return await self._of_rematch(seat, do)

    async def _of_rematch(
        self,
        seat: Seat,
        do: Callable[[LiveGame, Game], list[LogEntry]],
        then: Callable[[Game, LiveGame], None] = lambda *_: None,
    ) -> dict[str, Any]:
        """Do something about the rematch of a game that two persons played apart, write it down, and do what follows.

        Return the view.
        """
        check_player(seat)
        for _ in range(TRIES):
            with suppress(MovedOn):
                async with self._hold(seat) as live:
                    if live.actor is not None or not _may_be_again(live):
                        text = (
                            "a rematch is offered when a game is over that two persons played, each at an own screen "
                            "and with a secret link of their own"
                        )
                        raise RequestProblem("error-no-rematch", text, 409)
                    like = await asyncio.to_thread(self._like, live.row)
                    await self._cache.write(live, await asyncio.to_thread(do, live, like), by=seat.sides)
                    await asyncio.to_thread(then, like, live)
                    return await self._told(seat, live)
        raise Stale(await self.view(seat), 0)

    def _may_accept(self, seat: Seat, live: LiveGame, asked: dict[str, Any]) -> bool:
        """Return whether a seat may accept a rematch, or has: its own offer it does not accept."""
        if asked["state"] == "begun":
            return True
        side = asked["side"]
        return asked["state"] == "offered" and side not in seat.sides and not self._has_left(live, side)

    def _has_left(self, live: LiveGame, side: str) -> bool:
        """Return whether the account that has a side is closed."""
        return any(one.side == side and one.account and self.is_closed(one.account) for one in live.holders)

    def _like(self, row: GameRow) -> Game:
        """Return a fresh game of what another one was begun with."""
        return dosespanas.new_game(row.game, row.scenario, json.loads(row.options), data=self._cache.source(row))

    def _begin_again(self, like: Game, live: LiveGame) -> None:
        """Write down the rematch of a game unless it is there."""
        asked = live.rematch
        if asked is None or self.store.game(asked["id"]) is not None:
            return
        held = [one for one in live.holders if one.side != SPECTATOR]
        sides = [other(one.side) if asked["swap"] else one.side for one in held]
        hashes = {side: one.token_hash for side, one in zip(sides, held, strict=True)}
        accounts = {side: one.account for side, one in zip(sides, held, strict=True)}
        programs = {side: one.program for side, one in zip(sides, held, strict=True)}
        rated = asked["rated"] and None not in accounts.values()
        one, two = (player_of(str(accounts[side]), programs[side]) for side in SIDE_NAMES)
        entry = RatedGame(asked["id"], one, two) if rated else None
        again = Again(asked["id"], hashes, accounts, rated, live.row.shown_late, entry, programs)
        with suppress(IntegrityError):  # another process was faster
            self.gathering.open(
                like,
                players_of(live.holders),
                False,
                live.row.name,
                mine=asked["side"],
                advice=live.row.advice is True,
                pace=live.pace,
                again=again,
                chat=live.row.chat is not False,
            )


def _may_be_again(live: LiveGame) -> bool:
    """Return whether two persons play a game apart, each with a secret that the other never had."""
    return apart(players_of(live.holders), live.row.hotseat) and version(live.row) >= 2
