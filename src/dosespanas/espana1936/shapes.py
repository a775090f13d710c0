"""What España 1936 says, as JSON: its observations, odds and facts; see `kernel/shapes.py`.

A box, an area and a base are named by their ids, a piece by the id under which the viewer knows it.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from dosespanas.kernel.shapes import Aid, Both, Facts, Idea, Observed, SideName, WayToWin
from dosespanas.kernel.shapes import LegalAction as LegalAction

Control = Literal["nationalist", "republican", "contested", "nobody"]
Off = Literal["mat", "reserve", "eliminated", "out", "returning", "captured"]
"""Places off the map."""
Where = Off | Literal["map", "sea", "base"]
Mission = Literal["gunfire", "blockade", "protect", "patrol"]
Mode = Literal["bonus", "penalty"]
ShipClass = Literal["battleship", "heavy_cruiser", "light_cruiser", "destroyer", "submarine"]
BattleStep = Literal["attacker", "target", "support", "card", "air", "dice", "reroll", "drm", "substitute"]
SeaFightKind = Literal["area", "coast", "battery"]
SeaStep = Literal["consent", "air", "planes", "submarines", "pairs", "battery", "hits", "end"]


class Box(TypedDict):
    """Who controls a box, and whose control marker lies there."""

    control: Control
    marker: SideName | None


class Troop(TypedDict):
    """A troop counter on the map."""

    id: str
    kind: Literal["troop"]
    side: SideName
    type: str
    strength: int
    drm: int
    where: Literal["map"]
    box: str
    used: bool
    moved: bool
    supplied: bool


class Special(TypedDict):
    """What is said of every piece that is no troop."""

    id: str
    side: SideName
    drm: int
    where: Where
    box: str | None
    """Null for one that is not on the map."""
    used: bool
    moved: bool


class General(Special):
    """A general."""

    kind: Literal["general"]


class Plane(Special):
    """A plane."""

    kind: Literal["plane"]
    dice: int
    place: str | None
    """The box, area or base it is at."""
    mission: Mission | None


class Tank(Special):
    """A tank."""

    kind: Literal["tank"]
    supplied: bool | None
    """Null for one that is not on the map."""


class Ship(Special):
    """A ship."""

    kind: Literal["ship"]
    cls: ShipClass
    dice: int
    gun_dice: int
    """Dice it adds to a battle on land; `drm` is its modifier at sea."""
    gun_drm: int
    place: str | None
    """The box, area or base it is at."""
    mission: Mission | None
    damaged: bool


class Dummy(Special):
    """A dummy of the viewer's own side: a counter that is no unit; `mat` is its owner's hand (OPT-06)."""

    kind: Literal["dummy"]


Piece = Troop | General | Plane | Tank | Ship | Dummy


class Area(TypedDict):
    """Who controls a sea area, and whose marker lies there."""

    control: Control
    marker: SideName | None


class Base(TypedDict):
    """A naval base, and whether it works now."""

    side: SideName
    open: bool


class Bonus(TypedDict):
    """Cards and events a side gains next turn."""

    cards: int
    events: int


class SeaHits(TypedDict):
    """Hits still to be assigned."""

    by: SideName
    """Who assigns them."""
    on: SideName
    """On whose units."""
    damage: int
    withdraw: int


class SeaFight(TypedDict):
    """The fight at sea in hand; pairs are ids of ships and planes."""

    place: str
    kind: SeaFightKind
    step: SeaStep
    asked: str | None
    """The ship or plane that is asked about."""
    pairs: list[list[str]]
    aims: list[list[str]]
    """Who fires at whom."""
    backing: list[list[str]]
    """Who stands behind whom."""
    hits: SeaHits | None


class Naval(TypedDict):
    """The war at sea."""

    areas: dict[str, Area]
    bases: dict[str, Base]
    blockaded: Both[list[str]]
    """Ports of each side that are blockaded."""
    bonus: Both[Bonus]
    fight: SeaFight | None


class Counters(TypedDict):
    """Counters of a troop type still in the pool."""

    small: int
    large: int


class Hand(TypedDict):
    """Cards in hand."""

    count: int
    cards: list[str] | None
    """Null for all but their holder."""


class TableCard(TypedDict):
    """A card that lies on the table."""

    card: str
    side: SideName


class DiceModifier(TypedDict):
    """A modifier of a roll: where it comes from, its value and on how many dice it falls."""

    source: str
    drm: int
    dice: int


class BattleSide(TypedDict):
    """What one side has declared for an attack."""

    supporters: list[str]
    card: str | None
    """Null for one that lies face down, to the other side."""
    mode: Mode | None
    dice: int
    modifiers: list[DiceModifier]
    rolls: NotRequired[list[int]]
    """The dice as they lie, in the order of `place`, while they may be rolled again or a modifier placed."""


class DeclaredAttack(TypedDict):
    """The attack in hand."""

    attacking: str
    defending: str
    nationalist: BattleSide
    republican: BattleSide


class Battle(TypedDict):
    """The battle in hand."""

    box: str
    attacker: SideName
    general: str | None
    """Null in a landing."""
    landing: bool
    step: BattleStep | None
    attack: DeclaredAttack | None
    """Null until attacker and target are chosen."""


class Limit(TypedDict):
    """Attacks and battles a side has left; null for no limit."""

    attacks: int | None
    battles: int | None


class Objectives(TypedDict):
    """Objective cities by who controls them."""

    nationalist: int
    republican: int
    contested: int


class Linked(TypedDict):
    """The largest group of linked boxes of each side, and how many boxes one needs not to lose (VIC-04)."""

    nationalist: list[str]
    republican: list[str]
    wanted: int


class Fog(TypedDict):
    """What the viewer does not see of the stacks, and the other side of his (OPT-06)."""

    covered: Both[dict[str, int]]
    """Counters under the top unit of a side's stacks, by box."""
    dummies: Both[int | None]
    """Dummies in hand; null for the other side."""
    tops: dict[str, str]
    """By box, the own unit that the other side sees of a stack."""


class EspanaObservation(Observed):
    """All that a side, or a spectator, may know of a game of España 1936 now."""

    game: Literal["espana1936"]
    boxes: dict[str, Box]
    pieces: list[Piece]
    pool: Both[dict[str, Counters] | None]
    """Counters left in the pool, by troop type; null for a side whose stacks are covered."""
    hands: Both[Hand]
    decks: Both[dict[str, int]]
    """Cards left in each deck, by its years."""
    used: Both[list[str]]
    """Cards used, face up, in order."""
    discarded: Both[int]
    """Cards discarded, face down."""
    table: list[TableCard]
    """Permanent and pending cards."""
    events_left: Both[int]
    passed: Both[bool]
    replacement: Both[int]
    replacement_due: Both[int]
    """Points that wait for the next replacement phase."""
    rp_spent: Both[list[str]]
    """Boxes in which points have been spent."""
    limits: Both[Limit]
    objectives: Objectives
    linked: Linked
    shipped: dict[str, int]
    """Units shipped from Morocco this turn, by port."""
    selected: str | None
    """The piece chosen and waiting for its destination."""
    event_card: str | None
    """The card whose event is being carried out."""
    battle: Battle | None
    naval: Naval | None
    """Null without the naval rules."""
    fog: Fog | None
    """Null without fog of war."""
    detail: dict[str, Any]
    """What a program needs beside the rest to build the state again, as the engine numbers it."""


class Chances(TypedDict):
    """Chance of each strength a troop may be left with; `"0"` when destroyed."""

    attacker: dict[str, float]
    defender: dict[str, float]


class PlaneOdds(TypedDict):
    """Chances of a plane in the air combat before the attack."""

    destroyed: float
    withdrawn: float


class Exchange(TypedDict):
    """What an attack may come to, whoever attacks. All chances are between 0 and 1."""

    dice: list[int]
    """Of the attacker, of the defender."""
    hits: list[list[float]]
    """P(0 hits), P(1) … of the attacker's roll, of the defender's."""
    left: Chances
    win: float
    """The target dies and the attacker lives."""
    trade: float
    """Both die."""
    lose: float
    """Only the attacker dies."""
    nothing: float
    """No step is lost on either side."""
    attrition: float
    """The rest."""
    planes: dict[str, PlaneOdds]


class Span(TypedDict):
    """A chance that depends on what is not seen."""

    least: float
    mean: float | None
    """Over all it can be, each as likely; null where the other side may choose."""
    most: float


class UnseenCard(TypedDict):
    """What the odds leave out: the other side's card."""

    laid: bool
    """It lies face down; else it may still be laid."""
    target: Span
    """That the target is destroyed."""
    attacker: Span
    """That the attacker is."""


class LandOdds(Exchange):
    """Exact odds of an attack."""

    unseen: UnseenCard | None
    """Null where no unseen card can come into it."""

    attacker: SideName
    clears: float
    """The box is emptied of the defender's troops."""


class LandPrice(TypedDict):
    """What an attack may come to, cards and the defender's support left out."""

    dice: list[int]
    """Of the attacker, of the defender."""
    falls: float
    """Chance that the target is destroyed."""
    dies: float
    """Chance that the attacker is."""
    worth: float
    """A rule of thumb to sort attacks by: strength won on balance, and the troops destroyed."""


class LandPlan(TypedDict):
    """What the side to choose may do in a row: a whole attack, or all support at once."""

    kind: Literal["attack", "support"]
    box: str
    general: str | None
    """Who opens his battle with it, and supports it (CBT-06); else null."""
    attacker: str
    target: str
    row: list[str]
    """The actions up to the support; of the kind `support`, all of it."""
    alone: list[str]
    """What ends the row if nothing supports; empty where nothing could."""
    helpers: list[str]
    """Ids of the pieces that may still support."""
    support: list[str]
    """The actions that end the row if all of them do."""
    odds: LandPrice | None
    """As declared; null for the kind `support`."""
    helped: LandPrice | None
    """With all support; null where there is none."""


class Proposal(TypedDict):
    """A line of what pieces at hand could do: a row of actions, to be taken or changed."""

    row: list[str]
    """The action and, unless it says so itself, where it leads."""
    box: str
    """The box it is about."""
    places: list[str]
    """All boxes it could lead to; empty where the action itself names the box."""


class SeaShot(TypedDict):
    """What one roll at sea may come to."""

    by: str
    at: str | None
    """Null where the owner chooses which of several planes is hit."""
    dice: int
    none: float
    withdrawn: float
    damaged: float
    destroyed: float


class SeaOdds(TypedDict):
    """Exact odds of the rolls at sea that are known to come."""

    sea: list[SeaShot]


class EspanaFacts(TypedDict):
    """All that never changes in España 1936: the map, the pieces, the cards and the seas, as in the data files."""

    game: Literal["espana1936"]
    data: str
    """Digest of the data files; records name it."""
    map: Facts
    board: Facts
    """Where boxes, seas and bases are drawn."""
    pieces: Facts
    cards: list[Facts]
    """With `event`, the sentences that a card says, and its `emblem`."""
    naval: Facts
    scenarios: dict[str, Facts]
    texts: dict[str, dict[str, str]]
    """What a corrected copy calls otherwise than the catalogue, by language and message."""


Observation = EspanaObservation
Action = LegalAction
Odds = LandOdds | SeaOdds
Overlay = Aid | list[WayToWin] | list[Idea] | list[LandPlan] | list[Proposal]
Static = EspanaFacts
