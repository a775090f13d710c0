"""What cards take away: units, planes, generals."""

from typing import ClassVar

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.data import TANK
from dosespanas.espana1936.board.effect_in_progress import done, operation, single, void
from dosespanas.espana1936.board.fields import (
    CountOrAll,
    Faction,
    Fields,
    Fixed,
    GeneralField,
    Share,
    SideField,
    TypesOrAny,
    WhereField,
)
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.operation import Operation
from dosespanas.espana1936.board.stages import EVENT_LOSE, EVENT_TAKE, NEXT_OPERATION
from dosespanas.espana1936.board.state import COLONIAL, ELIMINATED, MAT, OUT, RESERVE, Board
from dosespanas.espana1936.cards.sentences import faction_said, message, only_there, sentence, troops_said
from dosespanas.kernel.shapes import Message


class RemoveUnits(Operation):
    """Troops of `owner`, chosen by the side `chooser`, leave the map, whatever their strength. `count` is a number or
    `"all"`; `fraction` is a share of those on the map, rounded down, but at least one (AMB-18, AMB-68). With `types`
    `"any"` tanks count too. `where` must be a list of boxes with the state `any`. A box left empty keeps its owner's
    marker.
    """

    EMBLEM: ClassVar[str] = "troops"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.owner = f.get("owner", SideField())
        self.chooser = f.get("chooser", SideField())
        self.types = f.get("types", TypesOrAny(self.owner))
        self.any_type = f.row.get("types") == "any"
        self.count = f.maybe("count", CountOrAll())
        self.fraction = f.maybe("fraction", Share())
        f.one_of("count", "fraction", "data-not-how-many")
        self.place = f.maybe("where", WhereField(plain=True))
        self.boxes = -1 if self.place is None else self.place.boxes

    def troops(self, t: Board) -> list[int]:
        """Return the slots of the troops that may be lost."""
        return [
            s
            for s in t.slots_of(self.owner)
            if t.t_box[s] >= 0 and self.boxes >> t.t_box[s] & 1 and self.types >> t.t_type[s] & 1
        ]

    def tanks(self, t: Board) -> list[int]:
        """Return the tanks that may be lost, where any unit may: a unit is not only a troop.

        AMB-20: but a marker is none.
        """
        if not self.any_type:
            return []
        return [p for p in t.data.pieces_of[self.owner][TANK] if t.p_box[p] >= 0 and self.boxes >> t.p_box[p] & 1]

    def asks(self, total: int) -> int:
        """AMB-18, AMB-68: half is rounded down, but at least one."""
        if self.fraction > 0:
            return max(1, int(total * self.fraction))
        return total if self.count < 0 else min(self.count, total)

    def run(self, t: Board) -> None:
        """Ask the chooser which unit goes, until the card's number is reached."""
        if t.event.left < 0:
            total = len(self.troops(t)) + len(self.tanks(t))
            if total == 0:
                void(t)
                return
            t.event.left = self.asks(total)
        if t.event.left == 0:
            done(t)
            return
        t.side = self.chooser
        found = codes_lose(t)
        if single(t, len(found)):
            take_lose(t, found[0])
        else:
            t.stage = EVENT_LOSE
            if t.options.fog and self.chooser != self.owner:
                t.reveals += 1

    def worth(self, a: Appraisal) -> float:
        """Return the strength of the weakest that may go."""
        if not a.sees(self.owner):
            return 3.0 * float(max(self.count, 1))
        hit = [a.t.t_strength[slot] for slot in a.troops(self.owner, self.types, self.boxes)]
        hit.sort()
        return 2.0 * float(sum(hit[: max(self.count, 1)]))

    def says(self) -> list[Message]:
        """Return whose units go, how many, by whose choice, and where alone."""
        kind = "all" if self.count < 0 else ""
        if self.fraction > 0:
            kind = "half" if self.fraction == 0.5 else "share"
        units = message("page-any-unit") if self.any_type else troops_said(self.owner, self.row["types"])
        return [sentence(self, kind, units=units, percent=round(100 * self.fraction)), *only_there(self)]


def codes_lose(t: Board) -> list[int]:
    """Choose a unit that is lost to a card."""
    step = operation(t)
    found = {n.make(n.LOSE, t.class_of(s)) for s in step.troops(t)}
    found |= {n.make(n.LOSE_PIECE, p) for p in step.tanks(t)}
    return sorted(found)


def take_lose(t: Board, code: int) -> None:
    """Remove it; its owner's marker stays in an emptied box."""
    step = operation(t)
    data = t.data
    if n.kind_of(code) == n.LOSE:
        slot = t.find_troop(step.owner, n.payload_of(code))
        box = t.t_box[slot]
        details: dict[str, object] = {"piece": t.troop_term(slot), "box": data.box_terms[box]}
        tell_units(t, "removed", "EVT-04", step.owner, details, [slot], step.chooser != step.owner)
        t.remove_troop(slot)
    else:
        piece = n.payload_of(code)
        box = t.p_box[piece]
        details = {"piece": data.piece_terms[piece], "box": data.box_terms[box]}
        t.tell("removed", "EVT-04", step.owner, details, [data.piece_names[piece]])
        t.put_piece(piece, ELIMINATED)
    t.hold_if_empty(step.owner, box, "BRD-07")
    t.event.left -= 1
    t.stage = NEXT_OPERATION


class RemoveGeneral(Operation):
    """The enemy general leaves the game for good. Nothing happens if he is not in play."""

    EMBLEM: ClassVar[str] = "general"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.general = f.get("general", GeneralField(1 - f.side))

    def run(self, t: Board) -> None:
        """CRD-R16, CRD-N08: a general falls and never returns; nothing happens if he is not in play."""
        g = self.general
        if t.p_box[g] in (RESERVE, OUT):
            void(t)
            return
        details: dict[str, object] = {"piece": t.data.piece_terms[g], "box": t.data.place_term(t.p_box[g])}
        t.p_box[g] = OUT
        t.p_flags[g] &= ~COLONIAL
        t.tell("removed", "EVT-04", t.data.piece_sides[g], details, [t.data.piece_names[g]])
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a general is worth who is in play."""
        return 6.0 if a.t.p_box[self.general] >= MAT else 0.0

    def says(self) -> list[Message]:
        """Return who."""
        return [sentence(self, general=f"general:{self.row['general']}")]


class RemovePlane(Operation):
    """A plane in play of `owner` and of that faction is lost; the side `chooser` picks it. `count` is 1."""

    EMBLEM: ClassVar[str] = "arms"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.owner = f.get("owner", SideField())
        self.chooser = f.get("chooser", SideField())
        self.planes = f.get("faction", Faction(["plane"], self.owner))
        f.get("count", Fixed(1))

    def pieces(self, t: Board) -> list[int]:
        """Return the planes in play it may take, one of each sort."""
        data = t.data
        found: list[int] = []
        sorts: set[tuple[str, int, int]] = set()
        for p in self.planes:
            sort = (data.piece_titles[p], data.piece_dice[p], data.piece_drms[p])
            if t.p_box[p] >= MAT and sort not in sorts:
                sorts.add(sort)
                found.append(p)
        return found

    def run(self, t: Board) -> None:
        """CRD-N37: the owner chooses a plane to lose."""
        found = self.pieces(t)
        if not found:
            void(t)
        elif len(found) == 1:
            self.take(t, found[0])
        else:
            t.side = self.chooser
            t.stage = EVENT_TAKE

    def take(self, t: Board, piece: int) -> None:
        """Eliminate the plane."""
        details: dict[str, object] = {"piece": t.data.piece_terms[piece], "box": t.data.place_term(t.p_box[piece])}
        t.put_piece(piece, ELIMINATED)
        t.tell("removed", "EVT-04", t.data.piece_sides[piece], details, [t.data.piece_names[piece]])
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a plane is worth."""
        return 4.0

    def says(self) -> list[Message]:
        """Return whose plane, and by whose choice."""
        return [sentence(self, faction=faction_said(self))]
