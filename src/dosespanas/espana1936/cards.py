"""Card effects: operations from a closed set, carried out one after another (CRD, EVT-10..13).

`docs/data-format.md` documents the operations. An operation that needs a choice sets a stage; the choice
comes back through `take_*` and the next operation follows.
"""

from dosespanas.espana1936 import notation as n
from dosespanas.espana1936.data import PLANE, TANK, Card, Operation, Place, mask_bits
from dosespanas.espana1936.stages import EVENT_BOX, EVENT_LOSE, EVENT_PICK, EVENT_TAKE, NEXT_OPERATION
from dosespanas.espana1936.table import COLONIAL, ELIMINATED, MAT, OUT, RESERVE, Table
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS

NEXT_LOWER = {5: 3, 3: 2, 2: 1}


# --- where and whether --------------------------------------------------------------------------------


def eligible(t: Table, side: int, place: Place | None) -> int:
    """EVT-10, EVT-11: the boxes where a card may bring its side something, as a mask: supplied, never enemy."""
    state = "own_present" if place is None else place.state
    boxes = t.friendly(side) if state in ("no_enemy", "controlled") else t.presence(side)
    if place is not None:
        boxes &= place.boxes
        if place.ports:
            boxes &= t.data.ports
    fed = 0
    for box in mask_bits(boxes):
        if t.supplied(side, box):
            fed |= 1 << box
    return fed


def requirements_met(t: Table, card: Card) -> bool:
    """Tell whether all conditions of a card hold."""
    for condition in card.requires:
        if condition.kind == "controls_port":
            if not t.friendly(card.side) & t.data.ports:
                return False
        elif condition.kind == "controls_box":
            if condition.boxes & ~t.friendly(card.side):
                return False
        elif not any(
            t.t_box[s] >= 0 and condition.boxes >> t.t_box[s] & 1 and condition.types >> t.t_type[s] & 1
            for s in t.slots_of(card.side)
        ):
            return False
    return True


# --- going through the effect -------------------------------------------------------------------------


def start_effect(t: Table) -> None:
    """Begin with the first operation."""
    t.e_op = 0
    t.e_left = -1
    t.e_box = -1
    t.stage = NEXT_OPERATION


def operation(t: Table) -> Operation:
    """Return the operation in hand."""
    return t.data.cards[t.e_card].effect[t.e_op]


def finished(t: Table) -> bool:
    """Tell whether all operations are done."""
    return t.e_op >= len(t.data.cards[t.e_card].effect)


def done(t: Table) -> None:
    """Go on to the next operation."""
    t.e_op += 1
    t.e_left = -1
    t.e_box = -1
    t.selected = -1
    t.stage = NEXT_OPERATION


def void(t: Table) -> None:
    """EVT-05: nothing can be done; the card is spent all the same."""
    card = t.data.cards[t.e_card]
    t.tell("event-void", "EVT-05", card.side, {"card": card.term()}, [])
    done(t)


def run(t: Table) -> None:
    """Carry out the operation in hand, or ask the choice it needs."""
    step = operation(t)
    name = step.op
    t.side = t.data.cards[t.e_card].side
    if name == "place_units":
        ask_box(t, eligible(t, t.side, step.place))
    elif name in ("place_plane", "place_tank", "return_eliminated"):
        ask_piece(t, step)
    elif name == "place_general":
        place_general(t, step)
    elif name in ("upgrade", "convert"):
        ask_troop(t)
    elif name == "convert_all":
        convert_all(t, step)
    elif name == "remove_units":
        ask_loss(t, step)
    elif name == "remove_general":
        remove_general(t, step)
    elif name == "remove_plane":
        ask_plane_loss(t, step)
    elif name == "extra_rp":
        t.pending_rp[t.side] += step.amount
        t.on_table.append(t.e_card)
        t.tell("extra-rp", "EVT-06", t.side, {"side": SIDE_TERMS[t.side], "count": step.amount}, [])
        done(t)
    elif name == "permanent_modifier":
        t.no_drm |= step.types
        t.on_table.append(t.e_card)
        t.tell("permanent", "EVT-07", t.side, {"card": t.data.cards[t.e_card].term()}, [])
        done(t)
    elif name == "limit_attacks_next_turn":
        if step.max_attacks >= 0:
            t.next_attacks[step.owner] = step.max_attacks
        if step.max_boxes >= 0:
            t.next_battles[step.owner] = step.max_boxes
        put_aside(t)
    elif name == "extra_offensive":
        t.offensive_next = 1
        put_aside(t)
    else:
        raise RuntimeError("unknown operation " + name)


def put_aside(t: Table) -> None:
    """EVT-06: the card lies aside until next turn resolves it."""
    t.on_table.append(t.e_card)
    t.tell("put-aside", "EVT-06", t.side, {"card": t.data.cards[t.e_card].term()}, [])
    done(t)


# --- new pieces ---------------------------------------------------------------------------------------


def ask_box(t: Table, boxes: int) -> None:
    """Ask for a box, unless there is none or only one."""
    if not boxes:
        void(t)
    elif boxes & (boxes - 1):
        t.stage = EVENT_BOX
    else:
        place_in(t, boxes.bit_length() - 1)


def codes_box(t: Table) -> list[int]:
    """Choose a box for what the card brings."""
    return [n.make(n.TO, box) for box in mask_bits(eligible(t, t.side, operation(t).place))]


def take_box(t: Table, code: int) -> None:
    """Place it there."""
    place_in(t, n.payload_of(code))


def place_in(t: Table, box: int) -> None:
    """Put new troops, or the tanks already chosen, into a box."""
    step = operation(t)
    if step.op == "place_units":
        place_units(t, step, box)
        done(t)
        return
    t.e_box = box
    place_piece(t, t.selected - len(t.t_box))
    next_piece(t, step)


def place_units(t: Table, step: Operation, box: int) -> int:
    """EVT-13, CMP-07: troops from the pool; a missing counter gives way to a lower one, then to regulars."""
    data = t.data
    placed = 0
    for kind, strength in step.units:
        kind, strength = counter_for(t, kind, strength)
        if kind < 0:
            t.tell("no-counter", "EVT-13", t.side, {"card": data.cards[t.e_card].term()}, [])
            continue
        slot = t.add_troop(kind, strength, box)
        details: dict[str, object] = {"piece": t.troop_term(slot), "box": data.box_terms[box]}
        t.tell("placed", "EVT-10", t.side, details, [t.troop_id(slot)])
        placed += 1
    return placed


def counter_for(t: Table, kind: int, strength: int) -> tuple[int, int]:
    """Return (type, strength) of the counter that can be placed for a wanted one, or (-1, 0)."""
    wanted = strength
    while True:
        if t.available(kind, strength):
            return kind, strength
        if strength not in NEXT_LOWER:
            break
        strength = NEXT_LOWER[strength]
    regular = t.data.substitutes[t.data.type_sides[kind]][0][0]
    return (regular, wanted) if t.available(regular, wanted) else (-1, 0)


def candidates(t: Table, step: Operation) -> list[int]:
    """Return the planes or tanks a card may bring, one of each sort that cannot be told apart."""
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
    if t.e_left < 0:
        t.e_left = step.count
    found = candidates(t, step)
    if not found or not eligible(t, t.side, step.place):
        void(t)
    elif len(found) == 1:
        take_piece(t, found[0])
    else:
        t.stage = EVENT_TAKE


def codes_take(t: Table) -> list[int]:
    """Choose a plane or tank."""
    step = operation(t)
    if step.op == "remove_plane":
        return [n.make(n.TAKE, p) for p in planes_to_lose(t, step)]
    return [n.make(n.TAKE, p) for p in candidates(t, step)]


def take_take(t: Table, code: int) -> None:
    """Take the chosen plane or tank."""
    step = operation(t)
    if step.op == "remove_plane":
        lose_plane(t, n.payload_of(code))
        done(t)
    else:
        take_piece(t, n.payload_of(code))


def take_piece(t: Table, piece: int) -> None:
    """AMB-16: a plane goes to the mat once the condition holds; a tank to the chosen box."""
    t.selected = len(t.t_box) + piece
    step = operation(t)
    if t.data.piece_kinds[piece] == PLANE or t.e_box >= 0:
        place_piece(t, piece)
        next_piece(t, step)
    else:
        ask_box(t, eligible(t, t.side, step.place))


def place_piece(t: Table, piece: int) -> None:
    """Bring one plane or tank into play."""
    data = t.data
    t.p_flags[piece] = 0
    if data.piece_kinds[piece] == PLANE:
        t.put_piece(piece, MAT)
        t.tell("arrived", "EVT-10", t.side, {"piece": data.piece_terms[piece]}, [data.piece_names[piece]])
    else:
        t.put_piece(piece, t.e_box)
        details: dict[str, object] = {"piece": data.piece_terms[piece], "box": data.box_terms[t.e_box]}
        t.tell("placed", "EVT-10", t.side, details, [data.piece_names[piece]])


def next_piece(t: Table, step: Operation) -> None:
    """Go on until the card's number of pieces is reached or none is left."""
    t.e_left -= 1
    t.selected = -1
    if t.e_left > 0 and candidates(t, step):
        ask_piece(t, step)
    else:
        done(t)


def place_general(t: Table, step: Operation) -> None:
    """SET-06, AMB-16: the general is on the mat, to be assigned from the next turn on."""
    if t.p_box[step.piece] == RESERVE:
        t.p_box[step.piece] = MAT
        t.tell("arrived", "SET-06", t.side, {"piece": t.data.piece_terms[step.piece]}, [t.data.piece_names[step.piece]])
        done(t)
    else:
        void(t)


# --- changing troops ----------------------------------------------------------------------------------


def pickable(t: Table, step: Operation) -> list[int]:
    """Return the slots an `upgrade` or `convert` may change: supplied, of the right type, counter free."""
    boxes = eligible(t, t.side, step.place)
    found: list[int] = []
    for slot in t.slots_of(t.side):
        box = t.t_box[slot]
        if box < 0 or not boxes >> box & 1 or not step.types >> t.t_type[slot] & 1:
            continue
        if step.op == "upgrade":
            same = t.counter(0, step.from_strength) == t.counter(0, step.to_strength)
            if t.t_strength[slot] == step.from_strength and (same or t.available(t.t_type[slot], step.to_strength)):
                found.append(slot)
        elif (t.t_type[slot], t.t_strength[slot]) != (step.to_type, step.to_strength) and (
            t.available(step.to_type, step.to_strength)
        ):
            found.append(slot)
    return found


def ask_troop(t: Table) -> None:
    """Ask which troop is changed, unless there is nothing to choose."""
    found = codes_pick(t)
    if not found:
        void(t)
    elif len(found) == 1:
        take_pick(t, found[0])
    else:
        t.stage = EVENT_PICK


def codes_pick(t: Table) -> list[int]:
    """Choose the troop a card changes."""
    return sorted({n.make(n.PICK, t.class_of(slot)) for slot in pickable(t, operation(t))})


def take_pick(t: Table, code: int) -> None:
    """Change it."""
    step = operation(t)
    slot = t.find_troop(t.side, n.payload_of(code))
    kind = t.t_type[slot] if step.op == "upgrade" else step.to_type
    change(t, slot, kind, step.to_strength)
    done(t)


def change(t: Table, slot: int, kind: int, strength: int) -> None:
    """Exchange a troop's counter and report it."""
    term = t.troop_term(slot)
    same = kind == t.t_type[slot]
    t.change_troop(slot, kind, strength)
    details: dict[str, object] = {"piece": term, "box": t.data.box_terms[t.t_box[slot]]}
    details["to" if same else "by"] = strength if same else t.troop_term(slot)
    side = t.data.type_sides[kind]
    t.tell("raised" if same else "converted", "EVT-04", side, details, [t.troop_id(slot)])


def convert_all(t: Table, step: Operation) -> None:
    """Every troop of the given types becomes another type as far as counters go, the strongest first."""
    slots = [s for s in t.slots_of(step.owner) if t.t_box[s] >= 0 and step.types >> t.t_type[s] & 1]
    slots.sort(key=lambda s: (-t.t_strength[s], s))
    changed = False
    for slot in slots:
        strength = t.t_strength[slot]
        while not t.available(step.to_type, strength) and not step.keep_if_no_counter and strength in NEXT_LOWER:
            strength = NEXT_LOWER[strength]
        if t.available(step.to_type, strength):
            change(t, slot, step.to_type, strength)
            changed = True
    if changed:
        done(t)
    else:
        void(t)


# --- losses -------------------------------------------------------------------------------------------


def removable(t: Table, step: Operation) -> list[int]:
    """Return the troop slots a `remove_units` may take."""
    boxes = -1 if step.place is None else step.place.boxes
    return [
        s
        for s in t.slots_of(step.owner)
        if t.t_box[s] >= 0 and boxes >> t.t_box[s] & 1 and step.types >> t.t_type[s] & 1
    ]


def removable_tanks(t: Table, step: Operation) -> list[int]:
    """Return the tanks a `remove_units` of any type may take: a unit is not only a troop."""
    if not step.any_type:
        return []
    boxes = -1 if step.place is None else step.place.boxes
    return [p for p in t.data.pieces_of[step.owner][TANK] if t.p_box[p] >= 0 and boxes >> t.p_box[p] & 1]


def ask_loss(t: Table, step: Operation) -> None:
    """Ask the chooser which unit goes, until the card's number is reached (AMB-18: a half rounded down)."""
    if t.e_left < 0:
        total = len(removable(t, step)) + len(removable_tanks(t, step))
        if step.fraction > 0:
            t.e_left = int(total * step.fraction)
        else:
            t.e_left = total if step.count < 0 else min(step.count, total)
        if t.e_left == 0:
            void(t)
            return
    if t.e_left == 0:
        done(t)
        return
    t.side = step.chooser
    found = codes_lose(t)
    if len(found) == 1:
        take_lose(t, found[0])
    else:
        t.stage = EVENT_LOSE


def codes_lose(t: Table) -> list[int]:
    """Choose a unit that is lost to a card."""
    step = operation(t)
    found = {n.make(n.LOSE, t.class_of(s)) for s in removable(t, step)}
    found |= {n.make(n.LOSE_PIECE, p) for p in removable_tanks(t, step)}
    return sorted(found)


def take_lose(t: Table, code: int) -> None:
    """Remove it; its owner's marker stays in an emptied box."""
    step = operation(t)
    data = t.data
    if n.kind_of(code) == n.LOSE:
        slot = t.find_troop(step.owner, n.payload_of(code))
        box = t.t_box[slot]
        details: dict[str, object] = {"piece": t.troop_term(slot), "box": data.box_terms[box]}
        t.tell("removed", "EVT-04", step.owner, details, [t.troop_id(slot)])
        t.remove_troop(slot)
    else:
        piece = n.payload_of(code)
        box = t.p_box[piece]
        details = {"piece": data.piece_terms[piece], "box": data.box_terms[box]}
        t.tell("removed", "EVT-04", step.owner, details, [data.piece_names[piece]])
        t.put_piece(piece, ELIMINATED)
    t.hold_if_empty(step.owner, box, "BRD-07")
    t.e_left -= 1
    t.stage = NEXT_OPERATION


def remove_general(t: Table, step: Operation) -> None:
    """CRD-R16, CRD-N08: a general falls and never returns; nothing happens if he is not in play."""
    g = step.piece
    if t.p_box[g] in (RESERVE, OUT):
        void(t)
        return
    t.p_box[g] = OUT
    t.p_flags[g] &= ~COLONIAL
    t.tell("removed", "EVT-04", t.data.piece_sides[g], {"piece": t.data.piece_terms[g]}, [t.data.piece_names[g]])
    done(t)


def planes_to_lose(t: Table, step: Operation) -> list[int]:
    """Return the planes in play a card may take, one of each sort."""
    data = t.data
    found: list[int] = []
    sorts: set[tuple[str, int, int]] = set()
    for p in step.pieces:
        sort = (data.piece_titles[p], data.piece_dice[p], data.piece_drms[p])
        if t.p_box[p] >= MAT and sort not in sorts:
            sorts.add(sort)
            found.append(p)
    return found


def ask_plane_loss(t: Table, step: Operation) -> None:
    """CRD-N37: the owner chooses a plane to lose."""
    found = planes_to_lose(t, step)
    if not found:
        void(t)
    elif len(found) == 1:
        lose_plane(t, found[0])
        done(t)
    else:
        t.side = step.chooser
        t.stage = EVENT_TAKE


def lose_plane(t: Table, piece: int) -> None:
    """Eliminate a plane."""
    t.put_piece(piece, ELIMINATED)
    details: dict[str, object] = {"piece": t.data.piece_terms[piece]}
    t.tell("removed", "EVT-04", t.data.piece_sides[piece], details, [t.data.piece_names[piece]])


# --- why not ------------------------------------------------------------------------------------------


def why_not_box(t: Table, code: int) -> Refusal | None:
    """Explain why a card may not place anything in a box."""
    if n.kind_of(code) != n.TO:
        return None
    box = n.payload_of(code)
    details: dict[str, object] = {"box": t.data.box_terms[box], "card": t.data.cards[t.e_card].term()}
    if not t.presence(t.side) >> box & 1:
        return Refusal("EVT-10", "refusal-enemy-box", details)
    if not t.supplied(t.side, box):
        return Refusal("EVT-11", "refusal-unsupplied", details)
    return Refusal("EVT-10", "refusal-card-box", details)


def why_not_piece(t: Table, code: int) -> Refusal | None:
    """Explain why a card may not bring, change or remove this."""
    if n.kind_of(code) not in (n.TAKE, n.PICK, n.LOSE, n.LOSE_PIECE):
        return None
    return Refusal("EVT-04", "refusal-card-piece", {"card": t.data.cards[t.e_card].term()})
