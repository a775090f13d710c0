"""The ways in which a side may win at once or at the end of the turn, each with the places that would do it."""

from typing import Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import hex_name, neighbours
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.state import Board
from dosespanas.gce.control import victory
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES

MOST: Final = 3
"""How many places a victory may want at most to be looked for."""


class WinPath:
    """A way to win: what is still wanted, and what each place of the other side's would add to it."""

    def __init__(self, need: int, worth: dict[int, int], at_once: bool = True, ring: bool = False) -> None:
        """`at_once`: the game ends as the last place is taken, not with the turn; `ring`: they must be held in supply.

        A way at the end of the turn is also that of a side which loses by it as things stand, and must undo that.
        """
        self.need = need
        self.worth = worth
        self.at_once = at_once
        self.ring = ring

    def alone(self) -> list[int]:
        """Return the places each of which would be enough."""
        return [h for h, worth in self.worth.items() if worth >= self.need]

    def enough(self, places: list[int]) -> bool:
        """Tell whether some places would do, and so few of them that it is worth a look."""
        return sum(sorted([self.worth[h] for h in places])[-MOST:]) >= self.need

    def done(self, b: Board, side: int) -> bool:
        """Tell whether a side has won by it, or would if the turn ended as the board stands."""
        if b.ended:
            return b.winner == side
        return not self.at_once and nationalists_ahead(b) == (side == NAT)


def nationalists_ahead(b: Board) -> bool:
    """4.1-a, 17.2-a: tell whether the Nationalists would win if the turn ended as the board stands."""
    rules = b.data.victory
    if victory.by_morale(b):
        return b.morale <= int(rules["morale_at_most"])
    if b.turn != b.data.last_turn or "madrid_neighbours" not in rules:
        return False
    return b.control[MADRID] == NAT or victory.madrid_neighbours(b) >= int(rules["madrid_neighbours"])


def ways(data: Data, seen: GceObservation, side: int) -> list[WinPath]:
    """Return the ways that are open to a side, as an observation shows them."""
    theirs = set(seen["control"][SIDE_NAMES[1 - side]])
    found = nationalist(data, seen, theirs) if side == NAT else republican(data, seen, theirs)
    return [way for way in found if way.need > 0 and way.worth]


def nationalist(data: Data, seen: GceObservation, theirs: set[str]) -> list[WinPath]:
    """4.2-a: Madrid; 17.2-a: Madrid, or what is beside it, in the last turn of 1936; 4.1-a: what brings Morale down."""
    rules = data.victory
    found: list[WinPath] = []
    madrid = {MADRID: 1} if hex_name(MADRID) in theirs else {}
    if seen["turn"] <= rules["madrid_until"]:
        found.append(WinPath(1, madrid))
    if decides_at_madrid(data, seen) and madrid:
        held = [h for h in neighbours(MADRID) if owner(seen, h) == SIDE_NAMES[NAT]]
        ring = {h: 1 for h in neighbours(MADRID) if h not in held}
        found.append(WinPath(1, madrid, at_once=False))
        found.append(WinPath(rules["madrid_neighbours"] - seen["victory"]["madrid_neighbours"], ring, False, True))
    least = seen["victory"]["morale_at_most"]
    if least is not None:
        valued = {h: data.morale_value[h] for h, name in places_of(data, False) if name in theirs}
        found.append(WinPath(seen["morale"] - least, valued, at_once=False))
    return found


def republican(data: Data, seen: GceObservation, theirs: set[str]) -> list[WinPath]:
    """4.3-a, 17.2-b: what was Nationalist at the start; 4.1-a, 17.2-a: what undoes a victory at the end of the turn."""
    rules = data.victory
    count = "captured_hexes" in rules or seen["options"].get("three_hexes", False)
    need = rules["captured_hexes"] if "captured_hexes" in rules else rules["captured_value"]
    worth: dict[int, int] = {}
    for h, name in places_of(data, True):
        value = 1 if count else data.morale_value[h]
        if name in theirs:
            worth[h] = value
        else:
            need -= value
    found = [WinPath(need, worth)]
    least = seen["victory"]["morale_at_most"]
    if least is not None and seen["morale"] <= least:
        valued = {h: data.morale_value[h] for h, name in places_of(data, False) if name in theirs}
        found.append(WinPath(least + 1 - seen["morale"], valued, at_once=False))
    if decides_at_madrid(data, seen):
        if hex_name(MADRID) in theirs:
            found.append(WinPath(1, {MADRID: 1}, at_once=False))
        else:
            ring = {h: 1 for h in neighbours(MADRID) if owner(seen, h) == SIDE_NAMES[NAT]}
            found.append(
                WinPath(seen["victory"]["madrid_neighbours"] - rules["madrid_neighbours"] + 1, ring, False, True)
            )
    return found


def decides_at_madrid(data: Data, seen: GceObservation) -> bool:
    """17.2-a: tell whether the turn ends with the count of what is held in and beside Madrid."""
    return "madrid_neighbours" in data.victory and seen["turn"] == data.last_turn


def owner(seen: GceObservation, hex_: int) -> str:
    """Return whose units stand in a hex, "" for nobody's."""
    stack = seen["stacks"].get(hex_name(hex_))
    return "" if stack is None else stack["side"]


PLACES: Final[dict[tuple[str, str, bool], list[tuple[int, str]]]] = {}
"""By digest of the data, scenario and whether Nationalist at the start: the hexes of value, with their names."""


def places_of(data: Data, at_start: bool) -> list[tuple[int, str]]:
    """Return the hexes of value, or those of them that are Nationalist at the start, with their names."""
    key = data.digest, data.scenario, at_start
    if key not in PLACES:
        fit = [h for h in data.land if data.morale_value[h] > 0 and (not at_start or data.start_control[h] == NAT)]
        PLACES[key] = [(h, hex_name(h)) for h in fit]
    return PLACES[key]


def kept_by(data: Data, seen: GceObservation, side: int) -> list[int]:
    """17.2-a: return the own hexes beside Madrid of which the Nationalists can spare none, in the last turn of 1936."""
    if side == REP or not decides_at_madrid(data, seen) or hex_name(MADRID) in seen["control"][SIDE_NAMES[NAT]]:
        return []
    if seen["victory"]["madrid_neighbours"] != data.victory["madrid_neighbours"]:
        return []
    return [h for h in neighbours(MADRID) if owner(seen, h) == SIDE_NAMES[NAT]]
