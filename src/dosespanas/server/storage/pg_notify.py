"""Hears from PostgreSQL what other processes wrote."""

import logging
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from sqlalchemy.engine import URL

from dosespanas.server.storage.batch_writer import GameHead, head_of, talk_of
from dosespanas.server.storage.postgresql import CHANNEL, news_in

LOGGER = logging.getLogger("dosespanas.server")
AGAIN = 1.0
"""Seconds before a lost connection is tried again, and between two looks whether to stop."""


class Listening:
    """A thread with a connection of its own, which LISTENs."""

    def __init__(
        self,
        url: URL,
        me: str,
        tell: Callable[[str, GameHead | None], None],
        said: Callable[[str, str, int], None],
    ) -> None:
        """Take the database, how this process is called, and who is told of each game that moved on, or whose seats
        have changed (None); and who of words: the game, the room, and its revision."""
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = me
        self._tell = tell
        self._said = said
        self._closed = False
        self.heard = False
        """Whether it listens now; what was written before it did, or while it does not, is asked for."""
        threading.Thread(target=self._run, name="listening", daemon=True).start()

    def close(self) -> None:
        """Listen no more."""
        self._closed = True

    def _run(self) -> None:
        psycopg: Any = import_module("psycopg")
        while not self._closed:
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.heard = True
                    while not self._closed:
                        for notice in connection.notifies(timeout=AGAIN):
                            for news in news_in(notice.payload, self._me):
                                talk = talk_of(news)
                                if talk is None:
                                    self._tell(*head_of(news))
                                else:
                                    self._said(*talk)
            except psycopg.Error as error:
                LOGGER.warning("news: PostgreSQL does not tell (%s)", type(error).__name__)
            self.heard = False
            time.sleep(AGAIN)
