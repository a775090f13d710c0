"""Corrections as text: how they travel with a game, in its record, in the request that begins it, in a database.

Such a text stands wherever data are asked for, in place of a folder. It is always written the same way, so that the
same corrections have the same digest everywhere.
"""

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from dosespanas.datafiles.words import say
from dosespanas.kernel.errors import BadData
from dosespanas.kernel.record import MAX_CORRECTIONS

NAME: Final = "corrections"
"""What they are called where a file has its name."""
LARGEST: Final = MAX_CORRECTIONS
"""Characters that they may have: more than those of every value of a game."""

Source = str | Path | None
"""Where data come from: a folder, one of its files, a file of corrections, corrections as text, or the shipped ones."""


def as_text(data: Source) -> str | None:
    """Return corrections that are given as text; None for a folder, a file, or the shipped data."""
    return data if isinstance(data, str) and data.startswith("{") else None


def read(raw: Any) -> str:
    """Return corrections that somebody sent as text; raises BadData for such as are too large, or no JSON.

    What is in them is checked where data are made with them.
    """
    try:
        text = written(raw)
    except (RecursionError, TypeError, ValueError):
        text = ""
    if text.startswith("{") and len(text) <= LARGEST:
        return text
    wrong = say("data-too-large") if len(text) > LARGEST else say("data-unreadable")
    right = say("data-be-object", most=LARGEST)
    told = {"wrong": wrong.view(), "right": right.view()}
    raise BadData("error-bad-data", f"{NAME}: {wrong}; {right}", file=NAME, line=1, path="-", **told)


def written(corrections: Any) -> str:
    """Return corrections, as JSON has them, as text; raises RecursionError, TypeError or ValueError for no JSON."""
    return json.dumps(corrections, sort_keys=True, separators=(",", ":"), allow_nan=False)


@lru_cache(maxsize=64)
def about(text: str) -> dict[str, Any]:
    """Return what may be told of corrections in a line: their digest, name, source, and how many values they change.

    The text is one that has been read as corrections.
    """
    raw = json.loads(text)
    count = sum(len(one.get("add", ())) + len(one.get("remove", ())) or 1 for one in raw["changes"])
    told = {name: raw.get(name, "") for name in ("name", "source")}
    return {"digest": digest(text), **told, "count": count}


def digest(text: str) -> str:
    """Return what stands for corrections (64 hex digits); nothing for none."""
    return hashlib.sha256(text.encode()).hexdigest() if text else ""
