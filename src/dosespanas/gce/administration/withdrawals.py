"""What the calendar does by itself in A.IV: conversions (6.9), withdrawals (6.8), points through Irún (15.10)."""

from dosespanas.gce.administration import resource_points
from dosespanas.gce.board import removal, schedule
from dosespanas.gce.board.data import FRONT, REVERSE
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import REMOVED, WAITING, Board
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NOBODY


def convert(b: Board) -> None:
    """6.9-a: the columns whose turn has come become regular units, wherever they are.

    2.13: the number is the turn. A06: pointers of other rules mean these.
    """
    for u in b.data.conversions[b.turn]:
        if b.u_face[u] == FRONT and b.u_hex[u] != REMOVED:
            b.turn_over(u, REVERSE)
            b.tell_unit("converted", "6.9-a", u, {"label": b.data.units[u].faces[REVERSE].label})


def withdraw(b: Board, side: int) -> None:
    """6.8: a side's units whose turn has come leave the game: all that are in supply at this moment.

    A20: the others try again in the turns that follow; one that has left the map is struck off.
    """
    leaving: list[int] = []
    for turn in range(1, b.turn + 1):
        for u in b.data.withdrawals[turn]:
            if b.data.units[u].side != side or b.u_hex[u] in (REMOVED, WAITING):
                continue
            if schedule.withdrawal_turn(b, u) > b.turn:
                continue
            if b.u_hex[u] < 0:
                removal.remove(b, u, "removed", "A20")
            elif traces(b, u):
                leaving.append(u)
    for u in leaving:
        b.vacated.append(b.u_hex[u])
        removal.remove(b, u, "withdrawn", "6.8-a")


def traces(b: Board, unit: int) -> bool:
    """6.6-a, 6.8-b: tell whether a unit on the map traces a line of supply to a final source; 15.9 is none."""
    return sources.feeds(b, unit, sources.map_of(b, b.front_of(unit))[b.u_hex[unit]])


def roll_at_the_border(b: Board) -> None:
    """15.10, A86: a northern unit in the hex of Irún may bring a point, by the die."""
    rules = b.data.special["frontier"]
    hex_ = parse_hex(rules["hex"])
    if not b.options.frontier_points or b.turn < rules["from_turn"] or not held_by_the_north(b, hex_):
        return
    roll = b.chance.die("15.10")
    b.reveals += 1
    b.tell("die", "15.10", NOBODY, {"what": "die-frontier", "roll": roll}, [])
    if roll <= rules["highest"]:
        resource_points.add(b, resource_points.NORTHERN_POOL, rules["points"], "15.10")


def held_by_the_north(b: Board, hex_: int) -> bool:
    """Tell whether a northern Republican unit stands in a hex."""
    return any(b.data.units[u].northern for u in b.stack(hex_))
