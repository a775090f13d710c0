"""Computer opponents. They see observations and legal actions, never states."""

from collections.abc import Callable
from typing import Any, Protocol

from dosespanas.kernel.errors import UnknownOption
from dosespanas.players.espana1936.scripted import ScriptedPlayer as Espana1936Scripted
from dosespanas.players.gce.scripted import ScriptedPlayer as GceScripted
from dosespanas.players.random_player import RandomPlayer


class Player(Protocol):
    """Somebody who can answer the choices of one seat in one game; made from a seed.

    It may remember what it was asked (see `players/life.py`). One whose choices take long may also have
    `follow(observation, legal, action)`, which brings its memory to where `choose` would have left it, but faster.
    """

    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of one of the legal actions, and the reason (message key and arguments) or None."""
        ...


OPPONENTS: dict[str, dict[str, Callable[[int], Player]]] = {
    "espana1936": {"random": RandomPlayer, "scripted": Espana1936Scripted},
    "gce": {"random": RandomPlayer, "scripted": GceScripted},
}
"""By game and name: what makes an opponent from a seed. The strongest of a game comes last."""

NAMES = list(dict.fromkeys(name for opponents in OPPONENTS.values() for name in opponents))
"""Every opponent of any game by name."""


def names(game: str) -> list[str]:
    """Return the opponents of a game by name, the strongest last."""
    return list(OPPONENTS[game])


def make(name: str, seed: int = 0, game: str = "espana1936") -> Player:
    """Return an opponent of a game by name; equal seeds play alike. Raises UnknownOption for a name there is not."""
    known = OPPONENTS[game]
    if name not in known:
        raise UnknownOption(
            "error-unknown-option",
            f"{game} has no opponent {name[:40]!r}; there are: {', '.join(known)}",
            option=name[:40],
        )
    return known[name](seed)
