"""What an opponent expects of an attack: the column and die it would be rolled on, and whether that pays."""

from typing import Any, Final

from dosespanas.gce.data import Data
from dosespanas.gce.hexes import direction, parse_hex
from dosespanas.kernel.side import REP
from dosespanas.players.gce.ground import MADRID
from dosespanas.players.gce.situation import Situation

STEP_WORTH: Final = 1.0
"""What a step of either side is worth beside a hex."""

UNIT_STEPS: Final = 1.3
"""Steps guessed for a unit that lies covered."""


def expectation(data: Data, column: int, drm: int, steps: float, prize: float) -> float:
    """Return what an attack in a column is worth: steps taken less steps lost, and the hex if it is emptied."""
    total = 0.0
    for die in range(1, 7):
        lost, taken = data.result(max(0, min(6, die + drm)), column)
        total += STEP_WORTH * (min(float(taken), steps) - 0.9 * lost)
        if taken >= steps:
            total += prize
    return total / 6.0


def column_of(data: Data, attack: float, defence: float, shift: int) -> int:
    """13.7 to 13.9: return the column of the table for these totals, after a shift."""
    last = len(data.columns) - 1
    column = 0
    if attack >= defence:
        column = min(last, int(attack // max(defence, 1.0)))
    return max(0, min(last, column + shift))


def modifiers(sit: Situation, target: int, starts: list[int]) -> tuple[int, int]:
    """Return the shift and die modifier that the ground gives an attack on a hex from others (13.26)."""
    data = sit.data
    place = data.settlement[target]
    shift = data.terrain_shift[data.terrain[target]] if place != 2 else 0
    shift += data.settlement_shift[place]
    drm = data.terrain_drm[data.terrain[target]] + data.settlement_drm[place]
    if target == MADRID and sit.side != REP:
        shift -= data.worth["madrid"]
    ways = [direction(target, start) for start in starts]
    rivers = [data.river[target * 6 + way] for way in ways]
    if rivers and min(rivers) > 0:
        drm += data.river_drm[min(rivers)]
    if concentric(ways):
        drm += data.worth["concentric"]
    return shift, drm


def concentric(ways: list[int]) -> bool:
    """13.23-a: opposite hexes, three alternating ones, or more than three."""
    found = set(ways)
    if len(found) > 3:
        return True
    if any((way + 3) % 6 in found for way in found):
        return True
    return found in ({0, 2, 4}, {1, 3, 5})


def worth(sit: Situation, target: int, attackers: list[dict[str, Any]]) -> float:
    """Return what an attack by some units on a hex should be worth, guessing what lies covered."""
    attack = float(sum(row["attack"] for row in attackers))
    if attack < 1.0:
        return -9.0
    foe = 1 - sit.side
    defence = sit.defence[foe][target]
    line = sit.data.line_of[target]
    if line >= 0 and sit.seen["lines"][sit.data.lines[line].name] == "intact":
        defence += sit.data.lines[line].factor
    starts = sorted({parse_hex(row["hex"]) for row in attackers})
    shift, drm = modifiers(sit, target, starts)
    steps = max(1.0, sit.count[foe][target] * UNIT_STEPS)
    column = column_of(sit.data, attack, defence, shift)
    return expectation(sit.data, column, drm, steps, 0.5 + sit.prize(target))
