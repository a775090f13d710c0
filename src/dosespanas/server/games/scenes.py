"""What a notice tells of a game: how it stands for the seat that is told, and nothing that this seat may not know."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.registry import definition_of
from dosespanas.server.errors import OtherRules, UnknownGame
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.notified import HOUR
from dosespanas.server.games.pace import PRESETS
from dosespanas.server.games.seats import Seat
from dosespanas.server.notices.png import png
from dosespanas.server.notices.words import MOST, Scene, clean
from dosespanas.server.storage.meeting_store import MeetingStore, challenge_of
from dosespanas.server.storage.notices_store import Waiting
from dosespanas.server.storage.store import SPECTATOR, GameRow, SeatRow


class GameScenes:
    """How the games of one database stand."""

    def __init__(self, play: GameService) -> None:
        self._play = play
        self._meeting = MeetingStore(play.store)

    async def scene(self, waiting: Waiting, account: str, language: str, whole: bool) -> Scene | None:
        """Return how the game of a notice stands for its seat, or what a challenge is to.

        None: it is not to be told any more.
        """
        if waiting.game is None:
            return await asyncio.to_thread(self._challenge, waiting, account, language)
        game, side = waiting.game, waiting.side
        row, holders = await asyncio.to_thread(self._found, game)
        mine = [one for one in holders if one.side == side and one.account == account]
        if row is None or side is None or not mine:
            return None
        words = Catalogue(language, definition_of(row.game).names(), row.game)
        seat = Seat(game, (side,), mine[0].token_hash or "")
        try:
            view = await self._play.view(seat)
        except OtherRules:  # it waits for its persons to go on by the present rules
            return replace(self._plain(words, row, None), other=await asyncio.to_thread(self._other, holders, side))
        except DosEspanasError:  # it is damaged, or its seat is another's by now
            return None
        scene = await self._told(words, row, seat, view, waiting, whole)
        if scene is None:
            return None
        left = _left(words, view["clock"], side) if waiting.kind in ("turn", "clock") else []
        about = " · ".join([scene.about, *left])
        return replace(scene, about=about, other=await asyncio.to_thread(self._other, holders, side))

    async def _told(
        self, words: Catalogue, row: GameRow, seat: Seat, view: dict[str, Any], waiting: Waiting, whole: bool
    ) -> Scene | None:
        side = waiting.side
        if waiting.kind == "offer" and (view["over"] or not set(view["agree"]) - {side}):
            return None
        if waiting.kind == "clock" and not (view["clock"] and view["clock"]["runs"] and view["clock"]["side"] == side):
            return None
        observation = view["observation"]
        if waiting.kind == "begin":
            return replace(self._plain(words, row, observation), asked=words.text("notice-begin-asked"))
        if observation is None or not whole:
            return self._plain(words, row, observation)
        return await self._whole(words, row, seat, view)

    def _challenge(self, waiting: Waiting, account: str, language: str) -> Scene | None:
        """Return what a challenge is to, and whose it is."""
        found = self._meeting.challenge(challenge_of(waiting.about))
        if found is None or found.to != account:
            return None
        wanted = found.wanted
        words = Catalogue(language, definition_of(wanted.game).names(), wanted.game)
        told = [words.text(f"page-scenario-{wanted.scenario}")]
        told += [words.text(f"page-room-{one}") for one in ("pair", "rated") if getattr(wanted, one)]
        told += [words.text(f"page-pace-{name}") for name, pace in PRESETS.items() if pace.text() == wanted.pace]
        other = self._meeting.handles([found.account]).get(found.account, "")
        return Scene(words.text("game-name"), " · ".join(told), other=other)

    def _other(self, holders: Sequence[SeatRow], side: str) -> str:
        """Return the name of the other side's account; empty where it has none."""
        accounts = [one.account for one in holders if one.side not in (side, SPECTATOR) and one.account is not None]
        return next(iter(self._meeting.handles(accounts).values()), "")

    def _found(self, game: str) -> tuple[GameRow | None, Sequence[SeatRow]]:
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
        return Scene(words.text("game-name"), " · ".join(told))

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


def _left(words: Catalogue, clock: dict[str, Any] | None, side: str) -> list[str]:
    """Return how much time a side has left whose clock runs, in days or hours."""
    if clock is None or not clock["runs"] or clock["side"] != side:
        return []
    hours = max(0, clock["left"][side] // HOUR)
    return [words.text("notice-left-days", days=hours // 24) if hours >= 48 else words.text("notice-left", hours=hours)]


def _ended(words: Catalogue, outcome: dict[str, Any]) -> str:
    """Return how a game ended, and why."""
    winner = outcome["winner"]
    return words.text("page-draw") if winner is None else words.text("page-won", side=f"side:{winner}")
