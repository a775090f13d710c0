"""The resource point phase (A.I): scheduled and promised points, units that come back, the Quinta del Biberón."""

from dosespanas.gce.administration import resource_points
from dosespanas.gce.administration.resource_points import NORTHERN_POOL
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import ITALIAN, POOLS
from dosespanas.gce.board.stages import BIBERON, NEXT_STEP
from dosespanas.gce.board.state import AIR, DUE, RETURNING, Board
from dosespanas.gce.control import victory
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP


def begin(b: Board) -> None:
    """A.I: points for the Nationalist side, then for the Republican; what was away comes back."""
    take_points(b, [NAT, ITALIAN])
    take_points(b, [REP, NORTHERN_POOL])
    for side in (NAT, REP):
        resource_points.add(b, side, b.options.more_points[side], "A98")
    b.soviet += b.soviet_pledged
    b.soviet_pledged = 0
    volunteers_return(b)
    resource_points.pay_debt(b)
    units_return(b)
    next_part(b)


def next_part(b: Board) -> None:
    """Ask for the Quinta del Biberón if it may be called up, and close the phase."""
    b.stage = NEXT_STEP
    if biberon_possible(b):
        b.side = REP
        b.stage = BIBERON


def scheduled(b: Board, turn: int, pool: int) -> int:
    """6.4-d, 7.10-b: how many points the schedule gives a pool in a turn, as things stand now."""
    if (pool == ITALIAN and b.cups.volunteers > 0) or (pool == NORTHERN_POOL and resource_points.north_gone(b)):
        return 0
    return b.data.income[turn][pool]


def of_the_north(b: Board, turn: int) -> int:
    """6.13-b: how many points of the north the Nationalist side takes in a turn, as things stand now."""
    return b.data.income[turn][NORTHERN_POOL] if resource_points.north_gone(b) else 0


def next_turn(b: Board) -> list[int]:
    """Return by pool the points of the next turn that are known now: scheduled, promised, and a handicap's (A98)."""
    if b.turn == b.data.last_turn:
        return [0] * len(POOLS)
    turn = b.turn + 1
    found = [scheduled(b, turn, pool) + b.pledged[pool] for pool in range(len(POOLS))]
    found[NAT] += of_the_north(b, turn) + b.options.more_points[NAT]
    found[REP] += b.options.more_points[REP]
    return found


def take_points(b: Board, pools: list[int]) -> None:
    """6.4-d, A03: add the scheduled points to some pools, and those promised last turn (7.15, 7.32, 7.37)."""
    for pool in pools:
        count = scheduled(b, b.turn, pool)
        if pool == NORTHERN_POOL:
            resource_points.add(b, NAT, of_the_north(b, b.turn), "6.13-b")
        b.points[pool] += count + b.pledged[pool]
        if count > 0:
            resource_points.tell(b, "income", pool, count, "6.4-d")
        if b.pledged[pool] > 0:
            resource_points.tell(b, "income", pool, b.pledged[pool], "7.37" if pool == REP else "7.32")
        b.pledged[pool] = 0


def volunteers_return(b: Board) -> None:
    """15.8, A86: a point in the one turn of the option, if the foreign volunteers have been withdrawn."""
    rules = b.data.special["volunteers_return"]
    if b.options.volunteers_return and b.turn == rules["turn"] and b.cups.volunteers > 0:
        count: int = rules["points"]
        b.points[REP] += count
        b.volunteers_point = count
        resource_points.tell(b, "income", REP, count, "15.8")


def units_return(b: Board) -> None:
    """7.5, 7.11, 7.18: aircraft whose turn has come fly again; ground units are to be placed in A.IV (A92)."""
    for u, unit in enumerate(b.data.units):
        if b.u_hex[u] == RETURNING and b.u_turn[u] <= b.turn:
            if unit.is_air:
                b.u_turn[u] = 0
                b.u_hex[u] = AIR
                b.tell_unit("entered", "7.5", u, {"hex": None})
            else:
                b.u_hex[u] = DUE


# --- the Quinta del Biberón (6.12) --------------------------------------------------------------------


def biberon_possible(b: Board) -> bool:
    """6.12: tell whether the Quinta del Biberón may still be called up, and this turn."""
    turns: list[int] = b.data.special["biberon"]["turns"]
    return b.biberon == 0 and turns[0] <= b.turn <= turns[1]


def codes_biberon(b: Board) -> list[int]:
    """Call up the Quinta del Biberón, or not."""
    return [n.make(n.DECLARE_BIBERON), n.make(n.PASS)]


def take_biberon(b: Board, code: int) -> None:
    """6.12: points for Morale, once in the game."""
    b.stage = NEXT_STEP
    if n.kind_of(code) == n.PASS:
        return
    rules = b.data.special["biberon"]
    b.biberon = b.turn
    b.tell("declared", "6.12", REP, {"what": "biberon"}, [])
    resource_points.add(b, REP, rules["points"], "6.12")
    victory.change_morale(b, rules["morale"], "morale-biberon", "6.12")


def why_not_biberon(b: Board, code: int) -> Refusal | None:
    """Nothing but the two answers is about this choice."""
    return None
