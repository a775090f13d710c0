"""HQ reconnaissance (15.1): a Republican HQ tries to learn the strength of a stack near it."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import within
from dosespanas.gce.board.state import MOVED, UNKNOWN, Board, hex_term
from dosespanas.gce.control import capture
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, NOBODY, REP

FIRST_TURN: Final = 14
REACH: Final = 2
SUCCESS: Final = 1


def codes(b: Board) -> list[int]:
    """15.1-a, A81: in C.I each Republican HQ may scout one Nationalist stack within two hexes, before it moves."""
    found: list[int] = []
    if not b.options.hq_scouting or b.turn < FIRST_TURN:
        return found
    for hq in b.data.hqs_of[REP]:
        if b.u_hex[hq] >= 0 and hq not in b.scouted and not b.has(hq, MOVED):
            found += [n.make_pair(n.SCOUT, hq, h) for h in within(b.u_hex[hq], REACH) if b.owner[h] == NAT]
    return found


def why_not(b: Board, code: int) -> Refusal:
    """Return why a HQ does not scout a hex."""
    hq = n.unit_of(code)
    hex_ = n.hex_of(code)
    details: dict[str, object] = {"piece": b.data.units[hq].term(), "hex": hex_term(hex_), "box": hex_term(hex_)}
    if not b.options.hq_scouting or b.turn < FIRST_TURN or b.side != REP:
        return Refusal("15.1-a", "refusal-not-offered")
    if b.data.units[hq].side != REP or not b.data.units[hq].is_hq:
        return Refusal("15.1-a", "refusal-gce-no-scout", details)
    if b.u_hex[hq] < 0:
        return Refusal("15.1-a", "refusal-not-on-map", details)
    if hq in b.scouted:
        return Refusal("15.1-a", "refusal-used", details)
    if b.has(hq, MOVED):
        return Refusal("A81", "refusal-already-moved", details)
    if b.owner[hex_] != NAT:
        return Refusal("15.1-a", "refusal-no-target", details)
    return Refusal("15.1-a", "refusal-gce-too-far", details)


def take(b: Board, code: int) -> None:
    """15.1-b: on a 1 the Republicans learn the defence total of the hex; a HQ alone defends nothing (13.12-a)."""
    hq = n.unit_of(code)
    hex_ = n.hex_of(code)
    b.scouted.append(hq)
    roll = b.chance.die("15.1-b")
    b.reveals += 1
    b.tell("die", "15.1-b", NOBODY, {"what": "die-scouting", "roll": roll}, [])
    if roll == SUCCESS:
        total = 0
        for u in b.stack(hex_) if not capture.lone_hq(b, hex_) else []:
            total += b.face(u).defence
        name = b.data.units[hq].term()
        known: dict[str, object] = {"piece": UNKNOWN if b.covered(hq) else name, "hex": hex_term(hex_)}
        b.tell_owner("scouted", "15.1-b", REP, known, {"piece": name, "defence": total})
