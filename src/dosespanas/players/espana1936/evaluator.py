"""How a position of España 1936 looks: what its value is read from, and who plays games out for it."""

from pathlib import Path
from typing import Any, Final

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import GENERAL, PLANE, TANK, mask_bits
from dosespanas.espana1936.board.stages import STATUS, STEPS
from dosespanas.espana1936.board.state import MAT, Board
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.state import State
from dosespanas.players.espana1936.policy.policy import GamePolicy, Policy
from dosespanas.players.espana1936.policy.reasons import of_action
from dosespanas.players.espana1936.policy.side_view import Memory, alarm, largest
from dosespanas.players.espana1936.policy.weights import for_game
from dosespanas.players.evaluation import Evaluator, load

FILE: Final = Path(__file__).with_name("value.json")
SCENARIOS: Final = ["1936", "1938"]
TASTE: Final = 0.25
WHIM: Final = 4.0
"""The noise of a wholly whimsical player, in the units of the worth of a box."""

CITIES: Final = [f"city_{i}" for i in range(12)]
NAMES: Final = [
    "one", "late", "late2", "step", *CITIES,
    "margin", "margin_late", "margin_step", "force", "force_late", "best", "arms", "held", "held_late", "held_late2",
    "held_over", "group_nat", "group_rep", "hand", "spread", "spread_late", "push", "push_cities", "madrid_early",
    "siege_early", "siege",
]  # fmt: skip
"""What the value looks at: see `features`."""


def features(t: Board) -> list[float]:
    """Return what the value looks at, all as the Nationalist side likes it.

    Cities and their margin, forces and their best troops, generals, planes and tanks, Republican hold on objective
    cities (VIC-07), how near each side is to losing by its linked group (VIC-04), hands, boxes, how contested boxes
    stand, and Madrid, above all while it decides (VIC-06).
    """
    data = t.data
    late = float(t.turn) / 10.0
    step = float(t.step_no) / float(STATUS)
    own = [t.friendly(0), t.friendly(1)]
    cities: list[float] = []
    for box in mask_bits(data.objectives):
        cities.append(1.0 if own[0] >> box & 1 else -1.0 if own[1] >> box & 1 else 0.0)
    held = float((t.here[1] & data.objectives).bit_count()) / 4.0
    steps = [0.0, 0.0]
    best = [0.0, 0.0]
    at = [0.0] * data.box_count
    for slot in range(2 * data.slots):
        box = t.t_box[slot]
        if box >= 0:
            side = slot // data.slots
            worth = float(steps_of(t.t_strength[slot])) / 10.0
            steps[side] += worth
            at[box] += worth if side == 0 else -worth
            if t.t_strength[slot] >= 3:
                best[side] += 0.2
    arms = [0.0, 0.0]
    for side in (0, 1):
        for kind in (GENERAL, PLANE, TANK):
            for p in data.pieces_of[side][kind]:
                if t.p_box[p] >= MAT:
                    arms[side] += 0.2
    groups = [alarm(largest(data.links, t.presence(s)), data.win_group) for s in (0, 1)]
    margin = sum(cities) / 4.0
    force = steps[0] - steps[1]
    spread = float(t.presence(0).bit_count() - t.presence(1).bit_count()) / 10.0
    push = 0.0
    push_cities = 0.0
    for box in mask_bits(t.contested()):
        lead = max(-1.0, min(1.0, 2.0 * at[box]))
        if data.objectives >> box & 1:
            push_cities += lead
        else:
            push += lead
    madrid = data.early_box
    early = 1.0 if t.turn <= data.early_turn else 0.0
    siege = at[madrid]
    for box in mask_bits(data.links[madrid]):
        siege += 0.5 * at[box]
    return [
        1.0, late, late * late, step, *cities,
        margin, margin * late, margin * step * late, force, force * late, best[0] - best[1], arms[0] - arms[1],
        held, held * late, held * late * late, max(0.0, held - 0.75) * late, groups[0], groups[1],
        float(len(t.hands[0]) - len(t.hands[1])) / 5.0, spread, spread * late, push, push_cities,
        early if own[0] >> madrid & 1 else 0.0, early * siege, siege,
    ]  # fmt: skip


class Playing:
    """The tuned opponent on both sides of a game that is played out."""

    def __init__(self, policy: Policy, judge: "EspanaJudge") -> None:
        self.policy = policy
        self.judge = judge

    def choose(self, state: State, codes: list[int]) -> int:
        """Return one of the legal actions, by what its side may know."""
        assert isinstance(state, Engine)
        code = self.policy.choose(state, codes)
        self.judge.memory = self.policy.memory
        return code

    def reason(self, state: State) -> dict[str, Any] | None:
        """Return why the last choice was made, as a message key and its arguments."""
        assert isinstance(state, Engine)
        return self.policy.told(state)


class EspanaJudge(Evaluator):
    """The fitted value of España 1936."""

    def __init__(self, raw: dict[str, Any] | None = None) -> None:
        """Take weights in place of those shipped."""
        super().__init__("espana1936", load(FILE, NAMES, SCENARIOS) if raw is None else raw)
        self.names = NAMES
        self.far = True
        self.memory: Memory | None = None
        """What those who play games out have worked out about the map."""

    def scenario(self, state: State) -> str:
        """Return the scenario whose factors hold for a state."""
        assert isinstance(state, Board)
        return state.data.scenario

    def features(self, state: State) -> list[float]:
        """Return what the value looks at."""
        assert isinstance(state, Board)
        return features(state)

    def turn(self, state: State) -> int:
        """Return the turn of a state."""
        assert isinstance(state, Board)
        return state.turn

    def step(self, state: State) -> int:
        """Return the number of the step of the turn that a state is in."""
        assert isinstance(state, Board)
        return state.step_no

    def phase(self, state: State) -> str:
        """Return the phase a state is in."""
        assert isinstance(state, Board)
        return STEPS[state.step_no].phase

    def account(self, state: State, code: int) -> dict[str, Any] | None:
        """Return what one of the legal actions does, whoever chooses it; None where there is nothing sure to say."""
        assert isinstance(state, Engine)
        player = self.player(0)
        player.choose(state, state.codes())
        return of_action(player.policy.sight(state), code)

    def player(self, seed: int, whim: float = 0.0) -> Playing:
        """Return the tuned opponent for both sides, with noise in its choices."""
        policy = GamePolicy(for_game, seed, TASTE, WHIM * whim)
        policy.memory = self.memory
        return Playing(policy, self)
