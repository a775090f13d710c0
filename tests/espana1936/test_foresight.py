"""How the learned opponent plans a movement: lines tried against several rivals, raiders on open cities among them."""

from typing import Any

from tests.espana1936.build import game

from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.players.espana1936.evaluator import EspanaJudge
from dosespanas.players.espana1936.learned.foresight import further, turns_ahead
from dosespanas.players.espana1936.learned.lines import FEAR, CandidateLine, Race
from dosespanas.players.espana1936.learned.rivals import EAGER, rivals, targets
from dosespanas.players.espana1936.planner.player import SampledGames
from dosespanas.players.espana1936.planner.search import Samples, Search, TurnPlan
from dosespanas.players.espana1936.policy.side_view import Memory
from dosespanas.players.espana1936.policy.weights import initial

MIND = initial()
EAST = ["valencia", "castellon", "cuenca", "albacete", "alicante", "murcia", "tarragona", "barcelona", "lerida"]
"""What the Republic holds here; all else is Nationalist by marker."""


def table(*troops: str) -> Game:
    return game("republican-move", list(troops), republic=EAST)


def race(played: Game, known: list[TurnPlan], until: float = 0.0) -> Race:
    seen: Any = played.observe(1)
    samples = Samples(SampledGames(seen, 3).state, 3)
    memory = Memory(samples.state(0).data)
    return Race(Search(samples, [MIND, MIND], EspanaJudge(), 1, until, memory), MIND, known, 1)


def state_of(played: Game) -> Engine:
    assert isinstance(played.state, Engine)
    return played.state


def test_raiders_go_for_the_cities_that_most_force_stands_beside() -> None:
    state = state_of(table("N legion-5 teruel", "N legion-5 teruel", "R regular-2 valencia", "R regular-2 barcelona"))
    city = state.data.box_index["valencia"]
    assert targets(state, 1)[0] == city
    known = rivals(state, 1, MIND, MIND | {"cut": 3.0})
    assert [plan.mind["cut"] for plan in known[:2]] == [MIND["cut"], 3.0]
    assert known[2].boxes == {city: EAGER}
    assert len(rivals(state, 1, MIND, MIND)) == len(known) - 1, "one and the same is reckoned with once"


def test_nobody_raids_where_no_force_is_near() -> None:
    assert targets(state_of(table("N legion-5 sevilla", "R regular-2 valencia")), 1) == []


def test_plans_that_come_to_the_same_movement_are_one_line() -> None:
    run = race(table("N legion-5 teruel", "R regular-2 valencia", "R regular-2 barcelona"), [TurnPlan({}, MIND)])
    assert run.add(TurnPlan({}, MIND)) is not None
    assert run.add(TurnPlan({}, MIND | {"card_over": 3.0})) is None, "no card is played in a movement"
    assert len(run.lines) == 1


def test_a_line_is_the_same_movement_in_every_sampled_game() -> None:
    run = race(table("N legion-5 teruel", "R regular-2 valencia", "R regular-2 barcelona"), [TurnPlan({}, MIND)])
    line = run.add(TurnPlan({run.search.samples.state(0).data.box_index["teruel"]: 3.0}, MIND))
    assert line is not None
    for number in (0, 1):
        t = run.search.samples.state(number).clone()
        for code in line.codes:
            assert code in t.codes()
            t.step(code)
        assert [*t.t_box, *t.p_box] == line.stands


def test_a_game_in_which_a_movement_cannot_be_made_goes_on_by_the_mind() -> None:
    run = race(table("N legion-5 teruel", "R regular-2 valencia", "R regular-2 barcelona"), [TurnPlan({}, MIND)])
    nobody = CandidateLine(TurnPlan({}, MIND), [-1], [])
    assert 0.0 <= run.score(nobody, 0) <= 1.0


def test_games_go_round_all_rivals_and_the_worst_counts_most() -> None:
    run = race(table("N legion-5 teruel", "R regular-2 valencia"), [TurnPlan({}, MIND), TurnPlan({5: EAGER}, MIND)])
    assert run.after(0).goals[0] == []
    assert run.after(3).goals[0][5] == EAGER
    line = CandidateLine(TurnPlan({}, MIND), [], [])
    line.scores = [0.8, 0.2, 0.8, 0.4]
    assert abs(run.worth(line) - ((1 - FEAR) * 0.55 + FEAR * 0.3)) < 1e-9


def test_when_time_is_over_what_would_be_done_anyway_is_done() -> None:
    run = race(table("N legion-5 teruel", "R regular-2 valencia"), [TurnPlan({}, MIND)], until=1.0)
    run.add(TurnPlan({}, MIND))
    run.add(TurnPlan({run.search.samples.state(0).data.box_index["teruel"]: 3.0}, MIND))
    run.extend(run.lines, 4)
    assert all(line.scores == [] for line in run.lines)
    assert run.chosen(run.narrowed(run.lines, 3), 1.0, 2) is run.lines[0]


def test_the_republic_looks_to_the_end_of_the_next_nationalist_movement() -> None:
    """SEQ-07: it moves second, so the answer to its movement comes in the turn after."""
    state = state_of(table("N legion-5 teruel", "R regular-2 valencia"))
    assert turns_ahead(state, 1) == 2
    assert turns_ahead(state, 0) == 1


def test_in_the_fog_and_where_nobody_measured_it_plans_as_the_planner_does() -> None:
    plain = ["N legion-5 teruel", "R regular-2 valencia"]
    assert further(state_of(table(*plain)))
    assert not further(state_of(game("republican-move", plain, republic=EAST, options={"fog": True})))
    assert not further(state_of(game("republican-move", plain, republic=EAST, turn=8, scenario="1938")))
