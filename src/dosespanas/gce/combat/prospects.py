"""The odds of the attacks that a movement prepares: as the units stand now, or from where those in hand would go.

Counted as the side that moves may know the board (13.6): of a covered stack from the weakest to the strongest that can
lie there, and of the enemy's supply what can be seen.
"""

from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.stages import MOVE_NAT, MOVE_ON, MOVE_REP
from dosespanas.gce.board.state import CUT, Board
from dosespanas.gce.combat import attack, covered_odds
from dosespanas.gce.combat.decisive_places import moved_off
from dosespanas.gce.combat.odds import trial_attack
from dosespanas.gce.combat.plans import odds_for
from dosespanas.gce.shapes import AttackProspect
from dosespanas.gce.supply import known_supply, sources


def prospects(b: Board, viewer: int | None, place: str) -> list[AttackProspect] | None:
    """13.2: return the attacks that everybody beside the enemy's hexes could make if combat came now.

    `place`: only those on hexes beside it, as if the units in hand stood there; empty: as the board stands. Nobody but
    the side that moves has any; None if there is no such place.
    """
    try:
        there = parse_hex(place) if place else -1
    except ValueError:
        return None
    if b.ended or viewer != b.side or b.step_no not in (MOVE_NAT, MOVE_REP):
        return []
    if place and (b.stage != MOVE_ON or there not in b.data.land or b.owner[there] == 1 - b.side):
        return []
    now = moved_off(b, b.move.units if place else [], there)
    now.attacked = []
    hexes = [h for h in attack.targets(now) if attack.spared(now, h) and (not place or h in b.data.beyond[there])]
    mark_unsupplied(now, hexes)
    return [prospect(now, h) for h in hexes]


def mark_unsupplied(b: Board, hexes: list[int]) -> None:
    """10.3-b: note who would be out of supply in attacks on some hexes, as far as the attacker knows."""
    for u in range(len(b.u_flags)):
        b.u_flags[u] &= ~CUT
    for h in hexes:
        for u in b.stack(h):
            if b.sees(b.side, u) and known_supply.trace(b, u, b.side).why is not None:
                b.mark(u, CUT)
        for near in b.data.beyond[h]:
            for u in b.stack(near) if b.owner[near] == b.side else []:
                if not sources.supplied(b, u):
                    b.mark(u, CUT)


def prospect(b: Board, hex_: int) -> AttackProspect:
    """13.5, 13.6: return the attack on a hex by everybody who may join it, without support."""
    f = trial_attack(b, hex_)
    return {
        "hex": hex_name(hex_),
        "units": [b.data.units[u].name for u in f.attackers],
        "odds": odds_for(b, f),
        "range": covered_odds.range_of(b, f),
    }
