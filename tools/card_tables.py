"""Writes the tables of conditions and operations in `docs/data-format.md`: their fields, and their classes' docstrings.

A test holds the page to the code; after a new condition or operation: `python tools/card_tables.py`.
"""

import re
from pathlib import Path
from typing import Any

from dosespanas.espana1936.cards.conditions import CONDITIONS
from dosespanas.espana1936.cards.operations import OPERATIONS
from dosespanas.espana1936.files.operations import DeclaredFields, declared

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "data-format.md"


def fields_of(asked: DeclaredFields) -> str:
    """Return the further fields in words: those that are there, those of which one is, those that may be."""
    paired = {name for pair in asked.either for name in pair}
    found = [f"`{name}`" for name, (_, without) in asked.asked.items() if without is ...]
    found += [f"`{one}` or `{other}`" for one, other in asked.either]
    maybe = [f"`{n}`" for n, (_, without) in asked.asked.items() if without is not ... and n not in paired]
    found += [f"perhaps {' and '.join(maybe)}"] if maybe else []
    return ", ".join(found)


def table(tag: str, last: str, classes: dict[str, Any], naval: bool) -> str:
    """Return the table of some conditions or operations, those of the naval war or the others."""
    rows = [f"| `{tag}` | further fields | {last} |", "|---|---|---|"]
    for name, kind in classes.items():
        asked = declared(name, kind)
        if asked.naval == naval:
            rows.append(
                f"| `{name}` | {fields_of(asked)} | {' '.join((kind.__doc__ or '').split())} |".replace("|  |", "| |")
            )
    return "\n".join(rows) + "\n"


def page(text: str) -> str:
    """Return the text of the page with its tables as the code has them."""
    tables = iter(
        [
            table("cond", "holds when", CONDITIONS, naval=False),
            table("op", "what happens", OPERATIONS, naval=False),
            table("op", "what happens", OPERATIONS, naval=True),
        ]
    )
    return re.sub(r"\| `(?:cond|op)` \| further fields \|.*\n(?:\|.*\n)+", lambda _: next(tables), text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}")
