"""What lies behind a game in memory: earlier positions and events, from its snapshots and lines."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import UmpiredGame
from dosespanas.kernel.json_diff import changes
from dosespanas.server.errors import DamagedGame
from dosespanas.server.games.json_codec import unpack
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.log_replay import follow_lines
from dosespanas.server.games.snapshots import event_of
from dosespanas.server.storage.action_log import SPAN, Numbered, fold
from dosespanas.server.storage.store import Snapshot, Store

Open = Callable[[Snapshot | None], LiveGame]
"""Begins a game in memory, or takes it up at a snapshot."""


def live_before(store: Store, game: str, choice: int, begin: Open) -> LiveGame:
    """Return a game in memory as it stood before a choice that is past; raises DamagedGame."""
    try:
        snapshot = store.last_snapshot(game, choice)
        if snapshot is not None:
            return _forward(store, begin(snapshot), choice)
    except DamagedGame:
        pass
    return _forward(store, begin(None), choice)


def games_before(store: Store, game: str, since: int, until: int, begin: Open) -> Iterator[UmpiredGame]:
    """Yield a game as it stood before each choice from `since` to `until`, by one replay; raises DamagedGame.

    It is the same game each time: it goes on when the next one is asked for.
    """
    live = live_before(store, game, since, begin)
    yield live.game
    if until == since:
        return
    live.lines = live.made
    lines = _lines_to(store, live, until)
    try:
        for i, numbered in enumerate(lines, 1):
            follow_lines(live, [numbered])
            if i == len(lines) or lines[i][1].kind == "action":
                yield live.game
    except (DosEspanasError, ValueError, IndexError) as error:
        raise DamagedGame(live.id, type(error).__name__) from None
    if live.game.choice != until:
        raise DamagedGame(live.id, f"choice {until} is missing")


def _lines_to(store: Store, live: LiveGame, choice: int) -> list[Numbered]:
    """Return the lines that lead from where a game in memory stands to a choice, what was taken back left out."""
    after = store.next_snapshot_line(live.id, choice)
    lines = [one for one in store.lines(live.id, live.lines) if after is None or one[0] < after]
    try:
        kept = fold(lines, live.game.choice)[1]
    except (ValueError, IndexError) as error:
        raise DamagedGame(live.id, type(error).__name__) from None
    actions = 0
    for i, (_, line) in enumerate(kept):
        if line.kind == "action" and live.game.choice + actions == choice:
            return kept[:i]
        actions += line.kind == "action"
    return kept


def _forward(store: Store, live: LiveGame, choice: int) -> LiveGame:
    try:
        follow_lines(live, _lines_to(store, live, choice))
    except (DosEspanasError, ValueError, IndexError) as error:
        raise DamagedGame(live.id, type(error).__name__) from None
    if live.game.choice != choice:
        raise DamagedGame(live.id, f"choice {choice} is missing")
    return live


def marks(first: int, until: int) -> list[int]:
    """Return the choices from `first` to `until` before which a snapshot is kept."""
    return list(range((first // SPAN + 1) * SPAN, until + 1, SPAN))


def events_before(store: Store, live: LiveGame, since: int, begin: Open) -> list[Event]:
    """Return the events from choice `since` on (-1: the set-up too) that the game in memory has forgotten."""
    base = live.game.base
    if since >= base:
        return []
    until = -(-base // SPAN) * SPAN
    packed = store.past(live.id, until)
    first = live.first
    if since < first > 0 or [choice for choice, _ in packed if choice > first] == marks(first, until):
        try:
            events = [event_of(raw) for choice, some in packed if choice > since for raw in unpack(some)]
            return [event for event in events if since <= event.n < base]
        except (ValueError, KeyError, TypeError):
            pass
    log = _forward(store, begin(None), base).game.log
    return [event for event in log if since <= event.n < base]


def film(since: int, seen: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what was seen before choice `since` and after each of some choices, told by what they changed."""
    steps = []
    for old, new in pairwise(seen):
        found = changes(old, new)
        steps.append([[[], new]] if found is None else found)
    return {"since": since, "observation": seen[0], "steps": steps}
