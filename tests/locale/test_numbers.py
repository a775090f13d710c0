"""What is said with a number is right for none, one, two and five of it, in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.locale.test_catalogue import LANGUAGES, messages, references

from dosespanas.catalogue import catalogue_source

COUNTS = ("count", "left", "days", "minutes", "hours", "seconds", "limit", "cost", "steps", "points", "more", "games",
          "turns", "dice", "hits", "attacker", "defender", "size", "reach", "value", "years")  # fmt: skip
"""Names under which a message is given how many there are of something."""

NO_PLURALS = {
    "en": "is as was this has less across plus minus loss",
    "es": "más menos tras pues es entonces",
    "fr": "plus moins pas choix dessous après des dans dès sous puis sans fois bonus malus",
}
"""Words that end like a plural and are none."""
POLISH = (
    "jednostki jednostek heksy heksów punkty punktów poziomy poziomów kostki karty kart tury tur sztaby kolumny kolumn "
    "brygady brygad dywizje dywizji minuty minut sekundy sekund partie partii godziny godzin dni"
)


def plural(language: str, letters: str, ends: str) -> str:
    """Return a pattern of one with a word that ends like several."""
    left_out = "|".join(NO_PLURALS[language].split())
    return rf"\b1 (?!(?:{left_out})\b)[{letters}]{{2,}}[{ends}]\b"


WRONG = {
    "en": re.compile(plural("en", "a-z", "s") + r"|\b(are|were) 1\b(?! of)"),
    "es": re.compile(
        plural("es", "a-záéíóúñ", "s")
        + r"|\b(quedan|faltan|llegan|bastan|cuestan|unos|unas|los|las|otros|otras|quedarían|son) 1\b"
    ),
    "fr": re.compile(plural("fr", "a-zàâçéèêîôû", "sx") + r"|\b(restent|manquent|les|des|sont|autres) 1\b"),
    "pl": re.compile(rf"\b1 ({'|'.join(POLISH.split())})\b|\b(zostają|są|pozostałe|inne) 1\b"),
}
"""What nobody says of one."""


@cache
def bundle(language: str) -> FluentBundle:
    """Return the catalogue of a language."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue_source(language)))
    return found


def asked(language: str, key: str) -> set[str]:
    """Return what a message takes, with what the messages within it take."""
    found = references(messages(language)[key])
    return found.variables.union(*(asked(language, within) for within in found.messages))


def said(language: str, key: str, number: int) -> Iterator[str]:
    """Return a message with a number for each of the counts it takes, one after the other, and words for the rest."""
    variables = asked(language, key)
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    for name in sorted(variables & set(COUNTS)):
        given = dict.fromkeys(variables, "X") | {name: number}
        text, errors = bundle(language).format_pattern(pattern, given)
        assert not errors, (key, errors)
        yield str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_said_as_one(language: str) -> None:
    wrong = [
        f"{key}: {text}"
        for key in messages(language)
        for text in said(language, key, 1)
        if WRONG[language].search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 2, 5])
def test_none_two_and_five_are_said_with_their_number(language: str, number: int) -> None:
    """A language that has no form for a number falls back on its last one: nothing is left out, nothing is raw."""
    for key in messages(language):
        for text in said(language, key, number):
            assert "{" not in text and "$" not in text, key
