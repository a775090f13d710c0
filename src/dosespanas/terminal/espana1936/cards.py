"""A card in words: its event told from its operations, its bonus and its penalty.

The messages are those of the page, so that a corrected card tells its correction in both places.
"""

from collections.abc import Mapping
from typing import Any

from dosespanas.catalogue import Catalogue

Card = Mapping[str, Any]
"""A card as it stands in `cards.json`."""


def card_text(card: Card, words: Catalogue) -> str:
    """Return history, event, bonus and penalty of a card, a line each."""
    lines = [words.text(f"card-{card['id']}-history"), *event_lines(card, words)]
    for mode in ("bonus", "penalty"):
        if card.get(mode):
            lines.append(f"{words.text(f'terminal-{mode}')}: {combat_text(mode, card[mode], words)}")
    return "\n".join(lines)


def event_lines(card: Card, words: Catalogue) -> list[str]:
    """Return what a card needs and what it does as an event, a sentence each."""
    needs = [
        words.text(
            f"page-needs-{need['cond']}",
            units=_types(card["side"], need.get("types"), words),
            boxes=_boxes(need.get("boxes", [need["box"]] if "box" in need else None), words),
        )
        for need in card["requires"]
    ]
    return needs + [_operation(card["side"], operation, words) for operation in card["effect"]]


def combat_text(mode: str, numbers: Mapping[str, int], words: Catalogue) -> str:
    """Return a bonus or a penalty in words: dice, or points on a number of dice."""
    if numbers.get("dice"):
        return words.text(f"page-card-{mode}-dice", count=abs(numbers["dice"]))
    drm = numbers.get("drm", 0)
    points = f"−{-drm}" if drm < 0 else f"+{drm}"
    return words.text(f"page-card-{mode}-drm", drm=points, count=numbers.get("dice_affected", 1))


def _operation(side: str, operation: Mapping[str, Any], words: Catalogue) -> str:
    """One operation as a sentence, and where alone it acts if it takes up or changes what stands there already."""
    sentence = _sentence(side, operation, words)
    if "where" in operation and operation["op"] in ("upgrade", "remove_units"):
        return f"{sentence} {words.text('page-op-only', where=_where(operation['where'], words))}"
    return sentence


def _sentence(side: str, operation: Mapping[str, Any], words: Catalogue) -> str:
    """What an operation does; every number and name is that of a field of its own."""
    owner = _side(operation.get("owner"), side)
    barred: Mapping[str, Any] = operation.get("unless_area_controlled", {})
    at_sea = operation["op"].endswith(("_ship", "_ships"))
    place = operation.get("where", dict.fromkeys(operation.get("locations", ()), True))
    return words.text(
        _key(operation),
        count=operation.get("count", operation.get("amount", operation.get("extra", 1))),
        needed=operation.get("roll_min", 0),
        strength=operation.get("to_strength", 0),
        max=operation.get("max_attacks", operation.get("max_boxes", 0)),
        units=_ships(operation, words) if at_sea else _units(owner, operation, words),
        to=f"type:{owner}:{operation['to_type']}" if "to_type" in operation else "",
        where=(_waters if at_sea else _where)(place, words),
        faction=words.named(f"faction-{operation['faction']}", operation["faction"]) if "faction" in operation else "",
        percent=round(100 * operation.get("fraction", 0)),
        boxes=_boxes(operation.get("to", operation.get("first_in")), words),
        ship=f"ship:{operation.get('ship', '')}",
        base=f"base:{operation.get('at', '')}",
        area=f"area:{barred.get('area', '')}",
        box=f"box:{operation['box']}" if "box" in operation else "",
        general=f"general:{operation['general']}" if "general" in operation else "",
        owner=f"side:{owner}",
        target=f"side:{_side(operation.get('target', barred.get('side')), side)}",
        chooser=f"side:{_side(operation.get('chooser'), side)}",
        **{"from": operation.get("from_strength", 0)},
    )


def _key(operation: Mapping[str, Any]) -> str:
    """Some operations say different things by one of their fields; each has its own sentence."""
    key = f"page-op-{operation['op']}"
    if "max_boxes" in operation:
        return key + "-boxes"
    if operation["op"] == "remove_units" and "fraction" in operation:
        return key + ("-half" if operation["fraction"] == 0.5 else "-share")
    if operation["op"] == "remove_units" and operation.get("count") == "all":
        return key + "-all"
    if operation["op"] == "permanent_modifier" and "rule" in operation:
        return f"{key}-{operation['rule']}"
    if operation.get("if_damaged") == "destroy":
        return key + "-destroy"
    if operation["op"] == "place_tank" and "eliminated" in operation.get("pool", ()):
        return key + "-again"
    if "first_in" in operation:
        return key + "-first"
    return key


def _side(value: object, otherwise: str) -> str:
    return value if isinstance(value, str) and value in ("nationalist", "republican") else otherwise


def _units(side: str, operation: Mapping[str, Any], words: Catalogue) -> str:
    """The troops, planes or tanks that an operation is about."""
    if "units" in operation:
        troops = [f"troop:{side}:{unit['type']}:{unit['strength']}" for unit in operation["units"]]
        return ", ".join(words.term(troop) for troop in troops)
    if "choose" in operation:
        kind = "plane" if operation["op"] == "place_plane" else "tank"
        if operation["choose"] == "any":
            return words.text(f"page-any-{kind}")
        return ", ".join(dict.fromkeys(words.term(f"{kind}:{name}") for name in operation["choose"]))
    if "kinds" in operation:
        return ", ".join(words.text(f"page-lost-{kind}") for kind in operation["kinds"])
    if operation["op"] == "remove_units" and operation["types"] == "any":
        return words.text("page-any-unit")
    return _types(side, operation.get("types", operation.get("from_types")), words)


def _ships(operation: Mapping[str, Any], words: Catalogue) -> str:
    """The ships an operation is about: by name, by class, or any."""
    if isinstance(operation.get("ships"), list):
        return ", ".join(words.term(f"ship:{name}") for name in operation["ships"])
    if "classes" in operation:
        return ", ".join(words.text(f"ship-class-{name}") for name in operation["classes"])
    return words.text("page-any-ship")


def _waters(place: Mapping[str, Any] | None, words: Catalogue) -> str:
    """Where ships are for an operation: areas, bases, ports, off the coast, or anywhere."""
    places = [words.term(f"area:{name}") for name in (place or {}).get("areas", [])]
    places += [words.term(f"base:{name}") for name in (place or {}).get("bases", [])]
    places += [
        words.text(f"page-ships-{kind}") for kind in ("coastal", "ports", "base", "port") if (place or {}).get(kind)
    ]
    return ", ".join(places) or words.text("page-ships-any")


def _types(side: str, names: object, words: Catalogue) -> str:
    if not isinstance(names, list):
        return words.text("page-any-troop")
    return ", ".join(words.term(f"type:{side}:{name}") for name in names)


def _boxes(names: object, words: Catalogue) -> str:
    if isinstance(names, str):
        return words.text(f"page-boxes-{names}")
    return ", ".join(words.term(f"box:{name}") for name in names) if isinstance(names, list) else ""


def _where(place: Mapping[str, Any] | None, words: Catalogue) -> str:
    if not place:
        return ""
    return words.text(f"page-where-{place['state']}", boxes=_boxes(place["boxes"], words))
