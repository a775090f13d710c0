"""The attack in hand: what has been declared for it, and what the die said."""

from typing import Final

from dosespanas.kernel.side import NOBODY

NO_DIE: Final = -1


class AttackInProgress:
    """One attack, from the naming of the hex to the end of the advance; `hex` is -1 when there is none."""

    def __init__(self, of: "AttackInProgress | None" = None) -> None:
        """Start with nothing declared, or as a copy of another."""
        self.hex: int = -1 if of is None else of.hex
        self.side: int = NOBODY if of is None else of.side
        """The attacker."""
        self.casado: bool = False if of is None else of.casado
        """7.8-b: Republican units attack Republican units for the Nationalist player."""
        self.attackers: list[int] = [] if of is None else of.attackers[:]
        self.defenders: list[int] = [] if of is None else of.defenders[:]
        """The units in the hex when the attack was committed; empty before."""
        self.committed: bool = False if of is None else of.committed
        self.support: list[int] = [-1, -1] if of is None else of.support[:]
        """By side: the HQ whose artillery supports it."""
        self.train: list[int] = [-1, -1] if of is None else of.train[:]
        """By side: the armoured train in support (15.3)."""
        self.air: list[list[int]] = [[], []] if of is None else [of.air[0][:], of.air[1][:]]
        self.naval: list[bool] = [False, False] if of is None else of.naval[:]
        self.chits: list[list[int]] = [[], []] if of is None else [of.chits[0][:], of.chits[1][:]]
        self.asked: int = 0 if of is None else of.asked
        """How many of the questions about support have been asked (A87)."""
        self.steps: int = 0 if of is None else of.steps
        """Steps in the defending hex before the losses (13.27-a)."""
        self.across: list[int] = [] if of is None else of.across[:]
        """Hexes the attack comes from."""
        self.attack: int = 0 if of is None else of.attack
        self.defence: int = 0 if of is None else of.defence
        """The totals, as rolled (E1.6)."""
        self.shifts: list[list[int]] = [] if of is None else of.shifts[:]
        self.drms: list[list[int]] = [] if of is None else of.drms[:]
        """What shifted the column and changed the die, as rolled: pairs of a modifier and its value (modifiers.py)."""
        self.column: int = 0 if of is None else of.column
        self.die: int = NO_DIE if of is None else of.die
        self.modified: int = NO_DIE if of is None else of.modified
        self.result: list[int] = [0, 0] if of is None else of.result[:]
        """Steps the table takes from the attacker and the defender."""
        self.left: list[int] = [0, 0] if of is None else of.left[:]
        """By side: steps still to be lost."""
        self.advance: int = 0 if of is None else of.advance
        """Hexes each victor may advance (13.27)."""
        self.victors: list[int] = [] if of is None else of.victors[:]
        """Units that may still advance."""
        self.mover: int = -1 if of is None else of.mover
        """The victor that is advancing."""
        self.start: int = -1 if of is None else of.start
        """Where it stood before."""
        self.path: list[int] = [] if of is None else of.path[:]
        """Hexes it has entered so far."""

    def copy(self) -> "AttackInProgress":
        """Return an independent copy."""
        return AttackInProgress(self)
