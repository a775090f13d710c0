"""What ships and planes are worth at sea, and what their fire does to others."""

from typing import Final

from dosespanas.espana1936.board.data import SHIP
from dosespanas.espana1936.board.state import DAMAGED, Board
from dosespanas.espana1936.naval.salvos import broadside_dice, broadside_drms, lone_dice
from dosespanas.espana1936.odds.attack_odds import air_odds
from dosespanas.espana1936.odds.sea_odds import sea_roll_odds

LOST: Final[dict[str, float]] = {
    "battleship": 6.0, "heavy_cruiser": 6.0, "light_cruiser": 4.0, "destroyer": 3.0, "submarine": 3.0, "": 5.0,
}  # fmt: skip
"""What losing a ship of each class costs, against a plain box of 2 and an objective city of about 11; "": a plane."""
HURT: Final = 0.4
"""The share of that which damage costs: a point and a turn or two in a base."""
TURNED: Final = 0.06
"""The share that being turned away costs."""


def harm(odds: tuple[float, float, float, float]) -> float:
    """Return the share of its target's worth that a roll with these odds costs (`sea_roll_odds`)."""
    return TURNED * odds[1] + HURT * odds[2] + odds[3]


def bite(t: Board, piece: int, alone: bool, backers: list[int]) -> float:
    """Return the share of its target's worth that one roll of a piece costs the target.

    `alone`: between planes and ships; `backers`: the ships and squadrons that support it.
    """
    dice = lone_dice(t, piece) if alone else broadside_dice(t, piece, backers)
    return harm(sea_roll_odds(dice, broadside_drms(t, piece, backers)))


def lost(t: Board, piece: int) -> float:
    """Return what losing a ship or plane costs its side."""
    return LOST[t.data.ship_classes[piece]] * (1.0 - HURT if t.p_flags[piece] & DAMAGED else 1.0)


def might(t: Board, piece: int) -> float:
    """Return how much a ship or plane weighs in the struggle for an area."""
    if t.data.ship_classes[piece] == "destroyer":
        return 0.6
    return 0.3 + 4.0 * bite(t, piece, False, [])


def meeting(t: Board, own: int, foe: int) -> float:
    """Return what a meeting of two planes or two ships should cost the enemy, less what it costs this side."""
    data = t.data
    if data.piece_kinds[own] == SHIP:
        return bite(t, own, False, []) * lost(t, foe) - bite(t, foe, False, []) * lost(t, own)
    kills, turns = air_odds(data.piece_dice[own], data.piece_drms[own])
    dies, turned = air_odds(data.piece_dice[foe], data.piece_drms[foe])
    return (kills + 0.3 * turns) * float(data.piece_dice[foe]) - (dies + 0.3 * turned) * float(data.piece_dice[own])
