"""Whether a computer opponent can still win, by what it may know: one that has not seen how for long offers to stop."""

from typing import Any, Final

from dosespanas.analysis.hints import Draws
from dosespanas.kernel.side import parse_side
from dosespanas.players.evaluation import Evaluator

HOPE: Final = 0.03
"""The chance to win under which a side has all but lost."""
SAMPLES: Final = 6
"""In how many games as it may think them to be that is looked at."""
STAYS: Final = 2
"""For how many turns a computer opponent sees no way to win before it offers to give up."""


def hopeless(judge: Evaluator, observation: dict[str, Any], side: str, seed: int, data: Any = None) -> bool:
    """Return whether a side has all but lost, as the judge of its game sees what it observes.

    `seed`: what is drawn of what it does not know follows from it; `data`: corrected data, if it is played with any.
    """
    draws = Draws(observation, seed, data)
    viewer = parse_side(side)
    return sum([judge.of(draws.state(i), viewer) for i in range(SAMPLES)]) < HOPE * SAMPLES


class Hopes:
    """Since how many turns the computer opponents of a game have seen no way to win."""

    def __init__(self) -> None:
        self._looked: dict[str, int] = {}
        self._low: dict[str, int] = {}

    def asks(self, side: str, turn: int) -> bool:
        """Return whether a side has still to look in this turn, and note that it does."""
        before = self._looked.get(side)
        self._looked[side] = turn
        return before != turn

    def offers(self, side: str, hopeless: bool, offered: bool) -> bool:
        """Note what a side has seen; return whether it offers to give up from now on.

        It begins once it has seen no way to win for `STAYS` turns, and ends as soon as it sees one again. `offered`:
        whether it does so already.
        """
        self._low[side] = self._low.get(side, 0) + 1 if hopeless else 0
        return hopeless and (offered or self._low[side] >= STAYS)
