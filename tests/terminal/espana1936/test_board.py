"""The map in characters."""

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.terminal.espana1936.screen import box_screen

BOARD = box_screen(None).map


def test_nearly_every_link_is_drawn() -> None:
    assert len(BOARD.far) == 3


def test_neighbours_are_those_of_the_map() -> None:
    assert BOARD.neighbours("gerona") == ["barcelona", "lerida"]


@pytest.mark.parametrize("width", [40, 80, 120, 300])
def test_the_map_shows_all_boxes_and_fits(width: int) -> None:
    observation = dosespanas.new_game(seed=1).observe(None)
    words = Catalogue("en")
    picture = BOARD.draw(observation, words, width).plain
    assert all(words.term(f"box:{box}")[:6] in picture for box in observation["boxes"])
    lines = picture.splitlines()[:-1]
    assert max(len(line) for line in lines) <= max(72, width)
    assert "N2r" in picture and "*Madrid" in picture


def test_counters_in_the_fog_are_counted() -> None:
    game = dosespanas.new_game(options={"fog": True}, seed=1)
    picture = BOARD.draw(game.observe(1), Catalogue("en"), 120).plain
    assert "+1" in picture
    assert "+1" not in BOARD.draw(dosespanas.new_game(seed=1).observe(1), Catalogue("en"), 120).plain


def test_a_box_of_corrected_data_without_a_place_is_listed_below() -> None:
    observation = dosespanas.new_game(seed=1).observe(None)
    observation["boxes"]["atlantis"] = {"control": "republican", "marker": "republican"}
    picture = BOARD.draw(observation, Catalogue("en"), 100).plain
    assert "atlantis" in picture and "R-" in picture.split("atlantis")[1]
