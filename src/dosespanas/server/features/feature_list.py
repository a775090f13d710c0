"""The features of a server: each is a folder beside this file, and a server without its line has nothing of it.

What is in a folder is guessed by its name: `routes.py` (its requests), `schemas.py` (what they ask and answer),
`service.py` (what it does), `store.py` and `tables.py` (what is kept of it), `hooks.py` (what it adds to a server
besides its routes). Its tests are in the folder of the same name in `tests/server/features/`.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from dosespanas.server.http.context import ServerContext

FEATURES = (
    "accounts",
    "openid",
    "talk",
    "direct_messages",
    "meeting",
    "ratings",
    "members",
    "cups",
    "notices",
    "analysis",
    "puzzles",
    "reviews",
    "reports",
    "workshop",
    "correction_sets",
)
"""By folder; a feature may use those above it."""


def open_features(context: ServerContext, names: Sequence[str] = FEATURES) -> None:
    """Add features to a server, by default all."""
    for name in names:
        folder = f"{__package__}.{name}"
        context.routes += import_module(f"{folder}.routes").router.routes
        if find_spec(f"{folder}.hooks") is not None:
            import_module(f"{folder}.hooks").open_feature(context)
