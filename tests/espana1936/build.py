"""Small worlds for rule tests: a position in a few words, and reading what became of it.

A box not named belongs to the Nationalist side by marker, unless `republic` lists it: nearly empty boards
keep a test about one rule.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

N, R = "nationalist", "republican"


def troop(text: str) -> dict[str, Any]:
    """`"N legion-2 sevilla"`, with `*` after the strength for a troop that has acted."""
    side, name, box = text.split()
    kind, _, strength = name.rpartition("-")
    return {
        "side": N if side == "N" else R,
        "type": kind,
        "strength": int(strength.rstrip("*")),
        "box": box,
        "acted": name.endswith("*"),
    }


def game(
    step: str,
    troops: Iterable[str],
    pieces: dict[str, str] | None = None,
    republic: Iterable[str] = (),
    turn: int = 3,
    hands: tuple[list[str], list[str]] = ([], []),
    decks: tuple[list[str], list[str], list[str], list[str]] = ([], [], [], []),
    seed: int = 1,
    counters: dict[str, Any] | None = None,
    options: dict[str, bool] | None = None,
    flags: dict[str, int] | None = None,
    origins: dict[str, str] | None = None,
    table: list[str] | None = None,
    used: tuple[list[str], list[str]] = ([], []),
    missions: dict[str, str] | None = None,
    scenario: str = "1936",
) -> Game:
    """Start at the opening of a step (`combat`, `events`, `nationalist-move`...; see position.STEPS)."""
    rows = [troop(text) for text in troops]
    pieces = pieces or {}
    data = load_data()
    tanks = {"t26_1", "t26_2", "t26_3", "bt5", "cv33_1", "cv33_2", "cv33_3", "pz1_1", "pz1_2", "pz1_3", "t26_cap"}
    occupied = {row["box"] for row in rows} | {at for name, at in pieces.items() if name in tanks}
    red = set(republic)
    where = {
        name: {
            "at": at,
            "flags": (flags or {}).get(name, 0),
            "origin": (origins or {}).get(name),
            "mission": (missions or {}).get(name, ""),
        }
        for name, at in pieces.items()
    }
    return dosespanas.from_position(
        {
            "format": "dosespanas-position 1",
            "game": "espana1936",
            "scenario": scenario,
            "options": options or {},
            "seed": seed,
            "state": {
                "turn": turn,
                "step": step,
                "troops": rows,
                "markers": {
                    N: [b for b in data.boxes if b not in occupied and b not in red],
                    R: [b for b in data.boxes if b not in occupied and b in red],
                },
                "pieces": where,
                "hands": [list(h) for h in hands],
                "decks": [list(d) for d in decks],
                "used": [list(u) for u in used],
                "table": table or [],
                "counters": counters or {},
            },
        }
    )


def texts(played: Game) -> list[str]:
    """The notations of all legal actions."""
    return [str(action) for action in played.legal_actions()]


def do(played: Game, *actions: str) -> list[Any]:
    """Take actions in order; return all events as everybody sees them."""
    events: list[Any] = []
    for action in actions:
        events += [event.view(None) for event in played.apply(action)]
    return events


def rule_of(played: Game, action: str) -> str | None:
    """The rule that forbids an action, None if it is legal."""
    refusal = played.explain(action)
    return None if refusal is None else refusal.rule


def kinds(events: Sequence[Mapping[str, Any]]) -> list[str]:
    """The kinds of events, in order."""
    return [event["kind"] for event in events]


def table_of(played: Game) -> Engine:
    """The state behind a game, for looking inside."""
    assert isinstance(played.state, Engine)
    return played.state


def at(played: Game, box: str) -> list[str]:
    """The troops in a box as `N legion-2`, sorted."""
    found = []
    for piece in played.observe(None)["pieces"]:
        if piece["kind"] == "troop" and piece["box"] == box:
            found.append(f"{'N' if piece['side'] == N else 'R'} {piece['type']}-{piece['strength']}")
    return sorted(found)


def piece(played: Game, name: str) -> dict[str, Any]:
    """A general, plane or tank, or a troop by id."""
    return next(p for p in played.observe(None)["pieces"] if p["id"] == name)


def control(played: Game, box: str) -> str:
    """nationalist, republican or contested."""
    return str(played.observe(None)["boxes"][box]["control"])
