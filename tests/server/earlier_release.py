"""Makes `games-0.3.0.sql.gz`: a database as 0.3.0 left it, with games as people had them.

0.3.0 was the last release before positions of running games were kept; its last code is commit a74ab49. Made with

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

DUMP = Path(__file__).parent / "games-0.3.0.sql.gz"
PERSONS = {"nationalist": "person", "republican": "person"}
MAIN = "from dosespanas.terminal.app import main; main()"

Game = dict[str, Any]


class Earlier:
    """A server of the earlier release, and games on it."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.games: dict[str, Game] = {}

    def ask(self, way: str, path: str, secret: str = "", **body: Any) -> Any:
        """Ask with a secret; return the JSON or the text that is answered."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = self.client.request(way, f"/api{path}", headers=headers, json=body or None)
        answer.raise_for_status()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def begin(self, kind: str, path: str = "/games", missing: str = "", **body: Any) -> Game:
        """Begin a game, of which every person but the one on a side that is `missing` gives a number."""
        made: Game = self.ask("POST", path, **body)
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
        for secret in made["seats"].values():
            choice = self.view(made)["choice"]
            self.ask("POST", f"/games/{made['id']}/agree", secret, choice=choice, agree=True)


def fill(server: Earlier) -> None:
    """Begin and play the games."""
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
            assert version == "0.3.0", version
            server = Earlier(client)
            fill(server)
        process.send_signal(signal.SIGINT)
        process.wait()
        with contextlib.closing(sqlite3.connect(database)) as connection:
            dump = "\n".join([f"-- {json.dumps(server.games)}", *connection.iterdump()])
    DUMP.write_bytes(gzip.compress(dump.encode(), 9, mtime=0))
    print(f"{DUMP.name}: {DUMP.stat().st_size} bytes, {len(server.games)} games")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()))
