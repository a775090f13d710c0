"""Print what has changed in a version, as CHANGELOG.md has it; for a tag that is no such version say so and stop.

python tools/release_notes.py v0.4.0
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def notes(tag: str, engine: str, changes: str) -> str:
    """Return the part of the changes about a version; raises ValueError for another one, or one without."""
    if tag != f"v{engine}":
        raise ValueError(f"the tag is {tag}, but the sources are version {engine}: it must be v{engine}")
    found = re.search(rf"^## {re.escape(engine)}\n(.*?)(?=^#)", changes, re.M | re.S)
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md has no part {engine}: name the part Unreleased so")
    return found[1].strip() + "\n"


def main() -> None:
    """Print the notes of the tag that is given."""
    header = (ROOT / "src/dosespanas/kernel/header.py").read_text(encoding="utf-8")
    (engine,) = re.findall(r'ENGINE: str = "([^"]+)"', header)
    try:
        print(notes(sys.argv[1], engine, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end="")
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
