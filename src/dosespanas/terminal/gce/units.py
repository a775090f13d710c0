"""La Guerra Civil Española in the terminal: a unit in a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from dosespanas.catalogue import Catalogue

REVERSED = 1
"""The face of a unit that has lost a step, or of a column that has become a regular unit."""


class CounterNames:
    """What the data files say of the counters."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        """Take the facts of the data files, as `GameDefinition.facts` gives them."""
        self.facts: dict[str, Mapping[str, Any]] = {unit["id"]: unit for unit in facts["units"]["units"]}

    def factors(self, unit: Mapping[str, Any]) -> str:
        """Return the factors as the counter has them: `7-11-5`, of a headquarters `6-4`, of aircraft `3`."""
        kind = self.facts[unit["id"]]["type"]
        if kind == "air":
            return str(unit["attack"])
        if kind == "hq":
            return f"{unit['defence']}-{unit['move']}"
        return f"{unit['attack']}-{unit['defence']}-{unit['move']}"

    def kind(self, unit: Mapping[str, Any], words: Catalogue) -> str:
        """Return what a unit is: "infantry division", "column"."""
        facts = self.facts[unit["id"]]
        if unit["face"] == REVERSED and "conversion" in facts:
            facts = facts["conversion"]
        parts = [words.text(f"page-gce-map-type-{facts['type']}")]
        if "size" not in facts:
            return parts[0]
        size = words.text(f"page-gce-map-size-{facts['size']}")
        return words.text("page-gce-map-unit", type=parts[0], size=size)

    def state(self, unit: Mapping[str, Any], words: Catalogue) -> list[str]:
        """Return what has become of a unit and what it has done, in words."""
        facts = self.facts[unit["id"]]
        said = [
            ("reduced", unit["face"] == REVERSED and "back" in facts),
            ("strategic", unit["strategic"]),
            ("moved", unit["moved"]),
            ("fought", unit["fought"]),
            ("used", unit["used"]),
        ]
        found = [words.text(f"page-gce-map-{word}") for word, holds in said if holds]
        if facts.get("artillery"):
            found.append(words.text("page-gce-map-artillery"))
        if unit["where"] == "returning":
            found.append(words.text("page-gce-is-returning", turn=unit["enters"]))
        return found

    def line(self, unit: Mapping[str, Any], words: Catalogue, more: Sequence[str] = ()) -> str:
        """Return a unit on one line: name, id, what it is, factors, state and whatever else is known."""
        name = words.term(f"unit:{unit['id']}")
        parts = [self.kind(unit, words), self.factors(unit), *self.state(unit, words), *more]
        return f"{name} ({unit['id']}): {', '.join(parts)}"


def in_place(observation: Mapping[str, Any], side: str, where: str) -> list[Mapping[str, Any]]:
    """Return a side's units that are not on the map but in a place such as `air` or `eliminated`."""
    return [unit for unit in observation["units"] if unit["side"] == side and unit["where"] == where]
