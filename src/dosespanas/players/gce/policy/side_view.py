"""What a side sees of a game, in flat lists: filled from an observation at the table, or from a board in a trial.

Both ways give the same lists. Nothing in them tells which enemy lies covered where: of those units the number in each
stack is known, and what the hidden ones come to on the average.
"""

from typing import Final

from dosespanas.gce.board.data import FOOT, NO_ZOC, Data
from dosespanas.gce.board.hexes import HEXES, OFF, OFFS, REALS, ZEROS
from dosespanas.kernel.grids import Grid, Reals
from dosespanas.kernel.side import NAT, NOBODY, REP

HIDDEN: Final = -9
"""Where a unit is of which only is known that it lies covered in some stack."""

NORTH: Final = 2
"""The front of the northern Republicans."""

NOBODY_THERE: Final[list[int]] = []
"""The pile of every hex where no own unit stands: one list for all, never added to."""


class AttackSeen:
    """The attack in hand, as far as it is seen; `hex` is OFF when there is none."""

    def __init__(self) -> None:
        self.hex = OFF
        self.attacker = NOBODY
        self.attackers: list[int] = []
        self.attack = 0
        self.defence = 0
        """Totals once the attack is committed, aircraft among them; 0 before."""
        self.shift = 0
        self.drm = 0
        """Sums of shifts and die modifiers as the attacker sees them."""
        self.flown: list[list[int]] = [[], []]
        """By side: aircraft sent."""


class SideView:
    """A game as one side sees it at one choice."""

    def __init__(self, data: Data, side: int) -> None:
        self.data = data
        self.side = side
        self.turn = 1
        self.phase = ""
        self.morale = 0
        self.points = [0, 0, 0, 0]
        self.control = OFFS[:]
        self.owner = OFFS[:]
        self.full: list[Grid] = [ZEROS[:], ZEROS[:]]
        """By side and hex: 1 where a full zone of control of that side lies over it."""
        self.barred: list[Grid] = [ZEROS[:], ZEROS[:]]
        """By side and hex: 1 where a zone of control of any kind of that side lies over it."""
        self.attack: list[Reals] = [REALS[:], REALS[:]]
        self.defence: list[Reals] = [REALS[:], REALS[:]]
        self.steps: list[Reals] = [REALS[:], REALS[:]]
        self.count: list[Grid] = [ZEROS[:], ZEROS[:]]
        """By side and hex: what stands there, guessed for what lies covered."""
        self.zoned = ZEROS[:]
        """By hex: the strongest zone of control its stack has."""
        self.columns: list[Grid] = [ZEROS[:], ZEROS[:]]
        """By side and hex: 1 where a column is seen."""
        self.weight = ZEROS[:]
        """By hex: what the own stack counts, in halves of a division."""
        self.hq_at = ZEROS[:]
        """By hex: 1 where an own headquarters stands."""
        self.guns: list[list[int]] = [[], []]
        """By side: hexes of headquarters whose artillery can still support this turn."""
        self.air: list[list[int]] = [[], []]
        """By side: aircraft that may still fly this turn."""
        # units, by number: those of the data first, then counters of a corrected copy
        count = len(data.units)
        self.names: list[str] = [unit.name for unit in data.units]
        self.u_side = [unit.side for unit in data.units]
        self.u_hex = [HIDDEN] * count
        """A hex, a place below 0 as in the rules, or HIDDEN."""
        self.u_face = [0] * count
        self.u_attack = [0] * count
        self.u_defence = [0] * count
        self.u_move = [0] * count
        self.u_steps = [0] * count
        self.u_moved = [False] * count
        self.u_fought = [False] * count
        self.u_used = [False] * count
        self.own: list[int] = []
        """Own units on the map."""
        self.piles: list[list[int]] = [NOBODY_THERE] * HEXES
        """By hex: own units there."""
        self.hand: list[int] = []
        """Units in hand."""
        self.due: list[int] = []
        """Units that a duty of this turn speaks of."""
        self.errand = OFF
        """Where the first of these duties is done, if it is at one place."""
        self.intact = [False] * len(data.lines)
        """By fortified line: it is intact, with or without its factor."""
        self.walls = [0] * len(data.lines)
        """By fortified line: its factor, 0 once it has been betrayed (7.14)."""
        self.destroyed: list[int] = []
        self.forts: list[int] = []
        """Hexes of fortified lines that stand."""
        self.rail_left = [0, 0, 0]
        """By front: units that may still go by rail this turn."""
        self.battle = AttackSeen()
        self.three_hexes = False
        """17.2-b: whether places count in the short war, not what they are worth."""

    # --- facts of a unit, those of a foreign counter guessed

    def add_unit(self, name: str, side: int) -> int:
        """Number a counter that the shipped data do not have."""
        self.names.append(name)
        self.u_side.append(side)
        for table in (self.u_hex, self.u_face, self.u_attack, self.u_defence, self.u_move, self.u_steps):
            table.append(0)
        for marks in (self.u_moved, self.u_fought, self.u_used):
            marks.append(False)
        return len(self.names) - 1

    def printed(self, unit: int) -> bool:
        """Tell whether a unit is one of the shipped data."""
        return unit < len(self.data.units)

    def is_hq(self, unit: int) -> bool:
        """Tell whether a unit is a headquarters."""
        return unit < len(self.data.units) and self.data.units[unit].is_hq

    def is_air(self, unit: int) -> bool:
        """Tell whether a unit is an aircraft."""
        return unit < len(self.data.units) and self.data.units[unit].is_air

    def artillery(self, unit: int) -> bool:
        """Tell whether a headquarters supports with artillery."""
        return unit < len(self.data.units) and self.data.units[unit].artillery

    def column(self, unit: int) -> bool:
        """Tell whether a unit is a column."""
        return unit < len(self.data.units) and self.data.units[unit].faces[self.u_face[unit]].column

    def zoc(self, unit: int) -> int:
        """Return the zone of control a unit has."""
        if unit < len(self.data.units):
            return self.data.units[unit].faces[self.u_face[unit]].zoc
        return NO_ZOC

    def mover(self, unit: int) -> int:
        """Return how a unit moves."""
        if unit < len(self.data.units):
            return self.data.units[unit].faces[self.u_face[unit]].mover
        return FOOT

    def bulk(self, unit: int) -> int:
        """Return what a unit counts for stacking."""
        if unit < len(self.data.units):
            return self.data.weight(unit, self.u_face[unit])
        return self.data.stack_division

    def front(self, unit: int) -> int:
        """Return the front whose sources supply a unit; units that came through France are taken for northern."""
        if unit < len(self.data.units) and self.data.units[unit].northern:
            return NORTH
        return self.u_side[unit]

    # --- counting up

    def finish(self, stacks: list[tuple[int, int, int, int]]) -> None:
        """Count up by hex what stands there; `stacks`: hex, side, number of units and zone of control of each."""
        data = self.data
        units = data.units
        for i in range(len(data.lines)):
            if self.intact[i]:
                self.forts += [h for h in data.lines[i].hexes if h not in self.destroyed]
        seen_at = ZEROS[:]
        hidden = [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
        """By side: attack, defence, steps and number of the units that lie covered somewhere."""
        for u in range(len(self.u_hex)):
            h = self.u_hex[u]
            side = self.u_side[u]
            if h == HIDDEN:
                face = units[u].faces[0] if u < len(units) else None
                if face is not None and not units[u].is_air:
                    row = hidden[side]
                    row[0] += face.attack
                    row[1] += face.defence
                    row[2] += units[u].steps
                    row[3] += 1.0
                continue
            if h < 0:
                continue
            seen_at[h] += 1
            self.attack[side][h] += self.u_attack[u]
            self.defence[side][h] += self.u_defence[u]
            self.steps[side][h] += self.u_steps[u]
            if self.column(u):
                self.columns[side][h] = 1
            if self.artillery(u) and not self.u_used[u]:
                self.guns[side].append(h)
            if side == self.side:
                self.own.append(u)
                if not self.piles[h]:
                    self.piles[h] = []
                self.piles[h].append(u)
                self.weight[h] += self.bulk(u)
                if self.is_hq(u):
                    self.hq_at[h] = 1
        for h, side, number, zoc in stacks:
            self.owner[h] = side
            self.count[side][h] = number
            self.zoned[h] = zoc
            covered = float(number - seen_at[h])
            row = hidden[side]
            if covered > 0.0 and row[3] > 0.0:
                self.attack[side][h] += covered * row[0] / row[3]
                self.defence[side][h] += covered * row[1] / row[3]
                self.steps[side][h] += covered * row[2] / row[3]
            if zoc != NO_ZOC:
                for near in data.beyond[h]:
                    self.barred[side][near] = 1
                    if zoc == 2:
                        self.full[side][near] = 1

    def near_foe(self, side: int, hex_: int) -> bool:
        """Tell whether an enemy of a side stands next to a hex (12.11-b)."""
        foe = 1 - side
        return any(self.owner[near] == foe for near in self.data.beyond[hex_])

    def fort(self, hex_: int) -> bool:
        """Tell whether an intact fortified line runs through a hex."""
        return hex_ in self.forts

    def foe(self) -> int:
        """Return the other side."""
        return REP if self.side == NAT else NAT
