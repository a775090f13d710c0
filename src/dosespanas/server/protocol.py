"""HTTP connections that are closed when a request does not come: silent, half-open or dripping ones.

A clock runs only while something is missing: for a request that comes in one piece, as nearly all do, none is set.
"""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Leavable:
    """A connection whose other end may leave at any moment: what is written after that goes nowhere.

    uvloop's own raises RuntimeError there, which would be told as a mistake of the server.
    """

    def __init__(self, transport: BaseTransport) -> None:
        """Take the connection as it is."""
        self._transport = cast(Transport, transport)

    def write(self, data: bytes) -> None:
        """Write, if there is still somebody to read."""
        if not self._transport.is_closing():
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        """Return anything else of the connection."""
        return getattr(self._transport, name)


class PatientHttp(HttpToolsProtocol):
    """uvicorn's HTTP with limits on the time that headers and a body take."""

    header_seconds = 10.0
    """How long a connection may take from its first moment, or from the first byte of its next request, to the end of
    the headers. Between two requests uvicorn's own limit holds."""
    body_seconds = 20.0
    """How long a body may take from the end of the headers."""
    _due = 0.0
    """The limit on what is missing of a request that has begun; 0 when nothing is."""
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to wait for the first request."""
        super().connection_made(cast(Transport, Leavable(transport)))
        self._wait(self.header_seconds)

    def data_received(self, data: bytes) -> None:
        """Take bytes; wait for what is still missing."""
        super().data_received(data)
        if self._deadline is None:
            if self._due:
                self._wait(self._due)
            elif self.cycle is not None and self.cycle.response_complete:  # no request begins like this
                self._wait(self.header_seconds)

    def on_message_begin(self) -> None:
        """The headers are to come."""
        self._due = self.header_seconds
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers are all here."""
        self._stop_waiting()
        self._due = self.body_seconds
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is all here."""
        self._stop_waiting()
        self._due = 0.0
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(LATE)
            self.transport.close()


def patient_for(header_seconds: float, body_seconds: float) -> type[PatientHttp]:
    """Return the protocol with other limits."""

    class Patient(PatientHttp):
        """With the limits that were asked for."""

    Patient.header_seconds = header_seconds
    Patient.body_seconds = body_seconds
    return Patient
