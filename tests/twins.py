"""Twins: two games alike for a viewer, which differ in what is hidden from him, played on alike side by side.

They stay alike for him after every action of his own and after every answer of the other side that both allow, with
all that the server does by itself in between, until something in which they differ comes to light by the rules.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any

from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDES
from dosespanas.server.games.live_game import FORCED, LiveGame
from dosespanas.server.storage.store import GameRow


@dataclass
class Twins:
    """Two games alike for a viewer."""

    one: Game
    other: Game
    viewer: int
    same: Callable[[str], str | None]
    """Gives the other game's notation of an answer of the other side in the first; None: it has no such answer."""
    shown: Callable[[Game, Game], bool]
    """Whether something in which they differ has come to light, or may have."""


Maker = Callable[[Game, int, random.Random], Twins | None]
"""Makes twins of a game for a viewer, if it can; may give a game that is not alike: see `play_on`."""


def session_of(game: Game) -> LiveGame:
    """A session of the server that begins in the middle of a game; what was played before is not taken back."""
    head = game.header
    options = json.dumps(head.options)
    row = GameRow(
        "-",
        head.game,
        head.scenario,
        options,
        None,
        head.seed,
        head.engine,
        head.data,
        None,
        False,
        head.seed,
        None,
        None,
    )
    found = copy(_empty(row))
    found.game = game
    found.how = [FORCED] * len(game.actions)
    found.reached = game.choice
    found.marks = []
    found.offers = set()
    return found


_SESSIONS: dict[str, LiveGame] = {}


def _empty(row: GameRow) -> LiveGame:
    """A session to copy: any will do, for its game is put in afterwards."""
    if row.game not in _SESSIONS:
        _SESSIONS[row.game] = LiveGame(row)
    return _SESSIONS[row.game]


def told(session: LiveGame, viewer: int, since: int) -> dict[str, Any]:
    """All that reaches a viewer: what he sees, the log, how the game counts on, and what he is asked."""
    game = session.game
    assert isinstance(game, Game), "the rules themselves are asked, not what is drawn for the viewer"
    found = {
        "observation": game.observe(viewer),
        "log": [event.view(viewer) for event in game.log if event.n >= since],
        "choice": game.choice,
        "actor": session.actor,
        "takers": game.takers[since:],
        "odds": game.odds(None, viewer),
    }
    if game.actor == viewer:
        target = session.undo_target()
        found["legal"] = game.legal_view()
        found["warnings"] = game.warnings()
        found["undo"] = target if target is not None and session.taken_by(target) == session.actor else None
    return found


def play_on(twins: Twins, rng: random.Random, steps: int, count: Counter[str]) -> str | None:
    """GameService twins on alike; return what differs for the viewer at the first difference, None if nothing does.

    `count` learns how many pairs there were, and how many actions were taken in both.
    """
    viewer = twins.viewer
    since = twins.one.choice
    pair = [session_of(twins.one), session_of(twins.other)]
    if differing(pair, viewer, since):
        count["not alike"] += 1
        return None
    count["pairs"] += 1
    past: list[str] = []
    for _ in range(steps):
        if twins.one.actor is None:
            return None
        actions = chosen(twins, rng)
        if actions is None:
            count["no answer of both"] += 1
            return None
        past.append(" / ".join(dict.fromkeys(actions)))
        for session, action in zip(pair, actions, strict=True):
            session.take(action)
            session.settle()
        if twins.shown(twins.one, twins.other):
            count["come to light"] += 1
            return None
        count["steps"] += 1
        found = differing(pair, viewer, since)
        if found:
            return f"viewer {viewer}, after {past}: {found}"
    return None


def chosen(twins: Twins, rng: random.Random) -> tuple[str, str] | None:
    """An action for both games: any of the viewer's, or an answer of the other side that both states allow."""
    texts = [str(action) for action in twins.one.legal_actions()]
    if twins.one.actor == twins.viewer:
        text = rng.choice(texts)
        return text, text
    allowed = {str(action) for action in twins.other.legal_actions()}
    rng.shuffle(texts)
    for text in texts:
        same = twins.same(text)
        if same is not None and same in allowed:
            return text, same
    return None


def differing(pair: list[LiveGame], viewer: int, since: int) -> str:
    """What differs for a viewer between two games; empty if nothing does."""
    one, other = (told(session, viewer, since) for session in pair)
    for key in one:
        if json.dumps(one[key]) != json.dumps(other.get(key)):
            if key == "observation":
                parts = [k for k in one[key] if json.dumps(one[key][k]) != json.dumps(other[key][k])]
                return "; ".join(f"{k}: {apart(one[key][k], other[key][k])}" for k in parts)
            return f"{key}: {apart(one[key], other[key])}"
    return ""


def apart(one: object, other: object) -> str:
    """Where two values begin to differ."""
    texts = json.dumps(one), json.dumps(other)
    start = next((i for i, (a, b) in enumerate(zip(*texts, strict=False)) if a != b), min(map(len, texts)))
    return " | ".join(text[max(0, start - 120) : start + 200] for text in texts)


def hunt(maker: Maker, game: Game, rng: random.Random, steps: int, count: Counter[str]) -> str | None:
    """Make twins of a game for either side and play them on; return the first difference found."""
    for side in SIDES:
        twins = maker(game, int(side), rng)
        if twins is None:
            count["none"] += 1
            continue
        found = play_on(twins, rng, steps, count)
        if found is not None:
            return found
    return None
