"""A card's face says what its operations say: every place, piece and number of theirs, and none else."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.espana1936.faces import event_said
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.side import parse_side

DATA = Path(dosespanas.__file__).parent / "espana1936" / "data"
CARDS = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))["cards"]
MAP = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
PIECES = json.loads((DATA / "pieces.json").read_text(encoding="utf-8"))
NAVAL = json.loads((DATA / "naval.json").read_text(encoding="utf-8"))

PLACES = {"boxes": "box", "to": "box", "first_in": "box", "box": "box", "areas": "area", "area": "area"}
PLACES |= {"bases": "base", "at": "base", "ships": "ship", "ship": "ship", "general": "general"}
NUMBERS = ("count", "amount", "extra", "roll_min", "from_strength", "to_strength", "max_attacks", "max_boxes")
IMPLIED = {"mediterraneo_both": "area:mediterraneo", "morocco_transport": f"box:{MAP['transport']['from']}"}
"""Names that an operation of a kind has in its sentence, whatever its fields."""


def names_in(side: str, part: Mapping[str, Any]) -> Iterator[str]:
    """Return the terms that a condition or operation speaks of."""
    owner = part.get("owner", side)
    for key, value in part.items():
        if isinstance(value, dict):
            yield from names_in(side, value)
        elif key in PLACES and not (isinstance(value, str) and value in ("any", "any_port")):
            yield from (f"{PLACES[key]}:{name}" for name in (value if isinstance(value, list) else [value]))
        elif key == "units":
            yield from (f"troop:{owner}:{unit['type']}:{unit['strength']}" for unit in value)
        elif key in ("types", "from_types", "to_type") and value != "any":
            yield from (f"type:{owner}:{name}" for name in (value if isinstance(value, list) else [value]))
        elif key == "choose" and value != "any":
            yield from (f"{'plane' if part['op'] == 'place_plane' else 'tank'}:{name}" for name in value)


def numbers_in(part: Mapping[str, Any]) -> set[str]:
    """Return the numbers of an operation."""
    return {str(part[key]) for key in NUMBERS if isinstance(part.get(key), int)}


def phrases_in(part: Mapping[str, Any], words: Catalogue) -> list[str]:
    """Return the words for what is neither name nor number: the state of a place, whose planes, which kinds."""
    found = [words.text(f"page-lost-{kind}") for kind in part.get("kinds", ())]
    found += [words.text(f"faction-{part['faction']}")] if "faction" in part else []
    found += [words.text(f"page-ships-{place}") for place in part.get("locations", ())]
    where = part.get("where", {})
    if isinstance(where.get("boxes"), str):
        found.append(words.text(f"page-boxes-{where['boxes']}"))
    if "state" in where:
        found.append(words.text(f"page-where-{where['state']}", boxes="").strip())
    return found


def event_lines(card: Mapping[str, Any], words: Catalogue) -> list[str]:
    """Return what a card says that it needs and does, from its row in the data."""
    return [words.said(sentence) for sentence in event_said(load_data(), parse_side(card["side"]), dict(card))]


def every_name() -> list[str]:
    """Return the terms of all places and pieces."""
    found = [f"box:{row['id']}" for row in MAP["boxes"]]
    found += [f"{kind[:-1]}:{row['id']}" for kind in ("generals", "planes", "tanks") for row in PIECES[kind]]
    found += [f"type:{row['side']}:{row['id']}" for row in PIECES["troop_types"]]
    return found + [f"{kind[:-1]}:{row['id']}" for kind in ("areas", "bases", "ships") for row in NAVAL[kind]]


@pytest.mark.parametrize("language", languages())
def test_every_face_names_the_places_pieces_and_numbers_of_its_operations_and_none_else(language: str) -> None:
    words = Catalogue(language)
    wrong = []
    for card in CARDS:
        steps = [*card["requires"], *card["effect"]]
        told = " ".join(event_lines(card, words))
        mine = {name for step in steps for name in names_in(card["side"], step)}
        numbers = {number for step in steps for number in numbers_in(step)}
        said = {words.term(name) for name in mine}
        wrong += [f"{card['id']} lacks {name}" for name in said if name not in told]
        implied = {
            words.term(IMPLIED[word])
            for step in steps
            for word in (step.get("rule"), step.get("op"))
            if word in IMPLIED
        }
        rest = told
        for name in sorted(said | implied, key=len, reverse=True):
            rest = rest.replace(name, "")
        found = set(re.findall(r"\d+", rest))
        wrong += [f"{card['id']} lacks {number}" for number in numbers - found - {"1"}]
        wrong += [
            f"{card['id']} lacks {text}" for step in steps for text in phrases_in(step, words) if text not in told
        ]
        wrong += [f"{card['id']} says {number}" for number in found - numbers]
        others = {words.term(name) for name in every_name()} - said
        wrong += [f"{card['id']} says {name}" for name in others if re.search(rf"\b{re.escape(name)}\b", rest)]
        wrong += [f"{card['id']}: {told}" for sign in ("page-", "{", ":  ", " ,", "( ", "()") if sign in told]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_a_corrected_card_tells_its_correction(language: str) -> None:
    words = Catalogue(language)
    rows = {card["id"]: card for card in CARDS}
    ebro = {**rows["rep_27"], "effect": [{**rows["rep_27"]["effect"][0]}]}
    assert words.term("box:barcelona") in " ".join(event_lines(ebro, words)), "only there"
    del ebro["effect"][0]["where"]
    assert words.term("box:barcelona") not in " ".join(event_lines(ebro, words))
    munich = {**rows["nac_25"], "effect": [{**rows["nac_25"]["effect"][0], "faction": "italia", "kinds": ["tank"]}]}
    text = " ".join(event_lines(munich, words))
    assert words.text("faction-italia") in text and words.text("faction-condor") not in text
    assert words.text("page-lost-plane") not in text
    ctv = {**rows["rep_33"], "effect": [{**rows["rep_33"]["effect"][0], "fraction": 0.25}]}
    assert "25" in " ".join(event_lines(ctv, words))
