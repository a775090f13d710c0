"""The state machine's vocabulary: which choice is asked (or which forced step comes next), and its prompt."""

from typing import Final

# choices
BIBERON: Final = 0
DRAW: Final = 1
CHIT_PICK: Final = 2
CHIT_TO: Final = 3
MOBILISE: Final = 4
ENTER: Final = 5
ENTER_TO: Final = 6
REBUILD: Final = 7
REBUILD_TO: Final = 8
SURPLUS: Final = 9
STRATEGIC: Final = 10
STRATEGIC_TO: Final = 11
MOVE: Final = 12
MOVE_ON: Final = 13
SCOUT: Final = 14
DESERT: Final = 15
ATTACK: Final = 16
JOIN: Final = 17
SUPPORT: Final = 18
TRAIN: Final = 19
AIR: Final = 20
NAVAL: Final = 21
CHIT: Final = 22
LOSE: Final = 23
ADVANCE: Final = 24
ADVANCE_TO: Final = 25
CASADO: Final = 26
CASADO_TO: Final = 27
OVER: Final = 28
# forced steps, taken at once
NEXT_STEP: Final = 29
NEXT_PART: Final = 30
CHIT_EFFECT: Final = 31
CHECK_STACKS: Final = 32
BACKING: Final = 33
ROLL: Final = 34
LOSSES: Final = 35
END_ATTACK: Final = 36
COMMIT: Final = 37

FIRST_FORCED: Final = NEXT_STEP

PROMPTS: Final = [
    ("prompt-gce-biberon", "6.12"),
    ("prompt-gce-draw", "7.2-a"),
    ("prompt-gce-pick", "7.2-a"),
    ("prompt-gce-chit-to", "7.2-a"),
    ("prompt-gce-mobilise", "6.11-a"),
    ("prompt-gce-enter", "6.2-d"),
    ("prompt-gce-to", "6.2-a"),
    ("prompt-gce-rebuild", "6.6-a"),
    ("prompt-gce-to", "6.6-b"),
    ("prompt-gce-surplus", "9.1-b"),
    ("prompt-gce-strategic", "14.1"),
    ("prompt-gce-to", "14.2-a"),
    ("prompt-gce-move", "12.1-a"),
    ("prompt-gce-move-on", "12.2-a"),
    ("prompt-gce-scout", "15.1-a"),
    ("prompt-gce-desert", "7.21"),
    ("prompt-gce-attack", "13.1"),
    ("prompt-gce-join", "13.2"),
    ("prompt-gce-support", "13.12-d"),
    ("prompt-gce-train", "15.3-a"),
    ("prompt-gce-air", "8.4-a"),
    ("prompt-gce-naval", "13.15-a"),
    ("prompt-gce-chit", "13.13"),
    ("prompt-gce-lose", "13.10-c"),
    ("prompt-gce-advance", "13.27-b"),
    ("prompt-gce-advance-to", "13.27-b"),
    ("prompt-gce-casado", "7.8-b"),
    ("prompt-gce-casado-to", "7.8-b"),
    ("prompt-gce-over", "4.1-a"),
]
"""Message key and rule of each choice, by stage."""

BY_CHITS: Final = (MOVE, DESERT, ATTACK, CHIT)
"""7.4-b: choices that offer held chits, which the other side may not know."""

BY_STACKS: Final = (
    CHIT_PICK,
    CHIT_TO,
    ENTER,
    ENTER_TO,
    REBUILD,
    REBUILD_TO,
    SURPLUS,
    STRATEGIC,
    STRATEGIC_TO,
    MOVE,
    MOVE_ON,
    ATTACK,
    SUPPORT,
    TRAIN,
    ADVANCE,
    ADVANCE_TO,
)
"""13.6: choices that depend on what lies in covered stacks. What a battle or the coup has opened, all can see."""

# steps of a turn, in order (5.1, chapter 5)
INCOME: Final = 0
CHITS: Final = 1
MOBILISATION: Final = 2
ARRIVALS: Final = 3
STRATEGIC_NAT: Final = 4
STRATEGIC_REP: Final = 5
MOVE_NAT: Final = 6
COMBAT_NAT: Final = 7
MOVE_REP: Final = 8
COMBAT_REP: Final = 9
END: Final = 10

STEP_NAMES: Final = [
    "income",
    "chits",
    "mobilisation",
    "arrivals",
    "strategic-nationalist",
    "strategic-republican",
    "movement-nationalist",
    "combat-nationalist",
    "movement-republican",
    "combat-republican",
    "end",
]
"""As positions write them."""

STEP_PHASES: Final = [
    "income",
    "chits",
    "mobilisation",
    "arrivals",
    "strategic",
    "strategic",
    "movement",
    "combat",
    "movement",
    "combat",
    "end",
]
"""The phase a player reads, by step."""

FIRST_TURN_SKIPS: Final = (INCOME, MOBILISATION, ARRIVALS, STRATEGIC_NAT, STRATEGIC_REP)
"""3.4, A01: the first game turn has a draw of chits and nothing else of Mutual Administration."""

STEP_SIDES: Final = [-1, -1, 1, -1, 0, 1, 0, 0, 1, 1, -1]
"""Whose step it is; -1: both sides'."""
