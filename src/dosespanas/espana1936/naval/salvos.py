"""Who fires at whom in each step of a fight at sea, with which dice and modifiers (NAV-35, NAV-48, NAV-50..63)."""

from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import PLANE
from dosespanas.espana1936.board.dice import read_sea_roll
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.naval.fleets import (
    DUEL,
    RETURN_FIRE,
    SALVO,
    STRIKES,
    battery_side,
    combatants,
    planes_of,
    raiders,
    ships_of,
    strength,
)
from dosespanas.espana1936.naval.gunnery import fire, hit, let_assign
from dosespanas.kernel.side import SIDE_TERMS


def roll_step(t: Board) -> None:
    """Roll for everybody who fires in this step; all fire at once."""
    fight = t.fight
    if fight.step == STRIKES:
        roll_strikes(t)
    elif fight.step == DUEL:
        shoot(t, fight.aims[0], fight.aims[1])
    elif fight.step == RETURN_FIRE:
        shoot(t, fight.aims[1], fight.aims[0])
    elif fight.step == SALVO:
        pairs = t.pairing.pairs
        for i, ship in enumerate(pairs):
            shoot(t, ship, pairs[i ^ 1])
    else:
        fire_battery(t)


def shoot(t: Board, ship: int, target: int) -> None:
    """NAV-50: a ship fires at another, with those behind it."""
    backers = t.fight.backers_of(ship)
    sixes, fives = fire(t, [ship, *backers], target, broadside_dice(t, ship, backers), broadside_drms(t, ship, backers))
    hit(t, target, sixes, fives)


def broadside_dice(t: Board, ship: int, backers: list[int]) -> int:
    """NAV-50, AMB-37: a ship's strength and that of ships left over that support it; a squadron alone rolls one."""
    return max(1, strength(t, ship)) + sum(strength(t, p) for p in backers)


def broadside_drms(t: Board, ship: int, backers: list[int]) -> list[int]:
    """NAV-50, NAV-54, AMB-56: the ship's own modifier and what squadrons behind it add, never their own."""
    return [drm for drm in [t.data.piece_drms[ship]] + [t.data.escort_drms[p] for p in backers] if drm]


def own_drms(t: Board, piece: int) -> list[int]:
    """NAV-55, NAV-60, NAV-61, NAV-63: the modifier of a ship or plane that fires for itself."""
    return [t.data.piece_drms[piece]] if t.data.piece_drms[piece] else []


def lone_dice(t: Board, piece: int) -> int:
    """NAV-60, NAV-61: between planes and ships a plane rolls its strength, any ship a single die."""
    return strength(t, piece) if t.data.piece_kinds[piece] == PLANE else 1


def fire_alone(t: Board, piece: int, target: int) -> tuple[int, int]:
    """Roll for one piece between planes and ships; return (hits, withdrawals)."""
    return fire(t, [piece], target, lone_dice(t, piece), own_drms(t, piece))


def roll_strikes(t: Board) -> None:
    """NAV-48, NAV-60, NAV-61, AMB-59: planes against ships, and each ship under attack back at them with one die."""
    for target in t.fight.targets():
        for piece in t.fight.aiming_at(target):
            sixes, fives = fire_alone(t, piece, target)
            hit(t, target, sixes, fives)
        sixes, fives = fire_alone(t, target, -1)
        other = 1 - t.data.piece_sides[target]
        let_assign(t, other, other, sixes, fives, target)
    side = raiders(t)
    if side >= 0 and not t.fight.aims:
        planes, ships = planes_of(t, side), ships_of(t, 1 - side)
        volley(t, 1 - side, planes)
        volley(t, side, ships)


def volley(t: Board, on: int, shooters: list[int]) -> None:
    """NAV-60, NAV-61, AMB-49: every shooter rolls; the side fired on chooses who takes the hits."""
    hits = turned = 0
    for p in shooters:
        sixes, fives = fire_alone(t, p, -1)
        hits += sixes
        turned += fives
    let_assign(t, on, on, hits, turned, -1)


def fire_battery(t: Board) -> None:
    """NAV-35, NAV-36: a port fires at its blockaders; its owner assigns the hits."""
    data = t.data
    side = battery_side(t, t.fight.place)
    rolls = t.chance.dice(data.battery_dice, "NAV-35", side)
    modified, sixes, fives = read_sea_roll(rolls, [data.battery_drm])
    t.reveals += 1
    details: dict[str, object] = {
        "box": data.box_terms[t.fight.place],
        "side": SIDE_TERMS[side],
        "rolls": rolls,
        "modified": modified,
        "hits": sixes,
        "turned": fives,
    }
    t.tell("battery", "NAV-35", side, details, [])
    let_assign(t, 1 - side, side, sixes, fives, -1)


def follow_home(t: Board) -> None:
    """NAV-55: a squadron goes to base when every ship it supported has left."""
    for p in sorted(set(t.fight.backers())):
        there = combatants(t, t.data.piece_sides[p])
        left = [ship for ship in t.fight.backed_by(p) if ship in there]
        if t.data.escort_drms[p] and p in there and not left:
            sea.ship_home(t, p, False)
