"""Checks of `cards.json`: the decks, and what each operation and condition refers to."""

from collections import Counter
from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.cards import (
    NAVAL_NUMBERS,
    CancelLastEvent,
    Card,
    Condition,
    ControlsBox,
    Convert,
    ConvertAll,
    ExtraOffensive,
    HasUnitTypeInAny,
    LandingBattle,
    LimitAttacksNextTurn,
    Operation,
    PermanentModifier,
    PlaceGeneral,
    PlacePlane,
    PlaceTank,
    PlaceUnits,
    RemoveGeneral,
    RemovePlane,
    RemoveUnits,
    ReturnEliminated,
    Unit,
    Upgrade,
    Where,
)
from dosespanas.espana1936.files.fleet_card_checks import check_naval_operation
from dosespanas.espana1936.files.naval import Naval
from dosespanas.espana1936.files.piece_checks import SIDES, types_of
from dosespanas.espana1936.files.schema import Cards, General, Map, Pieces, Plane, Tank

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
            checker = _Effects(card, ("cards", index), map_, pieces, naval, report)
            checker.check()


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


class _Effects:
    """Follows the references of one card's conditions and operations."""

    def __init__(self, card: Card, here: Path, map_: Map, pieces: Pieces, naval: Naval | None, report: Report) -> None:
        self.card = card
        self.here = here
        self.map = map_
        self.pieces = pieces
        self.naval = naval
        self.report = report
        self.boxes = {box.id for box in map_.boxes}
        self.foe = SIDES[1 - SIDES.index(card.side)]

    def check(self) -> None:
        """Note every reference that leads nowhere."""
        for place, condition in enumerate(self.card.requires):
            self._condition(condition, (*self.here, "requires", place))
        for place, step in enumerate(self.card.effect):
            path = (*self.here, "effect", place)
            where = getattr(step, "where", None)
            if isinstance(where, Where):
                self._boxes(where.boxes, (*path, "where", "boxes"))
            self._troops(step, path)
            self._special(step, path)
            self._rest(step, path)
            check_naval_operation(step, path, self.card, self.map, self.naval, self.report)

    def _condition(self, condition: Condition, path: Path) -> None:
        if isinstance(condition, ControlsBox):
            self.report.known((*path, "box"), condition.box, self.boxes, "a box")
        elif isinstance(condition, HasUnitTypeInAny):
            self._boxes(condition.boxes, (*path, "boxes"))
            self._types(condition.types, self.card.side, (*path, "types"))

    def _boxes(self, boxes: list[str] | str, path: Path) -> None:
        if isinstance(boxes, list):
            for index, box in enumerate(boxes):
                self.report.known((*path, index), box, self.boxes, 'a box, or all must be "any" or "any_port"')

    def _types(self, types: list[str] | str, side: str, path: Path) -> None:
        if isinstance(types, list):
            for index, name in enumerate(types):
                self._type(name, side, (*path, index))

    def _type(self, name: str, side: str, path: Path) -> bool:
        return self.report.known(path, name, types_of(self.pieces, side), f"a {side} troop type")

    def _units(self, units: list[Unit], path: Path) -> None:
        for index, unit in enumerate(units):
            if self._type(unit.type, self.card.side, (*path, index, "type")):
                self._counter(unit.type, unit.strength, (*path, index, "strength"))

    def _counter(self, name: str, strength: int, path: Path) -> None:
        """CMP-01: warn of a troop for which no counter was ever made."""
        kind = next(k for k in self.pieces.troop_types if (k.side, k.id) == (self.card.side, name))
        if not (kind.small if strength < 3 else kind.large):
            size = "small" if strength < 3 else "large"
            self.report.warning(path, f"is {strength}", f"there is no {size} counter of {name}")

    def _troops(self, step: Operation, path: Path) -> None:
        if isinstance(step, PlaceUnits | LandingBattle):
            self._units(step.units, (*path, "units"))
        if isinstance(step, LandingBattle):
            self.report.known((*path, "box"), step.box, self.boxes, "a box")
        if isinstance(step, Upgrade):
            self._types(step.types, self.card.side, (*path, "types"))
            if step.to_strength <= step.from_strength:
                self.report.error((*path, "to_strength"), f"is {step.to_strength}", "must be above from_strength")
        if isinstance(step, Convert):
            self._types(step.from_types, self.card.side, (*path, "from_types"))
            if self._type(step.to_type, self.card.side, (*path, "to_type")):
                self._counter(step.to_type, step.to_strength, (*path, "to_strength"))
        if isinstance(step, ConvertAll):
            self._types(step.from_types, step.owner, (*path, "from_types"))
            self._type(step.to_type, step.owner, (*path, "to_type"))
        if isinstance(step, RemoveUnits):
            self._types(step.types, step.owner, (*path, "types"))
            if (step.count is None) == (step.fraction is None):
                self.report.error(path, "does not say how many", "must have either count or fraction")
            if step.where is not None and (isinstance(step.where.boxes, str) or step.where.state != "any"):
                right = 'must be a list of boxes with the state "any"'
                self.report.error((*path, "where"), "asks for more than boxes", right)
        if isinstance(step, PermanentModifier):
            self._permanent(step, path)

    def _permanent(self, step: PermanentModifier, path: Path) -> None:
        """EVT-07 speaks of troops of one side, CRD-RN6 of the sea: that one has neither side nor types."""
        if step.rule == "mediterraneo_both":
            if step.side is not None or step.types is not None:
                self.report.error(path, "says whom the sea helps", "must have neither side nor types")
        elif step.side is None or step.types is None:
            self.report.error(path, "does not say whose DRM is ignored", "must have side and types")
        else:
            self._types(step.types, step.side, (*path, "types"))

    def _special(self, step: Operation, path: Path) -> None:
        if isinstance(step, PlacePlane | PlaceTank):
            rows: list[Plane] | list[Tank] = self.pieces.planes if isinstance(step, PlacePlane) else self.pieces.tanks
            kind = "plane" if isinstance(step, PlacePlane) else "tank"
            names = {row.id for row in rows if row.side == self.card.side}
            if isinstance(step.choose, list):
                for index, name in enumerate(step.choose):
                    self.report.known((*path, "choose", index), name, names, f"a {self.card.side} {kind}")
                if step.count > len(step.choose):
                    right = f"must be at most {len(step.choose)}, the pieces to choose from"
                    self.report.error((*path, "count"), f"is {step.count}", right)
        if isinstance(step, PlaceGeneral):
            self._general(step.general, self.card.side, path)
            self._boxes(step.first_in or [], (*path, "first_in"))
        if isinstance(step, RemoveGeneral):
            self._general(step.general, self.foe, path)
        if isinstance(step, RemovePlane):
            self._faction(step.faction, step.owner, self.pieces.planes, path)
        if isinstance(step, ReturnEliminated):
            chosen: list[Plane | Tank] = []
            chosen += self.pieces.planes if "plane" in step.kinds else []
            chosen += self.pieces.tanks if "tank" in step.kinds else []
            self._faction(step.faction, self.card.side, chosen, path)

    def _general(self, name: str, side: str, path: Path) -> None:
        generals: list[General] = self.pieces.generals
        names = {general.id for general in generals if general.side == side}
        self.report.known((*path, "general"), name, names, f"a {side} general")

    def _faction(self, faction: str, side: str, rows: list[Plane] | list[Plane | Tank], path: Path) -> None:
        factions = {row.faction for row in rows if row.side == side}
        self.report.known((*path, "faction"), faction, factions, f"a faction of {side} planes or tanks")

    def _rest(self, step: Operation, path: Path) -> None:
        if isinstance(step, ExtraOffensive):
            self.report.fixed((*path[:2], "side"), self.card.side, "republican", "CRD-OFF, for an extra_offensive")
        if isinstance(step, CancelLastEvent):
            self.report.fixed((*path, "target"), step.target, self.foe, "EVT-08")
        if isinstance(step, LimitAttacksNextTurn) and (step.max_attacks is None) == (step.max_boxes is None):
            self.report.error(path, "does not say what is limited", "must have either max_attacks or max_boxes")
