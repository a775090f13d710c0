"""What may lie in covered stacks (13.6): units that a viewer does not see, drawn into the places he sees covered."""

from typing import Final

from dosespanas.gce.board.data import COLUMN_ZOC, FULL_ZOC, NO_ZOC
from dosespanas.gce.board.stages import ARRIVALS
from dosespanas.gce.board.state import Board
from dosespanas.kernel.chance import Chance

ZOC_NAMES: Final = {NO_ZOC: "none", COLUMN_ZOC: "column", FULL_ZOC: "full"}
"""Zones of control as observations call them."""

ZOCS: Final = {name: zoc for zoc, name in ZOC_NAMES.items()}

LOOSEST: Final = 3
"""How far the rules of a place are let go where nobody else is left for it: see `fits`."""


class Pile:
    """A stack of which the viewer sees the top, how many units it has, and its zone of control."""

    def __init__(self, hex_: int, top: int, below: int, zoc: int) -> None:
        self.hex = hex_
        self.units = [top]
        """Those known so far, the top one first."""
        self.below = below
        """How many lie covered."""
        self.zoc = zoc
        self.lacks = False
        """Its zone of control is not that of its top: a unit below exerts it."""


def hidden_face(b: Board, unit: int, rng: Chance) -> int:
    """Return the face of a unit that nobody sees: by the calendar (6.9), or whole and reduced alike likely (2.12-a)."""
    facts = b.data.units[unit]
    if facts.converted:
        return 1 if facts.converted < b.turn or (facts.converted == b.turn and b.step_no >= ARRIVALS) else 0
    return rng.uniform(facts.steps)


def draw_below(b: Board, piles: list[Pile], hidden: list[int], rng: Chance, crowd: bool) -> None:
    """Put every hidden unit into a covered place of its side, each place in turn one of those that may lie there.

    The places with most to observe come first: those whose zone of control says something. `crowd`: somewhere stand
    more than a hex holds (9.1-b).
    """
    for u in hidden:
        b.u_face[u] = hidden_face(b, u, rng)
    rng.shuffle(hidden)
    for pile in piles:
        pile.lacks = pile.zoc != b.face(pile.units[0]).zoc
    if crowd:
        fill_crowded(b, piles, hidden)
    piles.sort(key=rank)
    for pile in [p for p in piles if p.lacks]:
        settle(b, pile, hidden, crowd)
    for pile in piles:
        while len(pile.units) <= pile.below:
            settle(b, pile, hidden, crowd)
        if pile.below > 1:
            below = pile.units[1:]
            rng.shuffle(below)
            pile.units[1:] = below


def rank(pile: Pile) -> int:
    """Return the order in which stacks are filled: the weaker its zone of control the fewer may lie there."""
    return pile.zoc * 100 - pile.below


def settle(b: Board, pile: Pile, hidden: list[int], crowd: bool) -> None:
    """Put the first of the hidden units that may lie in a stack there; where none may, the rules give way by steps."""
    weight = sum([b.data.weight(u, b.u_face[u]) for u in pile.units])
    hqs = sum([1 for u in pile.units if b.data.units[u].is_hq])
    for looseness in range(2 if crowd else 0, LOOSEST + 1):
        if looseness == LOOSEST:
            turn_one(b, pile, hidden)
        for i, u in enumerate(hidden):
            if fits(b, pile, u, weight, hqs, looseness):
                pile.units.append(hidden.pop(i))
                pile.lacks = False
                return
    raise RuntimeError("nobody is left for a covered place")


def turn_one(b: Board, pile: Pile, hidden: list[int]) -> None:
    """Turn the first hidden unit that has a face with which it may lie in a stack, and let it be the first asked.

    By the calendar there are enough of every face, but a position may say another turn than its units are of (6.9).
    """
    for i, u in enumerate(hidden):
        for face, about in enumerate(b.data.units[u].faces):
            if about.zoc == pile.zoc or (about.zoc < pile.zoc and not pile.lacks):
                b.u_face[u] = face
                hidden.insert(0, hidden.pop(i))
                return


def fits(b: Board, pile: Pile, unit: int, weight: int, hqs: int, looseness: int) -> bool:
    """Tell whether a unit may lie in a stack: its zone of control, and, unless that is let go, room (9.2) and region.

    12.10: northern units lie in their region as far as there is room, others not in the north.
    """
    zoc = b.face(unit).zoc
    if zoc > pile.zoc or (pile.lacks and zoc != pile.zoc):
        return looseness >= LOOSEST
    if looseness < 2 and (
        weight + b.data.weight(unit, b.u_face[unit]) > b.data.stack_limit
        or (b.data.units[unit].is_hq and hqs >= b.data.stack_hqs)
    ):
        return False
    return looseness > 0 or b.data.home_region[b.data.units[unit].faction] == home(b, pile.hex)


def home(b: Board, hex_: int) -> int:
    """Return the region of the north that a hex belongs to, or -1."""
    region = b.data.region[hex_]
    return region if region in b.data.home_region else -1


def fill_crowded(b: Board, piles: list[Pile], hidden: list[int]) -> None:
    """9.1-b: fill one of the highest stacks with the heaviest units."""
    pile = piles[0]
    for other in piles:
        if other.below > pile.below:
            pile = other
    heavy = [u for u in hidden if b.face(u).zoc <= pile.zoc]
    heavy.sort(key=lambda u: -b.data.weight(u, b.u_face[u]))
    for u in heavy[: pile.below]:
        hidden.remove(u)
        pile.units.append(u)
        pile.lacks = False
