"""A portfolio: several minds of one side, the shares in which they are played, and whom each of them answers.

One mind alone can always be found out. So an opponent draws the one it plays by from a mixture, from its secret seed,
and looks at what the other side does in its first turns, which lies open: rivals that it knows have each their usual
way, and who comes along it is met by the answer to him. A stranger meets the mixture.
"""

import json
import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.side import SIDE_NAMES

Mind = TypeVar("Mind")
"""What a mind is in a game: weights, plans."""

STRANGE: Final = 0.5
"""The chance, before anything is seen, that the rival is none of those known."""
NARROW: Final = 0.5
"""The least standard deviation that is believed of what is seen in one place."""
WIDE: Final = 2.0
"""How much more what is seen of a stranger may vary than what is seen of all known rivals together."""
TEMPER: Final = 0.5
"""What one place counts of what it would if all were independent of each other: a troop here is none elsewhere."""
LATEST: Final = 20
"""The last turn in which anybody can be recognized by what he does."""


class BadPortfolio(DosEspanasError):
    """A portfolio cannot be used; says what is wrong."""


def bad(where: str, what: str) -> BadPortfolio:
    """Return the error that says where a portfolio is wrong, and what."""
    return BadPortfolio("error-bad-weights", f"{where}: {what}", where=where, what=what)


class Habit:
    """What is usually seen of somebody in a turn: by place the mean and the standard deviation."""

    def __init__(self, means: list[float], spreads: list[float]) -> None:
        self.means = means
        self.spreads = spreads

    def likelihood(self, seen: Sequence[float]) -> float:
        """Return the logarithm of how likely it is that he is seen so, but for what all habits share."""
        total = 0.0
        for i in range(len(self.means)):
            spread = max(NARROW, self.spreads[i])
            off = (seen[i] - self.means[i]) / spread
            total -= 0.5 * off * off + math.log(spread)
        return TEMPER * total


class Rival:
    """A known mind of the other side: its habits by turn, and which mind of the portfolio answers it."""

    def __init__(self, name: str, answer: int, habits: dict[int, Habit]) -> None:
        self.name = name
        self.answer = answer
        self.habits = habits


class Portfolio:
    """The minds of a side by number: in which shares they are played, and whom each answers."""

    def __init__(self, mixture: list[float], rivals: list[Rival]) -> None:
        self.mixture = mixture
        self.rivals = rivals
        self.strangers: dict[int, Habit] = {}
        """By turn what would be seen of somebody unknown."""
        for turn in sorted({turn for rival in rivals for turn in rival.habits}):
            self.strangers[turn] = blurred([rival.habits[turn] for rival in rivals if turn in rival.habits])


def blurred(habits: list[Habit]) -> Habit:
    """Return the habit of somebody who is none of these: about where they all are, but he may do much else."""
    means: list[float] = []
    spreads: list[float] = []
    count = float(len(habits))
    for i in range(len(habits[0].means)):
        mean = sum([habit.means[i] for habit in habits]) / count
        squares = sum([habit.spreads[i] ** 2 + (habit.means[i] - mean) ** 2 for habit in habits]) / count
        means.append(mean)
        spreads.append(WIDE * max(NARROW, math.sqrt(squares)))
    return Habit(means, spreads)


class Drawn:
    """What an opponent knows in one game: the lot it drew, and what it has seen of the rival."""

    def __init__(self, portfolio: Portfolio, seed: int) -> None:
        """`seed`: the opponent's own, which is secret as long as the game lasts."""
        self.portfolio = portfolio
        self.lot = random.Random(seed * 2 + 1).random()
        self.seen: set[int] = set()
        """The turns of which it has seen how the rival went."""
        self.evidence = [math.log((1.0 - STRANGE) / float(max(1, len(portfolio.rivals))))] * len(portfolio.rivals)
        """By rival, and at the end for a stranger, the logarithm of the belief in him, not made to sum to 1."""
        self.evidence.append(math.log(STRANGE))

    def see(self, turn: int, seen: Sequence[float]) -> None:
        """Take in how the rival stands in a turn; only the first look at each counts."""
        stranger = self.portfolio.strangers.get(turn)
        first = turn not in self.seen
        self.seen.add(turn)
        if stranger is None or not first:
            return
        unknown = stranger.likelihood(seen)
        for number, rival in enumerate(self.portfolio.rivals):
            habit = rival.habits.get(turn)
            self.evidence[number] += unknown if habit is None else habit.likelihood(seen)
        self.evidence[len(self.evidence) - 1] += unknown

    def belief(self) -> list[float]:
        """Return how likely each known rival is, and at the end a stranger."""
        most = max(self.evidence)
        weights = [math.exp(max(-100.0, one - most)) for one in self.evidence]
        total = sum(weights)
        return [weight / total for weight in weights]

    def likely(self) -> int:
        """Return the number of the rival that is more likely than all else together, -1 for none."""
        belief = self.belief()
        for number in range(len(self.portfolio.rivals)):
            if belief[number] > 0.5:
                return number
        return -1

    def shares(self) -> list[float]:
        """Return in which shares the minds are played now: the mixture as far as the rival is a stranger."""
        belief = self.belief()
        found = [share * belief[len(belief) - 1] for share in self.portfolio.mixture]
        for number, rival in enumerate(self.portfolio.rivals):
            found[rival.answer] += belief[number]
        return found

    def mind(self) -> int:
        """Return the number of the mind to play by: that on which the lot falls."""
        below = 0.0
        shares = self.shares()
        for number, share in enumerate(shares):
            below += share
            if self.lot < below:
                return number
        return max(range(len(shares)), key=shares.__getitem__)


class PortfolioMinds(Generic[Mind]):
    """The portfolio of one side in one scenario, with its minds and those of the rivals it knows."""

    def __init__(self, minds: list[Mind], portfolio: Portfolio, rivals: list[Mind]) -> None:
        self.minds = minds
        self.rivals = rivals
        self.portfolio = portfolio


class Choosing(Generic[Mind]):
    """A book in one game: by which of its minds to play, as far as the other side has shown itself."""

    def __init__(self, book: PortfolioMinds[Mind], seed: int) -> None:
        self.book = book
        self.drawn = Drawn(book.portfolio, seed)
        self.number = self.drawn.mind()

    def see(self, turn: int, seen: Sequence[float]) -> None:
        """Take in how the other side stands in a turn, and see which mind answers that."""
        self.drawn.see(turn, seen)
        self.number = self.drawn.mind()

    def rival(self) -> Mind | None:
        """Return the mind of the rival it is taken to be; None for a stranger."""
        number = self.drawn.likely()
        return None if number < 0 else self.book.rivals[number]


def load(
    file: Path, scenarios: Sequence[str], places: int, read: Callable[[Any, str, int, str], Mind]
) -> dict[str, list[PortfolioMinds[Mind] | None]]:
    """Return by scenario the books of both sides, None for a side that has one mind alone.

    `places`: how many numbers a look at the rival has; `read`: returns a mind of a scenario and side from data, told
    where in the file that stands. Raises BadPortfolio, or what `read` does, saying what is wrong.
    """
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise bad(file.name, "it cannot be read as JSON") from error
    if not isinstance(raw, dict) or not set(raw) <= set(scenarios):
        raise bad(file.name, f"it may have a table for each scenario: {', '.join(scenarios)}")
    found: dict[str, list[PortfolioMinds[Mind] | None]] = {}
    for scenario in scenarios:
        table = raw.get(scenario, {"recipe": {}})
        if not isinstance(table, dict) or not isinstance(table.get("recipe"), dict):
            raise bad(f"{file.name}, {scenario}", "it must say in `recipe` how the portfolio was made")
        books: list[PortfolioMinds[Mind] | None] = []
        for side, name in enumerate(SIDE_NAMES):
            where = f"{file.name}, {scenario}, {name}"
            books.append(book(table[name], scenario, side, where, places, read) if name in table else None)
        found[scenario] = books
    return found


def book(
    raw: Any, scenario: str, side: int, where: str, places: int, read: Callable[[Any, str, int, str], Mind]
) -> PortfolioMinds[Mind]:
    """Return the book of a side as read from data (`load`); raises BadPortfolio, or what `read` does."""
    rows = raw.get("minds") if isinstance(raw, dict) else None
    if not isinstance(rows, list) or not rows:
        raise bad(where, "there must be a list of minds")
    minds: list[Mind] = []
    for number, row in enumerate(rows, 1):
        minds.append(read(row, scenario, side, f"{where}, mind {number}"))
    portfolio = checked(raw, where, len(minds), places)
    rivals: list[Mind] = []
    for number, row in enumerate(raw["rivals"], 1):
        rivals.append(read(row.get("mind"), scenario, 1 - side, f"{where}, rival {number}, mind"))
    return PortfolioMinds(minds, portfolio, rivals)


def checked(raw: Any, where: str, minds: int, places: int) -> Portfolio:
    """Return a portfolio of so many minds as read from data: `mixture` and `rivals`; raises BadPortfolio.

    `places`: how many numbers a look at the rival has.
    """
    if not isinstance(raw, dict):
        raise bad(where, "a table with minds, mixture and rivals")
    mixture = numbers(raw.get("mixture"), f"{where}, mixture", minds, 0.0, 1.0)
    if abs(sum(mixture) - 1.0) > 0.001:
        raise bad(f"{where}, mixture", "the shares must sum to 1")
    rows = raw.get("rivals")
    if not isinstance(rows, list):
        raise bad(where, "there must be a list of rivals, if only an empty one")
    return Portfolio(mixture, [_rival(row, f"{where}, rival {n}", minds, places) for n, row in enumerate(rows, 1)])


def _rival(raw: Any, where: str, minds: int, places: int) -> Rival:
    if not isinstance(raw, dict) or not isinstance(raw.get("name"), str):
        raise bad(where, "it must be a table with a name")
    answer = raw.get("answer")
    if not isinstance(answer, int) or isinstance(answer, bool) or not 0 <= answer < minds:
        raise bad(where, f"answer must be the number of a mind, from 0 to {minds - 1}")
    habits = raw.get("habits")
    if not isinstance(habits, dict):
        raise bad(where, "habits must be a table by turn")
    found: dict[int, Habit] = {}
    for turn, row in habits.items():
        if not str(turn).isdecimal() or not 1 <= int(turn) <= LATEST or not isinstance(row, dict):
            raise bad(where, f"habits stand in tables by turn, from 1 to {LATEST}")
        at = f"{where}, turn {turn}"
        means = numbers(row.get("means"), f"{at}, means", places, -1000.0, 1000.0)
        found[int(turn)] = Habit(means, numbers(row.get("spreads"), f"{at}, spreads", places, 0.0, 1000.0))
    return Rival(str(raw["name"]), answer, found)


def numbers(raw: Any, where: str, count: int, low: float, high: float) -> list[float]:
    """Return so many numbers within bounds as read from data; raises BadPortfolio."""
    good = isinstance(raw, list) and len(raw) == count
    if not good or any(isinstance(x, bool) or not isinstance(x, int | float) or not low <= x <= high for x in raw):
        raise bad(where, f"{count} numbers from {low:g} to {high:g}")
    return [float(x) for x in raw]
