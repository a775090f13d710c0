"""Spending resource points (6.4 to 6.7), and exchanging divisions for brigades (6.10, 6.14)."""

from typing import Final

from dosespanas.gce.administration import breakdown, entry, resource_points, withdrawals
from dosespanas.gce.board import notation as n
from dosespanas.gce.board import removal
from dosespanas.gce.board.data import FRONT, NO_POOL, POOLS, REVERSE, TYPES
from dosespanas.gce.board.hexes import ZEROS
from dosespanas.gce.board.landmarks import LA_JONQUERA
from dosespanas.gce.board.stages import NEXT_PART, REBUILD, REBUILD_TO
from dosespanas.gce.board.state import ELIMINATED, FRESH, SPLIT_OFF, Board, hex_term
from dosespanas.gce.supply import sources
from dosespanas.gce.supply.network import joined
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.grids import Grid
from dosespanas.kernel.side import NAT, REP

GARRISON: Final = TYPES.index("garrison")


def go_on(b: Board) -> None:
    """Ask what the side does next; a side that, as all can see, can do nothing more is not asked."""
    b.selected = -1
    b.purse = NO_POOL
    if len(codes_rebuild(b)) > 1 or hides_work(b):
        b.stage = REBUILD
    else:
        finish(b)


def hides_work(b: Board) -> bool:
    """13.6: tell whether for all that the other side knows a covered unit might be restored or broken down."""
    return any(
        b.covered(u) and (resource_points.affords(b, u, True) if b.reduced(u) else len(breakdown.parts_of(b, u)) > 0)
        for u in b.on_map(b.side)
    )


def finish(b: Board) -> None:
    """6.4-b: a brigade still owed is lost."""
    b.pair_credit = 0
    b.stage = NEXT_PART


def codes_rebuild(b: Board) -> list[int]:
    """Restore a step, bring a unit back, exchange a division, or end; of eliminated units that are alike, the first.

    6.7-b: it may end at any time.
    """
    side = b.side
    linked = linked_hexes(b)
    found = [n.make(n.DONE)]
    seen: set[str] = set()
    for u in b.data.units_of[side]:
        if b.u_hex[u] >= 0:
            if replaceable(b, u, linked):
                found.append(n.make(n.REPLACE, u))
                found += [n.make_pair(n.REPLACE_BY, u, purse) for purse in paid_by(b, u, linked)[1:]]
            if breakdown.brigades(b, u):
                found.append(n.make(n.SPLIT, u))
            if b.face(u).type == GARRISON and b.face(u).move == 0:
                found.append(n.make(n.DISBAND, u))
        elif b.u_hex[u] == ELIMINATED and not b.has(u, SPLIT_OFF):
            alike = likeness(b, u)
            if alike in seen:
                continue
            seen.add(alike)
            if rebuildable(b, u, linked):
                found.append(n.make(n.REBUILD, u))
                found += [n.make_pair(n.REBUILD_BY, u, purse) for purse in paid_by(b, u, linked)[1:]]
            if breakdown.brigades(b, u):
                found.append(n.make(n.SPLIT, u))
    return sorted(found)


def likeness(b: Board, unit: int) -> str:
    """Return what an eliminated unit has in common with those that would serve as well."""
    data = b.data.units[unit]
    face = b.face(unit)
    kind = f"{data.faction} {face.type} {face.size} {data.steps} {face.attack}-{face.defence}-{face.move} {data.is_hq}"
    front = data.faces[FRONT]
    whole = f"{front.attack}-{front.defence} {data.artillery} {data.special} {data.pool} {data.politics} {face.mover}"
    return f"{kind} {whole} {data.withdrawn} {data.converted} {data.hex} {data.entry}"


def take_rebuild(b: Board, code: int) -> None:
    """Carry it out; a unit that comes back is then given a hex, if there is a choice."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        finish(b)
        return
    unit = n.payload_of(code)
    if kind in n.PURSE_KINDS:
        b.purse = n.hex_of(code)
        unit = n.unit_of(code)
        kind = n.kind_of(n.plain(code))
    if kind == n.REBUILD:
        b.selected = unit
        hexes = places(b, unit, linked_hexes(b))
        if len(hexes) == 1 and not entry.narrowed_unseen(b, unit):
            bring_back(b, hexes[0])
        else:
            b.stage = REBUILD_TO
        return
    if kind == n.REPLACE:
        resource_points.pay(b, unit, linked_hexes(b)[b.u_hex[unit]] != 0)
        b.turn_over(unit, FRONT)
        b.u_turn[unit] = 0  # A34: an event owes it nothing any more
        b.tell_unit("replaced", "6.6-a", unit, {"hex": hex_term(b.u_hex[unit])})
    elif kind == n.SPLIT:
        breakdown.split(b, unit)
    else:
        disband(b, unit)
    go_on(b)


def disband(b: Board, unit: int) -> None:
    """6.10-a, A22: the garrison of Oviedo becomes a point and leaves the game.

    A04: in A.IV of any turn.
    """
    removal.remove(b, unit, "disbanded", "6.10-a")
    resource_points.add(b, NAT, b.data.special["oviedo_garrison"]["points"], "6.10-a")


def codes_to(b: Board) -> list[int]:
    """Choose the hex where the unit comes back."""
    return [n.make(n.TO, h) for h in places(b, b.selected, linked_hexes(b))]


def take_to(b: Board, code: int) -> None:
    """Bring it back there."""
    bring_back(b, n.payload_of(code))


def bring_back(b: Board, hex_: int) -> None:
    """6.6-b, A16: pay for the chosen unit and place it; a unit of two steps comes back with one."""
    unit = b.selected
    resource_points.pay_return(b, unit, linked_hexes(b)[hex_] != 0)
    if b.data.units[unit].steps == 2:
        b.turn_over(unit, REVERSE)
    entry.bring_in(b, unit, hex_, "rebuilt", "6.6-b")
    go_on(b)


# --- what may be done ---------------------------------------------------------------------------------


def replaceable(b: Board, unit: int, linked: Grid) -> bool:
    """6.6-a: tell whether a reduced unit on the map is in supply and can be paid for."""
    if not b.reduced(unit) or resource_points.payer(b, unit, linked[b.u_hex[unit]] != 0) == NO_POOL:
        return False
    return fed(b, unit)


def fed(b: Board, unit: int) -> bool:
    """6.6-a: tell whether a unit on the map traces to a final source; A16, 6.3: or came this turn, and needs no line.

    So two points bring a unit of two steps back whole wherever it may enter.
    """
    return b.has(unit, FRESH) or withdrawals.traces(b, unit)


def rebuildable(b: Board, unit: int, linked: Grid) -> bool:
    """6.6-b: tell whether an eliminated unit can be paid for, and placed.

    6.6-c: headquarters too.
    """
    if resource_points.affords(b, unit, False):
        return entry.anywhere(b, unit)
    return resource_points.affords(b, unit, True) and len(places(b, unit, linked)) > 0


def places(b: Board, unit: int, linked: Grid) -> list[int]:
    """Return where an eliminated unit may come back: where it enters, and where points may be used for it (7.15-b)."""
    return [h for h in entry.entry_hexes(b, unit) if resource_points.affords(b, unit, linked[h] != 0)]


def paid_by(b: Board, unit: int, linked: Grid) -> list[int]:
    """6.4-c, A36: return the purses among which its owner chooses for a unit; none if there is no choice."""
    if b.u_hex[unit] >= 0:
        return resource_points.choices(b, unit, linked[b.u_hex[unit]] != 0)
    found = resource_points.choices(b, unit, True)
    if found and found[0] == resource_points.SOVIET and not any(linked[h] for h in entry.entry_hexes(b, unit)):
        return resource_points.choices(b, unit, False)
    return found


def linked_hexes(b: Board) -> Grid:
    """7.15-b: return by hex 1 if a line of supply of any length leads from it to the border at 3425."""
    if b.side != REP or (b.soviet == 0 and not b.pair_credit >> resource_points.SOVIET & 1):
        return ZEROS[:]
    return joined(b.data, [LA_JONQUERA], sources.ground_of(b, REP))


# --- refusals -----------------------------------------------------------------------------------------


def why_not_rebuild(b: Board, code: int) -> Refusal | None:
    """Say what stands in the way of a unit."""
    kind = n.kind_of(code)
    if kind in n.PURSE_KINDS:
        return why_not_paid_by(b, code)
    if kind not in (n.REPLACE, n.REBUILD, n.SPLIT, n.DISBAND):
        return None
    unit = n.payload_of(code)
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.data.units[unit].side != b.side:
        return Refusal("6.1", "refusal-not-yours", details)
    if kind == n.DISBAND:
        return Refusal("6.10-a", "refusal-gce-no-garrison", details)
    if kind == n.SPLIT:
        return breakdown.refusal(b, unit)
    if kind == n.REPLACE:
        if b.u_hex[unit] < 0:
            return Refusal("6.6-a", "refusal-not-on-map", details)
        if not b.reduced(unit):
            return Refusal("6.6-a", "refusal-gce-not-reduced", details)
        if not fed(b, unit):
            return Refusal("6.6-a", "refusal-gce-unsupplied", details)
    elif b.u_hex[unit] != ELIMINATED:
        return Refusal("6.6-b", "refusal-gce-not-eliminated", details)
    elif b.has(unit, SPLIT_OFF):
        return Refusal("A92", "refusal-gce-split-off", details)
    return why_not_paid(b, unit, details) or why_not_back(b, unit, details)


def why_not_paid_by(b: Board, code: int) -> Refusal | None:
    """6.4-c, A36: return why a unit is not paid for with the points named: not at all, or not if they are named."""
    if n.plain(code) not in codes_rebuild(b):
        return why_not_rebuild(b, n.plain(code))
    details: dict[str, object] = {"piece": b.data.units[n.unit_of(code)].term()}
    details["pool"] = "pool:" + n.PURSES[n.hex_of(code)]
    return Refusal("6.4-c" if b.side == NAT else "A36", "refusal-gce-purse", details)


def why_not_paid(b: Board, unit: int, details: dict[str, object]) -> Refusal | None:
    """Return why no point may be spent on a unit anywhere, or None."""
    data = b.data.units[unit]
    if data.pool == NO_POOL:
        return Refusal("6.5", "refusal-gce-never-rebuilt", details)
    if data.pool == resource_points.NORTHERN_POOL and resource_points.north_gone(b):
        return Refusal("6.13-b", "refusal-gce-north-gone", details)
    if resource_points.gone_home(b, data) and b.volunteers_point == 0:
        return Refusal("7.10-a", "refusal-gce-volunteers", details)
    if resource_points.affords(b, unit, True):
        return None
    return Refusal("6.4-a", "refusal-gce-no-points", {**details, "pool": "pool:" + POOLS[data.pool]})


def why_not_back(b: Board, unit: int, details: dict[str, object]) -> Refusal:
    """Return why a unit that could be paid for is not restored or brought back."""
    if b.u_hex[unit] >= 0 or (entry.anywhere(b, unit) and not places(b, unit, linked_hexes(b))):
        return Refusal("7.15-b", "refusal-gce-soviet", details)
    if not entry.anywhere(b, unit):
        return Refusal("6.2-c", "refusal-gce-nowhere", details)
    return Refusal("6.6-b", "refusal-gce-like-another", details)


def why_not_to(b: Board, code: int) -> Refusal | None:
    """6.2, 7.15-b: only where the unit may enter, and be paid for."""
    if n.kind_of(code) != n.TO:
        return None
    unit, hex_ = b.selected, n.payload_of(code)
    if hex_ in entry.entry_hexes(b, unit):
        return Refusal("7.15-b", "refusal-gce-soviet", {"piece": b.data.units[unit].term()})
    return entry.refusal(b, unit, hex_)
