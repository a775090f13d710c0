"""Which messages of the catalogue are names and texts of what stands in the data files."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

KINDS: Final = (
    # kind, file and table, whether there is a short form for small places
    ("box", "map.json", "boxes", False),
    ("general", "pieces.json", "generals", True),
    ("plane", "pieces.json", "planes", False),
    ("tank", "pieces.json", "tanks", False),
    ("ship", "naval.json", "ships", True),
    ("area", "naval.json", "areas", False),
    ("base", "naval.json", "bases", False),
)
_NAMED: Final = re.compile(f"^(card|type|{'|'.join(kind for kind, *_ in KINDS)})-")


def named_as(message: str) -> bool:
    """Whether a message of the catalogue may be of something in the data."""
    return _NAMED.match(message) is not None


def messages(files: Mapping[str, Any]) -> Iterator[str]:
    """Yield the messages that name what is in the files, and tell the history of cards."""
    for kind, file, table, short in KINDS:
        for row in files[file][table]:
            yield f"{kind}-{row['id']}"
            if short:
                yield f"{kind}-{row['id']}-short"
    for row in files["pieces.json"]["troop_types"]:
        yield f"type-{row['side']}-{row['id']}"
        yield f"type-{row['side']}-{row['id']}-short"
    for row in files["cards.json"]["cards"]:
        yield f"card-{row['id']}"
        yield f"card-{row['id']}-history"
