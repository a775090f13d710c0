"""The force pool of La Guerra Civil Española: what each side's counters are worth, turn by turn, losses apart.

    PYTHONPATH=src .venv/bin/python studies/force_pool.py
    PYTHONPATH=src .venv/bin/python studies/force_pool.py --data my_data

Prints for each turn the factors of attack and defence of all that has come in and not left (6.2, 6.8, 6.9), and how
many columns turn and leave in it. What waits for a mobilisation, an event or the breaking up of a division does not
count, nor do aircraft; an HQ counts in attack and in defence.
"""

import argparse
import sys
from pathlib import Path

from dosespanas.gce.files.reading import UNITS, load_folder, readings, shipped
from dosespanas.gce.files.unit_checks import entry_turn, is_column, numbers
from dosespanas.gce.files.unit_schema import UnitRow, UnitsFile

SIDES = ("nationalist", "republican")


def worth(unit: UnitRow, turn: int) -> tuple[int, int]:
    """Return attack and defence of a unit in a turn, at full strength: 0 before it comes in and after it leaves."""
    if unit.front is None or unit.entry.how not in ("setup", "hex", "town"):
        return 0, 0
    if turn < entry_turn(unit) or (unit.withdrawn is not None and turn >= unit.withdrawn):
        return 0, 0
    turned = unit.conversion is not None and turn >= unit.conversion.turn
    factors = unit.conversion.front if unit.conversion is not None and turned else unit.front
    attack, defence, _ = numbers(factors)
    return attack, defence


def row(units: list[UnitRow], turn: int) -> str:
    """Return the line of a turn: both sides, then the Republican columns that turn and leave, the north apart."""
    cells = [str(turn)]
    for side in SIDES:
        worths = [worth(unit, turn) for unit in units if unit.side == side]
        cells.append(f"{sum(attack for attack, _ in worths)}, {sum(defence for _, defence in worths)}")
    columns = [unit for unit in units if unit.side == "republican" and is_column(unit)]
    for due in (
        [unit for unit in columns if unit.conversion is not None and unit.conversion.turn == turn],
        [unit for unit in columns if unit.withdrawn == turn],
    ):
        north = sum(unit.faction != "republican" for unit in due)
        cells.append(f"{len(due)} ({north})" if due else "")
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--data", type=Path, help="a folder of corrected data files")
    given = arguments.parse_args()
    record = readings(load_folder(given.data) if given.data else shipped())[UNITS].record
    if not isinstance(record, UnitsFile):
        arguments.error(f"{UNITS} has errors: see dosespanas data check")
    print("| turn | Nationalist | Republican | columns turned (north) | columns withdrawn (north) |")
    print("|---|---|---|---|---|")
    for turn in range(1, 20):
        print(row(record.units, turn))
    return 0


if __name__ == "__main__":
    sys.exit(main())
