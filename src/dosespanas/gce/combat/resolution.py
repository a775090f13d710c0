"""Combat (chapter 13): the totals of both sides, the odds, the column of the table and the die (E1.6 to E1.9).

The functions take the fight apart from the board, so that the odds of an attack not yet made are counted by the same
rules.
A65: pointers with old numbers are read as the rules evidently meant.
"""

from typing import Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.stages import LOSSES
from dosespanas.gce.board.state import CANCELLED, CUT, LANDED, Board, hex_term
from dosespanas.gce.combat.modifiers import change, defending_side, drms, note_debuts, shifts, total
from dosespanas.gce.combat.pursuit import pursuers
from dosespanas.kernel.side import REP, SIDE_TERMS

LOW_ODDS: Final = 0
"""The column 1:2; the others are numbered by their odds, 1:1 the first (13.9)."""
HIGHEST_DIE: Final = 6
"""13.14: the die is counted from 0 to 6."""


def halved_up(sum_: int) -> int:
    """10.3-b: return half of a sum, rounded up; nothing of 1 or more falls below 1 (10.3-c)."""
    return (sum_ + 1) // 2


def halved_down(sum_: int) -> int:
    """14.7-d: return half of a sum, rounded down, but 1 of 1 (13.11-b)."""
    return sum_ // 2 if sum_ > 1 else sum_


def ground_attack(b: Board, f: AttackInProgress) -> int:
    """10.3-b: return the attack factors; those of units out of supply are added up and halved once.

    2.10: attack factors only, as the defence counts its own.
    """
    whole = 0
    cut = 0
    for u in with_train(f, f.side, f.attackers):
        if b.u_flags[u] & CUT:
            cut += b.face(u).attack
        else:
            whole += b.face(u).attack
    return whole + halved_up(cut)


def ground_defence(b: Board, f: AttackInProgress) -> int:
    """10.3-b, 14.7-d, A80: return the defence factors; of landed units half, or else of units out of supply.

    10.7: in a town or city units out of supply defend whole.
    """
    hungry = CUT if b.data.settlement[f.hex] == 0 else 0
    whole = 0
    landed = 0
    cut = 0
    for u in with_train(f, 1 - f.side, f.defenders):
        factor = b.face(u).defence
        if b.u_flags[u] & LANDED:
            landed += factor
        elif b.u_flags[u] & hungry:
            cut += factor
        else:
            whole += factor
    return whole + halved_down(landed) + halved_up(cut)


def with_train(f: AttackInProgress, side: int, units: list[int]) -> list[int]:
    """15.3-a: return units and the armoured train that supports them, whose factor counts with theirs."""
    return [*units, f.train[side]] if f.train[side] >= 0 else units


def with_air(b: Board, f: AttackInProgress, side: int, ground: int) -> int:
    """8.4-b, A45: return a ground total with the aircraft of a side, who never add more than that total."""
    air = 0
    for u in f.air[side]:
        air += b.data.units[u].air
    return ground + min(air, ground)


def fort(b: Board, f: AttackInProgress) -> int:
    """13.18, A67: return what an intact fortified line adds to a Republican defence; it is never halved.

    7.14: nothing once it has been betrayed.
    """
    if defending_side(f) != REP or not b.fort(f.hex):
        return 0
    line = b.data.line_of[f.hex]
    return 0 if b.lines[line] == CANCELLED else b.data.lines[line].factor


def attack_total(b: Board, f: AttackInProgress) -> int:
    """E1.6: return what the attacker fights with."""
    return with_air(b, f, f.side, ground_attack(b, f))


def defence_total(b: Board, f: AttackInProgress) -> int:
    """E1.6: return what the defender fights with.

    13.3-a: all units of the hex together, their factors whole.
    """
    return with_air(b, f, 1 - f.side, ground_defence(b, f)) + fort(b, f)


def odds_text(attack: int, defence: int) -> str:
    """13.7, 13.8: return the odds as they are spoken: `3:1` rounded down, `1:2` rounded up."""
    if attack >= defence:
        return f"{attack // defence}:1"
    return f"1:{(defence + attack - 1) // attack}"


def base_column(attack: int, defence: int, columns: int) -> int:
    """13.7 to 13.9: return the column of two totals in a table of so many columns."""
    return min(attack // defence, columns - 1) if attack >= defence else LOW_ODDS


def shifted(column: int, shift: int, columns: int) -> int:
    """A62: return a column of the table, shifted within it."""
    return max(LOW_ODDS, min(column + shift, columns - 1))


def modified(die: int, drm: int) -> int:
    """13.14: return the die with what changes it, from 0 to 6."""
    return max(0, min(die + drm, HIGHEST_DIE))


class Forecast:
    """What an attack comes to: mean steps lost and taken, chance to empty the hex (0 to 1), mean hexes beyond it."""

    def __init__(self, lost: float, taken: float, emptied: float, further: float) -> None:
        self.lost = lost
        """Steps that the attacker is asked for, however many he has."""
        self.taken = taken
        self.emptied = emptied
        self.further = further


def forecast(data: Data, attack: float, defence: float, shift: int, drm: int, steps: float) -> Forecast:
    """Return what an attack of these totals comes to against so many steps, counted exactly; all of it may be a guess.

    Shifts and die modifiers as the attacker sees them. It reads no board.
    """
    columns = len(data.columns)
    column = shifted(base_column(max(1, int(attack)), max(1, int(defence + 0.99)), columns), shift, columns)
    lost = taken = emptied = further = 0.0
    for die in range(1, HIGHEST_DIE + 1):
        cell = modified(die, drm) * columns + column
        lost += float(data.attacker_loss[cell])
        removed = float(data.defender_loss[cell])
        if removed >= steps:
            taken += steps
            emptied += 1.0
            further += removed - steps
        else:
            taken += removed
    return Forecast(lost / 6.0, taken / 6.0, emptied / 6.0, further / 6.0)


def extra_losses(b: Board, f: AttackInProgress) -> int:
    """7.40, A42: return the steps that Town Defence adds to the attacker's losses."""
    count = 0
    for chit in f.chits[1 - f.side]:
        part = b.data.chits[chit].part("attacker_losses")
        if part is not None:
            count += part.count
    return count


def roll(b: Board) -> None:
    """Forced step: count both sides, roll the die and read the table (E1.6 to E1.9)."""
    f = b.fight
    columns = len(b.data.columns)
    f.attack = attack_total(b, f)
    f.defence = defence_total(b, f)
    f.shifts = shifts(b, f)
    f.drms = drms(b, f)
    f.column = shifted(base_column(f.attack, f.defence, columns), total(f.shifts), columns)
    note_debuts(b, f)
    details: dict[str, object] = {
        "hex": hex_term(f.hex),
        "attack": f.attack,
        "defence": f.defence,
        "odds": odds_text(f.attack, f.defence),
        "column": b.data.columns[f.column],
        "shifts": [change(pair) for pair in f.shifts],
        "drms": [change(pair) for pair in f.drms],
    }
    b.tell("odds", "13.7", f.side, details, [])
    f.die = b.chance.die("13.14")
    b.reveals += 1
    drm = total(f.drms)
    f.modified = modified(f.die, drm)
    by_attacker, by_defender = b.data.result(f.modified, f.column)
    f.result = [by_attacker, by_defender]
    f.left[f.side] = by_attacker + extra_losses(b, f)
    f.left[1 - f.side] = by_defender
    b.tell(
        "combat-roll",
        "13.10-a",
        f.side,
        {
            "side": SIDE_TERMS[f.side],
            "hex": hex_term(f.hex),
            "roll": f.die,
            "drm": drm,
            "modified": f.modified,
            "attacker": by_attacker,
            "defender": by_defender,
        },
        [],
    )
    if by_defender > f.steps and not f.casado:
        f.victors = pursuers(b, f)
    b.stage = LOSSES
