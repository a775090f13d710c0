"""The map stays where it is: whole games of both games by mouse, in Spanish, wide and on a phone."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_play import play_on

pytestmark = [pytest.mark.browser, pytest.mark.long]

SitDown = Callable[[int, int], Any]
MOST = 1_000
"""Choices after which a game of hexes, which would go on for hours, has shown enough: every phase, four times."""


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_no_words_move_the_map(sit_down: SitDown, game: str, size: tuple[int, int]) -> None:
    player = sit_down(*size)
    player.hurry()
    player.watch_map()
    player.open(fast=True, choicesOpen=True, language="es")
    player.page.check(f"input[name=game][value={game}]", force=True)
    player.begin()
    dice = random.Random(1936)
    for _ in range(MOST):
        if player.page.locator("[data-end]").count():
            break
        play_on(player, dice)
    assert len(player.map_places()) == 1
    assert not player.problems
