"""What each side brings to an attack, for its odds."""

from dosespanas.espana1936.battle.attack import dice_count, modifiers, pairs_of, troop_of
from dosespanas.espana1936.board.data import PLANE, mask_bits
from dosespanas.espana1936.board.in_progress import AttackInProgress
from dosespanas.espana1936.board.state import USED, Board
from dosespanas.espana1936.odds.attack_odds import AirPlane, SideOdds


def side_odds(t: Board, attack: AttackInProgress, side: int) -> SideOdds:
    """Return what a side brings to an attack."""
    data = t.data
    planes = [
        AirPlane(data.piece_names[p], data.piece_dice[p], data.piece_drms[p])
        for p in mask_bits(attack.support[side])
        if data.piece_kinds[p] == PLANE and not t.p_flags[p] & USED
    ]
    strength = t.t_strength[troop_of(t, attack, side)]
    extra = dice_count(t, attack, side) - strength - sum(plane.dice for plane in planes)
    return SideOdds(strength, extra, pairs_of(modifiers(t, attack, side)), planes)
