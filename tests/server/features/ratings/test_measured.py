"""The measured figures: offsets for sides, and the ratings of the computer opponents."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import grades, names
from dosespanas.registry import DEFINITIONS, definition_of
from dosespanas.server.features.ratings import measured
from dosespanas.server.features.ratings.glicko2 import CENTRE, UNKNOWN, expected

ROOT = Path(__file__).parents[4]


def test_the_shares_come_out_of_the_offsets() -> None:
    """Between equals the Nationalist side is expected to win as often as it did."""
    found = json.loads(measured.FILE.read_text(encoding="utf-8"))
    for game in DEFINITIONS:
        for row in found[game]["sides"]["games"]:
            by = measured.offset(game, row["scenario"], dict.fromkeys(row["options"], True))
            assert by is not None
            equal = measured.computer(game, "tuned")
            assert equal is not None
            share = 1 / (1 + 10 ** (-by / 400))
            assert share == pytest.approx(row[SIDE_NAMES[0]] / (row[SIDE_NAMES[0]] + row[SIDE_NAMES[1]]), abs=0.01)
            assert (expected(equal, equal, by) > 0.5) == (by > 0)


def test_every_row_can_be_played_and_none_is_there_twice() -> None:
    found = json.loads(measured.FILE.read_text(encoding="utf-8"))
    for game in DEFINITIONS:
        choices = definition_of(game).choices
        rows = [(row["scenario"], measured.variant_of(row["options"])) for row in found[game]["sides"]["games"]]
        assert len(set(rows)) == len(rows)
        for scenario, options in rows:
            assert scenario in choices.SCENARIOS
            assert set(options) <= set(choices.AVAILABLE)
            assert measured.variant(game, dict.fromkeys(options, True)) == options
        assert (definition_of(game).scenario, ()) in rows


def test_what_was_not_measured_has_no_offset() -> None:
    for game in DEFINITIONS:
        options = dict.fromkeys(definition_of(game).choices.AVAILABLE, True)
        assert measured.offset(game, definition_of(game).scenario, options) is None
        assert measured.offset(game, "1940", {}) is None


def test_options_given_as_by_default_are_none() -> None:
    for game in DEFINITIONS:
        defaults = {name: default for name, (_, default, _) in definition_of(game).choices.AVAILABLE.items()}
        assert measured.variant(game, defaults) == ()


def test_every_level_has_a_rating_and_a_stronger_one_a_higher() -> None:
    for game in DEFINITIONS:
        levels = [measured.computer(game, name) for name in names(game)]
        assert all(one is not None and one.deviation < UNKNOWN for one in levels)
        points = [one.points for one in levels if one is not None]
        assert points == sorted(points)
        assert min(points) < CENTRE < max(points)
        assert measured.computer(game, "nobody") is None


def test_no_gap_of_the_slider_is_over_150_points_and_each_stop_is_stronger() -> None:
    """Where its stops were measured."""
    for game in DEFINITIONS:
        stops = [measured.computer(game, name) for name in grades(game)]
        points = [stop.points for stop in stops if stop is not None]
        if len(points) == len(stops):
            assert all(0 < higher - lower <= 150 for lower, higher in pairwise(points)), game


def test_what_handicaps_are_worth_is_told_of_those_there_are() -> None:
    for game, title in DEFINITIONS.items():
        told = measured.told(game)["handicaps"]
        known = {name for name, (_, _, group) in title.choices.AVAILABLE.items() if group == "handicap"}
        assert {row["name"] for row in told} <= known
        assert all(row["low"] < row["points"] < row["high"] for row in told)


def test_the_figures_stand_in_the_studies() -> None:
    found = json.loads(measured.FILE.read_text(encoding="utf-8"))
    for game in DEFINITIONS:
        for about in ("sides", "opponents"):
            page, _, section = found[game][about]["source"].partition(", ")
            text = (ROOT / page).read_text(encoding="utf-8")
            assert f"## {section}\n" in text
            told = text.partition(f"## {section}\n")[2].partition("\n## ")[0]
            if about == "sides":
                rows = [(row[SIDE_NAMES[0]], row[SIDE_NAMES[1]]) for row in found[game][about]["games"]]
                listed = re.findall(
                    r"^\| (?:1936|1938|campaign) \| .*? \| \d+ \| (\d+) \| (\d+) \|", told, re.MULTILINE
                )
                assert rows == [(int(nationalist), int(republican)) for republican, nationalist in listed]
            else:
                for level, row in found[game][about]["ratings"].items():
                    figures = re.escape(f" | {row['points']:+d} | {row['low']:+d} to {row['high']:+d} |")
                    assert re.search(rf"^\| {level}('s mind)?{figures}", told, re.MULTILINE), level
