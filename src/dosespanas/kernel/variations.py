"""A tree of lines: what was played from a position on, and what else might have been; every move has its own dice.

The moves of a game that was played are its main line, numbered from 1 as its choices are; 0 is how it begins. What is
tried besides has numbers after these. A move goes on with the dice that came before it, unless it was given others: a
new seed (rolled again), or values that chance gives first (chosen dice). So equal trees give equal positions.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import Handover, Reseed
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import NOBODY

EVERY: Final = 32
"""Of the main line the position is kept after every so many moves."""
KEPT: Final = 48
"""How many other positions are kept, those looked at last."""
START: Final = 0
"""The number of the beginning."""


class UnknownMove(DosEspanasError):
    """There is no move of this number."""

    def __init__(self, number: int) -> None:
        super().__init__("error-no-such-move", f"there is no move {number} here", number=number)


class Move:
    """A move: after which one it comes, the action, and where its dice come from."""

    def __init__(self, number: int, parent: int, action: str, seed: str, script: list[int]) -> None:
        self.number = number
        self.parent = parent
        self.action = action
        """Its notation."""
        self.seed = seed
        """The seed (32 hex digits) that chance comes from, from this move on; nothing: as it went on before."""
        self.script = script
        """What chance gives first, each from 0 on."""


class ChanceResult:
    """Something that chance gave in a move: a die (no items), one of some items, or items in a new order (`of` 0)."""

    def __init__(self, rule: str, at: int, of: int, items: list[int], side: int = NOBODY) -> None:
        self.rule = rule
        """The rule that asked for it."""
        self.side = side
        """Whose die it is; NOBODY where the rule gives it to neither side."""
        self.at = at
        """Its place among all the values that chance gave in the move."""
        self.of = of
        """How many values were possible."""
        self.items = items


class ToldChance(Chance):
    """Chance that first gives what it is told, then goes on with its stream, and remembers what it gave."""

    def __init__(self, before: Chance, seed: str, script: Sequence[int]) -> None:
        super().__init__(seed_bytes(seed) if seed else before.seed)
        self.cursor = 0 if seed else before.cursor
        self.first = list(script)
        self.given: list[int] = []
        """All values it has given, each from 0 on."""
        self.rolls: list[ChanceResult] = []

    def uniform(self, n: int, rule: str = "") -> int:
        """Return the next value: one it was told, as long as that is possible here, else one of the stream."""
        if self.first and not 0 <= self.first[0] < n:
            self.first = []  # an earlier value has made another question of this one: what follows was not meant for it
        value = self.first.pop(0) if self.first else Chance.uniform(self, n, rule)
        self.given.append(value)
        return value

    def die(self, rule: str = "", side: int = NOBODY) -> int:
        """Return one roll of a six-sided die."""
        self.rolls.append(ChanceResult(rule, len(self.given), 6, [], side))
        return Chance.die(self, rule, side)

    def pick(self, items: list[int], rule: str = "") -> int:
        """Return one of at most 256 items."""
        self.rolls.append(ChanceResult(rule, len(self.given), len(items), items[:]))
        return Chance.pick(self, items, rule)

    def shuffle(self, items: list[int], rule: str = "") -> None:
        """Shuffle a list in place."""
        self.rolls.append(ChanceResult(rule, len(self.given), 0, []))
        Chance.shuffle(self, items, rule)

    def rest(self) -> Chance:
        """Return the stream that it stands in, for what comes next."""
        after = Chance(self.seed)
        after.cursor = self.cursor
        return after


class MoveResult:
    """What a move came to."""

    def __init__(self, side: int, turn: int, view: LegalAction, events: list[Event], told: ToldChance) -> None:
        self.side = side
        """The side (0 or 1) that took it."""
        self.turn = turn
        """The turn it was taken in."""
        self.view = view
        """The action as interfaces show it."""
        self.events = events
        self.given = told.given
        """All that chance gave, each value from 0 on."""
        self.rolls = told.rolls


class Variations:
    """All lines from one beginning."""

    def __init__(
        self,
        start: Game,
        main: Sequence[str] = (),
        reseeds: Sequence[Reseed] = (),
        handovers: Sequence[Handover] = (),
    ) -> None:
        """Take a game that has just begun, which is not to be changed any more, and what was played in it.

        Raises UnknownAction or IllegalAction where that departs from the rules.
        """
        self.main = len(main)
        """How many moves the main line has."""
        self.reseeds = list(reseeds)
        self.handovers = list(handovers)
        self.moves: dict[int, Move] = {}
        """All moves by number."""
        self.results: dict[int, MoveResult] = {}
        self.next = len(main) + 1
        """The number of the next move that is added; none is given twice."""
        self.first_turn = int(start.observe(None)["turn"])
        game = start.clone()
        game.take_notes(self.reseeds, self.handovers)
        self.opening: list[Event] = start.log + game.log
        """What happened before the first move."""
        self._fixed: dict[int, Game] = {START: game.clone()}
        self._recent: OrderedDict[int, Game] = OrderedDict()
        for number, action in enumerate(main, 1):
            move = Move(number, number - 1, action, "", [])
            self.results[number] = self._take(game, move)
            self.moves[number] = move
            if number % EVERY == 0 or number == len(main):
                self._fixed[number] = game.clone()

    def _take(self, game: Game, move: Move) -> MoveResult:
        """Take a move in a game that stands before it; raises UnknownAction or IllegalAction, and then it is spoilt."""
        state = game.state
        action = game.parse(move.action)
        refusal = game.explain(action)
        if refusal is not None:
            game.apply(action)  # which raises it
        side, view = state.actor(), state.view(action.code)
        turn = self._turn(move.parent)
        known = len(game.log)
        told = ToldChance(state.chance, move.seed, move.script)
        state.chance = told
        game.apply(action)
        game.state.chance = told.rest()
        if move.number <= self.main:
            game.take_notes(self.reseeds, self.handovers)
        return MoveResult(side, turn, view, game.log[known:], told)

    def _turn(self, number: int) -> int:
        """Return the turn that the game stands in after a move."""
        if number == START:
            return self.first_turn
        result = self.results[number]
        for event in reversed(result.events):
            if event.kind == "turn":
                return int(str(event.details["turn"]))
        return result.turn

    def turn(self, number: int) -> int:
        """Return the turn that the game stands in after a move; raises UnknownMove."""
        self.check(number)
        return self._turn(number)

    def check(self, number: int) -> None:
        """Raise UnknownMove unless there is a move of this number, or it is the beginning."""
        if number != START and number not in self.moves:
            raise UnknownMove(number)

    def game(self, number: int) -> Game:
        """Return the game after a move (0: as it begins), not to be changed; raises UnknownMove."""
        self.check(number)
        missing: list[int] = []
        at = number
        while at not in self._fixed and at not in self._recent:
            missing.append(at)
            at = self.moves[at].parent
        found = self._fixed[at] if at in self._fixed else self._recent[at]
        if missing:
            found = found.clone()
            for one in reversed(missing):
                self._take(found, self.moves[one])
            self._recent[number] = found
        if number in self._recent:
            self._recent.move_to_end(number)
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return found

    def path(self, number: int) -> list[int]:
        """Return the moves from the first one to this one, by number; raises UnknownMove."""
        self.check(number)
        found: list[int] = []
        at = number
        while at != START:
            found.append(at)
            at = self.moves[at].parent
        found.reverse()
        return found

    def fork(self, one: int, other: int) -> int:
        """Return the last move that two lines share; raises UnknownMove."""
        mine, shared = self.path(one), START
        for number, theirs in zip(mine, self.path(other), strict=False):
            if number != theirs:
                break
            shared = number
        return shared

    def events(self, number: int) -> list[Event]:
        """Return what happened up to and with a move, the set-up first; raises UnknownMove."""
        found = self.opening[:]
        for one in self.path(number):
            found += self.results[one].events
        return found

    def after(self, number: int) -> list[int]:
        """Return the moves that come next after one, by number."""
        return sorted([move.number for move in self.moves.values() if move.parent == number])

    def add(self, parent: int, action: str, seed: str = "", script: Sequence[int] = (), number: int = 0) -> Move:
        """Add a move after another one, and return it; one that is there already is returned as it is.

        `seed`: 32 hex digits that its dice come from, and all after them; `script`: what chance gives first. `number`:
        its own, where it has one already. Raises UnknownMove, UnknownAction, IllegalAction, and ValueError for a seed
        that is none; then nothing has changed.
        """
        game = self.game(parent).clone()
        text = str(game.parse(action))
        chosen = list(script)
        for one in self.after(parent):
            there = self.moves[one]
            if there.action == text and there.seed == seed and there.script == chosen and not number:
                return there
        move = Move(number or self.next, parent, text, seed, chosen)
        result = self._take(game, move)
        self.moves[move.number] = move
        self.results[move.number] = result
        self.next = max(self.next, move.number + 1)
        self._recent[move.number] = game
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return move

    def changed(self, number: int, dice: dict[int, int]) -> list[int]:
        """Return what chance is to give first in a move so that some of its values are others, up to the last of these.

        `dice`: by place among the values it gave, the value from 0 on. Raises UnknownMove; ValueError for a place or a
        value that is none.
        """
        if number == START or number not in self.moves:
            raise UnknownMove(number)
        result = self.results[number]
        of = {roll.at: roll.of for roll in result.rolls}
        for at, value in dice.items():
            if not 0 <= value < of.get(at, 0):
                raise ValueError(f"chance gave nothing of that kind at {at}")
        last = max(dice) if dice else -1
        return [dice.get(at, value) for at, value in enumerate(result.given[: last + 1])]

    def drop(self, number: int) -> None:
        """Take a move away with all that comes after it; raises UnknownMove, for one of the main line too."""
        if number <= self.main or number not in self.moves:
            raise UnknownMove(number)
        gone = {number}
        for one in sorted(self.moves):  # a move has a greater number than the one it comes after
            if self.moves[one].parent in gone:
                gone.add(one)
        for one in gone:
            del self.moves[one]
            del self.results[one]
            self._recent.pop(one, None)
