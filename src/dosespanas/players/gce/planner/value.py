"""How a position looks to the planner at the end of a plan: the chance that a side wins from it.

In the scenario of 1936 it is the judge's fitted value. For the campaign there is none yet that knows of a Nationalist
victory, so that it is read from where Morale stands against the way to 30, from what is within reach, and from force.
"""

from typing import Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.state import Board
from dosespanas.gce.supply.sources import supplied
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.judge import GceJudge
from dosespanas.players.judging import logistic, won

MORALE: Final = 0.12
"""Log odds of a point of Morale below what the war needs by then."""
REACH: Final = 0.5
"""Share of a place's points that count while an enemy stands next to it in force."""
CAPTURED: Final = 0.9
"""Log odds of a hex that counts for the Republicans' victory at once (4.3-a)."""
FORCE: Final = 0.012
"""Log odds of a factor in supply, of a step's factors out of it half, of a resource point as of two."""
STORM: Final = 3.0
"""Odds at which a place is as good as taken."""


class Outlook:
    """What the planner thinks of positions."""

    def __init__(self) -> None:
        self.judge = GceJudge()

    def of(self, b: Board, side: int) -> float:
        """Return the chance (0 to 1) that a side wins from here; exact once the game is over."""
        if b.ended:
            return won(b, side)
        if b.data.scenario == "1936":
            return self.judge.of(b, side)
        chance = logistic(campaign(b))
        return chance if side == NAT else 1.0 - chance


def campaign(b: Board) -> float:
    """Return the log odds of the Nationalist side in the campaign."""
    data = b.data
    least = data.victory["morale_at_most"]
    due = data.start_morale - (data.start_morale - least) * float(b.turn) / float(data.last_turn)
    total = MORALE * (due - b.morale) + FORCE * 2.0 * float(b.points[0] + b.points[3] - b.points[1] - b.points[2])
    for u in range(len(b.u_hex)):
        unit = data.units[u]
        if b.u_hex[u] >= 0 and not unit.is_hq:
            face = unit.faces[b.u_face[u]]
            factors = float(face.attack) + 0.8 * float(face.defence)
            if not supplied(b, u):
                factors *= 0.5
            total += FORCE * factors if unit.side == NAT else -FORCE * factors
    for h in data.land:
        value = float(data.morale_value[h])
        if value > 0.0:
            holder = b.control[h]
            near = REACH * MORALE * value * pressed(b, data, h, holder)
            total += near if holder == REP else -near
            if holder == REP and data.start_control[h] == NAT:
                total -= CAPTURED
    return total


def pressed(b: Board, data: Data, hex_: int, holder: int) -> float:
    """Return how hard a place is pressed by enemies next to it, 0 to 1."""
    attack = 0.0
    for near in data.beyond[hex_]:
        if b.first[near] >= 0 and b.owner[near] != holder:
            attack += factors_at(b, near, True)
    if attack <= 0.0:
        return 0.0
    return min(1.0, attack / (1.0 + STORM * factors_at(b, hex_, False)))


def factors_at(b: Board, hex_: int, attack: bool) -> float:
    """Return the factors of attack or of defence that stand in a hex."""
    total = 0.0
    u = b.first[hex_]
    while u >= 0:
        face = b.data.units[u].faces[b.u_face[u]]
        total += float(face.attack if attack else face.defence)
        u = b.after[u]
    return total
