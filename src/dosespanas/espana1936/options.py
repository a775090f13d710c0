"""What may be chosen for a game: scenarios, optional rules, variants and edition switches (OPT-08)."""

from typing import Any, Final

from dosespanas.kernel.errors import UnknownOption

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
    "ask_drm": ("DRM-03", False, COMFORT),
    "both_win_draw": ("VIC-01", True, COMFORT),
}
"""Every option: name -> (rule, default, group)."""

PRESETS: Final = {"first-edition": [name for name, (_, _, group) in AVAILABLE.items() if group == EDITION]}
"""Sets of options chosen together: the first edition of 2007 also has 44 cards a side and no navy (EDN-01, EDN-02)."""

EXCLUDE: Final = [("no_intervention", "historical")]
"""Pairs of options that contradict each other."""


class Options:
    """The options of one game, checked. What each one changes is told by the rule named in `AVAILABLE`."""

    def __init__(self, given: dict[str, Any]) -> None:
        for name, value in given.items():
            if name not in AVAILABLE:
                known = ", ".join(sorted(AVAILABLE))
                raise UnknownOption(
                    "error-unknown-option", f"no option {str(name)[:40]!r}; there are: {known}", option=str(name)[:40]
                )
            if not isinstance(value, bool):
                raise UnknownOption(
                    "error-unknown-option", f"option {name!r} is true or false, not {str(value)[:40]!r}", option=name
                )
        for first, second in EXCLUDE:
            if given.get(first, False) and given.get(second, False):
                raise UnknownOption(
                    "error-options-exclude",
                    f"options {first!r} and {second!r} exclude each other; choose one",
                    option=first,
                    other=second,
                )
        self.given: dict[str, bool] = {name: bool(given[name]) for name in sorted(given)}
        self.naval = self._on("naval")
        self.rep_generals = self._on("rep_generals")
        self.captured_tanks = self._on("captured_tanks")
        self.cards_45 = self._on("cards_45")
        self.fog = self._on("fog")
        self.san_sebastian = self._on("san_sebastian")
        self.no_intervention = self._on("no_intervention")
        self.historical = self._on("historical")
        self.morocco_timing = self._on("morocco_timing")
        self.morocco_general = self._on("morocco_general")
        self.tank_move = self._on("tank_move")
        self.tank_loss = self._on("tank_loss")
        self.tank_supply = self._on("tank_supply")
        self.overstack = self._on("overstack")
        self.rp_new_strength = self._on("rp_new_strength")
        self.final_score = self._on("final_score")
        self.rep_turn10 = self._on("rep_turn10")
        self.ask_drm = self._on("ask_drm")
        self.both_win_draw = self._on("both_win_draw")

    def _on(self, name: str) -> bool:
        return self.given.get(name, AVAILABLE[name][1])


def check_scenario(scenario: str) -> None:
    """Raise UnknownOption unless the scenario exists."""
    if scenario not in SCENARIOS:
        known = ", ".join(SCENARIOS)
        raise UnknownOption(
            "error-unknown-option", f"no scenario {str(scenario)[:40]!r}; there are: {known}", option=str(scenario)[:40]
        )
