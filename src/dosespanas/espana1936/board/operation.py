"""What a card needs and does as an event, as the rest of the rules knows it: its conditions and its operations.

What each of them is stands in `cards/`, a class each: the fields it has in `cards.json`, what it does, what it is worth
and what it says.
"""

from typing import Any, ClassVar, cast

from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.data import Card, CardPart, Data
from dosespanas.espana1936.board.fields import ActionPlace, Fields
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.shapes import Message


class Condition(CardPart):
    """What must hold when a card is played for it to have any effect."""

    def __init__(self, fields: Fields) -> None:
        """Read its fields."""
        self.name = fields.name
        """As `cond` in the data."""
        self.side = fields.side
        """Whose card it is."""
        self.row = fields.row

    def holds(self, t: Board) -> bool:
        """Tell whether it holds now."""
        raise RuntimeError("a condition holds or not")

    def says(self) -> Message:
        """Return it as a sentence."""
        raise RuntimeError("a condition is said")


class Operation(CardPart):
    """One step of a card's effect.

    `run` carries it out, and calls `done` or `void` (`effect_in_progress.py`) when it is over. One that needs a choice
    sets a stage; the choice comes back through the method for that stage: a box, a plane, tank or ship, a troop.
    """

    EMBLEM: ClassVar[str] = "politics"
    """What is drawn on a card that begins with it: troops, arms, general, politics, sea."""
    ANSWERS: ClassVar[bool] = False
    """It answers an event of the other side (EVT-08)."""
    OFFENSIVES: ClassVar[int] = 0
    """How many offensives it announces (CRD-OFF)."""
    ARRIVES: ClassVar[bool] = False
    """It brings something to a box, and nothing where no box is open to it."""

    def __init__(self, fields: Fields) -> None:
        """Read its fields; a subclass reads those of its own."""
        self.op = fields.name
        """As `op` in the data."""
        self.side = fields.side
        """Whose card it is."""
        self.row = fields.row
        """What the data say, for words."""
        self.owner = fields.side
        """Whose pieces it is about."""
        self.chooser = fields.side
        """Who chooses among them."""
        self.place: ActionPlace | None = None
        """Where it acts."""

    def register(self, data: Data) -> None:
        """Note in the facts of the game what holds whether it is played or not."""

    def run(self, t: Board) -> None:
        """Carry it out, or ask the choice it needs."""
        raise RuntimeError("an operation is carried out")

    def put(self, t: Board, box: int) -> None:
        """Go on with the box chosen (EVENT_BOX)."""
        raise RuntimeError(f"{self.op} asks for no box")

    def pieces(self, t: Board) -> list[int]:
        """Return the planes, tanks or ships to choose from (EVENT_TAKE)."""
        raise RuntimeError(f"{self.op} asks for no plane, tank or ship")

    def take(self, t: Board, piece: int) -> None:
        """Go on with the plane, tank or ship chosen."""
        raise RuntimeError(f"{self.op} asks for no plane, tank or ship")

    def troops(self, t: Board) -> list[int]:
        """Return the slots of the troops to choose from (EVENT_PICK), or that may be lost (EVENT_LOSE)."""
        raise RuntimeError(f"{self.op} asks for no troop")

    def pick(self, t: Board, slot: int) -> None:
        """Go on with the troop chosen."""
        raise RuntimeError(f"{self.op} asks for no troop")

    def tanks(self, t: Board) -> list[int]:
        """Return the tanks that may be lost beside troops."""
        return []

    def asks(self, total: int) -> int:
        """Return how many of so many units it takes."""
        return total

    def begin_in_force(self, t: Board) -> None:
        """SCN-02: do what has lasted since before the game."""

    def used_up(self, t: Board) -> bool:
        """EVT-06: tell whether it was for the turn after the one it was played in, and that turn has used it."""
        return False

    def for_points(self) -> bool:
        """EVT-06: tell whether its card lies aside until replacement points are paid."""
        return False

    def worth(self, a: Appraisal) -> float:
        """Return what it is worth to its side now, in steps of troops as `Appraisal.card_step` counts them."""
        return 0.0

    def says(self) -> list[Message]:
        """Return what it does as one sentence or several."""
        raise RuntimeError("an operation is said")


def conditions(card: Card) -> list[Condition]:
    """Return what must hold for a card to have any effect."""
    return cast("list[Condition]", card.requires)


def operations(card: Card) -> list[Operation]:
    """Return what a card does as an event, step by step."""
    return cast("list[Operation]", card.effect)


def any_of(names: list[Any]) -> Any:
    """Return terms or messages as an argument that says one of them."""
    return names[0] if len(names) == 1 else {"any_of": names}


def all_of(names: list[Any]) -> Any:
    """Return terms or messages as an argument that says all of them."""
    return names[0] if len(names) == 1 else {"all_of": names}
