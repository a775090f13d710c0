"""What a seat may do in a game: when, and how it is written down before it is answered."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from dosespanas.kernel.action import Action, Refusal
from dosespanas.kernel.errors import DosEspanasError, IllegalAction
from dosespanas.registry import definition_of
from dosespanas.server.errors import RequestProblem, Stale, UnknownGame, not_yours
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.lobby import TRIES
from dosespanas.server.games.queries import Queries
from dosespanas.server.games.seats import Seat, check_player, players_of
from dosespanas.server.storage.store import PERSON, LogEntry, MovedOn


class Commands(Queries):
    """What may be done in all games of one database. A command returns the view once its lines are on disk."""

    async def act(self, seat: Seat, choice: int, row: Sequence[str], have: int | None = None) -> dict[str, Any]:
        """Take an action and others in a row, as far as they go; `have` as in `view`.

        Return the view once they are on disk; the side that acted has then seen all of it. Raises what `_acted` raises,
        or Stale.
        """
        if not seat.sides:
            check_player(seat)
        for sure in (False, True):
            live = await self._cache.enter(seat.game, sure)
            trouble: BaseException | None = None
            try:
                if seat.hashed not in live.seats:
                    raise UnknownGame
                if choice != live.game.choice:
                    raise Stale(await self._told(seat, live), choice)
                side = live.actor
                if side not in seat.sides:
                    raise not_yours(side)
                action = live.game.parse(row[0])
                plain = len(row) == 1 and side not in live.regents and not live.orders.any and live.game.allows(action)
                if plain:
                    lines = live.take_row(str(action))
                else:  # many choices, or one that is refused in words
                    lines = await asyncio.to_thread(self._taken, live, side, row)
                await self._cache.write(live, lines, side, seat.sides)
                return self._view(seat, live, have) if plain else await self._told(seat, live, have)
            except (MovedOn, DosEspanasError) as error:  # another process may have written what makes it right
                trouble = error
                if sure and isinstance(error, DosEspanasError):
                    raise
            except BaseException as error:
                trouble = error
                raise
            finally:
                self._cache.leave(live, trouble)
        raise Stale(await self.view(seat), choice)

    def _taken(self, live: LiveGame, side: str, row: Sequence[str]) -> list[LogEntry]:
        """Take an action of a side and what follows: a row (`LiveGame.take_row`), answers of orders; return the lines.

        Raises UnknownAction (for any of them) or IllegalAction (for the first), and nothing has changed then.
        """
        if side in live.regents:
            raise RequestProblem("error-regent", "a regent plays for you: take over first (`POST .../return`)", 409)
        game = live.game
        later = [game.parse(text) for text in row[1:]]
        action = game.parse(row[0])
        if not game.allows(action):
            raise self._illegal(live, action)
        lines = live.take_row(str(action), later)
        return lines + live.by_orders() if live.orders.any else lines

    async def undo(self, seat: Seat, choice: int) -> dict[str, Any]:
        """Go back to the seat's last choice, if nothing was revealed since; return the view."""

        def do(live: LiveGame) -> list[LogEntry]:
            target = live.undo_of(seat.sides)
            if target is None:
                raise RequestProblem(
                    "error-cannot-undo",
                    "nothing to take back: something has been revealed or handed over since, "
                    "or the last action was not yours",
                )
            return [live.undo(target)]

        return await self._do(seat, choice, do)

    async def order(self, seat: Seat, rule: object) -> dict[str, Any]:
        """Set a standing order of a seat's side; if it answers what is asked now it does so at once. Return the view.

        Raises BadOrder, or NotYours for a spectator and in a game that is over.
        """
        return await self._ordered(
            seat, lambda live, side: live.orders.of(side).set(rule, live.observe(side), live.game.parse), True
        )

    async def change_order(self, seat: Seat, number: int, rule: object | None, held: bool) -> dict[str, Any]:
        """Put another rule in place of that of a standing order, or let it rest; return the view. Raises BadOrder."""

        def change(live: LiveGame, side: str) -> None:
            live.orders.of(side).change(number, rule, held, live.observe(side), live.game.parse)

        return await self._ordered(seat, change, not held)

    async def cancel_order(self, seat: Seat, number: int) -> dict[str, Any]:
        """End a standing order by its number; return the view. Raises BadOrder if none of that number stands."""
        return await self._ordered(seat, lambda live, side: live.orders.of(side).cancel(number), False)

    async def _ordered(self, seat: Seat, do: Callable[[LiveGame, str], object], answers: bool) -> dict[str, Any]:
        """Change the orders of a seat's side, and write that down with what they answer; return the view."""
        for _ in range(TRIES):
            with suppress(MovedOn):
                async with self._hold(seat) as live:
                    side = self._own(seat, live)
                    if live.actor is None:
                        raise not_yours(live.actor)
                    await asyncio.to_thread(do, live, side)
                    lines = await asyncio.to_thread(live.by_own_order, side) if answers and live.actor == side else []
                    if lines:
                        await self._cache.write(live, lines, side, seat.sides)
                    else:
                        await self._cache.write_orders(live)
                    return await self._told(seat, live)
        raise Stale(await self.view(seat), 0)

    async def agree(self, seat: Seat, choice: int, consents: bool) -> dict[str, Any]:
        """Note a seat's consent to end the game here, or decline (by VIC-08, 4.1-b); return the view.

        The game ends once both sides consent. Raises IllegalAction where a game is not ended so, and against a
        computer opponent.
        """

        def do(live: LiveGame) -> list[LogEntry]:
            title = definition_of(live.row.game)
            if live.actor is None:
                raise not_yours(live.actor)
            if not title.agreement:
                raise IllegalAction("error-not-by-agreement", "this game is not ended by agreement", title.end_rule)
            if set(players_of(live.holders).values()) != {PERSON}:
                raise IllegalAction("error-no-agreement", "a computer opponent does not agree to stop", title.end_rule)
            return live.consent(seat.sides) if consents else live.decline(seat.sides)

        return await self._do(seat, choice, do)

    async def resign(self, seat: Seat, accept: bool = False) -> dict[str, Any]:
        """Let this seat's side give up, whoever is asked; in a hot seat the side that is. Return the view.

        With `accept` a computer opponent does so that has offered to. Raises NotYours for a spectator or a game that
        is over, Problem where nobody has offered.
        """
        check_player(seat)
        for _ in range(TRIES):
            with suppress(MovedOn):
                async with self._hold(seat) as live:
                    if live.actor is None:
                        raise not_yours(live.actor)
                    if accept and not live.yields:
                        raise RequestProblem("error-no-yield", "the opponent does not offer to give up", 409)
                    own = seat.sides[0] if len(seat.sides) == 1 else live.actor
                    side = min(live.yields) if accept else own
                    await self._cache.write(live, [live.resign(side)], by=seat.sides)
                    return await self._told(seat, live)
        raise Stale(await self.view(seat), 0)

    async def give_up(self, game: str, side: str | None = None) -> None:
        """Let a side give up, by default the one that is asked, without its person; a game that is over stays so.

        That is how a game ends whose time is over (docs/ratings.md), or whose player has withdrawn from a cup.
        """
        for _ in range(TRIES):
            with suppress(MovedOn):
                async with self._cache.hold(game) as live:
                    if live.actor is not None:
                        await self._cache.write(live, [live.resign(side or live.actor)])
                    return

    async def replace(self, seat: Seat, choice: int, opponent: str) -> dict[str, Any]:
        """Let another computer opponent play on for one that failed; return the view.

        Any person of the game may choose. Raises Problem where nobody failed, or for an opponent there is not.
        """

        def do(live: LiveGame) -> list[LogEntry]:
            failed = self._failed(live)
            if failed is None:
                raise RequestProblem("error-no-failure", "no opponent has failed here: nobody is replaced", 409)
            if opponent not in failed["others"]:
                known = ", ".join(failed["others"])
                text = f"{opponent!r} cannot play on here; there are: {known}"
                raise RequestProblem("error-unknown-opponent", text, opponent=opponent, known=known)
            side = failed["side"]
            if side in live.regents:
                return [live.regent(side, opponent)]
            self.store.seat_player(live.id, side, opponent)
            live.seated += 1
            live.holders = [
                replace(holder, player=opponent) if holder.side == side else holder for holder in live.holders
            ]
            live.lasting = {}
            return [live.replaced(side, opponent)]

        return await self._do(seat, choice, do)

    async def go_on(self, seat: Seat) -> dict[str, Any]:
        """Agree to go on by the present rules with a game that was begun by others; return who is still to be asked."""
        waiting = await asyncio.to_thread(self.upgrading.agree, seat)
        if not waiting:
            await self.view(seat)  # an opponent whose choice it is thinks
        return {"waiting": waiting}

    async def _do(self, seat: Seat, choice: int, do: Callable[[LiveGame], list[LogEntry]]) -> dict[str, Any]:
        """Do in a thread what may take long, and write it down; return the view."""
        for _ in range(2):
            with suppress(MovedOn):
                async with self._hold(seat) as live:
                    await self._check_asked(seat, live, choice)
                    await self._cache.write(live, await asyncio.to_thread(do, live), by=seat.sides)
                    return await self._told(seat, live)
        raise Stale(await self.view(seat), choice)

    async def _check_asked(self, seat: Seat, live: LiveGame, choice: int) -> None:
        check_player(seat)
        if choice != live.game.choice:
            raise Stale(await self._told(seat, live), choice)

    @staticmethod
    def _illegal(live: LiveGame, action: Action) -> IllegalAction:
        """Return why an action is not legal now."""
        not_now = Refusal(definition_of(live.row.game).turn_rule, "refusal-not-now", {})
        refusal = live.imagined(live.actor).explain(action) or not_now
        text = f"{action} is not legal now ({refusal.rule})"
        return IllegalAction(refusal.key, text, refusal.rule, **refusal.details)
