"""What is asked and answered about open seats and challenges."""

from typing import Annotated, Literal

from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer, PaceView
from dosespanas.server.http.requests import ChosenPaceOrNone, Options, Word
from dosespanas.server.http.requests import Request as Asked

HandleText = Annotated[str, Field(min_length=1, max_length=40)]


class BidView(Answer):
    """What somebody bids for a side."""

    side: SideName = Field(description="The side that is wished")
    steps: int = Field(description="How many of `bids` of the game the other one shall have for it; 0: nothing")


class OpenSeat(Answer):
    """An open seat, or a challenge to a person."""

    id: str
    host: str = Field(description="Whose it is; empty: of a former player")
    to: str | None = Field(description="The person who is challenged; null: anybody may take it")
    guest: str | None = Field(description="Who took it up, told to its two persons alone; null: nobody yet")
    mine: bool
    program: bool = Field(description="Whether a program of its owner offers it, and plays")
    game: str
    scenario: str
    options: dict[str, bool]
    side: SideName | Literal["any", "guest", "bid"] = Field(
        description="The side of its owner, in the first game of a pair; `guest`: whoever takes it up chooses; "
        "`bid`: both bid for one"
    )
    pair: bool = Field(description="Two games at once, with sides changed")
    rated: bool
    advice: bool = Field(description="Whether the computer may be asked")
    chat: bool = Field(description="Whether the two may write to each other")
    public: bool = Field(description="Whether anybody may watch")
    late: bool = Field(description="Whether who watches is shown each turn once it is over, as in every rated game")
    language: str = Field(description="The language that its owner would speak")
    pace: PaceView | None = Field(description="How much time each side has; null: as much as it likes")
    created: int = Field(description="Milliseconds since 1970, UTC")
    expires: int = Field(description="When it goes from here if nobody takes it up")
    within: int | None = Field(description="It is for those whose rating is so near to its owner's; null: for anybody")
    declined: bool = Field(description="Whether whoever was challenged would not")
    untold: bool = Field(description="Told to its owner: whoever is challenged has no channel that tells them of it")
    games: list[str] = Field(description="The games that have begun, told to its two persons alone")
    bid: BidView | None = Field(description="What its owner bid: until it is taken up told to them alone, then to both")
    reply: BidView | None = Field(description="What whoever took it up bid, told to its two persons alone")


class Room(Answer):
    """What somebody sees in the waiting room."""

    seats: list[OpenSeat] = Field(description="Open seats of others, the latest first, at most 50")
    challenges: list[OpenSeat] = Field(description="Challenges to oneself")
    mine: list[OpenSeat] = Field(description="One's own of the last fourteen days, taken up or not")
    more: int | None = Field(description="For `before`, where there are more seats")


class TableToWatch(Answer):
    """A game that anybody may watch."""

    game: str = Field(description="Id of the game")
    spectator: str = Field(description="The secret of those who watch")
    opened: int
    title: str = Field(description="Which game is played")
    scenario: str
    late: bool = Field(description="Whether each turn is shown once it is over")
    choice: int | None = Field(description="Null where each turn is shown once it is over")
    updated: int
    players: dict[str, str] = Field(description="By side the name of its person")
    programs: list[SideName] = Field(description="The sides that a program of their account plays")


class NewOffer(Asked):
    """A seat to be offered."""

    game: Word
    scenario: Word
    options: Options = Field(default_factory=dict)
    side: SideName | Literal["any", "guest", "bid"] = "any"
    wish: SideName | None = Field(default=None, description="With `side` `bid`: the side that is wished")
    steps: int | None = Field(default=None, ge=0, le=20, description="With `side` `bid`: what is bid for it")
    pair: bool = False
    rated: bool = False
    advice: bool = False
    chat: bool = True
    public: bool = False
    late: bool = False
    language: str = Field(max_length=20)
    pace: ChosenPaceOrNone = None
    within: Literal[100, 200, 400] | None = Field(
        default=None, description="For those alone whose rating in this game is so near to one's own, in points"
    )
    to: HandleText | None = Field(default=None, description="The name of the person who is challenged")
