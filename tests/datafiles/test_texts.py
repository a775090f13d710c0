"""Titles, histories and names are data: corrected by language and message, shown wherever something is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import running, sqlite

import dosespanas
from dosespanas.catalogue import Catalogue, languages, plain_texts
from dosespanas.datafiles.differences import changes, corrections
from dosespanas.kernel.errors import BadData
from dosespanas.pictures import picture
from dosespanas.registry import DEFINITIONS
from dosespanas.server.operations.settings import Settings

ESPANA = DEFINITIONS["espana1936"]


def titled(**texts: str) -> list[dict[str, Any]]:
    """Corrections of card titles in Spanish, by the ends of their messages."""
    return [
        {"at": f"texts/es/card-{key}", "was": plain_texts("es")[f"card-{key}"], "now": text}
        for key, text in texts.items()
    ]


def file_of(folder: Path, game: str, *made: dict[str, Any]) -> Path:
    """Write a file of corrections."""
    head = {"format": "dosespanas-corrections 1", "game": game, "base": "0" * 16}
    file = folder / "mine.json"
    file.write_text(json.dumps(head | {"changes": list(made)}), encoding="utf-8")
    return file


def test_a_title_a_history_and_a_name_are_told_by_every_catalogue_of_the_copy(tmp_path: Path) -> None:
    title, history = plain_texts("fr")["card-rep_1"], plain_texts("es")["card-rep_1-history"]
    file = file_of(
        tmp_path,
        "espana1936",
        *titled(rep_1="Milicias"),
        {"at": "texts/es/card-rep_1-history", "was": history, "now": "Otra historia."},
        {"at": "texts/en/box-leon", "was": "León", "now": "Leon"},
    )
    texts = ESPANA.texts(file)
    assert texts == {
        "es": {"card-rep_1": "Milicias", "card-rep_1-history": "Otra historia."},
        "en": {"box-leon": "Leon"},
    }
    told = {language: Catalogue(language, game="espana1936", texts=texts) for language in languages()}
    assert (told["es"].term("card:rep_1"), told["es"].text("card-rep_1-history")) == ("Milicias", "Otra historia.")
    assert told["fr"].term("card:rep_1") == title, "only in Spanish"
    assert [told[language].term("box:leon") for language in ("en", "es")] == ["Leon", plain_texts("es")["box-leon"]]


def test_a_new_thing_has_a_name_in_every_language_that_says_none() -> None:
    texts = {"en": {"box-astorga": "Astorga", "box-leon": "Lion"}, "es": {"box-astorga": "Astorga la real"}}
    told = {language: Catalogue(language, texts=texts) for language in ("en", "es", "pl")}
    assert [words.term("box:astorga") for words in told.values()] == ["Astorga", "Astorga la real", "Astorga"]
    assert told["pl"].term("box:leon") == plain_texts("pl")["box-leon"]
    assert Catalogue("pl").term("box:astorga") == "astorga"


def test_texts_are_of_the_copy_that_a_game_is_played_with(tmp_path: Path) -> None:
    file = file_of(tmp_path, "espana1936", *titled(rep_1="Milicias"))
    played = dosespanas.new_game("espana1936", data=file)
    assert played.header.changed == {"texts": 1}
    assert played.header.data != dosespanas.new_game("espana1936").header.data
    chits = DEFINITIONS["gce"].texts(
        file_of(tmp_path, "gce", {"at": "texts/fr/place-gce-2712", "now": "Madrid la ville"})
    )
    words = Catalogue("fr", DEFINITIONS["gce"].names(), "gce", chits)
    assert words.term("hex:2712").startswith("Madrid la ville")


def test_a_picture_has_the_names_of_the_copy(tmp_path: Path) -> None:
    at = {"at": "texts/en/box-leon", "was": "León", "now": "Legio VII"}
    file = file_of(tmp_path, "espana1936", at)
    assert "Legio VII" in picture(dosespanas.new_game("espana1936", data=file), language="en", data=file)


def test_a_server_tells_the_texts_with_the_data(tmp_path: Path) -> None:
    file = file_of(tmp_path, "espana1936", *titled(rep_1="Milicias"))
    with running(Settings(database_url=sqlite(tmp_path), data={"espana1936": file})) as server:
        assert server.client.get("/api/static/espana1936").json()["texts"] == {"es": {"card-rep_1": "Milicias"}}
        assert server.client.get("/api/static/gce").json()["texts"] == {}


@pytest.mark.parametrize(
    ("at", "now", "why"),
    [
        ("texts/es/card-rep_99", "x", "is no text of these data; must be one of their things, such as card-nac_1"),
        ("texts/es/page-title", "x", "is no text of these data"),
        ("texts/de/card-rep_1", "x", 'has no "de" in these data'),
        ("texts/es/box-astorga", "x", "is no text of these data; must be one of their things, such as box-albacete"),
        ("texts/es/card-rep_1", "", "must be plain text in one line, 1 to 600 characters"),
        ("texts/es/card-rep_1", "a\nb", "must be plain text in one line"),
        ("texts/es/card-rep_1", "a\u202eb", "must be plain text in one line"),
        ("texts/es/card-rep_1", "\x1b[31m", "must be plain text in one line"),
        ("texts/es/card-rep_1", "x" * 601, "1 to 600 characters"),
        ("texts/es/card-rep_1", 7, "is 7; must be plain text"),
        ("texts/es", {"card-rep_1": ["x"]}, "must be plain text"),
    ],
)  # fmt: skip
def test_what_is_no_text_is_refused(tmp_path: Path, at: str, now: Any, why: str) -> None:
    was = plain_texts("es") if at == "texts/es" else plain_texts("es").get(at.rpartition("/")[2])
    if at == "texts/es":
        was = ESPANA.files.FILES.texts["es"]
    change = {"at": at, "now": now} | (
        {"was": was} if was is not None and "page" not in at and "/de/" not in at else {}
    )
    with pytest.raises(BadData, match=why):
        dosespanas.new_game("espana1936", data=file_of(tmp_path, "espana1936", change))
    head = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": "0" * 16}
    told = ESPANA.tried(head | {"changes": [change]})
    assert any(one.file == "texts" and one.at.startswith(at[:8]) for one in told), told


@pytest.mark.parametrize("text", ["a\nb", "\x1b[2J", "a\u202eb", " ", "x" * 101])
def test_a_name_in_the_data_is_plain_too(text: str) -> None:
    head = {"format": "dosespanas-corrections 1", "game": "gce", "base": "0" * 16}
    change = {"at": "units.json/units/r_mng/name", "was": "Columna Mangada", "now": text}
    [found] = DEFINITIONS["gce"].tried(head | {"changes": [change]})
    assert (found.at, found.value) == (change["at"], text) and "plain text in one line" in str(found.right)
    [found] = DEFINITIONS["gce"].tried(head | {"changes": [], "name": text})
    assert found.at == "name"


def test_a_folder_has_texts_in_a_file_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "texts.json").write_text(json.dumps({"es": {"card-rep_1": "Milicias", "box-leon": "León"}}))
    files = ESPANA.files.load_folder(tmp_path)
    shipped = ESPANA.files.shipped()
    assert files.texts == {"es": {"card-rep_1": "Milicias"}}, "only what is otherwise"
    assert ESPANA.files.digest(files) != ESPANA.files.digest(shipped)
    assert changes(files, shipped) == {"texts": 1}
    found = corrections("espana1936", files, shipped, ESPANA.files.digest(shipped))
    again, conflicts = ESPANA.files.FILES.lay(found)
    assert not conflicts and ESPANA.files.digest(again) == ESPANA.files.digest(files)
    (tmp_path / "texts.json").write_text("{")
    with pytest.raises(BadData, match=r"texts\.json"):
        ESPANA.files.load_folder(tmp_path)
    (tmp_path / "texts.json").write_text("[1]")
    with pytest.raises(BadData, match=r"texts\.json"):
        ESPANA.files.load_folder(tmp_path)
