"""The laws that hold at every choice of every game: what a position or an engine may never break."""

from dosespanas.gce.board.data import COLUMN_ZOC, FULL_ZOC, POOLS
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, ZEROS, hex_name
from dosespanas.gce.board.stages import MOVE_ON, STRATEGIC_TO
from dosespanas.gce.board.state import AIR, DUE, ELIMINATED, Board
from dosespanas.gce.choices import PHASES
from dosespanas.kernel.side import NOBODY, REP


def invariants(b: Board) -> list[str]:
    """Return what is wrong with a board, empty if nothing."""
    return stack_problems(b) + zoc_problems(b) + count_problems(b) + hand_problems(b)


def stack_problems(b: Board) -> list[str]:
    """2.2-a, 12.4, 12.23: every unit in one place, one side in a hex, nobody at sea or abroad."""
    data = b.data
    found: list[str] = []
    seen = [0] * len(data.units)
    for h in range(HEXES):
        stack = b.stack(h)
        if stack and data.start_control[h] < 0:
            found.append(f"12.23: a unit in {hex_name(h)}, outside Spain")
        sides = {data.units[u].side for u in stack}
        if len(sides) > 1:
            found.append(f"12.4: both sides in {hex_name(h)}")
        if (b.owner[h] if stack else NOBODY) != b.owner[h] or (stack and b.owner[h] not in sides):
            found.append(f"owner of {hex_name(h)} miscounted")
        if stack and b.control[h] != b.owner[h]:
            found.append(f"A12: {hex_name(h)} is held by one side and controlled by the other")
        for u in stack:
            seen[u] += 1
            if b.u_hex[u] != h or data.units[u].is_air:
                found.append(f"{data.units[u].name} misplaced in {hex_name(h)}")
    for u, unit in enumerate(data.units):
        if seen[u] != (1 if b.u_hex[u] >= 0 else 0):
            found.append(f"2.2-a: {unit.name} is not in exactly one place")
        if b.u_hex[u] == AIR and not unit.is_air:
            found.append(f"{unit.name} is no aircraft")
        if b.u_hex[u] in (DUE, ELIMINATED) and unit.is_air:
            found.append(f"8.6-a: {unit.name} is an aircraft, never placed on the map nor lost")
        if not 0 <= b.u_face[u] < len(unit.faces):
            found.append(f"2.12-a: {unit.name} has no such face")
    return found


def zoc_problems(b: Board) -> list[str]:
    """11.1-a: zones of control are what the units on the map exert."""
    found: list[str] = []
    for side in (0, 1):
        full, columns = ZEROS[:], ZEROS[:]
        for u in b.on_map(side):
            zoc = b.face(u).zoc
            for hexside in range(b.u_hex[u] * DIRECTIONS, (b.u_hex[u] + 1) * DIRECTIONS):
                if NEIGHBOUR[hexside] >= 0 and b.data.open_side[hexside]:
                    full[NEIGHBOUR[hexside]] += 1 if zoc == FULL_ZOC else 0
                    columns[NEIGHBOUR[hexside]] += 1 if zoc == COLUMN_ZOC else 0
        if full != b.zoc[side] or columns != b.column_zoc[side]:
            found.append("11.1-a: zones of control miscounted")
    return found


def count_problems(b: Board) -> list[str]:
    """6.4, 7.1: no pool below nothing, no chit more than there are; somebody has the choice."""
    found: list[str] = []
    for pool, name in enumerate(POOLS):
        if b.points[pool] < 0 or b.pledged[pool] < 0:
            found.append(f"6.4-a: less than nothing in the pool {name}")
    if b.soviet + b.volunteers_point > b.points[REP] or b.soviet_pledged > b.pledged[REP]:
        found.append("7.15-a: more points for some units than there are in the pool republican")
    for c, chit in enumerate(b.data.chits):
        drawn = b.cups.held[chit.side].count(c) + b.cups.played[chit.side].count(c) + (1 if b.cups.chit == c else 0)
        if b.cups.inside[c] < 0 or b.cups.inside[c] + drawn > chit.copies:
            found.append(f"7.3-a: more {chit.name} than there are")
    if b.stage not in PHASES.forced and not b.ended and b.side not in (0, 1):
        found.append("nobody has the choice")
    return found


def hand_problems(b: Board) -> list[str]:
    """12.5: the units of the move in hand are the side's whose choice it is, and stand together where it has come."""
    if b.ended or b.stage not in (MOVE_ON, STRATEGIC_TO):
        return []
    units = b.move.units
    together = len(units) > 0 and b.move.hex >= 0 and len(set(units)) == len(units)
    if together and all(b.u_hex[u] == b.move.hex and b.data.units[u].side == b.side for u in units):
        return []
    return ["12.5: the units in hand do not stand where their move is"]
