"""The sea for rule tests: fleets in a few words, dice of one's choice, and reading what became of them."""

from collections.abc import Iterable
from typing import Any

from tests.espana1936.battles import rig
from tests.espana1936.build import N, R, do, game, piece, table_of
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.board.state import DAMAGED
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

AREAS = [load_data().places[area] for area in load_data().areas]
STATES = [N, R, "contested", "nobody"]


def sea(
    step: str,
    ships: dict[str, str],
    troops: Iterable[str] = (),
    pieces: dict[str, str] | None = None,
    control: dict[str, str] | None = None,
    markers: dict[str, str] | None = None,
    **more: Any,
) -> Game:
    """The naval war at the opening of a step.

    A ship or plane is at `baleares`, `cartagena`, `cartagena damaged`, `blockade valencia`, `gunfire malaga` ...;
    `control`: who holds which area, contested or nobody; `markers`: where a side's control marker lies.
    """
    where = dict(pieces or {})
    missions: dict[str, str] = {}
    flags: dict[str, int] = dict(more.pop("flags", {}))
    for name, text in ships.items():
        words = text.split()
        if words[0] in ("gunfire", "blockade", "protect", "patrol"):
            missions[name] = words.pop(0)
        where[name] = words[0]
        if words[-1] == "damaged":
            flags[name] = DAMAGED
    data = load_data()
    held = [0, 0]
    states = dict.fromkeys(AREAS, "nobody") | (control or {})
    for area, side in (markers or {}).items():
        held[STATES.index(side)] |= 1 << data.place_index[area]
        states[area] = side
    counters = {
        "sea_control": [STATES.index(states[data.places[area]]) for area in data.areas],
        "sea_held": held,
        **more.pop("counters", {}),
    }
    options = {"naval": True, **more.pop("options", {})}
    more.setdefault("republic", REPUBLIC)
    return game(step, troops, where, missions=missions, flags=flags, counters=counters, options=options, **more)


def fight(ships: dict[str, str], *rolls: list[int], **more: Any) -> Game:
    """The naval combat phase with these ships and planes, and the dice of the first rolls: nobody fought on land."""
    pieces = {"mola": "burgos", **more.pop("pieces", {})}
    played = sea("combat", ships, pieces=pieces, **more)
    if rolls:
        rig(played, *rolls)
    played.apply("decline mola")
    return played


def told(played: Game) -> list[Any]:
    """All events so far, as everybody sees them."""
    return [event.view(None) for event in played.log]


def place(played: Game, name: str) -> str:
    """Where a ship or plane is: an area, base or box, or `mat`, `eliminated`, `returning` ..."""
    seen = piece(played, name)
    return str(seen["place"] or seen["where"])


def damaged(played: Game, name: str) -> bool:
    """Whether a ship is on its damaged side."""
    return bool(piece(played, name)["damaged"])


def mission(played: Game, name: str) -> str | None:
    """A ship's or plane's mission."""
    told: str | None = piece(played, name)["mission"]
    return told


def naval(played: Game) -> dict[str, Any]:
    """The naval part of the public observation."""
    part: dict[str, Any] = played.observe(None)["naval"]
    return part


def area(played: Game, name: str) -> tuple[str, str | None]:
    """Who controls an area, and whose marker lies there."""
    seen = naval(played)["areas"][name]
    return seen["control"], seen["marker"]


def stage(played: Game) -> str:
    """The prompt's key without `prompt-`."""
    return str(played.observe(None)["prompt"]["key"]).removeprefix("prompt-")


def sea_rolls(events: list[dict[str, Any]]) -> list[tuple[str, list[int], list[int], int, int]]:
    """Each roll at sea among events: who, natural dice, modified dice, hits, withdrawals."""
    return [
        (e["ids"][0], e["args"]["rolls"], e["args"]["modified"], e["args"]["hits"], e["args"]["turned"])
        for e in events
        if e["kind"] == "sea-roll"
    ]


def force(played: Game, control: dict[str, str]) -> None:
    """Say who controls areas, in the middle of a game."""
    table = table_of(played)
    for name, state in control.items():
        table.sea_control[AREAS.index(name)] = STATES.index(state)


DUEL = {"canarias": "baleares", "libertad": "baleares"}
"""Canarias: two dice, +1; Libertad: one die."""


def engaged(ships: dict[str, str], *rolls: list[int], **more: Any) -> Game:
    """A battle both sides have agreed to."""
    played = fight(ships, *rolls, **more)
    do(played, "engage", "engage")
    return played


def battle(ships: dict[str, str], *rolls: list[int]) -> tuple[Game, list[dict[str, Any]]]:
    """A battle that asks nothing further."""
    played = fight(ships, *rolls)
    return played, do(played, "engage", "engage")
