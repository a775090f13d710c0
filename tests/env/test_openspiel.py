"""OpenSpiel's own tests find nothing wrong with the smallest miniature, its algorithms solve it, its search plays."""

import pickle
import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from dosespanas import env
from dosespanas.env import baselines, exact, openspiel

SMALL = exact.spiel("sierra")


@pytest.mark.parametrize("ending", openspiel.ENDINGS.values())
def test_openspiel_finds_nothing_wrong(ending: str) -> None:
    game = pyspiel.load_game(SMALL.replace(openspiel.MERGED, ending))
    pyspiel.random_sim_test(game, num_sims=1, serialize=ending != openspiel.SAMPLED, verbose=False)


@pytest.mark.parametrize("ending", openspiel.ENDINGS.values())
def test_a_game_a_policy_and_a_state_can_be_sent_elsewhere(ending: str) -> None:
    game, rng = pyspiel.load_game(SMALL.replace(openspiel.MERGED, ending)), random.Random(2)
    game.new_initial_state()
    policy = pickle.loads(pickle.dumps(UniformRandomPolicy(game)))
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(policy.game) == str(game)
    state, other = game.new_initial_state(), twin.new_initial_state()
    for _ in range(30):
        assert str(other) == str(state) and other.legal_actions() == state.legal_actions()
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
        other = pickle.loads(pickle.dumps(other))
        assert other.history() == state.history() and other.current_player() == state.current_player()
        if not state.is_chance_node():
            assert [other.information_state_string(side) for side in (0, 1)] == [
                state.information_state_string(side) for side in (0, 1)
            ]
            drawn = state.resample_from_infostate(0, rng.random)
            assert str(pickle.loads(pickle.dumps(drawn))) == str(drawn)
        if state.is_terminal():
            break


def test_what_is_remembered_is_no_tensor() -> None:
    """The cells of what is seen now forget, so that they do not pass for an information state."""
    state = pyspiel.load_game(SMALL.replace(openspiel.MERGED, openspiel.SAMPLED)).new_initial_state()
    with pytest.raises(ValueError, match="observation tensor"):
        state.information_state_tensor(0)
    observer = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    assert observer.string_from(state, 0) == state.information_state_string(0) and observer.tensor is None
    assert any(state.observation_tensor(0))


def test_a_playthrough_is_played_again_alike(tmp_path: Path) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough, replay  # half of SciPy with it

    flags.FLAGS.mark_as_parsed()  # as a program of OpenSpiel's would have
    file = tmp_path / "sierra.txt"
    file.write_text(playthrough(SMALL, None, seed=1936), encoding="utf-8")
    before, after = replay(str(file))
    assert before == after


def test_the_page_says_how_well_the_smallest_is_played() -> None:
    """docs/environments.md; with fewer iterations than there, so that it comes less near to perfect play."""
    game = exact.tree(exact.written("sierra"))
    assert exact.size(game) == {"histories": 549, "ends": 292, "information states": 92}
    assert exact.judged(game, UniformRandomPolicy(game)) == pytest.approx((-0.9167, 0.8021), abs=5e-5)
    value, beaten_by = exact.judged(game, exact.learnt(game, 40))
    assert value == pytest.approx(1 / 3, abs=0.03) and beaten_by < 0.03


def test_wins_of_what_plays_a_baseline_are_counted_on_fresh_games() -> None:
    table = env.gym("espana1936", "republican", "random", "1938", data=env.miniature("sierra").data)
    seeds = []

    def first(here: Any, seen: dict[str, Any]) -> int:
        seeds.append(here.game.header.seed)
        return int(seen["action_mask"].argmax())

    found = baselines.won(table, first, 4)
    assert 0 <= found <= 4 and len(set(seeds)) == 4 and found == baselines.won(table, first, 4)


def test_ismcts_plays_the_smallest_against_random(capsys: pytest.CaptureFixture[str]) -> None:
    baselines.ismcts("sierra", simulations=4, games=2, seed=1936)
    one, other = capsys.readouterr().out.splitlines()
    assert one.startswith("sierra, nationalist, ISMCTS, 4 simulations: wins ") and "of 2" in other
