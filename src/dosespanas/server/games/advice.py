"""Whether the computer may advise: one question, asked by every door that advises.

Whatever is taken from a game that goes on without advice has none either until that game is over: a game taken up from
its record, one taken up from that one's, a board. The games that bind it are its *sources*.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from dosespanas.kernel.record import read_record
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.record_encryption import OpenedRecord
from dosespanas.server.games.record_origin import puzzle_of
from dosespanas.server.games.seats import players_of
from dosespanas.server.storage.store import PERSON, GameRow, Store

MOST: Final = 20
"""How many sources are kept of a game: that whose record it is, and of the others those begun first."""


def agreed(row: GameRow, players: Mapping[str, str]) -> bool:
    """Return whether a game by itself has advice: between persons only if they agreed to it before.

    Never a rated game, also one against a computer opponent, nor one that begins at a puzzle.
    """
    if puzzle_of(row) is not None:
        return False
    return not row.rated and (row.advice is True or set(players.values()) != {PERSON})


class AdvicePermission:
    """Where the computer may advise, among the games of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def bound(self, row: GameRow) -> bool:
        """Return whether a game comes from one that still goes on without advice."""
        return row.sources is not None and bool(self._store.going_on(row.sources.split()))

    def may_advise(self, row: GameRow, players: Mapping[str, str], over: bool = False) -> bool:
        """Return whether the computer may advise whoever plays a game; of one that is `over`, whoever looks back."""
        return self.refusal(row, players, over) is None

    def check(self, row: GameRow, players: Mapping[str, str], over: bool = False) -> None:
        """Raise Problem unless the computer may advise (`may_advise`)."""
        refusal = self.refusal(row, players, over)
        if refusal is not None:
            raise refusal

    def refusal(self, row: GameRow, players: Mapping[str, str], over: bool) -> RequestProblem | None:
        """Return why the computer may not advise (`may_advise`); None: it may."""
        if not over and not agreed(row, players):
            return RequestProblem("error-no-advice-here", "the computer gives no advice in this game", 403)
        return from_bound_game() if self.bound(row) else None

    def sources(self, opened: OpenedRecord) -> tuple[str, ...]:
        """Return the games that bind what begins from a record: known by its seal, or by seeds that are in play.

        Raises BadRecord.
        """
        if opened.game is None:
            record = read_record(opened.record, any_engine=True)
            return self.binding(self.of_seeds([record.tags["Seed"], *(again.seed for again in record.reseeds)]))
        row = self._store.game(opened.game)
        before = [*opened.sources, *("" if row is None else row.sources or "").split()]
        return self.binding([opened.game, *before])

    def of_seeds(self, seeds: Iterable[str]) -> list[str]:
        """Return the games that go on with one of these seeds, which are secret: none that teach."""
        return self._store.in_play(seeds, secret=True)

    def binding(self, games: Sequence[str]) -> tuple[str, ...]:
        """Return those of some games that go on, and have no advice by themselves: the nearest, then the oldest."""
        found = []
        for game in self._store.going_on(list(dict.fromkeys(games))):
            row = self._store.game(game)
            if row is not None and not agreed(row, players_of(self._store.seats(game))):
                found.append(game)
        order = sorted(found, key=games.index)
        return tuple(order[:1] + order[1:][1 - MOST :])


def from_bound_game() -> RequestProblem:
    """Return why the computer does not advise, nor play, in what comes from a game that goes on without advice."""
    text = (
        "this comes from a game that goes on without the computer's advice: until that is over, the computer neither "
        "advises here nor plays"
    )
    return RequestProblem("error-advice-source", text, 403)
