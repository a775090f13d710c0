"""What an opponent expects of an attack: the column and die it would be rolled on, and whether that pays."""

from typing import Final

from dosespanas.gce import shapes
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import direction
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.neighbourhoods import MADRID, hex_of
from dosespanas.players.gce.situation import Situation

STEP_WORTH: Final = 1.0
"""What a step of either side is worth beside a hex."""

PRICE_MOST: Final = 0.9
"""What an own step costs with an empty purse, each point in it makes it cheaper, and the least."""

PRICE_POINT: Final = 0.04
PRICE_LEAST: Final = 0.5

PER_UNIT: Final = 0.05
"""What each unit more must add to an attack."""

AIR_SHARE: Final = 5.0
"""Battles a turn among which a side divides its aircraft."""

HEX_SHARE: Final = 0.5
"""What the worth of a hex counts for beside steps when an attack is weighed: it may be lost again."""

STRESS_SHARE: Final = 0.25
"""What the nearness of the objective counts for when an attack is weighed."""


def expectation(data: Data, column: int, drm: int, steps: float, prize: float, cost: float) -> float:
    """Return what an attack in a column is worth: steps taken, less the cost of those lost, and the hex if emptied."""
    total = 0.0
    for die in range(1, 7):
        lost, taken = data.result(max(0, min(6, die + drm)), column)
        total += STEP_WORTH * (min(float(taken), steps) - cost * lost)
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


def best_party(
    sit: Situation, target: int, given: list[shapes.Unit], others: list[shapes.Unit]
) -> tuple[float, set[str]]:
    """Return what an attack on a hex promises at best, and who should join those given: the strongest, while it pays.

    A single unit may change nothing and several together much, so the whole row is tried.
    """
    attack = float(sum(row["attack"] for row in given))
    starts = {hex_of(row["hex"]) for row in given}
    best = promise(sit, target, attack, sorted(starts))
    names = {row["id"] for row in given}
    joined: list[str] = []
    kept = 0
    for row in sorted(others, key=lambda row: -int(row["attack"])):
        if row["id"] in names:
            continue
        attack += row["attack"]
        starts.add(hex_of(row["hex"]))
        joined.append(row["id"])
        then = promise(sit, target, attack, sorted(starts))
        if then > best + PER_UNIT * (len(joined) - kept):
            best, kept = then, len(joined)
    return best, set(joined[:kept])


def promise(sit: Situation, target: int, attack: float, starts: list[int]) -> float:
    """Return what an attack of a strength from some hexes should be worth, guessing what lies covered and may fly."""
    if attack < 1.0:
        return -9.0
    foe = 1 - sit.side
    defence = sit.defence[foe][target]
    line = sit.data.line_of[target]
    if line >= 0 and sit.seen["lines"][sit.data.lines[line].name] == "intact":
        defence += sit.data.lines[line].factor
    shift, drm = modifiers(sit, target, starts)
    shift += guns(sit, sit.side, starts) - guns(sit, foe, [target])
    if sit.condor:
        shift += 1 if sit.side == NAT else -1
    attack += min(attack, sit.air[sit.side] / AIR_SHARE)
    defence += min(defence, sit.air[foe] / AIR_SHARE)
    column = column_of(sit.data, attack, defence, shift)
    prize = 0.5 + HEX_SHARE * sit.prize(target) + STRESS_SHARE * sit.stress[target]
    return expectation(sit.data, column, drm, max(1.0, sit.steps[foe][target]), prize, price(sit))


def guns(sit: Situation, side: int, hexes: list[int]) -> int:
    """13.12: return the shift from a headquarters in or next to one of some hexes."""
    return 1 if any(h in sit.guns[side] or any(near in sit.guns[side] for near in sit.near[h]) for h in hexes) else 0


def price(sit: Situation) -> float:
    """Return what losing a step costs: less while there are points to bring it back (6.6)."""
    points = sit.seen["points"]
    spare = points["nationalist"] + points["italian"] if sit.side == NAT else points["republican"]
    return max(PRICE_LEAST, PRICE_MOST - PRICE_POINT * float(spare))
