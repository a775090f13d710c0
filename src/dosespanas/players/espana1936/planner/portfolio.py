"""Portfolios of España 1936: minds as data, and what is looked at of the other side to tell who it is."""

from pathlib import Path
from typing import Any, Final

from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.options import SCENARIOS
from dosespanas.espana1936.board.state import Board
from dosespanas.players import portfolio
from dosespanas.players.espana1936.policy.weights import checked
from dosespanas.players.portfolio import Choosing, PortfolioMinds

MOVES: Final = (stages.NAT_MOVE, stages.REP_MOVE)
"""The movement of either side, which the Republican one makes with what the other has done lying open."""
BOXES: Final = 42
"""How many boxes the map has: a look at the other side has a number for each."""

Mind = dict[str, float]
"""The weights of a side."""


def mind(raw: Any, scenario: str, side: int, where: str) -> Mind:
    """Return weights as read from data; raises BadWeights saying what is wrong, and where."""
    return checked(raw, where)


def load(file: Path) -> dict[str, list[PortfolioMinds[Mind] | None]]:
    """Return by scenario the books of both sides, None for a side that has one mind alone.

    Raises BadPortfolio or BadWeights saying what is wrong.
    """
    return portfolio.load(file, SCENARIOS, BOXES, mind)


def book(raw: Any, where: str) -> PortfolioMinds[Mind]:
    """Return the book of a side as read from data; raises BadPortfolio or BadWeights."""
    return portfolio.book(raw, "", 0, where, BOXES, mind)


_read: dict[str, dict[str, list[PortfolioMinds[Mind] | None]]] = {}


def book_of(file: Path, scenario: str, side: int) -> PortfolioMinds[Mind] | None:
    """Return a side's book of a file that comes with the program, read once; None where it has one mind alone."""
    name = str(file)
    if name not in _read:
        _read[name] = load(file)
    return _read[name][scenario][side]


class PortfolioMind(Choosing[Mind]):
    """A book in one game: by which of its minds to play, as far as the other side has shown itself."""

    def mind(self, t: Board) -> Mind:
        """Return the mind to play by at a choice of its side, after a look at the board where its movement begins.

        In the fog of war nobody is recognized.
        """
        if t.stage == stages.MOVE and t.step_no in MOVES and t.turn not in self.drawn.seen and not t.options.fog:
            self.see(t.turn, look(t, 1 - t.side))
        return self.book.minds[self.number]


def look(t: Board, side: int) -> list[float]:
    """Return how the troops of a side stand that lie open: the strength in each box."""
    found = [0.0] * BOXES
    for slot in t.slots_of(side):
        box = t.t_box[slot]
        if 0 <= box < BOXES:
            found[box] += float(t.t_strength[slot])
    return found
