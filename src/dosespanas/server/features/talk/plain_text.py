"""Words that somebody wrote, made plain: nothing in them steers a screen or hides."""

import unicodedata

from dosespanas.kernel.visible_text import BLANKS, HIDDEN, SPACES, shows

JOINERS = "\u200c\u200d"
"""Format signs that words and pictures of some scripts are made with."""
PILED = 4
"""How many marks may stand on one letter."""


def plain(text: str, lines: bool = False) -> str:
    """Return a text without signs that steer or hide, blanks at its ends and more than one blank in a row.

    With `lines` it keeps its lines, two empty ones in a row at most; else it is a single one. A line in which there
    is nothing to see is nothing.
    """
    rows = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    found = [_row(row) for row in rows]
    if not lines:
        return " ".join(row for row in found if row)
    kept = [row for i, row in enumerate(found) if row or any(found[max(0, i - 2) : i])]
    return "\n".join(kept).strip("\n")


def _row(text: str) -> str:
    """Return one line made plain."""
    found: list[str] = []
    piled = 0
    for sign in text:
        kind = unicodedata.category(sign)
        piled = piled + 1 if kind in ("Mn", "Me") else 0
        if kind in SPACES or sign == "\t" or sign in BLANKS:
            found.append(" ")
        elif (kind not in HIDDEN or sign in JOINERS) and piled <= PILED:
            found.append(sign)
    row = " ".join("".join(found).split())
    return row if shows(row) else ""
