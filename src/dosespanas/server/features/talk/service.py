"""What is said at a table: words between its two persons, a note of one's own, marks on the map.

It is theirs alone: nothing of it stands in the record of the game. Those who watch have a room of their own, which the
two may read when the game is over.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import NotYours, RequestProblem, TooMany, UnknownGame
from dosespanas.server.features.talk.plain_text import plain
from dosespanas.server.features.talk.store import PlaceMark, TalkStore
from dosespanas.server.games.clocks import other
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.lobby import talk_here
from dosespanas.server.games.seats import (
    GALLERY,
    TABLE,
    Seat,
    check_player,
    check_seat,
    players_of,
    regents_of,
    room_of,
)
from dosespanas.server.operations.quotas import Buckets, Quota
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.store import SPECTATOR, GameRow, SeatRow

LONGEST = 500
"""Signs of one message."""
LONGEST_NOTE = 4_000
"""Signs of a note."""
LONGEST_MARK = 40
"""Signs of the word at a mark."""
LONGEST_WHY = 200
"""Signs of what is said with a report."""
KEPT = {TABLE: 2_000, GALLERY: 500}
"""How many messages of a room are kept; the oldest go."""
TOLD = 200
"""How many of them one answer tells at most, the last ones."""
UNREAD = 5 * 60_000
"""Milliseconds for which words wait to be read before anybody is told of them who is away."""
PRESENT = 150_000
"""Milliseconds for which somebody who was at the page of a game is there: a page says so each minute."""
MARKS = 12
"""How many marks a side may have on the map; the oldest go."""


class Talk:
    """What is said in the games of one database. In any thread."""

    def __init__(
        self,
        play: GameService,
        kept: TalkStore,
        quota: Quota,
        said: Callable[[str, str, int], object],
        are_apart: Callable[[str, str], bool],
        handles: Callable[[Sequence[str]], Mapping[str, str]],
    ) -> None:
        """Take the games, where words are kept, how much a seat may say, who is told that something was said, what
        tells whether one of two accounts does not wish to meet the other, and the names of accounts."""
        self._play = play
        self._kept = kept
        self._pace = Buckets(quota)
        self._said = said
        self._accounts_apart = are_apart
        self._handles = handles

    def read(self, seat: Seat, since: int = 0, room: str | None = None) -> dict[str, Any]:
        """Return what a seat hears in its room: the last messages after number `since`, and the marks on the map.

        `room`: those who play may read what was said by those who watched, when the game is over. Raises Problem
        unless two persons play apart.
        """
        row, holders = self._table(seat)
        mine = room_of(seat)
        if room not in (None, mine) and (mine == GALLERY or not self._over(seat.game)):
            raise NotYours("error-other-room", "what is said there is not for this seat, or not while the game goes on")
        there = room or mine
        hushed = there == TABLE and not self._kept.muted(seat.game).isdisjoint(seat.sides)
        unheard = [side for side in SIDE_NAMES if there == TABLE and side not in seat.sides]
        unheard = unheard if hushed or self._are_apart(holders) else []
        marks = self._kept.marks(seat.game)
        return {
            "room": there,
            "open": row.chat is not False,
            "revision": self._kept.revision(seat.game, there),
            "muted": hushed,
            "read": self._kept.read(seat.game, seat.sides[0]) if seat.sides else 0,
            **self._persons(holders if seat.sides else []),
            "messages": [asdict(one) for one in self._kept.messages(seat.game, there, since, unheard, TOLD)],
            "marks": [] if there == GALLERY else [asdict(one) for one in marks if one.side not in unheard],
        }

    def say(self, seat: Seat, words: str, whose: str) -> None:
        """Say something in a seat's room; `whose`: the address of who watches. Raises Problem for a silent table."""
        row, holders = self._table(seat)
        self._check_open(row)
        said = within(plain(words), LONGEST)
        if not said:
            raise RequestProblem("error-no-words", "there are no words in this message")
        self._take(seat, whose)
        room = room_of(seat)
        who = seat.sides[0] if seat.sides else SPECTATOR
        notices = self._notices(seat, holders) if seat.sides else []
        self._said(seat.game, room, self._kept.say(seat.game, room, who, said, KEPT[room], notices))

    def mark_read(self, seat: Seat, n: int) -> None:
        """Note that a side has read all up to a message at its table; nobody else is told."""
        self._table(seat)
        self._kept.mark_read(seat.game, _side(seat), min(n, self._kept.revision(seat.game, TABLE)))

    def present(self, seat: Seat, shown: bool) -> bool:
        """Note that the person of a seat is at its game, if that may be shown; return whether the other one is.

        Who does not show it is not told either; nor are those of whom one has blocked the other.
        """
        _, holders = self._table(seat)
        side, at = _side(seat), now()
        self._kept.note_presence(seat.game, side, at if shown else None)
        if not shown or self._are_apart(holders):
            return False
        return self._kept.was_present(seat.game, other(side)) > at - PRESENT

    def unread(self, wanted: Collection[tuple[str, str]]) -> dict[tuple[str, str], list[str]]:
        """Return by game and side, of those that are wanted, what it hears there and has not read."""
        found = self._kept.unread(wanted)
        return {key: words for key, words in found.items() if not self._are_apart(self._play.store.seats(key[0]))}

    def _notices(self, seat: Seat, holders: Sequence[SeatRow]) -> list[Notice]:
        """Return whom to tell that this seat says something at its table: the other person, if they hear it."""
        side, accounts = other(seat.sides[0]), {one.side: one.account for one in holders}
        account = accounts.get(side)
        if account is None or account == accounts[seat.sides[0]] or self._are_apart(holders):
            return []
        return [] if side in self._kept.muted(seat.game) else [Notice(account, "words", seat.game, side, wait=UNREAD)]

    def _persons(self, holders: Sequence[SeatRow]) -> dict[str, Any]:
        """Return how those who play are called, by side, and for whom nobody plays: whose account is closed."""
        held = {one.side: one.account for one in holders if one.side != SPECTATOR and one.account is not None}
        names = self._handles(list(held.values()))
        regents = regents_of(holders)
        return {
            "names": {side: names[account] for side, account in held.items() if names.get(account)},
            "gone": [side for side, account in held.items() if side not in regents and names.get(account) == ""],
        }

    def mute(self, seat: Seat, muted: bool) -> None:
        """Note whether a side does not wish to read what the other one says; the other one is not told."""
        self._table(seat)
        self._kept.mute(seat.game, _side(seat), muted)

    def report(self, seat: Seat, n: int, why: str, whose: str) -> None:
        """Tell whoever runs the server of a message in a seat's room; once told, it stays told."""
        self._table(seat)
        self._take(seat, whose)
        room = room_of(seat)
        said = self._kept.message(seat.game, room, n)
        if said is None:
            raise RequestProblem("error-no-message", "there is no such message here any more", 404)
        if said.seat in seat.sides:
            raise RequestProblem("error-own-message", "this message is your own")
        by = seat.sides[0] if seat.sides else SPECTATOR
        self._kept.report(seat.game, room, said, by, within(plain(why), LONGEST_WHY))

    def note(self, seat: Seat) -> str:
        """Return what a side has noted for itself; raises NotYours for who watches."""
        self._table(seat)
        return self._kept.note(seat.game, _side(seat))

    def put_note(self, seat: Seat, words: str) -> None:
        """Keep what a side notes for itself; nothing: it has no note."""
        self._table(seat)
        side = _side(seat)
        self._take(seat, "")
        self._kept.put_note(seat.game, side, within(plain(words, lines=True), LONGEST_NOTE))

    def mark(self, seat: Seat, place: str, shape: str, words: str, turn: int | None) -> None:
        """Put a side's mark on a place of the map, in place of the one it has there; `turn`: the one it ends with.

        Raises Problem for a place that is none of the game's, and for words at a silent table.
        """
        row, _ = self._table(seat)
        side = _side(seat)
        if place not in self._play.places(row):
            raise RequestProblem("error-no-place", f"{place!r} is no place of this map", place=place)
        said = within(plain(words), LONGEST_MARK)
        if said:
            self._check_open(row)
        self._take(seat, "")
        self._kept.put_mark(seat.game, TABLE, PlaceMark(side, place, shape, said, turn), MARKS)
        self._said(seat.game, TABLE, self._kept.revision(seat.game, TABLE))

    def unmark(self, seat: Seat, place: str) -> None:
        """Take a side's own mark away from a place; where it has none nothing happens."""
        self._table(seat)
        side = _side(seat)
        self._take(seat, "")
        self._kept.drop_mark(seat.game, TABLE, side, place)
        self._said(seat.game, TABLE, self._kept.revision(seat.game, TABLE))

    def _table(self, seat: Seat) -> tuple[GameRow, list[SeatRow]]:
        """Return a seat's game and who sits there; raises UnknownGame for an old secret, Problem where nobody talks."""
        row, holders = self._play.store.game(seat.game), self._play.store.seats(seat.game)
        if row is None:
            raise UnknownGame
        check_seat(seat, holders)
        if talk_here(row, players_of(holders)) is None:
            raise RequestProblem("error-no-talk", "words are for two persons who play apart", 409)
        return row, holders

    def _are_apart(self, holders: Sequence[SeatRow]) -> bool:
        """Return whether one of the two persons of a game has blocked the other: then neither hears the other."""
        owners = [one.account for one in holders if one.side != SPECTATOR]
        one, other = (*owners, None, None)[:2]
        return one is not None and other is not None and self._accounts_apart(one, other)

    def _check_open(self, row: GameRow) -> None:
        if row.chat is False:
            raise RequestProblem(
                "error-silent", "the two persons of this game have agreed not to write to each other", 409
            )

    def _over(self, game: str) -> bool:
        head = self._play.store.head(game)
        return head is not None and head.lines >= 0 and head.actor is None

    def _take(self, seat: Seat, whose: str) -> None:
        """Count what a seat says; raises TooMany. Those who watch share a seat: each address has an own measure."""
        shared = [(f"{seat.game} {SPECTATOR}", 4), (f"{seat.game} {whose}", 1)]
        wait = self._pace.take([(" ".join((seat.game, *seat.sides)), 1)] if seat.sides else shared)
        if wait:
            raise TooMany(wait)


def _side(seat: Seat) -> str:
    """Return the side of a seat; raises NotYours for who watches."""
    check_player(seat)
    return seat.sides[0]


def within(words: str, most: int) -> str:
    """Return words; raises Problem if they are longer than they may be."""
    if len(words) > most:
        raise RequestProblem("error-words-too-long", f"at most {most} signs; these are {len(words)}", most=most)
    return words
