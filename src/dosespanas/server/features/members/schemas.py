"""What is asked and answered about the list of members."""

from typing import Literal

from pydantic import Field

from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.requests import Request as Asked


class MemberRating(Answer):
    """What a member is worth in a game."""

    game: str
    points: int
    deviation: int
    provisional: bool


class Member(Answer):
    """Somebody who wishes to be found."""

    handle: str
    seen: Literal["today", "week", "earlier"] = Field(
        description="When they were last here: within a day, seven, before"
    )
    ratings: list[MemberRating]


class MemberList(Answer):
    """Who wishes to be found."""

    listed: bool = Field(description="Whether whoever asks does")
    members: list[Member] = Field(description="The others, at most 200; who was here today first, then by name")


class Listed(Asked):
    """Whether one wishes to be found."""

    listed: bool
