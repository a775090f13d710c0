"""What requests may say. Strict: nothing is converted, nothing unknown is let in, every size has a limit."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from dosespanas.kernel.shapes import SideName
from dosespanas.kernel.visible_text import shows
from dosespanas.server.games.json_codec import dumps

Player = Annotated[
    str, Field(pattern=r"^[a-z0-9_]{1,16}$", description="`person`, or a computer opponent of the shelf by name")
]

Choice = Annotated[int, Field(ge=0, le=1_000_000, description="Number of the choice this answers")]
ActionText = Annotated[
    str, Field(min_length=1, max_length=200, pattern=r"^[^\x00]*$", description="Notation of the action")
]
Secret = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{32}$",
        description="Secret of a seat, drawn at random by whoever is to hold it: 192 bits as base64url",
    ),
]


def _shown(name: str) -> str:
    if not shows(name):
        raise ValueError("there is nothing to see in this name")
    return name


Name = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$"), AfterValidator(_shown)]
Word = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
Options = Annotated[dict[Word, bool], Field(max_length=40)]
RecordText = Annotated[str, Field(min_length=1, max_length=900_000, description="Text of a record")]


NUL = b"\\u0000"
"""How JSON writes a NUL; what looks like one is looked at closely."""


class Strict(BaseModel):
    """Base of all request bodies. As it stands it is that of one which holds no text that is not looked at itself."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Request(Strict):
    """Base of those with texts."""

    @model_validator(mode="before")
    @classmethod
    def _written(cls, raw: Any) -> Any:
        """Refuse text that cannot be written down: JSON can name halves of a letter, and a NUL no database keeps."""
        try:
            if NUL not in dumps(raw):  # which writes no half of a letter
                return raw
        except TypeError:
            pass
        if any("\x00" in text or not (text.isascii() or _whole(text)) for text in _texts(raw)):
            raise ValueError("a text holds a NUL, or half a letter (a lone surrogate)")
        return raw


def _texts(raw: Any) -> Iterator[str]:
    """Yield all texts in JSON, names of fields among them."""
    left = [raw]
    while left:
        one = left.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            yield from one
            left += one.values()
        elif isinstance(one, list):
            left += one


def _whole(text: str) -> bool:
    """Tell whether a text has no half of a letter."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Players(Request):
    """Who holds each side."""

    nationalist: Player
    republican: Player


Mine = Annotated[
    SideName | None,
    Field(description="The side of whoever begins a game between two persons apart; the other comes by invitation"),
]

Advice = Annotated[
    bool,
    Field(description="Between persons: whether the computer may be asked for advice. Whoever sits down agrees to it"),
]


Chat = Annotated[bool, Field(description="Between persons apart: whether they may write to each other")]
Late = Annotated[bool, Field(description="Whether who watches is shown each turn once it is over")]
Seconds = Annotated[int, Field(ge=0, le=10_000_000)]


class ChosenPace(Request):
    """How much time each of two persons apart has, in seconds; what is allowed depends on the kind (docs/time.md)."""

    kind: Literal["live", "correspondence"]
    start: Seconds = Field(description="What each side begins with")
    increment: Seconds = Field(description="What each answer that hands over brings")
    cap: Seconds = Field(description="What an increment fills up to at most")
    holidays: int = Field(default=0, ge=0, le=366, description="Days a year for which a side may let its clock stand")


ChosenPaceOrNone = Annotated[ChosenPace | None, Field(description="Between two persons apart; null: no clocks")]


class NewGame(Request):
    """A game to begin."""

    game: Word
    scenario: Word
    options: Options = Field(default_factory=dict)
    seats: Players
    hotseat: bool = Field(default=False, description="Both sides on one screen, with one secret")
    name: Name | None = None
    mine: Mine = None
    advice: Advice = False
    chat: Chat = True
    corrections: Annotated[
        dict[str, Any] | None,
        Field(description="A file of corrections (`dosespanas-corrections 1`) to the shipped data, to be played with"),
    ] = None
    pace: ChosenPaceOrNone = None
    late: Late = False


class NewLesson(Request):
    """A guided first turn to begin."""

    game: Word


class ContinuedGame(Request):
    """A game to continue from a record."""

    record: RecordText
    seats: Players
    as_far: bool = Field(default=False, description="Take as much of the record as follows the present rules")
    hotseat: bool = False
    name: Name | None = None
    mine: Mine = None
    advice: Advice = False
    chat: Chat = True
    pace: ChosenPaceOrNone = None


Have = Annotated[
    int | None,
    Field(ge=0, le=1_000_000, description="The revision whose view the page has; then only changes may be answered"),
]


class NewSecret(Request):
    """The secret that a seat is to have from now on."""

    secret: Secret


class Number(Request):
    """What a person adds to the chance of a game: 256 random bits."""

    number: str = Field(pattern=r"^[0-9a-f]{64}$", description="64 hex digits, drawn at random")


class Act(Strict):
    """An action, the choice it answers, and perhaps a row of others to follow it."""

    choice: Choice
    action: ActionText
    then: Annotated[
        list[ActionText],
        Field(
            max_length=200,
            description="Actions to take after it, one after the other: as far as each is legal, the choice is the "
            "same side's, and nothing hidden has come to light (a die, a card, a covered stack)",
        ),
    ] = []
    have: Have = None


class NewOrder(Request):
    """A standing order, or a queue."""

    rule: Annotated[dict[str, Any], Field(description="As `OrderRule` says; docs/orders.md explains it")]


class ChangedOrder(Request):
    """What becomes of an order that stands."""

    rule: dict[str, Any] | None = Field(default=None, description="Another in its place, as `OrderRule` says")
    held: bool = Field(default=False, description="Whether it rests: it answers nothing then")


class Substitute(Request):
    """Who plays on for a computer opponent that failed, from a choice on."""

    choice: Choice
    opponent: str = Field(max_length=16)


class Agree(Request):
    """Consent to stop at a choice and count the objective cities, or its refusal."""

    choice: Choice
    agree: bool


class Resign(Request):
    """Giving up, or taking the offer of a computer opponent to do so."""

    accept: bool = Field(default=False, description="The computer opponent gives up, as it offered to")


class TakeBack(Request):
    """What is asked to be taken back: all from a choice on."""

    choice: Choice
    to: int = Field(ge=0, le=1_000_000_000, description="The choice to go back to, as it was shown")


class TakeBackAnswer(TakeBack):
    """What is said to that."""

    agree: bool = Field(description="False: it is refused; one's own asking is withdrawn so")


class Rematch(Request):
    """Another game between the same two persons."""

    swap: bool = Field(default=False, description="With sides swapped; accepted: as it is offered")


class Press(Request):
    """What a side does to the clocks."""

    do: Literal["pause", "decline", "resume", "give", "holiday", "back"] = Field(
        description="`pause` offers one or agrees to it, `decline` withdraws or declines it, `resume` lets the clocks "
        "go on, `give` gives the other side time, `holiday` takes some days, `back` ends them"
    )
    days: int = Field(default=1, ge=1, le=60, description="Of a holiday")


class Claim(Request):
    """What a side claims when the time of the other one is up."""

    choice: Choice
    regent: str | None = Field(
        default=None, max_length=16, description="The computer opponent that plays on for the other side; null: the win"
    )


class AtChoice(Request):
    """A choice number alone: for undo, and for how far a seat has looked."""

    choice: Choice
