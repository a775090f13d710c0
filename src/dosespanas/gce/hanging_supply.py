"""Supply that hangs on empty hexes which enemies could enter: on one alone, or on two together (10.4).

All is told as the side itself may know it: of an enemy stack only the unit on top counts.
"""

from dataclasses import dataclass
from typing import Final

from dosespanas.gce.board.hexes import OFF, distance
from dosespanas.gce.board.state import FRONTS_OF, Board, hex_term, hex_terms
from dosespanas.gce.combat.decisive_places import first_move, threatened
from dosespanas.gce.supply import sources
from dosespanas.gce.supply.network import SHUT
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NOBODY

HANGING: Final = 2
"""How many units a hex must feed alone for that to be told, and of how many such hexes at most."""

LINES: Final = 2
"""How many hexes are tried as the first of two that cut supply together, and how many as the second."""


@dataclass
class Pair:
    """Two hexes by which two enemies together would cut off units."""

    hexes: list[int]
    cut: list[int]
    """The units."""


def hanging(b: Board) -> list[Refusal]:
    """10.4-b, 10.4-c: name the empty hexes where one enemy would cut off several units, first those most.

    He bars the hex and, by his zone of control, those around it where nobody of the side stands. Where no single one
    would, two hexes are named by which two enemies together would.
    """
    cut: dict[int, list[int]] = {}
    pairs: list[Pair] = []
    near = approaches(b)
    for front in FRONTS_OF[b.side]:
        chart = sources.chart_of(b, front)
        outside = [u for u in b.on_map(b.side) if b.front_of(u) == front and b.data.settlement[b.u_hex[u]] == 0]
        fed = [u for u in outside if sources.feeds(b, u, chart.map[b.u_hex[u]])]
        if len(fed) < HANGING:
            continue
        drawn = sources.lines_through(b, front, chart, [b.u_hex[u] for u in fed])
        carrying = [h for h in near if drawn[h] >= HANGING]
        for h in carrying:
            left = sources.barred(b, front, chart, closed_by(b, h, near))
            hungry = [u for u in fed if not sources.feeds(b, u, left.map[b.u_hex[u]])]
            if len(hungry) > len(cut.get(h, [])):
                cut[h] = hungry
        alone = [h for h in carrying if len(cut.get(h, [])) < HANGING]
        pairs += together(b, front, fed, sorted(alone, key=lambda h: (-drawn[h], h))[:LINES], near, cut)
    hexes = [h for h in cut if len(cut[h]) >= HANGING]
    worst = sorted(threatened(b, b.side, hexes) if hexes else [], key=lambda h: -len(cut[h]))
    found = [
        Refusal(
            "10.4-c",
            "warning-gce-hangs",
            {"hex": hex_term(h), "count": len(cut[h]), "cut": hex_terms(sorted({b.u_hex[u] for u in cut[h]}))},
        )
        for h in worst[:HANGING]
    ]
    return found or by_two(b, pairs)


def closed_by(b: Board, hex_: int, near: dict[int, bool]) -> list[int]:
    """10.4-b: return the hexes an enemy in a hex would bar: it, and those of his zone without units of the side."""
    return [hex_] + ([one for one in b.data.beyond[hex_] if b.owner[one] != b.side] if near[hex_] else [])


def together(
    b: Board, front: int, fed: list[int], first: list[int], near: dict[int, bool], cut: dict[int, list[int]]
) -> list[Pair]:
    """10.4-c: return the pairs of hexes that cut off several supplied units though neither does alone.

    `first`: hexes that carry most lines; the second is one that carries most of those that then go another way.
    `cut`: which units single hexes cut off.
    """
    chart = sources.chart_of(b, front)
    found: list[Pair] = []
    for h in first:
        one = sources.barred(b, front, chart, closed_by(b, h, near))
        still = [u for u in fed if sources.feeds(b, u, one.map[b.u_hex[u]])]
        drawn = sources.lines_through(b, front, one, [b.u_hex[u] for u in still])
        others = [other for other in near if drawn[other] >= HANGING and one.ground[other] != SHUT]
        others = [other for other in others if len(cut.get(other, [])) < HANGING]
        for other in sorted(others, key=lambda other: (-drawn[other], other))[:LINES]:
            both = sources.barred(b, front, one, closed_by(b, other, near))
            hungry = [u for u in fed if not sources.feeds(b, u, both.map[b.u_hex[u]])]
            if len(hungry) >= HANGING:
                found.append(Pair(sorted([h, other]), hungry))
    return found


def by_two(b: Board, pairs: list[Pair]) -> list[Refusal]:
    """Name the pair that cuts off most of those that two stacks of the enemy could come to, each to one."""
    for pair in sorted(pairs, key=lambda pair: (-len(pair.cut), pair.hexes)):
        coming = [
            [start for start in b.data.land if b.owner[start] == 1 - b.side and could_enter(b, start, h)]
            for h in pair.hexes
        ]
        if all(coming) and len(set(coming[0] + coming[1])) > 1:
            cut = hex_terms(sorted({b.u_hex[u] for u in pair.cut}))
            details: dict[str, object] = {"hexes": hex_terms(pair.hexes), "count": len(pair.cut), "cut": cut}
            return [Refusal("10.4-c", "warning-gce-hangs-two", details)]
    return []


def could_enter(b: Board, start: int, hex_: int) -> bool:
    """12.1: tell whether the unit on top of a stack could enter a hex in one move."""
    return distance(start, hex_) <= b.face(b.first[start]).move and first_move(b, start).cost[hex_] != OFF


def approaches(b: Board) -> dict[int, bool]:
    """Return the empty hexes no further from an enemy stack, over land, than the movement factor of its top unit.

    With each whether one of these units has a zone of control (11.1, 11-8.5).
    """
    found: dict[int, bool] = {}
    for zoned in (True, False):
        left: dict[int, int] = {}
        for h in b.data.land:
            if b.owner[h] == 1 - b.side and (b.face(b.first[h]).zoc != 0) == zoned:
                left[h] = b.face(b.first[h]).move
        edge = sorted(left, key=lambda h: -left[h])
        for h in edge:
            for near in b.data.beyond[h] if left[h] > 0 else []:
                if left[h] - 1 > left.get(near, -1):
                    left[near] = left[h] - 1
                    edge.append(near)
        for h in sorted(left):
            if b.owner[h] == NOBODY and h not in found:
                found[h] = zoned
    return found
