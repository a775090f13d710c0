"""The odds of the attack in hand, as one side may know them."""

from typing import Final

from dosespanas.espana1936.board import notation, stages
from dosespanas.espana1936.board.fog import find_seen
from dosespanas.espana1936.board.in_progress import AttackInProgress
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.odds.sea_odds import odds_at_sea
from dosespanas.espana1936.odds.unseen import exchange, unseen_card
from dosespanas.espana1936.shapes import LandOdds, Odds
from dosespanas.kernel.side import SIDE_NAMES

BEFORE_THE_DICE: Final = [
    stages.TARGET, stages.SUPPORT_ATTACK, stages.SUPPORT_DEFENCE, stages.CARD_ATTACK, stages.CARD_DEFENCE,
    stages.AIR_COMBAT, stages.PAIR, stages.PAIRED,
]  # fmt: skip
"""Stages of an attack that have odds. In any other, such as where a ship looks for a base in the midst of an attack
(NAV-09), the dice have fallen, and a troop of it may be gone.
"""


def odds_of(t: Board, code: int | None, viewer: int) -> Odds | None:
    """Return the odds if the action `code` (a target, a supporter, a card) were added to what is declared.

    An action that is not on offer adds nothing. The other side's face-down card is unknown and left out; what it may do
    is told beside.
    None where there is no attack in hand, or it is rolled.
    """
    if code is not None and code not in t.codes():
        code = None
    if t.fight.place >= 0:
        return odds_at_sea(t, code)
    if t.battle.box < 0 or t.attack.attacker < 0 or t.stage not in BEFORE_THE_DICE:
        return None
    attack = AttackInProgress(t.attack)
    kind = -1 if code is None else notation.kind_of(code)
    payload = 0 if code is None else notation.payload_of(code)
    if t.stage == stages.TARGET:
        if kind != notation.TARGET:
            return None
        attack.defender = find_seen(t, 1 - t.battle.side, payload)
        attack.support = t.battle.opening_support()
    elif kind == notation.SUPPORT:
        attack.support[t.side] |= 1 << payload
    elif kind == notation.PLAY and viewer == t.side:
        attack.cards[t.side] = notation.played_card(payload)
        attack.modes[t.side] = notation.played_mode(payload)
    if attack.defender < 0:
        return None
    if t.stage in (stages.CARD_ATTACK, stages.CARD_DEFENCE):
        attack.hide_cards(viewer)
    return with_attack(t, attack, viewer)


def with_attack(t: Board, attack: AttackInProgress, viewer: int) -> LandOdds:
    """Return the odds of the attack as it is declared here, in the battle in hand, and what they leave out."""
    battle = t.battle
    found = exchange(t, attack)
    alone = t.count_troops(1 - battle.side, battle.box) == 1
    clears = found["left"]["defender"].get("0", 0.0) if alone else 0.0
    unseen = unseen_card(t, attack, viewer)
    return {**found, "attacker": SIDE_NAMES[battle.side], "clears": clears, "unseen": unseen}
