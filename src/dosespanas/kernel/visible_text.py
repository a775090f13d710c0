"""Text that shows something: signs that steer a screen, or show nothing, told from those that one reads."""

import unicodedata
from typing import Final

HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Kinds of signs that steer or show nothing: control, direction and other format signs, halves, private ones, none."""
SPACES: Final = ("Zs", "Zl", "Zp")
MARKS: Final = ("Mn", "Me", "Mc")
"""Kinds of signs that stand on others, and alone on nothing."""
BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"
"""Letters and symbols that show nothing: fillers of Hangul, the empty Braille cell, a note without a head."""


def shows(text: str) -> bool:
    """Tell whether there is anything to see in a text."""
    nothing = (*HIDDEN, *SPACES, *MARKS)
    return any(sign not in BLANKS and unicodedata.category(sign) not in nothing for sign in text)
