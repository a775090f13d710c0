"""One game in memory, rebuilt from its lines: a cache that may be thrown away at any time."""

import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import dosespanas
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.server.errors import DamagedGame, OtherVersion
from dosespanas.server.store import GameRow, Line, Pulse

STRIDE = 32
"""A copy of the game is kept every so many choices, so that looking back replays less than this."""


def begin(row: GameRow, data: Path | None) -> Game:
    """Return a game as it was begun, with the data files of a folder or the shipped ones.

    Raises DamagedGame, or OtherVersion for a game of another rules engine or other data.
    """
    if row.engine != ENGINE:
        raise OtherVersion(row.id, f"rules engine {row.engine}", ENGINE)
    found = ""
    for folder in (data, None):
        try:
            game = _begin(row, folder)
        except (DosEspanasError, ValueError, TypeError, AttributeError) as error:
            raise DamagedGame(row.id, f"its beginning: {type(error).__name__}") from None
        if game.header.data == row.data:
            return game
        found = found or game.header.data
    raise OtherVersion(row.id, f"data {row.data}", f"data {found}")


def _begin(row: GameRow, folder: Path | None) -> Game:
    if row.position is not None:
        return dosespanas.from_position(json.loads(row.position), folder)
    return dosespanas.new_game(row.game, row.scenario, json.loads(row.options), row.seed, folder)


class Session:
    """A game with what the server needs besides: how many lines it stands for, and copies to look back."""

    def __init__(self, row: GameRow, data: Path | None = None) -> None:
        self.id = row.id
        self.row = row
        self.game = begin(row, data)
        self.lines = 0
        """How many lines of the store this stands for."""
        self.written = 0
        """The choice the store knows of; another one in memory means that something was not written."""
        self.dropped = False
        """Thrown away: whoever waited for the lock looks for a fresh one."""
        self.forced: list[bool] = []
        """Of each action taken: could everybody tell that it was the only legal one?"""
        self.offers: set[str] = set()
        """The sides that offer to stop here and count (VIC-08); whatever is done next withdraws the offer."""
        self._copies: list[Game] = []
        self.lock = threading.RLock()

    @property
    def actor(self) -> str | None:
        """The side whose choice it is, by name; None when the game is over."""
        return None if self.game.actor is None else SIDE_NAMES[self.game.actor]

    def pulse(self, added: int) -> Pulse:
        """Return where the game stands once `added` more lines are written."""
        return Pulse(self.lines + added, self.game.choice, self.actor)

    def take(self, action: str) -> Line:
        """Take an action; raises UnknownAction or IllegalAction and changes nothing then."""
        game = self.game
        forced = game.forced() is not None
        side = self.actor
        mark = game.clone() if game.choice == len(self._copies) * STRIDE else None
        game.apply(action)
        if mark is not None:
            self._copies.append(mark)
        self.forced.append(forced)
        self.offers.clear()
        return Line("action", str(side), str(game.actions[-1]))

    def reseed(self, seed: str, hands: bool) -> Line:
        """Go on with another seed, with `hands` with other hidden hands too; return the line."""
        self.game.reseed(seed, hands)
        del self._copies[-(-self.game.choice // STRIDE) :]
        return Line("redeal" if hands else "reseed", "", seed)

    def follow(self, game: Game) -> list[Line]:
        """Do all that was done in a game that began like this one; return the lines."""
        lines = []
        for number in range(game.choice + 1):
            for again in game.reseeds:
                if again.choice == number:
                    lines.append(self.reseed(again.seed, again.hands))
            if number < game.choice:
                lines.append(self.take(str(game.actions[number])))
        return lines

    def settle(self) -> list[Line]:
        """Take every choice that all can see to have a single legal action; return the lines.

        Where only the side asked can tell, it is asked: to go on at once would tell the others what it holds.
        """
        lines = []
        while (action := self.game.forced()) is not None:
            lines.append(self.take(str(action)))
        return lines

    def undo_target(self) -> int | None:
        """Return the last choice that was really asked and can still be gone back to, or None."""
        for choice in range(self.game.choice - 1, self.game.undo_floor - 1, -1):
            if not self.forced[choice]:
                return choice
        return None

    def go_back(self, choice: int) -> None:
        """Take back every action from `choice` on; raises CannotUndo."""
        while self.game.choice > choice:
            self.game.undo()
        del self.forced[choice:]
        del self._copies[choice // STRIDE + 1 :]
        self.offers.clear()

    def consent(self, sides: Sequence[str]) -> list[Line]:
        """Note that these sides would stop here and count (VIC-08); return the lines.

        Once both sides would, the game ends.
        """
        if self.offers.union(sides) == set(SIDE_NAMES):
            self.agree()
            return [Line("agree", "", "")]
        fresh = [side for side in sides if side not in self.offers]
        self.offers.update(fresh)
        return [Line("offer", side, "") for side in fresh]

    def decline(self, sides: Sequence[str]) -> list[Line]:
        """Withdraw every standing offer to stop and count, one's own or the other's; return the lines."""
        if not self.offers:
            return []
        self.offers.clear()
        return [Line("decline", sides[0], "")]

    def agree(self) -> None:
        """End the game by agreement of both sides (VIC-08)."""
        self.game.agree()
        self.offers.clear()

    def before(self, choice: int) -> Game:
        """Return the game as it stood before `choice`, which lies between 0 and the present."""
        if choice == self.game.choice:
            return self.game
        game = self._copies[choice // STRIDE].clone()
        game.follow(self.game, choice)
        return game

    def replay(self, numbered: list[tuple[int, Line]], until: int) -> None:
        """Catch up with lines of the store, which has `until` of them; raises DamagedGame."""
        for n, line in numbered:
            if n >= until:
                break
            if n != self.lines:
                raise DamagedGame(self.id, f"line {self.lines} is missing")
            try:
                self._replay_line(line)
            except (DosEspanasError, ValueError, IndexError) as error:
                raise DamagedGame(self.id, f"line {n}: {type(error).__name__}") from None
            if n == until - 1 and line.hash != self.game.hash():
                raise DamagedGame(self.id, f"line {n}: the state is not the one that was written")
            self.lines += 1
        if self.lines != until:
            raise DamagedGame(self.id, f"line {self.lines} is missing")

    def _replay_line(self, line: Line) -> None:
        if line.kind == "action":
            if line.seat != self.actor:
                raise ValueError("another side's choice")
            self.take(line.action)
        elif line.kind == "undo":
            self.go_back(int(line.action))
        elif line.kind in ("reseed", "redeal"):
            self.reseed(line.action, line.kind == "redeal")
        elif line.kind == "offer":
            self.offers.add(line.seat)
        elif line.kind == "decline":
            self.offers.clear()
        elif line.kind == "agree":
            self.agree()
        else:
            raise ValueError("no such kind of line")

    def hashed(self, lines: list[Line]) -> list[Line]:
        """Return lines with the hash of the present state on the last of them, if there are any."""
        if not lines:
            return []
        last = lines[-1]
        return [*lines[:-1], Line(last.kind, last.seat, last.action, self.game.hash())]

    def taken_by(self, choice: int) -> str:
        """Return the side that answered a choice."""
        return SIDE_NAMES[self.game.takers[choice]]

    def observe(self, side: str | None) -> dict[str, Any]:
        """Return all that may leave for a side or a spectator."""
        return self.game.observe(None if side is None else parse_side(side))
