"""What either side could do with its next moves, to be drawn on the map: places left open, too weak, lines of supply.

All is told as the viewer may know it (13.6): of an enemy stack only the unit on top counts, and lines of supply hang on
nothing that is covered.
"""

from typing import Final

from dosespanas.gce.board.hexes import OFF, distance, hex_name
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.state import ELIMINATED, Board, hex_term
from dosespanas.gce.combat.decisive_places import comers, first_move, lost_with, moved_off, stormed
from dosespanas.gce.control import victory
from dosespanas.gce.supply import known_supply
from dosespanas.kernel.shapes import Args, Idea
from dosespanas.kernel.side import NAT, SIDE_NAMES

LINES: Final = 6
"""Hexes that are tried for the supply that hangs on them, those first that carry most."""
SECOND: Final = 2
"""Of hexes on which no supply hangs alone, how many are tried with another, and how many as that other."""
ENTERED: Final = 4
"""Open places that are told, the dearest first."""


def ideas(b: Board, viewer: int | None) -> list[Idea]:
    """Return what the other side could do and what one's own could, the gravest of each first; a spectator has none."""
    if viewer is None or b.ended:
        return []
    return [*by_side(b, 1 - viewer, viewer), *by_side(b, viewer, viewer)]


def by_side(b: Board, side: int, viewer: int) -> list[Idea]:
    """Return what a side could do with its next moves."""
    stacks = {h: first_move(b, h) for h in b.data.land if b.owner[h] == side and b.face(b.first[h]).move > 0}
    return [*storms(b, side, viewer, stacks), *entries(b, side, stacks), *cuts(b, side, viewer, stacks)]


def comer(b: Board, stacks: dict[int, Reach], hex_: int) -> int:
    """12.1: return where the nearest stack stands whose unit on top could enter a hex in one move; OFF: none."""
    able = able_to_come(b, stacks, hex_)
    return able[0] if able else OFF


def able_to_come(b: Board, stacks: dict[int, Reach], hex_: int) -> list[int]:
    """12.1: return where the stacks stand whose unit on top could enter a hex in one move, the nearest first."""
    near = [(stacks[h].cost[hex_], h) for h in stacks if distance(h, hex_) <= b.face(b.first[h]).move]
    return [h for cost, h in sorted(near) if cost != OFF]


def way(stacks: dict[int, Reach], start: int, hex_: int) -> list[str]:
    """Return the way of a stack to a hex, its own first."""
    return [hex_name(h) for h in [start, *stacks[start].way(hex_)]]


def told(side: int, rule: str, key: str, args: Args, hexes: list[int], ways: list[list[str]]) -> Idea:
    """Return an idea of a side about some hexes."""
    places = [hex_name(h) for h in hexes]
    return {"side": SIDE_NAMES[side], "rule": rule, "key": key, "args": args, "places": places, "ways": ways}


def entries(b: Board, side: int, stacks: dict[int, Reach]) -> list[Idea]:
    """4.2-a, 4.3: return the valued hexes of the other side that stand empty and that a side could enter."""
    found: list[tuple[int, Idea]] = []
    for h in b.data.land:
        if not victory.counts(b, h) or b.control[h] != 1 - side or b.first[h] >= 0:
            continue
        start = comer(b, stacks, h)
        if start == OFF:
            continue
        rule, value = victory.won_by_taking(b, side, h), b.data.morale_value[h]
        ways = [way(stacks, start, h)]
        if rule is not None:
            found.append((-1000, told(side, rule, "idea-gce-wins", {"hex": hex_term(h)}, [h], ways)))
        else:
            args: Args = {"hex": hex_term(h), "count": value}
            found.append((-value, told(side, "4.3-c" if side == NAT else "4.3-b", "idea-gce-enter", args, [h], ways)))
    found.sort(key=lambda one: one[0])
    return [one for _, one in found[:ENTERED]]


def storms(b: Board, side: int, viewer: int, stacks: dict[int, Reach]) -> list[Idea]:
    """4.2-a, 4.3-a, 17.2-b: return the viewer's places whose fall decides the war and that the other side could empty.

    Those of the other side are told where one attacks: what defends them may be covered.
    """
    if side == viewer:
        return []
    other = b.clone()
    other.side = viewer
    found: list[Idea] = []
    for h in [h for h in b.data.land if b.owner[h] == viewer]:
        rule = lost_with(other, h)
        odds = stormed(other, h, stacks) if rule is not None else ""
        if rule is not None and odds:
            args: Args = {"hex": hex_term(h), "odds": odds}
            ways = [[*way(stacks, b.u_hex[u], near), hex_name(h)] for u, near in comers(other, h, stacks)]
            found.append(told(side, rule, "idea-gce-storm", args, [h], ways))
    return found


def cuts(b: Board, side: int, viewer: int, stacks: dict[int, Reach]) -> list[Idea]:
    """10.3-d, 10.7: return the hexes a side could enter that carry the only supply of units of the other side.

    Where there is none of them, two hexes that do together. Units in towns are left out, which do not starve there.
    """
    known = [u for u in b.on_map(1 - side) if b.sees(viewer, u) and b.data.settlement[b.u_hex[u]] == 0]
    fed = lines(b, known, viewer)
    found: list[tuple[int, Idea]] = []
    alone: list[int] = []
    for h in carrying(b, fed, stacks)[:LINES]:
        start = comer(b, stacks, h)
        after = with_moved(b, start, h, viewer)
        lost = [u for u in fed if h in fed[u] and known_supply.trace(after, u, viewer).why is not None]
        if lost:
            args, hexes = cut_off(b, lost)
            args["hex"] = hex_term(h)
            found.append((-len(lost), told(side, "10.3-d", "idea-gce-cut", args, [h, *hexes], [way(stacks, start, h)])))
        else:
            alone.append(h)
    found.sort(key=lambda one: one[0])
    return without_shadows([one for _, one in found]) or cut_by_two(b, side, viewer, stacks, list(fed), alone[:SECOND])


def cut_by_two(
    b: Board, side: int, viewer: int, stacks: dict[int, Reach], fed: list[int], first: list[int]
) -> list[Idea]:
    """10.3-d: return the two hexes by which two stacks of a side cut off most units of the other, neither alone.

    `first`: hexes that cut off nobody, one of which it is. Of the stacks that could come some are tried: the nearest
    may bar a way from where it stands.
    """
    most = 0
    found: list[Idea] = []
    for h in first:
        for start in able_to_come(b, stacks, h)[:SECOND]:
            after = with_moved(b, start, h, viewer)
            rest = {stack: stacks[stack] for stack in stacks if stack != start}
            for other in carrying(after, lines(after, fed, viewer), rest)[:SECOND]:
                for second in able_to_come(b, rest, other)[:SECOND]:
                    both = with_moved(after, second, other, viewer)
                    lost = [u for u in fed if known_supply.trace(both, u, viewer).why is not None]
                    if len(lost) > most:
                        most = len(lost)
                        args, hexes = cut_off(b, lost)
                        args["both"] = [hex_term(h), hex_term(other)]
                        ways = [way(stacks, start, h), way(stacks, second, other)]
                        found = [told(side, "10.3-d", "idea-gce-cut-two", args, [h, other, *hexes], ways)]
    return found


def lines(b: Board, units: list[int], viewer: int) -> dict[int, list[int]]:
    """Return the line of supply of each unit that a viewer knows to have one."""
    traced = [(u, known_supply.trace(b, u, viewer)) for u in units]
    return {u: line.path for u, line in traced if line.why is None}


def carrying(b: Board, fed: dict[int, list[int]], stacks: dict[int, Reach]) -> list[int]:
    """Return the empty hexes on lines of supply that one of some stacks could enter, those first that carry most."""
    carried: dict[int, int] = {}
    for path in fed.values():
        for h in path:
            carried[h] = carried.get(h, 0) + 1
    able = [h for h in carried if b.first[h] < 0 and comer(b, stacks, h) != OFF]
    return sorted(able, key=lambda one: (-carried[one], one))


def cut_off(b: Board, lost: list[int]) -> tuple[Args, list[int]]:
    """Return units cut off as arguments of a message, and where they stand."""
    hexes = sorted({b.u_hex[u] for u in lost})
    return {"count": len(lost), "hexes": [hex_term(one) for one in hexes]}, hexes


def with_moved(b: Board, start: int, hex_: int, viewer: int) -> Board:
    """13.6: return the board with the unit on top of a stack elsewhere; what a viewer does not see below it is gone."""
    other = moved_off(b, [u for u in b.stack(start) if not b.sees(viewer, u)], ELIMINATED)
    other.shift(b.first[start], hex_)
    return other


def without_shadows(found: list[Idea]) -> list[Idea]:
    """Return ideas without those that cut off nobody whom one before them does not."""
    kept: list[Idea] = []
    for one in found:
        if not any(set(one["places"][1:]) <= set(before["places"][1:]) for before in kept):
            kept.append(one)
    return kept
