"""What a position should have where it has a fault: in every language, and in English as a program is told it."""

import ast
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.kernel.errors import BadPosition
from dosespanas.registry import GAMES

ROOT = Path(dosespanas.__file__).parent
FILES = [ROOT / "kernel/positions.py", *(ROOT / game / "position.py" for game in GAMES)]


def said_in_code() -> Iterator[tuple[str, str]]:
    """Yield what calls say would be right: in English, and by its message."""
    for file in FILES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = {
            each.target.id: each.value.value
            for each in ast.walk(tree)
            if isinstance(each, ast.AnnAssign)
            and isinstance(each.target, ast.Name)
            and isinstance(each.value, ast.Constant)
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("bad", "known"):
                _, *_, english, key = call.args
                if isinstance(key, ast.Constant):  # else with arguments
                    given = named.get(english.id) if isinstance(english, ast.Name) else getattr(english, "value", None)
                    if isinstance(given, str):
                        yield given, str(key.value)


def test_a_program_is_told_in_english_what_the_catalogue_says() -> None:
    pairs = set(said_in_code())
    assert len(pairs) > 20
    assert {Catalogue().text(key).replace("’", "'") for _, key in pairs} == {english for english, _ in pairs}


def faults(game: str) -> list[BadPosition]:
    """Errors of positions in which one value is another."""
    raw = dosespanas.new_game(game, seed=1).to_position()
    rng, found = random.Random(36), []
    for _ in range(80):
        harmed: Any = json.loads(json.dumps(raw))
        node = harmed["state"]
        while True:
            key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
            if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.3:
                node[key] = rng.choice([None, -1, "nowhere", 10**30, [], {}])
                break
            node = node[key]
        try:
            dosespanas.from_position(harmed)
        except BadPosition as error:
            found.append(error)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_what_would_be_right_is_said_in_every_language(game: str, language: str) -> None:
    words, found = Catalogue(language), faults(game)
    assert len({error.details["right"]["key"] for error in found}) > 4
    for error in found:
        right = words.said(error.details["right"])
        assert not right.startswith("position-") and right in words.error(error)
        assert (right == Catalogue().said(error.details["right"])) is (language == "en")
