"""Letting a game run with as little as possible happening, and small boards that nobody wins by accident."""

from collections.abc import Callable
from typing import Any

from tests.espana1936.build import do, texts

from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

STILL = ("done", "pass", "decline-all", "accept", "forfeit", "no-card")

REPUBLIC = [
    "barcelona", "gerona", "tarragona", "castellon", "valencia", "alicante", "murcia", "albacete", "cuenca",
    "madrid", "jaen", "cordoba", "ciudad_real",
]  # fmt: skip
"""Thirteen linked boxes with five objective cities: with these in Republican hands nobody wins in Upkeep."""


def still(played: Game) -> str:
    """The legal action that does least."""
    legal = texts(played)
    for word in STILL:
        if word in legal:
            return word
    return next((text for text in legal if text.startswith(("decline", "discard"))), legal[0])


def until(played: Game, when: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    """Do least until an observation fits or the game is over; return the events on the way."""
    events: list[dict[str, Any]] = []
    while played.actor is not None and not when(played.observe(None)):
        events += do(played, still(played))
    return events


def phase(name: str, turn: int = 0, side: str | None = None) -> Callable[[dict[str, Any]], bool]:
    """A condition for `until`: this phase, of this turn and side if they are given."""
    return lambda seen: (
        seen["phase"] == name and turn in (0, seen["turn"]) and (side is None or seen["phase_side"] == side)
    )


def all_but(*boxes: str) -> list[str]:
    """Every box except some: for `republic` on a board where the Nationalist side holds only those."""
    return [box for box in load_data().boxes if box not in boxes]
