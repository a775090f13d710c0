"""What a server runs its work in: threads, and worker processes, begun when first asked and again if they die."""

import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor

from dosespanas.server.opponents.ai_worker import begin_worker
from dosespanas.server.runtime import P, Steps, T

THREADS = 40
"""How many requests wait in threads at a time: nearly all of them for the database."""


class Process:
    """A worker process. Safe to call from several threads."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._lock = threading.Lock()

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Have something called there; raises RuntimeError once closed."""
        with self._lock:
            if self._closed:
                raise RuntimeError("the server is stopping")
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)
            return self._pool.submit(call, *args, **kwargs)

    def replace(self) -> None:
        """Have the next call begin a new process: this one has died."""
        with self._lock:
            self._pool = None

    def close(self, wait: bool) -> None:
        """End the process; what it was asked is answered with an error. `wait`: until it has ended."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=wait, cancel_futures=True)


class ThreadsAndProcesses:
    """Where a server runs its work."""

    in_turn = False
    worker = thinker = Process

    def threads(self) -> ThreadPoolExecutor:
        """Return the threads that do what would keep the event loop."""
        return ThreadPoolExecutor(THREADS)

    def begin(self, steps: Callable[[], Steps]) -> None:
        """Have a thread do something."""

        def done() -> None:
            for _ in steps():
                pass

        threading.Thread(target=done, daemon=True).start()
