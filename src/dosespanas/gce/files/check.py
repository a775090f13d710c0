"""Are the data files right? The checks behind `dosespanas data check --game gce`.

An *error* is something the rules or the program do not allow; a game refuses such data. A *warning* is
something that differs from our reconstruction of the board and the counters: an owner of the game may know better.
"""

from typing import Any, Final

from dosespanas.datafiles.reading import DataFiles, Problem, Reading, as_error
from dosespanas.datafiles.report import Report
from dosespanas.gce.files.chit_checks import check_chits
from dosespanas.gce.files.chit_schema import Chits
from dosespanas.gce.files.map_checks import check_map
from dosespanas.gce.files.map_schema import Map
from dosespanas.gce.files.reading import (
    CHITS,
    FILES,
    MAP,
    MODELS,
    SCENARIOS,
    TABLES,
    UNITS,
    digest,
    load_folder,
    readings,
    shipped,
)
from dosespanas.gce.files.table_checks import check_scenarios, check_tables
from dosespanas.gce.files.table_schema import Scenarios, Tables
from dosespanas.gce.files.unit_checks import check_units
from dosespanas.gce.files.unit_schema import Units

__all__ = ["FILES", "DataFiles", "Problem", "check", "digest", "load_folder", "shipped", "usable"]

SHORT: Final = {MAP: "map", UNITS: "units", TABLES: "tables", CHITS: "chits", SCENARIOS: "scenarios"}
"""The names under which the rules ask for the files."""


def check(files: DataFiles) -> list[Problem]:
    """Return everything wrong (errors) or unusual (warnings) in the files, file by file, errors first.

    A file that cannot be read is reported and left out of the checks that would need it.
    """
    return _check(readings(files))


def usable(files: DataFiles) -> dict[str, Any]:
    """Return the facts of the files as they stand there: map, units, tables, chits, scenarios.

    Raises `BadData`, naming the first error, unless the files are right (warnings do not matter).
    """
    found = readings(files)
    for problem in _check(found):
        if problem.severity == "error":
            raise as_error(problem)
    return {short: found[name].raw for name, short in SHORT.items()}


def _check(found: dict[str, Reading]) -> list[Problem]:
    problems = [problem for reading in found.values() for problem in reading.problems]
    reports = {name: Report(name, reading) for name, reading in found.items()}
    records = {name: reading.record for name, reading in found.items()}
    read_map, read_units, read_tables = records[MAP], records[UNITS], records[TABLES]
    map_ = read_map if isinstance(read_map, Map) else None
    units = read_units if isinstance(read_units, Units) else None
    tables = read_tables if isinstance(read_tables, Tables) else None
    chits, scenarios = records[CHITS], records[SCENARIOS]
    if map_ is not None:
        check_map(map_, reports[MAP])
    if units is not None:
        check_units(units, map_, tables.stacking if tables is not None else None, reports[UNITS])
    if tables is not None:
        check_tables(tables, units, reports[TABLES])
    if isinstance(chits, Chits):
        check_chits(chits, map_, reports[CHITS])
    if isinstance(scenarios, Scenarios):
        check_scenarios(scenarios, reports[SCENARIOS])
    problems += [problem for report in reports.values() for problem in report.problems]
    order = list(MODELS)
    return sorted(problems, key=lambda found: (found.severity == "warning", order.index(found.file)))
