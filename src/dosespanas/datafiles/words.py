"""What the checks of data files say: messages of the catalogue, put into words by whoever tells them.

A finding is made where no language is known. It names a message and what stands in it; the command tells it in its
language, the page in the reader's, an error in Python in English.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dosespanas.catalogue import Catalogue


def shown(value: Any) -> str:
    """Return a value as it looks in a file, cut to a readable length."""
    text = json.dumps(value, ensure_ascii=False, default=str).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 60 else text[:57] + "..."


@dataclass(frozen=True)
class ValueWords:
    """A value of a file, within a sentence."""

    value: Any


@dataclass(frozen=True)
class FieldWords:
    """A field of a file, within a sentence: by its name, or the way to it (`entry/how`)."""

    name: str


Told = Callable[[ValueWords | FieldWords], str]
"""How a value or a field is told."""


def as_written(part: ValueWords | FieldWords) -> str:
    """Return a value or the name of a field as it stands in its file."""
    return part.name if isinstance(part, FieldWords) else shown(part.value)


@dataclass(frozen=True)
class DataWords:
    """A sentence, or a part of one: a message of the catalogue with its arguments.

    These are terms, counts, values and fields, other words, lists, and `any_of` or `all_of` of a list.
    """

    key: str
    args: Mapping[str, Any]

    def view(self, told: Told = as_written) -> dict[str, Any]:
        """Return it as JSON has sentences, and as the catalogue takes them."""
        return {"key": self.key, "args": {name: _view(one, told) for name, one in self.args.items()}}

    def __str__(self) -> str:
        return Catalogue().said(self.view())


def say(key: str, /, **args: Any) -> DataWords:
    """Return a message with its arguments."""
    return DataWords(key, args)


def being(value: Any) -> DataWords:
    """Return that a value is what it is: for what is wrong with it stands beside."""
    return say("data-missing") if value is None else say("data-is", value=ValueWords(value))


def must_be(value: Any) -> DataWords:
    """Return that a value must be this one."""
    return say("data-leave-out") if value is None else say("data-must-be", value=ValueWords(value))


def by(what: DataWords, rule: str) -> DataWords:
    """Return words with the rule that says so, if there is one.

    `rule`: its id, or several (`NAV-40 NAV-41`); before them perhaps a message that says what of it: `data-by-date`.
    """
    first, _, rest = rule.partition(" ")
    if not rule:
        return what
    return say("data-by", what=what, rule=say(first, rule=_rules(rest)) if first.startswith("data-") else _rules(rule))


def _rules(ids: str) -> Any:
    several = ids.split()
    return {"all_of": several} if len(several) > 1 else ids


def _view(arg: Any, told: Told) -> Any:
    """Return an argument as JSON has it."""
    if isinstance(arg, DataWords):
        return arg.view(told)
    if isinstance(arg, ValueWords | FieldWords):
        return told(arg)
    if isinstance(arg, list):
        return [_view(one, told) for one in arg]
    return {name: _view(one, told) for name, one in arg.items()} if isinstance(arg, dict) else arg
