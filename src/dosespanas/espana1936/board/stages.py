"""The state machine's vocabulary: the stages (what is asked, or happens next) and the steps of a turn."""

from typing import Final

from dosespanas.kernel.side import NAT, REP
from dosespanas.kernel.state_machine import Step

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
# forced stages, taken at once
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
# a choice that came later: positions say the numbers above
REROLL: Final = 47

IN_HAND: Final = (MOVE_TO, ASSIGN_TO, TARGET, SHIP_TO, REPLACE_TO, REPLACE_TYPE, SAIL_TO)
"""Choices that go on with a piece taken in hand: where it goes, or whom it attacks."""

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

STEPS: Final[dict[int, Step]] = {
    TURN_START: Step("turn-start", "draw"),
    OPENING_EVENTS: Step("opening-events", "events"),
    OFFENSIVE_SHIPS: Step("offensive-ships", "offensive", REP),
    OFFENSIVE_MOVE: Step("offensive-move", "offensive", REP),
    OFFENSIVE_GENERAL: Step("offensive-general", "offensive", REP),
    OFFENSIVE_BATTLE: Step("offensive-battle", "offensive", REP),
    DRAW: Step("draw", "draw"),
    NAT_SHIPS: Step("nationalist-ships", "ships", NAT),
    REP_SHIPS: Step("republican-ships", "ships", REP),
    NAT_MOVE: Step("nationalist-move", "movement", NAT),
    REP_MOVE: Step("republican-move", "movement", REP),
    GENERALS: Step("generals", "generals"),
    COMBAT: Step("combat", "combat"),
    NAVAL: Step("naval", "naval"),
    UPKEEP: Step("upkeep", "upkeep"),
    TRANSPORT: Step("transport", "upkeep", NAT),
    EVENTS: Step("events", "events"),
    REPLACEMENT: Step("replacement", "replacement"),
    STATUS: Step("status", "status"),
}
"""The steps of a turn: their names in positions, the phase a player reads, whose they are."""

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
