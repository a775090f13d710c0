"""The standing orders of both sides of one game, and which choices they answered."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.order_offers import Label
from dosespanas.kernel.orders import Order, Orders
from dosespanas.kernel.shapes import LegalAction, Said
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import new_orders
from dosespanas.server.errors import DamagedGame

ANSWERS = 200
"""How many answers in a row orders give at most before somebody is asked."""


class GameOrders:
    """What a game in memory knows of orders; most games have none, and it costs them nothing."""

    def __init__(self, game: str, title: str) -> None:
        """Take the id of the game, and which game it is."""
        self._id = game
        self._title = title
        self._of: dict[str, Orders] = {}
        self.any = False
        """Whether one was ever set here: else nobody need ask anything else."""
        self.answered: dict[str, list[int]] = {}
        """By side the choices that its orders answered, in order."""
        self._written: dict[str, str] = {}

    def load(self, rows: Mapping[str, str]) -> None:
        """Take over what the store has, by side; raises DamagedGame."""
        self._of, self.answered, self._written = {}, {}, {}
        self.any = False
        for side, state in rows.items():
            try:
                raw = json.loads(state)
                self.of(side).read(raw)
                answered = raw["answered"]
                if side not in SIDE_NAMES or not all(type(choice) is int for choice in answered):
                    raise ValueError
            except (DosEspanasError, RecursionError, LookupError, TypeError, ValueError, AttributeError):
                raise DamagedGame(self._id, "orders.state") from None
            self.answered[side] = answered
            self._written[side] = self._state(side)

    def of(self, side: str) -> Orders:
        """Return the orders of a side."""
        if side not in self._of:
            self._of[side] = new_orders(self._title)
            self.any = True
            self.answered[side] = []
        return self._of[side]

    def stand(self, side: str | None) -> bool:
        """Return whether any order of a side stands."""
        return side in self._of and bool(self._of[side].standing())

    def standing(self, side: str, seen: Mapping[str, Any]) -> list[Order]:
        """Return the orders of a side that stand by what it sees now."""
        return self._of[side].standing(seen) if side in self._of else []

    def stopped(self, side: str, choice: int, label: Label) -> list[Said]:
        """Return why orders of a side no longer answer the choice now asked of it, as messages."""
        return self._of[side].stopped_at(choice, label) if side in self._of else []

    def answer(self, side: str, seen: Mapping[str, Any], legal: list[LegalAction]) -> str | None:
        """Return what the orders of a side answer to the question now asked, and note that they did; None: nothing."""
        given = self.of(side).answer(seen, legal)
        if given is None:
            return None
        self.answered[side].append(seen["choice"])
        return given[0]

    def passed(self, side: str, action: str, choice: int) -> None:
        """An action of a side was taken by itself at a choice, the only one there was."""
        if side in self._of:
            self._of[side].passed(action, choice)

    def gave(self, choice: int) -> bool:
        """Return whether an order answered a choice."""
        return any(choice in choices for choices in self.answered.values())

    def all_answered(self) -> list[int]:
        """Return every choice that an order answered, in order."""
        return sorted(choice for choices in self.answered.values() for choice in choices)

    def back(self, choice: int) -> None:
        """Forget the answers from a choice on, which were taken back."""
        for side, choices in self.answered.items():
            self._of[side].back(choice)
            self.answered[side] = [one for one in choices if one < choice]

    def changed(self) -> list[tuple[str, str]]:
        """Return what is to be written: side and state of those that are not as they were written last."""
        now = {side: self._state(side) for side in self._of}
        return [(side, state) for side, state in now.items() if self._written.get(side) != state]

    def wrote(self, rows: Sequence[tuple[str, str]]) -> None:
        """Note that some of `changed` are on disk."""
        self._written |= dict(rows)

    def _state(self, side: str) -> str:
        return json.dumps(self._of[side].to_json() | {"answered": self.answered[side]}, ensure_ascii=False)


def answered_of(game: str, title: str, rows: Mapping[str, str]) -> list[int]:
    """Return every choice of a game that an order answered, from what the store has; raises DamagedGame."""
    found = GameOrders(game, title)
    found.load(rows)
    return found.all_answered()
