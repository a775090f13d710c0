"""The beginner of España 1936: the tuned opponent's rules of thumb, with one plan a turn that is far off."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.players import Choice, Legal
from dosespanas.players.espana1936 import immediate_wins, winning_attacks
from dosespanas.players.espana1936.policy.policy import GamePolicy
from dosespanas.players.espana1936.policy.presets import TUNED
from dosespanas.players.espana1936.policy.weights import NAMES, RANGES, for_game
from dosespanas.players.mistakes import forgotten, of_turn, wrong


class Beginner:
    """Wants the wrong boxes, weighs things wrongly, leaves troops where they stand, and sees no danger."""

    def __init__(self, seed: int, size: float, idle: float) -> None:
        """`size`: how far off its plans are (`mistakes.wrong`); `idle`: the share of boxes it does not think of."""
        self.seed = seed
        self.size = size
        self.idle = idle
        self.at_once = immediate_wins.ImmediateWins()
        self.policy = GamePolicy(self.rows, seed, TUNED.taste)
        self.turn = (-1, -1)
        """Turn and side of what it has in mind."""
        self.mind: dict[str, float] = {}
        """How it weighs things."""
        self.left: list[bool] = []
        """By box whether it does not think of it."""

    def choose(self, observation: EspanaObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        t = immediate_wins.state_of(observation)
        if len(legal) == 1:
            return legal[0]["action"], None
        if self.turn != (t.turn, t.side):
            self.turn = (t.turn, t.side)
            self.err(t)
        won = self.wins(t)
        if won is not None:
            return won
        codes = t.codes()
        thought_of = [code for code in codes if not self.forgets(t, code)]
        code = self.policy.choose(t, thought_of or codes)
        return t.name(code), self.policy.told(t)

    def err(self, t: Engine) -> None:
        """Make the plan of a turn."""
        rng = of_turn(self.seed, t.turn)
        usual = for_game(t.data.scenario, t.options)[t.side]
        self.mind = dict(usual)
        for name in NAMES:
            _, low, high = RANGES[name]
            self.mind[name] = max(low, min(high, usual[name] * wrong(rng, self.size)))
        wanted = [wrong(rng, self.size) for _ in range(t.data.box_count)]
        self.left = forgotten(rng, t.data.box_count, self.idle)
        self.policy.played = ""  # so that it takes the weights of this turn
        self.policy.goals = [wanted, wanted]

    def rows(self, scenario: str, options: Options) -> list[dict[str, float]]:
        """Return the weights of both sides: it thinks of the other one as of itself."""
        return [self.mind, self.mind]

    def wins(self, t: Engine) -> Choice | None:
        """Return what wins at once, or is likely to: a beginner sees that too; None without it."""
        if t.stage in winning_attacks.STAGES:
            return winning_attacks.answer(t)
        if t.stage != stages.MOVE and t.stage not in immediate_wins.PLACES:
            return None
        found = self.at_once.wins(t, t.codes())
        return None if found is None else (t.name(found[0]), {"key": "reason-wins", "box": t.data.box_terms[found[1]]})

    def forgets(self, t: Engine, code: int) -> bool:
        """Tell whether it does not think of an action: a unit that could move, a battle that could begin."""
        kind = n.kind_of(code)
        if kind == n.MOVE_TROOP:
            return self.left[n.class_box(n.payload_of(code))]
        if kind in (n.BATTLE, n.MOVE_PIECE):
            box = t.p_box[n.payload_of(code)]
            return 0 <= box < t.data.box_count and self.left[box]
        return False
