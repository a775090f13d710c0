"""Fog of war: what a side sees of the other side's stacks, and how it hears of the rest (OPT-06).

A unit is a troop slot, or `slots + special piece`. Of an enemy stack only its top unit is seen: the troop that has
stood in the box longest, a tank only where there is no troop. The rest and the dummies below are covered.
"""

from typing import Final

from dosespanas.espana1936.board.data import DUMMY, SHIP, TANK, mask_bits
from dosespanas.espana1936.board.effect_in_progress import operation
from dosespanas.espana1936.board.stages import EVENT_LOSE
from dosespanas.espana1936.board.state import MAT, MOVED, Board
from dosespanas.espana1936.shapes import Fog
from dosespanas.kernel.events import Event
from dosespanas.kernel.shapes import Both
from dosespanas.kernel.side import SIDE_NAMES

# --- what is seen -------------------------------------------------------------------------------------


def lifted(t: Board) -> bool:
    """Tell whether everything lies open: a game without fog, or one that is over."""
    return not t.options.fog or t.ended != 0


def side_of(t: Board, unit: int) -> int:
    """Return whose a unit is."""
    base = len(t.t_box)
    return unit // t.data.slots if unit < base else t.data.piece_sides[unit - base]


def box_of(t: Board, unit: int) -> int:
    """Return the box of a unit, below 0 if it is in none."""
    base = len(t.t_box)
    return t.t_box[unit] if unit < base else t.p_box[unit - base]


def stack(t: Board, side: int, box: int) -> list[int]:
    """Return a side's troops and tanks in a box, the top unit first."""
    base = len(t.t_box)
    troops = [(t.t_rank[slot], slot) for slot in t.troops_in(side, box)]
    tanks = [(t.p_rank[p], base + p) for p in t.pieces_in(side, TANK, box)]
    return [unit for _, unit in sorted(troops)] + [unit for _, unit in sorted(tanks)]


def opened(t: Board, side: int, box: int) -> bool:
    """Tell whether a side's stack lies open: while a ground battle goes on there, or the other side chooses a loss."""
    if t.battle.box == box:
        return True
    if t.stage != EVENT_LOSE:
        return False
    step = operation(t)
    if step.owner != side or step.chooser == side:
        return False
    return any(t.t_box[s] == box for s in step.troops(t)) or any(t.p_box[p] == box for p in step.tanks(t))


def shown(t: Board, side: int, box: int) -> list[int]:
    """Return the units of a stack that everybody sees, the top unit first."""
    pile = stack(t, side, box)
    return pile if opened(t, side, box) else pile[:1]


def name_of(t: Board, viewer: int | None, unit: int) -> str:
    """Return the id by which a viewer knows a unit; empty for one he does not see.

    A troop of the other side is named by its place, since its slot would tell where it has been before.
    """
    base = len(t.t_box)
    side = side_of(t, unit)
    covers = unit < base or t.data.piece_kinds[unit - base] in (TANK, DUMMY)
    if lifted(t) or side == viewer or not covers:
        return t.piece_id(unit)
    box = box_of(t, unit)
    if box < 0:
        return t.piece_id(unit) if unit >= base and t.data.piece_kinds[unit - base] == TANK else ""
    seen = shown(t, side, box)
    if unit not in seen:
        return ""
    return t.piece_id(unit) if unit >= base else place_name(t, viewer, side, box, seen.index(unit))


def place_name(t: Board, viewer: int | None, side: int, box: int, place: int) -> str:
    """Return the id of a troop by its place in a stack, such as `top:madrid`; spectators see two stacks in a box."""
    where = t.data.boxes[box] if viewer is not None else f"{SIDE_NAMES[side]}:{t.data.boxes[box]}"
    return f"top:{where}" if place == 0 else f"below:{where}:{place}"


def seen(t: Board, unit: int) -> bool:
    """Tell whether the other side sees which unit this is."""
    return name_of(t, 1 - side_of(t, unit), unit) != ""


def knows(t: Board, viewer: int | None, unit: int) -> bool:
    """Tell whether a viewer may know which piece is meant by `table.selected`."""
    return name_of(t, viewer, unit) != ""


def on_top(t: Board, unit: int, box: int) -> bool:
    """Tell whether a unit is seen by all once it has come to a box: nothing of its side lies above it."""
    side = side_of(t, unit)
    base = len(t.t_box)
    if unit >= base and t.data.piece_kinds[unit - base] != TANK:
        return False
    return t.count_troops(side, box) == 0 and (unit < base or not t.pieces_in(side, TANK, box))


def find_seen(t: Board, side: int, payload: int) -> int:
    """Return a troop of a side that an action names and the other side sees, or -1: what is covered is not there."""
    if not t.options.fog:
        return t.find_troop(side, payload)
    for slot in t.slots_of(side):
        if t.t_box[slot] >= 0 and t.class_of(slot) == payload and seen(t, slot):
            return slot
    return -1


# --- what is told -------------------------------------------------------------------------------------


def unknown(side: int) -> str:
    """Return the term for a unit of a side that one does not see."""
    return f"troop:{SIDE_NAMES[side]}:unknown:0"


def veiled(details: dict[str, object], side: int) -> dict[str, object]:
    """Return the arguments of an event as those hear it who do not see the unit: no type, no strength."""
    found = dict(details)
    for key in ("piece", "by"):
        if key in found:
            found[key] = unknown(side)
    if isinstance(found.get("to"), int):
        found["to"] = "?"
    return found


def tell_units(
    t: Board, kind: str, rule: str, side: int, details: dict[str, object], units: list[int], public: bool = False
) -> None:
    """Report what troops, tanks or a dummy of a side do or suffer.

    Unless `public`, only their owner hears which they are if the other side does not see them.
    """
    event = Event(kind, rule, side, details, [t.piece_id(unit) for unit in units])
    if t.options.fog:
        event.ids_of = [names_of(t, 0, units), names_of(t, 1, units), names_of(t, None, units)]
        if not public and not all(seen(t, unit) for unit in units):
            event.details = veiled(details, side)
            event.owner = side
            event.secret = details
    t.out.append(event)


def names_of(t: Board, viewer: int | None, units: list[int]) -> list[str]:
    """Return the ids by which a viewer knows some units, without those he does not see."""
    names = [name_of(t, viewer, unit) for unit in units]
    return [name for name in names if name]


def open_stacks(t: Board, box: int) -> None:
    """A ground battle begins: both stacks of the box lie open to all, and the dummies there are found out."""
    if not t.options.fog:
        return
    for side in (0, 1):
        t.dummies_home(side, box)
    t.reveals += 1
    t.tell("stacks-opened", "OPT-06", -1, {"box": t.data.box_terms[box]}, [])


# --- in an observation --------------------------------------------------------------------------------


BY_SLOT: Final = -1
"""No place in a stack: a viewer knows the troop by its slot."""


def troops_seen(t: Board, viewer: int | None) -> list[tuple[int, int]]:
    """Return the troops a viewer sees: his own BY_SLOT, the others box by box, with their place in the stack."""
    found: list[tuple[int, int]] = []
    for side in (0, 1):
        if lifted(t) or side == viewer:
            found += [(slot, BY_SLOT) for slot in t.slots_of(side) if t.t_box[slot] >= 0]
            continue
        for box in mask_bits(t.here[side]):
            for place, unit in enumerate(shown(t, side, box)):
                if unit < len(t.t_box):
                    found.append((unit, place))
    return found


def piece_seen(t: Board, viewer: int | None, piece: int) -> bool:
    """Tell whether a special piece is part of a viewer's observation: ships, dummies and tanks may not be."""
    kind = t.data.piece_kinds[piece]
    if kind == SHIP:
        return t.options.naval
    if t.data.is_back[piece] and not t.options.captured_tanks:
        return False
    if kind == DUMMY:
        return t.options.fog and (lifted(t) or t.data.piece_sides[piece] == viewer)
    return kind != TANK or not t.options.fog or knows(t, viewer, len(t.t_box) + piece)


def dummies_in_hand(t: Board, side: int) -> int:
    """Return how many dummies a side has in hand."""
    return len(t.pieces_in(side, DUMMY, MAT))


def view(t: Board, viewer: int | None) -> Fog | None:
    """Return the `fog` part of an observation (see `docs/contract.md`); None without fog."""
    if not t.options.fog:
        return None
    covered: Both[dict[str, int]] = {"nationalist": {}, "republican": {}}
    dummies: Both[int | None] = {"nationalist": None, "republican": None}
    tops: dict[str, str] = {}
    for side, name in enumerate(SIDE_NAMES):
        if lifted(t) or side == viewer:
            dummies[name] = dummies_in_hand(t, side)
        if lifted(t):
            continue
        for box in mask_bits(t.here[side]):
            pile = stack(t, side, box)
            below = len(pile) + len(t.pieces_in(side, DUMMY, box)) - len(shown(t, side, box))
            if below and side == viewer:
                tops[t.data.boxes[box]] = t.piece_id(pile[0])
            elif below:
                covered[name][t.data.boxes[box]] = below
    return {"covered": covered, "dummies": dummies, "tops": tops}


# --- dummies ------------------------------------------------------------------------------------------


def fresh_dummies(t: Board, side: int) -> list[int]:
    """Return a side's dummies that may still move in this phase, one of each place: all in a place are alike."""
    found: list[int] = []
    places: set[int] = set()
    for p in t.data.pieces_of[side][DUMMY]:
        if not t.p_flags[p] & MOVED and t.p_box[p] not in places:
            places.add(t.p_box[p])
            found.append(p)
    return found


def alike(t: Board, dummy: int) -> list[int]:
    """Return the dummies that cannot be told from one that may move: same place, not moved."""
    dummies = t.data.pieces_of[t.data.piece_sides[dummy]][DUMMY]
    return [p for p in dummies if t.p_box[p] == t.p_box[dummy] and not t.p_flags[p] & MOVED]
