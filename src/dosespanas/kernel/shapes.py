"""What every game says, as JSON: the shapes that all share. A game's own stand in its `shapes`.

They are the one description of what leaves the engine: the rules return these types, OpenAPI and the page's types are
made from them, and tests hold observations of random games and `docs/contract.md` to them. At run time each is a plain
dictionary. Names are unique over all games, since they are those of the schema.
"""

from typing import Any, Generic, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict  # that of `typing` can be read by pydantic from Python 3.12 on

T = TypeVar("T")

SideName = Literal["nationalist", "republican"]
Stop = Literal["question", "phase"]
"""What an answer ends that does nothing else: the question asked, or its phase and all that it would still ask."""

Facts = dict[str, Any]
"""A data file as it is read."""

Arg = str | int | None | list[str] | list[int] | list[dict[str, str | int]]
"""An argument of a message: a term, a number, a plain word, or several; null where there is nothing to name."""

Args = dict[str, Arg]
"""Arguments of a message by name."""


class Both(TypedDict, Generic[T]):
    """Something of each side."""

    nationalist: T
    republican: T


class Message(TypedDict):
    """A message of the catalogue with its arguments, put in words by whoever shows it (`Catalogue.said`).

    An argument may also be a sentence itself, or several in a list: `{"any_of": [...]}`, `{"all_of": [...]}`.
    """

    key: str
    args: dict[str, Any]


class Prompt(TypedDict):
    """What is to be chosen: a message key, its arguments and the rule."""

    key: str
    args: Args
    rule: str


class Ending(TypedDict):
    """How the game ended."""

    winner: SideName | None
    """Null: a draw."""
    reason: str
    """Message key."""
    args: Args
    """What decided, such as the places held."""
    rule: str


class WayToWin(TypedDict):
    """A condition that ends the game, and how near it is: a message, and numbers."""

    side: SideName
    """Who wins by it."""
    rule: str
    key: str
    args: Args
    now: int
    needed: int
    """What `now` has to come to."""
    most: bool
    """Whether it has to come down to that."""


class Idea(TypedDict):
    """What a side could do with its next moves, to be drawn on the map: a message, its places, and the ways there."""

    side: SideName
    """Who could do it."""
    rule: str
    key: str
    args: Args
    places: list[str]
    """Ids of boxes or hexes."""
    ways: list[list[str]]
    """From where to where, place by place."""


AidCell = str | int
"""A cell of a table: a number, a term, a message key, or words that are the same in all languages."""


class AidStep(TypedDict):
    """A step of a turn, with what is done in it as a message."""

    phase: str
    side: SideName | None
    """Whose it is; null for one of both."""
    rule: str
    key: str
    args: Args
    now: bool
    """The game is in it."""


class AidTable(TypedDict):
    """A table to look things up in."""

    key: str
    """Its title, as a message."""
    rules: list[str]
    columns: list[AidCell]
    rows: list[list[AidCell]]
    here: int | None
    """The row of the present turn, from 0; null in a table that has none."""


class Aid(TypedDict):
    """The player's aid: the steps of this turn, and the main tables of the game as it is played."""

    steps: list[AidStep]
    tables: list[AidTable]


class Denial(TypedDict):
    """Why an action may not be taken, or something does not hold: a rule and a message."""

    rule: str
    key: str
    args: Args


class Caution(Denial):
    """What would be regretted about an action."""

    grave: bool
    """Whether the war may be lost by it, or not won, at once: its rule ends the game."""


class Observed(TypedDict):
    """What an observation of any game begins with, beside `game`: all that a side, or a spectator, may know now."""

    data: str
    """The digest of the data it is played with: who thinks about it takes those, and no others."""
    scenario: str
    options: dict[str, bool]
    viewer: SideName | None
    """Null for a spectator."""
    choice: int
    """How many actions have been taken: the number of the choice now asked."""
    turn: int
    year: str
    """When it is, as the game counts: a year, or a month such as `1936-07`."""
    phase: str
    phase_side: SideName | None
    """Whose phase it is; null for a phase of both."""
    stations: list[str]
    """The phases of this turn, in order."""
    station: int
    """Which of them is open, from 0."""
    actor: SideName | None
    """Who is to choose; null when the game is over."""
    curtain: str | None
    """Why nobody else may look at this screen now, as a message key; null where all on it is public."""
    prompt: Prompt
    outcome: Ending | None
    """Null while the game goes on."""


class LegalAction(TypedDict):
    """An action that may be taken now; its label is the message `action-<verb>` with `args`."""

    action: str
    """Its notation."""
    verb: str
    pieces: list[str]
    """Ids of the pieces it is about; of several that are alike any will do."""
    box: str | None
    """The box or hex it is about."""
    place: str | None
    """The box, sea area or base it is about."""
    card: str | None
    """The card or chit it is about."""
    mode: str | None
    """How a card is played, or which points pay."""
    args: Args
    """What its label names, as terms; `box` is the term of the place it is about."""
    path: NotRequired[list[str]]
    """Of a move: the boxes or hexes on its way, both ends included; empty for what does not go by land."""
    cost: NotRequired[int]
    """Movement points of that way, in a game that counts them."""
    rule: NotRequired[str]
    """The rule whose text says what its chit does."""
    ends: NotRequired[Stop]
    """Of an answer that does nothing else: what it ends."""


class Toll(TypedDict):
    """What an event of a battle cost the side it is of."""

    hits: int
    lost: bool
    """Whether its `piece` is gone with it."""


class Happening(TypedDict):
    """Something that happened; the sentence is the message `event-<kind>` with `args`."""

    n: int
    """Number of the choice that caused it; -1 for the set-up."""
    kind: str
    rule: str
    side: SideName | None
    """Whose doing it was; null: nobody's."""
    args: Args
    ids: list[str]
    """Ids of the pieces concerned."""
    public: NotRequired[Args]
    """Where `args` tell the viewer a secret of his own: these arguments as others read them, null where they do not."""
    toll: NotRequired[Toll]
    """What it cost its side, where it tells of a battle: what came of that is the sum of these."""


class Said(TypedDict):
    """Something to be put into words: a message and its arguments, which may be messages themselves."""

    key: str
    args: dict[str, Any]


class OrderWhen(TypedDict):
    """The questions that a standing order answers: all of these prompts, as far as the rest of it holds."""

    prompt: list[str]
    """Message keys of the questions."""
    role: NotRequired[Literal["attacker", "defender"]]
    """Only while its side attacks, or defends, in the battle in hand."""
    place: NotRequired[list[str]]
    """Only in a battle for one of these boxes or hexes."""
    unless: NotRequired[list[str]]
    """In no battle for one of these."""


class OrderUntil(TypedDict):
    """When a standing order ends by itself: at whatever comes first."""

    turn: NotRequired[int]
    """With the end of this turn."""
    times: NotRequired[int]
    """After so many answers."""
    attacked: NotRequired[list[str]]
    """When its side is asked about an attack of the other side on one of these places."""
    lost: NotRequired[list[str]]
    """When the other side holds one of these places."""


class OrderRule(TypedDict):
    """A standing order (`do`) or a queue (`queue`): one of both."""

    when: OrderWhen
    do: NotRequired[list[str]]
    """Answers by notation or by verb alone, the first that is legal is taken."""
    queue: NotRequired[list[str]]
    """Answers by notation, one after the other; one that is not legal stops them all."""
    keep: NotRequired[list[str]]
    """Pieces and cards, by id, that a standing order does not spend."""
    most: NotRequired[str]
    """Of several that an answer may be, the one in which this number of its label is highest."""
    until: NotRequired[OrderUntil]


class OrderOffer(TypedDict):
    """An order that may be set at the question now asked, in words: what it does, and when it ends."""

    rule: OrderRule
    words: list[Said]


class OrderAnswer(TypedDict):
    """An answer that an order may name, with its label."""

    action: str
    words: Said


class OrderThing(TypedDict):
    """A place, a piece or a card that an order may name."""

    id: str
    term: str
    """Its name, as a term."""


class OrderGroup(TypedDict):
    """Orders that spare the same."""

    key: str
    """Its message."""
    spares: float
    """How many hand-overs a turn they spare together, as measured."""


class OrderForm(TypedDict):
    """An order, or a queue, that may be built at any time: what is fixed of it, and what may be chosen."""

    key: str
    """The message that says what it does."""
    group: str
    question: list[str]
    """The questions that it answers, as terms."""
    choices: list[OrderOffer]
    """What it may be: in attack and defence, or in one of them. Of a queue, one whose answers are still to be named."""
    first: list[OrderAnswer]
    """Answers that may be tried before its own."""
    keep: list[OrderThing]
    """Pieces and cards that it may be told not to spend."""
    battle: bool
    """Whether it answers in battles: the places of those may be named."""
    row: list[OrderAnswer]
    """Answers that a queue may be made of."""
    then: dict[str, list[OrderAnswer]]
    """By the verb of such an answer those that may go on with it."""


class OrderSheet(TypedDict):
    """All the orders that a side may build now."""

    groups: list[OrderGroup]
    forms: list[OrderForm]
    places: list[OrderThing]


class OrderView(TypedDict):
    """An order of one's own: what it does, how far it has come, and why it stands no longer."""

    n: int
    rule: OrderRule
    words: list[Said]
    """What it does, and when it ends by itself."""
    answered: int
    """How often it has answered."""
    left: list[str]
    """What is left of a queue."""
    held: bool
    """Whether it rests, as while its owner changes it: it answers nothing then."""
    ended: Said | None
    """Null while it stands."""
