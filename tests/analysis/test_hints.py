"""Hints: legal actions, their chances, and nothing in them that the side does not know."""

import pytest
from tests.gce.battles import do, phase

import dosespanas
from dosespanas.analysis.hints import Candidate, Draws, apart, beyond_doubt, hints, named, outcome, reach_of, stopping
from dosespanas.analysis.playouts import ROUND, STEP, TURN
from dosespanas.kernel.side import NAT, NOBODY
from dosespanas.players import make
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_three_legal_choices_with_a_chance_each(game: str) -> None:
    played = dosespanas.new_game(game, seed=8)
    while len(played.legal_actions()) < 4:
        played.apply(played.legal_actions()[0])
    side = played.actor
    seen, legal = played.observe(side), played.legal_view()
    action, reason = make("scripted", 1, game).choose(seen, legal)
    found = hints(judge_of(game), seen, action, reason, 1, until=0.001)
    assert 1 <= len(found) <= 3
    assert {one["action"] for one in found} <= {view["action"] for view in legal}
    assert len({one["action"] for one in found}) == len(found)
    for one in found:
        assert 0.0 <= one["low"] <= one["chance"] <= one["high"] <= 1.0


def test_equal_observations_get_equal_hints() -> None:
    """What the enemy holds changes nothing: two games that look alike to a side get the same hints."""
    played = dosespanas.new_game("espana1936", seed=8)
    seen, legal = played.observe(played.actor), played.legal_view()
    other = dosespanas.sample(seen, 99)
    assert other.observe(played.actor) == seen
    action, reason = make("tuned", 1).choose(seen, legal)
    judge = judge_of("espana1936")
    judge.far = False
    again = other.observe(other.actor)
    assert hints(judge, seen, action, reason, 3) == hints(judge, again, action, reason, 3)


def test_what_is_not_legal_gets_no_hint() -> None:
    played = dosespanas.new_game("espana1936", seed=8)
    assert hints(judge_of("espana1936"), played.observe(played.actor), "to madrid", None, 1) == []


def test_another_choice_comes_first_only_beyond_doubt() -> None:
    own = Candidate(1, None, [0.4, 0.6, 0.5, 0.5])
    assert beyond_doubt(Candidate(2, None, [0.5, 0.7, 0.6, 0.65]), own)
    assert not beyond_doubt(Candidate(3, None, [0.9, 0.2, 0.5, 0.5]), own)


def test_a_hint_says_where_the_unit_goes_and_none_leaves_it_where_it_is() -> None:
    """12.2-b: an opponent takes units up that it leaves in place; whoever asks wants to know what there is to do."""
    played = dosespanas.new_game("gce", "1936", seed=8)
    while played.observe(played.actor)["prompt"]["key"] != "prompt-gce-move":
        played.apply(played.legal_actions()[0])
    seen, legal = played.observe(played.actor), played.legal_view()
    moving = next(view for view in legal if view["verb"] == "move")
    found = hints(judge_of("gce"), seen, moving["action"], None, 1, until=0.001)
    assert any(one["then"] for one in found)
    first = {"key": "reason-first", "args": {}}
    given = hints(judge_of("gce"), seen, moving["action"], first, 1, until=0.001)
    assert all(one["reason"] != first for one in given if one["then"]), "where it goes has a reason of its own"
    for one in found:
        assert all(follower["verb"] != "stay" for follower in one["then"])
        again = played.clone()
        again.apply(one["action"])
        for follower in one["then"]:
            again.apply(follower["action"])


def test_units_of_one_place_that_go_to_one_place_are_one_hint() -> None:
    """Whichever is taken in hand first: two of three hints were the same move."""
    game = dosespanas.new_game("gce", "1936", seed=3)
    while game.observe(None)["phase"] != "movement":
        game.apply(game.legal_actions()[0])
    rows = []
    for first in ("move n_cst", "move n_rdn"):
        copy = game.clone()
        copy.apply(first)
        goals = [action for action in copy.legal_actions() if str(action).startswith("to ")]
        rows.append([[game.state.parse(first), game.state.parse(str(goal))] for goal in goals])
    one, other = rows
    shared = {row[1] for row in one} & {row[1] for row in other}
    assert shared
    ends = [{outcome(game.state, row) for row in way if row[1] in shared} for way in rows]
    assert ends[0] == ends[1]
    assert len(ends[0]) == len(shared)


def test_a_step_is_not_worse_for_what_the_opponent_would_go_on_with() -> None:
    """21% was said of the end of a phase and 3% of every step before it: as if after a step one could not stop."""
    game = dosespanas.new_game("espana1936", seed=8)
    judge, draws = judge_of("espana1936"), Draws(game.observe(game.actor), 1)
    state = draws.state(0)
    end, step = state.parse("done"), next(code for code in state.codes() if state.name(code) != "done")
    found = stopping(judge, draws, [Candidate(end, None, [0.9, 0.9]), Candidate(step, None, [0.0, 0.0])], STEP)
    assert [one.code for one in found] == [end, step]
    assert len(found[1].scores) == 2
    assert found[1].mean() > 0.0, "tried with the end of the phase after it"
    better = stopping(judge, draws, [Candidate(end, None, [0.1, 0.1]), Candidate(step, None, [0.5, 0.5])], STEP)
    assert better[0].scores == [0.5, 0.5]
    assert [one.scores for one in better].count([0.1, 0.1]) == 1


def test_choices_that_come_to_the_same_are_called_equal() -> None:
    assert not apart(Candidate(1, None, [0.5, 0.6, 0.4]), Candidate(2, None, [0.505, 0.6, 0.4]))
    assert apart(Candidate(1, None, [0.5, 0.6, 0.4]), Candidate(2, None, [0.6, 0.7, 0.52]))


def test_what_its_side_is_warned_of_is_compared_with_the_answer_played() -> None:
    """The attack may empty Saragossa, whose loss is the war's: to the end of its own combat that cannot show."""
    units = {"n_gal": "3117", "r_drt": "3118", "r_asc": "3118", "r_len": "3118", "r_mrx": "3219"}
    game = phase(
        NAT, units, turn=3, scenario="1936", options={"open_stacks": True}, nationalist=["3117"], all_to=NOBODY
    )
    state, judge = game.state, judge_of("gce")
    assert reach_of(judge, state, {named(state, "done"): False}) == STEP
    do(game, "attack 3118")
    assert reach_of(judge, state, {named(state, "commit"): False}) == ROUND
    espana = dosespanas.new_game("espana1936", seed=3).state
    assert reach_of(judge_of("espana1936"), espana, {espana.codes()[0]: False}) == TURN
