"""Counting games."""

import json
import math

import pytest

import dosespanas
from dosespanas.kernel.errors import BadOrder
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.players.random_player import RandomPlayer
from dosespanas.terminal.simulate import SimulationJob, counted, play_out, read_orders, summary, wilson, winners


def test_wilson_intervals() -> None:
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_opponents_chance_is_not_the_games() -> None:
    one, two = dosespanas.new_game(seed=1), dosespanas.new_game(seed=2)
    assert len({opponent_seed(one, 0), opponent_seed(one, 1), opponent_seed(two, 0), 1, 2}) == 5


def test_a_busy_machine_makes_no_opponent_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    class Guarded(RandomPlayer):
        seconds = 1.8

    made: list[Guarded] = []

    def make(name: str, seed: int, game: str, seconds: float) -> Guarded:
        made.append(Guarded(seed))
        return made[-1]

    monkeypatch.setattr("dosespanas.terminal.simulate.seated", make)
    play_out(SimulationJob(3, "a", "b", "1936", {}))
    assert [player.seconds for player in made] == [math.inf, math.inf]


def test_opponents_play_with_standing_orders() -> None:
    rule = {"when": {"prompt": ["prompt-card"]}, "do": ["no-card"]}
    text = json.dumps({"republican": [rule]})
    rules = read_orders(text, dosespanas.new_game(seed=1))
    plain, bound = (play_out(SimulationJob(3, "random", "random", "1936", {}, orders=held)) for held in (None, rules))
    assert plain.hash != bound.hash
    assert bound == play_out(SimulationJob(3, "random", "random", "1936", {}, orders=rules))


@pytest.mark.parametrize(
    "text", ["", "[]", '{"both": []}', '{"republican": 3}', '{"republican": [{"do": []}]}', "[" * 9999]
)
def test_what_are_no_orders_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadOrder, match="expected "):
        read_orders(text, dosespanas.new_game(seed=1))


def test_winners_are_counted_by_opponent() -> None:
    results = [play_out(SimulationJob(seed, "random", "scripted", "1936", {})) for seed in (1, 2)]
    assert set(winners(results)) <= {"random", "scripted", "draw"}
    found = summary(results)
    assert sum(row["count"] for row in found["opponents"]) == 2
    assert counted(["a", "b", "a"])[0]["name"] == "a"
