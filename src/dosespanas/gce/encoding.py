"""La Guerra Civil Española as a learner has it: its actions numbered, and what a side sees of the board in cells."""

from typing import ClassVar, Final

from dosespanas.gce import views
from dosespanas.gce.board import notation, stages
from dosespanas.gce.board.attack_in_progress import NO_DIE
from dosespanas.gce.board.data import FRONTS, FULL_ZOC, POOLS, Data
from dosespanas.gce.board.hexes import FIRST_ROW, HEXES, column_of, row_of
from dosespanas.gce.board.state import (
    ALCAZAR_NAMES,
    EVACUATED,
    FAVOURED,
    FOUGHT,
    FRESH,
    LINE_NAMES,
    MOVED,
    PLACE_NAMES,
    RETURNING,
    STRATEGIC,
    USED,
    Board,
)
from dosespanas.gce.supply import sources
from dosespanas.kernel.encoding import Encoding, byte
from dosespanas.kernel.grids import Cells, empty_cells
from dosespanas.kernel.side import NAT, REP
from dosespanas.kernel.state import State

STAGES: Final = stages.OVER + 1
STEPS: Final = stages.END + 1
SHOWN: Final = [MOVED, FOUGHT, USED, STRATEGIC]
"""What everybody sees that a unit has done."""
OWN: Final = [EVACUATED, FAVOURED, FRESH]
"""What only its owner is told of it, so that others need not follow the game to know it."""
UNIT: Final = 5 + len(SHOWN) + len(OWN)
"""Cells of a unit."""
LASTING: Final = 12
COLUMNS: Final = ["kind", "unit", "hex", "row", "column", "chit", "purse", "attack", "defence", "move", "steps"]


def every_action(data: Data) -> list[int]:
    """Return every action that a game on these data can ever offer, sorted."""
    n = notation
    found: list[int] = []
    units = range(len(data.units))
    for kind in range(len(n.WORDS)):
        if kind in n.PLAIN_KINDS:
            found.append(n.make(kind))
        elif kind in n.HEX_KINDS:
            found += [n.make(kind, h) for h in data.land]
        elif kind in n.CHIT_KINDS:
            found += [n.make(kind, chit) for chit in range(len(data.chits))]
        elif kind in n.PAIR_KINDS:
            found += [n.make_pair(kind, u, h) for u in units if data.units[u].is_hq for h in data.land]
        elif kind in n.PURSE_KINDS:
            found += [n.make_pair(kind, u, purse) for u in units for purse in range(len(n.PURSES))]
        else:
            found += [n.make(kind, u) for u in units]
    return sorted(found)


class GceEncoding(Encoding):
    """Actions and observations of La Guerra Civil Española as numbers."""

    version: ClassVar[int] = 2

    def __init__(self, state: State) -> None:
        super().__init__(state)
        assert isinstance(state, Board)
        data = state.data
        self.actions = every_action(data)
        self.columns = list(COLUMNS)
        self.spot = [-1] * HEXES
        """By hex: which of the land hexes it is."""
        for i in range(len(data.land)):
            self.spot[data.land[i]] = i
        lands, units, chits = len(data.land), len(data.units), len(data.chits)
        # what is asked, and when
        self.viewer = self.block("viewer", [2], "1 at the side that sees this; nothing for a spectator")
        self.actor = self.block("actor", [2], "1 at the side to choose; nothing when the game is over")
        self.stage = self.block("stage", [STAGES], "1 at the question that is asked (`board/stages.py`)")
        self.step = self.block("step", [STEPS], "1 at the step of the turn (`board/stages.py`)")
        self.turn = self.block("turn", [len(data.months)], "1 at the turn, counted from 1")
        self.morale = self.block("morale", [1], "Republican Morale")
        self.points = self.block("points", [2, len(POOLS)], f"now and next turn: resource points, {', '.join(POOLS)}")
        self.soviet = self.block("soviet", [1], "Soviet points among the Republican ones")
        self.numbers = self.block(
            "numbers", [6, 2],
            "by side: chits in its cup, chits it holds, units moved by sea and how many may be, naval support used,"
            " steps still to be lost",
        )  # fmt: skip
        self.rail = self.block("rail", [len(FRONTS), 2], f"by front ({', '.join(FRONTS)}): moved by rail, may be")
        self.lines = self.block("lines", [len(data.lines), len(LINE_NAMES)], f"by line: {', '.join(LINE_NAMES)}")
        self.alcazar = self.block("alcazar", [len(ALCAZAR_NAMES)], ", ".join(ALCAZAR_NAMES))
        self.lasting = self.block(
            "lasting", [LASTING],
            "turns of lasting events: mobilisation, biberon, evacuation, the Czech crisis until and its second unit,"
            " Italians from France, Casado's coup, the volunteers, Madrid until, Oviedo, Barcelona, Zaragoza; 0: none",
        )  # fmt: skip
        # the map: the hexes of Spain in the order of the data
        self.control = self.block("control", [2, lands], "by side: 1 where it controls a hex")
        self.stack = self.block("stacks", [2, lands], "by side: how many units stand in a hex, seen or not")
        self.attack = self.block("attack", [2, lands], "by side: attack factors seen in a hex")
        self.defence = self.block("defence", [2, lands], "by side: defence factors seen in a hex")
        self.zoc = self.block("zoc", [2, 2, lands], "by side: zones of control over a hex, full ones and columns'")
        self.destroyed = self.block("destroyed", [lands], "1 where a fortified line is destroyed for good")
        self.done = self.block("attacked", [lands], "1 where an attack was made in this phase")
        # units and chits
        self.units = self.block(
            "units", [units, UNIT],
            f"place (0 not seen, 1 on the map, then {', '.join(PLACE_NAMES)}), row and column from 1, face, turn of"
            " its return; whether it has moved, fought, been used, travelled; of one's own: evacuated, favoured, fresh",
        )  # fmt: skip
        self.held = self.block("chits_held", [2, chits], "by side: 1 for a chit it holds, where the viewer knows it")
        self.played = self.block("chits_played", [chits], "how often a chit has been played or discarded")
        # what is in hand
        self.hand = self.block("in_hand", [units], "1 for a unit in hand that the viewer sees")
        self.hand_size = self.block("hand", [3], "how many units are in hand; movement points spent, march")
        self.chit = self.block("chit", [chits], "1 at the chit whose effect is carried out")
        self.chit_left = self.block("chit_left", [1], "how many units or steps it still asks for")
        self.battle = self.block("battle_hex", [lands], "1 at the hex under attack")
        self.battle_side = self.block("battle_side", [2], "1 at the attacker")
        self.fighters = self.block(
            "fighters", [units, 3], "attackers, defenders once the attack is on, support (guns, train, aircraft)"
        )
        self.fight = self.block(
            "fight", [8],
            "the attack is on; Casado's; naval support by side; the die and 1, 0 before; steps the table takes from"
            " attacker and defender; hexes the victors may advance",
        )  # fmt: skip
        self.laid = self.block("fight_chits", [chits], "1 at a chit played in the attack")
        self.supplied = self.block("supplied", [units], "of one's own units on the map: 1 cut off, 2 in supply")
        self.blank = empty_cells(self.size)
        """An observation of nothing: each begins as a copy of it."""

    def cells(self, state: State, viewer: int | None) -> bytearray:
        """Return what a side or a spectator sees, as `observe` tells it."""
        assert isinstance(state, Board)
        b = state
        row = self.blank[:]
        if viewer is not None:
            row[self.viewer + viewer] = 1
        if not b.ended:
            row[self.actor + b.side] = 1
        row[self.stage + b.stage] = 1
        row[self.step + b.step_no] = 1
        row[self.turn + b.turn] = 1
        self.fill_numbers(b, row)
        self.fill_map(b, row)
        self.fill_units(b, viewer, row)
        self.fill_supply(b, viewer, row)
        self.fill_chits(b, viewer, row)
        self.fill_hand(b, viewer, row)
        if b.fight.hex >= 0:
            self.fill_battle(b, viewer, row)
        return bytearray(row)

    def fill_numbers(self, b: Board, row: Cells) -> None:
        """Fill points, quotas and lasting events."""
        data = b.data
        cups = b.cups
        row[self.morale] = byte(b.morale)
        for i in range(len(POOLS)):
            row[self.points + i] = byte(b.points[i])
            row[self.points + len(POOLS) + i] = byte(b.pledged[i])
        row[self.soviet] = byte(b.soviet)
        at = self.numbers
        for c in range(len(data.chits)):
            row[at + data.chits[c].side] += cups.inside[c]
        for side in (NAT, REP):
            row[at + 2 + side] = len(cups.held[side])
            row[at + 4 + side] = byte(b.sea_used[side])
            row[at + 6 + side] = byte(data.sea_limit[b.turn][side])
            row[at + 8 + side] = byte(b.naval_used[side])
            row[at + 10 + side] = byte(b.fight.left[side])
        for front in range(len(FRONTS)):
            row[self.rail + 2 * front] = byte(b.rail_used[front])
            row[self.rail + 2 * front + 1] = byte(data.rail_limit[b.turn][front])
        for i in range(len(b.lines)):
            row[self.lines + i * len(LINE_NAMES) + b.lines[i]] = 1
        row[self.alcazar + b.alcazar] = 1
        turns = [
            b.mobilised, b.biberon, b.evacuation, cups.czech_until, cups.czech_second, cups.ctv_from_france,
            cups.casado, cups.volunteers, cups.madrid_until, cups.oviedo, cups.revolt, cups.zaragoza,
        ]  # fmt: skip
        for i in range(LASTING):
            row[self.lasting + i] = byte(turns[i])

    def fill_map(self, b: Board, row: Cells) -> None:
        """Fill who controls what and where zones of control lie; 13.6: a stack's zone and size are public."""
        land = b.data.land
        lands = len(land)
        for i in range(lands):
            h = land[i]
            side = b.control[h]
            if side >= 0:
                row[self.control + side * lands + i] = 1
            if b.first[h] >= 0:
                self.fill_stack(b, i, row)
        for h in b.destroyed:
            row[self.destroyed + self.spot[h]] = 1
        for h in b.attacked:
            row[self.done + self.spot[h]] = 1

    def fill_stack(self, b: Board, spot: int, row: Cells) -> None:
        """Fill how many units stand in a hex, and the strongest zone of control they exert."""
        lands = len(b.data.land)
        unit = b.first[b.data.land[spot]]
        side = b.data.units[unit].side
        count = strongest = 0
        while unit >= 0:
            count += 1
            strongest = max(strongest, b.face(unit).zoc)
            unit = b.after[unit]
        row[self.stack + side * lands + spot] = count
        if strongest:
            row[self.zoc + (2 * side + (0 if strongest == FULL_ZOC else 1)) * lands + spot] = 1

    def fill_units(self, b: Board, viewer: int | None, row: Cells) -> None:
        """Fill where the units are that a viewer sees, and their factors where they stand."""
        data = b.data
        lands = len(data.land)
        for u in range(len(b.u_hex)):
            h = b.u_hex[u]
            at = self.units + u * UNIT
            if h < 0:
                row[at] = int(1 - h)
                if h == RETURNING:
                    row[at + 4] = byte(b.u_turn[u])
            elif not b.sees(viewer, u):
                continue
            else:
                row[at] = 1
                row[at + 1] = row_of(h) - FIRST_ROW + 1
                row[at + 2] = column_of(h) + 1
                side = data.units[u].side
                face = b.face(u)
                spot = self.spot[h]
                row[self.attack + side * lands + spot] += face.attack
                row[self.defence + side * lands + spot] += face.defence
            if b.u_face[u]:
                row[at + 3] = int(b.u_face[u])
            flags = b.u_flags[u]
            if flags:
                for i in range(len(SHOWN)):
                    row[at + 5 + i] = 1 if flags & SHOWN[i] else 0
                if data.units[u].side == viewer:
                    for i in range(len(OWN)):
                        row[at + 5 + len(SHOWN) + i] = 1 if flags & OWN[i] else 0

    def fill_supply(self, b: Board, viewer: int | None, row: Cells) -> None:
        """10.1: fill which units of the viewer's own are in supply."""
        if viewer is None:
            return
        border = sources.border_supplied(b)
        for u in b.data.units_of[viewer]:
            if b.u_hex[u] >= 0:
                row[self.supplied + u] = 2 if sources.by_line(b, u) or u in border else 1

    def fill_chits(self, b: Board, viewer: int | None, row: Cells) -> None:
        """7.4-b: fill which chits are held, as far as a viewer knows, and which have been played."""
        chits = len(b.data.chits)
        for side in (NAT, REP):
            if viewer == side or b.ended or not b.options.hidden_chits:
                for c in b.cups.held[side]:
                    row[self.held + side * chits + c] = 1
            for c in b.cups.played[side]:
                row[self.played + c] += 1
        if b.cups.chit >= 0 and b.stage in (stages.CHIT_PICK, stages.CHIT_TO):
            row[self.chit + b.cups.chit] = 1
            row[self.chit_left] = byte(b.cups.left)

    def fill_hand(self, b: Board, viewer: int | None, row: Cells) -> None:
        """Fill which units wait for their destination, as far as the viewer sees them."""
        hand = views.in_hand(b)
        if b.ended or not hand:
            return
        row[self.hand_size] = len(hand)
        seen = 0
        for u in hand:
            if b.sees(viewer, u):
                seen += 1
                row[self.hand + u] = 1
        if seen == len(hand) and b.stage in (stages.MOVE_ON, stages.STRATEGIC_TO):
            row[self.hand_size + 1] = byte(b.move.spent)
            row[self.hand_size + 2] = 1 if b.move.doubled else 0

    def fill_battle(self, b: Board, viewer: int | None, row: Cells) -> None:
        """13.6: fill the attack in hand; before it is on, only what the viewer sees of those who take part."""
        f = b.fight
        row[self.battle + self.spot[f.hex]] = 1
        row[self.battle_side + f.side] = 1
        for u in f.attackers:
            if f.committed or b.sees(viewer, u):
                row[self.fighters + 3 * u] = 1
        for u in f.defenders:
            row[self.fighters + 3 * u + 1] = 1
        for side in (NAT, REP):
            for u in [f.support[side], f.train[side], *f.air[side]]:
                if u >= 0:
                    row[self.fighters + 3 * u + 2] = 1
            for c in f.chits[side]:
                row[self.laid + c] = 1
            row[self.fight + 2 + side] = 1 if f.naval[side] else 0
        at = self.fight
        row[at] = 1 if f.committed else 0
        row[at + 1] = 1 if f.casado else 0
        if f.die != NO_DIE:
            row[at + 4] = f.die + 1
            row[at + 5] = byte(f.result[0])
            row[at + 6] = byte(f.result[1])
        row[at + 7] = byte(f.advance)

    def row(self, state: State, code: int) -> list[int]:
        """Return what an action is about."""
        assert isinstance(state, Board)
        n = notation
        kind = n.kind_of(code)
        x = n.payload_of(code)
        unit = hex_ = -1
        chit = purse = 0
        if kind in n.HEX_KINDS:
            hex_ = x
        elif kind in n.CHIT_KINDS:
            chit = x + 1
        elif kind in n.PAIR_KINDS:
            unit, hex_ = n.unit_of(code), n.hex_of(code)
        elif kind in n.PURSE_KINDS:
            unit, purse = n.unit_of(code), n.hex_of(code) + 1
        elif n.is_unit_kind(kind):
            unit = x
        found = [kind, unit + 1, 0, 0, 0, chit, purse, 0, 0, 0, 0]
        if unit >= 0:
            face = state.face(unit)
            found[7], found[8], found[9], found[10] = face.attack, face.defence, face.move, state.steps(unit)
            if hex_ < 0:
                hex_ = state.u_hex[unit]
        if hex_ >= 0:
            found[2], found[3], found[4] = self.spot[hex_] + 1, row_of(hex_) - FIRST_ROW + 1, column_of(hex_) + 1
        return found
