"""Broken copies of data files, for the tests that no file of any game breaks its check."""

import copy
import json
from typing import Any

from hypothesis import strategies as st

from dosespanas.datafiles.reading import FileContents


def json_values(words: list[str]) -> st.SearchStrategy[Any]:
    """Return any JSON value and worse, with words among them that a game's files use."""
    leaves: st.SearchStrategy[Any] = (
        st.none()
        | st.booleans()
        | st.integers(min_value=-(10**30), max_value=10**30)
        | st.floats()
        | st.text(max_size=8)
        | st.sampled_from([*words, "", "\ud800"])
    )
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
        max_leaves=6,
    )


@st.composite
def mutated(
    draw: st.DrawFn, shipped: FileContents, raw: dict[str, Any], values: st.SearchStrategy[Any]
) -> FileContents:
    """Return the shipped data with a few values of one file replaced, removed, doubled or renamed."""
    name = draw(st.sampled_from(sorted(raw)))
    content = copy.deepcopy(raw[name])
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, content, values)
    text = json.dumps(content, ensure_ascii=draw(st.booleans()))
    return FileContents(shipped.contents | {name: text.encode("utf-8", "surrogatepass")})


def mutate(draw: st.DrawFn, raw: Any, values: st.SearchStrategy[Any]) -> None:
    """Replace, remove, double or rename one value somewhere in a JSON value."""
    place = raw
    while True:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        below = place[key]
        if not isinstance(below, dict | list) or not below or draw(st.integers(0, 4)) == 0:
            break
        place = below
    how = draw(st.sampled_from(["replace", "remove", "double", "rename"]))
    if how == "replace":
        place[key] = draw(values)
    elif how == "remove":
        del place[key]
    elif isinstance(place, list):
        place.append(copy.deepcopy(place[key]))
    else:
        place[draw(st.text(max_size=6))] = place[key] if how == "double" else place.pop(key)
