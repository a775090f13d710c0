"""What may be chosen for a game: optional rules, variants and edition switches, each refused until it exists."""

from typing import Any, Final

from dosespanas.kernel.errors import UnknownOption

SCENARIOS: Final = ["1936"]
PLANNED_SCENARIOS: Final = ["1938"]

AVAILABLE: Final = {"ask_drm": ("DRM-03", False), "both_win_draw": ("VIC-01", True)}
"""Options that work: name -> (rule, default)."""

PLANNED: Final = {
    "naval": "NAV-04",
    "rep_generals": "OPT-01",
    "captured_tanks": "OPT-03",
    "cards_45": "OPT-05",
    "fog": "OPT-06",
    "san_sebastian": "OPT-07",
    "no_intervention": "VAR-01",
    "historical": "VAR-04",
    "morocco_timing": "EDN-03",
    "morocco_general": "EDN-04",
    "tank_move": "EDN-05",
    "tank_loss": "EDN-06",
    "tank_supply": "EDN-07",
    "overstack": "EDN-08",
    "rp_new_strength": "EDN-09",
    "final_score": "EDN-10",
    "rep_turn10": "EDN-11",
}
"""Options announced and not there yet: they may only be given as false."""


class Options:
    """The options of one game, checked."""

    def __init__(self, given: dict[str, Any]) -> None:
        for name, value in given.items():
            if name not in AVAILABLE and name not in PLANNED:
                known = ", ".join(sorted([*AVAILABLE, *PLANNED]))
                raise UnknownOption(
                    "error-unknown-option", f"no option {str(name)[:40]!r}; there are: {known}", option=str(name)[:40]
                )
            if not isinstance(value, bool):
                raise UnknownOption(
                    "error-unknown-option", f"option {name!r} is true or false, not {str(value)[:40]!r}", option=name
                )
            if value and name in PLANNED:
                raise UnknownOption(
                    "error-option-missing",
                    f"option {name!r} ({PLANNED[name]}) does not exist yet; leave it off",
                    option=name,
                    rule=PLANNED[name],
                )
        self.ask_drm: bool = bool(given.get("ask_drm", False))
        """The player places each positive DRM by hand, instead of the best being taken (DRM-03)."""
        self.both_win_draw: bool = bool(given.get("both_win_draw", True))
        """When both sides meet a condition of victory: a draw, else the Nationalist side wins (AMB-26)."""
        self.given = {name: bool(given[name]) for name in sorted(given)}


def check_scenario(scenario: str) -> None:
    """Raise UnknownOption unless the scenario exists."""
    if scenario in PLANNED_SCENARIOS:
        raise UnknownOption("error-option-missing", f"scenario {scenario!r} does not exist yet", option=scenario)
    if scenario not in SCENARIOS:
        raise UnknownOption(
            "error-unknown-option", f"no scenario {str(scenario)[:40]!r}; there is {SCENARIOS[0]!r}", option=scenario
        )
