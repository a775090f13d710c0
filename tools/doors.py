"""Writes `docs/doors.md`: every door of the server, what it costs, where it waits, who may use it, what it may tell.

A test holds the page to the code; after another declaration (`@door`): `python tools/doors.py`.
"""

from pathlib import Path

from dosespanas.server.app import create_app
from dosespanas.server.http.doors import READERS, TELLS, Door, declared, doors
from dosespanas.server.http.websocket import TOLD
from dosespanas.server.operations.quotas import BEGIN, COUNT, PACE, SIGN, Cost
from dosespanas.server.operations.settings import Settings

PAGE = Path(__file__).resolve().parent.parent / "docs" / "doors.md"
KINDS = {BEGIN: "begins", COUNT: "count", SIGN: "sign in", PACE: "the seat's pace"}
BEGINNING = """# Every door

What each route of the server and each message over a live connection declares (`server/http/doors.py`): what a request
costs its address, where it waits, who may use it, and what it may tell. The server does not start with a route that
declares nothing. How much an address has of each kind says [Hosting a server](hosting.md).

- **Costs**: `begins` counts as a game begun or an upload; `count n` for so many requests that are worked out or looked
  up; `sign in` for one way to sign in; `the seat's pace` is counted by seat, and as a look
  by address. A film costs more the longer it is.
- **Waits**: in the `light` lane, with what takes parts of a second; in the `heavy` one, for what may take seconds in a
  long game; `process`: it is worked out in a process of its own, which has limits of its own.
- **Programs**: whether the token of an account's program opens it, at the seats of that account ([programs](bots.md)).
  Every other door answers such a token 403.
"""


def said(cost: Cost | None) -> str:
    """Return how the page tells of a cost."""
    if cost is None:
        return "free"
    return (
        f"{KINDS[cost.kind]} {cost.requests:g}{'+' if cost.by_query else ''}"
        if cost.kind == COUNT
        else KINDS[cost.kind]
    )


def row(name: str, door: Door) -> str:
    """Return the row of a door."""
    tells = "; ".join(TELLS[one] for one in door.tells)
    programs = "yes" if door.for_programs else ""
    return f"| `{name}` | {said(door.cost)} | {door.lane or ''} | {READERS[door.reader]} | {programs} | {tells} |"


def page() -> str:
    """Return the text of the page."""
    app = create_app(Settings(database_url="sqlite://", accounts=True))
    found = [row(name, door) for name, door in doors(app.routes)]
    found += [row(f"live: {one.__name__}", door) for one in TOLD if (door := declared(one)) is not None]
    head = ["| door | costs | waits | who may use it | programs | what it may tell |", "|---|---|---|---|---|---|"]
    return "\n".join([BEGINNING, *head, *found]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE.name}")
