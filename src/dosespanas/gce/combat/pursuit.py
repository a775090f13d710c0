"""Pursuit (13.28): the cavalry and tanks behind an attack, who join the advance after a breakthrough."""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.data import TYPES
from dosespanas.gce.board.hexes import distance
from dosespanas.gce.board.state import FOUGHT, LANDED, MOVED, STRATEGIC, TIED, Board
from dosespanas.gce.combat.modifiers import attacking_side

FAST: Final = [TYPES.index(name) for name in ("cavalry", "tank", "heavy_tank")]
"""A46, A74."""

BUSY: Final = MOVED | STRATEGIC | LANDED | FOUGHT | TIED


def pursuers(b: Board, f: AttackInProgress) -> list[int]:
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


def hides_pursuer(b: Board) -> bool:
    """13.6: tell whether for all that the other side knows cavalry or tanks might still pursue from a covered stack.

    Their side is then asked in any case, for not to be asked would tell that there are none.
    """
    f = b.fight
    side = attacking_side(f)
    if f.casado or f.result[1] <= f.steps or not any(b.covered(u) and b.face(u).type in FAST for u in b.on_map(side)):
        return False
    for start in f.across:
        for near in b.data.beyond[start]:
            lies_there = b.owner[near] == side and b.after[b.first[near]] >= 0 and near not in b.opened
            if lies_there and distance(near, f.hex) <= f.advance and not b.near_enemy(side, near):
                return True
    return False
