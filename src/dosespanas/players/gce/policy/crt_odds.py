"""What an attack comes to, counted exactly over the six rolls of the die: losses, and the chance to empty the hex."""

from typing import Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import DIRECTIONS, direction, row_of
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.combat.resolution import base_column, modified, shifted
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy.side_view import Sight

CONCENTRIC_SETS: Final = [0b001001, 0b010010, 0b100100, 0b010101, 0b101010]

MAY_COME: Final = 0.85
"""How likely it is that an enemy who could strike a place does, and how much less for each step that holds it."""

EACH_STEP: Final = 0.03


class Outlook:
    """What a row of the table promises: mean losses, chance to empty the hex, mean hexes of advance beyond it."""

    def __init__(self, lost: float, taken: float, emptied: float, further: float) -> None:
        self.lost = lost
        self.taken = taken
        self.emptied = emptied
        self.further = further


def roll_out(data: Data, attack: float, defence: float, shift: int, drm: int, steps: float) -> Outlook:
    """Return what an attack of these totals comes to against so many steps, which may be a guess."""
    columns = len(data.columns)
    strength = max(1, int(attack))
    column = shifted(base_column(strength, max(1, int(defence + 0.99)), columns), shift, columns)
    lost = taken = emptied = further = 0.0
    for die in range(1, 7):
        cell = modified(die, drm) * columns + column
        lost += float(data.attacker_loss[cell])
        removed = float(data.defender_loss[cell])
        if removed >= steps:
            taken += steps
            emptied += 1.0
            further += removed - steps
        else:
            taken += removed
    return Outlook(lost / 6.0, taken / 6.0, emptied / 6.0, further / 6.0)


def ground_shift(s: Sight, hex_: int, defender: int) -> int:
    """Return the columns that the ground of a hex is worth, as the attacker sees them (13.20, 13.26-a)."""
    data = s.data
    shift = data.terrain_shift[data.terrain[hex_]] + data.settlement_shift[data.settlement[hex_]]
    if hex_ == MADRID and defender == REP:
        shift -= data.worth["madrid"]
    return shift


def ground_drm(s: Sight, hex_: int) -> int:
    """Return the pips that the ground of a hex is worth (13.26-a)."""
    data = s.data
    return data.terrain_drm[data.terrain[hex_]] + data.settlement_drm[data.settlement[hex_]]


def river_drm(s: Sight, target: int, starts: list[int], factors: list[float]) -> int:
    """13.26-b, 13.26-c, A72: return the pips of the river that counts, by attack factors across each kind."""
    data = s.data
    whole = minor = major = 0.0
    for i in range(len(starts)):
        whole += factors[i]
        kind = data.river[target * DIRECTIONS + direction(target, starts[i])]
        if kind == 1:
            minor += factors[i]
        elif kind == 2:
            major += factors[i]
    if minor + major <= 0.0 or minor + major < whole // 2:
        return 0
    if major <= 0.0 or (minor > 0.0 and minor >= whole // 2):
        return data.river_drm[1]
    return data.river_drm[2]


def concentric(target: int, starts: list[int]) -> bool:
    """13.23-a: tell whether hexes around a target make an attack concentric."""
    ways = 0
    for h in starts:
        ways |= 1 << direction(target, h)
    return any(ways & pattern == pattern for pattern in CONCENTRIC_SETS)


def short_of_munitions(s: Sight, starts: list[int], linked: bool) -> bool:
    """13.21-a: tell whether a Nationalist attack from the north lacks munitions; `linked`: Cádiz is linked."""
    shortage = s.data.special["munitions_shortage"]
    until: int = shortage["until_turn"]
    if s.side != NAT or linked or s.turn > until:
        return False
    row: int = shortage["from_row"]
    return any(row_of(h) >= row for h in starts)


def danger(s: Sight, hex_: int, side: int, attack: float, defence: float, steps: float, help_: int) -> float:
    """Return how likely a hex of a side is to be lost to an attack of a strength, 0 to 1: emptied, or worn down.

    `help_`: columns that artillery, aircraft and the like are expected to bring the attacker.
    """
    if attack < 0.5:
        return 0.0
    if steps <= 0.0:
        return 1.0
    if s.fort(hex_) and side == REP:
        defence += s.walls[s.data.line_of[hex_]]
    out = roll_out(s.data, attack, defence, ground_shift(s, hex_, side) + help_, ground_drm(s, hex_), steps)
    likely = MAY_COME - EACH_STEP * min(steps, 5.0)
    return likely * (0.75 * out.emptied + 0.25 * out.taken / steps)
