"""A record choice by choice: whose each was, in which phase, whether chance answered; and the moments these make.

A moment is a run of choices of one side in one step of a turn. Where chance answered a choice it ends there: what came
of the dice is then told apart from the choice.
"""

from dataclasses import dataclass
from typing import Any, Final

from dosespanas.analysis.causes import LATE, Falls, GameEnd, PlaceLoss
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import Record, read_record
from dosespanas.kernel.shapes import Happening, LegalAction
from dosespanas.kernel.side import NOBODY, SIDE_NAMES
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Evaluator
from dosespanas.registry import begin

PASSING: Final = ("phase", "turn")
"""Events that tell where the turn has come to, not what chance answered."""
TOLD: Final = 6
"""Events of an answer that are told."""
MOVEMENT: Final = "movement"
MANY: Final = 6
"""Pieces that could have moved, from which on it is told that none of them did."""


@dataclass
class ChoiceMade:
    """A choice that was made."""

    side: int
    turn: int
    step: int
    phase: str
    action: str
    forced: bool
    """There was nothing else to choose."""
    dice: bool
    """Chance answered it."""
    told: list[Happening]
    """What chance answered, as events."""
    place: str | None
    """Where the battle was that it was about, as a term."""
    move: int = 1
    """Which choice of its phase it was, from 1."""
    unmoved: int = 0
    """How many pieces could still have moved where it ended a movement phase."""


@dataclass
class Moment:
    """Choices `first` to `last` (that one among them), all of one side."""

    first: int
    last: int
    taken: ChoiceMade
    """The first of them."""
    dice: bool
    """Chance answered the last of them."""
    free: bool
    """There was something to choose."""

    def several(self) -> bool:
        """Tell whether it has more than one act, or was ended by its first choice, with all the others left undone.

        A piece that is moved takes two choices, the end one.
        """
        return self.last != self.first + 1


@dataclass(unsafe_hash=True)
class Point:
    """A position to be measured: before a choice, or (`after`) with that choice made and other dice.

    `still`: by its value alone, without playing on.
    """

    choice: int
    after: bool = False
    still: bool = False


class Replay:
    """A record played again, forwards only."""

    def __init__(self, record: Record, game: Game) -> None:
        """Take a record, and its game as far as it has been played."""
        self.record = record
        self.game = game

    def copy(self) -> "Replay":
        """Return another that stands where this one does."""
        return Replay(self.record, self.game.clone())

    def at(self, choice: int) -> Game:
        """Return the game before a choice, which is not before the one asked for last."""
        while self.game.choice < choice:
            self.step()
        self.game.take_notes(self.record.reseeds, self.record.handovers)
        if choice == len(self.record.actions) and self.record.agreed and self.game.actor is not None:
            self.game.agree()
        if choice == len(self.record.actions) and self.record.resigned != NOBODY and self.game.actor is not None:
            self.game.resign(self.record.resigned, self.record.late)
        return self.game

    def step(self) -> list[Event]:
        """Make the next choice; return what it brought about."""
        self.game.take_notes(self.record.reseeds, self.record.handovers)
        return self.game.apply(self.record.actions[self.game.choice][1])


def replay_of(text: str, data: Source) -> Replay:
    """Return the beginning of a record. `data`: a folder of corrected data files; raises DosEspanasError."""
    record = read_record(text)
    return Replay(record, begin(record, data))


def code_of(game: Game, action: str) -> int:
    """Return the code of a legal action by its notation."""
    return game.parse(action).code


@dataclass
class Scanned:
    """What a record says without anything being played out."""

    taken: list[ChoiceMade]
    ending: dict[str, Any]
    """How it ended, as JSON."""
    falls: dict[str, PlaceLoss]
    """By place: how it fell last."""
    end: GameEnd
    starved: list[tuple[int, int]]
    """Turn and side of each unit that was lost for want of supply."""


def scan(judge: Evaluator, record: str, data: Source) -> Scanned:
    """Look a record over."""
    replay = replay_of(record, data)
    found: list[ChoiceMade] = []
    falls = Falls()
    starved: list[tuple[int, int]] = []
    move = 1
    for number, (side, action) in enumerate(replay.record.actions):
        game = replay.at(number)
        state = game.state
        before = state.chance
        cursor, reveals = before.cursor, state.reveals
        turn, step, phase = judge.turn(state), judge.step(state), judge.phase(state)
        forced = len(state.codes()) == 1
        stood = state.clone()
        waiting = 0 if forced or phase != MOVEMENT else unmoved(game, action)
        falls.before(turn, step, state.holdings())
        events = replay.step()
        starved += [(turn, event.side) for event in events if event.kind == "starved"]
        after = game.state.chance
        dice = after.cursor != cursor or game.state.reveals != reveals
        told = answer(events) if dice else []
        place = battle_of(stood) if dice else None
        falls.after(turn, number, place, game.state.holdings())
        found.append(ChoiceMade(side, turn, step, phase, action, forced, dice, told, place, move, waiting))
        move = 1 if any(event.kind == "phase" for event in events) else move + 1
    end = replay.at(len(found))
    outcome = end.outcome()
    ending = {
        "game": end.header.game,
        "scenario": end.header.scenario,
        "over": outcome is not None,
        "winner": None if outcome is None or outcome.winner is None else SIDE_NAMES[outcome.winner],
        "reason": None if outcome is None else outcome.reason,
        "details": {} if outcome is None else dict(outcome.details),
    }
    stands = end.state.holdings()
    hinge, needed = end.state.hinge() if outcome is not None else ([], 0)
    since = judge.turn(end.state) - LATE
    idle = [falls.idle(side, since, stands) if end.state.whole_map() else 0 for side in (0, 1)]
    holders = {place: now.holder for place, now in stands.items()}
    manned = [place for place, now in stands.items() if now.holder != NOBODY and now.units[now.holder] > 0]
    return Scanned(found, ending, falls.found, GameEnd(hinge, needed, idle, holders, manned), starved)


def unmoved(game: Game, action: str) -> int:
    """Return how many pieces could still have been chosen where an action ends the phase; 0 where it does not."""
    state = game.state
    if state.view(code_of(game, action)).get("ends") != "phase":
        return 0
    return len({view["pieces"][0] for view in game.legal_view() if view["pieces"]})


def battle_of(state: State) -> str | None:
    """Return where the battle in hand is, as a term, or None."""
    battle = state.observe(None, 0).get("battle")
    if battle is None:
        return None
    return f"hex:{battle['hex']}" if "hex" in battle else f"box:{battle['box']}"


def answer(events: list[Event]) -> list[Happening]:
    """Return what chance answered a choice, as JSON: the events up to the next phase, with what their owner saw."""
    found: list[Happening] = []
    for event in events:
        if event.kind not in PASSING:
            found.append(event.view(event.owner if event.owner >= 0 else None))
        elif found:
            break
    return found[:TOLD]


def moments(taken: list[ChoiceMade]) -> list[Moment]:
    """Return the moments of a game: every choice is in one, and in no other."""
    found: list[Moment] = []
    first = 0
    for number in range(len(taken)):
        one = taken[number]
        ends = one.dice or number + 1 == len(taken)
        if not ends:
            following = taken[number + 1]
            ends = (following.side, following.turn, following.step) != (one.side, one.turn, one.step)
        if ends:
            free = any(not choice.forced for choice in taken[first : number + 1])
            found.append(Moment(first, number, taken[first], one.dice, free))
            first = number + 1
    return found


def stood_still(taken: list[ChoiceMade]) -> list[dict[str, Any]]:
    """Return the movement phases in which a side moved nothing though much of it could, as JSON."""
    rows: list[dict[str, Any]] = []
    for moment in moments(taken):
        one = moment.taken
        if moment.first == moment.last and one.unmoved >= MANY:
            row = {"choice": moment.first, "turn": one.turn, "phase": one.phase, "side": SIDE_NAMES[one.side]}
            rows.append(row | {"count": one.unmoved})
    return rows


def points_of(taken: list[ChoiceMade]) -> list[Point]:
    """Return the points of the curve: the beginning of each moment, choices that chance answered, the end."""
    found: list[Point] = []
    for moment in moments(taken):
        found.append(Point(moment.first))
        if moment.first > 0 and taken[moment.first - 1].turn != moment.taken.turn:
            found.append(Point(moment.first, still=True))
        if moment.dice:
            found.append(Point(moment.last, after=True))
    found.append(Point(len(taken)))
    return found


def views(game: Game, actions: list[str]) -> list[LegalAction]:
    """Return legal actions as JSON, by notation."""
    by_name = {view["action"]: view for view in game.legal_view()}
    return [by_name[action] for action in actions]
