"""Transport from Morocco at the end of Upkeep (MAR)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import GENERAL, TANK, mask_bits
from dosespanas.espana1936.board.destination_rules import Condition, broken, meeting
from dosespanas.espana1936.board.effect_in_progress import done, operation, void
from dosespanas.espana1936.board.fog import on_top, tell_units
from dosespanas.espana1936.board.sea import strait_limits
from dosespanas.espana1936.board.stages import NEXT_PHASE, SHIP, SHIP_TO
from dosespanas.espana1936.board.state import COLONIAL, MAT, Board
from dosespanas.kernel.action import Refusal


def begin(t: Board) -> None:
    """Open the transport if anybody can sail."""
    t.shipped = [0] * len(t.data.transport_to)
    t.side = t.data.transport_side
    t.stage = SHIP
    if len(codes_ship(t)) == 1:
        t.stage = NEXT_PHASE


def ways(t: Board) -> list[Condition]:
    """MAR-02, MAR-03: a harbour takes a unit where an own unit or marker is, up to its limit and that of all.

    MAR-07, MAR-08: the state of the strait lowers the limits. A card's transport has its own (CRD-NN2),
    and a blockade stops it like all that comes by card (NAV-32).
    """
    if t.event.card >= 0:
        place = operation(t).place
        found = [(place.boxes if place is not None and t.event.left > 0 else 0, "CRD-NN2", "refusal-not-linked")]
        found.append((t.presence(t.side), "MAR-03", "refusal-transport-enemy"))
        found.append((~t.blockaded[t.side], "NAV-32", "refusal-port-blockaded"))
        return found
    found = [(0, "MAR-02", "refusal-transport-full")] if sum(t.shipped) >= t.data.transport_total else []
    ports = full = narrow = closed = 0
    limits = strait_limits(t)
    for i, box in enumerate(t.data.transport_to):
        ports |= 1 << box
        if t.shipped[i] >= t.data.transport_limits[i]:
            full |= 1 << box
        elif limits[i] == 0:
            closed |= 1 << box
        elif t.shipped[i] >= limits[i]:
            narrow |= 1 << box
    found.append((ports, "MAR-02", "refusal-not-linked"))
    found.append((t.presence(t.side), "MAR-03", "refusal-transport-enemy"))
    found.append((~full, "MAR-02", "refusal-transport-full"))
    found.append((~narrow, "MAR-07", "refusal-transport-full"))
    found.append((~closed, "MAR-08", "refusal-transport-full"))
    return found


def harbours(t: Board) -> int:
    """Return the boxes that can still take a unit, as a mask."""
    return meeting(t, ways(t))


def codes_ship(t: Board) -> list[int]:
    """Choose a unit or general to ship, or be done (MAR-01, MAR-02)."""
    found: set[int] = {n.make(n.DONE, 0)}
    if harbours(t):
        start = t.data.transport_from
        for slot in t.troops_in(t.side, start):
            found.add(n.make(n.SHIP_TROOP, t.class_of(slot)))
        for p in t.pieces_in(t.side, TANK, start):
            found.add(n.make(n.SHIP_PIECE, p))
        for p in t.data.pieces_of[t.side][GENERAL]:
            if t.p_flags[p] & COLONIAL:
                found.add(n.make(n.SHIP_PIECE, p))
    return sorted(found)


def take_ship(t: Board, code: int) -> None:
    """Choose who sails, or close the transport."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        finish(t)
        return
    payload = n.payload_of(code)
    t.selected = t.find_troop(t.side, payload) if kind == n.SHIP_TROOP else len(t.t_box) + payload
    t.stage = SHIP_TO


def codes_to(t: Board) -> list[int]:
    """Choose the harbour."""
    return [n.make(n.TO, box) for box in mask_bits(harbours(t))]


def take_to(t: Board, code: int) -> None:
    """Land the chosen unit; a general stays in his landing box until next turn (MAR-06, UPK-06).

    EDN-04: in 2007 he is on the mat at once, like any other.
    """
    data = t.data
    box = n.payload_of(code)
    if t.event.card >= 0:
        t.event.left -= 1
    else:
        t.shipped[data.transport_to.index(box)] += 1
    details: dict[str, object] = {"piece": t.piece_term(t.selected), "to": data.box_terms[box]}
    tell_units(t, "shipped", "MAR-02", t.side, details, [t.selected], on_top(t, t.selected, box))
    piece = t.selected - len(t.t_box)
    if piece < 0:
        t.move_troop(t.selected, box)
    elif data.piece_kinds[piece] == GENERAL:
        t.p_flags[piece] &= ~COLONIAL
        t.p_origin[piece] = -1 if t.options.morocco_general else box
        t.p_box[piece] = MAT if t.options.morocco_general else box
    else:
        t.put_piece(piece, box)
    t.selected = -1
    t.stage = SHIP
    if len(codes_ship(t)) == 1:
        finish(t)


def finish(t: Board) -> None:
    """Close the transport of the turn, or that of a card."""
    if t.event.card >= 0:
        done(t)
    else:
        t.stage = NEXT_PHASE


def by_card(t: Board, units: int) -> None:
    """CRD-NN2: a card brings some units over at once."""
    before = t.event.left
    t.event.left = units
    if len(codes_ship(t)) == 1:
        t.event.left = before
        void(t)
    else:
        t.stage = SHIP


def why_not_to(t: Board, code: int) -> Refusal | None:
    """Explain why a unit may not be landed in a box."""
    if not n.names_box(t.data, code):
        return None
    box = n.payload_of(code)
    details: dict[str, object] = {"box": t.data.box_terms[box], "piece": t.piece_term(t.selected)}
    rule, key = broken(ways(t), box)
    return Refusal(rule, key, details)
