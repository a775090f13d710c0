"""Positions as pictures: for every game, and nothing on them that a side may not know."""

import random
from xml.etree import ElementTree

import pytest

import dosespanas
from dosespanas.catalogue import languages
from dosespanas.kernel.side import Side
from dosespanas.pictures import drawn, picture
from dosespanas.registry import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def words_on(svg: str) -> list[str]:
    """Every text of a picture; it must be well-formed XML."""
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_game_is_drawn_to_its_end(game: str, language: str) -> None:
    played, dice = dosespanas.new_game(game, seed=5), random.Random(5)
    for _ in range(400):
        if played.actor is None:
            break
        played.apply(dice.choice(played.legal_actions()))
    for side in (None, *Side):
        words = words_on(picture(played, side, language))
        assert any("Madrid" in text or "Madryt" in text for text in words) and len(words) > 60
        assert not any(text.startswith(("picture-", "page-", "box-", "side-")) for text in words)


def test_what_lies_covered_is_not_on_the_picture() -> None:
    played = dosespanas.new_game("espana1936", seed=1, options={"fog": True})
    assert picture(played, Side.NATIONALIST) == drawn(played.observe(Side.NATIONALIST)), "it stands on nothing else"
    assert any(text.endswith("+") for text in words_on(picture(played, Side.NATIONALIST)))
    assert not any(text.endswith("+") for text in words_on(picture(dosespanas.new_game("espana1936"), None)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_small_picture_has_large_names_and_no_words_around_it(game: str, language: str) -> None:
    small = drawn(dosespanas.new_game(game).observe(None), language, small=True)
    sizes = {float(element.get("font-size", "0")) for element in ElementTree.fromstring(small).iter(f"{SVG}text")}
    names = [text for text in words_on(small) if not text.rstrip("+").isdigit()]
    assert "Madrid" in " ".join(names).replace("Madryt", "Madrid") and 3 <= len(names) <= 12
    assert min(sizes) >= 15, "numbers on counters"
