"""Who may do what: the seats of a game, the secrets that open them, and what a computer opponent is asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from dosespanas.datafiles.patches import Source
from dosespanas.server.errors import NotYours, UnknownGame
from dosespanas.server.opponents.ai_worker import ChoiceQuestion
from dosespanas.server.storage.secret_tokens import token_hash
from dosespanas.server.storage.store import PERSON, SPECTATOR, SeatRow


class Wakes(Protocol):
    """Whoever makes the computer opponents think."""

    def wake(self, game: str, person: bool) -> None:
        """A choice of a computer opponent may be waiting in that game; `person`: a person plays there too."""


@dataclass(frozen=True)
class Seat:
    """What a secret opens in one game: the sides it may act for; none for a spectator."""

    game: str
    sides: tuple[str, ...]
    hashed: str
    """What is kept of the secret."""


@dataclass(frozen=True)
class Question:
    """A choice a computer opponent is asked, and the line its answer would become."""

    asked: ChoiceQuestion
    lines: int
    person: bool
    """Whether a person plays in that game too."""


TABLE, GALLERY = "table", "gallery"
"""The room of the two persons, and that of those who watch."""

Past = tuple[str | None, Source]
"""The record of a game as far as it has come, and the data it may be played with."""


def players_of(holders: Sequence[SeatRow]) -> dict[str, str]:
    """Return who holds each side: a person, or a computer opponent by name."""
    return {holder.side: holder.player for holder in holders if holder.side != SPECTATOR}


def regents_of(holders: Sequence[SeatRow]) -> dict[str, str]:
    """Return by side the computer opponent that plays for a person whose time was up; most games have none."""
    return {holder.side: holder.regent for holder in holders if holder.regent is not None}


def played_by(holders: Sequence[SeatRow]) -> dict[str, str]:
    """Return who answers for each side now: a person, or a computer opponent by name, be it a regent."""
    return players_of(holders) | regents_of(holders)


def seats_of(game: str, holders: Sequence[SeatRow]) -> dict[str, Seat]:
    """Return the seats of a game by what is kept of the secrets that open them."""
    sides: dict[str, list[str]] = {}
    for holder in holders:
        if holder.token_hash is not None:
            sides.setdefault(holder.token_hash, []).append(holder.side)
    return {
        hashed: Seat(game, tuple(side for side in held if side != SPECTATOR), hashed) for hashed, held in sides.items()
    }


def seat_of(game: str, token: str, holders: Sequence[SeatRow]) -> Seat:
    """Return the seat that a secret opens among those of a game; raises UnknownGame."""
    found = seats_of(game, holders).get(token_hash(token))
    if found is None:
        raise UnknownGame
    return found


def seat_of_account(game: str, account: str, holders: Sequence[SeatRow]) -> Seat:
    """Return the seat of a game that is an account's; raises UnknownGame."""
    held = [one for one in holders if one.account == account and one.side != SPECTATOR]
    if not held:
        raise UnknownGame
    return Seat(game, tuple(one.side for one in held), held[0].token_hash or "")


def programs_of(holders: Sequence[SeatRow]) -> list[str]:
    """Return the sides that a program plays."""
    return [one.side for one in holders if one.program]


def played_by_program(seat: Seat, holders: Sequence[SeatRow]) -> bool:
    """Return whether a program plays a seat already."""
    return set(seat.sides) <= set(programs_of(holders))


def room_of(seat: Seat) -> str:
    """Return the room in which a seat talks: that of who plays, or that of who watches."""
    return TABLE if seat.sides else GALLERY


def check_seat(seat: Seat, holders: Sequence[SeatRow]) -> None:
    """Raise UnknownGame if a seat's secret has been renewed."""
    if not any(holder.token_hash == seat.hashed for holder in holders):
        raise UnknownGame


def check_player(seat: Seat) -> None:
    """Raise NotYours for who only watches: whatever is asked, before anything of the game as it stands is looked at."""
    if not seat.sides:
        raise NotYours("error-spectator", "this secret is for watching only")


def invited(holders: Sequence[SeatRow]) -> SeatRow | None:
    """Return the seat that is handed out by invitation, taken up or not; None in a game that has none."""
    persons = (one for one in holders if one.player == PERSON and one.side != SPECTATOR)
    return next((one for one in persons if one.token_hash is None or one.taken is not None), None)
