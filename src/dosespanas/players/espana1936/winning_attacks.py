"""Battles for a box with which the game would be won: fought where their exact odds are good, and with what helps."""

from typing import Final

from dosespanas.espana1936.battle.generals import boxes_for
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import TANK, mask_bits
from dosespanas.espana1936.board.in_progress import AttackInProgress, BattleInProgress
from dosespanas.espana1936.board.state import ELIMINATED, Board
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.odds.unseen import exchange
from dosespanas.espana1936.plans import assault, assaults
from dosespanas.espana1936.shapes import LandPlan
from dosespanas.espana1936.turn.victory import largest_group
from dosespanas.players import Choice
from dosespanas.players.espana1936.ways_to_win import ahead

LIKELY: Final = 1 / 3
"""The chance to clear a box that wins the game from which on it is fought for before all others."""
STAGES: Final = (
    stages.ASSIGN, stages.ASSIGN_TO, stages.ACTIVATE, stages.ATTACKER, stages.TARGET, stages.SUPPORT_ATTACK,
)  # fmt: skip
FIGHTS: Final = ("prompt-assign", "prompt-activate", "prompt-attacker", "prompt-target", "prompt-support-attack")
"""Choices of a battle, and of who leads it, as they are asked."""


def answer(t: Engine) -> Choice | None:
    """Return what fights for a box that wins the game, and the reason; None where none is worth it."""
    codes = t.codes()
    if t.stage in (stages.ASSIGN, stages.ASSIGN_TO, stages.ACTIVATE):
        for box in winning_boxes(t):
            code = leading(t, codes, box)
            if code >= 0 and likely(t, box):
                return because(t, code, box)
        return None
    box = t.battle.box
    if t.battle.side != t.side or box not in winning_boxes(t):
        return None
    if t.stage == stages.SUPPORT_ATTACK:
        code = supporting(t, codes)
        return None if code < 0 else because(t, code, box)
    if t.stage == stages.ATTACKER:
        rows = [(falls(plan), t.parse(plan["row"][0])) for plan in assaults(t, [])]
    else:
        rows = [(falls(assault(t, code, [])), code) for code in codes]
    return because(t, max(rows)[1], box)


def because(t: Engine, code: int, box: int) -> Choice:
    """Return an action and the reason: the plan is a box."""
    return t.name(code), {"key": "reason-wins", "box": t.data.box_terms[box]}


def winning_boxes(t: Board) -> list[int]:
    """VIC-02..07: return the contested boxes that would win the game for the side to choose, were they its own."""
    side, data = t.side, t.data
    boxes = t.contested()
    if largest_group(t, 1 - side).bit_count() > data.win_group:
        boxes &= data.objectives | data.win_cities | 1 << data.early_box
    if not boxes or ahead(t, side):
        return []
    return [box for box in mask_bits(boxes) if t.count_troops(side, box) and ahead(cleared(t, box), side)]


def cleared(t: Board, box: int) -> Board:
    """Return the table without the enemy's troops and tanks in a box."""
    other = t.clone()
    foe = 1 - t.side
    for slot in other.troops_in(foe, box):
        other.remove_troop(slot)
    for tank in other.pieces_in(foe, TANK, box):
        other.put_piece(tank, ELIMINATED)
    return other


# --- who leads ----------------------------------------------------------------------------------------


def leading(t: Board, codes: list[int], box: int) -> int:
    """GEN-01, BAT-01: return the action that sends a general to a box, or begins his battle there; -1 for none."""
    if t.stage == stages.ASSIGN_TO:
        there = n.make(n.TO, box)
        return there if there in codes else -1
    generals = {n.payload_of(code): code for code in codes if n.kind_of(code) in (n.ASSIGN, n.BATTLE)}
    if t.stage == stages.ACTIVATE:
        fit = [g for g in generals if t.p_box[g] == box]
    else:
        fit = [g for g in generals if boxes_for(t, t.side, g) >> box & 1]
    return generals[max(fit, key=lambda g: t.data.piece_drms[g])] if fit else -1


# --- chances ------------------------------------------------------------------------------------------


def likely(t: Board, box: int) -> bool:
    """BAT-04, BAT-08: tell whether a battle in a box could be begun, and would clear it often enough."""
    trial = t.clone()
    trial.battle = BattleInProgress()
    trial.battle.box, trial.battle.side, trial.battle.general = box, t.side, t.general_in(t.side, box)
    return t.supplied(t.side, box) and chance(trial) >= LIKELY


def chance(t: Board) -> float:
    """Return the chance that the troops in a box clear it, the strongest first, each attacking once (BAT-07).

    The first attack has all support, the others none; what is worn down and does not fall counts for nothing.
    """
    side, box = t.side, t.battle.box
    own = sorted((slot for slot in t.troops_in(side, box) if not t.t_acted[slot]), key=lambda slot: -t.t_strength[slot])
    foes = sorted(t.troops_in(1 - side, box), key=lambda slot: t.t_strength[slot])
    fallen = [1.0] + [0.0] * len(foes)
    for i, attacker in enumerate(own):
        following = fallen[:]
        for j, defender in enumerate(foes):
            declared = AttackInProgress()
            declared.attacker, declared.defender = attacker, defender
            for p in t.supporters(side, box) if i == 0 else []:
                declared.support[side] |= 1 << p
            share = fallen[j] * falls_in(t, declared)
            following[j] -= share
            following[j + 1] += share
        fallen = following
    return fallen[len(foes)]


def falls_in(t: Board, declared: AttackInProgress) -> float:
    """Return the chance that an attack destroys its target."""
    found = exchange(t, declared)
    return found["win"] + found["trade"]


def falls(plan: LandPlan) -> float:
    """Return the chance that a planned attack destroys its target, with all support it could have."""
    price = plan["odds"] if plan["helped"] is None else plan["helped"]
    return 0.0 if price is None else price["falls"]


def supporting(t: Board, codes: list[int]) -> int:
    """CBT-04: return what makes the last enemy troop of a box likelier to fall; -1: nothing, or it is not the last."""
    if t.count_troops(1 - t.side, t.battle.box) > 1:
        return -1
    best, most = -1, falls_in(t, t.attack)
    for code in codes:
        if n.kind_of(code) == n.SUPPORT:
            more = AttackInProgress(t.attack)
            more.support[t.side] |= 1 << n.payload_of(code)
            chance_ = falls_in(t, more)
            if chance_ > most:
                best, most = code, chance_
    return best
