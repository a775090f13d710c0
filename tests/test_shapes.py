"""What a game says has the shape that the page, the opponents and the schema are told of."""

import random

import pytest
from tests import contract
from tests.shapes import SAID
from tests.tables import TABLES, Table
from tests.worlds import World, name_of

EVERY = 9
"""At one choice in so many all is looked at."""
CHOICES = 300
SOME = 5
"""Of so many legal actions the odds are asked."""

WORLDS = [
    pytest.param(table, world, id=f"{name}-{name_of(world)}")
    for name, table in TABLES.items()
    for world in table.worlds
]


@pytest.mark.parametrize(("table", "world"), WORLDS)
def test_a_random_game_answers_in_its_shapes(table: Table, world: World) -> None:
    said, rng = SAID[table.title.name], random.Random(1)
    game = table.new(1, world)
    while game.actor is not None and game.choice < CHOICES:
        if game.choice % EVERY == 0:
            said.observation.fits(*(game.observe(viewer) for viewer in (0, 1, None)))
            offered = game.legal_view()
            said.action.fits(*offered)
            about = [(one["place"] or one["box"], one["args"].get("box")) for one in offered]
            assert all(str(term).endswith(f":{place}") if place else term is None for place, term in about)
            legal = game.legal_actions()
            actions = [None, *rng.sample(legal, min(SOME, len(legal)))]
            said.odds.fits(*(game.odds(action, side) for side in (0, 1) for action in actions))
        game.apply(rng.choice(game.legal_actions()))
    said.observation.fits(*(game.observe(viewer) for viewer in (0, 1, None)))
    promised = {**contract.events("espana1936"), **contract.events(table.title.name)}
    for event in game.log:
        views = [event.view(viewer) for viewer in (0, 1, None)]
        said.event.fits(*views)
        always, known = promised[event.kind]
        assert all(always <= set(view["args"]) <= known for view in views), f"{event.kind}: see docs/contract.md"
    for side in (0, 1):
        names = table.overlays(game, side)
        said.overlay.fits(*(game.overlay(name, viewer) for name in names for viewer in (side, None)))


@pytest.mark.parametrize("game", SAID)
def test_static_facts_have_their_shape(game: str) -> None:
    SAID[game].static.fits(TABLES[game].title.facts())
