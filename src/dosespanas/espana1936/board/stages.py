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
SAIL: Final = 27
SAIL_TO: Final = 28
BERTH: Final = 29
ENGAGE: Final = 30
AIM: Final = 31
BACK: Final = 32
SUFFER: Final = 33
CAPTURED_TO: Final = 34
OVER: Final = 35
# forced steps, taken at once
NEXT_PHASE: Final = 36
NEXT_ATTACK: Final = 37
AIR_COMBAT: Final = 38
PAIRED: Final = 39
ROLL: Final = 40
HITS: Final = 41
END_ATTACK: Final = 42
NEXT_OPERATION: Final = 43
NEXT_FIGHT: Final = 44
FIGHT_STEP: Final = 45
FIRE: Final = 46

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
    ("prompt-sail", "NAV-11"),
    ("prompt-sail-to", "NAV-16"),
    ("prompt-berth", "NAV-09"),
    ("prompt-engage", "NAV-43"),
    ("prompt-aim", "NAV-48"),
    ("prompt-back", "NAV-54"),
    ("prompt-suffer", "NAV-36"),
    ("prompt-captured-to", "OPT-04"),
    ("prompt-over", "VIC-01"),
]
"""Message key and rule of each choice, by stage."""

BY_HAND: Final = (CARD_ATTACK, CARD_DEFENCE, EVENT, REACT, DISCARD)
"""Choices among the cards of a hand, which the other side does not know (BRD-15)."""

BY_FOG: Final = (
    MOVE,
    MOVE_TO,
    SURPLUS,
    ACTIVATE,
    SUBSTITUTE,
    SHIP,
    SHIP_TO,
    EVENT_BOX,
    EVENT_PICK,
    EVENT_LOSE,
    REPLACE,
    REPLACE_TO,
    REPLACE_TYPE,
)
"""OPT-06: choices that depend on what lies covered or in a pool, which in the fog the other side does not know."""

# steps of a turn, in order (SEQ-01, SEQ-07)
TURN_START: Final = 0
OPENING_EVENTS: Final = 1
OFFENSIVE_SHIPS: Final = 2
OFFENSIVE_MOVE: Final = 3
OFFENSIVE_GENERAL: Final = 4
OFFENSIVE_BATTLE: Final = 5
DRAW: Final = 6
NAT_SHIPS: Final = 7
REP_SHIPS: Final = 8
NAT_MOVE: Final = 9
REP_MOVE: Final = 10
GENERALS: Final = 11
COMBAT: Final = 12
NAVAL: Final = 13
UPKEEP: Final = 14
TRANSPORT: Final = 15
EVENTS: Final = 16
REPLACEMENT: Final = 17
STATUS: Final = 18

STEP_PHASES: Final = [
    "draw",
    "events",
    "offensive",
    "offensive",
    "offensive",
    "offensive",
    "draw",
    "ships",
    "ships",
    "movement",
    "movement",
    "generals",
    "combat",
    "naval",
    "upkeep",
    "upkeep",
    "events",
    "replacement",
    "status",
]
"""The phase a player reads, by step."""

STATIONS: Final = [
    ("events", (OPENING_EVENTS,)),
    ("offensive", (OFFENSIVE_SHIPS, OFFENSIVE_MOVE, OFFENSIVE_GENERAL, OFFENSIVE_BATTLE)),
    ("draw", (DRAW,)),
    ("ships", (NAT_SHIPS,)),
    ("ships", (REP_SHIPS,)),
    ("movement", (NAT_MOVE,)),
    ("movement", (REP_MOVE,)),
    ("generals", (GENERALS,)),
    ("combat", (COMBAT,)),
    ("naval", (NAVAL,)),
    ("upkeep", (UPKEEP, TRANSPORT)),
    ("events", (EVENTS,)),
    ("replacement", (REPLACEMENT,)),
    ("status", (STATUS,)),
]
"""The row of stations on the page: phase and the steps it covers; a turn shows those it has."""

SHIP_STEPS: Final = (OFFENSIVE_SHIPS, NAT_SHIPS, REP_SHIPS)
