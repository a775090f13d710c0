"""The grid: the rows and columns of the board, neighbours, distances, straight paths."""

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dosespanas.gce.board import hexes
from dosespanas.gce.board.hexes import direction, distance, hex_name, neighbours, opposite, parse_hex

HEX = st.integers(0, hexes.HEXES - 1)


def names(found: list[int]) -> list[str]:
    return [hex_name(hex_) for hex_ in found]


@pytest.mark.rule("0-hex")
def test_names_and_numbers() -> None:
    assert [parse_hex(hex_name(hex_)) for hex_ in range(hexes.HEXES)] == list(range(hexes.HEXES))
    assert hexes.HEXES == 864 and hex_name(0) == "0800" and hex_name(863) == "3926"
    madrid = parse_hex("2712")
    assert (hexes.row_of(madrid), hexes.column_of(madrid)) == (27, 12) and hexes.at(27, 12) == madrid


@pytest.mark.parametrize("name", ["", "271", "27120", "0700", "4000", "2727", "27a2", "²712", "-712", " 712"])
def test_what_is_no_hex(name: str) -> None:
    with pytest.raises(ValueError, match="no hex"):
        parse_hex(name)


@pytest.mark.rule("0-hex")
def test_neighbours_of_an_odd_and_an_even_row() -> None:
    assert names(neighbours(parse_hex("2712"))) == ["2813", "2713", "2613", "2612", "2711", "2812"]
    assert names(neighbours(parse_hex("2612"))) == ["2712", "2613", "2512", "2511", "2611", "2711"]
    for name in ("3020", "2920", "2918", "2819"):
        assert distance(parse_hex(name), parse_hex("2919")) == 1
    assert set(neighbours(parse_hex("3021"))) >= {parse_hex("2920"), parse_hex("3020")}


def test_the_hexes_around_oviedo() -> None:
    assert sorted(names(neighbours(parse_hex("3608")))) == ["3507", "3508", "3607", "3609", "3707", "3708"]


@pytest.mark.rule("0-hex")
def test_distances() -> None:
    assert distance(parse_hex("2510"), parse_hex("2712")) == 3
    assert distance(parse_hex("3021"), parse_hex("2919")) == 2


@pytest.mark.rule("A93")
@given(HEX)
def test_distance_is_the_shortest_way_over_the_grid(start: int) -> None:
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for other in neighbours(here):
            if other not in found:
                found[other] = found[here] + 1
                todo.append(other)
    assert all(distance(start, end) == found[end] for end in range(hexes.HEXES))
    for reach in (0, 1, 2, 3, 7):
        assert hexes.within(start, reach) == sorted(end for end in found if found[end] <= reach)


@given(HEX, HEX)
def test_directions_lead_there_and_back(one: int, other: int) -> None:
    way = direction(one, other)
    assert (way != hexes.OFF) == (distance(one, other) == 1)
    if way != hexes.OFF:
        assert direction(other, one) == opposite(way)
        assert hexes.back(hexes.hexside(one, other)) == hexes.hexside(other, one)
    else:
        with pytest.raises(ValueError, match="not neighbours"):
            hexes.hexside(one, other)


def test_the_edge_of_the_grid() -> None:
    corner = parse_hex("0800")
    assert names(neighbours(corner)) == ["0900", "0801"]
    assert hexes.back(corner * hexes.DIRECTIONS + hexes.WEST) == hexes.OFF
    assert hexes.at(8, -1) == hexes.at(40, 0) == hexes.OFF


def test_opposite_directions() -> None:
    assert [opposite(way) for way in range(6)] == [3, 4, 5, 0, 1, 2]
    assert opposite(hexes.NORTHEAST) == hexes.SOUTHWEST and opposite(hexes.EAST) == hexes.WEST


@given(HEX, HEX)
def test_a_line_is_a_shortest_path(start: int, end: int) -> None:
    path = hexes.line(start, end)
    assert (path[0], path[-1], len(path)) == (start, end, distance(start, end) + 1)
    assert hexes.is_path(path)


def test_a_line_keeps_to_its_row_and_a_gap_is_no_path() -> None:
    assert names(hexes.line(parse_hex("2510"), parse_hex("2513"))) == ["2510", "2511", "2512", "2513"]
    assert names(hexes.line(parse_hex("2510"), parse_hex("2910"))) in (
        ["2510", "2611", "2710", "2811", "2910"],
        ["2510", "2610", "2710", "2810", "2910"],
    )
    assert not hexes.is_path([parse_hex("2510"), parse_hex("2512")])
