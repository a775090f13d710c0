"""The laws that hold at every choice of every game: what a position or an engine may never break."""

from dosespanas.gce.board.data import COLUMN_ZOC, FULL_ZOC, POOLS
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, ZEROS
from dosespanas.gce.board.stages import MOVE_ON, STRATEGIC_TO
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.choices import PHASES
from dosespanas.gce.whereabouts import chit_problem, unit_problem
from dosespanas.kernel.phrases import Phrase, phrase
from dosespanas.kernel.side import NOBODY, REP


def invariants(b: Board) -> list[Phrase]:
    """Return what is wrong with a board, empty if nothing."""
    return stack_problems(b) + zoc_problems(b) + count_problems(b) + hand_problems(b)


def stack_problems(b: Board) -> list[Phrase]:
    """2.2-a, 12.4, 12.23: every unit in one place, one side in a hex, nobody at sea or abroad."""
    data = b.data
    found: list[Phrase] = []
    seen = [0] * len(data.units)
    for h in range(HEXES):
        stack = b.stack(h)
        if stack and data.start_control[h] < 0:
            found.append(phrase("{hex}: a unit outside Spain (12.23)", "law-outside-spain", hex=hex_term(h)))
        sides = {data.units[u].side for u in stack}
        if len(sides) > 1:
            found.append(phrase("{hex}: units of both sides (12.4)", "law-both-sides", hex=hex_term(h)))
        if (b.owner[h] if stack else NOBODY) != b.owner[h] or (stack and b.owner[h] not in sides):
            found.append(phrase("{hex}: whose units are there is miscounted", "law-owner", hex=hex_term(h)))
        if stack and b.control[h] != b.owner[h]:
            english = "{hex}: units of one side, and control of the other (A12)"
            found.append(phrase(english, "law-control", hex=hex_term(h)))
        for u in stack:
            seen[u] += 1
            if b.u_hex[u] != h or data.units[u].is_air:
                piece = data.units[u].term()
                found.append(phrase("{piece}: misplaced in {hex}", "law-misplaced", piece=piece, hex=hex_term(h)))
    for u, unit in enumerate(data.units):
        if seen[u] != (1 if b.u_hex[u] >= 0 else 0):
            found.append(phrase("{piece}: not in exactly one place (2.2-a)", "law-one-place", piece=unit.term()))
        misplaced = unit_problem(b, u)
        if misplaced is not None:
            found.append(misplaced)
        if not 0 <= b.u_face[u] < len(unit.faces):
            found.append(phrase("{piece}: no such face (2.12-a)", "law-face", piece=unit.term()))
    return found


def zoc_problems(b: Board) -> list[Phrase]:
    """11.1-a: zones of control are what the units on the map exert."""
    found: list[Phrase] = []
    for side in (0, 1):
        full, columns = ZEROS[:], ZEROS[:]
        for u in b.on_map(side):
            zoc = b.face(u).zoc
            for hexside in range(b.u_hex[u] * DIRECTIONS, (b.u_hex[u] + 1) * DIRECTIONS):
                if NEIGHBOUR[hexside] >= 0 and b.data.open_side[hexside]:
                    full[NEIGHBOUR[hexside]] += 1 if zoc == FULL_ZOC else 0
                    columns[NEIGHBOUR[hexside]] += 1 if zoc == COLUMN_ZOC else 0
        if full != b.zoc[side] or columns != b.column_zoc[side]:
            found.append(phrase("zones of control are miscounted (11.1-a)", "law-zones"))
    return found


def count_problems(b: Board) -> list[Phrase]:
    """6.4, 7.1: no pool below nothing, no chit more than there are; somebody has the choice."""
    found: list[Phrase] = []
    for pool, name in enumerate(POOLS):
        if b.points[pool] < 0 or b.pledged[pool] < 0:
            found.append(phrase("{pool}: fewer resource points than none (6.4-a)", "law-pool", pool="pool:" + name))
    if b.soviet + b.volunteers_point > b.points[REP] or b.soviet_pledged > b.pledged[REP]:
        english = "{pool}: more points for some units than there are (7.15-a)"
        found.append(phrase(english, "law-some-units", pool="pool:" + POOLS[REP]))
    for c in range(len(b.data.chits)):
        wrong = chit_problem(b, c)
        if wrong is not None:
            found.append(wrong)
    if b.stage not in PHASES.forced and not b.ended and b.side not in (0, 1):
        found.append(phrase("nobody has the choice", "law-nobody"))
    return found


def hand_problems(b: Board) -> list[Phrase]:
    """12.5: the units of the move in hand are the side's whose choice it is, and stand together where it has come."""
    if b.ended or b.stage not in (MOVE_ON, STRATEGIC_TO):
        return []
    units = b.move.units
    together = len(units) > 0 and b.move.hex >= 0 and len(set(units)) == len(units)
    if together and all(b.u_hex[u] == b.move.hex and b.data.units[u].side == b.side for u in units):
        return []
    return [phrase("the units in hand do not stand where their move is (12.5)", "law-in-hand")]
