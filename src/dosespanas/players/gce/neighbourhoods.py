"""What of the map an opponent looks up again and again: neighbours, and the hexes around by distance over land."""

from typing import Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, OFF, parse_hex

MADRID: Final = parse_hex("2712")

NEAR: Final = 3
"""Hexes within which enemies count as a threat."""


def hex_of(text: str | None) -> int:
    """Return the hex an observation names, OFF where it names none."""
    return OFF if text is None else parse_hex(text)


class Ground:
    """Neighbours of every hex of Spain across hexsides that can be crossed, and the rings around it."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.near: list[list[int]] = [[] for _ in range(HEXES)]
        for h in data.land:
            for hexside in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                if data.open_side[hexside]:
                    self.near[h].append(NEIGHBOUR[hexside])
        self.rings: list[list[list[int]]] = [[] for _ in range(HEXES)]
        """By hex and distance over land, from 0 to NEAR: the hexes there."""
        for h in data.land:
            self.rings[h] = self.around(h, NEAR)

    def around(self, start: int, most: int) -> list[list[int]]:
        """Return the hexes around one by their distance over land, 0 to `most`."""
        rings = [[start]]
        seen = {start}
        for _ in range(most):
            edge: list[int] = []
            for h in rings[-1]:
                for near in self.near[h]:
                    if near not in seen:
                        seen.add(near)
                        edge.append(near)
            rings.append(edge)
        return rings
