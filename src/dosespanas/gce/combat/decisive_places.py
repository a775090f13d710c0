"""What a place comes to that decides the war: who could enter it, who could empty it, and what an attack may do to it.

All is told as the side itself may know it: of an enemy stack only the unit on top counts.
"""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.data import REVERSE
from dosespanas.gce.board.hexes import DIRECTIONS, OFF, direction, distance
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import ELIMINATED, Board, hex_term
from dosespanas.gce.combat import attack, resolution, support
from dosespanas.gce.combat.modifiers import drms, shifts
from dosespanas.gce.combat.odds import numbers, outlook
from dosespanas.gce.control import victory
from dosespanas.gce.movement import destinations
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP

LIKELY: Final = 0.5
"""The chance to be emptied from which on a place that decides the war is said to be held too weakly."""


def moved_off(b: Board, units: list[int], place: int) -> Board:
    """Return the board as it would be with some units in another hex, or in none."""
    other = b.clone()
    for u in units:
        if place >= 0:
            other.shift(u, place)
        else:
            other.lift(u, place)
    return other


def threatened(b: Board, side: int, hexes: list[int]) -> list[int]:
    """Return those of some hexes that the unit on top of an enemy stack could enter in one legal move, in order."""
    found: list[int] = []
    for start in b.data.land:
        if len(found) == len(hexes):
            break
        if b.owner[start] != 1 - side:
            continue
        top = b.first[start]
        near = [h for h in hexes if h not in found and distance(start, h) <= b.face(top).move]
        if near:
            reach = first_move(b, start)
            found += [h for h in near if reach.cost[h] != OFF and may_enter(b, side, reach, h)]
    return sorted(found)


def may_enter(b: Board, side: int, reach: Reach, hex_: int) -> bool:
    """10.2-b: tell whether the unit on top of an enemy stack may end its move in an empty hex, or beyond it.

    Where enemy units that `side` does not see stand so near that a HQ among them might feed it, it may.
    """
    unit = b.first[reach.start]
    far = b.data.hq_reach + b.face(unit).move
    if b.first[hex_] >= 0:
        return True
    if any(not b.sees(side, u) and distance(b.u_hex[u], hex_) <= far for u in b.on_map(1 - side)):
        return True
    if hex_ in destinations.legal_ends(b, [unit], reach, []):
        return True
    left = 0 if b.zoc[side][hex_] > 0 else reach.points - reach.cost[hex_]
    if left <= 0:
        return False
    beyond = find(MovingGroup(b, [unit], False), hex_, left, False)
    return bool(destinations.legal_ends(b, [unit], beyond, reach.way(hex_)))


def first_move(b: Board, start: int) -> Reach:
    """12.1: return how far the unit on top of a stack gets in one move."""
    group = MovingGroup(b, [b.first[start]], False)
    return find(group, start, group.pace, True)


def lost_with(b: Board, hex_: int) -> str | None:
    """Return the rule by which the side to choose loses at once if the enemy's next combat takes a hex; None: none.

    5.2: the Republicans fight after the Nationalists move, the Nationalists only in the turn after the Republicans'.
    """
    if b.side == REP:
        return "4.2-a" if hex_ == MADRID and b.turn + 1 <= b.data.victory["madrid_until"] else None
    return victory.won_by_taking(b, REP, hex_)


def stormed(b: Board, hex_: int, reached: dict[int, Reach] | None = None) -> str:
    """13.6, 13.7: return the column of an attack by all enemies on top of a stack that come beside a hex.

    It is that after all shifts. They are counted as printed, with the aircraft that reach it; "" if none come, or they
    would hardly empty it. `reached`: where the stacks of this board get, of those that were looked at before.
    """
    other = b.clone()
    other.side = 1 - b.side
    f = attack.open_attack(other, hex_)
    for unit, near in comers(b, hex_, {} if reached is None else reached):
        f.attackers.append(unit)
        if b.u_hex[unit] != near:
            other.shift(unit, near)
    by_attacker = sum([b.face(u).attack for u in f.attackers])
    if by_attacker == 0:
        return ""
    f.committed = True
    f.defenders = b.stack(hex_)
    f.air[other.side] = support.flyers(other, f, other.side)
    by_attacker = resolution.with_air(b, f, other.side, by_attacker)
    by_defender = resolution.defence_total(b, f)
    if by_defender == 0:
        return ""
    sum_ = numbers(b.data, by_attacker, by_defender, shifts(other, f), drms(other, f), True, True)
    takes = outlook(other, f, sum_)["takes"]
    return str(sum_["column"]) if takes is not None and takes >= LIKELY else ""


def comers(b: Board, hex_: int, reached: dict[int, Reach]) -> list[tuple[int, int]]:
    """9.2, 13.26-b: return the enemies on top of a stack who come beside a hex in one move, and to which of its sides.

    Each takes the side with the smallest river that has room for it.
    """
    river = {h: b.data.river[h * DIRECTIONS + direction(h, hex_)] for h in b.data.beyond[hex_]}
    room = {h: b.data.stack_limit for h in b.data.beyond[hex_] if b.owner[h] != b.side}
    found: list[tuple[int, int]] = []
    for start in b.data.land:
        top = b.first[start]
        if b.owner[start] != 1 - b.side or b.data.units[top].is_hq or b.face(top).attack == 0:
            continue
        if distance(start, hex_) > b.face(top).move + 1:
            continue
        weight = b.data.weight(top, b.u_face[top])
        if start not in reached:
            reached[start] = first_move(b, start)
        reach = reached[start]
        ends = [(river[h], -room[h], h) for h in room if room[h] >= weight and (h == start or reach.cost[h] != OFF)]
        if ends:
            end = min(ends)[2]
            room[end] -= weight
            found.append((top, end))
    return found


# --- before an attack ---------------------------------------------------------------------------------


def risked(b: Board, f: AttackInProgress, worst: int) -> list[Refusal]:
    """4.2-a, 4.3-a, 17.2-b: name the places that an attack may leave open, or too weak, and that lose the war at once.

    `worst`: the steps it may cost. They are taken from units of other hexes first (13.10-c), and a place is named only
    if the attack makes it worse.
    """
    found: list[Refusal] = []
    for h in sorted({b.u_hex[u] for u in f.attackers}) if worst > 0 else []:
        rule = lost_with(b, h)
        if rule is None or stormed(b, h):
            continue
        after = worn(b, f.attackers, h, worst)
        if threatened(after, b.side, [h]) if after.first[h] < 0 else stormed(after, h):
            found.append(Refusal(rule, "warning-gce-risk", {"hex": hex_term(h), "count": worst}))
    return found


def worn(b: Board, attackers: list[int], last: int, worst: int) -> Board:
    """13.10-c: return the board after an attack has cost so many steps, of one hex last, HQs after all others."""
    other = b.clone()
    left = worst
    for u in sorted(attackers, key=lambda unit: (b.data.units[unit].is_hq, b.u_hex[unit] == last)):
        if left >= b.steps(u):
            left -= b.steps(u)
            other.lift(u, ELIMINATED)
        elif left > 0:
            other.turn_over(u, REVERSE)
            left = 0
    return other
