"""What is asked and answered about results and ratings."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer, ListedClock
from dosespanas.server.http.requests import Options, Request, Word


class Who(Answer):
    """A player: an account by its name, a computer opponent by its level, or somebody of whom nothing is known."""

    handle: str | None
    computer: str | None
    former: bool = Field(description="An account that was closed")
    program: bool = Field(description="A program of the account plays")


class RunningGame(Answer):
    """A game that an account plays, or one that is over and whose rematch waits for its answer."""

    id: str
    game: str
    scenario: str
    name: str | None
    hotseat: bool
    side: SideName = Field(description="The side of the account; in a hot seat the one of its two that is asked")
    opponent: Who | None = Field(description="Null: both sides are its own")
    choice: int
    asked: bool = Field(description="Whether the account is waited for")
    gathering: bool = Field(description="Whether it has not begun: numbers are missing")
    rated: bool
    since: int = Field(description="When something was done last, in milliseconds since 1970, UTC")
    clock: ListedClock | None = Field(description="Of the side that is asked; null where no clock waits for anybody")
    unread: int = Field(description="How many messages at its table the account has not read")
    rematch: bool = Field(description="Whether it is over and the other side offers a rematch that waits for an answer")


Result = Literal["won", "drawn", "lost"]
Counts = Literal["no", "waits", "counted", "early", "regent", "failed", "removed", "unmeasured"]


class ArchivedGame(Answer):
    """A game that an account has played to its end."""

    id: str
    game: str
    scenario: str
    name: str | None
    side: SideName | None = Field(description="Null in a hot seat")
    opponent: Who | None = Field(description="Null in a hot seat")
    result: Result | None = Field(description="Null in a hot seat")
    winner: SideName | None = Field(description="Null: a draw")
    reason: str = Field(description="How it ended, as a message key")
    turn: int
    rated: Counts = Field(description="Whether it counts: `waits` for the other game of its pair; or why not")
    ended: int
    accuracy: float | None = Field(description="What the review said of it, from 0 to 100, if that was kept")
    kept: bool = Field(description="Whether the game itself is still here")


class ArchivePage(Answer):
    """A page of an archive, the latest first."""

    games: list[ArchivedGame]
    next: str | None = Field(description="`before` of the next page; null: this is the last one")


class CountedResults(Answer):
    """Results counted."""

    games: int
    won: int
    drawn: int
    lost: int
    accuracy: float | None = Field(description="The mean of those kept; null: none is")


class Tally(CountedResults):
    """The results in a game."""

    game: str


class MonthTally(CountedResults):
    """The results of a month."""

    month: str = Field(description="Year and month (UTC), such as `2026-11`")


class SideTally(Tally):
    """The results of one side of a scenario."""

    scenario: str
    side: SideName


class OpponentTally(Tally):
    """The results against somebody."""

    opponent: Who


class Tallies(Answer):
    """The results of an account added up, those of hot seats left out."""

    sides: list[SideTally]
    opponents: list[OpponentTally] = Field(description="Those met most")


class OwnTallies(Tallies):
    """One's own results added up."""

    months: list[MonthTally] = Field(description="The latest 24 in which a game ended, the latest first")


class RatingView(Answer):
    """A rating: by Glicko-2, in whole points."""

    points: int
    deviation: int = Field(description="One standard error")
    provisional: bool = Field(description="Too unsure for a rank")


class RatingChange(Answer):
    """A rating after games that counted together."""

    at: int
    points: int
    by: int = Field(description="By how much it had changed")


class OwnRating(RatingView):
    """The rating of somebody in a game, and how it came about."""

    game: str
    program: bool = Field(description="Whether it is that of the account's programs, which are rated apart")
    games: int
    changes: list[RatingChange] = Field(description="The last ones, in order")


class RatedPerson(RatingView):
    """A person in the list of ratings."""

    handle: str
    games: int


class RatedComputer(RatingView):
    """A computer opponent in the list of ratings."""

    level: str


class RatingList(Answer):
    """The ratings of a game: of persons who let theirs be seen, the highest first, and of the computer opponents."""

    persons: list[RatedPerson]
    next: str | None
    programs: list[RatedPerson] = Field(
        description="Of their programs, by the name of whose they are; on the first page"
    )
    computers: list[RatedComputer]
    source: str | None = Field(description="Where the computers' were measured")


class OwnPage(Answer):
    """What an account lets others see."""

    text: str
    ratings: bool
    results: bool


class PersonView(Answer):
    """The page of a person who wants one."""

    handle: str
    text: str = Field(description="What they wrote, as plain text")
    ratings: list[OwnRating] | None = Field(description="Null: not shown")
    results: Tallies | None = Field(description="Null: not shown")


class Begun(Answer):
    """A game that was begun for an account."""

    id: str
    side: SideName


# --- what is asked ------------------------------------------------------------------------------------------

Level = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,16}$", description="A computer opponent of the shelf by name")]


class RatedAgainstComputer(Request):
    """A rated game to be begun against a computer opponent."""

    game: Word
    scenario: Word
    options: Options = Field(default_factory=dict)
    side: SideName = Field(description="The side of the person")
    opponent: Level


class Page(Request):
    """What an account lets others see."""

    text: str = Field(default="", max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")
    ratings: bool = False
    results: bool = False
