"""What may be chosen for a game: scenarios, optional rules (chapter 15), switches where the text leaves two ways."""

from typing import Any, Final

from dosespanas.kernel.options import HANDICAP, GivenOptions, known_scenario

SCENARIOS: Final = ["1936", "campaign"]

STANDARD: Final = "standard"
OPTIONAL: Final = "optional"
SWITCH: Final = "switch"

AVAILABLE: Final = {
    "open_stacks": ("13.6", False, STANDARD),
    "hidden_chits": ("7.4-b", False, STANDARD),
    "alcazar": ("15.2-a", True, OPTIONAL),
    "hq_scouting": ("15.1-a", False, OPTIONAL),
    "armoured_train": ("15.3-a", False, OPTIONAL),
    "frontier_air": ("15.4", False, OPTIONAL),
    "italian_debut": ("15.5-a", False, OPTIONAL),
    "soviet_debut": ("15.6", False, OPTIONAL),
    "column_enthusiasm": ("15.7.1-a", False, OPTIONAL),
    "column_politics": ("15.7.2-a", False, OPTIONAL),
    "volunteers_return": ("15.8", False, OPTIONAL),
    "border_supply": ("15.9", False, OPTIONAL),
    "frontier_points": ("15.10", False, OPTIONAL),
    "advance_on_exact": ("13.27-e", True, SWITCH),
    "rail_into_enemy": ("14.2-c", True, SWITCH),
    "three_hexes": ("17.2-b", False, SWITCH),
    "toledo_target": ("7.33", False, SWITCH),
    "invented_chits": ("A26", False, SWITCH),
    "nat_point": ("A98", False, HANDICAP),
    "rep_point": ("A98", False, HANDICAP),
    "nat_points_3": ("A98", False, HANDICAP),
    "rep_points_3": ("A98", False, HANDICAP),
    "nat_ahead": ("A99", False, HANDICAP),
    "rep_ahead": ("A99", False, HANDICAP),
}
"""Every option: name -> (rule, default, group)."""

PRESETS: Final = {"all-optional": [name for name, (_, _, group) in AVAILABLE.items() if group == OPTIONAL]}
"""Sets of options chosen together."""

BIDS: Final = [["point"], ["points_3"], ["point", "points_3"], ["ahead"]]
"""What one may bid for a side, from little to much: the handicaps of the other, named without their side."""

EXCLUDE: Final[list[tuple[str, str]]] = []
"""Pairs of options that contradict each other."""


class Options(GivenOptions):
    """The options of one game, checked. What each one changes is told by the rule named in `AVAILABLE`."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given, AVAILABLE, EXCLUDE)
        self.open_stacks = self.on("open_stacks")
        self.hidden_chits = self.on("hidden_chits")
        self.alcazar = self.on("alcazar")
        self.hq_scouting = self.on("hq_scouting")
        self.armoured_train = self.on("armoured_train")
        self.frontier_air = self.on("frontier_air")
        self.italian_debut = self.on("italian_debut")
        self.soviet_debut = self.on("soviet_debut")
        self.column_enthusiasm = self.on("column_enthusiasm")
        self.column_politics = self.on("column_politics")
        self.volunteers_return = self.on("volunteers_return")
        self.border_supply = self.on("border_supply")
        self.frontier_points = self.on("frontier_points")
        self.advance_on_exact = self.on("advance_on_exact")
        self.rail_into_enemy = self.on("rail_into_enemy")
        self.three_hexes = self.on("three_hexes")
        self.toledo_target = self.on("toledo_target")
        self.invented_chits = self.on("invented_chits")
        self.more_points = [self.on(f"{s}_point") + 3 * self.on(f"{s}_points_3") for s in ("nat", "rep")]
        """A98: by side, the resource points that a handicap gives it each turn."""
        self.later = [int(self.on(f"{enemy}_ahead")) for enemy in ("rep", "nat")]
        """A99: by side, by how many turns its reinforcements come later, as a handicap of the enemy."""


def check_scenario(scenario: str) -> None:
    """Raise UnknownOption unless the scenario exists."""
    known_scenario(scenario, SCENARIOS)
