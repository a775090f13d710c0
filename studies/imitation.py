"""A learner that beats *scripted* on a whole game: a network that is taught by a stronger opponent.

    PYTHONPATH=build/compiled .venv/bin/python studies/imitation.py

teaches a network for each side of España 1936, some minutes each, and plays 200 fresh games against *scripted*, both
sides of every seed. The network gives each legal action a score, from its row (form `list`) and the cells of the
observation, and takes the best: there is no search, and nothing hidden is looked at. In the first round the teacher
plays, and the network learns what it chose. In those that follow the network plays and the teacher says at every choice
what it would have done (DAgger: Ross, Gordon and Bagnell, 2011); so it learns what to do where its own mistakes lead.
It needs numpy alone.
"""

import argparse
import math
import time
from typing import Any

import numpy as np

from dosespanas import env
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import make
from dosespanas.players.lifecycle import answer, opponent_seed
from dosespanas.server.games.game_catalogue import static_game

GAME = "espana1936"
FRESH = 1 << 40
"""The seed of the first game that counts: lessons begin elsewhere."""
VALUES = 128
"""How many values of a column of a row are told apart."""
HIDDEN, INNER = 96, 48
"""How wide the network's two layers are."""
SHARE = 0.5
"""What part of the choices is learnt from: those of one game are much alike."""
BATCH, RATE = 256, 0.002
"""How many choices a step of learning looks at, and how far the first steps go."""


class Features:
    """What the network is shown: of an observation, and of each legal action."""

    def __init__(self, setting: Any) -> None:
        cells = {block.name: np.arange(block.at, block.at + block.size) for block in setting.layout}
        facts = static_game(GAME, None)["map"]
        number = {box["id"]: at for at, box in enumerate(facts["boxes"], 1)}
        boxes = len(number)
        self.place, self.piece = (setting.encoding.columns.index(name) for name in ("place", "piece"))
        self.troops, self.where = cells.pop("troops").reshape(boxes, -1, 4, 2), cells.pop("piece_place")
        self.rest = np.concatenate(list(cells.values()))
        by_box = ("here", "marker", "supplied", "fought", "rp_spent", "covered", "kinds", "battle_box", "selected_box")
        self.lying = np.hstack([cells[name].reshape(-1, boxes).T for name in by_box])
        self.beside: Any = np.zeros((boxes + 1, boxes + 1), np.float32)
        """1 where two boxes are joined; 0 is no box."""
        for one, other in facts["links"]:
            self.beside[number[one], number[other]] = self.beside[number[other], number[one]] = 1

    def of(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """Return what holds for the whole choice, the rows of its actions, and what lies where these are about.

        That is in the box of an action and in that of its piece, in each with what lies in the boxes beside it.
        """
        cells, rows = seen["observation"], seen["actions"][: seen["action_mask"].sum()]
        strength = np.einsum("btsm,s->btm", cells[self.troops], np.array([1, 2, 3, 5], np.uint8))
        lying = np.hstack([strength.reshape(len(strength), -1), cells[self.lying]])
        lying = np.vstack([np.zeros_like(lying[:1]), lying])
        lying = np.hstack([lying, (self.beside @ lying).astype(np.uint8)])
        place, piece = rows[:, self.place], rows[:, self.piece]
        held = np.where(piece > 0, cells[self.where][np.maximum(piece - 1, 0)], 0)
        near = [lying[np.where(one < len(lying), one, 0)] for one in (place, held)]  # others are at sea, or nowhere
        return np.concatenate([cells[self.rest], strength.ravel()]), rows.copy(), np.hstack(near)


class Network:
    """Scores actions by two layers, and learns by Adam which of a choice's actions is right."""

    def __init__(self, columns: int, near: int, whole: int, rng: Any) -> None:
        self.offsets: Any = np.arange(columns) * VALUES
        shapes = {"row": (columns * VALUES, HIDDEN), "near": (near, HIDDEN), "whole": (whole, HIDDEN)}
        shapes |= {"inner": (HIDDEN, INNER), "bias": (1, INNER), "out": (INNER, 1)}
        spread = {"row": 0.1, "near": near**-0.5, "whole": 0.02, "inner": HIDDEN**-0.5, "bias": 0.0, "out": INNER**-0.5}
        self.weights = {name: rng.normal(0, spread[name], shape).astype(np.float32) for name, shape in shapes.items()}
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def scores(self, whole: Any, rows: Any, near: Any, choice: Any) -> tuple[Any, ...]:
        """Return the scores of actions, and what came in between; `choice`: to which of the wholes each belongs."""
        weights, at = self.weights, np.minimum(rows, VALUES - 1) + self.offsets
        hidden = weights["row"][at].sum(axis=1) + near @ weights["near"] + (whole @ weights["whole"])[choice]
        hidden = np.maximum(hidden, 0)
        inner = np.maximum(hidden @ weights["inner"] + weights["bias"], 0)
        return (inner @ weights["out"])[:, 0], inner, hidden, at

    def learn(self, whole: Any, rows: Any, near: Any, choice: Any, right: Any, rate: float) -> float:
        """Learn from choices which of all these actions are right; return the loss."""
        weights, count = self.weights, len(whole)
        scores, inner, hidden, at = self.scores(whole, rows, near, choice)
        begin = np.flatnonzero(np.diff(choice, prepend=-1))
        chance = np.exp(scores - np.maximum.reduceat(scores, begin)[choice])
        chance /= np.add.reduceat(chance, begin)[choice]
        error = chance[:, None] / count
        error[right] -= 1 / count
        to_inner = error @ weights["out"].T * (inner > 0)
        to_hidden = to_inner @ weights["inner"].T * (hidden > 0)
        slopes = {"out": inner.T @ error, "bias": to_inner.sum(axis=0, keepdims=True), "inner": hidden.T @ to_inner}
        slopes |= {"near": near.T @ to_hidden, "whole": whole.T @ np.add.reduceat(to_hidden, begin)}
        slopes["row"] = np.zeros_like(weights["row"])
        for column in at.T:
            order = np.argsort(column, kind="stable")
            values, first = np.unique(column[order], return_index=True)
            slopes["row"][values] = np.add.reduceat(to_hidden[order], first)
        self.steps += 1
        step = rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights[name] -= step * mean / (np.sqrt(square) + 1e-8)
        return float(-np.log(chance[right] + 1e-9).mean())


def scaled(*counts: Any) -> list[Any]:
    """Return cells as a network has them."""
    return [np.asarray(one, np.float32) / 4 for one in counts]


class Imitator:
    """A side against an opponent, and the network that learns to play it."""

    def __init__(self, side: str, opponent: str, seed: int) -> None:
        self.table: Any = env.gym(GAME, side, opponent, form="list")
        self.rng = np.random.default_rng(seed)
        self.features = Features(self.table.setting)
        self.network: Network | None = None
        self.taught: list[tuple[Any, Any, Any, int]] = []
        """The choices to be learnt from: the whole, the rows, what lies near, and which action is right."""

    def best(self, whole: Any, rows: Any, near: Any) -> int:
        """Return which action the network takes."""
        assert self.network is not None
        whole, near = scaled(whole[None], near)
        return int(self.network.scores(whole, rows, near, np.zeros(len(rows), int))[0].argmax())

    def play(self, seed: int, teacher: str | None = None) -> float:
        """Play a game; return what it came to: 1, 0.5 or 0. A teacher says what is right, and plays the first games."""
        seen, _ = self.table.reset(seed=seed)
        game, own, over = self.table.game, self.table.seat.own, False
        told: Any = make(teacher, opponent_seed(game, own), GAME) if teacher else None
        while not over:
            chosen = 0
            if told:  # at every choice: it may remember what it was asked
                words = [str(action) for action in self.table.seat.play.legal]
                chosen = words.index(str(answer(told, game)))
            if seen["action_mask"].sum() > 1:
                shown = self.features.of(seen)
                if told and self.rng.random() < SHARE:
                    self.taught.append((*shown, chosen))
                if self.network:
                    chosen = self.best(*shown)
            seen, _, over, _, _ = self.table.step(chosen)
        winner = game.outcome().winner
        return 0.5 if winner is None else float(winner == own)

    def learn(self, epochs: int) -> float:
        """Learn from all that was said so far; return the loss of the last time through it."""
        if self.network is None:
            whole, rows, near, _ = self.taught[0]
            self.network = Network(rows.shape[1], near.shape[1], len(whole), self.rng)
        losses: list[float] = []
        for epoch in range(epochs):
            order, losses = self.rng.permutation(len(self.taught)), []
            for begin in range(0, len(order), BATCH):
                wholes, rows, nears, right = zip(*(self.taught[at] for at in order[begin : begin + BATCH]), strict=True)
                counts = [len(one) for one in rows]
                choice: Any = np.repeat(np.arange(len(counts)), counts)
                first = np.cumsum([0, *counts[:-1]])
                whole, near = scaled(np.stack(wholes), np.concatenate(nears))
                rate = RATE * (1 - epoch / epochs)
                losses.append(self.network.learn(whole, np.concatenate(rows), near, choice, first + right, rate))
        return float(np.mean(losses))


def taught_side(side: str, given: Any) -> list[float]:
    """Teach a side, telling how far it is; return what its fresh games came to."""
    began = time.process_time()
    imitator = Imitator(side, given.opponent, given.seed)
    for lesson in range(given.rounds):
        first = given.seed + lesson * given.lessons
        got = [imitator.play(first + game, given.teacher) for game in range(given.lessons)]
        loss = imitator.learn(given.epochs)
        what = f"{side}, round {lesson + 1}: {'network' if lesson else given.teacher} {sum(got):g} of {len(got)}"
        spent = time.process_time() - began
        print(f"{what}, {len(imitator.taught):,} choices to learn from, loss {loss:.2f} ({spent:.0f} s)", flush=True)
    points = [imitator.play(FRESH + seed) for seed in range(given.games // 2)]
    print(f"{side}: {sum(points):g} of {len(points)} fresh games", flush=True)
    return points


def interval(points: list[list[float]]) -> tuple[float, float, float]:
    """Return the share of points of pairs of games, and between what it lies in 95 of 100 cases."""
    pairs = np.mean(points, axis=0)
    share, error = float(pairs.mean()), float(pairs.std(ddof=1)) / math.sqrt(len(pairs))
    return share, share - 1.96 * error, share + 1.96 * error


def main() -> None:
    """Teach both sides, and tell what they came to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--teacher", default="tuned")
    parser.add_argument("--opponent", default="scripted")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--lessons", type=int, default=60, help="games of a round, a side")
    parser.add_argument("--epochs", type=int, default=4, help="how often a round goes through all that was said")
    parser.add_argument("--games", type=int, default=200, help="fresh games at the end, half of them as each side")
    parser.add_argument("--seed", type=int, default=1936, help="of the first lesson, and of the network")
    given = parser.parse_args()
    share, least, most = interval([taught_side(side, given) for side in SIDE_NAMES])
    print(f"against {given.opponent}: {share:.1%} of {given.games} games ({least:.1%} to {most:.1%})")


if __name__ == "__main__":
    main()
