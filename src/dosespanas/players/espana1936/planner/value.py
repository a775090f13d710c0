"""How a position looks at the end of a turn: the chance that the Nationalist side wins, read from a few features.

The factors come from many games of the tuned opponent against itself (`tools/fit_value.py`).
"""

import json
import math
from pathlib import Path
from typing import Final

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import GENERAL, PLANE, TANK, mask_bits
from dosespanas.espana1936.board.table import MAT, Table
from dosespanas.players.espana1936.tuned.sight import alarm, largest

FILE: Final = Path(__file__).with_name("value.json")


def features(t: Table) -> list[float]:
    """Return what the value looks at, all as the Nationalist side likes it."""
    data = t.data
    late = float(t.turn) / 10.0
    cities: list[float] = []
    own = [t.friendly(0), t.friendly(1)]
    for box in mask_bits(data.objectives):
        cities.append(1.0 if own[0] >> box & 1 else -1.0 if own[1] >> box & 1 else 0.0)
    held = float((t.here[1] & data.objectives).bit_count()) / 4.0
    steps = [0.0, 0.0]
    best = [0.0, 0.0]
    for slot in range(2 * data.slots):
        if t.t_box[slot] >= 0:
            side = slot // data.slots
            steps[side] += float(steps_of(t.t_strength[slot])) / 10.0
            if t.t_strength[slot] >= 3:
                best[side] += 0.2
    arms = [0.0, 0.0]
    for side in (0, 1):
        for kind, weight in ((GENERAL, 1.0), (PLANE, 1.0), (TANK, 1.0)):
            for p in data.pieces_of[side][kind]:
                if t.p_box[p] >= MAT:
                    arms[side] += weight / 5.0
    groups = [alarm(largest(data.links, t.presence(s)), data.win_group) for s in (0, 1)]
    margin = sum(cities) / 4.0
    force = steps[0] - steps[1]
    hand = float(len(t.hands[0]) - len(t.hands[1])) / 5.0
    spread = float(t.presence(0).bit_count() - t.presence(1).bit_count()) / 10.0
    return [
        1.0, late, late * late, *cities,
        margin * late, force, force * late, best[0] - best[1], arms[0] - arms[1],
        held, held * late, held * late * late, max(0.0, held - 0.75) * late, groups[0], groups[1], hand, spread,
        spread * late,
    ]  # fmt: skip


class Value:
    """The fitted factors."""

    def __init__(self, factors: list[float]) -> None:
        self.factors = factors

    def of(self, t: Table, side: int) -> float:
        """Return the chance (0 to 1) that a side wins from here; exact once the game is over."""
        if t.ended:
            return 0.5 if t.winner < 0 else 1.0 if t.winner == side else 0.0
        total = 0.0
        row = features(t)
        for i in range(len(row)):
            total += row[i] * self.factors[i]
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
        return chance if side == 0 else 1.0 - chance


def load(file: Path = FILE) -> Value:
    """Return the shipped value; its factors are as many as `features` gives."""
    raw = json.loads(file.read_text(encoding="utf-8"))
    return Value([float(x) for x in raw["factors"]])
