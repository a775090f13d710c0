"""What a piece would do for its side in a box: rules of thumb for lists of proposals. No rule of the game."""

from typing import Final

from dosespanas.espana1936.battle.generals import has_emblem
from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import PLANE, mask_bits
from dosespanas.espana1936.board.in_progress import AttackInProgress, BattleInProgress
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.odds.unseen import exchange

PLAIN: Final = 2.0
OBJECTIVE: Final = 11.0
"""What an objective city counts, against any other box."""
DECISIVE: Final = 4.0
"""What one of the cities that win at once counts more."""
EARLY: Final = 12.0
"""What the city counts more that ends the game early, while it does (VIC-06)."""
PORT: Final = 1.0
ROAD: Final = 0.1
"""What a port counts more, and each link."""
STEP: Final = 2.0
"""What a step lost or won in an attack counts, against boxes."""
FRESH: Final = 0.5
"""Strength that a new troop counts more: it is one more that may attack."""


def stake(t: Board, box: int) -> float:
    """Return what holding a box counts: a city, a port and the roads that meet there."""
    data = t.data
    found = OBJECTIVE if data.objectives >> box & 1 else PLAIN
    found += ROAD * data.links[box].bit_count()
    if data.ports >> box & 1:
        found += PORT
    if data.win_cities >> box & 1:
        found += DECISIVE
    if box == data.early_box and t.turn <= data.early_turn:
        found += EARLY
    return found


def strength_in(t: Board, side: int, box: int) -> float:
    """Return the strength of a side in a box, each type as much better or worse as it is; a tank counts half."""
    total = 0.5 * t.n_tanks[side * t.data.box_count + box]
    for slot in t.troops_in(side, box):
        total += t.t_strength[slot] * (1.0 + 0.25 * t.type_drm(t.t_type[slot]))
    return total


def around(t: Board, side: int, box: int) -> float:
    """Return the strength of a side's troops one link from a box."""
    total = 0.0
    for near in mask_bits(t.data.links[box]):
        total += strength_in(t, side, near)
    return total


def standing(t: Board, box: int, own: float) -> float:
    """Return how far an own or contested box is held with so much strength there, as a share of what it counts.

    A contested box leans to the stronger side; one with enemies around is safe once they would meet their like.
    """
    foe = strength_in(t, 1 - t.side, box)
    if foe > 0.0:
        part = own / (own + foe)
        return 0.1 + 0.8 * part * part * (3.0 - 2.0 * part)
    near = around(t, 1 - t.side, box)
    if own == 0.0:
        return 0.5 if near > 0.0 else 1.0
    return 0.6 + 0.4 * min(1.0, own / (0.6 * near + 0.2))


def for_force(t: Board, box: int, force: float) -> float:
    """Return what more strength counts in an own or contested box: it is held better, and near what is to be won."""
    own = strength_in(t, t.side, box)
    won = 0.0
    for near in mask_bits((t.data.links[box] | 1 << box) & ~t.friendly(t.side)):
        won += stake(t, near)
    return stake(t, box) * (standing(t, box, own + force) - standing(t, box, own)) + 0.005 * force * min(won, 30.0)


def for_plane(t: Board, box: int) -> float:
    """Return what a plane counts in a box: where there is fighting, the less the more are there."""
    if not t.contested() >> box & 1:
        return 0.0
    planes = [p for p in t.supporters(t.side, box) if t.data.piece_kinds[p] == PLANE]
    return (1.0 + 0.5 * stake(t, box)) / (1.0 + len(planes))


def for_tank(t: Board, box: int) -> float:
    """Return what a tank counts in a box: where own troops are fighting."""
    return 1.0 + stake(t, box) if t.contested() >> box & 1 and t.count_troops(t.side, box) else 0.0


def for_general(t: Board, general: int, box: int) -> float:
    """Return what a general counts in a box: the best attack he could open, else the help he is to a defence."""
    best = 0.0
    if t.contested() >> box & 1 and t.supplied(t.side, box):
        best = max(0.0, best_attack(t, general, box)) + 0.15 * stake(t, box)
    return best + 0.02 * min(5.0, around(t, 1 - t.side, box))


def gained(t: Board, attack: AttackInProgress, box: int) -> float:
    """Return what an attack may bring: steps on balance, and the box where the last troop of a side may fall."""
    found = exchange(t, attack)
    balance = 0.0
    for slot, left, sign in (
        (attack.defender, found["left"]["defender"], 1.0),
        (attack.attacker, found["left"]["attacker"], -1.0),
    ):
        last = t.count_troops(t.data.type_sides[t.t_type[slot]], box) == 1
        for strength, chance in left.items():
            balance += sign * chance * STEP * (steps_of(t.t_strength[slot]) - steps_of(int(strength)))
            if strength == "0":
                balance += sign * chance * stake(t, box) * (0.8 if last else 0.15)
    return balance


def best_attack(t: Board, general: int, box: int) -> float:
    """Return the worth of the best first attack that a general could open in a box, with all that could support it."""
    if t.data.needs_emblem[general] == "start" and t.options.rep_generals:
        kept = t.p_box[general]
        t.p_box[general] = box
        able = has_emblem(t, general)
        t.p_box[general] = kept
        if not able:
            return 0.0
    before = t.battle
    t.battle = BattleInProgress()
    t.battle.box = box
    t.battle.side = t.side
    best = -99.0
    for attacker in t.troops_in(t.side, box):
        for defender in t.troops_in(1 - t.side, box):
            if not t.t_acted[attacker]:
                attack = AttackInProgress()
                attack.attacker = attacker
                attack.defender = defender
                attack.support[t.side] = 1 << general
                for p in t.supporters(t.side, box):
                    attack.support[t.side] |= 1 << p
                best = max(best, gained(t, attack, box))
    t.battle = before
    return best
