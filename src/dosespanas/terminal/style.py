"""How all games mark a side and write a chance in characters."""

from dosespanas.catalogue import Catalogue

STYLES = {"nationalist": "blue", "republican": "red", "contested": "magenta"}
"""Colour of each kind of control. A letter always says the same: N, R, and both when contested."""


def side_mark(side: str) -> str:
    """Return the letter that stands for a side: N or R."""
    return side[0].upper()


def percent(share: float, words: Catalogue) -> str:
    """Return a probability as a percentage with one decimal, as the language writes it: `12.5%`."""
    return f"{words.decimal(100 * share)}%"
