"""Generals phase: both sides in turn send their generals to boxes with own units (GEN)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import GENERAL, mask_bits
from dosespanas.espana1936.board.destination_rules import Condition, broken, meeting
from dosespanas.espana1936.board.stages import ASSIGN, ASSIGN_TO, NEXT_PHASE, OFFENSIVE_GENERAL
from dosespanas.espana1936.board.state import COLONIAL, MAT, NEW, RESERVE, Board
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT


def begin(t: Board) -> None:
    """Open the phase: generals standing on the map are taken in hand; the Nationalist side begins (GEN-01)."""
    take_in_hand(t)
    t.side = 1 - NAT
    next_side(t)


def take_in_hand(t: Board) -> None:
    """Generals left on the map at set-up or landed from Morocco are to be assigned from there."""
    for side in (0, 1):
        for g in t.data.pieces_of[side][GENERAL]:
            if t.p_box[g] >= 0 and not t.p_flags[g] & COLONIAL:
                t.p_box[g] = MAT


def next_side(t: Board) -> None:
    """GEN-01, GEN-03: in turn; when one side has nobody left to assign the other goes on."""
    for side in (1 - t.side, t.side):
        if any(t.p_box[g] == MAT and boxes_for(t, side, g) for g in t.data.pieces_of[side][GENERAL]):
            t.side = side
            t.stage = ASSIGN
            return
    for g in range(len(t.p_origin)):
        t.p_origin[g] = -1
        t.p_flags[g] &= ~NEW
    t.stage = NEXT_PHASE


def ways(t: Board, side: int, general: int) -> list[Condition]:
    """Return the conditions for the box a general is assigned to.

    GEN-01, AMB-30: an own unit there; GEN-02: no other own general; AMB-75: where a card has brought him; GEN-06,
    AMB-08, MAR-06: where he starts or a link from there.
    EDN-12: one link in both editions. GEN-04: else no distance. GEN-08: nor is supply asked for. MOV-14: nor do
    enemies bar the way.
    """
    occupied = 0
    for g in t.data.pieces_of[side][GENERAL]:
        if t.p_box[g] >= 0 and not t.p_flags[g] & COLONIAL:
            occupied |= 1 << t.p_box[g]
    found = [(t.here[side], "GEN-01", "refusal-no-own-unit"), (~occupied, "GEN-02", "refusal-general-in-box")]
    if t.p_flags[general] & NEW:
        found.append((t.data.first_boxes[general], "AMB-75", "refusal-new-general"))
    origin = t.p_origin[general]
    if origin >= 0:
        near = 1 << origin | t.data.links[origin]
        if t.turn == t.data.first_turn:
            found.append((near, "GEN-06", "refusal-first-turn-reach"))
        else:
            found.append((near, "MAR-06", "refusal-landed-general"))
    return found


def boxes_for(t: Board, side: int, general: int) -> int:
    """Return where a general may be assigned, as a mask."""
    return meeting(t, ways(t, side, general))


def has_emblem(t: Board, general: int) -> bool:
    """OPT-01, OPT-02: does a troop of a general's emblem stand in his box?

    CMP-06: nothing else asks for emblems.
    """
    data = t.data
    side = data.piece_sides[general]
    emblem = data.piece_emblems[general]
    return any(data.type_emblems[t.t_type[slot]] == emblem for slot in t.troops_in(side, t.p_box[general]))


def lacks_emblem(t: Board, piece: int) -> bool:
    """OPT-01, AMB-22: a general opens his battle where no troop has his emblem; he supports its first attack only.

    EDN-13: in both editions, and the highest die pays for it.
    """
    return t.options.rep_generals and t.data.needs_emblem[piece] == "attack" and not has_emblem(t, piece)


def codes_assign(t: Board) -> list[int]:
    """Choose a general to assign; in the opening of an offensive there may be none (CRD-OFF)."""
    found = [
        n.make(n.ASSIGN, g) for g in t.data.pieces_of[t.side][GENERAL] if t.p_box[g] == MAT and boxes_for(t, t.side, g)
    ]
    if found and t.step_no == OFFENSIVE_GENERAL:
        found.append(n.make(n.DONE, 0))
    return found


def take_assign(t: Board, code: int) -> None:
    """Take a general in hand, or none."""
    if n.kind_of(code) == n.DONE:
        t.stage = NEXT_PHASE
        return
    t.selected = len(t.t_box) + n.payload_of(code)
    t.stage = ASSIGN_TO


def codes_to(t: Board) -> list[int]:
    """Choose the box he goes to."""
    return [n.make(n.TO, box) for box in mask_bits(boxes_for(t, t.side, t.selected - len(t.t_box)))]


def put(t: Board, code: int) -> int:
    """Send the general in hand to the box of a `to` action; return the general."""
    general = t.selected - len(t.t_box)
    box = n.payload_of(code)
    t.p_box[general] = box
    t.selected = -1
    details: dict[str, object] = {"piece": t.data.piece_terms[general], "to": t.data.box_terms[box]}
    t.tell("assigned", "GEN-01", t.side, details, [t.data.piece_names[general]])
    return general


def take_to(t: Board, code: int) -> None:
    """Assign him and pass the turn (GEN-01)."""
    put(t, code)
    if t.step_no == OFFENSIVE_GENERAL:
        t.stage = NEXT_PHASE
    else:
        next_side(t)


def why_not_assign(t: Board, code: int) -> Refusal | None:
    """Explain why a general may not be assigned."""
    if n.kind_of(code) != n.ASSIGN:
        return None
    g = n.payload_of(code)
    details: dict[str, object] = {"piece": t.data.piece_terms[g]}
    if t.data.piece_kinds[g] != GENERAL or t.data.piece_sides[g] != t.side:
        return Refusal("GEN-01", "refusal-not-yours", details)
    if t.p_flags[g] & COLONIAL:
        return Refusal("MAR-05", "refusal-in-morocco", details)
    if t.p_box[g] == RESERVE:
        return Refusal("SET-06", "refusal-not-offered", details)
    if t.p_flags[g] & NEW and t.p_box[g] == MAT:
        return Refusal("AMB-75", "refusal-new-general", details)
    if t.p_origin[g] >= 0 and t.p_box[g] == MAT:
        return Refusal("GEN-06", "refusal-first-turn-reach", details)
    return None


def why_not_to(t: Board, code: int) -> Refusal | None:
    """Explain why a general may not go to a box."""
    if not n.names_box(t.data, code):
        return None
    box = n.payload_of(code)
    g = t.selected - len(t.t_box)
    details: dict[str, object] = {"piece": t.data.piece_terms[g], "box": t.data.box_terms[box]}
    rule, key = broken(ways(t, t.side, g), box)
    return Refusal(rule, key, details)
