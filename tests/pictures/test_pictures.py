"""Positions as pictures: for every game, and nothing on them that a side may not know."""

import random
from xml.etree import ElementTree

import pytest

import dosespanas
from dosespanas.catalogue import languages
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side
from dosespanas.pictures import drawn, picture
from dosespanas.pictures.drawing import SEA
from dosespanas.pictures.notebook import FilmStrip, PositionPicture, load_ipython_extension
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_heading_of_a_finished_game_fits_its_sheet(game: str, language: str) -> None:
    played = dosespanas.new_game(game)
    played.resign(Side.NATIONALIST)
    sheet = ElementTree.fromstring(picture(played, None, language))
    width = float(sheet.get("viewBox", "").split()[2])
    heading = next(sheet.iter(f"{SVG}text"))
    assert len(heading.text or "") * 0.66 * float(heading.get("font-size", "0")) <= width * 1.01


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
    assert min(sizes) >= 28, "numbers on counters: shown at a quarter of the size on a phone"


def box_of(text: ElementTree.Element) -> tuple[float, float, float, float]:
    """Where a name lies: its left, its right, its top and its foot, a little less than it takes."""
    x, y, size = (float(text.get(name, "0")) for name in ("x", "y", "font-size"))
    half = 0.25 * size * len(text.text or "")
    return x - half, x + half, y - 0.7 * size, y


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_great_names_lie_over_no_other_and_over_few_stacks(game: str, language: str) -> None:
    tree = ElementTree.fromstring(drawn(dosespanas.new_game(game).observe(None), language, small=True))
    width = float(tree.get("viewBox", "").split()[2])
    texts = [text for text in tree.iter(f"{SVG}text") if not (text.text or "").rstrip("+").isdigit()]
    names = [(text.text, *box_of(text)) for text in texts]
    squares = [shape for shape in tree.iter(f"{SVG}rect") if shape.get("rx")]
    stacks = [(float(one.get("x", "0")) + 15, float(one.get("y", "0")) + 15) for one in squares]
    for i, (name, left, right, top, foot) in enumerate(names):
        assert left > -10 and right < width + 10, name
        for other, left_, right_, top_, foot_ in names[:i]:
            assert right < left_ or right_ < left or foot < top_ or foot_ < top, (name, other)
        assert sum(left < x < right and top < y < foot for x, y in stacks) <= 1, name
    assert any(shape.get("fill") == SEA for shape in tree.iter(f"{SVG}rect")), "there is a coast"


class Formatters:
    """What the extension of a notebook is given."""

    def __init__(self) -> None:
        self.drawn: dict[type, object] = {}
        self.formatters = {"image/svg+xml": self}
        self.display_formatter = self

    def for_type(self, kind: type, draw: object) -> None:
        self.drawn[kind] = draw


def test_a_notebook_draws_a_game_and_a_record_turn_by_turn() -> None:
    formatters = Formatters()
    load_ipython_extension(formatters)
    assert formatters.drawn == {Game: picture}
    played, dice = dosespanas.new_game("gce", seed=5), random.Random(5)
    while played.actor is not None and played.observe(None)["turn"] < 3:
        played.apply(dice.choice(played.legal_actions()))
    assert PositionPicture(played, Side.REPUBLICAN, "es")._repr_svg_() == picture(played, Side.REPUBLICAN, "es")
    played.resign(int(played.actor or 0))
    film = FilmStrip(played.record(), language="fr")
    assert [name for name, _ in film.pictures] == ["1", "2", "3 ■"]
    assert film.pictures[-1][1] == picture(played, None, "fr"), "given up, and it says so"
    page, other = film._repr_html_(), film._repr_html_()
    assert page.count("<svg xmlns") == page.count("<label") == 3 and page.count(" checked") == 1
    assert page.split('"')[1] != other.split('"')[1], "two on one page do not choose for each other"
