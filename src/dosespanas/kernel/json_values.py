"""Plain values as JSON has them: whoever gives one out gives a copy, so that no writing into it reaches a game."""

from typing import Any


def copied(value: Any) -> Any:
    """Return a copy of a number, a word, a list or an object, however deep."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return {name: copied(item) for name, item in value.items()} if isinstance(value, dict) else value
