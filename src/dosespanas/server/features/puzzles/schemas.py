"""What is asked and answered about puzzles."""

from typing import Literal

from pydantic import Field

from dosespanas.kernel.shapes import Idea, LegalAction, SideName
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.requests import Request as Asked
from dosespanas.server.http.requests import Word
from dosespanas.server.http.responses import CatalogueMessage, NewSeats


class PuzzleListed(Answer):
    """What is told of a puzzle before it is solved."""

    id: str
    game: str
    scenario: str
    turn: int
    phase: str
    side: SideName = Field(description="The side to choose")
    goal: Literal["win", "hold", "gain"] = Field(description="How to win, how not to lose, or the best choice")
    grade: int = Field(description="From 1, easy, to 4, very hard")
    last: bool = Field(description="The act is the last move of its phase, which ends after it")
    whole: bool = Field(description="All of the phase is the answer")


class PuzzleShelf(Answer):
    """The puzzles of a game, the easiest first."""

    puzzles: list[PuzzleListed]
    today: str | None = Field(description="The id of the puzzle of the day; null if the game has none")


class PuzzleAct(Answer):
    """An act, or a whole phase, and the chance to win that it leaves the side that takes it."""

    acts: list[LegalAction] = Field(description="The action, and what ends what it begins; none of a whole phase")
    moves: list[list[LegalAction]] = Field(description="Of a whole phase: moves that the other has not, six at most")
    more: int = Field(description="How many others there are")
    ways: list[list[str]] = Field(
        description="The ways of the act, or of all these moves, by places; none of what goes nowhere"
    )
    chance: float
    ideas: list[Idea] = Field(
        description="Of the act taken what it leaves the other side to do that the best does not; of the best what it "
        "lets its own side do that the act taken does not"
    )


class PuzzleAnswer(Answer):
    """How good what was played at a puzzle is; all but `done` null before an act has been played and judged."""

    done: bool
    share: float | None = Field(
        description="How far a whole phase that was played has been judged, from 0 to 1; asked again it goes on"
    )
    right: bool | None = Field(description="Whether it is not surely worse than the best by two points")
    taken: PuzzleAct | None
    best: PuzzleAct | None
    reasons: list[CatalogueMessage] = Field(description="Why the best is best, as far as that is known")


class NewPuzzle(Asked):
    """A puzzle to begin."""

    game: Word
    puzzle: str = Field(pattern=r"^[a-z0-9-]{1,40}$", description="Its id")


class NewPuzzleSeats(NewSeats):
    """A game that stands at a puzzle."""

    side: SideName = Field(description="The side to choose, whose seat is the person's")
