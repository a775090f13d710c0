"""The hex map of La Guerra Civil Española in characters."""

import pytest

import dosespanas
from dosespanas.registry import GCE
from dosespanas.terminal.gce.land import Land, plain
from dosespanas.terminal.gce.map import CHOICE, IN_HAND, LARGE, MIDDLE, SMALL, TARGET, TINY, Frame, HexMap, marks_of

LAND = Land(GCE.facts())
MAP = HexMap(LAND)
START = dosespanas.new_game("gce", seed=1).observe(0)


def lines(frame: Frame, marks: dict[str, str] | None = None) -> list[str]:
    """The lines of the map at the start of the game."""
    return MAP.draw(START, frame, marks or {}).plain.splitlines()


@pytest.mark.parametrize("size", [TINY, SMALL, MIDDLE, LARGE])
def test_all_of_spain_is_drawn_and_fits(size: int) -> None:
    frame = MAP.whole(size)
    picture = lines(frame)
    assert max(len(line) for line in picture) <= frame.width()
    assert [line[:2] for line in picture[1:-1]] == [str(row) for row in range(37, 11, -1)]
    letters = sum(line[3:].count(letter) for line in picture for letter in "NRnr")
    assert letters == len(LAND.hexes) == 352


@pytest.mark.parametrize(
    ("width", "size"), [(56, TINY), (79, SMALL), (80, SMALL), (108, SMALL), (109, MIDDLE), (159, MIDDLE), (200, LARGE)]
)
def test_the_map_is_as_large_as_there_is_room(width: int, size: int) -> None:
    frame = MAP.fitting(width)
    assert frame is not None and frame.size == size and frame.width() <= width


def test_a_narrow_screen_has_no_whole_map() -> None:
    assert MAP.fitting(50) is None


def test_odd_rows_lie_half_a_hex_further_east() -> None:
    picture = {line[:2]: line for line in lines(MAP.near(["2712"], 80))}
    madrid, north, south = picture["27"].index("R2*"), picture["28"].index("R3^"), picture["26"].index("r")
    assert (madrid - north) % MIDDLE == MIDDLE // 2
    assert (madrid - south) % MIDDLE == MIDDLE // 2


def test_a_hex_shows_its_side_its_troops_its_ground_and_its_place() -> None:
    text = "\n".join(lines(MAP.whole(LARGE)))
    assert "N3  3" in text, "Sevilla: three Nationalist units, morale 3"
    assert "R2  7" in text, "Madrid: two Republican units, morale 7"
    assert "n  ^" in text and "r  :" in text and "~" in text
    assert 'n"' in "\n".join(lines(MAP.whole(SMALL))), "the marshes of the Guadalquivir"


def test_the_front_runs_between_the_sides() -> None:
    picture = lines(MAP.near(["2811", "2812"], 80))
    row = next(line for line in picture if line.startswith("28"))
    assert "N2^|R3^" in row
    assert any("/" in line for line in picture)
    assert not any(stroke in picture[-1] for stroke in "|/\\"), "nothing is drawn over the numbers of the columns"


def test_what_is_in_hand_and_what_may_be_chosen_is_marked() -> None:
    marks = {"2811": IN_HAND, "2812": TARGET, "2810": CHOICE}
    row = next(line for line in lines(MAP.near(list(marks), 80), marks) if line.startswith("28"))
    assert "+N1*@N2^#R3^" in row
    assert "@" not in "".join(lines(MAP.whole(SMALL), marks))


@pytest.mark.parametrize("width", [20, 40, 60, 80])
def test_a_part_of_the_map_fits_and_keeps_its_middle(width: int) -> None:
    frame = MAP.near(["2712"], width, 9)
    assert frame.width() <= width
    assert frame.holds(27, 12)


def test_marks_come_from_the_choice_in_hand() -> None:
    game = dosespanas.new_game("gce", seed=1, options={"open_stacks": True})
    for action in ("decline", "decline", "decline", "decline"):
        game.apply(action)
    game.apply("move n_cst")
    assert game.actor is not None
    marks = marks_of(game.observe(game.actor), game.legal_view())
    assert marks["1607"] == IN_HAND and marks["1608"] == CHOICE and "2712" not in marks


def test_an_intact_line_is_marked() -> None:
    observation = START | {"lines": START["lines"] | {"tajuna": "intact"}}
    assert "r =" in MAP.draw(observation, MAP.near(["2713"], 80), {}).plain
    assert LAND.fort_state(observation, "2713") == "intact"
    assert LAND.fort_state(observation | {"destroyed": ["2713"]}, "2713") == "destroyed"
    assert LAND.fort_state(observation, "2712") is None


@pytest.mark.parametrize("name", ["2712", "Madrid", "madrid", "MADRID "])
def test_a_hex_is_found_by_number_and_name(name: str) -> None:
    assert LAND.find(name) == "2712"


def test_accents_do_not_matter_and_what_is_not_there_is_not_found() -> None:
    assert LAND.find("cadiz") == LAND.find("Cádiz") == LAND.find("1305")
    assert plain(" Castellón_de la Plana") == "castellon de la plana"
    assert [LAND.find(name) for name in ("", "9999", "3501x", "Paris")] == [None] * 4
