"""The Alcázar of Toledo: it is relieved, or it falls (15.2, 7.34)."""

from dosespanas.gce.board.landmarks import TOLEDO
from dosespanas.gce.board.state import FALLEN, HOLDS, RELIEVED, Board
from dosespanas.gce.control import victory
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, NOBODY, REP

FALLS_BY_ITSELF = 4
"""7.34-d: the turn it falls in without option 15.2."""


def check_relief(b: Board) -> None:
    """15.2-c, 7.34-c: the first supplied Nationalist unit in Toledo relieves it: Morale -1, once in all (A40).

    Without option 15.2 to enter Toledo is enough.
    """
    if b.alcazar != HOLDS or b.owner[TOLEDO] != NAT:
        return
    if not b.options.alcazar:
        relieve(b, "7.34-c")
        return
    for u in b.stack(TOLEDO):
        if sources.supplied(b, u):
            relieve(b, "15.2-c")
            return


def relieve(b: Board, rule: str) -> None:
    """The siege is over, won by its defenders."""
    b.alcazar = RELIEVED
    b.tell("alcazar", rule, NAT, {"what": "alcazar-relieved"}, [])
    victory.change_morale(b, b.data.special["alcazar"]["relief_morale"], "morale-alcazar", rule, TOLEDO)


def guards(b: Board, unit: int) -> bool:
    """15.2-a: tell whether a unit is the last Republican one in Toledo, where one must stay while the Alcázar holds."""
    return b.u_hex[unit] == TOLEDO and b.first[TOLEDO] == unit and b.after[unit] < 0 and besieged(b)


def besieged(b: Board) -> bool:
    """15.2-a: tell whether Republicans stand in Toledo and the Alcázar holds, by the option."""
    return b.owner[TOLEDO] == REP and b.alcazar == HOLDS and b.options.alcazar


def deserted(b: Board) -> bool:
    """15.2-a: tell whether the Alcázar holds and no Republican is left to besiege it."""
    return b.options.alcazar and b.alcazar == HOLDS and b.control[TOLEDO] == REP and b.owner[TOLEDO] == NOBODY


def close_turn(b: Board) -> None:
    """15.2-b, A76: roll for its fall at the end of a turn if Republicans besiege it; 7.34-d: or it falls in turn 4."""
    if b.alcazar != HOLDS:
        return
    if not b.options.alcazar:
        if b.turn >= FALLS_BY_ITSELF:
            b.alcazar = FALLEN
            b.tell("alcazar", "7.34-d", REP, {"what": "alcazar-fallen"}, [])
        return
    if b.owner[TOLEDO] != REP:
        return
    needed = falls_at(b)
    roll = b.chance.die("15.2-b")
    b.reveals += 1
    b.tell("alcazar-roll", "15.2-b", NOBODY, {"roll": roll, "needed": needed}, [])
    if roll <= needed:
        b.alcazar = FALLEN
        b.tell("alcazar", "15.2-b", REP, {"what": "alcazar-fallen"}, [])
        victory.change_morale(b, b.data.special["alcazar"]["fall_morale"], "morale-alcazar", "15.2-b", TOLEDO)


def falls_at(b: Board) -> int:
    """15.2-b: return the highest die it falls at this turn."""
    for row in b.data.special["alcazar"]["falls"]:
        first: int = row["turns"][0]
        last: int = row["turns"][1]
        if first <= b.turn <= last:
            highest: int = row["highest"]
            return highest
    return 0
