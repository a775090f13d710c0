"""What event chits do: the closed set of operations that their effects consist of.

An operation is an act, done at once, or a pick: units that a side has to choose. Those of held chits are read where
they are played: in battle, in movement.
"""

from collections.abc import Callable
from typing import Final

from dosespanas.gce.administration import resource_points
from dosespanas.gce.board.chits import Part
from dosespanas.gce.board.data import POOLS
from dosespanas.gce.board.state import TIED, Board
from dosespanas.gce.control import victory
from dosespanas.gce.events import departures, places
from dosespanas.kernel.side import NOBODY, SIDE_TERMS

# --- acts ---------------------------------------------------------------------------------------------


def morale(b: Board, part: Part) -> None:
    """4.4, 7.9, 7.13, 7.20, 7.29: the chit in hand changes Morale."""
    change(b, part.change)


def change(b: Board, by: int) -> None:
    """17.2-a: change Morale; where it decides nothing, nothing happens."""
    chit = b.data.chits[b.cups.chit]
    victory.change_morale(b, by, "morale-chit", chit.rule)
    if not victory.by_morale(b):
        b.tell("no-event", "17.2-a", chit.side, {"side": SIDE_TERMS[chit.side], "chit": chit.term()}, [])


def roll(b: Board, part: Part) -> None:
    """7.16, 7.36: the die says how Morale changes."""
    rule = b.data.chits[b.cups.chit].rule
    die = b.chance.die(rule)
    b.reveals += 1
    b.tell("die", rule, NOBODY, {"what": part.what, "roll": die}, [])
    if part.changes[die - 1] != 0:
        change(b, part.changes[die - 1])


def promise(b: Board, part: Part) -> None:
    """7.15-a, 7.32, 7.37: resource points for the next turn; 7.15-b: Soviet ones for units near the French border."""
    chit = b.data.chits[b.cups.chit]
    b.pledged[chit.side] += chit.number
    details: dict[str, object] = {"pool": "pool:" + POOLS[chit.side], "count": chit.number}
    b.tell("pledged", chit.rule, chit.side, details, [])
    if part.soviet:
        b.soviet_pledged += chit.number


def lose_point(b: Board, part: Part) -> None:
    """7.12, A43: a point of the side whose chit it is is lost, if there is one."""
    chit = b.data.chits[b.cups.chit]
    resource_points.lose(b, chit.side, 1, chit.rule)


def owe_point(b: Board, part: Part) -> None:
    """7.19, A43: a Republican point is lost, now or as soon as there is one."""
    b.cups.submarine_debt += 1
    resource_points.pay_debt(b)


def crisis(b: Board, part: Part) -> None:
    """7.11, A33, A35: when the units that leave come back, and what the Italians have to do."""
    b.cups.czech_until = b.turn + part.turns
    b.cups.czech_second = b.turn + 1
    b.cups.ctv_from_france = b.turn


def coup(b: Board, part: Part) -> None:
    """7.8: the rest follows in the combat phases of this turn."""
    b.cups.casado = b.turn


def end_of_volunteers(b: Board, part: Part) -> None:
    """7.10-b: no more Italian points from now on."""
    b.cups.volunteers = b.turn


def duty(b: Board, part: Part) -> None:
    """7.22, 7.33, 7.34-b, 7.35, A26: a duty for so many turns; to Toledo until it is taken or the Alcázar falls."""
    if part.duty == "madrid":
        b.cups.madrid_until = b.turn + part.turns - 1
    elif part.duty == "oviedo":
        b.cups.oviedo = b.turn
    elif part.duty == "zaragoza":
        b.cups.zaragoza = b.turn
    elif part.duty == "barcelona":
        b.cups.revolt = b.turn
    else:
        b.cups.alcazar = True


# --- picks --------------------------------------------------------------------------------------------


def tie(b: Board, part: Part, unit: int) -> None:
    """7.35-b: an aircraft stays in Barcelona this turn."""
    b.mark(unit, TIED)
    b.tell_unit("tied", part.rule, unit, {})


def call(b: Board, part: Part, unit: int) -> None:
    """7.41: a column of the convoy is a reinforcement of this turn; the next part finds it a place if need be."""
    b.selected = unit


# --- the table ----------------------------------------------------------------------------------------


class Operation:
    """One thing an effect may consist of: the fields it has in the data, and what it does."""

    def __init__(
        self,
        fields: list[str],
        may: list[str],
        act: Callable[[Board, Part], None] | None = None,
        pick: Callable[[Board, Part, int], None] | None = None,
    ) -> None:
        """`fields` must be there, those of `may` may; without `act` and `pick` it is read where its chit is played."""
        self.fields = fields
        self.may = may
        self.act = act
        self.pick = pick
        """What becomes of each unit chosen; the side whose units they are chooses (A97)."""


CHOOSE: Final = ["rule", "count", "who"]

OPERATIONS: Final = {
    # acts of chits that are played when drawn
    "morale": Operation(["change"], [], morale),
    "roll": Operation(["what", "changes"], [], roll),
    "promise": Operation([], ["soviet"], promise),
    "lose_point": Operation([], [], lose_point),
    "owe_point": Operation([], [], owe_point),
    "crisis": Operation(["turns"], [], crisis),
    "coup": Operation([], [], coup),
    "end_of_volunteers": Operation([], [], end_of_volunteers),
    "eliminate_all": Operation(["rule", "who"], [], departures.eliminate_all),
    "remove_all": Operation(["rule", "who"], ["starred"], departures.remove_all),
    "duty": Operation(["duty"], ["turns"], duty),
    "bring_starred": Operation(["rule"], ["times"], places.bring_starred),
    "enter": Operation(["rule"], [], places.bring_convoy),
    # picks of the same
    "leave": Operation(CHOOSE, ["turns"], pick=departures.send_away),
    "lose_steps": Operation(CHOOSE, ["turns"], pick=departures.send_step),
    "dismiss": Operation(CHOOSE, [], pick=departures.dismiss),
    "tie": Operation(CHOOSE, [], pick=tie),
    "call": Operation(CHOOSE, [], pick=call),
    # what held chits do
    "die": Operation(["modifier"], []),
    "attacker_losses": Operation(["count"], []),
    "cancel_line": Operation([], []),
    "desert": Operation(["factors", "until"], []),
}
"""Every operation there is, with its fields beside `op` and what carries it out."""

BY_STEPS: Final = "lose_steps"
"""Each choice takes one step (A34)."""


def steps_of(b: Board, part: Part, unit: int) -> int:
    """Return how often a unit can be chosen for a part: once, or once for each step."""
    return b.steps(unit) if part.op == BY_STEPS else 1
