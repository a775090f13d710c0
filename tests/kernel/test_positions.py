"""Positions as a person or a stranger may have written them."""

import copy
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import dosespanas
from dosespanas.kernel.errors import BadPosition, DosEspanasError
from dosespanas.kernel.positions import DEEPEST, nested_too_deep
from dosespanas.registry import GAMES


@pytest.mark.parametrize("depth", [1, DEEPEST, DEEPEST + 1, 700])
def test_how_deep_lists_lie_in_one_another_is_bounded(depth: int) -> None:
    found: Any = "a word"
    for n in range(depth):
        found = [found] if n % 2 else {"x": found, "y": 1}
    assert nested_too_deep(found) == (depth > DEEPEST)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_nested_too_deep_is_refused_in_words(game: str) -> None:
    position = dosespanas.new_game(game, seed=1).to_position()
    assert not nested_too_deep(position)
    for _ in range(700):
        position["state"] = {"turn": position["state"]}
    with pytest.raises(BadPosition, match="nested too deep; expected at most 12 in one another"):
        dosespanas.from_position(position)


def under_way(game: str, choices: int = 60) -> dict[str, Any]:
    """Return the position of a game played at random, as JSON has it."""
    options = {"naval": True, "fog": True} if game == "espana1936" else {}
    played, rng = dosespanas.new_game(game, options=options, seed=1), random.Random(4)
    for _ in range(choices):
        played.apply(rng.choice(played.legal_actions()))
    found: dict[str, Any] = json.loads(json.dumps(played.to_position()))
    return found


def ways(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield all values in a position, each with the way to it."""
    yield way, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in items:
        yield from ways(one, (*way, key))


def holder(position: Any, way: tuple[Any, ...]) -> Any:
    """Return what stands at the end of a way."""
    for step in way:
        position = position[step]
    return position


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_no_switch_and_a_switch_no_number(game: str) -> None:
    position = under_way(game)
    tried = 0
    for way, value in ways(position):
        other = int(value) if isinstance(value, bool) else float(value) if isinstance(value, int) else None
        for wrong in [other] if value not in (0, 1) or isinstance(value, bool) else [other, bool(value)]:
            if wrong is not None:
                changed = copy.deepcopy(position)
                holder(changed, way[:-1])[way[-1]] = wrong
                tried += 1
                with pytest.raises(DosEspanasError):
                    dosespanas.from_position(changed)
    assert tried > 100


@pytest.mark.parametrize("midway", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_what_says_nothing_is_not_kept_of_a_position(game: str, midway: bool) -> None:
    position = under_way(game)
    if not midway:
        del position["state"]["choice"]
    plain = dosespanas.from_position(position)
    stuffed = copy.deepcopy(position)
    for way, value in list(ways(position)):
        if isinstance(value, dict):
            again = copy.deepcopy(position)
            for one in (stuffed, again):
                holder(one, way)["nothing"] = "x" * 100
            with suppress(DosEspanasError):  # a name of a place or a piece that there is not
                dosespanas.from_position(again)
                continue
            del holder(stuffed, way)["nothing"]
    kept = dosespanas.from_position(stuffed)
    assert "nothing" in str(stuffed) and kept.hash() == plain.hash()
    assert kept.header.position == plain.header.position and "nothing" not in kept.record()
    assert kept.header.position is not None
    before = copy.deepcopy(kept.header.position)
    for _ in range(40):
        kept.apply(kept.legal_actions()[-1])
    assert kept.header.position == before, "what a game began from does not change as it goes on"
    assert dosespanas.from_position(kept.header.position).header.position == kept.header.position
    assert dosespanas.load_record(kept.record()).hash() == kept.hash()
