"""From an observation to a state: everything a side knows as it is, everything hidden drawn among what is possible."""

from typing import Any, Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.move_in_progress import March
from dosespanas.gce.board.state import (
    ALCAZAR_NAMES,
    CUT,
    EVACUATED,
    FOUGHT,
    LINE_NAMES,
    MOVED,
    PLACE_NAMES,
    RETURNING,
    STRATEGIC,
    SUPPORTED,
    USED,
    Board,
)
from dosespanas.gce.combat import attack
from dosespanas.gce.control import columns, stacking
from dosespanas.gce.covered_units import ZOCS, Pile, draw_below, home
from dosespanas.gce.movement import eligibility, group_move, phase, strategic
from dosespanas.gce.position import IN_FIGHT, IN_MOVE
from dosespanas.gce.state_residue import ON_CUPS, UNSEEN, engaged, on_board
from dosespanas.gce.supply import sources
from dosespanas.gce.whereabouts import in_game, may_be_kept
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.json_values import copied
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES

OFF_MAP: Final = {name: -1 - i for i, name in enumerate(PLACE_NAMES)}
SIDE_INDEX: Final = {name: side for side, name in enumerate(SIDE_NAMES)}
PICKS: Final = (n.MOVE, n.MARCH, n.RAIL, n.SAIL, n.LAND)
"""Actions that take up a unit to be moved."""

COMBAT: Final = (stages.COMBAT_NAT, stages.COMBAT_REP)
TRAVEL: Final = (stages.STRATEGIC_NAT, stages.STRATEGIC_REP)
PHASES: Final = {stages.MOVE_NAT: NAT, stages.MOVE_REP: REP}


def fill(b: Board, seen: dict[str, Any], rng: Chance) -> bool:
    """Bring an empty board to a state in which the viewer of an observation observes just that.

    Returns whether the hidden part goes with the choice in hand; if not, another has to be drawn.
    """
    viewer = SIDE_INDEX.get(seen["viewer"], -1)
    read_fields(b, seen)
    read_map(b, seen)
    hidden = read_units(b, seen, viewer)
    covered = stack_up(b, seen, hidden, viewer, rng)
    read_chits(b, seen, viewer, rng)
    if not b.ended:
        for side in (NAT, REP):
            if side != viewer:
                note(b, side, covered, rng)
        if b.side != viewer:
            return take_up(b, rng)
    return True


# --- what the viewer knows ----------------------------------------------------------------------------


def read_fields(b: Board, seen: dict[str, Any]) -> None:
    """Take over turn, step, counters, and what is in hand."""
    detail = seen["detail"]
    b.turn = seen["turn"]
    b.step_no = detail["step"]
    take_over(b, on_board(b), detail)
    take_over(b.cups, ON_CUPS, detail.get("cups", {}))
    take_over(b.move, IN_MOVE, detail.get("move", {}))
    take_over(b.fight, IN_FIGHT, detail.get("fight", {}))


def take_over(part: Any, names: list[str], values: dict[str, Any]) -> None:
    """Set the fields of a part of the state that a detail gives."""
    for name in names:
        if name in values:
            setattr(part, name, copied(values[name]))


def read_map(b: Board, seen: dict[str, Any]) -> None:
    """Take over who controls what, Morale, lines and the Alcázar."""
    for name, side in SIDE_INDEX.items():
        for hex_ in seen["control"][name]:
            b.control[parse_hex(hex_)] = side
    b.morale = seen["morale"]
    b.alcazar = ALCAZAR_NAMES.index(seen["alcazar"])
    for i, line in enumerate(b.data.lines):
        b.lines[i] = LINE_NAMES.index(seen["lines"][line.name])
    b.destroyed = [parse_hex(hex_) for hex_ in seen["destroyed"]]


def read_units(b: Board, seen: dict[str, Any], viewer: int) -> list[list[int]]:
    """Take over the units the viewer sees, those on the map not yet placed; return the others, by side."""
    index = b.data.unit_index
    known = [False] * len(b.data.units)
    for row in seen["units"]:
        u = index[row["id"]]
        known[u] = True
        b.u_face[u] = row["face"]
        if row["where"] in OFF_MAP:
            b.u_hex[u] = OFF_MAP[row["where"]]
            b.u_turn[u] = row["enters"] if b.u_hex[u] == RETURNING else 0
        b.u_flags[u] = (
            (MOVED if row["moved"] else 0)
            | (FOUGHT if row["fought"] else 0)
            | (USED if row["used"] else 0)
            | (STRATEGIC if row["strategic"] else 0)
        )
    detail = seen["detail"]
    for part, values in (("flags", b.u_flags), ("turns", b.u_turn), ("moods", b.u_mood)):
        for name, value in detail.get(part, {}).items():
            values[index[name]] |= value
    return [[u for u in b.data.units_of[side] if not known[u]] for side in (NAT, REP)]


# --- what lies covered --------------------------------------------------------------------------------


def stack_up(b: Board, seen: dict[str, Any], hidden: list[list[int]], viewer: int, rng: Chance) -> list[int]:
    """Build the stacks, with hidden units in the places that the viewer sees covered; return those units."""
    index = b.data.unit_index
    open_piles = seen["detail"].get("piles", {})
    piles: list[list[Pile]] = [[], []]
    stacks: list[tuple[int, list[int]]] = []
    covered = [*hidden[0], *hidden[1]]
    for name, stack in seen["stacks"].items():
        if name in open_piles:
            stacks.append((parse_hex(name), open_piles[name]))
            continue
        pile = Pile(parse_hex(name), index[stack["top"]], stack["count"] - 1, ZOCS[stack["zoc"]])
        stacks.append((pile.hex, pile.units))
        if pile.below:
            piles[SIDE_INDEX[stack["side"]]].append(pile)
    for side in (NAT, REP):
        if piles[side]:
            crowd = b.stage == stages.SURPLUS and b.side == side
            draw_below(b, piles[side], hidden[side], rng, crowd)
    for hex_, units in stacks:
        for u in reversed(units):
            b.place(u, hex_)
    if b.evacuated and viewer != REP:
        for u in b.on_map(REP):
            if b.data.units[u].northern and home(b, b.u_hex[u]) < 0:
                b.u_flags[u] |= EVACUATED  # A53: it is fed there only if it came through France
    return covered


def note(b: Board, side: int, covered: list[int], rng: Chance) -> None:
    """Note what the phase in hand noted of a side that is not the viewer's, and what those covered may have done.

    Supply and readiness to march are those of this moment, not of the beginning of the phase (10.2-a, 10.3-b, 12.11-c).
    """
    moved = b.step_no >= (stages.MOVE_NAT if side == NAT else stages.MOVE_REP)
    for u in covered if moved else []:
        if b.data.units[u].side == side and b.face(u).move > 0 and rng.uniform(2):
            b.u_flags[u] |= MOVED
    known = engaged(b) if b.fight.attackers else []
    mark = CUT if b.step_no in COMBAT else SUPPORTED if b.step_no in TRAVEL else 0
    for u in b.on_map(side) if mark else []:
        if u not in known and sources.supplied(b, u) == (mark == SUPPORTED):
            b.u_flags[u] |= mark
    if PHASES.get(b.step_no) == side:
        eligibility.note_marchers(b, side)
    if side == REP and b.options.column_enthusiasm and b.step_no in (stages.MOVE_REP, stages.COMBAT_REP):
        for u in b.on_map(side):
            if u not in known and b.face(u).column and rng.uniform(2):
                b.u_mood[u] = columns.mood_of(b, rng.die())


# --- chits --------------------------------------------------------------------------------------------


def read_chits(b: Board, seen: dict[str, Any], viewer: int, rng: Chance) -> None:
    """Take over cups and chits; 7.4-b: draw those that the other side holds in secret.

    A chit that has entered its cup is there, held, played, or the one in hand (7.1); a position may leave some out.
    """
    data, cups = b.data, b.cups
    for side, name in enumerate(SIDE_NAMES):
        row = seen["chits"][name]
        cups.played[side] = [data.chit_index[chit] for chit in row["played"]]
        if row["held"] is not None:
            cups.held[side] = [data.chit_index[chit] for chit in row["held"]]
    filled = b.turn if b.step_no >= stages.CHITS else b.turn - 1
    for c, chit in enumerate(data.chits):
        if in_game(b, c) and chit.turn <= filled:
            away = cups.played[chit.side].count(c) + cups.held[chit.side].count(c) + (1 if cups.chit == c else 0)
            cups.inside[c] = chit.copies - away
    for side, name in enumerate(SIDE_NAMES):
        if seen["chits"][name]["held"] is None:
            draw_held(b, side, seen["chits"][name]["count"], rng)
        leave(b, side, seen["chits"][name]["cup"], rng)


def draw_held(b: Board, side: int, count: int, rng: Chance) -> None:
    """7.4-a, 7.36: draw the chits that a side may have kept from those not yet seen."""
    cups = b.cups
    kept: list[int] = []
    for c, chit in enumerate(b.data.chits):
        if chit.side == side and may_be_kept(b, c):
            kept += [c] * cups.inside[c]
    rng.shuffle(kept)
    if len(kept) < count:  # a position may let a side hold chits of later turns
        kept += [c for c in absent(b, side) if may_be_kept(b, c)]
    cups.held[side] = kept[:count]
    for c in cups.held[side]:
        cups.inside[c] = max(0, cups.inside[c] - 1)
        cups.german_ships_waits = cups.german_ships_waits or b.data.chits[c].waits_for != ""


def leave(b: Board, side: int, count: int, rng: Chance) -> None:
    """Leave so many chits in a cup as the viewer counts there: some may be missing, or in it early."""
    inside = b.cups.inside
    cup = [c for c, chit in enumerate(b.data.chits) if chit.side == side for _ in range(inside[c])]
    if len(cup) > count:
        rng.shuffle(cup)
        for c in cup[count:]:
            inside[c] -= 1
    elif len(cup) < count:
        early = absent(b, side)
        rng.shuffle(early)
        for c in early[: count - len(cup)]:
            inside[c] += 1


def absent(b: Board, side: int) -> list[int]:
    """Return the copies of a side's chits that are nowhere yet."""
    drawn = b.cups.held[side] + b.cups.played[side] + [b.cups.chit]
    return [
        c
        for c, chit in enumerate(b.data.chits)
        if chit.side == side and in_game(b, c)
        for _ in range(chit.copies - b.cups.inside[c] - drawn.count(c))
    ]


# --- the other side's choice --------------------------------------------------------------------------


def take_up(b: Board, rng: Chance) -> bool:
    """Let the other side, whose choice it is, have in hand what the viewer does not see; False if it cannot."""
    if b.stage == stages.SURPLUS:
        return stacking.crowded(b, b.side) >= 0
    if b.stage == stages.JOIN:
        return join_some(b, rng)
    if b.stage in (stages.MOVE_ON, stages.STRATEGIC_TO) and UNSEEN in b.move.units:
        return pick_group(b, rng) if max(b.move.units) == UNSEEN else complete_group(b, rng)
    return b.selected != UNSEEN


def join_some(b: Board, rng: Chance) -> bool:
    """13.6: of the covered units that may join an attack not yet committed, each has joined or not.

    13.24: one that may attack without others is among them. Returns whether it is so.
    """
    attackers = b.fight.attackers
    led = not attackers or any(attack.leads(b, u) for u in attackers)
    units = [u for u in attack.candidates(b, b.fight) if b.covered(u)]
    rng.shuffle(units)
    for u in units:
        joins = rng.uniform(2) or (not led and attack.leads(b, u))
        if joins and attack.join_refusal(b, b.fight, attackers, u) is None:
            attackers.append(u)
            led = led or attack.leads(b, u)
    return led


def complete_group(b: Board, rng: Chance) -> bool:
    """12.5: fill up a group of which the viewer sees a part: on the way it lies on top of its hex, the last on top."""
    m = b.move
    stack = b.stack(m.hex)
    unseen = m.units.count(UNSEEN)
    if m.path:
        m.units = stack[: len(m.units)][::-1]
        return True
    below = [u for u in stack if b.covered(u) and u not in m.units]
    rng.shuffle(below)
    taken = [u for u in m.units if u != UNSEEN] + below[:unseen]
    m.units = [u for u in reversed(stack) if u in taken]
    return len(below) >= unseen


def pick_group(b: Board, rng: Chance) -> bool:
    """13.6: let a group of covered units be in hand, as many as the viewer counts, of any hex they may go from."""
    count = len(b.move.units)
    on_foot = b.stage == stages.MOVE_ON
    b.move = March()
    b.stage = stages.MOVE if on_foot else stages.STRATEGIC
    codes = phase.codes_move(b) if on_foot else strategic.codes_strategic(b)
    found: list[int] = []
    for code in codes:
        if n.kind_of(code) in PICKS and b.covered(n.payload_of(code)):
            others = [u for u in b.stack(b.u_hex[n.payload_of(code)]) if b.covered(u)]
            if len(others) >= count:
                found.append(code)
    if not found:
        return False
    code = found[rng.uniform(len(found))]
    unit = n.payload_of(code)
    if not on_foot:
        strategic.take_strategic(b, code)
        return True
    group_move.pick_up(b, unit, n.kind_of(code) == n.MARCH)
    others = [u for u in b.stack(b.u_hex[unit]) if b.covered(u) and u != unit]
    rng.shuffle(others)
    taken = [unit, *others[: count - 1]]
    b.move.units = [u for u in reversed(b.stack(b.u_hex[unit])) if u in taken]
    return True
