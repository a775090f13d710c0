"""Seats that are an account's: claimed with their secret, which then opens nothing, or begun by it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from dosespanas.server.errors import RequestProblem, SeatOfPerson, UnknownGame
from dosespanas.server.games.seats import Seat, check_player, played_by_program, seat_of, seat_of_account
from dosespanas.server.storage.secret_tokens import new_token, token_hash
from dosespanas.server.storage.store import SPECTATOR, MovedOn, Store
from dosespanas.server.storage.tables import games, seats

MOST = 200
"""How many games of an account are listed."""


class Claims:
    """The seats of one database that are accounts'.

    Such a seat keeps a hash too, of a secret that nobody knows: whatever is bound to it ends when it changes.
    """

    def __init__(self, store: Store, changed: Callable[[str], object]) -> None:
        """Take who is told of a game whose seats have changed."""
        self._store = store
        self._changed = changed

    def claim(self, game: str, token: str, account: str) -> Seat:
        """Make the seat that a secret opens an account's; return it. The same again is answered alike.

        Raises UnknownGame, NotYours for a spectator's secret, and Problem for one who has the other side.
        """
        holders = self._store.seats(game)
        try:
            seat = seat_of(game, token, holders)
        except UnknownGame:
            return seat_of_account(game, account, holders)
        check_player(seat)
        if any(one.account == account and one.side != SPECTATOR for one in holders):
            raise RequestProblem("error-other-side-yours", "the other side of this game is yours already", 409)
        hashed = token_hash(new_token())
        try:
            mine = [one for one in holders if one.side in seat.sides]
            self._store.change_seat(mine, token_hash=hashed, account=account)
        except MovedOn:
            return seat_of_account(game, account, self._store.seats(game))
        self._changed(game)
        return replace(seat, hashed=hashed)

    def give_to_program(self, seat: Seat) -> None:
        """Note that a program plays a seat from now on, unless its game is over.

        Raises SeatOfPerson where none may, and UnknownGame where the seat is another's by now.
        """
        head, holders = self._store.standing(seat.game)
        mine = [one for one in holders if one.side in seat.sides]
        if head is not None and head.actor is None and head.lines >= 0:
            return
        if any(one.program is False for one in mine):
            raise SeatOfPerson
        if not played_by_program(seat, holders):
            try:
                self._store.change_seat(mine, program=True)
            except MovedOn:
                raise UnknownGame from None
            self._changed(seat.game)

    def begun(self, made: dict[str, Any], account: str | None) -> dict[str, Any]:
        """Claim the seats of a game that an account has just begun; return the game with empty secrets for them."""
        if account is None:
            return made
        told = dict(made["seats"])
        for side, token in made["seats"].items():
            if token:
                with suppress(
                    RequestProblem
                ):  # two persons apart have one secret here; in a hot seat both sides have the same
                    self.claim(made["id"], token, account)
                    told[side] = ""
        return made | {"seats": told}

    def games(self, account: str) -> tuple[list[str], set[str]]:
        """Return the games that an account has a seat in, the latest first, and what is kept of their secrets."""
        query = select(seats.c.game, seats.c.token_hash).join(games, games.c.id == seats.c.game)
        query = query.where(seats.c.account == account).order_by(games.c.updated.desc(), games.c.id).limit(2 * MOST)
        with self._store.looking() as connection:
            rows = connection.execute(query).all()
        return list(dict.fromkeys(row.game for row in rows))[:MOST], {row.token_hash for row in rows}
