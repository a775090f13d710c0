"""Checks of `cards.json`: the decks, the cards, and with `Look` what each operation and condition refers to."""

from collections import Counter
from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.cards import NAVAL_NUMBERS, Card, Cards
from dosespanas.espana1936.files.naval import Naval
from dosespanas.espana1936.files.operations import CancelLastEvent
from dosespanas.espana1936.files.piece_checks import SIDES
from dosespanas.espana1936.files.references import Look
from dosespanas.espana1936.files.schema import Map, Pieces

PREFIX: Final = {"nationalist": "nac", "republican": "rep"}
WHAT_IF: Final = {11, 21, 22, 35, 36, 37, 42, 43, 44}
"""Numbers of the cards of things that did not happen (and of the two not bound to a date). CRD."""

OPTIONAL: Final = 45
"""The number of the optional cards. OPT-05."""

ALL_CARDS: Final[tuple[tuple[str, str, list[int | str]], ...]] = (
    ("1 to 44", "SET-02", list(range(1, OPTIONAL))),
    ("45 and N1 to N10", "CMP-08", [OPTIONAL, *NAVAL_NUMBERS]),
)
"""The 55 cards of a side."""

NO_INTERVENTION: Final = {
    "nationalist": {2, 5, 6, 9, 10, 12, 14, 19, 21, 22, 24, 25, 26, 27, 31, 33, 34, 35, 36, 37, 42, 43, 44, OPTIONAL},
    "republican": {3, 5, 10, 11, 12, 13, 14, 17, 21, 22, 23, 24, 25, 26, 30, 33, 34, 35, 36, 37, 42, 43, 44, OPTIONAL},
}
"""Numbers of the cards that are out of the game without foreign intervention. VAR-01."""

HISTORICAL: Final = {*WHAT_IF, OPTIONAL}
"""Numbers of the cards that are out of the historical game. VAR-04."""

LEFT: Final = {"no_intervention": {"1936-37": 12, "1938-39": 9}, "historical": {"1936-37": 19, "1938-39": 16}}
"""Cards in each deck of a side under a variant: as many as are played. VAR-05."""

OBLIGATORY: Final = {
    "no_intervention": ([4, 2, 2, 2, 2, 3, 2, 2, 2, 0], "VAR-02"),
    "historical": ([5, 5, 3, 3, 3, 4, 4, 4, 4, 0], "VAR-04"),
}
"""Events a side has to play, turn by turn, with the ids of the rules."""

TURNS: Final = {
    # last cards of each side that the timeline has in a turn, and the months of that turn
    (4, 3): ("1936-07", "1936-09"),
    (9, 10): ("1936-10", "1936-12"),
    (14, 14): ("1937-01", "1937-04"),
    (17, 17): ("1937-05", "1937-08"),
    (20, 20): ("1937-09", "1937-12"),
    (26, 26): ("1938-01", "1938-04"),
    (30, 30): ("1938-05", "1938-08"),
    (34, 34): ("1938-09", "1938-12"),
    (41, 41): ("1939-01", "1939-04"),
}
"""The timeline of the rulebook: Nationalist and Republican cards, turn by turn."""

UNDATED: Final = {"nationalist": {10}, "republican": set[int]()}
"""Cards beside the what-if ones that the timeline does not have."""

FIXED_OPERATIONS: Final = {20: "permanent_modifier", 21: "extra_rp", 36: "extra_rp", 44: "cancel_last_event"}
"""What the rules themselves say about cards by number, the same on both sides. EVT-07, RPL-02, EVT-08."""


def check_cards(cards: Cards, map_: Map | None, pieces: Pieces | None, naval: Naval | None, report: Report) -> None:
    """Note everything wrong or unusual about the cards. References need the map, the pieces and the ships."""
    report.unique(("cards",), [card.id for card in cards.cards], "id")
    for side in SIDES:
        _decks([card for card in cards.cards if card.side == side], side, report)
    for index, card in enumerate(cards.cards):
        _identity(card, ("cards", index), report)
        _combat(card, ("cards", index), report)
    for variant, (numbers, rule) in OBLIGATORY.items():
        report.fixed(("obligatory", variant), getattr(cards.obligatory, variant), numbers, rule)
    if map_ is not None and pieces is not None:
        for index, card in enumerate(cards.cards):
            for field, steps in (("requires", card.requires), ("effect", card.effect)):
                for place, step in enumerate(steps):
                    path = ("cards", index, field, place)
                    step.check(Look(card.side, card.naval, path, map_, pieces, naval, report))


def _decks(cards: list[Card], side: str, report: Report) -> None:
    """The cards of one side: all 55, enough of them early for the naval war, and as many as a variant plays."""
    numbers = {card.number for card in cards}
    for words, rule, wanted in ALL_CARDS:
        missing = [number for number in wanted if number not in numbers]
        if missing:
            right = f"must have the cards {words} of each side by {rule}"
            report.error(("cards",), f"has no {side} card {', '.join(map(str, missing))}", right)
    if not any(card.naval and card.deck == "1936-37" for card in cards):
        right = "must have at least one, or five turns draw more than there is (CRD-RNx, CRD-NNx)"
        report.error(("cards",), f"has no {side} naval card in the deck 1936-37", right)
    for variant, sizes in LEFT.items():
        left: Counter[str] = Counter(card.deck for card in cards if not card.naval and variant not in card.removed_by)
        for deck, size in sizes.items():
            if left[deck] != size:
                wrong = f"leaves {left[deck]} {side} cards of {deck} to the variant {variant}"
                report.error(("cards",), wrong, f"must leave {size} by VAR-05")


def _identity(card: Card, here: Path, report: Report) -> None:
    report.fixed((*here, "id"), card.id, f"{PREFIX[card.side]}_{card.number}".lower(), "its side and number")
    by_date = "1936-37" if card.date[:4] in ("1936", "1937") else "1938-39"
    if isinstance(card.number, int) and card.number < OPTIONAL:
        deck = "1936-37" if card.number <= 22 else "1938-39"
        report.fixed((*here, "deck"), card.deck, deck, "SET-02")
        if by_date != deck:
            report.warning((*here, "date"), f"is {card.date}", f"a date in {deck} was expected")
        _timeline(card, here, report)
    else:
        report.fixed((*here, "deck"), card.deck, by_date, "its date (DRW-06)")
    report.fixed((*here, "naval"), card.naval, isinstance(card.number, str), "its number (DRW-06)")
    report.fixed((*here, "optional"), card.optional, card.number == OPTIONAL, "its number (OPT-05)")
    out = [("historical", HISTORICAL), ("no_intervention", NO_INTERVENTION[card.side])]
    removed_by = [name for name, numbers in out if card.number in numbers]
    report.fixed((*here, "removed_by"), sorted(card.removed_by), removed_by, "VAR-01 and VAR-04")
    if card.what_if and card.number not in WHAT_IF:
        report.warning((*here, "what_if"), "is true", "the rules do not count this card among the what-if cards")
    right = FIXED_OPERATIONS.get(card.number) if isinstance(card.number, int) else None
    if right is not None and right not in [step.op for step in card.effect]:
        report.error(
            (*here, "effect"),
            f"does not have the operation {right}",
            "must have it by EVT-07, EVT-08, RPL-02",
        )
    if len(card.effect) > 1 and any(isinstance(step, CancelLastEvent) for step in card.effect):
        report.error((*here, "effect"), "has other operations beside cancel_last_event", "must have that one alone")


def _timeline(card: Card, here: Path, report: Report) -> None:
    """Warn of a date outside the turn in which the timeline has the card."""
    if not isinstance(card.number, int) or card.number in WHAT_IF | UNDATED[card.side]:
        return
    for last, (begin, end) in TURNS.items():
        if card.number <= last[SIDES.index(card.side)]:
            if not begin <= card.date <= end:
                right = f"{begin} to {end} was expected by the timeline of the rulebook"
                report.warning((*here, "date"), f"is {card.date}", right)
            return


def _combat(card: Card, here: Path, report: Report) -> None:
    """CBT-11: a bonus or penalty is a number of dice, or a modifier on a number of dice."""
    for use in ("bonus", "penalty"):
        value = getattr(card, use)
        dice = value.dice is not None
        drm = value.drm is not None and value.dice_affected is not None
        neither_half = (value.drm is None) == (value.dice_affected is None)
        if dice == drm or not neither_half:
            report.error((*here, use), "is not one combat value", "must have dice, or else drm and dice_affected")
