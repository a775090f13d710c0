"""Whole moments of many choices: what would have been done with them, and the one difference that counts."""

from pathlib import Path

import pytest
from tests.analysis.test_missed import MISSED_WIN, moments_of, where

from dosespanas.analysis.action_groups import Course, go_on, legal
from dosespanas.analysis.hints import Candidate
from dosespanas.analysis.ledger import Ledger, unexplained
from dosespanas.analysis.missed_chances import Missed
from dosespanas.analysis.moments import ChoiceMade, Moment, Point, replay_of
from dosespanas.analysis.phases import (
    TELLING,
    as_point,
    begun,
    differences,
    look_into,
    look_over,
    otherwise,
    ways,
    with_all,
)
from dosespanas.analysis.playouts import fresh
from dosespanas.analysis.review import EFFORTS, looked_over, reviewing, unlike, whole
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import new_game

JUDGE = judge_of("gce")
MISSED_PLACE = Path(__file__).with_name("missed_place.dosespanas").read_text(encoding="utf-8")
"""The first movement of a game, after which the Republic takes Huelva where it will."""

MANY_FAULTS = Path(__file__).with_name("many_faults.dosespanas").read_text(encoding="utf-8")
"""A game that the Nationalist side throws away in its first movement."""


def movement() -> State:
    """The Republican movement of the first turn of a game, where it begins."""
    replay = replay_of(MISSED_WIN, None)
    moment = next(one for one in moments_of(MISSED_WIN, "gce") if one.last - one.first > 20)
    return replay.at(moment.first).state


def after(start: State, course: Course) -> list[object]:
    """Where units stand when a course has been followed."""
    state = fresh(start, 1)
    go_on(JUDGE, state, legal(state, course.acts[0][0]), JUDGE.player(1), course)
    return where(state)


def test_each_piece_taken_elsewhere_is_one_difference() -> None:
    """It went elsewhere, it might have stayed, or it might have gone too: all else is as it was done."""
    start = movement()
    other, reasons = otherwise(JUDGE, start, 0)
    moves = [act for act in other.acts if len(act) == 2]
    one, gone = moves[0], moves[-1]
    state = start.clone()
    state.step(legal(state, one[0]))
    names = [state.name(code) for code in state.codes()]
    stayed = next(name for name in names if name == "stay")
    elsewhere = next(name for name in names if name not in (stayed, one[1]) and name.startswith("to "))
    acts = [[one[0], elsewhere] if act is one else act for act in other.acts if act is not gone]
    own = Course(start, [action for act in acts for action in act])
    found = differences(start, own, other, reasons)
    assert [(own.acts[one.at], one.kept, one.row) for one in found] == [
        ([one[0], elsewhere], 1, [one[1]]),
        (["done"], 0, gone),
    ]
    assert found[1].reason == reasons[gone[0]] is not None
    back = differences(start, other, own, {})
    assert [(other.acts[one.at], one.kept, one.row) for one in back] == [(one, 1, [elsewhere]), (gone, 1, [stayed])]
    assert after(start, with_all(start, own, found[:1])) != after(start, own)
    assert after(start, with_all(start, own, found)) == after(start, other)
    assert after(start, with_all(start, other, back)) == after(start, own)


def test_what_is_done_alike_is_no_difference() -> None:
    start = movement()
    other, reasons = otherwise(JUDGE, start, 0)
    assert differences(start, other, other, reasons) == []


def test_a_place_left_open_is_found() -> None:
    """Huelva is what the Republic goes for: all that was free went to Malaga and Cadiz."""
    judge = judge_of("espana1936")
    replay = replay_of(MISSED_PLACE, None)
    moment = moments_of(MISSED_PLACE, "espana1936")[0]
    missed = look_over(judge, replay.copy(), moment, 8, None)
    assert missed is not None and missed.gain > 0.1 and not missed.tips
    compared = look_into(judge, replay, missed, 8, None)
    assert compared is not None
    found = compared.point
    assert [one["action"] for one in found["earlier"]] == ["move regular-1 cadiz"]
    assert (found["taken"]["action"], found["better"]["action"]) == ("to malaga", "to huelva")
    assert found["choice"] == 33 and found["taken_then"] == found["better_then"] == []
    acts = [[one["action"] for one in act] for act in found["better_acts"]]
    assert acts == [["move regular-1 cadiz", "to huelva"]], "the march is told whole"
    assert [one["action"] for one in found["taken_acts"][-1]] == ["move regular-1 cadiz", "to malaga"]
    assert found["reason"]["key"] == "reason-pins", "what would stand there against what, and what that does"
    assert found["lost"] > 2 * found["error"]


def test_a_movement_ended_at_once_is_looked_over_as_a_whole() -> None:
    """No single move would have saved the side that moved nothing: what it left undone counts together."""
    judge = judge_of("espana1936")
    game = new_game("espana1936", "1938", seed=6)
    game.apply("done")
    record = game.record()
    (moment,) = moments_of(record, "espana1936")
    account = Ledger([moment.taken], {Point(0): [0.7] * 8, Point(1): [0.1] * 8})
    assert looked_over(account, EFFORTS["espana1936"]) == [(moment,)]
    replay = replay_of(record, None)
    missed = look_over(judge, replay.copy(), moment, 8, None)
    assert missed is not None and missed.gain > 0.2
    compared = look_into(judge, replay, missed, 8, None)
    assert compared is not None
    found = compared.point
    assert (found["choice"], found["taken"]["action"]) == (0, "done")
    assert found["better"]["action"].startswith("move ") and found["lost"] > 0.2


def with_scores(chance: float) -> Candidate:
    """A way to play a moment that came to so much in ten games."""
    return Candidate(0, None, [chance] * 10)


def test_where_none_of_many_differences_explains_the_loss_it_is_told_that_they_count_together() -> None:
    replay = replay_of(MANY_FAULTS, None)
    moment = moments_of(MANY_FAULTS, "espana1936")[0]
    _, own = begun(replay, moment, None)
    judge = judge_of("espana1936")
    other, reasons = otherwise(judge, replay.game.state, 0)
    found = differences(replay.game.state, own, other, reasons)
    single = found[2]
    assert len(found) > TELLING
    assert ways(found, found[1:], single) == [found, [single]], "all of them first, then the best alone"
    assert ways(found, [single], single) == [[single], found] and ways(found, [], single) == [found]
    assert ways([single], [single], single) == [[single]]
    assert ways(found, found[2:4], single) == [found[2:4], found, [single]]
    mine, better = (own, with_scores(0.1)), with_scores(0.5)
    told = as_point(judge, replay.copy(), moment, mine, (found, better), single)
    assert told["reason"] == {"key": "review-whole", "count": len(found) - TELLING}
    assert told["better"]["action"] == single.row[0] and told["lost"] == 0.4
    assert 1 <= len([one for one in told["better_then"] if one["action"].startswith("to ")]) < TELLING
    alone = as_point(judge, replay.copy(), moment, mine, ([single], better), single)
    assert alone["reason"] != told["reason"] and alone["better"] == told["better"]


def test_a_phase_that_gave_much_away_without_a_turning_point_is_looked_into_again() -> None:
    taken = [ChoiceMade(0, 1, 1, "movement", "done", False, True, [], None) for _ in range(3)]
    before, after = [0.5, 0.5, 0.5], [0.42, 0.42, 0.42]
    scores = {
        Point(choice, after=after_): found for choice in range(3) for after_, found in ((False, before), (True, after))
    }
    account = Ledger(taken, scores | {Point(3): before})
    assert unexplained(account, [], {}) == [2], "three moments of eight points make one phase"
    assert unexplained(account, [{"choice": 1}], {}) == []
    assert unexplained(account, [], {1: 0.2}) == [1]
    cheap = Ledger(taken[:1], {point: scores[point] for point in (Point(0), Point(0, after=True), Point(1))})
    assert unexplained(cheap, [], {}) == [], "eight points alone need no explanation"
    moment = account.moments[0]
    assert unlike(moment, []) == [], "what chance ended is no phase to be played otherwise"
    whole = Moment(0, 9, taken[0], False, True)
    tried = [Missed(0, whole, [], 0.3)]
    assert [one.mood for one in unlike(whole, tried)] == [1] and [one.mood for one in unlike(whole, [])] == [0, 1]


@pytest.mark.long
def test_a_phase_that_gave_away_forty_points_is_a_turning_point() -> None:
    """Every second unit went astray, and none alone was to blame: no turning point was told of."""
    (found,) = whole(reviewing(MANY_FAULTS))["turning_points"]
    assert (found["turn"], found["phase"], found["side"]) == (1, "movement", "nationalist")
    assert found["lost"] > 0.3 and found["reason"]["key"] == "review-whole"
