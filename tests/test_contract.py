"""`docs/contract.md` says what is so: its examples have their shapes, its lists leave out nothing, invent nothing."""

from pathlib import Path
from typing import Any

import pytest
from tests import contract
from tests.locale.test_catalogue import TOLD
from tests.locale.test_gce_messages import told
from tests.shapes import Shape

import dosespanas
from dosespanas.espana1936.board import notation as espana1936
from dosespanas.gce.board import notation as gce
from dosespanas.kernel import shapes
from dosespanas.registry import DEFINITIONS
from dosespanas.server.app import create_app
from dosespanas.server.http.common_schemas import Seated
from dosespanas.server.http.doors import doors
from dosespanas.server.operations.settings import Settings

SOURCE = Path(dosespanas.__file__).parent
VERBS = {
    "espana1936": set(espana1936.VERBS),
    "gce": {gce.verb(gce.make(kind, 0)) for kind in range(len(gce.WORDS))},
}
WATCHED = {"GET /healthz", "GET /metrics"}
"""Requests that stand beside the routes of the games."""


def text_of(*folders: str) -> str:
    return "\n".join(path.read_text() for folder in folders for path in sorted((SOURCE / folder).rglob("*.py")))


def shape_of(name: str) -> Any:
    modules: list[Any] = [shapes, *(title.shapes for title in DEFINITIONS.values())]
    return next(getattr(module, name) for module in modules if hasattr(module, name))


@pytest.mark.parametrize(("shape", "example"), contract.examples(), ids=[name for name, _ in contract.examples()])
def test_an_example_has_its_shape(shape: str, example: object) -> None:
    Shape(shape_of(shape)).fits(example)


def test_every_example_is_held_to_a_shape() -> None:
    assert len(contract.examples()) == contract.TEXT.count("```json")


@pytest.mark.parametrize("game", DEFINITIONS)
def test_its_events_are_those_that_are_told(game: str) -> None:
    known = set(contract.events(game))
    engine = text_of("kernel", game)
    assert [kind for kind in known if f'"{kind}"' not in engine] == []
    assert (told() if game == "gce" else set(TOLD.findall(engine))) <= known | set(contract.events("espana1936"))


@pytest.mark.parametrize("game", DEFINITIONS)
def test_its_verbs_are_those_of_the_notation(game: str) -> None:
    assert contract.verbs(game) == VERBS[game]


@pytest.mark.parametrize("game", DEFINITIONS)
def test_its_options_are_those_there_are(game: str) -> None:
    assert contract.options(game) == set(DEFINITIONS[game].choices.AVAILABLE)


def test_its_requests_are_the_routes() -> None:
    routes = doors(create_app(Settings(database_url="sqlite://")).routes)
    served = {name.replace("live ", "WS ") for name, _ in routes if " /api/" in name}
    assert contract.requests() - WATCHED == served


def test_it_lists_all_that_a_view_says() -> None:
    row = next(line for line in contract.TEXT.split("\n") if line.startswith("| `GET /api/games/{id}` |"))
    assert {*Seated.model_fields, "observation", "legal"} <= set(contract.NAME.findall(row))


def test_what_it_calls_is_there() -> None:
    game = dosespanas.new_game()
    assert [name for name in contract.calls("game") if not hasattr(game, name)] == []
    assert [name for name in contract.calls("dosespanas") if not hasattr(dosespanas, name)] == []
    assert [name for name in contract.calls("event") if not hasattr(game.log[0], name)] == []
