"""Republican columns: whether they will attack (15.7.1), and which parties keep apart (15.7.2)."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import POLITICS
from dosespanas.gce.board.state import MOVED, Board, hex_term
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, NOBODY, REP

REFUSES: Final = 1
READY: Final = 4
"""A unit's mood: 0 before its roll, REFUSES, or READY and the die modifier."""

ANARCHIST: Final = POLITICS.index("anarchist")
COMMUNIST: Final = POLITICS.index("communist")
POUM: Final = POLITICS.index("poum")
MIXED: Final = 0
"""Columns without a party."""
AGAINST_COMMUNISTS: Final = [POUM, POLITICS.index("catalan_nationalist"), POLITICS.index("basque_nationalist")]

MOODS: Final = {REFUSES: "mood-refuses", READY - 1: "mood-reluctant", READY: "mood-ready", READY + 1: "mood-eager"}
"""Message keys."""


# --- enthusiasm (15.7.1) ------------------------------------------------------------------------------


def codes(b: Board) -> list[int]:
    """15.7.1-a: before they move, columns that are to attack roll: each alone, all of a hex, or all around a target.

    15.7.1-b: a stack, or several stacks that attack together.
    """
    found: list[int] = []
    if not b.options.column_enthusiasm:
        return found
    hexes: list[int] = []
    for u in b.on_map(REP):
        if unmoved(b, u):
            found.append(n.make(n.ROUSE, u))
            if b.u_hex[u] not in hexes:
                hexes.append(b.u_hex[u])
    for h in hexes:
        if len(group(b, h)) > 1:
            found.append(n.make(n.ROUSE_STACK, h))
    targets: list[int] = []
    for h in hexes:
        targets += [other for other in b.data.beyond[h] if b.owner[other] == NAT and other not in targets]
    found += [n.make(n.ROUSE_AROUND, h) for h in targets if len(starts(b, h)) > 1]
    return found


def unmoved(b: Board, unit: int) -> bool:
    """Tell whether a unit is a column that may still roll."""
    return b.face(unit).column and b.u_mood[unit] == 0 and not b.has(unit, MOVED)


def group(b: Board, hex_: int) -> list[int]:
    """Return the columns of a hex that may still roll."""
    return [u for u in b.stack(hex_) if unmoved(b, u)]


def starts(b: Board, target: int) -> list[int]:
    """15.7.1-b: return the hexes beside an enemy hex in which columns may still roll."""
    return [h for h in b.data.beyond[target] if b.owner[h] == REP and group(b, h)]


def why_not(b: Board, code: int) -> Refusal:
    """Return why a column, or the columns of a hex, do not roll."""
    rule = "15.7.1-a" if n.kind_of(code) == n.ROUSE else "15.7.1-b"
    if not b.options.column_enthusiasm or b.side != REP:
        return Refusal(rule, "refusal-not-offered")
    if n.kind_of(code) in (n.ROUSE_STACK, n.ROUSE_AROUND):
        return Refusal(rule, "refusal-gce-no-group", {"hex": hex_term(n.payload_of(code))})
    unit = n.payload_of(code)
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.data.units[unit].side != REP or not b.face(unit).column:
        return Refusal(rule, "refusal-gce-no-column", details)
    if b.u_hex[unit] < 0:
        return Refusal(rule, "refusal-not-on-map", details)
    return Refusal(rule, "refusal-used" if b.u_mood[unit] != 0 else "refusal-already-moved", details)


def take(b: Board, code: int) -> None:
    """15.7.1: roll for a column, or at a cost once for those of a hex, or of several that attack together."""
    rules = b.data.special["column_enthusiasm"]
    single = n.kind_of(code) == n.ROUSE
    roll = b.chance.die("15.7.1-a" if single else "15.7.1-b")
    b.reveals += 1
    if single:
        units = [n.payload_of(code)]
        rule = "15.7.1-a"
        die = roll
    else:
        hexes = [n.payload_of(code)] if n.kind_of(code) == n.ROUSE_STACK else starts(b, n.payload_of(code))
        units = [u for h in hexes for u in group(b, h)]
        rule = "15.7.1-b"
        die = roll + int(rules["group_drm"])
    b.tell("die", rule, NOBODY, {"what": "die-columns", "roll": roll, "hex": hex_term(b.u_hex[units[0]])}, [])
    mood = mood_of(b, die)
    for u in units:
        b.u_mood[u] = mood
        b.tell_unit("roused", rule, u, {"what": MOODS[mood], "hex": hex_term(b.u_hex[u])})


def mood_of(b: Board, die: int) -> int:
    """15.7.1-a: return the mood of a die; below 1 is a refusal as well (A83)."""
    for row in b.data.special["column_enthusiasm"]["rolls"]:
        if row["die"] == max(die, 1):
            return REFUSES if row.get("refuses", False) else READY + int(row.get("drm", 0))
    return READY


def refusal(b: Board, unit: int) -> Refusal | None:
    """15.7.1-a: return why a column may not attack: it has not rolled, or it refuses."""
    if not b.options.column_enthusiasm or not b.face(unit).column or b.data.units[unit].side != REP:
        return None
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.u_mood[unit] == 0:
        return Refusal("15.7.1-a", "refusal-gce-not-roused", details)
    return Refusal("15.7.1-a", "refusal-gce-refuses", details) if b.u_mood[unit] == REFUSES else None


def drm(b: Board, attackers: list[int]) -> int:
    """15.7.1-a: return what the mood of the attacking columns does to the die: the sum, but 1 at most either way."""
    total = 0
    for u in attackers:
        if b.face(u).column and b.u_mood[u] != 0:
            total += b.u_mood[u] - READY
    return max(-1, min(1, total))


# --- parties (15.7.2) ---------------------------------------------------------------------------------


def party(b: Board, unit: int) -> int:
    """15.7.2-c: return the party of a Republican column; MIXED for regular units and Nationalists."""
    data = b.data.units[unit]
    return data.politics if data.side == REP and b.face(unit).column else MIXED


def at_odds(one: int, other: int) -> bool:
    """15.7.2-a, 15.7.2-b: tell whether columns of two parties keep apart."""
    if one == other or MIXED in (one, other):
        return False
    if ANARCHIST in (one, other):
        return POUM not in (one, other)
    return (one == COMMUNIST and other in AGAINST_COMMUNISTS) or (other == COMMUNIST and one in AGAINST_COMMUNISTS)


def quarrel(b: Board, units: list[int], others: list[int]) -> Refusal | None:
    """Return why units do not go together with others, or None."""
    for u in units:
        for other in others:
            if u != other and at_odds(party(b, u), party(b, other)):
                rule = "15.7.2-a" if ANARCHIST in (party(b, u), party(b, other)) else "15.7.2-b"
                details: dict[str, object] = {"piece": b.data.units[u].term(), "other": b.data.units[other].term()}
                return Refusal(rule, "refusal-gce-parties", details)
    return None


def may_stack(b: Board, units: list[int], hex_: int) -> Refusal | None:
    """15.7.2: return why units may not end their movement in a hex with what stands there, or with one another."""
    return quarrel(b, units, units + b.stack(hex_)) if b.options.column_politics else None


def may_join(b: Board, attackers: list[int], unit: int) -> Refusal | None:
    """15.7.2: return why a unit may not attack together with others."""
    return quarrel(b, [unit], attackers) if b.options.column_politics else None
