"""Event chits as their file has them: when one is played, when it counts as No Event, and the parts of its effect."""

from typing import Any, Final

from dosespanas.gce.board.hexes import parse_hex
from dosespanas.kernel.side import parse_side

DRAWN: Final = "drawn"
"""Compulsory: played as soon as it is drawn (7.4-a)."""
NEVER: Final = "never"
"""No Event (7.2-c): it goes back into its cup."""
BATTLE: Final = "battle"
"""Held, and played on a battle (13.13)."""
OWN_PHASE: Final = "own_phase"
"""Held, and played in a movement or combat phase of its side."""
ENEMY_MOVEMENT: Final = "enemy_movement"
"""Held, and played as the movement of the other side begins or ends."""


class Group:
    """Units that an event speaks of; a field that is left out does not matter."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.side: int = parse_side(raw["side"])
        self.at: str = raw.get("at", "")
        self.faction: str = raw.get("faction", "")
        self.types: list[str] = raw.get("types", [])
        self.size: str = raw.get("size", "")
        self.column: bool = raw.get("column", False)
        self.regions: list[str] = raw.get("regions", [])
        self.special: str = raw.get("special", "")
        self.without: str = raw.get("without", "")
        self.units: list[str] = raw.get("units", [])


class Part:
    """A part of an effect: an operation of the closed set in `events/effects.py`, with what its data say."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.op: str = raw["op"]
        self.rule: str = raw.get("rule", "")
        self.count: int = raw.get("count", 0)
        """How many units, steps or points."""
        self.turns: int = raw.get("turns", 0)
        """For how many turns; 0: as the operation says by itself."""
        self.who: list[Group] = [Group(raw["who"])] if "who" in raw else []
        self.change: int = raw.get("change", 0)
        self.changes: list[int] = raw.get("changes", [])
        """By roll of the die, from 1."""
        self.what: str = raw.get("what", "")
        """Message key of what a die is rolled for."""
        self.duty: str = raw.get("duty", "")
        self.soviet: bool = raw.get("soviet", False)
        self.starred: int = raw.get("starred", 0)
        """How many units with a star may come for those that leave."""
        self.modifier: str = raw.get("modifier", "")
        self.factors: list[str] = raw.get("factors", [])
        self.until: int = raw.get("until", 0)

    def group(self) -> Group:
        """Return the units it speaks of, which an operation that asks for them always has."""
        return self.who[0]


class Condition:
    """Something that holds or not: of the board, or of a battle."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.kind: str = raw["cond"]
        self.hexes: list[int] = [parse_hex(name) for name in raw.get("hexes", [])]
        self.value: int = raw.get("value", 0)
        self.faction: str = raw.get("faction", "")


def parts(raw: list[dict[str, Any]]) -> list[Part]:
    """Return the parts of an effect; one that happens several times stands there as often."""
    return [Part(row) for row in raw for _ in range(row.get("times", 1))]


class Chit:
    """An event chit."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.name: str = raw["id"]
        self.side: int = parse_side(raw["side"])
        self.rule: str = raw["rule"]
        self.turn: int = raw["turn"]
        self.copies: int = raw["copies"]
        self.number: int = raw.get("number", 0)
        span: list[int] = raw.get("void", [0, -1])
        self.void_from = span[0]
        self.void_to = span[1]
        self.optional: bool = raw.get("optional", False)
        self.when: str = raw["when"]
        self.compulsory: bool = self.when in (DRAWN, NEVER)
        """Not kept for later by whoever draws it (7.4-a)."""
        self.waits_for: str = raw.get("waits_for", "")
        """A chit that must take effect before this one does."""
        self.void_if: list[Condition] = [Condition(row) for row in raw.get("void_if", [])]
        """7.2-d: it counts as No Event when one of them holds."""
        self.needs: list[Condition] = [Condition(row) for row in raw.get("needs", [])]
        """13.13: the battles it may be played on."""
        self.effect: list[Part] = parts(raw["effect"])
        self.later: list[Part] = parts(raw.get("later", []))
        """What is left for the turn after."""

    def void(self, turn: int) -> bool:
        """Return whether the turn alone makes the chit count as No Event (7.2-d)."""
        return self.void_from <= turn <= self.void_to

    def part(self, op: str) -> Part | None:
        """Return the part of its effect with an operation, or None if it has none."""
        for part in self.effect:
            if part.op == op:
                return part
        return None

    def term(self) -> str:
        """Return the chit as a term of the message catalogue."""
        return "chit:" + self.name
