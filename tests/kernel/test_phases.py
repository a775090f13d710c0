"""The machine of stages: what its table refuses, and how a small game runs on it."""

from typing import Any

import pytest

from dosespanas.kernel.action import Refusal
from dosespanas.kernel.state_machine import Choice, Phases, Secret, Staged

ASK, OVER, COUNT = range(3)
GOAL = 3


class Climb(Staged):
    """A side goes up until it has counted to three; after each step the other side is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.stage, self.side, self.ended, self.height = ASK, 0, 0, 0
        self.seen: list[int] = []

    def phases(self) -> Phases[Any]:
        return PHASES

    def look_again(self) -> None:
        self.seen.append(self.stage)


def legal(state: Climb) -> list[int]:
    return [1, 2]


def take(state: Climb, code: int) -> None:
    state.height += code
    state.stage = COUNT


def why_not(state: Climb, code: int) -> Refusal | None:
    return Refusal("R-1", "refusal-high") if code > 2 else None


def up(state: Climb) -> bool:
    return state.height > 0


def count(state: Climb) -> None:
    state.stage = ASK
    state.side = 1 - state.side
    if state.height >= GOAL:
        state.close(OVER, 1 - state.side, "outcome-up", "R-2")


PHASES = Phases(
    [Choice(ASK, "prompt-up", "R-0", legal, take, why_not, Secret("curtain-up", up))],
    {COUNT: count},
    (OVER, "prompt-over", "R-2"),
)


def test_an_action_is_followed_by_what_it_forces() -> None:
    game = Climb()
    game.step(1)
    assert (game.height, game.stage, game.actor(), game.codes()) == (1, ASK, 1, [1, 2])
    assert game.seen == [COUNT, ASK]


def test_what_is_not_legal_is_explained_by_its_stage_or_by_what_is_asked() -> None:
    game = Climb()
    assert game.explain(1) is None
    assert [(r.rule, r.key) for r in (game.explain(3), game.explain(0)) if r] == [
        ("R-1", "refusal-high"),
        ("R-0", "refusal-wrong-decision"),
    ]


def test_the_table_says_whether_a_choice_is_secret() -> None:
    game = Climb()
    assert not game.secret_choice() and game.curtain() is None
    game.step(1)
    assert game.secret_choice() and game.curtain() == "curtain-up"


def test_a_game_that_is_over_asks_nobody() -> None:
    game = Climb()
    game.step(2)
    game.step(1)
    outcome = game.outcome()
    assert outcome is not None and (outcome.winner, outcome.reason, outcome.rule) == (1, "outcome-up", "R-2")
    assert (game.actor(), game.codes(), game.curtain()) == (-1, [], None)
    refusal = game.explain(1)
    assert refusal is not None and (refusal.rule, refusal.key) == ("R-2", "refusal-game-over")


@pytest.mark.parametrize("stage", [ASK, OVER, COUNT])
def test_a_stage_stands_in_the_table_once(stage: int) -> None:
    twice = [
        Choice(ASK, "prompt-up", "R-0", legal, take, why_not),
        Choice(stage, "prompt", "R-3", legal, take, why_not),
    ]
    with pytest.raises(ValueError, match=f"stage {stage} "):
        Phases(twice, {COUNT: count}, (OVER, "prompt-over", "R-2"))
