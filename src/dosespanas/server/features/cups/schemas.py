"""What is asked and answered about cups."""

from typing import Literal

from pydantic import Field

from dosespanas.server.features.ratings.schemas import Level, Who
from dosespanas.server.http.common_schemas import Answer, PaceView
from dosespanas.server.http.requests import ChosenPaceOrNone, Name, Options, Request, Word

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
    starts: int | None = Field(description="When its entry closes by itself; null: when its organiser says so")
    limit: int | None = Field(description="How many may enter; null: as many as may at all")
    pace: PaceView | None = Field(description="The clocks of games between two persons; null: none")
    programs: bool = Field(description="Whether programs of accounts may enter")
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


# --- what is asked ------------------------------------------------------------------------------------------


class NewCup(Request):
    """A cup to be opened for entry."""

    name: Name
    game: Word
    scenario: Word
    options: Options = Field(default_factory=dict)
    system: Literal["swiss", "all", "knock-out"]
    legs: int = Field(default=2, ge=1, le=2, description="2: pairs with sides changed")
    rounds: int = Field(
        default=0, ge=0, le=255, description="Of a Swiss cup or all against all; 0: as many as there can be"
    )
    days: int = Field(default=30, ge=1, le=365, description="That a round has")
    rated: bool = False
    starts: int | None = Field(
        default=None, ge=0, le=1 << 46, description="When the entry closes by itself, in milliseconds since 1970"
    )
    limit: int | None = Field(default=None, ge=2, le=256, description="How many may enter")
    pace: ChosenPaceOrNone = None
    programs: bool = Field(default=False, description="Whether programs of accounts may enter")


class NewComputer(Request):
    """A computer opponent that enters a cup."""

    level: Level


class Removed(Request):
    """Which player is taken out of a cup."""

    player: int = Field(ge=0, le=255, description="Which of the players, as the view of the cup lists them")
