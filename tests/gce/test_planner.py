"""The planner of La Guerra Civil Española: the same for its seed and budget, blind to what is hidden, never stuck."""

import copy
import json
from typing import Any

import pytest
from tests.gce.test_tuned import before_madrid

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.state import Board
from dosespanas.gce.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.players.gce.evaluator import GceJudge
from dosespanas.players.gce.learned.player import FILE as LEARNED
from dosespanas.players.gce.learned.player import LearnedPlayer
from dosespanas.players.gce.planner import plan, search
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import PlanBook, Stage, TurnPlan
from dosespanas.players.gce.planner.player import PlannerPlayer
from dosespanas.players.gce.policy.place_values import DECISIVE, counts, sudden
from dosespanas.players.gce.policy.player import PolicyPlayer, TunedPlayer
from dosespanas.players.gce.policy.side_view_builders import from_board
from dosespanas.players.lifecycle import ask, unhurried

AMPLE = 1000.0
"""More seconds than any choice takes: what is chosen then follows from the budget alone."""


def planned(seed: int, budget: int, until: int, scenario: str = "1936") -> list[str]:
    """The choices of two planners up to one of the game, each with its reason."""
    game = dosespanas.new_game("gce", scenario, seed=3)
    players = [PlannerPlayer(seed, budget, AMPLE), PlannerPlayer(seed + 1, budget, AMPLE)]
    found = []
    while game.actor is not None and game.choice < until:
        forced = game.forced()
        action, why = (str(forced), None) if forced is not None else ask(players[game.actor], game)
        found.append(f"{action} {why}")
        game.apply(action)
    return found


def test_it_is_the_same_for_its_seed_and_budget() -> None:
    assert planned(1, 1, 8) == planned(1, 1, 8)


def test_the_learned_opponent_has_its_own_minds_and_expects_the_planners() -> None:
    own, planners = plan.load(LEARNED, plan.load()), plan.load()
    for scenario in ("1936", "campaign"):
        assert own.minds[scenario][1].factors != planners.minds[scenario][1].factors
        assert own.minds[scenario][0].factors == planners.minds[scenario][0].factors, "what its file leaves out"
    assert [one.name for one in own.variants] == [one.name for one in planners.variants]
    game = dosespanas.new_game("gce", "1936", seed=3)
    until_it_moves(game)
    player = LearnedPlayer(1, 1, AMPLE)
    ask(player, game)
    assert game.actor == 0
    assert player.own.plain.minds["1936"][1].factors == own.minds["1936"][1].factors
    assert player.own.plan("1936", 0).factors == own.minds["1936"][0].factors
    rival = Mind(1)
    assert player.foe.weights[1].need == rival.weights(planners.minds["1936"][1], 1, 1).need
    assert PlannerPlayer(1, 1, AMPLE).foe.weights[1].need != player.foe.weights[1].need


def test_what_a_file_of_plans_leaves_out_is_taken_from_another() -> None:
    with pytest.raises(ValueError, match="no minds for 1936"):
        plan.read({"recipe": {}, "minds": {}})
    assert plan.read({"recipe": {}, "minds": {}}, plan.load()).minds["1936"][1].factors == {"need": 2.0}


def test_each_mind_fights_the_campaign_in_the_theatres_of_its_file() -> None:
    """The planner has theatres of its own; where a file has none, those of whom it goes back to hold."""
    state = dosespanas.new_game("gce", "campaign", seed=3).state
    assert isinstance(state, Board)
    sight = from_board(state, 0)

    def fought(player: PolicyPlayer) -> list[tuple[str, int]]:
        theatres = player.campaign(sight).theatres
        assert all(state.data.morale_value[h] > 0 for theatre in theatres for h in theatre.places)
        return [(theatre.name, theatre.first) for theatre in theatres]

    tuned, planner = fought(TunedPlayer(1)), fought(Mind(1).tuned)
    assert tuned != planner
    learned = Mind(1, book=plan.load(LEARNED, plan.load())).tuned
    assert fought(learned) == planner
    waiting = [[one.name for one in p.campaign(sight).theatres if one.after] for p in (learned, Mind(1).tuned)]
    assert waiting == [[], ["barcelona", "east"]], "the planner takes the north first, the learned opponent need not"
    assert fought(LearnedPlayer(1, 1, AMPLE).foe) == planner, "whom it expects on the other side"
    rows = [{"name": "levant", "from": 8}, {"name": "east", "after": None}]
    other = plan.read({"recipe": {}, "theatres": {"campaign": {"nationalist": rows}}, "minds": {}}, plan.load())
    assert fought(Mind(1, book=other).tuned) == [("levant", 8), ("east", 9)]
    bare = PlanBook(dict(plan.load().minds), [])
    assert fought(Mind(1, book=bare).tuned) == tuned


@pytest.mark.rule("17.2-b")
def test_a_place_that_loses_the_war_with_another_is_worth_what_the_plan_says() -> None:
    state = dosespanas.new_game("gce", "1936", seed=3).state
    assert isinstance(state, Board)
    s, own = from_board(state, 0), Mind(1)
    plain, wary = (own.weights(TurnPlan("mind", {}, 1.0, {}, skills=skills), 0, 1) for skills in ({}, {"raid": 1.0}))
    points = {s.data.morale_value[h]: h for h in s.data.land if counts(s, h)}
    assert s.data.victory["captured_value"] == 3
    assert [sudden(s, one, points[2], 0, 0) for one in (plain, wary)] == pytest.approx(
        [DECISIVE * 0.8 / 3, DECISIVE * 2 / 3]
    )
    assert [sudden(s, one, points[3], 0, 0) for one in (plain, wary)] == [DECISIVE, DECISIVE], "alone"


def test_what_lies_covered_changes_nothing() -> None:
    one = before_madrid("r_11", "r_20", stages.MOVE_NAT)
    other = before_madrid("r_20", "r_11", stages.MOVE_NAT)
    assert ask(PlannerPlayer(1, 1, AMPLE), one) == ask(PlannerPlayer(1, 1, AMPLE), other)


def test_without_time_it_plays_what_it_has_in_mind() -> None:
    game = dosespanas.new_game("gce", "campaign", seed=3)
    player = PlannerPlayer(1, 50, 0.0)
    while game.actor != 0 or len(game.legal_view()) == 1:
        game.apply(game.legal_actions()[0])
    action, reason = ask(player, game)
    assert action in {str(legal) for legal in game.legal_actions()}
    assert reason is not None
    assert player.plan.name in ("", "mind")


def test_where_time_is_no_matter_its_choice_follows_from_its_budget() -> None:
    game = dosespanas.new_game("gce", "1936", seed=3)
    until_it_moves(game)
    hurried = PlannerPlayer(1, 1, 0.0)
    chosen = ask(unhurried(hurried), game)
    ample = PlannerPlayer(1, 1, AMPLE)
    assert chosen == ask(ample, game)
    assert len(hurried.plan.scores) == len(ample.plan.scores) > 0


def test_what_it_has_in_mind_may_change_with_the_turn() -> None:
    late = TurnPlan(
        "mind", {"lost": 2.0, "pull": 3.0}, 1.0, {}, [Stage(6, {"lost": 0.1}), Stage(8, {"lost": 0.5, "fear": 0.0})]
    )
    own = Mind(1, book=PlanBook({"1936": [late, late]}, []))
    before, then = own.weights(late, 0, 5), own.weights(late, 0, 6)
    assert then.lost == pytest.approx(0.1 * before.lost)
    assert then.pull == before.pull == pytest.approx(3.0 * own.rows[0]["pull"])
    last = own.weights(late, 0, 8)
    assert last.lost == pytest.approx(0.05 * before.lost), "both stages hold"
    assert last.fear == 0.0
    changed = late.with_part(TurnPlan("x", {"lost": 5.0}, 1.0, {})).weights(own.rows[0], [], 6)
    assert changed.lost == pytest.approx(5.0 * then.lost)
    state = dosespanas.new_game("gce", "1936", seed=3).state
    assert isinstance(state, Board)
    state.turn = 6
    own.on_board(state, state.codes())
    assert own.tuned.weights[state.side].lost == own.weights(late, state.side, 6).lost


def until_it_moves(game: Game) -> None:
    """Go on to the first Nationalist movement."""
    state = game.state
    assert isinstance(state, Engine)
    players = [TunedPlayer(1), TunedPlayer(2)]
    while state.stage != stages.MOVE:
        assert game.actor is not None
        game.apply(ask(players[game.actor], game)[0])


def test_one_that_is_told_what_it_chose_goes_on_as_it_would_have() -> None:
    game = dosespanas.new_game("gce", "1936", seed=3)
    until_it_moves(game)
    player, told = PlannerPlayer(1, 1, AMPLE), PlannerPlayer(1, 1, AMPLE)
    for _ in range(4):
        action, _ = ask(player, game)
        seen: Any = game.observe(game.actor)
        told.follow(seen, game.legal_view(), action)
        game.apply(action)
    assert ask(player, game) == ask(told, game)
    assert told.plan.name == player.plan.name


def test_a_plan_must_be_better_beyond_doubt() -> None:
    def tried(*scores: float) -> TurnPlan:
        found = TurnPlan("x", {}, 1.0, {})
        found.scores = list(scores)
        return found

    mind, lucky, better = tried(0.5, 0.4, 0.6), tried(0.1, 0.9, 0.6), tried(0.6, 0.5, 0.65)
    assert search.chosen([mind, lucky]) is mind
    assert search.chosen([mind, lucky, better]) is better
    assert search.chosen([mind, tried(0.9, 0.9)]) is mind, "tried too seldom"
    assert search.narrowed([mind, lucky, better], 2) == [mind, better]


def test_the_mind_and_the_plan_kept_are_always_tried_again() -> None:
    book = plan.load()
    mind = book.minds["1936"][0]
    kept = mind.with_part(book.variants[0])
    plans = search.portfolio(mind, kept, [], book.variants, [100, 200], 6, 1)
    assert [one.name for one in plans[:2]] == ["mind", kept.name]
    assert len(plans) == 6
    assert not any(one.scores for one in plans)
    others = [book.minds["1936"][1].named("other"), mind.named("other")]
    plans = search.portfolio(mind, kept, others, book.variants, [100, 200], 6, 1)
    assert [one.name for one in plans[:4]] == ["mind", kept.name, "other", "other"]
    plans = search.portfolio(mind, others[0], others, book.variants, [100, 200], 6, 1)
    assert [one.name for one in plans].count("other") == 2, "the one kept is not tried twice"


@pytest.mark.parametrize("scenario", ["1936", "campaign"])
def test_the_chances_of_both_sides_are_one(scenario: str) -> None:
    state = dosespanas.new_game("gce", scenario, seed=5).state
    assert isinstance(state, Engine)
    outlook = GceJudge()
    assert 0.0 < outlook.of(state, 0) < 1.0
    assert outlook.of(state, 0) + outlook.of(state, 1) == pytest.approx(1.0)


def test_morale_counts_in_the_campaign() -> None:
    state = dosespanas.new_game("gce", "campaign", seed=5).state
    assert isinstance(state, Engine)
    outlook = GceJudge()
    before = outlook.of(state, 0)
    state.morale -= 10
    assert outlook.of(state, 0) > before + 0.05


def stage(since: Any, **factors: float) -> dict[str, Any]:
    return {"since": since, "factors": factors}


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda raw: raw.pop("recipe"), "recipe"),
        (lambda raw: raw["minds"].pop("campaign"), "campaign"),
        (lambda raw: raw["minds"]["1936"].pop("republican"), "1936 republican"),
        (lambda raw: raw["variants"].clear(), "variants"),
        (lambda raw: raw["variants"][0]["factors"].update(courage=1), "courage"),
        (lambda raw: raw["variants"][0]["factors"].update(pin="x"), "no number"),
        (lambda raw: raw["variants"][0].update(caution=-1), "no number"),
        (lambda raw: raw["variants"][0].update(late={"lost": 1}), "late must be a list of stages"),
        (lambda raw: raw["variants"][0].update(late=[stage(7, courage=1)]), "late has a factor for an unknown courage"),
        (lambda raw: raw["variants"][0].update(late=[stage("7")]), "no turn"),
        (lambda raw: raw["variants"][0].update(late=[7]), "no turn"),
        (lambda raw: raw["minds"]["1936"]["nationalist"].update(detour=-1), "no number"),
        (lambda raw: raw.update(theatres={"1936": {"nationalist": {}}}), "no list of theatres"),
        (lambda raw: raw.update(theatres={"1936": {"nationalist": [{"name": "a"}]}}), "a has no from"),
        (lambda raw: raw.update(theatres={"1940": {"nationalist": []}}), "1940 nationalist: there is no such"),
        (lambda raw: raw.update(theatres={"1936": []}), "1936: there are no names"),
    ],
)
def test_plans_are_checked_when_they_are_read(spoil: Any, says: str) -> None:
    raw = copy.deepcopy(json.loads(plan.FILE.read_text(encoding="utf-8")))
    spoil(raw)
    with pytest.raises(ValueError, match=says):
        plan.read(raw)
