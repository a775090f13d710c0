"""Miniatures: the same rules and data format on a small map, gone through to the end, chance included."""

import pickle
import random
from copy import deepcopy

import pytest

import dosespanas
from dosespanas.env.chance_nodes import ChanceGame, ChanceMode
from dosespanas.env.miniatures import MINIATURES, data_of, miniature
from dosespanas.env.setting import Setting
from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.game import state_hash
from dosespanas.registry import DEFINITIONS


def started(name: str, mode: ChanceMode) -> ChanceGame:
    one = miniature(name)
    game = dosespanas.new_game(one.game, one.scenario, dict.fromkeys(one.options, True), 0, one.data)
    return ChanceGame(game, mode)


def worth(course: ChanceGame) -> tuple[float, int]:
    """Return what a game is worth to the Nationalist side where both play at random, and how many histories it has."""
    if not course.needed and course.state.actor() < 0:
        outcome = course.state.outcome()
        assert outcome is not None
        return (0.0 if outcome.winner is None else 1.0 - 2.0 * outcome.winner), 1
    codes = course.state.codes()
    ways = list(enumerate(course.chances())) if course.needed else [(code, 1.0 / len(codes)) for code in codes]
    total, histories = 0.0, 1
    for value, chance in ways:
        after = deepcopy(course)
        (after.outcome if course.needed else after.apply)(value)
        found, more = worth(after)
        total, histories = total + chance * found, histories + more
    return total, histories


@pytest.mark.parametrize("name", MINIATURES)
def test_a_miniature_is_data_like_any_other_and_is_played_to_its_end(name: str) -> None:
    one = miniature(name)
    files = DEFINITIONS[one.game].files
    assert [found for found in files.check(files.load_folder(one.data)) if found.severity == "error"] == []
    course, rng = started(name, "sampled"), random.Random(1936)
    while course.state.actor() >= 0:
        assert course.state.problems() == []
        course.apply(rng.choice(course.state.codes()))
    assert course.choice < 60


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("name", MINIATURES)
def test_what_a_side_sees_is_drawn_anew_as_it_sees_it(name: str) -> None:
    """What ISMCTS of OpenSpiel demands, in scenarios that begin later than those of the box too."""
    course, rng = started(name, "sampled"), random.Random(1937)
    while course.state.actor() >= 0:
        side = course.state.actor()
        drawn = course.drawn(side, rng.randrange(2**40))
        assert drawn.recalled(side) == course.recalled(side) and drawn.state.codes() == course.state.codes()
        course.apply(rng.choice(course.state.codes()))


def test_the_smallest_is_gone_through_to_the_end() -> None:
    """The number of the page (docs/environments.md), by other means than OpenSpiel's."""
    value, histories = worth(started("sierra", "merged"))
    assert histories == 549 and value == pytest.approx(-0.9167, abs=5e-5)


def rolled(course: ChanceGame) -> dict[str, float]:
    """Return how likely each position is to which the draws lead that a course waits for, one after another."""
    if not course.needed:
        return {state_hash(course.state): 1.0}
    found: dict[str, float] = {}
    for value, chance in enumerate(course.chances()):
        after = deepcopy(course)
        after.outcome(value)
        for name, likely in rolled(after).items():
            found[name] = found.get(name, 0.0) + chance * likely
    return found


def test_chance_that_is_merged_leads_to_the_same_positions_as_likely() -> None:
    course, rng, compared = started("sierra", "merged"), random.Random(3), 0
    course.outcome(0)
    while compared < 2:
        if course.state.actor() < 0:
            course = started("sierra", "merged")
            course.outcome(1)
        one_by_one, code = deepcopy(course), rng.choice(course.state.codes())
        one_by_one.mode = "nodes"
        course.apply(code)
        one_by_one.apply(code)
        if course.needed:
            merged = {state_hash(state): chance for state, chance in course.ways}
            assert one_by_one.needed == 6 and merged == pytest.approx(rolled(one_by_one))
            assert sum(course.chances()) == pytest.approx(1.0)
            course.outcome(rng.randrange(course.needed))
            compared += 1


def test_what_there_is_no_miniature_of() -> None:
    with pytest.raises(UnknownOption, match="there are: madrid, sierra, teruel"):
        miniature("ebro")
    assert data_of("") is None and data_of("teruel") == MINIATURES["teruel"].data


def test_a_miniature_has_its_own_numbers() -> None:
    one = miniature("sierra")
    small, large = Setting(one.game, one.scenario, data=one.data), Setting(one.game)
    assert small.digest != large.digest and small.actions < large.actions / 2


@pytest.mark.parametrize("name", ["sierra", "teruel"])
def test_a_game_of_a_miniature_is_pickled_where_its_data_have_been_read(name: str) -> None:
    course = started(name, "nodes")
    sent = pickle.loads(pickle.dumps(course))
    assert sent.state.to_json() == course.state.to_json() and sent.recalled(0) == course.recalled(0)
