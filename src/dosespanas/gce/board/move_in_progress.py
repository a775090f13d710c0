"""The move in hand: the units that go together, what they have spent, and who was left on the way."""

from dosespanas.gce.board.hexes import OFFS
from dosespanas.kernel.grids import Grid


class Reach:
    """How far a group gets from a hex, and by which way: the work of `reach.py`, not changed once it is done."""

    def __init__(self, start: int, points: int, of: "Reach | None" = None) -> None:
        self.start = start
        self.points = points
        """Movement points there are to spend."""
        self.cost: Grid = OFFS[:] if of is None else of.cost
        """By hex: movement points spent on arrival; OFF: not reached."""
        self.came: Grid = OFFS[:] if of is None else of.came
        """By hex: the hex before it on the way."""
        self.hexes: list[int] = [] if of is None else of.hexes
        """The hexes reached, nearest first."""
        self.ends: list[int] = []
        """Those where the group may end its move, in order."""
        self.steps: list[int] = []
        """The hexes next to the start that it may enter by hand."""
        self.may_stay = False
        """It may end where it stands now."""
        self.nearer: dict[int, list[tuple[int, int]]] = {}
        """By duty: the hexes reached that suit it better than the start, the best first, with their ranks (A38)."""

    def again(self) -> "Reach":
        """Return the same for another group, whose ends and steps are still to be worked out."""
        return Reach(self.start, self.points, self)

    def way(self, hex_: int) -> list[int]:
        """Return the way to a hex reached, without the start."""
        path: list[int] = []
        while hex_ != self.start:
            path.append(hex_)
            hex_ = self.came[hex_]
        path.reverse()
        return path


class March:
    """One operational, march or strategic move; `hex` is -1 when nobody is moving."""

    def __init__(self, of: "March | None" = None) -> None:
        """Start with nobody moving, or as a copy of another."""
        self.units: list[int] = [] if of is None else of.units[:]
        """The group that moves together (12.5)."""
        self.start: int = -1 if of is None else of.start
        self.hex: int = -1 if of is None else of.hex
        """Where the group is now."""
        self.spent: int = 0 if of is None else of.spent
        """Movement points spent so far."""
        self.doubled: bool = False if of is None else of.doubled
        """March movement: up to twice the movement factor (12.11)."""
        self.halted: bool = False if of is None else of.halted
        """It entered an enemy zone of control, or spent all for a minimum move, and goes no further."""
        self.path: list[int] = [] if of is None else of.path[:]
        """Hexes entered so far, in order."""
        self.dropped: list[int] = [] if of is None else of.dropped[:]
        """Units left on the way that may still go on (12.6)."""
        self.dropped_spent: list[int] = [] if of is None else of.dropped_spent[:]
        """Movement points each of them has spent."""
        self.how: int = 0 if of is None else of.how
        """A strategic move: the kind of its action (rail, sail or land); 0 for any other."""
        self.line: list[int] = [] if of is None else of.line
        """A strategic move: the railways as surveyed, once somebody has asked; no part of the position."""
        self.reach: Reach | None = None if of is None else of.reach
        """Where the group gets from here, once somebody has asked; no part of the position."""

    def copy(self) -> "March":
        """Return an independent copy."""
        return March(self)
