"""Judging attacks by exact odds: what an attack is worth with given supporters and cards."""

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import Card
from dosespanas.espana1936.board.dice import Modifier
from dosespanas.espana1936.odds.attack_odds import AirPlane, SideOdds, attack_odds, pair_up
from dosespanas.players.espana1936.situation import Board, Piece

STEP_WORTH = 2.0
"""What a step of a troop is worth, against a plain box of 2 and an objective city of about 11."""


def side_of(troop: Piece, supporters: list[Piece], own: Card | None, foe: Card | None) -> SideOdds:
    """Return what a troop brings with its supporters, its own Bonus card and the enemy's Penalty card."""
    modifiers: list[Modifier] = []
    if troop["drm"]:
        modifiers.append((troop["drm"], 1))
    planes: list[AirPlane] = []
    extra = 0
    for piece in supporters:
        if piece["kind"] == "plane":
            planes.append(AirPlane(piece["id"], piece["dice"], piece["drm"]))
        elif piece["kind"] == "ship":
            extra += piece["gun_dice"]
            if piece["gun_drm"]:
                modifiers.append((piece["gun_drm"], 1))
        elif piece["drm"]:
            modifiers.append((piece["drm"], 1))
    for card, mode in ((own, 0), (foe, 1)):
        if card is not None:
            extra += card.dice[mode]
            if card.drm[mode]:
                modifiers.append((card.drm[mode], card.drm_dice[mode]))
    return SideOdds(troop["strength"], extra, sorted(modifiers), planes)


def attack_worth(board: Board, attacker: SideOdds, defender: SideOdds, box: str, attacking: bool) -> float:
    """Return what an attack is worth to `board.side`, who attacks or defends: steps, and the box if it may fall."""
    pair_up(defender.planes, attacker.planes)
    odds = attack_odds(attacker, defender)
    lost = [
        sum(p * (steps_of(side.strength) - steps_of(int(left))) for left, p in chances.items())
        for chances, side in ((odds["left"]["attacker"], attacker), (odds["left"]["defender"], defender))
    ]
    worth = board.worth(box)
    us, them = (board.side, board.enemy) if attacking else (board.enemy, board.side)
    enemy_left = board.force(them, box) - defender.strength
    own_left = board.force(us, box) - attacker.strength
    kills = odds["left"]["defender"].get("0", 0.0)
    dies = odds["left"]["attacker"].get("0", 0.0)
    value: float = STEP_WORTH * (1.0 - 0.7 * board.haste) * (lost[1] - lost[0])
    if enemy_left <= 0.5:
        value += kills * worth * 0.8
    else:
        value += kills * worth * 0.15
    if own_left <= 0.5:
        value -= dies * (1.0 - kills) * worth * 0.8
    else:
        value -= dies * worth * 0.1
    return value if attacking else -value


def best_attack(
    board: Board,
    attackers: list[Piece],
    targets: list[Piece],
    supporters: list[Piece],
    box: str,
) -> tuple[float, Piece | None, Piece | None]:
    """Return the most worthwhile (worth, attacker, target) of a box."""
    best: tuple[float, Piece | None, Piece | None] = (-99.0, None, None)
    tried: set[tuple[int, int, int, int]] = set()
    for a in attackers:
        for d in targets:
            key = (a["strength"], a["drm"], d["strength"], d["drm"])
            if key in tried:
                continue
            tried.add(key)
            value = attack_worth(board, side_of(a, supporters, None, None), side_of(d, [], None, None), box, True)
            if value > best[0]:
                best = (value, a, d)
    return best
