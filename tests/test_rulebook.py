"""The rulebook by chapter, and the search through it."""

import pytest

from dosespanas.catalogue import Catalogue, languages
from dosespanas.registry import GAMES
from dosespanas.rulebook import chapters, plain, search


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_rules_in_the_same_chapters(game: str) -> None:
    english = chapters(game, "en")
    assert len({chapter.title for chapter in english}) == len(english) > 15
    rules = [rule for chapter in english for rule in chapter.rules]
    assert len(rules) == len(set(rules)) > 300
    for language in languages():
        words = Catalogue(language)
        assert [chapter.rules for chapter in chapters(game, language)] == [chapter.rules for chapter in english]
        assert all(words.rule(rule) for rule in rules)


def test_a_search_knows_neither_capitals_nor_accents() -> None:
    assert plain("Línea DE Suministro") == "linea de suministro"
    found = search("gce", "linea FUENTE final", "es")
    assert "10.4-c" in [rule for chapter in found for rule in chapter.rules]
    assert "MOV-04" in [rule for chapter in search("espana1936", "mov-04", "pl") for rule in chapter.rules]
    assert search("gce", "no such words anywhere", "en") == []
    assert search("gce", "", "fr") == chapters("gce", "fr")
