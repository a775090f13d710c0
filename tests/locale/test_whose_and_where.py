"""Whoever sees no colours reads whose a loss is, and where: every such line says it, in every language."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.locale.test_catalogue import LANGUAGES, messages, references

import dosespanas
from dosespanas.catalogue import PIECES, Catalogue, owned
from dosespanas.registry import definition_of

SIDES = {
    "en": ("nationalist", "republican"),
    "es": ("nacional", "republican"),
    "fr": ("nationaliste", "républicain"),
    "pl": ("nacjonali", "republik"),
}
"""What every word for a side begins with."""
FIGHTS = {
    "espana1936": {
        *("attack", "air-roll", "hit", "substituted", "uncountered", "tank-destroyed", "tank-captured"),
        *("tank-not-captured", "plane-destroyed", "plane-withdrawn", "ship-damaged", "ship-withdrawn"),
        *("ship-destroyed", "surplus-lost", "removed", "battery", "sea-declined", "box-taken"),
    },
    "gce": {
        *("assault", "combat-roll", "step-lost", "hq-lost", "starved", "overstacked", "left", "withdrawn", "removed"),
        *("disbanded", "captured", "advanced", "revealed", "backed", "flew-in", "naval-support"),
    },
}
"""What an event of a fight or a loss is called."""
PLACED = ("box", "hex", "place")
OPTIONS = {"espana1936": {"naval": True, "captured_tanks": True, "fog": True}, "gce": {}}
GAMES = {"espana1936": range(1, 6), "gce": range(1, 4)}


@cache
def log(name: str) -> tuple[list[tuple[int | None, Any]], dict[str, int]]:
    """Return the events of some random games as each viewer is told them, and whose each piece is by its term."""
    told: list[tuple[int | None, Any]] = []
    whose: dict[str, int] = {}
    for seed in GAMES[name]:
        game = dosespanas.new_game(name, options=OPTIONS[name], seed=seed)
        chance = random.Random(seed)
        while game.actor is not None:
            game.apply(chance.choice(game.legal_actions()))
        told += [(viewer, event.view(viewer)) for event in game.log for viewer in (0, 1, None)]
        data: Any = getattr(game.state, "data")  # noqa: B009
        pieces = [(one.term(), one.side) for one in data.units] if name == "gce" else []
        whose.update(pieces or zip(data.piece_terms, data.piece_sides, strict=True))
    return told, whose


def seen(name: str) -> Iterator[Any]:
    """Yield the events of fights and losses, each once."""
    known = set()
    for _, event in log(name)[0]:
        sort = repr((event["kind"], event["side"], event["args"]))
        if event["kind"] in FIGHTS[name] and sort not in known:
            known.add(sort)
            yield event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIGHTS)
def test_every_line_of_a_fight_says_whose_and_where(name: str, language: str) -> None:
    words = Catalogue(language, definition_of(name).names(), name)
    kinds, wrong = set(), []
    for event in seen(name):
        kinds.add(event["kind"])
        text = words.event(event)
        if not any(side in text.lower() for side in SIDES[language]):
            wrong.append(f"{event['kind']} does not say whose: {text}")
        for place in PLACED:
            where = event["args"].get(place)
            if isinstance(where, str) and words.term(where).split(" (")[0] not in text:
                wrong.append(f"{event['kind']} does not say where: {text}")
    assert wrong == []
    assert len(kinds) >= len(FIGHTS[name]) - 6, FIGHTS[name] - kinds


@pytest.mark.parametrize("name", FIGHTS)
def test_a_piece_is_said_to_be_whose_it_is(name: str) -> None:
    told, whose = log(name)
    said = 0
    for _, event in told:
        for name_, value in owned(event).items():
            if not (isinstance(value, dict) and value.get("key") == "piece-of"):
                continue
            of = value["args"]
            pieces = [of["piece"]] if isinstance(of["piece"], str) else of["piece"]
            for piece in pieces:
                side = whose.get(piece)
                if side is not None:
                    said += 1
                    assert of["side"] == ("side:nationalist", "side:republican")[side], (event, name_)
    assert said > 500


def test_both_sides_of_an_attack_are_told_apart() -> None:
    words = Catalogue("en", game="espana1936")
    args = {"piece": "troop:nationalist:regular:2", "target": "troop:republican:regular:2", "box": "box:bilbao"}
    told = words.event({"kind": "attack", "side": "nationalist", "args": args})
    assert told == "Regular Army 2 (Nationalist) attacked Regular Army 2 (Republican) in Bilbao."


def test_a_log_of_an_earlier_version_is_told_without_the_place() -> None:
    args = {"piece": "troop:nationalist:regular:2", "hits": 2, "becomes": 0}
    told = Catalogue("en", game="espana1936").event({"kind": "hit", "side": "nationalist", "args": args})
    assert told == "Regular Army 2 (Nationalist) took 2 hits and was destroyed."


@pytest.mark.parametrize("kind", sorted(PIECES))
def test_what_is_no_piece_of_a_side_is_told_as_it_is(kind: str) -> None:
    assert owned({"kind": "phase", "side": None, "args": {"piece": "rule:MOV-04"}})["piece"] == "rule:MOV-04"
    if kind != "troop":
        assert owned({"kind": "moved", "side": None, "args": {"piece": f"{kind}:x"}})["piece"] == f"{kind}:x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_another_is_asked_is_told_as_what_that_side_does(language: str) -> None:
    """An order to nobody ("choose a troop") is for whoever is asked; others read who does what."""
    said = messages(language)
    for key, question in said.items():
        if key.startswith("prompt-") and not key.endswith("over"):
            doing = references(said[f"doing-{key.removeprefix('prompt-')}"]).variables
            assert "side" in doing, key
            assert doing <= references(question).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_name_attacker_and_defender_as_elsewhere(language: str) -> None:
    words = Catalogue(language)
    told = words.text("page-plan-odds", dice="3:2", falls="11 %", dies="12 %")
    assert f"{words.text('page-odds-win')} 11 %" in told
    assert f"{words.text('page-odds-lose')} 12 %" in told
