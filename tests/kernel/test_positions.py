"""Positions as a person or a stranger may have written them."""

from typing import Any

import pytest

import dosespanas
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.positions import DEEPEST, nested_too_deep
from dosespanas.registry import GAMES


@pytest.mark.parametrize("depth", [1, DEEPEST, DEEPEST + 1, 700])
def test_how_deep_lists_lie_in_one_another_is_bounded(depth: int) -> None:
    found: Any = "a word"
    for n in range(depth):
        found = [found] if n % 2 else {"x": found, "y": 1}
    assert nested_too_deep(found) == (depth > DEEPEST)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_nested_too_deep_is_refused_in_words(game: str) -> None:
    position = dosespanas.new_game(game, seed=1).to_position()
    assert not nested_too_deep(position)
    for _ in range(700):
        position["state"] = {"turn": position["state"]}
    with pytest.raises(BadPosition, match="nested too deep; expected at most 12 in one another"):
        dosespanas.from_position(position)
