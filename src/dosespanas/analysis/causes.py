"""Why a game was lost: the places that fell and what had stood there, and the turn from which there was no way back."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from dosespanas.kernel.side import NOBODY
from dosespanas.kernel.state import Holding

MOST: Final = 4
"""Places that are told: those that fell last."""
LATE: Final = 1
"""Where the end names no place that fell, those are told that fell in the last turn and so many before it."""
LOST: Final = 0.2
"""A side whose chance is below this, and stays there, has lost."""


@dataclass
class Fall:
    """A place that one side held alone and the other then took."""

    place: str
    taker: int
    turn: int
    choice: int
    units: int
    """How many units of the side that lost it stood there when the other came, and their strength."""
    strength: int
    fought: bool
    """There was a battle for it."""


class Falls:
    """Notes through a game which places fell, and what had held them."""

    def __init__(self) -> None:
        self.found: dict[str, Fall] = {}
        """By place: how it fell last."""
        self._held: dict[str, tuple[int, Holding]] = {}
        """By place: who held it last alone, and what stood there as somebody else's run of choices began."""
        self._fought: set[str] = set()
        self._run: tuple[int, int] | None = None

    def before(self, side: int, step: int, holdings: Mapping[str, Holding]) -> None:
        """Note what stands where, before a choice of a side in a step of a turn."""
        if self._run != (side, step):
            self._run = side, step
            for place, now in holdings.items():
                if now.holder != NOBODY:
                    self._held[place] = now.holder, now
                    self._fought.discard(place)

    def after(self, turn: int, choice: int, battle: str | None, holdings: Mapping[str, Holding]) -> None:
        """Note what a choice has changed; `battle`: the place it was fought for."""
        if battle is not None:
            self._fought.add(battle)
        for place, now in holdings.items():
            holder, stood = self._held.get(place, (NOBODY, now))
            if now.holder in (NOBODY, holder) or holder == NOBODY:
                continue
            units, strength = stood.units[holder], stood.strength[holder]
            self.found[place] = Fall(place, now.holder, turn, choice, units, strength, place in self._fought)
            self._held[place] = now.holder, now
            self._fought.discard(place)


def cause(
    falls: Mapping[str, Fall],
    holders: Mapping[str, int],
    winner: int | None,
    details: Mapping[str, Any],
    curve: Sequence[Mapping[str, Any]],
) -> dict[str, Any] | None:
    """Return why the loser lost, as JSON; None where nobody won.

    `falls` and `holders`: how places fell, and the side that holds each at the end; `details`: what the end names;
    `curve`: the Nationalist chance through the game.
    """
    if winner is None:
        return None
    lost = [fall for fall in falls.values() if fall.taker == winner and holders[fall.place] == winner]
    named = {term for value in details.values() if isinstance(value, list) for term in value}
    told = [fall for fall in lost if fall.place in named]
    if not told:
        last = curve[-1]["turn"]
        told = [fall for fall in lost if fall.turn >= last - LATE]
    told.sort(key=lambda fall: (-fall.choice, fall.place))
    return {
        "fallen": [as_json(fall) for fall in told[:MOST]],
        "settled": settled(winner, curve),
    }


def as_json(fall: Fall) -> dict[str, Any]:
    """Return how a place fell: `key` is the message that says so."""
    how = "review-fell-empty" if fall.units == 0 else "review-fell-held" if fall.fought else "review-fell-left"
    return {"key": how} | {name: value for name, value in asdict(fall).items() if name != "taker"}


def settled(winner: int, curve: Sequence[Mapping[str, Any]]) -> int:
    """Return the turn from which on the loser's chance stayed low."""
    turn: int = curve[-1]["turn"]
    for point in reversed(curve):
        chance: float = point["nationalist"]
        if (1.0 - chance if winner == 0 else chance) >= LOST:
            break
        turn = point["turn"]
    return turn
