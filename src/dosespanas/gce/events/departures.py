"""Units that an event sends away, for some turns or for good (7.5 to 7.7, 7.10, 7.11, 7.18, 7.35), and their return."""

from typing import Final

from dosespanas.gce.board import removal, schedule
from dosespanas.gce.board.chits import Group, Part
from dosespanas.gce.board.data import FACTIONS, SIZES, SPECIALS, TYPES
from dosespanas.gce.board.state import AIR, ELIMINATED, REMOVED, WAITING, Board, hex_term
from dosespanas.kernel.side import NAT

GARRISON: Final = TYPES.index("garrison")


# --- who may be chosen --------------------------------------------------------------------------------


def members(b: Board, group: Group) -> list[int]:
    """Return the units that an event speaks of, in the order of their file."""
    return [u for u in b.data.units_of[group.side] if in_place(b, group.at, u) and belongs(b, group, u)]


def in_place(b: Board, at: str, unit: int) -> bool:
    """Tell whether a unit is where an event looks for units: in the air, on the map, still to come; anywhere if ""."""
    where = b.u_hex[unit]
    if at == "air":
        return where == AIR
    if at == "map":
        return where >= 0
    if at == "map_or_eliminated":
        return where >= 0 or where == ELIMINATED
    if at == "to_come":
        return where == WAITING and schedule.entry_turn(b, unit) > b.turn
    return True


def belongs(b: Board, group: Group, unit: int) -> bool:
    """Tell whether a unit is of the kind that an event speaks of."""
    data, face = b.data.units[unit], b.face(unit)
    special = SPECIALS[data.special]
    if group.faction not in ("", FACTIONS[data.faction]) or group.size not in ("", SIZES[face.size]):
        return False
    if group.special not in ("", special) or (group.without != "" and group.without == special):
        return False
    if (group.column and not face.column) or (group.types and TYPES[face.type] not in group.types):
        return False
    if group.regions and b.data.regions[b.data.region[b.u_hex[unit]]] not in group.regions:
        return False
    return not group.units or data.name in group.units


# --- how they leave -----------------------------------------------------------------------------------


def back_on(b: Board, part: Part) -> int:
    """Return the turn on which what leaves comes back: 7.5, 7.7, 7.18; 7.11, A33: when the crisis is over."""
    return b.turn + part.turns if part.turns > 0 else b.cups.czech_until


def send_away(b: Board, part: Part, unit: int) -> None:
    """7.5, 7.7, 7.11-a: a unit is away for some turns."""
    removal.send_away(b, unit, back_on(b, part), part.rule)


def send_step(b: Board, part: Part, unit: int) -> None:
    """7.11-b, 7.18, A34: take a step for some turns."""
    take_step(b, unit, back_on(b, part), part.rule)


def take_step(b: Board, unit: int, turn: int, rule: str) -> None:
    """A34: turn a unit over, or send its last step away; what left it comes back with it, or to it, on a turn.

    7.11-b: the garrison of Oviedo can come back nowhere and is gone for good, as by 6.10-a.
    """
    if b.steps(unit) == 2:
        details: dict[str, object] = {"hex": hex_term(b.u_hex[unit]), "left": 1, "card": b.data.chit_term(b.cups.chit)}
        b.tell_unit("step-lost", rule, unit, details)
        b.turn_over(unit, 1)
        b.u_turn[unit] = turn
        return
    if b.face(unit).type == GARRISON:
        removal.remove(b, unit, "removed", rule)
        return
    whole = b.u_turn[unit] > 0
    removal.send_away(b, unit, turn, rule)
    if whole:
        b.turn_over(unit, 0)


def give_back(b: Board) -> None:
    """A34: a step that an event took from a unit comes back on its turn as a free replacement.

    Nothing is owed to a unit that has been made whole or eliminated since: its next loss is a loss.
    """
    for u in b.on_map(NAT):
        if 0 < b.u_turn[u] <= b.turn:
            b.u_turn[u] = 0
            if b.reduced(u):
                b.turn_over(u, 0)
                b.tell_unit("replaced", "A34", u, {"hex": hex_term(b.u_hex[u])})


def dismiss(b: Board, part: Part, unit: int) -> None:
    """7.10-c: a unit leaves the game."""
    removal.remove(b, unit, "removed", part.rule)


def eliminate_all(b: Board, part: Part) -> None:
    """7.10-a: all such units go to the eliminated pile, wherever they are."""
    for u in members(b, part.group()):
        if b.u_hex[u] not in (ELIMINATED, REMOVED):
            removal.eliminate(b, u, "left", part.rule)


def remove_all(b: Board, part: Part) -> None:
    """7.6-a, 7.35-a: all such units leave the game, wherever they are.

    Where units with a star come for them (7.6-b), half as many as there were on the map are due; the hexes wait.
    """
    count = 0
    hexes: list[int] = []
    for u in members(b, part.group()):
        if b.u_hex[u] == REMOVED:
            continue
        if b.u_hex[u] >= 0:
            count += 1
            if b.u_hex[u] not in hexes:
                hexes.append(b.u_hex[u])
        removal.remove(b, u, "removed", part.rule)
    if part.starred > 0:
        b.cups.left = min(part.starred, count // 2)
        b.cups.queue = sorted(hexes)
