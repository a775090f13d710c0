"""An opponent that is made again from the record of its game knows what it knew."""

import pickle
from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players.lifecycle import PlayerFailed, ask, play_on, relive
from dosespanas.players.random_player import RandomPlayer

MANY = 100


class Diary:
    """Takes the first action, and remembers the number of each choice it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, observation: dict[str, Any], legal: list[LegalAction]) -> tuple[str, None]:
        self.asked.append(observation["choice"])
        return str(legal[0]["action"]), None


class Quick(Diary):
    """Can also be told what was chosen."""

    def follow(self, observation: dict[str, Any], legal: list[LegalAction], action: str) -> None:
        assert action in [view["action"] for view in legal]
        self.asked.append(observation["choice"])

    def choose(self, observation: dict[str, Any], legal: list[LegalAction]) -> tuple[str, None]:
        raise AssertionError("it is told, not asked")


class Clumsy(Diary):
    """Fails at each choice, after it has noted it."""

    def choose(self, observation: dict[str, Any], legal: list[LegalAction]) -> tuple[str, None]:
        super().choose(observation, legal)
        raise RuntimeError


class Answering(Diary):
    """Answers always the same."""

    def __init__(self, answer: str) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, observation: dict[str, Any], legal: list[LegalAction]) -> tuple[str, None]:
        return self.answer, None


def diary_game() -> tuple[Game, Diary]:
    game, diary = dosespanas.new_game("espana1936", seed=4), Diary()
    play_on(game, [diary, RandomPlayer(1)])
    return game, diary


@pytest.mark.parametrize("kind", [Diary, Quick, Clumsy])
def test_it_goes_through_all_that_was_asked(kind: type[Diary]) -> None:
    game, diary = diary_game()
    player, told = kind(), []
    relive(player, 0, game.record(), MANY, None, lambda: told.append(1))
    assert player.asked == [choice for choice in diary.asked if choice < MANY]
    assert len(told) == len(player.asked) > 20


def test_it_is_not_asked_what_has_a_single_answer() -> None:
    game, diary = diary_game()
    forced = 0
    again = dosespanas.new_game("espana1936", seed=4)
    for action in game.actions:
        if again.forced() is not None:
            forced += 1
            assert again.choice not in diary.asked
        again.apply(action)
    assert forced > 0


def test_it_knows_nothing_of_before_the_game_was_taken_up() -> None:
    game, player = dosespanas.new_game("espana1936", seed=4), Diary()
    rng = RandomPlayer(3)
    for number in range(80):
        if number == 40:
            game.reseed(99)
        game.apply(rng.pick(game.legal_actions()))
    relive(player, 0, game.record(), 80, None, lambda: None)
    assert player.asked and min(player.asked) >= 40


def test_one_that_fails_is_named_and_nobody_plays_in_its_place() -> None:
    game = dosespanas.new_game("espana1936", seed=4)
    with pytest.raises(PlayerFailed, match=r"Clumsy \(nationalist\) failed at .*seed 4: Run") as raised:
        play_on(game, [Clumsy(), RandomPlayer(1)])
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)
    assert game.actor == 0
    assert "Clumsy" in Catalogue("pl").error(raised.value)


def test_an_answer_that_is_not_legal_is_a_failure() -> None:
    game = dosespanas.new_game("espana1936", seed=4)
    diary = Diary()
    with pytest.raises(PlayerFailed, match="'move nobody' is not legal"):
        ask(Answering("move nobody"), game)
    assert ask(diary, game)[0] == game.legal_view()[0]["action"]
