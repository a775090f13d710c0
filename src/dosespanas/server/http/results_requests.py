"""What requests about results, ratings and cups may say."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.requests import Name, Options, Request, Word

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


class NewComputer(Request):
    """A computer opponent that enters a cup."""

    level: Level


class Removed(Request):
    """Which player is taken out of a cup."""

    player: int = Field(ge=0, le=255, description="Which of the players, as the view of the cup lists them")
