"""What lies at sea, apart from where each ship and plane is: control, blockades, and who is on the way home."""

from typing import Final

from dosespanas.espana1936.board.data import Data
from dosespanas.kernel.phases import Staged

CONTESTED: Final = 2
FREE: Final = 3
"""States of a sea area besides the two sides (NAV-37)."""


class Waters(Staged):
    """The part of the table that belongs to the naval war; without it nothing here ever changes."""

    def __init__(self, data: Data, blank: bool) -> None:
        """Start with areas that nobody controls; `blank` leaves their list empty for `copy_waters` to fill."""
        super().__init__()
        self.data = data
        self.sea_held = [0, 0]
        """Areas with a side's control marker, as masks of places (NAV-38)."""
        self.sea_control = [FREE] * (0 if blank else len(data.areas))
        """State of each area at the last Upkeep, less what has been lost to an enemy since."""
        self.blockaded = [0, 0]
        """Ports where a side's cards may bring nothing, as masks (NAV-32)."""
        self.next_cards = [0, 0]
        self.next_events = [0, 0]
        self.more_cards = [0, 0]
        self.more_events = [0, 0]
        """Cards and events added to a side's turn by sea areas and cards (NAV-41)."""
        self.both_effects = 0
        """The area of two effects works for both sides whoever controls it (NAV-40)."""
        self.fights_done = [0, 0]
        """Places fought over this turn, as masks: areas and coasts, batteries (NAV-44)."""
        self.homing: list[int] = []
        """Ships whose owner has still to choose a base."""
        self.after_stage = 0
        self.after_side = 0
        """What goes on when the ships are berthed."""

    def copy_waters(self, copy: "Waters") -> None:
        """Copy everything at sea into another table of the same game."""
        copy.sea_held = self.sea_held[:]
        copy.sea_control = self.sea_control[:]
        copy.blockaded = self.blockaded[:]
        copy.next_cards = self.next_cards[:]
        copy.next_events = self.next_events[:]
        copy.more_cards = self.more_cards[:]
        copy.more_events = self.more_events[:]
        copy.both_effects = self.both_effects
        copy.fights_done = self.fights_done[:]
        copy.homing = self.homing[:]
        copy.after_stage = self.after_stage
        copy.after_side = self.after_side
