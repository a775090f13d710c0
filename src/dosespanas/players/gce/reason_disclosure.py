"""What opponents of La Guerra Civil Española say of their choices before the game is over.

Not among these: whatever speaks of a chit that is held.
"""

from typing import Final

from dosespanas.players.reason_disclosure import Manner

ACTS: Final = frozenset(
    [
        "reason-plan-guard",
        "reason-plan-muster",
        "reason-move-unit",
        "reason-front-stands",
        "reason-no-good-attack",
        "reason-rebuild",
        "reason-declare",
        "reason-wait",
        "reason-backing",
        "reason-fly",
        "reason-no-fly",
        "reason-advance",
        "reason-hold-ground",
    ]
)

TELLING: Final = Manner(ACTS, frozenset(["reason-plan-forward", "reason-plan-box", "reason-attack"]), True)
"""A side moves and fights before the other does."""
