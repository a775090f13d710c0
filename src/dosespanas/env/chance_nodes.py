"""A game in which chance speaks in moves of its own: every die, card and chit a node with its outcomes."""

import hashlib
import json
from copy import deepcopy
from typing import Any

import dosespanas
from dosespanas.kernel.chance import ChanceNeeded
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.state import State


class Course:
    """A game under way, what it is waiting for chance to say, and what each side has been told so far."""

    def __init__(self, game: Game, explicit: bool) -> None:
        """Begin with a new game: where chance is explicit it deals all that is hidden first."""
        self.state = game.state
        self.header = game.header
        self.explicit = explicit
        self.choice = 0
        self.code = -1
        """The action in hand; -1: the deal."""
        self.script: list[int] = []
        """What chance has said of it so far."""
        self.needed = 0
        """Among how many values chance has to choose next; 0: a side has to choose, or the game is over."""
        self.rule = ""
        """The rule that wants it."""
        self.told: list[Event] = []
        self.recalls: list[tuple[int, bytes]] = [(0, b""), (0, b"")]
        """By side: how many of the events stand in the digest of all it was told, and that digest."""
        if explicit:
            self.go_on()

    def __deepcopy__(self, memo: Any) -> "Course":
        """Return an independent copy, with what both share."""
        copy = Course.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.state, copy.script = self.state.clone(), self.script[:]
        copy.told, copy.recalls = self.told[:], self.recalls[:]
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Pickled, the state is a game, and what a side was told its digest."""
        for side in (0, 1):
            self.recalled(side)
        recalls = [(0, digest) for _, digest in self.recalls]
        return (
            self.__dict__
            | {"state": None, "header": None, "told": [], "recalls": recalls}
            | {"game": Game(self.state.clone(), self.header)}
        )

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = kept.pop("game")
        self.__dict__.update(kept)
        self.state, self.header = game.state, game.header

    def apply(self, code: int) -> None:
        """Take an action of the side to choose, as far as chance lets it."""
        self.code = code
        if self.explicit:
            self.script = []
            self.go_on()
        else:
            self.finish(self.state)

    def outcome(self, value: int) -> None:
        """Take what chance says."""
        self.script.append(value)
        self.go_on()

    def go_on(self) -> None:
        """Take the action in hand, or deal, in a copy with all that chance has said; keep that if it was enough."""
        copy = self.state.clone()
        copy.chance.script = self.script[:]
        try:
            self.finish(copy)
        except ChanceNeeded as wanted:
            self.needed, self.rule = wanted.of, wanted.rule

    def finish(self, state: State) -> None:
        """Take the action in hand, or deal."""
        if self.code < 0:
            state.reseed(state.chance, True)
        else:
            state.step(self.code)
            self.choice += 1
        self.told += state.out
        state.out = []
        self.state, self.needed = state, 0

    def recalled(self, side: int) -> str:
        """Return 32 hex digits that stand for all that a side has been told, in order, and all it sees now."""
        count, digest = self.recalls[side]
        for event in self.told[count:]:
            digest = hashlib.blake2b(digest + json.dumps(event.view(side)).encode(), digest_size=16).digest()
        self.recalls[side] = (len(self.told), digest)
        return hashlib.blake2b(digest + self.observed(side).encode(), digest_size=16).hexdigest()

    def observed(self, viewer: int | None) -> str:
        """Return what a side or a spectator sees, as JSON."""
        return json.dumps(self.state.observe(viewer, self.choice))

    def drawn(self, viewer: int, seed: int) -> "Course":
        """Return a copy in which all that a side does not know is drawn anew, as `dosespanas.sample` does."""
        copy = deepcopy(self)
        copy.state = dosespanas.sample(self.state.observe(viewer, self.choice), seed).state
        return copy
