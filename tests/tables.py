"""Every game of the shelf as the laws of `test_games.py` play it: another game is another entry of `TABLES`."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from tests.espana1936 import laws as espana1936
from tests.espana1936 import worlds as espana1936_worlds
from tests.gce import laws as gce
from tests.worlds import World

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.registry import DEFINITIONS, GameDefinition


@dataclass(frozen=True)
class Table:
    """A game, and what its laws need to know of it."""

    title: GameDefinition
    worlds: list[World]
    """The standard game, and combinations in which every two options meet."""
    any_action: Callable[[Game, random.Random], str]
    """Gives a well-formed action of any kind, mostly illegal."""
    every_action: Callable[[Game], list[str]]
    """Names everything of the game, each with every verb that takes it."""
    hide_and_swap: Callable[[Game, int, random.Random], None]
    """Changes all that a viewer may not know."""
    check_pieces: Callable[[Game], None]
    """Fails unless every piece is in exactly one place, where its owner sees it."""
    overlays: Callable[[Game, int], list[str]]
    """Names some overlays of the map that a side may look at."""
    every_overlay: Callable[[Game, int], list[str]]
    """Names every overlay, for everything of the game that one may name."""
    length: int
    """About how many choices a random game has."""
    most: int
    """Choices that no game reaches."""
    width: int
    """No choice has more legal actions."""
    asked: int
    """Games in which everything is asked, in each of the long tests of it (`test_looking.py`)."""

    def new(self, seed: int, world: World | None = None) -> Game:
        """Start a game in the world that a seed stands for (0: the standard one), or in a given one."""
        scenario, options = self.worlds[seed % len(self.worlds)] if world is None else world
        return dosespanas.new_game(self.title.name, scenario=scenario, seed=seed, options=options)

    def some_game(self, seed: int, part: float) -> tuple[Game, random.Random]:
        """Play a game at random up to a part of its length, and return what draws the choices."""
        game, rng = self.new(seed), random.Random(seed)
        advance(game, rng, int(part * self.length))
        return game, rng


def advance(game: Game, rng: random.Random, steps: int) -> None:
    """Take random actions, fewer if the game ends."""
    for _ in range(steps):
        legal = game.legal_actions()
        if not legal:
            return
        game.apply(rng.choice(legal))


TABLES = {
    "espana1936": Table(
        title=DEFINITIONS["espana1936"],
        worlds=espana1936_worlds.WORLDS,
        any_action=espana1936.any_action,
        every_action=espana1936.every_action,
        hide_and_swap=lambda game, viewer, rng: espana1936.hide_and_swap(espana1936.engine(game), viewer, rng),
        check_pieces=espana1936.check_pieces_and_cards,
        overlays=lambda game, side: ["victory", "aid", "ideas", "plans", "proposals"],
        every_overlay=lambda game, side: ["victory", "aid", "ideas", "plans", "proposals", "supply", "reach:t26_1"],
        length=1000,
        most=5000,
        width=400,
        asked=2,
    ),
    "gce": Table(
        title=DEFINITIONS["gce"],
        worlds=gce.WORLDS,
        any_action=gce.any_action,
        every_action=gce.every_action,
        hide_and_swap=gce.hide_and_swap,
        check_pieces=gce.check_pieces,
        overlays=gce.overlays,
        every_overlay=gce.every_overlay,
        length=1500,
        most=60_000,
        width=500,
        asked=1,
    ),
}
