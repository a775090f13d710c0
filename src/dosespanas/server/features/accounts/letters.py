"""Mails to sign in with on their way: who asked waits for nothing, and is told if theirs could not be sent."""

import asyncio
import logging
from collections import OrderedDict
from typing import Literal

from dosespanas.server.features.accounts.sign_in import Letter
from dosespanas.server.operations.mailer import Mailer, MailFailed
from dosespanas.server.storage.secret_tokens import token_hash

LOGGER = logging.getLogger("dosespanas.server")
KEPT = 2_000
"""Of how many browsers it is known what became of the last mail that was asked for there."""

Fate = Literal["waits", "sent", "failed"]
"""What became of a mail: it waits or is being sent, the mail server has it, or it could not be sent."""


class Letters:
    """The mails of one process. Must be called on the event loop of the server."""

    def __init__(self) -> None:
        self._going: set[asyncio.Task[None]] = set()
        self._fates: OrderedDict[str, Fate] = OrderedDict()

    def send(self, mailer: Mailer, letter: Letter, asker: str) -> None:
        """Have a mail sent that was asked for in a browser; how long that takes would tell about its address."""
        whose = token_hash(asker)
        self._note(whose, "waits")

        async def go() -> None:
            try:
                await mailer.send(letter.to, letter.subject, letter.text)
            except MailFailed as error:
                LOGGER.warning("a mail to sign in with did not go out: %s", "refused" if error.lasting else "no answer")
                self._note(whose, "failed")
            else:
                self._note(whose, "sent")

        task = asyncio.create_task(go())
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    def fate(self, asker: str | None) -> Fate | None:
        """Return what became of the last mail that was asked for in a browser; None where that is not known."""
        return None if asker is None else self._fates.get(token_hash(asker))

    def _note(self, whose: str, fate: Fate) -> None:
        self._fates[whose] = fate
        self._fates.move_to_end(whose)
        while len(self._fates) > KEPT:
            self._fates.popitem(last=False)
