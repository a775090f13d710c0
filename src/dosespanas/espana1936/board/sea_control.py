"""What lies at sea, apart from where each ship and plane is: control, blockades, and who is on the way home."""

from typing import Final

from dosespanas.espana1936.board.data import Data
from dosespanas.kernel.state_machine import Staged

CONTESTED: Final = 2
FREE: Final = 3
"""States of a sea area besides the two sides (NAV-37)."""


class Waters(Staged):
    """The part of the table that belongs to the naval war; without it nothing here ever changes."""

    def __init__(self, data: Data, of: "Waters | None") -> None:
        """Start with areas that nobody controls, or as a copy of another table of the same game."""
        super().__init__()
        self.data = data
        self.reveals = 0 if of is None else of.reveals
        self.sea_held: list[int] = [0, 0] if of is None else of.sea_held[:]
        """Areas with a side's control marker, as masks of places (NAV-38)."""
        self.sea_control: list[int] = [FREE] * len(data.areas) if of is None else of.sea_control[:]
        """State of each area at the last Upkeep, less what has been lost to an enemy since."""
        self.blockaded: list[int] = [0, 0] if of is None else of.blockaded[:]
        """Ports where a side's cards may bring nothing, as masks (NAV-32)."""
        self.next_cards: list[int] = [0, 0] if of is None else of.next_cards[:]
        self.next_events: list[int] = [0, 0] if of is None else of.next_events[:]
        self.more_cards: list[int] = [0, 0] if of is None else of.more_cards[:]
        self.more_events: list[int] = [0, 0] if of is None else of.more_events[:]
        """Cards and events added to a side's turn by sea areas and cards (NAV-41)."""
        self.both_effects: int = 0 if of is None else of.both_effects
        """The area of two effects works for both sides whoever controls it (NAV-40)."""
        self.fights_done: list[int] = [0, 0] if of is None else of.fights_done[:]
        """Places fought over this turn, as masks: areas and coasts, batteries (NAV-44)."""
        self.homing: list[int] = [] if of is None else of.homing[:]
        """Ships whose owner has still to choose a base."""
        self.after_stage: int = 0 if of is None else of.after_stage
        self.after_side: int = 0 if of is None else of.after_side
        """What goes on when the ships are berthed."""
