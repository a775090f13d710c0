"""Whose opponent thinks next: nobody's opponent is held up by other games."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.test_opponents import waited

import dosespanas
from dosespanas.server.games import ai_scheduler
from dosespanas.server.games.ai_queue import Turns
from dosespanas.server.games.ai_scheduler import Worker
from dosespanas.server.operations.settings import Settings
from dosespanas.server.opponents.ai_worker import ChoiceQuestion

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SLOW = {"random": "slow_opponent:Slow"}


def served(turns: Turns, count: int) -> list[str]:
    """Serve `count` choices with a single worker; every game has another one to answer afterwards."""
    order = []
    for _ in range(count):
        game = turns.next(0)
        assert game is not None
        order.append(game)
        turns.done(game, True)
    return order


def test_each_game_has_one_choice_in_turn() -> None:
    turns = Turns(1, 4)
    for game in "abc":
        turns.add(game, True)
        turns.add(game, True)
    assert served(turns, 7) == list("abcabca")


def test_games_with_a_person_go_first() -> None:
    turns = Turns(1, 4)
    for game in "xyz":
        turns.add(game, False)
    assert served(turns, 4) == list("xyzx")
    turns.add("a", True)
    assert turns.next(0) == "a"
    turns.done("a", False)
    assert served(turns, 2) == list("yz")


def test_a_few_games_among_computers_alone_are_played_at_a_time() -> None:
    turns = Turns(1, 2)
    for game in "wxyz":
        turns.add(game, False)
    assert served(turns, 4) == list("wxwx")
    assert turns.next(0) == "w"
    turns.done("w", False)
    assert served(turns, 3) == list("xyx")
    assert turns.waiting() == 2


def test_the_last_free_worker_is_kept_for_persons() -> None:
    turns = Turns(2, 4)
    turns.add("x", False)
    turns.add("y", False)
    assert turns.next(0) == "x"
    found: list[str | None] = []
    second = threading.Thread(target=lambda: found.append(turns.next(0)))
    second.start()
    second.join(0.1)
    assert second.is_alive()
    turns.add("a", True)
    second.join(60)
    assert found == ["a"]
    turns.done("x", True)
    assert turns.next(0) == "y"
    turns.close()
    assert turns.next(0) is None


def test_what_is_asked_again_meanwhile_is_not_forgotten() -> None:
    turns = Turns(1, 4)
    turns.add("a", True)
    assert turns.next(0) == "a"
    turns.add("a", True)
    turns.done("a", False)
    assert turns.next(0) == "a"
    turns.done("a", False)
    assert turns.waiting() == 0


def test_games_among_computers_do_not_hold_up_a_persons_opponent(
    start: Callable[[Settings], Any], url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "slow_opponent.py").write_text(
        "import time\n"
        "class Slow:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def choose(self, observation, legal):\n"
        "        time.sleep(0.15)\n"
        "        return legal[-1]['action'], None\n"
    )
    with start(Settings(database_url=url, opponents=SLOW)) as server:
        crowd = [server.new(nationalist="random", republican="random") for _ in range(8)]
        asked = server.new(nationalist="random")
        waited(asked, asked.republican)
        moved = [made.view(made.spectator)["choice"] for made in crowd]
        assert sum(choice > 0 for choice in moved) <= 4


@pytest.fixture
def let_go(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An opponent `hanging:Hanging` that is not done with a choice before this file is there."""
    monkeypatch.syspath_prepend(str(tmp_path))
    found = tmp_path / "let-go"
    (tmp_path / "hanging.py").write_text(
        "import pathlib, time\n"
        "class Hanging:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def choose(self, observation, legal):\n"
        f"        while not pathlib.Path({str(found)!r}).exists():\n"
        "            time.sleep(0.05)\n"
        "        return legal[-1]['action'], None\n"
    )
    return found


def test_opponents_that_hang_hold_up_no_sound_game(
    start: Callable[[Settings], Any], url: str, monkeypatch: pytest.MonkeyPatch, let_go: Path
) -> None:
    monkeypatch.setattr(ai_scheduler, "PATIENCE", 0.1)
    opponents = {"scripted": "hanging:Hanging", "random": "plain_opponent:Last"}
    with start(Settings(database_url=url, opponents=opponents)) as server:
        hanging = [server.new(nationalist="scripted") for _ in range(3)]
        sound = server.new(nationalist="random")
        waited(sound, sound.republican)
        for made in hanging:
            view = made.view(made.republican)
            assert view["choice"] == 0 and view["thinking"]
        let_go.touch()
        for made in hanging:
            waited(made, made.republican)


def test_a_choice_that_hangs_is_asked_once(let_go: Path) -> None:
    game = dosespanas.new_game(seed=1)
    asked = ChoiceQuestion(
        "a", "espana1936", "hanging:Hanging", "nationalist", 1, 0, -1, game.observe(0), game.legal_view()
    )
    one = Worker(0.2, lambda: None)
    with pytest.raises(TimeoutError, match=r"not done within 0\.2 s"):
        one.ask(asked, lambda: None)
    one.close()
    assert not let_go.exists()


def test_the_games_of_a_slow_worker_go_elsewhere() -> None:
    turns = Turns(2, 4)
    for game in "ab":
        turns.add(game, True)
    assert [turns.next(0), turns.next(0)] == ["a", "b"]
    turns.done("b", True)
    found: list[str | None] = []

    def take(worker: int) -> threading.Thread:
        thread = threading.Thread(target=lambda: found.append(turns.next(worker)), daemon=True)
        thread.start()
        return thread

    take(1)
    take(2).join(0.1)
    assert found == []  # it lives where the slow one thinks
    turns.set_aside(0)
    assert turns.slow() == 1
    while not found:
        time.sleep(0.01)
    assert found == ["b"]
    turns.add("c", True)
    while len(found) < 2:  # two think, besides the slow one
        time.sleep(0.01)
    turns.done("a", False)
    assert (found, turns.slow()) == (["b", "c"], 0)
    turns.add("d", True)
    third = take(0)
    third.join(0.1)
    assert third.is_alive()  # two think already
    turns.done("c", False)
    third.join(60)
    assert found[2] == "d"


def test_a_game_stays_with_its_worker() -> None:
    turns = Turns(2, 4)
    for game in "ab":
        turns.add(game, True)
    assert [turns.next(0), turns.next(1)] == ["a", "b"]
    for game in "ba":
        turns.done(game, True)
    assert [turns.next(0), turns.next(1)] == ["a", "b"]


def test_games_among_computers_alone_wait_in_order_for_their_workers() -> None:
    turns = Turns(2, 4)
    for game in "xy":
        turns.add(game, False)
    assert turns.next(0) == "x"
    turns.done("x", True)
    assert turns.next(1) == "y"
    turns.done("y", True)
    found: list[str | None] = []
    second = threading.Thread(target=lambda: found.append(turns.next(1)))
    second.start()
    second.join(0.1)
    assert second.is_alive() and found == []
    assert turns.next(0) == "x"
    turns.done("x", True)
    second.join(60)
    assert found == ["y"]
