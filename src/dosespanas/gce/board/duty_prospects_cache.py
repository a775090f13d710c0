"""How near the units of a side can come to where a duty wants them: the work of `duty_prospects.py` so far."""

Alike = tuple[int, ...]
"""What two units have in common that come equally near."""


class Approach:
    """How near a unit can end a move: its rank, and what that hangs on."""

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.way: list[int] = []
        """A march: the hexes on the way to where it ends."""
        self.sure = True
        """It is in supply there already, by a town or city."""


class Outlook:
    """Of one duty: how near each unit that counts for it can come, the nearest first.

    Only as many units are looked at as a question needs; the others come no nearer than the first that waits.
    """

    def __init__(self, demand: int) -> None:
        self.demand = demand
        """What is wanted of the units together; ranks are compared so far."""
        self.standing: list[int] = []
        """The ranks where units stand now, one for each step they count, the best first; not more than `demand`."""
        self.waiting: list[tuple[int, int]] = []
        """Units not yet looked at: a rank that they cannot better, and the unit; the next one last."""
        self.rows: list[tuple[int, int, int]] = []
        """Units looked at: how near they can come, the unit, and what it counts; the nearest first."""
        self.core: list[int] = []
        """The units of the first rows, as many as the demand takes; empty: not yet known."""
        self.approaches: dict[Alike, Approach] = {}
        self.marches: list[int] = []
        """The hexes that marches of those looked at lead through."""
        self.sure = True
        """All of them end in supply that is there already."""
