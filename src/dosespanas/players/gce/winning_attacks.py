"""Attacks on a place that decides the war: made where their exact odds are good, and with all that helps them."""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.stages import CHIT
from dosespanas.gce.board.state import Board
from dosespanas.gce.combat import covered_odds
from dosespanas.gce.combat.odds import trial, trial_attack
from dosespanas.gce.combat.plans import Reserve, everybody, located, met, odds_for, supported
from dosespanas.gce.shapes import GceOdds
from dosespanas.gce.supply import sources
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import NAT

LIKELY: Final = 1 / 3
"""The chance to win the war from which on an attack is made before all others: two falls of the die in six."""
CALLS: Final = ("join", "join-all", "support", "fly", "naval", "play")
"""Actions that add something to the attack in hand."""


def begun(b: Board, legal: list[LegalAction], places: list[int]) -> tuple[str, int] | None:
    """13.1: return the attack that is likeliest to win by taking one of some places, and the place; or None."""
    best, most = None, LIKELY
    for h in places:
        for view in legal:
            if view["verb"] == "attack" and view["box"] == hex_name(h):
                chance = chance_of(b, everything(b, trial_attack(b, h)))
                if chance >= most:
                    best, most = (view["action"], h), chance
    return best


def backed(b: Board, legal: list[LegalAction]) -> str | None:
    """13.2, 8.4, 13.12, 13.15: return what makes the attack in hand likelier to win, as soon as all together does."""
    f = b.fight
    calls = [view["action"] for view in legal if view["verb"] in CALLS]
    if not calls:
        return None
    now = chance_of(b, located(b, f))
    best, most = None, now
    for action in calls:
        with_it = trial(b, b.parse(action), b.side)
        chance = now if with_it is None else chance_of(b, located(b, with_it))
        if chance > most:
            best, most = action, chance
    if best is None and chance_of(b, everything(b, f)) > now:
        return calls[0]
    return best


def everything(b: Board, f: AttackInProgress) -> AttackInProgress:
    """Return an attack with everybody who may still join it and all support that is left."""
    whole = located(b, f if f.committed else everybody(b, f))
    return whole if b.stage == CHIT else supported(b, whole, Reserve(b, whole))


def chance_of(b: Board, f: AttackInProgress) -> float:
    """Return the chance that an attack empties its hex and somebody can enter it, to the best that its side knows.

    In the middle of what the covered defenders may be, and of what the enemy's aircraft may do (8.4-a).
    """
    if not f.attackers:
        return 0.0
    if b.side == NAT and f.hex == MADRID and not any(sources.supplied(b, u) for u in f.attackers):
        return 0.0  # 4.2-a
    chances: list[float] = []
    for fight in (f, met(b, f)):
        covered = covered_odds.range_of(b, fight)
        chances += [entered(b, odds) for odds in ([odds_for(b, fight)] if covered is None else covered)]
    return sum(chances) / len(chances)


def entered(b: Board, odds: GceOdds) -> float:
    """13.27-a, A73: return the chance that a hex is emptied with a hex of advance over, and a victor left for it."""
    table, own, foe = odds["table"], odds["attacker_steps"], odds["defender_steps"]
    if table is None or own is None or foe is None:
        return 0.0
    least = foe if b.options.advance_on_exact else foe + 1
    return sum([1 for row in table if row["defender"] >= least and row["attacker"] < own]) / len(table)
