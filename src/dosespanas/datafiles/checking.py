"""Checking the data files of a game: their form, what is expected of them, and what only the game can tell."""

from collections.abc import Callable, Mapping

from dosespanas.datafiles.expected import Files, comparisons
from dosespanas.datafiles.fields import Record
from dosespanas.datafiles.reading import DataFiles, FileSet, Problem
from dosespanas.datafiles.report import Report

Records = Mapping[str, Record]
"""The files that could be read, by name."""

Reports = Mapping[str, Report]


def check_files(files: FileSet, found: DataFiles, further: Callable[[Records, Reports], None]) -> list[Problem]:
    """Return everything wrong (errors) or unusual (warnings) in the files, errors first, file by file.

    A file that cannot be read is reported and left out of the checks that would need it. `further`: what no list of
    expectations can say.
    """
    readings = files.readings(found)
    reports = {name: Report(name, reading) for name, reading in readings.items()}
    records = {name: reading.record for name, reading in readings.items() if reading.record is not None}
    values = Files({name: readings[name].values for name in records})
    for name in records:
        for comparison in comparisons(files.folder / name):
            comparison.run(name, values, reports[name])
    further(records, reports)
    problems = [problem for reading in readings.values() for problem in reading.problems]
    problems += [problem for report in reports.values() for problem in report.problems]
    order = list(files.models)
    return sorted(problems, key=lambda problem: (problem.severity == "warning", order.index(problem.file)))
