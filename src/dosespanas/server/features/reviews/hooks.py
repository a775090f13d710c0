"""Adds reviews of finished games to a server."""

from dosespanas.server.features.reviews.service import Reviews
from dosespanas.server.http.context import ServerContext


def open_feature(context: ServerContext) -> None:
    """Add reviews to a server."""
    state = context.app.state
    state.reviews = reviews = Reviews(context.runtime)
    state.review_of = reviews.done
    context.at_end.append(reviews.close)
