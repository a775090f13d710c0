"""Movement phase: troops and tanks along links, planes to any own unit (MOV, TNK, AIR)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import DUMMY, GENERAL, PLANE, TANK, mask_bits
from dosespanas.espana1936.board.destination_rules import Condition, broken, by_ground, meeting
from dosespanas.espana1936.board.fog import find_seen, fresh_dummies, on_top, tell_units
from dosespanas.espana1936.board.sea import leave, plane_home
from dosespanas.espana1936.board.stages import MOVE, MOVE_TO, NEXT_PHASE, OFFENSIVE_MOVE, SURPLUS
from dosespanas.espana1936.board.state import MAT, MOVED, Board
from dosespanas.espana1936.naval.sailing import dispatch, plane_codes, why_not_plane
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS


def begin(t: Board, side: int) -> None:
    """Open a side's movement: planes still out are in hand again, but for those that begin on the map.

    AIR-05: these may be sent elsewhere, and stay where they are if they are not.
    """
    t.side = side
    t.selected = -1
    if t.step_no == OFFENSIVE_MOVE:
        recall(t)
    for p in t.data.pieces_of[side][PLANE]:
        if t.p_box[p] >= 0 and not t.p_flags[p] & MOVED and t.p_origin[p] < 0:
            leave(t, p)
            t.p_box[p] = MAT
    t.stage = MOVE


def finish(t: Board) -> None:
    """Close a side's movement: moved units are simply units again."""
    if t.step_no == OFFENSIVE_MOVE:
        remember(t)
    for slot in t.slots_of(t.side):
        t.t_acted[slot] = t.attacked_before >> slot & 1
    for kind in (PLANE, TANK, DUMMY):
        for p in t.data.pieces_of[t.side][kind]:
            t.p_flags[p] &= ~MOVED
    for p in t.data.pieces_of[t.side][PLANE]:
        t.p_origin[p] = -1
        if 0 <= t.p_box[p] < t.data.box_count and not t.p_mission[p] and not t.here[t.side] >> t.p_box[p] & 1:
            plane_home(t, p, "AIR-01")
    t.stage = NEXT_PHASE


def recall(t: Board) -> None:
    """AMB-74, CRD-OFF: in a second offensive who moved in the first has moved, and who attacked in it is noted."""
    for slot in t.slots_of(t.side):
        t.attacked_before |= t.t_acted[slot] << slot
        t.t_acted[slot] = t.moved_before >> slot & 1
    for kind in (PLANE, TANK, DUMMY):
        for p in t.data.pieces_of[t.side][kind]:
            if t.moved_before >> len(t.t_box) + p & 1:
                t.p_flags[p] |= MOVED


def remember(t: Board) -> None:
    """CRD-OFF: no unit moves twice, so note who has moved in an offensive."""
    for slot in t.slots_of(t.side):
        t.moved_before |= t.t_acted[slot] << slot
    for kind in (PLANE, TANK, DUMMY):
        for p in t.data.pieces_of[t.side][kind]:
            if t.p_flags[p] & MOVED:
                t.moved_before |= 1 << len(t.t_box) + p


# --- who may leave, and where to ----------------------------------------------------------------------


def leaving(t: Board, side: int, tank: bool) -> list[Condition]:
    """Return the conditions for the box that a troop or tank leaves.

    MOV-07, AMB-03: a unit must stay in a contested box, be it a tank. SUP-04: no move out of supply.
    MAR-01: nobody walks out of Morocco. SUP-07, MOV-08: read at this moment.
    AMB-04: so is the state of the box, each time anew.
    """
    fed = unsurrounded(t, side) if tank and t.options.tank_supply else t.fed(side)
    lonely = 0
    first = side * t.data.box_count
    for box in mask_bits(t.contested()):
        if t.n_troops[first + box] + t.n_tanks[first + box] < 2:
            lonely |= 1 << box
    return [
        (~t.data.overseas, "MAR-01", "refusal-overseas"),
        (fed, "SUP-04", "refusal-unsupplied"),
        (~lonely, "MOV-07", "refusal-last-unit"),
    ]


def unsurrounded(t: Board, side: int) -> int:
    """EDN-07: in 2007 tanks are held only by enemy units in every linked box; enemy markers do not hold them."""
    return t.data.linked(~(t.here[1 - side] & ~t.here[side]))


def may_leave(t: Board, side: int, tank: bool) -> int:
    """Return the boxes that a troop or tank may leave now, as a mask."""
    return meeting(t, leaving(t, side, tank))


def stays(t: Board, side: int, box: int, tank: bool) -> tuple[str, str]:
    """Return ("", "") if a troop or tank may leave a box and go anywhere, else (rule, message key)."""
    rule, key = broken(leaving(t, side, tank), box)
    if tank and not rule and not destinations(t, side, box, True):
        return "TNK-09", "refusal-tank-nowhere"
    return rule, key


def destinations(t: Board, side: int, box: int, tank: bool) -> int:
    """Return where a unit of `side` may go from a box, as a mask (MOV-02..06, TNK-02..04)."""
    return meeting(t, by_ground(t, side, box, tank))


def for_plane(t: Board, side: int, plane: int) -> list[Condition]:
    """AIR-01, AIR-05, AMB-30: a plane goes where own units are, on turn 1 to its start or a link from it (AMB-08).

    AIR-02: neither links nor enemies nor the limit of troops bar it. AIR-06: nor does it need supply.
    """
    found = [(t.here[side], "AIR-01", "refusal-no-own-unit")]
    origin = t.p_origin[plane]
    if origin >= 0:
        reach = 1 << origin | t.data.links[origin] if origin < t.data.box_count else 0
        found.append((reach, "AIR-05", "refusal-first-turn-reach"))
    return found


def in_hand(t: Board, plane: int) -> bool:
    """AIR-01, AIR-05: whether a plane may be sent out now: it is on the mat, or where it begins and not yet moved."""
    return t.p_box[plane] == MAT or (t.p_origin[plane] >= 0 and t.p_box[plane] >= 0 and not t.p_flags[plane] & MOVED)


def plane_boxes(t: Board, side: int, plane: int) -> int:
    """Return where a plane may be placed, as a mask."""
    return meeting(t, for_plane(t, side, plane))


def for_dummy(t: Board, side: int, dummy: int) -> list[Condition]:
    """OPT-06: a dummy goes under own units; from the hand anywhere, else as far as a troop beside it."""
    found = [(t.here[side], "OPT-06", "refusal-no-own-unit")]
    start = t.p_box[dummy]
    return found if start == MAT else found + by_ground(t, side, start, False)


def dummy_boxes(t: Board, side: int, dummy: int) -> int:
    """Return where a dummy may go, as a mask."""
    start = t.p_box[dummy]
    if start != MAT and (start < 0 or not may_leave(t, side, False) >> start & 1):
        return 0
    return meeting(t, for_dummy(t, side, dummy))


def for_selected(t: Board) -> list[Condition]:
    """Return the conditions for where the chosen piece may go."""
    base = len(t.t_box)
    if t.selected < base:
        return by_ground(t, t.side, t.t_box[t.selected], False)
    piece = t.selected - base
    if t.data.piece_kinds[piece] == PLANE:
        return for_plane(t, t.side, piece)
    if t.data.piece_kinds[piece] == DUMMY:
        return for_dummy(t, t.side, piece)
    return by_ground(t, t.side, t.p_box[piece], True)


def path(t: Board, through: int, start: int, end: int) -> list[int]:
    """Return a shortest way by links through a set of boxes from one box to another, ends included."""
    before: dict[int, int] = {start: start}
    edge = [start]
    while edge and end not in before:
        following: list[int] = []
        for box in edge:
            for near in mask_bits(t.data.links[box]):
                if near not in before and (near == end or through >> near & 1):
                    before[near] = box
                    following.append(near)
        edge = following
    if end not in before:
        return [start, end]
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    way.reverse()
    return way


def stop_before(t: Board, side: int, start: int, end: int) -> int:
    """MOV-03: return the box where a unit on the shortest way to another, which it cannot reach, would have to stop."""
    for box in path(t, ~t.data.overseas, start, end)[1:]:
        if not t.friendly(side) >> box & 1:
            return box
    return end


# --- the choices --------------------------------------------------------------------------------------


def codes_move(t: Board) -> list[int]:
    """Choose a piece to move, or be done (MOV-01, AIR-03)."""
    side = t.side
    free = may_leave(t, side, False)
    t_box, t_acted = t.t_box, t.t_acted
    found: set[int] = set()
    for slot in range(t.first_slot(side), t.first_slot(side + 1)):
        box = t_box[slot]
        if box >= 0 and not t_acted[slot] and free >> box & 1:
            found.add(n.make(n.MOVE_TROOP, t.class_of(slot)))
    found |= {n.make(n.MOVE_PIECE, tank) for tank in able_tanks(t, side)}
    for p in t.data.pieces_of[side][PLANE]:
        if in_hand(t, p) and (plane_boxes(t, side, p) or plane_codes(t, side, p)):
            found.add(n.make(n.MOVE_PIECE, p))
    if t.options.fog:
        found |= {n.make(n.MOVE_PIECE, p) for p in fresh_dummies(t, side) if dummy_boxes(t, side, p)}
    if not crowded(t, side):
        found.add(n.make(n.DONE, 0))
    return sorted(found)


def able_tanks(t: Board, side: int) -> list[int]:
    """TNK-09: return a side's tanks that may still move; the rules of 2007 may leave one nowhere to go."""
    ready = [p for p in t.data.pieces_of[side][TANK] if t.p_box[p] >= 0 and not t.p_flags[p] & MOVED]
    if not ready:
        return ready
    free = may_leave(t, side, True)
    return [p for p in ready if free >> t.p_box[p] & 1 and destinations(t, side, t.p_box[p], True)]


def crowded(t: Board, side: int) -> int:
    """EDN-08: in 2007 nothing over the limit is lost, but what can still leave an overfull box has to. As a mask."""
    boxes = 0
    if t.options.overstack:
        for box in mask_bits(overfull(t, side) & may_leave(t, side, False)):
            if any(not t.t_acted[slot] for slot in t.troops_in(side, box)):
                boxes |= 1 << box
    return boxes


def take_move(t: Board, code: int) -> None:
    """Choose a piece, or close the phase: surplus over the limit must go first (MOV-09, MOV-11)."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        if overfull(t, t.side) and not t.options.overstack:
            t.stage = SURPLUS
        else:
            finish(t)
        return
    if kind == n.MOVE_TROOP:
        t.selected = t.find_troop(t.side, n.payload_of(code))
    else:
        t.selected = len(t.t_box) + n.payload_of(code)
    t.stage = MOVE_TO


def codes_to(t: Board) -> list[int]:
    """Choose where the chosen piece goes; a plane may go to sea (NAV-17)."""
    found = [n.make(n.TO, box) for box in mask_bits(meeting(t, for_selected(t)))]
    piece = t.selected - len(t.t_box)
    if piece >= 0 and t.data.piece_kinds[piece] == PLANE:
        found += plane_codes(t, t.side, piece)
    return sorted(found)


def take_to(t: Board, code: int) -> None:
    """Move the chosen piece (MOV-01), place the plane (AIR-01) or send it to sea (NAV-17).

    MOV-13: with enemies there the box is contested now; nobody fights before combat.
    """
    box = n.payload_of(code)
    data = t.data
    base = len(t.t_box)
    if not n.names_box(data, code):
        t.p_flags[t.selected - base] |= MOVED
        dispatch(t, t.selected - base, code)
        t.selected = -1
        t.stage = MOVE
        return
    term = t.piece_term(t.selected)
    ids = [t.piece_id(t.selected)]
    t.stage = MOVE
    if t.selected >= base and data.piece_kinds[t.selected - base] == PLANE:
        piece = t.selected - base
        t.p_flags[piece] |= MOVED
        t.selected = -1
        t.put_piece(piece, box)
        t.tell("flew", "AIR-01", t.side, {"piece": term, "to": data.box_terms[box]}, ids)
        return
    start = t.t_box[t.selected] if t.selected < base else t.p_box[t.selected - base]
    if start == MAT:
        t.tell("dummy-placed", "OPT-06", t.side, {"side": SIDE_TERMS[t.side], "box": data.box_terms[box]}, [])
    else:
        details: dict[str, object] = {"piece": term, "from": data.box_terms[start], "to": data.box_terms[box]}
        tell_units(t, "moved", "MOV-01", t.side, details, [t.selected], on_top(t, t.selected, box))
    if t.selected < base:
        t.t_acted[t.selected] = 1
        t.move_troop(t.selected, box)
    else:
        t.p_flags[t.selected - base] |= MOVED
        t.put_piece(t.selected - base, box)
    t.selected = -1


def overfull(t: Board, side: int) -> int:
    """MOV-09: boxes with more than four of a side's troops, as a mask; Morocco is exempt (AMB-05).

    MOV-10, MAR-09: looked at when movement ends, not on the way or on landing. TNK-01: tanks do not count.
    """
    boxes = 0
    for box in mask_bits(t.here[side] & ~t.data.overseas):
        if t.count_troops(side, box) > t.data.box_limit:
            boxes |= 1 << box
    return boxes


def codes_surplus(t: Board) -> list[int]:
    """MOV-11, MOV-12: the owner chooses which surplus troops are lost."""
    boxes = overfull(t, t.side)
    found = {n.make(n.LOSE, t.class_of(s)) for s in t.slots_of(t.side) if t.t_box[s] >= 0 and boxes >> t.t_box[s] & 1}
    return sorted(found)


def take_surplus(t: Board, code: int) -> None:
    """Lose one troop over the limit."""
    slot = t.find_troop(t.side, n.payload_of(code))
    details: dict[str, object] = {"piece": t.troop_term(slot), "box": t.data.box_terms[t.t_box[slot]]}
    tell_units(t, "surplus-lost", "MOV-11", t.side, details, [slot])
    t.remove_troop(slot)
    if not overfull(t, t.side):
        finish(t)


# --- why not ------------------------------------------------------------------------------------------


def why_not_move(t: Board, code: int) -> Refusal | None:
    """Explain why a piece may not be chosen for movement."""
    data = t.data
    kind = n.kind_of(code)
    payload = n.payload_of(code)
    if kind == n.MOVE_TROOP:
        slot = t.find_troop(t.side, payload)
        if slot < 0:
            moved = t.find_troop(t.side, n.as_acted(payload))
            if moved >= 0:
                return Refusal("MOV-01", "refusal-already-moved", {"piece": t.troop_term(moved)})
            theirs = find_seen(t, 1 - t.side, payload)
            if theirs >= 0:
                return Refusal("SEQ-02", "refusal-not-yours", {"piece": t.troop_term(theirs)})
            return Refusal("MOV-01", "refusal-not-in-box", {"box": data.box_terms[n.class_box(payload)]})
        if t.t_acted[slot]:
            return Refusal("MOV-01", "refusal-already-moved", {"piece": t.troop_term(slot)})
        rule, key = stays(t, t.side, t.t_box[slot], False)
        return Refusal(rule, key, {"piece": t.troop_term(slot), "box": data.box_terms[t.t_box[slot]]})
    if kind == n.DONE:
        return Refusal("EDN-08", "refusal-box-full", {"box": data.box_terms[mask_bits(crowded(t, t.side))[0]]})
    if kind != n.MOVE_PIECE:
        return None
    details: dict[str, object] = {"piece": data.piece_terms[payload]}
    if data.piece_sides[payload] != t.side:
        return Refusal("SEQ-02", "refusal-not-yours", details)
    if data.piece_kinds[payload] == GENERAL:
        return Refusal("GEN-07", "refusal-not-offered", details)
    if t.p_flags[payload] & MOVED:
        return Refusal("MOV-01", "refusal-already-moved", details)
    if data.piece_kinds[payload] == DUMMY and t.p_box[payload] >= 0:
        rule, key = stays(t, t.side, t.p_box[payload], False)
        details["box"] = data.box_terms[t.p_box[payload]]
        return Refusal(rule, key, details) if rule else Refusal("OPT-06", "refusal-no-own-unit", details)
    if data.piece_kinds[payload] == TANK and t.p_box[payload] >= 0:
        rule, key = stays(t, t.side, t.p_box[payload], True)
        details["box"] = data.box_terms[t.p_box[payload]]
        return Refusal(rule, key, details)
    if data.piece_kinds[payload] == PLANE and in_hand(t, payload):
        return Refusal("AIR-05", "refusal-first-turn-reach", details)
    return Refusal("MOV-01", "refusal-not-on-map", details)


def why_not_surplus(t: Board, code: int) -> Refusal | None:
    """Explain why this is no way to be rid of the surplus: only a troop of an overfull box can be lost."""
    if n.kind_of(code) not in (n.LOSE, n.MOVE_TROOP, n.MOVE_PIECE):
        return None
    return Refusal("MOV-11", "refusal-not-offered")


def why_not_to(t: Board, code: int) -> Refusal | None:
    """Explain why the chosen piece may not go to a place; on the ground only links count (BRD-02)."""
    data = t.data
    if n.kind_of(code) not in n.PLACE_KINDS:
        return None
    place = n.payload_of(code)
    piece = t.selected - len(t.t_box)
    flies = piece >= 0 and data.piece_kinds[piece] == PLANE
    details: dict[str, object] = {"piece": t.piece_term(t.selected), "box": data.place_terms[place]}
    if n.names_box(data, code):
        rule, key = broken(for_selected(t), place)
        start = t.t_box[t.selected] if piece < 0 else t.p_box[piece]
        if start >= 0 and not flies:
            details["stop"] = data.box_terms[stop_before(t, t.side, start, place)]
        return Refusal(rule, key, details)
    if flies:
        return why_not_plane(t, code, piece)
    return Refusal("BRD-02", "refusal-no-link-path", details) if n.kind_of(code) == n.TO else None
