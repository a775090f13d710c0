"""The two cups of event chits, what is held, and what events have left behind."""

from typing import Final

NEVER: Final = 0


class ChitCups:
    """Chits and the lasting effects of events (chapter 7). A turn of 0 means: not, or not yet.

    2.1: each side draws from its own.
    """

    def __init__(self, chits: int, of: "ChitCups | None" = None) -> None:
        """Start empty, or as a copy of others."""
        self.inside: list[int] = [0] * chits if of is None else of.inside[:]
        """By chit: copies in its cup."""
        self.held: list[list[int]] = [[], []] if of is None else [of.held[0][:], of.held[1][:]]
        """By side: chits drawn and kept (7.4-a)."""
        self.played: list[list[int]] = [[], []] if of is None else [of.played[0][:], of.played[1][:]]
        """By side: chits played or discarded, in order."""
        self.chit: int = -1 if of is None else of.chit
        """The chit whose effect is being carried out."""
        self.drawer: int = -1 if of is None else of.drawer
        """Who draws from the cup of `owner` now."""
        self.owner: int = -1 if of is None else of.owner
        self.left: int = 0 if of is None else of.left
        """How many units or steps the effect still asks for."""
        self.op: int = 0 if of is None else of.op
        """Part of the effect that is being carried out."""
        self.queue: list[int] = [] if of is None else of.queue[:]
        """Units the effect has still to place, or hexes it may place them in."""
        # lasting effects
        self.czech_until: int = NEVER if of is None else of.czech_until
        """7.11, 7.5: the Czech crisis is in effect before this turn."""
        self.czech_second: int = NEVER if of is None else of.czech_second
        """7.11: the turn in which the second unit of the Condor Legion leaves."""
        self.ctv_from_france: int = NEVER if of is None else of.ctv_from_france
        """7.11-c: the turn in which Italians must leave the French border."""
        self.casado: int = NEVER if of is None else of.casado
        """7.8: the turn of the coup; Republican naval support is gone from then on."""
        self.volunteers: int = NEVER if of is None else of.volunteers
        """7.10: the turn of the withdrawal of the foreign volunteers."""
        self.goicoechea: bool = False if of is None else of.goicoechea
        """7.14: the Iron Belt is betrayed."""
        self.gernika: bool = False if of is None else of.gernika
        """7.16 has been played."""
        self.german_ships_waits: bool = False if of is None else of.german_ships_waits
        """7.36 waits for Gernika."""
        self.submarine_debt: int = 0 if of is None else of.submarine_debt
        """7.19: Republican points to be taken as soon as there are any."""
        self.madrid_until: int = NEVER if of is None else of.madrid_until
        """7.22: last turn of the duty to advance on Madrid."""
        self.oviedo: int = NEVER if of is None else of.oviedo
        """7.33: the turn of the duty to attack Oviedo."""
        self.alcazar: bool = False if of is None else of.alcazar
        """7.34: the duty to advance on Toledo."""
        self.revolt: int = NEVER if of is None else of.revolt
        """7.35: the turn of the revolt in Barcelona."""
        self.zaragoza: int = NEVER if of is None else of.zaragoza
        """A26: the turn of the duty to advance on Zaragoza."""
        self.lost_andujar: bool = False if of is None else of.lost_andujar
        """7.13: the Nationalists have held 1910 and lost it."""
        self.duty_done: list[int] = [0, 0] if of is None else of.duty_done[:]
        """By side: steps or units that have done the duty of this phase."""

    def copy(self) -> "ChitCups":
        """Return an independent copy."""
        return ChitCups(0, self)
