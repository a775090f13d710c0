"""HTTP connections that are closed when a request does not come: silent, half-open, dripping or endless ones.

A clock runs only while something is missing: for a request that comes in one piece, as nearly all do, none is set.
Where there are too many connections, the one gives way that has asked for nothing for the longest time.
"""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from collections import OrderedDict
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n\r\n%s"
)


LINGER = 1.0
"""Seconds for the other end to take note: what still comes of an endless request is thrown away meanwhile."""
SPARE = 50
"""How many connections more there may be for the moment in which others are being closed."""
AT_ONCE = 65_536
"""Bytes that are not held back to the end of a turn of the loop."""


class HeadersTooLong(Exception):
    """The line of a request and its headers, or what follows its body, have more bytes than they may have."""


class Leavable:
    """A connection that says in one go what is written in one turn of the loop, and whose other end may leave.

    uvicorn writes head and body of an answer one by one; sent together they wake the other end once. What is written
    after the other end has left goes nowhere; uvloop's own raises RuntimeError there, which would be told as a mistake
    of the server.
    """

    def __init__(self, transport: BaseTransport) -> None:
        """Take the connection as it is."""
        self._transport = cast(Transport, transport)
        self._waiting: list[bytes] = []
        """What was written in this turn of the loop."""
        self._size = 0

    def write(self, data: bytes) -> None:
        """Write, if there is still somebody to read, at the end of this turn; much at once is written at once."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._say)
        self._waiting.append(data)
        self._size += len(data)
        if self._size > AT_ONCE:
            self._say()

    def _say(self) -> None:
        waiting, self._waiting, self._size = self._waiting, [], 0
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def write_eof(self) -> None:
        """End what is written, after all that waits."""
        self._say()
        self._transport.write_eof()

    def close(self) -> None:
        """Close the connection once all that was written has gone."""
        self._say()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        """Return anything else of the connection."""
        return getattr(self._transport, name)


class PatientHttp(HttpToolsProtocol):
    """uvicorn's HTTP with limits on the time that headers and a body take, on their size, and on connections.

    The parser tells of a header when all of it is there. So that it gathers nothing without end, what comes is counted
    too as long as nothing of it is complete: no header section, no part of a body.
    """

    header_seconds = 10.0
    """How long a connection may take from its first moment, or from the first byte of its next request, to the end of
    the headers. Between two requests uvicorn's own limit holds."""
    body_seconds = 20.0
    """How long a body may take from the end of the headers."""
    header_limit = 32_768
    """How many bytes the line of a request and its headers may have; the same holds for what follows a body."""
    most = 4_000
    """How many connections there may be, live ones included."""
    quiet: ClassVar["OrderedDict[int, PatientHttp]"] = OrderedDict()
    """Those that are not live, the one that has asked for nothing for the longest time first."""
    _due = 0.0
    """The limit on what is missing of a request that has begun; 0 when nothing is."""
    _deadline: TimerHandle | None = None
    _headed = 0
    """Bytes of the headers of this request, as far as they are complete."""
    _pending = 0
    """Bytes that came since anything was complete."""
    _complete = 0
    """How often something was."""
    _too_long = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to wait for the first request."""
        super().connection_made(cast(Transport, Leavable(transport)))
        if len(self.connections) > self.most and self.quiet:
            self.quiet.popitem(last=False)[1]._give_way()
        self.quiet[id(self)] = self
        if len(self.connections) > self.most + SPARE:
            self.transport.write(FULL)
            self.transport.close()
            return
        self._wait(self.header_seconds)

    def data_received(self, data: bytes) -> None:
        """Take bytes; wait for what is still missing."""
        if self._too_long:
            return
        complete = self._complete
        super().data_received(data)
        self._pending = self._pending + len(data) if self._complete == complete else 0
        if self._pending > self.header_limit and not self._too_long:
            self._too_long = True
            self.send_400_response("")
        if self._too_long or self.transport.is_closing():
            return
        if self._deadline is None:
            if self._due:
                self._wait(self._due)
            elif self.cycle is not None and self.cycle.response_complete:  # no request begins like this
                self._wait(self.header_seconds)

    def on_message_begin(self) -> None:
        """The headers are to come."""
        self._due = self.header_seconds
        self._headed = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Part of the address is here."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is here."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._headed += size
        if self._headed > self.header_limit:
            self._too_long = True
            raise HeadersTooLong

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request; 431 where it is too long."""
        if not self._too_long:
            super().send_400_response(msg)
            return
        said = b"a request's headers may have at most %d bytes" % self.header_limit
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(TOO_LONG % (len(said), said))
        self._stop_waiting()
        self._unset_keepalive_if_required()
        # whoever still sends would not read the answer if the connection was closed at once
        self._deadline = asyncio.get_running_loop().call_later(LINGER, self.transport.abort)
        if not self.transport.is_closing():
            self.transport.write_eof()

    def on_headers_complete(self) -> None:
        """The headers are all here."""
        self._stop_waiting()
        self._due = self.body_seconds
        self._complete += 1
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of the body is here."""
        self._complete += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is all here."""
        self._stop_waiting()
        self._due = 0.0
        self._complete += 1
        self._headed = 0
        if id(self) in self.quiet:
            self.quiet.move_to_end(id(self))
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over: it has nothing to ask any more."""
        self._stop_waiting()
        self.quiet.pop(id(self), None)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        self.quiet.pop(id(self), None)
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_way(self) -> None:
        """Close to make room: at once where the other end does not take what it was sent."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self._give_up()

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(LATE)
            self.transport.close()


class BriefSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets; whoever is hung up on has no long time to agree, and holds no connection meanwhile."""

    def __init__(self, *given: Any, **more: Any) -> None:
        """Take what uvicorn gives."""
        super().__init__(*given, **more)
        self.close_timeout = LINGER


def patient_for(header_seconds: float, body_seconds: float, most: int = 4_000) -> type[PatientHttp]:
    """Return the protocol with other limits: seconds for headers and for a body, and how many connections."""

    class Patient(PatientHttp):
        """With the limits that were asked for."""

    Patient.header_seconds = header_seconds
    Patient.body_seconds = body_seconds
    Patient.most = most
    Patient.quiet = OrderedDict()
    return Patient
