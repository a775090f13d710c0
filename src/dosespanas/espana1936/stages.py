"""The state machine's vocabulary: which choice is asked (or which forced step comes next), and its prompt."""

from typing import Final

# choices
MOVE: Final = 0
MOVE_TO: Final = 1
SURPLUS: Final = 2
ASSIGN: Final = 3
ASSIGN_TO: Final = 4
ACTIVATE: Final = 5
ATTACKER: Final = 6
TARGET: Final = 7
SUPPORT_ATTACK: Final = 8
SUPPORT_DEFENCE: Final = 9
CARD_ATTACK: Final = 10
CARD_DEFENCE: Final = 11
PAIR: Final = 12
PLACE_DRM: Final = 13
SUBSTITUTE: Final = 14
SHIP: Final = 15
SHIP_TO: Final = 16
EVENT: Final = 17
REACT: Final = 18
EVENT_BOX: Final = 19
EVENT_TAKE: Final = 20
EVENT_PICK: Final = 21
EVENT_LOSE: Final = 22
REPLACE: Final = 23
REPLACE_TO: Final = 24
REPLACE_TYPE: Final = 25
DISCARD: Final = 26
OVER: Final = 27
# forced steps, taken at once
NEXT_PHASE: Final = 28
NEXT_ATTACK: Final = 29
AIR_COMBAT: Final = 30
ROLL: Final = 31
HITS: Final = 32
END_ATTACK: Final = 33
NEXT_OPERATION: Final = 34

FIRST_FORCED: Final = NEXT_PHASE

PROMPTS: Final = [
    ("prompt-move", "MOV-01"),
    ("prompt-to", "MOV-02"),
    ("prompt-surplus", "MOV-11"),
    ("prompt-assign", "GEN-01"),
    ("prompt-to", "GEN-01"),
    ("prompt-activate", "BAT-01"),
    ("prompt-attacker", "CBT-02"),
    ("prompt-target", "CBT-02"),
    ("prompt-support-attack", "CBT-04"),
    ("prompt-support-defence", "CBT-05"),
    ("prompt-card", "CBT-09"),
    ("prompt-card", "CBT-10"),
    ("prompt-pair", "ADF-02"),
    ("prompt-place-drm", "DRM-03"),
    ("prompt-substitute", "HIT-06"),
    ("prompt-ship", "MAR-02"),
    ("prompt-to", "MAR-02"),
    ("prompt-event", "EVT-02"),
    ("prompt-react", "EVT-08"),
    ("prompt-event-box", "EVT-10"),
    ("prompt-event-take", "EVT-04"),
    ("prompt-event-pick", "EVT-04"),
    ("prompt-event-lose", "EVT-04"),
    ("prompt-replacement", "RPL-03"),
    ("prompt-recruit-to", "RPL-16"),
    ("prompt-substitute", "RPL-12"),
    ("prompt-discard", "STA-01"),
    ("prompt-over", "VIC-01"),
]
"""Message key and rule of each choice, by stage."""

# steps of a turn, in order (SEQ-01)
TURN_START: Final = 0
OFFENSIVE_MOVE: Final = 1
OFFENSIVE_GENERAL: Final = 2
OFFENSIVE_BATTLE: Final = 3
DRAW: Final = 4
NAT_MOVE: Final = 5
REP_MOVE: Final = 6
GENERALS: Final = 7
COMBAT: Final = 8
UPKEEP: Final = 9
TRANSPORT: Final = 10
EVENTS: Final = 11
REPLACEMENT: Final = 12
STATUS: Final = 13

STEP_PHASES: Final = [
    "draw",
    "offensive",
    "offensive",
    "offensive",
    "draw",
    "movement",
    "movement",
    "generals",
    "combat",
    "upkeep",
    "upkeep",
    "events",
    "replacement",
    "status",
]
"""The phase a player reads, by step."""

STATIONS: Final = [
    ("draw", (TURN_START, DRAW)),
    ("movement", (NAT_MOVE,)),
    ("movement", (REP_MOVE,)),
    ("generals", (GENERALS,)),
    ("combat", (COMBAT,)),
    ("upkeep", (UPKEEP, TRANSPORT)),
    ("events", (EVENTS,)),
    ("replacement", (REPLACEMENT,)),
    ("status", (STATUS,)),
]
"""The row of stations on the page: phase and the steps it covers; the offensive has its own when it happens."""
