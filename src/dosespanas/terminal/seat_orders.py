"""The standing orders of whoever sits at the keyboard: what they answer and say at the table."""

from collections.abc import Sequence
from functools import partial

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.game import Game
from dosespanas.kernel.order_reading import bad_order
from dosespanas.kernel.orders import Order
from dosespanas.kernel.phrases import in_json, phrase
from dosespanas.kernel.shapes import OrderRule, Said
from dosespanas.kernel.side import SIDES
from dosespanas.registry import new_orders


class SeatOrders:
    """The orders of both seats of one game; they last as long as one sits at the table."""

    def __init__(self, game: Game, words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.of = [new_orders(game.header.game) for _ in SIDES]
        self._told: set[tuple[int, int]] = set()
        """Orders whose end has been told, by side and number."""

    def answer(self, side: int) -> tuple[str, str] | None:
        """Return what an order answers to the question now asked of a side, and that in words; None: nothing."""
        orders, game = self.of[side], self.game
        if not orders.standing():
            return None
        legal = game.legal_view()
        given = orders.answer(game.observe(side), legal)
        if given is None:
            return None
        action, order = given
        label = next(self.words.action(view) for view in legal if view["action"] == action)
        return action, self.words.text("terminal-by-order", number=order.number, action=label)

    def ended(self, side: int) -> list[str]:
        """Return in words the orders of a side that have ended since they were last told of."""
        found = [order for order in self.of[side].all if order.ended and (side, order.number) not in self._told]
        self._told |= {(side, order.number) for order in found}
        return [self.line(side, order) for order in found]

    def lines(self, side: int) -> list[str]:
        """Return in words the orders of a side that stand."""
        return [self.line(side, order) for order in self.of[side].standing(self.game.observe(side))]

    def line(self, side: int, order: Order) -> str:
        """Return an order in words: what it does, when it ends, how often it has answered, why it has ended."""
        view = order.view(self.of[side].forms, partial(self.game.label, side), self.game.observe(side))
        line = self.words.text(
            "terminal-order", number=view["n"], order=self.said(view["words"]), answered=view["answered"]
        )
        return line if view["ended"] is None else f"{line} {self.said([view['ended']])}"

    def offers(self, side: int) -> list[str]:
        """Return in words, numbered, what may be ordered at the question now asked."""
        offers = self.of[side].forms.offered(self.game.observe(side))
        return [f"{i}  {self.said(offer['words'][:1])}" for i, offer in enumerate(offers, 1)]

    def always(self, side: int, text: str) -> str:
        """Set an order that is offered, given by number and perhaps `turn`; return it in words. Raises BadOrder."""
        number, _, until = text.partition(" ")
        seen = self.game.observe(side)
        offers = self.of[side].forms.offered(seen)
        form = "a number from 1 to {most}, and “turn” behind it where the order is to end with the turn"
        right = phrase(form, "order-fault-always", most=len(offers))
        if not number.isdecimal() or not 1 <= int(number) <= len(offers) or until.strip() not in ("", "turn"):
            raise bad_order("always", in_json(text), right)
        rule: OrderRule = offers[int(number) - 1]["rule"]
        if until:
            rule["until"] = {"turn": seen["turn"]}
        return self.line(side, self.of[side].set(rule, seen, self.game.parse))

    def queue(self, side: int, text: str) -> str:
        """Set a queue of actions with semicolons between them; return it in words. Raises BadOrder."""
        seen = self.game.observe(side)
        row = [part.strip() for part in text.split(";") if part.strip()]
        rule = {"when": {"prompt": self.of[side].forms.queue_at(seen)}, "queue": row}
        return self.line(side, self.of[side].set(rule, seen, self.game.parse))

    def may_queue(self, side: int) -> bool:
        """Return whether a queue may be set at the question now asked."""
        return bool(self.of[side].forms.queue_at(self.game.observe(side)))

    def said(self, words: Sequence[Said]) -> str:
        """Return messages as one line."""
        return "; ".join(self.words.text(one["key"], **one["args"]) for one in words)
