"""The planner at the table: makes a plan for a phase, keeps to it, and says what it wants."""

import time
from pathlib import Path
from typing import Any, Final

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.players import Choice, Legal
from dosespanas.players.espana1936.evaluator import EspanaJudge
from dosespanas.players.espana1936.immediate_wins import DECISIVE, kept, state_of
from dosespanas.players.espana1936.planner.minds import FILE
from dosespanas.players.espana1936.planner.search import Samples
from dosespanas.players.espana1936.planner.thinking_time import Thinker
from dosespanas.players.espana1936.policy.player import TunedPlayer
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.reasons import of_aim
from dosespanas.players.evaluation import Value

BUDGET: Final = 80
"""How much it tries: about three times as many games are played out for the plan of a phase."""
CHOICE_SECONDS: Final = 1.8
"""The guard on time: when it is over, the best so far is played. Within it choices depend on seed and budget alone."""
TURN: Final = 10.0
"""How much more time all choices of a turn may take than one."""


class SampledGames:
    """The sampled games of one observation."""

    def __init__(self, observation: EspanaObservation, seed: int) -> None:
        self.observation = observation
        self.seed = seed

    def state(self, number: int) -> Engine:
        """Return the n-th."""
        seed = (self.seed % (1 << 64) * 100_003 + int(self.observation["choice"])) * 64 + number
        state = dosespanas.sample(self.observation, seed).state
        assert isinstance(state, Engine)
        return state


class PlannerPlayer:
    """Plans each phase by trying plans out; plays them as the tuned opponent would with that in mind."""

    def __init__(self, seed: int, budget: int = BUDGET, seconds: float = CHOICE_SECONDS) -> None:
        self.seed = seed
        self.seconds = seconds
        self.tuned = TunedPlayer(seed)
        self.thinker = self.thinking(budget)
        self.turn = -1
        self.spent = 0.0
        self.passed: list[EspanaObservation] = []
        """What it saw where phases of this turn began, if it has only been told what was chosen there."""

    def value(self) -> Value:
        """Return what it judges positions by."""
        return EspanaJudge()

    def files(self) -> list[Path]:
        """Return the files of the minds it knows, its own first."""
        return [FILE]

    def portfolio(self) -> Path | None:
        """Return the file of the minds among which it draws one for each game, None where it has one alone."""
        return None

    def thinking(self, budget: int) -> Thinker:
        """Return what makes its plans; `budget`: how much it tries."""
        return Thinker(budget, self.value(), self.files(), self.seed, self.portfolio())

    def choose(self, observation: EspanaObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        if len(legal) == 1:
            return self.tuned.choose(observation, legal)
        if observation["prompt"]["key"] in DECISIVE:
            decisive = self.tuned.at_once.answer(state_of(observation))
            if decisive is not None:
                return decisive
        began = time.monotonic()
        if observation["turn"] != self.turn:
            self.turn, self.spent = observation["turn"], 0.0
        until = began + min(self.seconds, max(0.01, TURN * self.seconds - self.spent))
        if self.passed and self.passed[-1]["turn"] != observation["turn"]:
            self.look_back()
        for seen in self.passed:
            self.think(seen, until)
        self.passed = []
        state, code = self.think(observation, until)
        safe = kept(state, state.codes())
        chooser = self.thinker.policy
        if code not in safe:
            chooser = self.tuned.policy
            code = chooser.choose(state, safe)
        self.spent += time.monotonic() - began
        return state.name(code), self.reason(state, observation["choice"], chooser)

    def think(self, observation: EspanaObservation, until: float) -> tuple[Engine, int]:
        """Return a sampled game of an observation and the action for the choice there."""
        samples = Samples(SampledGames(observation, self.seed).state, self.seed)
        return samples.state(0), self.thinker.answer(samples, observation["choice"], until)

    def follow(self, observation: EspanaObservation, legal: Legal, action: str) -> None:
        """Remember where a phase began, and how the other side stood there.

        It is planned when there is something to choose in it.
        """
        if self.passed and self.passed[-1]["turn"] != observation["turn"]:
            self.look_back()
        if len(legal) == 1:
            return
        if not self.passed or self.passed[-1]["station"] != observation["station"]:
            self.passed.append(observation)

    def look_back(self) -> None:
        """See how the other side stood in a turn that is over, and forget it otherwise."""
        if self.thinker.portfolio is not None:
            for seen in self.passed:
                self.thinker.look(SampledGames(seen, self.seed).state(0))
        self.passed = []

    def reason(self, state: Engine, choice: int, chooser: Policy | None) -> dict[str, Any] | None:
        """Return why it chose as it did: as it begins with a plan what the turn is about, then what is there."""
        box = self.thinker.plan.target()
        if box >= 0 and choice == self.thinker.begun:
            return of_aim(state, state.side, box)
        why = None if chooser is None else chooser.told(state)
        return {"key": "reason-plan"} if why is None else why


def mind(seed: int) -> PlannerPlayer:
    """Return the planner without plans, who answers at once."""
    return PlannerPlayer(seed, 0)
