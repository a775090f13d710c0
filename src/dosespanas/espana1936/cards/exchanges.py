"""What cards change: a troop raised or exchanged, or all of a type at once."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import Operation
from dosespanas.espana1936.board.effect_in_progress import done, eligible, operation, single, void
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.stages import EVENT_PICK, NEXT_OPERATION
from dosespanas.espana1936.board.state import Table


def pickable(t: Table, step: Operation) -> list[int]:
    """Return the slots a card may change, of those its player chooses from.

    AMB-66: which types count is the card's to say, as its data do.
    """
    return contenders(t, step) if step.op == "convert_all" else changeable(t, step)


def changeable(t: Table, step: Operation) -> list[int]:
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


def ask_troop(t: Table, step: Operation) -> None:
    """Ask which troop is changed, unless there is nothing to choose."""
    found = codes_pick(t)
    if not found:
        void(t)
    elif single(t, len(found)):
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
    if step.op == "convert_all":
        convert(t, step, slot)
        t.stage = NEXT_OPERATION
        return
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
    tell_units(t, "raised" if same else "converted", "EVT-04", side, details, [slot])


def convertible(t: Table, step: Operation) -> list[int]:
    """Return the slots a `convert_all` may change now: of its types, with a counter free (CMP-07), strongest first."""
    slots = [
        s
        for s in t.slots_of(step.owner)
        if t.t_box[s] >= 0 and step.types >> t.t_type[s] & 1 and t.available(step.to_type, t.t_strength[s])
    ]
    slots.sort(key=lambda s: (-t.t_strength[s], s))
    return slots


def contenders(t: Table, step: Operation) -> list[int]:
    """AMB-67: of those a `convert_all` may change, the ones that want more counters than there are.

    OPT-06: in the fog all of them, since who lacks counters is his owner's secret.
    """
    slots = convertible(t, step)
    if t.options.fog:
        return slots
    counters = [t.counter(step.to_type, t.t_strength[slot]) for slot in slots]
    return [slot for slot, at in zip(slots, counters, strict=True) if counters.count(at) > t.pool[at]]


def convert_all(t: Table, step: Operation) -> None:
    """Every troop of the given types becomes another type as far as counters go.

    AMB-67: where there are not enough, its owner chooses one after another. AMB-64: the others stay as they are.
    """
    t.side = step.owner
    while True:
        slots = convertible(t, step)
        if not slots:
            break
        asked = codes_pick(t)
        if asked and not single(t, len(asked)):
            t.stage = EVENT_PICK
            return
        convert(t, step, slots[0] if not asked else t.find_troop(t.side, n.payload_of(asked[0])))
    if t.event.left < 0:
        void(t)
    else:
        done(t)


def convert(t: Table, step: Operation, slot: int) -> None:
    """Exchange one of many; `e_left` remembers that the card had an effect."""
    change(t, slot, step.to_type, t.t_strength[slot])
    t.event.left = 0
