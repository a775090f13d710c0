"""What cards bring: troops, planes, tanks, generals (EVT-10, EVT-13, AMB-16)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import PLANE, Operation, mask_bits
from dosespanas.espana1936.board.effect_in_progress import done, open_to, operation, void
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.stages import EVENT_BOX, EVENT_TAKE
from dosespanas.espana1936.board.state import ELIMINATED, MAT, NEW, RESERVE, Table


def ask_box(t: Table, boxes: int) -> None:
    """Ask for a box, unless there is none or only one."""
    if not boxes:
        void(t)
    elif boxes & (boxes - 1):
        t.stage = EVENT_BOX
    else:
        place_in(t, boxes.bit_length() - 1)


def ask_box_for_troops(t: Table, step: Operation) -> None:
    """AMB-64: troops of whom no counter is left come nowhere, so nobody is asked where."""
    boxes = open_to(t, t.side, step.place)
    if any(t.available(kind, strength) for kind, strength in step.units):
        ask_box(t, boxes)
    elif boxes:
        place_in(t, boxes.bit_length() - 1)
    else:
        void(t)


def codes_box(t: Table) -> list[int]:
    """Choose a box for what the card brings."""
    return [n.make(n.TO, box) for box in mask_bits(open_to(t, t.side, operation(t).place))]


def take_box(t: Table, code: int) -> None:
    """Place it there."""
    place_in(t, n.payload_of(code))


def place_in(t: Table, box: int) -> None:
    """Put new troops, or the tanks already chosen, into a box."""
    step = operation(t)
    if step.op == "place_units":
        if place_units(t, step, box):
            done(t)
        else:
            void(t)
        return
    t.event.box = box
    place_piece(t, t.selected - len(t.t_box))
    next_piece(t, step)


def place_units(t: Table, step: Operation, box: int) -> int:
    """EVT-13, CMP-07, AMB-64: troops from the pool; those without a counter do not come. Return how many came."""
    data = t.data
    placed = 0
    for kind, strength in step.units:
        if not t.available(kind, strength):
            t.tell("no-counter", "EVT-13", t.side, {"card": data.cards[t.event.card].term()}, [])
            continue
        slot = t.add_troop(kind, strength, box)
        details: dict[str, object] = {"piece": t.troop_term(slot), "box": data.box_terms[box]}
        tell_units(t, "placed", "EVT-10", t.side, details, [slot], True)
        placed += 1
    return placed


def candidates(t: Table, step: Operation) -> list[int]:
    """Return the planes or tanks a card may bring, one of each sort that cannot be told apart.

    AMB-14: what is lost comes back only where the card says so.
    """
    data = t.data
    found: list[int] = []
    sorts: set[tuple[str, int, int, int]] = set()
    for p in step.pieces:
        at = t.p_box[p]
        if at == RESERVE and "reserve" not in step.pools:
            continue
        if at == ELIMINATED and "eliminated" not in step.pools and step.op != "return_eliminated":
            continue
        if at not in (RESERVE, ELIMINATED) or (data.piece_naval_only[p] and at == RESERVE):
            continue
        if step.op == "return_eliminated" and at != ELIMINATED:
            continue
        sort = (data.piece_titles[p], data.piece_dice[p], data.piece_drms[p], at)
        if sort not in sorts:
            sorts.add(sort)
            found.append(p)
    return found


def ask_piece(t: Table, step: Operation) -> None:
    """Ask which plane or tank comes, unless there is nothing to choose."""
    found = candidates(t, step)
    if not found or not open_to(t, t.side, step.place):
        void(t)
        return
    if t.event.left < 0:
        t.event.left = step.count
    if len(found) == 1:
        take_piece(t, found[0])
    else:
        t.stage = EVENT_TAKE


def take_piece(t: Table, piece: int) -> None:
    """AMB-16: a plane goes to the mat once the condition holds; a tank to the chosen box."""
    t.selected = len(t.t_box) + piece
    step = operation(t)
    if t.data.piece_kinds[piece] == PLANE or t.event.box >= 0:
        place_piece(t, piece)
        next_piece(t, step)
    else:
        ask_box(t, open_to(t, t.side, step.place))


def place_piece(t: Table, piece: int) -> None:
    """Bring one plane or tank into play."""
    data = t.data
    t.p_flags[piece] = 0
    if data.piece_kinds[piece] == PLANE:
        t.put_piece(piece, MAT)
        t.tell("arrived", "EVT-10", t.side, {"piece": data.piece_terms[piece]}, [data.piece_names[piece]])
    else:
        t.put_piece(piece, t.event.box)
        details: dict[str, object] = {"piece": data.piece_terms[piece], "box": data.box_terms[t.event.box]}
        tell_units(t, "placed", "EVT-10", t.side, details, [len(t.t_box) + piece], True)


def next_piece(t: Table, step: Operation) -> None:
    """Go on until the card's number of pieces is reached or none is left."""
    t.event.left -= 1
    t.selected = -1
    if t.event.left > 0 and candidates(t, step):
        ask_piece(t, step)
    else:
        done(t)


def place_general(t: Table, step: Operation) -> None:
    """SET-06, AMB-16: the general is on the mat, to be assigned from the next turn on (AMB-75: not everywhere).

    AMB-17: who comes by which card is data.
    """
    if t.p_box[step.piece] == RESERVE:
        t.p_box[step.piece] = MAT
        t.p_flags[step.piece] |= NEW
        t.tell("arrived", "SET-06", t.side, {"piece": t.data.piece_terms[step.piece]}, [t.data.piece_names[step.piece]])
        done(t)
    else:
        void(t)
