"""Records of running games: readable, without anything that may not leave yet.

While a game lasts its record has `[Seed "sealed"]` and `[Hash "sealed"]` (late in a game, hands could be
guessed until the hash fits), the other side's actions read `sealed` (a laid card or a discard would show in
them; with covered pieces one's own would, too), and the tag `Sealed` holds the whole record encrypted with a key
that only the servers of this database have, and which sides its holder had.

Such a record goes on as its holder may think the game to be (`imagined`): from the position alone, and all that was
hidden from him is drawn anew.
"""

import json
import re
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import dosespanas
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.game import Game, UmpiredGame
from dosespanas.kernel.positions import SEEN
from dosespanas.server.errors import RequestProblem
from dosespanas.server.storage.sealed_tokens import NeedsLibrary, NotOpened, SealedTokens

SEALED = "sealed"
"""Stands where something is hidden."""

PADDING = 4096
"""Sealed text is filled up to a multiple of this."""

PUBLIC = ("* failed", "* player")
"""Lines of a record that both sides are told."""
ROOM_FOR_ACTION = 64
"""Bytes that each action is given: more than any takes, so that the length tells their number and nothing else."""

ROOM_FOR_POSITION = 1 << 17
"""Bytes that a position a game began from is given, for the same reason."""

_TELLTALE = re.compile(r'^\[(Seed|Hash) "[^"]*"\]$', re.MULTILINE)
_POSITION = re.compile(r"^\[Position .*\]$\n?", re.MULTILINE)
_TAG = re.compile(r'^\[Sealed\s+"([A-Za-z0-9_=\s-]*)"\s*\]\s*$', re.MULTILINE)
"""Perhaps in several lines: mail programs wrap long ones."""
_ACTION = re.compile(r"^(\d+) ([NR]|\* \w+) .*$", re.MULTILINE)


@dataclass(frozen=True)
class OpenedRecord:
    """A record that may be taken up: of which game it is and the sides (0, 1) that its holder had, if it was sealed."""

    record: str
    game: str | None = None
    sides: frozenset[int] | None = None
    sources: tuple[str, ...] = ()
    """The games without advice that its game comes from."""


def check_secret(game: UmpiredGame, sides: Collection[int] | None) -> None:
    """Raise Problem for a running game with covered pieces (OPT-06, 13.6), unless a seat has or had these sides of it.

    None or empty: it has none.
    """
    if game.secret_record() and not sides:
        raise RequestProblem(
            "error-record-fog",
            "this game has covered pieces and is still going on: its record would show what is hidden",
            403,
        )


def imagined(game: UmpiredGame, side: int | None, data: Source) -> Game:
    """Return a game that begins as a side (None: who only watches) may think that another one stands now.

    What is hidden from it is drawn anew from all that it may be, and nothing tells how the position came about: so the
    new game says no more of the other one than that side knows. Raises BadPosition where nothing can be drawn.
    """
    seen, rng = game.observe(side), int(secrets.token_hex(16), 16)
    for source in (data, None):
        drawn = dosespanas.sample(seen, rng, source)
        if drawn.header.data == game.header.data:
            break
    return dosespanas.from_position(drawn.to_position() | {SEEN: game.choice}, source)


def drawn_at(position: dict[str, Any] | None) -> int | None:
    """Return at which choice of another game a position was seen that a game began from (`imagined`); else None."""
    choice = None if position is None else position.get(SEEN)
    return choice if isinstance(choice, int) else None


class Seal:
    """Closes and opens records with one key."""

    def __init__(self, key: str) -> None:
        """Take a Fernet key (32 bytes in URL-safe base64); raises Problem for anything else."""
        try:
            self._tokens = SealedTokens(key)
        except ValueError:
            raise RequestProblem(
                "error-bad-key", "DOSESPANAS_KEY is not a key: 32 bytes in URL-safe base64 are wanted", 503
            ) from None

    @staticmethod
    def new_key() -> str:
        """Return a fresh key."""
        return SealedTokens.new_key()

    def close(
        self, game: str, record: str, shown: Collection[int], covered: bool = False, sources: str | None = None
    ) -> str:
        """Return the record of a running game as somebody who holds the sides `shown` (0, 1) may have it.

        Who holds none only watches: his record cannot be opened again. With pieces `covered` no action is shown.
        `sources`: the games without advice that it comes from, as a row has them; they outlast the row.
        """
        whose = {} if sources is None else {"sources": sources.split()}
        inside = json.dumps({"game": game, "sides": sorted(shown), **whose, "record": record})
        positions = record.count("\n[Position ") + record.count(" * rules ")
        room = ROOM_FOR_ACTION * record.count("\n") + ROOM_FOR_POSITION * positions
        room += -room % PADDING
        while room < len(inside):
            room += ROOM_FOR_POSITION
        padded = inside.ljust(room)
        token = self._tokens.close(padded.encode())
        tags, _, lines = record.partition("\n\n")
        tags = _POSITION.sub("", _TELLTALE.sub(rf'[\1 "{SEALED}"]', tags)).rstrip("\n")

        def cover(match: re.Match[str]) -> str:
            known = not covered and match[2] in "NR" and "NR".index(match[2]) in shown
            if match[2] == "* rules":  # by which, everybody may know
                return " ".join([*match[0].split()[:5], SEALED])
            return match[0] if known or match[2] in PUBLIC else f"{match[1]} {match[2]} {SEALED}"

        tag = f'[Sealed "{token}"]\n' if shown else ""
        return f"{tags}\n{tag}\n{_ACTION.sub(cover, lines)}"

    def open(self, text: str) -> OpenedRecord:
        """Return the plain record behind a sealed one; a plain record comes back as it is.

        Raises Problem if the record was sealed elsewhere or edited.
        """
        found = _TAG.search(text)
        lines = text.strip().splitlines()
        cut_off = "[Sealed" in text or all(line.strip() for line in lines)
        if found is None and f'[Seed "{SEALED}"]' in text and cut_off:
            raise RequestProblem(
                "error-record-cut-off",
                f"the record is cut off at line {len(lines)}: its tags have no end. Download it again",
                line=len(lines),
            )
        if found is None and f'[Seed "{SEALED}"]' in text:
            raise RequestProblem(
                "error-record-watched",
                "this record was taken by somebody who only watched a game that was still going on; it cannot be "
                "continued. The record of the finished game can",
                403,
            )
        if found is None:
            return OpenedRecord(text)
        try:
            inside = json.loads(self._tokens.open("".join(found[1].split())))
        except NeedsLibrary:
            raise RequestProblem(
                "error-sealed-by-library",
                "this record was sealed with the library cryptography, which is not installed here: "
                "pip install 'dosespanas[server]'",
            ) from None
        except NotOpened:
            raise RequestProblem(
                "error-sealed-elsewhere",
                "this record is of a game that was still going on, and only the server it was played on can "
                "open it; the record of a finished game is not sealed",
            ) from None
        sides, sources = frozenset(inside.get("sides", ())), tuple(inside.get("sources", ()))
        return OpenedRecord(str(inside["record"]), str(inside["game"]), sides, sources)
