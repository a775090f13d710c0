"""Setting a position of La Guerra Civil Española up by hand: where ground units stand, and who controls a hex."""

from typing import Any, Final

from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.state import Board
from dosespanas.kernel.setting_up import OFF, Placed, SettingUp, placed
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State

AWAY: Final = "eliminated"
"""Where a unit is that is taken off the map."""
MARKERS: Final = {f"control-{side}": side for side in SIDE_NAMES}
"""What is put into a hex for a side to control it."""


def pieces(state: State) -> list[Placed]:
    """Return the ground units, on the map or off it, and control of hexes."""
    assert isinstance(state, Board)
    found = [
        placed(
            unit.name,
            unit.term(),
            SIDE_NAMES[unit.side],
            hex_name(state.u_hex[i]) if state.u_hex[i] >= 0 else OFF,
        )
        for i, unit in enumerate(state.data.units)
        if not unit.is_air
    ]
    return found + [placed(piece, f"control:{side}", side, OFF, True) for piece, side in MARKERS.items()]


def put(position: dict[str, Any], state: State, piece: str, place: str) -> None:
    """Put a unit on top of a hex, which its side then controls, or take it away; or let a side control a hex."""
    assert isinstance(state, Board)
    if piece in MARKERS:
        if place != OFF:
            position["control"][place] = MARKERS[piece]
        return
    unit = state.data.units[state.data.unit_index[piece]]
    stacks = position["stacks"]
    for where in [where for where, units in stacks.items() if piece in units]:
        stacks[where].remove(piece)
        if not stacks[where]:
            del stacks[where]
    row = position["units"].setdefault(piece, {})
    row.pop("at", None)
    row.pop("turn", None)
    row.pop("flags", None)
    if place == OFF:
        row["at"] = AWAY
    else:
        stacks[place] = [piece, *stacks.get(place, [])]
        position["control"][place] = SIDE_NAMES[unit.side]


SETTING_UP: Final[SettingUp] = (pieces, put)
