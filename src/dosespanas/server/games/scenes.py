"""What a notice tells of a game: how it stands for the seat that is told, and nothing that this seat may not know."""

import asyncio
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.registry import definition_of
from dosespanas.server.errors import OtherRules, UnknownGame
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.seats import Seat
from dosespanas.server.notices.png import png
from dosespanas.server.notices.words import MOST, Scene, clean
from dosespanas.server.storage.notices_store import Waiting
from dosespanas.server.storage.store import GameRow


class GameScenes:
    """How the games of one database stand."""

    def __init__(self, play: GameService) -> None:
        self._play = play

    async def scene(self, waiting: Waiting, account: str, language: str, whole: bool) -> Scene | None:
        """Return how the game of a notice stands for its seat; None if it is not to be told any more."""
        game, side = str(waiting.game), waiting.side
        row, holders = await asyncio.to_thread(self._found, game)
        mine = [one for one in holders if one.side == side and one.account == account]
        if row is None or side is None or not mine:
            return None
        words = Catalogue(language, definition_of(row.game).names(), row.game)
        seat = Seat(game, (side,), mine[0].token_hash or "")
        try:
            view = await self._play.view(seat)
        except OtherRules:  # it waits for its persons to go on by the present rules
            return self._plain(words, row, None)
        except DosEspanasError:  # it is damaged, or its seat is another's by now
            return None
        if waiting.kind == "offer" and (view["over"] or not set(view["agree"]) - {side}):
            return None
        if waiting.kind == "clock" and not (view["clock"] and view["clock"]["runs"] and view["clock"]["side"] == side):
            return None
        observation = view["observation"]
        if observation is None or not whole:
            return self._plain(words, row, observation)
        return await self._whole(words, row, seat, view)

    def _found(self, game: str) -> tuple[GameRow | None, Any]:
        try:
            return self._play.store.game(game), self._play.store.seats(game)
        except DosEspanasError:
            return None, []

    @staticmethod
    def _plain(words: Catalogue, row: GameRow, observation: dict[str, Any] | None) -> Scene:
        """Return which game it is, and its turn: what everybody may know."""
        told = [words.text(f"page-scenario-{row.scenario}")]
        if row.name:
            told.append(words.text("notice-named", name=clean(row.name)))
        if observation is not None:
            told.append(words.text("page-turn", turn=observation["turn"]))
        return Scene(words.text("notice-game"), " · ".join(told))

    async def _whole(self, words: Catalogue, row: GameRow, seat: Seat, view: dict[str, Any]) -> Scene:
        """Return the same with what happened since this seat looked, what it is asked, and the map."""
        observation, plain = view["observation"], self._plain(words, row, view["observation"])
        facts = await self._play.static(seat)
        words = Catalogue(words.language, facts.get("names"), row.game, facts.get("texts"))
        try:
            events = [words.event(one) for one in await self._play.log(seat, view["seen"])]
            svg = await self._play.picture(seat, view["choice"], words.language, True)
            picture = await asyncio.to_thread(png, svg)
        except UnknownGame:  # the seat is another's by now
            return plain
        outcome = observation["outcome"]
        asked = _ended(words, outcome) if outcome else words.said(observation["prompt"])
        return Scene(plain.title, plain.about, asked, events[-MOST:], len(events[:-MOST]), picture)


def _ended(words: Catalogue, outcome: dict[str, Any]) -> str:
    """Return how a game ended, and why."""
    winner = outcome["winner"]
    return words.text("page-draw") if winner is None else words.text("page-won", side=f"side:{winner}")
