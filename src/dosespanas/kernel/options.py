"""What may be chosen for a game, checked: every game has its own table of options and the same care with it."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.phrases import in_json
from dosespanas.kernel.side import SIDE_NAMES

HANDICAP: Final = "handicap"
"""The group of options that help one side."""
PREFIXES: Final = ("nat_", "rep_")
"""By side how the names of the options begin that help it."""


def handicaps(available: Mapping[str, tuple[str, bool, str]]) -> dict[str, str]:
    """Return which of a game's options are handicaps: by option the side that it helps."""
    found: dict[str, str] = {}
    for name, (_, _, group) in available.items():
        if group == HANDICAP:
            found[name] = SIDE_NAMES[PREFIXES.index(name[:4])]
    return found


class GivenOptions:
    """The options of one game. Each game's own class reads its switches from it by name."""

    def __init__(
        self, given: dict[str, Any], available: dict[str, tuple[str, bool, str]], exclude: list[tuple[str, str]]
    ) -> None:
        """Take what is given; `available`: name -> (rule, default, group); `exclude`: pairs that contradict each other.

        Raises UnknownOption for a name there is not, for anything but true or false, and for such a pair.
        """
        for name, value in given.items():
            if name not in available:
                known = ", ".join(sorted(available))
                raise UnknownOption(
                    "error-unknown-option", f"no option {str(name)[:40]!r}; there are: {known}", option=str(name)[:40]
                )
            if not isinstance(value, bool):
                raise UnknownOption(
                    "error-unknown-option", f"option {name!r} is true or false, not {in_json(value)}", option=name
                )
        for first, second in exclude:
            if given.get(first, False) and given.get(second, False):
                raise UnknownOption(
                    "error-options-exclude",
                    f"options {first!r} and {second!r} exclude each other; choose one",
                    option=first,
                    other=second,
                )
        self.available = available
        self.given: dict[str, bool] = {name: bool(given[name]) for name in sorted(given)}

    def on(self, name: str) -> bool:
        """Tell whether an option is on: as given, else by default."""
        return self.given.get(name, self.available[name][1])


def known_scenario(scenario: str, scenarios: list[str]) -> None:
    """Raise UnknownOption unless the scenario exists."""
    if scenario not in scenarios:
        known = ", ".join(scenarios)
        raise UnknownOption(
            "error-unknown-option", f"no scenario {str(scenario)[:40]!r}; there are: {known}", option=str(scenario)[:40]
        )
