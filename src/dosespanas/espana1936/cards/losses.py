"""What cards take away: units, planes, generals."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import Operation
from dosespanas.espana1936.board.effect_in_progress import done, operation, removable, removable_tanks, single, void
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.stages import EVENT_LOSE, EVENT_TAKE, NEXT_OPERATION
from dosespanas.espana1936.board.state import COLONIAL, ELIMINATED, MAT, OUT, RESERVE, Table


def ask_loss(t: Table, step: Operation) -> None:
    """Ask the chooser which unit goes, until the card's number is reached.

    AMB-18, AMB-68: half is rounded down, but at least one.
    """
    if t.event.left < 0:
        total = len(removable(t, step)) + len(removable_tanks(t, step))
        if total == 0:
            void(t)
            return
        if step.fraction > 0:
            t.event.left = max(1, int(total * step.fraction))
        else:
            t.event.left = total if step.count < 0 else min(step.count, total)
    if t.event.left == 0:
        done(t)
        return
    t.side = step.chooser
    found = codes_lose(t)
    if single(t, len(found)):
        take_lose(t, found[0])
    else:
        t.stage = EVENT_LOSE
        if t.options.fog and step.chooser != step.owner:
            t.reveals += 1


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
        tell_units(t, "removed", "EVT-04", step.owner, details, [slot], step.chooser != step.owner)
        t.remove_troop(slot)
    else:
        piece = n.payload_of(code)
        box = t.p_box[piece]
        details = {"piece": data.piece_terms[piece], "box": data.box_terms[box]}
        t.tell("removed", "EVT-04", step.owner, details, [data.piece_names[piece]])
        t.put_piece(piece, ELIMINATED)
    t.hold_if_empty(step.owner, box, "BRD-07")
    t.event.left -= 1
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


def take_plane(t: Table, piece: int) -> None:
    """The plane chosen is lost."""
    lose_plane(t, piece)
    done(t)


def lose_plane(t: Table, piece: int) -> None:
    """Eliminate a plane."""
    t.put_piece(piece, ELIMINATED)
    details: dict[str, object] = {"piece": t.data.piece_terms[piece]}
    t.tell("removed", "EVT-04", t.data.piece_sides[piece], details, [t.data.piece_names[piece]])
