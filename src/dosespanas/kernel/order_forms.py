"""The orders that a side may build at any time, as data: what each answers, what may be chosen of it, what it spares.

All of it is made from what the side observes now, so that it is told nothing that it does not see.
"""

from collections.abc import Sequence
from typing import Final

from dosespanas.kernel.order_offers import (
    Label,
    Offer,
    OrderForms,
    QueueOffer,
    Role,
    Seen,
    as_it_stands,
    told,
    words_of,
)
from dosespanas.kernel.orders import Order
from dosespanas.kernel.shapes import OrderAnswer, OrderForm, OrderRule, OrderSheet, OrderThing

ROLES: Final[list[Role | None]] = [None, "defender", "attacker"]


def ahead(forms: OrderForms, standing: Sequence[Order], seen: Seen) -> list[str]:
    """Return the questions that may come to a side while the other goes on, but for those that its orders answer.

    They are those of the phase that is open and of the one after it, as terms.
    """
    answered: set[str] = set()
    for order in standing:
        if not order.held and order.rule["when"].get("role") != "attacker":
            answered |= set(order.rule["when"]["prompt"])
    coming = seen["stations"][seen["station"] : seen["station"] + 2]
    asked = dict.fromkeys([prompt for phase in coming for prompt in forms.waits.get(phase, [])])
    return [f"asked:{prompt}" for prompt in asked if prompt not in answered]


def sheet(forms: OrderForms, seen: Seen, label: Label) -> OrderSheet:
    """Return all the orders that a side may build now, whoever is to choose."""
    places = sorted(forms.holders(seen))
    return {
        "groups": [{"key": key, "spares": spares} for key, spares in forms.groups],
        "forms": [
            of_offer(one, forms, seen, label) for one in forms.offers if not one.phase or one.phase in seen["stations"]
        ]
        + [of_row(one, seen, label) for one in forms.rows],
        "places": [{"id": place, "term": term} for place, term in zip(places, forms.terms(places), strict=True)],
    }


def of_offer(offer: Offer, forms: OrderForms, seen: Seen, label: Label) -> OrderForm:
    """Return the form of an order that a game offers: in attack and defence, or in one of them."""
    rules = [offer.rule(role, seen["turn"]) for role in (ROLES if offer.by_role else ROLES[:1])]
    kept: list[OrderThing] = []
    if offer.spends:
        kept = [{"id": one, "term": forms.thing(one, label)} for one in forms.spent(seen)]
    return {
        "key": offer.key,
        "group": offer.group,
        "question": [f"asked:{prompt}" for prompt in offer.prompts],
        "choices": [{"rule": rule, "words": words_of(rule, forms, as_it_stands)} for rule in rules],
        "first": named(offer.first(seen), label),
        "keep": kept,
        "battle": offer.by_role,
        "row": [],
        "then": {},
    }


def of_row(row: QueueOffer, seen: Seen, label: Label) -> OrderForm:
    """Return the form of a queue: its answers, and how each goes on."""
    rule: OrderRule = {"when": {"prompt": row.prompts}, "queue": [], "until": {"turn": seen["turn"]}}
    return {
        "key": row.key,
        "group": row.group,
        "question": [f"asked:{prompt}" for prompt in row.prompts],
        "choices": [{"rule": rule, "words": [{"key": row.key, "args": {}}]}],
        "first": [],
        "keep": [],
        "battle": False,
        "row": named(row.answers(seen), label),
        "then": {verb: named(answers, label) for verb, answers in row.then(seen).items()},
    }


def named(answers: list[str], label: Label) -> list[OrderAnswer]:
    """Return answers with their labels; what has none is left out."""
    found: list[OrderAnswer] = []
    for action in answers:
        words = told(action, label)
        if not isinstance(words, str):
            found.append({"action": action, "words": words})
    return found
