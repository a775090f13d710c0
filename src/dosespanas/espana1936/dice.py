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


def apply_negatives(dice: list[int], modifiers: list[Modifier]) -> list[Step]:
    """DRM-02, DRM-04, DRM-07: each negative, one after another, on the then highest die or dice. In place."""
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
    points: list[tuple[int, int]] = []
    for m, (drm, count) in enumerate(modifiers):
        if drm > 0:
            points += [(m, drm)] * min(count, len(dice))
    if not points:
        return []
    short = sorted((HIT - dice[i], i) for i in range(len(dice)) if dice[i] < HIT)
    chosen = _cover(short, points, 0, 0, {})[1]
    steps: list[Step] = []
    taken = 0
    for i, subset in chosen:
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


Cover = tuple[int, list[tuple[int, int]]]


def _cover(
    short: list[tuple[int, int]],
    points: list[tuple[int, int]],
    at: int,
    taken: int,
    memo: dict[int, Cover],
) -> Cover:
    """Return the most dice that can be brought to a hit, and which points go on which die.

    Dice come with the least missing first, so once a die cannot be helped no later one can either.
    """
    if at == len(short):
        return 0, []
    key = at << 16 | taken
    known = memo.get(key)
    if known is not None:
        return known
    missing, die = short[at]
    best: Cover = (0, [])
    for subset in _subsets(points, taken, missing):
        count, rest = _cover(short, points, at + 1, taken | subset, memo)
        if count + 1 > best[0]:
            best = (count + 1, [(die, subset), *rest])
    if best[0] < len(short) - at:
        count, rest = _cover(short, points, at + 1, taken, memo)
        if count > best[0]:
            best = (count, rest)
    memo[key] = best
    return best


def _subsets(points: list[tuple[int, int]], taken: int, missing: int) -> list[int]:
    """Return the smallest sets of free points that make up what a die is missing.

    No set holds two points of one modifier (they go to different dice, DRM-07), none has a point to spare.
    """
    found: list[int] = []
    seen: set[int] = set()
    free = [k for k in range(len(points)) if not taken >> k & 1]

    def grow(start: int, subset: int, sources: int, total: int, shape: int) -> None:
        if total >= missing:
            if shape not in seen:
                seen.add(shape)
                found.append(subset)
            return
        for j in range(start, len(free)):
            k = free[j]
            source, value = points[k]
            if not sources >> source & 1:
                grow(j + 1, subset | 1 << k, sources | 1 << source, total + value, shape * 32 + source + 1)

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
    """Return the modified dice, the steps that led there and the hits of a roll, positives placed for the best."""
    dice = list(rolls)
    steps = apply_negatives(dice, modifiers)
    steps += best_positives(dice, modifiers)
    return dice, steps, count_hits(dice)


def air_result(rolls: list[int], drm: int) -> int:
    """ADF-04, ADF-05, AMB-54: the die a plane uses, modified: a malus falls on the highest, a bonus on any."""
    dice = sorted(rolls, reverse=True)
    if not dice:
        return 0
    dice[0] += drm
    return max(dice)
