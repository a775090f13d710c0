"""Positions nobody should write: refused with a clear message, or sound enough to be played on."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.gce.build import facts
from tests.gce.laws import WORLDS

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.state import ALCAZAR_NAMES, LINE_NAMES, PLACE_NAMES
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES

HARM = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)

UNITS = [unit.name for unit in facts().units]
WORDS = [*UNITS, *PLACE_NAMES, *ALCAZAR_NAMES, *LINE_NAMES, *SIDE_NAMES, *[chit.name for chit in facts().chits]]
ODD: list[Any] = [None, -1, 0, 1, 2, 5, 19, 999, 10**30, True, 3.5, "", "nowhere", "2712", [], {}, [[]], {"at": "due"}]


def some_game(seed: int, most: int = 1200) -> Game:
    """A game of a world that the seed stands for, played at random for a while."""
    rng = random.Random(seed)
    scenario, options = WORLDS[seed % len(WORLDS)]
    game = dosespanas.new_game("gce", scenario, options, seed=seed)
    for _ in range(rng.randrange(most)):
        if game.actor is None:
            break
        game.apply(rng.choice(game.legal_actions()))
    return game


def position(game: Game, middle: bool) -> dict[str, Any]:
    """The position of a game as JSON; without its `middle` it begins at the opening of the step."""
    raw: dict[str, Any] = json.loads(json.dumps(game.to_position()))
    if not middle:
        del raw["state"]["choice"]
        del raw["hash"]
    return raw


def damage(node: Any, rng: random.Random) -> None:
    """Change one place of a position, mostly to something that might stand there."""
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
        inner = node[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.2:
            break
        node = inner
    chance = rng.random()
    if chance < 0.3 and isinstance(inner, dict):
        inner[rng.choice(UNITS)] = {"at": rng.choice(PLACE_NAMES), "turn": rng.randrange(20)}
    elif chance < 0.3 and isinstance(inner, list):
        inner.append(rng.choice(WORDS))
    elif chance < 0.6:
        node[key] = rng.choice(WORDS) if isinstance(inner, str) else rng.randrange(1000)
    else:
        node[key] = rng.choice(ODD)


def play_on(game: Game, rng: random.Random, steps: int) -> None:
    """Play at random, look at it from all sides, and find every law kept."""
    assert game.state.problems() == []
    for number in range(steps):
        legal = game.legal_actions()
        if not legal:
            break
        if number % 10 == 0:
            for viewer in (0, 1, None):
                game.observe(viewer)
            game.legal_view()
        game.apply(rng.choice(legal))
    assert (game.actor is None) == (game.outcome() is not None)
    assert game.state.problems() == []


@HARM
@given(seed=seeds)
def test_a_position_without_its_middle_begins_at_the_opening_of_the_step(seed: int) -> None:
    game = some_game(seed)
    again = dosespanas.from_position(position(game, middle=False))
    play_on(again, random.Random(seed), 60)
    assert dosespanas.from_position(position(again, middle=True)).hash() == again.hash()


@HARM
@given(seed=seeds, harm=seeds, times=st.integers(1, 4))
def test_a_damaged_opening_is_refused_or_keeps_the_laws(seed: int, harm: int, times: int) -> None:
    raw, rng = position(some_game(seed, 400), middle=False), random.Random(harm)
    for _ in range(times):
        damage(raw["state"], rng)
    try:
        game = dosespanas.from_position(raw)
    except BadPosition:
        return
    play_on(game, rng, 60)


@HARM
@given(seed=seeds, harm=seeds)
def test_a_forged_middle_is_refused_or_shown(seed: int, harm: int) -> None:
    game, rng = some_game(seed, 400), random.Random(harm)
    raw = position(game, middle=True)
    damage(raw["state"]["choice"], rng)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dosespanas.kernel.starting.state_hash", lambda state: raw["hash"])
        try:
            again = dosespanas.from_position(raw)
        except BadPosition:
            return
    assert again.state.problems() == []
    for viewer in (0, 1, None):
        again.observe(viewer)


# --- one by one ---------------------------------------------------------------------------------------


def opening(step: str, turn: int = 5) -> dict[str, Any]:
    """The set-up as a position that begins at a step of some turn."""
    raw = position(dosespanas.new_game("gce", "campaign", seed=1), middle=False)
    raw["state"] |= {"step": step, "turn": turn}
    return raw


@pytest.mark.rule("8.6-a")
@pytest.mark.parametrize("place", ["due", "eliminated"])
def test_aircraft_are_neither_placed_on_the_map_nor_lost(place: str) -> None:
    raw = opening("arrivals")
    raw["state"]["units"]["r_n"] = {"at": place}
    with pytest.raises(BadPosition, match="r_n: an aircraft"):
        dosespanas.from_position(raw)


@pytest.mark.rule("7.15-b", "15.8")
@pytest.mark.parametrize("part", ["soviet", "volunteers_point", "soviet_pledged"])
def test_a_part_of_a_pool_is_not_more_than_the_pool(part: str) -> None:
    raw = opening("arrivals")
    raw["state"]["counters"] |= {"points": [3, 3, 3, 3], "pledged": [3, 3, 3, 3], part: 3}
    dosespanas.from_position(raw)
    raw["state"]["counters"][part] = 4
    with pytest.raises(BadPosition, match="more points for some units than there are"):
        dosespanas.from_position(raw)


@pytest.mark.rule("5.2-a")
@pytest.mark.parametrize("turn", [1, 7, 19])
@pytest.mark.parametrize("step", [step.name for step in stages.STEPS.values()])
def test_every_step_of_a_turn_may_be_begun_at(step: str, turn: int) -> None:
    play_on(dosespanas.from_position(opening(step, turn)), random.Random(turn), 25)


@pytest.mark.parametrize(
    ("part", "name", "value"),
    [
        ("", "stage", stages.OVER + 1),
        ("", "stage", stages.CHIT_PICK),
        ("", "stage", stages.DRAW),
        ("", "then", stages.CHECK_STACKS),
        ("", "side", 7),
        ("", "selected", 10**6),
        ("", "reason", "\u00e9"),
        ("", "opened", ["2712"]),
        ("", "attacked", [-1]),
        ("move", "units", [0, 0]),
        ("move", "units", []),
        ("move", "hex", 1),
        ("fight", "air", ["x"]),
        ("fight", "chits", [[], [None]]),
        ("fight", "result", [0]),
        ("fight", "drms", [[1, 2, 3]]),
        ("cups", "queue", [True]),
        ("cups", "owner", None),
    ],
)
def test_a_forged_middle_of_a_step_is_refused(
    part: str, name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = opening("movement-nationalist")
    game = dosespanas.from_position(raw)
    game.apply(next(action for action in game.legal_actions() if str(action).startswith("move ")))
    raw = position(game, middle=True)
    monkeypatch.setattr("dosespanas.kernel.starting.state_hash", lambda state: raw["hash"])
    dosespanas.from_position(raw)
    choice = raw["state"]["choice"]
    (choice[part] if part else choice)[name] = value
    with pytest.raises(BadPosition) as caught:
        dosespanas.from_position(raw)
    assert caught.value.details["path"].startswith("choice")


@pytest.mark.parametrize("name", ["state", "options", "seed", "scenario"])
@pytest.mark.parametrize("value", [None, [], "nowhere", -1, 1.5, 10**40])
def test_a_position_with_a_wrong_frame_is_refused(name: str, value: object) -> None:
    with pytest.raises(dosespanas.DosEspanasError):
        dosespanas.from_position(opening("chits") | {name: value})
