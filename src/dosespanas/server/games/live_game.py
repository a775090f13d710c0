"""One game in memory, rebuilt from its lines: a cache that may be thrown away at any time."""

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import takewhile
from operator import attrgetter
from typing import Any, NamedTuple

import dosespanas
from dosespanas.analysis.hopes import Hopes
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.action import Action
from dosespanas.kernel.events import Event
from dosespanas.kernel.fair_chance import Chain
from dosespanas.kernel.game import Game, UmpiredGame
from dosespanas.kernel.json_diff import Change, changes
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.record import action_line, reseed_line
from dosespanas.kernel.side import NOBODY, SIDE_NAMES, parse_side
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.server.games.clocks import Clock, other
from dosespanas.server.games.game_orders import ANSWERS, GameOrders
from dosespanas.server.games.json_codec import pack, state_hash, to_bytes
from dosespanas.server.games.notified import accounts_of
from dosespanas.server.games.pace import read_pace
from dosespanas.server.games.seats import Seat, played_by, regents_of, seats_of
from dosespanas.server.games.snapshots import asks, begin, event_json, packed, resume, sealed
from dosespanas.server.opponents.ai_worker import ChoiceQuestion
from dosespanas.server.storage.action_log import MAX_UNDO, SPAN
from dosespanas.server.storage.store import GameHead, GameRow, LogEntry, SeatRow, Snapshot

WEIGHT = 30_000
"""Bytes of a game in memory, besides those that follow."""
SIZE = 20_000
"""Bytes of an observation as JSON, until a game has been looked at. All else of it is measured by that."""
WHOLE, SHOWN, EVENT, MARK = 2.1, 4.0, 0.032, 0.8
"""How many times as much memory take: a game; what a seat was shown, and the rows it was made from; what is kept of a
choice; a mark."""

NOTED = ("advice", "yield", "failed", "player", "rematch", "regent", "return")
"""Kinds of lines that are remembered however long ago they were written: no undo takes them back."""

REMATCHES = 3
"""How often a side may offer a rematch of a game; once it was declined, no more."""

TAKEN_BACK = "back"
"""What a line says by which a computer opponent no longer offers to give up."""

UNHASHED = ""
"""In place of the hash of a state that was not reckoned; None: the line was written together with the next one."""
HASHED = 16
"""Lines after which the state is hashed again, though the same side is still to choose."""
DRAW = 0
"""The seed of what is drawn for somebody who asks about a game: he is answered alike each time."""

STEPS = 8
"""How many changes in a row are remembered; who has seen nothing since is told everything."""
Changes = list[Change] | None
"""None: they are not known."""

FORCED = 1
WITHIN = 2

number_of = attrgetter("n")
"""The choice that an event belongs to."""


@dataclass
class UndoPoint:
    """The position before a choice, and how many lines led there."""

    choice: int
    line: int
    game: UmpiredGame


def rematch_of(line: LogEntry) -> dict[str, Any] | None:
    """Return what stands of a rematch after a line of kind `rematch`, which one side offers for both; None: nothing."""
    what, sides, *rated = line.action.split()
    if what == "withdraw":
        return None
    state = {"offer": "offered", "decline": "declined"}.get(what, "begun")
    told = {"state": state, "id": what if state == "begun" else None, "side": line.seat}
    return told | {"swap": sides == "swapped", "rated": bool(rated)}


class RevisionChange(NamedTuple):
    """What changed after a revision, and whose eyes saw the observation then, at which choice."""

    revision: int
    viewer: str | None
    choice: int
    changes: list[Change]


class ShownObservation:
    """The last observation made for the holder of some sides, and how it came about from those before."""

    def __init__(self) -> None:
        self.revision = -1
        self.observation: dict[str, Any] = {}
        self.cache = ObservationCache()
        """What the next one is made from: whatever is as it was is the same object."""
        self._steps: deque[RevisionChange] = deque(maxlen=STEPS)

    def show(self, revision: int, observation: dict[str, Any], told: bool) -> None:
        """Take a new observation; `told`: whether anybody asks for changes."""
        before = self.observation
        found = changes(before, observation) if told and self.revision >= 0 else None
        if found is None:
            self._steps.clear()
        else:
            self._steps.append(RevisionChange(self.revision, before["viewer"], before["choice"], found))
        self.revision, self.observation = revision, observation

    def since(self, revision: int) -> tuple[Changes, int | None]:
        """Return what has changed since a revision, None where that is not known.

        With it comes the choice that stood then if the same eyes look since and nothing was taken back; else None.
        """
        viewer, choice = self.observation["viewer"], self.observation["choice"]
        if revision == self.revision:
            return [], choice
        found: Changes = None
        then = None
        for step in self._steps:
            if step.revision == revision:
                found = []
                straight = step.viewer == viewer and self.revision - revision == choice - step.choice
                then = step.choice if straight else None
            if found is not None:
                found += step.changes
        return found, then


class LiveGame:
    """A game with what the server needs besides: how many lines it stands for, and marks to be kept as snapshots."""

    def __init__(self, row: GameRow, data: Source = None, snapshot: Snapshot | None = None) -> None:
        """Begin a game, or take it up at a snapshot; `data`: what it is played with, if not the shipped ones."""
        self.id = row.id
        self.data = data
        self.row = row
        self.game = begin(row, data) if snapshot is None else resume(row, data, snapshot)
        self.lines = 0 if snapshot is None else snapshot.line
        """How many lines of the store this stands for."""
        self.made = self.lines
        """The same, with those that are not written yet."""
        self.written = self.game.choice
        """The choice the store knows of; another one in memory means that something was not written."""
        self.dropped = False
        """Thrown away: whoever waited for the lock looks for a fresh one."""
        self.epoch = -1
        """When it was last compared with the store (see `Store.epoch`)."""
        self.holders: list[SeatRow] = []
        """Who holds its seats, as the store had it then."""
        self.accounts: dict[str, str] = {}
        """By side the accounts that are told what happens in it."""
        self.seats: dict[str, Seat] = {}
        """By what is kept of a secret the seat that it opens."""
        self.looked: dict[str, int] = {}
        """By seat how far it has seen the game."""
        self.players: dict[str, str] = {}
        """Who answers for each side now: a person, or a computer opponent by name, be it a regent."""
        self.seated = 0
        """How often they had changed by then."""
        self.lasting: dict[str, Any] = {}
        """What is told of the game at every choice as long as nobody else sits down and its seed is the same."""
        self.how: list[int] = []
        """Of each action kept in the game: whether it was FORCED, and whether WITHIN an act begun before it.

        What a standing order answered counts as FORCED: undo goes back to what its person did before.
        An act goes on as long as what was taken up is not put down, and to the end of a row sent at once.
        """
        self.asked: dict[str, int | None] = dict.fromkeys(SIDE_NAMES, -1 if snapshot is None else None)
        """By side the last choice it was really asked since the present seed: -1 for none, None if not known."""
        self.acted: dict[str, int] = dict.fromkeys(SIDE_NAMES, 0) if snapshot is None else {}
        """By side the choice after the last one it made itself, or by an order set then; a side not here: not known."""
        self.failed: dict[str, str] = {}
        """By side the opponent that gave no usable answer, and is asked nothing more."""
        self.offers: set[str] = set()
        """The sides that offer to stop here and count (VIC-08); whatever is done next withdraws the offer."""
        self.yields: set[str] = set()
        """The computer opponents that have offered to give up, which stands to the end of the game."""
        self.back: dict[str, Any] | None = None
        """The take-back that one side asks of the other, or was refused at this choice."""
        self.rematch: dict[str, Any] | None = None
        """The game that a side offers both persons once this one was over; None: nobody does."""
        self.rematches_left: dict[str, int] = dict.fromkeys(SIDE_NAMES, REMATCHES)
        """By side how often it may still offer one."""
        self.orders = GameOrders(row.id, row.game)
        """The standing orders of both sides."""
        self.pace = read_pace(row.id, row.pace)
        self.clock: Clock | None = None
        """The clocks; None in a game without a pace."""
        self.regents: dict[str, str] = {}
        """By side the computer opponent that plays for its person, whose time was up."""
        self.written_regents: dict[str, str] = {}
        """Those the store knows of."""
        self.hopes = Hopes()
        self.advised: dict[str, int] = dict.fromkeys(SIDE_NAMES, 0)
        """By side how often it took advice of the computer in a game between persons."""
        self.advised_at: dict[str, int] = {}
        """By side the choice it last did so at."""
        self.reached = self.game.choice
        """The furthest choice the game has come to."""
        self.marks: list[UndoPoint] = []
        """Positions that will be snapshots once nobody can go back behind them."""
        self.first = 0
        """The first choice played by the present rules."""
        self.kept = 0 if snapshot is None else snapshot.choice
        """The choice of the last snapshot."""
        self.saving: tuple[Future[None], int] | None = None
        """Snapshots that are being written, and the choice of the last of them."""
        self.shown: dict[tuple[str, ...], ShownObservation] = {}
        """What the holders of some sides were shown last."""
        self.late: LiveGame | None = None
        """It as its present turn began, where somebody watches who is shown each turn once it is over."""
        self.turn_before: int | None = None
        """Of what `late` holds: where the turn before its present one began."""
        self.drawn: dict[str | None, Game] = {}
        """By side, None for who watches, what `imagined` has drawn, when there were `drawn_at` lines."""
        self.drawn_at = -1
        self.size = SIZE
        """Bytes of an observation of it as JSON."""
        self.weighed = -1
        """How many seats had been shown it, and for how many it had been drawn, when its weight was noted last."""
        self.measured = False
        """Whether it is really that, and not SIZE."""
        self.chain = None if row.secret is None or row.construction is None else Chain(row.id, row.secret)
        """What stands for the lines of its log; None for a game without a secret, or of the first version."""
        self._hashed_for, self._hashed_at = NOBODY, -HASHED
        """Who was to choose, and how many lines there were, when the state was hashed last."""
        self.turn = asyncio.Lock()
        """Whose turn it is to hold the game (`GameCache.hold`)."""

    def seat(self, holders: list[SeatRow], seated: int) -> None:
        """Note who holds the seats, and how often they have changed."""
        self.holders = holders
        self.accounts = accounts_of(holders, self.row.hotseat)
        self.seated = seated
        self.seats = seats_of(self.id, holders)
        self.looked = {holder.side: holder.seen for holder in holders}
        self.players = played_by(holders)
        self.regents = self.written_regents = regents_of(holders)
        self.lasting = {}

    @property
    def actor(self) -> str | None:
        """The side whose choice it is, by name; None when the game is over."""
        side = self.game.state.actor()
        return SIDE_NAMES[side] if side >= 0 else None

    def head(self, added: int) -> GameHead:
        """Return where the game stands once `added` more lines are written."""
        return GameHead(self.lines + added, self.game.choice, self.actor)

    def line(self, kind: str, seat: str, action: str) -> LogEntry:
        """Return a line for something just done."""
        self.made += 1
        return LogEntry(kind, seat, action)

    def take(self, action: str, within: bool = False) -> LogEntry:
        """Take an action, or one `within` a row; raises UnknownAction or IllegalAction and changes nothing then."""
        game, choice = self.game, self.game.choice
        by_order = self.orders.gave(choice) if self.orders.any else False
        how = FORCED if by_order or game.forced() is not None else 0
        how |= WITHIN if within or game.state.midway() else 0
        mark = None
        if choice % SPAN == 0 and choice > max(self.kept, self.marks[-1].choice if self.marks else 0):
            mark = UndoPoint(choice, self.made, game.still())
        game.apply(action, by_order)
        if mark is not None:
            self.marks.append(mark)
        self.how.append(how)
        side, text = game.takers[-1], str(game.actions[-1])
        if self.chain is not None:
            self.chain.add(action_line(choice, side, text))
            if game.shared_floor > choice or game.state.actor() < 0:
                self.chain.settle()
        if not how & FORCED:
            self.asked[SIDE_NAMES[side]] = choice
            if SIDE_NAMES[side] not in self.regents:
                self.acted[SIDE_NAMES[side]] = choice + 1
        self.offers.clear()
        self.back = None
        self.reached = max(self.reached, choice + 1)
        self.made += 1
        return LogEntry("action", SIDE_NAMES[side], text)

    def reseed(self, seed: str, hands: bool) -> LogEntry:
        """Go on with another seed, with `hands` with other hidden hands too; return the line."""
        self.game.reseed(seed, hands)
        if self.chain is not None:
            self.chain.turn(reseed_line(self.game.reseeds[-1]))
            self.chain.settle()
        self.asked = dict.fromkeys(SIDE_NAMES, -1)
        self.lasting = {}
        return self.line("redeal" if hands else "reseed", "", seed)

    def follow(self, game: UmpiredGame) -> list[LogEntry]:
        """Do all that was done in a game that began like this one; return the lines."""
        lines = []
        for number in range(game.choice + 1):
            for again in game.reseeds:
                if again.choice == number:
                    lines.append(self.reseed(again.seed, again.hands))
            for one in game.handovers:
                if one.choice == number:
                    side = SIDE_NAMES[one.side]
                    lines.append(self.fail(side, one.player) if one.failed else self.replaced(side, one.player))
            if number < game.choice:
                lines.append(self.take(str(game.actions[number])))
        return lines

    def settle(self, lines: list[LogEntry] | None = None) -> list[LogEntry]:
        """Take every choice that all can see to have a single legal action; return the lines, added to those given.

        Where only the side asked can tell, it is asked: to go on at once would tell the others what it holds.
        """
        lines = [] if lines is None else lines
        while (action := self.game.forced()) is not None:
            line = self.take(str(action), True)
            if self.orders.any:
                self.orders.passed(line.seat, line.action, self.game.choice - 1)
            lines.append(line)
        return lines

    def take_row(self, action: str, later: Sequence[Action] = ()) -> list[LogEntry]:
        """Take a legal action and all it forces, then others as far as they go; return the lines.

        The row ends before an action that is not legal or the other side's, and once something hidden came to light.
        """
        game, side, reveals = self.game, self.game.state.actor(), self.game.state.reveals
        row = deque(later)
        lines = [self.take(action)]
        while True:
            known = len(lines)
            for line in self.settle(lines)[known:]:
                if row and line.action == str(row[0]):
                    row.popleft()
            if not row or game.state.actor() != side or game.state.reveals != reveals or not game.allows(row[0]):
                return lines
            lines.append(self.take(str(row.popleft()), True))

    def by_orders(self) -> list[LogEntry]:
        """Let standing orders answer, both sides', until somebody must be asked; return the lines."""
        lines: list[LogEntry] = []
        while len(lines) < ANSWERS and (side := self.actor) is not None and self.orders.stand(side):
            action = self.orders.answer(side, self.observe(side), self.game.legal_view())
            if action is None:
                break
            lines.append(self.take(action))
            self.settle(lines)
        return lines

    def by_own_order(self, side: str) -> list[LogEntry]:
        """Do the same where a side that is asked has just set an order: what that answers at once it has chosen."""
        begun = self.game.choice
        lines = self.by_orders()
        own = takewhile(lambda line: line.seat == side, lines)
        self.acted[side] = max(self.acted.get(side, 0), begun + sum(1 for _ in own))
        return lines

    @property
    def settled(self) -> int:
        """The first choice that no number of choices made since forbids to take back."""
        return max(0, (self.reached - MAX_UNDO) // SPAN * SPAN)

    def undo_of(self, sides: Sequence[str]) -> int | None:
        """Return the choice that the holder of some sides can go back to (`undo_target`); None: none of theirs."""
        target = self.undo_target()
        if target is None or (self.regents and self.actor in self.regents):
            return None
        return target if self.taken_by(target) in sides else None

    def undo_target(self) -> int | None:
        """Return the choice with which the last act began, or None if nothing can be taken back.

        Where an act can only be taken back in part, it is the first choice of that part.
        """
        game, target = self.game, None
        if game.undo_floor >= game.choice:  # as after most choices: something came to light, or was handed over
            return None
        for choice in range(game.choice - 1, max(game.undo_floor, self.settled) - 1, -1):
            how = self.how[choice - game.base]
            if not how & FORCED:
                target = choice
            if target is not None and not how & WITHIN:
                return target
        return target

    def shared_target(self, side: str) -> int | None:
        """Return the choice with which the last act of a side began, if both sides may agree to go back to it.

        None: nothing was done by that side since something came to light, or it may take it back alone.
        """
        if self.actor is None or self.regents or self.undo_of([side]) is not None:
            return None
        game, target = self.game, None
        floor = max(game.shared_floor, game.base, self.settled, self.kept)
        for choice in range(game.choice - 1, floor - 1, -1):
            how = self.how[choice - game.base]
            if self.taken_by(choice) != side:
                if target is not None:
                    break
            elif not how & FORCED:
                target = choice
            if target is not None and not how & WITHIN:
                break
        return target

    def back_line(self, what: str, side: str, choice: int) -> LogEntry:
        """Note that a side asks to go back to a choice (`ask`), or no longer, or is refused that; return the line."""
        self.note_back(what, side, choice)
        return self.line("back", side, f"{what} {choice}")

    def note_back(self, what: str, side: str, choice: int) -> None:
        """Remember what a line of kind `back` says, until something is chosen."""
        state = {"ask": "asked", "refuse": "refused"}.get(what)
        self.back = None if state is None else {"state": state, "side": side, "to": choice}

    def undo(self, choice: int, shared: bool = False) -> LogEntry:
        """Go back to a choice; `shared`: as both sides agreed. Return the line. Raises CannotUndo."""
        side = self.taken_by(choice)
        self.go_back(choice, shared)
        self.orders.back(choice)
        return self.line("undo", side, str(choice))

    def go_back(self, choice: int, shared: bool = False) -> None:
        """Take back every action from `choice` on; raises CannotUndo."""
        self.game.go_back(choice, shared)
        self.back = None
        self.late = None
        if self.chain is not None:
            self.chain.back(choice)
        del self.how[choice - self.game.base :]
        for side, last in self.asked.items():
            if last is None or last >= choice:
                self.asked[side] = self._last_asked(side)
        self.acted = {side: min(choice, last) for side, last in self.acted.items()}
        while self.marks and self.marks[-1].choice >= choice:
            self.marks.pop()
        self.offers.clear()

    def _last_asked(self, side: str) -> int | None:
        """Return the last choice that a side was really asked, as far as what is kept here tells."""
        since = max([self.game.base, *(again.choice for again in self.game.reseeds)])
        for choice in range(self.game.choice - 1, since - 1, -1):
            if self.taken_by(choice) == side and not self.how[choice - self.game.base] & FORCED:
                return choice
        return -1 if since > self.game.base or since == 0 else None

    def fail(self, side: str, opponent: str) -> LogEntry:
        """Note that the opponent on a side gave no usable answer; return the line."""
        self.hand_over("failed", side, opponent)
        return self.line("failed", side, opponent)

    def replaced(self, side: str, player: str) -> LogEntry:
        """Let somebody else play on from here; return the line."""
        self.hand_over("player", side, player)
        return self.line("player", side, player)

    def hand_over(self, kind: str, side: str, player: str) -> None:
        """Let somebody else answer for a side, as a line of a kind says; `failed`: because it gave no usable answer."""
        self.note(kind, side, player)
        self.game.hand_over(parse_side(side), player, kind == "failed")

    def regent(self, side: str, opponent: str | None) -> LogEntry:
        """Let a computer opponent play for the person of a side, None: that one is back; return the line."""
        kind, player = ("return", "person") if opponent is None else ("regent", opponent)
        self.hand_over(kind, side, player)
        self.regents = {one: name for one, name in self.regents.items() if one != side}
        if opponent is not None:
            self.regents[side] = opponent
        return self.line(kind, side, player)

    def new_regent(self) -> tuple[str, str | None]:
        """Return the side that has another regent than the store knows of, and who that is."""
        side = next(one for one in SIDE_NAMES if self.written_regents.get(one) != self.regents.get(one))
        return side, self.regents.get(side)

    def consent(self, sides: Sequence[str]) -> list[LogEntry]:
        """Note that these sides would stop here and count (VIC-08); return the lines.

        Once both sides would, the game ends.
        """
        if self.offers.union(sides) == set(SIDE_NAMES):
            self.agree()
            return [self.line("agree", "", "")]
        fresh = [side for side in sides if side not in self.offers]
        self.offers.update(fresh)
        return [self.line("offer", side, "") for side in fresh]

    def decline(self, sides: Sequence[str]) -> list[LogEntry]:
        """Withdraw every standing offer to stop and count, one's own or the other's; return the lines."""
        if not self.offers:
            return []
        self.offers.clear()
        return [self.line("decline", sides[0], "")]

    def resign(self, side: str) -> LogEntry:
        """Let a side give up, which ends the game; return the line. Raises IllegalAction if it is over."""
        self.end_by(side)
        return self.line("resign", side, "")

    def claim(self, side: str) -> LogEntry:
        """Let a side have won because the time of the other one is up; return the line."""
        self.end_by(other(side), True)
        return self.line("claim", side, "")

    def end_by(self, side: str, late: bool = False) -> None:
        """End the game: a side gives up, or its time was up (`late`)."""
        self.game.resign(parse_side(side), late)
        self.offers.clear()
        if self.chain is not None:
            self.chain.settle()

    def offer_to_yield(self, side: str, offers: bool) -> LogEntry:
        """Note that a computer opponent offers to give up, or does so no longer; return the line."""
        action = "" if offers else TAKEN_BACK
        self.note("yield", side, action)
        return self.line("yield", side, action)

    def rematch_line(self, what: str, side: str, swap: bool, rated: bool) -> LogEntry:
        """Note what becomes of the rematch that a side offers; return the line.

        `what`: `offer`, `withdraw`, `decline`, or the game that begins; `swap`: each has the other's side there.
        """
        action = f"{what} {'swapped' if swap else 'same'}" + (" rated" if rated else "")
        self.note("rematch", side, action)
        return self.line("rematch", side, action)

    def advise(self, side: str) -> list[LogEntry]:
        """Note that a side takes advice of the computer at this choice, once; return the line."""
        if self.advised_at.get(side) == self.game.choice:
            return []
        self.note("advice", side)
        return [self.line("advice", side, "")]

    def note(self, kind: str, side: str, player: str = "") -> None:
        """Remember what a line of the kinds NOTED says; `player`: what else it says, as who plays on."""
        if kind == "advice":
            self.advised[side] += 1
            self.advised_at[side] = self.game.choice
        elif kind == "yield":
            if player == TAKEN_BACK:
                self.yields.discard(side)
            else:
                self.yields.add(side)
        elif kind == "rematch":
            self.rematch = rematch_of(LogEntry(kind, side, player))
            if player.startswith("offer"):
                self.rematches_left[side] -= 1
            elif player.startswith("decline"):
                self.rematches_left[side] = 0
        elif kind == "failed":
            self.failed[side] = player
        else:
            self.failed.pop(side, None)
            self.asked[side] = None

    def agree(self) -> None:
        """End the game by agreement of both sides (VIC-08)."""
        self.game.agree()
        if self.chain is not None:
            self.chain.settle()
        self.offers.clear()

    def settled_marks(self) -> list[Snapshot]:
        """Return snapshots of what nobody can go back behind any more, and count them as kept."""
        found = []
        floor = max(self.game.shared_floor, self.settled)
        while self.marks and self.marks[0].choice <= floor:
            mark = self.marks.pop(0)
            since = self.kept if self.kept else -1
            events = [event_json(event) for event in self.game.log if since <= event.n < mark.choice]
            found.append(sealed(self.id, mark.choice, mark.line, packed(mark.game), pack(events)))
            self.kept = mark.choice
        return found

    def standing(self, ids: str = "") -> Snapshot:
        """Return where the game stands, with what it asks and the events since the last snapshot.

        `ids` stands for the names of all that its data speak of, in order: positions have some things by number.
        """
        since = self.kept if self.kept else -1
        events = [event_json(event) for event in self.game.log if event.n >= since]
        position = packed(self.game, asks=asks(self.game), ids=ids)
        return sealed(self.id, self.game.choice, self.lines, position, pack(events))

    def trim(self) -> None:
        """Drop the actions and events that are in snapshots by now."""
        if self.saving is None or not self.saving[0].done():
            return
        written, choice = self.saving
        self.saving = None
        if written.exception() is None:
            base = self.game.base
            self.game.forget(choice)
            del self.how[: self.game.base - base]

    @property
    def weight(self) -> int:
        """About how many bytes of memory this takes."""
        events = max(len(self.game.log), len(self.game.actions))
        times = WHOLE * (1 + len(self.drawn)) + SHOWN * len(self.shown) + EVENT * events + MARK * len(self.marks)
        return WEIGHT + int(self.size * times) + (0 if self.late is None else self.late.weight)

    def hashed(self, lines: Sequence[LogEntry]) -> list[LogEntry]:
        """Return lines, the last of them with the hash of the present state, or UNHASHED.

        It is reckoned when the side to choose changes, at the end of the game, and every so many lines (HASHED).
        """
        if not lines:
            return []
        actor, made = self.game.state.actor(), self.lines + len(lines)
        told = UNHASHED
        if actor != self._hashed_for or made >= self._hashed_at + HASHED:
            self._hashed_for, self._hashed_at = actor, made
            told = state_hash(self.game.state)
        *before, last = lines
        return [*before, LogEntry(last.kind, last.seat, last.action, told, last.reason)]

    def taken_by(self, choice: int) -> str:
        """Return the side that answered a choice."""
        return SIDE_NAMES[self.game.takers[choice - self.game.base]]

    def news_since(self, eyes: str | None) -> int:
        """Return from which choice on all is news to a side, or to who watches (None).

        To a side that is what came after its last own choice, to who watches what one side has chosen since the game
        changed hands; where turns are shown once they are over, the last turn. Of what lies before the snapshot that
        the game was taken up at nothing is news.
        """
        game = self.game
        if eyes is not None:
            known = self.acted.get(eyes)
            return min(self.looked.get(eyes, game.base), game.base) if known is None else known
        if self.turn_before is not None:
            return self.turn_before
        alone = takewhile(lambda side: side == game.takers[-1], reversed(game.takers))
        return game.choice - sum(1 for _ in alone)

    def events_since(self, choice: int) -> list[Event]:
        """Return what happened from a choice on, as far as it is in memory (`GameCache.events`: all of it)."""
        log = self.game.log  # in the order of choices
        return log[bisect_left(log, choice, key=number_of) :]

    def observe(self, side: str | None) -> dict[str, Any]:
        """Return all that may leave for a side or a spectator."""
        return self.game.observe(None if side is None else parse_side(side))

    def imagined(self, eyes: str | None) -> Game:
        """Return the game as a side, or who watches (None), may think it stands: what is told of it is asked of that.

        Refusals, odds, overlays and the words of orders name whatever somebody asks about, hidden or not; here all that
        is hidden from him is drawn anew, and alike as long as he sees the same. Raises BadPosition where nothing can
        be drawn.
        """
        if self.drawn_at != self.made:
            self.drawn, self.drawn_at = {}, self.made
        if eyes not in self.drawn:
            self.drawn[eyes] = dosespanas.sample(self.observe(eyes), DRAW, self.data)
        return self.drawn[eyes]

    def shows(self, sides: tuple[str, ...]) -> bool:
        """Return whether the holder of some sides has been shown the game as it stands: it is not observed again."""
        shown = self.shown.get(sides)
        return shown is not None and shown.revision == self.lines

    def show(
        self, sides: tuple[str, ...], eyes: str | None, have: int | None
    ) -> tuple[dict[str, Any], Changes, int | None]:
        """Return what the holder of some sides may see, and what has changed since the revision it has, if known.

        The last is the choice that stood then, if all that happened since is to be told after it (`Shown.since`).
        """
        shown = self.shown.get(sides)
        if shown is None:
            shown = self.shown[sides] = ShownObservation()
        if shown.revision != self.lines:
            observation = self.game.observe(None if eyes is None else parse_side(eyes), shown.cache)
            if not self.measured:
                self.size, self.measured = len(to_bytes(observation)), True
            shown.show(self.lines, observation, have is not None)
        if have is None:
            return shown.observation, None, None
        return shown.observation, *shown.since(have)


def asked_of(live: LiveGame, side: str, opponent: str) -> ChoiceQuestion:
    """Return the present choice of a game as an opponent on that side is asked it."""
    return ChoiceQuestion(
        id=live.id,
        game=live.row.game,
        opponent=opponent,
        side=side,
        seed=opponent_seed(live.game, parse_side(side)),
        choice=live.game.choice,
        before=live.asked.get(side),
        observation=live.observe(side),
        legal=live.game.legal_view(),
        data=live.data,
        changed=live.game.header.changed,
    )
