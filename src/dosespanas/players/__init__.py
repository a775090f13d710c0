"""Computer opponents. They see observations and legal actions, never states."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.shapes import LegalAction
from dosespanas.registry import DEFINITIONS, at, definition_of

Legal = list[LegalAction]
"""What there is to choose from."""
Choice = tuple[str, dict[str, Any] | None]
"""The notation of the chosen action, and the reason (message key and arguments) or None."""


class Player(Protocol):
    """Somebody who can answer the choices of one seat in one game; made from a seed.

    It may remember what it was asked (see `players/lifecycle.py`). One whose choices take long may also have
    `follow(observation, legal, action)`, which brings its memory to where `choose` would have left it, but faster;
    one that stops thinking after a time holds that in `seconds`, which is raised where time is no matter.
    """

    def choose(self, observation: Any, legal: Legal) -> Choice:
        """Return the notation of one of the legal actions, and the reason for it.

        `observation` has the shape its game gives it: `Observation` in the `shapes` of the game.
        """
        ...


Maker = Callable[[int], Player]
"""Makes an opponent from a seed: its class, or a function that settles how it plays. `game` on it names the only game
it plays, if it does not play all."""

ANY_GAME: Final = {"random": "dosespanas.players.random_player:RandomPlayer"}
"""Opponents that play every game: where each stands, by name. The others stand in their game's `GameDefinition`."""

NAMES: Final = list(dict.fromkeys([*ANY_GAME, *(name for title in DEFINITIONS.values() for name in title.opponents)]))
"""Every level of any game by name."""


def names(game: str) -> list[str]:
    """Return the opponents of a game by name, the strongest last."""
    return [*ANY_GAME, *definition_of(game).opponents]


def others(game: str) -> list[str]:
    """Return who plays a game beside its levels by name: its grades, then its commanders (`players/cast.py`)."""
    path = definition_of(game).cast
    found: list[str] = at(path).names() if path else []
    return found


def grades(game: str) -> list[str]:
    """Return the stops of the slider from the first game to the strongest, the weakest first; a stop may be a level."""
    path = definition_of(game).cast
    return [grade.name for grade in at(path).grades] if path else []


def commanders(game: str) -> list[Any]:
    """Return the commanders of a game, each a `players.cast.Commander`."""
    path = definition_of(game).cast
    found: list[Any] = at(path).commanders if path else []
    return found


def maker(name: str, game: str) -> Maker:
    """Return what makes an opponent of a game, given by name or by import path (`my_module:Cautious`).

    A name may be that of a level, a grade or a commander.

    Raises UnknownOption for one there is not.
    """
    if ":" not in name:
        known = ANY_GAME | dict(definition_of(game).opponents)
        if name not in known:
            if name in others(game):
                made: Maker = at(definition_of(game).cast).maker(name)
                return made
            there = ", ".join([*known, *others(game)])
            text = f"{game} has no opponent {name[:40]!r}; there are: {there}"
            raise UnknownOption("error-unknown-opponent", text, opponent=name[:40], known=there)
        name = known[name]
    found: Maker = at(name)
    if getattr(found, "game", game) != game:
        raise _unusable(name, f"it does not play {game}")
    return found


def make(name: str, seed: int = 0, game: str = "espana1936") -> Player:
    """Return an opponent of a game, given by name or by import path; equal seeds play alike.

    Raises UnknownOption for one there is not.
    """
    found = maker(name, game)
    try:
        player = found(seed)
    except TypeError as error:
        raise _unusable(name, f"it makes no opponent from a seed: {error}") from None
    if not callable(getattr(player, "choose", None)):
        raise _unusable(name, "what it makes has no method choose(observation, legal)")
    return player


def _unusable(path: str, why: str) -> UnknownOption:
    return UnknownOption("error-no-such-path", f"{path} cannot be used: {why}", path=repr(path), why=why)
