"""Computer opponents. They see observations and legal actions, never states."""

from typing import Any, Protocol

from dosespanas.kernel.errors import UnknownOption
from dosespanas.players.espana1936.scripted import ScriptedPlayer
from dosespanas.players.random_player import RandomPlayer

NAMES = ["random", "scripted"]


class Player(Protocol):
    """Somebody who can answer choices."""

    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of one of the legal actions, and the reason (message key and arguments) or None."""
        ...


def make(name: str, seed: int = 0) -> Player:
    """Return an opponent by name; equal seeds play alike. Raises UnknownOption for a name there is not."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "scripted":
        return ScriptedPlayer(seed)
    raise UnknownOption(
        "error-unknown-option", f"no opponent {name[:40]!r}; there are: {', '.join(NAMES)}", option=name[:40]
    )
