"""The standing orders of La Guerra Civil Española: what may be answered beforehand, in terms of questions and verbs."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.kernel.order_offers import Offer, OrderForms, QueueOffer


def battle(seen: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return the attacking side and the hex of the battle in hand."""
    fought = seen["battle"]
    return None if fought is None else (fought["attacker"], fought["hex"])


def holders(seen: Mapping[str, Any]) -> dict[str, str]:
    """Return who controls each hex."""
    return {name: side for side, hexes in seen["control"].items() for name in hexes}


def own(seen: Mapping[str, Any], *where: str) -> list[dict[str, Any]]:
    """Return the viewer's units that are somewhere."""
    return [unit for unit in seen["units"] if unit["side"] == seen["viewer"] and unit["where"] in where]


def aircraft(seen: Mapping[str, Any]) -> list[str]:
    """13.13: return the air units that a side has."""
    return [unit["id"] for unit in own(seen, "air")]


def entering(seen: Mapping[str, Any]) -> list[str]:
    """8.3: return the units that come in this turn or the next."""
    coming = [
        unit for unit in own(seen, "waiting") if unit["enters"] is not None and unit["enters"] <= seen["turn"] + 1
    ]
    return [f"place {unit['id']}" for unit in coming]


def rebuilding(seen: Mapping[str, Any]) -> list[str]:
    """8.4: return the units that may be rebuilt, and no more of them."""
    return [*[f"rebuild {unit['id']}" for unit in own(seen, "eliminated")], "done"]


BATTLE: Final = "orders-spare-battle"
CHITS: Final = "orders-spare-chits"
ARRIVALS: Final = "orders-spare-arrivals"

ORDERS: Final = OrderForms(
    offers=[
        Offer("order-gce-losses", ["prompt-gce-lose"], ["lose"], most="left", group=BATTLE),
        Offer("order-gce-hq", ["prompt-gce-support"], ["support", "none"], True, group=BATTLE),
        Offer("order-gce-no-hq", ["prompt-gce-support"], ["none"], True, group=BATTLE),
        Offer("order-gce-train", ["prompt-gce-train"], ["support", "none"], True, group=BATTLE),
        Offer("order-gce-no-train", ["prompt-gce-train"], ["none"], True, group=BATTLE),
        Offer("order-gce-air", ["prompt-gce-air"], ["fly", "done", "none"], True, group=BATTLE, spends=True),
        Offer("order-gce-no-air", ["prompt-gce-air"], ["none", "done"], True, group=BATTLE),
        Offer("order-gce-naval", ["prompt-gce-naval"], ["naval"], True, group=BATTLE),
        Offer("order-gce-no-naval", ["prompt-gce-naval"], ["none"], True, group=BATTLE),
        Offer("order-gce-no-chit", ["prompt-gce-chit"], ["none", "done"], True, group=BATTLE),
        Offer("order-gce-draw", ["prompt-gce-draw"], ["draw"], group=CHITS),
    ],
    rows=[
        QueueOffer("order-row-enter", ["prompt-gce-enter"], ARRIVALS, entering),
        QueueOffer("order-row-rebuild", ["prompt-gce-rebuild"], ARRIVALS, rebuilding),
    ],
    battle=battle,
    holders=holders,
    place_kind="hex",
    goes_on=["to"],
    groups=[(BATTLE, 4.7), (CHITS, 2.0), (ARRIVALS, 0.0)],
    waits={
        "chits": ["prompt-gce-draw"],
        "arrivals": ["prompt-gce-enter", "prompt-gce-rebuild"],
        "combat": [
            "prompt-gce-support",
            "prompt-gce-train",
            "prompt-gce-air",
            "prompt-gce-naval",
            "prompt-gce-chit",
            "prompt-gce-lose",
        ],
    },
    spent=aircraft,
    names=[("fly", "piece")],
)
"""7.2, 8.4-a, 13.12-d, 13.13, 13.15-a, 15.3-a, 13.10-c: what a battle asks of the side whose turn it is not."""
