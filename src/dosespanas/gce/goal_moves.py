"""Many stacks sent at once: each as near to its goal as it comes with nothing to regret, or all the way by rail.

The row of actions is found as the side to choose may know the board. It is offered, never taken by itself.
"""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.board.stages import MOVE, MOVE_ON, STRATEGIC, STRATEGIC_TO
from dosespanas.gce.board.state import Board
from dosespanas.gce.movement import group_move
from dosespanas.gce.shapes import GoalMoves
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


class Errand:
    """Who is sent where: the units named, else all of a hex."""

    def __init__(self, start: int, units: list[str], goal: int) -> None:
        """`units`: those of the hex `start` that go; none: all of them."""
        self.start = start
        self.units = units
        self.goal = goal

    def key(self) -> tuple[int, int, int, list[str]]:
        """Return what errands are done by, the nearest first."""
        return distance(self.start, self.goal), self.start, self.goal, self.units


def orders(b: Board, viewer: int | None, text: str) -> GoalMoves | None:
    """12.1, 14.1: return the row by which stacks go to their goals, the nearest first.

    `1607-2506` sends a stack, `1607:n_cst+n_rdn-2506` those units of it; None if the text names no such errands.
    Nobody goes anywhere outside one's own movement or strategic movement.
    """
    errands = read(text)
    if not errands:
        return None
    found: GoalMoves = {"row": [], "ways": [], "stays": []}
    now = b.clone()
    mine = not b.ended and viewer == b.side and b.stage in (MOVE, STRATEGIC)
    for errand in sorted(errands, key=Errand.key):
        sent = send(now, errand) if mine and goes_on(now, b) else None
        if sent is None or len(found["row"]) + len(sent.row) > MOST:
            found["stays"].append(hex_name(errand.start))
            continue
        now = sent.board
        found["row"] += sent.row
        found["ways"].append({"from": hex_name(errand.start), "path": sent.path, "units": sent.units})
    return found


def goes_on(now: Board, b: Board) -> bool:
    """Tell whether the side is still asked for the next unit, and nothing hidden has come to light."""
    return not now.ended and now.side == b.side and now.stage == b.stage and now.reveals == b.reveals


def read(text: str) -> list[Errand]:
    """Return the errands that a text names, each stack or unit once; nothing if it is no such text."""
    found: list[Errand] = []
    stacks: list[int] = []
    sent: list[str] = []
    for part in text.split(","):
        who, _, where = part.partition("-")
        at, named, units = who.partition(":")
        try:
            start, goal = parse_hex(at), parse_hex(where)
        except ValueError:
            return []
        going = [unit for unit in units.split("+") if unit and unit not in sent]
        if going or (not named and start not in stacks):
            found.append(Errand(start, going, goal))
        sent += going
        if not named:
            stacks.append(start)
    return found


def send(b: Board, errand: Errand) -> Sent | None:
    """Send the units of an errand towards its goal; None if they come no nearer."""
    if errand.start == errand.goal:
        return None
    return walk(b, errand) if b.stage == MOVE else travel(b, errand)


def starters(b: Board, kind: int, errand: Errand) -> list[int]:
    """Return the units of an errand that may be taken up by a kind of action."""
    units = [n.payload_of(code) for code in b.codes() if n.kind_of(code) == kind]
    there = [u for u in units if b.u_hex[u] == errand.start]
    return [u for u in there if not errand.units or b.data.units[u].name in errand.units]


def walk(b: Board, errand: Errand) -> Sent | None:
    """12.1, 12.2: move units of a hex together as near to a goal as they come; None if they come no nearer."""
    sent = Sent(b.clone())
    for unit in starters(b, n.MOVE, errand):
        code = n.make(n.WITH if sent.row else n.MOVE, unit)
        if code in sent.board.codes():
            sent.step(code)
            sent.units.append(b.data.units[unit].name)
    end = nearest(sent.board, errand.start, errand.goal)
    if end is None:
        return None
    sent.path = [hex_name(h) for h in end.path]
    sent.step(end.code)
    return sent


class GoalEnd:
    """Where a move may end, with its way."""

    def __init__(self, code: int, path: list[int]) -> None:
        """Note the action and the hexes that are entered."""
        self.code = code
        self.path = path


def nearest(b: Board, start: int, goal: int) -> GoalEnd | None:
    """Return the end of the move in hand nearest to a goal that nobody would regret, by the cheapest way."""
    if b.stage != MOVE_ON:
        return None
    regrets = cautions(b)
    best: GoalEnd | None = None
    least = (distance(start, goal), 0)
    for code in b.codes():
        if n.kind_of(code) == n.TO and code not in regrets and distance(n.payload_of(code), goal) <= least[0]:
            path, cost = group_move.way(b, code)
            this = (distance(n.payload_of(code), goal), cost)
            if this < least:
                best, least = GoalEnd(code, path), this
    return best


def travel(b: Board, errand: Errand) -> Sent | None:
    """14.1, 14.2: send units of a hex to a goal by rail, one after the other, as long as trains and room last."""
    sent = Sent(b.clone())
    to = n.make(n.TO, errand.goal)
    for unit in starters(b, n.RAIL, errand):
        tried = sent.board.clone()
        code = n.make(n.RAIL, unit)
        if tried.stage != STRATEGIC or code not in tried.codes():
            continue
        tried.step(code)
        if tried.stage == STRATEGIC_TO and to in tried.codes():
            sent.step(code)
            sent.step(to)
            sent.units.append(b.data.units[unit].name)
    sent.path = [hex_name(errand.goal)]
    return sent if sent.row else None
