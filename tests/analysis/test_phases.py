"""Whole moments of many choices: what would have been done with them, and the one difference that counts."""

from pathlib import Path

from tests.analysis.test_missed import MISSED_WIN, moments_of, where

from dosespanas.analysis.action_groups import Course, go_on, legal
from dosespanas.analysis.moments import replay_of
from dosespanas.analysis.phases import differences, look_into, look_over, otherwise, with_all
from dosespanas.analysis.playouts import fresh
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import judge_of

JUDGE = judge_of("gce")
MISSED_PLACE = Path(__file__).with_name("missed_place.dosespanas").read_text(encoding="utf-8")
"""The first movement of a game, after which the Republic takes Huelva where it will."""


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
    found = look_into(judge, replay, missed, 8, None)
    assert found is not None
    assert [one["action"] for one in found["earlier"]] == ["move regular-1 cadiz"]
    assert (found["taken"]["action"], found["better"]["action"]) == ("to malaga", "to huelva")
    assert found["choice"] == 33 and found["taken_then"] == found["better_then"] == []
    assert found["reason"]["key"] == "reason-joins", "what would stand there against what"
    assert found["lost"] > 2 * found["error"]
