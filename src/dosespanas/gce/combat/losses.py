"""Losses (13.10, A63, A64, A88): steps are taken from the attacker's units, then from the defender's; owners choose."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.stages import LOSE
from dosespanas.gce.board.state import ELIMINATED, Board, hex_term
from dosespanas.gce.combat import advance
from dosespanas.gce.combat.attack import refuse, steps_of
from dosespanas.gce.combat.modifiers import COLONIAL, attacking_side, defending_side
from dosespanas.kernel.action import Refusal

FULL: Final = 2
"""Steps of a two-step unit, and of one that is unhurt."""


def next_loss(b: Board) -> None:
    """Forced step, 13.10-b: take the next steps that leave nothing to choose; ask for one that does; then advance.

    13.10-d: losses are steps; nobody retreats.
    """
    f = b.fight
    for loser in (f.side, 1 - f.side):
        while f.left[loser] > 0:
            units = losers(b, loser)
            choice = candidates(b, loser)
            if not units:
                f.left[loser] = 0
            elif steps_of(b, units) <= f.left[loser]:
                for u in units:
                    f.left[loser] -= b.steps(u)
                    fall(b, u, -1)
            elif len(choice) == 1:
                suffer(b, loser, choice[0])
            else:
                b.side = attacking_side(f) if loser == f.side else defending_side(f)
                b.stage = LOSE
                return
    advance.begin(b)


def losing(b: Board) -> int:
    """13.10-b: return who is losing steps now, by the side that leads."""
    return b.fight.side if b.fight.left[b.fight.side] > 0 else 1 - b.fight.side


def losers(b: Board, loser: int) -> list[int]:
    """A63: return the units of the battle that steps are taken from: HQs only when nobody else is left.

    13.12-g: then a HQ is lost as one step, to be rebuilt later.
    """
    f = b.fight
    alive = [u for u in (f.attackers if loser == f.side else f.defenders) if b.u_hex[u] >= 0]
    others = [u for u in alive if not b.data.units[u].is_hq]
    return others if others else alive


def candidates(b: Board, loser: int) -> list[int]:
    """13.10-c, A64, 7.40: return the units one of which loses the next step.

    In a hex no unit of one step dies while one of two steps is unhurt; a reduced one has its owner's choice like any
    other. The extra step of Town Defence falls on a Colonial unit if there is one.
    """
    units = losers(b, loser)
    if extra_chit(b, loser) >= 0:
        colonials = [u for u in units if b.data.units[u].faction == COLONIAL]
        if colonials:
            units = colonials
    unhurt = [b.u_hex[u] for u in units if b.steps(u) == FULL]
    return [u for u in units if b.data.units[u].steps == FULL or b.u_hex[u] not in unhurt]


def extra_chit(b: Board, loser: int) -> int:
    """7.40: return the chit by which the attacker's next step is one more than the table takes; those come first.

    -1 if it is not.
    """
    f = b.fight
    if loser == f.side and f.left[loser] > f.result[0]:
        for chit in f.chits[1 - loser]:
            if b.data.chits[chit].part("attacker_losses") is not None:
                return chit
    return -1


def suffer(b: Board, loser: int, unit: int) -> None:
    """Take one step from a unit of the battle."""
    chit = extra_chit(b, loser)
    b.fight.left[loser] -= 1
    lose_step(b, unit, chit)


def lose_step(b: Board, unit: int, chit: int) -> None:
    """2.12-a: a unit on the map loses a step, by a chit or by the table (-1): it is turned over, or eliminated."""
    if b.steps(unit) == FULL:
        tell_loss(b, unit, chit, 1)
        b.turn_over(unit, 1)
    else:
        fall(b, unit, chit)


def fall(b: Board, unit: int, chit: int) -> None:
    """2.12-b: a unit on the map loses all its steps and is eliminated."""
    tell_loss(b, unit, chit, 0)
    b.lift(unit, ELIMINATED)


def tell_loss(b: Board, unit: int, chit: int, left: int) -> None:
    """13.10-a, 7.40: report the loss of a step, or of all, what is left, and the chit that takes it (-1: the table)."""
    rule = b.data.chits[chit].rule if chit >= 0 else "13.10-a"
    b.tell_unit("step-lost", rule, unit, {"hex": hex_term(b.u_hex[unit]), "left": left, "card": b.data.chit_term(chit)})


def codes_lose(b: Board) -> list[int]:
    """13.10-c: choose who loses the next step."""
    return sorted([n.make(n.LOSE, u) for u in candidates(b, losing(b))])


def take_lose(b: Board, code: int) -> None:
    """Take the step."""
    suffer(b, losing(b), n.payload_of(code))
    next_loss(b)


def why_not_lose(b: Board, code: int) -> Refusal | None:
    """13.10-c, A63, 7.40: explain why a unit does not lose the next step."""
    if n.kind_of(code) != n.LOSE:
        return None
    loser = losing(b)
    unit = n.payload_of(code)
    f = b.fight
    if unit not in (f.attackers if loser == f.side else f.defenders) or b.u_hex[unit] < 0:
        return refuse(b, unit, f.hex, "13.10-c", "refusal-gce-not-losing")
    if unit not in losers(b, loser):
        return refuse(b, unit, f.hex, "A63", "refusal-gce-hq-last")
    extra = extra_chit(b, loser)
    if extra >= 0 and b.data.units[unit].faction != COLONIAL:
        return refuse(b, unit, f.hex, b.data.chits[extra].rule, "refusal-gce-colonial-first")
    return refuse(b, unit, f.hex, "13.10-c", "refusal-gce-unhurt-first")
