"""What opponents of La Guerra Civil Española say of their choices before the game is over.

Own stacks lie covered (13.6): a reason that counts them, or tells where a unit of them goes, is told without that. Not
among these at all: whatever speaks of a chit that is held, of points, or of units taken from a stack.
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
        "reason-gce-declares",
        "reason-gce-waits",
        "reason-backing",
        "reason-fly",
        "reason-no-fly",
        "reason-advance",
        "reason-hold-ground",
    ]
)

PLANS: Final = frozenset(
    [
        "reason-plan-forward",
        "reason-plan-box",
        "reason-attack",
        "reason-gce-wins",
        "reason-gce-takes-value",
        "reason-gce-enters-value",
        "reason-must-hold",
        "reason-gce-aim-keep",
        "reason-gce-aim-hold",
        "reason-gce-aim-war",
        "reason-gce-aim-ring",
        "reason-gce-aim-value",
    ]
)

GUARD: Final = ("reason-plan-guard", "box")
MUSTER: Final = ("reason-plan-muster", "box")
FORWARD: Final = ("reason-plan-forward", "box")
ATTACK: Final = ("reason-attack", "box")

INSTEAD: Final[dict[str, tuple[str, ...]]] = {
    "reason-gce-guards": GUARD,
    "reason-gce-guards-value": GUARD,
    "reason-gce-guards-war": GUARD,
    "reason-gce-musters": MUSTER,
    "reason-gce-musters-covered": MUSTER,
    "reason-gce-guns": MUSTER,
    "reason-gce-takes": FORWARD,
    "reason-gce-feeds": FORWARD,
    "reason-gce-faces": FORWARD,
    "reason-gce-line": FORWARD,
    "reason-gce-nears": FORWARD,
    "reason-gce-behind": FORWARD,
    "reason-gce-strikes": ATTACK,
    "reason-gce-strikes-covered": ATTACK,
    "reason-gce-strikes-war": ATTACK,
    "reason-gce-strikes-value": ATTACK,
    "reason-gce-strikes-aim": ATTACK,
    "reason-gce-backs": ("reason-backing",),
    "reason-gce-saves": ("reason-backing",),
    "reason-gce-enters": ("reason-advance",),
    "reason-gce-rebuilds": ("reason-rebuild",),
}

GIST: Final = (
    "reason-gce-wins",
    "reason-must-hold",
    "reason-gce-aim-war",
    "reason-gce-aim-keep",
    "reason-gce-aim-ring",
    "reason-gce-aim-value",
    "reason-gce-aim-hold",
    "reason-plan-box",
    "reason-plan-forward",
)

TELLING: Final = Manner(ACTS, PLANS, True, INSTEAD, GIST)
"""A side moves and fights before the other does."""
