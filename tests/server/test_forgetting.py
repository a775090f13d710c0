"""Games of strangers are deleted only where that is asked for, and only those that have had their time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import execute, rows_of

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server import forgetting
from dosespanas.server.forgetting import DAY, Forgetting
from dosespanas.server.settings import LIMITS, Settings
from dosespanas.server.writing import now

if TYPE_CHECKING:
    from collections.abc import Callable

    from dosespanas.server.play import Play
    from dosespanas.server.seats import Seat

UNTOUCHED, ABANDONED = Settings(forget_untouched=7), Settings(forget_after=30)
TABLES = ("games", "seats", "actions", "snapshots")


def begun(play: Play, acts: int = 0, nationalist: str = "person") -> Seat:
    """Begin a game in a hot seat or against a computer, and take some actions; return the Republican seat."""
    players = {"nationalist": nationalist, "republican": "person"}
    made = play.create("espana1936", "1936", {}, players, nationalist == "person", None)
    seat = play.seat(made["id"], made["seats"]["republican"])
    for _ in range(acts):
        view = play.view(seat)
        play.act(seat, view["choice"], view["legal"][0]["action"])
    return seat


def sweep(play: Play, days: float, settings: Settings) -> list[str]:
    """Delete what has had its time after so many days; return the ids."""
    return Forgetting(play, settings, lambda: now() + int(days * DAY)).sweep()


def rows(url: str, game: str) -> int:
    """Return how many rows speak of a game."""
    whose = {table: "id" if table == "games" else "game" for table in TABLES}
    return sum(len(rows_of(url, f"SELECT 1 FROM {table} WHERE {whose[table]} = :game", game)) for table in TABLES)


def test_nothing_is_deleted_unless_asked_for(play: Play) -> None:
    assert not Forgetting(play, Settings()).wanted
    assert Forgetting(play, Settings(forget_after=1)).wanted and Forgetting(play, Settings(forget_untouched=1)).wanted


def test_games_nobody_ever_played_are_deleted(play: Play, url: str) -> None:
    untouched, played = begun(play), begun(play, 1)
    assert sweep(play, 6.9, UNTOUCHED) == []
    assert sweep(play, 7.1, UNTOUCHED) == [untouched.game]
    assert rows(url, untouched.game) == 0 < rows(url, played.game)
    with pytest.raises(DosEspanasError, match="no game here"):
        play.view(untouched)
    assert play.view(played)["choice"] == 1


def test_what_the_computer_does_is_no_touch(play: Play) -> None:
    seat = begun(play, nationalist="random")
    for _ in range(3):
        question = play.question(seat.game)
        assert question is not None
        play.answer(seat.game, question, question.asked.legal[0]["action"])
    assert sweep(play, 8, UNTOUCHED) == [seat.game]


def test_games_left_alone_are_deleted_with_their_snapshots(play: Play, url: str) -> None:
    seat = begun(play, 2)
    noise = "x'00'" if url.startswith("sqlite") else "decode('00', 'hex')"
    execute(url, f"INSERT INTO snapshots VALUES ('{seat.game}', 0, 0, {noise}, {noise}, '')")
    assert sweep(play, 29, ABANDONED) == []
    assert play.held() == 1
    assert sweep(play, 31, ABANDONED) == [seat.game]
    assert play.held() == 0, "nor does memory keep it"
    assert rows(url, seat.game) == 0


def test_a_few_at_a_time(play: Play) -> None:
    begun_ids = {begun(play).game for _ in range(forgetting.AT_ONCE + 2)}
    first, second = sweep(play, 31, ABANDONED), sweep(play, 31, ABANDONED)
    assert len(first) == forgetting.AT_ONCE and len(second) == 2
    assert {*first, *second} == begun_ids
    assert sweep(play, 31, ABANDONED) == []


def test_another_process_sees_that_a_game_is_gone(open_play: Callable[[], Play]) -> None:
    here, there = open_play(), open_play()
    seat = begun(here, 1)
    assert there.view(seat)["choice"] == 1
    assert sweep(here, 31, ABANDONED) == [seat.game]
    with pytest.raises(DosEspanasError, match="no game here"):
        there.view(seat)
    assert there.held() == 0


@pytest.mark.sqlite
def test_a_damaged_time_deletes_nothing(play: Play, url: str) -> None:
    begun(play)
    for value in ("-7", "x'00'", "'never'", "9223372036854775807"):
        execute(url, f"UPDATE games SET updated = {value}")
        assert sweep(play, 31, ABANDONED) == []


def test_a_server_deletes_in_the_background(
    start: Callable[[Settings], Any], open_play: Callable[[], Play], url: str
) -> None:
    play = open_play()
    seat = begun(play)
    time.sleep(0.1)  # the game has had its time when the server begins: the next look is an hour later
    with start(Settings(database_url=url, forget_untouched=0.05 / 86_400)):
        until = time.monotonic() + 120
        while play.store.game(seat.game) is not None:
            assert time.monotonic() < until
            time.sleep(0.05)


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
