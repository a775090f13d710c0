"""What the checks of data say is said in the language of whoever asks: by the command, by the server, in an error."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import one_daily
from tests.locale.test_catalogue import LANGUAGES, messages
from tests.locale.test_rendered import RAW
from typer.testing import CliRunner

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.datafiles.words import FieldWords, ValueWords, by, say
from dosespanas.kernel.errors import BadData
from dosespanas.registry import DEFINITIONS
from dosespanas.server.errors import error_view
from dosespanas.server.games.correction_words import part_in_words
from dosespanas.server.games.game_data import checked
from dosespanas.terminal.app import app

ENGLISH = re.compile(r"\b(must|is|has|the|of|was|were|expected|nationalist|republican|boxes|counter)\b")
"""Words of English, and of the files, that no sentence of another language has outside quotes."""
OTHERS = [language for language in LANGUAGES if language != "en"]

EVIL: dict[str, list[dict[str, Any]]] = {
    "espana1936": [
        {"at": "map.json/boxes/madrid/objective", "was": True, "now": False},
        {"at": "map.json/links", "add": [["leon", "leon"], ["leon", "roma"], ["oviedo", "la_coruna"]]},
        {"at": "map.json/boxes/lyon/lon", "was": 1, "now": 2},
        {"at": "naval.json/areas/baleares/order", "was": 1, "now": 2},
        {"at": "scenario_1936.json/hand_limit", "was": 8, "now": 9},
        {"at": "scenario_1936.json/generals/franco/box", "was": "marruecos", "now": "barcelona"},
        {
            "at": "scenario_1936.json/troops",
            "add": 5 * [{"side": "republican", "box": "leon", "type": "basque", "strength": 1}],
        },
        {"at": "cards.json/cards/rep_1/effect/0/units/0/type", "was": "anarchist", "now": "legion"},
        {"at": "cards.json/cards/rep_1/number", "was": 1, "now": 50},
        {"at": "board.json/places/leon/row", "was": 2, "now": 1},
        {"at": "board.json/start", "was": "madrid", "now": "roma"},
        {"at": "texts/es/card-rep_99", "now": "x"},
    ],
    "gce": [
        {"at": "map.json/morale/2712/value", "was": 7, "now": 6},
        {"at": "map.json/hexes/2712/settlement", "was": "city", "now": "town"},
        {"at": "units.json/units/r_11/front", "was": "7-11-5", "now": "8-11-5"},
        {"at": "units.json/units/r_11/faction", "was": "republican", "now": "ctv"},
        {
            "at": "tables.json/crt/columns",
            "was": ["1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"],
            "now": ["1:3"],
        },
        {"at": "tables.json/settlements/town/drm", "was": -1, "now": 0},
        {"at": "chits.json/chits/gernika/number", "now": 1},
        {"at": "chits.json/chits/gernika/effect/0/op", "was": "roll", "now": "rolls"},
        {"at": "chits.json/chits/madrid/turn", "was": 5, "now": 7},
        {"at": "scenarios.json/scenarios/1936/last_turn", "was": 7, "now": 8},
    ],
}


def corrections(game: str, changes: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a file of corrections."""
    return {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16, "changes": changes}


def foreign(text: str) -> str | None:
    """Return the English that is in a sentence outside quotes and rules, if any; or what nobody should read."""
    bare = re.sub(r'"[^"]*"|\b[a-z_]+\.json\b', "", text)
    found = ENGLISH.search(bare) or RAW.search(bare)
    return found[0] if found else None


@pytest.mark.parametrize("game", EVIL)
def test_whatever_is_wrong_is_said_in_every_language(game: str) -> None:
    found = DEFINITIONS[game].tried(corrections(game, EVIL[game]))
    assert len(found) > 9
    for language in languages():
        words = Catalogue(language, DEFINITIONS[game].names(), game)
        for finding in found:
            text = finding.said(words, partial(part_in_words, words=words))
            assert not RAW.search(text) and "none" not in text, text
            assert language == "en" or not foreign(text), text


@pytest.mark.parametrize("language", one_daily(OTHERS))
def test_no_message_of_the_checks_is_english_only(language: str) -> None:
    english = messages("en")
    for key, message in messages(language).items():
        if key.startswith("data-"):
            text = re.sub(
                r"\{[^{}]*\$[^{}]*(->)?|\[\w+\]|\bmarruecos\b", "", str(message.value and _text(message.value))
            )
            assert not ENGLISH.search(text), f"{key}: {text}"
    assert (
        sum(_text(english[key].value) == _text(one.value) for key, one in messages(language).items() if "data-" in key)
        < 30
    )


def _text(pattern: Any) -> str:
    """Return the words of a message and of its variants."""
    words: list[str] = []
    for element in pattern.elements:
        if hasattr(element, "value"):
            words.append(element.value)
        else:
            words += [_text(variant.value) for variant in getattr(element.expression, "variants", ())]
    return " ".join(words)


def test_the_page_reads_what_it_calls_things() -> None:
    change: dict[str, Any] = {"at": "scenario_1936.json/generals/franco/box", "was": "marruecos", "now": "barcelona"}
    told = checked("espana1936", corrections("espana1936", [change]), "es")["findings"]
    assert [one["text"] for one in told] == ["es Barcelona; debe ser una casilla con una tropa del mismo bando"]
    change = {"at": "cards.json/cards/rep_1/effect/0/units/0/type", "was": "anarchist", "now": "legion"}
    told = checked("espana1936", corrections("espana1936", [change]), "pl")["findings"]
    assert told[0]["text"] == "jest Legioniści; powinno być id typu oddziałów Republikanów"
    change = {"at": "map.json/boxes/madrid/objective", "was": True, "now": False}
    told = checked("espana1936", corrections("espana1936", [change]), "fr")["findings"]
    assert "est non\xa0; doit être oui selon VIC-05" in [one["text"] for one in told]


def test_the_command_says_it_in_its_language(tmp_path: Path) -> None:
    change = {"at": "pieces.json/generals/franco/drm", "was": 2, "now": 9}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(corrections("espana1936", [change])), encoding="utf-8")
    told = CliRunner().invoke(app, ["data", "check", str(file), "-l", "pl"]).output
    assert "mine.json: pieces.json/generals/franco/drm: jest 9; powinno być liczbą całkowitą od -3 do 3" in told
    (tmp_path / "pieces.json").write_text("{", encoding="utf-8")
    told = CliRunner().invoke(app, ["data", "check", str(tmp_path / "pieces.json"), "-l", "es"]).output
    assert "pieces.json:1:2: no es JSON: aquí falta un nombre entre comillas dobles; debe ser JSON" in told


def test_an_error_carries_sentences_and_is_english_in_python() -> None:
    change = {"at": "scenario_1936.json/hand_limit", "was": 8, "now": 9}
    with pytest.raises(BadData, match="is 9; must be 8 by STA-01") as raised:
        dosespanas.new_game(data=json.dumps(corrections("espana1936", [change])))
    told = error_view(raised.value)["error"]
    assert told["args"]["wrong"] == {"key": "data-is", "args": {"value": "9"}}
    assert json.loads(json.dumps(told)) == told
    assert "es 9; debe ser 8 según STA-01" in Catalogue("es").error(raised.value)


def test_a_value_of_a_file_is_never_taken_for_a_term_or_a_month() -> None:
    for value in ("side:nationalist", "1936-09", "box:madrid", "none", "{ $value }"):
        assert str(by(say("data-is", value=ValueWords(value)), "NAV-40 NAV-41")) == f'is "{value}" by NAV-40 and NAV-41'
    assert str(say("data-no-field", field=FieldWords("entry/how"))) == "has no entry/how"
