"""Write beside the shipped data of each game that they are right: no process has to check them again.

    PYTHONPATH=src python tools/checked.py       after a change of data files, or of how they are checked

A test fails where it was not done. Data that differ from what is written in a single byte are checked as ever.
"""

import sys

from dosespanas.datafiles.reading import VOUCHED
from dosespanas.registry import DEFINITIONS


def vouched(name: str) -> str:
    """Return what is written for a game; raises ValueError, naming the first error, where its data are wrong."""
    rules = DEFINITIONS[name].files
    shipped = rules.FILES.shipped()
    wrong = [problem for problem in rules.check(shipped) if problem.severity == "error"]
    if wrong:
        raise ValueError(str(wrong[0]))
    return f"{shipped.key()} {rules.FILES.worked_out(shipped)}\n"


def main() -> int:
    """Write it, and return the exit code."""
    for name, title in DEFINITIONS.items():
        try:
            (title.files.FILES.folder / VOUCHED).write_text(vouched(name), encoding="ascii")
        except ValueError as error:
            print(error)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
