"""Upkeep: everybody home and ready, the objective cities counted (UPK)."""

from dosespanas.espana1936.battle.attack import lose_tank
from dosespanas.espana1936.board.data import GENERAL, PLANE, TANK, mask_bits
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.board.sea import card_effects, leave, settle_control
from dosespanas.espana1936.board.stages import NEXT_PHASE
from dosespanas.espana1936.board.state import COLONIAL, DAMAGED, MAT, UNLIMITED, Board
from dosespanas.espana1936.turn.victory import check_upkeep
from dosespanas.kernel.side import SIDE_NAMES


def run(t: Board) -> None:
    """UPK-01..05, in the order of SEQ-08.

    UPK-04, UPK-05: then victory is checked; effects at sea and the transport follow. SEQ-04: for both sides at once.
    """
    if t.options.naval:
        settle_control(t)
    return_home(t)
    make_ready(t)
    lone_tanks(t)
    details: dict[str, object] = {
        "nationalist": t.objectives_of(0),
        "republican": t.objectives_of(1),
        "contested": t.contested_objectives(),
    }
    for side in (0, 1):
        held = t.friendly(side) & t.data.objectives
        details[f"{SIDE_NAMES[side]}_cities"] = [t.data.box_terms[box] for box in mask_bits(held)]
    t.tell("objectives", "UPK-03", -1, details, [])
    t.stage = NEXT_PHASE
    check_upkeep(t)
    if t.options.naval and not t.ended:
        card_effects(t)


def return_home(t: Board) -> None:
    """UPK-01, AIR-04, GEN-05: planes and generals go back to the mats; who waits in Morocco stays."""
    for side in (0, 1):
        for kind in (GENERAL, PLANE):
            for p in t.data.pieces_of[side][kind]:
                if t.p_box[p] >= 0 and not t.p_flags[p] & COLONIAL:
                    leave(t, p)
                    t.p_box[p] = MAT


def make_ready(t: Board) -> None:
    """UPK-02, STA-03: every used unit is ready again; limits of this turn lapse.

    EDN-21: in both editions.
    """
    for slot in range(len(t.t_acted)):
        t.t_acted[slot] = 0
    for p in range(t.data.piece_count):
        t.p_flags[p] &= COLONIAL | DAMAGED
    t.fought = [0, 0]
    t.fights_done = [0, 0]
    t.attacks_left = [UNLIMITED, UNLIMITED]
    t.battles_left = [UNLIMITED, UNLIMITED]
    t.offensive = 0
    t.moved_before = 0
    t.attacked_before = 0
    t.on_table = [card for card in t.on_table if not lasts_one_turn(t, card)]


def lasts_one_turn(t: Board, card: int) -> bool:
    """EVT-06: cards about the coming turn lie aside until that turn has used them.

    VAR-04: events may be older than this Upkeep, so what a card announces may still be to come.
    """
    return any(step.used_up(t) for step in operations(t.data.cards[card]))


def lone_tanks(t: Board) -> None:
    """AMB-03: tanks alone in a box with enemy troops are lost at the latest now."""
    for box in mask_bits(t.contested()):
        for side in (0, 1):
            if t.count_troops(side, box) == 0 and t.count_troops(1 - side, box) > 0:
                for p in t.pieces_in(side, TANK, box):
                    lose_tank(t, p, box)
