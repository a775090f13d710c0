"""What a side fights the campaign for: one place at a time that it can take, instead of a bit everywhere."""

from typing import Final

from dosespanas.gce.board.hexes import OFF
from dosespanas.players.gce.neighbourhoods import Ground

SIGHT: Final = 10
"""Hexes over land within which own attack counts for an objective."""

FORCE_FADE: Final = 0.8
"""What is left of it one hex further away."""

RESISTANCE: Final = [2.5, 0.7, 0.5, 0.3]
"""What an enemy's defence counts for, by its distance from the objective: most in a town that must be stormed."""

CLUSTER: Final = 4
"""Hexes within which other places of value make an objective worth more."""

CLUSTER_SHARE: Final = 0.6

STEADY: Final = 1.8
"""What makes an objective chosen before better than another."""

ODDS_ENOUGH: Final = 4.0
"""From this many times the resistance more force does not make an objective better."""


def choose(ground: Ground, prizes: list[float], attack: list[float], defence: list[float], before: int) -> int:
    """Return the place with a Morale value whose capture promises most for the force at hand, or OFF.

    By hex: what taking an enemy hex is worth (0: not to be taken), own attack and enemy defence. The objective had
    `before` is given up only for a much better one: marching to and fro wins nothing.
    """
    best, most = OFF, 0.0
    for h in ground.data.land:
        if prizes[h] <= 0.0 or ground.data.morale_value[h] <= 0:
            continue
        worth, force, resistance = prizes[h], 0.0, 3.0
        weight = 1.0
        for away, ring in enumerate(ground.around(h, SIGHT)):
            for near in ring:
                force += weight * attack[near]
                if away < len(RESISTANCE):
                    resistance += RESISTANCE[away] * defence[near]
                if 0 < away <= CLUSTER and ground.data.morale_value[near] > 0:
                    worth += CLUSTER_SHARE * prizes[near]
            weight *= FORCE_FADE
        score = worth * min(ODDS_ENOUGH, force / resistance) * (STEADY if h == before else 1.0)
        if score > most:
            best, most = h, score
    return best
