"""What a worker process does for boards to think on: it judges a position, and plays on from one."""

import time
from dataclasses import dataclass
from typing import Any, Literal

from dosespanas.analysis.playouts import TURN, Estimate, fresh, late, played
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.players.evaluation import judge_of
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.registry import from_position
from dosespanas.server.opponents.ai_worker import JUDGES, watched

Until = Literal["one", "phase", "turn"]
"""How far an opponent plays on: one choice, to the end of the phase, of the turn."""
GAMES = 24
"""In how many games a position is played out to be judged."""
LEAST = 3
"""In how many it is at least, however long they take."""
MOST = 60
"""How many choices an opponent takes at a time."""


@dataclass(frozen=True)
class Posed:
    """A position on a board: all of it, nothing hidden."""

    position: dict[str, Any]
    data: Source
    """The corrections, or the folder of corrected data files, that it is played with."""

    def game(self) -> Game:
        """Return a game that begins there."""
        return from_position(self.position, self.data)


def posed(game: Game, data: Source) -> Posed:
    """Return a position on a board as another process can read it, with the dice to come."""
    return Posed(game.to_position() | {"seed": game.state.chance.seed.hex()}, data)


def judged(limit: float, asked: Posed, seconds: float) -> tuple[float, float, float, int]:
    """Return the chance of the Nationalist side, the ends of its 95% interval, and in how many games it was found.

    Each is played out to the end of the turn with other dice, as in a review; after some `seconds` no more are begun.
    A game that is over needs none.
    """
    with watched(limit) as watch:
        state = asked.game().state
        name = str(asked.position["game"])
        judge = JUDGES.get(name) or JUDGES.setdefault(name, judge_of(name))
        if state.actor() < 0:
            sure = judge.of(state, 0)
            return sure, sure, sure, 0
        until = time.monotonic() + seconds
        scores: list[float] = []
        for seed in range(GAMES):
            if seed >= LEAST and late(until):
                break
            watch.again()
            scores.append(played(judge, fresh(state, seed), -1, seed, TURN))
        found = Estimate(scores)
        return found.chance, found.low(), found.high(), len(scores)


def plays_on(limit: float, asked: Posed, opponent: str, until: Until, seconds: float) -> tuple[list[str], bool]:
    """Return what an opponent plays from a position on, for both sides, and whether it has come as far as it was to.

    After some `seconds` it stops before the next choice.
    """
    with watched(limit) as watch:
        game = asked.game()
        players = [make(opponent, opponent_seed(game, side), str(asked.position["game"])) for side in (0, 1)]
        late_at, taken = time.monotonic() + seconds, list[str]()
        began: tuple[Any, ...] | None = None
        while (side := game.actor) is not None:
            observation = game.observe(side)
            stands = (observation["turn"],) if until == "turn" else (observation["turn"], observation["station"])
            began = began or stands
            if stands != began or (until == "one" and taken):
                return taken, True
            if len(taken) >= MOST or (taken and late(late_at)):
                return taken, False
            watch.again()
            action = str(game.forced() or players[side].choose(observation, game.legal_view())[0])
            game.apply(action)
            taken.append(action)
        return taken, True
