"""A list of where pieces at hand could go, to be taken in one press: planes and tanks, generals, new steps, transport.

Each line is a row of legal actions, found as the side to choose may know the table, with the other places it could lead
to. Lines are offered, never taken by themselves; where they lead is a rule of thumb (`placement_values.py`).
"""

from typing import Final

from dosespanas.espana1936.battle import generals
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import GENERAL, PLANE, mask_bits
from dosespanas.espana1936.board.stages import ASSIGN, MOVE, OFFENSIVE_GENERAL, REPLACE, SHIP
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.movement import morocco, moves
from dosespanas.espana1936.placement_values import FRESH, for_force, for_general, for_plane, for_tank
from dosespanas.espana1936.shapes import Proposal
from dosespanas.espana1936.turn import replacement

MOST: Final = 20
"""Lines of a list at most."""


def proposals(t: Board, viewer: int | None) -> list[Proposal]:
    """Return where the pieces at hand could go, in the order in which to send them; each as if the former had gone.

    Where both sides take turns (GEN-01, RPL-03) the other side's are left out. OPT-06: none in the fog, where all
    depends on what lies covered.
    """
    if t.ended or viewer != t.side or t.options.fog or t.step_no == OFFENSIVE_GENERAL or t.event.card >= 0:
        return []
    if t.stage not in (MOVE, ASSIGN, REPLACE, SHIP):
        return []
    trial = t.clone()
    found: list[Proposal] = []
    while len(found) < MOST:
        line = next_line(trial)
        if line is None:
            break
        found.append(line)
        trial.side = t.side
        trial.stage = t.stage
    return found


def next_line(t: Board) -> Proposal | None:
    """Return the line that comes first, and take it; None where there is none."""
    if t.stage == MOVE:
        return supporting(t)
    if t.stage == ASSIGN:
        return leading(t)
    return strengthening(t) if t.stage == REPLACE else shipping(t)


def line_of(t: Board, code: int, to: int, places: list[int]) -> Proposal:
    """Return a line: an action and, unless -1, the one that says where it leads, with all that could."""
    return {
        "row": [n.write(t.data, each) for each in (code, to) if each >= 0],
        "box": t.data.boxes[n.payload_of(to) if to >= 0 else n.class_box(n.payload_of(code))],
        "places": [t.data.boxes[n.payload_of(each)] for each in places],
    }


def supporting(t: Board) -> Proposal | None:
    """AIR-01, TNK-01: a plane at hand flies to where there is fighting, or a tank that stands idle drives there."""
    codes = moves.codes_move(t)
    base = len(t.t_box)
    for p in [*t.data.pieces_of[t.side][PLANE], *moves.able_tanks(t, t.side)]:
        code = n.make(n.MOVE_PIECE, p)
        if code not in codes or (t.p_box[p] >= 0 and t.contested() >> t.p_box[p] & 1):
            continue
        flies = t.data.piece_kinds[p] == PLANE
        t.selected = base + p
        places = [to for to in moves.codes_to(t) if n.names_box(t.data, to)]
        t.selected = -1
        best, to = 0.0, -1
        for place in places:
            box = n.payload_of(place)
            worth = for_plane(t, box) if flies else for_tank(t, box)
            if worth > best:
                best, to = worth, place
        if to >= 0:
            line = line_of(t, code, to, places)
            moves.take_move(t, code)
            moves.take_to(t, to)
            return line
    return None


def leading(t: Board) -> Proposal | None:
    """GEN-01: the best general goes where he does most good."""
    codes = [code for code in generals.codes_assign(t) if n.kind_of(code) == n.ASSIGN]
    if not codes:
        return None
    general = max([n.payload_of(code) for code in codes], key=t.data.piece_drms.__getitem__)
    code = n.make(n.ASSIGN, general)
    best, to = -1.0, -1
    for box in mask_bits(generals.boxes_for(t, t.side, general)):
        worth = for_general(t, general, box)
        if worth > best:
            best, to = worth, n.make(n.TO, box)
    generals.take_assign(t, code)
    line = line_of(t, code, to, generals.codes_to(t))
    generals.take_to(t, to)
    return line


def strengthening(t: Board) -> Proposal | None:
    """RPL-05: a point goes where it does most good, to a troop of there or a new one."""
    if t.rp[t.side] <= 0:
        return None
    best, chosen, to = -1.0, -1, -1
    for code in replacement.possible(t):
        kind = n.kind_of(code)
        if kind == n.RAISE:
            slot = t.find_troop(t.side, n.payload_of(code))
            own = t.t_strength[slot]
            worth = for_force(t, t.t_box[slot], float(replacement.raised(own) - own))
            if worth > best:
                best, chosen, to = worth, code, -1
        elif kind == n.RECRUIT:
            recruit = t.data.type_of(t.side, n.recruit_word(n.payload_of(code)))
            strength = n.recruit_strength(n.payload_of(code)) or t.data.turn_new[t.turn]
            force = FRESH + strength * (1.0 + 0.25 * t.type_drm(recruit))
            for box in mask_bits(replacement.recruit_boxes(t, recruit, strength, replacement.open_boxes(t))):
                worth = for_force(t, box, force)
                if worth > best and t.count_troops(t.side, box) < t.data.box_limit:
                    best, chosen, to = worth, code, n.make(n.TO, box)
    if chosen < 0:
        return None
    places: list[int] = []
    before = t.clone()
    replacement.take_replace(t, chosen)
    if to >= 0:
        places = replacement.codes_to(t)
        replacement.take_to(t, to)
    elif t.rp[before.side] == before.rp[before.side]:
        replacement.take_type(t, replacement.codes_type(t)[0])
    return line_of(before, chosen, to, places)


def shipping(t: Board) -> Proposal | None:
    """MAR-02: generals and the strongest sail first, to the harbour where they do most good."""
    codes = [code for code in morocco.codes_ship(t) if n.kind_of(code) != n.DONE]
    if not codes:
        return None
    best, chosen = -1.0, -1
    for code in codes:
        payload = n.payload_of(code)
        if n.kind_of(code) == n.SHIP_TROOP:
            force = float(n.class_strength(payload))
        else:
            force = 2.5 if t.data.piece_kinds[payload] == GENERAL else 1.5
        if force > best:
            best, chosen = force, code
    morocco.take_ship(t, chosen)
    places = morocco.codes_to(t)
    to = places[0]
    for place in places:
        if for_force(t, n.payload_of(place), best) > for_force(t, n.payload_of(to), best):
            to = place
    morocco.take_to(t, to)
    return line_of(t, chosen, to, places)
