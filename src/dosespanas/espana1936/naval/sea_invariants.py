"""What holds at sea at every choice of every game: each ship in one place it may be in, markers where nobody is."""

from dosespanas.espana1936.board.data import PLANE, SHIP, mask_bits
from dosespanas.espana1936.board.sea import is_area, on_duty
from dosespanas.espana1936.board.sea_control import CONTESTED, FREE
from dosespanas.espana1936.board.state import (
    DAMAGED,
    ELIMINATED,
    ON_BLOCKADE,
    ON_GUARD,
    ON_GUNFIRE,
    ON_PATROL,
    OUT,
    RESERVE,
    RETURNING,
    Board,
)
from dosespanas.kernel.phrases import Phrase, phrase
from dosespanas.kernel.side import SIDE_TERMS


def sea_problems(t: Board) -> list[Phrase]:
    """Return what is wrong at sea, empty if nothing."""
    found: list[Phrase] = []
    for side in (0, 1):
        for ship in t.data.pieces_of[side][SHIP]:
            found += ship_problems(t, ship)
        for plane in t.data.pieces_of[side][PLANE]:
            found += plane_problems(t, plane)
    for p in range(t.data.piece_count):
        if t.data.piece_kinds[p] != SHIP and (t.p_flags[p] & DAMAGED or t.p_box[p] == RETURNING):
            english = "{piece}: no ship, but damaged or on its way to a base"
            found.append(phrase(english, "law-no-ship", piece=t.data.piece_terms[p]))
    if sorted(t.homing) != [p for p in range(t.data.piece_count) if t.p_box[p] == RETURNING]:
        found.append(phrase("the ships on their way to a base are miscounted (NAV-09)", "law-homing"))
    return found + area_problems(t)


def ship_problems(t: Board, ship: int) -> list[Phrase]:
    """NAV-07, NAV-12, NAV-16, NAV-23, AMB-65: where a ship is and what it does there."""
    data = t.data
    name = data.piece_terms[ship]
    at = t.p_box[ship]
    mission = t.p_mission[ship]
    if not t.options.naval:
        lies_out = phrase("{piece}: in a game without ships (BRD-14)", "law-without-ships", piece=name)
        return [] if at == OUT else [lies_out]
    found: list[Phrase] = []
    if at in data.bases and data.base_sides[data.bases.index(at)] != data.piece_sides[ship]:
        found.append(phrase("{piece}: in a base of the other side (NAV-07)", "law-other-base", piece=name))
    if at < 0 and at not in (RESERVE, ELIMINATED, OUT, RETURNING):
        found.append(phrase("{piece}: nowhere", "law-nowhere", piece=name))
    if mission and not 0 <= at < data.box_count:
        found.append(phrase("{piece}: a mission, but in no box (NAV-16)", "law-mission", piece=name))
    if t.p_flags[ship] & DAMAGED and (mission or is_area(t, at) or at in (RESERVE, ELIMINATED, OUT)):
        found.append(phrase("{piece}: damaged, and not in a base or port (NAV-12)", "law-damaged", piece=name))
    if 0 <= at < data.box_count:
        if mission == ON_GUNFIRE:
            fits = data.coastal >> at & 1 != 0 and data.ship_classes[ship] != "submarine"
        elif mission == ON_PATROL:
            fits = data.coastal >> at & 1 != 0 and data.ship_classes[ship] == "submarine"
        else:
            fits = in_port(t, at)
        if not fits:
            english = "{piece}: cannot be in {box} as it is (NAV-16)"
            found.append(phrase(english, "law-ship-in-box", piece=name, box=data.box_terms[at]))
    return found


def plane_problems(t: Board, plane: int) -> list[Phrase]:
    """NAV-17, NAV-19, NAV-26: where a plane is at sea and what it does there."""
    data = t.data
    name = data.piece_terms[plane]
    at = t.p_box[plane]
    mission = t.p_mission[plane]
    if mission and not (0 <= at < data.box_count and in_port(t, at) and mission in (ON_BLOCKADE, ON_GUARD)):
        return [phrase("{piece}: a mission it cannot have (NAV-26)", "law-plane-mission", piece=name)]
    if (mission or at >= data.box_count) and not t.options.naval:
        return [phrase("{piece}: in a game without ships (BRD-14)", "law-without-ships", piece=name)]
    if not mission and at < data.box_count:
        return []
    if at >= data.box_count and not (is_area(t, at) and data.area_planes[at - data.areas[0]]):
        return [phrase("{piece}: where no plane may be (NAV-19)", "law-plane-at-sea", piece=name)]
    there = [p for p in on_duty(t, data.piece_sides[plane], at) if data.piece_kinds[p] == PLANE]
    too_many = phrase("{piece}: too many planes there (NAV-17)", "law-planes", piece=name)
    return [too_many] if len(there) > data.sea_planes else []


def in_port(t: Board, box: int) -> bool:
    """Tell whether a box is a port, or may have been one for a side (OPT-07)."""
    return (t.data.ports | t.data.optional_ports[0] | t.data.optional_ports[1]) >> box & 1 != 0


def area_problems(t: Board) -> list[Phrase]:
    """NAV-37, NAV-38: a marker lies only in an area its side controls, and where nobody is."""
    data = t.data
    found: list[Phrase] = []
    if any(state not in (0, 1, CONTESTED, FREE) for state in t.sea_control):
        return [phrase("a sea area in no known state (NAV-37)", "law-sea-control")]
    for side in (0, 1):
        for place in mask_bits(t.sea_held[side]):
            if not (place < len(data.places) and is_area(t, place)):
                english = "{side}: a marker outside the sea areas (NAV-38)"
                found.append(phrase(english, "law-marker-outside", side=SIDE_TERMS[side]))
            elif on_duty(t, 0, place) or on_duty(t, 1, place):
                english = "{area}: a marker among units (NAV-38)"
                found.append(phrase(english, "law-marker-afloat", area=data.place_terms[place]))
            elif t.sea_control[place - data.areas[0]] != side:
                english = "{area}: a marker of a side that does not control it (NAV-38)"
                found.append(phrase(english, "law-marker-at-sea", area=data.place_terms[place]))
    return found
