"""What answers look like, for the OpenAPI schema and the types the page generates from it.

Answers are written as they come from the engine; tests hold them against these models.
"""

from typing import Any, Literal

from pydantic import Field, create_model

from dosespanas.kernel.shapes import Caution, Denial, Happening, Idea, LegalAction, SideName
from dosespanas.kernel.shapes import OrderSheet as OrderSheet
from dosespanas.kernel.shapes import OrderView as OrderView
from dosespanas.server.http.common_schemas import (
    Answer,
    Corrections,
    Counted,
    Guest,
    ListedClock,
    Origin,
    PaceView,
    PlayerNames,
    Seated,
)
from dosespanas.server.http.openapi_games import AnyObservation, AnyOdds, AnyOverlay, AnyStatic, AnyView, answer


class ErrorBody(Answer):
    """What went wrong: a message key with its arguments, plain English, and the rule that says so."""

    key: str
    args: dict[str, Any]
    text: str
    rule: str | None


class Error(Answer):
    """Every answer that is not a success."""

    error: ErrorBody


class DataFiles(Answer):
    """The shipped data files of a game, for whoever corrects them."""

    game: str
    base: str = Field(description="The digest of the files, for corrections to name")
    files: dict[str, dict[str, Any]] = Field(description="By file name, as they stand")
    texts: dict[str, dict[str, str]] = Field(description="Titles, histories and names, by language and message")
    schemas: dict[str, dict[str, Any]] = Field(description="By file name, what it may contain, as a JSON Schema")
    names: dict[str, str] = Field(description="Proper names by term, where the catalogue has none")
    openings: dict[str, dict[str, Any]] = Field(description="By scenario, how it begins, as everybody may see it")


class Finding(Answer):
    """What the checker says of one value."""

    at: str = Field(description="The place by ids, as a change names it; in the corrections themselves by numbers")
    severity: Literal["error", "warning"] = Field(
        description="Whether nobody can play with it, or it is merely unusual"
    )
    value: Any = Field(description="What stands there; null where something is missing")
    fix: Any = Field(description="The one value that would be right there; null where there are several")
    text: str = Field(description="What is wrong and what would be right, in the language asked for")


class Checked(Answer):
    """What the checker says of corrections."""

    findings: list[Finding] = Field(description="Errors first")
    digest: str | None = Field(description="What stands for the corrected data in records; null if there is an error")
    facts: list[list[Any]] | None = Field(description="What changes in the static facts, as in `changes` of a view")


class Tokens(Answer):
    """The secret of each side; null for a computer opponent, and for a seat that comes by invitation."""

    nationalist: str | None
    republican: str | None


class Invited(Answer):
    """An invitation to a side's seat. It is told once, to whoever begins the game."""

    side: SideName
    invitation: str


class Invitation(Answer):
    """What an invitation is to."""

    id: str
    game: str
    scenario: str
    options: dict[str, bool]
    name: str | None
    side: SideName = Field(description="The side whose seat it is")
    host: SideName = Field(description="The side of whoever sent it")
    by: str | None = Field(description="Their name; null: they have no account here")
    origin: Origin | None
    taken: int | None = Field(description="When it was taken up, in milliseconds since 1970, UTC; null: not yet")
    chat: bool = Field(description="Whether the two persons may write to each other")
    corrections: Corrections | None = Field(description="Null: it is played with the shipped data")
    pace: PaceView | None = Field(description="How much time each side has; null: as much as it likes")


class Correction(Answer):
    """One thing that corrections change, in words."""

    at: str = Field(description="The place, as a file of corrections names it")
    what: str
    was: str | None = Field(description="Null: it is new")
    now: str | None = Field(description="Null: it is gone")


class CorrectionsTold(Corrections):
    """The corrections that a game is played with."""

    changes: list[Correction]
    corrections: dict[str, Any] = Field(description="The file of corrections")


class NewSeats(Answer):
    """A game just begun and the secrets that open it. They are told once."""

    id: str
    seats: Tokens
    spectator: str
    invitation: Invited | None = Field(description="To the other side's seat, between two persons apart; else null")
    commitment: str | None = Field(description="SHA-256 that binds the server to its secret; null if nothing is drawn")


class TakeBackTarget(Answer):
    """What a seat may ask the other one to take back."""

    to: int | None = Field(description="The choice to go back to: all from there on would be undone; null: nothing")


class GoingOn(Answer):
    """Whether a game begun by other rules goes on by the present ones."""

    waiting: list[SideName] = Field(description="The sides whose person is still to agree; none: it goes on")


class Changed(Seated):
    """A game as a seat may see it, told by what has changed since a view it has."""

    since: int = Field(description="The revision of that view")
    changes: list[list[Any]] = Field(
        description="Of its observation, in order: `[path, value]` put there, `[path]` taken away, "
        "`[path, at, count, items]` other items in a list"
    )
    log: list[Happening] | None = Field(
        description="What has happened since that view, as this seat may know it; null where something was taken back, "
        "or another side looks"
    )
    legal: list[dict[str, Any]] | None = Field(description="As in a whole view")


class Film(Answer):
    """A stretch of a game as a seat may see it."""

    since: int = Field(description="The choice before which the observation was made")
    observation: dict[str, Any]
    steps: list[list[list[Any]]] = Field(
        description="What each choice from then on changed in the observation, as in `changes` of a view"
    )


class Thrown(Answer):
    """The dice a side has thrown in a turn."""

    count: int
    sum: int = Field(description="What they showed together")


class BothLost(Answer):
    """What each side has lost in a turn."""

    nationalist: int
    republican: int


class BothThrown(Answer):
    """What each side has thrown in a turn."""

    nationalist: Thrown
    republican: Thrown


class StoryTurn(Answer):
    """A turn of a finished game in numbers."""

    turn: int
    standing: dict[str, int] = Field(description="At its end, by side; a side that is not counted is left out")
    places: dict[str, list[str]] = Field(description="What was counted, by side; empty where no places are counted")
    losses: BothLost = Field(description="In combat: strength, or steps")
    starved: BothLost = Field(description="Units lost for want of supply")
    dice: BothThrown


class Story(Answer):
    """How a finished game went, in numbers."""

    measure: str = Field(description="What the standing is counted in: `objectives`, `morale`")
    mean: float = Field(description="What a die shows on average")
    turns: list[StoryTurn]


class Fairness(Answer):
    """What a seed was made of."""

    construction: str
    id: str
    commitment: str
    secret: str
    numbers: dict[str, str]
    corrections: str | None = Field(None, description="The digest of the corrections that it was played with, if any")
    draws: str | None = Field(None, description="SHA-256 of all draws with their labels; not told of the first version")
    chain: str | None = Field(None, description="The chain of the log at its end; not told of the first version")
    record: str | None = Field(None, description="SHA-256 of the record but for its tag Chance; not in older proofs")


class Proof(Answer):
    """What the seed of a finished game was made of, and all that came of it."""

    format: str
    game: str
    fair: Fairness | None = Field(description="Null for a game that nobody added a number to")
    seed: str
    begins: int = Field(description="The choice from which on the draws are listed")
    used: int = Field(description="Bytes of the stream that were used")
    draws: list[dict[str, Any]]
    corrections: str | None = Field(None, description="The digest of the corrections in the game's record, if any")


StaleAnswer: Any = create_model(
    "StaleAnswer",
    __base__=Error,
    __doc__="The choice is no longer asked; `view` is the game as it is now.",
    view=(AnyView, ...),
)


class ListedGame(Answer):
    """A game in a list. Times are milliseconds since 1970, UTC."""

    id: str
    damaged: Literal[False]
    game: str
    scenario: str
    name: str | None
    hotseat: bool
    players: PlayerNames
    programs: list[SideName] = Field(description="The sides that a program of their account plays")
    you: list[SideName]
    guest: Guest | None = Field(description="The seat that comes by invitation, as in a view")
    pace: PaceView | None = Field(description="How much time each side has; null: as much as it likes")
    clock: ListedClock | None = Field(description="Of the side that is asked; null where no clock waits for anybody")
    choice: int = Field(description="0 for who watches a game whose turns are shown once they are over")
    actor: SideName | None = Field(description="Null for them too")
    over: bool
    gathering: bool = Field(description="It begins when every person has added a number")
    earlier: bool = Field(description="Begun with an earlier version of the rules: it cannot be opened here")
    corrections: bool = Field(description="It is played with corrections to the shipped data")
    created: int
    updated: int
    unread: int = Field(description="How many messages at its table whoever asks has not read")
    rematch: bool = Field(description="Whether it is over and the other side offers a rematch that waits for an answer")


class DamagedListed(Answer):
    """A game in a list that cannot be read from the database; the others are not touched by that."""

    id: str
    damaged: Literal[True]


class Seen(Answer):
    """How far a seat has looked."""

    seen: int


class Option(Answer):
    """An option of a game; `group` is what it is listed under."""

    name: str
    rule: str
    default: bool
    group: str


class Strength(Answer):
    """What was measured, in points of rating, with the 95% interval."""

    name: str
    points: int
    low: int
    high: int


class CommanderHere(Answer):
    """A computer opponent with a name of the war."""

    name: str
    side: SideName = Field(description="Whose army it led")


class ShelfGame(Answer):
    """A game on the shelf."""

    id: str
    scenarios: list[str]
    scenario: str = Field(description="The scenario it is played in unless another is chosen.")
    options: list[Option]
    presets: dict[str, dict[str, bool]] = Field(description="Sets of options chosen together.")
    exclude: list[list[str]] = Field(description="Pairs of options that contradict each other.")
    bids: list[list[str]] = Field(
        description="What one may bid for a side, from little to much: handicaps of the other, named without its side."
    )
    opponents: list[str] = Field(description="The computer opponents there are for it, the strongest last.")
    grades: list[str] = Field(description="The stops of the slider from the first game to the strongest, by name.")
    commanders: list[CommanderHere]
    strengths: list[Strength] = Field(description="How strong computer opponents are, of those that were measured.")
    handicaps: list[Strength] = Field(description="What options of the group `handicap` are worth to their side.")
    recommended: str = Field(description="The one of them for somebody's first game; empty if none is named.")
    lesson: SideName | None = Field(description="The side that learns in its guided first turn; null if it has none.")


class CatalogueMessage(Answer):
    """A sentence by its key in the catalogue."""

    key: str
    args: dict[str, Any]


class OpponentReason(Answer):
    """What a computer opponent wanted with a choice, told afterwards."""

    choice: int = Field(description="The choice it is to be read with")
    turn: int
    side: SideName
    reason: CatalogueMessage
    gist: int | None = Field(
        description="How weightily it says what the whole turn was about, 0 the most; null: it does not"
    )


class Hint(Answer):
    """One of the best choices, with the chance to win that games played out from here give it."""

    action: str
    then: list[LegalAction] = Field(description="What follows in the same act, such as where the unit goes")
    warned: bool = Field(description="Whether its side is warned of what follows")
    chance: float = Field(description="From 0 to 1")
    low: float
    high: float = Field(description="The ends of its 95% interval")
    equal: bool = Field(False, description="It comes to the same as the first one, as far as could be tried")
    reason: CatalogueMessage | None


class ReviewPoint(Answer):
    """The win chance before a choice."""

    choice: int
    turn: int
    phase: str
    move: int = Field(description="Which choice of that phase it was, from 1")
    side: SideName = Field(description="Whose choice it was")
    nationalist: float = Field(description="The chance of the Nationalist side, from 0 to 1")
    low: float
    high: float


class TurningPoint(Answer):
    """A choice than which something else would have been better."""

    choice: int
    turn: int
    phase: str
    move: int = Field(description="Which choice of that phase it was, from 1")
    side: SideName
    place: str | None = Field(description="Where the battle was that it was about, as a term")
    earlier: list[LegalAction] = Field(description="What led to it in the same act or attack")
    taken: LegalAction
    taken_then: list[LegalAction] = Field(description="What followed it in the same act, such as where the unit went")
    taken_acts: list[list[LegalAction]] = Field(description="What was done, act by act, with what led to it")
    chance: float
    better: LegalAction
    better_then: list[LegalAction] = Field(description="What would follow it")
    better_acts: list[list[LegalAction]] = Field(description="What would have been better, act by act, each whole")
    better_chance: float
    lost: float
    error: float = Field(description="Standard error of what was lost")
    reason: CatalogueMessage | None
    opponent: str = Field(description="Who was asked for something better; none if all that was offered was tried")
    ideas: list[Idea] = Field(description="What either side could do next as the moment ended, as its side may know it")
    ideas_at: int = Field(description="The choice before which it ended")


class Stroke(Answer):
    """A choice that chance answered: what that did to the Nationalist chance."""

    choice: int
    turn: int
    phase: str
    move: int = Field(description="Which choice of that phase it was, from 1")
    side: SideName
    action: str
    place: str | None = Field(description="Where the battle was that it was about, as a term")
    events: list[Happening] = Field(description="What chance answered")
    nationalist: float


class ReviewTurn(Answer):
    """What a turn did to the Nationalist chance: all together leads to `end`, where the next one begins."""

    turn: int
    nationalist: float = Field(description="By Nationalist choices")
    republican: float = Field(description="By Republican choices")
    luck: float
    insight: float = Field(description="By playing on for another turn")
    end: float
    reach: dict[str, float] = Field(description="How far the 95% interval of each part goes either way, by its name")


class ReviewPhase(Answer):
    """How a side played a phase, in all turns."""

    phase: str
    times: int
    lost: float
    accuracy: float


class ReviewSide(Answer):
    """What a side's choices and its luck did to its chance, and its accuracy from 0 to 100."""

    choices: float
    luck: float
    reach: dict[str, float] = Field(description="How far the 95% interval of either goes either way, by its name")
    accuracy: float
    phases: list[ReviewPhase]


class Fallen(Answer):
    """A place of the loser's that the winner took."""

    key: str = Field(description="The message that says how: review-fell-empty, -held or -left")
    place: str = Field(description="As a term")
    turn: int
    choice: int
    units: int = Field(description="How many units of the loser stood there before the winner came")
    strength: int = Field(description="Their strength together")
    fought: bool = Field(description="There was a battle for it")


class Cause(Answer):
    """Why the loser lost."""

    why: CatalogueMessage | None = Field(
        None, description="Why, in one sentence; null where the end hinged on no place"
    )
    luck: CatalogueMessage | None = Field(None, description="What luck cost the loser; null where that was little")
    hunger: CatalogueMessage | None = Field(
        None, description="What want of supply cost the loser; null where that was little"
    )
    fallen: list[Fallen] = Field(description="The places that the end turned on, the last first")
    empty: list[str] = Field([], description="Other places that the winner walked into in the last turns, as terms")
    settled: int = Field(description="The turn from which on the loser's chance stayed below a fifth")
    settled_at: int | None = Field(None, description="The choice from which on it did; older reviews do not say")


class StoodStill(Answer):
    """A movement phase in which a side moved nothing though much of it could."""

    choice: int
    turn: int
    phase: str
    side: SideName
    count: int = Field(description="How many of its pieces could have moved")


class Review(Answer):
    """The review of a game."""

    format: Literal["dosespanas-review 1"]
    game: str
    scenario: str
    choices: int
    over: bool
    winner: SideName | None
    reason: str | None
    details: dict[str, Any] = Field(description="Arguments of the reason")
    cause: Cause | None = Field(None, description="Null where nobody won, and in reviews of before there was one")
    games: int = Field(description="How often each position was played out")
    learned_elsewhere: bool = Field(
        False, description="The chances were learned on other data than those of this game; older reviews do not say"
    )
    still: list[StoodStill] = Field([], description="Phases in which nothing was moved; older reviews do not say")
    curve: list[ReviewPoint]
    turning_points: list[TurningPoint]
    dice: list[Stroke]
    turns: list[ReviewTurn]
    insight: float
    insight_reach: float = Field(description="How far its 95% interval goes either way")
    sides: dict[SideName, ReviewSide]


class ReviewAnswer(Answer):
    """A review, or how far it has come."""

    share: float = Field(description="How much is done, from 0 to 1")
    review: Review | None
    draft: Review | None = Field(
        description="Until then what is known of it: the curve as far as it has come, the turning points found so far"
    )


class PhasePlan(Answer):
    """What the opponent who is asked would go on with in the phase, after the best choice."""

    idea: CatalogueMessage | None = Field(description="What the moves shown have in common, if not said before")
    acts: list[list[LegalAction]] = Field(
        description="Three moves at most in their order, each with what follows in the same act"
    )
    more: int | None = Field(description="How many others there are; null where that was not worked out")


class Advice(Answer):
    """What a computer opponent would play here."""

    choice: int = Field(description="The choice it is for")
    opponent: str
    action: str
    reason: CatalogueMessage | None
    best: list[Hint] = Field(description="The best choices, the best first; none in a game that nobody judges")
    phase: PhasePlan | None = Field(description="What the phase goes on with; null for nothing more")
    learned_elsewhere: bool = Field(description="The chances were learned on other data than those of this game")


class Chapter(Answer):
    """A chapter of a rulebook; the text of a rule is the message `rule-` and its id, an underscore for every dot."""

    title: str
    rules: list[str] = Field(description="Ids, in their order")


class AccountsHere(Answer):
    """What this server offers to those who have an account."""

    mail: bool = Field(description="Whether it sends mail: a link to sign in with, too")
    openid: str | None = Field(description="What another service is called that one may sign in by; null: none")
    sign_up: Literal["open", "approval", "invited"] = Field(
        description="Who may have an account: anybody; whom whoever runs the server lets in; whom they invited"
    )


class NamedPace(PaceView):
    """A pace that is offered by name."""

    name: str


class Range(Answer):
    """What a number may be."""

    least: int
    most: int


class PaceRange(Answer):
    """What the parts of a pace may be, in seconds, holidays in days a year; `cap` is never less than `start`."""

    start: Range
    increment: Range
    cap: Range
    holidays: Range


class PaceBounds(Answer):
    """What a pace may be, by kind."""

    live: PaceRange
    correspondence: PaceRange


class Shelf(Answer):
    """What this server offers."""

    games: list[ShelfGame]
    opponents: list[str] = Field(description="The computer opponents of all games")
    languages: list[str]
    paces: list[NamedPace] = Field(description="How fast two persons apart may play, the fastest first")
    pace_bounds: PaceBounds = Field(description="What a pace of one's own may be")
    version: str = Field(description="Version of the rules engine")
    address: str | None = Field(description="Where others reach this server; null: it is not known, or nowhere")
    apart: bool = Field(description="Whether persons at other devices can reach it and sit down at a game")
    accounts: AccountsHere | None = Field(description="Null: it keeps no accounts")


ViewAnswer = answer("ViewAnswer", AnyView, "The game as a seat may see it.")
ActAnswer = answer("ActAnswer", AnyView | Changed, "The game as a seat may see it, whole or by what has changed.")
ObservationAnswer = answer("ObservationAnswer", AnyObservation, "A position as a seat may see it.")
OddsAnswer = answer("OddsAnswer", AnyOdds | None, "The odds of a fight; null where there is none.")
OverlayAnswer = answer("OverlayAnswer", AnyOverlay, "Something counted from the map.")
StaticAnswer = answer("StaticAnswer", AnyStatic, "What never changes in a game.")
LogAnswer = answer("LogAnswer", list[Happening], "What happened, as a seat may know it.")
Warnings = answer("Warnings", dict[str, list[Caution]], "What would be regretted, by legal action.")
CountAnswer = answer("CountAnswer", Counted | None, "How a game would end if both stopped; null unless they may.")
ExplainAnswer = answer("ExplainAnswer", Denial | None, "Why an action may not be taken; null if it may.")
