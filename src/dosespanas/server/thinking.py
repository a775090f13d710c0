"""Computer opponents think outside the requests, in a worker process; they see observations only."""

import logging
import multiprocessing
import os
import random
import threading
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from dosespanas.server.play import Play, Question

LOGGER = logging.getLogger("dosespanas.server")
AT_ONCE = 4
"""How many games are served by one process at the same time; the others wait their turn."""


def choose(
    module: str,
    limit: float,
    game: str,
    opponent: str,
    seed: int,
    observation: dict[str, Any],
    legal: list[dict[str, Any]],
) -> str:
    """Return the action an opponent chooses. The worker process this runs in ends after `limit` seconds."""
    watchdog = threading.Timer(limit, os._exit, (1,))
    watchdog.daemon = True
    watchdog.start()
    try:
        player = import_module(module).make(opponent, seed, game)
        action, _reason = player.choose(observation, legal)
        return str(action)
    finally:
        watchdog.cancel()


def end_with_parent() -> None:
    """See that this worker process ends when the server does, even if the server is killed."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinker:
    """Makes the computer opponents of all games think, one worker process for all."""

    def __init__(self, play: Play, module: str, limit: float) -> None:
        """Take the module whose `make` gives opponents, and the seconds one choice may take."""
        self._play = play
        self._module = module
        self._limit = limit
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._drivers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="thinking")
        self._closed = False

    def wake(self, game: str) -> None:
        """See that a waiting choice of a computer opponent is answered; returns at once."""
        with self._lock:
            if self._closed:
                return
            if game in self._busy:
                self._again.add(game)
                return
            self._busy.add(game)
            self._drivers.submit(self._drive, game)

    def close(self) -> None:
        """Stop thinking. What was answered is on disk; the rest is thought about again later."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
        self._drivers.shutdown(wait=True, cancel_futures=True)

    def _drive(self, game: str) -> None:
        while True:
            try:
                self._answer_all(game)
            except Exception:
                LOGGER.exception("game %s: its computer opponent could not go on", game)
            with self._lock:
                if game not in self._again or self._closed:
                    self._busy.discard(game)
                    self._again.discard(game)
                    return
                self._again.discard(game)

    def _answer_all(self, game: str) -> None:
        """Answer choices of computer opponents until it is a person's turn or the game is over."""
        while not self._closed:
            question = self._play.question(game)
            if question is None:
                return
            try:
                self._play.answer(game, question, self._ask(question))
            except Exception as error:
                if self._closed:
                    return
                LOGGER.error(
                    "game %s: opponent %s gave no usable answer (%s: %s); an action was drawn for it",
                    game,
                    question.opponent,
                    type(error).__name__,
                    " ".join(str(error).split())[:200],
                )
                drawn = random.Random(question.seed).choice(question.legal)
                self._play.answer(game, question, drawn["action"])

    def _ask(self, question: Question) -> str:
        """Return what the opponent chooses; a worker process that died is replaced once."""
        try:
            return self._submit(question).result()
        except BrokenProcessPool:
            with self._lock:
                self._pool = None
            return self._submit(question).result()

    def _submit(self, question: Question) -> "Future[str]":
        with self._lock:
            if self._closed:
                raise RuntimeError("the server is stopping")
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
            return self._pool.submit(
                choose,
                self._module,
                self._limit,
                question.game,
                question.opponent,
                question.seed,
                question.observation,
                question.legal,
            )
