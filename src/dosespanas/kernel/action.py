"""An action: a small number that orders the legal list, and its notation."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from dosespanas.kernel.shapes import Denial, Message


class Action:
    """One choice. `code` orders actions and is only meaningful inside its game; `str()` is the notation.

    Equal texts are equal actions; the text round-trips: `game.parse(str(a)) == a`.
    """

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.code}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __lt__(self, other: "Action") -> bool:
        return self.code < other.code

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it alike whether compiled or not."""
        return Action, (self.code, self.text)


PAGE_SHIFT: Final = 10
PAGE: Final = 1 << PAGE_SHIFT
"""Codes that stand on a page together."""


class Named:
    """Actions that have been legal and so have been named, by code and by text: games of the same data share them.

    By code they stand on pages: the legal actions of a choice are next to each other, and many.
    """

    def __init__(self) -> None:
        self.pages: dict[int, list[Action | None]] = {}
        """By the upper part of a code, then by the rest of it."""
        self.by_text: dict[str, Action] = {}

    def add(self, code: int, text: str) -> Action:
        """Note and return an action."""
        action = Action(code, text)
        number = code >> PAGE_SHIFT
        if number not in self.pages:
            self.pages[number] = [None] * PAGE
        self.pages[number][code & PAGE - 1] = action
        self.by_text[text] = action
        return action

    def get(self, code: int) -> Action | None:
        """Return the action of a code, None if it has no name yet."""
        page = self.pages.get(code >> PAGE_SHIFT)
        return None if page is None else page[code & PAGE - 1]

    def all_of(self, codes: list[int]) -> list[Action] | None:
        """Return the actions of some codes, None if one has no name yet."""
        found: list[Action] = []
        page: list[Action | None] = []
        number: i64 = -1
        code: i64
        for code in codes:
            if code >> PAGE_SHIFT != number:
                number = code >> PAGE_SHIFT
                if number not in self.pages:
                    return None
                page = self.pages[number]
            action = page[code & PAGE - 1]
            if action is None:
                return None
            found.append(action)
        return found


class Refusal:
    """Why an action may not be taken: the rule's id, a message key and its arguments."""

    def __init__(self, rule: str, key: str, details: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.details: dict[str, Any] = details or {}

    def view(self) -> Denial:
        """Return the refusal as JSON."""
        return {"rule": self.rule, "key": self.key, "args": self.details}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.details!r})"


class Outcome:
    """How a game ended: `winner` is 0, 1 or None for a draw; `reason` a message key; `rule` an id.

    `details` are the arguments of the message: what decided, such as the places held.
    """

    def __init__(self, winner: int | None, reason: str, rule: str, details: Mapping[str, Any] | None = None) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule
        self.details: Mapping[str, Any] = details or {}

    def __repr__(self) -> str:
        return f"Outcome({self.winner!r}, {self.reason!r}, {self.rule!r})"


def act(first: Mapping[str, Any] | str, begun: str, verb: str, then: Mapping[str, Any] | str) -> Message:
    """Return an action, and one that goes on with it, as one message: "Assign Franco to Sevilla".

    `begun`, `verb`: their verbs; a text stands for what is told already.
    """
    box, piece = (None, None) if isinstance(then, str) else (then["args"].get(name) for name in ("box", "piece"))
    told = {"first": first, "begun": begun, "verb": verb, "then": then, "box": box, "piece": piece}
    return {"key": "act", "args": told}
