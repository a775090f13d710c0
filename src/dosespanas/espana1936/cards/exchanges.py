"""What cards change: a troop raised or exchanged, or all of a type at once."""

from typing import ClassVar

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.effect_in_progress import done, eligible, operation, single, void
from dosespanas.espana1936.board.fields import (
    Fields,
    Fixed,
    SideField,
    StrengthField,
    Type,
    Types,
    TypesOrAny,
    WhereField,
    Word,
)
from dosespanas.espana1936.board.fog import tell_units
from dosespanas.espana1936.board.operation import Operation, all_of
from dosespanas.espana1936.board.stages import EVENT_PICK, NEXT_OPERATION
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.cards.sentences import only_there, sentence, troops_said, types_said
from dosespanas.kernel.shapes import Message
from dosespanas.kernel.side import SIDE_NAMES


def codes_pick(t: Board) -> list[int]:
    """Choose the troop a card changes."""
    return sorted({n.make(n.PICK, t.class_of(slot)) for slot in operation(t).troops(t)})


def take_pick(t: Board, code: int) -> None:
    """Change it."""
    operation(t).pick(t, t.find_troop(t.side, n.payload_of(code)))


def change(t: Board, slot: int, kind: int, strength: int) -> None:
    """Exchange a troop's counter and report it."""
    term = t.troop_term(slot)
    same = kind == t.t_type[slot]
    t.change_troop(slot, kind, strength)
    details: dict[str, object] = {"piece": term, "box": t.data.box_terms[t.t_box[slot]]}
    details["to" if same else "by"] = strength if same else t.troop_term(slot)
    side = t.data.type_sides[kind]
    tell_units(t, "raised" if same else "converted", "EVT-04", side, details, [slot])


class TroopExchange(Operation):
    """One troop of the player's changes: it must be in supply, and the counter must be free.

    AMB-66: which types count is the card's to say, as its data do.
    """

    EMBLEM: ClassVar[str] = "troops"

    def run(self, t: Board) -> None:
        """Ask which troop is changed, unless there is nothing to choose."""
        found = codes_pick(t)
        if not found:
            void(t)
        elif single(t, len(found)):
            take_pick(t, found[0])
        else:
            t.stage = EVENT_PICK

    def standing(self, t: Board, types: int) -> list[int]:
        """Return the slots of own troops of some types that a card may act on where they stand."""
        boxes = eligible(t, t.side, self.place)
        return [
            slot
            for slot in t.slots_of(t.side)
            if t.t_box[slot] >= 0 and boxes >> t.t_box[slot] & 1 and types >> t.t_type[slot] & 1
        ]


class Upgrade(TroopExchange):
    """One of the player's troops of those types (a list, or `"any"`) rises from one strength to the other and keeps its
    type. It must be in supply, and the counter must be free. `count` is 1.
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.types = f.get("types", TypesOrAny(f.side))
        self.from_strength = f.get("from_strength", StrengthField())
        self.to_strength = f.get("to_strength", StrengthField())
        f.get("count", Fixed(1))
        self.place = f.maybe("where", WhereField())
        if self.to_strength <= self.from_strength:
            f.wrong("to_strength", "data-is", "data-above", "from_strength")

    def troops(self, t: Board) -> list[int]:
        """Return the slots of the troops it may raise."""
        same = t.counter(0, self.from_strength) == t.counter(0, self.to_strength)
        return [
            slot
            for slot in self.standing(t, self.types)
            if t.t_strength[slot] == self.from_strength and (same or t.available(t.t_type[slot], self.to_strength))
        ]

    def pick(self, t: Board, slot: int) -> None:
        """Raise one."""
        change(t, slot, t.t_type[slot], self.to_strength)
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what raising one is worth, where there is one."""
        if not a.sees(self.side):
            return 4.0
        found = a.troops(self.side, self.types, -1)
        return 4.0 if any(a.t.t_strength[slot] == self.from_strength for slot in found) else 0.0

    def says(self) -> list[Message]:
        """Return which troop rises from what to what, and where alone."""
        units = troops_said(self.side, self.row["types"])
        said = sentence(self, units=units, strength=self.to_strength)
        said["args"]["from"] = self.from_strength
        return [said, *only_there(self)]


class Convert(TroopExchange):
    """One of the player's troops of those types, whatever its strength, becomes the given type and strength, under the
    same conditions. `count` is 1.
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.types = f.get("from_types", TypesOrAny(f.side))
        self.to_type = f.get("to_type", Type(f.side))
        self.to_strength = f.get("to_strength", StrengthField("to_type"))
        f.get("count", Fixed(1))

    def troops(self, t: Board) -> list[int]:
        """Return the slots of the troops it may exchange."""
        if not t.available(self.to_type, self.to_strength):
            return []
        become = (self.to_type, self.to_strength)
        return [s for s in self.standing(t, self.types) if (t.t_type[s], t.t_strength[s]) != become]

    def pick(self, t: Board, slot: int) -> None:
        """Exchange one."""
        change(t, slot, self.to_type, self.to_strength)
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what it is worth, wherever it is."""
        return 5.0

    def says(self) -> list[Message]:
        """Return which troop becomes what."""
        to = f"type:{SIDE_NAMES[self.side]}:{self.row['to_type']}"
        units = troops_said(self.side, self.row["from_types"])
        return [sentence(self, units=units, to=to, strength=self.to_strength)]


class ConvertAll(Operation):
    """Every troop of `owner` of those types becomes the other type at the same strength. `if_no_counter` is `keep`:
    where counters run short the others stay as they are, and `owner` chooses one troop after another (AMB-64, AMB-67).
    """

    EMBLEM: ClassVar[str] = "troops"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.owner = f.get("owner", SideField())
        self.types = f.get("from_types", Types(self.owner))
        self.to_type = f.get("to_type", Type(self.owner))
        f.get("if_no_counter", Word("keep"))

    def run(self, t: Board) -> None:
        """Every troop of the given types becomes another type as far as counters go.

        AMB-67: where there are not enough, its owner chooses one after another. AMB-64: the others stay as they are.
        """
        t.side = self.owner
        while True:
            slots = self.convertible(t)
            if not slots:
                break
            asked = codes_pick(t)
            if asked and not single(t, len(asked)):
                t.stage = EVENT_PICK
                return
            self.convert(t, slots[0] if not asked else t.find_troop(t.side, n.payload_of(asked[0])))
        if t.event.left < 0:
            void(t)
        else:
            done(t)

    def convertible(self, t: Board) -> list[int]:
        """Return the slots it may change now: of its types, with a counter free (CMP-07), strongest first."""
        slots = [
            s
            for s in t.slots_of(self.owner)
            if t.t_box[s] >= 0 and self.types >> t.t_type[s] & 1 and t.available(self.to_type, t.t_strength[s])
        ]
        slots.sort(key=lambda s: (-t.t_strength[s], s))
        return slots

    def troops(self, t: Board) -> list[int]:
        """AMB-67: of those it may change, the ones that want more counters than there are.

        OPT-06: in the fog all of them, since who lacks counters is his owner's secret.
        """
        slots = self.convertible(t)
        if t.options.fog:
            return slots
        counters = [t.counter(self.to_type, t.t_strength[slot]) for slot in slots]
        return [slot for slot, at in zip(slots, counters, strict=True) if counters.count(at) > t.pool[at]]

    def pick(self, t: Board, slot: int) -> None:
        """Exchange the one chosen, and go on."""
        self.convert(t, slot)
        t.stage = NEXT_OPERATION

    def convert(self, t: Board, slot: int) -> None:
        """Exchange one of many; `event.left` remembers that the card had an effect."""
        change(t, slot, self.to_type, t.t_strength[slot])
        t.event.left = 0

    def worth(self, a: Appraisal) -> float:
        """Return a share for each that changes."""
        return 0.7 * float(a.count(self.owner, self.types))

    def says(self) -> list[Message]:
        """Return whose troops become what."""
        units = all_of(types_said(self.owner, self.row["from_types"]))
        return [sentence(self, units=units, to=f"type:{SIDE_NAMES[self.owner]}:{self.row['to_type']}")]
