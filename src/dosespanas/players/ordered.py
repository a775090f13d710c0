"""A player who has standing orders: they answer what they can, and the player is asked the rest."""

from typing import Any

from dosespanas.kernel.orders import Orders
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players import Player


class OrderedPlayer:
    """A player with orders; see `with_orders`."""

    def __init__(self, player: Player, orders: Orders) -> None:
        self.player = player
        self.orders = orders
        self.answered = -1
        """The last choice that an order answered."""

    def choose(self, observation: Any, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return what an order answers, with no reason, else what the player chooses."""
        given = self.orders.answer(observation, legal)
        if given is None:
            return self.player.choose(observation, legal)
        self.answered = observation["choice"]
        follow = getattr(self.player, "follow", None)
        if follow is not None:
            follow(observation, legal, given[0])
        return given[0], None


def with_orders(player: Player, orders: Orders) -> OrderedPlayer:
    """Return a player whose orders answer what they can; one that has `follow` is told what they answered."""
    return OrderedPlayer(player, orders)
