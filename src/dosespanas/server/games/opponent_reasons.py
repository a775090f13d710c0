"""What computer opponents gave as reasons: kept with the lines of their choices, and told when that does no harm."""

from collections.abc import Sequence
from typing import Any

from dosespanas.kernel.shapes import Happening
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.reason_disclosure import kept, manner_of, told, written
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.seats import Question


def reason_kept(live: LiveGame, question: Question, reason: object) -> str | None:
    """Return what is kept of an opponent's reason for the choice now asked; None for nothing that can be kept."""
    turn = question.asked.observation["turn"]
    return written(live.game.choice, turn, live.game.state.secret_choice(), reason)


def reasons_told(
    game: str, choice: int, lines: Sequence[tuple[str, str]], since: int, events: Sequence[Happening], over: bool
) -> list[dict[str, Any]]:
    """Return what may be told of the reasons in `lines` (side and text) for choices from `since` to before `choice`.

    `game`: which it is; `events`: what the viewer has seen from there on; `over`: the game is, and nothing is secret
    any more.
    """
    found = [one for side, text in lines if side in SIDE_NAMES and (one := kept(side, text)) is not None]
    found = [one for one in found if since <= one.choice < choice]
    return told(manner_of(game), found, events, over)
