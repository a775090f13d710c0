"""What choices, dice and the end of a turn did to the chance in each moment of a game, and how that is told as JSON."""

import math
from collections.abc import Mapping
from typing import Any, Final

from dosespanas.analysis.moments import ChoiceMade, Point, moments
from dosespanas.analysis.playouts import STROKE, SURE, Estimate, together
from dosespanas.kernel.side import SIDE_NAMES

TURNING_POINTS: Final = 5
ROLLS: Final = 5
DEAR: Final = 0.1
"""What a phase of a turn gives away that must be explained."""


class Ledger:
    """What choices and dice did in each moment, from the scores of the points."""

    def __init__(self, taken: list[ChoiceMade], scores: dict[Point, list[float]]) -> None:
        """`scores`: of the beginning of each moment, of the end, and of each choice that chance answered."""
        self.taken = taken
        self.moments = moments(taken)
        self.scores = scores
        self.last = Estimate(scores[Point(len(taken))])

    def number(self, choice: int) -> int:
        """Return the moment that a choice is in."""
        return next(i for i in range(len(self.moments)) if choice <= self.moments[i].last)

    def before(self, number: int) -> Estimate:
        """Return the chance before a moment."""
        if number == len(self.moments):
            return self.last
        return Estimate(self.scores[Point(self.moments[number].first)])

    def chosen(self, number: int) -> Estimate:
        """Return the chance with the choices of a moment made, over other dice."""
        moment = self.moments[number]
        return Estimate(self.scores[Point(moment.last, after=True)]) if moment.dice else self.after(number)

    def after(self, number: int) -> Estimate:
        """Return the chance after a moment, as far as was played out before it: at the end of a turn, by the value."""
        still = Point(self.moments[number].last + 1, still=True)
        return Estimate(self.scores[still]) if still in self.scores else self.before(number + 1)

    def gain(self, number: int) -> Estimate:
        """Return what the choices of a moment did to the Nationalist chance."""
        return self.chosen(number).less(self.before(number))

    def luck(self, number: int) -> Estimate:
        """Return what the dice of a moment did to the Nationalist chance."""
        return self.after(number).less(self.chosen(number))

    def all_luck(self) -> Estimate:
        """Return what all dice of the game did to the Nationalist chance."""
        return together([self.luck(number) for number in range(len(self.moments))])

    def chanced(self, number: int) -> bool:
        """Tell whether the dice of a moment did more than so few games may show by themselves."""
        doubt = math.hypot(self.after(number).error, self.chosen(number).error)
        return self.moments[number].dice and abs(self.luck(number).chance) > max(SURE * doubt, STROKE)

    def insight(self, number: int) -> Estimate:
        """Return what playing on for another turn showed after a moment."""
        return self.before(number + 1).less(self.after(number))

    def to_gain(self, number: int) -> float:
        """Return how much a side may still gain in a moment: what its chance lacks to 1."""
        chance = self.before(number).chance
        return 1.0 - chance if self.moments[number].taken.side == 0 else chance

    def lost(self, number: int) -> float:
        """Return what the choices of a moment cost their side beyond what chance explains, from 0 to 1."""
        sign = 1.0 if self.moments[number].taken.side == 0 else -1.0
        doubt = self.before(number).error + self.chosen(number).error
        return max(0.0, -sign * self.gain(number).chance - doubt)


def suspects(account: Ledger) -> list[int]:
    """Return the moments whose choices cost most, the dearest first: as much as decides something."""
    mine = [i for i in range(len(account.moments)) if account.moments[i].free and abs(account.gain(i).chance) >= STROKE]
    costs = [(account.lost(i), i) for i in mine]
    return [number for cost, number in sorted(costs, key=lambda pair: (-pair[0], pair[1])) if cost > 0.0]


def unexplained(account: Ledger, found: list[dict[str, Any]], seen: Mapping[int, float]) -> list[int]:
    """Return the dearest moment of each phase of a turn that surely gave much away and has no turning point.

    `seen`: by choice what was found to be given away in its moment.
    """
    missed = {account.number(choice): gain for choice, gain in seen.items()}
    known = [account.number(one["choice"]) for one in found]
    costs: dict[tuple[int, int, str], list[tuple[float, int]]] = {}
    explained: list[tuple[int, int, str]] = []
    for number, moment in enumerate(account.moments):
        phase = (moment.taken.side, moment.taken.turn, moment.taken.phase)
        if number in known:
            explained.append(phase)
        if moment.free:
            cost = max(account.lost(number), missed.get(number, 0.0))
            costs.setdefault(phase, []).append((cost, number))
    dear = [max(some) for phase, some in costs.items() if phase not in explained and sum_of(some) >= DEAR]
    return [number for _, number in sorted(dear, reverse=True)]


def sum_of(costs: list[tuple[float, int]]) -> float:
    """Return what some moments cost together."""
    return sum([cost for cost, _ in costs])


def accuracy(lost: list[float]) -> float:
    """Return how well was played, from 0 to 100, from what each turn cost in win chance (chess uses this curve)."""
    if not lost:
        return 100.0
    marks = [min(100.0, max(0.0, 103.17 * math.exp(-4.354 * cost) - 3.17)) for cost in lost]
    return sum(marks) / len(marks)


def told(
    account: Ledger, found: list[dict[str, Any]], games: int, seen: Mapping[int, float] | None = None
) -> dict[str, Any]:
    """Return all that is to be said of a game as JSON, but how it ended.

    `seen`: by choice what was found to be given away in its moment, by few games.
    """
    dearest: dict[int, dict[str, Any]] = {}
    for one in sorted(found, key=lambda one: -float(one["lost"])):
        dearest.setdefault(account.number(one["choice"]), one)
    missed = {account.number(choice): gain for choice, gain in (seen or {}).items()}
    missed |= {number: float(one["lost"]) for number, one in dearest.items()}
    best = list(dearest.values())[:TURNING_POINTS]
    insight = together([account.insight(number) for number in range(len(account.moments))])
    return {
        "format": "dosespanas-review 1",
        "choices": len(account.taken),
        "games": games,
        "curve": curve(account),
        "turning_points": [one | {"move": account.taken[one["choice"]].move} for one in best],
        "dice": dice(account),
        "turns": turns(account),
        "insight": round(insight.chance, 4),
        "insight_reach": round(insight.reach(), 4),
        "sides": {name: of_side(account, side, missed) for side, name in enumerate(SIDE_NAMES)},
    }


def curve(account: Ledger) -> list[dict[str, Any]]:
    """Return the curve: the Nationalist chance before each moment and at the end, with its interval."""
    rows = []
    for number in range(len(account.moments) + 1):
        sure = account.before(number)
        if number < len(account.moments):
            choice, one = account.moments[number].first, account.moments[number].taken
            move = one.move
        else:
            choice, one = len(account.taken), account.taken[-1]
            move = one.move + 1
        rows.append(
            {
                "choice": choice,
                "turn": one.turn,
                "phase": one.phase,
                "move": move,
                "side": SIDE_NAMES[one.side],
                "nationalist": round(sure.chance, 4),
                "low": round(sure.low(), 4),
                "high": round(sure.high(), 4),
            }
        )
    return rows


def turns(account: Ledger) -> list[dict[str, Any]]:
    """Return what each turn did to the Nationalist chance: by choices of either side, by luck, by playing on.

    These add up to what the turn changed: `end` is the chance where the next one begins. `reach`: how far the 95%
    interval of each goes either way.
    """
    parts: dict[int, dict[str, list[Estimate]]] = {}
    ends: dict[int, float] = {}
    for number, moment in enumerate(account.moments):
        turn = moment.taken.turn
        row = parts.setdefault(turn, {"nationalist": [], "republican": [], "luck": [], "insight": []})
        row[SIDE_NAMES[moment.taken.side]].append(account.gain(number))
        row["luck"].append(account.luck(number))
        row["insight"].append(account.insight(number))
        ends[turn] = account.before(number + 1).chance
    rows: list[dict[str, Any]] = []
    for turn, row in parts.items():
        sums = {name: together(some) for name, some in row.items()}
        told: dict[str, Any] = {name: round(one.chance, 4) for name, one in sums.items()}
        reach = {name: round(one.reach(), 4) for name, one in sums.items()}
        rows.append({"turn": turn} | told | {"end": round(ends[turn], 4), "reach": reach})
    return rows


def dice(account: Ledger) -> list[dict[str, Any]]:
    """Return the choices where chance surely changed most: by how much it helped the Nationalist side."""
    rolled = [i for i in range(len(account.moments)) if account.chanced(i)]
    rolled.sort(key=lambda number: -abs(account.luck(number).chance))
    return [
        {
            "choice": account.moments[number].last,
            "turn": account.moments[number].taken.turn,
            "phase": account.moments[number].taken.phase,
            "move": account.taken[account.moments[number].last].move,
            "side": SIDE_NAMES[account.moments[number].taken.side],
            "action": account.taken[account.moments[number].last].action,
            "place": account.taken[account.moments[number].last].place,
            "events": account.taken[account.moments[number].last].told,
            "nationalist": round(account.luck(number).chance, 4),
        }
        for number in rolled[:ROLLS]
    ]


def surely_lost(change: Estimate) -> float:
    """Return what a change cost, less its standard error: what so few games may show by themselves costs nothing."""
    return max(0.0, -change.chance - change.error)


def of_side(account: Ledger, side: int, missed: dict[int, float]) -> dict[str, Any]:
    """Return what a side's choices and its luck came to, and its accuracy by phase.

    `missed`: by moment what was found to have been given away there, which may be more than the curve shows.
    `choices`: what its own choices did to its chance; `luck`: what chance did to it, in all moments; `reach`: how far
    the 95% interval of each goes either way.
    """
    sign = 1.0 if side == 0 else -1.0
    mine = [i for i in range(len(account.moments)) if account.moments[i].taken.side == side]
    free = [i for i in mine if account.moments[i].free]
    changes: dict[tuple[str, int], list[Estimate]] = {}
    for number in free:
        one = account.moments[number].taken
        gain = account.gain(number).turned(sign)
        if number in missed and gain.chance > -missed[number]:
            gain = Estimate([-missed[number]])
        changes.setdefault((one.phase, one.turn), []).append(gain)
    by_turn = {when: surely_lost(together(some)) for when, some in changes.items()}
    phases: dict[str, list[float]] = {}
    for (phase, _), cost in by_turn.items():
        phases.setdefault(phase, []).append(cost)
    costs = dict.fromkeys([turn for _, turn in by_turn], 0.0)
    for (_, turn), cost in by_turn.items():
        costs[turn] += cost
    choices, luck = together([account.gain(i) for i in mine]).turned(sign), account.all_luck().turned(sign)
    return {
        "choices": round(choices.chance, 4),
        "luck": round(luck.chance, 4),
        "reach": {"choices": round(choices.reach(), 4), "luck": round(luck.reach(), 4)},
        "accuracy": round(accuracy(list(costs.values())), 1),
        "phases": [
            {"phase": phase, "times": len(found), "lost": round(sum(found), 4), "accuracy": round(accuracy(found), 1)}
            for phase, found in phases.items()
        ],
    }
