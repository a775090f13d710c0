"""The registry: which games there are, and how to start, set up or continue one."""

import json
import os
import random
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, cast

from dosespanas.datafiles.patches import Source, as_text
from dosespanas.datafiles.reading import FileContents, FileProblem, FileSet
from dosespanas.datafiles.store import other_data
from dosespanas.datafiles.texts import NAME as TEXTS
from dosespanas.datafiles.trial import DataFinding, trial
from dosespanas.espana1936 import faces
from dosespanas.espana1936 import game as espana1936
from dosespanas.espana1936 import orders as espana1936_orders
from dosespanas.espana1936 import shapes as espana1936_shapes
from dosespanas.espana1936.board import options as espana1936_options
from dosespanas.espana1936.files import check as espana1936_files
from dosespanas.gce import game as gce
from dosespanas.gce import orders as gce_orders
from dosespanas.gce import shapes as gce_shapes
from dosespanas.gce.board import options as gce_options
from dosespanas.gce.files import check as gce_files
from dosespanas.gce.files import names as gce_names
from dosespanas.kernel.battles import Fights
from dosespanas.kernel.chance import SEED_BYTES, Chance, seed_bytes
from dosespanas.kernel.errors import (
    BadData,
    BadPosition,
    BadRecord,
    DosEspanasError,
    IllegalAction,
    UnknownAction,
    UnknownOption,
)
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import Header
from dosespanas.kernel.order_offers import NO_ORDERS, OrderForms
from dosespanas.kernel.orders import Orders
from dosespanas.kernel.phrases import Phrase, phrase
from dosespanas.kernel.positions import DEEPEST, bad, nested_too_deep
from dosespanas.kernel.record import (
    Record,
    Reseed,
    action_line,
    bad_record,
    by_others,
    departs,
    handover_line,
    read_record,
    reseed_line,
    write_record,
)
from dosespanas.kernel.side import NOBODY

Facts = dict[str, Any]
"""What the data files of a game say, under the names by which its rules ask for them."""


class Rules(Protocol):
    """What starts the games of a title: a `Beginning`, or a module with functions of these names."""

    def new_game(
        self,
        scenario: str,
        options: dict[str, Any] | None,
        seed: int | str,
        folder: str | Path | None,
        digest: str | None = None,
    ) -> Game:
        """Start a game; with a `digest`, on those data and no others."""
        ...

    def from_position(
        self, raw: dict[str, Any], folder: str | Path | None, earlier: bool = False, digest: str | None = None
    ) -> Game:
        """Start from a position; raises BadPosition. `earlier`: an earlier version of the engine wrote it."""
        ...

    def sample(self, observation: Facts, rng: Chance, folder: str | Path | None) -> Game:
        """Return a game as an observation says, what it does not say drawn at random."""
        ...


class Choices(Protocol):
    """The module that says what may be chosen for a game, such as `espana1936.options`."""

    @property
    def SCENARIOS(self) -> Sequence[str]:
        """Scenarios by name."""
        ...

    @property
    def AVAILABLE(self) -> Mapping[str, tuple[str, bool, str]]:
        """Options: name -> (rule, default, group)."""
        ...

    @property
    def PRESETS(self) -> Mapping[str, Sequence[str]]:
        """Sets of options chosen together."""
        ...

    @property
    def BIDS(self) -> Sequence[Sequence[str]]:
        """What may be bid for a side, from little to much: handicaps of the other, named without their side."""
        ...

    @property
    def EXCLUDE(self) -> Sequence[tuple[str, str]]:
        """Pairs of options that contradict each other."""
        ...


class Shapes(Protocol):
    """The module that says in which shapes a game answers, such as `espana1936.shapes`; each is a type."""

    @property
    def Observation(self) -> object:
        """What a side or a spectator may know; its `game` is the name of the game."""
        ...

    @property
    def Action(self) -> object:
        """A legal action."""
        ...

    @property
    def Odds(self) -> object:
        """Odds of a fight."""
        ...

    @property
    def Overlay(self) -> object:
        """What is counted from the map, None if nothing is."""
        ...

    @property
    def Static(self) -> object:
        """All that never changes; its `game` is the name of the game."""
        ...


class Files(Protocol):
    """The module that reads and checks the data files of a game, such as `espana1936.files.check`."""

    @property
    def FILES(self) -> FileSet:
        """Its files: how they are read, and how corrections are laid over them."""
        ...

    def shipped(self) -> FileContents:
        """Return the files that come with the game."""
        ...

    def load_folder(self, data: str | Path) -> FileContents:
        """Return the files of a folder or of corrections, and the shipped ones for all others; raises BadData."""
        ...

    def check(self, files: FileContents) -> list[FileProblem]:
        """Return everything wrong or unusual in the files."""
        ...

    def usable(self, files: FileContents) -> Facts:
        """Return the facts of the files; raises BadData unless a game can be played with them."""
        ...

    def digest(self, files: FileContents) -> str:
        """Return what stands for the facts of the files in records."""
        ...


@dataclass(frozen=True)
class Lesson:
    """A game that teaches the first turn: always the same, so that its dice and cards are no secret."""

    side: str
    """The side that learns."""
    opponent: str
    """Who holds the other one."""
    seed: int
    scenario: str
    options: Mapping[str, bool]


def _no_places(_facts: Facts) -> frozenset[str]:
    return frozenset()


@dataclass(frozen=True)
class GameDefinition:
    """A game: all that the layers above need to know of it."""

    name: str
    """As records and interfaces call it."""
    scenario: str
    """The scenario that is played unless another is asked for."""
    rules: Rules
    choices: Choices
    shapes: Shapes
    files: Files
    static: Callable[[Facts], Facts]
    """What of its facts the page is told, and `names`: proper names by term, where it has any."""
    opponents: Mapping[str, str]
    """Where its computer opponents stand (`module:class`, made from a seed), by name; the strongest comes last."""
    turn_rule: str
    """The rule that says whose choice it is."""
    end_rule: str
    """The rule that says whether both players may agree to end the game."""
    agreement: bool
    """Whether they may."""
    recommended: str = ""
    """The opponent for somebody's first game, by name; nothing: none is named."""
    shown: str = ""
    """Where stands what it has in the terminal (`module:SHOWN`); nothing: it is shown plainly."""
    picture: str = ""
    """Where its positions are drawn (`module:draw`): an SVG of an observation, the facts and a catalogue of words."""
    story: str = ""
    """Where stands how a finished game is told in numbers (`module:TOLD`)."""
    chronicle: str = ""
    """Where stands what a report of a game tells of it (`module:TOLD`): the months of its turns, who stands where."""
    judge: str = ""
    """Where its positions are judged (`module:class`, made from nothing: `players/evaluation.py`); nothing: nowhere."""
    strong_judge: str = ""
    """Where reviews judge, by the strongest minds; nothing: where all is judged."""
    telling: str = ""
    """Where stands what its opponents say of their choices while it goes on; else nothing."""
    cast: str = ""
    """Where stands who plays it beside its levels (`module:CAST`, a `players.cast.Cast`): grades and commanders."""
    encoding: str = ""
    """Where its actions and observations are made numbers (`module:class`, made from a state: `kernel/encoding.py`)."""

    setting_up: str = ""
    """Where stands how its positions are set up by hand (`module:SETTING_UP`); nothing: as text alone."""
    places: Callable[[Facts], frozenset[str]] = _no_places
    """The places of its map by their ids, from what the page is told."""
    orders: OrderForms = NO_ORDERS
    """The standing orders it takes; by itself a game takes none."""

    asides: frozenset[str] = frozenset()
    """Kinds of its events that a digest leaves out: others tell what came of them, or nothing did."""

    fights: Fights | None = None
    """What of its events tells of battles, and of what is lost in them; None: they are not told as wholes."""

    advising: frozenset[str] = frozenset()
    """Its overlays that are advice: they say what would be good to do."""

    rated_after: int = 2
    """How many turns of a scenario are over before a rated game counts (`counts_from`)."""

    lesson: Lesson | None = None
    """The game that teaches its first turn, where the page has words for one."""

    def facts(self, data: Source = None) -> Facts:
        """Return all that never changes during a game, with the digest of its data; raises BadData.

        `data`: a folder of corrected data files, or corrections as text; None: the shipped ones.
        """
        text = as_text(data)
        return self._facts(data) if text is None else _facts_of(self.name, text)

    def _facts(self, data: Source) -> Facts:
        files = self.files.shipped() if data is None else self.files.load_folder(data)
        return {"game": self.name, "data": self.files.digest(files)} | self.static(self.files.usable(files))

    def tried(self, corrections: object) -> list[DataFinding]:
        """Return what is wrong or unusual in the data that corrections make of those shipped, errors first.

        `corrections`: a file of corrections, as JSON has it. Never raises.
        """
        return self.trial(corrections)[0]

    def trial(self, corrections: object) -> tuple[list[DataFinding], FileContents | None]:
        """Return what `tried` does, and the files that the corrections make; None of what is no file of corrections."""
        return trial(self.files, corrections)

    def texts(self, data: Source = None) -> dict[str, dict[str, str]]:
        """Return what corrected data call otherwise than the catalogue, by language and message; raises BadData."""
        texts: dict[str, dict[str, str]] = {} if data is None else self.facts(data).get("texts", {})
        return texts

    def names(self, data: Source = None) -> dict[str, str]:
        """Return the proper names of its units and places by term; empty where the catalogue names them."""
        names: dict[str, str] = self.facts(data).get("names", {})
        return names


@lru_cache(maxsize=8)
def _facts_of(game: str, corrections: str) -> Facts:
    """Return the facts of a game that is played with corrections; they are many pages' in turn."""
    return DEFINITIONS[game]._facts(corrections)


ESPANA1936 = GameDefinition(
    name=espana1936.NAME,
    scenario="1936",
    rules=espana1936.RULES,
    choices=espana1936_options,
    shapes=espana1936_shapes,
    files=espana1936_files,
    static=faces.static,
    opponents={
        "scripted": "dosespanas.players.espana1936.policy.player:ScriptedPlayer",
        "casual": "dosespanas.players.espana1936.policy.player:CasualPlayer",
        "tuned": "dosespanas.players.espana1936.policy.player:TunedPlayer",
        "planner": "dosespanas.players.espana1936.planner.player:PlannerPlayer",
        "learned": "dosespanas.players.espana1936.learned.player:LearnedPlayer",
    },
    recommended="scripted",
    turn_rule="SEQ-01",
    end_rule="VIC-08",
    agreement=True,
    shown="dosespanas.terminal.espana1936.screen:SHOWN",
    picture="dosespanas.pictures.espana1936:draw",
    story="dosespanas.stories.espana1936:TOLD",
    chronicle="dosespanas.chronicle.espana1936:TOLD",
    lesson=Lesson("nationalist", "scripted", 8704, "1936", MappingProxyType({})),
    judge="dosespanas.players.espana1936.evaluator:EspanaJudge",
    strong_judge="dosespanas.players.espana1936.learned.value:StrongJudge",
    telling="dosespanas.players.espana1936.reason_disclosure:TELLING",
    cast="dosespanas.players.espana1936.cast:CAST",
    encoding="dosespanas.espana1936.encoding:EspanaEncoding",
    setting_up="dosespanas.espana1936.setting_up:SETTING_UP",
    places=faces.places,
    orders=espana1936_orders.ORDERS,
    rated_after=2,
    advising=frozenset(("ideas", "proposals")),
    fights=Fights(
        begins=frozenset(("battle-started", "attack", "sea-battle")),
        ends=frozenset(
            ("battle-ended", "battle-declined", "area-control", "event-played", "phase", "turn", "game-over")
        ),
        falls={"hit": "becomes", **dict.fromkeys(("tank-destroyed", "plane-destroyed", "ship-destroyed"), "")},
        hits={"hit": "hits", "ship-damaged": "", "ship-destroyed": ""},
    ),
    asides=frozenset(
        (
            *("marker-placed", "marker-removed", "stacks-opened", "dummies-home", "plane-home", "berthed"),
            *(
                "no-counter",
                "no-card",
                "card-laid",
                "supported",
                "roll",
                "air-roll",
                "sea-roll",
                "battery",
                "battle-ended",
            ),
        )
    ),
)

GCE = GameDefinition(
    name=gce.NAME,
    scenario="1936",
    rules=gce.RULES,
    choices=gce_options,
    shapes=gce_shapes,
    files=gce_files,
    static=gce_names.static,
    opponents={
        "scripted": "dosespanas.players.gce.policy.player:ScriptedPlayer",
        "casual": "dosespanas.players.gce.policy.player:CasualPlayer",
        "tuned": "dosespanas.players.gce.policy.player:TunedPlayer",
        "planner": "dosespanas.players.gce.planner.player:PlannerPlayer",
        "learned": "dosespanas.players.gce.learned.player:LearnedPlayer",
    },
    recommended="scripted",
    turn_rule="5.1-a",
    end_rule="4.1-b",
    agreement=True,
    shown="dosespanas.terminal.gce.screen:SHOWN",
    picture="dosespanas.pictures.gce:draw",
    story="dosespanas.stories.gce:TOLD",
    chronicle="dosespanas.chronicle.gce:TOLD",
    lesson=Lesson("nationalist", "scripted", 1938, "1936", MappingProxyType({"open_stacks": True})),
    judge="dosespanas.players.gce.evaluator:GceJudge",
    telling="dosespanas.players.gce.reason_disclosure:TELLING",
    cast="dosespanas.players.gce.cast:CAST",
    encoding="dosespanas.gce.encoding:GceEncoding",
    setting_up="dosespanas.gce.setting_up:SETTING_UP",
    places=gce_names.places,
    orders=gce_orders.ORDERS,
    rated_after=2,
    advising=frozenset(("ideas",)),
    fights=Fights(
        begins=frozenset(("assault",)),
        ends=frozenset(("phase", "turn", "game-over")),
        falls={"step-lost": "left", "hq-lost": ""},
        hits={"step-lost": "", "hq-lost": ""},
    ),
    asides=frozenset(
        (
            *("tied", "border-named", "backed", "chit-declined", "naval-support", "flew-in", "revealed", "combat-roll"),
            *("entered", "income"),
        )
    ),
)


def new_orders(name: str) -> Orders:
    """Return what will hold the standing orders of one side in a game by name; none yet."""
    return Orders(definition_of(name).orders)


def at(path: str) -> Any:
    """Return what stands at an import path such as `my_module:Cautious`; raises UnknownOption if there is nothing.

    Modules are looked for where Python does, and in the present folder.
    """
    module, _, name = path.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        text = f"{path} cannot be used: {error}"
        raise UnknownOption("error-no-such-path", text, path=repr(path), why=str(error)) from None
    return found


def from_outside() -> list[GameDefinition]:
    """Return the games that the environment adds: DOSESPANAS_GAMES says where they stand, with blanks between them.

    The program ends where there is none: no command would find the game it is asked for.
    """
    try:
        return [at(path) for path in os.environ.get("DOSESPANAS_GAMES", "").split()]
    except UnknownOption as error:
        sys.exit(f"DOSESPANAS_GAMES: {error}")


DEFINITIONS = {title.name: title for title in (ESPANA1936, GCE, *from_outside())}
"""Every game by name. Another one is another entry here."""

GAMES = list(DEFINITIONS)
"""Names of the games, as records and interfaces use them."""


def definition_of(name: str) -> GameDefinition:
    """Return a game by name; raises UnknownOption if there is none of that name."""
    if name not in GAMES:
        shown, known = str(name)[:40], ", ".join(GAMES)
        raise UnknownOption("error-unknown-option", f"no game {shown!r}; there are: {known}", option=shown)
    return DEFINITIONS[name]


def shipped_digest(name: str) -> str:
    """Return what stands for the shipped data of a game in records; it is worked out once."""
    if name not in _SHIPPED:
        files = definition_of(name).files
        _SHIPPED[name] = files.digest(files.shipped())
    return _SHIPPED[name]


_SHIPPED: dict[str, str] = {}


@cache
def counts_from(name: str, scenario: str) -> int:
    """Return the turn from which on a rated game of a scenario counts; raises UnknownOption."""
    game = definition_of(name)
    first = game.rules.new_game(scenario, None, 1, None).observe(None)["turn"]
    return int(first) + game.rated_after


def counts_in_play(name: str, changed: Mapping[str, int]) -> bool:
    """Whether data that are other than shipped play otherwise: not those with other texts, or drawn elsewhere, alone.

    `changed`: by file in how many values, as headers of games tell it.
    """
    return bool(changed.keys() - definition_of(name).files.FILES.drawing - {TEXTS})


def new_game(
    name: str = ESPANA1936.name,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    data: str | Path | None = None,
) -> Game:
    """Start a game, in the scenario it is usually played in unless another is named.

    `seed`: a whole number below 2**128 or 32 hex digits; `data`: a folder with corrected data files, a file of
    corrections, or corrections as text.
    Raises UnknownOption for a game, scenario or option there is not, BadData for unusable data.
    """
    title = definition_of(name)
    return title.rules.new_game(title.scenario if scenario is None else scenario, options, seed, data)


def from_position(raw: dict[str, Any], data: str | Path | None = None, digest: str | None = None) -> Game:
    """Start from a position as `Game.to_position` writes it or a person does; raises BadPosition.

    `digest`: the data it is to be played with, which this process has read before; raises BadData for others.
    The error for a position of a game has its name (`details["game"]`), for what it says may have that game's terms.
    """
    if not isinstance(raw, dict) or raw.get("format") != "dosespanas-position 1":
        right = phrase('an object with "format": "dosespanas-position 1"', "position-format")
        raise bad("format", phrase("another format", "position-other-format"), right)
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except (RecursionError, TypeError, ValueError):
        wrong = phrase("something that cannot be written", "position-unwritable")
        raise bad("format", wrong, phrase("JSON in Unicode", "position-unicode")) from None
    if nested_too_deep(raw):
        wrong = phrase("lists or objects nested too deep", "position-deep")
        raise bad("format", wrong, phrase("at most {most} in one another", "position-depth", most=DEEPEST))
    title = definition_of(raw.get("game", ""))
    rules = title.rules
    try:
        return rules.from_position(raw, data) if digest is None else rules.from_position(raw, data, digest=digest)
    except BadPosition as error:
        error.details["game"] = title.name
        raise


def learn_data(name: str, digest: str, folder: str | Path | None) -> None:
    """See that this process has read the data with a digest, as whoever thinks about an observation needs it.

    They are those shipped or those in the folder; read once. Raises BadData for others.
    """
    if (name, digest) not in _LEARNT:
        title = definition_of(name)
        title.rules.new_game(title.scenario, None, 0, folder, digest)
    _LEARNT[name, digest] = None
    _LEARNT.move_to_end((name, digest))
    while len(_LEARNT) > LEARNT:
        _LEARNT.popitem(last=False)


LEARNT = 8
"""Of how many data it is remembered that they have been read: fewer than the games keep (`datafiles/store.py`)."""
_LEARNT: OrderedDict[tuple[str, str], None] = OrderedDict()
"""Games, and the digests of the data that have been read, those asked for last at the end."""


def sample(observation: Mapping[str, Any], rng: Chance | random.Random | int, data: str | Path | None = None) -> Game:
    """Return a game as its viewer may think it to be: `sample(o, rng).observe(side) == o`, and it can be played on.

    `observation`: what `game.observe(side)` gave, or a spectator's; all that it says is taken over. What it does not
    say (hands, the order of decks and cups, what lies covered, the dice to come) is drawn, each possibility as likely.
    `rng`: a seed, or a stream, of which it takes as much as it needs; equal ones give equal games. Of one of Python's
    own (`random.Random`) it takes a seed. Legal actions
    are those of the true game where the viewer is to move. The game begins here: nothing before is taken back, and
    it has no record. It is played with the data that the observation names; `data`: the folder of a corrected copy that
    this process has not read yet. Raises BadPosition for anything but an observation of this engine, BadData for data
    that are not here, UnknownOption for a game there is not.
    """
    if isinstance(rng, random.Random):
        rng = rng.getrandbits(8 * SEED_BYTES)
    stream = Chance(seed_bytes(rng)) if isinstance(rng, int) else rng
    try:
        title = definition_of(observation.get("game", ""))
        return title.rules.sample(cast(Facts, observation), stream, data)
    except DosEspanasError:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError):
        right = phrase("what game.observe(side) of this engine gives", "position-observation")
        raise bad("observation", phrase("something else", "position-other"), right) from None


def load_record(text: str, data: str | Path | None = None, seed: str | None = None, upto: int | None = None) -> Game:
    """Replay a record, all of it or its first `upto` actions; raises BadRecord where it departs from the rules.

    `seed` replaces the record's own (a server that sealed the seed opens it first).
    """
    record = read_record(text)
    if upto is not None and record.rules and upto < record.rules[-1].choice:
        raise by_others(record.rules[-1].choice, upto)
    game = begin(record, data, seed)
    game.fairness = record.fairness
    departure = _replay(game, record, upto)
    if departure is not None:
        departure.details["game"] = game.header.game
        raise departure
    return game


def replay_record(text: str, data: str | Path | None = None) -> tuple[Game, Record, BadRecord | None]:
    """Replay as much of a record as follows the present rules, whatever engine and data it was played with.

    Returns the game as far as it goes, the record, and where it departs (None: nowhere). Raises DosEspanasError for
    one that cannot be read at all.
    """
    record = read_record(text, any_engine=True)
    try:
        game = begin(record, data)
    except BadData:
        game = begin(record, data, any_data=True)
    return game, record, _replay(game, record, None)


def replay_kept(text: str, data: str | Path | None = None) -> Game:
    """Replay a whole record like `load_record`, and keep what chance gave in `draws`."""
    record = read_record(text)
    game = begin(record, data)
    game.fairness = record.fairness
    game.keep_draws()
    departure = _replay(game, record, None)
    if departure is not None:
        raise departure
    return game


def steps(record: Record, data: str | Path | None = None) -> Iterator[tuple[Game, str]]:
    """Replay a record choice by choice: yield the game before each action, and the action.

    Raises IllegalAction or UnknownAction where it departs from the rules.
    """
    game = begin(record, data)
    for _, action in record.actions[game.choice :]:
        game.take_notes(record.reseeds, record.handovers)
        yield game, action
        game.apply(action)


NOT_ITS_CHOICE = phrase("It is not that side's choice.", "record-not-its-choice")


def _replay(game: Game, record: Record, upto: int | None) -> BadRecord | None:
    """Take a record's actions, all or the first `upto`, as far as they are legal; return where it departs, if so."""
    reseeds = [again for again in record.reseeds if upto is None or again.choice <= upto]
    handovers = [one for one in record.handovers if upto is None or one.choice <= upto]
    game.ordered = [choice for choice in record.ordered if upto is None or choice < upto]
    number, shown = 0, "-"
    try:
        for number, (side, shown) in enumerate(record.actions[game.choice : upto], game.choice + 1):
            game.take_notes(reseeds, handovers)
            taken = game.parse(shown)
            actor = game.actor
            if actor is None or int(actor) != side:
                return departs(number, shown, NOT_ITS_CHOICE)
            game.apply(taken)
        shown = "-"
        game.take_notes(reseeds, handovers)
        if upto is not None and upto < len(record.actions):
            return None
        if record.agreed:
            game.agree()
        if record.resigned != NOBODY:
            game.resign(record.resigned, record.late)
    except (IllegalAction, UnknownAction) as error:
        why = Phrase(str(error), {"key": error.key, "args": error.details})
        return departs(number, shown, why, error.rule if isinstance(error, IllegalAction) else None)
    if game.hash() != record.tags["Hash"]:
        return BadRecord(
            "error-record-departs",
            f"the record ends in {record.tags['Hash']}, the replay in {game.hash()}",
            number=len(record.actions),
            action="-",
            why=phrase("Another final position.", "record-other-end").said,
        )
    return None


def begin(record: Record, data: str | Path | None = None, seed: str | None = None, any_data: bool = False) -> Game:
    """Return the game a record starts from, before its first action; with `any_data` on other data than its own too.

    It is played with the corrections it carries, or else with `data`. Where it went on by other rules, it starts where
    it last did so: what was done before is kept, and not replayed.
    """
    if not record.corrections:
        return _begin(record, data, seed, any_data)
    try:
        return _begin(record, record.corrections, seed, any_data)
    except BadData:
        if data is None and not any_data:
            raise
    return _begin(record, data, seed, any_data)


def _begin(record: Record, data: str | Path | None, seed: str | None, any_data: bool) -> Game:
    tags = record.tags
    title = definition_of(tags["Game"])
    digest = None if any_data else record.rules[-1].data if record.rules else tags["Data"]
    try:
        if record.rules:
            return _begin_midway(record, data, digest)
        if "Position" in tags:
            game = _begin_from(json.loads(tags["Position"]), record, data, digest)
        else:
            game = title.rules.new_game(tags["Scenario"], record.options, seed or tags["Seed"], data, digest)
    except BadData as error:
        if error.key == "error-other-data" and record.changed is not None:
            here = title.rules.new_game(title.scenario, None, 0, data).header
            raise other_data(record.changed, here.changed) from None
        raise
    except DosEspanasError:
        raise
    except (ValueError, RecursionError):
        wrong = phrase("the tag Seed or Position", "record-start")
        raise bad_record(1, wrong, phrase("32 hex digits, or a position", "record-start-form")) from None
    return game


def played_with(header: Header, data: Source = None) -> Source:
    """Return what a game is played with that was begun with some data: the corrections that it carries, if any."""
    return header.corrections or data


def _begin_from(position: Facts, record: Record, data: str | Path | None, digest: str | None) -> Game:
    """Return the game of a position on the data with a digest, those here or those shipped; on any with None.

    Raises BadData if they are neither.
    """
    begun = [from_position(position, data)]
    if data is not None and digest not in (None, begun[0].header.data):
        begun.append(from_position(position, None))
    if digest not in (None, begun[-1].header.data):
        raise other_data(record.changed, begun[0].header.changed)
    return begun[-1]


def _begin_midway(record: Record, data: str | Path | None, digest: str | None) -> Game:
    """Return the game of a record where it last went on by other rules."""
    tags, last = record.tags, record.rules[-1]
    game = _begin_from(last.position, record, data, digest)
    header = game.header
    header.engine, header.data, header.seed = tags["Engine"], tags["Data"], tags["Seed"]
    header.position = json.loads(tags["Position"]) if "Position" in tags else None
    before = record.actions[: last.choice]
    reseeds = [again for again in record.reseeds if again.choice <= last.choice]
    handovers = [one for one in record.handovers if one.choice < last.choice]
    game.come_from([side for side, _ in before], [action for _, action in before], reseeds, record.rules, handovers)
    return game


def rewritten(text: str, data: str | Path | None = None) -> str:
    """Return a record as its game writes it, from where it last went on by other rules: nothing else that it said.

    What follows its beginning is not replayed. Raises BadRecord for one that cannot be read, and what `begin` does.
    """
    record = read_record(since_rules(text))
    header = begin(record, data).header
    sides, actions = [side for side, _ in record.actions], [action for _, action in record.actions]
    told = record.agreed, record.fairness, record.rules, record.resigned, record.handovers, record.ordered, record.late
    return write_record(header, sides, actions, record.reseeds, record.tags["Hash"], *told)


def since_rules(text: str) -> str:
    """Return the record of a game from where it last went on by other rules; any other record as it is."""
    record = read_record(text, any_engine=True)
    if not record.rules:
        return text
    last = record.rules[-1]
    tags = record.tags | {"Engine": last.engine, "Data": last.data, "Seed": str(last.position.get("seed", ""))}
    tags = {name: value for name, value in tags.items() if name not in ("Chance", "Orders")}
    tags["Position"] = json.dumps(last.position, sort_keys=True, ensure_ascii=False)
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()] + [""]
    for choice, at in enumerate(range(last.choice, len(record.actions) + 1)):
        again = [one for one in record.reseeds if one.choice == at != last.choice]
        lines += [reseed_line(Reseed(choice, one.seed, one.hands)) for one in again]
        lines += [handover_line(choice, one) for one in record.handovers if one.choice == at]
        lines += [action_line(choice, *taken) for taken in record.actions[at : at + 1]]
    return "\n".join(lines) + "\n"
