"""What a part of a state holds, to the last number: filled with values of its own, and compared with a copy."""

from typing import Any


def filled(number: int, value: object) -> object:
    """Something of the shape of a value that no object starts with."""
    if isinstance(value, list):
        return [filled(number, item) for item in value] if value else [number]
    return value + str(number) if isinstance(value, str) else number


def is_part(value: object) -> bool:
    """Whether a value is a part of a state by itself: an object with fields."""
    return hasattr(value, "__dict__") and type(value).__module__.startswith("dosespanas")


def fill(holder: object, but: set[str], first: int = 1000) -> None:
    """Give every number, text and list of an object a value of its own, and of the parts of it, but for some fields."""
    for number, (name, value) in enumerate(list(vars(holder).items()), first):
        if name in but:
            continue
        if is_part(value):
            fill(value, set(), 100 * number)
        elif isinstance(value, int | str | list):
            setattr(holder, name, filled(number, value))


def holds_the_same(one: Any, other: Any) -> bool:
    """Equal to the last number, and no list or part shared."""
    if isinstance(one, list):
        return one is not other and len(one) == len(other) and all(map(holds_the_same, one, other))
    if is_part(one):
        return one is not other and holds_the_same(list(vars(one).values()), list(vars(other).values()))
    return type(one) is type(other) and bool(one == other)
