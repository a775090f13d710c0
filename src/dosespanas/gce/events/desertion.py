"""Mass Desertion (7.21): the Nationalist player interrupts Republican movement, at its opening and at its end."""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board import removal
from dosespanas.gce.board.chits import Part
from dosespanas.gce.board.stages import DESERT, NEXT_PART
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.events import chits
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP, SIDE_TERMS

CLOSING = 2
"""The part of a movement step in which all have moved (`movement/phase.py`)."""


def orders(b: Board) -> list[tuple[int, Part]]:
    """Return the chits that let columns desert, with what they say."""
    found: list[tuple[int, Part]] = []
    for chit, data in enumerate(b.data.chits):
        part = data.part("desert")
        if part is not None:
            found.append((chit, part))
    return found


def offer(b: Board) -> bool:
    """Ask for a column if the Nationalists hold the chit and see one; tell whether they are asked.

    7.4-b: while chits are hidden they are asked whenever they might hold it, so that nobody learns whether they do.
    """
    known = chits.may_be_held(b, NAT) if b.options.hidden_chits else b.cups.held[NAT]
    if not any(chit in known and b.turn <= part.until for chit, part in orders(b)) or not deserters(b):
        return False
    b.side = NAT
    b.stage = DESERT
    return True


def is_last_offer(b: Board) -> bool:
    """7.21, A37: tell whether nobody is asked again: Republican movement ends, in the last turn of the chit."""
    return b.part == CLOSING and not any(b.turn < part.until for _, part in orders(b))


def chit_held(b: Board) -> int:
    """Return a chit of 7.21 that is held, or -1."""
    for chit, _ in orders(b):
        if chit in b.cups.held[NAT]:
            return chit
    return -1


def deserters(b: Board) -> list[int]:
    """Return the columns that may desert, those among them that the Nationalist player sees (13.6)."""
    return [u for u in b.on_map(REP) if wavers(b, u) and b.sees(NAT, u)]


def wavers(b: Board, unit: int) -> bool:
    """7.21, A37: tell whether a unit is a weak column next to a Nationalist unit."""
    face = b.data.units[unit].faces[0]
    factors = f"{face.attack}-{face.defence}-{face.move}"
    weak = b.face(unit).column and any(factors in part.factors for _, part in orders(b))
    return weak and b.near_enemy(REP, b.u_hex[unit])


def codes_desert(b: Board) -> list[int]:
    """Choose a column, or keep the chit."""
    columns = deserters(b) if chit_held(b) >= 0 else []
    return sorted([n.make(n.PICK, u) for u in columns] + [n.make(n.PASS)])


def take_desert(b: Board, code: int) -> None:
    """The column goes to the eliminated pile, and what lay below it is seen (13.6); another chit may follow."""
    b.stage = NEXT_PART
    if n.kind_of(code) == n.PASS:
        return
    chit = chit_held(b)
    rule = b.data.chits[chit].rule
    b.cups.held[NAT].remove(chit)
    b.cups.played[NAT].append(chit)
    b.tell("chit-played", rule, NAT, {"side": SIDE_TERMS[NAT], "chit": b.data.chits[chit].term()}, [])
    unit = n.payload_of(code)
    if b.after[unit] >= 0 and b.covered(b.after[unit]):
        b.reveals += 1
    removal.eliminate(b, unit, "left", rule)
    offer(b)


def why_not_desert(b: Board, code: int) -> Refusal | None:
    """Explain why a unit does not desert."""
    if n.kind_of(code) != n.PICK:
        return None
    unit = n.payload_of(code)
    rule = b.data.chits[orders(b)[0][0]].rule
    if chit_held(b) < 0:
        return Refusal(rule, "refusal-not-offered")
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.u_hex[unit] >= 0:
        details["hex"] = hex_term(b.u_hex[unit])
    return Refusal(rule, "refusal-gce-no-deserter", details if b.sees(NAT, unit) else {"piece": "unit:unknown"})
