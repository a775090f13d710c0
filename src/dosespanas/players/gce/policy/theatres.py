"""Theatres: where a side means to win the war, in which order, and with how much of its force; kept over the turns.

Which places make a theatre, in which order, stands in `theatres.json`; nothing here knows a place by its number.
"""

import json
from importlib import resources
from typing import Any, Final

from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.options import SCENARIOS
from dosespanas.kernel.grids import Grid
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce.policy.reach import FAR
from dosespanas.players.gce.policy.side_view import SideView

FILE: Final = "theatres.json"

DEPTH: Final = 2
"""Hexes around a place in which enemies count as its defenders."""

SURPLUS: Final = 1.4
"""By what part of what it needs a theatre may have more before units are taken from it."""

LEAST_MASS: Final = 12.0
"""Attack factors that a theatre is given at least."""

GUNS: Final = 2
"""Headquarters that a theatre gets before the next has one."""


class Theatre:
    """Places of worth that are fought for together, in their order."""

    def __init__(self, name: str, first: int, last: int, mass: float, most: float, places: list[int]) -> None:
        self.name = name
        self.first = first
        """Turns in which it is fought in."""
        self.last = last
        self.mass = mass
        """Attack factors for each factor of the defence there; `most`: in all at most."""
        self.most = most
        self.places = places
        self.after: Theatre | None = None
        """The theatre that it waits for until all its places are taken, but not beyond the turn `waits`."""
        self.waits = last

    def due(self, s: SideView) -> list[int]:
        """Return the places still to be taken; none in a turn in which it is not fought there."""
        if not self.first <= s.turn <= self.last:
            return []
        if self.after is not None and s.turn < self.waits and self.after.left(s):
            return []
        return self.left(s)

    def left(self, s: SideView) -> list[int]:
        """Return the places that the other side holds."""
        return [h for h in self.places if s.control[h] != s.side]


class CampaignPlan:
    """What one side fights for over the turns, and which units are bound for which theatre."""

    def __init__(self, theatres: list[Theatre]) -> None:
        self.theatres = theatres
        self.turn = 0
        self.active: list[int] = []
        """Theatres that are fought in this turn, the most important first."""
        self.bound: dict[int, int] = {}
        """By unit: its theatre."""
        self.wanting = -1
        """The theatre whose force is not complete: units that come in are meant for it."""

    def copy(self) -> "CampaignPlan":
        """Return the same, to go another way."""
        found = CampaignPlan(self.theatres)
        found.turn = self.turn
        found.active = self.active[:]
        found.bound = dict(self.bound)
        found.wanting = self.wanting
        return found

    def review(self, s: SideView, away: dict[int, Grid], pins: set[int]) -> None:
        """Divide the force anew, once a turn; `away`: by place the movement points to it; `pins`: who must stay."""
        if self.turn == s.turn:
            return
        self.turn = s.turn
        due = [theatre.due(s) for theatre in self.theatres]
        self.active = [i for i in range(len(due)) if due[i]]
        needs = [0.0] * len(due)
        for i in self.active:
            theatre = self.theatres[i]
            needs[i] = min(theatre.most, max(LEAST_MASS, theatre.mass * defence_around(s, due[i])))
        free = [u for u in s.own if u not in pins and s.u_attack[u] > 0 and s.u_move[u] > 0 and not s.is_hq(u)]
        was, self.bound = self.bound, {}
        given = [0.0] * len(due)
        for u in free:
            i = was.get(u, -1)
            if i in self.active and given[i] < SURPLUS * needs[i]:
                self._bind(u, i, s, given)
        for i in self.active:
            for u in sorted((u for u in free if u not in self.bound), key=lambda u: (nearest(s, u, due[i], away), u)):
                if given[i] >= needs[i]:
                    break
                self._bind(u, i, s, given)
        for u in free:
            if u not in self.bound and self.active:
                self._bind(u, min(self.active, key=lambda i: (nearest(s, u, due[i], away), i)), s, given)
        short = [i for i in self.active if given[i] < needs[i]]
        self.wanting = short[0] if short else (self.active[-1] if self.active else -1)
        guns = [u for u in s.own if s.is_hq(u)]
        for i in [*self.active, *self.active]:
            guns.sort(key=lambda u: (nearest(s, u, due[i], away), u))
            for u in guns[:GUNS]:
                self.bound[u] = i
            del guns[:GUNS]

    def _bind(self, unit: int, theatre: int, s: SideView, given: list[float]) -> None:
        self.bound[unit] = theatre
        given[theatre] += s.u_attack[unit]


def nearest(s: SideView, unit: int, places: list[int], away: dict[int, Grid]) -> int:
    """Return the movement points from a unit to the nearest of some places."""
    return min([away[h][s.u_hex[unit]] for h in places], default=FAR)


def defence_around(s: SideView, places: list[int]) -> float:
    """Return the defence factors that stand in some places and near them."""
    seen = set(places)
    edge = places[:]
    for _ in range(DEPTH):
        further: list[int] = []
        for h in edge:
            for near in s.data.beyond[h]:
                if near not in seen:
                    seen.add(near)
                    further.append(near)
        edge = further
    return sum([s.defence[s.foe()][h] for h in sorted(seen)])


def shipped() -> dict[str, Any]:
    """Return the theatres as the file has them."""
    text = (resources.files("dosespanas.players.gce.policy") / FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def none() -> dict[str, Any]:
    """Return no theatres for either side of any scenario: who has these fights for whatever promises most."""
    return {scenario: {side: [] for side in SIDE_NAMES} for scenario in SCENARIOS}


def replaced(raw: dict[str, Any], own: Any) -> dict[str, Any]:
    """Return theatres with those of some sides replaced; raises ValueError saying what is missing or wrong.

    `own`: by scenario and side the rows in their order; what one leaves out is as in the row of its name before.
    """
    found = {scenario: dict(raw[scenario]) for scenario in SCENARIOS}
    for scenario, sides in _entries(own, "theatres"):
        for side, rows in _entries(sides, f"theatres: {scenario}"):
            where = f"theatres: {scenario} {side}"
            if side not in found.get(scenario, {}):
                raise ValueError(f"{where}: there is no such side or scenario")
            before = {row["name"]: row for row in raw[scenario][side]}
            found[scenario][side] = [before.get(str(row.get("name")), {}) | row for row in _rows(rows, where)]
            read(found, scenario, int(side == SIDE_NAMES[REP]))
    return found


def read(raw: dict[str, Any], scenario: str, side: int) -> list[Theatre]:
    """Return the theatres of a side; raises ValueError saying what is missing or wrong."""
    where = f"theatres: {scenario} {SIDE_NAMES[side]}"
    rows = _rows(raw.get(scenario, {}).get(SIDE_NAMES[side]), where)
    found = [_read_one(row, f"{where}: {row.get('name')}") for row in rows]
    for theatre, row in zip(found, rows, strict=True):
        if row.get("after") is not None:
            before = [one for one in found if one.name == row["after"] and one is not theatre]
            if not before:
                raise ValueError(f"{where}: {theatre.name} waits for {row['after']}, which is not among the others")
            theatre.after = before[0]
            theatre.waits = int(_number(row, "waits", f"{where}: {theatre.name}"))
    return found


def _entries(value: Any, where: str) -> list[tuple[str, Any]]:
    """Return what stands in a part of a file, by name."""
    if not isinstance(value, dict):
        raise ValueError(f"{where}: there are no names to look under")
    return list(value.items())


def _rows(value: Any, where: str) -> list[dict[str, Any]]:
    """Return the rows of a list of theatres."""
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise ValueError(f"{where}: there is no list of theatres")
    return value


def _read_one(row: dict[str, Any], where: str) -> Theatre:
    """Return a theatre."""
    first, last, mass, most = [_number(row, key, where) for key in ("from", "until", "mass", "most")]
    if last < first:
        raise ValueError(f"{where} ends in turn {last:g}, before it begins in {first:g}")
    named = row.get("places")
    if not isinstance(named, list) or not named or not all(isinstance(text, str) for text in named):
        raise ValueError(f"{where} has no places")
    places = [parse_hex(text) for text in named]
    return Theatre(str(row.get("name")), int(first), int(last), mass, most, places)


def _number(row: dict[str, Any], key: str, where: str) -> float:
    """Return a number of a row, from 0 to 1000."""
    value = row.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1000:
        raise ValueError(f"{where} has no {key}: a number from 0 to 1000")
    return float(value)
