"""What has changed between two JSON values, exactly: a page that has the old one makes the new one of it.

A change is `[path, value]` (put there), `[path]` (no longer there) or `[path, at, count, items]` (in the list there,
`items` in place of `count` others from `at` on). A path is a list of names and positions. Changes hold in order.
Where a value is a switch it stays one: Python takes true for 1. What is the same object is equal: a view whose
unchanged parts are those of the view before costs what has changed.
"""

from typing import Any

Change = list[Any]
MOST = 300
"""With more changes than this the whole value is told instead."""


def changes(old: Any, new: Any) -> list[Change] | None:
    """Return what turns `old` into `new`; None: too much."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found if len(found) <= MOST else None


def _compare(old: Any, new: Any, path: list[Any], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for name, value in new.items():
            if name not in old:
                found.append([[*path, name], value])
            elif old[name] is not value and old[name] != value:
                _compare(old[name], value, [*path, name], found)
        if not old.keys() <= new.keys():
            found.extend([[*path, name]] for name in old if name not in new)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, found)
    else:
        found.append([path, new])


def _compare_lists(old: list[Any], new: list[Any], path: list[Any], found: list[Change]) -> None:
    if len(old) == len(new):
        for i, value in enumerate(new):
            if old[i] is not value and old[i] != value:
                _compare(old[i], value, [*path, i], found)
        return
    first, shared = 0, min(len(old), len(new))
    while first < shared and old[first] == new[first]:
        first += 1
    last = 0
    while last < shared - first and old[-1 - last] == new[-1 - last]:
        last += 1
    found.append([path, first, len(old) - last - first, new[first : len(new) - last]])


def changed(old: Any, found: list[Change]) -> Any:
    """Return the new value; the old one stays as it is where they differ."""
    new = old
    for change in found:
        new = _put(new, change[0], change)
    return new


def _put(old: Any, path: list[Any], change: Change) -> Any:
    if not path:
        if len(change) == 2:
            return change[1]
        _, at, count, items = change
        return [*old[:at], *items, *old[at + count :]]
    new = dict(old) if isinstance(old, dict) else list(old)
    if len(path) == 1 and len(change) == 1:
        del new[path[0]]
    else:
        new[path[0]] = _put(new[path[0]] if isinstance(new, list) else new.get(path[0]), path[1:], change)
    return new
