"""Games of strangers are deleted only where that is asked for, and only those that have had their time."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from tests.conftest import one_daily
from tests.server.conftest import Played, execute, rows_of
from typer.testing import CliRunner

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.app import create_app
from dosespanas.server.games.retention import AT_ONCE, DAY, RIPE, Retention, agree, marked, marks_of
from dosespanas.server.operations.settings import LIMITS, Settings
from dosespanas.server.storage import batch_writer
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.running_time import BEAT, MOST, Run
from dosespanas.server.storage.wall_clock import TOLERANCE, WallClock
from dosespanas.terminal.app import app

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dosespanas.server.games.seats import Seat

UNTOUCHED, ABANDONED = Settings(forget_untouched=7), Settings(forget_after=30)
TABLES = ("games", "seats", "actions", "snapshots")


def begun(play: Played, acts: int = 0, nationalist: str = "person") -> Seat:
    """Begin a game in a hot seat or against a computer, and take some actions; return the Republican seat."""
    players = {"nationalist": nationalist, "republican": "person"}
    made = play.create("espana1936", "1936", {}, players, nationalist == "person", None)
    seat = play.seat(made["id"], made["seats"]["republican"])
    for _ in range(acts):
        view = play.view(seat)
        play.act(seat, view["choice"], view["legal"][0]["action"])
    return seat


class Server:
    """What deletes games in a server, with clocks of its own."""

    def __init__(self, play: Played, settings: Settings) -> None:
        self.steady = 0.0
        self.days = 0.0
        """By how many days the clock on the wall is ahead."""
        self.forgetting = Retention(play.service, settings, lambda: now() + int(self.days * DAY), lambda: self.steady)

    def look(self, hours: float) -> list[str]:
        """Run for some hours, then look; return the games that were deleted."""
        gone: list[str] = []
        with self.forgetting._play.store.aside() as connection:  # a transaction for each of thousands takes long
            for _ in range(int(hours * 3_600 / MOST)):
                self.steady += MOST
                self.forgetting._running.beat(connection)
        ripe = self.forgetting.mark(self.forgetting.beat())
        for i in range(0, len(ripe), AT_ONCE):
            gone += self.forgetting.sweep(ripe[i : i + AT_ONCE])
        return gone

    def run(self, hours: float) -> list[str]:
        """Look, run for some hours and look again; return the games that were deleted."""
        return self.look(0) + self.look(hours)


def sweep(play: Played, days: float, settings: Settings) -> list[str]:
    """Delete what has had its time after so many days, once somebody has said that it may go; return the ids."""
    server = Server(play, settings)
    server.days = days
    server.look(0)
    agree(play.store)
    return server.forgetting.sweep(server.forgetting.mark(Run(seconds=RIPE * 2)))


def rows(url: str, game: str) -> int:
    """Return how many rows speak of a game."""
    whose = {table: "id" if table == "games" else "game" for table in TABLES}
    return sum(len(rows_of(url, f"SELECT 1 FROM {table} WHERE {whose[table]} = :game", game)) for table in TABLES)


def test_nothing_is_deleted_unless_asked_for(play: Played) -> None:
    assert not Retention(play.service, Settings()).wanted
    assert (
        Retention(play.service, Settings(forget_after=1)).wanted
        and Retention(play.service, Settings(forget_untouched=1)).wanted
    )


def test_games_nobody_ever_played_are_deleted(play: Played, url: str) -> None:
    untouched, played = begun(play), begun(play, 1)
    assert sweep(play, 6.9, UNTOUCHED) == []
    assert sweep(play, 7.1, UNTOUCHED) == [untouched.game]
    assert rows(url, untouched.game) == 0 < rows(url, played.game)
    with pytest.raises(DosEspanasError, match="no game here"):
        play.view(untouched)
    assert play.view(played)["choice"] == 1


def test_what_the_computer_does_is_no_touch(play: Played) -> None:
    seat = begun(play, nationalist="random")
    for _ in range(3):
        question = play.question(seat.game)
        assert question is not None
        play.answer(seat.game, question, question.asked.legal[0]["action"])
    assert sweep(play, 8, UNTOUCHED) == [seat.game]


def test_games_left_alone_are_deleted_with_their_snapshots(play: Played, url: str) -> None:
    seat = begun(play, 2)
    noise = "x'00'" if url.startswith("sqlite") else "decode('00', 'hex')"
    execute(url, f"INSERT INTO snapshots VALUES ('{seat.game}', 0, 0, {noise}, {noise}, '')")
    assert sweep(play, 29, ABANDONED) == []
    assert play.held() == 1
    assert sweep(play, 31, ABANDONED) == [seat.game]
    assert play.held() == 0, "nor does memory keep it"
    assert rows(url, seat.game) == 0


def crowd(play: Played, url: str, old: int, young: int) -> list[str]:
    """Begin games, of which some were not touched for 31 days; return those."""
    found = [begun(play).game for _ in range(old + young)]
    back = 31 * DAY
    for game in found[:old]:
        execute(url, f"UPDATE games SET created = created - {back}, updated = updated - {back} WHERE id = '{game}'")
    return found[:old]


def test_a_game_is_marked_first_and_deleted_a_day_of_running_later(play: Played, url: str) -> None:
    (old,) = crowd(play, url, 1, 10)
    server = Server(play, ABANDONED)
    assert server.run(23.5) == [] and marked(play.store) == (1, 11)
    assert server.look(1) == [old]
    assert server.look(25) == [] and marked(play.store) == (0, 10)


def test_a_server_whose_clock_is_400_days_ahead_deletes_nothing(play: Played, url: str) -> None:
    for _ in range(3):
        begun(play, 1)
    server = Server(play, Settings(forget_after=365, forget_untouched=14))
    server.days = 400
    assert server.run(20) == [] and marked(play.store)[0] == 3
    server.days = 0
    assert server.look(10) == [] and marked(play.store)[0] == 0
    server.days = 400
    assert server.run(50) == [] and server.forgetting.held == 3, "however long: it is too many at once"


def test_a_clock_that_went_back_makes_no_game_old(play: Played, url: str) -> None:
    crowd(play, url, 0, 11)
    server = Server(play, ABANDONED)
    server.look(0)
    server.days = -60
    server.look(0)
    played = rows_of(url, "SELECT id FROM games WHERE id != :game ORDER BY id LIMIT 1", "")[0][0]
    execute(url, f"UPDATE games SET created = created - {90 * DAY}, updated = {now() - 60 * DAY} WHERE id = '{played}'")
    server.days = 0
    assert server.run(25) == [], "what was touched under a wrong clock is kept"


@pytest.mark.parametrize("days", one_daily([-90, -400, 400]))
def test_a_clock_that_was_wrong_between_two_notes_makes_no_game_old(
    play: Played, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    """For less than a minute: nothing that is noted every minute shows it but what was begun meanwhile."""
    other = begun(play).game
    server = Server(play, Settings(forget_untouched=30, forget_after=60))
    assert server.look(0) == []
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + days * DAY * 1_000_000)
    seat = begun(play)
    monkeypatch.setattr(time, "time_ns", real)
    assert server.look(1) == []
    agree(play.store)
    assert server.run(25) == [] and play.view(seat)["choice"] >= 0
    server.days = 100
    server.look(24 * 61)
    agree(play.store)
    assert set(server.run(26)) == {seat.game, other} or days > 0, "it goes when it has had its time"


@pytest.mark.parametrize("year", [1970, 2000, 2021])
def test_a_clock_that_was_wrong_at_a_databases_first_start_makes_no_game_old(
    play: Played, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    """A machine without a battery has none at first, and is told the time once it has a network."""
    real = time.time_ns
    ago = (time.gmtime().tm_year - year) * 365 * DAY * 1_000_000
    monkeypatch.setattr(time, "time_ns", lambda: real() - ago)
    batch_writer.now()
    server = Server(play, Settings(forget_untouched=30))
    seat = begun(play)
    assert server.look(0) == []
    monkeypatch.setattr(time, "time_ns", real)
    assert server.look(0) == []
    agree(play.store)
    assert server.run(25) == [] and play.view(seat)["choice"] >= 0


def test_a_wrong_clock_of_a_process_that_does_not_count_is_noted_too(
    open_play: Callable[[], Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = open_play(), open_play()
    counts, other = (Server(one, Settings(forget_untouched=30)) for one in (first, second))
    swings: list[tuple[int, int]] = []
    monkeypatch.setattr(other.forgetting._running, "_swing", lambda: swings.pop() if swings else None)
    counts.look(0)
    assert other.forgetting.beat().wrong_until == 0
    swings.append((now() - 90 * DAY, now()))
    noted = other.forgetting.beat()
    assert noted.wrong_until > noted.seconds and noted.wrong_from < now() - 89 * DAY
    assert counts.forgetting.beat().wrong_until == noted.wrong_until


def test_how_far_a_clock_goes_to_and_fro() -> None:
    wall, steady = [1_000_000], [5]
    clock = WallClock(lambda: wall[0], lambda: steady[0])
    assert clock.swing() is None and clock.now() == 1_000_000
    for ahead in (0, 10, -TOLERANCE + 20):
        wall[0] = 1_000_000 + ahead
        clock.now()
    assert clock.swing() is None
    steady[0] += 10 * DAY  # the machine slept, and both went on
    wall[0] = 1_000_000 + 10 * DAY
    assert clock.swing() is None
    wall[0] -= 3 * DAY
    clock.now()
    wall[0] += 3 * DAY
    assert clock.swing() == (1_000_000 + 7 * DAY, 1_000_000 + 10 * DAY) and clock.swing() is None


def test_a_game_touched_meanwhile_is_no_longer_marked(play: Played, url: str) -> None:
    (old,) = crowd(play, url, 1, 10)
    server = Server(play, ABANDONED)
    server.run(20)
    execute(url, f"UPDATE games SET updated = updated + 1000 WHERE id = '{old}'")
    assert server.look(5) == [] == server.look(20), "its day begins anew"
    execute(url, f"UPDATE games SET updated = {now()} WHERE id = '{old}'")
    assert server.look(5) == [] and marked(play.store)[0] == 0


def test_a_tenth_of_all_games_goes_only_when_somebody_says_so(
    play: Played, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    old = crowd(play, url, 2, 18)
    server = Server(play, ABANDONED)
    assert server.run(25) == server.look(1) == [] and server.forgetting.held == 2
    told = [record.getMessage() for record in caplog.records if "dosespanas forget --yes" in record.getMessage()]
    assert len(told) == 1 and told[0].startswith("2 of 20 games")
    assert agree(play.store) == 2
    assert sorted(server.look(0)) == sorted(old) and server.forgetting.held == 0


@pytest.mark.sqlite
def test_the_command_says_yes(play: Played, url: str, tmp_path: Path) -> None:
    crowd(play, url, 2, 2)
    Server(play, ABANDONED).look(0)
    asked = ["forget", "--database", str(tmp_path / "games.db")]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0 and "2 of 4 games" in told.output and "--yes" in told.output
    assert CliRunner().invoke(app, [*asked, "--yes"]).output.endswith("2 may go.\n")
    with play.store.aside() as connection:
        assert all(mark.agreed for mark in marks_of(connection).values())
    assert CliRunner().invoke(app, ["forget", "--database", str(tmp_path / "none.db")]).exit_code != 0
    assert not (tmp_path / "none.db").exists()


def test_days_of_several_processes_are_counted_once(open_play: Callable[[], Played], url: str) -> None:
    here, there = open_play(), open_play()
    crowd(here, url, 1, 10)
    one, other = Server(here, ABANDONED), Server(there, ABANDONED)
    for _ in range(20):
        for server in (one, other):
            server.steady += 2 * BEAT
            server.forgetting.beat()
    assert one.forgetting.beat().seconds == 38 * BEAT == other.forgetting.beat().seconds, "from the first note on"
    for _ in range(4):  # the one that counts has ended: the other goes on
        other.steady += 2 * BEAT
        other.forgetting.beat()
    assert 38 * BEAT < other.forgetting.beat().seconds <= 46 * BEAT


def test_a_machine_that_slept_did_not_run(play: Played, url: str) -> None:
    crowd(play, url, 1, 10)
    server = Server(play, ABANDONED)
    server.look(0)
    server.steady += 30 * 86_400
    assert server.look(1) == [] and marked(play.store)[0] == 1


def test_marks_that_cannot_be_read_begin_anew(play: Played, url: str) -> None:
    crowd(play, url, 1, 10)
    for noise in ("", "[]", "{}", "null", '{"seconds": "x"}', '{"a": 1}', '{"a": [1, 2]}', "1e999"):
        execute(url, "DELETE FROM settings WHERE name IN ('running', 'forgetting')")
        execute(url, f"INSERT INTO settings VALUES ('running', '{noise}')")
        execute(url, f"INSERT INTO settings VALUES ('forgetting', '{noise}')")
        assert Server(play, ABANDONED).look(0) == [] and marked(play.store) == (1, 11), noise


def test_a_few_at_a_time(play: Played) -> None:
    begun_ids = {begun(play).game for _ in range(AT_ONCE + 2)}
    assert {*sweep(play, 31, ABANDONED)} == begun_ids
    assert sweep(play, 31, ABANDONED) == []


def test_another_process_sees_that_a_game_is_gone(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    seat = begun(here, 1)
    assert there.view(seat)["choice"] == 1
    assert sweep(here, 31, ABANDONED) == [seat.game]
    with pytest.raises(DosEspanasError, match="no game here"):
        there.view(seat)
    assert there.held() == 0


@pytest.mark.sqlite
def test_a_damaged_time_deletes_nothing(play: Played, url: str) -> None:
    begun(play)
    for value in ("-7", "x'00'", "'never'", "9223372036854775807"):
        execute(url, f"UPDATE games SET updated = {value}")
        assert sweep(play, 31, ABANDONED) == []


def test_a_server_deletes_in_the_background(
    start: Callable[[Settings], Any], open_play: Callable[[], Played], url: str
) -> None:
    play = open_play()
    (old,) = crowd(play, url, 1, 1)
    Server(play, ABANDONED).look(0)
    agree(play.store)
    run = json.dumps({"seconds": 2 * RIPE})
    execute(url, f"UPDATE settings SET value = '{run}' WHERE name = 'running'")
    with start(Settings(database_url=url, forget_after=30)) as server:
        until = time.monotonic() + 120
        while play.store.game(old) is not None:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert server.client.get("/healthz").json()["status"] == "ok"


def test_health_tells_of_games_that_wait_for_a_word(url: str) -> None:
    served = create_app(Settings(database_url=url))

    async def ask() -> dict[str, Any]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(served), base_url="http://localhost") as client:
            found: dict[str, Any] = (await client.get("/healthz")).json()
            return found

    assert "to_be_forgotten" not in asyncio.run(ask())
    served.state.retention.held = 7
    assert asyncio.run(ask())["to_be_forgotten"] == 7


def test_limits_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, name in enumerate(LIMITS):
        monkeypatch.setenv(f"DOSESPANAS_{name.upper()}", str(number + 1))
    monkeypatch.setenv("DOSESPANAS_URL", "https://games.example.org")
    found = Settings.from_environment()
    assert [getattr(found, name) for name in LIMITS] == [number + 1 for number in range(len(LIMITS))]
    assert isinstance(found.body_limit, int) and found.address == "https://games.example.org"


@pytest.mark.parametrize("wrong", ["x", "0", "-1", "inf", "nan", "1.5"])
def test_a_limit_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("DOSESPANAS_BODY_LIMIT", wrong)
    with pytest.raises(DosEspanasError, match="DOSESPANAS_BODY_LIMIT must be a whole number above 0"):
        Settings.from_environment()
