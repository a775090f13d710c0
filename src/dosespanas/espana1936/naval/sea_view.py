"""The sea in an observation: areas, bases, blockades and the fight in hand."""

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.in_progress import DAMAGE, HITS_BY, HITS_ON, WITHDRAWALS
from dosespanas.espana1936.board.sea import AREA_STATES, base_open
from dosespanas.espana1936.board.stages import AIM, BACK, PAIR, SUFFER
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.naval.aiming import rule_asked
from dosespanas.espana1936.naval.fleets import AIR, FIGHT_KINDS, STEP_NAMES
from dosespanas.espana1936.shapes import Area, Naval, SeaFight, SeaHits
from dosespanas.kernel.shapes import SideName
from dosespanas.kernel.side import SIDE_NAMES


def naval(t: Board) -> Naval | None:
    """Return the `naval` part of an observation (see `docs/contract.md`); None without the naval rules."""
    if not t.options.naval:
        return None
    data = t.data
    return {
        "areas": {data.places[area]: area_view(t, i, area) for i, area in enumerate(data.areas)},
        "bases": {
            data.places[base]: {"side": SIDE_NAMES[data.base_sides[i]], "open": base_open(t, base)}
            for i, base in enumerate(data.bases)
        },
        "blockaded": {
            "nationalist": [data.boxes[b] for b in mask_bits(t.blockaded[0])],
            "republican": [data.boxes[b] for b in mask_bits(t.blockaded[1])],
        },
        "bonus": {
            "nationalist": {"cards": t.next_cards[0], "events": t.next_events[0]},
            "republican": {"cards": t.next_cards[1], "events": t.next_events[1]},
        },
        "fight": fight(t),
    }


def area_view(t: Board, index: int, area: int) -> Area:
    """Return who controls an area and whose marker lies there."""
    marker: SideName | None = None
    for side in (0, 1):
        if t.sea_held[side] >> area & 1:
            marker = SIDE_NAMES[side]
    return {"control": AREA_STATES[t.sea_control[index]], "marker": marker}


def couples(t: Board, pieces: list[int]) -> list[list[str]]:
    """Return a flat list of pieces as pairs of ids."""
    names = t.data.piece_names
    return [[names[pieces[i]], names[pieces[i + 1]]] for i in range(0, len(pieces) - 1, 2)]


def fight(t: Board) -> SeaFight | None:
    """Return the fight at sea in hand."""
    fought = t.fight
    if fought.place < 0:
        return None
    hits: SeaHits | None = None
    pending = fought.pending
    if pending:
        hits = {
            "by": SIDE_NAMES[pending[HITS_BY]],
            "on": SIDE_NAMES[pending[HITS_ON]],
            "damage": pending[DAMAGE],
            "withdraw": pending[WITHDRAWALS],
        }
    return {
        "place": t.data.places[fought.place],
        "kind": FIGHT_KINDS[fought.kind],
        "step": "hits" if t.stage == SUFFER else STEP_NAMES[fought.step],
        "asked": t.data.piece_names[fought.queue[0]] if fought.queue else None,
        "pairs": couples(t, t.pairing.pairs),
        "aims": couples(t, fought.aims),
        "backing": couples(t, fought.backing),
        "hits": hits,
    }


def prompt_rule(t: Board, rule: str) -> str:
    """Return the rule a prompt names; at sea it depends on who is asked what (NAV-46)."""
    if t.fight.place >= 0 and t.stage == PAIR:
        return "NAV-47" if t.fight.step == AIR else "NAV-49"
    return rule_asked(t) if t.stage in (AIM, BACK) else rule
