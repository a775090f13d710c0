"""When units come in and go by the calendar (6.2, 6.8), as printed or, with a handicap, a turn later (A99)."""

from dosespanas.gce.board.state import Board


def entry_turn(b: Board, unit: int) -> int:
    """Return the turn in which a unit comes in by the calendar (6.2-a), 0 for one that does not."""
    data = b.data.units[unit]
    return data.turn + b.options.later[data.side] if data.turn > b.data.first_turn else data.turn


def withdrawal_turn(b: Board, unit: int) -> int:
    """Return the turn in which a unit leaves by the calendar (6.8-a), 0 for one that does not.

    A99: what came in later stays as much longer; what stood on the map from the start leaves as printed.
    """
    data = b.data.units[unit]
    came_later = entry_turn(b, unit) - data.turn
    return data.withdrawn + came_later if data.withdrawn > 0 else 0


def entering(b: Board) -> list[int]:
    """Return the units of both sides whose turn to come in it is, by number."""
    return sorted([u for due in b.data.arrivals[: b.turn + 1] for u in due if entry_turn(b, u) == b.turn])
