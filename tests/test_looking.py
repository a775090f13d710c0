"""Whatever is asked of a game, at whatever moment and by whomever, is answered in its shape and changes nothing."""

import json
import random

import pytest
from tests.shapes import SAID
from tests.tables import TABLES, Table
from tests.worlds import any_world

from dosespanas.kernel.game import Game
from dosespanas.players import make

ASKED = 40
"""Of so many legal actions at most the odds are asked at one moment; of `REASONS` that nothing speaks against them."""
REASONS = 10
STRANGE = 3
"""So many actions of any kind, mostly illegal, are asked about beside them."""
CLOSELY = 0.02
"""The share of the moments at which all is asked that takes long: every overlay, the record, the position."""
SHARE = 0.35
"""The share of the moments of a game at which anything is asked: those beside each other differ by one choice, so that
more games find more than more moments of each."""
STEADY = 0.9
"""The share of choices that the scripted opponents make in every other game."""

every_game = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


def ask_everything(table: Table, game: Game, rng: random.Random) -> None:
    """Ask all that a player, a spectator or a page may ask of a game at one moment."""
    said = SAID[table.title.name]
    stands = game.hash()
    legal = [str(action) for action in game.legal_actions()]
    rng.shuffle(legal)
    strange = [table.any_action(game, rng) for _ in range(STRANGE)]
    said.action.fits(*game.legal_view())
    for text in legal[:REASONS]:
        assert game.explain(text) is None
    refusals = [game.explain(text) for text in strange]
    said.refusal.fits(*(None if refusal is None else refusal.view() for refusal in refusals))
    warned = game.warnings()
    assert warned.keys() <= set(legal)
    assert {text.split(" ")[0] for text in warned} <= set(game.warned_verbs()), "a page asks for these alone"
    said.refusal.fits(*(one for told in warned.values() for one in told))
    closely = rng.random() < CLOSELY
    for side in (0, 1):
        said.odds.fits(*(game.odds(action, side) for action in (None, *legal[:ASKED], *strange)))
        names = table.overlays(game, side)
        shown = names if closely or not names else [rng.choice(names)]
        said.overlay.fits(*(game.overlay(name, viewer) for name in shown for viewer in (side, None)))
    said.observation.fits(*(game.observe(viewer) for viewer in (0, 1, None)))
    if closely:
        json.dumps([game.record(), game.to_position()], allow_nan=False)
    assert game.hash() == stands


def play_and_ask(table: Table, seed: int) -> int:
    """Play a random game of any scenario and options, asking everything at a share of its choices, and at its end.

    With an odd seed most choices are the scripted opponents', so that the game lasts. Return how many there were.
    """
    rng = random.Random(seed)
    game = table.new(seed, any_world(table.title.choices, rng))
    players = [make("scripted", seed + side, table.title.name) for side in (0, 1)]
    while game.actor is not None:
        if rng.random() < SHARE:
            ask_everything(table, game, rng)
        action = str(rng.choice(game.legal_actions()))
        if seed % 2 and rng.random() < STEADY:
            action = players[game.actor].choose(game.observe(game.actor), game.legal_view())[0]
        for event in game.apply(action):
            SAID[table.title.name].event.fits(*(event.view(viewer) for viewer in (0, 1, None)))
    ask_everything(table, game, rng)
    return game.choice


@every_game
def test_everything_may_be_asked_at_any_moment(table: Table) -> None:
    for seed in range(table.asked):
        play_and_ask(table, seed)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("first", range(1_000, 1_030))
def test_everything_may_be_asked_at_any_moment_of_many_games(table: Table, first: int) -> None:
    for seed in range(first, first + 30 * table.asked, 30):
        play_and_ask(table, seed)
