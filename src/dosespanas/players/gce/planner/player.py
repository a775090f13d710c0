"""The planner at the table: makes a plan when its turn comes, keeps to it, and says what it is about."""

import time
from typing import Any, Final

import dosespanas
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import Board
from dosespanas.gce.game import data_of
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce.evaluator import GceJudge
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import PlanBook, TurnPlan
from dosespanas.players.gce.planner.portfolio import Shelf
from dosespanas.players.gce.planner.search import KEPT, Trial, portfolio
from dosespanas.players.gce.policy.player import TunedPlayer
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.side_view_builders import from_observation

BUDGET: Final = 14
"""About how many games are played out for the plan of a phase; no fewer than nine."""
WIDE: Final = 7
"""How many plans are looked at in a phase at most."""
CHOICE_SECONDS: Final = 1.5
"""The guard on time: when it is over, the best so far is played. Within it choices depend on seed and budget alone."""
TURN_SECONDS: Final = 10.0
"""How much more time all choices of a turn may take than one."""
PLANNED: Final = ("prompt-gce-strategic", "prompt-gce-move", "prompt-gce-attack")
"""The first of each of these choices in a phase is planned."""
FOE_SEED: Final = 1
"""The seed of the opponent it thinks it plays against."""
SAID: Final = ("bold", "careful", "guarding", "storm", "wear", "mass", "line")
"""Variants with a reason of their own in the catalogue."""

Answer = tuple[str, dict[str, Any] | None]


class PlannerPlayer:
    """Plans each phase by trying plans out; plays it as the tuned opponent would with that in mind."""

    def __init__(
        self,
        seed: int,
        budget: int = BUDGET,
        seconds: float = CHOICE_SECONDS,
        book: PlanBook | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        """`budget`: games played out for a plan, 0 for its mind alone; `seconds`: how long a choice may take.

        `book`: the plans it begins with; `shelf`: the portfolios that it draws them from, where there are any.
        """
        self.seed = seed
        self.budget = budget
        self.seconds = seconds
        self.play_by(Mind(seed, TUNED.width, book, shelf))
        self.foe = TunedPlayer(FOE_SEED).fork(FOE_SEED)
        self.outlook = GceJudge()
        self.plan = TurnPlan("", {}, 1.0, {})
        self.borne: TurnPlan | None = None
        """The plan that its weights are those of, and in which turn."""
        self.borne_in = 0
        self.key = (0, "")
        """Turn and phase of the plan."""
        self.turn = 0
        self.spent = 0.0
        """Seconds thought in the turn."""
        self.passed: list[GceObservation] = []
        """What it saw where phases of this turn and the last began, if it was only told what was chosen there."""

    def play_by(self, mind: Mind) -> None:
        """Begin with a mind."""
        self.own = mind
        self.mine = mind.tuned
        """Who chooses, with the plan of the turn in mind."""

    def choose(self, observation: GceObservation, legal: list[LegalAction]) -> Answer:
        """Return the notation of the chosen action and the reason for it."""
        self.look(observation)
        decisive = self.mine.at_once.wins(observation, legal)
        if decisive is not None:
            return decisive
        began = time.monotonic()
        if observation["turn"] != self.turn:
            self.turn, self.spent = observation["turn"], 0.0
        until = began + min(self.seconds, max(0.01, TURN_SECONDS * self.seconds - self.spent))
        for seen in self.passed:
            self.think(seen, until)
        self.passed = []
        planned = self.opens(observation, legal)
        if planned:
            self.think(observation, until)
        self.bear_in_mind(observation)
        action, why = self.mine.choose(observation, legal)
        self.spent += time.monotonic() - began
        return action, self.reason() if planned and self.plan.name != "mind" else why

    def follow(self, observation: GceObservation, legal: list[LegalAction], action: str) -> None:
        """Go through a choice that was made: where a phase began it is planned once there is something to choose."""
        self.look(observation)
        if self.opens(observation, legal):
            self.passed = [seen for seen in self.passed if seen["turn"] + 1 >= observation["turn"]]
            self.passed.append(observation)
            self.key = (observation["turn"], observation["prompt"]["key"])
        self.bear_in_mind(observation)
        self.mine.choose(observation, legal)

    def look(self, observation: GceObservation) -> None:
        """Look at the other side where that may tell who it is; with other plans no plan made before is kept."""
        side = int(observation["actor"] == SIDE_NAMES[REP])
        due = self.own.due(observation["scenario"], side, observation["turn"], observation["prompt"]["key"])
        if due and self.own.see(from_observation(data_of(observation), observation, side)):
            self.plan = self.mind(observation)
            self.passed = []

    def opens(self, observation: GceObservation, legal: list[LegalAction]) -> bool:
        """Tell whether a choice opens a phase that is planned."""
        prompt = observation["prompt"]["key"]
        return len(legal) > 1 and prompt in PLANNED and self.key != (observation["turn"], prompt)

    def mind(self, observation: GceObservation) -> TurnPlan:
        """Return what it does without thinking."""
        side = int(observation["actor"] == SIDE_NAMES[REP])
        return self.own.plan(observation["scenario"], side)

    def bear_in_mind(self, observation: GceObservation) -> None:
        """See that its choices are made with the plan of the turn in mind."""
        side = int(observation["actor"] == SIDE_NAMES[REP])
        if not self.plan.name:
            self.plan = self.mind(observation)
        if self.borne is not self.plan or self.borne_in != observation["turn"]:
            self.borne, self.borne_in = self.plan, observation["turn"]
            self.mine.take_weights(side, self.own.weights(self.plan, side, self.borne_in))

    def think(self, observation: GceObservation, until: float) -> None:
        """Make the plan for the phase that an observation opens."""
        side = int(observation["actor"] == SIDE_NAMES[REP])
        mind = self.mind(observation)
        self.key = (observation["turn"], observation["prompt"]["key"])
        if not self.plan.name:
            self.plan = mind
        if self.budget <= 0:
            return
        seed = self.seed % (1 << 64) * 100_003 + int(observation["choice"])
        self.mine.take_weights(side, self.own.weights(mind, side, observation["turn"]))
        self.borne = None
        self.expect(observation, 1 - side)

        def draw(number: int) -> Board:
            state = dosespanas.sample(observation, seed * 64 + number).state
            assert isinstance(state, Board)
            return state

        trial = Trial(draw, self.own, self.foe, self.outlook, until)
        self.plan = self.settled(trial, mind, self.places(observation, side), seed)

    def settled(self, trial: Trial, mind: TurnPlan, places: list[int], seed: int) -> TurnPlan:
        """Return the plan that it keeps to, of all that it tries; `places`: what one may be about."""
        wide = max(KEPT[0], min(WIDE, self.budget // 2))
        plans = portfolio(mind, self.plan, self.own.others(), self.own.book.variants, places, wide, seed)
        return trial.best(plans, self.budget)

    def expect(self, observation: GceObservation, side: int) -> None:
        """See the other side as it is thought to play: as the tuned opponent does."""

    def places(self, observation: GceObservation, side: int) -> list[int]:
        """Return the places of value that a plan may be about: the enemy's, and own ones, where the other side is."""
        data = data_of(observation)
        own = SIDE_NAMES[side]
        foes = [parse_hex(place) for place, stack in observation["stacks"].items() if stack["side"] != own]
        mine = [parse_hex(place) for place, stack in observation["stacks"].items() if stack["side"] == own]
        held = {parse_hex(text) for text in observation["control"][own]}
        found: list[int] = []
        for h in data.land:
            if data.morale_value[h] > 0:
                near = {h, *data.beyond[h]}
                for other in data.beyond[h]:
                    near.update(data.beyond[other])
                if any(at in near for at in (foes if h in held else mine)):
                    found.append(h)
        return found

    def reason(self) -> dict[str, Any]:
        """Return what the plan is about, as a message key and its arguments."""
        for h in sorted(self.plan.wanted):
            if self.plan.wanted[h] > 1.0:
                return self.mine.wanting(h)
        return {"key": f"reason-plan-{self.plan.name}" if self.plan.name in SAID else "reason-plan"}


def mind(seed: int) -> PlannerPlayer:
    """Return the planner without plans, who answers at once."""
    return PlannerPlayer(seed, 0)
