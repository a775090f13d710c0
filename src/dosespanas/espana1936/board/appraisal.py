"""Through what eyes an opponent asks what a card is worth."""

from dosespanas.espana1936.board.state import Board


class Appraisal:
    """A table as one side may know it. In the fog what the other side has is guessed (OPT-06)."""

    def __init__(self, t: Board, viewer: int, card_step: float) -> None:
        """`viewer`: the side that asks; `card_step`: what a step of troops that a card brings counts."""
        self.t = t
        self.viewer = viewer
        self.card_step = card_step

    def sees(self, side: int) -> bool:
        """Tell whether what a side has lies open to the viewer."""
        return side == self.viewer or not self.t.options.fog

    def counter_free(self, kind: int, strength: int) -> bool:
        """Tell whether a counter for a troop is free, as far as one sees (EVT-13)."""
        return not self.sees(self.t.data.type_sides[kind]) or self.t.available(kind, strength)

    def troops(self, side: int, types: int, boxes: int) -> list[int]:
        """Return the slots of a side's troops of some types (a mask) in some boxes (a mask)."""
        t = self.t
        return [
            slot
            for slot in t.slots_of(side)
            if t.t_box[slot] >= 0 and boxes >> t.t_box[slot] & 1 and types >> t.t_type[slot] & 1
        ]

    def count(self, side: int, types: int) -> int:
        """Return how many troops of some types a side has, at a guess where it is not seen."""
        return len(self.troops(side, types, -1)) if self.sees(side) else 4
