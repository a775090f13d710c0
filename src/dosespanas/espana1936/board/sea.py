"""Ships and planes at sea: where they are, who holds an area, how a ship comes home (NAV-07..10, NAV-37..39)."""

from typing import Final

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import PLANE, SHIP, mask_bits
from dosespanas.espana1936.board.sea_control import CONTESTED, FREE
from dosespanas.espana1936.board.stages import BERTH
from dosespanas.espana1936.board.state import (
    DAMAGED,
    ELIMINATED,
    MAT,
    ON_BLOCKADE,
    ON_GUARD,
    ON_GUNFIRE,
    RETURNING,
    Board,
)
from dosespanas.espana1936.shapes import Control
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS

# --- who is where -------------------------------------------------------------------------------------


def is_area(t: Board, place: int) -> bool:
    """Tell whether a place is a sea area."""
    return t.data.areas[0] <= place <= t.data.areas[-1]


def on_duty(t: Board, side: int, place: int) -> list[int]:
    """Return a side's planes and ships in an area, or those that blockade or guard a port."""
    found: list[int] = []
    for kind in (PLANE, SHIP):
        for p in t.data.pieces_of[side][kind]:
            if t.p_box[p] == place and (place >= t.data.box_count or t.p_mission[p] in (ON_BLOCKADE, ON_GUARD)):
                found.append(p)
    return found


def with_mission(t: Board, side: int, box: int, mission: int) -> list[int]:
    """Return a side's planes and ships that have a mission in a box."""
    found: list[int] = []
    for kind in (PLANE, SHIP):
        found += [p for p in t.data.pieces_of[side][kind] if t.p_box[p] == box and t.p_mission[p] == mission]
    return found


def off_coast(t: Board, side: int, box: int) -> list[int]:
    """AMB-65: a side's units that meet the other side's off a coast: planes over a port, and ships of any mission.

    A ship that lies in the port without a mission is there too; a damaged one fights nobody (NAV-12), one in a base is
    in no box (NAV-34).
    """
    data = t.data
    found = [p for p in data.pieces_of[side][PLANE] if t.p_box[p] == box and t.p_mission[p]]
    return found + [p for p in data.pieces_of[side][SHIP] if t.p_box[p] == box and not t.p_flags[p] & DAMAGED]


def gunners(t: Board, side: int, box: int) -> list[int]:
    """NAV-22: a side's ships that support ground combat in a box."""
    return with_mission(t, side, box, ON_GUNFIRE)


# --- going to a place and leaving it ------------------------------------------------------------------


def send(t: Board, piece: int, place: int, mission: int) -> None:
    """Put a ship or plane at a place; in an area its side's marker is no longer needed, the other's goes (NAV-38)."""
    leave(t, piece)
    t.p_box[piece] = place
    t.p_mission[piece] = mission
    if not is_area(t, place):
        return
    side = t.data.piece_sides[piece]
    for s in (0, 1):
        t.sea_held[s] &= ~(1 << place)
    if control_of(t, place) == 1 - side:
        set_control(t, place, CONTESTED if on_duty(t, 1 - side, place) else FREE, "NAV-38")


def leave(t: Board, piece: int) -> None:
    """NAV-38: the last unit to leave an area its side controls puts down a control marker."""
    place = t.p_box[piece]
    side = t.data.piece_sides[piece]
    t.p_box[piece] = RETURNING
    t.p_mission[piece] = 0
    if place < 0 or not is_area(t, place) or control_of(t, place) != side:
        return
    if not on_duty(t, side, place) and not on_duty(t, 1 - side, place):
        t.sea_held[side] |= 1 << place


def plane_home(t: Board, piece: int, rule: str) -> None:
    """Send a plane back to the mat before Upkeep: it left its area (NAV-43) or was turned away (NAV-61, AMB-71)."""
    place = t.p_box[piece]
    leave(t, piece)
    t.p_box[piece] = MAT
    kind = "plane-withdrawn" if rule in ("NAV-61", "AMB-71") else "plane-home"
    tell_piece(t, kind, rule, piece, place)


def ship_home(t: Board, piece: int, damaged: bool) -> None:
    """NAV-09, NAV-50: a ship leaves for a base, turned over if it was damaged; its owner may have to choose which."""
    place = t.p_box[piece]
    leave(t, piece)
    if damaged:
        t.p_flags[piece] |= DAMAGED
    tell_piece(t, "ship-damaged" if damaged else "ship-withdrawn", "NAV-50" if damaged else "NAV-09", piece, place)
    t.homing.append(piece)


def damage(t: Board, piece: int) -> None:
    """A ship is damaged outside a fight: one that lies in a base stays there, any other goes to one (NAV-09)."""
    if t.p_box[piece] in t.data.bases:
        t.p_flags[piece] |= DAMAGED
        tell_piece(t, "ship-damaged", "NAV-50", piece, t.p_box[piece])
    else:
        ship_home(t, piece, True)


def destroy(t: Board, piece: int) -> None:
    """NAV-51, NAV-61: a ship or plane is lost; a ship may come back only by card."""
    place = t.p_box[piece]
    leave(t, piece)
    t.p_box[piece] = ELIMINATED
    t.p_flags[piece] = 0
    if t.data.piece_kinds[piece] == SHIP:
        tell_piece(t, "ship-destroyed", "NAV-51", piece, place)
    else:
        tell_piece(t, "plane-destroyed", "NAV-61", piece, place)


def tell_piece(t: Board, kind: str, rule: str, piece: int, place: int) -> None:
    """Report what happened to one ship or plane, at a place if it was at one."""
    details: dict[str, object] = {"piece": t.data.piece_terms[piece], "box": t.data.place_term(place)}
    t.tell(kind, rule, t.data.piece_sides[piece], details, [t.data.piece_names[piece]])


# --- bases and ports ----------------------------------------------------------------------------------


def base_open(t: Board, base: int) -> bool:
    """NAV-08: a base works while its land box is friendly or contested for its owner."""
    index = base - t.data.bases[0]
    return (t.presence(t.data.base_sides[index]) >> t.data.base_boxes[index] & 1) != 0


def open_bases(t: Board, side: int) -> list[int]:
    """NAV-07, NAV-08: a side's bases that work."""
    return [base for i, base in enumerate(t.data.bases) if t.data.base_sides[i] == side and base_open(t, base)]


def havens(t: Board, side: int) -> list[int]:
    """NAV-09: where a ship may come home: the open bases, or failing those the friendly ports."""
    return open_bases(t, side) or mask_bits(t.friendly(side) & t.ports(side))


def berth_next(t: Board) -> bool:
    """Berth ships on their way home; True if an owner must choose where (NAV-09, AMB-41)."""
    while t.homing:
        ship = t.homing[0]
        side = t.data.piece_sides[ship]
        found = havens(t, side)
        if len(found) > 1:
            t.after_stage = t.stage
            t.after_side = t.side
            t.side = side
            t.stage = BERTH
            return True
        t.homing.pop(0)
        if found:
            berth(t, ship, found[0])
        else:
            destroy(t, ship)
    return False


def berth(t: Board, ship: int, place: int) -> None:
    """Put a ship into a base or port."""
    t.p_box[ship] = place
    t.p_mission[ship] = 0
    details: dict[str, object] = {"piece": t.data.piece_terms[ship], "to": t.data.place_terms[place]}
    t.tell("berthed", "NAV-09", t.data.piece_sides[ship], details, [t.data.piece_names[ship]])


def await_berth(t: Board, ship: int) -> None:
    """Let the ship's owner choose where it comes in."""
    t.p_box[ship] = RETURNING
    t.homing.append(ship)


def codes_berth(t: Board) -> list[int]:
    """Choose the base, or failing those the port, for the ship that comes home."""
    return [n.make(n.TO, place) for place in havens(t, t.side)]


def take_berth(t: Board, code: int) -> None:
    """Berth it and go on with what was interrupted."""
    ship = t.homing.pop(0)
    t.stage = t.after_stage
    t.side = t.after_side
    berth(t, ship, n.payload_of(code))


def why_not_berth(t: Board, code: int) -> Refusal | None:
    """Explain why a ship cannot come home to a place."""
    if n.kind_of(code) != n.TO:
        return None
    place = n.payload_of(code)
    details: dict[str, object] = {"box": t.data.place_terms[place], "piece": t.data.piece_terms[t.homing[0]]}
    if place in t.data.bases and t.data.base_sides[t.data.bases.index(place)] != t.side:
        return Refusal("NAV-07", "refusal-not-haven", details)
    if place in t.data.bases:
        return Refusal("NAV-08", "refusal-base-closed", details)
    return Refusal("NAV-09", "refusal-not-haven", details)


def evacuate(t: Board) -> None:
    """AMB-40: ships in a base or port that is lost leave it at once, and so do planes that guarded it."""
    for side in (0, 1):
        presence = t.presence(side)
        for p in t.data.pieces_of[side][SHIP]:
            place = t.p_box[p]
            if place in t.data.bases:
                lost = not base_open(t, place)
            else:
                lost = 0 <= place < t.data.box_count and t.p_mission[p] in (0, ON_GUARD) and not presence >> place & 1
            if lost:
                ship_home(t, p, False)
        for p in t.data.pieces_of[side][PLANE]:
            if t.p_mission[p] == ON_GUARD and not presence >> t.p_box[p] & 1:
                plane_home(t, p, "NAV-29")


def repair(t: Board, ship: int) -> None:
    """NAV-62: a damaged ship is made good."""
    t.p_flags[ship] &= ~DAMAGED
    tell_piece(t, "ship-repaired", "NAV-62", ship, t.p_box[ship])


# --- control and effects ------------------------------------------------------------------------------

AREA_STATES: Final[list[Control]] = ["nationalist", "republican", "contested", "nobody"]
"""Words for the states of an area (NAV-37)."""


def control_of(t: Board, area: int) -> int:
    """Return who controls an area: a side, CONTESTED or FREE."""
    return t.sea_control[area - t.data.areas[0]]


def set_control(t: Board, area: int, state: int, rule: str) -> None:
    """Note and report who controls an area, if that is new."""
    if state != control_of(t, area):
        t.sea_control[area - t.data.areas[0]] = state
        details: dict[str, object] = {"place": t.data.place_terms[area], "state": AREA_STATES[state]}
        t.tell("area-control", rule, state if state < CONTESTED else -1, details, [])


def settle_control(t: Board) -> None:
    """NAV-37, AMB-43: at the start of Upkeep, see who controls each area."""
    for area in t.data.areas:
        set_control(t, area, outlook(t, area), "NAV-37")


def outlook(t: Board, area: int) -> int:
    """NAV-37: return who would control an area if it were Upkeep now: a side, CONTESTED or FREE."""
    there = [bool(on_duty(t, side, area)) or t.sea_held[side] >> area & 1 != 0 for side in (0, 1)]
    return CONTESTED if there[0] and there[1] else 0 if there[0] else 1 if there[1] else FREE


def gains(t: Board, op: str, amounts: list[int]) -> list[int]:
    """NAV-39, NAV-40, AMB-70: how much the areas with an effect give to each side; `amounts`: what each area gives."""
    found = [0, 0]
    for i in range(len(t.data.areas)):
        if t.data.area_effects[i] != op:
            continue
        state = t.sea_control[i]
        if t.data.area_both[i] and (state >= CONTESTED or t.both_effects):
            found[0] += amounts[i]
            found[1] += amounts[i]
        elif state < CONTESTED:
            found[1 - state if t.data.area_for_other[i] else state] += amounts[i]
    return found


def more_points(t: Board, side: int) -> int:
    """NAV-41, AMB-44: replacement points a side gets from the sea areas now."""
    return gains(t, "extra_rp", t.data.area_amounts)[side] if t.options.naval else 0


def card_effects(t: Board) -> None:
    """NAV-41: cards gained at sea are drawn next turn, with more events to play."""
    cards = gains(t, "draw_cards", t.data.area_amounts)
    events = gains(t, "draw_cards", t.data.area_events)
    for side in (0, 1):
        t.next_cards[side] += cards[side]
        t.next_events[side] += events[side]
        tell_effect(t, side, "cards", cards[side])


def tell_effect(t: Board, side: int, effect: str, count: int) -> None:
    """Report what the sea areas give to a side."""
    if count > 0:
        details: dict[str, object] = {"side": SIDE_TERMS[side], "effect": effect, "count": count}
        t.tell("sea-effect", "NAV-41", side, details, [])


def strait_limits(t: Board) -> list[int]:
    """MAR-02, MAR-07, MAR-08, AMB-46: how many units each harbour of the crossing takes now."""
    if t.options.naval:
        for area, state, limits in t.data.strait:
            if AREA_STATES[control_of(t, area)] == state:
                return limits
    return t.data.transport_limits
