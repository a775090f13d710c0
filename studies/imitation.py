"""A learner that beats *scripted* on a whole game: a network that imitates a stronger opponent, first what it does, then itself.

    PYTHONPATH=build/compiled .venv/bin/python studies/imitation.py

teaches a network for each side of España 1936, and plays 200 fresh games against *scripted*, both sides of every seed.
The network scores each legal action by its row (form `list`) and by the cells of the observation, and takes the best:
no search, nothing that is hidden. In the first round the teacher plays and the network learns what it chooses; in those
that follow the network plays and the teacher says what it would have chosen (DAgger: Ross, Gordon and Bagnell, 2011),
so that it learns what to do where its own mistakes lead. It needs numpy alone.
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

FRESH = 1 << 40
"""The seed of the first game that counts: what is learnt from begins elsewhere."""
VALUES = 128
"""How many values of a column of a row are told apart."""
SHARE = 0.5
"""What part of the choices is learnt from: those of one game are much alike."""
HIDDEN, INNER = 96, 48
"""The size of the network's two layers."""


class Sight:
    """What the network sees: of an observation, and of each legal action."""

    def __init__(self, setting: Any) -> None:
        self.at = {block.name: slice(block.at, block.at + block.size) for block in setting.layout}
        self.shape = {block.name: block.shape for block in setting.layout}
        self.columns = setting.encoding.columns
        facts = static_game(setting.game, None)["map"]
        number = {box["id"]: at for at, box in enumerate(facts["boxes"], 1)}
        self.beside = np.zeros((len(number) + 1, len(number) + 1), np.float32)
        """1 where two boxes are joined (0: no box)."""
        for one, other in facts["links"]:
            self.beside[number[one], number[other]] = self.beside[number[other], number[one]] = 1

    def whole(self, cells: Any) -> tuple[Any, Any]:
        """Return what holds for all actions of a choice, and what lies in each box (0: nowhere)."""
        of = {name: cells[at].reshape(self.shape[name]).astype(np.float32) for name, at in self.at.items()}
        troops = of["troops"]  # box, type, strength, has it moved
        strength = np.einsum("btsm,s->btm", troops, np.array([1, 2, 3, 5], np.float32))
        boxes = strength.shape[0]
        by_side = ("here", "marker", "supplied", "fought", "rp_spent", "covered")
        parts = [strength.reshape(boxes, -1), of["kinds"].reshape(-1, boxes).T, *(of[name].T for name in by_side)]
        parts += [of["battle_box"][:, None], of["selected_box"][:, None]]
        lies = np.concatenate(parts, axis=1)
        padded = np.vstack([np.zeros_like(lies[:1]), lies])
        left_out = ("troops", "piece_place", "piece_origin")
        rest = [value.ravel() for name, value in of.items() if name not in left_out]
        return np.concatenate([*rest, strength.ravel()]).astype(np.uint8), np.hstack([padded, self.beside @ padded]).astype(np.uint8)

    def rows(self, cells: Any, rows: Any, lies: Any) -> Any:
        """Return what lies where each action is about: in its box, and in that of its piece."""
        places = cells[self.at["piece_place"]]
        box = rows[:, self.columns.index("place")]
        piece = rows[:, self.columns.index("piece")]
        of_piece = np.where(piece > 0, places[np.maximum(piece - 1, 0)], 0)
        there = len(lies)
        return np.concatenate([lies[np.where(box < there, box, 0)], lies[np.where(of_piece < there, of_piece, 0)]], axis=1)


class Network:
    """Scores actions: two layers over their rows, what lies where they are about, and the whole."""

    def __init__(self, columns: int, near: int, whole: int, rng: Any) -> None:
        self.columns = columns
        size = {"row": (columns * VALUES, HIDDEN), "near": (near, HIDDEN)}
        size |= {"whole": (whole, HIDDEN), "inner": (HIDDEN, INNER), "bias": (INNER,), "out": (INNER,), "plain": (columns * VALUES,)}
        self.worth = {name: np.zeros(shape, np.float32) for name, shape in size.items()}
        for name, scale in {"row": 0.1, "near": near**-0.5, "whole": 0.02, "inner": HIDDEN**-0.5, "out": INNER**-0.5}.items():
            self.worth[name][:] = rng.normal(0, scale, size[name])
        self.first = {name: np.zeros_like(value) for name, value in self.worth.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.worth.items()}
        self.steps = 0

    def places(self, rows: Any) -> Any:
        """Return where the weights of rows stand: by column and value, and by kind and what the action is about."""
        return np.minimum(rows, VALUES - 1) + np.arange(self.columns) * VALUES

    def forward(self, rows: Any, near: Any, whole: Any, choice: Any) -> tuple[Any, ...]:
        """Return the scores of actions, and what came in between; `choice`: to which of the wholes each belongs."""
        worth, at = self.worth, self.places(rows)
        near, whole = near.astype(np.float32) / 4, whole.astype(np.float32) / 4
        hidden = worth["row"][at].sum(axis=1) + near @ worth["near"] + (whole @ worth["whole"])[choice]
        np.maximum(hidden, 0, out=hidden)
        inner = np.maximum(hidden @ worth["inner"] + worth["bias"], 0)
        return inner @ worth["out"] + worth["plain"][at].sum(axis=1), inner, hidden, at

    def learn(self, rows: Any, near: Any, whole: Any, choice: Any, right: Any, rate: float) -> float:
        """Learn from choices what was right in each (its place among all rows); return the loss."""
        worth = self.worth
        near, whole = near.astype(np.float32), whole.astype(np.float32)
        scores, inner, hidden, at = self.forward(rows, near, whole, choice)
        count = len(whole)
        top = np.full(count, -np.inf, np.float32)
        np.maximum.at(top, choice, scores)
        chance = np.exp(scores - top[choice])
        chance /= np.bincount(choice, chance, count)[choice]
        error = chance.astype(np.float32)
        error[right] -= 1
        error /= count
        grown = {"out": inner.T @ error, "plain": np.bincount(at.ravel(), np.repeat(error, at.shape[1]), len(worth["plain"]))}
        to_inner = np.outer(error, worth["out"]) * (inner > 0)
        grown |= {"bias": to_inner.sum(axis=0), "inner": hidden.T @ to_inner}
        to_hidden = (to_inner @ worth["inner"].T) * (hidden > 0)
        of_choice = np.add.reduceat(to_hidden, np.flatnonzero(np.diff(choice, prepend=-1)))
        grown |= {"near": near.T @ to_hidden / 4, "whole": whole.T @ of_choice / 4}
        rowed = np.zeros_like(worth["row"])
        for column in at.T:
            order = np.argsort(column, kind="stable")
            values, begin = np.unique(column[order], return_index=True)
            rowed[values] += np.add.reduceat(to_hidden[order], begin)
        grown["row"] = rowed
        self.steps += 1
        for name, by in grown.items():  # Adam
            first, second = self.first[name], self.second[name]
            first += 0.1 * (by - first)
            second += 0.001 * (by * by - second)
            scale = rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            worth[name] -= scale * first / (np.sqrt(second) + 1e-8)
        return float(-np.log(chance[right] + 1e-9).mean())


class Learner:
    """A side of a game, and the network that learns to play it."""

    def __init__(self, game: str, side: str, opponent: str, seed: int) -> None:
        self.table: Any = env.gym(game, side, opponent, form="list")
        self.rng = np.random.default_rng(seed)
        self.sight = Sight(self.table.setting)
        self.network: Network | None = None
        self.taught: list[tuple[Any, Any, Any, int]] = []
        """What was seen, and which action was right: of the whole, rows, what lies near, place of the right one."""

    def look(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """Return the whole, the rows, and what lies near."""
        cells, rows = seen["observation"], seen["actions"][: seen["action_mask"].sum()]
        whole, lies = self.sight.whole(cells)
        return whole, rows.astype(np.int16), self.sight.rows(cells, rows, lies)

    def best(self, looked: tuple[Any, Any, Any]) -> int:
        """Return the place of the action that the network takes."""
        whole, rows, near = looked
        assert self.network is not None
        return int(self.network.forward(rows, near, whole[None], np.zeros(len(rows), int))[0].argmax())

    def play(self, seed: int, teacher: str | None, leads: bool) -> float:
        """Play a game; return what it is worth: 1, 0.5 or 0. A teacher says what is right; it plays itself if it leads."""
        seen, _ = self.table.reset(seed=seed)
        game, own, over = self.table.game, self.table.seat.own, False
        master: Any = teacher and make(teacher, opponent_seed(game, own), self.table.setting.game)
        while not over:
            chosen = 0
            if master:
                said = str(answer(master, game))
                chosen = [str(action) for action in self.table.seat.play.legal].index(said)
            if seen["action_mask"].sum() > 1:
                looked = self.look(seen)
                if master and self.rng.random() < SHARE:
                    self.taught.append((*looked, chosen))
                if not leads:
                    chosen = self.best(looked)
            seen, _, over, _, _ = self.table.step(chosen)
        winner = game.outcome().winner
        return 0.5 if winner is None else float(winner == own)

    def learn(self, epochs: int, batch: int = 256, rate: float = 0.002) -> float:
        """Teach the network all that was said so far; return the loss of the last epoch."""
        if self.network is None:
            whole, rows, near, _ = self.taught[0]
            self.network = Network(rows.shape[1], near.shape[1], len(whole), self.rng)
        loss = 0.0
        for epoch in range(epochs):
            order, losses = self.rng.permutation(len(self.taught)), []
            for begin in range(0, len(order), batch):
                some = [self.taught[at] for at in order[begin : begin + batch]]
                wholes, rows, near, right = zip(*some, strict=True)
                counts = np.array([len(one) for one in rows])
                first = np.cumsum(counts) - counts
                choice = np.repeat(np.arange(len(some)), counts)
                falling = rate * (1 - epoch / epochs)
                losses.append(self.network.learn(np.concatenate(rows), np.concatenate(near), np.stack(wholes), choice, first + np.array(right), falling))
            loss = float(np.mean(losses))
        return loss


def main() -> None:
    """Teach both sides, and play fresh games."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="espana1936")
    given.add_argument("--teacher", default="tuned")
    given.add_argument("--opponent", default="scripted")
    given.add_argument("--rounds", type=int, default=4)
    given.add_argument("--lessons", type=int, default=60, help="games of a round, a side")
    given.add_argument("--epochs", type=int, default=4, help="how often a round goes through all that was said")
    given.add_argument("--games", type=int, default=200, help="fresh games at the end, half of them as each side")
    given.add_argument("--seed", type=int, default=1936)
    chosen = given.parse_args()
    points: list[list[float]] = []
    for side in SIDE_NAMES:
        learner, began, number = Learner(chosen.game, side, chosen.opponent, chosen.seed), time.process_time(), 0
        for turn in range(chosen.rounds):
            got = []
            for _ in range(chosen.lessons):
                got.append(learner.play(chosen.seed + number, chosen.teacher, turn == 0))
                number += 1
            loss = learner.learn(chosen.epochs)
            who = "the teacher" if turn == 0 else "the network"
            print(f"{side}, round {turn + 1}: {who} won {sum(got):g} of {len(got)}; {len(learner.taught):,} choices, loss {loss:.2f}, {time.process_time() - began:.0f} s", flush=True)
        points.append([learner.play(FRESH + seed, None, False) for seed in range(chosen.games // 2)])
        print(f"{side}: {sum(points[-1]):g} of {len(points[-1])} ({time.process_time() - began:.0f} s)", flush=True)
    pairs = np.mean(points, axis=0)  # both sides of a seed
    share, error = pairs.mean(), pairs.std(ddof=1) / math.sqrt(len(pairs))
    print(f"against {chosen.opponent}: {100 * share:.1f}% of {2 * len(pairs)} games ({100 * (share - 1.96 * error):.1f} to {100 * (share + 1.96 * error):.1f})")


if __name__ == "__main__":
    main()
