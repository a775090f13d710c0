"""The coup of Casado (7.8-b): after his own attacks the Nationalist player turns Republican units on their own side."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.hexes import within
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.stages import CASADO, CASADO_TO, COMMIT, NEXT_PART
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.control import capture, stacking
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

RADIUS: Final = 2
"""Hexes around Madrid in which all of it happens."""
FEWEST: Final = 3
"""Republican units there without which it does not happen."""
MOST: Final = 2
"""Units that may be turned."""


def offer(b: Board) -> bool:
    """7.8-b: open the coup, if there is one this turn and units for it; tell whether there is."""
    if b.cups.casado != b.turn or b.control[MADRID] == NAT or len(near_madrid(b)) < FEWEST:
        return False
    show(b)
    b.fight = AttackInProgress()
    b.fight.side = NAT
    b.fight.casado = True
    b.side = NAT
    b.stage = CASADO
    return True


def near_madrid(b: Board) -> list[int]:
    """Return the Republican units within two hexes of Madrid."""
    found: list[int] = []
    for h in within(MADRID, RADIUS):
        if b.owner[h] == REP:
            found += b.stack(h)
    return found


def show(b: Board) -> None:
    """The Nationalist player commands these units now: their stacks lie open until the coup is over (13.6)."""
    for h in within(MADRID, RADIUS):
        if b.owner[h] != REP:
            continue
        hidden = [u for u in b.stack(h) if b.covered(u)]
        b.opened.append(h)
        if hidden:
            b.reveals += 1
            names = [b.data.units[u].name for u in b.stack(h)]
            details: dict[str, object] = {"hex": hex_term(h), "pieces": ["unit:" + name for name in names]}
            b.tell("revealed", "7.8-b", REP, details, names)


# --- which units, and what they attack ----------------------------------------------------------------


def codes_casado(b: Board) -> list[int]:
    """7.8-b: turn up to two units, attack with them, or leave it."""
    found = [n.make(n.ATTACK, h) for h in targets(b)]
    if len(b.fight.attackers) < MOST:
        found += [n.make(n.TURN, u) for u in near_madrid(b) if u not in b.fight.attackers]
    found.append(n.make(n.DONE))
    return sorted(found)


def targets(b: Board) -> list[int]:
    """Return the hexes of loyal units that the turned ones may attack (13.2, 13.24, 13.3-b)."""
    found: list[int] = []
    for h in within(MADRID, RADIUS):
        stack = b.stack(h)
        if b.owner[h] != REP or h in b.attacked or [u for u in stack if u in b.fight.attackers]:
            continue
        if [u for u in stack if not b.data.units[u].is_hq] and leaders(b, h):
            found.append(h)
    return found


def leaders(b: Board, hex_: int) -> list[int]:
    """Return the turned units next to a hex that can attack it without others."""
    return [u for u in beside(b, hex_) if not b.data.units[u].is_hq and b.face(u).attack > 0]


def beside(b: Board, hex_: int) -> list[int]:
    """Return the turned units next to a hex."""
    return [u for u in b.fight.attackers if b.u_hex[u] in b.data.beyond[hex_]]


def take_casado(b: Board, code: int) -> None:
    """Turn a unit, open the attack, or end the coup."""
    kind = n.kind_of(code)
    if kind == n.TURN:
        b.selected = n.payload_of(code)
        b.stage = CASADO_TO
    elif kind == n.ATTACK:
        hex_ = n.payload_of(code)
        b.fight.attackers = with_leaders(b, hex_)
        b.fight.hex = hex_
        b.stage = COMMIT
    else:
        b.fight = AttackInProgress()
        b.opened = []
        b.stage = NEXT_PART


def with_leaders(b: Board, hex_: int) -> list[int]:
    """Return the turned units that attack a hex; 13.12-f: a HQ only with others of its hex."""
    hexes = [b.u_hex[u] for u in leaders(b, hex_)]
    return [u for u in beside(b, hex_) if not b.data.units[u].is_hq or b.u_hex[u] in hexes]


def why_not_casado(b: Board, code: int) -> Refusal | None:
    """Explain why a unit is not turned, or a hex not attacked by those that are."""
    kind = n.kind_of(code)
    payload = n.payload_of(code)
    if kind == n.TURN:
        details: dict[str, object] = {"piece": b.data.units[payload].term()}
        if payload in near_madrid(b) and payload not in b.fight.attackers:
            return Refusal("7.8-b", "refusal-gce-coup-two", details)
        return Refusal("7.8-b", "refusal-gce-coup-unit", details)
    if kind == n.ATTACK:
        return Refusal("7.8-b", "refusal-gce-coup-target", {"hex": hex_term(payload)})
    return None


# --- where they go ------------------------------------------------------------------------------------


def codes_to(b: Board) -> list[int]:
    """7.8-b, A31: where the unit in hand goes with its own movement points, inside the radius; it may stay."""
    hexes = [h for h in ways(b) if h == b.u_hex[b.selected] or stacking.fits(b, [b.selected], h)]
    return sorted([n.make(n.TO, h) for h in hexes])


def ways(b: Board) -> dict[int, list[int]]:
    """Return the hexes the unit in hand can reach without leaving the radius, with the way to each."""
    start = b.u_hex[b.selected]
    found: dict[int, list[int]] = {start: []}
    group = MovingGroup(b, [b.selected], False)
    if group.pace > 0:
        reach = find(group, start, group.pace, True)
        disc = within(MADRID, RADIUS)
        for h in reach.hexes:
            way = reach.way(h)
            if not [step for step in way if step not in disc]:
                found[h] = way
    return found


def take_to(b: Board, code: int) -> None:
    """Move the unit and have it follow the Nationalist player."""
    unit = b.selected
    start = b.u_hex[unit]
    way = ways(b)[n.payload_of(code)]
    for h in way:
        capture.enter(b, [unit], h)
        b.opened.append(h)
        if b.ended:
            return
    if way:
        details: dict[str, object] = {"count": 1, "from": hex_term(start), "to": hex_term(way[-1])}
        details["path"] = [hex_term(h) for h in way]
        b.tell_unit("moved", "7.8-b", unit, details)
    b.fight.attackers.append(unit)
    b.selected = -1
    b.stage = CASADO


def why_not_to(b: Board, code: int) -> Refusal | None:
    """Explain why the unit does not go to a hex."""
    if n.kind_of(code) != n.TO:
        return None
    return Refusal("7.8-b", "refusal-gce-coup-hex", {"hex": hex_term(n.payload_of(code))})
