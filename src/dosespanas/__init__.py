"""Dos Españas: two board wargames of the Spanish Civil War, to play, to study and to come back to.

>>> import dosespanas
>>> game = dosespanas.new_game("espana1936", seed=1936)
>>> game.actor
<Side.NATIONALIST: 0>
"""

from dosespanas import pickling
from dosespanas.kernel.action import Action, Outcome, Refusal
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import ENGINE as __version__
from dosespanas.kernel.side import Side
from dosespanas.registry import GAMES, from_position, load_record, new_game, sample

__all__ = [
    "GAMES",
    "Action",
    "DosEspanasError",
    "Event",
    "Game",
    "Outcome",
    "Refusal",
    "Side",
    "__version__",
    "from_position",
    "load_record",
    "new_game",
    "pickling",
    "sample",
]
