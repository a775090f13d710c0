"""Who plays beside the levels: the opponent of all grades, and commanders."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.pictures.portraits import portrait
from dosespanas.players import commanders, grades, make, maker, names, others
from dosespanas.players.cast import read_commanders, read_grades
from dosespanas.players.espana1936.cast import tempered
from dosespanas.players.espana1936.policy.weights import RANGES, initial
from dosespanas.players.lifecycle import ask, relive, unhurried
from dosespanas.players.mistakes import MOST_FACTOR, worst, wrong
from dosespanas.registry import DEFINITIONS, GAMES, at, definition_of

every_game = pytest.mark.parametrize("game", GAMES)


def test_the_plan_kept_to_is_the_worst_within_so_many_points() -> None:
    assert worst([0.5, 0.45, 0.3, 0.48], 0.1) == 1
    assert worst([0.5, 0.45, 0.3, 0.48], 0.0) == 0, "the sound one, where none may cost anything"
    assert worst([0.5, 0.45, 0.3, 0.48], 1.0) == 2
    assert worst([0.5, 0.6, 0.7], 1.0) == 0, "what is better than sound is no mistake"
    assert worst([0.5, -1.0, 0.45], 1.0) == 2, "there was no time to try one"


def test_a_wrong_factor_is_as_often_too_large_as_too_small() -> None:
    rng = random.Random(1)
    drawn = [wrong(rng, 1.0) for _ in range(400)]
    assert 150 < sum(factor > 1 for factor in drawn) < 250 and max(drawn) < 2.72 and min(drawn) > 0.36
    assert wrong(rng, 100.0) <= MOST_FACTOR


@every_game
def test_both_sides_have_commanders_and_names_are_given_once(game: str) -> None:
    led = [one.side for one in commanders(game)]
    assert min(led.count(0), led.count(1)) >= 3
    known = [*names(game), *others(game)]
    assert len(set(known)) == len(known)
    elsewhere = {name for other in DEFINITIONS if other != game for name in others(other)}
    assert not elsewhere & {one.name for one in commanders(game)}, "one name, one person"


@every_game
def test_the_slider_ends_at_the_strongest_level_and_grades_get_stronger(game: str) -> None:
    stops = grades(game)
    assert stops[-1] == names(game)[-1]
    rows = at(definition_of(game).cast).grades
    sizes, most = [row.size for row in rows if row.size > 0.0], [row.most for row in rows if row.most >= 0.0]
    assert stops[: len(sizes)] == [row.name for row in rows if row.size > 0.0], "beginners first"
    for values in (sizes, most):
        assert values == sorted(values, reverse=True) and len(set(values)) == len(values) > 2
    for name in stops:
        assert callable(maker(name, game))


@pytest.mark.parametrize("game", ["espana1936", pytest.param("gce", marks=pytest.mark.long)])
def test_equal_seeds_play_alike_and_one_made_again_goes_on(game: str) -> None:
    """Each opponent of the cast's three kinds, for some choices."""
    for name in (grades(game)[0], "grade1", commanders(game)[0].name):
        games = []
        for _ in range(2):
            table = dosespanas.new_game(game, seed=7)
            players = [unhurried(make(name, side, game)) for side in (0, 1)]
            asked = 0
            while asked < 5:
                forced = table.forced()
                asked += forced is None
                table.apply(ask(players[table.actor or 0], table)[0] if forced is None else forced)
            games.append(table)
        assert games[0].hash() == games[1].hash()
        while (forced := games[0].forced()) is not None:
            games[0].apply(forced)
        record, side = games[0].record(), games[0].actor
        player = unhurried(make(name, side or 0, game))
        relive(player, side or 0, record, len(read_record(record).actions), None, lambda: None)
        assert ask(player, games[0])[0] == ask(players[side or 0], games[0])[0]


def test_a_temper_stays_within_the_bounds_of_weights() -> None:
    found = tempered(initial(), {"garrison": 10.0, "plain": 0.5})
    assert found["garrison"] == RANGES["garrison"][2] and found["plain"] == 0.5 * initial()["plain"]


def shipped(file: str) -> Any:
    path = Path(dosespanas.__file__).parent / "players" / "espana1936" / file
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda row: row.update(name="Yagüe"), "a name of its own"),
        (lambda row: row.update(side="north"), "yague has no side"),
        (lambda row: row.update(until=0), "last turn of its opening"),
        (lambda row: row.update(counters=[["dragon", "1"]]), "has no portrait"),
        (lambda row: row["factors"].update(bravery=2), "there is no 'bravery'"),
        (lambda row: row["opening"].update(paris=2), "there is no 'paris'"),
        (lambda row: row["opening"].update(madrid=40), "madrid is no number from 0.1 to 10"),
    ],
)
def test_what_is_wrong_with_a_commander_is_said(change: Callable[[Any], None], says: str) -> None:
    raw = shipped("commanders.json")
    places = list(load_data().boxes)
    assert SIDE_NAMES[read_commanders(raw, list(RANGES), places)[0].side] == "nationalist"
    change(raw["commanders"][0])
    with pytest.raises(ValueError, match=says):
        read_commanders(raw, list(RANGES), places)


@pytest.mark.parametrize(
    ("grade", "says"),
    [
        ({"most": 2}, "a most that is no number from 0 to 1"),
        ({"most": True}, "a most that is no number from 0 to 1"),
        ({"most": "a"}, "a most that is no number"),
        ({"size": 0, "idle": 0.5}, "a size that is no number from 0.1 to 10"),
        ({"size": 2}, "a idle that is no number from 0 to 1: null"),
        ({"size": 2, "idle": 1.5}, "a idle that is no number from 0 to 1"),
        ({"size": 2, "idle": 0.5, "most": 1}, "a most, or a size"),
    ],
)
def test_what_is_wrong_with_a_grade_is_said(grade: dict[str, object], says: str) -> None:
    raw = shipped("grades.json")
    raw["grades"][0] = {"name": "somebody"} | grade
    with pytest.raises(ValueError, match=says):
        read_grades(raw)


@every_game
def test_a_beginner_errs_for_a_whole_turn_and_leaves_units_where_they_stand(game: str) -> None:
    """One who thinks of nothing moves nobody; one who thinks of everything does."""
    prompt, words = {"espana1936": ("prompt-move", 3), "gce": ("prompt-gce-move", 2)}[game]
    cast = at(definition_of(game).cast)
    moved: list[bool] = []
    for idle in (1.0, 0.0):
        table = dosespanas.new_game(game, seed=7)
        players = [cast.beginning(3, 0.1, idle) for _ in (0, 1)]
        chosen: list[str] = []
        while len(chosen) < 4:
            side = int(table.actor or 0)
            action = ask(players[side], table)[0]
            if table.observe(None)["prompt"]["key"] == prompt:
                chosen.append(str(action))
            table.apply(action)
        moved.append(any(text.startswith("move ") and len(text.split()) == words for text in chosen))
    assert moved == [False, True]


@every_game
@pytest.mark.parametrize("language", languages())
def test_all_of_the_cast_have_words(game: str, language: str) -> None:
    words = Catalogue(language)
    wanted = [f"{key}-{name}" for name in others(game) for key in ("opponent", "page-opponent")]
    wanted += [f"page-opponent-{one.name}-about" for one in commanders(game)]
    assert [key for key in wanted if words.text(key) == key] == []


@every_game
def test_a_commander_has_a_portrait(game: str) -> None:
    for one in commanders(game):
        svg = portrait(SIDE_NAMES[one.side], one.counters)
        assert svg.startswith("<svg") and svg.count(">" + one.counters[-1][1] + "</text>") >= 1
