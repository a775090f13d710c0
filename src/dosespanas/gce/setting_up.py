"""Setting a position of La Guerra Civil Española up by hand.

What is put elsewhere: units, who controls a hex, chits that are kept, and the markers of turn, phase and tracks.
"""

from typing import Any, Final

from dosespanas.gce.board.data import POOLS
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.stages import CHITS, INCOME, STEPS
from dosespanas.gce.board.state import ALCAZAR_NAMES, LINE_NAMES, PLACE_NAMES, RETURNING, TURN_FLAGS, Board
from dosespanas.gce.sequence import skipped
from dosespanas.kernel.setting_up import (
    OFF,
    PHASE,
    TURN,
    PieceKind,
    Placed,
    SettingUp,
    beside,
    numbers,
    on_map,
    placed,
    spot,
    turn_and_phase,
    turns_and_phases,
)
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State

MARKERS: Final = {f"control-{side}": side for side in SIDE_NAMES}
"""What is put into a hex for a side to control it."""
MORALE: Final = "morale"
ALCAZAR: Final = "alcazar"
POINTS: Final = {f"points-{pool}": i for i, pool in enumerate(POOLS)}
"""The markers of resource points (6.4)."""
TURNED: Final = "turned"
"""In place of a place: where it is, on its other face."""
MOST_MORALE: Final = 100
MOST_POINTS: Final = 60
"""More than any game sees."""


def kinds(state: State) -> dict[str, PieceKind]:
    """Return where pieces may be put: units also among those to be placed, lost or gone, and on their other face."""
    assert isinstance(state, Board)
    off = [spot(name, f"page-gce-roll-{name}") for name in ("due", "returning", "eliminated", "removed", "waiting")]
    flown = [spot(name, f"page-gce-roll-{name}") for name in ("air", "removed", "waiting")]
    copies = sorted({chit.copies for chit in state.data.chits if not chit.compulsory})
    had = [STEPS[step] for step in STEPS if not skipped(state, step)]
    return {
        "unit": on_map(*off),
        "two-faced": on_map(spot(TURNED, "setting-turned"), *off),
        "air": beside(flown),
        "control": on_map(),
        **{f"chit-{n}": beside([spot(str(k), "setting-kept", count=k) for k in range(n + 1)]) for n in copies},
        MORALE: numbers(0, MOST_MORALE),
        "points": numbers(0, MOST_POINTS),
        ALCAZAR: beside([spot(name, f"setting-alcazar-{name}") for name in ALCAZAR_NAMES]),
        "line": beside([spot(name, f"setting-line-{name}") for name in LINE_NAMES]),
    } | turns_and_phases(state.data.first_turn, state.data.last_turn, had)


def pieces(state: State) -> list[Placed]:
    """Return the units, on the map or off it, control of hexes, how many of each chit are kept, and the markers."""
    assert isinstance(state, Board)
    found = list[Placed]()
    for i, unit in enumerate(state.data.units):
        kind = "air" if unit.is_air else "two-faced" if len(unit.faces) > 1 else "unit"
        place = hex_name(state.u_hex[i]) if state.u_hex[i] >= 0 else PLACE_NAMES[-1 - state.u_hex[i]]
        found.append(placed(unit.name, unit.term(), kind, SIDE_NAMES[unit.side], place))
    found += [placed(piece, f"control:{side}", "control", side, OFF, True) for piece, side in MARKERS.items()]
    for c, chit in enumerate(state.data.chits):
        if not chit.compulsory:
            kept = str(state.cups.held[chit.side].count(c))
            found.append(placed(chit.name, chit.term(), f"chit-{chit.copies}", SIDE_NAMES[chit.side], kept))
    found += [
        *turn_and_phase(state.turn, STEPS[state.step_no]),
        placed(MORALE, "marker:morale", MORALE, None, str(state.morale)),
        placed(ALCAZAR, "marker:alcazar", ALCAZAR, None, ALCAZAR_NAMES[state.alcazar]),
    ]
    found += [placed(name, f"points:{POOLS[i]}", "points", None, str(state.points[i])) for name, i in POINTS.items()]
    return found + [
        placed(line.name, f"line:{line.name}", "line", None, LINE_NAMES[state.lines[i]])
        for i, line in enumerate(state.data.lines)
    ]


def put(position: dict[str, Any], state: State, piece: str, place: str) -> None:
    """Put a unit on top of a hex, which its side then controls, or beside the map; or set what a marker says."""
    assert isinstance(state, Board)
    data = state.data
    if state.step_no == INCOME:
        position["step"] = STEPS[CHITS].name  # its points have been taken, and must not be again
    if piece in MARKERS:
        position["control"][place] = MARKERS[piece]
    elif piece in data.chit_index:
        keep(position, state, data.chit_index[piece], int(place))
    elif piece == TURN:
        fill_cups(position, state, int(place))
        position["turn"] = int(place)
        refresh(position)
    elif piece == PHASE:
        position["step"] = place
        refresh(position)
    elif piece == MORALE:
        position["morale"] = int(place)
    elif piece == ALCAZAR:
        position["alcazar"] = place
    elif piece in POINTS:
        position["counters"]["points"][POINTS[piece]] = int(place)
    elif piece in data.unit_index:
        move(position, state, data.unit_index[piece], place)
    else:
        position["lines"][piece] = place


def move(position: dict[str, Any], state: Board, unit: int, place: str) -> None:
    """Put a unit on top of a hex or beside the map, or turn it over where it is."""
    about = state.data.units[unit]
    row = position["units"].setdefault(about.name, {})
    if place == TURNED:
        row["face"] = (state.u_face[unit] + 1) % len(about.faces)
        return
    stacks = position["stacks"]
    for where in [where for where, units in stacks.items() if about.name in units]:
        stacks[where].remove(about.name)
        if not stacks[where]:
            del stacks[where]
    for name in ("at", "turn", "flags"):
        row.pop(name, None)
    if place in PLACE_NAMES:
        row["at"] = place
        if place == PLACE_NAMES[-1 - RETURNING]:
            row["turn"] = state.turn + 1
    else:
        stacks[place] = [about.name, *stacks.get(place, [])]
        position["control"][place] = SIDE_NAMES[about.side]


def keep(position: dict[str, Any], state: Board, chit: int, count: int) -> None:
    """Let a side keep so many copies of a chit: from its cup, and those it kept before go back there."""
    about = state.data.chits[chit]
    held, inside = position["held"][about.side], position["cups"]
    free = inside.get(about.name, 0) + held.count(about.name)
    position["held"][about.side] = [name for name in held if name != about.name] + [about.name] * count
    played = position["played"][about.side]
    inside[about.name] = max(0, free - count)
    while inside[about.name] + count + played.count(about.name) > about.copies:
        played.remove(about.name)


def fill_cups(position: dict[str, Any], state: Board, turn: int) -> None:
    """7.1: the chits of the turns that are passed over enter their cups; those of later ones are not in them yet."""
    for c, chit in enumerate(state.data.chits):
        if chit.turn > turn:
            position["cups"].pop(chit.name, None)
        elif chit.turn > state.turn and (not chit.optional or state.options.invented_chits):
            drawn = state.cups.held[chit.side].count(c) + state.cups.played[chit.side].count(c)
            position["cups"][chit.name] = chit.copies - drawn


def refresh(position: dict[str, Any]) -> None:
    """Let all units be as they are before they act: another turn or phase begins."""
    for row in position["units"].values():
        row["flags"] = row.get("flags", 0) & ~TURN_FLAGS
        row.pop("mood", None)


SETTING_UP: Final[SettingUp] = (pieces, kinds, put)
