"""Who comes to sit where: invitations sent and taken up, and secrets renewed.

A game between two persons apart has one seat that is handed out by invitation. Its secret is drawn by the page of
whoever takes the invitation up: nobody else ever sees it, and only its hash is kept. Each change is made in the
database, and only if the seat's secrets are still what they were: of two who come at once, in whatever process, one is
first.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import RequestProblem, UnknownGame
from dosespanas.server.games.notified import accounts_of
from dosespanas.server.games.pace import pace_told
from dosespanas.server.games.record_origin import origin_view
from dosespanas.server.games.seats import Seat, check_player, invited, seat_of
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.secret_tokens import new_token, token_hash
from dosespanas.server.storage.store import PERSON, SPECTATOR, GameRow, MovedOn, SeatRow, Store

TRIES = 20
"""How often a seat is looked at again while others change it at the same moment."""


class UnknownInvitation(RequestProblem):
    """No invitation, or one that was withdrawn or replaced: strangers cannot tell these apart."""

    status = 404

    def __init__(self) -> None:
        super().__init__(
            "error-unknown-invitation",
            "this invitation does not hold: it was withdrawn, a newer one was sent in its place, or a part of the link "
            "is missing. Ask whoever invited you for a new one",
        )


class InvitationTaken(RequestProblem):
    """Somebody took the invitation up."""

    status = 409

    def __init__(self, taken: int | None) -> None:
        super().__init__(
            "error-invitation-taken",
            "this invitation has been taken up. If it was you, go on in the browser in which you did; if it was not, "
            "tell whoever invited you: somebody else holds the seat, and a new game is needed",
            taken=taken,
        )


def apart(players: dict[str, str], hotseat: bool) -> bool:
    """Return whether two persons play, each at a screen of their own."""
    return not hotseat and set(players.values()) == {PERSON}


def check_mine(players: dict[str, str], hotseat: bool, mine: str | None) -> None:
    """Raise Problem unless whoever begins a game says which side is theirs, where that is a question."""
    if mine is not None and players[mine] != PERSON:
        raise RequestProblem("error-mine", "the side that is yours is not held by a person")
    if mine is None and apart(players, hotseat):
        raise RequestProblem(
            "error-mine", "say which side is yours (`mine`): the other one is handed out by invitation"
        )


def guest_view(holders: Sequence[SeatRow]) -> dict[str, Any] | None:
    """Return how the seat that is handed out by invitation stands; None in a game that has none."""
    guest = invited(holders)
    if guest is None:
        return None
    return {
        "side": guest.side,
        "invited": guest.token_hash is None and guest.invitation is not None,
        "taken": guest.taken,
    }


class Invitations:
    """Hands out the seats of one database."""

    def __init__(
        self, store: Store, changed: Callable[[str], object], corrections: Callable[[GameRow], dict[str, Any] | None]
    ) -> None:
        """Take who is told of a game whose seats have changed, and what tells of a game's corrections."""
        self._store = store
        self._corrections = corrections
        self.handles: Callable[[Sequence[str]], dict[str, str]] = lambda accounts: {}
        """Tells the names of accounts, where a server keeps any."""
        self._changed = changed

    def view(self, game: str, token: str) -> dict[str, Any]:
        """Return what an invitation is to, for who has it; raises UnknownInvitation."""
        row, guest, holders = self._found(game, token)
        hosts = [one.account for one in holders if one.side not in (guest.side, SPECTATOR) and one.account is not None]
        return {
            "id": row.id,
            "game": row.game,
            "scenario": row.scenario,
            "options": json.loads(row.options),
            "name": row.name,
            "side": guest.side,
            "host": next(side for side in SIDE_NAMES if side != guest.side),
            "by": next(iter(self.handles(hosts).values()), "") or None,
            "origin": origin_view(row, True),
            "taken": guest.taken,
            "chat": row.chat is not False,
            "corrections": self._corrections(row),
            "pace": pace_told(row.id, row.pace),
        }

    def row(self, game: str, token: str) -> GameRow:
        """Return the game that an invitation is to; raises UnknownInvitation."""
        return self._found(game, token)[0]

    def take(self, game: str, token: str, secret: str) -> Seat:
        """Give the invited seat to whoever drew `secret`; return it. The same again is answered alike.

        Raises UnknownInvitation, or InvitationTaken if somebody else was first.
        """
        row, guest, holders = self._found(game, token)
        hashed = token_hash(secret)
        if guest.taken is None:
            _check_new(holders, hashed)
            hosts = accounts_of([one for one in holders if one.side != guest.side], row.hotseat)
            notices = [Notice(account, "joined", game, side) for side, account in hosts.items()]
            try:
                self._change([guest], notices, token_hash=hashed, taken=now())
            except MovedOn:
                _, guest, _ = self._found(game, token)
            else:
                return Seat(game, (guest.side,), hashed)
        if guest.token_hash != hashed:
            raise InvitationTaken(guest.taken)
        return Seat(game, (guest.side,), hashed)

    def send(self, seat: Seat) -> dict[str, Any]:
        """Return a new invitation to the seat that is still free; the one before is dead. Raises InvitationTaken."""
        guest, token = self._free(seat), new_token()
        self._set(guest, token_hash(token))
        return {"side": guest.side, "invitation": token}

    def withdraw(self, seat: Seat) -> None:
        """Let the invitation be none; raises InvitationTaken."""
        self._set(self._free(seat), None)

    def renew(self, game: str, token: str, secret: str) -> Seat:
        """Put a secret in place of the one of a seat, which opens nothing from then on; return the seat.

        The same again is answered alike. Raises UnknownGame, or NotYours for a spectator's.
        """
        holders, hashed = self._store.seats(game), token_hash(secret)
        if any(one.token_hash == hashed and one.side != SPECTATOR for one in holders):
            return seat_of(game, secret, holders)
        seat = seat_of(game, token, holders)
        check_player(seat)
        _check_new(holders, hashed)
        try:
            self._change([one for one in holders if one.side in seat.sides], token_hash=hashed)
        except MovedOn:
            return seat_of(game, secret, self._store.seats(game))
        return replace(seat, hashed=hashed)

    def _found(self, game: str, token: str) -> tuple[GameRow, SeatRow, list[SeatRow]]:
        """Return the game and the seat that an invitation is to, taken up or not, and all seats."""
        row, holders = self._store.game(game), self._store.seats(game)
        guest = invited(holders)
        if row is None or guest is None or guest.invitation != token_hash(token):
            raise UnknownInvitation
        return row, guest, holders

    def _free(self, seat: Seat) -> SeatRow:
        """Return the seat that is still free, for the person who waits for its guest."""
        holders = self._store.seats(seat.game)
        if not any(one.token_hash == seat.hashed for one in holders):
            raise UnknownGame
        check_player(seat)
        guest = invited(holders)
        if guest is None:
            raise RequestProblem("error-no-invitation", "no seat of this game is handed out by invitation", 409)
        if guest.taken is not None:
            raise InvitationTaken(guest.taken)
        return guest

    def _set(self, guest: SeatRow, invitation: str | None) -> None:
        try:
            self._change([guest], invitation=invitation)
        except MovedOn:
            after = invited(self._store.seats(guest.game))
            if after is not None and after.taken is not None:
                raise InvitationTaken(after.taken) from None
            raise RequestProblem(
                "error-invitation-changed", "the invitation was changed at the same moment", 409
            ) from None

    def _change(self, before: Sequence[SeatRow], notices: Sequence[Notice] = (), **after: object) -> None:
        self._store.change_seat(before, notices, **after)
        self._changed(before[0].game)


def _check_new(holders: Sequence[SeatRow], hashed: str) -> None:
    """Raise Problem for a secret that already opens something of a game: those are all different."""
    if any(hashed in (one.token_hash, one.invitation) for one in holders):
        raise RequestProblem("error-secret-known", "this secret is in use; draw another one at random", 409)
