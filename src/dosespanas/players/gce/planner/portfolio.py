"""Portfolios of La Guerra Civil Española: minds as files of plans, and what is looked at of the other side."""

from pathlib import Path
from typing import Any, Final

from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.board.options import SCENARIOS
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import portfolio
from dosespanas.players.gce.planner.plan import PlanBook, load, read
from dosespanas.players.gce.policy.side_view import SideView
from dosespanas.players.portfolio import Choosing, bad

CENTRES: Final = [
    parse_hex(text)
    for text in (
        "2712", "2510", "2810", "2911", "3312", "3608", "3613", "3702", "3117", "3218", "2717", "3119", "2418", "2306",
        "2206", "1607", "1809", "1612", "1410",
    )
]  # fmt: skip
"""The middles of the areas of the map: Madrid, Toledo, Ávila, Segovia, Burgos, Oviedo, Bilbao, La Coruña, Zaragoza,
Huesca, Teruel, Lérida, Valencia, Cáceres, Badajoz, Seville, Córdoba, Granada, Málaga. A look at the other side has a
number for each."""
LOOKED: Final = "prompt-gce-move"
"""The choice at which a look is taken at the other side, the first of it in a turn."""


def mind(raw: Any, scenario: str, side: int, where: str) -> PlanBook:
    """Return the plans of a side as read from data; raises BadPortfolio saying what is wrong, and where."""
    try:
        found = read(raw, load())
    except ValueError as error:
        raise bad(where, str(error)) from error
    if SIDE_NAMES[side] not in raw.get("minds", {}).get(scenario, {}):
        raise bad(where, f"there must be plans for {scenario} {SIDE_NAMES[side]}")
    return found


def book(raw: Any, scenario: str, side: int, where: str) -> portfolio.PortfolioMinds[PlanBook]:
    """Return the portfolio of a side in a scenario as read from data; raises BadPortfolio."""
    return portfolio.book(raw, scenario, side, where, len(CENTRES), mind)


Shelf = dict[str, list[portfolio.PortfolioMinds[PlanBook] | None]]
"""By scenario the portfolios of both sides, None for a side that has one mind alone."""

_read: dict[str, Shelf] = {}


def shelf(file: Path) -> Shelf:
    """Return the portfolios of a file that comes with the program, read once; raises BadPortfolio."""
    name = str(file)
    if name not in _read:
        _read[name] = portfolio.load(file, SCENARIOS, len(CENTRES), mind)
    return _read[name]


class PortfolioMind(Choosing[PlanBook]):
    """A portfolio in one game: by which of its minds to play, as far as the other side has shown itself."""

    def due(self, turn: int, prompt: str) -> bool:
        """Tell whether a choice is one at which a look at the other side may tell who it is."""
        return prompt == LOOKED and turn in self.book.portfolio.strangers and turn not in self.drawn.seen

    def mind(self) -> PlanBook:
        """Return the plans to play by."""
        return self.book.minds[self.number]

    def others(self) -> list[PlanBook]:
        """Return the plans of the portfolio that it does not play by."""
        return [one for number, one in enumerate(self.book.minds) if number != self.number]


def look(s: SideView, side: int) -> list[float]:
    """Return how many steps of a side stand in each area, as far as is seen: a hex belongs to the nearest middle."""
    found = [0.0] * len(CENTRES)
    steps = s.steps[side]
    for h in s.data.land:
        if steps[h] > 0.0:
            away = [distance(h, middle) for middle in CENTRES]
            found[away.index(min(away))] += steps[h]
    return found
