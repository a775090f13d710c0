"""How often a game goes from hand to hand, with standing orders and without, and what it costs to be bound by them.

    python bench/handovers.py                      20 games of each game at each step, and the price in 100
    python bench/handovers.py --game espana1936 --games 100 --price 1000 --jobs 2
    python bench/handovers.py --game gce --scenario campaign --opponent scripted
    python bench/handovers.py --price 0 --questions  by question too, a column for each step

Compiled it is several times as fast: `make compiled`, then PYTHONPATH=build/compiled before it.

A hand-over is a question whose actor is another than that of the question before it. What everybody can tell to have a
single answer is not asked, nor what an order answers. Orders bind: the opponent is not asked whether it would have
answered otherwise. Queues are set where a phase asks first, by an opponent that plays the phase out on a game as it may
think it to be (`dosespanas.sample`); that question counts. The price is what the side with all orders wins of games
against the same opponent without, every seed from both sides, draws as half.
"""

import argparse
import time
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean
from typing import Any

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.orders import Orders
from dosespanas.kernel.side import SIDES
from dosespanas.players import Player, make
from dosespanas.players.lifecycle import opponent_seed, play_on
from dosespanas.players.ordered import with_orders
from dosespanas.registry import DEFINITIONS, new_orders
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.simulate import wilson

Rule = dict[str, Any]


def standing(prompt: str, *do: str, **more: str) -> Rule:
    """Return an order for a question."""
    return {"when": {"prompt": [prompt]}, "do": list(do), **more}


def in_battle(role: str) -> list[Rule]:
    """Return orders for all that a battle of La Guerra Civil Española asks of one of its sides."""
    rules = [
        standing("prompt-gce-support", "support", "none"),
        standing("prompt-gce-train", "support", "none"),
        standing("prompt-gce-air", "fly", "done", "none"),
        standing("prompt-gce-naval", "naval"),
        standing("prompt-gce-chit", "none", "done"),
    ]
    return [rule | {"when": rule["when"] | {"role": role}} for rule in rules]


STEPS: dict[str, list[tuple[str, list[Rule]]]] = {
    "espana1936": [
        ("none", []),
        ("accept events", [standing("prompt-react", "accept")]),
        ("no card", [standing("prompt-card", "no-card")]),
        (
            "support with everything",
            [standing(f"prompt-support-{when}", "support", "done") for when in ("defence", "attack")],
        ),
        ("queues of replacements and generals", []),
        ("queues of events too", []),
        ("planes paired in the order of the list", [standing("prompt-pair", "pair")]),
        ("queues of what comes next, set when one hands over", []),
    ],
    "gce": [
        ("none", []),
        ("draw the chit", [standing("prompt-gce-draw", "draw")]),
        ("losses by rule", [standing("prompt-gce-lose", "lose", most="left")]),
        ("in defence headquarters, aircraft, ships always, no chit", in_battle("defender")),
        ("in attack too", in_battle("attacker")),
        ("queues of reinforcements and resource points", []),
    ],
}
"""The orders of each game, step by step: each step has those before it too. `QUEUES` have no order of their own."""

QUEUES = {
    "queues of replacements and generals": ["prompt-replacement", "prompt-assign"],
    "queues of events too": ["prompt-event", "prompt-event-due"],
    "queues of reinforcements and resource points": ["prompt-gce-enter", "prompt-gce-rebuild"],
}
"""By step the questions at which a queue is set."""

AHEAD = {"prompt-move": ("done", ["prompt-assign"]), "prompt-event": ("", ["prompt-replacement"])}
"""By the question at which one hands over, and the answer that does: what a queue is set for then, in the last step."""


@dataclass(frozen=True)
class Job:
    """A game to play: how many steps of orders each side has."""

    name: str
    scenario: str | None
    opponent: str
    seed: int
    steps: tuple[int, int]


@dataclass(frozen=True)
class Result:
    """What came of it."""

    job: Job
    handovers: int
    turns: int
    winner: int | None
    questions: dict[str, int]
    """Hand-overs by the question that the other side was asked."""


class Queueing:
    """A player with orders who also sets a queue at some questions."""

    def __init__(self, player: Player, orders: Orders, opponent: str, at: list[str], ahead: bool) -> None:
        self.ordered = with_orders(player, orders)
        self.orders = orders
        self.opponent = opponent
        self.at = at
        """The questions at which it sets a queue."""
        self.ahead = ahead
        """Whether it sets queues for what comes next when it hands over."""
        self.answered = -1
        """The last choice that an order answered without its side being asked."""

    def choose(self, observation: Any, legal: Any) -> tuple[str, dict[str, Any] | None]:
        """Return what an order answers; else set a queue and return its first answer; else choose."""
        question, prompts = observation["prompt"]["key"], self.orders.forms.queue_at(observation)
        set_now = question in self.at and self.may_queue(observation, prompts) and self.plan(observation, prompts)
        found = self.ordered.choose(observation, legal)
        handing, later = AHEAD.get(question, ("", []))
        if self.ahead and later and handing in ("", found[0]) and self.may_queue(observation, later):
            self.plan(observation, later, handing)
        if not set_now:  # the question at which a queue is set is one that is asked
            self.answered = self.ordered.answered
        return found

    def may_queue(self, observation: Any, prompts: list[str]) -> bool:
        """Tell whether no queue stands for some questions."""
        queues = [order for order in self.orders.standing(observation) if "queue" in order.rule]
        return bool(prompts) and not any(prompts[0] in order.rule["when"]["prompt"] for order in queues)

    def plan(self, observation: Any, prompts: list[str], first: str = "") -> bool:
        """Set a queue of what the opponent would do in the phase of some questions, on a game as it may be.

        `first`: what its side does now.
        """
        game = dosespanas.sample(observation, observation["choice"])
        side, phase = game.actor, ""
        minds = [make(self.opponent, opponent_seed(game, each), game.header.game) for each in SIDES]
        row: list[str] = []
        if first:
            game.apply(first)
        while game.actor is not None:
            forced, seen = game.forced(), game.observe(game.actor)
            if seen["turn"] != observation["turn"] or phase not in ("", seen["phase"]):
                break
            if forced is not None:
                game.apply(forced)
                continue
            action = minds[game.actor].choose(seen, game.legal_view())[0]
            if game.actor == side and seen["prompt"]["key"] in prompts:
                phase = seen["phase"]
            if phase and game.actor == side and seen["prompt"]["key"] != "prompt-react":
                row.append(action)
            game.apply(action)
        if len(row) < 2:
            return False
        self.orders.set({"when": {"prompt": prompts}, "queue": row[:60]}, observation, game.parse)
        return True


def player(game: Game, side: int, job: Job) -> Player:
    """Return the opponent of a side with the orders of its steps."""
    name = game.header.game
    steps = STEPS[name][: job.steps[side] + 1]
    orders = new_orders(name)
    for _, rules in steps:
        for rule in rules:
            orders.set(rule, game.observe(side), game.parse)
    mind = make(job.opponent, opponent_seed(game, side), name)
    if not any(order.rule for order in orders.all) and len(steps) == 1:
        return mind
    at = [prompt for title, _ in steps for prompt in QUEUES.get(title, [])]
    return Queueing(mind, orders, job.opponent, at, len(steps) == len(STEPS[name])) if at else with_orders(mind, orders)


def play_out(job: Job) -> Result:
    """Play a game to its end and count its hand-overs."""
    game = dosespanas.new_game(job.name, job.scenario, seed=job.seed)
    asked: list[tuple[int, str]] = []
    players = [player(game, side, job) for side in SIDES]
    counted = [Counting(one, asked, side) for side, one in zip(SIDES, players, strict=True)]
    play_on(game, counted)
    outcome = game.outcome()
    assert outcome is not None
    questions = Counter(question for (one, _), (other, question) in pairwise(asked) if one != other)
    return Result(job, questions.total(), game.observe(None)["turn"], outcome.winner, dict(questions))


class Counting:
    """A player whose questions are noted, but for those that an order answers."""

    def __init__(self, player: Player, asked: list[tuple[int, str]], side: int) -> None:
        self.player = player
        self.asked = asked
        self.side = side

    def choose(self, observation: Any, legal: Any) -> tuple[str, dict[str, Any] | None]:
        """Return what the player chooses."""
        found = self.player.choose(observation, legal)
        if getattr(self.player, "answered", -1) != observation["choice"]:
            self.asked.append((self.side, observation["prompt"]["key"]))
        return found


def count(name: str, args: argparse.Namespace) -> None:
    """Print the table of hand-overs of a game."""
    print(f"\n{name} {args.scenario or DEFINITIONS[name].scenario}, {args.opponent}, {args.games} games\n")
    print("| orders (each with those above) | hand-overs a turn | a game | least - most |\n|---|---|---|---|")
    by_step: list[Counter[str]] = []
    for step, (title, _) in enumerate(STEPS[name]):
        jobs = [Job(name, args.scenario, args.opponent, args.seed + i, (step, step)) for i in range(args.games)]
        found = list(each(play_out, jobs, Workers(args.jobs)))
        numbers = [one.handovers for one in found]
        turns = sum(one.turns for one in found)
        a_turn = sum(numbers) / turns
        every = Counter[str]()
        for one in found:
            every.update(one.questions)
        by_step.append(Counter({question: round(100 * many / turns) for question, many in every.items()}))
        print(f"| {title} | {a_turn:.1f} | {mean(numbers):.0f} | {min(numbers)} - {max(numbers)} |", flush=True)

    if args.questions:
        print("\n| question | " + " | ".join(title for title, _ in STEPS[name]) + " |\n|---|" + "---|" * len(by_step))
        for question in sorted(set().union(*by_step), key=lambda key: -by_step[0][key]):
            print(f"| {question} | " + " | ".join(f"{step[question] / 100:.2f}" for step in by_step) + " |", flush=True)


def price(name: str, args: argparse.Namespace) -> None:
    """Print what the side with all orders wins against the same opponent without."""
    last, begun = len(STEPS[name]) - 1 if args.step is None else args.step, time.monotonic()
    score, played, won = 0.0, 0, [0, 0]
    for i in range(args.price // 2):
        if time.monotonic() - begun > args.minutes * 60:
            break
        seed = args.seed + 1_000_000 + i
        jobs = [Job(name, args.scenario, args.opponent, seed, (last, 0))]
        jobs.append(Job(name, args.scenario, args.opponent, seed, (0, last)))
        for side, found in enumerate(map(play_out, jobs)):
            points = 0.5 if found.winner is None else float(found.winner == side)
            score, played = score + points, played + 1
            won[side] += found.winner == side
    low, high = wilson(round(score), played)
    share = f"{score:g} of {played} = {score / played:.1%} ({low:.1%} - {high:.1%})"
    print(f"\nprice: with orders up to {STEPS[name][last][0]!r} {share},", end=" ")
    print(f"as Nationalist {won[0]}, as Republican {won[1]} of {played // 2} each", flush=True)


def main() -> None:
    """Read the command line, and count."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--game", choices=[*STEPS], help="Only this game.")
    reader.add_argument("--scenario", help="By default each game's usual one.")
    reader.add_argument("--opponent", default="tuned")
    reader.add_argument("--games", type=int, default=20, help="Games at each step.")
    reader.add_argument("--questions", action="store_true", help="Hand-overs a turn by question too.")
    reader.add_argument("--price", type=int, default=100, help="Games for the price in strength; 0: none.")
    reader.add_argument("--step", type=int, help="The price of the orders up to this step, from 0; by default of all.")
    reader.add_argument("--minutes", type=float, default=1e9, help="Stop counting the price after so long.")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    args = reader.parse_args()
    for name in [args.game] if args.game else [*STEPS]:
        if args.games:
            count(name, args)
        if args.price:
            price(name, args)


if __name__ == "__main__":
    main()
