"""The mind of the planner: the tuned opponent as it plays with a plan, turn by turn. It looks at nothing else.

One with a portfolio draws its plans for a game from that, and looks at the other side in the first turns.
"""

import random

from dosespanas.gce.board.notation import payload_of
from dosespanas.gce.board.state import Board
from dosespanas.gce.choices import PHASES
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.gce.planner.plan import PlanBook, TurnPlan, load
from dosespanas.players.gce.planner.portfolio import PortfolioMind, Shelf, look
from dosespanas.players.gce.policy.player import PolicyPlayer
from dosespanas.players.gce.policy.policy_base import Answer, Reason
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.reasons import of_action
from dosespanas.players.gce.policy.side_view import SideView
from dosespanas.players.gce.policy.side_view_builders import from_board, options_of_codes
from dosespanas.players.gce.policy.weights import Weights, varied


class Mind:
    """Plays either side as the planner does without thinking: by the plan that its scenario and side begin with."""

    def __init__(
        self, seed: int, width: float = TUNED.width, book: PlanBook | None = None, shelf: Shelf | None = None
    ) -> None:
        """`width`: by what share its weights differ from those shipped; `book`: plans other than those shipped.

        `shelf`: the portfolios that it has in place of those plans, where it has any.
        """
        self.seed = seed
        self.plain = load() if book is None else book
        """The plans of a side that has no portfolio."""
        self.book = self.plain
        """Those that it plays by."""
        self.shelf: Shelf = {} if shelf is None else shelf
        self.playing = ("", -1)
        """The scenario and the side for which it has drawn, if it has portfolios at all."""
        self.commander: PortfolioMind | None = None
        """Who says which of a portfolio is its own."""
        self.tuned = PolicyPlayer(seed, TUNED._replace(width=width, theatres=self.book.theatres))
        """Who chooses."""
        raw = varied(TUNED.rows, random.Random(seed), width)
        self.rows: list[dict[str, float]] = [raw[side] for side in SIDE_NAMES]
        self.tastes = [weights.taste for weights in self.tuned.weights]
        self.turns = [0, 0]
        """By side: the turn that its weights are for."""

    def draw(self, scenario: str, side: int) -> None:
        """See that it has the plans for a side of a scenario; of a portfolio those that its seed draws."""
        if not self.shelf or self.playing == (scenario, side):
            return
        self.playing = (scenario, side)
        book = self.shelf[scenario][side]
        self.commander = None if book is None else PortfolioMind(book, self.seed)
        self.take(self.plain if self.commander is None else self.commander.mind())

    def take(self, book: PlanBook) -> None:
        """Go on with other plans, and in their theatres."""
        if book is not self.book:
            self.book = book
            self.tuned.take_theatres(book.theatres)

    def due(self, scenario: str, side: int, turn: int, prompt: str) -> bool:
        """Tell whether it must `see` the board before a choice."""
        self.draw(scenario, side)
        return self.commander is not None and self.commander.due(turn, prompt)

    def see(self, s: SideView) -> bool:
        """Look at the other side; return whether it goes on with other plans for that."""
        assert self.commander is not None
        before = self.book
        self.commander.see(s.turn, look(s, s.foe()))
        self.take(self.commander.mind())
        return self.book is not before

    def rival(self) -> PlanBook | None:
        """Return the plans of whom it takes the other side for; None for a stranger."""
        return None if self.commander is None else self.commander.rival()

    def plan(self, scenario: str, side: int) -> TurnPlan:
        """Return what it has in mind."""
        self.draw(scenario, side)
        return self.book.minds[scenario][side]

    def others(self) -> list[TurnPlan]:
        """Return what else of its portfolio it could have in mind in the game that it plays."""
        scenario, side = self.playing
        others = [] if self.commander is None else self.commander.others()
        return [one.minds[scenario][side].named("other") for one in others]

    def weights(self, plan: TurnPlan, side: int, turn: int) -> Weights:
        """Return its own weights for a side with a plan in mind, in a turn."""
        return plan.weights(self.rows[side], self.tastes[side], turn)

    def on_board(self, b: Board, codes: list[int]) -> Answer:
        """Return the chosen action of a game that is played out, by no more than its side sees, and the reason."""
        if self.due(b.data.scenario, b.side, b.turn, PHASES.prompts[b.stage][0]) and self.see(from_board(b, b.side)):
            self.turns[b.side] = 0
        if self.turns[b.side] != b.turn:
            self.turns[b.side] = b.turn
            self.tuned.take_weights(b.side, self.weights(self.plan(b.data.scenario, b.side), b.side, b.turn))
        return self.tuned.on_board(b, codes)

    def account(self, b: Board, code: int) -> Reason | None:
        """Return what an action does on a board, whoever chooses it, by what was worked out for the last choice."""
        s = from_board(b, b.side)
        return of_action(s, self.tuned.field(s), options_of_codes(b, [code])[0], payload_of(code))

    def told(self, b: Board, code: int, why: Reason) -> Reason:
        """Return why the last choice on a board was made, with what there is; `why`: what `on_board` said."""
        return self.tuned.told(from_board(b, b.side), options_of_codes(b, [code])[0], why)
