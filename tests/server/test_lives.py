"""An opponent lives one game in one seat: it plays on a server as in `simulate`, whatever happens to its process."""

from __future__ import annotations

import os
import random
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

import dosespanas
from dosespanas.kernel.side import SIDES, Side
from dosespanas.players import make
from dosespanas.players.lifecycle import PlayerFailed, opponent_seed, play_on
from dosespanas.server.games.ai_scheduler import AiScheduler

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Played

    from dosespanas.kernel.game import Game
    from dosespanas.kernel.shapes import LegalAction
    from dosespanas.players import Player
    from dosespanas.server.games.seats import Seat

KNOWN = [("espana1936", "1936", 120), ("gce", "1936", 70)]
"""Game, scenario, and how many choices are played."""


def wait(play: Played, seat: Seat, choice: int) -> dict[str, Any]:
    """Return the view once it is a person's choice, or the game is over or has come to a choice."""
    for _ in range(6000):
        view = play.view(seat)
        if not view["thinking"] or view["choice"] >= choice:
            return view
        time.sleep(0.01)
    raise AssertionError("the opponent did not answer")


def end_processes(scheduler: AiScheduler) -> None:
    """Kill the processes the opponents live in."""
    for one in scheduler._workers:
        for process in [] if one._process._pool is None else list(one._process._pool._processes):
            os.kill(process, signal.SIGKILL)


def played(play: Played, game: str) -> Game:
    """Return a game of a server as it stands."""
    with play.hold(game) as session:
        return dosespanas.load_record(play._cache.record(session))


class EndOfGame(Exception):
    """The game that is played again came no further."""


class Again:
    """Plays what one side played in a game."""

    def __init__(self, game: Game, side: Side) -> None:
        begun = like(game)
        self.actions = []
        for taker, action in zip(game.takers, game.actions, strict=True):
            if taker == side and begun.forced() is None:
                self.actions.append(str(action))
            begun.apply(action)
        self.actions.reverse()

    def choose(self, observation: dict[str, Any], legal: list[LegalAction]) -> tuple[str, None]:
        if not self.actions:
            raise EndOfGame
        return self.actions.pop(), None


class UpTo:
    """A player who goes home at a choice."""

    def __init__(self, player: Player, choice: int) -> None:
        self.player = player
        self.last = choice

    def choose(self, observation: dict[str, Any], legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        if observation["choice"] >= self.last:
            raise EndOfGame
        return self.player.choose(observation, legal)


def like(game: Game) -> Game:
    """Return a game that begins like another one."""
    return dosespanas.new_game(game.header.game, game.header.scenario, game.header.options, game.header.seed)


def assert_played_again(found: Game, republican: Player | None = None) -> None:
    """Fail unless the same opponents, or somebody in the place of one, come to the same game."""
    game = like(found)
    players = [UpTo(make("scripted", opponent_seed(game, side), game.header.game), found.choice) for side in SIDES]
    with suppress(PlayerFailed):
        play_on(game, [players[0], players[1] if republican is None else republican])
    assert found.choice - game.choice < 10
    assert list(map(str, game.actions)) == list(map(str, found.actions))[: game.choice]


@pytest.mark.parametrize(("name", "scenario", "choices"), KNOWN)
def test_computers_play_as_in_simulate(open_play: Callable[[], Played], name: str, scenario: str, choices: int) -> None:
    players = {"nationalist": "scripted", "republican": "scripted"}
    play = open_play()
    made = play.create(name, scenario, {}, players, False, None)
    seat = play.seat(made["id"], made["spectator"])
    for part in (1, 2, 3):
        with play.thinking() as scheduler:
            wait(play, seat, part * choices // 3 - 20)
            end_processes(scheduler)
            wait(play, seat, part * choices // 3)
        play = open_play()
    assert_played_again(played(play, made["id"]))


@pytest.mark.parametrize(("name", "scenario", "choices"), KNOWN)
def test_an_opponent_plays_a_person_as_in_simulate(
    open_play: Callable[[], Played], name: str, scenario: str, choices: int
) -> None:
    play, rng, undone = open_play(), random.Random(3), 0
    made = play.create(name, scenario, {}, {"nationalist": "scripted", "republican": "person"}, False, None)
    seat = play.seat(made["id"], made["seats"]["republican"])
    for part in (1, 2, 3):
        with play.thinking() as scheduler:
            while (view := wait(play, seat, 100_000))["legal"] and view["choice"] < part * choices // 3:
                if view["undo"] and rng.random() < 0.3:
                    undone += 1
                    view = play.undo(seat, view["choice"])
                play.act(seat, view["choice"], rng.choice(view["legal"])["action"])
            end_processes(scheduler)
            wait(play, seat, 100_000)
        play = open_play()
    found = played(play, made["id"])
    assert undone > 3
    assert_played_again(found, Again(found, Side.REPUBLICAN))
