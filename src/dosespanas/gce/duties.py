"""What the duties of events compel and forbid now (A38): moves, attacks, supports.

While a duty is not done, only units that can still do something for it are moved, and only to where it wants them; if
there is none left, the choice is free. Once it is done, nobody may undo it.
"""

from typing import Final

from dosespanas.gce import columns, ends, movers
from dosespanas.gce.board import FOUGHT, LANDED, MARCHER, STRUCK, TIED, Board, hex_term
from dosespanas.gce.data import FACTIONS, TYPES
from dosespanas.gce.duty import MADRID_DUTY, OVIEDO_DUTY, OVIEDO_UNITS, Duty, in_force, offensive, oviedo_target
from dosespanas.gce.hexes import DIRECTIONS, NEIGHBOUR, OFF, distance
from dosespanas.gce.landmarks import BARCELONA
from dosespanas.gce.reach import Group, find
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

REVOLT_REACH: Final = 6
"""7.35-c: hexes around Barcelona in which nobody attacks."""
FRONTIER_TURNS: Final = [12, 19]
FRONTIER_REACH: Final = 3
"""15.4: hexes from France within which Germans and Italians do not fly in those turns."""
ARMOURED_TRAIN: Final = TYPES.index("armoured_train")
FOREIGN_AIR: Final = [FACTIONS.index("legionary_air"), FACTIONS.index("condor_legion")]


# --- movement -----------------------------------------------------------------------------------------


def movers_due(b: Board) -> tuple[list[int], list[int]]:
    """A38: return the units that can still do something for a duty not yet done: by moving, and by march.

    If there is none either way, the choice is free.
    """
    moving: list[int] = []
    marching: list[int] = []
    open_ = [duty for duty in in_force(b, b.side) if duty.done(b) < duty.demand(b)]
    if open_:
        for doubled, found in ((False, moving), (True, marching)):
            reached: dict[tuple[int, ...], list[int]] = {}
            for u in movers.all_able(b, b.side):
                if not doubled or b.has(u, MARCHER):
                    for duty in open_:
                        if duty.weight(b, u) > 0 and not duty.fulfils(b, u) and comes(b, duty, u, doubled, reached):
                            found.append(u)
                            break
    return moving, marching


def comes(b: Board, duty: Duty, unit: int, doubled: bool, reached: dict[tuple[int, ...], list[int]]) -> bool:
    """Tell whether a unit can move to where a duty wants it; `reached` remembers the ends of units that are alike.

    Most can with their first hex, which any unit may enter (12.3): that is looked at first, and at first at a glance.
    """
    data = b.data.units[unit]
    face = b.face(unit)
    start = b.u_hex[unit]
    size = b.data.weight(unit, b.u_face[unit])
    group = Group(b, [unit], doubled)
    if duty.too_far(b, start, group.pace):
        return False
    for hexside in range(start * DIRECTIONS, (start + 1) * DIRECTIONS):
        h = NEIGHBOUR[hexside]
        if h != OFF and duty.wants(b, start, h) and ends.surely_next(b, unit, group, hexside):
            return True
    for points in (1, group.pace):
        alike = (start, points, face.mover, size, b.front_of(unit), data.politics, int(data.is_hq), data.faction)
        if alike not in reached:
            reached[alike] = ends.legal_ends(b, [unit], group, find(b, group, start, points, True), [])
        if duty.better(b, start, reached[alike]):
            return True
    return False


def narrow(b: Board, units: list[int], possible: list[int]) -> list[int]:
    """A38: of the hexes where the group in hand may end its move, return those its duties leave it; all, if none do."""
    left = possible
    wanted: list[int] = []
    start = b.move.start
    for duty in in_force(b, b.side):
        done = duty.done(b)
        here, coming = shares(b, duty, units)
        if done < duty.demand(b) and coming > 0:
            hexes = duty.better(b, start, left)
        elif here > 0 and done - here < duty.demand(b):
            hexes = [h for h in left if duty.in_place(b, h)]
        else:
            continue
        if duty.target < 0 and hexes:
            left = hexes
        else:
            wanted += hexes
    return sorted(set(wanted)) if wanted else left


def doable(b: Board, units: list[int], possible: list[int]) -> list[Duty]:
    """A38: return the duties not yet done that a group does something for if it ends its move in one of some hexes."""
    found: list[Duty] = []
    for duty in in_force(b, b.side):
        open_ = duty.done(b) < duty.demand(b) and shares(b, duty, units)[1] > 0
        if open_ and duty.better(b, b.move.start, possible):
            found.append(duty)
    return found


def must_roll(b: Board, unit: int) -> bool:
    """7.33, 15.7.1-a: tell whether a column near Oviedo has to roll for its mood before it moves.

    Else nobody would have to: without a roll it attacks nobody. As many as are wanted ready are enough.
    """
    if b.side != REP or not b.options.column_enthusiasm or not OVIEDO_DUTY.active(b) or not columns.unmoved(b, unit):
        return False
    if OVIEDO_DUTY.too_far(b, b.u_hex[unit], 2 * b.face(unit).move):
        return False
    ready = [u for u in b.on_map(REP) if OVIEDO_DUTY.fulfils(b, u) and offensive(b, u) > 0 and free(b, u)]
    return len(ready) < OVIEDO_UNITS


def moods_due(b: Board) -> list[int]:
    """7.33: return the columns next to a target of the offensive that have to roll before movement ends."""
    if b.side != REP or not b.options.column_enthusiasm or not OVIEDO_DUTY.active(b):
        return []
    return [u for u in b.on_map(REP) if OVIEDO_DUTY.fulfils(b, u) and must_roll(b, u)]


def shares(b: Board, duty: Duty, units: list[int]) -> tuple[int, int]:
    """Return what units that have done a duty count for it, and what the others would."""
    here = 0
    coming = 0
    for u in units:
        if duty.fulfils(b, u):
            here += duty.weight(b, u)
        else:
            coming += duty.weight(b, u)
    return here, coming


def note_move(b: Board, units: list[int], start: int, end: int) -> None:
    """A38: mark the units whose finished move has brought them nearer to where a duty wants them."""
    for duty in in_force(b, b.side):
        if duty.flag == 0 or duty.done(b) >= duty.demand(b):
            continue
        if distance(end, duty.target) < distance(start, duty.target):
            for u in units:
                if duty.weight(b, u) > 0:
                    b.mark(u, duty.flag)


# --- strategic movement -------------------------------------------------------------------------------


def travelling(b: Board) -> list[Duty]:
    """7.35-b, 7.11-c: return the duties of the side to choose that strategic movement may do, or undo."""
    return [duty for duty in in_force(b, b.side) if duty.journeys]


def on_foot(b: Board, duty: Duty, unit: int) -> bool:
    """Tell whether a unit could do a duty in the movement phase of the turn, as things stand."""
    if not movers.able(b, unit):
        return False
    return comes(b, duty, unit, False, {}) or (movers.march_ready(b, unit) and comes(b, duty, unit, True, {}))


def in_sight(b: Board, duty: Duty) -> int:
    """Return what the units that have done a duty count for it, with those that could do it on foot."""
    total = duty.done(b)
    for u in b.on_map(duty.side):
        if duty.weight(b, u) > 0 and not duty.fulfils(b, u) and on_foot(b, duty, u):
            total += duty.weight(b, u)
    return total


def journey_ends(b: Board, unit: int, kind: int, possible: list[int]) -> list[int]:
    """A38: of the hexes where a unit may end a journey of a kind, return those its duties leave it.

    Who has done a duty, or alone can do it on foot, does not travel from it; who can do it by this journey does.
    """
    left = possible
    for duty in travelling(b):
        weight = duty.weight(b, unit)
        if weight == 0:
            continue
        there = [h for h in left if duty.in_place(b, h)]
        if duty.fulfils(b, unit):
            bound = duty.done(b) - weight < duty.demand(b)
        elif on_foot(b, duty, unit):
            bound = in_sight(b, duty) - weight < duty.demand(b)
        else:
            bound = len(there) > 0 and kind in duty.journeys and in_sight(b, duty) < duty.demand(b)
        if bound:
            left = there
    return left


# --- combat -------------------------------------------------------------------------------------------


def free(b: Board, unit: int) -> bool:
    """Tell whether a unit on the map may still attack this phase."""
    return not b.u_flags[unit] & (FOUGHT | LANDED | TIED) and may_attack(b, unit) is None


def leads(b: Board, unit: int) -> bool:
    """Tell whether a unit may still attack, and needs nobody else for it (13.12-f, 13.24)."""
    return not b.data.units[unit].is_hq and b.face(unit).attack > 0 and free(b, unit)


def open_targets(b: Board, hex_: int) -> list[int]:
    """Return the enemy hexes next to a hex of the side to choose that may still be attacked (13.3-b, A63)."""
    found: list[int] = []
    for h in b.data.beyond[hex_]:
        if b.owner[h] == 1 - b.side and h not in b.attacked:
            for u in b.stack(h):
                if not b.data.units[u].is_hq:
                    found.append(h)
                    break
    return found


def stacks_due(b: Board) -> list[int]:
    """7.22-a, A38: return the hexes whose stack has come near Madrid, has enemies next to it and has not attacked."""
    found: list[int] = []
    if b.side != NAT or not MADRID_DUTY.active(b):
        return found
    for h in b.data.land:
        if b.owner[h] == NAT and not struck(b, h) and strikers(b, h) and open_targets(b, h):
            found.append(h)
    return found


def struck(b: Board, hex_: int) -> bool:
    """Tell whether the stack of a hex has made the attack that 7.22 compels, or some of it have."""
    return len([u for u in b.stack(hex_) if b.has(u, STRUCK)]) > 0


def strikers(b: Board, hex_: int) -> list[int]:
    """7.22-a: return the units of a hex that have come near Madrid and can attack."""
    return [u for u in b.stack(hex_) if MADRID_DUTY.fulfils(b, u) and leads(b, u)]


def oviedo_units(b: Board, hex_: int) -> list[int]:
    """7.33: return the columns and divisions next to a hex that may still attack."""
    found: list[int] = []
    for h in b.data.beyond[hex_]:
        if b.owner[h] == REP:
            found += [u for u in b.stack(h) if offensive(b, u) > 0 and free(b, u)]
    return found


def oviedo_open(b: Board) -> list[int]:
    """7.33: return the targets of the Oviedo offensive that a column or division can still attack by itself."""
    found: list[int] = []
    if b.side != REP or not OVIEDO_DUTY.active(b) or b.cups.duty_done[REP] >= OVIEDO_UNITS:
        return found
    for h in b.data.land:
        if oviedo_target(b, h) and h not in b.attacked:
            for u in oviedo_units(b, h):
                if leads(b, u) and h in open_targets(b, b.u_hex[u]):
                    found.append(h)
                    break
    return found


def kept_for_oviedo(b: Board, hex_: int, attackers: list[int]) -> list[int]:
    """7.33: return the columns and divisions that may not join in an attack elsewhere: the offensive needs them all."""
    targets = oviedo_open(b)
    if not targets or oviedo_target(b, hex_):
        return []
    near: list[int] = []
    for h in targets:
        near += [u for u in oviedo_units(b, h) if u not in near]
    spare = b.cups.duty_done[REP] + len(near) - OVIEDO_UNITS - len([u for u in near if u in attackers])
    return near if spare <= 0 else []


def attack_due(b: Board) -> Refusal | None:
    """13.1, A38: return why the phasing side may not end its attacks yet."""
    due = stacks_due(b)
    if due:
        return Refusal("7.22-a", "refusal-gce-attack-due", {"hex": hex_term(due[0])})
    targets = oviedo_open(b)
    if targets:
        missing = OVIEDO_UNITS - b.cups.duty_done[REP]
        return Refusal("7.33", "refusal-gce-offensive-due", {"hex": hex_term(targets[0]), "count": missing})
    return None


def joins_due(b: Board) -> list[int]:
    """A38: return units of which the attack in hand needs one more, since they have no other target for their duty."""
    f = b.fight
    for h in stacks_due(b):
        if open_targets(b, h) == [f.hex] and not [u for u in b.stack(h) if u in f.attackers]:
            return [u for u in strikers(b, h) if columns.may_join(b, f.attackers, u) is None]
    if f.hex not in oviedo_open(b):
        return []
    count = b.cups.duty_done[REP]
    found: list[int] = []
    for u in oviedo_units(b, f.hex):
        if u in f.attackers:
            count += 1
        elif columns.may_join(b, f.attackers, u) is None:
            others = [h for h in open_targets(b, b.u_hex[u]) if h != f.hex and oviedo_target(b, h)]
            if not others:
                found.append(u)
    return found if count < OVIEDO_UNITS else []


def join_refusal(b: Board) -> Refusal | None:
    """A38: return why the attack in hand may not be committed yet."""
    due = joins_due(b)
    if not due:
        return None
    details: dict[str, object] = {"piece": b.data.units[due[0]].term(), "hex": hex_term(b.fight.hex)}
    return Refusal("7.22-a" if b.side == NAT else "7.33", "refusal-gce-join-due", details)


def note_attack(b: Board) -> None:
    """A38: note what the attack that is being committed does for the duties."""
    f = b.fight
    for u in f.attackers:
        for other in b.stack(b.u_hex[u]):
            b.u_flags[other] |= STRUCK
    if f.side == REP and OVIEDO_DUTY.active(b) and oviedo_target(b, f.hex):
        for u in f.attackers:
            b.cups.duty_done[REP] += offensive(b, u)


def may_attack(b: Board, unit: int) -> Refusal | None:
    """7.8-c, 7.35-c, 15.3-b, 15.7.1-a: return why a unit may not attack the enemy this turn."""
    if b.options.armoured_train and b.face(unit).type == ARMOURED_TRAIN:
        return Refusal("15.3-b", "refusal-gce-train-attack", {"piece": b.data.units[unit].term()})
    if b.data.units[unit].side != REP:
        return None
    if b.cups.casado == b.turn and not b.face(unit).column:
        return Refusal("7.8-c", "refusal-gce-coup", {"piece": b.data.units[unit].term()})
    if b.cups.revolt == b.turn and distance(b.u_hex[unit], BARCELONA) <= REVOLT_REACH:
        return Refusal("7.35-c", "refusal-gce-revolt", {"piece": b.data.units[unit].term()})
    return columns.refusal(b, unit)


def may_fly(b: Board, unit: int, hex_: int) -> Refusal | None:
    """7.35-b, 15.4: return why an aircraft may not support a battle in a hex."""
    if b.has(unit, TIED):
        return Refusal("7.35-b", "refusal-gce-tied", spoken(b, unit, hex_))
    foreign = b.options.frontier_air and b.data.units[unit].faction in FOREIGN_AIR
    if foreign and FRONTIER_TURNS[0] <= b.turn <= FRONTIER_TURNS[1] and b.data.from_france[hex_] <= FRONTIER_REACH:
        return Refusal("15.4", "refusal-gce-near-france", spoken(b, unit, hex_))
    return None


def spoken(b: Board, unit: int, hex_: int) -> dict[str, object]:
    """Return what a refusal says of a unit and a hex."""
    return {"piece": b.data.units[unit].term(), "hex": hex_term(hex_)}


# --- what is shown ------------------------------------------------------------------------------------


def current(b: Board, viewer: int | None) -> list[tuple[int, str, str, dict[str, object]]]:
    """Return the duties in force: side, rule, message key, and how much of what is demanded a viewer sees done."""
    found: list[tuple[int, str, str, dict[str, object]]] = []
    for side in (NAT, REP):
        for duty in in_force(b, side):
            details: dict[str, object] = {"done": duty.seen(b, viewer), "count": duty.demand(b)}
            if duty is OVIEDO_DUTY:
                details["done"] = b.cups.duty_done[REP]
            if duty.target >= 0:
                details["hex"] = hex_term(duty.target)
            found.append((side, duty.rule, duty.key, details))
    if b.cups.casado == b.turn:
        found.append((REP, "7.8-c", "duty-coup", {}))
    if b.cups.revolt == b.turn:
        found.append((REP, "7.35-c", "duty-revolt", {"hex": hex_term(BARCELONA), "count": REVOLT_REACH}))
    return found
