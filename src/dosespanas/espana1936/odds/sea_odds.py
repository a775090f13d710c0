"""Exact odds of the rolls at sea that are sure to come, by counting every fall of the dice (NAV-50, NAV-60, NAV-61).

No card touches a roll at sea (NAV-52), so all that counts lies open: who fires at whom, and with whom behind.
"""

from dosespanas.espana1936.air.pairing import join, join_single
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import PLANE
from dosespanas.espana1936.board.dice import read_sea_roll
from dosespanas.espana1936.board.in_progress import Pairing, SeaFightInProgress
from dosespanas.espana1936.board.stages import AIM, BACK, PAIR
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.naval.fleets import AIR, DUEL
from dosespanas.espana1936.naval.salvos import (
    broadside_dice,
    broadside_drms,
    lone_dice,
    own_drms,
)
from dosespanas.espana1936.odds.attack_odds import FACTORIALS, MAX_DICE, air_odds
from dosespanas.espana1936.shapes import SeaOdds, SeaShot

_known: dict[tuple[int, tuple[int, ...]], tuple[float, float, float, float]] = {}


def sea_roll_odds(dice: int, drms: list[int]) -> tuple[float, float, float, float]:
    """Return the probabilities that one roll leaves its target alone, turns it away, hits it once, hits it twice.

    AMB-47: every 6 is a hit; a 5 counts only in a roll without any.
    """
    dice = min(dice, MAX_DICE)
    key = (dice, tuple(drms))
    known = _known.get(key)
    if known is None:
        counts = [0, 0, 0, 0]
        for rolls, ways in falls(dice):
            _, sixes, fives = read_sea_roll(rolls, drms)
            counts[min(sixes, 2) + 1 if sixes else min(fives, 1)] += ways
        total = float(6**dice)
        known = (counts[0] / total, counts[1] / total, counts[2] / total, counts[3] / total)
        _known[key] = known
    return known


def falls(dice: int) -> list[tuple[list[int], int]]:
    """Return every fall of some dice, high to low, with the number of ways it can come about."""
    found: list[tuple[list[int], int]] = []
    rolls = [6] * dice
    while True:
        ways = FACTORIALS[dice]
        for face in range(1, 7):
            ways //= FACTORIALS[rolls.count(face)]
        found.append((rolls[:], ways))
        last = dice - 1
        while last >= 0 and rolls[last] == 1:
            last -= 1
        if last < 0:
            return found
        rolls[last:] = [rolls[last] - 1] * (dice - last)


# --- which rolls are sure to come ---------------------------------------------------------------------


def odds_at_sea(t: Board, code: int | None) -> SeaOdds:
    """Return the odds of each roll sure to come if an action is taken: see *Odds* in `docs/contract.md`."""
    fight, pairing = SeaFightInProgress(t.fight), Pairing(t.pairing)
    if code is not None:
        assume(t, fight, pairing, code)
    found: list[SeaShot] = []
    if t.stage == PAIR or (t.stage == BACK and fight.step != DUEL):
        for i, piece in enumerate(pairing.pairs):
            found.append(paired(t, fight, piece, pairing.pairs[i ^ 1]))
    elif t.stage in (AIM, BACK) and fight.aims:
        found = aimed(t, fight)
    return {"sea": found}


def assume(t: Board, fight: SeaFightInProgress, pairing: Pairing, code: int) -> None:
    """Note what an action would add to pairs, aims and support, and the pairs that would follow by themselves."""
    kind = n.kind_of(code)
    pair = [n.pair_first(n.payload_of(code)), n.pair_second(n.payload_of(code))]
    if kind == n.AIM and t.stage == AIM:
        fight.aims += pair
    elif kind == n.BACK and t.stage == BACK:
        fight.backing += pair
    elif kind == n.PAIR and t.stage == PAIR:
        join(pairing, t.side, code)
        join_single(pairing, t.side)


def paired(t: Board, fight: SeaFightInProgress, piece: int, foe: int) -> SeaShot:
    """Return the odds of one of a pair against the other: planes as in air combat, ships with those behind them."""
    data = t.data
    if fight.step == AIR:
        destroyed, turned = air_odds(data.piece_dice[piece], data.piece_drms[piece])
        return row(t, piece, foe, data.piece_dice[piece], (1.0 - destroyed - turned, turned, 0.0, destroyed))
    return broadside(t, fight, piece, foe)


def broadside(t: Board, fight: SeaFightInProgress, ship: int, target: int) -> SeaShot:
    """Return the odds of a ship's fire at another (NAV-50, NAV-54)."""
    backers = fight.backers_of(ship)
    dice = broadside_dice(t, ship, backers)
    return row(t, ship, target, dice, sea_roll_odds(dice, broadside_drms(t, ship, backers)))


def aimed(t: Board, fight: SeaFightInProgress) -> list[SeaShot]:
    """Return the odds of planes and of the ships they aim at, or of a submarine's attack (NAV-57, NAV-61)."""
    data = t.data
    if data.piece_kinds[fight.aims[0]] != PLANE:
        return [broadside(t, fight, fight.aims[0], fight.aims[1])]
    found: list[SeaShot] = []
    for target in fight.targets():
        planes = fight.aiming_at(target)
        for plane in planes:
            dice = lone_dice(t, plane)
            found.append(row(t, plane, target, dice, sea_roll_odds(dice, own_drms(t, plane))))
        none, turned, hit, twice = sea_roll_odds(lone_dice(t, target), own_drms(t, target))
        at = planes[0] if len(planes) == 1 else -1
        found.append(row(t, target, at, lone_dice(t, target), (none, turned, 0.0, hit + twice)))
    return found


def row(t: Board, by: int, at: int, dice: int, odds: tuple[float, float, float, float]) -> SeaShot:
    """Return one roll as JSON; `at` is null where its owner will choose which of several planes is hit."""
    names = t.data.piece_names
    return {
        "by": names[by],
        "at": names[at] if at >= 0 else None,
        "dice": dice,
        "none": odds[0],
        "withdrawn": odds[1],
        "damaged": odds[2],
        "destroyed": odds[3],
    }
