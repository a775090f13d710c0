"""The rounds of a cup: who plays next, when it is over, and how it stands. Pure: rows in, rows out.

Players are numbers by rating at entry, the strongest 0 (`pairing.py`).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from dosespanas.server.features.cups.pairing import OUT, knock_out, round_robin, swiss
from dosespanas.server.features.cups.standings import WIN, Played, StandingsLine, counted, table

SWISS, ALL, KNOCK_OUT = "swiss", "all", "knock-out"
SYSTEMS: Final = (SWISS, ALL, KNOCK_OUT)
PLAYED, BYE, FORFEIT, LEFT, REMOVED = "played", "bye", "forfeit", "left", "removed"
"""How a game of a cup was decided."""


@dataclass(frozen=True)
class CupGame:
    """A game of a cup: `first` has the Nationalist side; half points of both once it is decided (`how`)."""

    round: int
    board: int
    leg: int
    first: int
    second: int
    points: int | None = None
    other: int | None = None
    how: str | None = None
    turn: int | None = None
    """In which turn it ended."""


def most_rounds(system: str, players: int) -> int:
    """Return how many rounds a cup of so many players can have; in a Swiss one nobody need meet somebody twice."""
    if system == SWISS:
        return (players + 1) // 2
    if system == ALL:
        return max(players - 1 + players % 2, 0)
    return max(players - 1, 0).bit_length()


def decided(games: Sequence[CupGame]) -> list[Played]:
    """Return what is decided of some games, for pairing and table."""
    return [
        Played(one.first, one.second, one.points or 0, one.other or 0, one.how == PLAYED)
        for one in games
        if one.how is not None and one.first != OUT
    ]


def standings(players: int, games: Sequence[CupGame]) -> list[StandingsLine]:
    """Return how a cup stands, whoever leads first."""
    return table(range(players), decided(games))


def winner_of(meeting: Sequence[CupGame]) -> int:
    """Return who goes on from a meeting of a knock-out; OUT if neither appeared.

    Of equal points it is who won in the earlier turn, then the stronger one by number.
    """
    players = sorted({player for one in meeting for player in (one.first, one.second)} - {OUT})
    scored = dict.fromkeys(players, 0)
    soonest = dict.fromkeys(players, 1 << 30)
    for one in meeting:
        for player, points in ((one.first, one.points or 0), (one.second, one.other or 0)):
            if player != OUT:
                scored[player] += points
                if points == WIN and one.turn is not None:
                    soonest[player] = min(soonest[player], one.turn)
    if not players or not any(scored.values()):
        return OUT
    return min(players, key=lambda player: (-scored[player], soonest[player], player))


def next_round(
    system: str,
    players: int,
    rounds: int,
    legs: int,
    games: Sequence[CupGame],
    left: Collection[int],
    removed: Collection[int] = (),
) -> list[CupGame]:
    """Return the games of the next round; none: the cup is over. All games before are decided.

    Byes, and games of those who have `left`, are decided at once; `removed`: those of them who were taken out.
    """
    number = max((one.round for one in games), default=0) + 1
    if number > rounds or len(set(range(players)) - set(left)) < 2:
        return []
    meetings = _meetings(system, players, legs, games, left, number)
    return [
        _settled(one, left, removed)
        for board, (first, second) in enumerate(meetings, 1)
        for one in (
            CupGame(number, board, leg, *((first, second) if leg == 1 or second == OUT else (second, first)))
            for leg in range(1, legs + 1)
        )
    ]


def _meetings(
    system: str, players: int, legs: int, games: Sequence[CupGame], left: Collection[int], number: int
) -> list[tuple[int, int]]:
    if system == ALL:
        return round_robin(players)[number - 1]
    if system == SWISS:
        present = {player: one for player, one in counted(range(players), decided(games)).items() if player not in left}
        return swiss(present, legs == 2) or []
    if number == 1:
        return knock_out(players)
    before = [one for one in games if one.round == number - 1]
    boards = sorted({one.board for one in before})
    through = [winner_of([one for one in before if one.board == board]) for board in boards]
    pairs = zip(through[::2], through[1::2], strict=True)
    balance = counted(range(players), decided(games))
    return [_ordered(one, other, balance[one].balance if one != OUT else 0, number) for one, other in pairs]


def _ordered(one: int, other: int, balance: int, number: int) -> tuple[int, int]:
    """Return two of a knock-out, whoever there is before OUT; sides by who had the first one less often."""
    if one == OUT or other == OUT:
        return max(one, other), OUT
    return (one, other) if balance < 0 or (balance == 0 and number % 2) else (other, one)


def _settled(one: CupGame, left: Collection[int], removed: Collection[int]) -> CupGame:
    """Return a game of a new round, decided at once if there is nothing to be played."""
    how = REMOVED if {one.first, one.second} & set(removed) else LEFT
    if one.second == OUT:
        gone = one.first == OUT or one.first in left
        return replace(one, points=0 if gone else WIN, other=0, how=how if gone else BYE)
    if one.first in left or one.second in left:
        return replace(one, points=0 if one.first in left else WIN, other=0 if one.second in left else WIN, how=how)
    return one


def withdrawn(one: CupGame, player: int, how: str = LEFT) -> CupGame:
    """Return an undecided game of somebody who withdraws, or is taken out (`REMOVED`): the other one has won it."""
    return replace(one, points=0 if one.first == player else WIN, other=0 if one.second == player else WIN, how=how)
