"""What is in hand on the table: the battle, the attack, the pairing of planes or ships, the fight at sea, the event.

Each is made when it begins and not touched once it is over, so that copies of a table share what is over. What an
object holds is listed once, in its `__init__`: what it starts with, and what a copy takes from another; its names in a
position follow from that (`position.py`). Once over it still holds what nobody has reset, for positions and hashes say
it.
"""

from typing import Final

from dosespanas.espana1936.board.data import BONUS
from dosespanas.kernel.side import NOBODY


class BattleInProgress:
    """The battle in hand, of a general or of troops that land; `box` is -1 when there is none."""

    def __init__(self, of: "BattleInProgress | None" = None) -> None:
        """Start with no battle, or as a copy of another."""
        self.box: int = -1 if of is None else of.box
        self.side: int = NOBODY if of is None else of.side
        self.general: int = -1 if of is None else of.general
        """The general who was activated; -1 in a landing."""
        self.first: int = 0 if of is None else of.first
        """1 until its first attack has a target."""
        self.landing: int = 0 if of is None else of.landing
        """Whose turn it is to attack in a landing (cards/landing.py); 0 in any other battle."""

    def opening_support(self) -> list[int]:
        """CBT-06: the general supports the first attack of his battle. Return the masks an attack begins with."""
        support = [0, 0]
        if self.first and self.general >= 0:
            support[self.side] = 1 << self.general
        return support

    def kept(self) -> "BattleInProgress":
        """Return what a copy of the table holds."""
        return self if self.box < 0 else BattleInProgress(self)


class AttackInProgress:
    """The attack in hand, from its naming to its end; `attacker` is -1 when there is none. By side where it is a list.

    An opinion of it (odds, an observation) is asked of a copy with other supporters or cards.
    """

    def __init__(self, of: "AttackInProgress | None" = None) -> None:
        """Start with nothing declared, or as a copy of another."""
        self.attacker: int = -1 if of is None else of.attacker
        self.defender: int = -1 if of is None else of.defender
        """The two troops, as slots."""
        self.support: list[int] = [0, 0] if of is None else of.support[:]
        """Supporters, as masks of special pieces."""
        self.cards: list[int] = [-1, -1] if of is None else of.cards[:]
        self.modes: list[int] = [BONUS, BONUS] if of is None else of.modes[:]
        self.rolls: list[list[int]] = [[], []] if of is None else [of.rolls[0][:], of.rolls[1][:]]
        self.to_place: list[list[int]] = [[], []] if of is None else [of.to_place[0][:], of.to_place[1][:]]
        """Positives to be placed by hand (`notation.positive`)."""
        self.placed: list[list[int]] = [[], []] if of is None else [of.placed[0][:], of.placed[1][:]]
        """Modifiers the dice have taken, with option ask_drm: number, die, points, number, ..."""
        self.hits: list[int] = [0, 0] if of is None else of.hits[:]
        """Hits scored, by the side that rolled."""
        self.surplus: list[int] = [0, 0] if of is None else of.surplus[:]
        """Hits that found nothing left to destroy, by the side hit (EDN-06)."""
        self.wounded: int = -1 if of is None else of.wounded
        """The slot whose owner chooses another counter for it (HIT-06)."""

    def hide_cards(self, viewer: int | None) -> None:
        """CBT-10: forget the cards laid face down that a viewer (0, 1, or None: a spectator) does not see."""
        for side in (0, 1):
            if side != viewer:
                self.cards[side] = -1

    def over(self) -> "AttackInProgress":
        """Return what is left of it at its end: nothing but the modes and the modifiers placed, which positions say."""
        left = AttackInProgress()
        left.modes = self.modes
        left.placed = self.placed
        return left

    def kept(self) -> "AttackInProgress":
        """Return what a copy of the table holds."""
        return self if self.attacker < 0 else AttackInProgress(self)


class Pairing:
    """Planes or ships paired one against one, in an attack or at sea."""

    def __init__(self, of: "Pairing | None" = None) -> None:
        """Start with nobody to pair, or as a copy of another."""
        self.unpaired: list[int] = [0, 0] if of is None else of.unpaired[:]
        """By side: those still to be paired, as masks."""
        self.pairs: list[int] = [] if of is None else of.pairs[:]
        """In air combat defender's, attacker's, defender's, ...; at sea first the piece of the side that pairs."""

    def kept(self) -> "Pairing":
        """Return what a copy of the table holds."""
        return Pairing(self) if self.pairs or (self.unpaired[0] and self.unpaired[1]) else self


HITS_ON: Final = 0
HITS_BY: Final = 1
DAMAGE: Final = 2
WITHDRAWALS: Final = 3
AIMED_AT: Final = 4
PENDING: Final = 5
"""Numbers in one entry of `SeaFight.pending`, and what each is: side hit, side that assigns the hits, hits,
withdrawals, the ship that shot or -1."""


class SeaFightInProgress:
    """The fight at sea in hand (naval/fleets.py); `place` is -1 when there is none."""

    def __init__(self, of: "SeaFightInProgress | None" = None) -> None:
        """Start with no fight, or as a copy of another."""
        self.place: int = -1 if of is None else of.place
        self.kind: int = 0 if of is None else of.kind
        self.step: int = 0 if of is None else of.step
        self.lead: int = NOBODY if of is None else of.lead
        """The side that makes the pairs."""
        self.queue: list[int] = [] if of is None else of.queue[:]
        """Pieces to be asked one after another whom they aim at or support."""
        self.aims: list[int] = [] if of is None else of.aims[:]
        """Piece, its target, piece, its target, ..."""
        self.backing: list[int] = [] if of is None else of.backing[:]
        """Supporter, the ship it supports, ..."""
        self.pending: list[int] = [] if of is None else of.pending[:]
        """Hits to be assigned, PENDING numbers an entry."""
        self.marks: list[int] = [] if of is None else of.marks[:]
        """Hits assigned (`notation.sea_hit`)."""

    def aiming_at(self, target: int) -> list[int]:
        """Return the pieces that aim at a ship."""
        return [self.aims[i] for i in range(0, len(self.aims), 2) if self.aims[i + 1] == target]

    def targets(self) -> list[int]:
        """Return the ships somebody aims at, each once, in order."""
        return sorted(set(self.aims[1::2]))

    def backers_of(self, ship: int) -> list[int]:
        """Return the squadrons and ships that support a ship."""
        return [self.backing[i] for i in range(0, len(self.backing), 2) if self.backing[i + 1] == ship]

    def backed_by(self, piece: int) -> list[int]:
        """Return the ships that a squadron or ship supports."""
        return [self.backing[i + 1] for i in range(0, len(self.backing), 2) if self.backing[i] == piece]

    def backers(self) -> list[int]:
        """Return all that support a ship, in the order they were asked."""
        return self.backing[::2]

    def kept(self) -> "SeaFightInProgress":
        """Return what a copy of the table holds."""
        return self if self.place < 0 else SeaFightInProgress(self)


class CardEvent:
    """The event in hand and how far its effect has come (`effect_in_progress.py`); `card` is -1 when there is none."""

    def __init__(self, of: "CardEvent | None" = None) -> None:
        """Start with no event, or as a copy of another."""
        self.card: int = -1 if of is None else of.card
        self.op: int = 0 if of is None else of.op
        """Which operation of the card's effect is being carried out."""
        self.left: int = 0 if of is None else of.left
        """How many pieces the operation still asks for; -1 before it has begun."""
        self.box: int = -1 if of is None else of.box
        """The box chosen for what the card brings, or -1."""

    def kept(self) -> "CardEvent":
        """Return what a copy of the table holds."""
        return self if self.card < 0 else CardEvent(self)
