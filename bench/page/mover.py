"""A general who moves everybody: for measuring what a turn costs in which hardly a stack stays where it is.

He picks the enemy hexes that his side could bring most against, and sends every stack to the nearest of them, the next
ones first, each as a whole or but for a guard. Who already stands beside his target stays, and so does who would leave
a place open or go hungry. He plays no better than that; it is the number of moves that is measured.
"""

from dataclasses import dataclass, field
from typing import Any

from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.kernel.game import Game

TARGETS = 12
"""So many enemy hexes are gone for at once."""
NEAR = 4
"""Units so many hexes away are reckoned in."""


@dataclass
class Moves:
    """What moves: by where it starts from and goes to the actions that take units up; and why the others stay."""

    groups: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    whole: int = 0
    parted: int = 0
    stays: dict[str, int] = field(default_factory=dict)


def apart(one: str, other: str) -> int:
    """Return how many hexes lie between two, the second counted."""
    return distance(parse_hex(one), parse_hex(other))


def targets(seen: Any) -> list[str]:
    """Return the enemy hexes against which most could be brought, none beside another."""
    mine = [unit for unit in seen["units"] if unit["side"] == seen["viewer"] and unit["where"] == "map"]
    theirs: dict[str, int] = {}
    for unit in seen["units"]:
        if unit["side"] != seen["viewer"] and unit["where"] == "map":
            theirs[unit["hex"]] = theirs.get(unit["hex"], 0) + (unit["defence"] or 0)

    def chance(hex_: str) -> float:
        return float(sum(unit["attack"] or 0 for unit in mine if apart(unit["hex"], hex_) <= NEAR) / (theirs[hex_] + 1))

    found: list[str] = []
    for hex_ in sorted(theirs, key=lambda at: (-chance(at), at)):
        if len(found) < TARGETS and all(apart(hex_, other) > 2 for other in found):
            found.append(hex_)
    return found


def marches(game: Game) -> Moves:
    """Return how everybody moves in the movement phase that a game stands in."""
    now = game.clone()
    seen: Any = now.observe(now.actor)
    wanted = targets(seen)
    able: dict[str, list[str]] = {}
    for one in now.legal_view():
        if one["verb"] == "move":
            able.setdefault(str(one["box"]), []).append(str(one["pieces"][0]))
    goals = {start: min(wanted, key=lambda at: (apart(start, at), at)) for start in able}
    found = Moves()
    for start in sorted(able, key=lambda at: (apart(at, goals[at]), at)):
        if apart(start, goals[start]) == 1:
            found.stays["beside its target"] = found.stays.get("beside its target", 0) + 1
            continue
        units = able[start]
        for group in [units, units[:-1]]:
            if group and (sent := sent_to(now, start, group, goals[start])) is not None:
                now, end = sent
                found.groups[start, end] = [
                    f"move {unit}" if i == 0 else f"with {unit}" for i, unit in enumerate(group)
                ]
                found.whole += group == units
                found.parted += group != units
                break
        else:
            found.stays["guards, or comes no nearer"] = found.stays.get("guards, or comes no nearer", 0) + 1
    return found


def sent_to(game: Game, start: str, units: list[str], goal: str) -> tuple[Game, str] | None:
    """Return a game in which units have gone as near to a goal as they can unregretted, and where they are."""
    now = game.clone()
    for i, unit in enumerate(units):
        action = f"with {unit}" if i else f"move {unit}"
        if now.explain(action) is not None:
            return None
        now.apply(action)
    regretted = now.warnings()
    ends = [
        str(one["box"])
        for one in now.legal_view()
        if one["verb"] == "to" and one["action"] not in regretted and apart(str(one["box"]), goal) < apart(start, goal)
    ]
    if not ends:
        return None
    end = min(ends, key=lambda at: (apart(at, goal), at))
    now.apply(f"to {end}")
    return now, end
