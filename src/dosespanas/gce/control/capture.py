"""Ground units enter a hex: who controls it then, and all that hangs on it (A12, 4.2, 4.3, 13.12-h, 13.17, 15.2-c)."""

from dosespanas.gce.board import removal
from dosespanas.gce.board.data import SPECIALS
from dosespanas.gce.board.landmarks import MADRID, NORTHERN_CAPITALS, SANTA_MARIA, TOLEDO
from dosespanas.gce.board.state import AIR, DUE, WAITING, Board, hex_term
from dosespanas.gce.control import alcazar, victory
from dosespanas.gce.supply import fortified_lines
from dosespanas.kernel.side import NAT, REP, SIDE_TERMS

NORTHERN_AIR = SPECIALS.index("northern_air")


def lone_hq(b: Board, hex_: int) -> bool:
    """A63: tell whether a hex with units holds HQs alone; it is entered, not attacked (13.12-h)."""
    unit = b.first[hex_]
    while unit >= 0:
        if not b.data.units[unit].is_hq:
            return False
        unit = b.after[unit]
    return True


def enter(b: Board, units: list[int], hex_: int) -> None:
    """A12: bring units of one side on the map into a hex, moving, advancing or landing; to pass through is to enter.

    The game may end by it (4.2-a, 4.3-a).
    """
    side = b.data.units[units[0]].side
    for enemy in b.stack(hex_):
        if b.data.units[enemy].side != side:
            removal.eliminate(b, enemy, "hq-lost", "13.12-h")
    for u in units:
        b.shift(u, hex_)
    gain(b, hex_, side)
    if side == NAT:
        fortified_lines.enter(b, hex_)
        if not b.ended:
            review(b)


def gain(b: Board, hex_: int, side: int) -> None:
    """A12: a side gains control of a hex, if it has not got it; 4.3: Morale follows, and the game may end.

    5.2-e: whenever that is. A12-b: it keeps the hex when its units have gone.
    """
    before = b.control[hex_]
    if before == side:
        return
    b.control[hex_] = side
    b.move_border(hex_)
    b.touch(NAT, hex_)
    b.touch(REP, hex_)
    b.tell("captured", "A12", side, {"hex": hex_term(hex_), "side": SIDE_TERMS[side]}, [])
    if hex_ == SANTA_MARIA and before == NAT:
        b.cups.lost_andujar = True
    if hex_ == TOLEDO and side == NAT:
        b.cups.alcazar = False  # 7.34-b
    if hex_ in NORTHERN_CAPITALS:
        check_north(b)
    if hex_ == MADRID and victory.madrid_fallen(b):
        return
    value = b.data.morale_value[hex_]
    if value > 0:
        victory.change_morale(b, value if side == REP else -value, "morale-capture", capture_rule(b, hex_, side), hex_)
        if side == REP:
            victory.check_captures(b)


def capture_rule(b: Board, hex_: int, side: int) -> str:
    """Return the rule by which a capture changes Morale: 4.3, A09 for what the Republicans retake, 4.2 for Madrid."""
    if b.data.start_control[hex_] == NAT:
        return "4.3-b"
    if side == REP:
        return "A09"
    return "4.2-b" if hex_ == MADRID else "4.3-c"


def review(b: Board) -> None:
    """A10, 15.2-c: test again whether a Nationalist unit in Madrid or Toledo is in supply by now."""
    if not b.ended:
        alcazar.check_relief(b)
        victory.madrid_fallen(b)


def check_north(b: Board) -> None:
    """8.3-b, 7.38: once its three capitals are Nationalist, the north has no aircraft and gets none."""
    if not north_lost(b):
        return
    for u, unit in enumerate(b.data.units):
        if unit.special == NORTHERN_AIR and b.u_hex[u] in (AIR, WAITING, DUE):
            removal.remove(b, u, "removed", "8.3-b")
    for chit in b.cups.held[REP][:]:
        if any(c.kind == "north_lost" for c in b.data.chits[chit].void_if):
            b.cups.held[REP].remove(chit)
            b.cups.played[REP].append(chit)
            b.tell(
                "chit-discarded",
                b.data.chits[chit].rule,
                REP,
                {"side": SIDE_TERMS[REP], "chit": b.data.chits[chit].term()},
                [],
            )


def north_lost(b: Board) -> bool:
    """8.3-b: tell whether Gijón, Santander and Bilbao are all Nationalist."""
    return [b.control[hex_] for hex_ in NORTHERN_CAPITALS] == [NAT, NAT, NAT]
