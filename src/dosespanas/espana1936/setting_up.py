"""Setting a position of España 1936 up by hand: what is put elsewhere, taken away, or comes from the pool.

These are troops, generals, planes, tanks, ships and control markers.
"""

from typing import Any, Final

from dosespanas.espana1936.board.data import DUMMY, TANK
from dosespanas.espana1936.board.notation import STRENGTHS
from dosespanas.espana1936.board.state import OUT, Table
from dosespanas.kernel.setting_up import OFF, Placed, SettingUp, placed
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State

AWAY: Final = "reserve"
"""Where a special piece is that is taken off the map."""
MARKERS: Final = {f"marker-{side}": side for side in SIDE_NAMES}
"""Control markers, of which there are always enough."""


def pieces(state: State) -> list[Placed]:
    """Return the troops in boxes, every special piece of this game on the map or off it, and what the pool has left."""
    assert isinstance(state, Table)
    data, found = state.data, list[Placed]()
    for slot, box in enumerate(state.t_box):
        if box >= 0:
            side = SIDE_NAMES[data.type_sides[state.t_type[slot]]]
            found.append(placed(state.troop_id(slot), state.troop_term(slot), side, data.boxes[box]))
    for piece, name in enumerate(data.piece_names):
        at = state.p_box[piece]
        if data.piece_kinds[piece] != DUMMY and at != OUT:
            side = SIDE_NAMES[data.piece_sides[piece]]
            found.append(placed(name, data.piece_terms[piece], side, data.places[at] if at >= 0 else OFF))
    for (kind, strength), name in pool(state).items():
        found.append(placed(name, data.troop_terms[kind][strength], SIDE_NAMES[data.type_sides[kind]], OFF, True))
    return found + [placed(name, f"marker:{side}", side, OFF, True) for name, side in MARKERS.items()]


def pool(state: Table) -> dict[tuple[int, int], str]:
    """Return the ids of troops that the pool has a counter for (CMP-07), by type and strength."""
    data = state.data
    return {
        (kind, strength): f"pool-{SIDE_NAMES[data.type_sides[kind]]}-{data.type_names[kind]}-{strength}"
        for kind in range(data.type_count)
        for strength in STRENGTHS
        if state.available(kind, strength)
    }


def put(position: dict[str, Any], state: State, piece: str, place: str) -> None:
    """Put a piece to a place, or take it away: a box left empty gets a marker, one entered loses it (BRD-08)."""
    assert isinstance(state, Table)
    markers = position["markers"]
    if piece in MARKERS:
        if place != OFF:
            clear(markers, place)
            markers[MARKERS[piece]].append(place)
        return
    before = {one["piece"]: one for one in pieces(state)}[piece]
    if piece in state.data.piece_names:
        position["pieces"].setdefault(piece, {})
        position["pieces"][piece] |= {"at": place or AWAY, "flags": 0, "mission": ""}
    elif before["supply"]:
        if place != OFF:
            kind, strength = next(which for which, name in pool(state).items() if name == piece)
            row = {"side": before["side"], "type": state.data.type_names[kind], "strength": strength, "box": place}
            position["troops"].append(row)
    else:
        rows = position["troops"]
        row = next(one for one in rows if state.troop_id(one["slot"]) == piece)
        if place == OFF:
            rows.remove(row)
        else:
            row["box"] = place
    if holds_ground(position, state, place):
        clear(markers, place)
    left = before["place"]
    marked = any(left in markers[side] for side in SIDE_NAMES)
    if left in state.data.box_index and not marked and not holds_ground(position, state, left):
        markers[before["side"]].append(left)


def clear(markers: dict[str, list[str]], place: str) -> None:
    """Take the marker away that lies in a place, if one does."""
    for side in SIDE_NAMES:
        if place in markers[side]:
            markers[side].remove(place)


def holds_ground(position: dict[str, Any], state: Table, box: str) -> bool:
    """Return whether units stand in a box of a position, so that no marker lies there."""
    tanks = {name for name, kind in zip(state.data.piece_names, state.data.piece_kinds, strict=True) if kind == TANK}
    return any(row["box"] == box for row in position["troops"]) or any(
        where.get("at") == box for name, where in position["pieces"].items() if name in tanks
    )


SETTING_UP: Final[SettingUp] = (pieces, put)
