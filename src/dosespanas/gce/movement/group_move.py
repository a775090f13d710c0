"""A move in hand (12.2 to 12.7): who comes along, hex by hex or all the way, who is left on the way, and its end.

`ends` of a reach are the hexes `to` offers. A `step` is offered only where the move can still be brought to a legal
end, so that nobody is led into a hex where the rules would not let him stop.
"""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import CLOSED, FULL_ZOC
from dosespanas.gce.board.hexes import DIRECTIONS, NEIGHBOUR, OFF, direction
from dosespanas.gce.board.landmarks import TOLEDO
from dosespanas.gce.board.move_in_progress import March, Reach
from dosespanas.gce.board.stages import MOVE_ON, NEXT_PART
from dosespanas.gce.board.state import MARCHER, MOVED, STAYED, Board, hex_term, hex_terms
from dosespanas.gce.control import alcazar, capture, standing
from dosespanas.gce.movement import destinations, duty_obligations, eligibility
from dosespanas.gce.movement.duties import in_force
from dosespanas.gce.movement.reach import MovingGroup, alike, barred, find, noted, price
from dosespanas.kernel.action import Refusal


def pick_up(b: Board, unit: int, doubled: bool) -> None:
    """12.2-b: begin the move of a unit; `doubled`: it marches (12.11)."""
    b.move = March()
    b.move.units = [unit]
    b.move.start = b.u_hex[unit]
    b.move.hex = b.u_hex[unit]
    b.move.doubled = doubled
    b.stage = MOVE_ON


# --- where it may go ----------------------------------------------------------------------------------


def reach_of(b: Board) -> Reach:
    """Return where the group in hand gets from here, and where it may end; worked out once for each choice."""
    m = b.move
    if m.reach is None:
        group = MovingGroup(b, m.units, m.doubled)
        points = points_left(b, group)
        before: Reach | None = None
        if len(group.tables) == 1:
            before = noted(b, group.side, m.doubled).get(alike(m.hex, points, m.spent == 0, group.mover, group.fights))
        found = find(group, m.hex, points, m.spent == 0) if before is None else before.again()
        choose_ends(b, m, found)
        found.steps = steps_of(b, group, found)
        m.reach = found
    return m.reach


def points_left(b: Board, group: MovingGroup) -> int:
    """12.7, 11.2: return the movement points the group in hand may still spend."""
    return 0 if b.move.halted else max(group.pace - b.move.spent, 0)


def choose_ends(b: Board, m: March, found: Reach) -> None:
    """Work out where a move may end: by the rules of a hex, then by the duties of events (A38).

    A unit that has not moved may stay where it is (A50). If there is no end at all, the move ends here (A38: never
    more than is possible).
    """
    possible = destinations.legal_ends(b, m.units, found, [])
    if m.spent == 0 or destinations.may_stay(b, m.units, m.hex):
        possible.append(m.hex)
    left = duty_obligations.narrow(b, m.units, sorted(possible))
    found.may_stay = not left or m.hex in left
    found.ends = [h for h in left if h != m.hex]


def steps_of(b: Board, group: MovingGroup, reach: Reach) -> list[int]:
    """12.1-a: return the hexes next to the group in hand that it may enter by hand, in order."""
    found: list[int] = []
    for hexside in range(reach.start * DIRECTIONS, (reach.start + 1) * DIRECTIONS):
        h = NEIGHBOUR[hexside]
        if h != OFF and reach.cost[h] != OFF:
            left = points_after(b, group, reach, hexside)
            if left >= 0 and (ends_straight(b, reach, h) or (left > 0 and leads_on(b, group, reach, h, left))):
                found.append(h)
    found.sort()
    return found


def ends_straight(b: Board, reach: Reach, hex_: int) -> bool:
    """10.2-b: tell whether the move may end in a neighbour entered at once, not by a cheaper way round."""
    is_end = hex_ in reach.ends
    if not is_end or reach.came[hex_] == reach.start:
        return is_end
    straight = Reach(reach.start, reach.points)
    straight.came[hex_] = reach.start
    straight.hexes.append(hex_)
    return hex_ in destinations.legal_ends(b, b.move.units, straight, [])


def points_after(b: Board, group: MovingGroup, reach: Reach, hexside: int) -> int:
    """Return the movement points left when the group in hand has crossed a hexside, or CLOSED if it may not."""
    cost = step_cost(b, group, reach, hexside)
    if cost == CLOSED:
        return CLOSED
    return 0 if b.zoc[1 - group.side][NEIGHBOUR[hexside]] > 0 else reach.points - cost


def step_cost(b: Board, group: MovingGroup, reach: Reach, hexside: int) -> int:
    """Return the movement points the group in hand spends on crossing a hexside (12.3, 12.26), or CLOSED.

    2.11: it is the hex entered that is paid for.
    """
    beyond = NEIGHBOUR[hexside]
    if beyond == OFF or reach.cost[beyond] == OFF:
        return CLOSED
    if reach.came[beyond] == reach.start:
        return reach.cost[beyond]
    cost = price(group, hexside)
    if cost == CLOSED or barred(group, reach.start, beyond):
        return CLOSED
    if cost > reach.points:
        return reach.points if b.move.spent == 0 else CLOSED
    return cost


def leads_on(b: Board, group: MovingGroup, reach: Reach, hex_: int, points: int) -> bool:
    """Tell whether the group in hand, gone to a neighbour, could go on from there to one of its ends."""
    further = find(group, hex_, points, False)
    further.hexes = [h for h in further.hexes if h in reach.ends]
    return bool(further.hexes) and bool(destinations.legal_ends(b, b.move.units, further, [hex_]))


# --- who comes along ----------------------------------------------------------------------------------


def companions(b: Board) -> list[int]:
    """12.5, 12.6: return the units that may join the group before its first step: of its hex, or left there with it."""
    m = b.move
    if m.path:
        return []
    if m.spent > 0:
        left = [u for i, u in enumerate(m.dropped) if b.u_hex[u] == m.hex and m.dropped_spent[i] == m.spent]
        return [u for u in left if keeps_duties(b, u)]
    others = [u for u in b.stack(m.hex) if u not in m.units]
    able = [u for u in others if eligibility.able(b, u) and not duty_obligations.must_roll(b, u)]
    if last_guards(b):
        return []
    if m.doubled:
        able = [u for u in able if b.has(u, MARCHER)]
    return [u for u in able if keeps_duties(b, u)]


def last_guards(b: Board) -> bool:
    """15.2-a: tell whether with one more unit the group in hand would take the last one from the siege of Toledo."""
    m = b.move
    if m.hex != TOLEDO or m.start != TOLEDO or len(b.stack(TOLEDO)) != len(m.units) + 1:
        return False
    return alcazar.besieged(b)


def keeps_duties(b: Board, unit: int) -> bool:
    """A38: tell whether the group in hand can still do its duties with a unit that may be too slow for it."""
    if not in_force(b, b.side):
        return True
    reach = reach_of(b)
    left = [*reach.ends, b.move.hex] if reach.may_stay else reach.ends
    return duty_obligations.keeps(b, unit, left, possible_ends(b, [*b.move.units, unit]))


def possible_ends(b: Board, units: list[int]) -> list[int]:
    """Return where units of the hex in hand could end the move together, duties apart, or stay."""
    group = MovingGroup(b, units, b.move.doubled)
    found = find(group, b.move.hex, points_left(b, group), b.move.spent == 0)
    return [*destinations.legal_ends(b, units, found, []), b.move.hex]


def left_behind(b: Board) -> list[int]:
    """12.6, 12.7: return the units that may be left on the way, while at least one could still go on.

    10.2-b: the unit and the rest must each have somewhere to end.
    """
    m = b.move
    if not m.path or m.halted or len(m.units) == 1:
        return []
    fastest = max([b.face(u).move for u in m.units])
    if fastest * (2 if m.doubled else 1) <= m.spent:
        return []
    return [u for u in m.units if has_end(b, [u], m.units) and has_end(b, [v for v in m.units if v != u], m.units)]


def has_end(b: Board, part: list[int], group: list[int]) -> bool:
    """10.2-b: tell whether part of the group in hand could end its move here, when the others are gone, or go on."""
    if destinations.may_stay(b, part, b.move.hex, any(b.data.units[u].is_hq for u in group)):
        return True
    party = MovingGroup(b, part, b.move.doubled)
    return bool(destinations.legal_ends(b, part, find(party, b.move.hex, points_left(b, party), False), []))


# --- the choice ---------------------------------------------------------------------------------------


def codes_on(b: Board) -> list[int]:
    """Choose who comes along, where the group goes, who is left, or that the move ends."""
    reach = reach_of(b)
    found = [n.make(n.TO, h) for h in reach.ends]
    found += [n.make(n.WITH, u) for u in companions(b)]
    found += [n.make(n.STEP, h) for h in reach.steps]
    found += [n.make(n.DROP, u) for u in left_behind(b)]
    if reach.may_stay or not found:
        found.append(n.make(n.STAY))
    found.sort()
    return found


def take_on(b: Board, code: int) -> None:
    """Carry out one choice of a move."""
    m = b.move
    kind = n.kind_of(code)
    payload = n.payload_of(code)
    reach = reach_of(b)
    m.reach = None
    b.outlooks = []
    if kind == n.WITH:
        join(b, payload)
    elif kind == n.DROP:
        m.units.remove(payload)
        m.dropped.append(payload)
        m.dropped_spent.append(m.spent)
    elif kind == n.STAY:
        finish(b)
    elif kind == n.TO:
        m.spent += reach.cost[payload]
        go(b, reach.way(payload))
        finish(b)
    else:
        side = m.hex * DIRECTIONS + direction(m.hex, payload)
        group = MovingGroup(b, m.units, m.doubled)
        m.halted = b.enemy_zoc(group.side, payload) == FULL_ZOC or price(group, side) > reach.points
        m.spent += step_cost(b, group, reach, side)
        go(b, [payload])
        if b.ended or nothing_left(b):
            finish(b)


def join(b: Board, unit: int) -> None:
    """12.5: take another unit along; the group keeps the order of its stack, the lowest first."""
    m = b.move
    if unit in m.dropped:
        i = m.dropped.index(unit)
        m.dropped.pop(i)
        m.dropped_spent.pop(i)
    m.units = [u for u in reversed(b.stack(m.hex)) if u == unit or u in m.units]


def go(b: Board, path: list[int]) -> None:
    """12.1-a: bring the group in hand along a path, hex by hex. It is told first, as it looks at its end."""
    m = b.move
    start = m.hex
    place = len(b.out)
    entered: list[int] = []
    for h in path:
        capture.enter(b, m.units, h)
        m.hex = h
        m.path.append(h)
        entered.append(h)
        if b.ended:
            break
    details: dict[str, object] = {
        "count": len(m.units),
        "from": hex_term(start),
        "to": hex_term(m.hex),
        "path": hex_terms(entered),
    }
    if m.doubled:
        b.tell_unit("marched", "12.11-a", m.units[-1], details)
    else:
        b.tell_unit("moved", "12.1-a", m.units[-1], details)
    told = b.out.pop()
    b.name_all(told, m.units)
    b.out.insert(place, told)


def nothing_left(b: Board) -> bool:
    """Tell whether the group in hand can only stay where it is, and all can see it.

    13.6: how far covered units could still go is not known; but everybody halts in a zone of control (11.2).
    """
    if b.hides(b.side) and b.enemy_zoc(b.side, b.move.hex) != FULL_ZOC:
        return False
    return codes_on(b) == [n.make(n.STAY)]


def finish(b: Board) -> None:
    """12.2-b: the group's move is over; 12.6: those left on the way go on before anybody else moves."""
    rest(b)
    while b.move.dropped and not b.ended:
        b.move = resume(b, b.move)
        if not nothing_left(b):
            b.stage = MOVE_ON
            return
        rest(b)
    if not b.ended:
        b.move = March()
        b.stage = NEXT_PART


def rest(b: Board) -> None:
    """12.2-b: the units in hand have moved, once for all."""
    m = b.move
    for u in m.units:
        b.mark(u, MOVED if m.spent > 0 else STAYED)


def resume(b: Board, m: March) -> March:
    """12.6: return the move of the first unit that a group left on its way."""
    on = March()
    on.units = [m.dropped[0]]
    on.start = m.start
    on.hex = b.u_hex[m.dropped[0]]
    on.spent = m.dropped_spent[0]
    on.doubled = m.doubled
    on.dropped = m.dropped[1:]
    on.dropped_spent = m.dropped_spent[1:]
    return on


def way(b: Board, code: int) -> tuple[list[int], int]:
    """Return the path of a `to` or `step` from where the group is, and the movement points it costs."""
    reach = reach_of(b)
    h = n.payload_of(code)
    if n.kind_of(code) == n.TO:
        return [reach.start, *reach.way(h)], reach.cost[h]
    side = reach.start * DIRECTIONS + direction(reach.start, h)
    return [reach.start, h], step_cost(b, MovingGroup(b, b.move.units, b.move.doubled), reach, side)


# --- why not ------------------------------------------------------------------------------------------


def why_not_on(b: Board, code: int) -> Refusal | None:
    """Return why a unit does not come along, is not left, or the group does not go to a hex or stay."""
    kind = n.kind_of(code)
    payload = n.payload_of(code)
    if kind == n.WITH:
        return why_not_with(b, payload)
    if kind == n.DROP:
        return why_not_drop(b, payload)
    if kind == n.STAY:
        refusal = destinations.why_not_stay(b, b.move.units, b.move.hex) if b.move.spent > 0 else None
        return refusal if refusal is not None else Refusal("A38", "refusal-gce-duty-end", {"hex": hex_term(b.move.hex)})
    if kind in (n.TO, n.STEP):
        return why_not_hex(b, payload, kind == n.STEP)
    return None


def why_not_with(b: Board, unit: int) -> Refusal:
    """12.5: only units of the same hex that may move as well, and only at the beginning."""
    m = b.move
    details: dict[str, object] = {"piece": b.data.units[unit].term(), "hex": hex_term(m.hex)}
    if unit in m.units:
        return Refusal("12.5", "refusal-gce-in-group", details)
    if m.path or m.spent > 0:
        return Refusal("12.5", "refusal-gce-begun", details)
    if b.u_hex[unit] != m.hex:
        return Refusal("12.5", "refusal-gce-other-hex", details)
    if last_guards(b):
        return Refusal("15.2-a", "refusal-gce-alcazar-guard", details)
    refusal = eligibility.why_not(b, unit, m.doubled)
    return refusal if refusal is not None else Refusal("A38", "refusal-gce-duty-with", details)


def why_not_drop(b: Board, unit: int) -> Refusal:
    """12.6: only units of the group are left behind, where they or the others could go on; 10.2-b: each to an end."""
    m = b.move
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if unit not in m.units:
        return Refusal("12.6", "refusal-gce-not-in-group", details)
    fastest = max([b.face(u).move for u in m.units]) * (2 if m.doubled else 1)
    if not m.path or m.halted or len(m.units) == 1 or fastest <= m.spent:
        return Refusal("12.6", "refusal-gce-no-drop", details)
    return destinations.unsupplied(m.hex)


def why_not_hex(b: Board, hex_: int, by_hand: bool) -> Refusal:
    """Return why the group in hand may not go to a hex, all the way or as its next step."""
    m = b.move
    reach = reach_of(b)
    group = MovingGroup(b, m.units, m.doubled)
    details: dict[str, object] = {"hex": hex_term(hex_)}
    if b.data.start_control[hex_] < 0:
        return Refusal("12.23", "refusal-gce-not-spain", details)
    if hex_ == m.hex:
        return Refusal("12.1-a", "refusal-gce-already-there", details)
    if b.owner[hex_] == 1 - group.side and hex_ not in group.weak:
        return Refusal("12.4", "refusal-gce-enemy-there", details)
    way = direction(m.hex, hex_)
    if way != OFF and (by_hand or reach.cost[hex_] < 0):
        refusal = why_not_across(b, group, reach, m.hex * DIRECTIONS + way)
        if refusal is not None:
            return refusal
    if by_hand and way == OFF:
        return Refusal("12.1-a", "refusal-gce-not-next", details)
    if reach.cost[hex_] < 0:
        return why_out_of_reach(b, group, reach, hex_)
    refusal = standing.why_not_there(b, m.units, hex_)
    if refusal is not None:
        return refusal
    if by_hand and hex_ in reach.ends:
        return destinations.unsupplied(hex_)
    if hex_ in destinations.legal_ends(b, m.units, reach, []):
        return Refusal("A38", "refusal-gce-duty-end", details)
    return destinations.unsupplied(hex_)


def why_not_across(b: Board, group: MovingGroup, reach: Reach, hexside: int) -> Refusal | None:
    """Return why the group in hand may not cross a hexside, or None."""
    beyond = NEIGHBOUR[hexside]
    details: dict[str, object] = {"hex": hex_term(beyond)}
    if group.tables[0][hexside] == CLOSED:
        return Refusal("12.17", "refusal-gce-closed", details)
    rule = barred(group, reach.start, beyond)
    if rule == "11-8.4":
        return Refusal(rule, "refusal-gce-zoc-to-zoc", details)
    if rule:
        return Refusal(rule, "refusal-gce-march-near-enemy", details)
    if step_cost(b, group, reach, hexside) == CLOSED:
        details["cost"] = price(group, hexside)
        details["left"] = reach.points
        return Refusal("12.2-a", "refusal-gce-points", details)
    return None


def why_out_of_reach(b: Board, group: MovingGroup, reach: Reach, hex_: int) -> Refusal:
    """Return why a hex further away is not reached: it is barred to a march, behind a zone of control, or too far."""
    details: dict[str, object] = {"hex": hex_term(hex_)}
    if group.doubled and b.owner[hex_] != group.side and b.near_enemy(group.side, hex_):
        return Refusal("12.11-b", "refusal-gce-march-near-enemy", details)
    for h in b.data.beyond[hex_]:
        cost = price(group, h * DIRECTIONS + direction(h, hex_))
        if cost != CLOSED and 0 < reach.cost[h] <= reach.points - cost and b.enemy_zoc(group.side, h) == FULL_ZOC:
            return Refusal("11.2", "refusal-gce-halted", details)
    return Refusal("12.2-a", "refusal-gce-out-of-reach", details)
