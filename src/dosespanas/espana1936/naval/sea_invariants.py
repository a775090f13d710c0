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
    Table,
)
from dosespanas.kernel.side import SIDE_NAMES


def sea_problems(t: Table) -> list[str]:
    """Return what is wrong at sea, empty if nothing."""
    found: list[str] = []
    for side in (0, 1):
        for ship in t.data.pieces_of[side][SHIP]:
            found += ship_problems(t, ship)
        for plane in t.data.pieces_of[side][PLANE]:
            found += plane_problems(t, plane)
    for p in range(t.data.piece_count):
        if t.data.piece_kinds[p] != SHIP and (t.p_flags[p] & DAMAGED or t.p_box[p] == RETURNING):
            found.append(f"{t.data.piece_names[p]} is no ship and is not damaged or on its way to a base")
    if sorted(t.homing) != [p for p in range(t.data.piece_count) if t.p_box[p] == RETURNING]:
        found.append("NAV-09: the ships on their way to a base miscounted")
    return found + area_problems(t)


def ship_problems(t: Table, ship: int) -> list[str]:
    """NAV-07, NAV-12, NAV-16, NAV-23, AMB-65: where a ship is and what it does there."""
    data = t.data
    name = data.piece_names[ship]
    at = t.p_box[ship]
    mission = t.p_mission[ship]
    if not t.options.naval:
        return [] if at == OUT else [f"BRD-14: {name} in a game without ships"]
    found: list[str] = []
    if at in data.bases and data.base_sides[data.bases.index(at)] != data.piece_sides[ship]:
        found.append(f"NAV-07: {name} in a base of the other side")
    if at < 0 and at not in (RESERVE, ELIMINATED, OUT, RETURNING):
        found.append(f"{name} is nowhere")
    if mission and not 0 <= at < data.box_count:
        found.append(f"NAV-16: {name} has a mission but is in no box")
    if t.p_flags[ship] & DAMAGED and (mission or is_area(t, at) or at in (RESERVE, ELIMINATED, OUT)):
        found.append(f"NAV-12: {name} is damaged and not in a base or port")
    if 0 <= at < data.box_count:
        if mission == ON_GUNFIRE:
            fits = data.coastal >> at & 1 != 0 and data.ship_classes[ship] != "submarine"
        elif mission == ON_PATROL:
            fits = data.coastal >> at & 1 != 0 and data.ship_classes[ship] == "submarine"
        else:
            fits = in_port(t, at)
        if not fits:
            found.append(f"NAV-16: {name} cannot be in {data.boxes[at]} as it is")
    return found


def plane_problems(t: Table, plane: int) -> list[str]:
    """NAV-17, NAV-19, NAV-26: where a plane is at sea and what it does there."""
    data = t.data
    name = data.piece_names[plane]
    at = t.p_box[plane]
    mission = t.p_mission[plane]
    if mission and not (0 <= at < data.box_count and in_port(t, at) and mission in (ON_BLOCKADE, ON_GUARD)):
        return [f"NAV-26: {name} has a mission it cannot have"]
    if (mission or at >= data.box_count) and not t.options.naval:
        return [f"BRD-14: {name} at sea in a game without ships"]
    if not mission and at < data.box_count:
        return []
    if at >= data.box_count and not (is_area(t, at) and data.area_planes[at - data.areas[0]]):
        return [f"NAV-19: {name} where no plane may be"]
    there = [p for p in on_duty(t, data.piece_sides[plane], at) if data.piece_kinds[p] == PLANE]
    return [f"NAV-17: too many planes with {name}"] if len(there) > data.sea_planes else []


def in_port(t: Table, box: int) -> bool:
    """Tell whether a box is a port, or may have been one for a side (OPT-07)."""
    return (t.data.ports | t.data.optional_ports[0] | t.data.optional_ports[1]) >> box & 1 != 0


def area_problems(t: Table) -> list[str]:
    """NAV-37, NAV-38: a marker lies only in an area its side controls, and where nobody is."""
    data = t.data
    found: list[str] = []
    if any(state not in (0, 1, CONTESTED, FREE) for state in t.sea_control):
        return ["NAV-37: an area in no known state"]
    for side in (0, 1):
        for place in mask_bits(t.sea_held[side]):
            if not (place < len(data.places) and is_area(t, place)):
                found.append(f"NAV-38: a {SIDE_NAMES[side]} marker outside the sea areas")
            elif on_duty(t, 0, place) or on_duty(t, 1, place):
                found.append(f"NAV-38: a marker among units in {data.places[place]}")
            elif t.sea_control[place - data.areas[0]] != side:
                found.append(f"NAV-38: a marker of a side that does not control {data.places[place]}")
    return found
