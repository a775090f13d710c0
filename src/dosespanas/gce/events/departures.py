"""Units that an event sends away, for some turns or for good (7.5 to 7.7, 7.10, 7.11, 7.18, 7.35), and their return."""

from typing import Final

from dosespanas.gce.board import removal
from dosespanas.gce.board.data import FACTIONS, SIZES, SPECIALS, TYPES
from dosespanas.gce.board.state import AIR, ELIMINATED, REMOVED, WAITING, Board, hex_term
from dosespanas.kernel.side import NAT, REP

LEGION: Final = FACTIONS.index("condor_legion")
CTV: Final = FACTIONS.index("ctv")
BASQUE: Final = FACTIONS.index("basque")
COLONIAL: Final = FACTIONS.index("colonial")
DIVISION: Final = SIZES.index("division")
INTERNATIONAL: Final = SPECIALS.index("international")
STARRED: Final = SPECIALS.index("starred")
NORTHERN_AIR: Final = SPECIALS.index("northern_air")
GARRISON: Final = TYPES.index("garrison")
INFANTRY: Final = [TYPES.index("infantry"), TYPES.index("mountain")]
INLAND: Final = ["aragon", "cataluna"]
"""7.7: regions that three columns leave; a fourth leaves `COAST`."""
COAST: Final = ["valencia"]
STARRED_MOST: Final = 4

CZECH_TURNS: Final = 2
BALEARIC_TURNS: Final = 2
SHORT_TURNS: Final = 1
"""7.5, 7.18: back on the next turn."""


# --- who may be chosen --------------------------------------------------------------------------------


def legion(b: Board) -> list[int]:
    """7.5, 7.11-a: return the aircraft of the Condor Legion in play."""
    return [u for u in b.data.units_of[NAT] if b.u_hex[u] == AIR and b.data.units[u].faction == LEGION]


def ground(b: Board) -> list[int]:
    """7.11-b: return the Nationalist units on the map."""
    return b.on_map(NAT)


def infantry(b: Board) -> list[int]:
    """7.18: return the Nationalist infantry on the map."""
    return [u for u in b.on_map(NAT) if b.face(u).type in INFANTRY]


def italian_divisions(b: Board) -> list[int]:
    """7.10-c: return the Italian divisions in play, on the map or in the eliminated pile."""
    units = [u for u in b.data.units_of[NAT] if b.u_hex[u] >= 0 or b.u_hex[u] == ELIMINATED]
    return [u for u in units if b.data.units[u].faction == CTV and b.face(u).size == DIVISION]


def columns_inland(b: Board) -> list[int]:
    """7.7: return the Republican columns in Aragón and Catalonia."""
    return columns_in(b, INLAND)


def columns_coast(b: Board) -> list[int]:
    """7.7: return the Republican columns in Valencia."""
    return columns_in(b, COAST)


def columns_in(b: Board, regions: list[str]) -> list[int]:
    """Return the Republican columns in some regions."""
    return [u for u in b.on_map(REP) if b.face(u).column and b.data.regions[b.data.region[b.u_hex[u]]] in regions]


def convoy(b: Board) -> list[int]:
    """7.41: return the Colonial columns that are to come on a later turn."""
    found: list[int] = []
    for u in b.data.units_of[NAT]:
        unit = b.data.units[u]
        if unit.faction == COLONIAL and b.face(u).column and b.u_hex[u] == WAITING and unit.turn > b.turn:
            found.append(u)
    return found


def aircraft(b: Board) -> list[int]:
    """7.35-b: return the Republican aircraft in play that can be in Barcelona: not the northern one."""
    return [u for u in b.data.units_of[REP] if b.u_hex[u] == AIR and b.data.units[u].special != NORTHERN_AIR]


# --- how they leave -----------------------------------------------------------------------------------


def send_legion_short(b: Board, unit: int) -> None:
    """7.5: away for one turn."""
    removal.send_away(b, unit, b.turn + SHORT_TURNS, "7.5")


def send_legion(b: Board, unit: int) -> None:
    """7.11-a, A33: away until the crisis is over."""
    removal.send_away(b, unit, b.cups.czech_until, "7.11-a")


def send_column(b: Board, unit: int) -> None:
    """7.7: to the Balearics for two turns."""
    removal.send_away(b, unit, b.turn + BALEARIC_TURNS, "7.7")


def send_step(b: Board, unit: int) -> None:
    """7.11-b, A34: take a step until the crisis is over."""
    take_step(b, unit, b.cups.czech_until, "7.11-b")


def send_infantry_step(b: Board, unit: int) -> None:
    """7.18, A34: take a step of infantry for one turn."""
    take_step(b, unit, b.turn + SHORT_TURNS, "7.18")


def take_step(b: Board, unit: int, turn: int, rule: str) -> None:
    """A34: turn a unit over, or send its last step away; what left it comes back with it, or to it, on a turn.

    7.11-b: the garrison of Oviedo can come back nowhere and is gone for good, as by 6.10-a.
    """
    if b.steps(unit) == 2:
        b.tell_unit("step-lost", rule, unit, {"hex": hex_term(b.u_hex[unit]), "left": 1})
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


def dismiss(b: Board, unit: int) -> None:
    """7.10-c: an Italian division leaves the game."""
    removal.remove(b, unit, "removed", "7.10-c")


def internationals_leave(b: Board) -> None:
    """7.10-a: the International Brigades go to the eliminated pile, wherever they are."""
    for u in b.data.units_of[REP]:
        if b.data.units[u].special == INTERNATIONAL and b.u_hex[u] not in (ELIMINATED, REMOVED):
            removal.eliminate(b, u, "left", "7.10-a")


def basques_leave(b: Board) -> None:
    """7.6-a: every Basque unit leaves the game; the hexes they stood in wait for those with a star (7.6-b)."""
    count = 0
    hexes: list[int] = []
    for u in b.data.units_of[REP]:
        unit = b.data.units[u]
        if unit.faction != BASQUE or unit.special == STARRED or b.u_hex[u] == REMOVED:
            continue
        if b.u_hex[u] >= 0:
            count += 1
            if b.u_hex[u] not in hexes:
                hexes.append(b.u_hex[u])
        removal.remove(b, u, "removed", "7.6-a")
    b.cups.left = min(STARRED_MOST, count // 2)
    b.cups.queue = sorted(hexes)


def lenin_leaves(b: Board) -> None:
    """7.35-a: the Lenin column or division leaves the game, from the map or the pile."""
    unit = b.data.unit_index["r_len"]
    if b.u_hex[unit] != REMOVED:
        removal.remove(b, unit, "removed", "7.35-a")
