"""How a position looks at the end of a turn: the chance that the Nationalist side wins, read from a few features.

The factors come from many games of the tuned opponent against itself (`tools/fit_value.py`).
"""

import json
from pathlib import Path
from typing import Final

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import GENERAL, PLANE, TANK, mask_bits
from dosespanas.espana1936.board.table import MAT, Table
from dosespanas.players.espana1936.tuned.sight import alarm, largest
from dosespanas.players.espana1936.tuned.weights import BadWeights
from dosespanas.players.judging import logistic

FILE: Final = Path(__file__).with_name("value.json")


def at_least(count: int, first: int, last: int) -> list[float]:
    """Return for each number from `first` to `last` whether a count reaches it."""
    return [1.0 if count >= k else 0.0 for k in range(first, last + 1)]


def features(t: Table) -> list[float]:
    """Return what the value looks at, all as the Nationalist side likes it: how far each way to win is, and the forces.

    Open to both sides but for the hands, which the planner's sampled games have as one side may think them to be.
    """
    data = t.data
    count = data.box_count
    late = float(t.turn) / 10.0
    own = [t.friendly(0), t.friendly(1)]
    row = [1.0, late, late * late, *at_least(t.turn, 3, data.last_turn)]
    for box in mask_bits(data.objectives):
        holds = 1.0 if own[0] >> box & 1 else -1.0 if own[1] >> box & 1 else 0.0
        row.append(holds)
        row.append(holds * late)
    # VIC-02, VIC-03, VIC-05: cities held; VIC-07: those in which the Republic still stands
    held = (t.here[1] & data.objectives).bit_count()
    for near in at_least(held, 1, 8):
        row.append(near)
        row.append(near * late)
        row.append(near if t.turn >= data.last_turn - 1 else 0.0)
    for side in (0, 1):
        row += at_least((own[side] & data.objectives).bit_count(), 3, 8)
        row += at_least((own[side] & data.win_cities).bit_count(), 1, 2)
        row.append(alarm(largest(data.links, t.presence(side)), data.win_group))
    force = [0.0] * (2 * count)
    steps = [0.0, 0.0]
    for slot in range(2 * data.slots):
        box = t.t_box[slot]
        if box >= 0:
            side = slot // data.slots
            force[side * count + box] += float(t.t_strength[slot]) / 3.0
            steps[side] += float(steps_of(t.t_strength[slot])) / 10.0
    row += [steps[0] - steps[1], (steps[0] - steps[1]) * late]
    # VIC-06: Madrid while it wins at once, and what stands around it
    early = float(max(0, data.early_turn + 1 - t.turn))
    for side in (0, 1):
        base = side * count
        around = sum([force[base + box] for box in mask_bits(data.links[data.early_box])])
        row += [early * force[base + data.early_box], early * around]
    for kind in (GENERAL, PLANE, TANK):
        for side in (0, 1):
            row.append(float(len([p for p in data.pieces_of[side][kind] if t.p_box[p] >= MAT])) / 5.0)
    row.append(float(len(t.hands[0]) - len(t.hands[1])) / 5.0)
    row.append(float(t.rp[0] + t.pending_rp[0] - t.rp[1] - t.pending_rp[1]) / 5.0)
    spread = float(t.presence(0).bit_count() - t.presence(1).bit_count()) / 10.0
    row += [spread, spread * late]
    for box in range(count):
        row.append(1.0 if own[0] >> box & 1 else -1.0 if own[1] >> box & 1 else 0.0)
    return row + force


def bad(what: str) -> BadWeights:
    """Return the error that says what is wrong with a value."""
    return BadWeights("error-bad-weights", f"{FILE.name}: {what}", where=FILE.name, what=what)


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
        if len(row) != len(self.factors):
            raise bad(f"{len(self.factors)} factors, but a position has {len(row)} features")
        for i in range(len(row)):
            total += row[i] * self.factors[i]
        chance = logistic(total)
        return chance if side == 0 else 1.0 - chance


def load(file: Path = FILE) -> Value:
    """Return the value of a file; raises BadWeights saying what is wrong with it."""
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
        factors = [float(x) for x in raw["factors"]]
        known = bool(raw["recipe"])
    except (OSError, ValueError, TypeError, LookupError) as error:
        raise bad("it must have a `recipe` and a list of numbers, `factors`") from error
    if not known:
        raise bad("it must say in `recipe` how it was made")
    return Value(factors)
