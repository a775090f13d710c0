"""Makes `games-0.3.0.sql.gz` and `games-0.4.0.sql.gz`: databases as those releases left them, with games of people.

0.3.0 was the last release before positions of running games were kept, 0.4.0 the last before what readers of a finished
game need was; their last code is commit a74ab49 and 408e777. Made with

    git worktree add ../earlier a74ab49
    .venv/bin/python -m tests.server.earlier_release ../earlier/src

A server of that code runs as a person starts it, and all is asked of it through HTTP. The file is an SQL dump; its
first line is a comment with what the persons had: by name of a game its id and the secrets of its seats.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

DUMPS = {version: Path(__file__).parent / f"games-{version}.sql.gz" for version in ("0.3.0", "0.4.0")}
PERSONS = {"nationalist": "person", "republican": "person"}
MAIN = "from dosespanas.terminal.app import main; main()"

CORRECTIONS = {
    "format": "dosespanas-corrections 1",
    "game": "espana1936",
    "base": "5c963616b9a2a6f5",
    "changes": [{"at": "cards.json/cards/rep_1/bonus/dice", "was": 1, "now": 2}],
}

Game = dict[str, Any]


class Earlier:
    """A server of the earlier release, and games on it."""

    def __init__(self, client: httpx.Client, version: str) -> None:
        self.client = client
        self.version = version
        self.games: dict[str, Game] = {}

    def ask(self, way: str, path: str, secret: str = "", /, **body: Any) -> Any:
        """Ask with a secret; return the JSON or the text that is answered."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = self.client.request(way, f"/api{path}", headers=headers, json=body or None)
        answer.raise_for_status()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def begin(self, kind: str, path: str = "/games", missing: str = "", **body: Any) -> Game:
        """Begin a game, of which every person but the one on a side that is `missing` gives a number."""
        apart = body.get("seats") == PERSONS and not body.get("hotseat")
        if apart and self.version != "0.3.0":
            body["mine"] = "nationalist"
        made: Game = self.ask("POST", path, **body)
        if made.get("invitation"):
            side, token = made["invitation"]["side"], made["invitation"]["invitation"]
            made["seats"][side] = secrets.token_urlsafe(24)
            self.ask("POST", f"/games/{made['id']}/seat", token, secret=made["seats"][side])
        self.games[kind] = {name: made[name] for name in ("id", "seats", "spectator")}
        if path != "/lessons":
            for side, secret in made["seats"].items():
                if secret and side != missing and (not body.get("hotseat") or side == "nationalist"):
                    self.ask("POST", f"/games/{made['id']}/chance", secret, number=secrets.token_hex(32))
        return made

    def view(self, made: Game) -> Game:
        """Return a game as who is asked sees it, once no computer thinks."""
        while True:
            for secret in filter(None, [*made["seats"].values(), made["spectator"]]):
                view: Game = self.ask("GET", f"/games/{made['id']}", secret)
                if view["legal"] or view["over"]:
                    return view | {"secret": secret}
            time.sleep(0.02)

    def play(self, made: Game, until: int, seed: int = 1) -> None:
        """Take random choices for all persons up to a choice, or to the end."""
        dice = random.Random(seed)
        while (view := self.view(made))["choice"] < until and not view["over"]:
            action = dice.choice(view["legal"])["action"]
            self.ask("POST", f"/games/{made['id']}/actions", view["secret"], choice=view["choice"], action=action)

    def agree(self, made: Game) -> None:
        """Let both persons stop and count."""
        for secret in dict.fromkeys(made["seats"].values()):
            choice = self.view(made)["choice"]
            self.ask("POST", f"/games/{made['id']}/agree", secret, choice=choice, agree=True)


def fill(server: Earlier) -> None:
    """Begin and play the games of 0.3.0."""
    for game in ("espana1936", "gce"):
        new: dict[str, Any] = {"game": game, "scenario": "1936", "seats": PERSONS}
        server.play(server.begin(f"{game} two", **new, name="Two friends"), 300 if game == "espana1936" else 150)
        server.play(server.begin(f"{game} hot seat", **new, hotseat=True), 60)
        computer: dict[str, Any] = {"seats": PERSONS | {"republican": "scripted"}}
        server.play(server.begin(f"{game} computer", **(new | computer)), 90)
        server.begin(f"{game} waiting", missing="republican", **new)
    espana: dict[str, Any] = {"game": "espana1936", "scenario": "1936", "seats": PERSONS}
    server.play(server.begin("fog", **espana, options={"fog": True}), 70)
    server.play(server.begin("lesson", "/lessons", game="espana1936"), 8)
    over = server.begin("espana1936 over", **espana)
    server.play(over, 30)
    server.agree(over)
    source = server.games["espana1936 hot seat"]
    record = server.ask("GET", f"/games/{source['id']}/record", source["seats"]["nationalist"])
    server.begin("record waiting", "/records", missing="republican", record=record, seats=PERSONS)
    server.play(server.begin("record", "/records", record=record, seats=PERSONS, hotseat=True), 75)
    alone = dict.fromkeys(PERSONS, "random")
    server.view(server.begin("gce over", game="gce", scenario="1936", seats=alone))


def fill_over(server: Earlier) -> None:
    """Begin the games of 0.4.0 and play them to their ends, of every kind of end one; two go on."""
    espana: dict[str, Any] = {"game": "espana1936", "scenario": "1936", "seats": PERSONS}
    corrected = espana | {"hotseat": True, "corrections": CORRECTIONS}
    gce: dict[str, Any] = {"game": "gce", "scenario": "1936", "seats": PERSONS}
    server.play(server.begin("espana1936 two", **espana), 40)
    server.play(server.begin("gce hot seat", **gce, hotseat=True), 40)
    alone = dict.fromkeys(PERSONS, "random")
    for game in ("espana1936", "gce"):
        server.view(server.begin(f"{game} over", game=game, scenario="1936", seats=alone))
    agreed = {"agreed": espana, "fog over": espana | {"options": {"fog": True}}, "corrected over": corrected}
    for kind, new in agreed.items():
        made = server.begin(kind, **new)
        server.play(made, 150)
        server.agree(made)
    for kind, new in {"resigned": espana, "gce resigned": gce}.items():
        made = server.begin(kind, **new)
        server.play(made, 100)
        server.ask("POST", f"/games/{made['id']}/resign", made["seats"]["republican"], accept=False)
    made = server.games["resigned"]
    server.ask("POST", f"/games/{made['id']}/rematch", made["seats"]["republican"], swap=False)
    source = server.games["espana1936 two"]
    record = server.ask("GET", f"/games/{source['id']}/record", source["seats"]["nationalist"])
    made = server.begin("record over", "/records", record=record, seats=PERSONS, hotseat=True)
    server.play(made, 60)
    server.agree(made)


def main(source: str) -> None:
    """Make the file with the code that lies in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        database = Path(folder) / "games.db"
        asked = ["serve", "--no-browser", "--port", str(port), "--database", str(database)]
        environment = os.environ | {"PYTHONPATH": source, "DOSESPANAS_BEGIN_BURST": "100"}
        process = subprocess.Popen([sys.executable, "-c", MAIN, *asked], env=environment, cwd=folder)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120, trust_env=False) as client:
            version = ""
            while not version:
                assert process.poll() is None
                with contextlib.suppress(httpx.HTTPError):
                    version = client.get("/api/openapi.json").json()["info"]["version"]
                time.sleep(0.1)
            server = Earlier(client, version)
            (fill if version == "0.3.0" else fill_over)(server)
        process.send_signal(signal.SIGINT)
        process.wait()
        with contextlib.closing(sqlite3.connect(database)) as connection:
            dump = "\n".join([f"-- {json.dumps(server.games)}", *connection.iterdump()])
    made = DUMPS[version]
    made.write_bytes(gzip.compress(dump.encode(), 9, mtime=0))
    print(f"{made.name}: {made.stat().st_size} bytes, {len(server.games)} games")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()))
