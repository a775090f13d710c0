"""Setting a position of España 1936 up by hand: what is put elsewhere, taken away, or comes from the pool.

These are troops, generals, planes, tanks, ships, control markers, cards, and the markers of turn and phase.
"""

import random
from typing import Any, Final

from dosespanas.espana1936.board.data import DUMMY, GENERAL, PLANE, SHIP, TANK
from dosespanas.espana1936.board.notation import STRENGTHS
from dosespanas.espana1936.board.stages import STEPS, TURN_START
from dosespanas.espana1936.board.state import COLONIAL, DAMAGED, NEW, OUT, PLACE_NAMES, Board
from dosespanas.espana1936.board.whereabouts import PILES
from dosespanas.espana1936.sequence import skipped
from dosespanas.kernel.setting_up import (
    OFF,
    OFF_MAP,
    PHASE,
    TURN,
    PieceKind,
    Placed,
    SettingUp,
    beside,
    on_map,
    placed,
    spot,
    turn_and_phase,
    turns_and_phases,
)
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State

MARKERS: Final = {f"marker-{side}": side for side in SIDE_NAMES}
"""Control markers, of which there are always enough."""
KIND_NAMES: Final = {GENERAL: "general", PLANE: "plane", TANK: "tank", SHIP: "ship"}
LASTING: Final = COLONIAL | DAMAGED | NEW
"""What a piece keeps beyond a turn."""


def kinds(state: State) -> dict[str, PieceKind]:
    """Return where pieces may be put: special pieces to the mat (tanks have none, TNK-06), in reserve or out of it."""
    assert isinstance(state, Board)
    mat, reserve, lost = (spot(name, f"page-place-{name}") for name in ("mat", "reserve", "eliminated"))
    had = [STEPS[step] for step in STEPS if step != TURN_START and not skipped(state, step)]
    return {
        "troop": on_map(OFF_MAP),
        "general": on_map(mat, reserve, lost),
        "plane": on_map(mat, reserve, lost),
        "tank": on_map(reserve, lost),
        "ship": on_map(reserve, lost),
        "marker": on_map(),
        "card": beside([spot(pile, f"setting-{pile}") for pile in PILES]),
    } | turns_and_phases(state.data.first_turn, state.data.last_turn, had)


def pieces(state: State) -> list[Placed]:
    """Return the troops in boxes, every special piece of this game, what the pool has left, the cards and markers."""
    assert isinstance(state, Board)
    data, found = state.data, list[Placed]()
    for slot, box in enumerate(state.t_box):
        if box >= 0:
            side = SIDE_NAMES[data.type_sides[state.t_type[slot]]]
            found.append(placed(state.troop_id(slot), state.troop_term(slot), "troop", side, data.boxes[box]))
    for piece, name in enumerate(data.piece_names):
        at = state.p_box[piece]
        if data.piece_kinds[piece] != DUMMY and at != OUT:
            kind, side = KIND_NAMES[data.piece_kinds[piece]], SIDE_NAMES[data.piece_sides[piece]]
            place = data.places[at] if at >= 0 else PLACE_NAMES[-1 - at]
            found.append(placed(name, data.piece_terms[piece], kind, side, place))
    for (troop, strength), name in pool(state).items():
        found.append(
            placed(name, data.troop_terms[troop][strength], "troop", SIDE_NAMES[data.type_sides[troop]], OFF, True)
        )
    found += [placed(name, f"marker:{side}", "marker", side, OFF, True) for name, side in MARKERS.items()]
    for number, pile in piles(state).items():
        card = data.cards[number]
        found.append(placed(card.name, card.term(), "card", SIDE_NAMES[card.side], pile))
    return found + turn_and_phase(state.turn, STEPS[state.step_no])


def piles(state: Board) -> dict[int, str]:
    """Return the pile of each card that is in this game and not on the table at this moment."""
    found: dict[int, str] = {}
    for pile, rows in zip(PILES, (state.hands, state.decks, state.used, state.discarded), strict=True):
        for row in rows:
            found |= {card: pile for card in row if card not in state.on_table}
    return dict(sorted(found.items()))


def pool(state: Board) -> dict[tuple[int, int], str]:
    """Return the ids of troops that the pool has a counter for (CMP-07), by type and strength."""
    data = state.data
    return {
        (kind, strength): f"pool-{SIDE_NAMES[data.type_sides[kind]]}-{data.type_names[kind]}-{strength}"
        for kind in range(data.type_count)
        for strength in STRENGTHS
        if state.available(kind, strength)
    }


def put(position: dict[str, Any], state: State, piece: str, place: str) -> None:
    """Put a piece to a place: a box left empty gets a marker, one entered loses it (BRD-08)."""
    assert isinstance(state, Board)
    data, counters = state.data, position["counters"]
    counters["offensive"] = min(counters["offensive"], 1)  # its battle is not in hand any more
    if piece in data.card_index:
        lay(position, state, piece, place)
    elif piece == TURN:
        position["turn"] = int(place)
        refresh(position)
    elif piece == PHASE:
        position["step"] = place
        refresh(position)
    elif piece in MARKERS:
        clear(position["markers"], place)
        position["markers"][MARKERS[piece]].append(place)
    else:
        move(position, state, piece, place)


def move(position: dict[str, Any], state: Board, piece: str, place: str) -> None:
    """Put a troop or special piece to a place, or take it away."""
    markers = position["markers"]
    before = {one["piece"]: one for one in pieces(state)}[piece]
    side = before["side"]
    assert side is not None
    if piece in state.data.piece_names:
        position["pieces"].setdefault(piece, {})
        position["pieces"][piece] |= {"at": place, "flags": 0, "mission": ""}
    elif before["supply"]:
        if place != OFF:
            kind, strength = next(which for which, name in pool(state).items() if name == piece)
            row = {"side": side, "type": state.data.type_names[kind], "strength": strength, "box": place}
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
    marked = any(left in markers[name] for name in SIDE_NAMES)
    if left in state.data.box_index and not marked and not holds_ground(position, state, left):
        markers[side].append(left)


def lay(position: dict[str, Any], state: Board, card: str, pile: str) -> None:
    """Lay a card on a pile or in the hand of its side; in its deck it lies anywhere, as the seed of the game has it."""
    about = state.data.cards[state.data.card_index[card]]
    for rows in (position[name] for name in PILES):
        for row in rows:
            if card in row:
                row.remove(card)
    row = position[pile][2 * about.side + about.era if pile == "decks" else about.side]
    at = random.Random(state.chance.seed + card.encode()).randint(0, len(row)) if pile == "decks" else len(row)
    row.insert(at, card)


def refresh(position: dict[str, Any]) -> None:
    """Let all units be as they are before they act: another turn or phase begins."""
    for row in position["troops"]:
        row["acted"] = False
    for where in position["pieces"].values():
        where["flags"] = where.get("flags", 0) & LASTING


def clear(markers: dict[str, list[str]], place: str) -> None:
    """Take the marker away that lies in a place, if one does."""
    for side in SIDE_NAMES:
        if place in markers[side]:
            markers[side].remove(place)


def holds_ground(position: dict[str, Any], state: Board, box: str) -> bool:
    """Return whether units stand in a box of a position, so that no marker lies there."""
    tanks = {name for name, kind in zip(state.data.piece_names, state.data.piece_kinds, strict=True) if kind == TANK}
    return any(row["box"] == box for row in position["troops"]) or any(
        where.get("at") == box for name, where in position["pieces"].items() if name in tanks
    )


SETTING_UP: Final[SettingUp] = (pieces, kinds, put)
