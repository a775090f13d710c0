"""What lies on the map: the whole state of a game in flat lists of small ints, and the hands that move it.

A unit is in a hex (0 and up) or at one of the places below 0. The units of a hex form a stack, a chain from `first`
through `after`; the one that came last lies on top.
"""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.cups import ChitCups
from dosespanas.gce.board.data import COLUMN_ZOC, FULL_ZOC, NO_POOL, Data, Face
from dosespanas.gce.board.duty_prospects_cache import Outlook
from dosespanas.gce.board.hexes import DIRECTIONS, HEXES, NEIGHBOUR, OFF, OFFS, ZEROS, borders, hex_name
from dosespanas.gce.board.move_in_progress import March, Reach
from dosespanas.gce.board.options import Options
from dosespanas.gce.board.stages import INCOME, NEXT_STEP
from dosespanas.gce.board.supply_cache import Chart
from dosespanas.gce.shapes import AlcazarState, LineState, OffMap
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.events import Event
from dosespanas.kernel.grids import Grid, filled, grid
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.kernel.state_machine import Staged

WAITING: Final = -1
"""Not yet come: on the turn track, or for an event."""

DUE: Final = -2
"""To be placed by its owner as soon as it can be (6.2)."""

AIR: Final = -3
"""An air unit in play."""

RETURNING: Final = -4
"""Off the map until the turn in `u_turn`."""

ELIMINATED: Final = -5
REMOVED: Final = -6
"""Out of the game for good (2.12-b)."""

PLACE_NAMES: Final[list[OffMap]] = ["waiting", "due", "air", "returning", "eliminated", "removed"]

MOVED: Final = 1
"""It has finished its move this turn."""
FOUGHT: Final = 2
"""It has attacked this turn."""
USED: Final = 4
"""HQ: its artillery has supported (13.12-e); aircraft: flown (8.6-b)."""
STRATEGIC: Final = 8
"""It has moved by rail or sea this turn (A91)."""
LANDED: Final = 16
"""It landed on an enemy coast this turn (14.7)."""
CUT: Final = 32
"""It was out of supply when this combat phase began (10.3-b)."""
MARCHER: Final = 64
"""It could march when this movement phase began (12.11-c)."""
TIED: Final = 128
"""An event keeps it where it is this turn (7.35)."""
SUPPORTED: Final = 256
"""It was in supply when strategic movement began (10.2-a)."""
EVACUATED: Final = 512
"""A northern unit that came through France: an ordinary Republican one from then on (A53)."""
DUTIFUL: Final = 1024
"""It ended the movement where an event compels it to attack (7.22)."""
STAYED: Final = 2048
"""Its move is over, and it never left its hex: it has not moved (13.28-a)."""
FRESH: Final = 4096
"""It came this turn as a reinforcement and counts as supplied until the turn ends (6.3)."""
SPLIT_OFF: Final = 16384
"""A division in the pile was exchanged for it this turn: it comes back in a later one (A92)."""

FAVOURED: Final = 32768
"""Its owner wants the French border to supply it (15.9)."""
NAMED: Final = 65536
"""It was named for that this turn."""

TURN_FLAGS: Final = ~(EVACUATED | FAVOURED)
"""What ends with the turn: all flags but two."""

NORTH: Final = 2
"""The front of the northern Republicans (10.10)."""

FRONTS_OF: Final = [[NAT], [REP, NORTH]]
"""By side: its fronts."""

MANY: Final = 300
"""Touched hexes from which on it is as well to draw the supply of a front from nothing."""

HOLDS: Final = 0
RELIEVED: Final = 1
FALLEN: Final = 2
ALCAZAR_NAMES: Final[list[AlcazarState]] = ["holds", "relieved", "fallen"]

INCOMPLETE: Final = 0
INTACT: Final = 1
ABORTED: Final = 2
CANCELLED: Final = 3
LINE_NAMES: Final[list[LineState]] = ["incomplete", "intact", "aborted", "cancelled"]

UNKNOWN: Final = "unit:unknown"

EMPTY: Final = grid([])
"""No grid: on a board that is to be filled, or where it has to be worked out first."""


class Board(Staged):
    """The state of one game of La Guerra Civil Española, and the elementary moves that keep it consistent.

    2.16: what markers only recall is not in it. What it holds is listed once, in `__init__`: what a game starts with,
    and what a copy takes over; what positions and observations say of it follows from that (`position.py`).
    """

    def __init__(self, data: Data, options: Options, chance: Chance, of: "Board | None" = None) -> None:
        """Start with an empty map and every unit waiting, or as a copy of another board of the same game.

        A copy has no waiting events, and draws the supply of a front anew only where it changes.
        """
        super().__init__()
        self.data = data
        self.options = options
        self.chance = chance
        self.reveals = 0 if of is None else of.reveals
        units = len(data.units)
        self.turn: int = data.first_turn if of is None else of.turn
        self.step_no: int = INCOME if of is None else of.step_no
        self.part: int = 0 if of is None else of.part
        """Part of the step, where a step has several."""
        self.stage: int = NEXT_STEP if of is None else of.stage
        self.then: int = NEXT_STEP if of is None else of.then
        """The stage that follows when stacking has been checked."""
        self.side: int = NAT if of is None else of.side
        """Whose choice it is."""
        # units
        self.u_hex: Grid = filled(units, WAITING) if of is None else of.u_hex[:]
        self.u_face: Grid = filled(units, 0) if of is None else of.u_face[:]
        self.u_flags: Grid = filled(units, 0) if of is None else of.u_flags[:]
        self.u_turn: Grid = filled(units, 0) if of is None else of.u_turn[:]
        """Turn of its return, if it is RETURNING; on the map, the turn it gets back a step that an event took (A34)."""
        self.u_mood: Grid = filled(units, 0) if of is None else of.u_mood[:]
        """15.7.1: 0 not rolled for; else 4 and the die modifier, 1 for one that refuses."""
        self.first: Grid = OFFS[:] if of is None else of.first[:]
        self.after: Grid = filled(units, -1) if of is None else of.after[:]
        # hexes
        self.control: Grid = data.start_control[:] if of is None else of.control[:]
        """Who controls a hex (A12); -1 outside Spain."""
        self.owner: Grid = OFFS[:] if of is None else of.owner[:]
        """Whose ground units stand in a hex."""
        self.zoc: list[Grid] = [ZEROS[:], ZEROS[:]] if of is None else [of.zoc[0][:], of.zoc[1][:]]
        """By side and hex: units with a full zone of control over it (11.1-a)."""
        self.column_zoc: list[Grid] = [ZEROS[:], ZEROS[:]] if of is None else [of.column_zoc[0][:], of.column_zoc[1][:]]
        """By side and hex: columns with their limited one (11-8.5)."""
        self.opened: list[int] = [] if of is None else of.opened[:]
        """Hexes whose stacks lie open to both sides."""
        # tracks
        self.morale: int = data.start_morale if of is None else of.morale
        self.points: list[int] = data.start_points[:] if of is None else of.points[:]
        """Resource points, by pool."""
        self.pledged: list[int] = [0, 0, 0, 0] if of is None else of.pledged[:]
        """Points promised for the next turn, by pool (7.15, 7.32, 7.37)."""
        self.soviet: int = 0 if of is None else of.soviet
        """Of the Republican points, those of 7.15; `soviet_pledged` of those promised."""
        self.soviet_pledged: int = 0 if of is None else of.soviet_pledged
        self.pair_credit: int = 0 if of is None else of.pair_credit
        """6.4-b: a bit for each purse (points.py) whose last point has brought back one brigade and owes another."""
        self.volunteers_point: int = 0 if of is None else of.volunteers_point
        """15.8: of the Republican points, the one that may bring back International Brigades."""
        self.vacated: list[int] = [] if of is None else of.vacated[:]
        """6.2-e: hexes that units were withdrawn from this turn, one entry a unit, not yet used."""
        self.rail_used: list[int] = [0, 0, 0] if of is None else of.rail_used[:]
        """By front: units moved by rail this turn (14.3)."""
        self.sea_used: list[int] = [0, 0] if of is None else of.sea_used[:]
        self.naval_used: list[int] = [0, 0] if of is None else of.naval_used[:]
        """By side: naval support given this turn (A66)."""
        self.attacked: list[int] = [] if of is None else of.attacked[:]
        """Hexes attacked this phase (13.3-b)."""
        self.lines: list[int] = [0] * len(data.lines) if of is None else of.lines[:]
        """State of each fortified line (13.16)."""
        self.destroyed: list[int] = [] if of is None else of.destroyed[:]
        """Hexes of lines destroyed for good (A67)."""
        self.alcazar: int = HOLDS if of is None else of.alcazar
        self.ammunition_over: bool = False if of is None else of.ammunition_over
        """13.21-b: the shortage has ended."""
        self.mobilised: int = 0 if of is None else of.mobilised
        """Turn of the General Mobilisation (6.11), and of the other acts that are done once."""
        self.biberon: int = 0 if of is None else of.biberon
        self.evacuation: int = 0 if of is None else of.evacuation
        self.evacuated: int = 0 if of is None else of.evacuated
        """Thirds of divisions evacuated (12.9)."""
        self.scouted: list[int] = [] if of is None else of.scouted[:]
        """15.1: HQs that have scouted this turn."""
        self.debuts: list[int] = [0, 0, 0] if of is None else of.debuts[:]
        """15.5-a, 15.5-b, 15.6: whether the first such combat has been fought."""
        self.train_used: int = 0 if of is None else of.train_used
        # the acts in hand
        self.selected: int = -1 if of is None else of.selected
        """The unit chosen to be placed, rebuilt or turned."""
        self.purse: int = NO_POOL if of is None else of.purse
        """The purse that its owner has named for it (see points.py), or NO_POOL."""
        self.move: March = March() if of is None else of.move.copy()
        self.fight: AttackInProgress = AttackInProgress() if of is None else of.fight.copy()
        self.cups: ChitCups = ChitCups(len(data.chits)) if of is None else of.cups.copy()
        if of is not None:
            for chart in of.charts:
                if chart is not None:
                    chart.shared = True
        # what is worked out from the board (see `supply/sources.py`)
        self.charts: list[Chart | None] = [None, None, None] if of is None else of.charts[:]
        """By front: its supply as it was drawn last; None: to be drawn from nothing."""
        self.touched: list[list[int]] = (
            [[], [], []] if of is None else [of.touched[0][:], of.touched[1][:], of.touched[2][:]]
        )
        """By front: the hexes in which it may have changed since."""
        self.beside: list[Grid] = [EMPTY, EMPTY] if of is None else of.beside[:]
        """By side and hex: 1 if an enemy stands next to it (A57); empty when an enemy has entered or left a hex."""
        self.outlooks: list[Outlook | None] = []
        """What the duties of the side to move may hope for (`duty_prospects.py`); empty when the board has changed."""
        self.from_cadiz: Grid = EMPTY if of is None else of.from_cadiz
        """By hex: 1 where second legs from Cádiz may lead (13.21-b), and nowhere else as long as none of the hexes
        `touched_nat` has opened; empty: to be worked out."""
        self.touched_nat: list[int] = [] if of is None else of.touched_nat[:]
        self.walks: list[dict[tuple[int, ...], Reach]] = [{}, {}] if of is None else of.walks[:]
        """By side: how far single units get by a move, as far as it is known and still holds; `tramps`: by a march."""
        self.tramps: list[dict[tuple[int, ...], Reach]] = [{}, {}] if of is None else of.tramps[:]
        # the end
        self.winner: int = NOBODY if of is None else of.winner
        self.ended: int = 0 if of is None else of.ended
        self.reason: str = "" if of is None else of.reason
        self.end_rule: str = "" if of is None else of.end_rule

    def clone(self) -> "Board":
        """Return an independent copy with no events waiting."""
        raise RuntimeError("a game can be copied")

    # --- units -------------------------------------------------------------------------------------

    def face(self, unit: int) -> Face:
        """Return the face a unit shows: its factors, size and type now."""
        return self.data.units[unit].faces[self.u_face[unit]]

    def steps(self, unit: int) -> int:
        """Return the steps a unit has left, 1 or 2 (2.12-a); a column has one on either face (A21)."""
        return self.data.units[unit].steps_left(self.u_face[unit])

    def reduced(self, unit: int) -> bool:
        """Tell whether a two-step unit has lost one."""
        return self.data.units[unit].steps == 2 and self.u_face[unit] == 1

    def has(self, unit: int, flag: int) -> bool:
        """Tell whether a unit has a flag."""
        return self.u_flags[unit] & flag != 0

    def mark(self, unit: int, flag: int) -> None:
        """Give a unit a flag."""
        if self.outlooks:
            self.outlooks = []
        self.u_flags[unit] |= flag

    def unmark(self, unit: int, flag: int) -> None:
        """Take a flag from a unit."""
        self.u_flags[unit] &= ~flag

    def front_of(self, unit: int) -> int:
        """Return the front whose sources supply a unit (10.10): 0, 1 or NORTH.

        A95: one front for all Nationalists.
        """
        if self.data.units[unit].northern and not self.u_flags[unit] & EVACUATED:
            return NORTH
        return self.data.units[unit].side

    def stack(self, hex_: int) -> list[int]:
        """Return the units in a hex, the top one first."""
        found: list[int] = []
        unit = self.first[hex_]
        while unit >= 0:
            found.append(unit)
            unit = self.after[unit]
        return found

    def stack_weight(self, hex_: int) -> int:
        """Return what the stack of a hex counts, in halves of a division (9.2)."""
        total = 0
        unit = self.first[hex_]
        while unit >= 0:
            total += self.data.weight(unit, self.u_face[unit])
            unit = self.after[unit]
        return total

    def on_map(self, side: int) -> list[int]:
        """Return a side's units on the map."""
        return [u for u in self.data.units_of[side] if self.u_hex[u] >= 0]

    def place(self, unit: int, hex_: int) -> None:
        """Put a unit from off the map on top of a stack."""
        self.u_hex[unit] = hex_
        self.after[unit] = self.first[hex_]
        self.first[hex_] = unit
        self.owner[hex_] = self.data.units[unit].side
        self._spread(unit, hex_, 1)

    def lift(self, unit: int, place: int) -> None:
        """Take a unit from the map, to one of the places below 0."""
        hex_ = self.u_hex[unit]
        if self.first[hex_] == unit:
            self.first[hex_] = self.after[unit]
        else:
            other = self.first[hex_]
            while self.after[other] != unit:
                other = self.after[other]
            self.after[other] = self.after[unit]
        self.after[unit] = -1
        if self.first[hex_] < 0:
            self.owner[hex_] = NOBODY
        self._spread(unit, hex_, -1)
        self.u_hex[unit] = place
        if place == ELIMINATED:
            self.u_turn[unit] = 0  # A34: nor does an event owe it a step any more

    def shift(self, unit: int, hex_: int) -> None:
        """Move a unit on the map to another hex, on top of what stands there."""
        self.lift(unit, WAITING)
        self.place(unit, hex_)

    def turn_over(self, unit: int, face: int) -> None:
        """Show a face of a unit, wherever it is."""
        if self.u_hex[unit] < 0:
            self.u_face[unit] = face
            return
        self._spread(unit, self.u_hex[unit], -1)
        self.u_face[unit] = face
        self._spread(unit, self.u_hex[unit], 1)

    def _spread(self, unit: int, hex_: int, count: int) -> None:
        """11.1-a, 11-8.5: add or take away a unit's zone of control, and note where that may change supply."""
        if self.outlooks:
            self.outlooks = []
        side = self.data.units[unit].side
        foe = 1 - side
        alone = self.first[hex_] < 0 or (self.first[hex_] == unit and self.after[unit] < 0)
        self.walks[foe] = {}  # an empty one too: a copy of the board may have the same, and note there what is its own
        self.tramps[foe] = {}
        if alone and borders(self.owner, foe, hex_):
            self.tramps[side] = {}
        zoc = self.face(unit).zoc
        if zoc != 0:
            table = self.zoc[side] if zoc == FULL_ZOC else self.column_zoc[side]
            first = 1 if count > 0 else 0
            for beyond in self.data.beyond[hex_]:
                table[beyond] += count
                if table[beyond] == first:
                    self.touch(foe, beyond)
        if alone:
            self.beside[foe] = EMPTY
            self.touch(foe, hex_)
            self.touch(side, hex_)
        elif self.data.units[unit].is_hq:
            self.touch(side, hex_)

    def touch(self, side: int, hex_: int) -> None:
        """Note that a side's supply may have changed by what has happened in a hex."""
        if self.outlooks:
            self.outlooks = []
        if side == NAT and not self.ammunition_over:
            self.touched_nat.append(hex_)
        for front in FRONTS_OF[side]:
            if self.charts[front] is not None:
                self.touched[front].append(hex_)
                if len(self.touched[front]) > MANY:
                    self.charts[front] = None
                    self.touched[front] = []

    def move_border(self, hex_: int) -> None:
        """Note that a hex is another side's: ways that lead there may be others (`find` in `reach.py`), and no more."""
        for ways in (self.walks, self.tramps):
            for side in (NAT, REP):
                ways[side] = {key: reach for key, reach in ways[side].items() if reach.cost[hex_] == OFF}

    def enemy_zoc(self, side: int, hex_: int) -> int:
        """Return the strongest enemy zone of control over a hex for a side: FULL_ZOC, COLUMN_ZOC or 0 (11.1-b)."""
        if self.zoc[1 - side][hex_] > 0:
            return FULL_ZOC
        return COLUMN_ZOC if self.column_zoc[1 - side][hex_] > 0 else 0

    def near_enemy(self, side: int, hex_: int) -> bool:
        """Tell whether any enemy ground unit stands next to a hex (A57)."""
        if len(self.beside[side]) == 0:
            self.beside[side] = self._beside(side)
        return self.beside[side][hex_] != 0

    def _beside(self, side: int) -> Grid:
        found = ZEROS[:]
        for unit in self.data.units_of[1 - side]:
            hex_ = self.u_hex[unit]
            if hex_ >= 0 and self.first[hex_] == unit:
                for hexside in range(hex_ * DIRECTIONS, (hex_ + 1) * DIRECTIONS):
                    beyond = NEIGHBOUR[hexside]
                    if beyond != OFF:
                        found[beyond] = 1
        return found

    def fort(self, hex_: int) -> bool:
        """13.16, 7.14: tell whether a hex is part of an intact fortified line, with or without its factor."""
        line = self.data.line_of[hex_]
        return line >= 0 and self.lines[line] in (INTACT, CANCELLED) and hex_ not in self.destroyed

    def stale_all(self) -> None:
        """Forget all that has been worked out: a fortified line has changed, or a hand has put the board right."""
        self.charts = [None, None, None]
        self.touched = [[], [], []]
        self.beside = [EMPTY, EMPTY]
        self.outlooks = []
        self.from_cadiz = EMPTY
        self.touched_nat = []
        self.walks = [{}, {}]
        self.tramps = [{}, {}]
        self.move.line = []
        self.move.reach = None

    # --- what is seen ------------------------------------------------------------------------------

    def covered(self, unit: int) -> bool:
        """13.6: tell whether the other side does not see a unit on the map: it lies below the top of its stack."""
        hex_ = self.u_hex[unit]
        if hex_ < 0 or self.options.open_stacks or self.ended or hex_ in self.opened:
            return False
        return self.first[hex_] != unit

    def hides(self, side: int) -> bool:
        """13.6: tell whether a side has covered units on the map: others cannot tell all that it may do."""
        return any(self.covered(u) for u in self.data.units_of[side])

    def sees(self, viewer: int | None, unit: int) -> bool:
        """Tell whether a viewer (0, 1, or None: a spectator) sees a unit."""
        return viewer == self.data.units[unit].side or not self.covered(unit)

    # --- what happened -----------------------------------------------------------------------------

    def tell_unit(self, kind: str, rule: str, unit: int, details: dict[str, object]) -> None:
        """Report what a unit does, as `piece`: the other side reads which one only if it sees it now."""
        side = self.data.units[unit].side
        name = self.data.units[unit].name
        if not self.covered(unit):
            self.out.append(Event(kind, rule, side, {"piece": "unit:" + name, **details}, [name]))
            return
        event = Event(kind, rule, side, {"piece": UNKNOWN, **details}, [], side, {"piece": "unit:" + name})
        event.ids_of = [[name] if side == NAT else [], [name] if side == REP else [], []]
        self.out.append(event)

    def name_all(self, event: Event, units: list[int]) -> None:
        """Let the side of units that went together know that an event is about each; others know of what they see."""
        names = [self.data.units[unit].name for unit in units]
        seen = event.ids if event.ids_of is None else event.ids_of[2]
        nationalist = self.data.units[units[0]].side == NAT
        event.ids_of = [names if nationalist else seen, seen if nationalist else names, seen]


TERMS: Final = ["hex:" + hex_name(hex_) for hex_ in range(HEXES)]


def hex_term(hex_: int) -> str:
    """Return a hex as a term of the message catalogue."""
    return TERMS[hex_]


def hex_terms(hexes: list[int]) -> list[str]:
    """Return hexes as terms."""
    return [TERMS[hex_] for hex_ in hexes]
