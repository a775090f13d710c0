"""What of the state an observation's readable parts leave out, known to the viewer all of it: enough to build it again.

Numbers are those of `Board`: hexes, units and chits by index. Only what differs from a board at rest is given. Of the
other side's units outside a battle there is nothing that the readable parts do not say.
"""

from typing import Any, Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.cups import ChitCups
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.move_in_progress import March
from dosespanas.gce.board.options import Options
from dosespanas.gce.board.state import FRESH, LANDED, TIED, Board
from dosespanas.gce.position import CHOICE, IN_CUPS, IN_FIGHT, IN_MOVE, LASTING, counters
from dosespanas.kernel.chance import SEED_BYTES, Chance
from dosespanas.kernel.json_values import copied
from dosespanas.kernel.side import REP

ON_CUPS: Final = LASTING + IN_CUPS
WITNESSED: Final = FRESH | LANDED | TIED
"""What all saw happen to a unit, whosever it is: it came (6.3), it landed (14.7), an event holds it (7.35)."""

UNSEEN: Final = -2
"""A unit in hand that the viewer does not see (13.6)."""


def detail(b: Board, viewer: int | None) -> dict[str, Any]:
    """Return the `detail` part of an observation (see `docs/contract.md`)."""
    rest = at_rest(b.data)
    found: dict[str, Any] = {"step": b.step_no}
    found |= changed(b, on_board(b), rest["board"])
    if b.selected >= 0 and not b.sees(viewer, b.selected):
        found["selected"] = UNSEEN
    for part, values in (("cups", cups(b, viewer)), ("move", march(b, viewer)), ("fight", fight(b, viewer))):
        if values:
            found[part] = values
    piles = {hex_name(h): pile for h, pile in seen_piles(b, viewer)}
    if piles:
        found["piles"] = piles
    found |= {name: values for name, values in marks(b, viewer).items() if values}
    return found


def on_board(b: Board) -> list[str]:
    """Return the names of the fields of a board itself that a detail may hold."""
    return [*counters(b), *CHOICE, "ammunition_over"]


def changed(part: Any, names: list[str], rest: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a part of the state that differ from those at rest."""
    found: dict[str, Any] = {}
    for name in names:
        value = getattr(part, name)
        if value != rest[name]:
            found[name] = copied(value)
    return found


def cups(b: Board, viewer: int | None) -> dict[str, Any]:
    """Return what events have left behind; 7.4-b: not that 7.36 waits, where the other side's chits are hidden."""
    found = changed(b.cups, ON_CUPS, at_rest(b.data)["cups"])
    if b.options.hidden_chits and viewer != REP and not b.ended:
        found.pop("german_ships_waits", None)
    return found


def march(b: Board, viewer: int | None) -> dict[str, Any]:
    """Return the move in hand as far as the viewer sees the units: of units he does not see, how many there are."""
    m = b.move
    seen = [u if b.sees(viewer, u) else UNSEEN for u in m.units]
    if seen and max(seen) == UNSEEN:
        return {"units": seen}
    rest = at_rest(b.data)["move"]
    found = changed(m, IN_MOVE, rest) | {"units": seen}
    kept = [i for i, u in enumerate(m.dropped) if b.sees(viewer, u)]
    found |= {"dropped": [m.dropped[i] for i in kept], "dropped_spent": [m.dropped_spent[i] for i in kept]}
    return {name: values for name, values in found.items() if values != rest[name]}


def fight(b: Board, viewer: int | None) -> dict[str, Any]:
    """Return the attack in hand, with those attackers that the viewer sees."""
    found = changed(b.fight, IN_FIGHT, at_rest(b.data)["fight"])
    attackers = [u for u in b.fight.attackers if b.sees(viewer, u)]
    return found | {"attackers": attackers} if attackers else {k: v for k, v in found.items() if k != "attackers"}


def seen_piles(b: Board, viewer: int | None) -> list[tuple[int, list[int]]]:
    """Return the stacks of more than one unit that lie open to the viewer, the top unit first."""
    found: list[tuple[int, list[int]]] = []
    for h in b.data.land:
        top = b.first[h]
        if top >= 0 and b.after[top] >= 0 and b.sees(viewer, b.after[top]):
            found.append((h, b.stack(h)))
    return found


def marks(b: Board, viewer: int | None) -> dict[str, dict[str, int]]:
    """Return flags, turns of return and moods of the viewer's units, where they have any, and of those in a battle.

    What these have done, and whether they are in supply, shows in the odds (E1.6). Of others only what all saw.
    """
    units = b.data.units_of[viewer] if viewer is not None else []
    if b.fight.attackers:
        units = units + [u for u in engaged(b) if u not in units and b.sees(viewer, u)]
    flags: dict[str, int] = {}
    turns: dict[str, int] = {}
    moods: dict[str, int] = {}
    u_flags, u_turn, u_mood = b.u_flags, b.u_turn, b.u_mood
    for u in units:
        if u_flags[u]:
            flags[b.data.units[u].name] = u_flags[u]
        if u_turn[u]:
            turns[b.data.units[u].name] = u_turn[u]
        if u_mood[u]:
            moods[b.data.units[u].name] = u_mood[u]
    for u in range(len(u_flags)):
        if u_flags[u] & WITNESSED and u not in units and b.sees(viewer, u):
            flags[b.data.units[u].name] = u_flags[u] & WITNESSED
    return {"flags": flags, "turns": turns, "moods": moods}


def engaged(b: Board) -> list[int]:
    """Return the units of the attack in hand."""
    f = b.fight
    return f.attackers + f.defenders + [u for u in f.support + f.train if u >= 0]


def at_rest(data: Data) -> dict[str, dict[str, Any]]:
    """Return the fields of a board on which nothing has happened yet, by part."""
    if not data.at_rest:
        blank = Board(data, Options({}), Chance(bytes(SEED_BYTES)))
        parts: list[tuple[str, Any, list[str]]] = [
            ("board", blank, on_board(blank)),
            ("cups", ChitCups(0), ON_CUPS),
            ("move", March(), IN_MOVE),
            ("fight", AttackInProgress(), IN_FIGHT),
        ]
        data.at_rest = {part: {name: getattr(value, name) for name in names} for part, value, names in parts}
    return data.at_rest
