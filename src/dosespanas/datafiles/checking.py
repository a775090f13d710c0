"""Checking the data files of a game: their form, what is expected of them, and what only the game can tell."""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from dosespanas.datafiles.expected import ExpectedFiles, comparisons
from dosespanas.datafiles.fields import FileRecord
from dosespanas.datafiles.json_lines import path_text
from dosespanas.datafiles.reading import MOST_ERRORS, FileContents, FileProblem, FileSet
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.texts import NAME, text_problems

Records = Mapping[str, FileRecord]
"""The files that could be read, by name."""

Reports = Mapping[str, FileReport]


def check_files(
    files: FileSet,
    found: FileContents,
    further: Callable[[Records, Reports], None],
    named: Callable[[Mapping[str, Any]], Iterable[str]],
) -> list[FileProblem]:
    """Return everything wrong (errors) or unusual (warnings) in the files, errors first, file by file.

    A file that cannot be read is reported and left out of the checks that would need it. `further`: what no list of
    expectations can say; `named`: the messages that things of the data have, of which a copy may have texts of its own.
    """
    readings = files.readings(found)
    reports = {name: FileReport(name, reading) for name, reading in readings.items()}
    records = {name: reading.record for name, reading in readings.items() if isinstance(reading.record, FileRecord)}
    values = ExpectedFiles({name: readings[name].values for name in records})
    for name in records:
        for comparison in comparisons(files.folder / name):
            comparison.run(name, values, reports[name])
    further(records, reports)
    problems = [problem for reading in readings.values() for problem in reading.problems]
    problems += [problem for report in reports.values() for problem in report.problems]
    if found.texts and len(records) == len(files.models):
        known = set(named(values.values))
        for steps, wrong, right in islice(text_problems(found.texts, known), MOST_ERRORS):
            problems.append(FileProblem(NAME, path_text(steps), wrong, right, steps=steps))
    order = [*files.models, NAME]
    return sorted(problems, key=lambda problem: (problem.severity == "warning", order.index(problem.file)))
