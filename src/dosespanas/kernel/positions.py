"""Reading positions that a person may have written: each error says where, what is wrong and what would be right."""

from typing import Any, Final

from dosespanas.kernel.chance import seed_bytes
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.phrases import (
    A_LIST,
    AN_OBJECT,
    Phrase,
    in_json,
    list_of,
    one_of_names,
    phrase,
    whole_number,
    wording,
)
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.kernel.state import State

SEED: Final = phrase("32 hex digits or a whole number", "position-seed")
ALLOWED: Final = phrase("a position the rules allow", "position-allowed")


SEEN: Final = "seen"
"""In a position that was drawn from what somebody saw of a game: the choice at which he saw it."""

DEEPEST: Final = 12
"""How deep lists and objects of a position may lie in one another: half of it is more than any has."""


def nested_too_deep(raw: object) -> bool:
    """Return whether lists and objects lie in one another deeper than any position has them."""
    inner = [raw]
    for _ in range(DEEPEST):
        layers = [one.values() if isinstance(one, dict) else one for one in inner if isinstance(one, dict | list)]
        inner = [one for layer in layers for one in layer]
    return any(isinstance(one, dict | list) for one in inner)


def bad(path: str, wrong: object, right: Phrase) -> BadPosition:
    """Return the error for one wrong place of a position; `wrong`: what stands there, or what is wrong with it."""
    shown = wrong if isinstance(wrong, Phrase) else in_json(wrong)
    text = f"position, {path}: {shown}; expected {right}"
    return BadPosition("error-bad-position", text, path=path, wrong=wording(shown), right=right.said)


def bad_name(path: str, wrong: object, names: list[str]) -> BadPosition:
    """Return the error for a place of a position that must have one of some names."""
    return bad(path, wrong, one_of_names(names))


def value_like(model: object) -> Phrase:
    """Return that a value of the shape of a model would be right."""
    return phrase("a value like {value}", "position-like", value=in_json(model, 200))


def known(path: str, value: object, table: dict[str, int], right: Phrase) -> int:
    """Return the index of a name, or raise BadPosition; `right`: what would be right."""
    if not isinstance(value, str) or value not in table:
        raise bad(path, value, right)
    return table[value]


def one_of(path: str, value: object, table: dict[str, int]) -> int:
    """Return the index of one of a few names, or raise BadPosition, which says them all."""
    if not isinstance(value, str) or value not in table:
        raise bad_name(path, value, [name for name in table if name])
    return table[value]


def number(path: str, value: object, low: int, high: int) -> int:
    """Return a whole number in a range, or raise BadPosition."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(path, value, whole_number(low, high))
    return value


def listing(path: str, value: object, length: int = -1) -> list[Any]:
    """Return a list of a fixed length (-1: any), or raise BadPosition."""
    if not isinstance(value, list):
        raise bad(path, value, A_LIST)
    if length >= 0 and len(value) != length:
        raise bad(path, value, list_of(length))
    return value


def mapping(path: str, value: object) -> dict[str, Any]:
    """Return an object, or raise BadPosition."""
    if not isinstance(value, dict):
        raise bad(path, value, AN_OBJECT)
    return value


def same_shape(path: str, value: Any, model: Any, limit: int) -> Any:
    """Return a value of the shape of a model (a switch, a number up to `limit`, a list), or raise BadPosition."""
    if isinstance(model, list):
        values = listing(path, value, len(model))
        return [same_shape(f"{path}[{i}]", v, m, limit) for i, (v, m) in enumerate(zip(values, model, strict=True))]
    if isinstance(model, bool):
        if not isinstance(value, bool):
            raise bad(path, value, phrase("true or false", "position-switch"))
        return value
    return number(path, value, 0, limit)


def field_names(holder: object) -> list[str]:
    """Return the names of what a plain object of a state holds, in either build."""
    compiled: tuple[str, ...] | None = getattr(type(holder), "__mypyc_attrs__", None)
    return list(vars(holder)) if compiled is None else list(compiled)


def fields_but(holder: object, others: set[str]) -> list[str]:
    """Return the names of what a part of a state holds but for some, in alphabetical order: the same in either build.

    So a position says a new field without being told of it; whoever adds one that it must not say names it in `others`.
    """
    return sorted(set(field_names(holder)) - others)


def scenario_of(raw: dict[str, Any]) -> str:
    """Return the scenario of a position, `1936` if it names none; raises BadPosition for anything but a name."""
    scenario = raw.get("scenario", "1936")
    if not isinstance(scenario, str):
        raise bad("scenario", scenario, phrase("the name of a scenario", "position-scenario"))
    return scenario


def seed_of(raw: dict[str, Any]) -> bytes:
    """Return the seed of a position; raises BadPosition."""
    try:
        return seed_bytes(raw.get("seed", 0))
    except (TypeError, ValueError):
        raise bad("seed", raw.get("seed"), SEED) from None


def changed_midway() -> BadPosition:
    """Return the error for a position changed in the middle of a phase."""
    wrong = phrase("the position was changed in the middle of a phase", "position-changed")
    right = 'no "choice", to begin at the opening of the step, or the position as it was written'
    return bad("choice", wrong, phrase(right, "position-unchanged"))


def sound(state: State) -> bool:
    """Tell whether the middle of a phase makes sense: it keeps the laws, can be shown, and each legal action taken."""
    try:
        if state.problems():
            return False
        for viewer in (0, 1, None):
            state.observe(viewer, 0)
        if state.actor() not in (NAT, REP, NOBODY):
            return False
        codes = state.codes()
        for code in codes:
            state.view(code)
            state.clone().step(code)
    except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError):
        return False
    return bool(codes) or state.outcome() is not None
