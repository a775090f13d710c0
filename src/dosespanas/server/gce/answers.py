"""Views and static facts of La Guerra Civil Española, for the OpenAPI schema."""

from typing import Any, Literal

from pydantic import Field

from dosespanas.server.gce.observation import LegalActionGce, ObservationGce
from dosespanas.server.shapes import Answer, Seated


class ViewGce(Seated):
    """A game of La Guerra Civil Española as a seat may see it."""

    observation: ObservationGce
    legal: list[LegalActionGce] | None = Field(description="Null unless the choice is this seat's")


class StaticGce(Answer):
    """All that never changes in La Guerra Civil Española: the data files, and proper names by term."""

    game: Literal["gce"]
    data: str = Field(description="Digest of the data files; records name it")
    map: dict[str, Any]
    units: dict[str, Any]
    tables: dict[str, Any]
    chits: dict[str, Any]
    scenarios: dict[str, Any]
    names: dict[str, str] = Field(description="Such as unit:r_mng and hex:2712")
