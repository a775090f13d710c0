"""Whatever is asked of a game, at whatever moment and by whomever, is answered in its shape and changes nothing."""

import json
import random
from collections.abc import Callable
from functools import partial

import pytest
from tests.shapes import SAID
from tests.tables import TABLES, Table
from tests.worlds import any_world

from dosespanas.kernel.errors import DosEspanasError
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
    said.caution.fits(*(one for told in warned.values() for one in told))
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


HOSTILE = [
    "", " ", "move", "move ", " move", "move  x", "MOVE", "to " + "x" * 10_000, "\x00", "\ud800", "to \u0663",
    "place +9 die 40", "place +1 die 0", "play rep_1", "play rep_1 bonus bonus", "recruit communist-0",
    "move communist-0 madrid", "target * *", "pair libertad libertad", "attack 9999", "attack 0000", "attack -101",
    "step 2712 2712", "none none", "reach:", "orders:", "reach:r_mng", "orders:9999", "orders:2712", "attacks:", "None",
    "__class__", "../../etc/passwd",
]  # fmt: skip
"""What nobody means: texts that are nearly actions, names of overlays, and worse."""


class Texts:
    """Actions by verb, as they were on offer at all moments of all games so far, of every data, side and phase."""

    MOST = 60
    """So many of a verb are remembered."""

    def __init__(self) -> None:
        self._by_verb: dict[str, list[str]] = {}

    def note(self, game: Game, rng: random.Random) -> None:
        """Remember some of what is on offer."""
        for action in map(str, game.legal_actions()):
            known = self._by_verb.setdefault(action.split(" ")[0], [])
            if len(known) < self.MOST:
                known.append(action)
            else:
                known[rng.randrange(self.MOST)] = action

    def some(self, rng: random.Random) -> list[str]:
        """One of each verb."""
        return [rng.choice(known) for known in self._by_verb.values()]


def answered(ask: Callable[[], object]) -> None:
    """Ask something: it is answered, or refused in words."""
    try:
        ask()
    except DosEspanasError as error:
        assert error.key and str(error)


def ask_anything(table: Table, game: Game, texts: list[str], rng: random.Random) -> None:
    """Ask of actions that are not on offer, of texts that are none: nothing is worse than a refusal in words."""
    stands = game.hash()
    asked = [*texts, *(table.any_action(game, rng) for _ in range(STRANGE)), *rng.sample(HOSTILE, 5)]
    for text in asked:
        what = text.partition(" ")[2].partition(" ")[0]
        names = [text, f"reach:{what}", f"orders:{what}", f"plans:{what}", f"attacks:{what}"]
        try:
            answered(partial(game.explain, text))
            for side in (0, 1):
                answered(partial(game.odds, text, side))
                answered(partial(game.label, side, text))
                for name in names:
                    answered(partial(game.overlay, name, side))
        except Exception as error:
            error.add_note(f"asked {text[:80]!r} at choice {game.choice}")
            raise
    assert game.hash() == stands


def ask_in_games(table: Table, seeds: range, share: float) -> None:
    """Play random games of any scenario and options; at a share of the moments ask what was on offer at others."""
    texts = Texts()
    for seed in seeds:
        rng = random.Random(seed)
        game = table.new(seed, any_world(table.title.choices, rng))
        while game.actor is not None:
            if rng.random() < share:
                texts.note(game, rng)
                ask_anything(table, game, texts.some(rng), rng)
            game.apply(rng.choice(game.legal_actions()))
        ask_anything(table, game, texts.some(rng), rng)


@every_game
def test_of_no_action_anything_worse_than_a_refusal_is_answered(table: Table) -> None:
    """Not on offer, of the other side, of another phase or game, or no action at all."""
    ask_in_games(table, range(50, 50 + 2 * table.asked), 0.02)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("first", range(2_000, 2_010))
def test_of_no_action_of_many_games_anything_worse_is_answered(table: Table, first: int) -> None:
    ask_in_games(table, range(first, first + 60 * table.asked, 10), 0.05)


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
    play_and_ask(table, 0)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("first", range(1_000, 1_030))
def test_everything_may_be_asked_at_any_moment_of_many_games(table: Table, first: int) -> None:
    for seed in range(first, first + 30 * table.asked, 30):
        play_and_ask(table, seed)
