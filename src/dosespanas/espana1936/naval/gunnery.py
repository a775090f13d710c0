"""Rolls at sea, hits and who takes them: naval, air-sea and battery fire (NAV-36, NAV-50, NAV-60, NAV-61)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import PLANE, SHIP
from dosespanas.espana1936.board.dice import read_sea_roll
from dosespanas.espana1936.board.in_progress import AIMED_AT, DAMAGE, HITS_BY, HITS_ON, PENDING, WITHDRAWALS
from dosespanas.espana1936.board.stages import FIRE, SUFFER
from dosespanas.espana1936.board.state import USED, Board
from dosespanas.espana1936.naval.fleets import BATTERY, combatants, strength
from dosespanas.kernel.action import Refusal


def fire(t: Board, shooters: list[int], target: int, dice: int, drms: list[int]) -> tuple[int, int]:
    """Roll dice with modifiers at sea and report it; return (hits, withdrawals): AMB-47 (NAV-50, NAV-52)."""
    side = t.data.piece_sides[shooters[0]]
    rolls = t.chance.dice(dice, "NAV-50", side)
    modified, sixes, fives = read_sea_roll(rolls, drms)
    t.reveals += 1
    data = t.data
    details: dict[str, object] = {
        "piece": data.piece_terms[shooters[0]],
        "with": [data.piece_terms[p] for p in shooters[1:]] or None,
        "target": data.piece_terms[target] if target >= 0 else None,
        "rolls": rolls,
        "modified": modified,
        "drm": sum(drms),
        "hits": sixes,
        "turned": fives,
    }
    ids = [data.piece_names[p] for p in shooters] + ([data.piece_names[target]] if target >= 0 else [])
    t.tell("sea-roll", "NAV-50", side, details, ids)
    return sixes, fives


def hit(t: Board, target: int, sixes: int, fives: int) -> None:
    """NAV-50, AMB-47: note what one roll does to its target: each 6 a hit, a 5 only without any 6."""
    for _ in range(sixes):
        t.fight.marks.append(n.sea_hit(target, False))
    if fives and not sixes:
        t.fight.marks.append(n.sea_hit(target, True))


def let_assign(t: Board, on: int, by: int, sixes: int, fives: int, at: int) -> None:
    """Note hits on a side that `by` will assign; `at`: only to the planes that aim at this ship, -1 to anybody."""
    if sixes or fives:
        t.fight.pending += [on, by, sixes, fives, at]


def damage_on(t: Board, piece: int) -> int:
    """Return how many hits a piece has been given in this exchange."""
    return t.fight.marks.count(n.sea_hit(piece, False))


def marked(t: Board, piece: int) -> bool:
    """Tell whether a piece has been given a hit or a withdrawal in this exchange."""
    marks = t.fight.marks
    return n.sea_hit(piece, False) in marks or n.sea_hit(piece, True) in marks


def exposed(t: Board) -> list[int]:
    """Return the units the next pending hit may fall on (NAV-36, NAV-61, AMB-49).

    Units with a strength first, each once before any twice (only ships bear a second hit: NAV-51); squadrons
    that only support when nobody else is there; planes under the fire of ships are chosen among planes.
    """
    pending = t.fight.pending
    damage = pending[DAMAGE]
    there = in_range(t, pending[HITS_ON], pending[AIMED_AT])
    armed = [p for p in there if strength(t, p) > 0]
    units = armed or there
    fresh = [p for p in units if not marked(t, p)]
    if fresh or not damage:
        return fresh
    return [p for p in units if t.data.piece_kinds[p] == SHIP and damage_on(t, p) == 1]


def in_range(t: Board, on: int, at: int) -> list[int]:
    """Return a side's units the pending hits can reach; `at`: only the planes that aim there (NAV-48, NAV-61).

    Planes turned over have left the fight, but not the port: a battery still reaches them.
    """
    there = [p for p in combatants(t, on) if t.fight.kind == BATTERY or not t.p_flags[p] & USED]
    if at < 0:
        return there
    aimed = t.fight.aiming_at(at)
    return [p for p in there if p in aimed]


# --- assigning ----------------------------------------------------------------------------------------


def assign_hits(t: Board) -> bool:
    """Give out the pending hits; True if a player must choose who takes one (NAV-36, AMB-49).

    Where there are hits for everybody who can take one, there is nothing to choose.
    """
    pending = t.fight.pending
    while pending:
        damage, withdrawals = pending[DAMAGE], pending[WITHDRAWALS]
        found = exposed(t) if damage or withdrawals else []
        if len(found) > (damage or withdrawals):
            t.side = pending[HITS_BY]
            t.stage = SUFFER
            return True
        if found:
            mark(t, found[0])
        elif damage:
            pending[DAMAGE] = 0
        else:
            del pending[:PENDING]
    return False


def mark(t: Board, piece: int) -> None:
    """Give the next pending hit, or failing hits a withdrawal, to a piece."""
    fight = t.fight
    hurt = fight.pending[DAMAGE] > 0
    fight.pending[DAMAGE if hurt else WITHDRAWALS] -= 1
    fight.marks.append(n.sea_hit(piece, not hurt))


def codes_suffer(t: Board) -> list[int]:
    """Choose which unit takes the hit."""
    return sorted(n.make(n.SUFFER, p) for p in exposed(t))


def take_suffer(t: Board, code: int) -> None:
    """Give it to that unit."""
    mark(t, n.payload_of(code))
    t.stage = FIRE


def why_not_suffer(t: Board, code: int) -> Refusal | None:
    """Explain why a unit may not take the hit."""
    if n.kind_of(code) != n.SUFFER:
        return None
    return Refusal("NAV-36", "refusal-not-offered", {"piece": t.data.piece_terms[n.payload_of(code)]})


def apply_marks(t: Board) -> None:
    """NAV-50, NAV-51, NAV-60, NAV-61: all hits of an exchange take effect at once.

    NAV-25: off a coast either result ends a ship's support of the ground combat.
    """
    pieces = sorted({n.hit_piece(mark) for mark in t.fight.marks})
    for p in pieces:
        hits = damage_on(t, p)
        if t.data.piece_kinds[p] == PLANE:
            if hits:
                sea.destroy(t, p)
            else:
                sea.plane_home(t, p, "NAV-61")
        elif hits > 1:
            sea.destroy(t, p)
        else:
            sea.ship_home(t, p, hits == 1)
    t.fight.marks = []
