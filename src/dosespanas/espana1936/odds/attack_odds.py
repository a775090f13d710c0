"""Exact odds of one attack: every outcome's probability, by counting all rolls (CBT, ADF, DRM, HIT).

A plane's fate depends on the other plane's roll alone, and each side's hits on its own dice alone, so the
two sides are independent and the joint outcome is a product.
"""

from dosespanas.espana1936.battle.hits import after_hits, steps_of
from dosespanas.espana1936.board.dice import DiceReach, Modifier, air_result, most_hits, points_of
from dosespanas.espana1936.shapes import Exchange, PlaneOdds

FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600]
MAX_DICE = 12
"""Rolls of more dice than this are counted as this many: 12 dice already destroy anything."""

_hits_cache: dict[tuple[int, tuple[Modifier, ...]], list[float]] = {}
_air_cache: dict[tuple[int, int], tuple[float, float]] = {}


class AirPlane:
    """A plane supporting a side: its dice, its air DRM, and the enemy plane it must meet, if any."""

    def __init__(self, name: str, dice: int, drm: int) -> None:
        self.name = name
        self.dice = dice
        self.drm = drm
        self.foe: AirPlane | None = None


class SideOdds:
    """What one side brings to an attack: strength, dice from cards (may be negative), modifiers, planes."""

    def __init__(self, strength: int, extra_dice: int, modifiers: list[Modifier], planes: list[AirPlane]) -> None:
        self.strength = strength
        self.extra_dice = extra_dice
        self.modifiers = modifiers
        self.planes = planes


def pair_up(first: list[AirPlane], second: list[AirPlane]) -> None:
    """ADF-02: pair planes in the order given; surplus planes meet nobody (ADF-03)."""
    for a, b in zip(first, second, strict=False):
        a.foe = b
        b.foe = a


def air_odds(dice: int, drm: int) -> tuple[float, float]:
    """Return the probabilities that a plane's roll destroys (6 or more) and turns away (5) the plane it meets."""
    known = _air_cache.get((dice, drm))
    if known is not None:
        return known
    destroyed = turned = 0
    total = 6**dice
    for number in range(total):
        rolls = []
        for _ in range(dice):
            rolls.append(number % 6 + 1)
            number //= 6
        result = air_result(rolls, drm)
        destroyed += result >= 6
        turned += result == 5
    found = (destroyed / total, turned / total)
    _air_cache[(dice, drm)] = found
    return found


def hit_odds(count: int, modifiers: list[Modifier]) -> list[float]:
    """Return P(0 hits), P(1), ... of a roll of `count` dice with modifiers, positives placed for the best."""
    count = max(0, min(count, MAX_DICE))
    key = (count, tuple(modifiers))
    known = _hits_cache.get(key)
    if known is not None:
        return known
    odds = [0.0] * (count + 1)
    if count == 0:
        odds[0] = 1.0
    else:
        _count_rolls(count, modifiers, odds)
    if len(_hits_cache) > 20_000:
        _hits_cache.clear()
    _hits_cache[key] = odds
    return odds


def _count_rolls(count: int, modifiers: list[Modifier], odds: list[float]) -> None:
    """Add up every combination of dice, sorted high to low, weighted by how many rolls show it."""
    total = float(6**count)
    negatives = [modifier for modifier in modifiers if modifier[0] < 0]
    reach = DiceReach(points_of(modifiers, count))
    dice = [6] * count
    while True:
        ways = FACTORIALS[count]
        run = 1
        for i in range(1, count):
            if dice[i] == dice[i - 1]:
                run += 1
            else:
                ways //= FACTORIALS[run]
                run = 1
        ways //= FACTORIALS[run]
        odds[most_hits(dice[:], negatives, reach)] += ways / total
        i = count - 1
        while i >= 0 and dice[i] == 1:
            i -= 1
        if i < 0:
            return
        value = dice[i] - 1
        for j in range(i, count):
            dice[j] = value


def dice_odds(side: SideOdds) -> list[tuple[int, float]]:
    """Return (dice, probability) for the dice a side rolls on the ground, air combat counted (CBT-14)."""
    spread = [(side.strength + side.extra_dice, 1.0)]
    for plane in side.planes:
        stays = 1.0
        if plane.foe is not None:
            destroyed, turned = air_odds(plane.foe.dice, plane.foe.drm)
            stays = 1.0 - destroyed - turned
        merged: dict[int, float] = {}
        for count, p in spread:
            merged[count + plane.dice] = merged.get(count + plane.dice, 0.0) + p * stays
            merged[count] = merged.get(count, 0.0) + p * (1.0 - stays)
        spread = [(count, p) for count, p in merged.items() if p > 0.0]
    return spread


def side_hits(side: SideOdds) -> list[float]:
    """Return P(0 hits), P(1), ... that a side scores in this attack."""
    odds = [0.0]
    for count, weight in dice_odds(side):
        for hits, p in enumerate(hit_odds(count, side.modifiers)):
            while len(odds) <= hits:
                odds.append(0.0)
            odds[hits] += weight * p
    return odds


def left_after(strength: int, hits: list[float]) -> dict[int, float]:
    """Return the probability of each strength a troop may have left (0: destroyed)."""
    left: dict[int, float] = {}
    for count, p in enumerate(hits):
        rest = after_hits(strength, min(count, steps_of(strength)))
        left[rest] = left.get(rest, 0.0) + p
    return left


def attack_odds(attacker: SideOdds, defender: SideOdds) -> Exchange:
    """Return the odds of an attack as JSON: see *Odds* in `docs/contract.md`."""
    by_attacker = side_hits(attacker)
    by_defender = side_hits(defender)
    left_attacker = left_after(attacker.strength, by_defender)
    left_defender = left_after(defender.strength, by_attacker)
    kills = left_defender.get(0, 0.0)
    dies = left_attacker.get(0, 0.0)
    nothing = by_attacker[0] * by_defender[0]
    win = kills * (1.0 - dies)
    trade = kills * dies
    lose = (1.0 - kills) * dies
    planes: dict[str, PlaneOdds] = {}
    for plane in attacker.planes + defender.planes:
        if plane.foe is not None:
            destroyed, turned = air_odds(plane.foe.dice, plane.foe.drm)
            planes[plane.name] = {"destroyed": destroyed, "withdrawn": turned}
    return {
        "dice": [
            attacker.strength + attacker.extra_dice + sum(p.dice for p in attacker.planes),
            defender.strength + defender.extra_dice + sum(p.dice for p in defender.planes),
        ],
        "hits": [by_attacker, by_defender],
        "left": {
            "attacker": {str(k): v for k, v in sorted(left_attacker.items(), reverse=True)},
            "defender": {str(k): v for k, v in sorted(left_defender.items(), reverse=True)},
        },
        "win": win,
        "trade": trade,
        "lose": lose,
        "nothing": nothing,
        "attrition": max(0.0, 1.0 - win - trade - lose - nothing),
        "planes": planes,
    }
