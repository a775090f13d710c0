"""Whom planes and submarines fire at, and whom ships and squadrons support, asked piece by piece (NAV-48, NAV-54)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import PLANE
from dosespanas.espana1936.board.stages import AIM, BACK, FIGHT_STEP, FIRE
from dosespanas.espana1936.board.state import USED, Board
from dosespanas.espana1936.naval.fleets import DUEL, prey_of, ships_of, squadrons_of
from dosespanas.kernel.action import Refusal


def ask_next(t: Board) -> None:
    """Turn to the owner of the next piece to be asked."""
    if t.fight.queue:
        t.side = t.data.piece_sides[t.fight.queue[0]]


def codes_aim(t: Board) -> list[int]:
    """NAV-48, NAV-57: choose the target of the next plane or submarine, or let it hold."""
    piece = t.fight.queue[0]
    targets = ships_of(t, 1 - t.side) if t.data.piece_kinds[piece] == PLANE else prey_of(t, t.side)
    return sorted([n.make_pair(n.AIM, piece, target) for target in targets] + [n.make(n.HOLD, piece)])


def take_aim(t: Board, code: int) -> None:
    """Note the target; a piece that holds is turned over: it has done its part (NAV-48)."""
    fight = t.fight
    piece = fight.queue.pop(0)
    if n.kind_of(code) == n.AIM:
        fight.aims += [piece, n.pair_second(n.payload_of(code))]
    else:
        t.p_flags[piece] |= USED
    if t.data.piece_kinds[piece] == PLANE:
        t.stage = AIM if fight.queue else FIRE
    elif fight.aims:
        fight.step = DUEL
        fight.queue = squadrons_of(t, t.side)
        t.stage = BACK if fight.queue else FIRE
    else:
        t.stage = FIGHT_STEP
    ask_next(t)


def codes_back(t: Board) -> list[int]:
    """NAV-49, NAV-54, NAV-59: choose whom the next ship or squadron supports, or let it hold."""
    fight = t.fight
    piece = fight.queue[0]
    mine = fight.aims[:1] if fight.step == DUEL else [p for p in t.pairing.pairs if t.data.piece_sides[p] == t.side]
    return sorted([n.make_pair(n.BACK, piece, ship) for ship in mine] + [n.make(n.HOLD, piece)])


def take_back(t: Board, code: int) -> None:
    """Note the support."""
    piece = t.fight.queue.pop(0)
    if n.kind_of(code) == n.BACK:
        t.fight.backing += [piece, n.pair_second(n.payload_of(code))]
    t.stage = BACK if t.fight.queue else FIRE
    ask_next(t)


def rule_asked(t: Board) -> str:
    """Return the rule of the question to the next piece."""
    piece = t.fight.queue[0]
    if t.stage == BACK:
        return "NAV-54" if t.data.escort_drms[piece] else "NAV-49"
    return "NAV-48" if t.data.piece_kinds[piece] == PLANE else "NAV-57"


def why_not(t: Board, code: int) -> Refusal | None:
    """Explain why a piece may not aim at or support another: each is asked in its turn, about its own choices."""
    if n.kind_of(code) not in (n.AIM, n.BACK, n.HOLD):
        return None
    return Refusal(rule_asked(t), "refusal-not-offered", {"piece": t.data.piece_terms[t.fight.queue[0]]})
