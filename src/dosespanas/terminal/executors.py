"""Who does the pieces of long work: this process, processes of this machine, or an executor of one's own.

An executor is what `concurrent.futures` calls one. Loky, dask, Ray and MPI offer it or are brought to it in a few lines
(`docs/many-machines.md`), so that the same commands play on one machine or on a hundred.
"""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from dosespanas.gc_tuning import settle
from dosespanas.kernel.errors import UnknownOption
from dosespanas.registry import at

Item = TypeVar("Item")
Found = TypeVar("Found")


def begin() -> None:
    """Begin a process of many that work: Ctrl-C is for the one that counts; the others end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle()


@dataclass(frozen=True)
class Workers:
    """How many are at work (1 or more), and by whose executor.

    `factory`: where what makes an executor for so many stands, as `module:name`; None: processes of this machine.
    """

    count: int = 1
    factory: str | None = None

    @contextmanager
    def executor(self) -> Iterator[Executor | None]:
        """Give an executor, none where this process does all; what is left undone at an error is called off.

        Raises UnknownOption for a factory that there is not, or that makes something else.
        """
        if self.factory is None and self.count <= 1:
            settle()
            yield None
            return
        pool = ProcessPoolExecutor(self.count, initializer=begin) if self.factory is None else _made(self)
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        pool.shutdown()

    @contextmanager
    def mapping(self) -> Iterator[Callable[..., Iterable[Any]]]:
        """Give what `map` is for these workers: results in the order of the items."""
        with self.executor() as pool:
            yield map if pool is None else pool.map


@dataclass(frozen=True)
class Settled(Generic[Item, Found]):
    """Work in a process that an executor of one's own began: its garbage collector is settled at the first item."""

    work: Callable[[Item], Found]

    def __call__(self, item: Item) -> Found:
        """Do the work of one item."""
        _settle_once()
        return self.work(item)


def each(work: Callable[[Item], Found], items: Sequence[Item], workers: Workers) -> Iterator[Found]:
    """Yield what work makes of every item as it comes; in order where this process does all."""
    with workers.executor() as pool:
        if pool is None:
            yield from map(work, items)
            return
        done = work if workers.factory is None else Settled(work)
        for task in as_completed([pool.submit(done, item) for item in items]):
            yield task.result()


@cache
def _settle_once() -> None:
    settle()


def _made(workers: Workers) -> Executor:
    """Return what a factory makes."""
    path = str(workers.factory)
    factory = at(path)
    try:
        made: Any = factory(workers.count)
    except TypeError as error:
        raise _unusable(path, f"it makes no executor for so many at work: {error}") from None
    if not isinstance(made, Executor):
        raise _unusable(path, f"it makes a {type(made).__name__}, not a concurrent.futures.Executor")
    return made


def _unusable(path: str, why: str) -> UnknownOption:
    return UnknownOption("error-no-such-path", f"{path} cannot be used: {why}", path=repr(path), why=why)
