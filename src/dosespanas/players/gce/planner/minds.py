"""The mind of the planner: the tuned opponent as it plays with a plan, turn by turn. It looks at nothing else."""

import random

from dosespanas.gce.board.state import Board
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.gce.planner.plan import Book, Plan, load
from dosespanas.players.gce.policy.player import PolicyPlayer
from dosespanas.players.gce.policy.policy_base import Answer, Reason
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.side_view_builders import from_board, options_of_codes
from dosespanas.players.gce.policy.weights import Weights, varied


class Mind:
    """Plays either side as the planner does without thinking: by the plan that its scenario and side begin with."""

    def __init__(self, seed: int, width: float = TUNED.width, book: Book | None = None) -> None:
        """`width`: by what share its weights differ from those shipped; `book`: plans other than those shipped."""
        self.book = load() if book is None else book
        self.tuned = PolicyPlayer(seed, TUNED._replace(width=width, theatres=self.book.theatres))
        """Who chooses."""
        raw = varied(TUNED.rows, random.Random(seed), width)
        self.rows: list[dict[str, float]] = [raw[side] for side in SIDE_NAMES]
        self.tastes = [weights.taste for weights in self.tuned.weights]
        self.turns = [0, 0]
        """By side: the turn that its weights are for."""

    def plan(self, scenario: str, side: int) -> Plan:
        """Return what it has in mind."""
        return self.book.minds[scenario][side]

    def weights(self, plan: Plan, side: int, turn: int) -> Weights:
        """Return its own weights for a side with a plan in mind, in a turn."""
        return plan.weights(self.rows[side], self.tastes[side], turn)

    def on_board(self, b: Board, codes: list[int]) -> Answer:
        """Return the chosen action of a game that is played out, by no more than its side sees, and the reason."""
        if self.turns[b.side] != b.turn:
            self.turns[b.side] = b.turn
            self.tuned.take_weights(b.side, self.weights(self.plan(b.data.scenario, b.side), b.side, b.turn))
        return self.tuned.on_board(b, codes)

    def told(self, b: Board, code: int, why: Reason) -> Reason:
        """Return why the last choice on a board was made, with what there is; `why`: what `on_board` said."""
        return self.tuned.told(from_board(b, b.side), options_of_codes(b, [code])[0], why)
