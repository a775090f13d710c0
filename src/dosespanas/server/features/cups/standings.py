"""How a cup stands: points, and what decides between players of equal points.

In this order: points (a win 1, a draw 1/2, a bye as many wins as a meeting has games), Buchholz (the points of all whom
one met), Sonneborn-Berger (those of whom one beat, half of those of whom one drew with, by games), the direct encounter
(points in games among those who are still equal, if each of them met each other), and the rating at entry.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from dosespanas.server.features.cups.pairing import OUT, Standing

WIN: Final = 2
"""All points are counted in halves."""


@dataclass(frozen=True)
class Played:
    """A game of a cup that is decided, or a bye: players by number, half points of either."""

    first: int
    """With the Nationalist side."""
    second: int
    """OUT for a bye."""
    points: int
    """Of the first."""
    other: int
    """Of the second: both lose where neither appears."""
    met: bool = True
    """False: it was decided without being played, and tells nothing of strength."""


@dataclass(frozen=True)
class StandingsLine:
    """A player of a cup as the table shows it: all points in halves."""

    player: int
    points: int
    buchholz: int
    sonneborn_berger: int
    """In quarters: a half of a half point."""
    direct: int
    games: int
    won: int
    drawn: int
    lost: int


def counted(players: Iterable[int], games: Iterable[Played]) -> dict[int, Standing]:
    """Return what counts of each player for pairing."""
    found = {player: Standing() for player in players}
    for one in games:
        for player, other, points, side in (
            (one.first, one.second, one.points, 1),
            (one.second, one.first, one.other, -1),
        ):
            if player in found:
                found[player].points += points
                found[player].met.add(other)
                found[player].balance += side if other != OUT else 0
    return found


def table(players: Sequence[int], games: Sequence[Played]) -> list[StandingsLine]:
    """Return all players, whoever leads first; of two equal ones the lower number leads: they stand for strength."""
    points = {player: standing.points for player, standing in counted(players, games).items()}
    buchholz = dict.fromkeys(players, 0)
    berger = dict.fromkeys(players, 0)
    tally = {player: [0, 0, 0] for player in players}
    met: dict[int, set[int]] = {player: set() for player in players}
    for one in games:
        for player, other, mine, his in (
            (one.first, one.second, one.points, one.other),
            (one.second, one.first, one.other, one.points),
        ):
            if player == OUT:
                continue
            if other == OUT:  # whoever was left out met, so to say, himself
                buchholz[player] += points[player]
                continue
            if other not in met[player]:
                met[player].add(other)
                buchholz[player] += points[other]
            if one.met:
                berger[player] += mine * points[other]
            tally[player][0 if mine > his else 1 if mine == his == 1 else 2] += 1
    ranked = sorted(players, key=lambda player: (-points[player], -buchholz[player], -berger[player], player))
    direct = _direct(ranked, lambda player: (points[player], buchholz[player], berger[player]), games, met)
    ranked.sort(key=lambda p: (-points[p], -buchholz[p], -berger[p], -direct[p], p))
    return [
        StandingsLine(
            p, points[p], buchholz[p], berger[p], direct[p], sum(tally[p]), tally[p][0], tally[p][1], tally[p][2]
        )
        for p in ranked
    ]


def _direct(
    ranked: Sequence[int],
    equal: Callable[[int], tuple[int, int, int]],
    games: Sequence[Played],
    met: Mapping[int, set[int]],
) -> dict[int, int]:
    """Return the half points of each in games among those equal to him; 0 where not each of them met each other."""
    found = dict.fromkeys(ranked, 0)
    for _, some in groupby(ranked, key=equal):
        group = set(some)
        if len(group) > 1 and all(group - {player} <= met[player] for player in group):
            for one in games:
                if {one.first, one.second} <= group:
                    found[one.first] += one.points
                    found[one.second] += one.other
    return found
