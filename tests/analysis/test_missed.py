"""Chances that were missed: found where the judge's opponent misses them too, and told only beyond doubt."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.analysis.test_review import record

import dosespanas
from dosespanas.analysis.action_groups import Course, act_of, go_on, legal
from dosespanas.analysis.hints import Candidate, Draws, named
from dosespanas.analysis.ledger import Ledger, told
from dosespanas.analysis.missed_chances import answers, look_for
from dosespanas.analysis.moments import ChoiceMade, Moment, Point, Replay, moments, replay_of, scan
from dosespanas.analysis.playouts import TURN, fresh
from dosespanas.analysis.turning_points import (
    ENDS,
    SEED,
    at_once,
    bias,
    borne_out,
    compare,
    led_to,
    left_out,
    measure,
    surely,
    verdict,
)
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import GAMES

MISSED_WIN = Path(__file__).with_name("missed_win.dosespanas").read_text(encoding="utf-8")
"""The first turn of a game: the Republic attacks Seville, which would win it the game, with one of two columns."""


def moments_of(text: str, game: str) -> list[Moment]:
    return moments(scan(judge_of(game), text, None).taken)


def of_missed_win(wanted: Callable[[Moment], bool]) -> tuple[Replay, Moment]:
    """That game from its beginning, and its first moment of a kind."""
    return replay_of(MISSED_WIN, None), next(one for one in moments_of(MISSED_WIN, "gce") if wanted(one))


def actions_of(replay: Replay, moment: Moment, first: int) -> list[str]:
    return [action for _, action in replay.record.actions[first : moment.last + 1]]


def after(replay: Replay, moment: Moment) -> State:
    """The position after a moment, with the dice of `fresh`."""
    state = fresh(replay.at(moment.first).state, 1)
    for action in actions_of(replay, moment, moment.first):
        state.step(state.parse(action))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_can_be_done_again_from_any_choice(game: str) -> None:
    judge = judge_of(game)
    replay = replay_of(record(game, 60), None)
    for moment in moments_of(record(game, 60), game):
        end = after(replay.copy(), moment)
        for number in {moment.first, (moment.first + moment.last) // 2, moment.last}:
            state = fresh(replay.copy().at(moment.first).state, 1)
            for action in actions_of(replay, moment, moment.first)[: number - moment.first]:
                state.step(state.parse(action))
            actions = actions_of(replay, moment, number)
            go_on(judge, state, legal(state, actions[0]), judge.player(1), Course(state, actions))
            assert state.to_json() == end.to_json()


def test_what_was_done_later_anyway_gains_nothing() -> None:
    """Where units end counts, not which is taken up first: a move made later in the phase, made first."""
    judge = judge_of("gce")
    replay, moment = of_missed_win(lambda one: one.last - one.first > 20)
    start = replay.at(moment.first).state
    actions = actions_of(replay, moment, moment.first)
    assert [action.split()[0] for action in actions[:4]] == ["move", "to", "march", "to"]
    course = Course(start, actions)
    later = course.acts[1]
    state = fresh(start, 1)

    class Knows:
        """Takes the unit where it went."""

        def choose(self, state: State, codes: list[int]) -> int:
            return legal(state, later[1])

        def reason(self, state: State) -> dict[str, Any] | None:
            return None

    go_on(judge, state, legal(state, later[0]), Knows(), course)
    assert where(state) == where(after(replay, moment))


def where(state: State) -> list[Any]:
    return [(unit["id"], unit["hex"]) for unit in state.observe(0, 0)["units"]]


def test_a_win_that_both_missed_is_found() -> None:
    """With the column beside it Seville falls in four games of ten; alone, in none."""
    judge = judge_of("gce")
    replay, moment = of_missed_win(lambda one: one.first <= 88 <= one.last)
    missed = look_for(judge, replay.copy(), moment, 6)
    assert missed is not None and missed.gain > 0.05
    assert any(tip.split()[0] in ("join", "join-all") for tip in missed.tips)
    compared = compare(judge, replay, moment, missed.choice, 16, TURN, "", None, missed.tips)
    assert compared is not None
    found = compared.point
    assert found["place"] == "hex:1607"
    assert found["earlier"][0]["action"] == "attack 1607"
    assert found["reason"]["key"] == "review-wins" and found["reason"]["other"] == 0
    assert found["lost"] > 2 * found["error"]
    draws = Draws(replay.at(missed.choice).observe(moment.taken.side), SEED + missed.choice, None)
    state = draws.state(0)
    chosen = Candidate(named(state, found["better"]["action"]), None, [], course_of(replay, moment, missed.choice))
    measure(judge, draws, chosen, 16, TURN)
    assert found["better_chance"] == round(chosen.mean(), 4), "in games that did not choose it"


def course_of(replay: Replay, moment: Moment, number: int) -> Course:
    """Return what a side did in a moment from a choice on, where the replay stands."""
    return Course(replay.game.state, actions_of(replay, moment, number))


def test_each_answer_is_tried_once_and_no_other_order() -> None:
    replay, moment = of_missed_win(lambda one: one.first <= 88 <= one.last)
    actions = actions_of(replay, moment, moment.first)
    found = answers(replay.at(moment.first).state, actions, moment.first)
    names = [one.action for one in found]
    assert len(set(names)) == len(names)
    assert "join r_mlg_3" in names and "join r_mj" not in names


def test_an_act_begun_before_goes_on_as_it_did() -> None:
    """A unit more is taken along: where the others went, it goes too."""
    judge = judge_of("gce")
    game = dosespanas.new_game("gce", seed=4)
    dice = random.Random(4)
    along: list[str] = []
    while not along:
        game.apply(dice.choice(game.legal_actions()))
        along = [str(one) for one in game.legal_actions() if str(one).startswith("with ")]
    to = next(str(one) for one in game.legal_actions() if str(one).startswith("to "))
    course = Course(game.state, [to])
    copy = game.state.clone()
    row, _ = act_of(judge, copy, legal(copy, along[0]), None, judge.player(1), course)
    named = [game.state.name(code) for code in row]
    assert named[0] == along[0]
    assert named[-1].startswith("to ") or named[-1] == "stay"


def test_what_led_to_a_choice_is_its_act_or_its_attack() -> None:
    replay = replay_of(MISSED_WIN, None)
    every = moments_of(MISSED_WIN, "gce")
    moves = next(one for one in every if one.last - one.first > 20)
    assert [[one["verb"] for one in act] for act in led_to(replay.copy(), moves, moves.first + 3)] == [["march"]]
    assert led_to(replay.copy(), moves, moves.first + 2) == []
    attack = next(one for one in every if one.first <= 88 <= one.last)
    assert [[one["action"] for one in act] for act in led_to(replay, attack, 88)] == [["attack 1607"], ["join r_mj"]]


def tried(*scores: float) -> Candidate:
    """A way to play that came to that."""
    return Candidate(0, None, list(scores))


def test_a_gain_inside_its_own_error_is_none() -> None:
    assert not surely(tried(0.5, 0.2, 0.5, 0.2), tried(0.2, 0.4, 0.2, 0.4))
    assert not surely(tried(*[0.101, 0.102] * 8), tried(*[0.1] * 16))
    assert surely(tried(0.21, 0.22, 0.21, 0.19), tried(*[0.1] * 4))


def test_what_a_value_says_is_as_sure_as_it_proved_to_be() -> None:
    """Where nothing is played between a choice and the end of the turn all games agree, and the value alone speaks."""
    judge = judge_of("espana1936")
    judge.bias = 0.1
    better, done = tried(*[0.3] * 8), tried(*[0.2] * 8)
    alone = verdict(judge, better, done)
    assert (alone.gain, alone.error) == pytest.approx((0.1, 0.1)) and not alone.sure()
    won, half = tried(*[1.0] * 4, *[0.3] * 4), tried(*[0.0] * 4, *[0.2] * 4)
    assert bias(judge, won, half) == pytest.approx(0.05), "a game that is over needs no value"
    assert verdict(judge, tried(*[1.0] * 4), tried(*[0.0] * 4)).error == 0.0


def test_games_played_to_their_end_bear_out_what_the_value_says_or_do_not() -> None:
    """Each counts by how sure it is; the chances that are told differ by what is told to be lost."""
    judge = judge_of("espana1936")
    judge.bias = 0.1
    better, done = tried(*[0.5] * 8), tried(*[0.3] * 8)
    better.ends, done.ends = [1.0, 1.0, 0.0, 1.0] * 16, [0.0, 1.0, 0.0, 0.0] * 16
    found = verdict(judge, better, done)
    assert 0.2 < found.gain < 0.5 and found.sure()
    assert found.best - found.mine == pytest.approx(found.gain)
    assert found.error < 0.1, "together they know more"
    better.ends = better.ends[:32]
    assert verdict(judge, better, done).error > found.error, "those that both were tried in"
    better.ends = done.ends[::-1]
    refuted = verdict(judge, better, done)
    assert refuted.gain < 0.2 and not refuted.sure()


def test_what_has_been_played_out_is_not_played_again() -> None:
    """What was done is compared with several other plays: its games to the end are the same in all."""
    judge = judge_of("espana1936")
    judge.bias = 0.1
    better, done = tried(*[0.5] * 8), tried(*[0.3] * 8)
    better.ends, done.ends = [1.0, 0.0] * (ENDS // 2), [0.0] * ENDS
    assert borne_out(judge, Draws({}, 1), better, done), "nothing can be drawn there"
    assert len(done.ends) == len(better.ends) == ENDS


def test_the_reason_speaks_of_games_that_end_at_once() -> None:
    won, even, lost = Candidate(1, None, [1.0, 0.4]), Candidate(2, None, [0.5, 0.4]), Candidate(3, None, [0.0, 0.4])
    assert at_once(won, even) == {"key": "review-wins", "share": 50, "other": 0}
    assert at_once(even, lost) == {"key": "review-loses", "share": 50, "other": 0}
    assert at_once(even, even) is None


def test_an_end_of_the_phase_says_what_it_leaves_out() -> None:
    judge = judge_of("gce")
    replay, moment = of_missed_win(lambda one: one.last - one.first > 20)
    state = replay.at(moment.first).state
    actions = actions_of(replay, moment, moment.first)
    ended = state.clone()
    ended.step(legal(ended, "done"))
    moves = sum(action.split()[0] in ("move", "march") for action in actions)
    assert left_out(judge, state, ended, Course(state, actions)) == {"key": "review-ends", "count": moves}
    assert left_out(judge, state, state, Course(state, actions)) is None


def test_a_moment_has_one_turning_point_and_what_it_cost_counts_in_the_accuracy() -> None:
    taken = [
        ChoiceMade(0, 1, 1, "combat", "a", False, False, [], None),
        ChoiceMade(1, 1, 2, "combat", "b", False, False, [], None),
    ]
    scores = {Point(0): [0.5, 0.5], Point(1): [0.5, 0.5], Point(2): [0.5, 0.5]}
    account = Ledger(taken, scores)
    assert told(account, [], 2)["sides"]["republican"]["accuracy"] == 100.0
    found = told(account, [{"choice": 1, "lost": 0.1}, {"choice": 1, "lost": 0.2}], 2)
    assert found["turning_points"] == [{"choice": 1, "lost": 0.2, "move": 1}]
    assert found["sides"]["republican"]["phases"][0]["lost"] == 0.2
    assert found["sides"]["republican"]["accuracy"] < 50.0
    assert found["sides"]["nationalist"]["accuracy"] == 100.0
