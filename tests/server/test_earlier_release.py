"""Databases of earlier releases as their servers left them: the present server takes them over with all their games."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import OPPONENTS, PERSONS, Made, Running, new_number, new_secret, running, sqlite
from tests.server.earlier_release import DUMPS

import dosespanas
from dosespanas.fairness_proof import CheckerKnowledge, problems, rewritten
from dosespanas.kernel import fair_chance
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import replay_record
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.sqlite

TEXT = gzip.decompress(DUMPS["0.3.0"].read_bytes()).decode()
GAMES: dict[str, Any] = json.loads(TEXT.partition("\n")[0].removeprefix("-- "))
WAITING = ["espana1936 waiting", "gce waiting", "record waiting"]
OVER = ["espana1936 over", "gce over"]
RUNNING = [kind for kind in GAMES if kind not in WAITING + OVER]
DAILY = {"espana1936 two", "espana1936 hot seat", "espana1936 computer", "gce two"}
ELSEWHERE = {"espana1936 hot seat", "espana1936 computer"}
"""In their first turn, when by 0.3.0 a plane of the set-up was not on the map yet: so it stands otherwise now."""


TEXT_4 = gzip.decompress(DUMPS["0.4.0"].read_bytes()).decode()
GAMES_4: dict[str, Any] = json.loads(TEXT_4.partition("\n")[0].removeprefix("-- "))
OVER_4 = [kind for kind in GAMES_4 if kind not in ("espana1936 two", "gce hot seat")]
READ = ("", "/log", "/record", "/proof", "/story", "/static", "/reasons?since=0")
"""What is read of a finished game."""


def left_by(text: str, folder: Path) -> Settings:
    """Make the database that an earlier server left in a folder; return the settings of one that serves it now."""
    with closing(sqlite3.connect(folder / "games.db")) as database:
        database.executescript(text)
    return Settings(database_url=sqlite(folder), opponents={"scripted": "plain_opponent:Last"}, poll=0.02)


@pytest.fixture(scope="module")
def present(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The present server on the database of the earlier one."""
    settings = left_by(TEXT, tmp_path_factory.mktemp("earlier"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(OPPONENTS)
        with running(settings) as server:
            yield server


def held(server: Running, kind: str) -> Made:
    """Return a game with the secrets that were given out by the earlier server."""
    return server.seated(GAMES[kind])


def secrets_of(made: Made) -> list[str]:
    return list(dict.fromkeys(secret for secret in (made.nationalist, made.republican) if secret))


def lines_of(record: str) -> list[str]:
    return [line for line in record.splitlines() if line[:1].isdigit()]


def play_on(made: Made, count: int) -> dict[str, Any]:
    """Let the persons choose what comes first, and the computer answer; return the last view."""
    until = time.monotonic() + 60
    while True:
        for token in secrets_of(made):
            view = made.view(token)
            if view["legal"] and not count:
                return view
            if view["legal"]:
                made.act(view["legal"][0]["action"], view, token)
                count -= 1
        assert time.monotonic() < until
        time.sleep(0.005)


def renew(made: Made, old: str, new: str) -> None:
    assert made.post("/secret", {"secret": new}, old).status_code == 200


def test_the_list_says_of_every_game_what_is_the_matter(present: Running) -> None:
    secrets = [secret for kind in GAMES for secret in secrets_of(held(present, kind))]
    answer = present.client.get("/api/games", headers={"Authorization": f"Bearer {','.join(secrets)}"}).json()
    found = {one["id"]: one for one in answer}
    for kind, made in GAMES.items():
        if kind == "gce over":
            continue  # of computers alone
        one = found[made["id"]]
        assert not one["damaged"] and one["gathering"] == (kind in WAITING) and one["over"] == (kind in OVER)
        assert one["earlier"] == (kind not in WAITING) or kind in RUNNING, kind
        assert one["guest"] is None and one["you"] == [side for side in SIDE_NAMES if made["seats"][side]]


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind in DAILY else pytest.mark.long) for kind in RUNNING]
)
def test_a_running_game_goes_on_once_its_persons_agree(present: Running, kind: str) -> None:
    made = held(present, kind)
    persons, row = secrets_of(made), present.play.store.game(made.id)
    assert row is not None and row.engine == "0.3.0"
    for secret in [*persons, made.spectator]:
        refused = made.get(token=secret)
        told = refused.json()["error"]["args"]
        assert refused.status_code == 410 and told["why"] is None and told["agreed"] == [] and not told["opening"]
        assert told["followed"] == (kind in ELSEWHERE) and told["choice"] > 0
        for looked in ("/log", "/history/3", "/reasons", "/odds", "/proof", "/story", "/review"):
            assert made.get(looked, secret).status_code == 410, looked
    before = {secret: made.get("/record", secret).text for secret in persons}
    assert all('[Engine "0.3.0"]' in text and "[Sealed" in text for text in before.values())
    for text in before.values():
        home = {"record": text, "seats": PERSONS, "hotseat": True, "as_far": True}
        assert present.client.post("/api/records", json=home).status_code == 201
    assert made.post("/rules", {}, made.spectator).status_code == 403
    for i, secret in enumerate(persons, 1):
        assert made.post("/rules", {}, secret).json() == {"waiting": list(SIDE_NAMES[i : len(persons)])}

    assert made.view(made.spectator)["choice"] == told["choice"] == made.view(persons[0])["choice"]
    view = made.view(persons[0])
    assert view["guest"] is None and (view["chance"] or {"version": 1})["version"] == 1, "there were no invitations"
    log = made.get("/log", persons[0]).json()
    events = log if isinstance(log, list) else log["events"]
    numbers = [event["n"] for event in events]
    assert numbers == sorted(numbers) and numbers[0] == -1 and numbers[-1] < told["choice"]
    turns = [json.dumps(event["args"]) for event in events if event["kind"] == "turn-start"]
    assert len(turns) == len(set(turns)), "nothing is told twice"
    assert play_on(made, 6)["choice"] >= told["choice"] + 6
    for secret, text in before.items():
        then, after = (lines_of(present.play.seal.open(one).record) for one in (text, made.get("/record", secret).text))
        assert after[: len(then)] == then
        assert after[len(then)].startswith(f"{told['choice'] + 1} * rules {ENGINE} ")
    with present.play.hold(made.id) as live:
        whole, state = present.play._cache.record(live), live.game.hash()
    assert dosespanas.load_record(whole).hash() == state
    renew(made, persons[0], fresh := new_secret())
    assert made.get(token=persons[0]).status_code == 404 and made.get(token=fresh).status_code == 200
    renew(made, fresh, persons[0])
    if len(persons) == 2:
        assert made.post("/resign", {}, persons[0]).status_code == 200
        again = made.post("/rematch", {}, persons[1])
        assert again.status_code == 409, "whoever began it has both secrets"


@pytest.mark.parametrize("kind", OVER)
def test_a_finished_game_is_read(present: Running, kind: str) -> None:
    made = held(present, kind)
    for secret in [*secrets_of(made), made.spectator]:
        view, log = made.view(secret), made.get("/log", secret).json()
        assert view["over"] and view["first"] == view["choice"] == view["observation"]["choice"]
        assert log[-1]["kind"] == "game-over" and made.get("/story", secret).json()
        text, proof = made.get("/record", secret).text, made.get("/proof", secret).json()
        assert proof["draws"] and problems(proof, CheckerKnowledge(givers=list(proof["fair"]["numbers"]))) in (
            [],
            ["error-proof-nobody", "error-proof-who"],
        )
        agreed = made.post("/rules", {}, secret)
        assert agreed.status_code in (403, 409)
        if secret != made.spectator:
            assert agreed.json()["error"]["key"] == "error-rules-over"
    record = read_record(text, any_engine=True)
    assert record.tags["Engine"] == "0.3.0" and "[Sealed" not in text
    told = fair_chance.read_fairness(record.tags["Chance"])
    assert told is not None and record.tags["Seed"] == fair_chance.seed_of(
        told["id"], told["secret"], told["numbers"], 1
    )
    game, _, departure = replay_record(text)
    assert departure is None or kind == "gce over"
    assert game.choice == len(lines_of(text)) or departure is not None


@pytest.mark.parametrize("kind", WAITING)
def test_a_game_that_waits_for_the_other_person_begins(present: Running, kind: str) -> None:
    made = held(present, kind)
    view = made.view(made.republican)
    assert view["observation"] is None
    assert view["chance"]["missing"] == ["republican"] and view["chance"]["version"] == 1
    assert made.post("/chance", {"number": new_number()}, made.republican).status_code == 200
    begun = made.view()
    assert begun["choice"] == view["choice"] and begun["observation"] is not None
    assert (present.play.store.game(made.id) or pytest.fail()).engine == ENGINE
    play_on(made, 5)
    with present.play.hold(made.id) as live:
        whole, state = present.play._cache.record(live), live.game.hash()
    assert dosespanas.load_record(whole).hash() == state


def read_by_all(server: Running) -> dict[str, Any]:
    """Return what each seat of the finished games of 0.4.0 reads of them."""
    found: dict[str, Any] = {}
    for kind in OVER_4:
        made = server.seated(GAMES_4[kind])
        for who, secret in {"persons": secrets_of(made)[-1:], "spectator": [made.spectator]}.items():
            for path in READ if secret else ():
                answer = made.get(path, secret[0])
                assert answer.status_code == 200, (kind, path, answer.text)
                found[f"{kind} {who} {path}"] = answer.text if path == "/record" else answer.json()
    return found


def test_finished_games_of_0_4_0_are_read_by_every_later_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its server kept nothing of them: one that still has their rules does, and no later one needs these."""
    monkeypatch.syspath_prepend(OPPONENTS)
    settings = left_by(TEXT_4, tmp_path)
    with running(settings) as server:
        before = read_by_all(server)
        running_game = server.seated(GAMES_4["espana1936 two"]).view()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        kept = database.execute("SELECT game, length(content) FROM finished_games").fetchall()
        assert {game for game, _ in kept} == {GAMES_4[kind]["id"] for kind in OVER_4}
        assert max(size for _, size in kept) < 100_000
        database.execute("UPDATE games SET engine = '0.0.9'")
        database.execute("UPDATE actions SET action = 'pass' WHERE kind = 'action'")
        database.execute("DELETE FROM snapshots")
        database.commit()
    with running(settings) as server:
        after = read_by_all(server)
        for name, told in before.items():
            then = after[name]
            if name.endswith(" "):
                told, then = ({**one, "first": 0} for one in (told, then))
            assert then == told, name
        assert server.seated(GAMES_4["espana1936 two"]).get().status_code == 410 and not running_game["over"]
    for name, record in before.items():
        if name.endswith("/record"):
            fair = read_record(record, any_engine=True).fairness
            assert fair is not None and not rewritten(record, fair, CheckerKnowledge())


def test_finished_games_of_0_4_0_are_read_by_a_version_that_replays_them_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server after it may have other rules."""
    monkeypatch.syspath_prepend(OPPONENTS)
    settings = left_by(TEXT_4.replace('"0.4.0"', "").replace("'0.4.0'", "'0.0.9'"), tmp_path)
    with running(settings) as server:
        rows = [server.play.store.game(GAMES_4[kind]["id"]) or pytest.fail() for kind in OVER_4]
        assert {row.engine for row in rows} == {"0.0.9"}
        found = read_by_all(server)
    for name, told in found.items():
        if name.endswith("/proof"):
            assert told["draws"], name
        elif name.endswith("/record"):
            assert '[Engine "0.0.9"]' in told
            fair = read_record(told, any_engine=True).fairness
            assert fair is not None and not rewritten(told, fair, CheckerKnowledge())
