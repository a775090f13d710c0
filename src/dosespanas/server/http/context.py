"""What the features of a server are opened with, and where each hangs what it adds.

A feature is a folder of `features/` with a line in its list. Its routes are added by themselves; its `hooks.py`, if it
has any, has `open_feature`, which takes this and adds whatever the lists below are for.
"""

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from fastapi import FastAPI
from sqlalchemy import Connection
from starlette.routing import BaseRoute

from dosespanas.server.games.game_cache import Listener
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.live_updates import LiveUpdates
from dosespanas.server.operations.settings import Settings
from dosespanas.server.runtime import Runtime
from dosespanas.server.storage.store import Store


@dataclass(frozen=True)
class ProposedGame:
    """A game that one person proposes to another: which, and what is told of it."""

    title: str
    """Which game it is."""
    scenario: str
    pair: bool
    rated: bool
    pace: str | None
    by: str
    """The name of who proposes it."""
    side: str
    """That of whom it is proposed to, in the first of a pair; `any`, `guest` and `bid` as in the waiting room."""
    until: int
    """When it is no longer open, in milliseconds since 1970."""


@dataclass(frozen=True)
class SideBid:
    """What a person bid for the side of a game: its account, the side that was wished, and the steps bid for it."""

    account: str
    side: str
    steps: int


class Proposals(Protocol):
    """Games that persons propose to each other, as notices of them ask."""

    def waits(self, connection: Connection, about: str) -> bool:
        """Return whether the proposal that a notice is about still waits for an answer."""

    def proposed(self, about: str, account: str) -> ProposedGame | None:
        """Return what is proposed to an account; None if it is not, or no more."""

    def bids(self, game: str) -> Sequence[SideBid]:
        """Return what both persons of a game bid for its sides; nothing where nobody did."""


Points = Callable[[Collection[str], str], Mapping[str, float]]
"""Returns the ratings of some accounts in a game, by account."""
UnreadMessages = Callable[[str, str], tuple[str, Sequence[str]] | None]
"""Returns who wrote the messages that a notice to an account is about (its `about`), and what it has not read of them;
None: there are none."""


@dataclass
class ServerContext:
    """A server that is being put together."""

    app: FastAPI
    settings: Settings
    store: Store
    key: str
    """What seals secrets."""
    play: GameService
    live_updates: LiveUpdates
    runtime: Runtime
    routes: list[BaseRoute] = field(default_factory=list)
    at_start: list[Callable[[], object]] = field(default_factory=list)
    """What is done, in a thread, before anybody is served."""
    tasks: list[Callable[[], Coroutine[Any, Any, None]]] = field(default_factory=list)
    """What runs as long as the server does."""
    at_end: list[Callable[[], object]] = field(default_factory=list)
    """What is closed when it ends."""
    listeners: list[Listener] = field(default_factory=list)
    """Who is told of each game that moved on, or whose seats have changed."""
    offers: dict[str, Callable[[], Any]] = field(default_factory=dict)
    """What the shelf says of this server, by name."""
    sign_in_ways: dict[str, Any] = field(default_factory=dict)
    """What the shelf says of how one signs in, by way."""
    game_offers: list[Callable[[str], dict[str, Any]]] = field(default_factory=list)
    """What the shelf says of each game besides."""
    forget_games: list[Callable[[Connection, Sequence[str]], object]] = field(default_factory=list)
    """What else goes with games that are deleted, in the same transaction."""
    close_account: list[Callable[[Connection, str], object]] = field(default_factory=list)
    """What goes of an account that closes, in the same transaction."""
    export_account: dict[str, Callable[[str], Any]] = field(default_factory=dict)
    """What else is kept of an account, as JSON, for its owner to take home; by name."""
    proved_mail: list[Callable[[str, str], object]] = field(default_factory=list)
    """Who hears that an account was made with an address that is proved to be its own."""
    hourly: list[Callable[[int], object]] = field(default_factory=list)
    """What forgets, every hour, what has expired by a moment."""
    blocks: list[Callable[[str, str], bool]] = field(default_factory=list)
    """Tell whether one of two accounts does not wish to meet the other."""
    dues: list[Callable[[Connection, str], int | None]] = field(default_factory=list)
    """Tell by when a game must have ended, in milliseconds since 1970; None: not that they know."""
    points: Points = lambda accounts, _: dict.fromkeys(accounts, 0.0)
    """Where nobody keeps ratings all are worth the same."""
    proposals: Proposals | None = None
    unread_messages: UnreadMessages = lambda *_: None

    def are_apart(self, one: str, other: str) -> bool:
        """Return whether one of two accounts does not wish to meet the other."""
        return any(blocked(one, other) for blocked in self.blocks)
