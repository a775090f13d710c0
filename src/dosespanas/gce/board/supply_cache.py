"""What `supply/sources.py` has worked out for one front of a board."""

from dosespanas.kernel.grids import Grid


class Chart:
    """By hex: where lines of supply may go, where they lead to a final source, and which units they feed."""

    def __init__(self, ground: Grid, network: Grid, legs: Grid, hqs: list[int], by_hq: list[int], map_: Grid) -> None:
        self.ground = ground
        """By hex: SHUT, LOCAL or OPEN (10.4-b, 10.4-c)."""
        self.network = network
        """By hex: 1 if it traces to a final source of the front (10.4-c)."""
        self.legs = legs
        """By hex: the length of the shortest first leg to a town or city of the network; beyond reach: none."""
        self.hqs = hqs
        """The hexes of the HQs of the front that are supplied so, in order of the HQs (10.6)."""
        self.by_hq = by_hq
        """The hexes that only these supply."""
        self.map = map_
        """By hex: CUT_OFF, IN_SUPPLY or BY_HQ."""
        self.shared = False
        """A board and its copy both have it: from now on neither changes it."""

    def copy(self) -> "Chart":
        """Return an independent copy."""
        return Chart(self.ground[:], self.network[:], self.legs[:], self.hqs, self.by_hq, self.map[:])
