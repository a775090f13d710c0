"""Adds boards to think on to a server."""

from functools import partial

from dosespanas.server.features.analysis.analysts import Analysts
from dosespanas.server.features.analysis.service import Boards, forgetting_boards
from dosespanas.server.features.analysis.store import AnalysisStore
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add boards to think on to a server."""
    state, settings = context.app.state, context.settings
    state.boards = boards = Boards(AnalysisStore(context.store), settings.data)
    state.analysts = analysts = Analysts(settings.thinking_limit, context.runtime)
    context.at_end.append(analysts.close)
    if settings.forget_after is not None:
        context.tasks.append(partial(forgetting_boards, boards, settings.forget_after))
