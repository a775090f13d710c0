"""What opponents of España 1936 say of their choices before the game is over (see `players/reason_disclosure.py`).

Not among these: whatever speaks of the hand (cards kept, discarded, played as events), and, in the fog, whatever
speaks of a counter that may be a false one.
"""

from typing import Final

from dosespanas.players.reason_disclosure import Manner

ACTS: Final = frozenset(
    [
        "reason-move",
        "reason-air-cover",
        "reason-front-holds",
        "reason-best-general",
        "reason-no-good-attack",
        "reason-weakest-point",
        "reason-support",
        "reason-enough-support",
        "reason-best-die",
        "reason-replacement",
        "reason-fleet-stays",
        "reason-sea-area",
        "reason-gunfire",
        "reason-patrol",
        "reason-blockade",
        "reason-guard",
        "reason-engage",
        "reason-withdraw",
        "reason-aim",
        "reason-harbour",
    ]
)

TELLING: Final = Manner(ACTS, frozenset(["reason-plan-box", "reason-attack"]), False)
"""Both sides move before either fights: what is planned holds for the whole turn."""
