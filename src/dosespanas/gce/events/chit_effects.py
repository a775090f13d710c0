"""What each event chit does: when it counts as No Event, and the parts of its effect, by the number of its rule.

A part is an act, done at once, or a pick: units that a side has to choose.
"""

from collections.abc import Callable
from typing import Final

from dosespanas.gce.administration import points
from dosespanas.gce.board.data import POOLS
from dosespanas.gce.board.landmarks import (
    BARCELONA,
    BILBAO,
    GERNIKA,
    LA_JONQUERA,
    MADRID,
    OVIEDO,
    SANTA_MARIA,
    TOLEDO,
    VALENCIA,
    ZARAGOZA,
)
from dosespanas.gce.board.state import HOLDS, TIED, Board
from dosespanas.gce.control import capture, victory
from dosespanas.gce.events import departures
from dosespanas.kernel.side import NAT, NOBODY, REP

CASADO_MORALE: Final = 32

# --- No Event (7.2-d) ---------------------------------------------------------------------------------


def crisis(b: Board) -> bool:
    """7.5: the Czech crisis is in effect until its units are back (A33)."""
    return b.turn < b.cups.czech_until


def no_surrender(b: Board) -> bool:
    """7.6-a, A29: Bilbao has not fallen."""
    return b.control[BILBAO] != NAT


def no_coup(b: Board) -> bool:
    """7.8-a: Morale is too high."""
    return b.morale > CASADO_MORALE


def no_siege(b: Board) -> bool:
    """7.13: Santa María is Nationalist, or was and is lost."""
    return b.control[SANTA_MARIA] == NAT or b.cups.lost_andujar


def border_shut(b: Board) -> bool:
    """7.15-a: La Jonquera is Nationalist."""
    return b.control[LA_JONQUERA] == NAT


def gernika_taken(b: Board) -> bool:
    """7.16: Gernika is Nationalist."""
    return b.control[GERNIKA] == NAT


def no_capital_taken(b: Board) -> bool:
    """7.20: neither Barcelona nor Valencia nor Madrid is Nationalist."""
    return NAT not in (b.control[BARCELONA], b.control[VALENCIA], b.control[MADRID])


def madrid_taken(b: Board) -> bool:
    """7.22-a: Madrid is Nationalist."""
    return b.control[MADRID] == NAT


def no_offensive(b: Board) -> bool:
    """7.33: Oviedo is not Nationalist, or no Republican unit is next to it."""
    return b.control[OVIEDO] != NAT or not b.near_enemy(NAT, OVIEDO)


def no_relief(b: Board) -> bool:
    """7.34-a: Toledo is Nationalist, or the Alcázar does not hold."""
    return b.control[TOLEDO] == NAT or b.alcazar != HOLDS


def zaragoza_taken(b: Board) -> bool:
    """A26: Zaragoza is Republican already."""
    return b.control[ZARAGOZA] != NAT


VOID: Final[dict[str, Callable[[Board], bool]]] = {
    "7.5": crisis,
    "7.6": no_surrender,
    "7.8": no_coup,
    "7.13": no_siege,
    "7.15": border_shut,
    "7.16": gernika_taken,
    "7.20": no_capital_taken,
    "7.22": madrid_taken,
    "7.33": no_offensive,
    "7.34": no_relief,
    "7.38": capture.north_lost,
}
"""By rule: what makes a chit count as No Event, besides the turn it is drawn in."""


def void(b: Board, chit: int) -> bool:
    """7.2-d: tell whether a chit drawn now counts as No Event."""
    data = b.data.chits[chit]
    if data.void(b.turn):
        return True
    if data.rule == "A26":
        return data.mandatory and zaragoza_taken(b)
    return data.rule in VOID and VOID[data.rule](b)


# --- acts ---------------------------------------------------------------------------------------------


def morale(b: Board, change: int) -> None:
    """4.4: the chit in hand changes Morale."""
    victory.change_morale(b, change, "morale-chit", b.data.chits[b.cups.chit].rule)


def morale_up(b: Board) -> None:
    """7.13, 7.29: Morale rises by 1."""
    morale(b, 1)


def morale_down(b: Board) -> None:
    """7.9: Morale falls by 1."""
    morale(b, -1)


def recognition(b: Board) -> None:
    """7.20: Morale falls by 2."""
    morale(b, -2)


def roll(b: Board, what: str) -> int:
    """Roll the die for a chit; `what` is a message key."""
    die = b.chance.die(b.data.chits[b.cups.chit].rule)
    b.reveals += 1
    b.tell("die", b.data.chits[b.cups.chit].rule, NOBODY, {"what": what, "roll": die}, [])
    return die


def gernika(b: Board) -> None:
    """7.16: on 4 to 6 Morale rises by 1."""
    b.cups.gernika = True
    if roll(b, "die-gernika") >= 4:
        morale(b, 1)


def german_ships(b: Board) -> None:
    """7.36: on 1 or 2 Morale rises by 1, on 5 or 6 it falls by 1."""
    die = roll(b, "die-german-ships")
    if die <= 2:
        morale(b, 1)
    elif die >= 5:
        morale(b, -1)


def promise(b: Board) -> None:
    """7.15-a, 7.32, 7.37: resource points for the next turn."""
    chit = b.data.chits[b.cups.chit]
    b.pledged[chit.side] += chit.number
    details: dict[str, object] = {"pool": "pool:" + POOLS[chit.side], "count": chit.number}
    b.tell("pledged", chit.rule, chit.side, details, [])


def promise_arms(b: Board) -> None:
    """7.15-b: those of Soviet arms are for units near the French border."""
    promise(b)
    b.soviet_pledged += b.data.chits[b.cups.chit].number


def neutrality(b: Board) -> None:
    """7.12, A43: a Nationalist point is lost, if there is one."""
    points.lose(b, NAT, 1, "7.12")


def submarines(b: Board) -> None:
    """7.19, A43: a Republican point is lost, now or as soon as there is one."""
    b.cups.submarine_debt += 1
    points.pay_debt(b)


def begin_crisis(b: Board) -> None:
    """7.11, A33, A35: when the units that leave come back, and what the Italians have to do."""
    b.cups.czech_until = b.turn + departures.CZECH_TURNS
    b.cups.czech_second = b.turn + 1
    b.cups.ctv_from_france = b.turn


def coup(b: Board) -> None:
    """7.8: the rest follows in the combat phases of this turn."""
    b.cups.casado = b.turn


def volunteers(b: Board) -> None:
    """7.10-b: no more Italian points from now on."""
    b.cups.volunteers = b.turn


def to_madrid(b: Board) -> None:
    """7.22: the duty of this turn and the next."""
    b.cups.madrid_until = b.turn + 1


def to_oviedo(b: Board) -> None:
    """7.33: the duty of this turn."""
    b.cups.oviedo = b.turn


def to_the_alcazar(b: Board) -> None:
    """7.34-b: the duty of every turn until Toledo is taken or the Alcázar falls."""
    b.cups.alcazar = True


def to_zaragoza(b: Board) -> None:
    """A26: the duty of this turn."""
    b.cups.zaragoza = b.turn


def revolt(b: Board) -> None:
    """7.35: the duty of this turn."""
    b.cups.revolt = b.turn


def tie(b: Board, unit: int) -> None:
    """7.35-b: an aircraft stays in Barcelona this turn."""
    b.mark(unit, TIED)
    b.tell_unit("tied", "7.35-b", unit, {})


def call(b: Board, unit: int) -> None:
    """7.41: a column of the convoy is a reinforcement of this turn; the next part finds it a place if need be."""
    b.selected = unit


# --- picks --------------------------------------------------------------------------------------------


class Pick:
    """Units to be chosen: by whom, how many (or how many steps), among which, and what becomes of each."""

    def __init__(
        self,
        rule: str,
        side: int,
        count: int,
        candidates: Callable[[Board], list[int]],
        take: Callable[[Board, int], None],
        by_steps: bool = False,
    ) -> None:
        self.rule = rule
        self.side = side
        self.count = count
        self.candidates = candidates
        self.take = take
        self.by_steps = by_steps
        """Each choice takes one step (A34)."""


PICKS: Final[dict[str, Pick]] = {
    "legion": Pick("7.5", NAT, 1, departures.legion, departures.send_legion_short),
    "legion-first": Pick("7.11-a", NAT, 1, departures.legion, departures.send_legion),
    "legion-second": Pick("7.11-a", NAT, 1, departures.legion, departures.send_legion),
    "steps": Pick("7.11-b", NAT, 6, departures.ground, departures.send_step, by_steps=True),
    "infantry": Pick("7.18", NAT, 2, departures.infantry, departures.send_infantry_step, by_steps=True),
    "columns": Pick("7.7", REP, 3, departures.columns_inland, departures.send_column),
    "column": Pick("7.7", REP, 1, departures.columns_coast, departures.send_column),
    "division": Pick("7.10-c", NAT, 1, departures.italian_divisions, departures.dismiss),
    "aircraft": Pick("7.35-b", REP, 1, departures.aircraft, tie),
    "convoy": Pick("7.41", NAT, 1, departures.convoy, call),
}

ACTS: Final[dict[str, Callable[[Board], None]]] = {
    "morale-up": morale_up,
    "morale-down": morale_down,
    "recognition": recognition,
    "gernika": gernika,
    "german-ships": german_ships,
    "promise": promise,
    "promise-arms": promise_arms,
    "neutrality": neutrality,
    "submarines": submarines,
    "crisis": begin_crisis,
    "coup": coup,
    "volunteers": volunteers,
    "internationals": departures.internationals_leave,
    "basques": departures.basques_leave,
    "lenin": departures.lenin_leaves,
    "revolt": revolt,
    "madrid": to_madrid,
    "oviedo": to_oviedo,
    "alcazar": to_the_alcazar,
    "zaragoza": to_zaragoza,
}

EFFECTS: Final[dict[str, list[str]]] = {
    "7.5": ["legion"],
    "7.6": ["basques", "star", "star", "star", "star"],
    "7.7": ["columns", "column"],
    "7.8": ["coup"],
    "7.9": ["morale-down"],
    "7.10": ["volunteers", "internationals", "division"],
    "7.11": ["crisis", "legion-first", "steps"],
    "7.12": ["neutrality"],
    "7.13": ["morale-up"],
    "7.15": ["promise-arms"],
    "7.16": ["gernika"],
    "7.18": ["infantry"],
    "7.19": ["submarines"],
    "7.20": ["recognition"],
    "7.22": ["madrid"],
    "7.29": ["morale-up"],
    "7.32": ["promise"],
    "7.33": ["oviedo"],
    "7.34": ["alcazar"],
    "7.35": ["lenin", "revolt", "aircraft"],
    "7.36": ["german-ships"],
    "7.37": ["promise"],
    "7.41": ["convoy", "berth"],
    "A26": ["zaragoza"],
}
"""By rule: the parts of the effect of a compulsory chit, in order.

Two parts find a hex for a unit: "star", for a Basque one (7.6-b), and "berth", for a column of the convoy (7.41).
"""

LATER: Final = ["legion-second"]
"""7.11-a: what is left for the turn after the crisis broke out."""


def parts(b: Board) -> list[str]:
    """Return the parts of the effect in hand."""
    return LATER if b.cups.chit < 0 else EFFECTS[b.data.chits[b.cups.chit].rule]


def in_hand(b: Board) -> str:
    """Return the part that is being carried out."""
    return parts(b)[b.cups.op - 1]
