"""Checks of `cards.json`: what a card is called, its two uses in combat, and with `Look` what its event refers to."""

from typing import Final

from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import FieldWords, say
from dosespanas.espana1936.files.cards import Cards
from dosespanas.espana1936.files.naval import NavalFile
from dosespanas.espana1936.files.references import Look
from dosespanas.espana1936.files.schema import MapFile, Pieces

PREFIX: Final = {"nationalist": "nac", "republican": "rep"}


def check_cards(
    cards: Cards, map_: MapFile | None, pieces: Pieces | None, naval: NavalFile | None, report: FileReport
) -> None:
    """Note everything wrong or unusual about the cards. References need the map, the pieces and the ships."""
    for index, card in enumerate(cards.cards):
        name = f"{PREFIX[card.side]}_{card.number}".lower()
        report.fixed(("cards", index, "id"), card.id, name, "data-by-side-number")
        for use in ("bonus", "penalty"):  # CBT-11: a number of dice, or a modifier on a number of dice
            value = getattr(card, use)
            halves = (value.drm is not None, value.dice_affected is not None)
            if halves[0] != halves[1] or (value.dice is not None) == halves[0]:
                right = say(
                    "data-one-combat", one=FieldWords("dice"), other=FieldWords("drm"), more=FieldWords("dice_affected")
                )
                report.error(("cards", index, use), say("data-no-combat"), right)
        if map_ is None or pieces is None:
            continue
        for field, steps in (("requires", card.requires), ("effect", card.effect)):
            for place, step in enumerate(steps):
                step.check(Look(card.side, card.naval, ("cards", index, field, place), map_, pieces, naval, report))
