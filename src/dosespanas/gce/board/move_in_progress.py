"""The move in hand: the units that go together, what they have spent, and who was left on the way."""

from dosespanas.gce.board.hexes import OFFS, ZEROS


class Reach:
    """How far a group gets from a hex, and by which way: the work of `reach.py`, not changed once it is done."""

    def __init__(self, start: int, points: int) -> None:
        self.start = start
        self.points = points
        """Movement points there are to spend."""
        self.cost = OFFS[:]
        """By hex: movement points spent on arrival; OFF: not reached."""
        self.came = OFFS[:]
        """By hex: the hex before it on the way."""
        self.taken = ZEROS[:]
        """By hex: how many enemy-controlled hexes the way enters."""
        self.hexes: list[int] = []
        """The hexes reached, nearest first."""
        self.ends: list[int] = []
        """Those where the group may end its move, in order."""
        self.steps: list[int] = []
        """The hexes next to the start that it may enter by hand."""
        self.may_stay = False
        """It may end where it stands now."""
        self.nearer: dict[int, list[tuple[int, int]]] = {}
        """By duty: the hexes reached that suit it better than the start, the best first, with their ranks (A38)."""

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

    def __init__(self) -> None:
        self.units: list[int] = []
        """The group that moves together (12.5)."""
        self.start = -1
        self.hex = -1
        """Where the group is now."""
        self.spent = 0
        """Movement points spent so far."""
        self.doubled = False
        """March movement: up to twice the movement factor (12.11)."""
        self.halted = False
        """It entered an enemy zone of control, or spent all for a minimum move, and goes no further."""
        self.path: list[int] = []
        """Hexes entered so far, in order."""
        self.dropped: list[int] = []
        """Units left on the way that may still go on (12.6)."""
        self.dropped_spent: list[int] = []
        """Movement points each of them has spent."""
        self.how = 0
        """A strategic move: the kind of its action (rail, sail or land); 0 for any other."""
        self.line: list[int] = []
        """A strategic move: the railways as surveyed, once somebody has asked; no part of the position."""
        self.reach: Reach | None = None
        """Where the group gets from here, once somebody has asked; no part of the position."""

    def copy(self) -> "March":
        """Return an independent copy."""
        other = March()
        other.units = self.units[:]
        other.start = self.start
        other.hex = self.hex
        other.spent = self.spent
        other.doubled = self.doubled
        other.halted = self.halted
        other.path = self.path[:]
        other.dropped = self.dropped[:]
        other.dropped_spent = self.dropped_spent[:]
        other.how = self.how
        other.line = self.line
        other.reach = self.reach
        return other
