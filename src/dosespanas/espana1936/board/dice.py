"""Reading a combat roll: negative modifiers, positive modifiers, hits (DRM, CBT-16).

One home for the engine and for the exact odds. A modifier is `(drm, dice)`: `drm` points on each of
`dice` different dice.
"""

from typing import Final

HIT: Final = 5
"""A die of this value or more after all modifiers is a hit (CBT-16)."""

Modifier = tuple[int, int]
Step = tuple[int, int, int]
"""(index of the modifier, index of the die, points), in the order applied."""
Point = tuple[int, int]
"""(index of the modifier, points) that fall on one die."""


def apply_negatives(dice: list[int], modifiers: list[Modifier]) -> list[Step]:
    """DRM-02, DRM-04, DRM-07: each negative, one after another, on the then highest die or dice. In place.

    AMB-12: one modifier on two dice hits two different ones. EDN-15: negatives first in both editions.
    """
    steps: list[Step] = []
    for m, (drm, count) in enumerate(modifiers):
        if drm >= 0:
            continue
        order = sorted(range(len(dice)), key=lambda i: (-dice[i], i))
        for i in order[:count]:
            dice[i] += drm
            steps.append((m, i, drm))
    return steps


def best_positives(dice: list[int], modifiers: list[Modifier]) -> list[Step]:
    """DRM-03, DRM-05, DRM-06: place the positives where they make the most hits. Changes `dice` in place."""
    points = points_of(modifiers, len(dice))
    if not points:
        return []
    short = sorted((HIT - dice[i], i) for i in range(len(dice)) if dice[i] < HIT)
    helped = DiceReach(points).most([missing for missing, _ in short])
    chosen = _cover([missing for missing, _ in short[:helped]], points, 0)
    steps: list[Step] = []
    taken = 0
    for (_, i), subset in zip(short, chosen or [], strict=False):
        for k in range(len(points)):
            if subset >> k & 1:
                dice[i] += points[k][1]
                steps.append((points[k][0], i, points[k][1]))
        taken |= subset
    for k in range(len(points)):
        if not taken >> k & 1:
            i = _free_die(dice, steps, points[k][0])
            if i >= 0:
                dice[i] += points[k][1]
                steps.append((points[k][0], i, points[k][1]))
    return steps


def points_of(modifiers: list[Modifier], count: int) -> list[Point]:
    """Return every positive that falls on one die, for a roll of `count` dice."""
    points: list[Point] = []
    for m, (drm, dice) in enumerate(modifiers):
        if drm > 0:
            points += [(m, drm)] * min(dice, count)
    return points


class DiceReach:
    """How many dice a set of positives can bring to a hit; it remembers what it has worked out.

    Dice are alike, so if any k dice can be brought to a hit, the k that miss the least can.
    """

    def __init__(self, points: list[Point]) -> None:
        self.points = points
        self.total = sum(value for _, value in points)
        self.known: dict[int, bool] = {}

    def most(self, missing: list[int]) -> int:
        """Return the most dice that can become hits; `missing`: what each lacks (1 to 31), the least first."""
        key = 0
        needed = 0
        for k in range(min(len(missing), len(self.points))):
            needed += missing[k]
            if needed > self.total:
                return k
            key = key << 5 | missing[k]
            enough = self.known.get(key)
            if enough is None:
                enough = _cover(missing[: k + 1], self.points, 0) is not None
                self.known[key] = enough
            if not enough:
                return k
        return min(len(missing), len(self.points))


def _cover(missing: list[int], points: list[Point], taken: int) -> list[int] | None:
    """Return for each die the set of points that makes up what it is missing, or None if there are not enough."""
    if not missing:
        return []
    for subset in _subsets(points, taken, missing[0]):
        rest = _cover(missing[1:], points, taken | subset)
        if rest is not None:
            return [subset, *rest]
    return None


def _subsets(points: list[Point], taken: int, missing: int) -> list[int]:
    """Return the sets of free points that make up what a die is missing and grow no further.

    No set holds two points of one modifier: they go to different dice (DRM-07).
    """
    found: list[int] = []
    seen: set[int] = set()
    """Sets that do the same, by the values of their points (and by the card, where it has points on several dice)."""

    def grow(start: int, subset: int, sources: int, total: int, shape: int) -> None:
        if total >= missing:
            if shape not in seen:
                seen.add(shape)
                found.append(subset)
            return
        for k in range(start, len(points)):
            source, value = points[k]
            if not taken >> k & 1 and not sources >> source & 1:
                alone = (k == 0 or points[k - 1][0] != source) and (k + 1 == len(points) or points[k + 1][0] != source)
                like = value if alone else 8 + source
                grow(k + 1, subset | 1 << k, sources | 1 << source, total + value, shape * 32 + like)

    grow(0, 0, 0, 0, 0)
    return found


def _free_die(dice: list[int], steps: list[Step], source: int) -> int:
    """Return the lowest die that has no point of this modifier yet, or -1."""
    used = 0
    for m, i, _ in steps:
        if m == source:
            used |= 1 << i
    best = -1
    for i in range(len(dice)):
        if not used >> i & 1 and (best < 0 or dice[i] < dice[best]):
            best = i
    return best


def count_hits(dice: list[int]) -> int:
    """Return how many dice are hits (DRM-09: only the modified value counts)."""
    return sum(1 for die in dice if die >= HIT)


def read_roll(rolls: list[int], modifiers: list[Modifier]) -> tuple[list[int], list[Step], int]:
    """Return the modified dice, the steps that led there and the hits of a roll, positives placed for the best.

    DRM-01: modifiers change dice and add none.
    """
    dice = list(rolls)
    steps = apply_negatives(dice, modifiers)
    steps += best_positives(dice, modifiers)
    return dice, steps, count_hits(dice)


def most_hits(dice: list[int], negatives: list[Modifier], reach: DiceReach) -> int:
    """Return the hits `read_roll` counts, without the steps: for the odds. `dice` from high to low; it is changed."""
    for drm, count in negatives:
        for i in range(min(count, len(dice))):
            dice[i] += drm
        dice.sort(reverse=True)
    missing = [HIT - die for die in dice if die < HIT]
    return len(dice) - len(missing) + reach.most(missing)


def air_result(rolls: list[int], drm: int) -> int:
    """ADF-04, ADF-05, AMB-54: the die a plane uses, modified: a malus falls on the highest, a bonus on any."""
    dice = sorted(rolls, reverse=True)
    if not dice:
        return 0
    dice[0] += drm
    return max(dice)


def read_sea_roll(rolls: list[int], drms: list[int]) -> tuple[list[int], int, int]:
    """Return the modified dice of a roll at sea, how many are 6 or more and how many are 5 (NAV-50, NAV-60, AMB-54).

    Each modifier falls on one die: a malus on the then highest, a bonus where it does most, a 6 before a 5.
    """
    dice = sorted(rolls, reverse=True)
    for drm in drms:
        if drm < 0 and dice:
            dice[0] += drm
            dice.sort(reverse=True)
    best = _best_at_sea(dice, [drm for drm in drms if drm > 0])
    return best, sum(1 for die in best if die >= 6), sum(1 for die in best if die == 5)


def _best_at_sea(dice: list[int], bonuses: list[int]) -> list[int]:
    """Return the dice with every bonus placed: most dice of 6 or more, then most of 5, then the highest sum left."""
    if not bonuses or not dice:
        return dice
    best: list[int] = []
    for i in range(len(dice)):
        if i and dice[i] == dice[i - 1]:
            continue
        tried = dice[:]
        tried[i] += bonuses[0]
        tried = _best_at_sea(tried, bonuses[1:])
        if not best or _worth(tried) > _worth(best):
            best = tried
    return best


def _worth(dice: list[int]) -> tuple[int, int]:
    """Return how good dice at sea are: number of 6 or more, then of 5."""
    return sum(1 for die in dice if die >= 6), sum(1 for die in dice if die == 5)
