"""All boards to think on of one database: how they begin, who may open them, how they change."""

import asyncio
import base64
import hashlib
import json
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

import dosespanas
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.registry import rewritten
from dosespanas.server.errors import NotYours, RequestProblem, UnknownGame
from dosespanas.server.features.analysis.board import AnalysisBoard
from dosespanas.server.features.analysis.setting_up import put_there
from dosespanas.server.features.analysis.store import DAY, AnalysisStore, BoardRow
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import new_token, token_hash

T = TypeVar("T")

LOGGER = logging.getLogger("dosespanas.server")
EVERY = 3_600.0
"""Seconds between two looks for boards to delete."""
HELD = 12
"""How many boards are held in memory; one with a long game takes some megabytes."""
LONGEST = 900_000
"""Characters of what a board begins from."""
LOCKS = 64
READER = ("error-board-reader", "this link is for looking only; take a copy to change it")
TRIES = 5
"""How often something is done again that another process was in the way of."""


def reader_of(owner: str) -> str:
    """Return the secret that opens a board for looking only: whoever has its own one can tell it, not the other way."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"analysis board, reader: {owner}".encode()).digest()).decode()[:32]


async def forgetting_boards(boards: "Boards", days: float) -> None:
    """Delete every hour the boards that nobody has opened for so many days, until cancelled."""
    while True:
        try:
            gone = await asyncio.to_thread(boards.forget_before, now() - int(days * DAY))
            if gone:
                LOGGER.info("%d boards to think on were deleted", gone)
        except SQLAlchemyError as error:
            LOGGER.warning("no boards were deleted: %s", type(error).__name__)
        await asyncio.sleep(EVERY)


def _start(game: Game) -> dict[str, Any]:
    """Return what is kept of what a board begins from: a position, and the data it is played with."""
    header = game.header
    told = {"position": header.position or game.to_position(), "data": header.data, "changed": header.changed}
    return told | ({"corrections": header.corrections} if header.corrections else {})


class Boards:
    """The boards of one database. Safe to call from several threads."""

    def __init__(self, store: AnalysisStore, data: Mapping[str, Path]) -> None:
        """Take where they are kept, and by game the folder of corrected data files, if any."""
        self._store = store
        self._data = data
        self._held: OrderedDict[str, AnalysisBoard] = OrderedDict()
        self._locks = [threading.Lock() for _ in range(LOCKS)]
        """Each for the boards whose turn it is to be dealt with by one thread at a time."""
        self._lock = threading.Lock()

    # --- beginning --------------------------------------------------------------------------------------------

    def begin(self, start: str | Game, name: str | None) -> dict[str, Any]:
        """Keep a new board that begins from a record, or from the position of a game; return its id and secrets."""
        if isinstance(start, str):
            tags = read_record(start).tags
            return self._keep({"record": rewritten(start, self._data.get(tags["Game"]))}, name or tags["Scenario"])
        return self._keep(_start(start), name or start.header.scenario)

    def begin_from_position(self, position: dict[str, Any], name: str | None) -> dict[str, Any]:
        """Keep a new board that begins from a position that somebody may have written; raises BadPosition."""
        position = {"seed": secrets.token_hex(16)} | position
        game = dosespanas.from_position(position, self._data.get(str(position.get("game", ""))))
        return self._keep(_start(game), name or game.header.scenario)

    def put(self, position: dict[str, Any], piece: str | None, place: str) -> dict[str, Any]:
        """Put a piece elsewhere in a position, or only look at it: see `put_there`."""
        return put_there(position, piece, place, self._data.get(str(position.get("game", ""))))

    def copy(self, id_: str, token: str) -> dict[str, Any]:
        """Keep a board like another one, for whoever may look at that; raises UnknownGame."""
        row = self._row(id_, token)
        return self._keep(json.loads(row.start), row.name, row.moves)

    def _keep(self, start: dict[str, Any], name: str, moves: str | None = None) -> dict[str, Any]:
        text = json.dumps(start, separators=(",", ":"))
        if len(text) > LONGEST:
            raise RequestProblem("error-board-long", f"a board begins from at most {LONGEST} characters", most=LONGEST)
        owner = new_token()
        row = BoardRow(
            id=secrets.token_hex(8),
            owner=token_hash(owner),
            reader=token_hash(reader_of(owner)),
            name=name[:80],
            start=text,
            moves=moves or json.dumps({"next": 0, "moves": [], "said": {}}),
            revision=0,
            touched=now(),
        )
        board = AnalysisBoard(row, self._data)  # what cannot be opened is not kept
        self._store.create(row)
        self._hold(board)
        return {"id": row.id, "secret": owner}

    # --- looking and changing -----------------------------------------------------------------------------------

    def look(self, id_: str, token: str, ask: Callable[[AnalysisBoard, bool], T]) -> T:
        """Return what is asked of a board, and whether it may be changed with this secret; raises UnknownGame."""
        with self._alone(id_):
            board, mine = self._open(id_, token)
            self._store.opened(id_)
            return ask(board, mine)

    def change(self, id_: str, token: str, do: Callable[[AnalysisBoard], T]) -> T:
        """Do something on a board and keep it; raises UnknownGame, or NotYours for who may only look."""
        with self._alone(id_):
            for _ in range(TRIES):
                board, mine = self._open(id_, token)
                if not mine:
                    raise NotYours(*READER)
                before = board.moves_text(), board.row.name
                try:
                    found = do(board)
                    after = board.moves_text(), board.row.name
                    if after == before:
                        return found
                    if self._store.write(id_, board.row.revision, *after):
                        board.kept()
                        return found
                except DosEspanasError:
                    if (board.moves_text(), board.row.name) != before:
                        self._drop(id_)
                    raise
                except BaseException:
                    self._drop(id_)  # it may stand in memory as it stands on no disk
                    raise
                self._drop(id_)
        raise RequestProblem("error-server", "the server made a mistake; nothing was changed", 500)

    def owned(self, id_: str, token: str, ask: Callable[[AnalysisBoard], T]) -> T:
        """Return what is asked of a board by whoever may change it; raises UnknownGame, NotYours."""
        with self._alone(id_):
            board, mine = self._open(id_, token)
            if not mine:
                raise NotYours(*READER)
            return ask(board)

    def delete(self, id_: str, token: str) -> None:
        """Delete a board; raises UnknownGame, NotYours."""
        with self._alone(id_):
            if self._row(id_, token).owner != token_hash(token):
                raise NotYours(*READER)
            self._store.delete(id_)
            self._drop(id_)

    def forget_before(self, at: int) -> int:
        """Delete the boards that nobody has opened since a moment; return how many."""
        return self._store.forget_before(at)

    def _row(self, id_: str, token: str) -> BoardRow:
        row = self._store.board(id_)
        if row is None or token_hash(token) not in (row.owner, row.reader):
            raise UnknownGame
        return row

    def _open(self, id_: str, token: str) -> tuple[AnalysisBoard, bool]:
        """Return a board as it stands in the database, and whether this secret is its owner's."""
        row = self._row(id_, token)
        board = self._held.get(id_)
        if board is None or board.row.revision != row.revision:
            board = AnalysisBoard(row, self._data)
        self._hold(board)
        return board, row.owner == token_hash(token)

    def _hold(self, board: AnalysisBoard) -> None:
        with self._lock:
            self._held[board.row.id] = board
            self._held.move_to_end(board.row.id)
            while len(self._held) > HELD:
                self._held.popitem(last=False)

    def _drop(self, id_: str) -> None:
        with self._lock:
            self._held.pop(id_, None)

    def _alone(self, id_: str) -> threading.Lock:
        """Return what lets one thread at a time deal with a board."""
        return self._locks[hash(id_) % LOCKS]
