"""Adds to a server that keeps accounts what was played there: results, the archive of each account, ratings."""

from functools import partial

from dosespanas.server.features.ratings import measured
from dosespanas.server.features.ratings.deadlines import due_of
from dosespanas.server.features.ratings.leaving import forget_account, taken_home
from dosespanas.server.features.ratings.service import Ratings
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add results and ratings to a server; one without accounts answers that it has none."""
    state = context.app.state
    context.game_offers.append(measured.told)
    state.ratings = None
    if not context.settings.accounts:
        return
    state.ratings = ratings = Ratings(context.play)
    context.at_start.append(ratings.bring_up_to_date)
    context.tasks += [ratings.recorder.run, ratings.deadlines.run]
    context.listeners.append(ratings.recorder.heard)
    context.close_account.append(forget_account)
    context.export_account["results"] = partial(taken_home, context.store)
    context.dues.append(due_of)
    context.points = ratings.persons.points
