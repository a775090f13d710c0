"""The lines of a game, folded: what was taken back is left out before anything is replayed."""

from collections.abc import Sequence

from dosespanas.server.storage.batch_writer import LogEntry

SPAN = 128
"""A snapshot is kept of the position before every choice whose number is a multiple of this."""
MAX_UNDO = 256
"""How many choices are taken back at most, from the furthest the game has come; up to SPAN more by rounding."""
WITHDRAWN = ("action", "offer", "decline", "back")
"""Kinds of lines that an undo takes with it."""

Numbered = tuple[int, LogEntry]


def fold(lines: Sequence[Numbered], choice: int) -> tuple[int, list[Numbered], int]:
    """Fold lines that begin at a choice.

    Returns the choice to go back to first (`choice` itself unless they take back what was done before them), the
    lines that then remain, and the furthest choice they came to. Raises ValueError for an undo of nothing.
    """
    lowest = now = reached = choice
    kept: list[Numbered] = []
    for numbered in lines:
        line = numbered[1]
        if line.kind == "undo":
            target = int(line.action)
            if not 0 <= target < now:
                raise ValueError("an undo of nothing")
            kept, now = _taken_back(kept, now, target)
            if now > target:
                now = lowest = target
        else:
            kept.append(numbered)
            now += line.kind == "action"
            reached = max(reached, now)
    return lowest, kept, reached


def _taken_back(kept: list[Numbered], now: int, target: int) -> tuple[list[Numbered], int]:
    """Return lines without what an undo to a choice withdraws, and the choice they then lead to."""
    rest = []
    while kept and now > target:
        numbered = kept.pop()
        if numbered[1].kind in WITHDRAWN:
            now -= numbered[1].kind == "action"
        else:
            rest.append(numbered)
    while kept and kept[-1][1].kind in WITHDRAWN[1:]:
        kept.pop()
    return kept + rest[::-1], now
