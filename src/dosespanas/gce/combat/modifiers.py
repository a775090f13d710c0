"""What shifts the column and changes the die of an attack (13.11, 13.15, 13.20 to 13.26, 15.5 to 15.7).

A modifier is a pair of its number and its value: columns or pips, positive for the attacker. The functions take the
fight apart from the board, so that the odds of an attack not yet made are counted by the same rules.
"""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.data import FACTIONS, MAJOR, MINOR, SIZES, TOWN, TYPES, Data
from dosespanas.gce.board.hexes import DIRECTIONS, direction
from dosespanas.gce.board.landmarks import MADRID as MADRID_HEX
from dosespanas.gce.board.state import Board
from dosespanas.gce.control import columns
from dosespanas.gce.shapes import Change
from dosespanas.gce.supply import munitions
from dosespanas.kernel.side import NAT, REP

CLEAR: Final = 0
ROUGH: Final = 1
MOUNTAIN: Final = 2
MARSH: Final = 3
IN_TOWN: Final = 4
IN_CITY: Final = 5
MINOR_RIVER: Final = 6
MAJOR_RIVER: Final = 7
MADRID: Final = 8
HQ_ARTILLERY: Final = 9
CONDOR_LEGION: Final = 10
ITALIAN_DEBUT: Final = 11
ON_ITALIANS: Final = 12
SOVIET_SUPPORT: Final = 13
CONCENTRIC: Final = 14
COLONIALS: Final = 15
NAVAL: Final = 16
MUNITIONS: Final = 17
NEW_AIRCRAFT: Final = 18
NORTHERN_AIRCRAFT: Final = 19
SURPRISE: Final = 20
DETERMINATION: Final = 21
ENTHUSIASM: Final = 22
SOVIET_AIRCRAFT: Final = 23

MODIFIERS: Final[dict[int, tuple[str, str]]] = {
    CLEAR: ("clear", "13.26-a"),
    ROUGH: ("rough", "13.26-a"),
    MOUNTAIN: ("mountain", "13.26-a"),
    MARSH: ("marsh", "13.26-a"),
    IN_TOWN: ("town", "13.26-a"),
    IN_CITY: ("city", "13.26-a"),
    MINOR_RIVER: ("minor_river", "13.26-b"),
    MAJOR_RIVER: ("major_river", "13.26-b"),
    MADRID: ("madrid", "13.20"),
    HQ_ARTILLERY: ("hq_artillery", "13.12-d"),
    CONDOR_LEGION: ("condor_legion", "8.5"),
    ITALIAN_DEBUT: ("first_italian_attack", "15.5-a"),
    ON_ITALIANS: ("first_attack_on_italians", "15.5-b"),
    SOVIET_SUPPORT: ("soviet_support", "15.6"),
    CONCENTRIC: ("concentric", "13.23-a"),
    COLONIALS: ("colonials_and_columns", "13.22"),
    NAVAL: ("naval", "13.15-a"),
    MUNITIONS: ("munitions_shortage", "13.21-a"),
    NEW_AIRCRAFT: ("new_aircraft", "7.30"),
    NORTHERN_AIRCRAFT: ("aircraft_to_the_north", "7.38"),
    SURPRISE: ("tactical_surprise", "7.39"),
    DETERMINATION: ("determination", "A26"),
    ENTHUSIASM: ("column_enthusiasm", "15.7.1-a"),
    SOVIET_AIRCRAFT: ("new_aircraft", "7.31"),
}
"""By modifier: its id in the tables and in the message catalogue, and its rule."""

KINDS: Final = {named: kind for kind, named in MODIFIERS.items()}
"""The modifier of a chit (13.13), by its id and the rule of the chit."""

COLONIAL: Final = FACTIONS.index("colonial")
CTV: Final = FACTIONS.index("ctv")
LEGION: Final = FACTIONS.index("condor_legion")
TANK: Final = TYPES.index("tank")
BRIGADE: Final = SIZES.index("brigade")

SOVIET_FACTOR: Final = 4
"""15.6: factor of the Republican aircraft that bring the shift."""

CONCENTRIC_SETS: Final = [0b001001, 0b010010, 0b100100, 0b010101, 0b101010]
"""13.23-a: directions, a bit each: two opposite ones, or three with one between each."""


def attacking_side(f: AttackInProgress) -> int:
    """Return the side of the attacking units; 7.8-b: Republican ones may be led by the Nationalist player."""
    return REP if f.casado else f.side


def defending_side(f: AttackInProgress) -> int:
    """Return the side of the defending units."""
    return REP if f.casado else 1 - f.side


def for_side(f: AttackInProgress, side: int, value: int) -> int:
    """Return what is worth `value` to a side as the attacker sees it."""
    return value if f.side == side else -value


def total(found: list[list[int]]) -> int:
    """13.14: return the sum of some modifiers."""
    value = 0
    for pair in found:
        value += pair[1]
    return value


def change(pair: list[int]) -> Change:
    """Return a modifier as JSON."""
    name, rule = MODIFIERS[pair[0]]
    return {"source": "modifier:" + name, "rule": rule, "value": pair[1]}


def has_faction(b: Board, units: list[int], faction: int) -> bool:
    """Tell whether one of some units belongs to a faction."""
    return any(b.data.units[u].faction == faction for u in units)


def has_column(b: Board, units: list[int]) -> bool:
    """2.15: tell whether one of some units is a column."""
    return any(b.face(u).column for u in units)


# --- columns of the table -----------------------------------------------------------------------------


def shifts(b: Board, f: AttackInProgress) -> list[list[int]]:
    """E1.7: return what shifts the column, all of it cumulative (13.11-a).

    13.25: the Condor Legion is worth one.
    """
    data = b.data
    found = ground_shifts(data, f.hex, defending_side(f))
    river = river_of(b, f)
    if data.river_shift[river] != 0:
        found.append([MINOR_RIVER if river == MINOR else MAJOR_RIVER, data.river_shift[river]])
    for side in (f.side, 1 - f.side):
        if f.support[side] >= 0:
            found.append([HQ_ARTILLERY, for_side(f, side, data.worth["hq_artillery"])])
    if has_faction(b, f.air[NAT], LEGION):
        found.append([CONDOR_LEGION, for_side(f, NAT, data.worth["condor_legion"])])
    if italian_debut(b, f):
        found.append([ITALIAN_DEBUT, -data.worth["first_italian_attack"]])
    if debut_on_italians(b, f):
        found.append([ON_ITALIANS, data.worth["first_attack_on_italians"]])
    if soviet_debut(b, f):
        found.append([SOVIET_SUPPORT, for_side(f, REP, data.worth["soviet_support"])])
    return found


def ground_shifts(data: Data, hex_: int, defender: int) -> list[list[int]]:
    """13.20, 13.26-a: return what the ground of a hex and its settlement shift against a side that defends it."""
    found: list[list[int]] = []
    ground, settlement = data.terrain[hex_], data.settlement[hex_]
    if data.terrain_shift[ground] != 0:
        found.append([ground, data.terrain_shift[ground]])
    if data.settlement_shift[settlement] != 0:
        found.append([IN_TOWN if settlement == TOWN else IN_CITY, data.settlement_shift[settlement]])
    if hex_ == MADRID_HEX and defender == REP:
        found.append([MADRID, -data.worth["madrid"]])
    return found


def italian_debut(b: Board, f: AttackInProgress) -> bool:
    """15.5-a: tell whether this is the first Italian attack."""
    return (
        b.options.italian_debut and b.debuts[0] == 0 and attacking_side(f) == NAT and has_faction(b, f.attackers, CTV)
    )


def debut_on_italians(b: Board, f: AttackInProgress) -> bool:
    """15.5-b: tell whether this is the first Republican attack on Italians."""
    return (
        b.options.italian_debut and b.debuts[1] == 0 and attacking_side(f) == REP and has_faction(b, f.defenders, CTV)
    )


def soviet_debut(b: Board, f: AttackInProgress) -> bool:
    """15.6: tell whether this is the first combat with Republican aircraft of factor 4 or a tank brigade."""
    if not b.options.soviet_debut or b.debuts[2] != 0 or f.casado:
        return False
    for u in f.air[REP]:
        if b.data.units[u].air == SOVIET_FACTOR:
            return True
    for u in f.attackers if f.side == REP else f.defenders:
        if b.face(u).type == TANK and b.face(u).size == BRIGADE:
            return True
    return False


def note_debuts(b: Board, f: AttackInProgress) -> None:
    """A82: each of the first combats is fought once."""
    if italian_debut(b, f):
        b.debuts[0] = 1
    if debut_on_italians(b, f):
        b.debuts[1] = 1
    if soviet_debut(b, f):
        b.debuts[2] = 1


# --- pips of the die ----------------------------------------------------------------------------------


def drms(b: Board, f: AttackInProgress) -> list[list[int]]:
    """E1.8: return what changes the die, all of it cumulative (13.11-a)."""
    data = b.data
    found = ground_drms(data, f.hex)
    river = river_of(b, f)
    if data.river_drm[river] != 0:
        found.append([MINOR_RIVER if river == MINOR else MAJOR_RIVER, data.river_drm[river]])
    if concentric(b, f):
        found.append([CONCENTRIC, data.worth["concentric"]])
    if colonials_on_columns(b, f):
        found.append([COLONIALS, for_side(f, NAT, data.worth["colonials_and_columns"])])
    for side in (f.side, 1 - f.side):
        if f.naval[side]:
            found.append([NAVAL, for_side(f, side, data.worth["naval"])])
    if short_of_munitions(b, f):
        found.append([MUNITIONS, -data.worth["munitions_shortage"]])
    if b.options.column_enthusiasm and attacking_side(f) == REP:
        mood = columns.drm(b, f.attackers)
        if mood != 0:
            found.append([ENTHUSIASM, mood])
    for side in (f.side, 1 - f.side):
        for chit in f.chits[side]:
            part = data.chits[chit].part("die")
            if part is not None:
                kind = KINDS[part.modifier, data.chits[chit].rule]
                found.append([kind, for_side(f, side, data.worth[part.modifier])])
    return found


def ground_drms(data: Data, hex_: int) -> list[list[int]]:
    """13.26-a: return what the ground of a hex and its settlement change the die by."""
    found: list[list[int]] = []
    ground, settlement = data.terrain[hex_], data.settlement[hex_]
    if data.terrain_drm[ground] != 0:
        found.append([ground, data.terrain_drm[ground]])
    if data.settlement_drm[settlement] != 0:
        found.append([IN_TOWN if settlement == TOWN else IN_CITY, data.settlement_drm[settlement]])
    return found


def river_of(b: Board, f: AttackInProgress) -> int:
    """13.26-b: return the river that counts in an attack, MINOR or MAJOR, or 0, by printed attack factors."""
    across = [0, 0, 0]
    for u in f.attackers:
        across[b.data.river[f.hex * DIRECTIONS + direction(f.hex, b.u_hex[u])]] += b.face(u).attack
    return deciding(across)


def deciding(across: list[int]) -> int:
    """13.26-b, 13.26-c, A72: return the river that counts, by the attack factors across each kind, 0 across none.

    One counts if at least half of the factors, rounded down, cross one; the minor if at least half cross that.
    """
    crossing = across[MINOR] + across[MAJOR]
    whole = across[0] + crossing
    if crossing == 0 or crossing < whole // 2:
        return 0
    if across[MAJOR] == 0 or (across[MINOR] > 0 and across[MINOR] >= whole // 2):
        return MINOR
    return MAJOR


def concentric(b: Board, f: AttackInProgress) -> bool:
    """13.23, A70: tell whether units with an attack factor, no Republican column with them, attack from around.

    The hexes must lie opposite each other, or three with one between each, or be more than three.
    13.23-b: Colonial units have it like others, besides 13.22.
    """
    if len(f.attackers) < 2 or (attacking_side(f) == REP and has_column(b, f.attackers)):
        return False
    return from_around(directions(b, f))


def directions(b: Board, f: AttackInProgress) -> int:
    """A70: return the directions from which units attack that are no HQs and have an attack factor, a bit each."""
    return ways(f.hex, [b.u_hex[u] for u in f.attackers if b.face(u).attack > 0 and not b.data.units[u].is_hq])


def ways(hex_: int, starts: list[int]) -> int:
    """Return the directions in which some hexes lie around another, a bit each."""
    found = 0
    for h in starts:
        found |= 1 << direction(hex_, h)
    return found


def from_around(ways_: int) -> bool:
    """13.23-a: tell whether a set of directions is concentric; of more than three, two always lie opposite."""
    return any(ways_ & pattern == pattern for pattern in CONCENTRIC_SETS)


def colonials_on_columns(b: Board, f: AttackInProgress) -> bool:
    """13.22, A69: tell whether a Colonial unit and a Republican column meet in this combat."""
    if f.casado:
        return False
    if f.side == NAT:
        return has_faction(b, f.attackers, COLONIAL) and has_column(b, f.defenders)
    return has_faction(b, f.defenders, COLONIAL) and has_column(b, f.attackers)


def short_of_munitions(b: Board, f: AttackInProgress) -> bool:
    """13.21-a, A68: tell whether an attacking Nationalist unit stands in the north and has not enough to fire."""
    if attacking_side(f) != NAT or b.ammunition_over:
        return False
    return munitions.short(b.data, b.turn, [b.u_hex[u] for u in f.attackers])
