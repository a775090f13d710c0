"""The shapes in which the games are answered: their own (`GameDefinition.shapes`), put together for OpenAPI."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

from pydantic import ConfigDict, Discriminator, Field, RootModel, Tag, create_model

from dosespanas.registry import DEFINITIONS, GameDefinition
from dosespanas.server.http.common_schemas import Seated, ViewGathering

SHAPES: list[Any] = [title.shapes for title in DEFINITIONS.values()]


def view_of(title: GameDefinition) -> Any:
    """Return the model of a view of a game: what every view says, its observation and its legal actions."""
    shapes: Any = title.shapes
    legal: Any = list[shapes.Action] | None
    view: Any = create_model(
        f"{title.name.capitalize()}View",
        __base__=Seated,
        __doc__="A game as a seat may see it.",
        observation=(shapes.Observation, ...),
        legal=(legal, Field(description="Null unless the choice is this seat's")),
    )
    return view


def game_of(view: Any) -> str:
    """Return which game a view is of, before or after it is read; `gathering` for one that has not begun."""
    observation = view.get("observation", {}) if isinstance(view, dict) else view.observation
    return "gathering" if observation is None else str(observation.get("game"))


def any_of(shapes: list[Any]) -> Any:
    """Return the union of some shapes; those of a game that has none (None) are left out."""
    return reduce(or_, [shape for shape in shapes if shape is not None])


VIEWS = [Annotated[view_of(title), Tag(title.name)] for title in DEFINITIONS.values()]
AnyView: Any = Annotated[any_of([*VIEWS, Annotated[ViewGathering, Tag("gathering")]]), Discriminator(game_of)]
"""A view, by the `game` of its observation."""

AnyObservation: Any = Annotated[any_of([shapes.Observation for shapes in SHAPES]), Field(discriminator="game")]
"""An observation, by its `game`."""

AnyOdds = any_of([shapes.Odds for shapes in SHAPES])
"""Odds of a fight."""

AnyOverlay = any_of([shapes.Overlay for shapes in SHAPES])
"""What is counted from a map."""

AnyStatic: Any = Annotated[any_of([shapes.Static for shapes in SHAPES]), Field(discriminator="game")]
"""The static facts of a game, by its `game`."""


class Late(RootModel[Any]):
    """Base of the models whose shape is worked out when somebody asks for it: a server that begins does without."""

    model_config = ConfigDict(defer_build=True, strict=True)


def answer(name: str, shape: Any, about: str) -> Any:
    """Return a shape as a model for OpenAPI."""
    model: Any = create_model(name, __base__=Late, __doc__=about, root=(shape, ...))
    return model
