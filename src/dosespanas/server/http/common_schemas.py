"""What the answers about every game are made of."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from dosespanas.kernel.shapes import OrderOffer, Said, SideName


class Answer(BaseModel):
    """Base of all answers. What is said of a field stands in its `Field`; see `describe`."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


def describe(base: type[BaseModel]) -> None:
    """Have the models made of a base tell what the docstrings in the games' shapes say.

    They are read from the source, for which a server that begins has no time: OpenAPI alone needs them.
    """
    for model in base.__subclasses__():
        model.model_config["use_attribute_docstrings"] = True
        describe(model)


class PlayerNames(Answer):
    """Who holds each side: `person` or the name of an opponent."""

    nationalist: str
    republican: str


class Origin(Answer):
    """The record a game was taken up from."""

    choice: int = Field(description="How many choices the record had; all after them is new")
    redealt: bool = Field(description="Whether the hidden hands were dealt anew")
    drawn: int | None = Field(
        description="Where the game of the record was not over: at which choice of it; all that was hidden there is new"
    )


class ChanceView(Answer):
    """What everybody may know of where dice and cards come from."""

    commitment: str = Field(description="SHA-256 that binds the server to its secret")
    givers: list[str] = Field(description="Who adds a number: the sides that persons hold, or `both` in a hot seat")
    missing: list[SideName] = Field(description="The sides whose person has still to add a number")
    version: int = Field(
        description="How the seed is made; 1: begun before there were invitations, so whoever began a game for two "
        "persons has the secrets of both"
    )


class Failed(Answer):
    """A computer opponent that gave no usable answer; it is asked nothing more."""

    side: SideName
    opponent: str
    others: list[str] = Field(description="Who may play on in its place, by name (`POST /games/{id}/opponent`)")


class ChainView(Answer):
    """What stands for all lines of the log before a choice that is not taken back any more."""

    choice: int
    value: str = Field(description="64 hex digits; the proof compares them with the finished record")


class Corrections(Answer):
    """What a game is played with that is otherwise than in the shipped data, in a line."""

    digest: str = Field(description="SHA-256 of the corrections")
    name: str
    source: str = Field(description="Where the values come from")
    count: int = Field(description="How many values or rows are other than shipped")


class Guest(Answer):
    """The seat that whoever began a game handed out by invitation."""

    side: SideName
    invited: bool = Field(description="Whether an invitation to it can be taken up")
    taken: int | None = Field(description="When it was taken up, in milliseconds since 1970, UTC; null: not yet")


class Counted(Answer):
    """How a game would end: who would win (null: nobody), and why in words."""

    winner: SideName | None
    rule: str
    key: str
    args: dict[str, Any]


class Advised(Answer):
    """How often each side took advice of the computer."""

    nationalist: int
    republican: int


class RematchView(Answer):
    """Another game for the same two persons, once this one is over."""

    state: Literal["offered", "declined", "begun"]
    id: str | None = Field(description="The game that was begun: it is opened with the secret of this game's seat")
    side: SideName = Field(description="Who offers it: its side here")
    swap: bool = Field(description="Whether each has the other's side there")
    rated: bool = Field(description="Whether it counts for the ratings of both")


class TakeBackView(Answer):
    """What one side asks the other to take back, or was refused at this choice."""

    state: Literal["asked", "refused"]
    side: SideName = Field(description="Who asks")
    to: int = Field(description="The choice to go back to, with which the last act of that side began")


class OrdersHere(Answer):
    """What a view says of this seat's standing orders."""

    offers: list[OrderOffer] = Field(description="Those that may be set at what this seat is asked now")
    queue: list[str] = Field(description="The prompts of a queue that may be set now; empty: none")
    ahead: list[str] = Field(description="Questions that may come to it while the other side goes on, as terms")
    standing: int = Field(description="How many stand (`GET /games/{id}/orders` lists them)")
    answered: list[int] = Field(description="The choices that they answered, the last 60")
    stopped: list[Said] = Field(description="Why some no longer answer what is asked now, and what is left of queues")


class ListedClock(Answer):
    """The clock of the side that is asked, as a list tells it."""

    left: int = Field(description="Milliseconds, when it was told; below 0: its time is up")
    runs: bool = Field(description="Whether it runs: not during a pause or a holiday")


class PaceView(Answer):
    """How much time each side has, in seconds."""

    kind: Literal["live", "correspondence"]
    start: int
    increment: int = Field(description="What each answer that hands over brings")
    cap: int = Field(description="What an increment fills up to at most")
    holidays: int = Field(description="Days a year")


class Lefts(Answer):
    """What each side has left, in milliseconds; below 0 when its time is up."""

    nationalist: int
    republican: int


class HolidayView(Answer):
    """The holidays of a side."""

    until: int | None = Field(
        description="Its clock stands until then, in milliseconds since 1970, UTC; null: it is here"
    )
    left: int = Field(description="Days that it may still take in this year of the game")


class Holidays(Answer):
    """The holidays of both sides."""

    nationalist: HolidayView
    republican: HolidayView


class Regents(Answer):
    """By side the computer opponent that plays for its person, whose time was up; null: none does."""

    nationalist: str | None
    republican: str | None


class ClockView(Answer):
    """The clocks of a game, as everybody may know them."""

    pace: PaceView
    left: Lefts
    side: SideName | None = Field(description="Whose answer is waited for; null: nobody's that counts")
    runs: bool = Field(description="Whether that clock runs")
    late: SideName | None = Field(description="The side whose time is up: the other one may claim")
    paused: bool = Field(description="Both agreed that the clocks stand, until either lets them go on")
    offers: list[SideName] = Field(description="The sides that offer a pause")
    holidays: Holidays
    regents: Regents


class Seated(Answer):
    """What every view of a game says, whatever the game."""

    id: str
    name: str | None
    players: PlayerNames
    programs: list[SideName] = Field(description="The sides that a program of their account plays")
    hotseat: bool
    origin: Origin | None = Field(description="Where the game was taken up from; null: it began here")
    chance: ChanceView | None = Field(description="Null for a game that was over when it was taken up, or older")
    guest: Guest | None = Field(
        description="Null unless two persons play apart, and for a game begun before there were invitations"
    )
    choice: int = Field(description="Number of the choice now asked; actions carry it")
    revision: int = Field(description="Grows with whatever happens, undo too")
    you: list[SideName] = Field(description="The sides this seat may act for; none for a spectator")
    undo: bool = Field(description="Whether this seat may take something back now: its last act as a whole")
    midway: bool = Field(description="Whether its choice goes on with an act begun before; undo puts down what is held")
    warned: list[str] = Field(description="Verbs of actions that its side may regret: it asks for `warnings` then")
    agree: list[SideName] = Field(description="The sides that offer to stop here")
    back: TakeBackView | None = Field(description="Null: nothing is asked; never told to a spectator")
    may_agree: bool = Field(description="Whether its rules know an end by agreement, and two persons play")
    chain: ChainView | None = Field(description="The log so far, to be remembered; null for a game without a proof")
    may_advise: bool = Field(description="Whether the computer may be asked: between persons if they agreed before")
    rated: bool = Field(description="Whether it was begun as a rated game: nobody is advised, by nobody")
    rated_from: int | None = Field(description="The turn from which on a rated game counts; null: it is not rated")
    late: bool = Field(description="Whether who watches is shown each turn once it is over, as in every rated game")
    talk: Literal["open", "silent"] | None = Field(
        description="Whether its two persons may write to each other; null unless they play apart"
    )
    puzzle: str | None = Field(description="The puzzle that it was begun from; null: it began otherwise")
    advised: Advised = Field(description="How often it was, in a game between persons")
    yields: list[SideName] = Field(description="The computer opponents that offer to give up")
    corrections: Corrections | None = Field(description="Null: it is played with the shipped data")
    rematch: RematchView | None = Field(description="Null: nobody offers one; never told to a spectator")
    thinking: bool = Field(description="Whether a computer opponent is to choose")
    failed: Failed | None = Field(description="Whom the game waits for in vain; null: nobody failed")
    orders: OrdersHere | None = Field(description="Null for a spectator, and in a game that takes no standing orders")
    clock: ClockView | None = Field(description="Null in a game without clocks")
    first: int = Field(description="The first choice that can be looked back at; before it other rules were in force")
    over: bool
    seen: int = Field(description="The choice before which this seat has looked at everything")
    news_since: int = Field(
        description="From which choice on all is news here: after this side's last own one, to who watches since the "
        "game last changed hands"
    )


class ViewGathering(Seated):
    """A game that begins when every person has added a number to its chance."""

    game: str
    scenario: str
    options: dict[str, bool]
    observation: None
    legal: None
