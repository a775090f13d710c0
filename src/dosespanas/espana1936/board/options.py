"""What may be chosen for a game: scenarios, optional rules, variants and edition switches (OPT-08)."""

from typing import Any, Final

from dosespanas.kernel.options import HANDICAP, GivenOptions, known_scenario

SCENARIOS: Final = ["1936", "1938"]

ADVANCED: Final = "advanced"
OPTIONAL: Final = "optional"
VARIANT: Final = "variant"
EDITION: Final = "edition"
COMFORT: Final = "comfort"

AVAILABLE: Final = {
    "naval": ("NAV-04", False, ADVANCED),
    "rep_generals": ("OPT-01", False, OPTIONAL),
    "captured_tanks": ("OPT-03", False, OPTIONAL),
    "cards_45": ("OPT-05", False, OPTIONAL),
    "fog": ("OPT-06", False, OPTIONAL),
    "san_sebastian": ("OPT-07", False, OPTIONAL),
    "no_intervention": ("VAR-01", False, VARIANT),
    "historical": ("VAR-04", False, VARIANT),
    "morocco_timing": ("EDN-03", False, EDITION),
    "morocco_general": ("EDN-04", False, EDITION),
    "tank_move": ("EDN-05", False, EDITION),
    "tank_loss": ("EDN-06", False, EDITION),
    "tank_supply": ("EDN-07", False, EDITION),
    "overstack": ("EDN-08", False, EDITION),
    "rp_new_strength": ("EDN-09", False, EDITION),
    "final_score": ("EDN-10", False, EDITION),
    "rep_turn10": ("EDN-11", False, EDITION),
    "nat_points": ("HCP-01", False, HANDICAP),
    "rep_points": ("HCP-01", False, HANDICAP),
    "nat_card": ("HCP-02", False, HANDICAP),
    "rep_card": ("HCP-02", False, HANDICAP),
    "nat_pip": ("HCP-03", False, HANDICAP),
    "rep_pip": ("HCP-03", False, HANDICAP),
    "nat_reroll": ("HCP-04", False, HANDICAP),
    "rep_reroll": ("HCP-04", False, HANDICAP),
    "ask_drm": ("DRM-03", False, COMFORT),
    "both_win_draw": ("VIC-01", True, COMFORT),
}
"""Every option: name -> (rule, default, group)."""

PRESETS: Final = {"first-edition": [name for name, (_, _, group) in AVAILABLE.items() if group == EDITION]}
"""Sets of options chosen together: the first edition of 2007 also has 44 cards a side and no navy (EDN-01, EDN-02)."""

BIDS: Final = [["points"], ["points", "reroll"], ["pip"], ["pip", "points"], ["pip", "points", "reroll"]]
"""What one may bid for a side, from little to much: the handicaps of the other, named without their side."""

EXCLUDE: Final = [
    ("no_intervention", "historical"), ("cards_45", "no_intervention"), ("cards_45", "historical"),
    ("nat_card", "historical"), ("rep_card", "historical"),
]  # fmt: skip
"""Pairs of options that contradict each other: two variants, or a card more where a variant fixes the deck (AMB-73).

A card more to draw where nobody draws (VAR-04) would be none (HCP-02).
"""


class Options(GivenOptions):
    """The options of one game, checked. What each one changes is told by the rule named in `AVAILABLE`."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given, AVAILABLE, EXCLUDE)
        self.naval = self.on("naval")
        self.rep_generals = self.on("rep_generals")
        self.captured_tanks = self.on("captured_tanks")
        self.cards_45 = self.on("cards_45")
        self.fog = self.on("fog")
        self.san_sebastian = self.on("san_sebastian")
        self.no_intervention = self.on("no_intervention")
        self.historical = self.on("historical")
        self.morocco_timing = self.on("morocco_timing")
        self.morocco_general = self.on("morocco_general")
        self.tank_move = self.on("tank_move")
        self.tank_loss = self.on("tank_loss")
        self.tank_supply = self.on("tank_supply")
        self.overstack = self.on("overstack")
        self.rp_new_strength = self.on("rp_new_strength")
        self.final_score = self.on("final_score")
        self.rep_turn10 = self.on("rep_turn10")
        self.more_points = self.of_sides("points")
        self.more_cards = self.of_sides("card")
        self.more_pips = self.of_sides("pip")
        self.may_reroll = self.of_sides("reroll")
        self.ask_drm = self.on("ask_drm")
        self.both_win_draw = self.on("both_win_draw")

    def of_sides(self, what: str) -> list[int]:
        """Return by side what a handicap gives it: 1 or nothing (HCP-01..04)."""
        return [int(self.on(f"{side}_{what}")) for side in ("nat", "rep")]


def check_scenario(scenario: str) -> None:
    """Raise UnknownOption unless the scenario exists."""
    known_scenario(scenario, SCENARIOS)
