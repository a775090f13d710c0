"""Computer opponents where there are no threads: they think on the event loop, with a pause after each choice."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from dosespanas.server.games.ai_queue import Turns
from dosespanas.server.games.ai_scheduler import REST, log_failure
from dosespanas.server.games.game_service import GameService
from dosespanas.server.opponents.ai_worker import LOST, Answer, ChoiceQuestion, choose, hopeless
from dosespanas.server.runtime import Runtime
from dosespanas.server.storage.store import GameHead

T = TypeVar("T")

LOGGER = logging.getLogger("dosespanas.server")


class InTurnScheduler:
    """Makes the computer opponents of all games think, one choice at a time; see `AiScheduler`."""

    def __init__(self, play: GameService, limit: float, runtime: Runtime) -> None:
        """Take the seconds one choice may take, and where work is run."""
        self._play = play
        self._limit = limit
        self._worker = runtime.thinker()
        self._turns = Turns(1, REST)
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do nothing: it thinks on the loop of whoever wakes it."""

    def wake(self, game: str, person: bool) -> None:
        """See that a waiting choice of a computer opponent is answered; returns at once."""
        self._turns.add(game, person)
        if self._task is None and not self._closed:
            self._task = asyncio.ensure_future(self._drive())

    def heard(self, game: str, head: GameHead | None) -> None:
        """Do nothing: there is no other process."""

    def look(self) -> None:
        """Do nothing: there is no other process."""

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
        self._worker.close(wait=False)

    async def _drive(self) -> None:
        while (game := self._turns.take(0)) is not None:
            more = False
            try:
                more = await self._answer_one(game)
            except Exception:
                LOGGER.exception("game %s: its computer opponent could not go on", game)
            self._turns.done(game, more)
            await asyncio.sleep(0)
        self._task = None

    async def _answer_one(self, game: str) -> bool:
        """Answer one choice of a computer opponent; return whether another may be waiting."""
        question = await self._play.question(game)
        if question is None:
            return False
        try:
            action, reason = await self._ask(game, question.asked)
            await self._play.answer(game, question, action, reason)
            if await self._play.weighs_giving_up(question):
                await self._play.note_hopes(question, await self._thought(hopeless, question.asked))
        except Exception as error:
            log_failure(game, question.asked, error)
            await self._play.fail(game, question)
            return False
        return True

    async def _ask(self, game: str, asked: ChoiceQuestion) -> Answer:
        """Return what an opponent chooses, and why."""
        found: Answer | None = await self._thought(choose, asked, None)
        if found is LOST:
            found = await self._thought(choose, asked, await self._play.past(game))
        assert found is not None  # with a record it is never lost
        return found

    async def _thought(self, call: Callable[..., T], *asked: Any) -> T:
        thought: Future[T] = self._worker.submit(call, self._limit, *asked)
        return await asyncio.wrap_future(thought)
