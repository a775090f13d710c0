"""The attack in hand: what has been declared for it, and what the die said."""

from typing import Final

from dosespanas.kernel.side import NOBODY

NO_DIE: Final = -1


class Fight:
    """One attack, from the naming of the hex to the end of the advance; `hex` is -1 when there is none."""

    def __init__(self) -> None:
        self.hex = -1
        self.side = NOBODY
        """The attacker."""
        self.casado = False
        """7.8-b: Republican units attack Republican units for the Nationalist player."""
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        """The units in the hex when the attack was committed; empty before."""
        self.committed = False
        self.support: list[int] = [-1, -1]
        """By side: the HQ whose artillery supports it."""
        self.train: list[int] = [-1, -1]
        """By side: the armoured train in support (15.3)."""
        self.air: list[list[int]] = [[], []]
        self.naval: list[bool] = [False, False]
        self.chits: list[list[int]] = [[], []]
        self.asked = 0
        """How many of the questions about support have been asked (A87)."""
        self.steps = 0
        """Steps in the defending hex before the losses (13.27-a)."""
        self.across: list[int] = []
        """Hexes the attack comes from."""
        self.attack = 0
        self.defence = 0
        """The totals, as rolled (E1.6)."""
        self.shifts: list[list[int]] = []
        self.drms: list[list[int]] = []
        """What shifted the column and changed the die, as rolled: pairs of a modifier and its value (modifiers.py)."""
        self.column = 0
        self.die = NO_DIE
        self.modified = NO_DIE
        self.result: list[int] = [0, 0]
        """Steps the table takes from the attacker and the defender."""
        self.left: list[int] = [0, 0]
        """By side: steps still to be lost."""
        self.advance = 0
        """Hexes each victor may advance (13.27)."""
        self.victors: list[int] = []
        """Units that may still advance."""
        self.mover = -1
        """The victor that is advancing."""
        self.start = -1
        """Where it stood before."""
        self.path: list[int] = []
        """Hexes it has entered so far."""

    def copy(self) -> "Fight":
        """Return an independent copy."""
        other = Fight()
        other.hex = self.hex
        other.side = self.side
        other.casado = self.casado
        other.attackers = self.attackers[:]
        other.defenders = self.defenders[:]
        other.committed = self.committed
        other.support = self.support[:]
        other.train = self.train[:]
        other.air = [self.air[0][:], self.air[1][:]]
        other.naval = self.naval[:]
        other.chits = [self.chits[0][:], self.chits[1][:]]
        other.asked = self.asked
        other.steps = self.steps
        other.across = self.across[:]
        other.attack = self.attack
        other.defence = self.defence
        other.shifts = self.shifts[:]
        other.drms = self.drms[:]
        other.column = self.column
        other.die = self.die
        other.modified = self.modified
        other.result = self.result[:]
        other.left = self.left[:]
        other.advance = self.advance
        other.victors = self.victors[:]
        other.mover = self.mover
        other.start = self.start
        other.path = self.path[:]
        return other
