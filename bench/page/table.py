"""A game on a server, the same game beside it, and what the computer would choose there."""

import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.conftest import Server

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.players import make


class Table:
    """A game on a server, the same game beside it, and what the computer would choose there."""

    def __init__(self, server: Server, folder: Path, page: Page, position: dict[str, Any], side: str) -> None:
        self.page = page
        self.side = dosespanas.Side[side.upper()]
        self.server = server
        record = dosespanas.from_position(position).record()
        seats = {"nationalist": "person", "republican": "person"}
        answer = page.request.post(
            f"{server.address}/api/records", data={"record": record, "seats": seats, "mine": side}
        )
        made = answer.json()
        self.id: str = made["id"]
        self.token: str = made["seats"][side]
        self.other = "guest" * 6 + "00"
        page.request.post(
            f"{server.address}/api/games/{self.id}/seat",
            headers={"Authorization": f"Bearer {made['invitation']['invitation']}"},
            data={"secret": self.other},
        )
        self._database = sqlite3.connect(f"file:{folder / 'games.db'}?mode=ro", uri=True)
        self._lines = 0
        self.attacks = 0
        self.next_ones: list[str] = []
        self.game = dosespanas.from_position(position)
        page.request.post(
            f"{server.address}/api/games/{self.id}/chance",
            headers={"Authorization": f"Bearer {self.other}"},
            data={"number": "5a" * 32},
        )

    def follow(self) -> Game:
        """Catch up with the server; return the game."""
        query = "select n, kind, action from actions where game = ? and n >= ? order by n"
        for n, kind, action in self._database.execute(query, (self.id, self._lines)):
            if kind == "action":
                self.attacks += action == "commit" and self.game.actor == self.side
                self.game.apply(action)
            elif kind == "undo":
                self.game.go_back(int(action))
            else:
                self.game.reseed(action, kind == "redeal")
            self._lines = n + 1
        return self.game

    def others(self) -> None:
        """Let the other side answer as long as it is asked."""
        while (game := self.follow()).actor not in (None, self.side):
            text = str(wanted(game))
            answer = self.page.request.post(
                f"{self.server.address}/api/games/{self.id}/actions",
                headers={"Authorization": f"Bearer {self.other}"},
                data={"choice": game.choice, "action": text},
            )
            assert answer.ok, answer.text()

    def ahead(self) -> list[str]:
        """Return what the computer would choose from here on, as long as this side is asked in the same phase."""
        game = self.follow().clone()
        player = make("scripted", 1, "gce")
        phase = game.observe(self.side)["station"]
        found: list[str] = []
        while game.actor == self.side:
            seen = game.observe(self.side)
            if seen["station"] != phase:
                break
            action = str(player.choose(seen, game.legal_view())[0])
            if game.forced() is None:
                found.append(action)
            game.apply(action)
        self.next_ones = found[:4]
        return found


def wanted(game: Game) -> Any:
    """Return what the computer would choose now."""
    assert game.actor is not None
    return make("scripted", 1, "gce").choose(game.observe(game.actor), game.legal_view())[0]
