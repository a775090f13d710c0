"""Are the data files right? The checks behind `dosespanas data check --game gce`.

An *error* is something the rules or the program do not allow; a game refuses such data. A *warning* is
something that differs from our reconstruction of the board and the counters: an owner of the game may know better.
"""

from typing import Any, Final

from dosespanas.datafiles.checking import Records, Reports, check_files
from dosespanas.datafiles.reading import FileContents, FileProblem, as_error
from dosespanas.gce.files.chit_checks import check_chits
from dosespanas.gce.files.chit_schema import Chits
from dosespanas.gce.files.map_checks import check_map
from dosespanas.gce.files.map_schema import MapFile
from dosespanas.gce.files.names import messages
from dosespanas.gce.files.reading import (
    CHITS,
    FILES,
    MAP,
    SCENARIOS,
    TABLES,
    UNITS,
    digest,
    load_folder,
    shipped,
)
from dosespanas.gce.files.table_checks import check_tables
from dosespanas.gce.files.table_schema import Tables
from dosespanas.gce.files.unit_checks import check_units
from dosespanas.gce.files.unit_schema import UnitsFile

__all__ = ["FILES", "FileContents", "FileProblem", "check", "digest", "load_folder", "shipped", "usable"]

SHORT: Final = {MAP: "map", UNITS: "units", TABLES: "tables", CHITS: "chits", SCENARIOS: "scenarios"}
"""The names under which the rules ask for the files."""


def check(files: FileContents) -> list[FileProblem]:
    """Return everything wrong (errors) or unusual (warnings) in the files, file by file, errors first.

    A file that cannot be read is reported and left out of the checks that would need it.
    """
    return check_files(FILES, files, _further, messages)


def usable(files: FileContents) -> dict[str, Any]:
    """Return the facts of the files as they stand there: map, units, tables, chits, scenarios, texts.

    Raises `BadData`, naming the first error, unless the files are right (warnings do not matter).
    """
    for problem in check(files) if files.key() not in FILES.vouched else ():
        if problem.severity == "error":
            raise as_error(problem)
    found = FILES.raws(files)
    return {short: found[name] for name, short in SHORT.items()} | {"texts": files.texts}


def _further(records: Records, reports: Reports) -> None:
    """Note what no list of expectations can say: geometry, connections, effects, what follows of several values."""
    map_, units, tables, chits = (records.get(name) for name in (MAP, UNITS, TABLES, CHITS))
    units = units if isinstance(units, UnitsFile) else None
    tables = tables if isinstance(tables, Tables) else None
    if isinstance(map_, MapFile):
        check_map(map_, reports[MAP])
    if units is not None:
        check_units(units, None if tables is None else tables.stacking, reports[UNITS])
    if tables is not None:
        check_tables(tables, units, reports[TABLES])
    if isinstance(chits, Chits):
        check_chits(chits, reports[CHITS])
