"""How each level of the one policy weighs things, what it fights the campaign for, how much it varies and slips."""

from typing import Any, Final, NamedTuple

from dosespanas.players.gce.policy import theatres, weights

PLAIN: Final[dict[str, float]] = {
    "morale": 0.2, "town": 0.0, "source": 0.0, "recover": 0.0, "sudden": 0.0, "madrid_early": 20.0, "ring": 0.0,
    "ring_last": 0.0, "elsewhere": 0.5, "taken": 1.0, "lost": 1.0, "hex": 0.5, "prize_share": 0.5, "axis": 0.0,
    "further": 0.0, "attack_least": 0.3, "per_unit": 0.1, "muster_least": 0.5, "muster_unit": 0.1, "fear": 0.5,
    "pin": 0.5, "line": 0.0, "pull": 1.0, "pull_fade": 0.95, "need": 0.0, "stay": 0.1, "rail": 0.5, "air": 0.0,
    "gun": 0.0, "chit": 0.5, "advance": 0.0, "help": 0.0, "north": 1.0, "steady": 1.0, "cover": 0.0, "mend": 0.0,
    "siege": 0.0, "cut": 0.0, "skies": 0.0,
}  # fmt: skip
"""Round weights set by hand: attacks by their odds, and Madrid; what other places come to hardly counts.

It keeps no line, mends no supply, wears no garrison down, and expects neither guns nor aircraft of the enemy.
"""

OFFENSIVE: Final = {"ring": 5.0, "ring_last": 10.0}
"""The Nationalist side's own: it knows that the hexes around Madrid decide the war of columns (17.2-a)."""
DEFENSIVE: Final = {"attack_least": 1.5, "muster_least": 1.5}
"""The Republican side's own: it holds out, and attacks where much is to be gained."""


class Preset(NamedTuple):
    """A level of play."""

    rows: dict[str, Any]
    """Its weights by side, as a file of them has them."""
    theatres: dict[str, Any]
    """Where it means to win the campaign, by scenario and side, as a file of them has it."""
    width: float
    """By what share the weights of one player differ from these, so that openings differ from seed to seed."""
    slip: float
    """How often it takes anything, in the choices that leave most to it."""


SCRIPTED: Final = Preset({"nationalist": PLAIN | OFFENSIVE, "republican": PLAIN | DEFENSIVE}, theatres.none(), 0.1, 0.0)
CASUAL: Final = Preset(weights.shipped(), theatres.shipped(), 1.0, 0.1)
TUNED: Final = Preset(weights.shipped(), theatres.shipped(), 0.1, 0.0)
