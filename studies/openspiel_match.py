"""OpenSpiel's own search (ISMCTS with random rollouts) against an opponent of this house: one that nobody here wrote.

    make openspiel MATCH="--level planner --games 40 --seconds 0.5"

compiles the rules and plays
`PYTHONPATH=build/compiled .venv/bin/python studies/openspiel_match.py --level planner --games 40 --seconds 0.5`.

Every seed is played twice, sides swapped. Finished games stand in the file of `--out`: the same command goes on from
there, with more games if you like. The search may think for `--seconds` of processor time at each choice it is asked,
so that a busy machine does not weaken it; the planner for as many on the clock, and ten times as many in a turn.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import orjson
from studies import workers

import dosespanas
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State
from dosespanas.players import Player, make, names
from dosespanas.players.lifecycle import opponent_seed, play_on
from dosespanas.registry import GAMES, definition_of
from dosespanas.terminal.cli_params import progress
from dosespanas.terminal.executors import each
from dosespanas.terminal.ladder import Row, paired, place
from dosespanas.terminal.resumable_jobs import add_lines, done_before

SEARCH: Final = "ismcts"
EXPLORE: Final = 2.0
"""How much the search explores (`uct_c`): what OpenSpiel's examples take for results from -1 to 1."""
AT_LEAST: Final = 2
"""Simulations at a choice: the first one tries no action yet."""


class Shown:
    """A game as the search sees one: it has those methods of `pyspiel.State` that ISMCTS and its rollouts call.

    An action is what it is inside the rules, a number: the same in all positions that look alike to who has to choose.
    Dice and cards fall within an action, so that chance is never a player: where they have changed what is seen, the
    search comes to another node. It is no subclass of `pyspiel.State`: the search never asks, and a rollout need not
    go through C++ and back at each step.
    """

    def __init__(self, state: State, choice: int) -> None:
        """`choice`: the number of the choice now asked."""
        self.state = state
        self.choice = choice

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.state.actor() < 0

    def is_chance_node(self) -> bool:
        """Tell whether chance has to choose."""
        return False

    def current_player(self) -> int:
        """Return who has to choose, 0 for the Nationalist side."""
        return self.state.actor()

    def legal_actions(self, player: int = -1) -> list[int]:
        """Return what may be done."""
        return self.state.codes()

    def apply_action(self, action: int) -> None:
        """Do it, with all that follows by itself."""
        self.state.step(int(action))
        self.state.out = []
        self.choice += 1

    def returns(self) -> list[float]:
        """Return what the game came to for each player: 1 for a win, -1 for a defeat."""
        outcome = self.state.outcome()
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == 0 else [-1.0, 1.0]

    def information_state_string(self) -> str:
        """Return all that who has to choose may see, as text."""
        return orjson.dumps(self.state.observe(self.state.actor(), self.choice)).decode()

    def clone(self) -> "Shown":
        """Return an independent copy."""
        return Shown(self.state.clone(), self.choice)

    def get_game(self) -> Any:
        """Return what the search asks of the game: that sides choose in turn and know different things."""
        import pyspiel

        kind = pyspiel.GameType
        asked = {"dynamics": kind.Dynamics.SEQUENTIAL, "information": kind.Information.IMPERFECT_INFORMATION}
        return SimpleNamespace(get_type=lambda: SimpleNamespace(**asked))


class Even:
    """Even chance for rollouts; numpy's own takes longer to choose than the rules to act."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def choice(self, among: Sequence[int]) -> int:
        """Return one of some things."""
        return among[int(self.random() * len(among))]


class TimeOver(Exception):
    """The search has thought for as long as it may."""


class Ismcts:
    """OpenSpiel's `ISMCTSBot` in a seat: for each simulation a game is drawn from what its side sees."""

    def __init__(self, seed: int, seconds: float = 0.2) -> None:
        """`seconds`: of processor time, for each choice."""
        import numpy as np
        from open_spiel.python.algorithms.ismcts import ISMCTSBot
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        self.seconds = seconds
        self.chance = Chance(seed_bytes(seed))
        self.simulations = 0
        rollouts = RandomRolloutEvaluator(random_state=Even(seed))
        chance = np.random.RandomState(seed % (1 << 32))
        self.bot = ISMCTSBot(None, rollouts, EXPLORE, sys.maxsize, random_state=chance)
        self.bot.set_resampler(self.draw)
        self.observation: Any = None
        self.until, self.tried = 0.0, 0

    def choose(self, observation: Any, legal: list[LegalAction]) -> tuple[str, None]:
        """Return the action that was tried most."""
        self.observation = observation
        self.until, self.tried = time.process_time() + self.seconds, 0
        root = Shown(dosespanas.sample(observation, self.chance).state, observation["choice"])
        try:
            policy = self.bot.run_search(root)
        except TimeOver:
            policy = self.bot.get_final_policy(root, self.bot._root_node)
        self.simulations += self.tried
        best = max(policy, key=lambda pair: (pair[1], self.bot.random_number()))
        return root.state.name(int(best[0])), None

    def draw(self, state: Shown, player: int) -> Shown:
        """Return a game that looks like this one to the side to choose, with all it cannot see drawn anew."""
        if self.tried >= AT_LEAST and time.process_time() > self.until:
            raise TimeOver
        self.tried += 1
        return Shown(dosespanas.sample(self.observation, self.chance).state, state.choice)


class Clocked:
    """A player with a clock beside it, which counts processor time."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked, self.spent, self.longest = 0, 0.0, 0.0

    def choose(self, observation: Any, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return what the player chooses."""
        began = time.process_time()
        chosen = self.player.choose(observation, legal)
        took = time.process_time() - began
        self.asked, self.spent, self.longest = self.asked + 1, self.spent + took, max(self.longest, took)
        return chosen

    def told(self) -> Row:
        """Return how often it was asked, and how many seconds it took."""
        return {"asked": self.asked, "spent": round(self.spent, 3), "longest": round(self.longest, 3)}


def seated(name: str, seed: int, game: str, seconds: float) -> Player:
    """Return a player; one that can be told so thinks no longer than `seconds` at a choice."""
    if name == SEARCH:
        return Ismcts(seed, seconds)
    player = make(name, seed, game)
    if hasattr(player, "seconds"):
        player.seconds = seconds
    return player


def play(seat: tuple[int, str, str], played: Row, seconds: float) -> Row:
    """Play a game: its seed, who is Nationalist, who Republican."""
    seed, *sitting = seat
    game = dosespanas.new_game(played["game"], played["scenario"], played["options"], seed=seed)
    seats = [seated(name, opponent_seed(game, side), played["game"], seconds) for side, name in enumerate(sitting)]
    clocks = [Clocked(player) for player in seats]
    play_on(game, clocks)
    outcome = game.outcome()
    assert outcome is not None
    row = played | {"seconds": seconds, "seed": seed, "nationalist": sitting[0], "republican": sitting[1]}
    row |= {"winner": None if outcome.winner is None else SIDE_NAMES[outcome.winner], "reason": outcome.reason}
    row |= {"turn": game.observe(None)["turn"], "choices": game.choice, "hash": game.hash()}
    searched = sum(player.simulations for player in seats if isinstance(player, Ismcts))
    return row | {"clock": {name: clock.told() for name, clock in zip(sitting, clocks, strict=True)}, "tried": searched}


def report(rows: Sequence[Row], level: str) -> str:
    """Return what came of the games: wins of the level with Wilson's intervals, and what each side's choices took."""
    pair = paired(rows, level, SEARCH)
    lines = []
    for what, found in (("all", pair), ("Nationalist", pair["nationalist"]), ("Republican", pair["republican"])):
        low, high = found["interval"]
        lines.append(
            f"{level} wins {found['won']} of {found['games']} ({what}): "
            f"{100 * found['share']:.1f}% ({100 * low:.1f}% - {100 * high:.1f}%)"
        )
    turns = sum(row["turn"] for row in rows) / len(rows)
    lines.append(f"drawn: {pair['drawn']}; turn of the end: {turns:.1f} on average")
    for name in (SEARCH, level):
        clocks = [row["clock"][name] for row in rows]
        spent, asked = sum(clock["spent"] for clock in clocks), max(1, sum(clock["asked"] for clock in clocks))
        lines.append(
            f"{name}: {spent / len(rows):.1f} s of processor a game, {asked / len(rows):.0f} choices, "
            f"{spent / asked:.4f} s a choice, {max(clock['longest'] for clock in clocks):.2f} s the longest"
        )
    searched = sum(row["tried"] for row in rows) / max(1, sum(row["clock"][SEARCH]["asked"] for row in rows))
    lines.append(f"{SEARCH}: {searched:.1f} simulations a choice")
    return "\n".join(lines)


def main() -> int:
    """Play what is missing of a match, and say what came of it."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=GAMES, default=GAMES[0])
    arguments.add_argument("--scenario", help="by default the one the game is known for")
    arguments.add_argument("--level", default="planner", help="the opponent that plays against the search")
    arguments.add_argument("--games", type=int, default=40, help="how many, half of them with each side")
    arguments.add_argument("--seconds", type=float, default=0.2, help="how long a choice may take")
    arguments.add_argument("--seed", type=int, default=80_000, help="seed of the first pair of games")
    workers.ask(arguments)
    arguments.add_argument("--out", type=Path, default=Path("openspiel.jsonl"), help="where finished games stand")
    given = arguments.parse_args()
    if given.level not in names(given.game):
        arguments.error(f"{given.game} has no opponent {given.level!r}; there are: {', '.join(names(given.game))}")
    if find_spec("pyspiel") is None:
        arguments.error("OpenSpiel is not installed: run make openspiel, or pip install open_spiel")
    title = definition_of(given.game)
    played = {"game": given.game, "scenario": given.scenario or title.scenario, "options": {}}
    played |= {"data": title.facts(None)["data"], "engine": ENGINE}
    seats = [
        (seed, *sides)
        for seed in range(given.seed, given.seed + given.games // 2)
        for sides in ((given.level, SEARCH), (SEARCH, given.level))
    ]
    found = done_before(given.out, dict.fromkeys(seats, played | {"seconds": given.seconds}), place)
    rows = list(found.values())
    due = [seat for seat in seats if seat not in found]
    with progress() as bar:
        task = bar.add_task(f"{given.level} - {SEARCH}", total=len(seats), completed=len(rows))
        game = partial(play, played=played, seconds=given.seconds)
        for row in add_lines(given.out, each(game, due, workers.told(given))):
            rows.append(row)
            bar.advance(task)
    print(report(rows, given.level))
    return 0


if __name__ == "__main__":
    sys.exit(main())
