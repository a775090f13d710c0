"""No door of the server tells what is hidden: twins, alike for a viewer, answer alike whatever is asked of them.

Each door that says of itself that it tells what a seat may see, or what was thought or may be tried for it, is asked
here about everything that the game knows by name, in every field that takes a name. One without questions is found.
"""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from tests.conftest import one_daily
from tests.espana1936.foggy import blurred
from tests.gce.laws import engine as board_of
from tests.server.conftest import APPS, OPPONENTS, PLAIN, Made, Running, planted, running, with_session
from tests.server.scenes import scenes_of
from tests.tables import TABLES, Table
from tests.twins import apart
from websockets.sync.client import connect

import dosespanas
from dosespanas.espana1936.board import notation
from dosespanas.espana1936.board.data import DUMMY, TANK
from dosespanas.espana1936.engine import Engine as Espana
from dosespanas.kernel.game import Game
from dosespanas.kernel.order_reading import MAX_ENTRIES
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import definition_of
from dosespanas.server.app import create_app
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.analysis.worker import judged, plays_on
from dosespanas.server.features.notices.store import WaitingNotice
from dosespanas.server.games import record_encryption
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.http.doors import declared, doors
from dosespanas.server.http.websocket import TOLD
from dosespanas.server.operations.settings import Settings
from dosespanas.server.opponents.ai_worker import advise
from dosespanas.server.opponents.worker_process import Process

MANY = 10**6
LONG = 3_600.0
"""Seconds that nothing here takes."""
SECRET = "s" * 43
NUMBER = "0" * 64
VIEWERS = (0, 1, None)
TIMES = re.compile(r'("(?:created|updated|at|began|last|since|until)": ?)\d{10,}')
"""Moments as JSON has them: twins are begun one after the other."""
JUDGED = re.compile(r'"chance": ?\[[^]]*\], ?"games": ?\d+')
"""A chance to win on a board, found in as many games as there was time for; of what, is asked beside it."""


@dataclass
class Asking:
    """Somebody who asks one of two games all that there is to ask, and what he was answered."""

    server: Running
    made: Made
    token: str
    side: int | None
    table: Table
    game: Game
    """The first of both games: what may be named is taken from it for both."""
    actions: list[str]
    """Actions that name everything of the game, none of them legal now."""
    told: list[str] = field(default_factory=list)
    covers: dict[str, str] = field(default_factory=dict)
    """What is of this game alone, such as its id, and what stands for it."""
    door: str = ""

    def ask(self, method: str, path: str, token: str | None = None, **body: Any) -> Any:
        """Ask something; note the answer, and return it as JSON, if it is."""
        headers = self.made.headers(self.token if token is None else token)
        answer = self.server.client.request(method, f"/api{path}", headers=headers, **body)
        assert answer.status_code != 429, (self.door, answer.text)
        is_json = answer.content and answer.headers.get("content-type", "").startswith("application/json")
        told = answer.json() if is_json else None
        if isinstance(told, dict) and isinstance(told.get("board"), dict):
            self.cover(told["board"].get("reader"))
        self.note(f"{answer.status_code} {answer.text}")
        return told

    def note(self, text: str) -> None:
        """Note an answer, without what is of this game alone."""
        for mine, all_ in self.covers.items():
            text = text.replace(mine, all_)
        text = JUDGED.sub("<judged>", TIMES.sub(r"\1<time>", text))
        self.told.append(f"{self.door}: {text}")

    def own(self, method: str, path: str = "", **body: Any) -> Any:
        """Ask something of the game."""
        return self.ask(method, f"/games/{self.made.id}{path}", **body)

    def cover(self, *values: str | None) -> None:
        """Put something that stands for them in place of values that are drawn for each game anew."""
        for value in filter(None, values):
            self.covers.setdefault(value, f"<{len(self.covers)}>")

    @property
    def choice(self) -> int:
        """The choice now asked."""
        return int(self.server.play.wait(self._choice()))

    async def _choice(self) -> int:
        head = self.server.play.store.head(self.made.id)
        assert head is not None
        return head.choice

    @property
    def places(self) -> list[str]:
        """Every place of the map."""
        name = self.table.title.name
        return sorted(definition_of(name).places(static_game(name, None)))

    @property
    def pieces(self) -> list[str]:
        """Every word by which an action names something."""
        return sorted({word for action in self.actions for word in action.split(" ")[1:]})


def in_parts(names: list[str], size: int = MAX_ENTRIES) -> Iterator[list[str]]:
    for at in range(0, len(names), size):
        yield names[at : at + size]


# --- what is asked at each door -----------------------------------------------------------------------

Question = Callable[[Asking], object]


def get(path: str = "", **query: Any) -> Question:
    return lambda one: one.own("GET", path, params=query)


def post(path: str, **body: Any) -> Question:
    return lambda one: one.own("POST", path, json=body)


def views(one: Asking) -> None:
    view = one.own("GET")
    for have in (view["revision"], max(0, view["revision"] - 1)):
        one.own("GET", params={"have": have})


def acts(one: Asking) -> None:
    """What is not legal is refused, and says why: as the first of a row, and as one that comes later."""
    for action in one.actions:
        one.own("POST", "/actions", json={"choice": one.choice, "action": action})
    one.own("POST", "/actions", json={"choice": one.choice, "action": one.actions[0], "then": one.actions[:200]})
    one.own("POST", "/actions", json={"choice": one.choice + 1, "action": one.actions[0]})


def orders(one: Asking) -> None:
    """An order names everything, in each of its fields; it answers nothing, so that the game stays as it is."""
    forms = definition_of(one.table.title.name).orders
    asked = one.game.observe(one.side)["prompt"]["key"]
    other = next(prompt for prompt in forms.prompts() if prompt != asked)
    when: dict[str, Any] = {"prompt": [other]}
    rules: list[dict[str, Any]] = []
    for names in in_parts(one.actions):
        rules += [{"when": when, "do": names}, {"when": when, "queue": names}]
    for names in in_parts(one.pieces):
        rules += [{"when": when, "do": ["done"], "keep": names}]
        rules += [{"when": when, "do": names}, {"when": when, "do": ["done"], "most": names[0][:80]}]
    for places in in_parts(one.places):
        rules += [{"when": when | {key: places}, "do": ["done"]} for key in ("place", "unless")]
        rules += [{"when": when, "do": ["done"], "until": {key: places}} for key in ("attacked", "lost")]
    rules += [{"when": when, "do": ["done"], "until": {"lost": [place]}} for place in one.places[::7]]
    for name in one.pieces[::11]:
        rules += [{"when": when | {"place": [name]}, "do": ["done"]}, {"when": {"prompt": [name]}, "do": ["done"]}]
    if asked in forms.prompts():  # one that is asked at once, can do nothing and says so
        hidden = one.actions[:MAX_ENTRIES]
        rules += [{"when": {"prompt": [asked]}, "do": hidden}, {"when": {"prompt": [asked]}, "queue": hidden}]
    for at in range(0, len(rules), 20):
        for rule in rules[at : at + 20]:
            one.own("POST", "/orders", json={"rule": rule})
        changed(one, rules[at])
        cancel(one)
    scenes(one)


def changed(one: Asking, rule: dict[str, Any]) -> None:
    """Let an order rest, put another in its place, and see what may be ordered meanwhile."""
    standing = one.own("GET", "/orders")
    number = standing[-1]["n"] if isinstance(standing, list) and standing else 1  # who only watches is refused
    one.own("PUT", f"/orders/{number}", json={"held": True})
    one.own("PUT", f"/orders/{number}", json={"rule": rule, "held": True})
    one.own("GET", "/orders/forms")


def cancel(one: Asking) -> None:
    """Look at all orders, and end those that stand."""
    for order in one.own("GET", "/orders") or []:
        if isinstance(order, dict) and order["ended"] is None:
            one.own("DELETE", f"/orders/{order['n']}")
    one.own("GET", "/orders")
    one.own("DELETE", "/orders/99999")


def scenes(one: Asking) -> None:
    """What a mail tells of the game, to an account that has the seat."""
    if one.side is None:
        return
    side, play = SIDE_NAMES[one.side], one.server.play
    account = next(row.account for row in play.store.seats(one.made.id) if row.side == side)
    for kind in ("turn", "begin", "offer", "deadline", "clock", "late", "regent", "pause", "holiday"):
        waiting = WaitingNotice(kind, kind, one.made.id, side, 0, None)
        scene = play.wait(scenes_of(play.service).scene(waiting, str(account), "en", True))
        one.note(f"{kind} {scene}")


def explains(one: Asking) -> None:
    for action in one.actions:
        one.own("GET", "/explain", params={"action": action})
    for name in one.pieces[::7]:
        one.own("GET", "/explain", params={"action": name})


def regrets(one: Asking) -> None:
    choice = one.own("GET", "")["choice"]
    one.own("GET", "/warnings", params={"choice": choice})
    one.own("GET", "/warnings", params={"choice": choice + 1})


def counts(one: Asking) -> None:
    one.own("GET", "/count")


def odds(one: Asking) -> None:
    one.own("GET", "/odds")
    for action in one.actions:
        one.own("GET", "/odds", params={"action": action})


def overlays(one: Asking) -> None:
    for name in one.table.every_overlay(one.game, one.side or 0):
        one.own("GET", f"/overlay/{name}")


def past(path: str, **query: Any) -> Question:
    def ask(one: Asking) -> None:
        for at in range(max(0, one.choice - 1), one.choice + 2):
            one.own("GET", path.format(at), params=query)

    return ask


def films(one: Asking) -> None:
    one.own("GET", "/film", params={"since": max(0, one.choice - 3)})
    one.own("GET", "/film", params={"since": 0, "count": 0})


def records(one: Asking) -> None:
    """A seal hides what it holds: how long it is, and all around it, is alike."""
    answer = one.server.client.get(f"/api/games/{one.made.id}/record", headers=one.made.headers(one.token))
    head, seal, rest = answer.text.partition('[Sealed "')
    one.note(f"{answer.status_code} {head} {len(rest.partition(chr(34))[0])} {seal and rest.partition(chr(34))[2]}")


def taken_up(one: Asking) -> None:
    """What a record of the running game begins is drawn anew: another game, and a board."""
    record = one.server.client.get(f"/api/games/{one.made.id}/record", headers=one.made.headers(one.token)).text
    players = {"nationalist": "person", "republican": "person"}
    body = {"record": record, "seats": players, "hotseat": True}
    answer = one.server.client.post("/api/records", json=body)
    one.note(str(answer.status_code))
    if answer.status_code == 201:
        made = answer.json()
        one.cover(made["id"], *made["seats"].values(), made["spectator"], made["commitment"])
        one.note(json.dumps(made))
        one.ask("GET", f"/games/{made['id']}", token=next(filter(None, made["seats"].values())))
    begun(one, one.server.client.post("/api/analysis", json={"record": record}))


def boards(one: Asking) -> None:
    """A board begun from the running game, and all that is asked on it."""
    headers = one.made.headers(one.token)
    board = begun(one, one.server.client.post(f"/api/games/{one.made.id}/analysis", headers=headers))
    if board is None:
        return
    at, token = f"/analysis/{board['id']}", board["secret"]

    def ask(method: str, path: str = "", **body: Any) -> Any:
        return one.ask(method, at + path, token, **body)

    view = ask("GET")["view"]
    for action in one.actions[::5]:
        for path in ("/explain", "/odds"):
            ask("GET", path, params={"action": action})
    for name in one.table.overlays(one.game, one.side or 0)[:6]:
        ask("GET", f"/overlay/{name}")
    for path in ("/log", "/film", "/static", "/record", "/picture/0", "/explain?action=done", "/warnings"):
        ask("GET", path)
    position = ask("GET", "/position")
    one.ask("POST", "/positions/pieces", json={"position": position})
    one.ask("POST", "/analysis", json={"position": position, "name": 3})
    ask("PUT", json={"name": "Twin"})
    ask("PUT", "/moves/0/note", json={"text": "Note"})
    moved = ask("POST", "/moves", json={"after": 0, "row": [view["legal"][0]["action"]]})
    ask("POST", f"/moves/{moved['node']}/again", json={"dice": [{"at": 0, "value": 99}]})
    ask("GET", "/compare", params={"one": 0, "other": moved["node"]})
    ask("DELETE", f"/moves/{moved['node']}")
    ask("GET", "/hint", params={"opponent": "random"})
    ask("POST", "/moves/0/play", json={"opponent": "random", "until": "phase"})
    ask("POST", "/moves/0/chance")


def begun(one: Asking, answer: Any) -> dict[str, Any] | None:
    """Note what was answered to who begins a board; return it."""
    if answer.status_code != 201:
        one.note(f"{answer.status_code} {answer.text}")
        return None
    board: dict[str, Any] = answer.json()
    one.cover(board["id"], board["secret"])
    one.note(json.dumps(board))
    one.ask("GET", f"/analysis/{board['id']}", board["secret"])
    return board


def marks(one: Asking) -> None:
    for place in [*one.places[::17], *one.pieces[::9]]:
        one.own("PUT", f"/marks/{place}", json={"shape": "ring", "text": place[:40]})
        one.own("DELETE", f"/marks/{place}")


def says(one: Asking) -> None:
    one.own("POST", "/talk", json={"text": "lose r_mng"})
    one.own("GET", "/talk")


def lists(one: Asking) -> None:
    one.ask("GET", "/games")


def exports(one: Asking) -> None:
    """All that is kept of an account that has the seat, but for what is drawn for each: its seals, and its own id."""
    if one.side is None:
        return
    play, accounts = one.server.play, APPS[one.server.url].state.accounts
    side = SIDE_NAMES[one.side]
    account = next(row.account for row in play.store.seats(one.made.id) if row.side == side)
    page = with_session(one.server.url, accounts.sessions.begin(account, "Test"))
    told = page.get("/api/account/export").json()["games"]
    for game in told:
        game.pop("updated", None)
        head, _, rest = str(game.pop("record")).partition('[Sealed "')
        one.note(head + rest.partition('"')[2])
    one.note(json.dumps(told))


def listens(one: Asking) -> None:
    """The first message to a page that waits."""
    address = one.server.url.replace("http", "ws", 1) + f"/api/games/{one.made.id}/live"
    with connect(address) as page:
        page.send(json.dumps({"token": one.token}))
        one.note(str(page.recv(10)))


def changes_secret(one: Asking) -> None:
    """Last of all: the seat has another secret from then on."""
    secret = one.made.id + SECRET[len(one.made.id) :]
    one.cover(secret)
    one.own("POST", "/secret", json={"secret": secret})


def nothing_yet(_one: Asking) -> None:
    """For doors that tell of a game just begun, in which nothing has happened yet."""


ASKED: dict[str, Question] = {
    "GET /api/games/{id}": views,
    "GET /api/games/{id}/static": get("/static"),
    "GET /api/games/{id}/corrections": get("/corrections"),
    "GET /api/games/{id}/invitation": get("/invitation"),
    "POST /api/games/{id}/invitation": post("/invitation"),
    "DELETE /api/games/{id}/invitation": lambda one: one.own("DELETE", "/invitation"),
    "GET /api/games/{id}/log": lambda one: [one.own("GET", "/log", params={"since": at}) for at in (-1, 0, one.choice)],
    "GET /api/games/{id}/history/{n}": past("/history/{}"),
    "GET /api/games/{id}/picture/{choice}": past("/picture/{}"),
    "GET /api/games/{id}/film": films,
    "GET /api/games/{id}/explain": explains,
    "GET /api/games/{id}/warnings": regrets,
    "GET /api/games/{id}/count": counts,
    "GET /api/games/{id}/odds": odds,
    "GET /api/games/{id}/overlay/{name}": overlays,
    "GET /api/games/{id}/reasons": get("/reasons", since=-1),
    "GET /api/games/{id}/record": records,
    "GET /api/games/{id}/proof": get("/proof"),
    "GET /api/games/{id}/story": get("/story"),
    "GET /api/games/{id}/review": get("/review"),
    "GET /api/games/{id}/report": get("/report"),
    "GET /api/games/{id}/puzzle": get("/puzzle"),
    "GET /api/games/{id}/hint": get("/hint", opponent="random"),
    "GET /api/games": lists,
    "GET /api/account/export": exports,
    "live /api/games/{id}/live": listens,
    "live: moved": listens,
    "GET /api/games/{id}/orders": orders,
    "POST /api/games/{id}/orders": orders,
    "DELETE /api/games/{id}/orders/{n}": orders,
    "GET /api/games/{id}/orders/forms": orders,
    "PUT /api/games/{id}/orders/{n}": orders,
    "POST /api/games/{id}/actions": acts,
    "POST /api/games/{id}/undo": lambda one: one.own("POST", "/undo", json={"choice": one.choice}),
    "POST /api/games/{id}/seen": lambda one: one.own("POST", "/seen", json={"choice": one.choice}),
    "POST /api/games/{id}/agree": lambda one: one.own("POST", "/agree", json={"choice": one.choice, "agree": False}),
    "POST /api/games/{id}/resign": post("/resign", accept=True),
    "POST /api/games/{id}/opponent": lambda one: one.own(
        "POST", "/opponent", json={"choice": one.choice, "opponent": "random"}
    ),
    "GET /api/games/{id}/back": get("/back"),
    "POST /api/games/{id}/back": lambda one: one.own("POST", "/back", json={"choice": one.choice, "to": 0}),
    "POST /api/games/{id}/back/answer": lambda one: one.own(
        "POST", "/back/answer", json={"choice": one.choice, "to": 0, "agree": False}
    ),
    "POST /api/games/{id}/rematch": post("/rematch", swap=False),
    "POST /api/games/{id}/rematch/accept": post("/rematch/accept", swap=False),
    "DELETE /api/games/{id}/rematch": lambda one: one.own("DELETE", "/rematch?side=nationalist"),
    "POST /api/games/{id}/rules": post("/rules"),
    "POST /api/games/{id}/chance": post("/chance", number=NUMBER),
    "POST /api/games/{id}/seat": post("/seat", secret=SECRET),
    "POST /api/games/{id}/clock": post("/clock", do="pause"),
    "POST /api/games/{id}/claim": lambda one: one.own("POST", "/claim", json={"choice": one.choice}),
    "POST /api/games/{id}/return": post("/return"),
    "GET /api/games/{id}/talk": says,
    "POST /api/games/{id}/talk": says,
    "PUT /api/games/{id}/talk/muted": lambda one: one.own("PUT", "/talk/muted", json={"muted": True}),
    "PUT /api/games/{id}/talk/read": lambda one: one.own("PUT", "/talk/read", json={"n": 1}),
    "PUT /api/games/{id}/presence": lambda one: one.own("PUT", "/presence", json={"shown": True}),
    "POST /api/games/{id}/talk/{n}/report": post("/talk/999/report"),
    "GET /api/games/{id}/note": get("/note"),
    "PUT /api/games/{id}/note": lambda one: one.own("PUT", "/note", json={"text": "Note"}),
    "PUT /api/games/{id}/marks/{place}": marks,
    "DELETE /api/games/{id}/marks/{place}": marks,
    "POST /api/records": taken_up,
    "POST /api/analysis": taken_up,
    "POST /api/games/{id}/analysis": boards,
    "GET /api/analysis/{id}": boards,
    "PUT /api/analysis/{id}": boards,
    "POST /api/analysis/{id}/moves": boards,
    "DELETE /api/analysis/{id}/moves/{n}": boards,
    "POST /api/analysis/{id}/moves/{n}/again": boards,
    "PUT /api/analysis/{id}/moves/{n}/note": boards,
    "POST /api/analysis/{id}/moves/{n}/chance": boards,
    "POST /api/analysis/{id}/moves/{n}/play": boards,
    "GET /api/analysis/{id}/compare": boards,
    "GET /api/analysis/{id}/static": boards,
    "GET /api/analysis/{id}/log": boards,
    "GET /api/analysis/{id}/film": boards,
    "GET /api/analysis/{id}/explain": boards,
    "GET /api/analysis/{id}/warnings": boards,
    "GET /api/analysis/{id}/odds": boards,
    "GET /api/analysis/{id}/overlay/{name}": boards,
    "GET /api/analysis/{id}/hint": boards,
    "GET /api/analysis/{id}/picture/{choice}": boards,
    "GET /api/analysis/{id}/position": boards,
    "GET /api/analysis/{id}/record": boards,
    "POST /api/positions/pieces": boards,
    "POST /api/games": nothing_yet,
    "POST /api/lessons": nothing_yet,
    "POST /api/puzzles": nothing_yet,
    "POST /api/games/{id}/secret": changes_secret,
}
"""What is asked at each door that tells of a game from a seat, in this order; a question may be that of several."""


def from_a_seat(url: str) -> set[str]:
    """Return the doors that tell of a game what a seat may see, or something that was made of that."""
    found = {
        name
        for name, door in doors(create_app(Settings(database_url=url, accounts=True)).routes)
        if {"seat", "board", "advice"} & {*door.tells} or door.reader in ("seat", "spectator")
    }
    return found | {
        f"live: {one.__name__}" for one in TOLD if (door := declared(one)) is not None and "seat" in door.tells
    }


def test_every_door_that_tells_from_a_seat_is_asked_here(url: str) -> None:
    assert from_a_seat(url) == set(ASKED)


# --- the twins ----------------------------------------------------------------------------------------


def espana_in_fog(seed: int, rng: random.Random) -> Game:
    game = dosespanas.new_game(options={"fog": True, "naval": True, "captured_tanks": True}, seed=seed)
    while game.choice < 150 + 90 * seed or game.actor is None or len(game.legal_actions()) < 3:
        game.apply(rng.choice(game.legal_actions()))
    return game


def gce(scenario: str, seed: int, rng: random.Random) -> Game:
    game = dosespanas.new_game("gce", scenario, {"hidden_chits": True}, seed=seed)
    for _ in range(10 + 25 * seed):
        game.apply(rng.choice(game.legal_actions()))
    return game


WORLDS: dict[str, Callable[[int, random.Random], Game]] = {
    "espana1936": espana_in_fog,
    "1936": lambda seed, rng: gce("1936", seed, rng),
    "campaign": lambda seed, rng: gce("campaign", seed, rng),
}


def twin_of(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """Return a game alike for a viewer in which all that he does not see is something else."""
    if isinstance(game.state, Espana):
        other = blurred(game.state, viewer, rng)
        for hand in other.hands:
            hand.sort()
        twin = Game(other, game.header)
    else:
        twin = game.clone()
        while twin.hash() == game.hash() or twin.state.problems():
            twin = game.clone()
            for side in (0, 1) if viewer is None else (viewer,):
                TABLES["gce"].hide_and_swap(twin, side, rng)
    assert twin.hash() != game.hash()
    assert json.dumps(twin.observe(viewer) | {"choice": 0}) == json.dumps(game.observe(viewer) | {"choice": 0})
    return twin


def naming_everything(table: Table, game: Game, rng: random.Random, more: int) -> list[str]:
    """Return actions that name each thing of the game once, each verb, and some more; none of them legal."""
    legal = {str(action) for action in game.legal_actions()}
    actions = [action for action in table.every_action(game) if action not in legal]
    rng.shuffle(actions)
    found: list[str] = []
    known: set[str] = set()
    for action in actions:
        if not known.issuperset(action.split(" ")):
            found.append(action)
            known.update(action.split(" "))
    return hidden_things(game) + found + actions[:more]


def hidden_things(game: Game) -> list[str]:
    """Return questions after all that lies covered, of either side."""
    state = game.state
    if isinstance(state, Espana):
        return [state.name(code) for code in every_loss(state)]
    b = board_of(game)
    covered = [b.data.units[u].name for side in (0, 1) for u in b.on_map(side) if b.covered(u)]
    return [f"{verb} {name}" for verb in ("lose", "move", "replace", "advance", "turn", "support") for name in covered]


def every_loss(t: Espana) -> Iterator[int]:
    """Yield the loss of every troop, and of every tank and dummy."""
    for slot in range(len(t.t_box)):
        if t.t_box[slot] >= 0:
            yield notation.make(notation.LOSE, t.class_of(slot))
    for side in (0, 1):
        for piece in t.data.pieces_of[side][TANK] + t.data.pieces_of[side][DUMMY]:
            yield notation.make(notation.LOSE_PIECE, piece)


@contextmanager
def open_house(url: str) -> Iterator[Running]:
    """Return a server without quotas, whose opponents are plain."""
    free: dict[str, Any] = {
        f"{kind}_{what}": MANY for kind in ("acts", "begin", "count", "words") for what in ("burst", "per_minute")
    }
    with running(Settings(database_url=url, accounts=True, opponents=PLAIN, poll=0.02, **free)) as found:
        yield found


def seated(server: Running, game: Game, viewer: int | None, number: int) -> Asking:
    """Seat two persons and who watches at a game, with advice, the viewer with an account."""
    begun = dosespanas.from_position(json.loads(json.dumps(game.to_position())))
    made = server.seated(planted(server.play, begun, "twin", advice=True))
    accounts: Accounts = APPS[server.url].state.accounts
    token = made.spectator
    if viewer is not None:
        side = SIDE_NAMES[viewer]
        token = made.token_of(side)
        account = accounts.new(f"Twin{number}")
        assert account is not None
        row = next(one for one in server.play.store.seats(made.id) if one.side == side)
        server.play.store.change_seat([row], account=account.id)
        server.play.forget(made.id)
    table = TABLES[game.header.game]
    found = Asking(server, made, token, viewer, table, game, [])
    found.cover(made.id, f"Twin{number}")
    return found


def ask_all(one: Asking) -> list[str]:
    """Ask at every door; return what was told."""
    asked: list[Question] = []
    for door, question in ASKED.items():
        if question not in asked:
            asked.append(question)
            one.door = door
            question(one)
    return one.told


def given(one: Asking, call: Callable[..., Any], *asked: Any) -> Any:
    """Note all that a process is given to answer from, and answer for it: how far it comes depends on the clock."""
    if call not in (advise, judged, plays_on):
        return call(LONG, *asked)
    one.note(f"{call.__name__} {asked!r}")
    if call is plays_on:
        posed, opponent, until, _ = asked
        return plays_on(LONG, posed, opponent, until, math.inf)
    return (0.5, 0.4, 0.6, 1) if call is judged else (asked[0].legal[0]["action"], None, [], None)


def answer_alike(
    url: str, monkeypatch: pytest.MonkeyPatch, name: str, seed: int, viewer: int | None, more: int
) -> None:
    """Ask twins of a game everything: byte for byte they answer alike."""
    rng = random.Random(f"{name} {seed} {viewer}")
    game = WORLDS[name](seed, rng)
    twin = twin_of(game, viewer, rng)
    table = TABLES[game.header.game]
    named = naming_everything(table, game, rng, more)
    monkeypatch.syspath_prepend(OPPONENTS)
    monkeypatch.setattr(record_encryption, "secrets", SimpleNamespace(token_hex=lambda size: "5" * 2 * size))
    told: list[list[str]] = []
    asking: list[Asking] = []

    def submit(_: Process, call: Callable[..., Any], /, _limit: float, *asked: Any) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_result(given(asking[-1], call, *asked))
        return found

    monkeypatch.setattr(Process, "submit", submit)
    with open_house(url) as server:
        for number, played in enumerate((game, twin)):
            one = seated(server, played, viewer, number)
            asking.append(one)
            one.game, one.actions = game, named
            told.append(ask_all(one))
    assert [len(answers) for answers in told] == [len(told[0])] * 2
    wrong = [apart(first, second) for first, second in zip(*told, strict=True) if first != second]
    assert not wrong, "\n".join([f"{len(wrong)} answers differ", *wrong[:9]])
    assert len(told[0]) > 500


@pytest.mark.rule("OPT-06", "13.6", "7.4-b")
@pytest.mark.parametrize(
    ("name", "viewer"),
    one_daily([("espana1936", 0), ("1936", 1), ("campaign", None)]),
)
def test_twins_answer_alike_at_every_door(
    url: str, monkeypatch: pytest.MonkeyPatch, name: str, viewer: int | None
) -> None:
    answer_alike(url, monkeypatch, name, 1, viewer, 0)


@pytest.mark.long
@pytest.mark.rule("OPT-06", "13.6", "7.4-b")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", WORLDS)
def test_many_twins_answer_alike_at_every_door(
    url: str, monkeypatch: pytest.MonkeyPatch, name: str, seed: int, viewer: int | None
) -> None:
    answer_alike(url, monkeypatch, name, seed, viewer, 600)
