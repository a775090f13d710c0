"""Landings by card: troops come ashore even in an enemy box and fight until one side holds it (CRD-R37, CRD-N43)."""

from dosespanas.espana1936.battle.attack import lose_tank
from dosespanas.espana1936.board.data import SHIP, TANK, Operation, mask_bits
from dosespanas.espana1936.board.effect_in_progress import done, void
from dosespanas.espana1936.board.fog import open_stacks
from dosespanas.espana1936.board.in_progress import Battle
from dosespanas.espana1936.board.stages import ATTACKER
from dosespanas.espana1936.board.state import USED, Table
from dosespanas.espana1936.cards.arrivals import place_units

OURS: int = 1
"""`battle.landing`: the landing side attacks next."""
THEIRS: int = 2
"""`battle.landing`: the other side attacks next."""


def begin(t: Table, step: Operation) -> None:
    """Put the troops ashore; with enemy troops there the fight begins, the landing side first (AMB-51).

    EVT-12, NAV-32: nobody comes ashore in a port of one's own that is under blockade.
    """
    box = mask_bits(step.place.boxes)[0] if step.place is not None else 0
    side = t.data.cards[t.event.card].side
    if t.blockaded[side] >> box & 1 or place_units(t, step, box) == 0:
        void(t)
        return
    t.battle = Battle()
    t.battle.box = box
    t.battle.landing = OURS
    open_stacks(t, box)
    ready(t)
    if t.count_troops(1 - side, box) == 0:
        for p in t.pieces_in(1 - side, TANK, box):
            lose_tank(t, p, box)
    next_attack(t)


def ready(t: Table) -> None:
    """A new round: every troop in the box may attack once, every tank and gunfire ship support once."""
    for side in (0, 1):
        for slot in t.troops_in(side, t.battle.box):
            t.t_acted[slot] = 0
        for kind in (TANK, SHIP):
            for p in t.pieces_in(side, kind, t.battle.box):
                t.p_flags[p] &= ~USED


def can_attack(t: Table, side: int) -> bool:
    """Tell whether a side has a troop in the box that has not attacked in this round."""
    return any(not t.t_acted[slot] for slot in t.troops_in(side, t.battle.box))


def next_attack(t: Table) -> None:
    """Forced step: alternate attacks until one side is gone (AMB-51)."""
    side = t.data.cards[t.event.card].side
    battle = t.battle
    if not t.count_troops(0, battle.box) or not t.count_troops(1, battle.box):
        finish(t)
        return
    if not can_attack(t, 0) and not can_attack(t, 1):
        ready(t)
        battle.landing = OURS
    wanted = side if battle.landing == OURS else 1 - side
    if not can_attack(t, wanted):
        wanted = 1 - wanted
    battle.landing = THEIRS if wanted == side else OURS
    battle.side = wanted
    t.side = wanted
    t.stage = ATTACKER


def finish(t: Table) -> None:
    """The box belongs to one side again."""
    ready(t)
    t.battle = Battle()
    done(t)
