"""Many games between two computer opponents, and what comes of them in numbers."""

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.order_reading import bad_order
from dosespanas.kernel.orders import Orders
from dosespanas.kernel.phrases import phrase
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import Player
from dosespanas.players.lifecycle import PlayerFailed, opponent_seed, play_on, unhurried
from dosespanas.players.ordered import with_orders
from dosespanas.registry import GAMES, new_orders
from dosespanas.terminal.bot import SECONDS, Bot, BotFailed, is_bot, sealed_seed, seated
from dosespanas.terminal.executors import Workers, each


@dataclass(frozen=True)
class SimulationJob:
    """One game to play: its seed, who sits on each side, and what is played (no scenario: the game's usual one)."""

    seed: int
    nationalist: str
    republican: str
    scenario: str | None
    options: dict[str, Any]
    data: Path | None = None
    game: str = GAMES[0]
    orders: Mapping[str, Sequence[object]] | None = None
    """The standing orders of the opponents, by side, each as JSON has it; None: there are none."""
    bot_seconds: float = SECONDS
    """How long a program of somebody else's may think in the game."""
    secret: str = ""
    """With a program at the table: hex digits by which its dice are sealed; none: they follow from the seed alone."""


@dataclass(frozen=True)
class SimulationResult:
    """One game played: the seed, who sat where, who won (None: a draw), why, and how long it took."""

    seed: int
    nationalist: str
    republican: str
    winner: str | None
    reason: str
    turn: int
    choices: int
    hash: str
    failed: str | None = None
    """What the program that lost did instead of answering; None: the game was played to its end."""
    sealed: str | None = None
    """The seed that the dice came of, where that is not the seed of the job."""


def play_out(job: SimulationJob) -> SimulationResult:
    """Play one game to its end; who plays takes the time it needs, so that a busy machine makes nobody weaker.

    A program of somebody else's that fails has lost it; an opponent of this house that fails raises PlayerFailed.
    """
    names = (job.nationalist, job.republican)
    sealed = sealed_seed(job.secret, job.seed, *names) if job.secret and any(map(is_bot, names)) else None
    game = dosespanas.new_game(job.game, job.scenario, job.options, seed=sealed or job.seed, data=job.data)
    players: list[Player] = [
        unhurried(seated(name, opponent_seed(game, side), job.game, job.bot_seconds)) for side, name in enumerate(names)
    ]
    bots = {side: player for side, player in enumerate(players) if isinstance(player, Bot)}
    failed = None
    if job.orders is not None:
        held = orders_of(game, job.orders)
        players = [with_orders(player, orders) for player, orders in zip(players, held, strict=True)]
    try:
        play_on(game, players)
    except PlayerFailed as failure:
        side = game.actor
        if side is None or side not in bots:
            raise
        failed = failure.why.removeprefix(f"{BotFailed.__name__}: ")
        game.resign(side)
    finally:
        for bot in bots.values():
            bot.close(game.outcome())
    outcome = game.outcome()
    assert outcome is not None
    return SimulationResult(
        seed=job.seed,
        nationalist=job.nationalist,
        republican=job.republican,
        winner=None if outcome.winner is None else SIDE_NAMES[outcome.winner],
        reason=outcome.reason,
        turn=game.observe(None)["turn"],
        choices=game.choice,
        hash=game.hash(),
        failed=failed,
        sealed=sealed,
    )


def orders_of(game: Game, rules: object) -> list[Orders]:
    """Return the orders of both sides of a game, set now, from rules by side; raises BadOrder."""
    if not isinstance(rules, Mapping) or not all(
        side in SIDE_NAMES and isinstance(row, Sequence) for side, row in rules.items()
    ):
        right = phrase("an object with {names}", "order-fault-object", names={"any_of": list(SIDE_NAMES)})
        raise bad_order("orders", phrase("another form", "order-fault-form"), right)
    held = []
    for side, name in enumerate(SIDE_NAMES):
        orders = new_orders(game.header.game)
        for rule in rules.get(name, []):
            orders.set(rule, game.observe(side), game.parse)
        held.append(orders)
    return held


def read_orders(text: str, game: Game) -> Any:
    """Return orders as JSON has them, all of which may be set in a game just begun; raises BadOrder."""
    try:
        rules = json.loads(text)
        orders_of(game, rules)
    except (json.JSONDecodeError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        wrong = phrase("no JSON in line {line}", "order-fault-no-json", line=line)
        raise bad_order("orders", wrong, phrase("a file of JSON", "order-fault-json")) from None
    return rules


def play_all(jobs: Sequence[SimulationJob], workers: Workers) -> Iterator[SimulationResult]:
    """Return the result of every job as it comes; in order where one process does all."""
    return each(play_out, jobs, workers)


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson interval of a share: by default the one that holds it 95 times in 100."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def counted(names: Sequence[str]) -> list[dict[str, Any]]:
    """Return how often each name stands in a list, most frequent first, with its share's interval."""
    return [
        {"name": name, "count": count, "share": count / len(names), "interval": wilson(count, len(names))}
        for name, count in sorted(Counter(names).items(), key=lambda item: (-item[1], item[0]))
    ]


def winners(results: Sequence[SimulationResult]) -> list[str]:
    """Return who won each game, as the name of the opponent that sat on the winning side, or `draw`."""
    return ["draw" if r.winner is None else str(getattr(r, r.winner)) for r in results]


def summary(results: Sequence[SimulationResult]) -> dict[str, Any]:
    """Return the whole simulation as JSON: shares with their intervals, lengths, and every game."""
    ordered = sorted(results, key=lambda result: (result.seed, result.nationalist))
    return {
        "games": len(ordered),
        "sides": counted([result.winner or "draw" for result in ordered]),
        "opponents": counted(winners(ordered)),
        "reasons": counted([result.reason for result in ordered]),
        "turns": sorted(counted([str(result.turn) for result in ordered]), key=lambda row: int(row["name"])),
        "choices": {
            "shortest": min(result.choices for result in ordered),
            "median": median(result.choices for result in ordered),
            "longest": max(result.choices for result in ordered),
        },
        "results": [asdict(result) for result in ordered],
    }
