"""The duties of movement that events lay on a side (A38): who has done one, and where another unit should go.

A duty counts units or steps. It compels as much as is possible, never more: see `duty_prospects.py` and
`duty_obligations.py`.
"""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import FACTIONS, SIZES
from dosespanas.gce.board.hexes import HEXES, OFF, borders, distance
from dosespanas.gce.board.landmarks import BARCELONA, MADRID, OVIEDO, TOLEDO, ZARAGOZA
from dosespanas.gce.board.state import HOLDS, Board
from dosespanas.gce.control import alcazar
from dosespanas.kernel.side import NAT, REP

MADRID_STEPS: Final = 15
TOLEDO_STEPS: Final = 6
TOLEDO_COLONIALS: Final = 3
ZARAGOZA_STEPS: Final = 6
"""A26: reconstructed after 7.34."""
OVIEDO_UNITS: Final = 4
BRIGADES_A_DIVISION: Final = 3
"""7.35-b: a division does for three brigades."""
FROM_FRANCE: Final = 7
"""7.11-c: hexes from France at which the Italians are far enough."""

COLONIAL: Final = FACTIONS.index("colonial")
CTV: Final = FACTIONS.index("ctv")
BRIGADE: Final = SIZES.index("brigade")
DIVISION: Final = SIZES.index("division")


class Duty:
    """A duty: whose, its rule and message, what it demands as a rule, and the hex it speaks of (OFF: none).

    How well a hex suits it is a rank: 0 where it wants its units, more further away.
    """

    def __init__(self, side: int, rule: str, key: str, needed: int, target: int) -> None:
        self.side = side
        self.rule = rule
        self.key = key
        self.needed = needed
        self.target = target
        self.away = [distance(h, target) for h in range(HEXES)] if target != OFF else []
        """By hex: how far it is from the target."""
        self.journeys: list[int] = []
        """The kinds of strategic movement that are a way to do it, too."""

    def active(self, b: Board) -> bool:
        """Tell whether it is in force this turn."""
        return False

    def demand(self, b: Board) -> int:
        """Return what the units that do it must count together."""
        return self.needed

    def weight(self, b: Board, unit: int) -> int:
        """Return what a unit on the map counts for it; 0: it does not concern the unit."""
        return b.steps(unit)

    def rank(self, b: Board, hex_: int) -> int:
        """A38: return 0 next to the target or to an enemy who stands next to it, else how much further away."""
        away = self.away[hex_]
        if away == 2:
            foe = 1 - self.side
            for near in b.data.beyond[hex_]:
                if b.owner[near] == foe and self.away[near] <= 1:
                    return 0
        return away - 1 if away > 1 else 0

    def at_best(self, b: Board, start: int, points: int) -> int:
        """Return a rank that a unit in a hex cannot better with its movement points: a hex costs one at least."""
        rank = self.away[start] - points - 1
        return rank if rank > 1 else 0

    def in_place(self, b: Board, hex_: int) -> bool:
        """Tell whether a unit that stands in a hex does it."""
        return self.rank(b, hex_) == 0

    def fulfils(self, b: Board, unit: int) -> bool:
        """Tell whether a unit on the map does it where it stands."""
        return self.in_place(b, b.u_hex[unit])

    def done(self, b: Board) -> int:
        """Return what the units that do it count together."""
        return self.seen(b, self.side)

    def seen(self, b: Board, viewer: int | None) -> int:
        """Return what those of them that a viewer sees count together (13.6)."""
        total = 0
        for u in b.data.units_of[self.side]:
            if b.u_hex[u] >= 0 and self.fulfils(b, u) and b.sees(viewer, u):
                total += self.weight(b, u)
        return total


class ToMadrid(Duty):
    """7.22: steps as near to Madrid as they can come.

    7.22-b: on the turn of the chit and the next.
    """

    def active(self, b: Board) -> bool:
        """This turn and the next, while Madrid is Republican."""
        return b.turn <= b.cups.madrid_until and b.control[MADRID] == REP


class ToToledo(Duty):
    """7.34: steps as near to Toledo as they can come."""

    def active(self, b: Board) -> bool:
        """7.34-b: every turn until Toledo is taken or the Alcázar falls."""
        return b.cups.alcazar and b.control[TOLEDO] == REP and b.alcazar == HOLDS


class ColonialsToToledo(ToToledo):
    """7.34-a: Colonial columns among them."""

    def weight(self, b: Board, unit: int) -> int:
        """Colonial columns."""
        return 1 if b.data.units[unit].faction == COLONIAL and b.face(unit).column else 0


class ToZaragoza(Duty):
    """A26: steps as near to Zaragoza as they can come."""

    def active(self, b: Board) -> bool:
        """The turn in which the chit was drawn."""
        return b.cups.zaragoza == b.turn and b.control[ZARAGOZA] == NAT


FAR: Final = 99
"""Further than any hex is from another; the rank of a hex that does nothing for a duty to gather."""


class Gathering(Duty):
    """A duty to be in some hexes, not just nearer to them: their rank is 0, that of all others FAR."""

    def rank(self, b: Board, hex_: int) -> int:
        """The hexes it speaks of, or any other."""
        return 0 if self.in_place(b, hex_) else FAR

    def at_best(self, b: Board, start: int, points: int) -> int:
        """None of its hexes can be within reach: a hex costs a movement point at least."""
        return FAR if self.too_far(b, start, points) else 0

    def around(self, b: Board) -> int:
        """Return how far from its target its hexes may lie."""
        return 0

    def too_far(self, b: Board, start: int, points: int) -> bool:
        """Tell at a glance that none of its hexes can be within reach of a unit with its movement points."""
        return self.target != OFF and self.away[start] > points + self.around(b)


class ToOviedo(Gathering):
    """7.33: four columns or divisions next to Oviedo, or to what may be attacked in its place (A39)."""

    def active(self, b: Board) -> bool:
        """The turn in which the chit was drawn."""
        return b.cups.oviedo == b.turn

    def weight(self, b: Board, unit: int) -> int:
        """Columns and divisions."""
        return offensive(b, unit)

    def around(self, b: Board) -> int:
        """Next to Oviedo or next to that; anywhere if Toledo may stand in for it."""
        return FAR if b.options.toledo_target else 2

    def at_best(self, b: Board, start: int, points: int) -> int:
        """Nor where there is no target: then no hex is one of its own."""
        if not b.options.toledo_target and b.owner[OVIEDO] != NAT and not borders(b.owner, NAT, OVIEDO):
            return FAR
        return super().at_best(b, start, points)

    def in_place(self, b: Board, hex_: int) -> bool:
        """Next to a target."""
        if self.away[hex_] > self.around(b):
            return False
        return len([h for h in b.data.beyond[hex_] if oviedo_target(b, h)]) > 0


class ToBarcelona(Gathering):
    """7.35-b: a division or three brigades in Barcelona."""

    def active(self, b: Board) -> bool:
        """The turn in which the chit was drawn."""
        return b.cups.revolt == b.turn

    def weight(self, b: Board, unit: int) -> int:
        """Regular divisions and brigades."""
        size = b.face(unit).size
        if size == DIVISION:
            return BRIGADES_A_DIVISION
        return 1 if size == BRIGADE else 0

    def in_place(self, b: Board, hex_: int) -> bool:
        """In Barcelona itself."""
        return hex_ == BARCELONA


class ToTheSiege(Gathering):
    """15.2-a: a unit in Toledo, if it is left without one while the Alcázar holds."""

    def active(self, b: Board) -> bool:
        """While nobody is there."""
        return alcazar.deserted(b)

    def weight(self, b: Board, unit: int) -> int:
        """Any unit."""
        return 1

    def in_place(self, b: Board, hex_: int) -> bool:
        """In Toledo itself."""
        return hex_ == TOLEDO


class FromFrance(Gathering):
    """7.11-c: every Italian ground unit far from France."""

    def active(self, b: Board) -> bool:
        """A35: the turn in which the crisis breaks out."""
        return b.cups.ctv_from_france == b.turn

    def demand(self, b: Board) -> int:
        """All of them."""
        return sum([self.weight(b, u) for u in b.on_map(NAT)])

    def weight(self, b: Board, unit: int) -> int:
        """Italians, a HQ among them."""
        return 1 if b.data.units[unit].faction == CTV else 0

    def around(self, b: Board) -> int:
        """It has no target: anywhere far from France will do."""
        return FAR

    def in_place(self, b: Board, hex_: int) -> bool:
        """Far enough."""
        return b.data.from_france[hex_] >= FROM_FRANCE


def offensive(b: Board, unit: int) -> int:
    """7.33: return 1 for a column or a division, which count for the offensive."""
    face = b.face(unit)
    return 1 if face.column or face.size == DIVISION else 0


def oviedo_target(b: Board, hex_: int) -> bool:
    """7.33, A39: tell whether to attack a hex is part of the Oviedo offensive.

    Oviedo, or a Nationalist hex next to it; with the option, as printed, next to Toledo.
    """
    if b.owner[hex_] != NAT:
        return False
    return hex_ == OVIEDO or distance(hex_, TOLEDO if b.options.toledo_target else OVIEDO) == 1


def _gathering(duty: Duty, journeys: list[int]) -> Duty:
    """Return a duty that may be done by strategic movement, too."""
    duty.journeys = journeys
    return duty


MADRID_DUTY: Final = ToMadrid(NAT, "7.22-a", "duty-madrid", MADRID_STEPS, MADRID)
OVIEDO_DUTY: Final = ToOviedo(REP, "7.33", "duty-oviedo", OVIEDO_UNITS, OVIEDO)

DUTIES: Final[list[Duty]] = [
    _gathering(FromFrance(NAT, "7.11-c", "duty-from-france", 0, OFF), [n.RAIL, n.SAIL]),
    MADRID_DUTY,
    ToToledo(NAT, "7.34-a", "duty-alcazar", TOLEDO_STEPS, TOLEDO),
    ColonialsToToledo(NAT, "7.34-a", "duty-colonials", TOLEDO_COLONIALS, TOLEDO),
    OVIEDO_DUTY,
    _gathering(ToBarcelona(REP, "7.35-b", "duty-barcelona", BRIGADES_A_DIVISION, BARCELONA), [n.RAIL, n.SAIL]),
    ToTheSiege(REP, "15.2-a", "duty-siege", 1, TOLEDO),
    ToZaragoza(REP, "A26", "duty-zaragoza", ZARAGOZA_STEPS, ZARAGOZA),
]
"""Where two compel the same units, the one that stands first."""

DUTIES_OF: Final = [[duty for duty in DUTIES if duty.side == side] for side in (NAT, REP)]
"""By side."""


def in_force(b: Board, side: int) -> list[Duty]:
    """Return a side's duties of this turn."""
    return [duty for duty in DUTIES_OF[side] if duty.active(b)]
