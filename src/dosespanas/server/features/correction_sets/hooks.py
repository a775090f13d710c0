"""Adds sets of corrections to a server that keeps accounts."""

from dosespanas.server.features.correction_sets.service import CorrectionSets
from dosespanas.server.features.correction_sets.store import CorrectionSetStore, forget_account
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add sets of corrections to a server; one without accounts answers that it has none."""
    state = context.app.state
    state.correction_sets = None
    if not context.settings.accounts:
        return
    state.correction_sets = CorrectionSets(CorrectionSetStore(context.store))
    context.close_account.append(forget_account)
    context.export_account["correction_sets"] = state.correction_sets.taken_home
