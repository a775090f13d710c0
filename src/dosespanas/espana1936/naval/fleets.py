"""A fight at sea: its kinds and steps, who takes part in it and in what part (NAV-30, NAV-45, NAV-46)."""

from typing import Final

from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import PLANE, SHIP
from dosespanas.espana1936.board.state import ON_BLOCKADE, USED, Board
from dosespanas.espana1936.shapes import SeaFightKind, SeaStep

AREA: Final = 0
COAST: Final = 1
BATTERY: Final = 2
FIGHT_KINDS: Final[list[SeaFightKind]] = ["area", "coast", "battery"]
"""Kinds of fight: in a sea area, off a coast or in a port, and a port's battery against its blockaders."""

CONSENT: Final = 0
AIR: Final = 1
STRIKES: Final = 2
SUBMARINES: Final = 3
DUEL: Final = 4
RETURN_FIRE: Final = 5
PAIRS: Final = 6
SALVO: Final = 7
GUNS: Final = 8
END: Final = 9
STEP_NAMES: Final[list[SeaStep]] = [
    "consent", "air", "planes", "submarines", "submarines", "submarines", "pairs", "pairs", "battery", "end",
]  # fmt: skip
"""Steps of a fight (NAV-46), as observations name them."""


def strength(t: Board, piece: int) -> int:
    """Return the dice a ship or plane fights with; 0 for a destroyer squadron (NAV-45)."""
    return t.data.piece_dice[piece]


def combatants(t: Board, side: int) -> list[int]:
    """Return a side's units in the fight in hand: off a coast all of them, whatever their missions (AMB-65)."""
    fight = t.fight
    if fight.kind == COAST:
        return sea.off_coast(t, side, fight.place)
    if fight.kind == BATTERY:
        return sea.with_mission(t, side, fight.place, ON_BLOCKADE)
    return sea.on_duty(t, side, fight.place)


def planes_of(t: Board, side: int) -> list[int]:
    """Return a side's planes still fighting: not turned over in this fight."""
    return [p for p in combatants(t, side) if t.data.piece_kinds[p] == PLANE and not t.p_flags[p] & USED]


def ships_of(t: Board, side: int) -> list[int]:
    """Return all a side's ships in the fight."""
    return [p for p in combatants(t, side) if t.data.piece_kinds[p] == SHIP]


def submarines_of(t: Board, side: int) -> list[int]:
    """Return a side's submarines in the fight (NAV-57)."""
    return [p for p in ships_of(t, side) if t.data.ship_classes[p] == "submarine"]


def line_of(t: Board, side: int) -> list[int]:
    """NAV-45: a side's ships that are paired: those with a strength, submarines apart."""
    return [p for p in ships_of(t, side) if strength(t, p) and t.data.ship_classes[p] != "submarine"]


def squadrons_of(t: Board, side: int) -> list[int]:
    """NAV-54, NAV-59: a side's destroyer squadrons that support nobody yet."""
    return [p for p in ships_of(t, side) if t.data.escort_drms[p] and p not in t.fight.backers()]


def prey_of(t: Board, side: int) -> list[int]:
    """NAV-57: the enemy ships a side's submarine may choose: those with a strength, failing those squadrons."""
    surface = [p for p in ships_of(t, 1 - side) if t.data.ship_classes[p] != "submarine"]
    return [p for p in surface if strength(t, p)] or surface


def can_fight(t: Board) -> bool:
    """Tell whether anybody in the fight could fire at anybody (NAV-45)."""
    if bool(line_of(t, 0)) and bool(line_of(t, 1)):
        return True
    for side in (0, 1):
        if planes_of(t, side) and combatants(t, 1 - side):
            return True
        if submarines_of(t, side) and prey_of(t, side):
            return True
    return False


def raiders(t: Board) -> int:
    """NAV-60: the side that has only planes in the fight against a side that has only ships, or -1."""
    for side in (0, 1):
        if planes_of(t, side) and ships_of(t, 1 - side) and not ships_of(t, side) and not planes_of(t, 1 - side):
            return side
    return -1


def battery_side(t: Board, box: int) -> int:
    """AMB-39: a port's battery belongs to its controller, in a contested port to the owner of its base."""
    for side in (0, 1):
        if t.friendly(side) >> box & 1:
            return side
    return t.data.base_sides[t.data.base_boxes.index(box)]
