"""Computer opponents think outside the requests, in worker processes; they see observations only."""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, Future, wait
from functools import partial
from typing import Any, TypeVar

from dosespanas.server.games.ai_queue import Turns
from dosespanas.server.games.game_service import GameService
from dosespanas.server.opponents.ai_worker import LOST, Answer, ChoiceQuestion, choose, hopeless
from dosespanas.server.opponents.worker_process import Process
from dosespanas.server.storage.row_validation import NOTHING
from dosespanas.server.storage.store import GameHead

T = TypeVar("T")

LOGGER = logging.getLogger("dosespanas.server")
WORKERS = min(2, os.cpu_count() or 1)
"""How many worker processes think at a time at most; the second begins when two games wait at a time."""
PATIENCE = 3.0
"""Seconds after which a choice is a slow one: its process is set aside till it is made, and another serves the others.
"""
SPARE = 4
"""How many processes there are at most besides, in place of those that are set aside."""
REST = 4
"""How many games among computers alone are played at a time; the others wait until one of them is over."""


class Worker:
    """One worker process, begun when it is first asked something."""

    def __init__(self, limit: float, slow: Callable[[], None]) -> None:
        """Take the seconds one choice may take, and what to do once one is slow."""
        self._limit = limit
        self._slow = slow
        self._process = Process()
        self._afresh: set[tuple[str, str]] = set()
        """Games and sides whose opponent ended the process when it went through its past."""

    def ask(self, asked: ChoiceQuestion, past: Callable[[], str | None]) -> Answer:
        """Return what an opponent chooses, and why; a process that died is replaced once, one that took too long isn't.

        `past` gives what it was asked before, for an opponent that does not live in this process. One that could not go
        through its past begins anew.
        """
        seat = asked.id, asked.side
        begun = time.monotonic()
        try:
            return self._ask(asked, past)
        except BrokenExecutor:
            self._process.replace()
            if time.monotonic() - begun >= self._limit:
                raise TimeoutError(f"it was not done within {self._limit:g} s") from None
        try:
            return self._ask(asked, past)
        except BrokenExecutor:
            self._process.replace()
            self._afresh.add(seat)
            raise

    def _ask(self, asked: ChoiceQuestion, past: Callable[[], str | None]) -> Answer:
        seat = asked.id, asked.side
        found = self._patiently(self._process.submit(choose, self._limit, asked, None))
        if found is LOST:
            record = "" if seat in self._afresh else past()
            found = self._patiently(self._process.submit(choose, self._limit, asked, record))
            self._afresh.discard(seat)
        assert found is not None  # with a record it is never lost
        return found

    def hopeless(self, asked: ChoiceQuestion) -> bool:
        """Return whether the side that is asked has all but lost."""
        return self._patiently(self._process.submit(hopeless, self._limit, asked))

    def _patiently(self, answer: "Future[T]") -> T:
        """Return an answer once it is there, and see that nobody else waits for a slow one."""
        if not wait([answer], PATIENCE).done:
            self._slow()
        return answer.result()

    def close(self) -> None:
        """End the process; what it was asked is answered with an error."""
        self._process.close(wait=True)


class AiScheduler:
    """Makes the computer opponents of all games think, with a few worker processes for all."""

    def __init__(self, play: GameService, limit: float, workers: int = WORKERS) -> None:
        """Take the seconds one choice may take, and how many processes there are at most."""
        self._play = play
        self._limit = limit
        self._count = workers
        self._turns = Turns(workers, REST)
        self._presence = play.store.presence
        self._refused: dict[str, bool] = {}
        """Games that another process thinks about, and whether a person plays there too."""
        self._asked: dict[str, tuple[int, bool]] = {}
        """The same of those that this one thinks about, with their lines when it was last asked to."""
        self._workers: list[Worker] = []
        self._drivers: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        """Where the games are played."""

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take the event loop on which the games are played; needed before any opponent is asked."""
        self._loop = loop
        self._begin()

    def _on_loop(self, doing: Coroutine[Any, Any, T]) -> T:
        """Have something done where the games are played, and wait for it in this thread."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()

    def wake(self, game: str, person: bool) -> None:
        """See that a waiting choice of a computer opponent is answered; returns at once.

        `person`: a person plays in that game too.
        """
        self._turns.add(game, person)
        self._begin()

    def _begin(self) -> None:
        """Begin another worker where a game waits for one and there may be more."""
        with self._lock:
            begun = len(self._drivers)
            wanted = self._count + min(SPARE, self._turns.slow())
            if self._closed or self._loop is None or begun >= wanted or self._turns.waiting() == 0:
                return
            self._workers.append(Worker(self._limit, partial(self._set_aside, begun)))
            driver = threading.Thread(target=self._drive, args=(begun,), daemon=True)
            self._drivers.append(driver)
            driver.start()

    def _set_aside(self, number: int) -> None:
        """Let others serve those who wait, while this worker is long about a choice."""
        self._turns.set_aside(number)
        self._begin()

    def heard(self, game: str, head: GameHead | None) -> None:
        """Think about a game of this process that went on, maybe in another one; from any thread."""
        asked = self._asked.get(game)
        if asked is not None and head is not None and head.actor is not None and head.lines > asked[0]:
            self._asked[game] = head.lines, asked[1]
            self.wake(game, asked[1])

    def look(self) -> None:
        """Think about games of this process that went on in another one, and those of processes that have ended."""
        for game, person in list(self._refused.items()):
            self.wake(game, person)
        mine = self._presence.mine()
        self._asked = {game: self._asked.get(game, (NOTHING, True)) for game in mine}
        if mine and not self._presence.alone:
            for game, head in self._play.store.heads(mine).items():
                self.heard(game, head)

    def close(self) -> None:
        """Stop thinking, in another thread than the games'. What was answered is on disk; the rest is thought about
        again later.
        """
        with self._lock:
            self._closed = True
        self._turns.close()
        for worker in self._workers:
            worker.close()
        for driver in self._drivers:
            driver.join()
        self._presence.close()

    def _drive(self, number: int) -> None:
        worker = self._workers[number]
        while True:
            game = self._turns.next(number)
            if game is None:
                return
            more = False
            try:
                more = self._answer_one(game, worker)
            except Exception:
                LOGGER.exception("game %s: its computer opponent could not go on", game)
            self._turns.done(game, more)

    def _answer_one(self, game: str, worker: Worker) -> bool:
        """Answer one choice of a computer opponent; return whether another may be waiting."""
        question = self._on_loop(self._play.question(game))
        self._refused.pop(game, None)
        if question is None:
            return False
        if not self._presence.take(game):
            self._refused[game] = question.person
            return False
        self._asked[game] = question.lines, question.person
        try:
            action, reason = worker.ask(question.asked, lambda: self._on_loop(self._play.past(game)))
            self._on_loop(self._play.answer(game, question, action, reason))
            if self._on_loop(self._play.weighs_giving_up(question)):
                self._on_loop(self._play.note_hopes(question, worker.hopeless(question.asked)))
        except Exception as error:
            if self._closed:
                return False
            log_failure(game, question.asked, error)
            self._on_loop(self._play.fail(game, question))
            return False
        return True


def log_failure(game: str, asked: ChoiceQuestion, error: Exception) -> None:
    """Say in the log that an opponent gave no usable answer, and why."""
    LOGGER.error(
        "game %s: opponent %s gave no usable answer at choice %s (%s: %s); it is asked nothing more",
        game,
        asked.opponent,
        asked.choice,
        type(error).__name__,
        " ".join(str(error).split())[:200],
    )
