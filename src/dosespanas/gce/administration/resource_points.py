"""Resource points: what comes in, what may be paid with what, what is lost (6.4, 6.13, 7.15, 7.19, 15.8).

A purse is a pool, or one of two parts of the Republican pool that are not for everything.
"""

from typing import Final

from dosespanas.gce.administration import entry
from dosespanas.gce.board.data import ENTRIES, ITALIAN, NO_POOL, POOLS, SIZES, SPECIALS, TYPES, UnitFacts
from dosespanas.gce.board.state import DUE, ELIMINATED, REMOVED, WAITING, Board
from dosespanas.gce.control.capture import north_lost
from dosespanas.kernel.side import NAT, REP

NORTHERN_POOL: Final = POOLS.index("northern")
SOVIET: Final = len(POOLS)
"""Purse: points of 7.15, for units that a line of supply links with the border at 3425."""
VOLUNTEERS: Final = len(POOLS) + 1
"""Purse: the point of 15.8, the only one for International Brigades once they have gone home (A32)."""

INFANTRY: Final = TYPES.index("infantry")
BRIGADE: Final = SIZES.index("brigade")
INTERNATIONAL: Final = SPECIALS.index("international")
BY_EVENT: Final = ENTRIES.index("event")


def add(b: Board, pool: int, count: int, rule: str) -> None:
    """Add points to a pool, and pay at once what is owed for the Italian submarines (7.19)."""
    if count == 0:
        return
    b.points[pool] += count
    tell(b, "income", pool, count, rule)
    if pool == REP:
        pay_debt(b)


def pay_debt(b: Board) -> None:
    """7.19, A43: take the Republican points still owed, as far as there are any."""
    count = min(b.cups.submarine_debt, b.points[REP])
    if count > 0:
        b.cups.submarine_debt -= count
        lose(b, REP, count, "7.19")


def lose(b: Board, pool: int, count: int, rule: str) -> None:
    """Take points from a pool, as far as there are any (7.12, 7.19)."""
    count = min(count, b.points[pool])
    if count > 0:
        b.points[pool] -= count
        fit_parts(b)
        tell(b, "points-lost", pool, count, rule)


def cap(b: Board) -> None:
    """6.4-e, A19: after all spending a pool keeps ten points at most; the point of 15.8 is an ordinary one now."""
    for pool in range(len(POOLS)):
        count = b.points[pool] - b.data.points_cap
        if count > 0:
            b.points[pool] -= count
            tell(b, "spent-over", pool, count, "6.4-e")
    b.volunteers_point = 0
    fit_parts(b)


def fit_parts(b: Board) -> None:
    """Keep the parts of the Republican pool within it: ordinary points go first."""
    b.volunteers_point = min(b.volunteers_point, b.points[REP])
    b.soviet = min(b.soviet, b.points[REP] - b.volunteers_point)


def tell(b: Board, kind: str, pool: int, count: int, rule: str) -> None:
    """Report a change of a pool."""
    side = NAT if pool in (NAT, ITALIAN) else REP
    b.tell(kind, rule, side, {"pool": "pool:" + POOLS[pool], "count": count}, [])


def north_gone(b: Board) -> bool:
    """6.13-b, A24: tell whether the northern capitals are Nationalist and every northern unit is eliminated.

    One that is still to come is not; but one that waits for an event, which may never happen, is not waited for, nor
    one that could enter nowhere.
    """
    if not north_lost(b):
        return False
    for u in b.data.units_of[REP]:
        unit = b.data.units[u]
        if not unit.northern or unit.is_air or b.u_hex[u] in (ELIMINATED, REMOVED):
            continue
        if b.u_hex[u] not in (WAITING, DUE) or (unit.entry != BY_EVENT and entry.anywhere(b, u)):
            return False
    return True


# --- spending -----------------------------------------------------------------------------------------


def gone_home(b: Board, unit: UnitFacts) -> bool:
    """7.10-a: tell whether a unit is of the International Brigades and they have been withdrawn."""
    return unit.special == INTERNATIONAL and b.cups.volunteers > 0


def purses(b: Board, unit: int, linked: bool) -> list[int]:
    """Return the purses that may pay for a unit, in the order in which they are used.

    `linked`: a line of supply leads from it to 3425 (7.15-b). 6.4-c: the Arrows take Italian points first. Where there
    are several, the owner may name another than the first (see `choices`).
    6.13-a: northern units are paid by their own points alone.
    """
    data = b.data.units[unit]
    if data.pool == NO_POOL or (data.pool == NORTHERN_POOL and north_gone(b)):
        return []
    if data.arrows:
        return [ITALIAN, NAT]
    if data.pool != REP:
        return [data.pool]
    if gone_home(b, data):
        return [VOLUNTEERS]
    return [SOVIET, REP, VOLUNTEERS] if linked else [REP, VOLUNTEERS]


def left(b: Board, purse: int) -> int:
    """Return the points in a purse."""
    if purse == SOVIET:
        return b.soviet
    if purse == VOLUNTEERS:
        return b.volunteers_point
    if purse == REP:
        return b.points[REP] - b.soviet - b.volunteers_point
    return b.points[purse]


def by_pairs(b: Board, unit: int) -> bool:
    """6.4-b, A18: tell whether one point brings back two such units: Republican infantry brigades of one step."""
    face = b.face(unit)
    data = b.data.units[unit]
    return data.side == REP and data.steps == 1 and face.type == INFANTRY and face.size == BRIGADE


def credit(b: Board, unit: int, linked: bool) -> int:
    """6.4-b: return the purse whose last point still owes a brigade, if this unit may be it; NO_POOL otherwise."""
    if b.pair_credit != 0 and b.purse == NO_POOL and by_pairs(b, unit):
        for purse in purses(b, unit, linked):
            if b.pair_credit >> purse & 1:
                return purse
    return NO_POOL


def payer(b: Board, unit: int, linked: bool) -> int:
    """Return the purse that would pay for a step of a unit: the one named, else the first; or NO_POOL."""
    for purse in purses(b, unit, linked):
        if left(b, purse) > 0 and b.purse in (purse, NO_POOL):
            return purse
    return NO_POOL


def choices(b: Board, unit: int, linked: bool) -> list[int]:
    """6.4-c, A36: return the purses that its owner may choose for a unit, first the one that pays if none is named."""
    if credit(b, unit, linked) != NO_POOL:
        return []
    found = [purse for purse in purses(b, unit, linked) if left(b, purse) > 0]
    return found if len(found) > 1 else []


def affords(b: Board, unit: int, linked: bool) -> bool:
    """Tell whether an eliminated unit could be paid for."""
    return credit(b, unit, linked) != NO_POOL or payer(b, unit, linked) != NO_POOL


def pay(b: Board, unit: int, linked: bool) -> None:
    """6.4-a: spend a point on a step of a unit that `payer` has a purse for.

    6.7-a: a point spent is spent; there is no other limit to a turn.
    """
    purse = payer(b, unit, linked)
    if purse == SOVIET:
        b.soviet -= 1
    elif purse == VOLUNTEERS:
        b.volunteers_point -= 1
    b.points[purse if purse < len(POOLS) else REP] -= 1


def pay_return(b: Board, unit: int, linked: bool) -> None:
    """6.4-b: pay for an eliminated unit; of two brigades that come back for one point the second is free."""
    owing = credit(b, unit, linked)
    if owing != NO_POOL:
        b.pair_credit &= ~(1 << owing)
        return
    if by_pairs(b, unit):
        b.pair_credit |= 1 << payer(b, unit, linked)
    pay(b, unit, linked)
