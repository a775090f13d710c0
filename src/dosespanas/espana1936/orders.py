"""The standing orders of España 1936: what may be answered beforehand, in terms of questions and verbs."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.kernel.orders import Offer, OrderForms


def battle(seen: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return the attacking side and the box of the battle in hand."""
    fought = seen["battle"]
    return None if fought is None else (fought["attacker"], fought["box"])


def holders(seen: Mapping[str, Any]) -> dict[str, str]:
    """Return who controls each box."""
    return {name: box["control"] for name, box in seen["boxes"].items()}


ORDERS: Final = OrderForms(
    offers=[
        Offer("order-no-card", ["prompt-card"], ["no-card"], by_role=True),
        Offer("order-defend-all", ["prompt-support-defence"], ["support", "done"]),
        Offer("order-defend-none", ["prompt-support-defence"], ["done"]),
        Offer("order-attack-all", ["prompt-support-attack"], ["support", "done"]),
        Offer("order-attack-none", ["prompt-support-attack"], ["done"]),
        Offer("order-accept", ["prompt-react"], ["accept"]),
        Offer("order-engage", ["prompt-engage"], ["engage"]),
        Offer("order-withdraw", ["prompt-engage"], ["withdraw"]),
    ],
    queues=[["prompt-replacement"], ["prompt-assign"], ["prompt-event", "prompt-event-due"]],
    battle=battle,
    holders=holders,
    place_kind="box",
    goes_on=["to", "take", "pick", "lose", "place", "substitute"],
)
"""CBT-09, CBT-05, EVT-08, NAV-43: what is nearly always answered alike; RPL-03, GEN-01, EVT-02: what goes by turns."""
