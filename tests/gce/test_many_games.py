"""Games by the thousand: they end by the rules, without an exception or a dead end, and keep every law."""

import random

import pytest

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import HEXES, hex_name
from dosespanas.gce.board.options import AVAILABLE
from dosespanas.gce.board.state import MOVED, Board
from dosespanas.gce.control import victory
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.kernel.game import Game
from dosespanas.players import make

CHECKED = {"phase:strategic", "phase:movement", "phase:combat", "phase:end"}
"""Phases at whose beginning stacking has just been checked (9.1-a)."""


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def overstacked(b: Board) -> list[str]:
    """9.2: the hexes where a side stands with more than six divisions' worth, or two HQs."""
    found = []
    for h in range(HEXES):
        hqs = sum(b.data.units[u].is_hq for u in b.stack(h))
        if b.stack_weight(h) > b.data.stack_limit or hqs > b.data.stack_hqs:
            found.append(hex_name(h))
    return found


def check_morale(game: Game) -> None:
    """4.1-c: Republican Morale is 72 and the sum of every change; the log tells them where Morale decides anything."""
    changes = [event.details["change"] for event in game.log if event.kind == "morale"]
    if victory.by_morale(engine(game)):
        assert engine(game).morale == engine(game).data.start_morale + sum(changes)
    else:
        assert not changes


def check_moves(b: Engine, before: dict[int, int]) -> None:
    """10.2-b: a unit whose move has just ended in another hex is in supply there; no town stands in for that (A50)."""
    for u, start in before.items():
        if b.u_hex[u] >= 0 and b.u_hex[u] != start and b.has(u, MOVED):
            assert sources.supplied(b, u), b.data.units[u].name


STEADY = 0.9
"""The share of choices left to the scripted opponents in a game that is to last: a random one ends by turn 4 or so."""


def play_random(seed: int, scenario: str, options: dict[str, bool] | None = None, steady: float = 0.0) -> Game:
    """A random game with every law checked: pieces, zones, stacking, Morale, supply at the end of moves.

    A share `steady` of the choices is the scripted opponents'.
    """
    game = dosespanas.new_game("gce", scenario, options, seed=seed)
    rng = random.Random(seed)
    players = [make("scripted", seed + side, "gce") for side in (0, 1)]
    while game.actor is not None:
        b = engine(game)
        hand = dict.fromkeys(b.move.units, b.move.start) if b.stage == stages.MOVE_ON else {}
        if rng.random() < steady:
            events = game.apply(players[game.actor].choose(game.observe(game.actor), game.legal_view())[0])
        else:
            events = game.apply(rng.choice(game.legal_actions()))
        b = engine(game)
        if hand and b.stage == stages.MOVE:
            check_moves(b, hand)
        phases = {event.details["phase"] for event in events if event.kind == "phase"}
        if phases & CHECKED:
            assert not overstacked(b)
        if phases or rng.random() < 0.01:
            assert b.problems() == []
    check_morale(game)
    assert engine(game).problems() == []
    outcome = game.outcome()
    assert outcome is not None and outcome.rule.startswith(("4.", "17."))
    return game


def any_options(rng: random.Random) -> dict[str, bool]:
    """Every option on or off by chance."""
    return {name: rng.random() < 0.5 for name in AVAILABLE}


@pytest.mark.rule("9.1-a", "10.2-b", "4.1-c")
def test_ten_random_scenario_games() -> None:
    for seed in range(10):
        play_random(seed, "1936")


def test_scenario_games_with_options() -> None:
    for seed in range(6):
        play_random(seed, "1936", any_options(random.Random(seed)))


def test_a_random_campaign_and_a_scenario_game_that_lasts() -> None:
    play_random(1, "campaign", any_options(random.Random(1)))
    play_random(0, "1936", any_options(random.Random(0)), STEADY)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 1_000, 100))
def test_a_thousand_random_scenario_games(first: int) -> None:
    for seed in range(first, first + 100):
        play_random(seed, "1936", any_options(random.Random(seed)) if seed % 2 else None)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 104, 8))
def test_a_hundred_random_campaigns(first: int) -> None:
    """What one campaign in 35 does is found with 95%; each has some 1,500 choices."""
    for seed in range(first, first + 8):
        options = any_options(random.Random(seed)) if seed % 4 else None
        play_random(seed, "campaign", options, STEADY if seed % 2 else 0.0)


@pytest.mark.long
def test_scripted_beats_random_in_at_least_95_percent_of_200() -> None:
    won = 0
    for seed in range(100):
        for scripted in (0, 1):
            game = dosespanas.new_game("gce", "1936", seed=seed)
            names = ("scripted", "random") if scripted == 0 else ("random", "scripted")
            players = [make(name, seed, "gce") for name in names]
            while game.actor is not None:
                action, _ = players[game.actor].choose(game.observe(game.actor), game.legal_view())
                game.apply(action)
            outcome = game.outcome()
            assert outcome is not None
            won += outcome.winner == scripted
    assert won >= 190
