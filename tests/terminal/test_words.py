"""Terms, events and errors in words."""

import pytest

from dosespanas.catalogue import Catalogue, catalogue_source, languages
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.registry import DEFINITIONS
from dosespanas.terminal.style import percent


def test_english_comes_first() -> None:
    assert languages()[0] == "en"
    assert "es" in languages()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(DosEspanasError) as caught:
        catalogue_source("xx")
    assert caught.value.key == "error-unknown-language"


@pytest.mark.parametrize(
    ("term", "words"),
    [("box:la_coruna", "La Coruña"), ("rule:MOV-04", "MOV-04"), ("madrid", "madrid"), ("box:atlantis", "atlantis")],
)
def test_terms_in_words(term: str, words: str) -> None:
    assert Catalogue("en").term(term) == words


@pytest.mark.parametrize("language", ["en", "es"])
def test_proper_names_are_the_same_in_every_language(language: str) -> None:
    words = Catalogue(language, {"unit:r_mng": "Columna Mangada", "hex:2712": "Madrid"})
    assert words.term("unit:r_mng") == "Columna Mangada"
    assert words.term("hex:2712") == "Madrid (2712)"
    assert words.term("hex:2713") == Catalogue(language).term("hex:2713") == "2713"
    assert words.term("unit:nobody") == "nobody"
    looked = words.text("terminal-look-links", links=["hex:2712", "hex:2713"])
    assert looked.endswith({"en": ": Madrid (2712) and 2713", "es": ": Madrid (2712) y 2713"}[language])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Madrid, Toledo and Gerona"),
        ("es", "Madrid, Toledo y Gerona"),
        ("fr", "Madrid, Tolède et Gérone"),
        ("pl", "Madryt, Toledo i Gerona"),
    ],
)
def test_several_are_listed_as_the_language_does_it(language: str, told: str) -> None:
    links = ["box:madrid", "box:toledo", "box:gerona"]
    assert Catalogue(language).text("terminal-look-links", links=links).endswith(told)


def test_spanish_joins_names_by_their_sound() -> None:
    """It says e before the sound of i, and u before that of o; page and server alike."""
    words = Catalogue("es")
    assert words.listed(["Huesca", "Irún"]) == "Huesca e Irún"
    assert words.listed(["Irún", "Huesca"]) == "Irún y Huesca"
    assert words.listed(["minas", "hielo"]) == "minas y hielo"
    assert words.listed(["Madrid", "Oviedo"], "or") == "Madrid u Oviedo"
    assert words.listed(["Irún"]) == "Irún" and words.listed([]) == ""
    assert Catalogue("en").listed(["Huesca", "Irún"]) == "Huesca and Irún"


@pytest.mark.parametrize(("language", "words"), [("en", "Madrid or Toledo"), ("pl", "Madryt lub Toledo")])
def test_a_sentence_may_have_several_in_it(language: str, words: str) -> None:
    boxes = {"any_of": ["box:madrid", "box:toledo", "box:madrid"]}
    troop = {"key": "page-any-troop", "args": {}}
    sentence = {"key": "page-needs-has_unit_type_in_any", "args": {"units": troop, "boxes": boxes}}
    said = Catalogue(language, game="espana1936").said(sentence)
    assert words in said and Catalogue(language).text("page-any-troop") in said


def test_the_same_name_is_told_once_in_a_list_but_every_die() -> None:
    words = Catalogue("en", {}, "gce")
    told = words.text("event-revealed", hex="hex:2713", pieces=["unit:unknown", "unit:r_mng", "unit:unknown"])
    assert told == "Uncovered in 2713: 2 × Covered unit and r_mng."
    assert words.text("terminal-look-links", links=[2, 2]).endswith(": 2, 2")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Seville"), ("es", "Sevilla"), ("fr", "Séville"), ("pl", "Sewilla")]
)
def test_a_city_has_the_name_it_has_in_the_language(language: str, name: str) -> None:
    words = Catalogue(language, DEFINITIONS["gce"].names(), "gce")
    assert words.term("hex:1607") == f"{name} (1607)"
    assert words.term("box:sevilla") == words.place("1607") == name
    assert words.place("1610") == "Lucena"


def test_every_unit_of_the_second_game_has_a_name() -> None:
    names = DEFINITIONS["gce"].names()
    words = Catalogue("en", names)
    assert all(words.term(term) for term in names)
    assert DEFINITIONS["espana1936"].names() == {}


def test_a_game_may_have_words_of_its_own() -> None:
    words = Catalogue("en")
    assert words.own("gce", "page-scenario-1936") == "page-scenario-1936-gce"
    assert words.own("espana1936", "page-scenario-1936") == "page-scenario-1936"


def test_a_rule_is_found_by_its_id() -> None:
    words = Catalogue("en")
    assert words.rule("MOV-04") and words.rule("13.12-e")
    assert words.rule("99.9-z") is None
    assert words.term("rule:13.12-e") == "13.12-e"


def test_a_troop_is_its_type_and_strength() -> None:
    assert "2" in Catalogue("en").term("troop:republican:communist:2")


def test_arguments_become_words() -> None:
    words = Catalogue("en")
    assert words.text("terminal-look-links", links=["box:madrid", "box:toledo"]) == "Linked to: Madrid and Toledo"
    assert words.text("terminal-card-now", actions=None) == "Not playable now."


def test_a_missing_message_is_said_by_its_key() -> None:
    assert Catalogue("es").text("no-such-message") == "no-such-message"


def test_both_languages_have_the_terminals_words() -> None:
    english, spanish = (
        {line.split(" =")[0] for line in catalogue_source(language).splitlines() if line.startswith("terminal-")}
        for language in ("en", "es")
    )
    assert english == spanish


def test_an_error_without_a_message_speaks_plain_english() -> None:
    assert Catalogue("es").error(DosEspanasError("no-key", "plain words")) == "plain words"


def test_a_share_has_the_comma_of_its_language() -> None:
    assert [percent(0.125, Catalogue(one)) for one in ("en", "es", "fr", "pl")] == ["12.5%", "12,5%", "12,5%", "12,5%"]
