"""How long the lists of a server take that has many accounts, games, open seats and tables to be watched.

    python bench/meeting.py                            10,000 accounts, 50,000 games, in a new SQLite file
    python bench/meeting.py --database postgresql://me@host/empty

The rows are made up; of each list the 95th percentile of a hundred requests is told, at the store, without HTTP.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert

from dosespanas.server.features.accounts.store import Account, AccountsStore
from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.meeting.store import MeetingStore
from dosespanas.server.features.meeting.tables import blocks, challenges, public_tables
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import games, seats

TITLES = ("espana1936", "gce")
LANGUAGES = ("en", "es", "fr", "pl")
ROWS = 5_000
SIDES = ("nationalist", "republican")


def fill(store: Store, people: int, count: int, dice: random.Random) -> list[Account]:
    """Write down made-up accounts, games with their seats, offers, blocks and public tables; return the accounts."""
    present, made = now(), []
    for i in range(people):
        made.append(Account(f"{i:016x}", f"person{i}", present - i, dice.choice(LANGUAGES), "UTC", False))
    rows = [
        {"id": one.id, "handle": one.handle, "skeleton": f"{int(one.id, 16):064x}", "created": one.created}
        | {"language": one.language, "zone": one.zone}
        for one in made
    ]
    ids = [one.id for one in made]
    played = [
        {
            "id": f"{i:032x}",
            "game": dice.choice(TITLES),
            "scenario": "1936",
            "options": "{}",
            "seed": "1",
            "engine": "1",
        }
        | {"data": "1", "hotseat": False, "created": present - i, "updated": present - i, "lines": 10, "choice": 10}
        | {"actor": None if i % 5 else dice.choice(SIDES), "chance": "1"}
        for i in range(count)
    ]
    held = [
        {"game": one["id"], "side": side, "player": "person", "token_hash": f"{i:063x}{at}", "seen": 0}
        | {"account": dice.choice(ids)}
        for i, one in enumerate(played)
        for at, side in enumerate(SIDES)
    ]
    offers = [
        {"id": f"{i:016x}", "account": dice.choice(ids), "to": dice.choice(ids) if i % 4 == 0 else None}
        | {
            "game": dice.choice(TITLES),
            "scenario": "1936",
            "options": "{}",
            "side": "any",
            "pair": False,
            "rated": True,
        }
        | {"advice": False, "chat": True, "public": False, "language": dice.choice(LANGUAGES), "created": present - i}
        | {"expires": present + dice.randrange(-5 * 86_400_000, 3 * 86_400_000), "games": "0" * 16}
        | {"taken": present if i % 3 else None}
        for i in range(count)
    ]
    shown = [
        {"game": one["id"], "spectator": "0" * 32, "opened": one["created"]}
        for one in played
        if one["actor"] is not None
    ]
    apart = {(dice.choice(ids), dice.choice(ids)) for _ in range(people)}
    told = [{"account": one, "other": other} for one, other in apart if one != other]
    tables = (
        (accounts, rows),
        (games, played),
        (seats, held),
        (challenges, offers),
        (public_tables, shown),
        (blocks, told),
    )
    for table, values in tables:
        for i in range(0, len(values), ROWS):
            with store.changing() as connection:
                connection.execute(insert(table), values[i : i + ROWS])
    return made


def slow(ask: Callable[[], object]) -> float:
    """Return the milliseconds of the 95th percentile of 100 requests."""
    found = []
    for _ in range(100):
        begun = time.perf_counter()
        ask()
        found.append(1_000 * (time.perf_counter() - begun))
    return sorted(found)[94]


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--database", help="an empty database (URL); by default a new SQLite file")
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=50_000)
    asked = parser.parse_args()
    dice = random.Random(1936)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(open_database(asked.database or f"sqlite:///{Path(folder) / 'games.db'}"))
        people = fill(store, asked.accounts, asked.games, dice)
        kept, persons, latest = MeetingStore(store), AccountsStore(store), 1 << 46

        def somebody() -> str:
            return dice.choice(people).id

        lists: dict[str, Callable[[], object]] = {
            "open seats": lambda: kept.open(somebody(), None, None, latest, 50),
            "open seats of one game in one language": lambda: kept.open(somebody(), "gce", "pl", latest, 50),
            "a later page of them": lambda: kept.open(somebody(), None, None, now() - dice.randrange(asked.games), 50),
            "challenges to somebody": lambda: kept.to(somebody(), 50),
            "somebody's own offers": lambda: kept.own(somebody(), 0, 100),
            "tables to be watched": lambda: kept.tables(None, latest, 50),
            "a person by name": lambda: persons.by_handle(dice.choice(people).handle),
        }
        for name, ask in lists.items():
            print(f"{name:<42}{slow(ask):8.2f} ms")
        store.close()


if __name__ == "__main__":
    main()
