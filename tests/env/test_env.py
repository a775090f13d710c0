"""The environments pass the suites of PettingZoo and Gymnasium, can be copied, and count what a game comes to."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import dosespanas
from dosespanas import env
from dosespanas.env.play import LearnerSeat, Play
from dosespanas.env.setting import Setting
from dosespanas.kernel.errors import IllegalAction, UnknownAction, UnknownOption

by_name = pytest.mark.parametrize("name", dosespanas.GAMES)
both_forms = pytest.mark.parametrize("form", ["vocabulary", "list"])


def any_of(mask: Any, rng: random.Random) -> int:
    return rng.choice(np.flatnonzero(mask).tolist())


@by_name
@both_forms
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning")
def test_pettingzoo_finds_nothing_wrong(name: str, form: Any) -> None:
    api_test(env.aec(name, form=form), num_cycles=30)
    seed_test(lambda: env.aec(name, form=form), num_cycles=10)


@by_name
@both_forms
def test_gymnasium_finds_nothing_wrong(name: str, form: Any) -> None:
    check_env(gymnasium.make(f"dosespanas/{name}-v{Setting(name).version}", opponent="random", form=form).unwrapped)


@by_name
@pytest.mark.parametrize("mode", ["rgb_array", "ansi"])
def test_what_a_side_sees_can_be_looked_at(name: str, mode: str) -> None:
    seat = gymnasium.make(f"dosespanas/{name}-v{Setting(name).version}", opponent="random", render_mode=mode)
    seat.reset(seed=3)
    shown: Any = seat.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8 and shown.shape[2] == 3 and len(np.unique(shown.reshape(-1, 3), axis=0)) > 5
        return
    assert "Nationalist" in shown and "Republican" in shown and len(shown.splitlines()) > 10
    table = env.aec(name, render_mode=mode)
    table.reset(seed=3)
    assert pickle.loads(pickle.dumps(table)).render() == table.render()


def test_a_way_to_look_that_there_is_not_is_told() -> None:
    with pytest.raises(UnknownOption):
        env.gym(opponent="random", render_mode="human")
    assert env.gym(opponent="random").render() is None


def test_a_picture_needs_what_draws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosespanas.env.rendering.find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match="rl"):
        env.gym(opponent="random", render_mode="rgb_array")


@pytest.mark.parametrize("reward", ["outcome", "value"])
def test_rewards_of_a_game_come_to_its_outcome(reward: Any) -> None:
    table, rng = env.aec("espana1936", reward=reward), random.Random(3)
    table.reset(seed=3)
    began = table.play.worth
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, gained, over, cut, _ = table.last()
        total[agent] += gained
        assert not cut
        table.step(None if over else any_of(seen["action_mask"], rng))
    outcome = table.game.outcome()
    assert outcome is not None and outcome.winner is not None
    won = 1.0 if outcome.winner == 0 else -1.0
    assert total["nationalist"] == pytest.approx(won - began) and total["republican"] == pytest.approx(began - won)
    assert (began == 0.0) == (reward == "outcome")


@by_name
@both_forms
def test_an_environment_can_be_copied_and_sent_elsewhere(name: str, form: Any) -> None:
    table, rng = env.aec(name, form=form), random.Random(5)
    table.reset(seed=5)
    for _ in range(20):
        table.step(any_of(table.observe(table.agent_selection)["action_mask"], rng))
    before = table.observe(table.agent_selection)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        seen = twin.observe(twin.agent_selection)
        assert all((seen[key] == before[key]).all() for key in before)
        twin.step(any_of(seen["action_mask"], rng))
        assert twin.game.choice == table.game.choice + 1
    assert (table.observe(table.agent_selection)["observation"] == before["observation"]).all()


@pytest.mark.parametrize("opponent", ["random", "tuned"])
def test_a_copy_of_a_seat_goes_on_as_the_seat_does(opponent: str) -> None:
    seat, rng = env.gym("espana1936", None, opponent), random.Random(6)
    seat.reset(seed=6)
    for _ in range(8):
        seat.step(any_of(seat.action_masks(), rng))
    for twin in (copy.deepcopy(seat), pickle.loads(pickle.dumps(seat))):
        assert twin.game.record() == seat.game.record()
    for _ in range(5):
        action = any_of(seat.action_masks(), rng)
        seen, also = seat.step(action), twin.step(action)
        assert (seen[0]["observation"] == also[0]["observation"]).all() and seen[1:] == also[1:]
    assert twin.game.record() == seat.game.record()


@both_forms
def test_the_numbers_of_actions_are_those_of_the_notation(form: Any) -> None:
    play = Play(Setting("gce", form=form), 2)
    assert [play.action(number) for number in play.numbers()] == play.game.legal_actions()
    with pytest.raises(UnknownAction):
        play.action(play.setting.actions)
    with pytest.raises(UnknownAction):
        play.action(-1)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = env.aec("espana1936")
    table.reset(seed=1)
    before = table.game.hash()
    illegal = int(np.flatnonzero(table.observe("nationalist")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refused:
        table.step(illegal)
    assert refused.value.rule and table.game.hash() == before


def test_an_illegal_action_loses_a_learners_game() -> None:
    seat = env.gym("espana1936", opponent="random")
    seen, _ = seat.reset(seed=1)
    assert (seat.action_masks() == (seen["action_mask"] == 1)).all()
    _, reward, over, _, info = seat.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True) and info["illegal"]


@pytest.mark.parametrize("opponent", ["scripted", "random"])
def test_a_learner_plays_its_side_to_the_end_against_an_opponent(opponent: str) -> None:
    seat, rng = LearnerSeat(Setting("espana1936"), 1, opponent), random.Random(2)
    seat.begin(9)
    total = 0.0
    while not seat.over:
        assert seat.play.side == 1
        total += seat.act(rng.choice(seat.play.numbers()))
    outcome = seat.play.game.outcome()
    assert outcome is not None and total == (1.0 if outcome.winner == 1 else -1.0)
    assert dosespanas.load_record(seat.play.game.record()).hash() == seat.play.game.hash()


@pytest.mark.parametrize("opponent", [None, "random"])
def test_games_side_by_side_begin_anew_when_they_end(opponent: str | None) -> None:
    many, rng, ended = env.vector("espana1936", 2, opponent=opponent), random.Random(4), 0
    seen, infos = many.reset(seed=4)
    assert many.observation_space.contains(seen)
    first = {key: array.copy() for key, array in seen.items()}
    while not ended:
        seen, rewards, over, cut, infos = many.step([any_of(mask, rng) for mask in seen["action_mask"]])
        assert not cut.any() and (rewards[~over] == 0.0).all() and (abs(rewards[over]) == 1.0).all()
        for i in np.flatnonzero(over).tolist():
            assert infos["_final_obs"][i] and not infos["final_obs"][i]["action_mask"].any()
            assert seen["action_mask"][i].any() and many.seats[i].play.game.choice < 10
            ended += 1
        if rng.random() < 0.05:
            for i, one in enumerate(many.seats):
                assert one.play.side == infos["side"][i]
                assert (seen["observation"][i] == one.play.cells(one.play.side)).all()
                assert np.flatnonzero(seen["action_mask"][i]).tolist() == one.play.numbers()
    again, _ = many.reset(seed=4)
    assert all((again[key] == first[key]).all() for key in first)


WRONG: list[dict[str, Any]] = [
    {"game": "chess"},
    {"form": "dense"},
    {"reward": "points"},
    {"side": "carlist"},
    {"opponent": "stockfish"},
    {"scenario": "1812"},
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: next(iter(wrong)))
def test_what_there_is_not_is_told(wrong: dict[str, Any]) -> None:
    with pytest.raises(UnknownOption):
        env.gym(**wrong)
