"""What cards do to ships: arrivals, repairs, damage, ships raised again, the crossing from Morocco (naval cards)."""

from typing import Any, ClassVar

from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.data import SHIP
from dosespanas.espana1936.board.effect_in_progress import done, void
from dosespanas.espana1936.board.fields import (
    ActionPlace,
    BaseField,
    Boxes,
    Classes,
    Fields,
    Fixed,
    NumberField,
    ShipField,
    Ships,
    ShipsWhereField,
    SideField,
    UnlessAreaField,
    Word,
    WordsField,
)
from dosespanas.espana1936.board.operation import Operation, any_of
from dosespanas.espana1936.board.stages import EVENT_TAKE
from dosespanas.espana1936.board.state import DAMAGED, ELIMINATED, ON_GUNFIRE, ON_PATROL, RESERVE, Board
from dosespanas.espana1936.cards.sentences import boxes_said, message, sentence
from dosespanas.espana1936.movement import morocco
from dosespanas.kernel.shapes import Message
from dosespanas.kernel.side import SIDE_TERMS


class PlaceShip(Operation):
    """The player's ship appears in that base or, if the base is closed, in another refuge (NAV-09). Nothing happens if
    it is in play or sunk.
    """

    EMBLEM: ClassVar[str] = "sea"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        f.at_sea()
        self.ship = f.get("ship", ShipField())
        self.at = f.get("at", BaseField())

    def run(self, t: Board) -> None:
        """NAV-03: a new ship comes to its base, or failing that to another haven of its side."""
        ship = self.ship
        if t.p_box[ship] != RESERVE or not sea.havens(t, t.side):
            void(t)
            return
        t.tell("arrived", "NAV-03", t.side, {"piece": t.data.piece_terms[ship]}, [t.data.piece_names[ship]])
        t.p_flags[ship] = 0
        come_in(t, ship, self.at)
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a ship is worth."""
        return 4.0

    def says(self) -> list[Message]:
        """Return which ship, and where."""
        return [sentence(self, ship=f"ship:{self.row['ship']}", base=f"base:{self.row['at']}")]


def come_in(t: Board, ship: int, base: int) -> None:
    """Berth a ship in a base if that works, else let its owner choose a haven (NAV-09)."""
    if base >= 0 and sea.base_open(t, base):
        sea.berth(t, ship, base)
    else:
        sea.await_berth(t, ship)


class ShipByShip(Operation):
    """Ships that something is done to, one after another."""

    EMBLEM: ClassVar[str] = "sea"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        f.at_sea()
        self.count = 1

    def treat(self, t: Board, ship: int) -> None:
        """Do to a ship what the card says."""
        raise RuntimeError("something is done to a ship")

    def run(self, t: Board) -> None:
        """Ask the chooser which ship, unless there is nothing to choose."""
        found = self.pieces(t)
        if t.event.left < 0:
            if not found:
                void(t)
                return
            t.event.left = self.count
        if not found or t.event.left == 0:
            done(t)
        elif len(found) == 1:
            self.take(t, found[0])
        else:
            t.side = self.chooser
            t.stage = EVENT_TAKE

    def take(self, t: Board, piece: int) -> None:
        """Do to the ship what the card says, and go on until its number is reached."""
        t.event.left -= 1
        self.treat(t, piece)
        self.run(t)


class RepairShips(ShipByShip):
    """So many of the player's damaged ships are repaired; `locations` lists where they may lie, `base`, `port` or
    both.
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.count = f.get("count", NumberField(1, 20))
        self.locations = f.get("locations", WordsField("base", "port"))

    def pieces(self, t: Board) -> list[int]:
        """Return the damaged ships: these need a base or port (AMB-41)."""
        ships = t.data.pieces_of[self.side][SHIP]
        return [p for p in ships if t.p_box[p] >= 0 and t.p_flags[p] & DAMAGED != 0]

    def treat(self, t: Board, ship: int) -> None:
        """Repair it."""
        sea.repair(t, ship)

    def worth(self, a: Appraisal) -> float:
        """Return what a repair is worth."""
        return 2.5

    def says(self) -> list[Message]:
        """Return how many, and where."""
        return [sentence(self, where=any_of([message(f"page-ships-{place}") for place in self.locations]))]


class DamageShip(ShipByShip):
    """A ship of `owner` is picked by the side `chooser` (left out: by the player) and a die is rolled: from `roll_min`
    on the ship is damaged and goes to a refuge. `ships` is a list of ids or `"any"`. With `if_damaged` `destroy` a ship
    that was damaged already is lost, with `none` it is spared. `where` is `{"any": true}`, or lists `areas` and
    `bases`; with `coastal` `true` it takes in every box on the coast, with `ports` `true` ships that guard or blockade
    a port. `count` is 1.
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.owner = f.get("owner", SideField())
        self.ships = f.get("ships", Ships(self.owner))
        self.roll_min = f.get("roll_min", NumberField(1, 6))
        f.get("count", Fixed(1))
        chooser = f.maybe("chooser", SideField())
        self.chooser = chooser if chooser >= 0 else f.side
        self.sinks = f.get("if_damaged", Word("destroy", "none")) == "destroy"
        self.haven = f.get("where", ShipsWhereField())

    def pieces(self, t: Board) -> list[int]:
        """Return the ships it can hit: in named areas and bases, off coasts, in ports."""
        return [p for p in self.ships if t.p_box[p] >= 0 and self.within(t, p)]

    def within(self, t: Board, ship: int) -> bool:
        """Tell whether a ship lies where it can be hit."""
        at = t.p_box[ship]
        if self.haven.anywhere or at in self.haven.sites:
            return True
        if at >= t.data.box_count:
            return False
        off_coast = t.p_mission[ship] in (ON_GUNFIRE, ON_PATROL)
        return self.haven.coastal if off_coast else self.haven.ports or self.haven.coastal

    def treat(self, t: Board, ship: int) -> None:
        """Roll a die against it: damage, or loss if the card sinks a ship already damaged."""
        die = t.chance.dice(1, "EVT-04")[0]
        t.reveals += 1
        details: dict[str, object] = {
            "card": t.data.cards[t.event.card].term(),
            "piece": t.data.piece_terms[ship],
            "owner": SIDE_TERMS[t.data.piece_sides[ship]],
            "die": die,
            "needed": self.roll_min,
        }
        t.tell("event-roll", "EVT-04", self.side, details, [t.data.piece_names[ship]])
        if die < self.roll_min:
            return
        if not t.p_flags[ship] & DAMAGED:
            sea.damage(t, ship)
        elif self.sinks:
            sea.destroy(t, ship)

    def worth(self, a: Appraisal) -> float:
        """Return what a roll is worth."""
        return 3.0

    def says(self) -> list[Message]:
        """Return whose ship, where, from which roll on."""
        kind = "destroy" if self.sinks else ""
        return [sentence(self, kind, units=self.ships_said(), where=self.waters_said(), needed=self.roll_min)]

    def ships_said(self) -> Any:
        """Return the ships by name, or any."""
        names = self.row["ships"]
        return message("page-any-ship") if names == "any" else any_of([f"ship:{name}" for name in names])

    def waters_said(self) -> Any:
        """Return where: areas, bases, off the coast, ports, or wherever it is."""
        where = self.row["where"]
        places: list[Any] = [f"area:{name}" for name in where.get("areas", [])]
        places += [f"base:{name}" for name in where.get("bases", [])]
        places += [message(f"page-ships-{kind}") for kind in ("coastal", "ports") if where.get(kind)]
        return any_of(places) if places else message("page-ships-any")


class ReturnShip(ShipByShip):
    """A sunk ship of the player, of one of the classes, comes back damaged in a refuge. `count` is 1."""

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.ships = f.get("classes", Classes())
        f.get("count", Fixed(1))

    def pieces(self, t: Board) -> list[int]:
        """Return the sunk ships, while there is a haven for them."""
        return [p for p in self.ships if t.p_box[p] == ELIMINATED and sea.havens(t, self.side)]

    def treat(self, t: Board, ship: int) -> None:
        """Let it come back."""
        t.p_flags[ship] = DAMAGED
        t.tell("arrived", "NAV-62", t.side, {"piece": t.data.piece_terms[ship]}, [t.data.piece_names[ship]])
        come_in(t, ship, -1)

    def worth(self, a: Appraisal) -> float:
        """Return what a ship is worth."""
        return 4.0

    def says(self) -> list[Message]:
        """Return of which classes."""
        return [sentence(self, units=any_of([message(f"ship-class-{name}") for name in self.row["classes"]]))]


class MoroccoTransport(Operation):
    """So many units cross at once from overseas to one of the boxes, unless that `side` controls that `area`."""

    EMBLEM: ClassVar[str] = "sea"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        f.at_sea()
        self.extra = f.get("extra", NumberField(1, 20))
        self.place = ActionPlace(f.get("to", Boxes(oversea=True)), False, "own_present")
        self.unless = f.get("unless_area_controlled", UnlessAreaField())

    def run(self, t: Board) -> None:
        """CRD-NN2: a card brings some units over at once, unless the strait is the other side's."""
        t.side = self.side
        area, barred = self.unless
        closed = t.sea_control[area] == barred
        morocco.by_card(t, 0 if closed or t.side != t.data.transport_side else self.extra)

    def worth(self, a: Appraisal) -> float:
        """Return what the crossing is worth."""
        return 4.0

    def says(self) -> list[Message]:
        """Return how many cross, where to, and what would forbid it."""
        barred = self.row["unless_area_controlled"]
        boxes = boxes_said(self.row["to"])
        target, area = f"side:{barred['side']}", f"area:{barred['area']}"
        return [sentence(self, count=self.extra, boxes=boxes, target=target, area=area)]
