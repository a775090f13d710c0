"""What the duties of events compel and forbid now (A38): moves, attacks, supports.

Units move in any order, as long as what a duty can hope for does not grow less (see `duty_prospects.py`); the phase
ends when as much is done as can be. In combat the units that came near Madrid attack (7.22), each stack as one.
"""

from typing import Final

from dosespanas.gce.board.data import FACTIONS, TYPES
from dosespanas.gce.board.hexes import distance
from dosespanas.gce.board.landmarks import BARCELONA
from dosespanas.gce.board.stages import COMBAT_NAT, COMBAT_REP, MOVE_NAT, MOVE_REP
from dosespanas.gce.board.state import DUTIFUL, FOUGHT, LANDED, MARCHER, TIED, Board, hex_term
from dosespanas.gce.control import columns
from dosespanas.gce.movement import duty_prospects, eligibility
from dosespanas.gce.movement.duties import (
    FAR,
    MADRID_DUTY,
    OVIEDO_DUTY,
    OVIEDO_UNITS,
    Duty,
    in_force,
    offensive,
    oviedo_target,
)
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.shapes import Args
from dosespanas.kernel.side import NAT, REP

REVOLT_REACH: Final = 6
"""7.35-c: hexes around Barcelona in which nobody attacks."""
FRONTIER_TURNS: Final = [12, 19]
FRONTIER_REACH: Final = 3
"""15.4: hexes from France within which Germans and Italians do not fly in those turns."""
ARMOURED_TRAIN: Final = TYPES.index("armoured_train")
FOREIGN_AIR: Final = [FACTIONS.index("legionary_air"), FACTIONS.index("condor_legion")]


# --- movement -----------------------------------------------------------------------------------------


def ways_open(b: Board, duties: list[Duty], unit: int) -> tuple[bool, bool]:
    """A38: tell whether a unit may be moved, and by march, without less hope for the duties in force.

    Where neither is so for all duties at once, both are open: never more is asked than is possible.
    """
    walks = True
    marches = b.has(unit, MARCHER)
    for duty in duties:
        if duty.weight(b, unit) > 0 and not duty_prospects.spare(b, duty, [unit]):
            walks = walks and duty_prospects.begins_well(b, duty, unit, False)
            marches = marches and duty_prospects.begins_well(b, duty, unit, True)
    if not walks and not marches:
        return True, b.has(unit, MARCHER)
    return walks, marches


def unmet(b: Board) -> Refusal | None:
    """A38: return what a duty still asks for before movement may end, and of whom, or None."""
    for duty in in_force(b, b.side):
        count = duty_prospects.missing(b, duty)
        if count > 0:
            terms = [b.data.units[u].term() for u in duty_prospects.still_due(b, duty)]
            return Refusal(duty.rule, "refusal-gce-duty-missing", {"count": count, "pieces": terms})
    return None


def narrow(b: Board, units: list[int], possible: list[int]) -> list[int]:
    """A38: of the hexes where the group in hand may end its move, return those its duties leave it; all, if none do."""
    left = possible
    for duty in in_force(b, b.side):
        good = duty_prospects.good_ends(b, duty, units, possible)
        if len(good) < len(possible):
            both = [h for h in left if h in good]
            if both:
                left = both
    return left


def keeps(b: Board, unit: int, left: list[int], together: list[int]) -> bool:
    """A38, 12.7: tell whether a unit may join the group in hand without less hope for a duty.

    `left`: where the group may end its move now; `together`: where it might with the unit, duties apart.
    """
    group = [*b.move.units, unit]
    for duty in in_force(b, b.side):
        o = duty_prospects.outlook_of(b, duty)
        rest = duty_prospects.others(b, duty, o, group)
        weight = duty.weight(b, unit)
        weights = [duty.weight(b, u) for u in b.move.units]
        if duty_prospects.full(o, rest) or sum(weights) + weight == 0:
            continue
        before = min([duty.rank(b, h) for h in left])
        alone = duty_prospects.best_of(b, duty, o, unit) if weight > 0 else FAR
        goal = duty_prospects.joined(o, duty_prospects.joined(o, rest, before, sum(weights)), alone, weight)
        after = min([duty.rank(b, h) for h in together])
        if not duty_prospects.as_good(duty_prospects.joined(o, rest, after, sum(weights) + weight), goal):
            return False
    return True


def spared(b: Board, unit: int) -> bool:
    """A38: tell whether no duty has need of a unit."""
    return all(duty.weight(b, unit) == 0 or duty_prospects.spare(b, duty, [unit]) for duty in in_force(b, b.side))


def note_end(b: Board) -> None:
    """7.22-a: movement is over; mark the units that stand as near to Madrid as is demanded: they have to attack."""
    if b.side != NAT or not MADRID_DUTY.active(b):
        return
    standing = duty_prospects.outlook_of(b, MADRID_DUTY).standing
    for u in b.on_map(NAT):
        if standing and MADRID_DUTY.rank(b, b.u_hex[u]) <= standing[-1]:
            b.mark(u, DUTIFUL)


def columns_roll(b: Board) -> bool:
    """7.33, 15.7.1-a: tell whether columns of the side to choose may have to roll before they move."""
    return b.side == REP and b.options.column_enthusiasm and OVIEDO_DUTY.active(b)


def must_roll(b: Board, unit: int) -> bool:
    """7.33, 15.7.1-a: tell whether a column near Oviedo has to roll for its mood before it moves.

    Else nobody would have to: without a roll it attacks nobody. As many as are wanted ready are enough.
    """
    if not columns_roll(b) or not columns.unmoved(b, unit):
        return False
    if OVIEDO_DUTY.too_far(b, b.u_hex[unit], 2 * b.face(unit).move):
        return False
    ready = [u for u in b.on_map(REP) if OVIEDO_DUTY.fulfils(b, u) and offensive(b, u) > 0 and free(b, u)]
    return len(ready) < OVIEDO_UNITS


def moods_due(b: Board) -> list[int]:
    """7.33: return the columns next to a target of the offensive that have to roll before movement ends."""
    if not columns_roll(b):
        return []
    return [u for u in b.on_map(REP) if OVIEDO_DUTY.fulfils(b, u) and must_roll(b, u)]


# --- strategic movement -------------------------------------------------------------------------------


def travelling(b: Board) -> list[Duty]:
    """7.35-b, 7.11-c: return the duties of the side to choose that strategic movement may do, or undo."""
    return [duty for duty in in_force(b, b.side) if duty.journeys]


def on_foot(b: Board, duty: Duty, unit: int) -> bool:
    """Tell whether a unit could do a duty in the movement phase of the turn, as things stand."""
    if not eligibility.able(b, unit):
        return False
    if comes(b, duty, unit, False):
        return True
    return eligibility.march_ready(b, unit) and comes(b, duty, unit, True)


def comes(b: Board, duty: Duty, unit: int, doubled: bool) -> bool:
    """Tell whether a unit can come to where a duty wants it, by a move or by a march."""
    points = b.face(unit).move * (2 if doubled else 1)
    if duty.at_best(b, b.u_hex[unit], points) > 0:
        return False
    return duty_prospects.approach(b, duty, duty_prospects.outlook_of(b, duty), unit, doubled).rank == 0


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


def bound(b: Board, unit: int) -> bool:
    """7.22-a, A38: tell whether a unit has come near Madrid, has an attack factor, and has not attacked yet."""
    return b.has(unit, DUTIFUL) and b.face(unit).attack > 0 and free(b, unit)


def stacks_due(b: Board) -> list[int]:
    """7.22-a, A38: return the hexes whose units have come near Madrid and have still to attack enemies next to them."""
    found: list[int] = []
    if b.side != NAT or not MADRID_DUTY.active(b):
        return found
    for h in b.data.land:
        if b.owner[h] == NAT and any(bound(b, u) and leads(b, u) for u in b.stack(h)) and open_targets(b, h):
            found.append(h)
    return found


def units_due(b: Board) -> list[int]:
    """7.22-a: return the units that have still to attack, in order."""
    found: list[int] = []
    for h in stacks_due(b):
        found += [u for u in b.stack(h) if bound(b, u)]
    return sorted(found)


def stacks_joining(b: Board) -> list[int]:
    """7.22-a, A38: return the units that must join the attack in hand.

    All of a stack that takes part, for it attacks as one; and of a stack that has no other target left.
    """
    f = b.fight
    found: list[int] = []
    for h in stacks_due(b):
        if f.hex in b.data.beyond[h]:
            taken = any(u in f.attackers for u in b.stack(h))
            if taken or open_targets(b, h) == [f.hex]:
                units = [u for u in b.stack(h) if u not in f.attackers and bound(b, u)]
                found += [u for u in units if taken or not b.data.units[u].is_hq]
    return found


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
    if b.side == NAT:
        return stacks_joining(b)
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


class VisibleDuty:
    """A duty or ban in force, as a viewer may know it."""

    def __init__(self, side: int, rule: str, key: str, details: Args, units: list[int]) -> None:
        self.side = side
        self.rule = rule
        self.key = key
        self.details = details
        """What its message says: how much of what is demanded is done, where."""
        self.units = units
        """Own units that it still asks for."""


def current(b: Board, viewer: int | None) -> list[VisibleDuty]:
    """Return what events compel and forbid this turn, for a side or a spectator."""
    found: list[VisibleDuty] = []
    for side in (NAT, REP):
        for duty in in_force(b, side):
            found.append(shown(b, duty, viewer))
    if b.cups.casado == b.turn:
        found.append(VisibleDuty(REP, "7.8-c", "duty-coup", {}, []))
    if b.cups.revolt == b.turn:
        details: Args = {"hex": hex_term(BARCELONA), "count": REVOLT_REACH}
        found.append(VisibleDuty(REP, "7.35-c", "duty-revolt", details, []))
    return found


def shown(b: Board, duty: Duty, viewer: int | None) -> VisibleDuty:
    """Return how far a duty is done; its own side learns while it moves or fights of whom it still asks something.

    The other side counts whom it sees next to the target (13.6): how near the rest can come is not for it to know.
    """
    done = duty.seen(b, viewer)
    units: list[int] = []
    if viewer == duty.side:
        if b.step_no == (MOVE_NAT if duty.side == NAT else MOVE_REP):
            done = len(duty_prospects.outlook_of(b, duty).standing) - duty_prospects.missing(b, duty)
            units = duty_prospects.still_due(b, duty)
        elif duty is MADRID_DUTY and b.step_no == COMBAT_NAT:
            units = units_due(b)
    if duty is OVIEDO_DUTY:
        done = b.cups.duty_done[REP]
        if viewer == REP and b.step_no == COMBAT_REP:
            for h in oviedo_open(b):
                units += [u for u in oviedo_units(b, h) if u not in units]
    details: Args = {"done": done, "count": duty.demand(b)}
    if duty.target >= 0:
        details["hex"] = hex_term(duty.target)
    return VisibleDuty(duty.side, duty.rule, duty.key, details, units)
