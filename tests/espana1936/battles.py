"""Battles for rule tests: a fight in Madrid in a few words, with dice of one's choice."""

from typing import Any

from tests.espana1936.build import game, table_of
from tests.espana1936.quiet import REPUBLIC

from dosespanas.kernel.chance import Chance
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NOBODY


class Rolls(Chance):
    """Dice that fall as listed, roll by roll; a roll of another number of dice than foreseen is an error."""

    def __init__(self, *rolls: list[int]) -> None:
        super().__init__(bytes(16))
        self.rolls = list(rolls)

    def clone(self) -> "Rolls":
        return Rolls(*self.rolls)

    def dice(self, count: int, rule: str = "", side: int = NOBODY) -> list[int]:
        if count <= 0:
            return []
        rolls = self.rolls.pop(0)
        assert len(rolls) == count, f"{count} dice rolled, {len(rolls)} foreseen"
        return sorted(rolls, reverse=True)


def rig(played: Game, *rolls: list[int]) -> Rolls:
    """Let the next rolls fall as given: attacker before defender, air combat (defender first) before both."""
    chance = Rolls(*rolls)
    table_of(played).chance = chance
    return chance


def madrid(troops: list[str], pieces: list[str] | None = None, **more: Any) -> Game:
    """The Combat phase with these troops and special pieces in Madrid, and Mola idle in Burgos."""
    where = dict.fromkeys(["varela"] if pieces is None else pieces, "madrid")
    elsewhere = more.pop("elsewhere", {"mola": "burgos"})
    more.setdefault("republic", REPUBLIC)
    return game("combat", [f"{text} madrid" for text in troops], where | elsewhere, **more)


def rolls_of(events: list[dict[str, Any]]) -> list[tuple[list[int], list[int], int]]:
    """Each ground roll among events: natural dice, modified dice, hits; the attacker's first."""
    return [(e["args"]["rolls"], e["args"]["modified"], e["args"]["hits"]) for e in events if e["kind"] == "roll"]


def flags(played: Game, name: str) -> int:
    """The flags of a special piece (`table.USED`, `DONE`, `DEFENDED`)."""
    table = table_of(played)
    return table.p_flags[table.data.piece_index[name]]


def where(played: Game, name: str) -> int:
    """The place of a special piece: a box number or one of the places below 0."""
    table = table_of(played)
    return table.p_box[table.data.piece_index[name]]
