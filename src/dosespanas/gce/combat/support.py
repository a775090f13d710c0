"""Support of an attack (8.0, 13.12, 13.13, 13.15, 15.3): who helps it, asked in the order of A87."""

from collections.abc import Callable
from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.chits import BATTLE, Condition
from dosespanas.gce.board.data import FACTIONS, NORTHERN, SPECIALS, TOWN, TYPES
from dosespanas.gce.board.hexes import DIRECTIONS, direction, distance, neighbours
from dosespanas.gce.board.stages import AIR, BACKING, CHIT, NAVAL, ROLL, SUPPORT, TRAIN
from dosespanas.gce.board.state import AIR as IN_THE_AIR
from dosespanas.gce.board.state import CUT, NORTH, USED, Board, hex_term
from dosespanas.gce.combat.attack import refuse
from dosespanas.gce.combat.modifiers import has_column, has_faction
from dosespanas.gce.events import chits
from dosespanas.gce.movement import duty_obligations
from dosespanas.gce.supply import sources
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP, SIDE_TERMS

QUESTIONS: Final = [SUPPORT, AIR, NAVAL, CHIT, TRAIN]
"""A87: each is asked of the attacker, then of the defender."""

NORTHERN_AIR: Final = SPECIALS.index("northern_air")
NORTHERN_FACTIONS: Final = [FACTIONS.index(name) for name in NORTHERN]
ARMOURED_TRAIN: Final = TYPES.index("armoured_train")
INFANTRY: Final = [TYPES.index("infantry"), TYPES.index("mountain")]


def next_question(b: Board) -> None:
    """Forced step: ask the next side that has something to choose; then roll.

    7.8-b: nobody supports the attack of the coup, where both are Republican.
    5.2-d: all that a side does in the other's part is answer a combat, but for 7.21.
    """
    f = b.fight
    while f.asked < 2 * len(QUESTIONS) and not f.casado:
        b.side = f.side if f.asked % 2 == 0 else 1 - f.side
        b.stage = QUESTIONS[f.asked // 2]
        f.asked += 1
        if has_choice(b):
            return
    b.side = f.side
    b.stage = ROLL


def has_choice(b: Board) -> bool:
    """Tell whether the side has something to choose, or would betray something covered or secret by not being asked.

    13.6: a HQ that may lie covered near the battle; 7.4-b: with secret chits, any that it holds.
    """
    if b.stage == SUPPORT:
        return len(gunners(b)) > 0 or hides_gunner(b)
    if b.stage == TRAIN:
        return len(trains(b)) > 0 or hides_train(b)
    if b.stage == AIR:
        return len(flyers(b, b.fight, b.side)) > 0
    if b.stage == NAVAL:
        return naval_refusal(b, b.fight, b.side) is None
    return len(playable(b)) > 0 or (b.options.hidden_chits and may_hold_fitting(b))


def own_units(f: AttackInProgress, side: int) -> list[int]:
    """Return a side's ground units in the battle."""
    return f.attackers if f.side == side else f.defenders


def own_hexes(f: AttackInProgress, side: int) -> list[int]:
    """Return the hexes in which a side's ground units of the battle stand."""
    return f.across if f.side == side else [f.hex]


# --- HQ artillery -------------------------------------------------------------------------------------


def support_refusal(b: Board, f: AttackInProgress, side: int, unit: int) -> Refusal | None:
    """13.12-b, 13.12-c, 13.12-e: return why a HQ may not support a side's units with its artillery.

    10.7: cut off in a town or city it counts as supplied where it supports a defence.
    """
    if b.data.units[unit].side != side:
        return refuse(b, unit, f.hex, "13.12-c", "refusal-not-yours")
    if not b.data.units[unit].artillery:
        return refuse(b, unit, f.hex, "13.12-b", "refusal-gce-no-artillery")
    if b.u_hex[unit] < 0:
        return refuse(b, unit, f.hex, "13.12-c", "refusal-not-on-map")
    if b.u_flags[unit] & USED:
        return refuse(b, unit, f.hex, "13.12-e", "refusal-used")
    if b.u_flags[unit] & CUT and (side == f.side or b.data.settlement[b.u_hex[unit]] == 0):
        return refuse(b, unit, f.hex, "13.12-c", "refusal-gce-unsupplied")
    for h in own_hexes(f, side):
        if distance(b.u_hex[unit], h) <= 1:
            return None
    return refuse(b, unit, f.hex, "13.12-c", "refusal-gce-too-far")


def gunners(b: Board) -> list[int]:
    """Return the HQs of the side to choose that may support it."""
    return [u for u in b.data.hqs_of[b.side] if support_refusal(b, b.fight, b.side, u) is None]


def hides_gunner(b: Board) -> bool:
    """13.6: tell whether for all that the other side knows a HQ might support this one from a covered stack.

    Its owner is then asked in any case, for not to be asked would tell that no such HQ is near.
    """
    if not [u for u in b.data.hqs_of[b.side] if b.data.units[u].artillery and b.covered(u) and not b.has(u, USED)]:
        return False
    for h in own_hexes(b.fight, b.side):
        for near in neighbours(h):
            if b.owner[near] == b.side and near not in b.opened and b.after[b.first[near]] >= 0:
                return True
    return False


def codes_support(b: Board) -> list[int]:
    """13.12-d: one HQ, or none."""
    return sorted([n.make(n.SUPPORT, u) for u in gunners(b)] + [n.make(n.NONE)])


def take_support(b: Board, code: int) -> None:
    """13.12-e: the HQ is turned and supports nobody else this turn.

    2.14, A07: it is marked as used and keeps its steps; ready again in the next A.I.
    """
    if n.kind_of(code) == n.SUPPORT:
        unit = n.payload_of(code)
        b.mark(unit, USED)
        b.fight.support[b.side] = unit
        tell_backed(b, "13.12-d", unit)
    b.stage = BACKING


def why_not_support(b: Board, code: int) -> Refusal | None:
    """Explain why a HQ may not support."""
    return support_refusal(b, b.fight, b.side, n.payload_of(code)) if n.kind_of(code) == n.SUPPORT else None


def tell_backed(b: Board, rule: str, unit: int) -> None:
    """Report a unit that supports; it shows itself."""
    name = b.data.units[unit].name
    details: dict[str, object] = {"side": SIDE_TERMS[b.side], "piece": "unit:" + name, "hex": hex_term(b.fight.hex)}
    b.tell("backed", rule, b.side, details, [name])


# --- the armoured train -------------------------------------------------------------------------------


def train_refusal(b: Board, f: AttackInProgress, side: int, unit: int) -> Refusal | None:
    """15.3-a, 15.3-b, A81: return why the armoured train may not support a side's units.

    It stands with infantry, and a railway crosses a hexside of the attack. In attack both are its own; in defence it
    stands elsewhere on a railway that enters the hex: what stands in it defends it as it is.
    """
    if not b.options.armoured_train or b.face(unit).type != ARMOURED_TRAIN or b.data.units[unit].side != side:
        return refuse(b, unit, f.hex, "15.3-a", "refusal-gce-no-train")
    here = b.u_hex[unit]
    if here < 0:
        return refuse(b, unit, f.hex, "15.3-a", "refusal-not-on-map")
    if b.train_used != 0 or unit in f.attackers:
        return refuse(b, unit, f.hex, "15.3-a", "refusal-used")
    escort = b.stack(here) if side != f.side else [u for u in f.attackers if b.u_hex[u] == here]
    if not [u for u in escort if b.face(u).type in INFANTRY]:
        return refuse(b, unit, f.hex, "15.3-b", "refusal-gce-train-alone")
    if side != f.side and not on_line(b, here, f.hex):
        return refuse(b, unit, f.hex, "15.3-a", "refusal-gce-no-rail")
    for start in f.across:
        if (start == here or side != f.side) and b.data.rail[start * DIRECTIONS + direction(start, f.hex)]:
            return None
    return refuse(b, unit, f.hex, "15.3-a", "refusal-gce-no-rail")


def on_line(b: Board, start: int, end: int) -> bool:
    """Tell whether two hexes are neighbours and a railway leads from the one to the other."""
    return distance(start, end) == 1 and b.data.rail[start * DIRECTIONS + direction(start, end)] != 0


def trains(b: Board) -> list[int]:
    """Return the armoured trains that may support the side to choose."""
    if not b.options.armoured_train or b.side != REP:
        return []
    return [u for u in b.data.units_of[REP] if train_refusal(b, b.fight, b.side, u) is None]


def hides_train(b: Board) -> bool:
    """13.6: tell whether for all that the attacker knows a covered armoured train might support the defender."""
    f = b.fight
    if not b.options.armoured_train or b.side != REP or f.side == REP or b.train_used != 0:
        return False
    if not [u for u in b.on_map(REP) if b.covered(u) and b.face(u).type == ARMOURED_TRAIN]:
        return False
    if not [h for h in f.across if b.data.rail[h * DIRECTIONS + direction(h, f.hex)]]:
        return False
    near = [h for h in neighbours(f.hex) if b.owner[h] == REP and h not in b.opened and b.after[b.first[h]] >= 0]
    return any(on_line(b, h, f.hex) for h in near)


def codes_train(b: Board) -> list[int]:
    """15.3-a: once a turn, or not."""
    return sorted([n.make(n.SUPPORT, u) for u in trains(b)] + [n.make(n.NONE)])


def take_train(b: Board, code: int) -> None:
    """15.3-a: the train fires for this battle and for no other this turn."""
    if n.kind_of(code) == n.SUPPORT:
        unit = n.payload_of(code)
        b.train_used = 1
        b.fight.train[b.side] = unit
        tell_backed(b, "15.3-a", unit)
    b.stage = BACKING


def why_not_train(b: Board, code: int) -> Refusal | None:
    """Explain why a unit is no train that may support."""
    return train_refusal(b, b.fight, b.side, n.payload_of(code)) if n.kind_of(code) == n.SUPPORT else None


# --- aircraft -----------------------------------------------------------------------------------------


def air_refusal(b: Board, f: AttackInProgress, side: int, unit: int) -> Refusal | None:
    """8.2, 8.3, 8.6-b, 7.35-b, 15.4: return why an aircraft may not support a side's units."""
    reason = grounded(b, f, side, unit)
    if reason is None and not in_reach(b, base_of(b, unit), f.hex):
        return refuse(b, unit, f.hex, "8.2", "refusal-gce-no-airfield")
    return reason


def grounded(b: Board, f: AttackInProgress, side: int, unit: int) -> Refusal | None:
    """8.3, 8.6-b, A44, 7.35-b, 15.4: return why an aircraft may not support a side's units, wherever its base is."""
    if not b.data.units[unit].is_air or b.data.units[unit].side != side:
        return refuse(b, unit, f.hex, "8.1", "refusal-not-yours")
    if b.u_hex[unit] != IN_THE_AIR:
        return refuse(b, unit, f.hex, "8.1", "refusal-gce-not-in-play")
    if b.u_flags[unit] & USED:
        return refuse(b, unit, f.hex, "8.6-b", "refusal-used")
    if base_of(b, unit) == NORTH:
        if not all_northern(b, own_units(f, side)):
            return refuse(b, unit, f.hex, "8.3-a", "refusal-gce-northern-only")
    elif side == REP and in_the_north(b, f.hex):
        return refuse(b, unit, f.hex, "8.3-c", "refusal-gce-northern-zone")
    return duty_obligations.may_fly(b, unit, f.hex)


def base_of(b: Board, unit: int) -> int:
    """A94: return the front whose towns are the bases of an aircraft."""
    return NORTH if b.data.units[unit].special == NORTHERN_AIR else b.data.units[unit].side


def all_northern(b: Board, units: list[int]) -> bool:
    """8.3-a: tell whether units are all of the northern front."""
    return all(b.front_of(u) == NORTH for u in units)


def in_the_north(b: Board, hex_: int) -> bool:
    """A44: tell whether a hex lies in Asturias, Santander or Euzkadi."""
    return any(b.data.region[hex_] == b.data.home_region[faction] for faction in NORTHERN_FACTIONS)


def in_reach(b: Board, front: int, hex_: int) -> bool:
    """8.2, A94: tell whether a town or city that supplies a front lies within reach of aircraft."""
    network = sources.network_of(b, front)
    return any(network[h] != 0 and distance(h, hex_) <= b.data.air_reach for h in b.data.places)


def flyers(b: Board, f: AttackInProgress, side: int) -> list[int]:
    """8.4-a: return the aircraft that may support a side in an attack."""
    near = [-1, -1, -1]
    found: list[int] = []
    for u in b.data.aircraft_of[side]:
        if b.u_hex[u] == IN_THE_AIR and grounded(b, f, side, u) is None:
            front = base_of(b, u)
            if near[front] < 0:
                near[front] = 1 if in_reach(b, front, f.hex) else 0
            if near[front] == 1:
                found.append(u)
    return found


def codes_air(b: Board) -> list[int]:
    """8.4-a: any number of aircraft, one after the other."""
    return sorted([n.make(n.FLY, u) for u in flyers(b, b.fight, b.side)] + [enough(b.fight.air[b.side])])


def enough(chosen: list[int]) -> int:
    """Return the action that ends a row of choices: `none` of them, or `done` with some."""
    return n.make(n.DONE if chosen else n.NONE)


def take_air(b: Board, code: int) -> None:
    """8.6-b: an aircraft supports one battle a turn."""
    flown = b.fight.air[b.side]
    if n.kind_of(code) == n.FLY:
        b.mark(n.payload_of(code), USED)
        flown.append(n.payload_of(code))
        if flyers(b, b.fight, b.side):
            return
    if flown:
        names = [b.data.units[u].name for u in flown]
        strength = sum([b.data.units[u].air for u in flown])
        pieces = ["unit:" + name for name in names]
        details: dict[str, object] = {"side": SIDE_TERMS[b.side], "pieces": pieces, "strength": strength}
        details["hex"] = hex_term(b.fight.hex)
        b.tell("flew-in", "8.4-a", b.side, details, names)
    b.stage = BACKING


def why_not_air(b: Board, code: int) -> Refusal | None:
    """Explain why an aircraft may not support."""
    return air_refusal(b, b.fight, b.side, n.payload_of(code)) if n.kind_of(code) == n.FLY else None


# --- ships --------------------------------------------------------------------------------------------


def naval_refusal(b: Board, f: AttackInProgress, side: int) -> Refusal | None:
    """13.15, A66, 7.8-a: return why the ships of a side may not support it."""
    details: dict[str, object] = {"side": SIDE_TERMS[side], "hex": hex_term(f.hex)}
    if not b.data.naval_hexes[side][f.hex]:
        return Refusal("13.15-a", "refusal-gce-no-ships-here", details)
    if b.turn < b.data.naval_from[side]:
        return Refusal("13.15-b", "refusal-gce-no-ships-yet", details)
    if side == REP and b.cups.casado > 0:
        return Refusal("7.8-a", "refusal-gce-ships-gone", details)
    if b.naval_used[side] != 0:
        return Refusal("A66", "refusal-gce-ships-used", details)
    return None


def codes_naval(b: Board) -> list[int]:
    """13.15-a: ships, or none."""
    return sorted([n.make(n.NAVAL), n.make(n.NONE)])


def take_naval(b: Board, code: int) -> None:
    """A66: once a turn."""
    if n.kind_of(code) == n.NAVAL:
        b.naval_used[b.side] += 1
        b.fight.naval[b.side] = True
        b.tell("naval-support", "13.15-a", b.side, {"side": SIDE_TERMS[b.side], "hex": hex_term(b.fight.hex)}, [])
    b.stage = BACKING


def why_not_naval(b: Board, code: int) -> Refusal | None:
    """Explain why the ships may not support."""
    return naval_refusal(b, b.fight, b.side) if n.kind_of(code) == n.NAVAL else None


# --- held chits ---------------------------------------------------------------------------------------


def chit_refusal(b: Board, f: AttackInProgress, side: int, chit: int) -> Refusal | None:
    """13.13: return why a chit may not be played on this battle; each has its own condition."""
    data = b.data.chits[chit]
    details: dict[str, object] = {"card": data.term(), "hex": hex_term(f.hex)}
    if chit not in b.cups.held[side]:
        return Refusal("7.4-a", "refusal-not-in-hand", details)
    return None if fits(b, f, side, chit) else Refusal(data.rule, "refusal-gce-chit-here", details)


def fits(b: Board, f: AttackInProgress, side: int, chit: int) -> bool:
    """13.13: tell whether a side could play a chit on this battle if it held it; everybody can see that."""
    data = b.data.chits[chit]
    return data.when == BATTLE and all(NEEDS[need.kind](b, f, side, need) for need in data.needs)


def aircraft(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.31: the side has aircraft in the battle."""
    return len(f.air[side]) > 0


def aircraft_of(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.30: it has aircraft of a faction in the battle."""
    return has_faction(b, f.air[side], FACTIONS.index(need.faction))


def northern(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.38: all its units in the battle are of the northern front."""
    return all_northern(b, own_units(f, side))


def attacks(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.39: the side attacks."""
    return f.side == side


def defends(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.40, A26: the side is attacked."""
    return f.side != side


def town(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.40: the battle is for a town."""
    return b.data.settlement[f.hex] == TOWN


def column(b: Board, f: AttackInProgress, side: int, need: Condition) -> bool:
    """7.40: a column of the side is in the battle."""
    return has_column(b, own_units(f, side))


NEEDS: Final[dict[str, Callable[[Board, AttackInProgress, int, Condition], bool]]] = {
    "aircraft": aircraft,
    "aircraft_of": aircraft_of,
    "northern": northern,
    "attacks": attacks,
    "defends": defends,
    "town": town,
    "column": column,
}
"""What a battle must be like for a chit to be played on it; it has all that its data ask for."""


def may_hold_fitting(b: Board) -> bool:
    """7.4-b: tell whether for all that the other side knows a chit held in secret could be played on this battle."""
    return any(fits(b, b.fight, b.side, chit) for chit in chits.may_be_held(b, b.side))


def playable(b: Board) -> list[int]:
    """Return the chits, each once, that the side to choose may play on this battle."""
    found: list[int] = []
    for chit in b.cups.held[b.side]:
        if chit not in found and chit_refusal(b, b.fight, b.side, chit) is None:
            found.append(chit)
    return found


def codes_chit(b: Board) -> list[int]:
    """13.13: any number of held chits, one after the other.

    7.3-b: as many as the side holds.
    """
    return sorted([n.make(n.PLAY, chit) for chit in playable(b)] + [enough(b.fight.chits[b.side])])


def take_chit(b: Board, code: int) -> None:
    """7.4-a: a chit played is discarded."""
    if n.kind_of(code) == n.PLAY:
        chit = n.payload_of(code)
        b.cups.held[b.side].remove(chit)
        chits.lay_aside(b, chit, "chit-played", b.data.chits[chit].rule)
        b.fight.chits[b.side].append(chit)
        if has_choice(b):
            return
    b.stage = BACKING


def why_not_chit(b: Board, code: int) -> Refusal | None:
    """Explain why a chit may not be played."""
    return chit_refusal(b, b.fight, b.side, n.payload_of(code)) if n.kind_of(code) == n.PLAY else None
