"""The two cups of event chits, what is held, and what events have left behind."""

from typing import Final

NEVER: Final = 0


class Cups:
    """Chits and the lasting effects of events (chapter 7). A turn of 0 means: not, or not yet.

    2.1: each side draws from its own.
    """

    def __init__(self, chits: int) -> None:
        self.inside: list[int] = [0] * chits
        """By chit: copies in its cup."""
        self.held: list[list[int]] = [[], []]
        """By side: chits drawn and kept (7.4-a)."""
        self.played: list[list[int]] = [[], []]
        """By side: chits played or discarded, in order."""
        self.chit = -1
        """The chit whose effect is being carried out."""
        self.drawer = -1
        """Who draws from the cup of `owner` now."""
        self.owner = -1
        self.left = 0
        """How many units or steps the effect still asks for."""
        self.op = 0
        """Part of the effect that is being carried out."""
        self.queue: list[int] = []
        """Units the effect has still to place, or hexes it may place them in."""
        # lasting effects
        self.czech_until = NEVER
        """7.11, 7.5: the Czech crisis is in effect before this turn."""
        self.czech_second = NEVER
        """7.11: the turn in which the second unit of the Condor Legion leaves."""
        self.ctv_from_france = NEVER
        """7.11-c: the turn in which Italians must leave the French border."""
        self.casado = NEVER
        """7.8: the turn of the coup; Republican naval support is gone from then on."""
        self.volunteers = NEVER
        """7.10: the turn of the withdrawal of the foreign volunteers."""
        self.goicoechea = False
        """7.14: the Iron Belt is betrayed."""
        self.gernika = False
        """7.16 has been played."""
        self.german_ships_waits = False
        """7.36 waits for Gernika."""
        self.submarine_debt = 0
        """7.19: Republican points to be taken as soon as there are any."""
        self.madrid_until = NEVER
        """7.22: last turn of the duty to advance on Madrid."""
        self.oviedo = NEVER
        """7.33: the turn of the duty to attack Oviedo."""
        self.alcazar = False
        """7.34: the duty to advance on Toledo."""
        self.revolt = NEVER
        """7.35: the turn of the revolt in Barcelona."""
        self.zaragoza = NEVER
        """A26: the turn of the duty to advance on Zaragoza."""
        self.lost_andujar = False
        """7.13: the Nationalists have held 1910 and lost it."""
        self.duty_done: list[int] = [0, 0]
        """By side: steps or units that have done the duty of this phase."""

    def copy(self) -> "Cups":
        """Return an independent copy."""
        other = Cups(0)
        other.inside = self.inside[:]
        other.held = [self.held[0][:], self.held[1][:]]
        other.played = [self.played[0][:], self.played[1][:]]
        other.chit = self.chit
        other.drawer = self.drawer
        other.owner = self.owner
        other.left = self.left
        other.op = self.op
        other.queue = self.queue[:]
        other.czech_until = self.czech_until
        other.czech_second = self.czech_second
        other.ctv_from_france = self.ctv_from_france
        other.casado = self.casado
        other.volunteers = self.volunteers
        other.goicoechea = self.goicoechea
        other.gernika = self.gernika
        other.german_ships_waits = self.german_ships_waits
        other.submarine_debt = self.submarine_debt
        other.madrid_until = self.madrid_until
        other.oviedo = self.oviedo
        other.alcazar = self.alcazar
        other.revolt = self.revolt
        other.zaragoza = self.zaragoza
        other.lost_andujar = self.lost_andujar
        other.duty_done = self.duty_done[:]
        return other
