"""How a finished game went, in numbers: how it stood turn by turn, what was lost, and how the dice fell."""

from collections.abc import Callable, Sequence
from typing import Any

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import at, definition_of

MEAN = 3.5
"""What a die shows on average: both games throw those of six sides."""

Row = dict[str, Any]
"""The numbers of a turn, as `story` returns them."""
Note = Callable[[Event, dict[str, Any], Row], None]
"""Notes an event, with all that it tells, in the row of its turn."""
Standing = Callable[[dict[str, Any]], dict[str, int]]
"""Returns the standing in the last position."""
Begun = Callable[[Sequence[Event], dict[str, Any]], dict[str, int]]
"""Returns the standing at the start, from the log and the last position; empty where it is counted only later."""


def story(game: str, log: Sequence[Event], end: dict[str, Any]) -> dict[str, Any]:
    """Return the numbers of a game that is over, as JSON: `measure`, what its standing is counted in; `mean` of a die;
    and `turns`, each with its number `turn`, the `standing` at its end by side (one that is not counted is left out),
    `places` by side where places are counted, as they were at the count, `losses` in combat by side, units
    `starved` by side, and `dice` by side: how many (`count`), and what they showed together (`sum`).

    `end` is the last position as everybody sees it. Hidden things are told: it is for games that are over. Raises
    DosEspanasError for a game that tells no story.
    """
    title = definition_of(game)
    if not title.story:
        raise DosEspanasError("error-no-story", f"{game} tells no story", game=game)
    told: tuple[str, Note, Begun, Standing] = at(title.story)
    measure, note, begun, standing = told
    turns: list[Row] = []
    for event in log:
        args = event.details | (event.secret or {})
        if event.kind == "turn":
            turns.append(_row(int(args["turn"]), turns[-1]["standing"] if turns else begun(log, end)))
        elif turns:
            note(event, args, turns[-1])
    if turns:
        turns[-1]["standing"] = standing(end)
    return {"measure": measure, "mean": MEAN, "turns": turns}


def _row(turn: int, standing: dict[str, int]) -> Row:
    return {
        "turn": turn,
        "standing": dict(standing),
        "places": {},
        "losses": dict.fromkeys(SIDE_NAMES, 0),
        "starved": dict.fromkeys(SIDE_NAMES, 0),
        "dice": {side: {"count": 0, "sum": 0} for side in SIDE_NAMES},
    }


def thrown(row: Row, side: str, rolls: Sequence[int]) -> None:
    """Count dice that a side has thrown."""
    dice = row["dice"][side]
    dice["count"] += len(rolls)
    dice["sum"] += sum(rolls)
