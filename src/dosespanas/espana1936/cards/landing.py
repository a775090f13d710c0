"""Landings by card: troops come ashore even in an enemy box and fight until one side holds it (CRD-R37, CRD-N43)."""

from typing import ClassVar

from dosespanas.espana1936.battle.attack import lose_tank
from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.data import SHIP, TANK
from dosespanas.espana1936.board.effect_in_progress import done, void
from dosespanas.espana1936.board.fields import ActionPlace, BoxField, Fields, UnitsField, Word
from dosespanas.espana1936.board.fog import open_stacks
from dosespanas.espana1936.board.in_progress import BattleInProgress
from dosespanas.espana1936.board.operation import Operation
from dosespanas.espana1936.board.stages import ATTACKER
from dosespanas.espana1936.board.state import USED, Board
from dosespanas.espana1936.cards.arrivals import place_units
from dosespanas.espana1936.cards.sentences import sentence, units_said
from dosespanas.kernel.shapes import Message

OURS: int = 1
"""`battle.landing`: the landing side attacks next."""
THEIRS: int = 2
"""`battle.landing`: the other side attacks next."""


class LandingBattle(Operation):
    """The troops land in the box even if the enemy holds it. If enemy troops are there both sides attack in turn, the
    player first, each troop once a round and without generals, until `one_side_controls` the box; if nobody is left,
    the player holds it.
    """

    EMBLEM: ClassVar[str] = "sea"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.box = f.get("box", BoxField())
        self.units = f.get("units", UnitsField())
        f.get("until", Word("one_side_controls"))
        self.place = ActionPlace(1 << max(self.box, 0), False, "any")

    def run(self, t: Board) -> None:
        """Put the troops ashore; with enemy troops there the fight begins, the landing side first (AMB-51).

        EVT-12, NAV-32: nobody comes ashore in a port of one's own that is under blockade.
        """
        box = self.box
        if t.blockaded[self.side] >> box & 1 or place_units(t, self.units, box) == 0:
            void(t)
            return
        t.battle = BattleInProgress()
        t.battle.box = box
        t.battle.landing = OURS
        open_stacks(t, box)
        ready(t)
        if t.count_troops(1 - self.side, box) == 0:
            for p in t.pieces_in(1 - self.side, TANK, box):
                lose_tank(t, p, box)
        next_attack(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a landing is worth."""
        return 8.0

    def says(self) -> list[Message]:
        """Return who lands where."""
        return [sentence(self, units=units_said(self), box=f"box:{self.row['box']}")]


def ready(t: Board) -> None:
    """A new round: every troop in the box may attack once, every tank and gunfire ship support once."""
    for side in (0, 1):
        for slot in t.troops_in(side, t.battle.box):
            t.t_acted[slot] = 0
        for kind in (TANK, SHIP):
            for p in t.pieces_in(side, kind, t.battle.box):
                t.p_flags[p] &= ~USED


def can_attack(t: Board, side: int) -> bool:
    """Tell whether a side has a troop in the box that has not attacked in this round."""
    return any(not t.t_acted[slot] for slot in t.troops_in(side, t.battle.box))


def next_attack(t: Board) -> None:
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


def finish(t: Board) -> None:
    """The box belongs to one side again."""
    ready(t)
    t.battle = BattleInProgress()
    done(t)
