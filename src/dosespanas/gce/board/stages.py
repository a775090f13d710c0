"""The state machine's vocabulary: the stages (what is asked, or happens next) and the steps of a turn."""

from typing import Final

from dosespanas.kernel.side import NAT, REP
from dosespanas.kernel.state_machine import Step

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
# forced stages, taken at once
NEXT_STEP: Final = 29
NEXT_PART: Final = 30
CHIT_EFFECT: Final = 31
CHECK_STACKS: Final = 32
BACKING: Final = 33
ROLL: Final = 34
LOSSES: Final = 35
END_ATTACK: Final = 36
COMMIT: Final = 37

IN_HAND: Final = (CHIT_TO, ENTER_TO, REBUILD_TO, STRATEGIC_TO, MOVE_ON, ADVANCE_TO, CASADO_TO)
"""Choices that go on with units taken in hand."""

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

STEPS: Final[dict[int, Step]] = {
    INCOME: Step("income", "income"),
    CHITS: Step("chits", "chits"),
    MOBILISATION: Step("mobilisation", "mobilisation", REP),
    ARRIVALS: Step("arrivals", "arrivals"),
    STRATEGIC_NAT: Step("strategic-nationalist", "strategic", NAT),
    STRATEGIC_REP: Step("strategic-republican", "strategic", REP),
    MOVE_NAT: Step("movement-nationalist", "movement", NAT),
    COMBAT_NAT: Step("combat-nationalist", "combat", NAT),
    MOVE_REP: Step("movement-republican", "movement", REP),
    COMBAT_REP: Step("combat-republican", "combat", REP),
    END: Step("end", "end"),
}
"""The steps of a turn: their names in positions, the phase a player reads, whose they are."""

FIRST_TURN_SKIPS: Final = (INCOME, MOBILISATION, ARRIVALS, STRATEGIC_NAT, STRATEGIC_REP)
"""3.4, A01: the first game turn has a draw of chits and nothing else of Mutual Administration."""
