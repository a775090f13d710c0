"""What computer opponents gave as reasons: kept with the lines of their choices, and told when that does no harm."""

from collections.abc import Sequence
from typing import Any

from dosespanas.kernel.shapes import Happening
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.telling import kept, manner_of, told, written
from dosespanas.server.seats import Question
from dosespanas.server.session import Session


def reason_kept(session: Session, question: Question, reason: object) -> str | None:
    """Return what is kept of an opponent's reason for the choice now asked; None for nothing that can be kept."""
    turn = question.asked.observation["turn"]
    return written(session.game.choice, turn, session.game.state.secret_choice(), reason)


def reasons_told(
    session: Session, lines: Sequence[tuple[str, str]], since: int, events: Sequence[Happening], over: bool
) -> list[dict[str, Any]]:
    """Return what may be told of the reasons in `lines` (side and text) for choices from `since` on.

    `events`: what the viewer has seen from there on; `over`: the game is, and nothing is secret any more.
    """
    found = [one for side, text in lines if side in SIDE_NAMES and (one := kept(side, text)) is not None]
    found = [one for one in found if since <= one.choice < session.game.choice]
    return told(manner_of(session.row.game), found, events, over)
