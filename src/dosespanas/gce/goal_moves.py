"""Many stacks sent at once: each as near to its goal as it comes with nothing to regret, or all the way by rail.

The row of actions is found as the side to choose may know the board. It is offered, never taken by itself.
"""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.board.stages import MOVE, MOVE_ON, STRATEGIC, STRATEGIC_TO
from dosespanas.gce.board.state import Board
from dosespanas.gce.movement import group_move
from dosespanas.gce.shapes import Orders
from dosespanas.gce.warnings import cautions

MOST: Final = 200
"""So many actions are in a row at most."""


class Sent:
    """A stack on its way: the board after it, the actions that brought it there, the hexes entered and who went."""

    def __init__(self, board: Board) -> None:
        """Begin with a board as it is before."""
        self.board = board
        self.row: list[str] = []
        self.path: list[str] = []
        self.units: list[str] = []

    def step(self, code: int) -> None:
        """Take an action."""
        self.row.append(n.write(self.board.data, code))
        self.board.step(code)


def orders(b: Board, viewer: int | None, text: str) -> Orders | None:
    """12.1, 14.1: return the row by which stacks go to their goals, `1607-2506` for each, the nearest first.

    None if the text names no such pairs. Nobody goes anywhere outside one's own movement or strategic movement.
    """
    pairs = read(text)
    if not pairs:
        return None
    found: Orders = {"row": [], "ways": [], "stays": []}
    now = b.clone()
    mine = not b.ended and viewer == b.side and b.stage in (MOVE, STRATEGIC)
    for start, goal in sorted(pairs, key=lambda pair: (distance(pair[0], pair[1]), pair)):
        sent = send(now, start, goal) if mine and goes_on(now, b) else None
        if sent is None or len(found["row"]) + len(sent.row) > MOST:
            found["stays"].append(hex_name(start))
            continue
        now = sent.board
        found["row"] += sent.row
        found["ways"].append({"from": hex_name(start), "path": sent.path, "units": sent.units})
    return found


def goes_on(now: Board, b: Board) -> bool:
    """Tell whether the side is still asked for the next unit, and nothing hidden has come to light."""
    return not now.ended and now.side == b.side and now.stage == b.stage and now.reveals == b.reveals


def read(text: str) -> list[tuple[int, int]]:
    """Return the pairs of hexes that a text names, each stack once; nothing if it is no such text."""
    pairs: dict[int, int] = {}
    for part in text.split(","):
        start, _, goal = part.partition("-")
        try:
            pairs.setdefault(parse_hex(start), parse_hex(goal))
        except ValueError:
            return []
    return list(pairs.items())


def send(b: Board, start: int, goal: int) -> Sent | None:
    """Send the units of a hex towards a goal; None if they come no nearer."""
    if start == goal:
        return None
    return walk(b, start, goal) if b.stage == MOVE else travel(b, start, goal)


def starters(b: Board, kind: int, start: int) -> list[int]:
    """Return the units of a hex that may be taken up by a kind of action."""
    units = [n.payload_of(code) for code in b.codes() if n.kind_of(code) == kind]
    return [u for u in units if b.u_hex[u] == start]


def walk(b: Board, start: int, goal: int) -> Sent | None:
    """12.1, 12.2: move all units of a hex together as near to a goal as they come; None if they come no nearer."""
    sent = Sent(b.clone())
    able = starters(b, n.MOVE, start)
    for unit in able:
        code = n.make(n.WITH if sent.row else n.MOVE, unit)
        if code in sent.board.codes():
            sent.step(code)
            sent.units.append(b.data.units[unit].name)
    end = nearest(sent.board, start, goal)
    if end is None:
        return None
    sent.path = [hex_name(h) for h in end.path]
    sent.step(end.code)
    return sent


class End:
    """Where a move may end, with its way."""

    def __init__(self, code: int, path: list[int]) -> None:
        """Note the action and the hexes that are entered."""
        self.code = code
        self.path = path


def nearest(b: Board, start: int, goal: int) -> End | None:
    """Return the end of the move in hand nearest to a goal that nobody would regret, by the cheapest way."""
    if b.stage != MOVE_ON:
        return None
    regrets = cautions(b)
    best: End | None = None
    least = (distance(start, goal), 0)
    for code in b.codes():
        if n.kind_of(code) == n.TO and code not in regrets and distance(n.payload_of(code), goal) <= least[0]:
            path, cost = group_move.way(b, code)
            this = (distance(n.payload_of(code), goal), cost)
            if this < least:
                best, least = End(code, path), this
    return best


def travel(b: Board, start: int, goal: int) -> Sent | None:
    """14.1, 14.2: send units of a hex to a goal by rail, one after the other, as long as trains and room last."""
    sent = Sent(b.clone())
    to = n.make(n.TO, goal)
    for unit in starters(b, n.RAIL, start):
        tried = sent.board.clone()
        code = n.make(n.RAIL, unit)
        if tried.stage != STRATEGIC or code not in tried.codes():
            continue
        tried.step(code)
        if tried.stage == STRATEGIC_TO and to in tried.codes():
            sent.step(code)
            sent.step(to)
            sent.units.append(b.data.units[unit].name)
    sent.path = [hex_name(goal)]
    return sent if sent.row else None
