"""What a game gives out is the asker's own: writing into it changes nothing, nor does play change it."""

import copy
import random
from typing import Any

import pytest
from tests.tables import TABLES, Table, advance

import dosespanas
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game

VIEWERS = (0, 1, None)
SPOTS = 5
"""How often a game is asked on its way."""


def scribble(given: Any) -> None:
    """Write into everything that can be written into, however deep it lies."""
    if isinstance(given, dict):
        for value in given.values():
            scribble(value)
        for name in list(given):
            given[name] = "scribbled"
        given["scribbled"] = True
    elif isinstance(given, list):
        for value in given:
            scribble(value)
        given.clear()
        given.append("scribbled")


def given(table: Table, game: Game) -> dict[str, Any]:
    """All that a game tells when it is asked, by what was asked."""
    legal = game.legal_actions()
    some = legal[:: max(1, len(legal) // 4)]
    actor = 0 if game.actor is None else int(game.actor)
    outcome = game.outcome()
    told: dict[str, Any] = {
        "position": game.to_position(),
        "legal view": game.legal_view(),
        "warnings": game.warnings(),
        "outcome": None if outcome is None else dict(outcome.details),
        "events": [event.view(viewer) for event in game.log[-20:] for viewer in VIEWERS],
        "legal": legal,
    }
    for viewer in VIEWERS:
        told[f"observation {viewer}"] = game.observe(viewer)
        for name in table.overlays(game, actor if viewer is None else viewer):
            told[f"overlay {name} {viewer}"] = game.overlay(name, viewer)
    told["odds"] = [game.odds(action, actor) for action in [None, *some]]
    told["labels"] = [game.label(actor, str(action)) for action in some]
    rng = random.Random(game.choice)
    for refusal in [game.explain(table.any_action(game, rng)) for _ in range(4)]:
        if refusal is not None:
            told[f"refusal {refusal.key}"] = refusal.view()
    return told


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seed", [0, 5])
def test_what_a_game_gives_out_is_its_asker_s(table: Table, seed: int) -> None:
    """Positions, observations, legal actions, events, overlays, odds, warnings, labels, refusals, outcomes."""
    hold(table, seed)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_what_a_game_gives_out_is_its_asker_s_in_every_world(table: Table) -> None:
    for seed in range(len(table.worlds)):
        hold(table, seed)


@pytest.mark.parametrize("name", TABLES)
def test_what_a_game_is_given_stays_the_giver_s(name: str) -> None:
    """The options and the position that it begins from: it goes on and is recorded as it was given them."""
    option = next(iter(TABLES[name].title.choices.AVAILABLE))
    options = {option: True}
    first = dosespanas.new_game(name, options=options, seed=3)
    position = first.to_position()
    kept = copy.deepcopy(position)
    second = dosespanas.from_position(position)
    advance(second, random.Random(3), 40)
    assert position == kept
    record = second.record()
    scribble(position)
    scribble(options)
    assert second.record() == record and dosespanas.load_record(record).hash() == second.hash()
    assert first.to_position() == kept


def hold(table: Table, seed: int) -> None:
    """Play a game, keep what it gives out, and write into it at the end of each stretch."""
    game, rng = table.new(seed), random.Random(seed)
    twin = table.new(seed)
    for _ in range(SPOTS):
        told = given(table, game)
        kept = copy.deepcopy(told)
        happened: list[Event] = []
        for _ in range(table.length // SPOTS):
            if game.actor is None:
                break
            action = rng.choice(game.legal_actions())
            happened += game.apply(action)
            twin.apply(str(action))
        assert changed(told, kept) == [], "play changed what was given out before"
        now = copy.deepcopy(given(table, game))
        for each in (told, given(table, game)):
            scribble(each)
        assert changed(given(table, game), now) == [], "what was given out is the game's own"
        for event in happened:
            scribble(event.details | (event.secret or {}))
        assert game.hash() == twin.hash()
    assert game.record() == twin.record()


def changed(found: dict[str, Any], kept: dict[str, Any]) -> list[str]:
    """What is not as it was."""
    return [name for name in {**found, **kept} if found.get(name) != kept.get(name)]
