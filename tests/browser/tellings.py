"""Corrections of every kind, made of the shipped data of a game: to be told by whoever tells of corrections."""

import json
from collections.abc import Iterator
from typing import Any

from dosespanas.datafiles.corrections import KEYS, differences, is_note
from dosespanas.registry import DEFINITIONS

ROWS = 3
"""How many rows of a table are made otherwise: the first, so that each kind of thing is there."""


def corrections_of_every_kind(game: str) -> dict[str, Any]:
    """Return a file of corrections in which a value of every field is otherwise; a row more and less of every table."""
    files = DEFINITIONS[game].files
    shipped = files.shipped()
    base = {name: json.loads(content) for name, content in shipped.contents.items()}
    mine = json.loads(json.dumps(base))
    for content in mine.values():
        for name, value in content.items():
            content[name] = _otherwise(value, [value])
    texts = [change for language in ("en", "es", "fr", "pl") for change in _texts(files.FILES.texts, language)]
    changes = [change.model_dump(mode="json", exclude_unset=True) for change in differences(mine, base)]
    format = {"format": "dosespanas-corrections 1", "game": game, "base": files.digest(shipped)}
    return format | {"name": "every kind", "source": "own copy", "changes": changes + texts}


def _texts(texts: Any, language: str) -> Iterator[dict[str, Any]]:
    for key, text in list(texts[language].items())[:40:4]:
        yield {"at": f"texts/{language}/{key}", "was": text, "now": f"{text} 2"}


def _otherwise(value: Any, alike: list[Any]) -> Any:
    """Return a value that is otherwise in all that it has; `alike`: what stands in its place in other rows."""
    if isinstance(value, dict):
        keys = {key for key in ("id", "side", "hex", "turn", "name", "die") if key in value and len(alike) > 1}
        told = {}
        for key, one in value.items():
            rows = [row[key] for row in alike if isinstance(row, dict) and key in row]
            told[key] = one if key in keys or is_note(key) else _otherwise(one, rows)
        return told
    if isinstance(value, list):
        return _list(value)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return next((one for one in alike if type(one) is type(value) and one != value), value)


def _list(rows: list[Any]) -> list[Any]:
    if not rows:
        return rows
    if not all(isinstance(row, dict) for row in rows):
        if all(isinstance(row, list) for row in rows):
            return [*rows[1:], [*reversed(rows[0])], rows[0][:1] * 2]
        return [_otherwise(row, rows) if i < ROWS else row for i, row in enumerate(rows)]
    keyed = any(all(all(field in row for field in key) for row in rows) for key in KEYS)
    changed = [_otherwise(row, rows) if i < ROWS else row for i, row in enumerate(rows)]
    return changed[:-1] if keyed and len(rows) > ROWS else changed
