"""What is said with a number is right for none, one, two and five of it, in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.locale.test_catalogue import LANGUAGES, messages, references

from dosespanas.words import catalogue_source

COUNTS = ("count", "left", "days", "minutes", "hours", "seconds", "limit", "cost", "steps", "points", "more", "games",
          "turns", "dice", "hits", "attacker", "defender", "size", "reach", "value", "years")  # fmt: skip
"""Names under which a message is given how many there are of something."""

WRONG = {
    "en": re.compile(r"\b1 (?!is\b|as\b|was\b|this\b|has\b|less\b|across\b|plus\b|minus\b|loss\b)[a-z]{2,}s\b|\b(are|were) 1\b(?! of)"),
    "es": re.compile(
        r"\b(quedan|faltan|llegan|bastan|cuestan|unos|unas|los|las|otros|otras|quedarían|son|hay unos) 1\b"
        r"|\b1 (?!más\b|menos\b|tras\b|pues\b|es\b|entonces\b|pas\b)[a-záéíóúñ]{2,}s\b"
    ),
    "fr": re.compile(
        r"\b(restent|manquent|les|des|sont|autres) 1\b"
        r"|\b1 (?!plus\b|moins\b|pas\b|choix\b|dessous\b|après\b|des\b|dans\b|dès\b|sous\b|puis\b|sans\b|fois\b|bonus\b|malus\b|dos\b|de plus\b)[a-zàâçéèêîôû]{2,}[sx]\b"
    ),
    "pl": re.compile(
        r"\b(zostają|zostało jeszcze 1 \w+ów|są|pozostałe|inne) 1\b|\b1 [a-ząćęłńóśźż]+(ów|ami|ach)\b"
        r"|\b1 (jednostki|jednostek|heksy|punkty|poziomy|kostki|karty|kart|tury|tur|sztaby|kolumny|kolumn|brygady|brygad|dywizje|dywizji|minuty|minut|sekundy|sekund|partie|partii|godziny|godzin|dni)\b"
    ),
}
"""What nobody says of one."""


@cache
def bundle(language: str) -> FluentBundle:
    """Return the catalogue of a language."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue_source(language)))
    return found


def said(language: str, key: str, number: int) -> Iterator[str]:
    """Return a message with a number for each of the counts it takes, one after the other, and words for the rest."""
    variables = references(messages(language)[key]).variables
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    for name in sorted(variables & set(COUNTS)):
        given = {other: "X" for other in variables} | {name: number}
        text, errors = bundle(language).format_pattern(pattern, given)
        assert not errors, (key, errors)
        yield text


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_said_as_one(language: str) -> None:
    wrong = [f"{key}: {text}" for key in messages(language) for text in said(language, key, 1) if WRONG[language].search(text)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 2, 5])
def test_none_two_and_five_are_said_with_their_number(language: str, number: int) -> None:
    """A language that has no form for a number falls back on its last one: nothing is left out, nothing is raw."""
    for key in messages(language):
        for text in said(language, key, number):
            assert "{" not in text and "$" not in text, key
