"""How long lists, searches and ratings take on a large server: 10,000 accounts, 50,000 games.

PYTHONPATH=src python bench/results.py [FILE]        # makes the database (a minute) unless FILE is one already
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from dosespanas.registry import GAMES, definition_of
from dosespanas.server.features.accounts.handles import skeleton
from dosespanas.server.features.accounts.tables import accounts
from dosespanas.server.features.ratings.archive import Archive, ArchiveQuery
from dosespanas.server.features.ratings.persons import Persons
from dosespanas.server.features.ratings.rating_book import count
from dosespanas.server.features.ratings.tables import person_pages, played, ratings, results
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.rated_games import rated_games
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import games, seats

ACCOUNTS, GAMES_PLAYED, RUNNING = 10_000, 50_000, 10_000
TIMES = 400
SIDES = ("nationalist", "republican")


def name(n: int) -> str:
    """Return the name of an account, no two of which look alike."""
    return "eva" + f"{n:04}".translate(str.maketrans("0123456789", "aehkoptuxy"))


def person(dice: random.Random) -> str:
    """Return an account: some play much, most little."""
    return f"{int(ACCOUNTS * dice.random() ** 3):016x}"


def fill(connection: Connection, dice: random.Random) -> None:
    """Make accounts with pages and ratings, finished games, half of them rated, and games that go on."""
    ids = [f"{n:016x}" for n in range(ACCOUNTS)]
    people = [{"id": id, "handle": name(n), "skeleton": skeleton(name(n))} for n, id in enumerate(ids)]
    more = {"created": 1, "language": "en", "zone": "UTC", "closed": None}
    connection.execute(insert(accounts), [one | more for one in people])
    pages = [{"account": id, "text": "", "ratings": True, "results": True} for id in ids]
    connection.execute(insert(person_pages), pages)
    values = {"deviation": 70.0, "volatility": 0.06, "games": 9, "at": 1}
    scores = [{"player": id, "title": title, "points": dice.gauss(1500, 250)} | values for id in ids for title in GAMES]
    connection.execute(insert(ratings), scores)
    over: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    entered: list[dict[str, Any]] = []
    for n in range(GAMES_PLAYED):
        title, both = dice.choice(GAMES), [person(dice), person(dice)]
        if both[0] == both[1]:
            both[1] = f"{(int(both[1], 16) + 1) % ACCOUNTS:016x}"
        scenario, winner = definition_of(title).scenario, dice.choice((*SIDES, None))
        sides, ended, rated = dict(zip(SIDES, both, strict=True)), n * 60_000, n % 2 == 0
        row: dict[str, Any] = {
            "game": f"{n:016x}",
            "title": title,
            "scenario": scenario,
            "options": "{}",
            "winner": winner,
        }
        row |= {"name": f"Evening {n}", "reason": "resigned", "turn": 5, "choices": 300, "began": 1, "ended": ended}
        over.append(row | sides | {"counts": "waits" if rated else "no"})
        for side, other in zip(SIDES, reversed(SIDES), strict=True):
            line: dict[str, Any] = {
                "player": sides[side],
                "game": row["game"],
                "side": side,
                "other": sides[other],
                "title": title,
            }
            points = 1 if winner is None else 2 * (winner == side)
            lines.append(line | {"scenario": scenario, "points": points, "rated": rated, "ended": ended})
        if rated:
            entered.append({"game": row["game"], **sides})
    for table, rows in ((results, over), (played, lines), (rated_games, entered)):
        connection.execute(insert(table), rows)
    going: list[dict[str, Any]] = []
    sitting: list[dict[str, Any]] = []
    for n in range(RUNNING):
        id = f"r{n:015x}"
        game: dict[str, Any] = {
            "id": id,
            "game": GAMES[0],
            "scenario": "1936",
            "options": "{}",
            "seed": "0",
            "engine": "0",
            "data": "0",
        }
        game |= {"hotseat": False, "created": 1, "updated": n, "lines": 1, "choice": 1, "actor": dice.choice(SIDES)}
        going.append(game | {"chance": f"{n:032x}"})
        sitting += [
            {"game": id, "side": side, "player": "person", "seen": 0, "account": person(dice)} for side in SIDES
        ]
    connection.execute(insert(games), going)
    connection.execute(insert(seats), sitting)


def main() -> None:
    """Make the database, and tell the times."""
    dice = random.Random(1)
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp()) / "crowd.db"
    fresh = not path.exists()
    store = Store(open_database(f"sqlite:///{path}"))
    if fresh:
        with store.aside() as connection:
            fill(connection, dice)
    archive, persons = Archive(store), Persons(store)
    rated = [f"{n:016x}" for n in dice.sample(range(0, GAMES_PLAYED, 2), TIMES)]

    def counted() -> None:
        with store.aside() as connection:
            count(connection, rated.pop())

    asked: dict[str, Callable[[], object]] = {
        "running games": lambda: archive.running(person(dice)),
        "archive": lambda: archive.archive(person(dice), ArchiveQuery()),
        "archive of who plays most": lambda: archive.archive(f"{0:016x}", ArchiveQuery()),
        "search by text": lambda: archive.archive(f"{0:016x}", ArchiveQuery(text=f"{dice.randrange(100)}")),
        "search that finds nothing": lambda: archive.archive(f"{0:016x}", ArchiveQuery(text="none")),
        "search by opponent": lambda: archive.archive(person(dice), ArchiveQuery(opponent=name(dice.randrange(100)))),
        "results of who plays most": lambda: archive.tallies(f"{0:016x}"),
        "list of ratings": lambda: persons.list(GAMES[0]),
        "list of ratings, midway": lambda: persons.list(GAMES[0], (1500.0, "eva")),
        "page of a person": lambda: persons.person(name(dice.randrange(ACCOUNTS))),
        "a game rated": counted,
    }
    print(f"{'':28}  processor ms, p50 and p95")
    for what, ask in asked.items():
        took = []
        for _ in range(TIMES):
            begun = time.thread_time()
            ask()
            took.append(1_000 * (time.thread_time() - begun))
        took.sort()
        print(f"{what:28} {took[TIMES // 2]:7.2f} {took[TIMES * 95 // 100]:7.2f}")
    store.close()


if __name__ == "__main__":
    main()
