"""A card in words: its event told from its operations, its bonus and its penalty.

The messages are those of the page, so that a corrected card tells its correction in both places.
"""

from collections.abc import Mapping
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.aid import signed

Card = Mapping[str, Any]
"""A card as the facts of the game tell it."""


def card_text(card: Card, words: Catalogue) -> str:
    """Return history, event, bonus and penalty of a card, a line each."""
    lines = [words.text(f"card-{card['id']}-history"), *(words.said(sentence) for sentence in card["event"])]
    for mode in ("bonus", "penalty"):
        if card.get(mode):
            lines.append(f"{words.text(f'terminal-{mode}')}: {combat_text(mode, card[mode], words)}")
    return "\n".join(lines)


def combat_text(mode: str, numbers: Mapping[str, int], words: Catalogue) -> str:
    """Return a bonus or a penalty in words: dice, or points on a number of dice."""
    if numbers.get("dice"):
        return words.text(f"page-card-{mode}-dice", count=abs(numbers["dice"]))
    points = signed(numbers.get("drm", 0))
    return words.text(f"page-card-{mode}-drm", drm=points, count=numbers.get("dice_affected", 1))
