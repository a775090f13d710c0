"""Setting a position of España 1936 up by hand: troops, generals, planes, tanks, ships put elsewhere or taken away."""

from typing import Any, Final

from dosespanas.espana1936.board.data import DUMMY, TANK
from dosespanas.espana1936.board.state import OUT, Table
from dosespanas.kernel.setting_up import OFF, Placed, SettingUp
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State

AWAY: Final = "reserve"
"""Where a special piece is that is taken off the map."""


def pieces(state: State) -> list[Placed]:
    """Return the troops in boxes, and every special piece of this game, on the map or off it."""
    assert isinstance(state, Table)
    data, found = state.data, list[Placed]()
    for slot, box in enumerate(state.t_box):
        if box >= 0:
            side = SIDE_NAMES[data.type_sides[state.t_type[slot]]]
            found.append(
                {"piece": state.troop_id(slot), "term": state.troop_term(slot), "side": side, "place": data.boxes[box]}
            )
    for piece, name in enumerate(data.piece_names):
        at = state.p_box[piece]
        if data.piece_kinds[piece] != DUMMY and at != OUT:
            side = SIDE_NAMES[data.piece_sides[piece]]
            place = data.places[at] if at >= 0 else OFF
            found.append({"piece": name, "term": data.piece_terms[piece], "side": side, "place": place})
    return found


def put(position: dict[str, Any], state: State, piece: str, place: str) -> None:
    """Put a piece to a box, or take it away; boxes left without units get a marker, those entered lose it (BRD-08)."""
    assert isinstance(state, Table)
    before = {one["piece"]: one for one in pieces(state)}[piece]
    if piece in state.data.piece_names:
        position["pieces"].setdefault(piece, {})
        position["pieces"][piece] |= {"at": place or AWAY, "flags": 0, "mission": ""}
    else:
        rows = position["troops"]
        row = next(one for one in rows if state.troop_id(one["slot"]) == piece)
        if place == OFF:
            rows.remove(row)
        else:
            row["box"] = place
    markers = position["markers"]
    for side in SIDE_NAMES:
        if place in markers[side] and holds_ground(position, state, place):
            markers[side].remove(place)
    left = before["place"]
    marked = any(left in markers[side] for side in SIDE_NAMES)
    if left in state.data.box_index and not marked and not holds_ground(position, state, left):
        markers[before["side"]].append(left)


def holds_ground(position: dict[str, Any], state: Table, box: str) -> bool:
    """Return whether units stand in a box of a position, so that no marker lies there."""
    tanks = {name for name, kind in zip(state.data.piece_names, state.data.piece_kinds, strict=True) if kind == TANK}
    return any(row["box"] == box for row in position["troops"]) or any(
        where.get("at") == box for name, where in position["pieces"].items() if name in tanks
    )


SETTING_UP: Final[SettingUp] = (pieces, put)
