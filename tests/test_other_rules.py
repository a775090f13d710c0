"""A record that went on by other rules: replayed from there, and written again as it was."""

import json
import random

import pytest
from hypothesis import given
from tests.tables import Table, advance
from tests.test_games import LAW, every_game, parts, seeds

import dosespanas
from dosespanas.kernel.errors import BadRecord, CannotUndo
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import RulesChange, read_record
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.registry import since_rules, steps


def gone_on(table: Table, seed: int, part: float) -> Game:
    """A game begun by rules that nobody has any more, gone on by those of now, and on again."""
    game, rng = table.some_game(seed, part / 2)
    data = game.header.data
    game.header.engine, game.header.data = "0.0.1", "old"
    for _ in range(2):
        if game.actor is not None:
            position = json.loads(json.dumps(game.to_position()))
            game.rules.append(RulesChange(game.choice, ENGINE, data, position))
            advance(game, rng, 20)
            game.hand_over(1, "tuned")
            advance(game, rng, 10)
    return game


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_it_is_replayed_from_where_it_went_on(table: Table, seed: int, part: float) -> None:
    game = gone_on(table, seed, part)
    if not game.rules:
        return
    text = game.record()
    assert '[Engine "0.0.1"]' in text and f"* rules {ENGINE} {game.rules[0].data} " in text
    again = dosespanas.load_record(text)
    assert again.hash() == game.hash() and again.record() == text and again.choice == game.choice
    assert [opponent_seed(one, 0) for one in (again, game)] == [opponent_seed(game, 0)] * 2
    fresh = dosespanas.load_record(since_rules(text))
    assert fresh.hash() == game.hash() and fresh.choice == game.choice - game.rules[-1].choice
    assert [one.player for one in fresh.handovers] == ["tuned"]
    assert [one.choice for one, _ in steps(read_record(text))] == list(range(game.rules[-1].choice, game.choice))


def test_nothing_before_is_replayed_or_taken_back() -> None:
    game = dosespanas.new_game(seed=5)
    advance(game, random.Random(5), 20)
    game.rules.append(RulesChange(20, ENGINE, game.header.data, json.loads(json.dumps(game.to_position()))))
    text = game.record()
    with pytest.raises(BadRecord) as said:
        dosespanas.load_record(text, upto=19)
    assert said.value.key == "error-record-earlier"
    with pytest.raises(CannotUndo):
        dosespanas.load_record(text, upto=20).undo()
    line = next(line for line in text.splitlines() if "* rules" in line)
    for wrong in (
        "21 * rules 0.1.0 new {}",
        f"20 {line[3:]}",
        f"21 * rules {ENGINE} new {{]}}",
        "\n".join([line] * 21),
    ):
        with pytest.raises(BadRecord):
            dosespanas.load_record(text.replace(line, wrong))
