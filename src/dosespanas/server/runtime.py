"""Where work is run: what the server has done beside its event loop, given when it is put together.

Two kinds: threads and processes (`opponents/worker_process.py`), or all of it in turn where there are none (`InTurn`).
What takes long goes through asyncio's own door, `asyncio.to_thread`, whose threads are `Runtime.threads`.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Steps = Iterator[None]
"""Work in steps: wherever it yields it may pause."""


class TaskWorker(Protocol):
    """Who thinks: what it is asked is done beside the requests, one thing at a time."""

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Have something called there; raises RuntimeError once closed."""

    def replace(self) -> None:
        """Have the next call begin anew: whoever did this one has died."""

    def close(self, wait: bool) -> None:
        """End it; what it was asked is answered with an error. `wait`: until it has ended."""


class Runtime(Protocol):
    """Where work is run."""

    @property
    def in_turn(self) -> bool:
        """Whether there are neither threads nor other processes: all is done on the event loop."""

    def threads(self) -> ThreadPoolExecutor:
        """Return who does what would keep the event loop (`asyncio.to_thread`)."""

    def worker(self) -> TaskWorker:
        """Return a new worker, begun when it is first asked something; who asks may wait for it."""

    def thinker(self) -> TaskWorker:
        """Return a new worker of which the answers are awaited on the event loop."""

    def begin(self, steps: Callable[[], Steps]) -> None:
        """Have work done to its end, while requests go on."""


class _AtOnce(ThreadPoolExecutor):
    """Does what it is handed before it returns; asyncio takes none but a pool of threads."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Do something; return what came of it."""
        return done_now(fn, *args, **kwargs)


class WorkerInTurn:
    """Thinks when it is asked, while whoever asks waits."""

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Do something; return what came of it."""
        return done_now(call, *args, **kwargs)

    def replace(self) -> None:
        """Do nothing: it has not died."""

    def close(self, wait: bool) -> None:
        """Do nothing: nothing is left to be done."""


class InTurn:
    """Everything in turn, on the event loop, with pauses between steps."""

    in_turn = True
    worker = WorkerInTurn

    def __init__(self, thinker: Callable[[], TaskWorker] = WorkerInTurn) -> None:
        """Take who thinks for the opponents."""
        self.thinker = thinker
        self._tasks: set[asyncio.Task[None]] = set()

    def threads(self) -> ThreadPoolExecutor:
        """Return who does everything at once."""
        return _AtOnce(1)

    def begin(self, steps: Callable[[], Steps]) -> None:
        """Have work done step by step; whoever asks something meanwhile is answered between two steps."""

        async def done() -> None:
            for _ in steps():
                await asyncio.sleep(0)

        task = asyncio.ensure_future(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def done_now(call: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
    """Return what came of a call, as somebody answers who did it elsewhere."""
    done: Future[T] = Future()
    try:
        done.set_result(call(*args, **kwargs))
    except Exception as error:
        done.set_exception(error)
    return done
