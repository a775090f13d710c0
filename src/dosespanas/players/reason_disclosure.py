"""What computer opponents say of their choices afterwards: nothing by which anything hidden could be told.

A reason may rest on all that its side knew, so that only these are told while the game goes on, and only once the
turn is over for which they hold: reasons for a choice that was nobody's secret, and plans of which everybody has seen
something. What a game counts as such is its `Manner`. Nothing is looked up in a position: what is told follows from
the reasons that were kept and from what the viewer has seen happen. When the game is over all is told.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from dosespanas.kernel.shapes import Happening
from dosespanas.registry import at, definition_of

LONGEST: Final = 600
"""How long a reason may be, as it is written down; a longer one is not kept."""


@dataclass(frozen=True)
class Manner:
    """What of the reasons of a game's opponents may be told while it goes on: keys of the catalogue."""

    acts: frozenset[str]
    """Reasons for one choice: told unless what could be chosen there was a secret."""
    plans: frozenset[str]
    """What a side was about in its turn: told, once, if the viewer saw it do something at the place it names."""
    halves: bool
    """Whether a turn is over for a side when the other moves; else both plan for the whole turn."""
    instead: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is told in place of a reason that says more than the other side may know: another key, and which of its
    arguments go with that."""
    gist: tuple[str, ...] = ()
    """Reasons that say what a side was about in its turn as a whole, the weightiest first."""


SILENT: Final = Manner(frozenset(), frozenset(), False)
"""The manner of a game that has none: nothing is told before its end."""


@dataclass(frozen=True)
class ChoiceReason:
    """A reason as it was given for a choice."""

    choice: int
    turn: int
    side: str
    secret: bool
    """Whether what could be chosen was a secret of the side."""
    reason: dict[str, Any]
    """Its `key`, and its arguments."""


def written(choice: int, turn: int, secret: bool, reason: object) -> str | None:
    """Return a reason as text to be kept; None if there is none, or nothing that could be kept."""
    if not isinstance(reason, dict) or not isinstance(reason.get("key"), str):
        return None
    try:
        text = json.dumps([choice, turn, secret, reason], ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        return None
    return text if len(text) <= LONGEST else None


def kept(side: str, text: str) -> ChoiceReason | None:
    """Return the reason that `written` wrote; None for a text that it did not."""
    try:
        choice, turn, secret, reason = json.loads(text)
        if isinstance(choice, int) and isinstance(turn, int) and isinstance(reason["key"], str):
            return ChoiceReason(choice, turn, side, bool(secret), reason)
    except (ValueError, TypeError, KeyError):
        pass
    return None


def manner_of(game: str) -> Manner:
    """Return the manner of a game."""
    path = definition_of(game).telling
    if not path:
        return SILENT
    found: Manner = at(path)
    return found


def told(
    manner: Manner, reasons: Sequence[ChoiceReason], events: Sequence[Happening], over: bool
) -> list[dict[str, Any]]:
    """Return what may be told of the reasons kept, by choice: `choice`, `turn`, `side`, `reason` as a message, `gist`.

    `events`: what the viewer has seen happen, in order, from the first of these choices on; `over`: all may be told.
    """
    if over:
        found = [_said(manner, one.choice, one) for one in reasons]
    else:
        found = []
        for side in dict.fromkeys([one.side for one in reasons]):
            found += _told_of(manner, [one for one in reasons if one.side == side], events, side)
    return sorted(found, key=lambda said: int(said["choice"]))


def _told_of(
    manner: Manner, reasons: Sequence[ChoiceReason], events: Sequence[Happening], side: str
) -> list[dict[str, Any]]:
    """Return what may be told of one side's reasons while the game goes on."""
    found: list[dict[str, Any]] = []
    for first, last, seen in _parts(manner, events, side):
        known: set[str] = set()
        for given in reasons:
            if not first < given.choice <= last:
                continue
            one = _openly(manner, given)
            key = one.reason["key"]
            places = [value for name, value in one.reason.items() if name != "key" and not isinstance(value, int)]
            at_all = [seen.get(str(place), -1) for place in places]
            if min(at_all, default=0) < 0:
                continue
            if key in manner.plans and places:
                said = _said(manner, at_all[0], one)
                if str(said["reason"]) not in known:
                    known.add(str(said["reason"]))
                    found.append(said)
            elif key in manner.acts and not one.secret:
                found.append(_said(manner, one.choice, one))
    return found


def _openly(manner: Manner, one: ChoiceReason) -> ChoiceReason:
    """Return a reason as the other side may read it."""
    found = manner.instead.get(one.reason["key"])
    if found is None:
        return one
    return replace(one, reason={"key": found[0], **{name: one.reason[name] for name in found[1:]}})


def _parts(manner: Manner, events: Sequence[Happening], side: str) -> list[tuple[int, int, dict[str, int]]]:
    """Return the stretches a side's plans are made for that are over: after which choice each begins, its last choice,
    and the terms that were seen in what the side did, each with the first choice at which it was.
    """
    found: list[tuple[int, int, dict[str, int]]] = []
    first = -2
    seen: dict[str, int] = {}
    for event in events:
        kind = event["kind"]
        if kind == "turn" or (manner.halves and kind == "phase" and event["args"].get("side") != f"side:{side}"):
            if event["n"] > first:
                found.append((first, event["n"], seen))
            first, seen = event["n"], {}
        elif event["side"] == side:
            for value in event["args"].values():
                for term in value if isinstance(value, list) else [value]:
                    seen.setdefault(str(term), event["n"])
    return found


def _said(manner: Manner, choice: int, one: ChoiceReason) -> dict[str, Any]:
    args = {name: value for name, value in one.reason.items() if name != "key"}
    key = one.reason["key"]
    gist = manner.gist.index(key) if key in manner.gist else None
    return {"choice": choice, "turn": one.turn, "side": one.side, "reason": {"key": key, "args": args}, "gist": gist}
