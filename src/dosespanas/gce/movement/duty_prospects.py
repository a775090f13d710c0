"""What a duty may still hope for (A38): how near the units of a side can come to where it wants them, as things stand.

Each unit is looked at by itself. The best that they can do together is a list of ranks, one for each step (or whatever
the duty counts) that is demanded, the nearest first. A duty is done when units stand as near as that; until then
nothing may be done that makes the list worse, if it can be helped. So units move in any order, others before them.
"""

from bisect import insort

from dosespanas.gce.board.duty_prospects_cache import Approach, Outlook
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import MARCHER, WAITING, Board
from dosespanas.gce.control import standing
from dosespanas.gce.movement import destinations, eligibility
from dosespanas.gce.movement.duties import DUTIES, FAR, Duty
from dosespanas.gce.movement.reach import MovingGroup, alike, find, noted
from dosespanas.gce.supply import sources


def outlook_of(b: Board, duty: Duty) -> Outlook:
    """Return the outlook of a duty of the side whose movement phase it is; it holds until the board changes."""
    if not b.outlooks:
        b.outlooks = [None] * len(DUTIES)
    i = DUTIES.index(duty)
    found = b.outlooks[i]
    if found is None:
        found = look_out(b, duty)
        b.outlooks[i] = found
    elif b.move.hex >= 0 and b.move.how == 0:
        look_again_in_hand(b, duty, found)
    return found


def look_out(b: Board, duty: Duty) -> Outlook:
    """Note where the units of a duty stand, and put them in the order in which they are worth a look."""
    o = Outlook(duty.demand(b))
    for u in b.on_map(duty.side):
        weight = duty.weight(b, u)
        if weight > 0:
            here = b.u_hex[u]
            now = duty.rank(b, here)
            o.standing += [now] * weight
            best = now
            if now > 0 and may_go_on(b, u):
                best = min(now, duty.at_best(b, here, points_of(b, u, b.has(u, MARCHER))))
            if best < now:
                o.waiting.append((best, u))
            else:
                o.rows.append((now, u, weight))
    o.standing.sort()
    del o.standing[o.demand :]
    o.rows.sort()
    o.waiting.sort(reverse=True)
    return o


def look_again_in_hand(b: Board, duty: Duty, o: Outlook) -> None:
    """See how near the units in hand still come: taken up for a move, one no longer comes as far as by a march."""
    for unit in [*b.move.units, *b.move.dropped]:
        for i, (rank, other, weight) in enumerate(o.rows):
            if other == unit:
                if rank < duty.rank(b, b.u_hex[unit]):
                    now = approach(b, duty, o, unit, b.move.doubled).rank
                    if now != rank:
                        del o.rows[i]
                        insort(o.rows, (now, unit, weight))
                        o.core = []
                break


def may_go_on(b: Board, unit: int) -> bool:
    """Tell whether a unit on the map has still got its move, or the rest of it."""
    return begun(b, unit) or eligibility.able(b, unit)


def points_of(b: Board, unit: int, doubled: bool) -> int:
    """Return the movement points a unit may still spend, by march or not; of a move in hand what is left."""
    m = b.move
    if m.hex >= 0 and m.how == 0:
        if unit in m.units:
            return 0 if m.halted else max(0, MovingGroup(b, m.units, m.doubled).pace - m.spent)
        if unit in m.dropped:
            left = b.face(unit).move * (2 if m.doubled else 1) - m.dropped_spent[m.dropped.index(unit)]
            return max(0, left)
    return b.face(unit).move * (2 if doubled else 1)


def begun(b: Board, unit: int) -> bool:
    """Tell whether a unit's move has begun: it goes on as it began, and no minimum move is left to it (12.3)."""
    return b.move.hex >= 0 and b.move.how == 0 and (unit in b.move.units or unit in b.move.dropped)


# --- one unit -----------------------------------------------------------------------------------------


def look_at_next(b: Board, duty: Duty, o: Outlook) -> None:
    """Find out how near the next unit that waits can come, by a move or by a march."""
    _, unit = o.waiting.pop()
    if begun(b, unit):
        found = approach(b, duty, o, unit, b.move.doubled)
    else:
        found = approach(b, duty, o, unit, False)
        if b.has(unit, MARCHER) and duty.at_best(b, b.u_hex[unit], points_of(b, unit, True)) < found.rank:
            marching = approach(b, duty, o, unit, True)
            if marching.rank < found.rank:
                found = marching
    insort(o.rows, (found.rank, unit, duty.weight(b, unit)))
    o.marches += found.way
    o.sure = o.sure and found.sure


def approach(b: Board, duty: Duty, o: Outlook, unit: int, doubled: bool) -> Approach:
    """Return how near a unit can end a move, or a march; at worst where it stands."""
    data = b.data.units[unit]
    face = b.face(unit)
    start = b.u_hex[unit]
    points = points_of(b, unit, doubled)
    kind = data.politics * 2 + int(data.is_hq)
    size = b.data.weight(unit, b.u_face[unit])
    fresh = not begun(b, unit) or (unit in b.move.units and b.move.spent == 0)
    key = (start, points, int(doubled), int(fresh), face.mover, size, b.front_of(unit), kind, data.faction)
    found = o.approaches.get(key)
    if found is None:
        found = nearest_end(b, duty, unit, doubled, points, fresh)
        o.approaches[key] = found
    return found


def nearest_end(b: Board, duty: Duty, unit: int, doubled: bool, points: int, fresh: bool) -> Approach:
    """Work out how near a unit can end a move with some points (10.2-b, 9.1, 12.10, 15.7.2)."""
    start = b.u_hex[unit]
    found = Approach(duty.rank(b, start))
    reach = reach_of(b, unit, doubled, points, fresh)
    key = DUTIES.index(duty)
    nearer = reach.nearer.get(key)
    if nearer is None:
        ranked = [(duty.rank(b, h), i, h) for i, h in enumerate(reach.hexes)]
        nearer = [(rank, h) for rank, _, h in sorted([row for row in ranked if row[0] < found.rank])]
        reach.nearer[key] = nearer
    if not nearer:
        return found
    forecast = destinations.SupplyForecast(b, [unit], reach, [])
    for rank, h in nearer:
        if standing.why_not_there(b, [unit], h) is None and forecast.supplied(h):
            found.rank = rank
            found.way = reach.way(h) if doubled else []
            found.sure = forecast.sure()[h] == sources.IN_SUPPLY
            break
    return found


def reach_of(b: Board, unit: int, doubled: bool, points: int, fresh: bool) -> Reach:
    """Return how far a unit gets by a move or a march, found once for as long as that holds."""
    start, data = b.u_hex[unit], b.data.units[unit]
    ways = noted(b, data.side, doubled)
    key = alike(start, points, fresh, b.face(unit).mover, not data.is_hq)
    found = ways.get(key)
    if found is None:
        found = find(MovingGroup(b, [unit], doubled), start, points, fresh)
        ways[key] = found
    return found


# --- all of them --------------------------------------------------------------------------------------


def others(b: Board, duty: Duty, o: Outlook, units: list[int]) -> list[int]:
    """Return the best that all but some units can do for a duty: a rank for each step, not more than demanded."""
    count = counted(o, units)
    while o.waiting and count < o.demand:
        look_at_next(b, duty, o)
        count = counted(o, units)
    found: list[int] = []
    for rank, unit, weight in o.rows:
        if unit not in units:
            found += [rank] * weight
            if len(found) >= o.demand:
                break
    return found[: o.demand]


def core(b: Board, duty: Duty, o: Outlook) -> list[int]:
    """Return the units that the best for a duty is made up of: without any other it is the same."""
    if not o.core:
        others(b, duty, o, [])
        count = 0
        for _, unit, weight in o.rows:
            if count < o.demand:
                o.core.append(unit)
            count += weight
    return o.core


def counted(o: Outlook, units: list[int]) -> int:
    """Return what the units looked at count together, but some, as far as nobody who waits can come before them."""
    first = o.waiting[-1][0] if o.waiting else FAR
    count = 0
    for rank, unit, weight in o.rows:
        if rank > first:
            break
        if unit not in units:
            count += weight
    return count


def full(o: Outlook, ranks: list[int]) -> bool:
    """Tell whether a duty is done as well as can be by some ranks."""
    return len(ranks) == o.demand and (o.demand == 0 or ranks[-1] == 0)


def joined(o: Outlook, ranks: list[int], rank: int, weight: int) -> list[int]:
    """Return ranks with those of more steps of one rank, as far as the duty demands."""
    found = ranks + [rank] * weight
    found.sort()
    return found[: o.demand]


def as_good(ranks: list[int], goal: list[int]) -> bool:
    """Tell whether some ranks are nowhere worse than others, as many or fewer."""
    return all(rank <= wanted for rank, wanted in zip(ranks, goal, strict=False))


def best_of(b: Board, duty: Duty, o: Outlook, unit: int) -> int:
    """Return how near a unit can come, by a move or by a march."""
    for rank, other, _ in o.rows:
        if other == unit:
            return rank
    while o.waiting:
        _, other = o.waiting[-1]
        look_at_next(b, duty, o)
        if other == unit:
            return best_of(b, duty, o, unit)
    return FAR


def missing(b: Board, duty: Duty) -> int:
    """Return how many steps that can come nearer are still to come for a duty to be done."""
    o = outlook_of(b, duty)
    if full(o, o.standing):
        return 0
    count = 0
    for now, best in zip(o.standing, others(b, duty, o, []), strict=True):
        if now > best:
            count += 1
    return count


def still_due(b: Board, duty: Duty) -> list[int]:
    """Return the units that can still bring what is missing, in order."""
    if missing(b, duty) == 0:
        return []
    o = outlook_of(b, duty)
    last = others(b, duty, o, [])[-1]
    while o.waiting and o.waiting[-1][0] <= last:
        look_at_next(b, duty, o)
    due = [unit for rank, unit, _ in o.rows if rank <= last and rank < duty.rank(b, b.u_hex[unit])]
    return sorted(due)


# --- what a group may do ------------------------------------------------------------------------------


def spare(b: Board, duty: Duty, units: list[int]) -> bool:
    """Tell whether a duty is done as well without some units, wherever they are, as far as the rest goes."""
    o = outlook_of(b, duty)
    needed = core(b, duty, o)
    if not any(u in needed for u in units):
        return True
    rest = others(b, duty, o, units)
    if full(o, rest):
        return True
    goal = rest
    for u in units:
        weight = duty.weight(b, u)
        if weight > 0:
            goal = joined(o, goal, best_of(b, duty, o, u), weight)
    return len(rest) == len(goal) and as_good(rest, goal)


def begins_well(b: Board, duty: Duty, unit: int, doubled: bool) -> bool:
    """Tell whether a unit that a duty does not spare can, moved so, still do for it what it can do at all."""
    weight = duty.weight(b, unit)
    o = outlook_of(b, duty)
    rest = others(b, duty, o, [unit])
    so = approach(b, duty, o, unit, doubled).rank
    return as_good(joined(o, rest, so, weight), joined(o, rest, best_of(b, duty, o, unit), weight))


def good_ends(b: Board, duty: Duty, units: list[int], possible: list[int]) -> list[int]:
    """Of the hexes where the group in hand may end its move, return those that leave a duty as much hope as before.

    If none does, the nearest: as much as is possible.
    """
    o = outlook_of(b, duty)
    rest = others(b, duty, o, units)
    hindered = leans(b, o, units)
    if full(o, rest) and not hindered:
        return possible
    weight = 0
    for u in units:
        weight += duty.weight(b, u)
    if weight == 0 and not hindered:
        return possible
    ranks = [duty.rank(b, h) for h in possible]
    best = min(ranks) if ranks else FAR
    goal = joined(o, rest, best, weight)
    gone = left_by(b, duty, units) if hindered else rest
    here = b.u_hex[units[0]]
    good = [rank for rank in set(ranks) if as_good(joined(o, gone, rank, weight), goal)]
    found: list[int] = []
    for i, h in enumerate(possible):
        if as_good(joined(o, rest, ranks[i], weight), goal) if h == here else ranks[i] in good:
            found.append(h)
    return found or [h for i, h in enumerate(possible) if ranks[i] == best]


def leans(b: Board, o: Outlook, units: list[int]) -> bool:
    """Tell whether others may come less near when a group leaves its hex: by its supply, or by a march through it."""
    here = b.u_hex[units[0]]
    if not o.sure and any(b.data.units[u].is_hq for u in units):
        return True
    if len(units) < len(b.stack(here)):
        return False
    if here in o.marches:
        return True
    if not destinations.uncovers(b, units):
        return False
    if not o.sure:
        return True
    for front in {b.front_of(u) for u in b.on_map(b.data.units[units[0]].side)}:
        if sources.leans_on(b, front, sources.chart_of(b, front), here):
            return True
    return False


def left_by(b: Board, duty: Duty, units: list[int]) -> list[int]:
    """Return the best that the others can do for a duty when a group is gone."""
    other = Board(b.data, b.options, b.chance.clone(), b)
    for u in units:
        other.lift(u, WAITING)
    other.move.units = []
    o = look_out(other, duty)
    return others(other, duty, o, [])
