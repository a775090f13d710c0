"""The standing orders of España 1936: what may be answered beforehand, in terms of questions and verbs."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.espana1936.board.data import MODES
from dosespanas.kernel.order_offers import Offer, OrderForms, QueueOffer, Role


def battle(seen: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return the attacking side and the box of the battle in hand."""
    fought = seen["battle"]
    return None if fought is None else (fought["attacker"], fought["box"])


def holders(seen: Mapping[str, Any]) -> dict[str, str]:
    """Return who controls each box."""
    return {name: box["control"] for name, box in seen["boxes"].items()}


def in_hand(seen: Mapping[str, Any]) -> list[str]:
    """Return the cards of the viewer's own hand."""
    return list(seen["hands"][seen["viewer"]]["cards"] or [])


def cards_in_combat(seen: Mapping[str, Any]) -> list[str]:
    """CBT-09: return the ways to lay a card of one's hand in combat."""
    return [f"play {card} {mode}" for card in in_hand(seen) for mode in MODES]


def events(seen: Mapping[str, Any]) -> list[str]:
    """EVT-02: return the cards of one's hand as events, and no more of them."""
    return [*[f"event {card}" for card in in_hand(seen)], "pass"]


def own(seen: Mapping[str, Any], *kinds: str) -> list[dict[str, Any]]:
    """Return the viewer's pieces of some kinds, on the map or at hand."""
    pieces = [piece for piece in seen["pieces"] if piece["side"] == seen["viewer"]]
    return [piece for piece in pieces if piece["kind"] in kinds and piece["where"] in ("map", "mat")]


def supporters(seen: Mapping[str, Any]) -> list[str]:
    """CBT-04: return the pieces by which a side may support."""
    return [piece["id"] for piece in own(seen, "general", "plane", "tank")]


def generals(seen: Mapping[str, Any]) -> list[str]:
    """GEN-01: return which generals may be assigned."""
    return [f"assign {piece['id']}" for piece in own(seen, "general")]


def to_troops(seen: Mapping[str, Any]) -> dict[str, list[str]]:
    """GEN-01: return the boxes with own troops, to which a general may go."""
    return {"assign": [f"to {box}" for box in sorted({piece["box"] for piece in own(seen, "troop")} - {None})]}


def replacements(seen: Mapping[str, Any]) -> list[str]:
    """RPL-03: return the troops that may be raised or brought in, and to give up what is left."""
    small = [piece for piece in own(seen, "troop") if piece["type"] and piece["strength"] in (1, 2) and piece["box"]]
    raised = sorted({f"raise {piece['type']}-{piece['strength']} {piece['box']}" for piece in small})
    return [*raised, *[f"recruit {kind}" for kind in seen["pool"][seen["viewer"]] or {}], "forfeit"]


def to_own(seen: Mapping[str, Any]) -> dict[str, list[str]]:
    """RPL-16: return the boxes that a side holds, to which a new troop may come."""
    return {"recruit": [f"to {box}" for box, side in sorted(holders(seen).items()) if side == seen["viewer"]]}


BATTLE: Final = "orders-spare-battle"
EVENTS: Final = "orders-spare-events"
TURNS: Final = "orders-spare-turns"
SEA: Final = "orders-spare-sea"
SUPPORT: Final = ["prompt-support-defence", "prompt-support-attack"]
IN_SUPPORT: Final[dict[str, Role]] = {"prompt-support-defence": "defender", "prompt-support-attack": "attacker"}

ORDERS: Final = OrderForms(
    offers=[
        Offer("order-no-card", ["prompt-card"], ["no-card"], True, group=BATTLE, first=cards_in_combat),
        Offer("order-support-all", SUPPORT, ["support", "done"], True, group=BATTLE, roles=IN_SUPPORT, spends=True),
        Offer("order-support-none", SUPPORT, ["done"], True, group=BATTLE, roles=IN_SUPPORT),
        Offer("order-pair", ["prompt-pair"], ["pair"], True, group=BATTLE),
        Offer("order-accept", ["prompt-react"], ["accept"], group=EVENTS),
        Offer("order-no-events", ["prompt-event"], ["pass"], group=EVENTS, brief=True),
        Offer("order-engage", ["prompt-engage"], ["engage"], group=SEA, phase="naval"),
        Offer("order-withdraw", ["prompt-engage"], ["withdraw"], group=SEA, phase="naval"),
    ],
    rows=[
        QueueOffer("order-row-replacement", ["prompt-replacement"], TURNS, replacements, to_own),
        QueueOffer("order-row-generals", ["prompt-assign"], TURNS, generals, to_troops),
        QueueOffer("order-row-events", ["prompt-event", "prompt-event-due"], EVENTS, events),
    ],
    battle=battle,
    holders=holders,
    place_kind="box",
    goes_on=["to", "take", "pick", "lose", "place", "substitute"],
    groups=[(BATTLE, 20.5), (TURNS, 10.1), (EVENTS, 3.5), (SEA, 0.0)],
    waits={
        "generals": ["prompt-assign"],
        "combat": ["prompt-support-defence", "prompt-card", "prompt-pair"],
        "naval": ["prompt-engage"],
        "events": ["prompt-react", "prompt-event"],
        "replacement": ["prompt-replacement"],
    },
    spent=supporters,
    names=[("support", "piece"), ("event", "card")],
)
"""CBT-09, CBT-05, ADF-02, EVT-08, NAV-43: what is nearly always answered alike; RPL-03, GEN-01, EVT-02: what goes by
turns, and how it may be answered beforehand."""
