"""What lies on the table: the whole state of a game in flat lists of small ints, and the hands that move it.

Slots: each side has `data.slots` places for troops, side s from `s * slots`. A slot with box -1 is free.
Special pieces (generals, planes, tanks) stand in a box (0 and up) or at one of the places below 0.
"""

from typing import Final, Literal

from dosespanas.espana1936.board.data import DUMMY, GENERAL, PLANE, SHIP, TANK, Data
from dosespanas.espana1936.board.in_progress import (
    AttackInProgress,
    BattleInProgress,
    CardEvent,
    Pairing,
    SeaFightInProgress,
)
from dosespanas.espana1936.board.notation import class_box, troop_class
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.board.sea_control import Waters
from dosespanas.espana1936.board.stages import NEXT_PHASE, TURN_START
from dosespanas.espana1936.shapes import Mission, Off
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.side import NAT, NOBODY, SIDE_TERMS

MAT: Final = -1
RESERVE: Final = -2
ELIMINATED: Final = -3
OUT: Final = -4
RETURNING: Final = -5
"""A ship on its way to a base that its owner still chooses (NAV-09)."""

CAPTURED: Final = -6
"""A tank captured and still to be placed (OPT-04)."""
REROLLS: Final = 3
"""HCP-04: how often in a game a side with that handicap may roll its dice again."""

PLACE_NAMES: Final[list[Off]] = ["mat", "reserve", "eliminated", "out", "returning", "captured"]
OFF_MAP: Final[dict[str, int]] = {name: -1 - i for i, name in enumerate(PLACE_NAMES)}

USED: Final = 1
MOVED: Final = 2
DONE: Final = 4
DEFENDED: Final = 8
COLONIAL: Final = 16
"""A general still in Morocco: he cannot be assigned before he has been shipped (MAR-05)."""

DAMAGED: Final = 32
"""A ship on its damaged side (NAV-12)."""

NEW: Final = 64
"""A general whom a card has brought and who has not yet had a turn to be assigned in (AMB-75)."""

UNLIMITED: Final = 99

ON_GUNFIRE: Final = 1
ON_BLOCKADE: Final = 2
ON_GUARD: Final = 3
ON_PATROL: Final = 4
MISSION_NAMES: Final[list[Mission | Literal[""]]] = ["", "gunfire", "blockade", "protect", "patrol"]
"""What a ship or plane does in a box (NAV-16); 0: no naval mission."""


class Board(Waters):
    """The state of one game of España 1936, and the elementary moves that keep it consistent.

    What it holds is listed once, in `__init__`: what a game starts with, and what a copy takes over.
    """

    def __init__(self, data: Data, options: Options, chance: Chance, of: "Board | None" = None) -> None:
        """Start with everything in reserve, or as a copy of another table of the same game, without waiting events."""
        super().__init__(data, of)
        self.options = options
        self.chance = chance
        slots = 2 * data.slots
        boxes = data.box_count
        pieces = data.piece_count
        self.turn: int = data.first_turn if of is None else of.turn
        self.step_no: int = TURN_START if of is None else of.step_no
        self.stage: int = NEXT_PHASE if of is None else of.stage
        self.side: int = NAT if of is None else of.side
        # troops
        self.t_type: list[int] = [-1] * slots if of is None else of.t_type[:]
        self.t_strength: list[int] = [0] * slots if of is None else of.t_strength[:]
        self.t_box: list[int] = [-1] * slots if of is None else of.t_box[:]
        self.t_acted: list[int] = [0] * slots if of is None else of.t_acted[:]
        self.t_rank: list[int] = [0] * (slots if options.fog else 0) if of is None else of.t_rank[:]
        """OPT-06: place in the stack, the longest-standing unit having the lowest; empty without fog, as `p_rank`."""
        self.pool: list[int] = [0] * (2 * data.type_count) if of is None else of.pool[:]
        """Free counters: small of type t at 2t, large at 2t+1."""
        # boxes
        self.here: list[int] = [0, 0] if of is None else of.here[:]
        """Boxes with a side's troops or tanks, as masks; generals hold nothing (GEN-07, AMB-09)."""
        self.held: list[int] = [0, 0] if of is None else of.held[:]
        """Boxes with a side's control marker, as masks."""
        self.n_troops: list[int] = [0] * (2 * boxes) if of is None else of.n_troops[:]
        self.n_tanks: list[int] = [0] * (2 * boxes) if of is None else of.n_tanks[:]
        # generals, planes, tanks
        self.p_box: list[int] = [RESERVE] * pieces if of is None else of.p_box[:]
        self.p_flags: list[int] = [0] * pieces if of is None else of.p_flags[:]
        self.p_origin: list[int] = [-1] * pieces if of is None else of.p_origin[:]
        """A box that limits the next assignment to itself and its links (AIR-05, GEN-06, MAR-06), or -1."""
        self.p_mission: list[int] = [0] * pieces if of is None else of.p_mission[:]
        self.p_rank: list[int] = [0] * (pieces if options.fog else 0) if of is None else of.p_rank[:]
        # cards
        self.hands: list[list[int]] = [[], []] if of is None else [of.hands[0][:], of.hands[1][:]]
        self.decks: list[list[int]] = (
            [[], [], [], []] if of is None else [of.decks[0][:], of.decks[1][:], of.decks[2][:], of.decks[3][:]]
        )
        """Undrawn cards of side s and era e at 2s+e; the last is on top."""
        self.used: list[list[int]] = [[], []] if of is None else [of.used[0][:], of.used[1][:]]
        self.discarded: list[list[int]] = [[], []] if of is None else [of.discarded[0][:], of.discarded[1][:]]
        self.on_table: list[int] = [] if of is None else of.on_table[:]
        # counters that outlive a phase
        self.no_drm: int = 0 if of is None else of.no_drm
        """Troop types whose printed DRM has ceased, as a mask."""
        self.pending_rp: list[int] = [0, 0] if of is None else of.pending_rp[:]
        self.rp: list[int] = [0, 0] if of is None else of.rp[:]
        self.rp_spent: list[int] = [0, 0] if of is None else of.rp_spent[:]
        self.attacks_left: list[int] = [UNLIMITED, UNLIMITED] if of is None else of.attacks_left[:]
        self.battles_left: list[int] = [UNLIMITED, UNLIMITED] if of is None else of.battles_left[:]
        self.next_attacks: list[int] = [UNLIMITED, UNLIMITED] if of is None else of.next_attacks[:]
        self.next_battles: list[int] = [UNLIMITED, UNLIMITED] if of is None else of.next_battles[:]
        self.rerolls: list[int] = [REROLLS * may for may in options.may_reroll] if of is None else of.rerolls[:]
        """HCP-04: how often each side may still roll its dice again in this game."""
        self.offensive_next: int = 0 if of is None else of.offensive_next
        """Offensives that open the next turn."""
        self.offensive: int = 0 if of is None else of.offensive
        self.offensives_left: int = 0 if of is None else of.offensives_left
        """Offensives still to come before this turn itself begins (AMB-74)."""
        self.moved_before: int = 0 if of is None else of.moved_before
        """Troop slots, and slots + special pieces, that moved in an offensive of this turn, as a mask (CRD-OFF)."""
        self.attacked_before: int = 0 if of is None else of.attacked_before
        """Troop slots that attacked in an offensive of this turn before the one in hand, as a mask."""
        self.events_played: list[int] = [0, 0] if of is None else of.events_played[:]
        self.passed: list[int] = [0, 0] if of is None else of.passed[:]
        self.fought: list[int] = [0, 0] if of is None else of.fought[:]
        """Boxes where a side has attacked this turn, as masks."""
        self.shipped: list[int] = [0] * len(data.transport_to) if of is None else of.shipped[:]
        # the choice in hand
        self.selected: int = -1 if of is None else of.selected
        """Troop slot, or slots + special piece, waiting for its destination; -1 for none."""
        self.becomes: int = 0 if of is None else of.becomes
        """Strength of the troop in hand: the counter to be chosen, or the troop to be placed."""
        # the acts in hand
        self.battle: BattleInProgress = BattleInProgress() if of is None else of.battle.kept()
        self.attack: AttackInProgress = AttackInProgress() if of is None else of.attack.kept()
        self.pairing: Pairing = Pairing() if of is None else of.pairing.kept()
        self.fight: SeaFightInProgress = SeaFightInProgress() if of is None else of.fight.kept()
        self.event: CardEvent = CardEvent() if of is None else of.event.kept()
        # the end
        self.winner: int = NOBODY if of is None else of.winner
        self.ended: int = 0 if of is None else of.ended
        self.reason: str = "" if of is None else of.reason
        self.end_rule: str = "" if of is None else of.end_rule

    # --- what happened -----------------------------------------------------------------------------

    def clone(self) -> "Board":
        """Return an independent copy with no events waiting."""
        raise RuntimeError("a game can be copied")

    def troop_id(self, slot: int) -> str:
        """Return the id of the counter in a slot, as observations and events show it."""
        return f"t{slot}"

    def troop_term(self, slot: int) -> str:
        """Return a troop as a term of the message catalogue."""
        return self.data.troop_terms[self.t_type[slot]][self.t_strength[slot]]

    def piece_term(self, selected: int) -> str:
        """Return a troop slot or `slots + special piece` as a term."""
        base = len(self.t_box)
        return self.troop_term(selected) if selected < base else self.data.piece_terms[selected - base]

    def piece_id(self, selected: int) -> str:
        """Return the id of a troop slot or of `slots + special piece`."""
        base = len(self.t_box)
        return self.troop_id(selected) if selected < base else self.data.piece_names[selected - base]

    # --- boxes -------------------------------------------------------------------------------------

    def presence(self, side: int) -> int:
        """Boxes holding a side's units or markers (BRD-01, BRD-03), as a mask: friendly or contested for it."""
        return self.here[side] | self.held[side]

    def friendly(self, side: int) -> int:
        """BRD-03, BRD-05, HIT-11: boxes where only this side has units or a marker, enemy boxes for the other."""
        return (self.here[side] & ~self.here[1 - side]) | self.held[side]

    def ports(self, side: int) -> int:
        """BRD-11, MAR-04, OPT-07, EDN-17: the ports a side may use; an optional one while it holds it alone."""
        if not self.options.san_sebastian:
            return self.data.ports
        return self.data.ports | self.data.optional_ports[side] & self.friendly(side)

    def sea_ports(self) -> int:
        """Boxes that are a port for either side, as a mask."""
        return self.ports(0) | self.ports(1)

    def contested(self) -> int:
        """BRD-04: boxes with units of both sides, as a mask."""
        return self.here[0] & self.here[1]

    def supplied(self, side: int, box: int) -> bool:
        """SUP-01, SUP-02, SUP-03, SUP-06, AMB-29: a linked box is friendly or contested, or the box lies overseas."""
        return (self.data.links[box] & self.presence(side)) != 0 or (self.data.overseas >> box & 1) != 0

    def fed(self, side: int) -> int:
        """Boxes where a side's units are supplied, as a mask: `supplied` of all boxes at once."""
        return self.data.linked(self.presence(side)) | self.data.overseas

    def enter(self, side: int, box: int) -> None:
        """BRD-08, BRD-09, MOV-05: a unit of `side` comes to stand in a box; markers there go at once."""
        bit = 1 << box
        self.here[side] |= bit
        self.held[side] &= ~bit
        if self.held[1 - side] & bit:
            self.held[1 - side] &= ~bit
            self.tell(
                "marker-removed",
                "BRD-09",
                1 - side,
                {"side": SIDE_TERMS[1 - side], "box": self.data.box_terms[box]},
                [],
            )

    def left(self, side: int, box: int) -> None:
        """Keep `here` true after a unit of `side` is gone from a box."""
        at = side * self.data.box_count + box
        if self.n_troops[at] == 0 and self.n_tanks[at] == 0:
            self.here[side] &= ~(1 << box)
            if self.options.fog:
                self.dummies_home(side, box)

    def mark(self, side: int, box: int, rule: str) -> None:
        """Place a side's control marker in a box without units (BRD-06, BRD-07, HIT-10)."""
        self.held[side] |= 1 << box
        self.tell("marker-placed", rule, side, {"side": SIDE_TERMS[side], "box": self.data.box_terms[box]}, [])

    def ownerless(self, box: int) -> bool:
        """Tell whether nobody has a unit or marker in a box: a moment that never outlasts a step (AMB-01)."""
        return not (self.presence(0) | self.presence(1)) >> box & 1

    def hold_if_empty(self, side: int, box: int, rule: str) -> None:
        """Place the side's marker if nobody has a unit in the box."""
        if self.ownerless(box):
            self.mark(side, box, rule)

    # --- troops ------------------------------------------------------------------------------------

    def first_slot(self, side: int) -> int:
        """Return the first slot of a side: a loop over a `range` written in place is compiled to a faster one."""
        return side * self.data.slots

    def slots_of(self, side: int) -> range:
        """Return the slots of a side."""
        n = self.data.slots
        return range(side * n, side * n + n)

    def troops_in(self, side: int, box: int) -> list[int]:
        """Return the slots of a side's troops in a box."""
        t_box = self.t_box
        return [i for i in range(self.first_slot(side), self.first_slot(side + 1)) if t_box[i] == box]

    def count_troops(self, side: int, box: int) -> int:
        """Return how many troops a side has in a box."""
        return self.n_troops[side * self.data.box_count + box]

    def count_units(self, side: int, box: int) -> int:
        """Return how many troops and tanks a side has in a box (BRD-04)."""
        return self.n_troops[side * self.data.box_count + box] + self.n_tanks[side * self.data.box_count + box]

    def counter(self, kind: int, strength: int) -> int:
        """Return the place in `pool` of the counter for a troop type at a strength (CMP-01)."""
        return 2 * kind + (1 if strength >= 3 else 0)

    def available(self, kind: int, strength: int) -> bool:
        """CMP-07: is a counter of this type and size free?"""
        return self.pool[self.counter(kind, strength)] > 0

    def add_troop(self, kind: int, strength: int, box: int) -> int:
        """Put a new troop from the pool into a box and return its slot; the counter must be free."""
        side = self.data.type_sides[kind]
        for slot in self.slots_of(side):
            if self.t_box[slot] < 0:
                self.pool[self.counter(kind, strength)] -= 1
                self.t_type[slot] = kind
                self.t_strength[slot] = strength
                if self.options.fog:
                    self.t_rank[slot] = self.bottom(side, box)
                self.t_box[slot] = box
                self.t_acted[slot] = 0
                self.n_troops[side * self.data.box_count + box] += 1
                self.enter(side, box)
                return slot
        raise RuntimeError("more troops than counters")

    def remove_troop(self, slot: int) -> None:
        """Take a troop off the map; its counter returns to the pool (HIT-09)."""
        side = self.data.type_sides[self.t_type[slot]]
        box = self.t_box[slot]
        self.pool[self.counter(self.t_type[slot], self.t_strength[slot])] += 1
        self.n_troops[side * self.data.box_count + box] -= 1
        self.t_box[slot] = -1
        self.t_type[slot] = -1
        self.t_strength[slot] = 0
        self.t_acted[slot] = 0
        self.left(side, box)

    def change_troop(self, slot: int, kind: int, strength: int) -> None:
        """CMP-03: exchange a troop's counter for one other of any type or strength; the counter must be free."""
        self.pool[self.counter(self.t_type[slot], self.t_strength[slot])] += 1
        self.pool[self.counter(kind, strength)] -= 1
        self.t_type[slot] = kind
        self.t_strength[slot] = strength

    def move_troop(self, slot: int, box: int) -> None:
        """Move a troop; the last unit to leave puts down a marker (BRD-07)."""
        side = self.data.type_sides[self.t_type[slot]]
        start = self.t_box[slot]
        self.n_troops[side * self.data.box_count + start] -= 1
        if self.options.fog:
            self.t_rank[slot] = self.bottom(side, box)
        self.t_box[slot] = box
        self.n_troops[side * self.data.box_count + box] += 1
        self.left(side, start)
        self.hold_if_empty(side, start, "BRD-07")
        self.enter(side, box)

    def class_of(self, slot: int) -> int:
        """Return the action payload that names the troop in a slot."""
        word = self.data.type_word[self.t_type[slot]]
        return troop_class(self.t_box[slot], word, self.t_strength[slot], self.t_acted[slot])

    def find_troop(self, side: int, payload: int) -> int:
        """Return the first of a side's slots that an action payload names, or -1; with fog the lowest of its stack."""
        box = class_box(payload)
        t_box = self.t_box
        found = -1
        for slot in range(self.first_slot(side), self.first_slot(side + 1)):
            if t_box[slot] == box and self.class_of(slot) == payload:
                if not self.options.fog:
                    return slot
                if found < 0 or self.t_rank[slot] > self.t_rank[found]:
                    found = slot
        return found

    # --- special pieces ----------------------------------------------------------------------------

    def put_piece(self, piece: int, box: int) -> None:
        """Move a general, plane or tank to a box or to a place below 0; tanks leave markers like troops."""
        data = self.data
        start = self.p_box[piece]
        side = data.piece_sides[piece]
        if self.options.fog and data.piece_kinds[piece] == TANK and box >= 0:
            self.p_rank[piece] = self.bottom(side, box)
        self.p_box[piece] = box
        if data.piece_kinds[piece] != TANK:
            return
        if start >= 0:
            self.n_tanks[side * data.box_count + start] -= 1
            self.left(side, start)
        if box >= 0:
            self.n_tanks[side * data.box_count + box] += 1
            if start >= 0:
                self.hold_if_empty(side, start, "BRD-07")
            self.enter(side, box)

    def pieces_in(self, side: int, kind: int, box: int) -> list[int]:
        """Return a side's generals, planes or tanks in a box."""
        return [p for p in self.data.pieces_of[side][kind] if self.p_box[p] == box]

    def general_in(self, side: int, box: int) -> int:
        """Return a side's general in a box, or -1; one still waiting in Morocco does not count."""
        for p in self.data.pieces_of[side][GENERAL]:
            if self.p_box[p] == box and not self.p_flags[p] & COLONIAL:
                return p
        return -1

    def supporters(self, side: int, box: int) -> list[int]:
        """CBT-04, NAV-22, AMB-55: a side's unused tanks, planes, gunfire ships and squadrons in a box."""
        found: list[int] = []
        for kind in (PLANE, TANK):
            for p in self.data.pieces_of[side][kind]:
                if self.p_box[p] == box and not self.p_flags[p] & USED and not self.p_mission[p]:
                    found.append(p)
        if self.options.naval:
            for p in self.data.pieces_of[side][SHIP]:
                if self.p_box[p] == box and not self.p_flags[p] & USED and self.p_mission[p] == ON_GUNFIRE:
                    found.append(p)
        return found

    # --- stacks in the fog ---------------------------------------------------------------------------

    def bottom(self, side: int, box: int) -> int:
        """OPT-06: the rank of a unit that comes to a box: under all that stand there."""
        rank = 0
        for slot in self.troops_in(side, box):
            rank = max(rank, self.t_rank[slot] + 1)
        for p in self.pieces_in(side, TANK, box):
            rank = max(rank, self.p_rank[p] + 1)
        return rank

    def dummies_home(self, side: int, box: int) -> None:
        """OPT-06: dummies that lie under no unit any more, or in an opened stack, go back to their owner's hand."""
        dummies = self.pieces_in(side, DUMMY, box)
        for p in dummies:
            self.p_box[p] = MAT
        if dummies:
            details: dict[str, object] = {"side": SIDE_TERMS[side], "box": self.data.box_terms[box]}
            details["count"] = len(dummies)
            self.tell("dummies-home", "OPT-06", side, details, [])

    # --- values ------------------------------------------------------------------------------------

    def type_drm(self, kind: int) -> int:
        """CMP-02, DRM-10: the DRM a troop type has now."""
        return 0 if self.no_drm >> kind & 1 else self.data.type_drms[kind]

    def objectives_of(self, side: int) -> int:
        """Return how many objective cities are friendly to a side (UPK-03)."""
        return (self.friendly(side) & self.data.objectives).bit_count()

    def contested_objectives(self) -> int:
        """Return how many objective cities are contested."""
        return (self.contested() & self.data.objectives).bit_count()
