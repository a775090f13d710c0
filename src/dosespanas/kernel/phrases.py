"""What errors say of a fault: in plain English, which a program reads, and as messages of the catalogue.

The kernel knows no language but English. A test holds its phrases to the messages that they name.
"""

import json
import re
from collections.abc import Mapping
from typing import Final

from dosespanas.kernel.shapes import Message

TERM: Final = re.compile(r"[a-z]+(:[A-Za-z0-9_.-]+)+")


class Phrase:
    """A part of an error: what is wrong, or what would be right."""

    def __init__(self, english: str, said: Message) -> None:
        self.english = english
        self.said = said

    def __str__(self) -> str:
        return self.english


def phrase(english: str, key: str, **args: object) -> Phrase:
    """Return a phrase: `english` with its arguments in braces (`at most {most}`), and the message that says the same.

    Arguments are what messages have, and phrases.
    """
    told = {name: _plain(value) for name, value in args.items()}
    said = {name: value.said if isinstance(value, Phrase) else value for name, value in args.items()}
    return Phrase(english.format(**told) if told else english, {"key": key, "args": said})


def wording(part: Phrase | str) -> Message | str:
    """Return a part of an error as its details have it: a message, or what somebody wrote as it stands there."""
    return part.said if isinstance(part, Phrase) else part


def _plain(value: object) -> str:
    """Return an argument in plain English: a term by its last name, several with commas."""
    if isinstance(value, Mapping):
        return ", ".join([str(one) for one in value["any_of"]])
    text = str(value)
    return text[text.rfind(":") + 1 :] if TERM.fullmatch(text) else text


def in_json(value: object, most: int = 60) -> str:
    """Return a wrong value as people write it in files and requests, cut after so many characters.

    What cannot be printed (a character that turns the direction of writing, half a surrogate) is escaped.
    """
    text = json.dumps(value, ensure_ascii=False, default=repr)[:most]
    return "".join([one if one.isprintable() else json.dumps(one)[1:-1] for one in text])


def whole_number(low: int, high: int) -> Phrase:
    """Return that a whole number in a range would be right."""
    return phrase("a whole number from {low} to {high}", "fault-whole", low=low, high=high)


def list_of(length: int) -> Phrase:
    """Return that a list of so many would be right."""
    return phrase("a list of {count}", "fault-list-of", count=length)


def one_of_names(names: list[str]) -> Phrase:
    """Return that one of some names would be right."""
    return phrase("one of {values}", "fault-one-of", values={"any_of": names})


def at_most(most: int) -> Phrase:
    """Return that so many or fewer would be right."""
    return phrase("at most {most}", "fault-at-most", most=most)


A_LIST: Final = phrase("a list", "fault-list")
AN_OBJECT: Final = phrase("an object", "fault-object")
