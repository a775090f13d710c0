"""Checks of `tables.json`: what is reconstructed keeps its shape."""

from collections import Counter
from itertools import pairwise

from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import ValueWords, being, by, say
from dosespanas.gce.files.table_schema import CombatResults, Tables
from dosespanas.gce.files.unit_schema import UnitsFile


def check_tables(tables: Tables, units: UnitsFile | None, report: FileReport) -> None:
    """Note what does not fit together in the tables."""
    for index, (before, after) in enumerate(pairwise(tables.calendar), 1):
        if not before.start <= before.end < after.start:
            report.error(
                ("calendar", index, "from"), being(after.start), say("data-after", value=ValueWords(before.end))
            )
    _results(tables.crt, report)
    _settlements(tables, report)
    if units is not None:
        _brigades(tables, units, report)


def _results(crt: CombatResults, report: FileReport) -> None:
    """13.9, 13.14: the cells that are known, and better results for the attacker with a better die or column."""
    rows = [row.results for row in crt.rows]
    if any(len(results) != len(crt.columns) for results in rows):
        return
    for index, known in enumerate(crt.known):
        there = [
            rows[row][crt.columns.index(known.column)]
            for row in range(len(rows))
            if crt.rows[row].die == known.die and known.column in crt.columns
        ]
        if there and there != [known.result]:
            report.error(("crt", "known", index, "result"), being(known.result), say("data-as-table"))
    for row, results in enumerate(rows):
        for column, result in enumerate(results):
            others = [rows[row - 1][column]] if row else []
            others += [results[column - 1]] if column else []
            for other in others:
                if _worse(result, other):
                    wrong = say("data-is-after", result=ValueWords(result), other=ValueWords(other))
                    report.warning(("crt", "rows", row, "results", column), wrong, say("data-no-worse"))


def _worse(result: str, before: str) -> bool:
    """Return whether a result is worse for the attacker than another, in either number."""
    return result[0] > before[0] or result[2] < before[2]


def _settlements(tables: Tables, report: FileReport) -> None:
    """13.18: a town helps the defender, and a city no less."""
    least = 1
    for index, place in enumerate(tables.settlements):
        worth = -place.shift - place.drm
        if worth < least:
            wrong = say("data-defence-worth", place=place.id, many=ValueWords(worth), least=ValueWords(least))
            report.warning(("settlements", index), wrong, by(say("data-town-helps"), "13.18"))
        least = max(least, worth)


def _brigades(tables: Tables, units: UnitsFile, report: FileReport) -> None:
    """Note divisions that no counters are left to be broken down into (6.14-e)."""
    generic = Counter((unit.side, unit.front) for unit in units.units if unit.entry.how == "breakdown")
    for index, row in enumerate(tables.breakdown):
        for place, factors in enumerate(row.brigades):
            if generic[row.side, factors] < row.brigades.count(factors):
                here = ("breakdown", index, "brigades", place)
                report.error(here, being(factors), by(say("data-enough-brigades"), "6.14-e"))
