"""The standing orders of La Guerra Civil Española: what may be answered beforehand, in terms of questions and verbs."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.kernel.orders import Offer, OrderForms


def battle(seen: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return the attacking side and the hex of the battle in hand."""
    fought = seen["battle"]
    return None if fought is None else (fought["attacker"], fought["hex"])


def holders(seen: Mapping[str, Any]) -> dict[str, str]:
    """Return who controls each hex."""
    return {name: side for side, hexes in seen["control"].items() for name in hexes}


ORDERS: Final = OrderForms(
    offers=[
        Offer("order-gce-draw", ["prompt-gce-draw"], ["draw"]),
        Offer("order-gce-hq", ["prompt-gce-support"], ["support", "none"], by_role=True),
        Offer("order-gce-no-hq", ["prompt-gce-support"], ["none"], by_role=True),
        Offer("order-gce-train", ["prompt-gce-train"], ["support", "none"], by_role=True),
        Offer("order-gce-no-train", ["prompt-gce-train"], ["none"], by_role=True),
        Offer("order-gce-air", ["prompt-gce-air"], ["fly", "done", "none"], by_role=True),
        Offer("order-gce-no-air", ["prompt-gce-air"], ["none", "done"], by_role=True),
        Offer("order-gce-naval", ["prompt-gce-naval"], ["naval"], by_role=True),
        Offer("order-gce-no-naval", ["prompt-gce-naval"], ["none"], by_role=True),
        Offer("order-gce-no-chit", ["prompt-gce-chit"], ["none", "done"], by_role=True),
        Offer("order-gce-losses", ["prompt-gce-lose"], ["lose"], most="left"),
    ],
    queues=[["prompt-gce-enter"], ["prompt-gce-rebuild"]],
    battle=battle,
    holders=holders,
    place_kind="hex",
    goes_on=["to"],
)
"""7.2, 8.4-a, 13.12-d, 13.13, 13.15-a, 15.3-a, 13.10-c: what a battle asks of the side whose turn it is not."""
