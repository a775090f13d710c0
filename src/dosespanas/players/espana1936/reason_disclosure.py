"""What opponents of España 1936 say of their choices before the game is over (see `players/reason_disclosure.py`).

Not among these: whatever speaks of the hand (cards kept, discarded, played as events), and, in the fog, whatever
speaks of a counter that may be a false one.
"""

from typing import Final

from dosespanas.players.reason_disclosure import Manner

ACTS: Final = frozenset(
    [
        "reason-move",
        "reason-joins",
        "reason-joins-city",
        "reason-joins-link",
        "reason-recruit",
        "reason-pins",
        "reason-faces",
        "reason-takes",
        "reason-takes-city",
        "reason-takes-link",
        "reason-guards",
        "reason-guards-link",
        "reason-nears",
        "reason-behind",
        "reason-strikes",
        "reason-spares",
        "reason-backs-strikes",
        "reason-backs-saves",
        "reason-air-cover",
        "reason-front-holds",
        "reason-best-general",
        "reason-no-good-attack",
        "reason-weakest-point",
        "reason-support",
        "reason-enough-support",
        "reason-best-die",
        "reason-roll-again",
        "reason-roll-stands",
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

PLANS: Final = frozenset(
    [
        "reason-plan-box",
        "reason-attack",
        "reason-aim-split",
        "reason-aim-city",
        "reason-aim-hold",
        "reason-wins",
        "reason-must-hold",
    ]
)

GIST: Final = (
    "reason-wins",
    "reason-must-hold",
    "reason-aim-split",
    "reason-aim-city",
    "reason-aim-hold",
    "reason-plan-box",
)

TELLING: Final = Manner(ACTS, PLANS, False, gist=GIST)
"""Both sides move before either fights: what is planned holds for the whole turn."""
