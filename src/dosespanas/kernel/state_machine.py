"""A game as a machine of stages: at each of them a side is asked something, or something happens by itself.

A game writes down its `Choice`s and its forced stages in one table, `Phases`; `Staged` runs it.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from dosespanas.kernel.action import Outcome, Refusal
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.shapes import Args, Ending
from dosespanas.kernel.side import NOBODY, SIDE_TERMS, side_name
from dosespanas.kernel.state import State

S = TypeVar("S", bound=State)


class Secret(Generic[S]):
    """Why what may be chosen can be secret, and the message of the curtain then drawn between two at one screen."""

    def __init__(self, curtain: str, holds: Callable[[S], bool]) -> None:
        """`holds` tells whether the answers depend on something hidden, as the game is played."""
        self.curtain = curtain
        self.holds = holds


class Choice(Generic[S]):
    """One question a game asks.

    `prompt` is the message key of the question and `rule` the id of the rule that asks it. `legal` lists the answers,
    sorted; `take` carries one out; `why_not` says why something else is no answer, or None if it is beside the point.
    `secret` says that the answers depend on something that is hidden from somebody: then the side is asked even if it
    has a single one. Without it all is public.
    """

    def __init__(
        self,
        stage: int,
        prompt: str,
        rule: str,
        legal: Callable[[S], list[int]],
        take: Callable[[S, int], None],
        why_not: Callable[[S, int], Refusal | None],
        secret: Secret[S] | None = None,
    ) -> None:
        self.stage = stage
        self.prompt = prompt
        self.rule = rule
        self.legal = legal
        self.take = take
        self.why_not = why_not
        self.secret = secret


class Phases(Generic[S]):
    """All stages of a game: its choices, what is forced, and the stage of a game that is over."""

    def __init__(self, choices: list[Choice[S]], forced: dict[int, Callable[[S], None]], over: tuple[int, str, str]):
        """`over` is the last stage with its message key and rule. Raises ValueError for a stage that comes twice."""
        self.choices: dict[int, Choice[S]] = {}
        self.forced = forced
        self.prompts: dict[int, tuple[str, str]] = {over[0]: (over[1], over[2])}
        """Message key and rule, by stage."""
        for choice in choices:
            if choice.stage in self.prompts or choice.stage in forced:
                raise ValueError(f"stage {choice.stage} stands in the table twice")
            self.choices[choice.stage] = choice
            self.prompts[choice.stage] = (choice.prompt, choice.rule)


class Step:
    """A step of a turn: its name in positions, the phase a player reads, and whose it is (-1: both sides')."""

    def __init__(self, name: str, phase: str, side: int = NOBODY) -> None:
        self.name = name
        self.phase = phase
        self.side = side


class Staged(State):
    """A state that a table of stages runs; each game says which, and what it looks at again when something changed."""

    stage: int
    """Which choice is asked now, or which forced stage comes next."""
    side: int
    """Whose choice it is."""
    winner: int
    ended: int
    """1 when the game is over; `reason` is then a message key, `end_rule` the rule by which."""
    reason: str
    end_rule: str

    def phases(self) -> Phases[Any]:
        """Return the table of the game."""
        raise RuntimeError("a game has a table of its stages")

    def lay_out(self) -> None:
        """Set up the game."""
        raise RuntimeError("a game is set up")

    def open_step(self) -> None:
        """Open the step of the turn that the state names."""
        raise RuntimeError("a game opens its steps")

    def read(self, raw: dict[str, Any]) -> None:
        """Take over what a position says of a blank state; raises BadPosition."""
        raise RuntimeError("a game reads positions")

    def imagine(self, seen: dict[str, Any], rng: Chance) -> bool:
        """Take over what an observation says of a blank state, and draw what its viewer does not know.

        Returns whether that goes with the choice in hand; if not, all is to be drawn again.
        """
        raise RuntimeError("a game can be imagined")

    def look_again(self) -> None:
        """Do what the rules do at once whenever something has happened, before the next forced stage."""

    def held_up(self) -> bool:
        """Return whether something must be asked before the next forced stage."""
        return False

    def at_rest(self) -> bool:
        """Do what comes when no forced stage is left; return whether none has been added by it."""
        return True

    def start(self) -> None:
        """Lay out the game and go on to the first choice."""
        self.lay_out()
        self.open_step()
        self.settle()

    def settle(self) -> None:
        """Take every forced stage up to the next choice."""
        forced = self.phases().forced
        self.look_again()
        while True:
            while self.stage in forced and not self.ended and not self.held_up():
                forced[self.stage](self)
                self.look_again()
            if self.at_rest():
                return

    def actor(self) -> int:
        """Return the side to choose, or -1 when the game is over."""
        return NOBODY if self.ended else self.side

    def codes(self) -> list[int]:
        """Return every legal action, sorted."""
        if self.ended:
            return []
        codes: list[int] = self.phases().choices[self.stage].legal(self)
        return codes

    def step(self, code: int) -> None:
        """Take a legal action and everything it forces."""
        self.phases().choices[self.stage].take(self, code)
        self.settle()

    def explain(self, code: int) -> Refusal | None:
        """Return None for a legal action, else the rule that forbids it."""
        if self.ended:
            return Refusal(self.end_rule, "refusal-game-over")
        if code in self.codes():
            return None
        refusal: Refusal | None = self.phases().choices[self.stage].why_not(self, code)
        return self.out_of_turn(code) if refusal is None else refusal

    def out_of_turn(self, code: int) -> Refusal:
        """Return the refusal of an action that has nothing to do with what is asked."""
        prompt, rule = self.phases().prompts[self.stage]
        return Refusal(rule, "refusal-wrong-decision", {"side": SIDE_TERMS[self.side], "prompt": prompt})

    def secret_choice(self) -> bool:
        """Return whether what may be chosen now depends on anything that is hidden from somebody."""
        return self.secret() is not None

    def secret(self) -> Secret[Any] | None:
        """Return why what may be chosen now is secret, None if it is not."""
        if self.ended:
            return None
        secret: Secret[Any] | None = self.phases().choices[self.stage].secret
        return secret if secret is not None and secret.holds(self) else None

    def curtain(self) -> str | None:
        """Return why somebody else at the same screen may not look now, as a message key; None: all is public."""
        secret = self.secret()
        return None if secret is None else secret.curtain

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        if not self.ended:
            return None
        return Outcome(None if self.winner == NOBODY else self.winner, self.reason, self.end_rule, self.decided())

    def ending(self) -> Ending | None:
        """Return how the game ended, as observations tell it, or None."""
        if not self.ended:
            return None
        return {"winner": side_name(self.winner), "reason": self.reason, "args": self.decided(), "rule": self.end_rule}

    def decided(self) -> Args:
        """Return what decided a game that is over, as arguments of the message that says why it ended."""
        return {}

    def close(self, over: int, winner: int, reason: str, rule: str) -> None:
        """End the game: nobody chooses any more; `over` is the stage of a game that has ended."""
        self.ended = 1
        self.winner = winner
        self.reason = reason
        self.end_rule = rule
        self.side = NOBODY
        self.stage = over
        details: dict[str, object] = {"reason": reason, **self.decided()}
        if winner != NOBODY:
            details["winner"] = SIDE_TERMS[winner]
        self.tell("game-over", rule, winner, details, [])
