"""A game in which chance speaks in moves of its own: every die, card and chit a node with its outcomes.

Or all of what one action needs is one node, whose outcomes are the positions it may lead to: small scenarios become
trees that are small enough to be gone through to the end.
"""

import hashlib
import json
from copy import deepcopy
from typing import Any, Final, Literal

import dosespanas
from dosespanas.kernel.chance import ChanceNeeded
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game, state_hash
from dosespanas.kernel.state import State

ChanceMode = Literal["nodes", "merged", "sampled"]
"""`nodes`: each draw is a node. `merged`: all draws of an action are one, and what comes to the same position is one
outcome. `sampled`: chance is drawn within an action."""
MOST_MERGED: Final = 100_000
"""In the mode `merged`: how many rolls an action may have before it is refused."""


class ChanceGame:
    """A game under way, what it is waiting for chance to say, and what each side has been told so far."""

    def __init__(self, game: Game, mode: ChanceMode) -> None:
        """Begin with a new game: where chance is explicit it deals all that is hidden first."""
        self.state = game.state
        self.header = game.header
        self.mode = mode
        self.choice = 0
        self.code = -1
        """The action in hand; -1: the deal."""
        self.script: list[int] = []
        """What chance has said of it so far."""
        self.needed = 0
        """Among how many values chance has to choose next; 0: a side has to choose, or the game is over."""
        self.rule = ""
        """The rule that wants it."""
        self.ways: list[tuple[State, float]] = []
        """In the mode `merged`: what each outcome leads to, and how likely it is."""
        self.told: list[Event | tuple[int, int]] = []
        """Events, and choices of a side as (side, action), which it recalls itself."""
        self.recalls: list[tuple[int, bytes]] = [(0, b""), (0, b"")]
        """By side: how many of the events stand in the digest of all it was told, and that digest."""
        if mode != "sampled":
            self.go_on()

    def __deepcopy__(self, memo: Any) -> "ChanceGame":
        """Return an independent copy, with what both share."""
        copy = ChanceGame.__new__(ChanceGame)
        copy.__dict__.update(self.__dict__)
        copy.state, copy.script = self.state.clone(), self.script[:]
        copy.ways = self.ways[:]
        copy.told, copy.recalls = self.told[:], self.recalls[:]
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Pickled, the state is a game, and what a side was told its digest."""
        for side in (0, 1):
            self.recalled(side)
        recalls = [(0, digest) for _, digest in self.recalls]
        return (
            self.__dict__
            | {"state": None, "header": None, "told": [], "recalls": recalls, "ways": []}
            | {"game": Game(self.state.clone(), self.header)}
        )

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = kept.pop("game")
        self.__dict__.update(kept)
        self.state, self.header = game.state, game.header
        if self.needed and self.mode == "merged":
            self.go_on()

    def apply(self, code: int) -> None:
        """Take an action of the side to choose, as far as chance lets it."""
        self.code = code
        self.told.append((self.state.actor(), code))
        if self.mode == "sampled":
            self.finish(self.state)
        else:
            self.script = []
            self.go_on()

    def outcome(self, value: int) -> None:
        """Take what chance says."""
        if self.mode == "merged":
            self.keep(self.ways[value][0].clone())
        else:
            self.script.append(value)
            self.go_on()

    def chances(self) -> list[float]:
        """Return how likely each value is that chance has to choose among next."""
        if self.mode == "merged":
            return [chance for _, chance in self.ways]
        return [1.0 / self.needed] * self.needed

    def go_on(self) -> None:
        """Take the action in hand, or deal, in a copy with all that chance has said; keep that if it was enough."""
        if self.mode == "merged":
            self.merge()
            return
        copy, wanted = self.tried(self.script[:])
        if wanted is None:
            self.keep(copy)
        else:
            self.needed, self.rule = wanted.of, wanted.rule

    def merge(self) -> None:
        """Take the action in hand with all that chance may say of it; note each position it leads to once."""
        found: dict[str, tuple[State, float]] = {}
        scripts: list[tuple[list[int], float]] = [([], 1.0)]
        rolled = 0
        while scripts:
            script, chance = scripts.pop()
            copy, wanted = self.tried(script[:])
            rolled += 1
            if rolled > MOST_MERGED:
                raise OverflowError(f"more than {MOST_MERGED} rolls of one action: let chance be in nodes or sampled")
            if wanted is None:
                name = state_hash(copy)
                first, sum_ = found.get(name, (copy, 0.0))
                found[name] = (first, sum_ + chance)
            else:
                self.rule = wanted.rule
                scripts += [([*script, value], chance / wanted.of) for value in reversed(range(wanted.of))]
        self.ways = list(found.values())
        if len(self.ways) == 1:
            self.keep(self.ways[0][0])
        else:
            self.needed = len(self.ways)

    def tried(self, script: list[int]) -> tuple[State, ChanceNeeded | None]:
        """Take the action in hand, or deal, in a copy with what chance has said; return it, and what chance lacks."""
        copy = self.state.clone()
        copy.chance.script = script
        try:
            self.finish(copy)
        except ChanceNeeded as wanted:
            return copy, wanted
        copy.chance.script = []
        return copy, None

    def finish(self, state: State) -> None:
        """Take the action in hand, or deal."""
        if self.code < 0:
            state.reseed(state.chance, True)
        else:
            state.step(self.code)
        if self.mode == "sampled":
            self.keep(state)

    def keep(self, state: State) -> None:
        """Go on from a state in which the action in hand has been taken."""
        self.choice += self.code >= 0
        self.told += state.out
        state.out = []
        self.state, self.needed, self.ways = state, 0, []

    def recalled(self, side: int) -> str:
        """Return 32 hex digits that stand for all that a side has been told, in order, and all it sees now."""
        count, digest = self.recalls[side]
        for told in self.told[count:]:
            if isinstance(told, Event):
                seen = json.dumps(told.view(side))
            elif told[0] == side:
                seen = str(told[1])
            else:
                continue
            digest = hashlib.blake2b(digest + seen.encode(), digest_size=16).digest()
        self.recalls[side] = (len(self.told), digest)
        return hashlib.blake2b(digest + self.observed(side).encode(), digest_size=16).hexdigest()

    def observed(self, viewer: int | None) -> str:
        """Return what a side or a spectator sees, as JSON."""
        return json.dumps(self.state.observe(viewer, self.choice))

    def drawn(self, viewer: int, seed: int) -> "ChanceGame":
        """Return a copy in which all that a side does not know is drawn anew, as `dosespanas.sample` does."""
        copy = deepcopy(self)
        copy.state = dosespanas.sample(self.state.observe(viewer, self.choice), seed).state
        return copy
