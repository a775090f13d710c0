"""The clocks alone: whatever is done and however time jumps, no more is spent than has passed, and never by both."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import DamagedGame, RequestProblem
from dosespanas.server.games.clocks import DAY_MS, YEAR, Clock, Press, other
from dosespanas.server.games.pace import PRESETS, SECOND, Pace, pace_of, read_pace

LIVE = Pace("live", 60, 5, 90)
POST = Pace("correspondence", 86_400, 3_600, 172_800, 5)
NATIONALIST, REPUBLICAN = SIDE_NAMES
BEGUN = 1_800_000_000_000


def begun(pace: Pace) -> Clock:
    """Clocks of a game that begins with a Nationalist choice."""
    clock = Clock.fresh(pace, BEGUN)
    clock.start(NATIONALIST, BEGUN)
    return clock


def test_a_clock_runs_from_hand_over_to_hand_over() -> None:
    clock, at = begun(POST), BEGUN + 10 * 3_600_000
    clock.turned(NATIONALIST, at)
    assert clock.left_of(NATIONALIST, at) == 14 * 3_600_000, "its own choices in between change nothing"
    clock.turned(REPUBLICAN, at)
    assert clock.left == {NATIONALIST: 15 * 3_600_000, REPUBLICAN: 24 * 3_600_000}
    later = at + 25 * 3_600_000
    assert clock.late(later - 3_600_001) is None and clock.late(later) == REPUBLICAN
    assert clock.left_of(REPUBLICAN, later) == -3_600_000
    clock.turned(NATIONALIST, later)
    assert clock.left[REPUBLICAN] == 3_600_000, "a debt is forgotten"
    clock.turned(None, later)
    assert clock.late(later + YEAR) is None


def test_a_take_back_gives_nobody_an_increment() -> None:
    clock, at = begun(POST), BEGUN + 3_600_000
    clock.turned(REPUBLICAN, at)
    had = dict(clock.left)
    clock.turned(NATIONALIST, at + 7, answered=False)
    assert clock.left == {NATIONALIST: had[NATIONALIST], REPUBLICAN: had[REPUBLICAN] - 7}
    assert clock.side == NATIONALIST and clock.left_of(NATIONALIST, at + 10) == had[NATIONALIST] - 3


def test_live_clocks_wait_for_the_first_answer() -> None:
    clock = begun(LIVE)
    assert clock.spent(BEGUN + YEAR) == 0 and clock.late(BEGUN + YEAR) is None
    clock.turned(NATIONALIST, BEGUN + YEAR)
    assert clock.spent(BEGUN + YEAR + 7) == 7


def test_an_increment_fills_up_to_the_cap() -> None:
    clock = begun(replace(POST, cap=86_400 + 1_800))
    clock.turned(REPUBLICAN, BEGUN)
    assert clock.left[NATIONALIST] == (86_400 + 1_800) * SECOND
    clock.turned(NATIONALIST, BEGUN)
    clock.turned(REPUBLICAN, BEGUN)
    assert clock.left[NATIONALIST] == (86_400 + 1_800) * SECOND


def test_a_pause_takes_both_and_either_ends_it() -> None:
    clock = begun(POST)
    clock.press(REPUBLICAN, "pause", 0, BEGUN + 5)
    assert clock.spent(BEGUN + 10) == 10, "an offer alone stops nothing"
    clock.press(NATIONALIST, "decline", 0, BEGUN + 10)
    with pytest.raises(RequestProblem):
        clock.press(NATIONALIST, "decline", 0, BEGUN + 10)
    for side in SIDE_NAMES:
        clock.press(side, "pause", 0, BEGUN + 10)
    with pytest.raises(RequestProblem):
        clock.press(REPUBLICAN, "pause", 0, BEGUN + 10)
    clock.turned(REPUBLICAN, BEGUN + YEAR)
    assert clock.left == {NATIONALIST: POST.start * SECOND - 10, REPUBLICAN: POST.start * SECOND}, "and no increment"
    clock.press(NATIONALIST, "resume", 0, BEGUN + YEAR)
    with pytest.raises(RequestProblem):
        clock.press(NATIONALIST, "resume", 0, BEGUN + YEAR)
    assert clock.spent(BEGUN + YEAR + 3) == 3


def test_holidays_stop_ones_own_clock_for_so_many_days_a_year() -> None:
    clock, at = begun(POST), BEGUN + 1_000
    clock.press(NATIONALIST, "holiday", 3, at)
    assert clock.left_of(NATIONALIST, at + 3 * DAY_MS) == POST.start * SECOND - 1_000
    assert clock.left_of(NATIONALIST, at + 3 * DAY_MS + 5) == POST.start * SECOND - 1_005
    assert clock.holidays_left(NATIONALIST, at) == 2 and clock.holidays_left(REPUBLICAN, at) == 5
    with pytest.raises(RequestProblem, match="on holiday already"):
        clock.press(NATIONALIST, "holiday", 1, at)
    clock.press(NATIONALIST, "back", 0, at + DAY_MS + 7)
    assert clock.holidays_left(NATIONALIST, at) == 3, "of the two days that were left one is whole"
    assert clock.left_of(NATIONALIST, at + DAY_MS + 9) == POST.start * SECOND - 1_002
    with pytest.raises(RequestProblem, match="more than the 3"):
        clock.press(NATIONALIST, "holiday", 4, at + DAY_MS + 9)
    with pytest.raises(RequestProblem, match="not on holiday"):
        clock.press(NATIONALIST, "back", 0, at + DAY_MS + 9)
    assert clock.holidays_left(NATIONALIST, BEGUN + YEAR) == 5
    with pytest.raises(RequestProblem, match="your time is up"):
        clock.press(NATIONALIST, "holiday", 1, at + 9 * DAY_MS)


def test_time_is_given_to_the_other_side_up_to_the_cap() -> None:
    clock = begun(LIVE)
    clock.turned(NATIONALIST, BEGUN)
    late = BEGUN + 100_000
    clock.press(REPUBLICAN, "give", 0, late)
    assert clock.left_of(NATIONALIST, late) == 5_000, "whoever was late is so no longer"
    for _ in range(6):
        clock.press(NATIONALIST, "give", 0, late)
    assert clock.left_of(REPUBLICAN, late) == 90_000
    with pytest.raises(RequestProblem):
        clock.press(NATIONALIST, "give", 0, late)


DOINGS = st.lists(
    st.tuples(
        st.sampled_from(["wait", "turn", "regent", "pause", "decline", "resume", "give", "holiday", "back", "again"]),
        st.sampled_from(SIDE_NAMES),
        st.one_of(st.integers(-5_000, 200_000), st.integers(0, 400 * DAY_MS)),
    ),
    max_size=40,
)


@given(pace=st.sampled_from([LIVE, POST, *PRESETS.values()]), doings=DOINGS)
@settings(max_examples=200, deadline=None)
def test_no_more_is_spent_than_has_passed_and_never_by_both(pace: Pace, doings: list[tuple[str, str, int]]) -> None:
    clock, now = begun(pace), BEGUN
    for what, side, step in doings:
        before, was = now, clock.side
        shown = {one: clock.left_of(one, now) for one in SIDE_NAMES}
        now = max(BEGUN, now + step)
        ran = {one: shown[one] - clock.left_of(one, now) for one in SIDE_NAMES}
        assert all(spent == 0 for one, spent in ran.items() if one != was), "a clock ran that nobody waits for"
        assert step < 0 or all(0 <= spent <= now - before for spent in ran.values())
        kept = {one: clock.left_of(one, now) for one in SIDE_NAMES}
        try:
            if what == "turn":
                clock.turned(other(clock.side or side), now)
            elif what == "regent":
                clock.turned(None, now)
            elif what == "again":
                clock = Clock.read(read_pace("-", pace.text()) or pace, clock.row("-"))
            elif what != "wait":
                clock.press(side, cast("Press", what), 1 + step % 3, now)
        except RequestProblem:
            assert {one: clock.left_of(one, now) for one in SIDE_NAMES} == kept, "refused, and yet done"
        gained = sum(clock.left_of(one, now) - kept[one] for one in SIDE_NAMES)
        debt = -min(0, *kept.values())
        assert 0 <= gained <= pace.gift * SECOND + debt, "time comes from answers and gifts alone"
        assert all(0 <= left <= max(pace.cap, pace.start) * SECOND for left in clock.left.values())
        assert all(0 <= clock.holidays_left(one, now) <= pace.holidays for one in SIDE_NAMES)
        twin = Clock.read(pace, clock.row("-"))
        assert twin.view(now, {}) == clock.view(now, {}), "a restart changes nothing"


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_one_that_may_be_chosen(name: str) -> None:
    assert pace_of(PRESETS[name].told()) == PRESETS[name]


@pytest.mark.parametrize(
    ("name", "value"), [("start", 59), ("start", 43_201), ("increment", 601), ("cap", 59), ("holidays", 1)]
)
def test_a_pace_out_of_bounds_is_refused_in_words(name: str, value: int) -> None:
    with pytest.raises(RequestProblem, match=f"pace.{name} is {value}; in a game that is live it is from"):
        pace_of(LIVE.told() | {name: value})


@pytest.mark.parametrize("rest", ["", "[]", "{}", '{"paused": 1, "offers": ["x"], "holidays": {}}', "[" * 10_000])
def test_clocks_that_cannot_be_read_are_damage(rest: str) -> None:
    with pytest.raises(DamagedGame):
        Clock.read(POST, replace(begun(POST).row("-"), rest=rest))
    with pytest.raises(DamagedGame):
        read_pace("-", rest)
