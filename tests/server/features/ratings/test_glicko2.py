"""Ratings by Glicko-2: the paper's example, and what must hold of any results."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dosespanas.server.features.ratings.glicko2 import (
    HIGHEST,
    LOWEST,
    SUREST,
    UNKNOWN,
    Met,
    Rating,
    expected,
    rated,
    rested,
    weight,
)

SCALE_OF_PAPER = 173.7178
PAPER = Rating(1500, 200, 0.06)
OTHERS = [Rating(1400, 30, 0.06), Rating(1550, 100, 0.06), Rating(1700, 300, 0.06)]
ratings = st.builds(Rating, st.floats(LOWEST, HIGHEST), st.floats(SUREST, UNKNOWN), st.floats(0.03, 0.12))
scores = st.sampled_from([0.0, 0.5, 1.0])


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52 and 0.05999 after a win and two losses."""
    assert [round(weight(one.deviation / SCALE_OF_PAPER), 4) for one in OTHERS] == [0.9955, 0.9531, 0.7242]
    assert [round(expected(PAPER, one), 3) for one in OTHERS] == [0.639, 0.432, 0.303]
    after = rated(PAPER, [Met(one, score) for one, score in zip(OTHERS, (1, 0, 0), strict=True)])
    assert after.points == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_results_makes_a_rating_less_sure() -> None:
    after = rated(PAPER, [])
    assert after == rested(PAPER, 1)
    assert after.points == 1500
    assert after.deviation == pytest.approx(math.hypot(200, 0.06 * SCALE_OF_PAPER), abs=1e-3)
    assert rested(Rating(1500, 340, 0.06), 1000).deviation == UNKNOWN


@given(ratings, st.lists(st.builds(Met, ratings, scores, st.floats(-300, 300)), max_size=6), st.floats(0, 50))
def test_whatever_comes_a_rating_stays_a_rating(before: Rating, results: list[Met], periods: float) -> None:
    after = rated(before, results, periods)
    assert LOWEST <= after.points <= HIGHEST
    assert SUREST <= after.deviation <= UNKNOWN
    assert 0 < after.volatility < 1


@given(ratings, ratings, st.floats(-300, 300))
def test_the_more_comes_of_it_the_better(mine: Rating, other: Rating, offset: float) -> None:
    lost, drawn, won = (rated(mine, [Met(other, score, offset)], 0).points for score in (0, 0.5, 1))
    assert lost <= drawn <= won
    assert rated(mine, [Met(other, 1, offset)], 0).points >= mine.points - 1e-9


@given(ratings, ratings, st.floats(0, 300))
def test_a_win_with_the_worse_side_counts_more(mine: Rating, other: Rating, offset: float) -> None:
    assert expected(mine, other, offset) >= expected(mine, other) >= expected(mine, other, -offset)
    assert rated(mine, [Met(other, 1, -offset)], 0).points >= rated(mine, [Met(other, 1, offset)], 0).points


@given(ratings, ratings, scores, scores)
def test_the_order_within_a_pair_changes_nothing(mine: Rating, other: Rating, one: float, two: float) -> None:
    first = rated(mine, [Met(other, one, 80), Met(other, two, -80)])
    second = rated(mine, [Met(other, two, -80), Met(other, one, 80)])
    assert first.points == pytest.approx(second.points)
    assert first.deviation == pytest.approx(second.deviation)


def test_among_equals_an_even_pair_with_its_offset_changes_hardly_anything() -> None:
    mine = Rating(1600, 80)
    both_won_as_nationalist = rated(mine, [Met(mine, 1, 150), Met(mine, 0, -150)], 0)
    assert both_won_as_nationalist.points == pytest.approx(1600, abs=1)
