"""Games in other processes: a pickled game is its position and what led to it, alike on plain Python and compiled.

As a clone it has neither log nor undo history. Importing the package registers it with `pickle`.
"""

import copyreg
from typing import Any

from dosespanas.kernel.game import Game
from dosespanas.kernel.record import Handover, Reseed, RulesChange
from dosespanas.registry import from_position


def reduced(game: Game) -> tuple[Any, ...]:
    """Return a function and the plain values from which it makes the game again."""
    header = game.header
    begun = (header.seed, header.data, header.position)
    since = (game.base, game.actions, game.takers, game.ordered, game.agreed, game.resigned, game.late)
    reseeds = [(one.choice, one.seed, one.hands) for one in game.reseeds]
    rules = [(one.choice, one.engine, one.data, one.position) for one in game.rules]
    handovers = [(one.choice, one.side, one.player, one.failed) for one in game.handovers]
    return revived, (game.to_position(), begun, since, reseeds, rules, handovers)


def revived(
    position: dict[str, Any],
    begun: tuple[str, str, dict[str, Any] | None],
    since: tuple[Any, ...],
    reseeds: list[tuple[int, str, bool]],
    rules: list[tuple[int, str, str, dict[str, Any]]],
    handovers: list[tuple[int, int, str, bool]],
) -> Game:
    """Return the game that `reduced` took apart; raises BadData for one on data that this process has not read yet.

    Shipped data it reads then; a corrected copy must have been read before, as an environment (`Setting`) does.
    """
    seed, data, first = begun
    game = from_position(position, digest=data)
    game.header.seed, game.header.position = seed, first
    base, actions, takers, ordered, game.agreed, game.resigned, game.late = since
    game.resume_at(base + len(actions))
    game.base, game.actions, game.takers, game.ordered = base, list(actions), list(takers), list(ordered)
    game.reseeds = [Reseed(*one) for one in reseeds]
    game.rules = [RulesChange(*one) for one in rules]
    game.handovers = [Handover(*one) for one in handovers]
    return game


copyreg.pickle(Game, reduced)
