"""Random corrections of a game's data: values, rows, texts; most are wrong, some are played with."""

import json
import random
from copy import deepcopy
from typing import Any, Final

from dosespanas.catalogue import plain_texts
from dosespanas.datafiles.corrections import Comparing, is_note
from dosespanas.registry import DEFINITIONS, shipped_digest

BASE: Final[dict[str, dict[str, Any]]] = {
    game: {name: json.loads(content) for name, content in DEFINITIONS[game].files.shipped().contents.items()}
    for game in ("espana1936", "gce")
}
SOURCES: Final = ("", "own copy: mine", "house rule: ours", "house rule: ours")
Way = tuple[str | int, ...]


def ways(value: Any, way: Way = ()) -> list[Way]:
    """Return the ways to all values, rows and lists that are no notes."""
    found = [way] if way else []
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in entries:
        if not (isinstance(key, str) and is_note(key)):
            found += ways(item, (*way, key))
    return found


WAYS: Final = {game: {name: ways(content) for name, content in BASE[game].items()} for game in BASE}


ALIKE: Final[dict[str, dict[str, dict[tuple[int, str | int], list[Way]]]]] = {game: {} for game in BASE}
"""The ways of a file by their length and last step: those to the same field of other rows."""
for _game, _files in WAYS.items():
    for _name, _ways in _files.items():
        _known = ALIKE[_game].setdefault(_name, {})
        for _way in _ways:
            _known.setdefault((len(_way), _way[-1]), []).append(_way)


def at(content: Any, way: Way) -> Any:
    """Return what stands at the end of a way."""
    for step in way:
        content = content[step]
    return content


def other(rng: random.Random, game: str, name: str, way: Way, value: Any) -> Any:
    """Return another value: a little more or less, or what stands in the same field elsewhere."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and rng.random() < 0.8:
        return value + rng.choice((-2, -1, 1, 2))
    alike = ALIKE[game][name].get((len(way), way[-1]), [way])
    return deepcopy(at(BASE[game][name], rng.choice(alike)))


def patch(rng: random.Random, game: str) -> dict[str, Any]:
    """Return a file of corrections with a few of them."""
    mine, touched = dict(BASE[game]), set[str]()
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(sorted(mine))
        if name not in touched:
            touched.add(name)
            mine[name] = deepcopy(mine[name])
        way = rng.choice(WAYS[game][name])
        try:
            place, last = at(mine[name], way[:-1]), way[-1]
            value = place[last]
        except (KeyError, IndexError, TypeError):
            continue  # It went with another correction.
        if isinstance(place, list) and isinstance(value, dict | list):
            if rng.random() < 0.5:
                place.append(deepcopy(value) | {"id": "new_one"} if isinstance(value, dict) else deepcopy(value))
            else:
                del place[int(last)]
        elif isinstance(value, dict | list) and rng.random() < 0.7:
            continue
        else:
            place[last] = other(rng, game, name, way, value)
    changes = [
        change.model_dump(mode="json", exclude_unset=True)
        for name in sorted(touched)
        for change in Comparing(False).values(name, BASE[game][name], mine[name], False)
    ]
    if rng.random() < 0.2:
        key = rng.choice([one for one in plain_texts("es") if DEFINITIONS[game].files.FILES.about(one)])
        changes.append({"at": f"texts/es/{key}", "was": plain_texts("es")[key], "now": "Otro"})
    head = {
        "format": "dosespanas-corrections 1",
        "game": game,
        "base": shipped_digest(game),
        "source": rng.choice(SOURCES),
    }
    return head | {"changes": changes}
