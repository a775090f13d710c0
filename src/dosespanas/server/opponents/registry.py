"""The computer opponents of a server: those of each game, and those that whoever starts it adds."""

import logging
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from dosespanas.kernel.errors import UnknownOption
from dosespanas.players import ANY_GAME, make, maker, names, others
from dosespanas.registry import DEFINITIONS, at
from dosespanas.server.errors import RequestProblem
from dosespanas.server.storage.store import PERSON, PLAYER

LOGGER = logging.getLogger("dosespanas.server")
NONE: Mapping[str, str] = MappingProxyType({})


def added(texts: Iterable[str]) -> dict[str, str]:
    """Read `my_module:Cautious` or `bold=my_module:Cautious`: where opponents stand, by name; raises Problem.

    Without a name an opponent is called like its class. Each is made once: raises UnknownOption for what is none.
    """
    found = {}
    for text in texts:
        named, given, path = text.rpartition("=")
        name = named if given else path.rpartition(":")[2].rpartition(".")[2].lower()
        if not PLAYER.fullmatch(name) or name in (PERSON, *ANY_GAME):
            why = f"{name!r} is no name for an opponent: 1 to 16 small letters, digits or _, such as bold={path}"
            raise RequestProblem("error-bad-opponent-name", why, value=name)
        made = at(path)
        make(path, 0, getattr(made, "game", next(iter(DEFINITIONS))))
        found[name] = path
    return found


class Opponents:
    """Who may sit down on a server."""

    def __init__(self, added: Mapping[str, str] = NONE) -> None:
        """Take where those stand that are added, by name; they go before a game's own of the same name."""
        self._added = added
        self._missed: set[str] = set()

    def names(self, game: str) -> list[str]:
        """Return the opponents of a game by name: those that are added, then its own, the strongest last."""
        own = names(game)
        return [name for name in self._added if name not in own and self._plays(name, game)] + own

    def every(self) -> list[str]:
        """Return the opponents of all games by name."""
        return list(dict.fromkeys(name for game in DEFINITIONS for name in self.names(game)))

    def check(self, game: str, players: Iterable[str]) -> None:
        """Raise Problem unless each of these is a person or an opponent there is for a game."""
        known = [PERSON, *self.names(game), *others(game)]
        for player in players:
            if player not in known:
                raise RequestProblem("error-unknown-option", f"{game} has no opponent {player!r}", option=player)

    def path(self, game: str, name: str) -> str | None:
        """Return by what `players.make` knows an opponent that sits in a game, or None, and say so in the log.

        None is for one that this server was started with once, but no more.
        """
        if name in self.names(game) or name in others(game):
            return self._added.get(name, name)
        if name not in self._missed:
            self._missed.add(name)
            LOGGER.error("there is no opponent %s for %s: start the server with --opponent %s=...", name, game, name)
        return None

    def _plays(self, name: str, game: str) -> bool:
        try:
            maker(self._added[name], game)
        except UnknownOption:
            return False
        return True
