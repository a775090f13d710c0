"""Checks of `units.json`: a counter's sides and turns fit together, and the set-up stands within the limits."""

from collections import Counter
from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import ValueWords, being, by, say
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.files.table_schema import Stacking
from dosespanas.gce.files.unit_schema import AtHex, AtMobilisation, AtTown, InAir, Setup, UnitRow, UnitsFile

MADRID: Final = "2712"
ARMY_AT_MADRID: Final = 6
"""The turn in which the first units of the People's Army come in around Madrid, by the players' notes."""

ENTRY_REACH: Final = 2
"""How far from its hex a unit may come in (6.2-b)."""


def numbers(factors: str) -> list[int]:
    """Return attack, defence and movement of a unit's factors as printed; an HQ's combat factor counts twice."""
    printed = [int(number) for number in factors.split("-")]
    return printed if len(printed) == 3 else [printed[0], *printed]


def is_column(unit: UnitRow) -> bool:
    """Return whether a unit is a column: a ground unit without a size (2.15)."""
    return unit.size is None and unit.type not in ("air", "garrison")


def entry_turn(unit: UnitRow) -> int:
    """Return the turn a unit is due, or 0 if it has none."""
    entry = unit.entry
    if isinstance(entry, AtHex | AtTown | InAir):
        return entry.turn
    return 0


def entry_hex(unit: UnitRow) -> str | None:
    """Return the hex printed on a unit, or None."""
    entry = unit.entry
    return entry.hex if isinstance(entry, AtHex | Setup | AtMobilisation) else None


def weight(unit: UnitRow, stacking: Stacking) -> int:
    """Return what a unit counts for stacking, in halves of a division (9.2)."""
    if unit.type in ("hq", "air"):
        return 0
    return stacking.division if unit.size == "division" else stacking.other


def check_units(units: UnitsFile, stacking: Stacking | None, report: FileReport) -> None:
    """Note what does not fit together: the two sides of a counter, its turns, and the stacks of the set-up."""
    for index, unit in enumerate(units.units):
        _reverse(unit, ("units", index), report)
        _later(unit, ("units", index), report)
    _militarisation(units, report)
    _first_regulars(units, report)
    if stacking is not None:
        _stacks(units, stacking, report)


def _reverse(unit: UnitRow, here: Path, report: FileReport) -> None:
    """2.12-a: the reverse is the weaker side."""
    if unit.front is None or unit.back is None or unit.front.count("-") != unit.back.count("-"):
        return
    front, back = numbers(unit.front), numbers(unit.back)
    if any(less > full for less, full in zip(back, front, strict=True)) or back == front:
        report.error((*here, "back"), being(unit.back), by(say("data-weaker", value=ValueWords(unit.front)), "2.12-a"))


def _later(unit: UnitRow, here: Path, report: FileReport) -> None:
    """Note what happens to a unit before it enters."""
    due = entry_turn(unit)
    if unit.withdrawn is not None and unit.withdrawn <= due:
        report.error((*here, "withdrawn"), being(unit.withdrawn), say("data-after-entry", turn=ValueWords(due)))
    if unit.conversion is not None and unit.conversion.turn <= due:
        right = by(say("data-after-entry-early"), "6.9-a")
        report.error((*here, "conversion", "turn"), being(unit.conversion.turn), right)


def _militarisation(units: UnitsFile, report: FileReport) -> None:
    """6.9, players' notes: Euzkadi was militarised last in the north."""
    turns = [(unit.faction, unit.conversion.turn) for unit in units.units if unit.conversion is not None]
    early = min((turn for faction, turn in turns if faction == "basque"), default=0)
    late = max((turn for faction, turn in turns if faction in ("asturian", "santander")), default=0)
    if 0 < early <= late:
        wrong = say("data-basque-early", early=ValueWords(early), turn=ValueWords(late))
        report.warning(("units",), wrong, by(say("data-basque-last"), "data-by-notes"))


def _first_regulars(units: UnitsFile, report: FileReport) -> None:
    """Note regular units that may come in around Madrid earlier than the players' notes say."""
    for index, unit in enumerate(units.units):
        entry = unit.entry
        if unit.side != "republican" or is_column(unit) or not isinstance(entry, AtHex | AtTown):
            continue
        if entry.turn >= ARMY_AT_MADRID:
            continue
        if isinstance(entry, AtTown) or distance(parse_hex(entry.hex), parse_hex(MADRID)) <= ENTRY_REACH:
            right = by(say("data-first-regulars", turn=ValueWords(ARMY_AT_MADRID)), "data-by-notes")
            report.warning(("units", index, "entry", "turn"), being(entry.turn), right)


def _stacks(units: UnitsFile, stacking: Stacking, report: FileReport) -> None:
    """Note set-up stacks over the limit (9.2)."""
    load: Counter[str] = Counter()
    hqs: Counter[str] = Counter()
    for index, unit in enumerate(units.units):
        name = entry_hex(unit)
        if unit.entry.how != "setup" or name is None:
            continue
        load[name] += weight(unit, stacking)
        hqs[name] += unit.type == "hq"
        if load[name] > stacking.limit:
            wrong = say("data-unit-too-many", hex=f"hex:{name}")
            report.error(("units", index, "entry", "hex"), wrong, by(say("data-six-divisions"), "9.2-a"))
        if hqs[name] > stacking.hqs:
            wrong = say("data-hq-too-many", hex=f"hex:{name}")
            report.error(("units", index, "entry", "hex"), wrong, by(say("data-one-hq"), "9.2-b"))
