"""Records of running games: readable, without anything that may not leave yet.

While a game lasts its record has `[Seed "sealed"]` and `[Hash "sealed"]` (late in a game, hands could be
guessed until the hash fits), the other side's actions read `sealed` (a laid card or a discard would show in
them; with covered pieces one's own would, too), and the tag `Sealed` holds the whole record encrypted with a key
that only the servers of this database have, and which sides its holder had.
"""

import json
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

from cryptography.fernet import Fernet, InvalidToken

from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import Problem

SEALED = "sealed"
"""Stands where something is hidden."""

PADDING = 4096
"""Sealed text is filled up to a multiple of this."""

ROOM_FOR_ACTION = 64
"""Bytes that each action is given: more than any takes, so that the length tells their number and nothing else."""

ROOM_FOR_POSITION = 1 << 17
"""Bytes that a position a game began from is given, for the same reason."""

_TELLTALE = re.compile(r'^\[(Seed|Hash) "[^"]*"\]$', re.MULTILINE)
_POSITION = re.compile(r"^\[Position .*\]$\n?", re.MULTILINE)
_TAG = re.compile(r'^\[Sealed "([A-Za-z0-9_=-]*)"\]\s*$', re.MULTILINE)
_ACTION = re.compile(r"^(\d+) ([NR]|\* \w+) .*$", re.MULTILINE)


@dataclass(frozen=True)
class Opened:
    """A record that may be taken up, and the sides (0, 1) that its holder had: None if nobody sealed it."""

    record: str
    sides: frozenset[int] | None


def check_secret(game: Game, sides: Collection[int] | None, taken: Collection[int] = ()) -> None:
    """Raise Problem for a running game with covered pieces (OPT-06, 13.6), unless it is taken up by who may see them.

    `sides` are those of the seat that takes or took the record, None or empty if it had none; `taken` are the sides
    that persons shall play now.
    """
    if not game.secret_record():
        return
    if not sides:
        raise Problem(
            "error-record-fog",
            "this game has covered pieces and is still going on: its record would show what is hidden",
            403,
        )
    if not set(taken) <= set(sides):
        own = SIDE_NAMES[min(sides)]
        raise Problem(
            "error-record-seat",
            f"this game has covered pieces: it goes on only with a person on the side that saved it ({own})",
            403,
            side=f"side:{own}",
        )


class Seal:
    """Closes and opens records with one key."""

    def __init__(self, key: str) -> None:
        """Take a Fernet key (32 bytes in URL-safe base64); raises Problem for anything else."""
        try:
            self._fernet = Fernet(key)
        except ValueError:
            raise Problem(
                "error-bad-key", "DOSESPANAS_KEY is not a key: 32 bytes in URL-safe base64 are wanted", 503
            ) from None

    @staticmethod
    def new_key() -> str:
        """Return a fresh key."""
        return Fernet.generate_key().decode()

    def close(self, game: str, record: str, shown: Collection[int], covered: bool = False) -> str:
        """Return the record of a running game as somebody who holds the sides `shown` (0, 1) may have it.

        Who holds none only watches: his record cannot be opened again. With pieces `covered` no action is shown.
        """
        inside = json.dumps({"game": game, "sides": sorted(shown), "record": record})
        room = ROOM_FOR_ACTION * record.count("\n") + ROOM_FOR_POSITION * ("\n[Position " in record)
        room += -room % PADDING
        while room < len(inside):
            room += ROOM_FOR_POSITION
        padded = inside.ljust(room)
        token = self._fernet.encrypt(padded.encode()).decode()
        tags, _, lines = record.partition("\n\n")
        tags = _POSITION.sub("", _TELLTALE.sub(rf'[\1 "{SEALED}"]', tags)).rstrip("\n")

        def cover(match: re.Match[str]) -> str:
            known = not covered and match[2] in "NR" and "NR".index(match[2]) in shown
            return match[0] if known else f"{match[1]} {match[2]} {SEALED}"

        tag = f'[Sealed "{token}"]\n' if shown else ""
        return f"{tags}\n{tag}\n{_ACTION.sub(cover, lines)}"

    def open(self, text: str, may_open: Callable[[str], bool]) -> Opened:
        """Return the plain record behind a sealed one; a plain record comes back as it is.

        `may_open` is asked about the id of the game the record is of. Raises Problem if it says no, or if
        the record was sealed elsewhere or edited.
        """
        found = _TAG.search(text)
        lines = text.strip().splitlines()
        if found is None and f'[Seed "{SEALED}"]' in text and all(line.strip() for line in lines):
            raise Problem(
                "error-record-cut-off",
                f"the record is cut off at line {len(lines)}: its tags have no end. Download it again",
                line=len(lines),
            )
        if found is None and f'[Seed "{SEALED}"]' in text:
            raise Problem(
                "error-record-watched",
                "this record was taken by somebody who only watched a game that was still going on; it cannot be "
                "continued. The record of the finished game can",
                403,
            )
        if found is None:
            return Opened(text, None)
        try:
            inside = json.loads(self._fernet.decrypt(found[1].encode()))
        except InvalidToken:
            raise Problem(
                "error-sealed-elsewhere",
                "this record is of a game that was still going on, and only the server it was played on can "
                "open it; the record of a finished game is not sealed",
            ) from None
        if not may_open(str(inside["game"])):
            raise Problem(
                "error-record-running",
                "this game between two people is still going on: continuing its record would show the other's hand",
                403,
            )
        return Opened(str(inside["record"]), frozenset(inside.get("sides", ())))
