"""The closed set of conditions that a card event may set (EVT-05)."""

from typing import Final

from dosespanas.espana1936.board.fields import Boxes, BoxField, Fields, Types
from dosespanas.espana1936.board.operation import Condition
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.cards.sentences import boxes_said, message, troops_said
from dosespanas.kernel.shapes import Message


class ControlsPort(Condition):
    """the player holds at least one port alone"""

    def holds(self, t: Board) -> bool:
        """Tell whether there is such a port."""
        return t.friendly(self.side) & t.ports(self.side) != 0

    def says(self) -> Message:
        """Return it as a sentence."""
        return message("page-needs-controls_port")


class ControlsBox(Condition):
    """the player holds that box alone"""

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.box = f.get("box", BoxField())

    def holds(self, t: Board) -> bool:
        """Tell whether it is friendly."""
        return t.friendly(self.side) >> self.box & 1 != 0

    def says(self) -> Message:
        """Return it as a sentence."""
        return message("page-needs-controls_box", boxes=f"box:{self.row['box']}")


class HasUnitTypeInAny(Condition):
    """a troop of the player, of one of the types, stands in one of the boxes"""

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.types = f.get("types", Types(f.side))
        self.boxes = f.get("boxes", Boxes())

    def holds(self, t: Board) -> bool:
        """Tell whether there is such a troop."""
        return any(
            t.t_box[s] >= 0 and self.boxes >> t.t_box[s] & 1 and self.types >> t.t_type[s] & 1
            for s in t.slots_of(self.side)
        )

    def says(self) -> Message:
        """Return it as a sentence."""
        units = troops_said(self.side, self.row["types"])
        return message("page-needs-has_unit_type_in_any", units=units, boxes=boxes_said(self.row["boxes"]))


CONDITIONS: Final[dict[str, type[Condition]]] = {
    "controls_port": ControlsPort,
    "controls_box": ControlsBox,
    "has_unit_type_in_any": HasUnitTypeInAny,
}
"""Every condition there is, by its name in the data."""
