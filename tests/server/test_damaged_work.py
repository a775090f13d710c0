"""What works by itself (who sends notices, who writes down ends, who keeps cups going) passes damaged rows over."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from tests.server.conftest import APPS, engine_of
from tests.server.features.notices.test_sending import Table
from tests.server.features.ratings.test_results import _closed as _closed
from tests.server.features.ratings.test_results import at_once as at_once
from tests.server.features.ratings.test_results import begin, resign, result_row, seated, signed_up, until
from tests.server.test_rows import DAMAGE

from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.cups import runner as cup_runner
from dosespanas.server.features.cups.tables import cup_games, cup_players, cups
from dosespanas.server.features.notices.store import AT_ONCE
from dosespanas.server.features.ratings.recorder import Recorder
from dosespanas.server.features.ratings.tables import results
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.tables import metadata

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.server.conftest import Played, Running

pytestmark = pytest.mark.sqlite

DAILY = [["BLOB", "text"], ["text that is none", "negative number"]]
"""Every day each column has the ones or the others."""


class Rows:
    """The tables of a database as they were, and the columns of some rows of them damaged in turn."""

    def __init__(self, url: str, where: dict[str, str]) -> None:
        """`where`: by table, which rows are damaged."""
        self.engine, self.where = engine_of(url), where
        self._run(*(f"CREATE TABLE whole_{table} AS SELECT * FROM {table}" for table in metadata.tables))

    def _run(self, *statements: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(text("PRAGMA defer_foreign_keys=ON"))
            for statement in statements:
                connection.execute(text(statement))

    def damaged(self, every: bool) -> Iterator[str]:
        """Damage one column after the other; give what was done each time, and mend it afterwards."""
        number = 0
        for table, where in self.where.items():
            for column in metadata.tables[table].columns:
                number += 1
                for kind in [*DAMAGE] if every else DAILY[number % 2]:
                    try:
                        self._run(f'UPDATE {table} SET "{column.name}" = {DAMAGE[kind]} WHERE {where}')
                    except IntegrityError:  # NULL where there may be none, or a name that another row has
                        continue
                    try:
                        yield f"{table}.{column.name}: {kind}"
                    finally:
                        self.mend()

    def mend(self) -> None:
        """Let all rows be as they were."""
        order = [table.name for table in metadata.sorted_tables]
        self._run(
            *(f"DELETE FROM {table}" for table in reversed(order)),
            *(f"INSERT INTO {table} SELECT * FROM whole_{table}" for table in order),
        )


every_kind = pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])


@every_kind
@pytest.mark.parametrize("spread", [False, True])
def test_a_damaged_notice_or_channel_holds_up_no_other(play: Played, url: str, every: bool, spread: bool) -> None:
    table = Table(play, url)
    ben = Accounts(play.store).new("ben")
    assert ben is not None
    table.channel("two", account=ben.id)
    table.claim("nationalist", ben.id)
    table.kept.set_hours(table.account, 60, 120, 480)
    table.kept.set_wants(table.account, table.game, "always")
    for account, side in ((table.account, "republican"), (ben.id, "nationalist")):
        table.kept.tell(Notice(account, "changed", table.game, side, wait=0))
    table.at = now() + 86_400_000
    if spread:
        table.kept.spread(table.at)
    named = "outbox", "deliveries", "channels", "notice_hours", "game_notices"
    where = dict.fromkeys(named, f"account = '{table.account}'") | {"accounts": f"id = '{table.account}'"}
    rows = Rows(url, where)
    for what in rows.damaged(every):
        table.post.came.clear()
        sender = table.sender()
        assert any(play.wait(sender.once()) == 0 for _ in range(5)), f"{what}: it would look again without an end"
        assert ("two", ["changed"]) in [one[:2] for one in table.post.came], what


def test_hundreds_of_damaged_rows_hold_up_no_other(play: Played, url: str) -> None:
    """However many lie before it: more than are given to channels, or sent to, at once."""
    table = Table(play, url)
    ben = Accounts(play.store).new("ben")
    assert ben is not None
    table.claim("nationalist", ben.id)
    for n in range(10):
        table.channel(f"a{n:02}")
    table.kept.tell(*(Notice(table.account, f"kind{n}", table.game, "republican", wait=0) for n in range(2 * AT_ONCE)))
    table.at = now() + 86_400_000
    table.kept.spread(table.at)
    table.kept.tell(*(Notice(table.account, f"more{n}", table.game, "republican", wait=0) for n in range(2 * AT_ONCE)))
    with engine_of(url).begin() as connection:
        connection.execute(text(f"UPDATE outbox SET kind = x'ff' WHERE account = '{table.account}'"))
        connection.execute(text(f"UPDATE channels SET label = x'ff' WHERE account = '{table.account}'"))
    table.channel("two", account=ben.id)
    table.kept.tell(Notice(ben.id, "changed", table.game, "nationalist", wait=0))
    table.at += 86_400_000
    table.post.came.clear()
    sender = table.sender()
    play.wait(sender.once())
    assert ("two", ["changed"]) in [one[:2] for one in table.post.came]


@every_kind
def test_a_damaged_notice_holds_up_none_of_its_own_channel(play: Played, url: str, every: bool) -> None:
    table = Table(play, url)
    for kind in ("changed", "joined"):
        table.kept.tell(Notice(table.account, kind, table.game, "republican", wait=0))
    table.at = now() + 86_400_000
    table.kept.spread(table.at)
    rows = Rows(url, {"deliveries": "kind = 'joined'"})
    for what in rows.damaged(every):
        table.post.came.clear()
        sender = table.sender()
        assert any(play.wait(sender.once()) == 0 for _ in range(5)), what
        assert Counter(kind for _, kinds, _ in table.post.came for kind in kinds)["changed"] == 1, what


@every_kind
@pytest.mark.usefixtures("at_once")
def test_a_damaged_row_keeps_no_other_game_from_being_written_down(members: Running, url: str, every: bool) -> None:
    ana, store = signed_up(members.client, "ana"), members.play.store
    ended = [begin(ana) for _ in range(2)]
    for game in ended:
        seated(ana, game)
        resign(ana, game)

    def written() -> Sequence[str]:
        with store.looking() as connection:
            return connection.scalars(select(results.c.game)).all()

    until(lambda: set(written()) == set(ended))
    with engine_of(url).begin() as connection:
        for name in ("played", "results", "rating_changes"):
            connection.execute(text(f"DELETE FROM {name}"))
    first, second = ended
    mine = {"games": "id", "seats": "game", "actions": "game", "rated_games": "game"}
    rows = Rows(url, {table: f"{column} = '{first}'" for table, column in mine.items()} | {"ratings": "1 = 1"})
    for what in rows.damaged(every):
        for game in ended:
            members.play.forget(game)
        recorder = Recorder(members.play.service)
        members.play.wait(recorder.look())
        assert second in written(), what
        members.play.wait(recorder.look())


@every_kind
def test_a_damaged_cup_holds_up_no_other(
    members: Running, url: str, every: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each cup a game has ended, and another is to be begun."""
    begun: list[str] = []
    monkeypatch.setattr(cup_runner, "begin_between", lambda _play, game, *_: begun.append(game))
    facts = {"name": "Cup", "title": "espana1936", "scenario": "1936", "options": "{}", "system": "all", "legs": 2}
    facts |= {"rounds": 1, "days": 7, "rated": False, "state": "running", "round": 1, "created": 1}
    store, due = members.play.store, now() + 30 * 86_400_000
    with store.aside() as connection:
        for cup in ("one", "two"):
            connection.execute(insert(cups).values(id=cup, **facts))
            for n, level in enumerate(("random", "scripted")):
                player = {"player": f"computer:{level}", "n": n, "points": 1500.0, "entered": 1, "removed": False}
                connection.execute(insert(cup_players).values(cup=cup, **player))
            for leg in (1, 2):
                one = {"round": 1, "board": 1, "leg": leg, "first": leg - 1, "second": 2 - leg, "due": due}
                connection.execute(insert(cup_games).values(cup=cup, game=f"{cup}{leg}", **one))
            ended = result_row(f"{cup}1", "computer:random", "computer:scripted", "nationalist", counts="no")
            connection.execute(insert(results).values(ended))
    where = {"cups": "id = 'one'", "cup_players": "cup = 'one'", "cup_games": "cup = 'one'"}
    where["results"] = "game = 'one1'"
    rows = Rows(url, where)
    runner = APPS[members.url].state.cups
    for what in rows.damaged(every):
        begun.clear()
        members.play.wait(runner.look())
        assert "two2" in begun, what
        with store.looking() as connection:
            how = connection.scalar(select(cup_games.c.how).where(cup_games.c.cup == "two", cup_games.c.leg == 1))
        assert how == "played", what
