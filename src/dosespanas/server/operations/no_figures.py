"""What is asked of `prometheus_client` where that is not installed: nothing is counted, and there are no figures."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any, Self

CONTENT_TYPE_LATEST = "text/plain; charset=utf-8"


class CollectorRegistry:
    """Where figures would be kept."""


class Figure:
    """A figure that nobody counts."""

    def __init__(self, *_: Any, **__: Any) -> None:
        """Take what it would be called."""

    def labels(self, *_: str) -> Self:
        """Return itself."""
        return self

    def inc(self) -> None:
        """Count nothing."""

    def observe(self, _: float) -> None:
        """Note nothing."""

    def set(self, _: float) -> None:
        """Note nothing."""

    def track_inprogress(self) -> AbstractContextManager[None]:
        """Count nothing."""
        return nullcontext()


Counter = Gauge = Histogram = Figure


def generate_latest(_: CollectorRegistry) -> bytes:
    """Return that there are no figures."""
    return b"# the library prometheus_client is not installed: pip install 'dosespanas[server]'\n"
