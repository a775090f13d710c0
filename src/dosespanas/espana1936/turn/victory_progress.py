"""How near each way to win is (VIC-03 to VIC-07), for a player to look at."""

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.turn.victory import largest_group
from dosespanas.kernel.shapes import WayToWin
from dosespanas.kernel.side import SIDE_NAMES, SIDE_TERMS


def ways_to_win(t: Board) -> list[WayToWin]:
    """Return all conditions that can still end the game, each side's together: all of it lies open to everybody."""
    found: list[WayToWin] = []
    for side in (0, 1):
        found += [objectives(t, side), connected(t, side), cities(t, side)]
        if side == t.data.early_side and t.turn <= t.data.early_turn:
            found.append(early(t))
        if side == t.data.resist_side:
            found.append(resistance(t))
    return found


def objectives(t: Board, side: int) -> WayToWin:
    """VIC-03: more than seven friendly objective cities."""
    return {
        "side": SIDE_NAMES[side],
        "rule": "VIC-03",
        "key": "victory-objectives",
        "args": {},
        "now": t.objectives_of(side),
        "needed": t.data.win_objectives + 1,
        "most": False,
    }


def connected(t: Board, side: int) -> WayToWin:
    """VIC-04: the other side has fewer than eight linked boxes."""
    return {
        "side": SIDE_NAMES[side],
        "rule": "VIC-04",
        "key": "victory-connected",
        "args": {"side": SIDE_TERMS[1 - side]},
        "now": largest_group(t, 1 - side).bit_count(),
        "needed": t.data.win_group - 1,
        "most": True,
    }


def cities(t: Board, side: int) -> WayToWin:
    """VIC-05: Madrid, Barcelona and Sevilla, all friendly."""
    wanted = t.data.win_cities
    held = wanted & t.friendly(side)
    return {
        "side": SIDE_NAMES[side],
        "rule": "VIC-05",
        "key": "victory-cities",
        "args": {"boxes": [t.data.box_terms[box] for box in mask_bits(wanted)]},
        "now": held.bit_count(),
        "needed": wanted.bit_count(),
        "most": False,
    }


def early(t: Board) -> WayToWin:
    """VIC-06: Madrid friendly to the Nationalist side at the Upkeep of the first three turns."""
    data = t.data
    return {
        "side": SIDE_NAMES[data.early_side],
        "rule": "VIC-06",
        "key": "victory-early",
        "args": {"box": data.box_terms[data.early_box], "turn": data.early_turn},
        "now": t.friendly(data.early_side) >> data.early_box & 1,
        "needed": 1,
        "most": False,
    }


def resistance(t: Board) -> WayToWin:
    """VIC-07: units in more than three objective cities after the last turn."""
    data = t.data
    return {
        "side": SIDE_NAMES[data.resist_side],
        "rule": "VIC-07",
        "key": "victory-resistance",
        "args": {"turn": data.last_turn},
        "now": (t.here[data.resist_side] & data.objectives).bit_count(),
        "needed": data.resist_over + 1,
        "most": False,
    }
