"""Pursuit (13.28): the cavalry and tanks behind an attack, who join the advance after a breakthrough."""

from typing import Final

from dosespanas.gce.board.data import TYPES
from dosespanas.gce.board.fight import Fight
from dosespanas.gce.board.state import FOUGHT, LANDED, MOVED, STRATEGIC, TIED, Board
from dosespanas.gce.combat.modifiers import attacking_side

FAST: Final = [TYPES.index(name) for name in ("cavalry", "tank", "heavy_tank")]
"""A46, A74."""

BUSY: Final = MOVED | STRATEGIC | LANDED | FOUGHT | TIED


def pursuers(b: Board, f: Fight) -> list[int]:
    """13.28-a, A74: return who may join the advance, as the board stands before anybody is lost.

    Cavalry and tanks next to a hex the attack came from that neither moved nor fought this turn and stand next to no
    enemy.
    """
    side = attacking_side(f)
    found: list[int] = []
    seen: list[int] = []
    for start in f.across:
        for near in b.data.beyond[start]:
            if near in seen or b.owner[near] != side:
                continue
            seen.append(near)
            if not b.near_enemy(side, near):
                found += [u for u in b.stack(near) if b.face(u).type in FAST and not b.u_flags[u] & BUSY]
    return found
