"""Advance after combat (13.27) and pursuit (13.28): the victors enter the emptied hex and go on, one unit at a time."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.data import ARMOURED, MAJOR, MOTORISED, TYPES
from dosespanas.gce.board.hexes import DIRECTIONS, direction, distance
from dosespanas.gce.board.stages import ADVANCE, ADVANCE_TO, END_ATTACK
from dosespanas.gce.board.state import MOVED, Board, hex_term
from dosespanas.gce.combat import attack
from dosespanas.gce.combat.pursuit import hides_pursuer
from dosespanas.gce.control import alcazar, capture, columns, stacking
from dosespanas.gce.supply import north
from dosespanas.kernel.action import Refusal

ARMOURED_TRAIN: Final = TYPES.index("armoured_train")


def begin(b: Board) -> None:
    """13.27-a, A73, A88: work out how far the survivors may advance, and ask the first of them.

    `advance_on_exact`: a hex emptied to the last step may be entered. Nobody pursues for units that are all gone.
    """
    f = b.fight
    excess = f.result[1] - f.steps
    f.advance = 1 if excess == 0 and b.options.advance_on_exact else max(excess, 0)
    survivors = [u for u in f.attackers if b.u_hex[u] >= 0]
    if f.advance == 0 or not survivors:
        f.advance = 0
        f.victors = []
        b.stage = END_ATTACK
        return
    f.victors = [u for u in survivors if may_leave(b, u)] + f.victors
    next_victor(b)


def may_leave(b: Board, unit: int) -> bool:
    """13.27-b, 15.3-b: tell whether a unit may advance: no HQ, nothing immobile, no armoured train."""
    if b.data.units[unit].is_hq or b.face(unit).move == 0:
        return False
    return not (b.options.armoured_train and b.face(unit).type == ARMOURED_TRAIN)


def next_victor(b: Board) -> None:
    """Ask which unit advances next; the attack is over when, as all can see, none can."""
    f = b.fight
    f.mover = -1
    f.path = []
    b.side = f.side
    b.stage = ADVANCE if able(b) or hides_pursuer(b) else END_ATTACK


def able(b: Board) -> list[int]:
    """Return the victors who can advance to a hex where they may stay."""
    return [u for u in b.fight.victors if onward(b, u)]


def codes_advance(b: Board) -> list[int]:
    """13.27-b: each unit decides."""
    return sorted([n.make(n.ADVANCE, u) for u in able(b)] + [n.make(n.DONE)])


def take_advance(b: Board, code: int) -> None:
    """Send a unit forward, or stop."""
    f = b.fight
    if n.kind_of(code) == n.DONE:
        b.stage = END_ATTACK
        return
    f.mover = n.payload_of(code)
    f.start = b.u_hex[f.mover]
    f.victors.remove(f.mover)
    press_on(b)


def why_not_advance(b: Board, code: int) -> Refusal | None:
    """Explain why a unit may not advance."""
    if n.kind_of(code) != n.ADVANCE:
        return None
    unit = n.payload_of(code)
    f = b.fight
    if unit in f.attackers and b.data.units[unit].is_hq:
        return attack.refuse(b, unit, f.hex, "13.27-b", "refusal-gce-hq-stays")
    if unit not in f.victors:
        return attack.refuse(b, unit, f.hex, "13.27-b", "refusal-gce-no-victor")
    reason: Refusal | None = None
    if unit in f.attackers:
        reason = step_refusal(b, unit, b.u_hex[unit], f.hex) or end_refusal(b, unit, f.hex)
    return reason or attack.refuse(b, unit, f.hex, "13.27-b", "refusal-gce-no-way-on")


# --- hex by hex ---------------------------------------------------------------------------------------


def press_on(b: Board) -> None:
    """Ask where the unit goes on to, or whether it stays; where there is one way, take it."""
    unit = b.fight.mover
    further = onward(b, unit)
    stays = may_stay(b, unit)
    unseen = stopped_unseen(b, unit)
    if not further and not (stays and unseen):
        next_victor(b)
    elif len(further) == 1 and not stays and not unseen:
        enter(b, further[0])
    else:
        b.stage = ADVANCE_TO


def stopped_unseen(b: Board, unit: int) -> bool:
    """13.6: tell whether a unit with hexes left cannot enter a covered stack beside it that only its side sees full."""
    f = b.fight
    if f.hex not in f.path or len(f.path) >= f.advance:
        return False
    here = b.u_hex[unit]
    return any(stacking.full_unseen(b, unit, h) for h in b.data.beyond[here] if step_refusal(b, unit, here, h) is None)


def may_stay(b: Board, unit: int) -> bool:
    """13.27-b, 13.28-b, A48: tell whether a unit on its way may stop here: past the emptied hex or in it, with room."""
    return b.fight.hex in b.fight.path and end_refusal(b, unit, b.u_hex[unit]) is None


def enter(b: Board, hex_: int) -> None:
    """13.27-d: bring the unit into a hex, which becomes its side's; the game may end by it."""
    f = b.fight
    details: dict[str, object] = {"from": hex_term(b.u_hex[f.mover]), "to": hex_term(hex_)}
    b.tell_unit("advanced", "13.27-b" if f.mover in f.attackers else "13.28-a", f.mover, details)
    f.path.append(hex_)
    if f.mover not in f.attackers:
        b.mark(f.mover, MOVED)  # 13.28-a: it pursues once
    capture.enter(b, [f.mover], hex_)
    if not b.ended:
        press_on(b)


def codes_to(b: Board) -> list[int]:
    """13.27-b: one hex further, or stay."""
    unit = b.fight.mover
    found = [n.make(n.TO, h) for h in onward(b, unit)]
    if may_stay(b, unit):
        found.append(n.make(n.STAY))
    return sorted(found)


def take_to(b: Board, code: int) -> None:
    """Go on or stay."""
    if n.kind_of(code) == n.STAY:
        next_victor(b)
    else:
        enter(b, n.payload_of(code))


def why_not_to(b: Board, code: int) -> Refusal | None:
    """Explain why a unit may not go on to a hex, or not stay."""
    kind = n.kind_of(code)
    f = b.fight
    if kind == n.STAY:
        return end_refusal(b, f.mover, b.u_hex[f.mover]) or Refusal(
            "13.28-b", "refusal-gce-not-through", {"hex": hex_term(f.hex)}
        )
    if kind != n.TO:
        return None
    hex_ = n.payload_of(code)
    reason = step_refusal(b, f.mover, b.u_hex[f.mover], hex_) or end_refusal(b, f.mover, hex_)
    return reason or Refusal("13.28-b", "refusal-gce-not-through", {"hex": hex_term(f.hex)})


def onward(b: Board, unit: int) -> list[int]:
    """Return the hexes that a unit may enter next and still end its advance well.

    13.27-b: attackers enter the emptied hex first; 13.28-b: pursuers must come through it.
    """
    f = b.fight
    here = b.u_hex[unit]
    left = f.advance - len(f.path) - 1
    if left < 0:
        return []
    first = len(f.path) == 0 and unit in f.attackers
    found: list[int] = []
    for near in b.data.beyond[here]:
        if first and near != f.hex:
            continue
        if step_refusal(b, unit, here, near) is None and ends_well(b, f, unit, near, left, f.hex in f.path):
            found.append(near)
    return found


def ends_well(b: Board, f: AttackInProgress, unit: int, hex_: int, left: int, through: bool) -> bool:
    """Tell whether a unit in a hex, with so many hexes left, may stay there or come to one where it may."""
    through = through or hex_ == f.hex
    if through and end_refusal(b, unit, hex_) is None:
        return True
    if left == 0 or (not through and distance(hex_, f.hex) > left):
        return False
    for near in b.data.beyond[hex_]:
        if step_refusal(b, unit, hex_, near) is None and ends_well(b, f, unit, near, left - 1, through):
            return True
    return False


def step_refusal(b: Board, unit: int, start: int, end: int) -> Refusal | None:
    """12.4, 12.19-b, 13.12-h, 13.27-d, A75: return why a unit may not go from a hex to another in an advance.

    11.4, A55: zones of control do not matter here.
    """
    if end not in b.data.beyond[start]:
        return attack.refuse(b, unit, end, "12.4", "refusal-gce-closed")
    if not b.fight.path and alcazar.guards(b, unit):
        return attack.refuse(b, unit, end, "15.2-a", "refusal-gce-alcazar-guard")
    if b.owner[end] == 1 - b.data.units[unit].side and not capture.lone_hq(b, end):
        return attack.refuse(b, unit, end, "12.4", "refusal-gce-enemy-hex")
    river = b.data.river[start * DIRECTIONS + direction(start, end)]
    if river == MAJOR and b.face(unit).mover in (MOTORISED, ARMOURED):
        return attack.refuse(b, unit, end, "12.19-b", "refusal-gce-major-river")
    return None


def end_refusal(b: Board, unit: int, hex_: int) -> Refusal | None:
    """A48, A58, 15.7.2: return why a unit may not end its advance in a hex. It may end it out of supply (A75)."""
    units = [unit]
    return stacking.refusal(b, units, hex_) or north.refusal(b, units, hex_) or columns.may_stack(b, units, hex_)


def finish(b: Board) -> None:
    """Forced step: the attack is over; stacks are covered again, and the next attack may begin (13.4)."""
    coup = b.fight.casado
    b.fight = AttackInProgress()
    b.opened = []
    if coup:
        attack.close(b)
    else:
        attack.go_on(b)
