"""What an attack on a covered stack may meet (13.6): its odds at the weakest and the strongest that can lie there.

Whoever looks knows which enemy units lie covered somewhere on the map, and how many in this hex; not which, nor how
many steps each has left. What else he knows of the hex (its top unit, its supply) holds for those below.
"""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.state import CUT, LANDED, Board
from dosespanas.gce.combat.modifiers import drms, shifts
from dosespanas.gce.combat.odds import numbers, outlook
from dosespanas.gce.combat.resolution import attack_total, defence_total
from dosespanas.gce.shapes import GceOdds

SHARED: Final = CUT | LANDED
"""What has befallen the units of a hex together, as far as its top unit shows."""


def range_of(b: Board, f: AttackInProgress) -> list[GceOdds] | None:
    """Return the odds at the weakest and at the strongest defenders that can be; None where all lie open.

    Modifiers are those of the units taken for them; another mixture may have others.
    """
    below = [u for u in b.stack(f.hex) if not b.sees(f.side, u)]
    if not below or f.committed:
        return None
    return [met(b, f, len(below), strong) for strong in (False, True)]


def met(b: Board, f: AttackInProgress, count: int, strong: bool) -> GceOdds:
    """Return the odds of an attack if so many weak or strong units lay below the top of the stack."""
    other = b.clone()
    seen = [u for u in b.stack(f.hex) if b.sees(f.side, u)]
    found = seen + drawn(other, f, seen, count, strong)
    shared = b.u_flags[seen[0]] & SHARED if seen else 0
    for u in found:
        if u not in seen:
            other.u_flags[u] = (other.u_flags[u] & ~SHARED) | shared
            other.u_hex[u] = f.hex
    fight = f.copy()
    fight.defenders = found
    whole = numbers(
        b.data, attack_total(other, fight), defence_total(other, fight), shifts(other, fight), drms(other, fight),
        True, True,
    )  # fmt: skip
    fight.committed = True  # the steps are then counted of those taken for the defenders
    return {**whole, **outlook(other, fight, whole)}


def drawn(b: Board, f: AttackInProgress, seen: list[int], count: int, strong: bool) -> list[int]:
    """Return the weakest or the strongest of the covered enemy units that fit into a hex together (9.2).

    2.12-a: those of two steps have lost one, or none.
    """
    hidden = [u for u in b.on_map(1 - f.side) if not b.sees(f.side, u)]
    for u in hidden:
        if b.data.units[u].steps > 1:
            b.u_face[u] = 0 if strong else 1
    hidden.sort(key=lambda u: (-b.face(u).defence if strong else b.face(u).defence, b.steps(u), u))
    room = b.data.stack_limit - sum([b.data.weight(u, b.u_face[u]) for u in seen])
    found: list[int] = []
    for u in hidden:
        weight = b.data.weight(u, b.u_face[u])
        if len(found) < count and (not strong or weight <= room):
            found.append(u)
            room -= weight
    found += [u for u in hidden if u not in found][: count - len(found)]
    return found
