"""Mutual Administration, arrivals (A.IV): its parts in the order of A92, and the placing of reinforcements (6.2)."""

from typing import Final

from dosespanas.gce.administration import entry, rebuilding, resource_points, withdrawals
from dosespanas.gce.board import notation as n
from dosespanas.gce.board import schedule
from dosespanas.gce.board.stages import ARRIVALS, CHECK_STACKS, ENTER, ENTER_TO, NEXT_PART, NEXT_STEP
from dosespanas.gce.board.state import AIR, DUE, RETURNING, WAITING, Board
from dosespanas.gce.control import standing
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

BY_CALENDAR: Final = 0
ENTER_NAT: Final = 1
ENTER_REP: Final = 2
REBUILD_NAT: Final = 3
REBUILD_REP: Final = 4
CLOSE: Final = 5
"""Parts of the step, in order."""


def begin(b: Board) -> None:
    """Open the step."""
    b.part = BY_CALENDAR
    b.stage = NEXT_PART


def next_part(b: Board) -> None:
    """Forced step: go through the parts; one with a choice stays until all is chosen."""
    b.stage = NEXT_PART
    if b.part == BY_CALENDAR:
        withdrawals.convert(b)
        withdrawals.withdraw(b, NAT)
        withdrawals.withdraw(b, REP)
        withdrawals.roll_at_the_border(b)
        fall_due(b)
        b.part = ENTER_NAT
    elif b.part in (ENTER_NAT, ENTER_REP):
        b.side = NAT if b.part == ENTER_NAT else REP
        enter_next(b)
    elif b.part in (REBUILD_NAT, REBUILD_REP):
        b.side = NAT if b.part == REBUILD_NAT else REP
        b.part += 1
        rebuilding.go_on(b)
    else:
        resource_points.cap(b)
        b.then = NEXT_STEP
        b.stage = CHECK_STACKS


def fall_due(b: Board) -> None:
    """6.2-a: the reinforcements of the turn are to be placed; aircraft are in play at once."""
    for u in schedule.entering(b):
        if b.u_hex[u] == WAITING and b.data.units[u].is_air:
            b.u_hex[u] = AIR
            b.tell_unit("entered", "6.2-a", u, {"hex": None})
        elif b.u_hex[u] == WAITING:
            b.u_hex[u] = DUE


def enter_next(b: Board) -> None:
    """Place the side's units that, as all can see, have no choice; ask for one of the others, or go on (6.2-c)."""
    seat(b)
    choices = placeable(b)
    if len(choices) == 1 and not any(entry.narrowed_unseen(b, u) for u in due(b, b.side) if u != choices[0]):
        choose(b, choices[0])
    elif choices:
        b.stage = ENTER
    else:
        for u in due(b, b.side):
            b.tell_unit("delayed", "6.2-c", u, {})
        b.part += 1


def seat(b: Board) -> None:
    """6.2-a, 6.2-g2: place the units that enter at their printed hex; where not all fit there, their owner chooses."""
    by_hex: dict[int, list[int]] = {}
    for u in due(b, b.side):
        printed = b.data.units[u].hex
        if entry.entry_hexes(b, u) == [printed]:
            by_hex.setdefault(printed, []).append(u)
    for hex_, units in by_hex.items():
        if standing.why_not_there(b, units, hex_) is None:
            for u in units:
                entry.bring_in(b, u, hex_, "entered", "6.2-a")


def due(b: Board, side: int) -> list[int]:
    """Return a side's units to be placed."""
    return [u for u in b.data.units_of[side] if b.u_hex[u] == DUE]


def placeable(b: Board) -> list[int]:
    """Return the units to be placed now that have a hex to enter at."""
    return [u for u in due(b, b.side) if entry.anywhere(b, u)]


def choose(b: Board, unit: int) -> None:
    """Ask where a unit enters, unless all can see that there is one hex only."""
    b.selected = unit
    hexes = entry.entry_hexes(b, unit)
    if len(hexes) == 1 and not entry.narrowed_unseen(b, unit):
        place(b, hexes[0])
    else:
        b.stage = ENTER_TO


def place(b: Board, hex_: int) -> None:
    """Place the chosen unit.

    6.3: fresh, in supply for this turn, free to travel, march and fight in it.
    """
    entry.bring_in(b, b.selected, hex_, "entered", "6.2-a")
    b.selected = -1
    b.stage = NEXT_PART


def codes_enter(b: Board) -> list[int]:
    """6.2: choose which unit to place next; all that can must enter."""
    return sorted([n.make(n.PLACE, u) for u in placeable(b)])


def take_enter(b: Board, code: int) -> None:
    """Go on to its hex."""
    choose(b, n.payload_of(code))


def why_not_enter(b: Board, code: int) -> Refusal | None:
    """6.2: only own units that are due, and that have a hex to enter at."""
    if n.kind_of(code) != n.PLACE:
        return None
    unit = n.payload_of(code)
    details: dict[str, object] = {"piece": b.data.units[unit].term()}
    if b.u_hex[unit] != DUE or b.data.units[unit].side != b.side:
        return Refusal("6.2-a", "refusal-gce-not-due", details)
    return Refusal("6.2-c", "refusal-gce-nowhere", details)


def codes_to(b: Board) -> list[int]:
    """Choose the hex of the unit."""
    return [n.make(n.TO, h) for h in entry.entry_hexes(b, b.selected)]


def take_to(b: Board, code: int) -> None:
    """Place it there."""
    place(b, n.payload_of(code))


def why_not_to(b: Board, code: int) -> Refusal | None:
    """6.2: only where the unit may enter."""
    if n.kind_of(code) != n.TO:
        return None
    return entry.refusal(b, b.selected, n.payload_of(code))


# --- what is to come ----------------------------------------------------------------------------------


def due_soon(b: Board, side: int, turns: int) -> list[tuple[int, int, list[int]]]:
    """Return a side's units that enter this turn or in the `turns` after it: unit, turn, and where they would now."""
    found: list[tuple[int, int, list[int]]] = []
    for u in b.data.units_of[side]:
        turn = turn_of(b, u)
        if 0 < turn <= b.turn + turns:
            found.append((u, turn, entry.entry_hexes(b, u)))
    found.sort(key=order)
    return found


def order(row: tuple[int, int, list[int]]) -> tuple[int, int]:
    """Order arrivals by turn."""
    return row[1], row[0]


def turn_of(b: Board, unit: int) -> int:
    """Return the next turn a unit enters, 0 if none is set."""
    place = b.u_hex[unit]
    if place == DUE:
        return b.turn if b.step_no <= ARRIVALS else b.turn + 1
    if place == RETURNING:
        return b.u_turn[unit]
    if place == WAITING:
        return schedule.entry_turn(b, unit)
    return 0
