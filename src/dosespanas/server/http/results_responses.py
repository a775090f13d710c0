"""What answers about results, ratings and cups look like."""

from typing import Literal

from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer, ListedClock


class Who(Answer):
    """A player: an account by its name, a computer opponent by its level, or somebody of whom nothing is known."""

    handle: str | None
    computer: str | None
    former: bool = Field(description="An account that was closed")


class RunningGame(Answer):
    """A game that an account plays."""

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


class Counted(Answer):
    """Results counted."""

    games: int
    won: int
    drawn: int
    lost: int
    accuracy: float | None = Field(description="The mean of those kept; null: none is")


class Tally(Counted):
    """The results in a game."""

    game: str


class MonthTally(Counted):
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


System = Literal["swiss", "all", "knock-out"]
CupState = Literal["open", "running", "over", "off"]


class CupFacts(Answer):
    """What a cup is."""

    id: str
    name: str
    game: str
    scenario: str
    system: System
    legs: int = Field(description="2: pairs with sides changed")
    rounds: int = Field(description="0 before the start: as many as there can be")
    days: int = Field(description="That a round has")
    rated: bool
    state: CupState
    round: int = Field(description="From 1 on; 0 before the start")
    created: int
    ended: int | None


class ListedCup(CupFacts):
    """A cup in the list."""

    players: int


class CupList(Answer):
    """A page of all cups, the latest first."""

    cups: list[ListedCup]
    next: str | None


class CupPlayer(Who):
    """Who plays in a cup."""

    rating: int = Field(description="At entry")
    left: bool = Field(description="Whether they have withdrawn, or were taken out")
    removed: bool = Field(description="Whether they were taken out")


class CupLine(Answer):
    """How a player of a cup stands; the first line leads."""

    player: int = Field(description="Which of the players, from 0 on")
    points: float
    buchholz: float
    sonneborn_berger: float
    direct: float
    games: int
    won: int
    drawn: int
    lost: int


class CupMeeting(Answer):
    """A game of a cup."""

    round: int
    board: int
    leg: int
    nationalist: int = Field(description="Which of the players")
    republican: int | None = Field(description="Null: a bye")
    points: float | None = Field(description="Of the Nationalist side; null: it is not decided")
    other: float | None
    how: Literal["played", "bye", "forfeit", "left", "removed"] | None
    due: int = Field(description="When whoever is asked has lost")
    id: str | None = Field(description="The game, for those who play it")


class CupYou(Answer):
    """What a cup is to whoever asks."""

    organiser: bool
    player: int | None = Field(description="Which of the players; null: none")


class CupView(CupFacts):
    """A cup with all that everybody may see."""

    options: dict[str, bool]
    organiser: Who | None = Field(description="Null: whoever runs this server")
    players: list[CupPlayer]
    table: list[CupLine] = Field(description="Empty before the start")
    games: list[CupMeeting]
    you: CupYou


class NewCupId(Answer):
    """A cup just opened."""

    id: str
