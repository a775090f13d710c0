"""Why a game was lost: the places that fell and what had stood there, and the turn from which there was no way back."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from dosespanas.kernel.side import NOBODY, SIDE_TERMS
from dosespanas.kernel.state import Holding

MOST: Final = 4
"""Places that are told: those that fell last."""
LATE: Final = 1
"""Where the end hinged on no place that fell, those are told that fell in the last turn and so many before it."""
LOST: Final = 0.2
"""A side whose chance is below this, and stays there, has lost."""
UNLUCKY: Final = 0.15
"""What luck must have cost the loser in all that it is told of as a cause."""
HUNGRY: Final = 3
"""So many units the loser must have lost for want of supply that it is told of as a cause."""


@dataclass
class PlaceLoss:
    """A place that one side held, alone or against the other, and the other then took."""

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
        self.found: dict[str, PlaceLoss] = {}
        """By place: how it fell last."""
        self.entered: dict[str, int] = {}
        """By place: the turn in which units of both sides stood there last, or one fought for it."""
        self._held: dict[str, tuple[int, Holding]] = {}
        """By place: who held it last, alone or not, and what stood there as the step began."""
        self._fought: set[str] = set()
        self._step: tuple[int, int] | None = None

    def before(self, turn: int, step: int, holdings: Mapping[str, Holding]) -> None:
        """Note what stands where, before a choice in a step of a turn."""
        if self._step == (turn, step):
            return
        self._step = turn, step
        for place, now in holdings.items():
            if now.holder != NOBODY:
                self._held[place] = now.holder, now
                self._fought.discard(place)
            elif min(now.units) > 0:
                self.entered[place] = turn
                holder = self._held.get(place, (NOBODY, now))[0]
                self._held[place] = holder, now

    def after(self, turn: int, choice: int, battle: str | None, holdings: Mapping[str, Holding]) -> None:
        """Note what a choice has changed; `battle`: the place it was fought for."""
        if battle is not None:
            self._fought.add(battle)
            self.entered[battle] = turn
        for place, now in holdings.items():
            if place not in self._held or now.holder == NOBODY:
                continue
            holder, stood = self._held[place]
            loser = 1 - now.holder if holder == NOBODY else holder
            if holder == now.holder and place in self.found and min(stood.units) > 0:
                loser = 1 - holder  # who had lost it, and come back to contest it
            elif now.holder == loser:
                if holder == NOBODY:
                    self._held[place] = loser, now
                continue
            units, strength = stood.units[loser], stood.strength[loser]
            fought = place in self._fought or stood.holder == NOBODY
            self.found[place] = PlaceLoss(place, now.holder, turn, choice, units, strength, fought)
            self._held[place] = now.holder, now
            self._fought.discard(place)

    def idle(self, side: int, since: int, holdings: Mapping[str, Holding]) -> int:
        """Return the strength of a side that stands where nobody has come to it from a turn on."""
        far = [now for place, now in holdings.items() if self.entered.get(place, -1) < since and now.holder == side]
        return sum([now.strength[side] for now in far])


@dataclass
class GameEnd:
    """What the end of a game hinged on, and what stood where."""

    hinge: list[str]
    """The places; none if it hinged on none."""
    needed: int
    """How many more of them the loser needed."""
    idle: list[int]
    """By side: the strength that stood in the last turns where nobody came to it."""
    holders: dict[str, int]
    """By place: the side that holds it at the end."""
    manned: list[str] = field(default_factory=list)
    """The places where units of the side that holds them stand."""


def cause(
    falls: Mapping[str, PlaceLoss],
    end: GameEnd,
    winner: int | None,
    details: Mapping[str, Any],
    curve: Sequence[Mapping[str, Any]],
    turns: Sequence[Mapping[str, Any]] = (),
    starved: Sequence[tuple[int, int]] = (),
    reach: float = 0.0,
) -> dict[str, Any] | None:
    """Return why the loser lost, as JSON; None where nobody won.

    `falls`: how places fell; `details`: what the end names; `curve`: the Nationalist chance through the game; `turns`:
    what changed it in each turn; `starved`: turn and side of each unit that was lost for want of supply; `reach`: how
    far the 95% interval of what luck did in all turns goes either way.
    """
    if winner is None:
        return None
    last = curve[-1]["turn"]
    lost = [fall for fall in falls.values() if fall.taker == winner and end.holders.get(fall.place) == winner]
    lost.sort(key=lambda fall: (-fall.choice, fall.place))
    named = {term for value in details.values() if isinstance(value, list) for term in value}
    hinged = [fall for fall in lost if fall.place in end.hinge]
    late = [fall for fall in lost if fall.turn >= last - LATE]
    told = (hinged or [fall for fall in lost if fall.place in named] or late)[:MOST]
    at = settled(winner, curve)
    return {
        "why": why(told if hinged else [], end, winner),
        "fallen": [as_json(fall) for fall in told],
        "empty": [fall.place for fall in late if fall.units == 0 and fall not in told][:MOST],
        "luck": by_luck(winner, turns, reach),
        "hunger": by_hunger(winner, starved),
        "settled": curve[at]["turn"],
        "settled_at": curve[at]["choice"],
    }


def why(hinged: Sequence[PlaceLoss], end: GameEnd, winner: int) -> dict[str, Any] | None:
    """Return in one sentence why the loser lost, as a message; None where the end hinged on no place.

    `hinged`: of the places that it hinged on those that the loser had held.
    """
    if not end.hinge:
        return None
    last = [fall for fall in hinged if fall.turn == hinged[0].turn]
    if end.needed > len(last):
        held = [place for place in end.hinge if end.holders.get(place) == 1 - winner]
        cut = [place for place in held if place in end.manned]  # units stand there, and do not count
        short = [place for place in end.hinge if place not in cut]
        said: dict[str, Any] = {"key": "review-why-short", "needed": end.needed, "places": short}
        if cut:
            said |= {"key": "review-why-cut", "cut": cut}
        elif last:
            said |= {"key": "review-why-lost", "places": [fall.place for fall in hinged[: end.needed]]}
    else:
        units, strength = sum([fall.units for fall in last]), sum([fall.strength for fall in last])
        key = "review-why-held" if units else "review-why-empty"
        places = [fall.place for fall in last]
        said = {"key": key, "places": places, "turn": last[0].turn, "units": units, "strength": strength}
    return said | {"loser": SIDE_TERMS[1 - winner], "idle": end.idle[1 - winner]}


def by_luck(winner: int, turns: Sequence[Mapping[str, Any]], reach: float) -> dict[str, Any] | None:
    """Return what luck cost the loser in points, and in which turn most, as a message.

    None where that was little, or not beyond its 95% interval, which goes so far either way.
    """
    costs: list[tuple[float, int]] = [(row["luck"] if winner == 0 else -row["luck"], row["turn"]) for row in turns]
    total = sum([cost for cost, _ in costs])
    if total < max(UNLUCKY, reach):
        return None
    most, turn = max(costs)
    return {
        "key": "review-why-luck",
        "loser": SIDE_TERMS[1 - winner],
        "points": round(100.0 * total),
        "most": round(100.0 * most),
        "turn": turn,
    }


def by_hunger(winner: int, starved: Sequence[tuple[int, int]]) -> dict[str, Any] | None:
    """Return how many units the loser lost for want of supply, and in which turn most, as a message; None: few."""
    turns = [turn for turn, side in starved if side == 1 - winner]
    if len(turns) < HUNGRY:
        return None
    most, turn = max((turns.count(turn), turn) for turn in turns)
    loser = SIDE_TERMS[1 - winner]
    return {"key": "review-why-starved", "loser": loser, "count": len(turns), "most": most, "turn": turn}


def as_json(fall: PlaceLoss) -> dict[str, Any]:
    """Return how a place fell: `key` is the message that says so."""
    how = "review-fell-empty" if fall.units == 0 else "review-fell-held" if fall.fought else "review-fell-left"
    return {"key": how} | {name: value for name, value in asdict(fall).items() if name != "taker"}


def settled(winner: int, curve: Sequence[Mapping[str, Any]]) -> int:
    """Return the point of the curve from which on the loser's chance stayed low; the last one if none before.

    Each point comes of few games: one alone that says otherwise, between two that are low, is taken for chance.
    """
    chances: list[float] = [point["nationalist"] for point in curve]
    low = [(1.0 - chance if winner == 0 else chance) < LOST for chance in chances]
    found = len(curve) - 1
    for at in range(len(curve) - 2, -1, -1):
        if low[at]:
            found = at
        elif at == 0 or not low[at - 1] or not low[at + 1]:
            break
    return found
