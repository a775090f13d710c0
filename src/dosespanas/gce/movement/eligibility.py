"""Who may move: once a phase, with a movement factor, and by march those that were ready for it (12.1, 12.2, 12.11)."""

from typing import Final

from mypy_extensions import i64

from dosespanas.gce.board.data import ARMOURED, MOTORISED
from dosespanas.gce.board.landmarks import TOLEDO
from dosespanas.gce.board.state import LANDED, MARCHER, MOVED, STAYED, TIED, Board
from dosespanas.gce.control import alcazar
from dosespanas.gce.supply import sources
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP

SPENT: Final = MOVED | STAYED | LANDED | TIED
"""Flags of units that move no more this turn (12.2-b, 14.7-c, 7.35-b)."""


def able(b: Board, unit: int) -> bool:
    """Tell whether a unit may still be moved in this phase, whether it gets anywhere or not."""
    if b.u_hex[unit] < 0 or b.u_flags[unit] & SPENT or b.face(unit).move == 0:
        return False
    return not alcazar.guards(b, unit)


def all_able(b: Board, side: int) -> list[int]:
    """Return the units of a side that may still be moved in this phase: those that are `able`."""
    hexes, flags, faces, paces = b.u_hex, b.u_flags, b.u_face, b.data.paces
    u: i64
    found: list[int] = []
    for u in b.data.units_of[side]:
        if hexes[u] >= 0 and flags[u] & SPENT == 0 and paces[2 * u + faces[u]] > 0:
            found.append(u)
    if side == REP and alcazar.besieged(b):
        return [u for u in found if hexes[u] != TOLEDO or not alcazar.guards(b, u)]
    return found


def march_ready(b: Board, unit: int) -> bool:
    """12.11-a, A57: tell whether a unit on the map could march as things stand now."""
    face = b.face(unit)
    if face.move == 0 or face.mover in (MOTORISED, ARMOURED):
        return False
    return not b.near_enemy(b.data.units[unit].side, b.u_hex[unit]) and sources.supplied(b, unit)


def note_marchers(b: Board, side: int) -> None:
    """12.11-c: note which units of a side may march in the phase that begins."""
    for u in b.data.units_of[side]:
        b.u_flags[u] &= ~MARCHER
        if b.u_hex[u] >= 0 and march_ready(b, u):
            b.mark(u, MARCHER)


def why_not(b: Board, unit: int, march: bool) -> Refusal | None:
    """Return why a unit may not be moved (by march) in the phase in hand, or None."""
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.data.units[unit].side != b.side:
        return Refusal("12.1-a", "refusal-not-yours", details)
    if b.u_hex[unit] < 0:
        return Refusal("2.2-a", "refusal-not-on-map", details)
    if b.has(unit, LANDED):
        return Refusal("14.7-c", "refusal-gce-landed", details)
    if b.has(unit, TIED):
        return Refusal("7.35-b", "refusal-gce-tied", details)
    if b.has(unit, MOVED | STAYED):
        return Refusal("12.2-b", "refusal-already-moved", details)
    if b.face(unit).move == 0:
        return Refusal("12.3", "refusal-gce-immobile", details)
    if alcazar.guards(b, unit):
        return Refusal("15.2-a", "refusal-gce-alcazar-guard", details)
    if not march or b.has(unit, MARCHER):
        return None
    if b.face(unit).mover in (MOTORISED, ARMOURED):
        return Refusal("12.11-c", "refusal-gce-motorised-march", details)
    return Refusal("12.11-a", "refusal-gce-no-march", details)
