"""Which game is answered in which shape: the one place of the server, its games' own folders apart, that names one."""

from typing import Annotated, Any

from pydantic import Discriminator, Field, Tag

from dosespanas.server.espana1936 import answers as espana1936
from dosespanas.server.espana1936.observation import Observation
from dosespanas.server.gce import answers as gce
from dosespanas.server.gce.observation import ObservationGce, OddsGce, OverlayGce
from dosespanas.server.shapes import ViewGathering


def game_of(view: Any) -> str:
    """Return which game a view is of, before or after it is read; `gathering` for one that has not begun."""
    observation = view.get("observation", {}) if isinstance(view, dict) else view.observation
    if observation is None:
        return "gathering"
    return str(observation.get("game") if isinstance(observation, dict) else observation.game)


AnyView = Annotated[
    Annotated[espana1936.View, Tag("espana1936")]
    | Annotated[gce.ViewGce, Tag("gce")]
    | Annotated[ViewGathering, Tag("gathering")],
    Discriminator(game_of),
]
"""A view, by the `game` of its observation."""

AnyObservation = Annotated[Observation | ObservationGce, Field(discriminator="game")]
"""An observation, by its `game`."""

AnyOdds = espana1936.Odds | espana1936.SeaOdds | OddsGce
"""Odds of a fight."""

AnyOverlay = OverlayGce
"""What is counted from a map."""

AnyStatic = Annotated[espana1936.StaticGame | gce.StaticGce, Field(discriminator="game")]
"""The static facts of a game, by its `game`."""
