"""Pairings of cups: nobody twice, nobody forgotten, byes at most once, sides balanced, points near."""

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from dosespanas.server.features.cups.pairing import OUT, Matching, knock_out, round_robin, swiss
from dosespanas.server.features.cups.standings import Played, counted, table


def check_round(players: list[int], meetings: list[tuple[int, int]]) -> None:
    seen = [player for pair in meetings for player in pair if player != OUT]
    assert sorted(seen) == sorted(players)
    assert sum(OUT in pair for pair in meetings) == len(players) % 2


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 17), st.booleans(), st.randoms(use_true_random=False), st.booleans())
def test_a_swiss_cup_meets_nobody_twice(count: int, paired: bool, dice: random.Random, withdraws: bool) -> None:
    players, games = list(range(count)), list[Played]()
    met: set[frozenset[int]] = set()
    byes: list[int] = []
    for number in range((count + 1) // 2):
        standings = {player: one for player, one in counted(range(count), games).items() if player in players}
        meetings = swiss(standings, paired)
        if meetings is None:
            assert len(players) < count  # without withdrawals it can always be done (Dirac)
            break
        check_round(players, meetings)
        for first, second in meetings:
            if second == OUT:
                byes.append(first)
                games.append(Played(first, OUT, 2, 0))
                continue
            assert frozenset((first, second)) not in met
            met.add(frozenset((first, second)))
            for one, other in ((first, second), (second, first))[: 1 + paired]:
                points = dice.choice((0, 1, 2))
                games.append(Played(one, other, points, 2 - points))
        if withdraws and number == 1 and len(players) > 3:
            players.remove(dice.choice(players))
    assert len(byes) == len(set(byes))
    balance = counted(range(count), games)
    assert all(abs(one.balance) <= (0 if paired else 3) for one in balance.values())


def test_sides_are_balanced_in_a_long_swiss_cup() -> None:
    dice, games = random.Random(5), list[Played]()
    for _ in range(9):
        meetings = swiss(counted(range(40), games), False)
        assert meetings is not None
        for first, second in meetings:
            points = dice.choice((0, 2))
            games.append(Played(first, second, points, 2 - points))
        assert max(abs(one.balance) for one in counted(range(40), games).values()) <= 2


def test_points_of_who_meets_are_near() -> None:
    """The stronger one always wins: until nobody is left of equal points each meets such a one."""
    games = list[Played]()
    for number in range(5):
        standings = counted(range(32), games)
        meetings = swiss(standings, True)
        assert meetings is not None
        for one, other in meetings:
            assert standings[one].points == standings[other].points, number
            for first, second in ((one, other), (other, one)):
                games.append(Played(first, second, 2 if first < second else 0, 2 if second < first else 0))
    assert table(range(32), games)[0].player == 0


def test_two_hundred_and_fifty_five_are_paired_round_after_round() -> None:
    dice, games = random.Random(3), list[Played]()
    for _ in range(4):
        meetings = swiss(counted(range(255), games), False)
        assert meetings is not None
        check_round(list(range(255)), meetings)
        for first, second in meetings:
            points = dice.choice((0, 1, 2)) if second != OUT else 2
            games.append(Played(first, second, points, 2 - points if second != OUT else 0))


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.data())
def test_a_matching_is_as_large_as_one_can_be(count: int, data: st.DataObject) -> None:
    edges = {pair for pair in combinations(range(count), 2) if data.draw(st.booleans())}

    def largest(free: frozenset[int]) -> int:
        if not free:
            return 0
        one, rest = min(free), free - {min(free)}
        return max([largest(rest), *(1 + largest(rest - {b}) for b in rest if (one, b) in edges)])

    matching = Matching(count, lambda a, b: (min(a, b), max(a, b)) in edges)
    best = largest(frozenset(range(count)))
    assert matching.whole == (2 * best == count)
    pairs = {(min(a, b), max(a, b)) for a, b in enumerate(matching.mate) if b != OUT}
    assert pairs <= edges
    if matching.whole:
        for one, other in combinations(range(count), 2):
            can = (one, other) in edges and 2 * largest(frozenset(range(count)) - {one, other}) == count - 2
            assert Matching(count, lambda a, b: (min(a, b), max(a, b)) in edges).fix(one, other) == can


@given(st.integers(2, 33))
def test_all_meet_all_once(count: int) -> None:
    rounds = round_robin(count)
    assert len(rounds) == count - 1 + count % 2
    games = [Played(first, second, 1, 1) for meetings in rounds for first, second in meetings if second != OUT]
    met = {frozenset((one.first, one.second)) for one in games}
    assert len(met) == len(games) == count * (count - 1) // 2
    for meetings in rounds:
        check_round(list(range(count)), meetings)
    assert all(abs(one.balance) <= 1 for one in counted(range(count), games).values())


@given(st.integers(2, 70))
def test_the_strongest_meet_last_in_a_knock_out(count: int) -> None:
    meetings = knock_out(count)
    check = [player for pair in meetings for player in pair if player != OUT]
    assert sorted(check) == list(range(count))
    byes = [pair[0] for pair in meetings if pair[1] == OUT]
    assert sorted(byes) == list(range(len(byes)))
    rounds = 0
    winners = [min(player for player in pair if player != OUT) for pair in meetings]
    while len(winners) > 1:
        winners = [min(pair) for pair in zip(winners[::2], winners[1::2], strict=True)]
        rounds += 1
        assert sorted(winners) == list(range(len(winners)))
    assert 2 ** (rounds + 1) >= count


def test_ties_are_broken_in_the_order_that_is_told() -> None:
    won = [(0, 3), (0, 2), (1, 2), (1, 3)]
    games = [Played(first, second, 2, 0) for first, second in won] + [Played(1, 0, 2, 0), Played(2, 3, 2, 0)]
    lines = table(range(4), games)
    assert [line.player for line in lines] == [1, 0, 2, 3]
    assert [line.points for line in lines] == [6, 4, 2, 0]
    assert lines[0].buchholz == 4 + 2 + 0
    assert lines[0].sonneborn_berger == 2 * (4 + 2 + 0)
    even = [Played(0, 1, 0, 2), Played(2, 3, 2, 0), Played(0, 2, 2, 0), Played(1, 3, 0, 2)]
    told = table(range(4), even)
    assert [line.points for line in told] == [2, 2, 2, 2]


def test_the_direct_encounter_decides_between_two_equal_ones() -> None:
    games = [Played(1, 0, 2, 0), Played(0, 2, 2, 0), Played(4, 1, 2, 0), Played(2, 3, 2, 0)]
    lines = table(range(5), games)
    assert [line.player for line in lines[:2]] == [1, 0]
    assert [line.direct for line in lines[:2]] == [2, 0]


def test_a_decision_without_a_game_tells_nothing_of_strength() -> None:
    played = table(range(2), [Played(0, 1, 2, 0)])
    forfeit = table(range(2), [Played(0, 1, 2, 0, met=False)])
    assert played[0].points == forfeit[0].points == 2
    both_lose = table(range(2), [Played(0, 1, 0, 0, met=False)])
    assert [line.points for line in both_lose] == [0, 0]
    assert [line.lost for line in both_lose] == [1, 1]
