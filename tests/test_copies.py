"""Games on corrected copies of the data: everybody who thinks about them gets those, and records say so in words."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.copies import COPIES, copy
from tools.same_games import BUDGET, seated

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.datafiles.differences import changes
from dosespanas.datafiles.reading import FileContents
from dosespanas.kernel.errors import BadData
from dosespanas.kernel.game import Game
from dosespanas.players import names
from dosespanas.players.lifecycle import ask
from dosespanas.registry import GAMES, definition_of, replay_record
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.data_copies import folders

THINKING = ("planner", "learned")
BEGUN = 90
"""Choices of a game by those that do not think long."""


def played(game: Game, name: str, choices: int) -> Game:
    """A game that a level plays against itself."""
    players = [seated(name, 3 + side, game.header.game) for side in (0, 1)]
    while game.actor is not None and game.choice < choices:
        forced = game.forced()
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    return game


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])
def test_every_level_plays_on_a_copy(game: str, name: str, tmp_path: Path) -> None:
    begun = dosespanas.new_game(game, seed=3, data=copy(game, tmp_path, *COPIES[game]))
    found = played(begun, name, 12 if name in THINKING else BEGUN)
    assert found.observe(found.actor)["data"] == begun.header.data != dosespanas.new_game(game).header.data


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "name", "change"), [(game, name, each) for game in GAMES for name in names(game) for each in COPIES[game]]
)
def test_every_level_plays_whole_games_on_every_copy(game: str, name: str, change: str, tmp_path: Path) -> None:
    folder = copy(game, tmp_path, change)
    for seed in range(1 if name in THINKING else 10):
        begun = dosespanas.new_game(game, seed=seed, data=folder)
        assert played(begun, name, 100_000).actor is None, BUDGET


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_names_the_data_that_a_sample_takes(game: str, tmp_path: Path) -> None:
    begun = played(dosespanas.new_game(game, seed=2, data=copy(game, tmp_path, "counter", "place")), "scripted", 30)
    seen = begun.observe(begun.actor)
    drawn = dosespanas.sample(seen, 7)
    assert drawn.header.data == begun.header.data
    assert drawn.observe(begun.actor) == seen
    with pytest.raises(BadData, match="other data"):
        dosespanas.sample(seen | {"data": "0123456789abcdef"}, 7)


def without_corrections(record: str) -> str:
    """A record as it was written before records carried corrections."""
    return "".join(line for line in record.splitlines(True) if not line.startswith("[Corrections "))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_says_how_far_its_data_are_from_those_shipped(game: str, tmp_path: Path) -> None:
    begun = dosespanas.new_game(game, seed=2, data=copy(game, tmp_path, "counter", "place"))
    record = played(begun, "random", 10).record()
    file = {"espana1936": "pieces.json", "gce": "units.json"}[game]
    told = json.dumps(json.dumps({"map.json": 1, file: 1}))
    assert f"[Changed {told}]" in record.splitlines()
    assert "Changed" not in played(dosespanas.new_game(game), "random", 2).record()
    elsewhere = without_corrections(record).replace(begun.header.data, "0123456789abcdef")
    with pytest.raises(BadData) as raised:
        dosespanas.load_record(elsewhere)
    for text in (str(raised.value), *(Catalogue(each).error(raised.value) for each in languages())):
        assert f"map.json: 1, {file}: 1" in text and "0123456789abcdef" not in text
    old = elsewhere.replace(f"[Changed {told}]\n", "")
    with pytest.raises(BadData) as raised:
        dosespanas.load_record(old)
    assert "other data files" in Catalogue("en").error(raised.value)
    assert replay_record(old)[0].choice >= 0  # as far as it goes on the data that are here


@pytest.mark.parametrize("game", GAMES)
def test_a_record_from_a_position_is_replayed_on_its_own_data_only(game: str, tmp_path: Path) -> None:
    folder = copy(game, tmp_path, "place")
    begun = played(dosespanas.new_game(game, seed=2), "random", 10)
    for own, other in ((None, folder), (folder, None)):
        text = played(dosespanas.from_position(begun.to_position(), own), "random", 3).record()
        assert "[Position" in text
        assert dosespanas.load_record(text, own).record() == text
        if own is None:
            assert dosespanas.load_record(text, other).record() == text  # the shipped data are always here
            continue
        assert dosespanas.load_record(text, other).record() == text, "it carries what is otherwise"
        old = without_corrections(text)
        with pytest.raises(BadData, match=r"a corrected copy \(map\.json: 1\)"):
            dosespanas.load_record(old, other)
        assert replay_record(old, other)[0].choice >= 0


def test_changes_are_counted_by_what_they_are_about() -> None:
    shipped = definition_of("gce").files.shipped()
    raw: dict[str, Any] = json.loads(shipped.contents["units.json"])
    raw["units"].insert(0, raw["units"][0] | {"id": "r_new"})
    raw["units"][5]["front"] = "9-9-9"
    raw["units"][6]["source"] = "an owner"
    files = FileContents(dict(shipped.contents) | {"units.json": json.dumps(raw).encode()})
    assert changes(files, shipped) == {"units.json": 2}
    assert changes(shipped, shipped) == {}


def test_a_server_is_started_with_copies(tmp_path: Path) -> None:
    gce, espana = tmp_path / "one", tmp_path / "two"
    for game, folder in (("gce", gce), ("espana1936", espana)):
        folder.mkdir()
        copy(game, folder, *COPIES[game])
    assert folders([str(gce), f"espana1936={espana}"]) == {"gce": gce, "espana1936": espana}
    for wrong in ([str(gce), f"gce={gce}"], [str(tmp_path)], [str(tmp_path / "none")]):
        with pytest.raises(RequestProblem):
            folders(wrong)
    (espana / "map.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadData, match=r"map\.json"):
        folders([f"espana1936={espana}"])
