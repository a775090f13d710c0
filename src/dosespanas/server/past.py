"""What lies behind a game in memory: earlier positions and events, from its snapshots and lines."""

from collections.abc import Callable
from typing import Any

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.server.errors import DamagedGame
from dosespanas.server.lines import SPAN, fold
from dosespanas.server.session import Session
from dosespanas.server.store import Snapshot, Store
from dosespanas.server.wire import unpack

Open = Callable[[Snapshot | None], Session]
"""Begins the session of a game, or takes it up at a snapshot."""


def event_of(raw: dict[str, Any]) -> Event:
    """Return the event that `session.event_json` wrote."""
    event = Event(raw["kind"], raw["rule"], raw["side"], raw["args"], raw["ids"], raw["owner"], raw["secret"])
    event.n = raw["n"]
    event.ids_of = raw["ids_of"]
    return event


def session_before(store: Store, game: str, choice: int, begin: Open) -> Session:
    """Return a session of a game as it stood before a choice that is past; raises DamagedGame."""
    try:
        snapshot = store.last_snapshot(game, choice)
        if snapshot is not None:
            return _forward(store, begin(snapshot), choice)
    except DamagedGame:
        pass
    return _forward(store, begin(None), choice)


def _forward(store: Store, session: Session, choice: int) -> Session:
    after = store.next_snapshot_line(session.id, choice)
    lines = [one for one in store.lines(session.id, session.lines) if after is None or one[0] < after]
    try:
        kept = fold(lines, session.game.choice)[1]
        actions = 0
        for i, (_, line) in enumerate(kept):
            if line.kind == "action" and session.game.choice + actions == choice:
                kept = kept[:i]
                break
            actions += line.kind == "action"
        session.follow_lines(kept)
    except (DosEspanasError, ValueError, IndexError) as error:
        raise DamagedGame(session.id, type(error).__name__) from None
    if session.game.choice != choice:
        raise DamagedGame(session.id, f"choice {choice} is missing")
    return session


def events_before(store: Store, session: Session, since: int, begin: Open) -> list[Event]:
    """Return the events from choice `since` on (-1: the set-up too) that the game in memory has forgotten."""
    base = session.game.base
    if since >= base:
        return []
    until = -(-base // SPAN) * SPAN
    packed = store.past(session.id, until)
    if [choice for choice, _ in packed] == list(range(SPAN, until + 1, SPAN)):
        try:
            events = [event_of(raw) for choice, some in packed if choice > since for raw in unpack(some)]
            return [event for event in events if since <= event.n < base]
        except (ValueError, KeyError, TypeError):
            pass
    log = _forward(store, begin(None), base).game.log
    return [event for event in log if since <= event.n < base]
