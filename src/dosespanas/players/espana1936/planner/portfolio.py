"""Portfolios of España 1936: minds as data, and what is looked at of the other side to tell who it is."""

import json
from pathlib import Path
from typing import Any, Final

from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.options import SCENARIOS
from dosespanas.espana1936.board.state import Table
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.policy.weights import checked
from dosespanas.players.portfolio import Drawn, Portfolio, bad
from dosespanas.players.portfolio import checked as checked_portfolio

MOVES: Final = (stages.NAT_MOVE, stages.REP_MOVE)
"""The movement of either side, which the Republican one makes with what the other has done lying open."""
BOXES: Final = 42
"""How many boxes the map has: a look at the other side has a number for each."""


class Book:
    """The portfolio of one side in one scenario, with the weights of its minds and of the rivals it knows."""

    def __init__(
        self, minds: list[dict[str, float]], portfolio: Portfolio, rivals: list[dict[str, float]]
    ) -> None:
        self.minds = minds
        self.rivals = rivals
        self.portfolio = portfolio


def load(file: Path) -> dict[str, list[Book | None]]:
    """Return by scenario the books of both sides, None for a side that has one mind alone.

    Raises BadPortfolio or BadWeights saying what is wrong.
    """
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise bad(file.name, "it cannot be read as JSON") from error
    if not isinstance(raw, dict) or not set(raw) <= set(SCENARIOS):
        raise bad(file.name, f"it may have a table for each scenario: {', '.join(SCENARIOS)}")
    found: dict[str, list[Book | None]] = {}
    for scenario in SCENARIOS:
        table = raw.get(scenario, {"recipe": {}})
        if not isinstance(table, dict) or not isinstance(table.get("recipe"), dict):
            raise bad(f"{file.name}, {scenario}", "it must say in `recipe` how the portfolio was made")
        found[scenario] = [
            book(table[side], f"{file.name}, {scenario}, {side}") if side in table else None for side in SIDE_NAMES
        ]
    return found


def book(raw: Any, where: str) -> Book:
    """Return the book of a side as read from data; raises BadPortfolio or BadWeights."""
    rows = raw.get("minds") if isinstance(raw, dict) else None
    if not isinstance(rows, list) or not rows:
        raise bad(where, "there must be a list of minds")
    minds = [checked(row, f"{where}, mind {number}") for number, row in enumerate(rows, 1)]
    portfolio = checked_portfolio(raw, where, len(minds), BOXES)
    rivals = [
        checked(row.get("mind"), f"{where}, rival {number}, mind") for number, row in enumerate(raw["rivals"], 1)
    ]
    return Book(minds, portfolio, rivals)


_read: dict[str, dict[str, list[Book | None]]] = {}


def book_of(file: Path, scenario: str, side: int) -> Book | None:
    """Return a side's book of a file that comes with the program, read once; None where it has one mind alone."""
    name = str(file)
    if name not in _read:
        _read[name] = load(file)
    return _read[name][scenario][side]


class Commander:
    """A book in one game: by which of its minds to play, as far as the other side has shown itself."""

    def __init__(self, book: Book, seed: int) -> None:
        self.book = book
        self.drawn = Drawn(book.portfolio, seed)
        self.number = self.drawn.mind()

    def mind(self, t: Table) -> dict[str, float]:
        """Return the mind to play by at a choice of its side, after a look at the board where its movement begins.

        In the fog of war nobody is recognized.
        """
        if t.stage == stages.MOVE and t.step_no in MOVES and t.turn not in self.drawn.seen and not t.options.fog:
            self.drawn.see(t.turn, look(t, 1 - t.side))
            self.number = self.drawn.mind()
        return self.book.minds[self.number]

    def rival(self) -> dict[str, float] | None:
        """Return the mind of the rival it is taken to be; None for a stranger."""
        number = self.drawn.likely()
        return None if number < 0 else self.book.rivals[number]


def look(t: Table, side: int) -> list[float]:
    """Return how the troops of a side stand that lie open: the strength in each box."""
    found = [0.0] * BOXES
    for slot in t.slots_of(side):
        box = t.t_box[slot]
        if 0 <= box < BOXES:
            found[box] += float(t.t_strength[slot])
    return found
