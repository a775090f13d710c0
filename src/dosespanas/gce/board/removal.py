"""Units that leave the map: to the eliminated pile, for some turns, or for good (2.12-b)."""

from dosespanas.gce.board.state import ELIMINATED, EVACUATED, REMOVED, RETURNING, Board, hex_term


def _leave(b: Board, unit: int, place: int, kind: str, rule: str, details: dict[str, object]) -> None:
    if b.u_hex[unit] >= 0:
        b.tell_unit(kind, rule, unit, {"hex": hex_term(b.u_hex[unit]), **details})
        b.lift(unit, place)
    else:
        b.tell_unit(kind, rule, unit, details)
        b.u_hex[unit] = place


def eliminate(b: Board, unit: int, kind: str, rule: str) -> None:
    """Send a unit to its owner's eliminated pile; `kind` names the event (`step-lost` tells itself, see losses).

    A northern unit that comes back from there does so in the north, as one of it (6.2-f).
    """
    _leave(b, unit, ELIMINATED, kind, rule, {})
    b.unmark(unit, EVACUATED)


def remove(b: Board, unit: int, kind: str, rule: str) -> None:
    """Take a unit out of the game for good."""
    _leave(b, unit, REMOVED, kind, rule, {})


def send_away(b: Board, unit: int, turn: int, rule: str) -> None:
    """Take a unit from play until a turn, when it comes back as a reinforcement (7.5, 7.7, 7.11, 7.18)."""
    _leave(b, unit, RETURNING, "left", rule, {"returns": turn})
    b.u_turn[unit] = turn
