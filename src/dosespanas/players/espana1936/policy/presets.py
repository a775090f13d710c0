"""How the opponents that play by the rules of thumb weigh them, how much they vary, and how much they stray."""

from typing import Final, NamedTuple

from dosespanas.espana1936.board.options import Options
from dosespanas.players.espana1936.policy.policy import Rows
from dosespanas.players.espana1936.policy.weights import for_game, initial

PLAIN: Final[dict[str, float]] = initial() | {
    "tally": 0.0, "trio": 0.0, "cut": 0.0, "whole": 5.0, "far_threat": 0.0, "general_guard": 0.0, "marker": 0.1,
}  # fmt: skip
"""Round weights set by hand: a front that leaves little to markers alone, and attacks by their odds.

It looks no further than a box away, and but for what wins at once neither side's nearness to a victory makes it hurry.
"""


def by_hand(scenario: str, options: Options) -> list[dict[str, float]]:
    """Return the same plain weights for both sides of any game."""
    return [PLAIN, PLAIN]


class Preset(NamedTuple):
    """A level of play."""

    rows: Rows
    taste: float
    """How far it likes some boxes more than others, anew each turn: its openings vary."""
    whim: float
    """The noise on every choice, in the units of the worth of a box (a plain one is about 2)."""


SCRIPTED: Final = Preset(by_hand, 0.12, 0.0)
CASUAL: Final = Preset(for_game, 0.5, 1.5)
TUNED: Final = Preset(for_game, 0.12, 0.0)
