"""What cards bring: troops, planes, tanks, generals (EVT-10, EVT-13, AMB-16)."""

from typing import ClassVar

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.data import PLANE, TANK, Data, mask_bits
from dosespanas.espana1936.board.effect_in_progress import done, eligible, open_to, operation, void
from dosespanas.espana1936.board.fields import (
    Boxes,
    Choose,
    Faction,
    Fields,
    GeneralField,
    NumberField,
    UnitsField,
    WhereField,
    Word,
    WordsField,
)
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.operation import Operation, any_of
from dosespanas.espana1936.board.stages import EVENT_BOX, EVENT_TAKE
from dosespanas.espana1936.board.state import ELIMINATED, MAT, NEW, RESERVE, Board
from dosespanas.espana1936.cards.sentences import boxes_said, faction_said, names_said, sentence, units_said, where_said
from dosespanas.kernel.shapes import Message


def ask_box(t: Board, step: Operation, boxes: int) -> None:
    """Ask for a box, unless there is none or only one."""
    if not boxes:
        void(t)
    elif boxes & (boxes - 1):
        t.stage = EVENT_BOX
    else:
        step.put(t, boxes.bit_length() - 1)


def codes_box(t: Board) -> list[int]:
    """Choose a box for what the card brings."""
    return [n.make(n.TO, box) for box in mask_bits(open_to(t, t.side, operation(t).place))]


def take_box(t: Board, code: int) -> None:
    """Place it there."""
    operation(t).put(t, n.payload_of(code))


# --- troops -------------------------------------------------------------------------------------------


class PlaceUnits(Operation):
    """New troops appear, all in one box. `units` is a list of `type` and `strength`. A troop whose counter is used up
    does not come, and nothing stands in for it (AMB-64).
    """

    EMBLEM: ClassVar[str] = "troops"
    ARRIVES: ClassVar[bool] = True

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.units = f.get("units", UnitsField())
        self.place = f.get("where", WhereField())

    def run(self, t: Board) -> None:
        """AMB-64: troops of whom no counter is left come nowhere, so nobody is asked where."""
        boxes = open_to(t, t.side, self.place)
        if any(t.available(kind, strength) for kind, strength in self.units):
            ask_box(t, self, boxes)
        elif boxes:
            self.put(t, boxes.bit_length() - 1)
        else:
            void(t)

    def put(self, t: Board, box: int) -> None:
        """Put them into a box."""
        if place_units(t, self.units, box):
            done(t)
        else:
            void(t)

    def worth(self, a: Appraisal) -> float:
        """Return the steps that come, where a box is open to them."""
        if not eligible(a.t, self.side, self.place):
            return 0.0
        return sum([a.card_step * float(steps_of(n)) for kind, n in self.units if a.counter_free(kind, n)])

    def says(self) -> list[Message]:
        """Return which troops, and where."""
        return [sentence(self, units=units_said(self), where=where_said(self))]


def place_units(t: Board, units: list[tuple[int, int]], box: int) -> int:
    """EVT-13, CMP-07, AMB-64: troops from the pool; those without a counter do not come. Return how many came."""
    data = t.data
    placed = 0
    for kind, strength in units:
        if not t.available(kind, strength):
            t.tell("no-counter", "EVT-13", t.side, {"card": data.cards[t.event.card].term()}, [])
            continue
        slot = t.add_troop(kind, strength, box)
        details: dict[str, object] = {"piece": t.troop_term(slot), "box": data.box_terms[box]}
        tell_units(t, "placed", "EVT-10", t.side, details, [slot], True)
        placed += 1
    return placed


# --- planes and tanks ---------------------------------------------------------------------------------


class BringPieces(Operation):
    """Planes or tanks that come into play, so many of those to choose from."""

    EMBLEM: ClassVar[str] = "arms"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.count = f.get("count", NumberField(1, 20))
        self.place = f.get("where", WhereField())
        self.named: list[int] = []
        """Those to choose from."""
        self.pools: list[str] = []
        """Where they may come from: reserve, eliminated."""

    def run(self, t: Board) -> None:
        """Ask which comes, unless there is nothing to choose."""
        found = self.pieces(t)
        if not found or not open_to(t, t.side, self.place):
            void(t)
            return
        if t.event.left < 0:
            t.event.left = self.count
        if len(found) == 1:
            self.take(t, found[0])
        else:
            t.stage = EVENT_TAKE

    def pieces(self, t: Board) -> list[int]:
        """Return the planes or tanks that may come, one of each sort that cannot be told apart.

        AMB-14: what is lost comes back only where the card says so.
        """
        data = t.data
        found: list[int] = []
        sorts: set[tuple[str, int, int, int]] = set()
        for p in self.named:
            at = t.p_box[p]
            if at == RESERVE and ("reserve" not in self.pools or data.piece_naval_only[p]):
                continue
            if at == ELIMINATED and "eliminated" not in self.pools:
                continue
            if at not in (RESERVE, ELIMINATED):
                continue
            sort = (data.piece_titles[p], data.piece_dice[p], data.piece_drms[p], at)
            if sort not in sorts:
                sorts.add(sort)
                found.append(p)
        return found

    def take(self, t: Board, piece: int) -> None:
        """AMB-16: a plane goes to the mat once the condition holds; a tank to the chosen box."""
        t.selected = len(t.t_box) + piece
        if t.data.piece_kinds[piece] == PLANE or t.event.box >= 0:
            self.bring(t, piece)
        else:
            ask_box(t, self, open_to(t, t.side, self.place))

    def put(self, t: Board, box: int) -> None:
        """Put the tank chosen, and those after it, into a box."""
        t.event.box = box
        self.bring(t, t.selected - len(t.t_box))

    def bring(self, t: Board, piece: int) -> None:
        """Bring one into play, and go on until the card's number is reached or none is left."""
        data = t.data
        t.p_flags[piece] = 0
        if data.piece_kinds[piece] == PLANE:
            t.put_piece(piece, MAT)
            t.tell("arrived", "EVT-10", t.side, {"piece": data.piece_terms[piece]}, [data.piece_names[piece]])
        else:
            t.put_piece(piece, t.event.box)
            details: dict[str, object] = {"piece": data.piece_terms[piece], "box": data.box_terms[t.event.box]}
            tell_units(t, "placed", "EVT-10", t.side, details, [len(t.t_box) + piece], True)
        t.event.left -= 1
        t.selected = -1
        if t.event.left > 0 and self.pieces(t):
            self.run(t)
        else:
            done(t)

    def worth(self, a: Appraisal) -> float:
        """Return a share for each that may come, where a box is open to it."""
        if not eligible(a.t, self.side, self.place):
            return 0.0
        found = 0
        for p in self.named:
            at = a.t.p_box[p]
            if (at == RESERVE and "reserve" in self.pools) or (at == ELIMINATED and "eliminated" in self.pools):
                found += 1
        return 4.0 * float(min(self.count, found))


class PlacePlane(BringPieces):
    """If some box meets `where`, `count` planes go to the player's mat. `choose` is a list of ids or `"any"`; `pool` is
    `["reserve"]` (not yet in play): a destroyed plane stays destroyed (AMB-14). Planes of the naval war are never
    taken.
    """

    ARRIVES: ClassVar[bool] = True

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.named = f.get("choose", Choose(PLANE, self.count))
        self.pools = f.get("pool", WordsField("reserve"))

    def says(self) -> list[Message]:
        """Return which planes, and where."""
        return [sentence(self, units=names_said(self, "plane"), where=where_said(self))]


class PlaceTank(BringPieces):
    """As for planes, but the tanks are put in a box that meets `where`, all in the same one, and `pool` may also list
    `eliminated` (lost).
    """

    ARRIVES: ClassVar[bool] = True

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.named = f.get("choose", Choose(TANK, self.count))
        self.pools = f.get("pool", WordsField("reserve", "eliminated"))

    def says(self) -> list[Message]:
        """Return which tanks, and where; from among the lost too."""
        kind = "again" if "eliminated" in self.pools else ""
        return [sentence(self, kind, units=names_said(self, "tank"), where=where_said(self))]


class ReturnEliminated(BringPieces):
    """So many lost pieces of that faction come back: a plane to the mat, a tank to a box that meets `where`. `kinds`
    lists `plane`, `tank` or both.
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.kinds = f.get("kinds", WordsField("plane", "tank"))
        self.named = f.get("faction", Faction(self.kinds, f.side))
        self.pools = ["eliminated"]

    def says(self) -> list[Message]:
        """Return which of whose, and where."""
        lost = any_of([{"key": f"page-lost-{kind}", "args": {}} for kind in self.kinds])
        return [sentence(self, units=lost, faction=faction_said(self), where=where_said(self))]


# --- generals -----------------------------------------------------------------------------------------


class PlaceGeneral(Operation):
    """The player's general joins the mat and can be used from the `next_turn`; with `first_in` in that turn only in one
    of these boxes (AMB-75, a reading of our own). Nothing happens if he is in play or dead.
    """

    EMBLEM: ClassVar[str] = "general"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.general = f.get("general", GeneralField(f.side))
        f.get("available", Word("next_turn"))
        self.first_in = f.maybe("first_in", Boxes())

    def register(self, data: Data) -> None:
        """AMB-75: note where he may be sent in his first turn."""
        if self.first_in:
            data.first_boxes[self.general] = self.first_in

    def run(self, t: Board) -> None:
        """SET-06, AMB-16: the general is on the mat, to be assigned from the next turn on (AMB-75: not everywhere).

        AMB-17: who comes by which card is data.
        """
        g = self.general
        if t.p_box[g] == RESERVE:
            t.p_box[g] = MAT
            t.p_flags[g] |= NEW
            t.tell("arrived", "SET-06", t.side, {"piece": t.data.piece_terms[g]}, [t.data.piece_names[g]])
            done(t)
        else:
            void(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a general is worth who has still to come."""
        return 5.0 if a.t.p_box[self.general] == RESERVE else 0.0

    def says(self) -> list[Message]:
        """Return who, and where he may be sent first."""
        who = f"general:{self.row['general']}"
        if self.first_in:
            return [sentence(self, "first", general=who, boxes=boxes_said(self.row["first_in"]))]
        return [sentence(self, general=who)]
