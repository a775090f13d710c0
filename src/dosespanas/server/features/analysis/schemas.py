"""What is asked and answered about boards to think on."""

from typing import Annotated, Any, Literal

from pydantic import Field

from dosespanas.kernel.shapes import LegalAction, SideName
from dosespanas.server.features.analysis.board import NOTE
from dosespanas.server.features.analysis.worker import Until
from dosespanas.server.http import responses
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.openapi_games import Late
from dosespanas.server.http.requests import ActionText, Name, Options, RecordText, Word
from dosespanas.server.http.requests import Request as Body

MoveNumber = Annotated[int, Field(ge=0, le=10_000_000, description="Number of a move; 0: the beginning")]


class NewBoard(Body):
    """What a board begins from: one of a record, a position, a scenario, or another board with a secret of it."""

    record: RecordText | None = None
    position: dict[str, Any] | None = Field(default=None, description="As a record or `GET .../position` has it")
    game: Word | None = Field(default=None, description="With `scenario`: it begins as that does")
    scenario: Word | None = None
    options: Options = Field(default_factory=dict)
    board: Annotated[str, Field(max_length=64)] | None = Field(default=None, description="With `secret`: it is copied")
    secret: Annotated[str, Field(max_length=64)] | None = None
    name: Name | None = None


class Renamed(Body):
    """Another name of a board."""

    name: Name


class Taken(Body):
    """Actions to be taken after a move, as far as they go."""

    after: MoveNumber
    row: Annotated[list[ActionText], Field(min_length=1, max_length=60)]


class DieChosen(Body):
    """A value that chance is to give: its place as `rolls` names it, and the value from 0 on."""

    at: int = Field(ge=0, le=10_000)
    value: int = Field(ge=0, le=255)


class Rerolled(Body):
    """Whether dice are rolled again (null), or which of them are chosen."""

    dice: Annotated[list[DieChosen], Field(max_length=60)] | None = None


class BoardNote(Body):
    """What is noted of a position; nothing: no note."""

    text: Annotated[str, Field(max_length=NOTE, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]


class PutThere(Body):
    """A position and a piece that is put elsewhere in it; none: the position is only looked at."""

    position: dict[str, Any] = Field(description="As a record or `GET .../position` has it")
    piece: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    place: Annotated[str, Field(max_length=60)] = Field(default="", description="By id; nothing: off the map")


class PlaysOn(Body):
    """Which opponent plays on for both sides, and how far."""

    opponent: Word
    until: Until = "turn"


class BoardMade(Answer):
    """A board just begun. Its secret is told once."""

    id: str
    secret: str = Field(description="Opens it, and lets it be changed")


class BoardMove(Answer):
    """A move on a board that is told of by itself: one beside the main line, or one of it where lines part."""

    n: int
    after: int = Field(description="The move it comes after; 0: the beginning")
    side: SideName
    turn: int
    phase: str
    move: int = Field(description="Which choice of that phase it is, from 1")
    action: LegalAction
    dice: Literal["none", "rolled", "again", "chosen"] = Field(
        description="Whether chance answered it, with dice as they came, rolled again, or chosen"
    )


class BoardSaid(Answer):
    """What is said of a position."""

    n: int = Field(description="After which move; 0: at the beginning")
    note: str
    chance: tuple[float, float, float] | None = Field(
        description="The chance of the Nationalist side and the ends of its 95% interval; null: nobody has asked"
    )
    games: int = Field(description="In how many games it was found; 0: the game is over there")


class BoardTold(Answer):
    """The lines of a board."""

    id: str
    name: str
    game: str
    revision: int
    mine: bool = Field(description="Whether whoever asks may change it")
    reader: str | None = Field(description="The secret for those who may only look; null to these")
    main: int = Field(description="How many moves its main line has: those of the game that it was begun from")
    drawn: int | None = Field(
        description="At which choice of a game that goes on it was begun: all that was hidden there is drawn anew"
    )
    full: bool = Field(description="Whether no move may be added")
    moves: list[BoardMove]
    said: list[BoardSaid]


class BoardRoll(Answer):
    """Something that chance gave."""

    at: int = Field(description="Its place among all that chance gave in the move")
    rule: str = Field(description="The rule that asked for it")
    side: SideName | None = Field(description="Whose die it is; null where the rule gives it to neither side")
    of: int = Field(description="How many values were possible")
    value: int = Field(description="From 0 on: a die shows one more")
    items: list[str] | None = Field(description="What was drawn from, by id; null for a die")


class BoardRolled(Answer):
    """The last dice on the way to a position."""

    n: int = Field(description="The move that they answered")
    rolls: list[BoardRoll]


class BothCounted(Answer):
    """A number for each side."""

    nationalist: int
    republican: int


class ComparedLine(Answer):
    """One of two lines, from where they part."""

    n: int
    choice: int = Field(description="How many choices were made before its end, from the beginning")
    turn: int
    phase: str
    move: int = Field(description="Which choice of that phase it is, from 1")
    chance: tuple[float, float, float] | None = Field(description="As in `said`")
    games: int
    note: str
    losses: BothCounted = Field(description="In combat since they parted: strength, or steps")
    starved: BothCounted = Field(description="Units lost for want of supply since they parted")
    measure: str | None = Field(description="What the standing is counted in; null: this game counts nothing")
    standing: dict[str, int] = Field(description="At its end, by side")
    over: bool
    winner: SideName | None


class Compared(Answer):
    """Two lines side by side."""

    fork: int = Field(description="The last move they share")
    choice: int = Field(description="How many choices were made before that")
    turn: int
    phase: str
    move: int = Field(description="Which choice of that phase it is, from 1")
    lines: list[ComparedLine]


class BoardSpot(Answer):
    """A place beside the map: where units off it are, a hand or a pile of cards, a space of a track."""

    place: str
    name: responses.CatalogueMessage


class BoardPieceKind(Answer):
    """Where pieces of a kind may be put."""

    on_map: bool = Field(description="Whether they may stand on the map")
    spots: list[BoardSpot] = Field(description="Their places beside it")


class BoardPiece(Answer):
    """A counter, a card or the marker of a track that may be put elsewhere by hand."""

    piece: str
    term: str
    kind: str
    side: SideName | None = Field(description="Null: neither side's")
    place: str = Field(description="Where it is, by id: on the map, or beside it")
    supply: bool = Field(description="One of several that are alike; when it has been put, there may be another")


class PositionText(Late):
    """A position as JSON, all of it."""

    root: dict[str, Any]
