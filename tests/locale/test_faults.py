"""What is wrong with a position, record, order or action, in every language, and in English as a program is told it."""

import ast
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.kernel.errors import BadOrder, BadPosition, BadRecord, DosEspanasError, UnknownAction
from dosespanas.registry import DEFINITIONS, GAMES, new_orders

QUOTES = str.maketrans("’“”", '\'""')


class Said(NamedTuple):
    """A call of `phrase` in the code."""

    where: str
    english: str
    key: str
    args: list[str]


def said_in_code() -> Iterator[Said]:
    """Yield what the code says; its English may have a name, given in the lines before."""
    root = Path(dosespanas.__file__).parent
    for file in sorted(root.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "phrase(" not in text:
            continue
        nodes = list(ast.walk(ast.parse(text)))
        given = sorted(
            (each.lineno, each.targets[0].id, each.value)
            for each in nodes
            if isinstance(each, ast.Assign)
            and isinstance(each.targets[0], ast.Name)
            and isinstance(each.value, ast.Constant)
        )
        for call in nodes:
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "phrase":
                english, key = call.args
                if isinstance(english, ast.Name):
                    english = [value for line, name, value in given if name == english.id and line < call.lineno][-1]
                assert isinstance(english, ast.Constant) and isinstance(key, ast.Constant), f"{file}:{call.lineno}"
                args = [str(each.arg) for each in call.keywords]
                yield Said(f"{file.name}:{call.lineno}", str(english.value), str(key.value), args)


def test_a_program_is_told_in_english_what_the_catalogue_says() -> None:
    words, found = Catalogue(), list(said_in_code())
    assert len({said.key for said in found}) > 100
    for said in found:
        told = words.text(said.key, **{name: f"{{{name}}}" for name in said.args})
        assert told.translate(QUOTES) == said.english.translate(QUOTES), said.where


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it_in_words_of_its_own(language: str) -> None:
    words = Catalogue(language)
    for said in said_in_code():
        told = words.text(said.key, **{name: f"{{{name}}}" for name in said.args})
        assert all(f"{{{name}}}" in told for name in said.args), told
        same = told.translate(QUOTES) == said.english.translate(QUOTES)
        assert same is (language == "en"), told


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
        assert right != error.details["right"]["key"]
        told = words.said(error.details["wrong"]) if error.details["path"] == "position" else right
        assert told in words.error(error)
        assert (right == Catalogue().said(error.details["right"])) is (language == "en")


def other_faults() -> list[DosEspanasError]:
    """Errors of records in which a line is another, of orders and of actions."""
    game = dosespanas.new_game(seed=1)
    for _ in range(12):
        game.apply(game.legal_actions()[0])
    lines = game.record().splitlines()
    found: list[DosEspanasError] = []
    for number in range(len(lines)):
        for other in ("", "x", "[Options 7]", '[Options "7"]', '[Orders "[3, 2]"]', "9 N done", lines[-1], lines[0]):
            try:
                dosespanas.load_record("\n".join([*lines[:number], other, *lines[number + 1 :]]))
            except BadRecord as error:
                found.append(error)
    orders = new_orders("espana1936")
    for rule in ({}, 1, {"when": 1}, {"when": {"prompt": ["x"]}}, {"when": {"prompt": []}, "do": ["x"]}):
        try:
            orders.set(rule, game.observe(0), game.parse)
        except BadOrder as error:
            found.append(error)
    for name in GAMES:
        for text in ("x", "move x", "lose x y", "done x"):
            try:
                dosespanas.new_game(name, seed=1).parse(text)
            except UnknownAction as error:
                found.append(error)
    return found


def parts(error: DosEspanasError) -> Iterator[dict[str, Any]]:
    """Yield the messages that an error is made of."""
    for value in error.details.values():
        if isinstance(value, dict):
            yield value


def test_records_orders_and_actions_are_refused_in_every_language() -> None:
    found = other_faults()
    assert len({part["key"] for error in found for part in parts(error)}) > 14
    for error in found:
        assert list(parts(error)), error
        for language in languages():
            words = Catalogue(language)
            for part in parts(error):
                told = words.said(part)
                assert told != part["key"] and told in words.error(error)
                assert (told == Catalogue().said(part)) is (language == "en")


def test_a_law_that_is_broken_names_what_breaks_it_as_the_reader_knows_it() -> None:
    raw = dosespanas.new_game("gce", seed=1).to_position()
    raw["state"].pop("choice")
    raw["state"]["units"]["r_n"] = {"at": "eliminated"}
    with pytest.raises(BadPosition, match="r_n: an aircraft") as gce:
        dosespanas.from_position(raw)
    names = DEFINITIONS["gce"].names()
    assert names["unit:r_n"] in Catalogue("es", names, "gce").error(gce.value)
    raw = dosespanas.new_game(seed=1).to_position()
    raw["state"].pop("choice")
    raw["state"]["markers"] = {"nationalist": [], "republican": []}
    with pytest.raises(BadPosition, match="salamanca: nobody's") as espana:
        dosespanas.from_position(raw)
    assert "Salamanka: do nikogo nie należy (AMB-01)" in Catalogue("pl").error(espana.value)
