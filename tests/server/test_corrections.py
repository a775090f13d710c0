"""Games on corrected data: begun with a file of corrections, told to guests, kept, replayed and proved anywhere."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.server.conftest import PERSONS, execute, rows_of

import dosespanas
from dosespanas.datafiles import patches
from dosespanas.datafiles.corrections import is_note
from dosespanas.espana1936.game import STORE
from dosespanas.fairness_proof import CheckerKnowledge, problems, prove
from dosespanas.kernel.errors import BadData, BadRecord
from dosespanas.registry import DEFINITIONS, load_record
from dosespanas.server.games.correction_words import in_words
from dosespanas.server.games.retention import Retention
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import Made, Played, Running

BASE = "5c963616b9a2a6f5"
CARD = {"at": "cards.json/cards/rep_1/bonus/dice", "was": 1, "now": 2}
MINE: dict[str, Any] = {
    "format": "dosespanas-corrections 1",
    "game": "espana1936",
    "base": BASE,
    "name": "Printed box of 2008",
    "source": "own copy",
    "changes": [
        CARD,
        {
            "at": "scenario_1936.json/troops",
            "remove": [{"side": "republican", "box": "madrid", "type": "regular", "strength": 2}],
            "add": [{"side": "republican", "box": "madrid", "type": "regular", "strength": 3}],
        },
    ],
}
TEXT = patches.written(MINE)


def begin(server: Running, corrections: Any, **more: Any) -> httpx.Response:
    chosen = {"game": "espana1936", "scenario": "1936", "seats": PERSONS, "hotseat": True, "corrections": corrections}
    return server.client.post("/api/games", json=chosen | more)


def shown(made: Made, path: str, token: str | None = None) -> Any:
    answer = made.get(path, token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def ended(made: Made) -> Any:
    view = made.play(3)
    return made.post("/agree", {"choice": view["choice"], "agree": True}).json()


def test_a_game_is_played_with_the_corrections_it_was_begun_with(server: Running, url: str) -> None:
    made = server.made(begin(server, MINE))
    view = made.view()
    told = {"digest": patches.digest(TEXT), "name": MINE["name"], "source": "own copy", "count": 3}
    assert view["corrections"] == told
    here = shown(made, "/corrections")
    assert here["corrections"] == MINE and here["count"] == 3
    card, *troops = here["changes"]
    assert card["what"].startswith("1 · Anarchist mobilisation") and (card["was"], card["now"]) == ("1", "2")
    assert "Madrid" in troops[0]["was"] and "3" in troops[0]["now"]
    assert made.get("/corrections", language="pl").json()["changes"][0]["what"].endswith("premia · kości")
    own, shipped = shown(made, "/static"), server.client.get("/api/static/espana1936").json()
    assert own["data"] == view["observation"]["data"] != shipped["data"] == BASE
    assert next(card for card in own["cards"] if card["id"] == "rep_1")["bonus"]["dice"] == 2
    assert made.get("/picture/0").status_code == 200
    other = server.new()
    assert other.view()["corrections"] is None and other.get("/corrections").status_code == 404
    assert made.get("/corrections", "x" * 32).status_code == 404
    secrets = {"authorization": f"Bearer {made.nationalist},{other.nationalist}"}
    listed = server.client.get("/api/games", headers=secrets).json()
    assert {one["id"]: one["corrections"] for one in listed} == {made.id: True, other.id: False}
    again = server.made(begin(server, MINE))
    kept = rows_of(url, "SELECT digest FROM corrections WHERE :game = :game", again.id)
    assert kept == [(told["digest"],)], "each is kept once"


def test_what_nobody_can_play_with_is_refused_with_the_place_and_what_would_be_right(server: Running, url: str) -> None:
    def said(corrections: Any, **more: Any) -> str:
        answer = begin(server, corrections, **more)
        assert answer.status_code == 422, answer.text
        return str(answer.json()["error"]["text"])

    one = MINE | {"changes": [CARD | {"was": 5}]}
    assert "cards/rep_1/bonus/dice" in said(one) and "is 1 in these data" in said(one)
    assert "rep_1" in said(MINE | {"changes": [CARD | {"now": 99}]})
    assert 'must be "espana1936"' in said(MINE | {"game": "gce"})
    assert 'must be "gce"' in said(MINE, game="gce", scenario="1936")
    assert "changes" in said({"format": "dosespanas-corrections 1", "game": "espana1936", "base": BASE})
    assert "too large" in said(MINE | {"source": "x" * patches.LARGEST})
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    assert said(MINE | {"changes": [CARD | {"now": deep}]})
    assert said(MINE | {"changes": [CARD | {"at": "cards.json/cards/rep_1/" + "x/" * 40 + "y"}]})
    assert begin(server, "/etc/passwd").status_code == 422
    assert rows_of(url, "SELECT digest FROM corrections WHERE :game = :game", "") == []


def test_corrections_that_change_nothing_are_none(play: Played) -> None:
    for changes in ([], [{"at": CARD["at"], "was": 1, "now": 1}]):
        made = play.create("espana1936", "1936", {}, PERSONS, True, None, corrections=MINE | {"changes": changes})
        assert play.view(play.seat(made["id"], made["spectator"]))["corrections"] is None


@pytest.mark.long
def test_copies_used_longest_ago_are_read_again() -> None:
    made = []
    for number in range(1, 20):
        text = patches.written(MINE | {"changes": [*MINE["changes"], text_of(number)]})
        made.append((text, dosespanas.new_game(data=text).header.data))
    assert len({data for _, data in made}) == len(made)
    text, data = made[0]
    with pytest.raises(BadData):
        dosespanas.sample({**dosespanas.new_game().observe(None), "data": data}, 1)
    assert dosespanas.new_game(data=text).header.data == data
    assert dosespanas.new_game().header.data == BASE


def text_of(number: int) -> dict[str, str]:
    was = DEFINITIONS["espana1936"].files.FILES.texts["en"]["card-rep_2"]
    return {"at": "texts/en/card-rep_2", "was": was, "now": f"Card {number}"}


def test_a_guest_is_told_before_he_takes_his_seat(server: Running) -> None:
    made = begin(server, MINE, hotseat=False, mine="nationalist").json()
    head = {"Authorization": f"Bearer {made['invitation']['invitation']}"}
    invited = server.client.get(f"/api/games/{made['id']}/invitation", headers=head).json()
    assert invited["corrections"]["count"] == 3 and invited["corrections"]["name"] == "Printed box of 2008"
    told = server.client.get(f"/api/games/{made['id']}/corrections", headers=head).json()
    assert [one["at"] for one in told["changes"]] == [CARD["at"], "scenario_1936.json/troops"]
    host = {"Authorization": f"Bearer {made['seats']['nationalist']}"}
    waits = server.client.get(f"/api/games/{made['id']}", headers=host).json()
    assert waits["corrections"] == invited["corrections"], "before it has begun"
    assert server.client.get(f"/api/games/{made['id']}/corrections").status_code == 401


def test_a_record_replays_anywhere_and_its_corrections_are_proved(server: Running, url: str, tmp_path: Path) -> None:
    made = server.made(begin(server, MINE))
    commitment = made.view()["chance"]["commitment"]
    assert ended(made)["over"]
    record, proof = made.get("/record").text, shown(made, "/proof")
    game, both = load_record(record), CheckerKnowledge(givers=["both"])
    assert game.header.corrections == TEXT and game.header.data != BASE
    assert proof["fair"]["corrections"] == proof["corrections"] == patches.digest(TEXT)
    assert proof["fair"]["commitment"] == commitment and problems(prove(record), both) == []
    other = patches.written(MINE | {"name": "Another one"})
    forged = record.replace(json.dumps(TEXT), json.dumps(other))
    assert forged != record and problems(prove(forged), both) == ["error-proof-corrections"]
    checker, asked = [sys.executable, "docs/check_proof.py"], ["--givers", "both"]
    (tmp_path / "proof.json").write_text(json.dumps(proof))
    for text, code in ((record, 0), (forged, 1)):
        (tmp_path / "record.txt").write_text(text)
        done = subprocess.run(
            [*checker, str(tmp_path / "proof.json"), commitment, *asked, "--record", str(tmp_path / "record.txt")],
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, done.stdout + done.stderr
    again = {"record": record, "seats": PERSONS, "hotseat": True}
    taken = server.made(server.client.post("/api/records", json=again))
    assert taken.view()["corrections"]["count"] == 3, "a server takes it up"


def test_damaged_or_hostile_corrections_in_a_record_are_refused_in_words() -> None:
    game = dosespanas.new_game(data=TEXT)
    record = game.record()
    assert load_record(record).hash() == game.hash()

    def refused(tag: str, data: str | None = None) -> str:
        lines = [
            f"[Corrections {json.dumps(tag)}]" if line.startswith("[Corr") else line for line in record.split("\n")
        ]
        with pytest.raises((BadData, BadRecord)) as said:
            load_record("\n".join(lines), data)
        return str(said.value)

    for path in ("/etc/passwd", "corrections/gce-fuller-treasury.json", "{" + "x" * 400_000, '{"ñ": 1}'):
        assert "the tag Corrections" in refused(path), "it is no name of a file"
    assert "corrections" in refused("{")
    assert "corrections" in refused('{"format": "dosespanas-corrections 1"}')
    less = MINE | {"changes": [CARD]}
    assert "make the data" in refused(patches.written(less)), "they make other data than it was played with"
    stale = patches.written(MINE | {"changes": [CARD | {"was": 5}]})
    assert "is 1 in these data" in refused(stale)
    whole = [line for line in record.split("\n") if not line.startswith("[Corrections")]
    assert load_record("\n".join(whole), TEXT).header.corrections == TEXT, "with the data named it needs none"


def test_no_name_of_the_files_is_told_where_the_page_has_a_word() -> None:
    changes = [
        {"at": "map.json/morale/2712/value", "was": 7, "now": 8},
        {"at": "tables.json/terrain/mountain/costs/foot", "was": 2, "now": 3},
        {"at": "scenarios.json/scenarios/campaign/morale", "was": 72, "now": 70},
        {"at": "units.json/units/own_1", "now": {"id": "own_1", "name": "Columna Ascaso"}},
    ]
    expected = {
        "en": ["Madrid (2712)", "mountain", "The whole war", "Columna Ascaso"],
        "es": ["Madrid (2712)", "montaña", "La guerra entera", "Columna Ascaso"],
        "fr": ["Madrid (2712)", "montagne", "Toute la guerre", "Columna Ascaso"],
        "pl": ["Madryt (2712)", "góry", "Cała wojna", "Columna Ascaso"],
    }
    for language, names in expected.items():
        told = [row["what"] for row in in_words("gce", json.dumps({"changes": changes}), language)["changes"]]
        assert all(name in what for name, what in zip(names, told, strict=True)), told
    troops = {"at": "pieces.json/troop_types/republican:regular/large", "was": 25, "now": 24}
    [row] = in_words("espana1936", json.dumps({"changes": [troops]}), "es")["changes"]
    assert "regular" in row["what"] and "republican" not in row["what"], row


def test_what_is_corrected_is_told_in_every_language() -> None:
    text = patches.written(MINE | {"changes": [CARD, text_of(1)]})
    fields = {"en": ("bonus", "text"), "es": ("ventaja", "texto"), "fr": ("bonus", "texte"), "pl": ("premia", "tekst")}
    for language, names in fields.items():
        told = in_words("espana1936", text, language)["changes"]
        assert all(name in one["what"] for name, one in zip(names, told, strict=True)), told
        assert not any("rep_" in one["what"] for one in told), "things have their names"


@pytest.mark.parametrize(
    "before", [None, TEXT, patches.written(MINE | {"name": "Another", "source": "house rule: ours"})]
)
def test_a_folder_of_whole_files_travels_as_corrections(
    tmp_path: Path, before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what stands in it: what was read before it, with the same facts, has another name and other sources."""
    files = DEFINITIONS["espana1936"].files.load_folder(TEXT)
    for name in files.own:
        (tmp_path / name).write_bytes(files.contents[name])
    monkeypatch.setattr(STORE, "_copies", OrderedDict())
    if before is not None:
        assert dosespanas.new_game(data=before).header.corrections == before
    game = dosespanas.new_game(data=tmp_path)
    told = json.loads(game.header.corrections)
    assert [one for one in told["changes"] if not is_note(one["at"].split("/")[-2])] == MINE["changes"]
    assert {one["now"] for one in told["changes"] if "source" in one["at"]} == {"own copy: own copy"}
    assert (told["name"], told["source"]) == ("", "")
    again = load_record(game.record())
    assert again.hash() == game.hash() and again.header.corrections == game.header.corrections
    if before is not None:
        assert dosespanas.new_game(data=before).header.corrections == before, "each is told as it was given"


def test_a_game_goes_on_after_a_restart_and_is_not_lost_where_its_corrections_conflict(
    open_play: Callable[[], Played], url: str
) -> None:
    here = open_play()
    made = here.create("espana1936", "1936", {}, PERSONS, True, None, corrections=MINE)
    seat = here.seat(made["id"], made["seats"]["nationalist"])
    view = here.view(seat)
    view = here.act(seat, view["choice"], view["legal"][0]["action"])
    there = open_play()
    assert there.view(seat) == view
    stale = patches.written(MINE | {"changes": [CARD | {"was": 5}]})
    execute(url, "UPDATE games SET engine = '0.3.9'")
    with pytest.raises(ValueError) as earlier:
        open_play().view(seat)
    assert getattr(earlier.value, "details", {})["why"] is None, "it may go on by the present rules"
    digest = patches.digest(stale)
    quoted = stale.replace("'", "''").replace(":", "\\:")
    execute(url, f"INSERT INTO corrections VALUES ('{digest}', '{quoted}')")
    execute(url, f"UPDATE games SET corrections = '{digest}'")
    later = open_play()
    with pytest.raises(ValueError) as said:
        later.view(seat)
    why = getattr(said.value, "details", {})["why"]
    assert why["key"] == "error-bad-data" and "rep_1" in why["text"] and "is 1 in these data" in why["text"]
    assert later.games([made["seats"]["nationalist"]])[0]["earlier"]
    assert "[Corrections " in later.record(seat), "it can be exported"


@pytest.mark.sqlite
@pytest.mark.parametrize("value", ["'{}'", "'not this'", "x'00ff'", "CAST(x'ff00' AS TEXT)"])
def test_damaged_corrections_are_told_and_nothing_is_played_wrong(
    open_play: Callable[[], Played], url: str, value: str
) -> None:
    here = open_play()
    made = here.create("espana1936", "1936", {}, PERSONS, True, None, corrections=MINE)
    execute(url, f"UPDATE corrections SET text = {value}")
    with pytest.raises(ValueError) as said:
        open_play().view(here.seat(made["id"], made["seats"]["nationalist"]))
    assert getattr(said.value, "status", None) == 410


def test_opponents_hints_and_rematches_have_the_games_data(server: Running) -> None:
    made = server.made(begin(server, MINE, seats={"nationalist": "person", "republican": "random"}, hotseat=False))
    question = server.play.wait(server.play.service._cache.hold(made.id).__aenter__())
    assert question.data == TEXT
    two = server.made(begin(server, MINE, hotseat=False, mine="nationalist"))
    two.post("/resign", {"accept": False})
    two.post("/rematch", {"swap": False})
    rematch = two.post("/rematch/accept", {"swap": False}, two.republican).json()["rematch"]
    row = server.play.store.game(rematch["id"])
    assert row is not None and row.corrections == patches.digest(TEXT)


def test_corrections_that_no_game_has_are_forgotten(play: Played, url: str) -> None:
    made = play.create("espana1936", "1936", {}, PERSONS, True, None, corrections=MINE)
    plain = play.create("espana1936", "1936", {}, PERSONS, True, None)
    forgetting = Retention(play.service, Settings(forget_after=1))
    forgetting._forget_corrections()
    count = "SELECT digest FROM corrections WHERE :game = :game"
    assert len(rows_of(url, count, "")) == 1
    for table in ("standings", "snapshots", "actions", "seats"):
        execute(url, f"DELETE FROM {table} WHERE game = '{made['id']}'")
    execute(url, f"DELETE FROM games WHERE id = '{made['id']}'")
    forgetting._forget_corrections()
    assert rows_of(url, count, "") == []
    assert play.view(play.seat(plain["id"], plain["seats"]["nationalist"]))["choice"] == 0
