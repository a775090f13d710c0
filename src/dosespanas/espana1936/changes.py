"""What cards change: a troop raised or exchanged, or all of a type at once."""

from dosespanas.espana1936 import notation as n
from dosespanas.espana1936.data import Operation
from dosespanas.espana1936.effect import NEXT_LOWER, done, eligible, operation, void
from dosespanas.espana1936.fog import tell_units
from dosespanas.espana1936.stages import EVENT_PICK
from dosespanas.espana1936.table import Table


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
    tell_units(t, "raised" if same else "converted", "EVT-04", side, details, [slot])


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
