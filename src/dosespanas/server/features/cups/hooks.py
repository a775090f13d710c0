"""Adds cups to a server that keeps accounts."""

from functools import partial

from dosespanas.server.features.cups.leaving import forget_account, taken_home
from dosespanas.server.features.cups.runner import CupRunner
from dosespanas.server.features.cups.service import Cups, due_of
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add cups to a server; one without accounts answers that it has none."""
    state = context.app.state
    state.cups = None
    if not context.settings.accounts:
        return
    cups = Cups(context.store, context.play.opponents)
    state.cups = runner = CupRunner(context.play, cups, state.ratings)
    context.tasks.append(runner.run)
    context.close_account.append(forget_account)
    context.export_account["cups"] = partial(taken_home, context.store)
    context.dues.append(due_of)
