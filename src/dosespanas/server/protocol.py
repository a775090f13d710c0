"""HTTP connections that are closed when a request does not come: silent, half-open or dripping ones."""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientHttp(HttpToolsProtocol):
    """uvicorn's HTTP with a limit on the time that headers take."""

    seconds = 10.0
    """How long a connection may take from its first moment, or from the first byte of its next request, to the end of
    the headers. Between two requests uvicorn's own limit holds."""
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to wait for the first request."""
        super().connection_made(cast(Transport, transport))
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take bytes; those after a finished request begin the next one."""
        if self._deadline is None and self.cycle is not None and self.cycle.response_complete:
            self._wait()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The headers are all here: whoever answers sets further limits."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._deadline = asyncio.get_running_loop().call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()


def patient_for(seconds: float) -> type[PatientHttp]:
    """Return the protocol with another limit."""

    class Patient(PatientHttp):
        """With the limit that was asked for."""

    Patient.seconds = seconds
    return Patient
