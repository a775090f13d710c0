"""The games held in memory: found, caught up with the store, written, and thrown away when in doubt."""

import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.errors import DamagedGame, UnknownGame
from dosespanas.server.session import Session
from dosespanas.server.store import GameRow, Line, Store


class Sessions:
    """The games of a store that were used last. Safe to call from several threads."""

    def __init__(self, store: Store, limit: int, data: Mapping[str, Path]) -> None:
        """Take how many games are kept, and the folders of corrected data files by game."""
        self._store = store
        self._limit = limit
        self._data = data
        self._held: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._held)

    def begin(self, row: GameRow) -> Session:
        """Return a game as it was begun; it is kept only when `keep` is told so."""
        return Session(row, self._data.get(row.game))

    def keep(self, session: Session) -> Session:
        """Keep a game in memory, and push out the one used longest ago; return the one kept under its id."""
        with self._lock:
            kept = self._held.setdefault(session.id, session)
            self._held.move_to_end(session.id)
            while len(self._held) > self._limit:
                self._held.popitem(last=False)
            return kept

    @contextmanager
    def hold(self, game: str) -> Iterator[Session]:
        """Hold a game's session, caught up with the store; raises UnknownGame.

        It is thrown away, to be rebuilt from the lines, if it changed inside and that was not written.
        """
        session = self._find(game)
        while True:
            with session.lock:
                if not session.dropped:
                    yield from self._use(session)
                    return
            session = self._find(game)

    def write(self, session: Session, lines: list[Line]) -> None:
        """Put lines on disk; the session stands for them afterwards. Raises MovedOn."""
        lines = session.hashed(lines)
        self._store.append(session.id, session.lines, lines, session.pulse(len(lines)))
        session.lines += len(lines)
        session.written = session.game.choice

    def _find(self, game: str) -> Session:
        with self._lock:
            session = self._held.get(game)
            if session is not None:
                self._held.move_to_end(game)
                return session
        row = self._store.game(game)
        if row is None:
            raise UnknownGame
        return self.keep(self.begin(row))

    def _use(self, session: Session) -> Iterator[Session]:
        done = False
        try:
            self._catch_up(session)
            yield session
            done = True
        except DosEspanasError as error:
            done = not isinstance(error, DamagedGame) and session.game.choice == session.written
            raise
        finally:
            if not done:
                self._forget(session)

    def _forget(self, session: Session) -> None:
        with self._lock:
            session.dropped = True
            if self._held.get(session.id) is session:
                del self._held[session.id]

    def _catch_up(self, session: Session) -> None:
        """Replay what other processes wrote; raises DamagedGame."""
        pulse = self._store.pulse(session.id)
        if pulse is None:
            raise DamagedGame(session.id, "its beginning is missing")
        if pulse.lines < session.lines:
            raise DamagedGame(session.id, f"line {pulse.lines} is missing")
        if pulse.lines > session.lines:
            session.replay(self._store.lines(session.id, session.lines), pulse.lines)
        if pulse != session.pulse(0):
            raise DamagedGame(session.id, "its summary does not fit its lines")
        session.written = session.game.choice
