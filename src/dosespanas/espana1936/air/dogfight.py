"""Air combat: step 4 of an attack, and between planes at sea (ADF, NAV-47)."""

from dosespanas.espana1936.air import pairing
from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import PLANE, mask_bits
from dosespanas.espana1936.board.dice import air_result
from dosespanas.espana1936.board.stages import FIGHT_STEP, ROLL
from dosespanas.espana1936.board.state import ELIMINATED, USED, Board


def begin(t: Board) -> None:
    """ADF-01, CBT-13: only if both sides declared planes in this attack; the defender pairs them (ADF-02)."""
    support = t.attack.support
    groups = [[p for p in mask_bits(support[side]) if t.data.piece_kinds[p] == PLANE] for side in (0, 1)]
    if groups[0] and groups[1]:
        pairing.ask(t, 1 - t.battle.side, groups)
    else:
        t.stage = ROLL


def fight(t: Board) -> None:
    """ADF-04..07: each pair rolls at once; 6 destroys for good, 5 sends home unused, 4 or less does nothing.

    AMB-71: at sea and over a port a plane sent home by a 5 has left at once: it holds and blockades nothing.
    ADF-07: each pair at the same time. ADF-08, ADF-09: with the planes' own modifiers, which count here only, and no
    cards.
    """
    data = t.data
    at_sea = t.fight.place >= 0
    pairs = t.pairing.pairs
    fate = [0] * len(pairs)
    box = t.data.place_term(t.fight.place if at_sea else t.battle.box)
    for i, plane in enumerate(pairs):
        rolls = t.chance.dice(data.piece_dice[plane], "ADF-04", data.piece_sides[plane])
        fate[i ^ 1] = air_result(rolls, data.piece_drms[plane])
        details: dict[str, object] = {
            "piece": data.piece_terms[plane],
            "foe": data.piece_terms[pairs[i ^ 1]],
            "box": box,
            "rolls": rolls,
            "drm": data.piece_drms[plane],
            "result": fate[i ^ 1],
        }
        t.tell("air-roll", "ADF-04", data.piece_sides[plane], details, [data.piece_names[plane]])
    t.reveals += 1
    for i, plane in enumerate(pairs):
        side = data.piece_sides[plane]
        lost: dict[str, object] = {"piece": data.piece_terms[plane], "box": box}
        if fate[i] >= 6:
            if at_sea:
                sea.leave(t, plane)
            else:
                t.attack.support[side] &= ~(1 << plane)
            t.put_piece(plane, ELIMINATED)
            t.p_flags[plane] = 0
            t.tell("plane-destroyed", "ADF-06", side, lost, [data.piece_names[plane]])
        elif fate[i] == 5 and at_sea:
            sea.plane_home(t, plane, "AMB-71")
        elif fate[i] == 5:
            t.p_flags[plane] |= USED
            t.tell("plane-withdrawn", "ADF-06", side, lost, [data.piece_names[plane]])
    t.pairing.pairs = []
    t.stage = FIGHT_STEP if at_sea else ROLL
