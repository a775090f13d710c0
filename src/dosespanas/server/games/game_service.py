"""All games of one database: how they begin, what their seats may ask and do, and what computer opponents are asked."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import dosespanas
from dosespanas.datafiles import patches
from dosespanas.kernel.errors import BadData
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.registry import definition_of, played_with, replay_record, since_rules
from dosespanas.server.errors import RequestProblem, Stale, not_yours
from dosespanas.server.games.advice import from_bound_game
from dosespanas.server.games.invitations import apart
from dosespanas.server.games.live_game import LiveGame, asked_of
from dosespanas.server.games.opponent_reasons import reason_kept
from dosespanas.server.games.pace import Pace
from dosespanas.server.games.record_encryption import OpenedRecord, Seal, check_secret, imagined
from dosespanas.server.games.rematches import Rematches
from dosespanas.server.games.seats import Question, Seat, check_player, played_by, players_of
from dosespanas.server.games.take_backs import TakeBacks
from dosespanas.server.games.timekeeping import Timekeeping
from dosespanas.server.opponents.ai_worker import ChoiceQuestion
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.storage.store import PERSON, GameRow, MovedOn, Store

DICE_IN_PLAY = (
    "error-board-later",
    "another game goes on with the dice of this one: it can be thought about on a board when that is over",
)


def _by_ids(game: str, corrections: dict[str, Any], error: BadData) -> BadData:
    """Return the error for corrections that nobody can play with, its place told by ids as they tell it."""
    for one in definition_of(game).tried(corrections):
        if one.severity == "error":
            return one.error()
    return error


class GameService(Timekeeping, Rematches, TakeBacks):
    """All games of one database, as players may deal with them.

    What plays a game is done on one event loop; games are begun in any thread.
    """

    def __init__(
        self,
        store: Store,
        seal: Seal,
        cache: int = 256_000_000,
        data: Mapping[str, Path] = MappingProxyType({}),
        opponents: Opponents | None = None,
    ) -> None:
        """Take how many bytes the games in memory may have, and by game the folder of corrected data files, if any.

        `opponents`: who may sit down; those of the games if nobody is added.
        """
        super().__init__(store, seal, cache, data, opponents)

    # --- beginning --------------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        scenario: str,
        options: dict[str, Any],
        players: dict[str, str],
        hotseat: bool,
        name: str | None,
        mine: str | None = None,
        advice: bool = False,
        corrections: dict[str, Any] | None = None,
        chat: bool = True,
        pace: Pace | None = None,
        late: bool = False,
    ) -> dict[str, Any]:
        """Write down a new game; return its id, the secrets of its seats and what the server is bound to.

        It begins once every person has given a number (`give`). `mine`: which side is whose who begins a game
        between two persons apart; the other one comes by invitation. `advice`: two persons may
        ask the computer; `chat`: they may write to each other. `corrections`: it is played with the shipped data as
        these have them; raises BadData for such as nobody can play with.
        `pace`: how much time two persons apart have. `late`: who watches is shown each turn once it is over.
        """
        data = self._data.get(game) if corrections is None else patches.read(corrections)
        try:
            like = dosespanas.new_game(game, scenario=scenario, options=options, data=data)
        except BadData as error:
            raise error if corrections is None else _by_ids(game, corrections, error) from None
        more: dict[str, Any] = {"mine": mine, "advice": advice, "chat": chat, "pace": pace, "late": late}
        return self.gathering.open(like, players, hotseat, name, **more)

    def fresh(self, game: str, scenario: str | None, options: dict[str, Any], seed: int | str = 0) -> Game:
        """Return a game as it would begin here; raises UnknownOption where there is none."""
        return dosespanas.new_game(game, scenario, options, seed, self._data.get(game))

    async def give(self, seat: Seat, number: str) -> dict[str, Any]:
        """Add a person's number to the chance of a game that has not begun; return the view."""
        await asyncio.to_thread(self.gathering.give, seat, number)
        return await self.view(seat)

    def continue_record(
        self,
        text: str,
        players: dict[str, str],
        hotseat: bool,
        name: str | None,
        as_far: bool = False,
        mine: str | None = None,
        advice: bool = False,
        chat: bool = True,
        pace: Pace | None = None,
    ) -> dict[str, Any]:
        """Begin a new game from a record, or from as much of it as follows the present rules (`as_far`).

        Chance goes on with a seed made as for `create`; two people who play apart get other hidden hands too. Where
        the record's game still goes on, all that was hidden from who saved it is drawn anew (`imagined`); so it is with
        an unsealed record of a running game with covered pieces, for the side that is to be `mine`.
        Returns the id of the game and the secrets of its seats. Raises BadRecord, or Problem for a sealed record that
        may not be opened, one that would show hidden things (`check_secret`), and for a computer opponent where none
        may advise (`Advice.sources`).
        """
        opened = self.seal.open(text)
        sources = self.advice.sources(opened)
        if sources and set(players.values()) != {PERSON}:
            raise from_bound_game()
        game = self.taken_up(opened, as_far, mine)[0]
        more: dict[str, Any] = {"mine": mine, "advice": advice, "chat": chat, "pace": pace, "sources": sources}
        return self.gathering.open(game, players, hotseat, name, game.choice, **more)

    def taken_up(self, opened: OpenedRecord, as_far: bool, mine: str | None) -> tuple[Game, str | None]:
        """Return the game of a record and all of the record; None where its holder may not know how it came about.

        See `continue_record`.
        """
        opened = replace(opened, record=since_rules(opened.record))
        data = self._data.get(read_record(opened.record, any_engine=True).tags["Game"])
        game = replay_record(opened.record, data)[0] if as_far else dosespanas.load_record(opened.record, data)
        source = played_with(game.header, data)
        if self._hides(opened, game):
            return imagined(game, next(iter(opened.sides or ()), None), source), None
        if mine is not None and not opened.sides and game.secret_record():
            # of the command line: whose it is knows one side
            return imagined(game, parse_side(mine), source), None
        check_secret(game, opened.sides)
        return game, opened.record

    def _hides(self, opened: OpenedRecord, game: Game) -> bool:
        """Return whether a record would show its holder what is hidden from him in a game that still goes on.

        It does unless he had both sides. A game that is no longer here is over.
        """
        if opened.game is None or len(opened.sides or ()) == len(SIDE_NAMES):
            return False
        row, head = self.store.game(opened.game), self.store.head(opened.game)
        if row is not None and head is not None and head.actor is not None and not row.hotseat:
            return True
        return self.store.seed_in_play([game.header.seed, *(again.seed for again in game.reseeds)], apart=True)

    # --- boards to think on -------------------------------------------------------------------------------

    async def past_to_think_on(self, seat: Seat) -> str | Game:
        """Return what a board to think on begins from: the record of a game that is over, else what its seat may know.

        That is a position in which all that is hidden from it has been drawn anew; between persons it is noted as
        advice. Raises Problem where there is none.
        """
        async with self._hold(seat) as live:
            if live.actor is None:
                self.check_advice(live)
            if not self._in_play(live):
                return await asyncio.to_thread(lambda: since_rules(self._cache.plain_record(live)))
            check_player(seat)
            side = self._eyes(seat, live)
            if live.actor is None or side is None:
                raise RequestProblem(*DICE_IN_PLAY, 403)
            self._check_thought(live.row)
            with suppress(MovedOn):
                await self._note_advice(live, side)
            return await asyncio.to_thread(imagined, live.game, parse_side(side), live.data)

    async def record_for_others(self, seat: Seat) -> str:
        """Return a record that any server opens: of a game that goes on what its seat may know, all else drawn anew.

        It is a position and no more. Raises Problem for a game that is carried on nowhere else while it goes on: of
        two persons apart, rated, or taken from one without advice.
        """
        async with self._hold(seat) as live:
            side = self._eyes(seat, live)
            if live.actor is not None and side is not None:
                row = live.row
                if row.rated or apart(players_of(live.holders), row.hotseat) or self.advice.bound(row):
                    text = "this game is carried on here alone, as long as it goes on"
                    raise RequestProblem("error-record-here", text, 403)
                data = live.data
                return await asyncio.to_thread(lambda: imagined(live.game, parse_side(side), data).record())
        return await self.record(seat)

    def record_to_think_on(self, text: str) -> str | Game:
        """Return what a board to think on begins from: all of a record, or what its holder may know of its game.

        Raises what `continue_record` and `past_to_think_on` do.
        """
        opened = self.seal.open(text)
        sources = self.advice.sources(opened)
        row = None if opened.game is None else self.store.game(opened.game)
        if row is not None and row.id in sources:
            self._check_thought(row)
            self.advice.check(row, players_of(self.store.seats(row.id)))
        if sources:
            raise from_bound_game()
        game, record = self.taken_up(opened, False, None)
        if record is not None and self.store.seed_in_play([game.header.seed, *(one.seed for one in game.reseeds)]):
            if game.actor is None:
                raise RequestProblem(*DICE_IN_PLAY, 403)
            return imagined(game, int(game.actor), played_with(game.header, self._data.get(game.header.game)))
        return game if record is None else record

    def position_to_think_on(self, position: dict[str, Any]) -> dict[str, Any]:
        """Return a position that a board to think on may begin from; raises Problem for one of a game without advice.

        It is known by its seed alone.
        """
        seed = position.get("seed")
        if isinstance(seed, str) and self.advice.binding(self.advice.of_seeds([seed])):
            raise from_bound_game()
        return position

    @staticmethod
    def _check_thought(row: GameRow) -> None:
        """Raise Problem for a rated game that goes on: no board begins from it."""
        if row.rated:
            raise RequestProblem(
                "error-board-rated", "a rated game is thought about without a board while it goes on", 403
            )

    # --- computer opponents -----------------------------------------------------------------------------

    async def question(self, game: str) -> Question | None:
        """Return the choice a computer opponent is asked in a game, or None if it is a person's or over."""
        async with self._cache.hold(game) as live:
            players = played_by(live.holders)
            side = live.actor
            if side is None or players[side] == PERSON or self._failed(live) is not None:
                return None
            opponent = self.opponents.path(live.row.game, players[side])
            if opponent is None:
                return None
            asked = await asyncio.to_thread(asked_of, live, side, opponent)
            return Question(asked, live.lines, PERSON in players.values())

    async def weighs_giving_up(self, question: Question) -> bool:
        """Return whether a computer opponent is to look whether it can still win: once a turn, against a person."""
        asked = question.asked
        async with self._cache.hold(asked.id) as live:
            if live.actor is None or asked.side in live.regents:
                return False
            return PERSON in players_of(live.holders).values() and live.hopes.asks(
                asked.side, asked.observation["turn"]
            )

    async def note_hopes(self, question: Question, hopeless: bool) -> None:
        """Note whether a computer opponent has seen a way to win, and offer to give up, or no longer, as that asks."""
        asked = question.asked
        with suppress(MovedOn):
            async with self._cache.hold(asked.id) as live:
                offered = asked.side in live.yields
                offers = live.hopes.offers(asked.side, hopeless, offered)
                if offers != offered and live.actor is not None:
                    await self._cache.write(live, [live.offer_to_yield(asked.side, offers)])

    async def hint_question(self, seat: Seat, adviser: str | None) -> ChoiceQuestion:
        """Return the choice of this seat as an opponent would be asked it: by name, or else the strongest there is.

        Raises NotYours for another's choice and for who watches, Problem for an opponent there is not.
        """
        check_player(seat)
        async with self._hold(seat) as live:
            if live.actor is None or live.actor not in seat.sides:
                raise not_yours(live.actor)
            game = live.row.game
            name = self.opponents.names(game)[-1] if adviser is None else adviser
            self.opponents.check(game, [name])
            try:
                await self._note_advice(live, live.actor)
            except MovedOn:
                raise Stale(await self._told(seat, live), live.game.choice) from None
            return await asyncio.to_thread(asked_of, live, live.actor, self.opponents.path(game, name) or name)

    async def _note_advice(self, live: LiveGame, side: str) -> None:
        """Write down that one of two persons takes the computer's advice; raises Problem where there is none."""
        self.check_advice(live)
        players = players_of(live.holders)
        if set(players.values()) == {PERSON} and (noted := live.advise(side)):
            await self._cache.write(live, noted)

    async def past(self, game: str) -> str | None:
        """Return the record that an opponent of a game is made again from."""
        async with self._cache.hold(game) as live:
            return await asyncio.to_thread(self._cache.plain_record, live)

    async def fail(self, game: str, question: Question) -> None:
        """Write down that an opponent gave no usable answer: nobody plays in its place until somebody is chosen."""
        with suppress(MovedOn):
            async with self._cache.hold(game) as live:
                side = question.asked.side
                if live.lines == question.lines and live.actor == side:
                    await self._cache.write(live, [live.fail(side, played_by(live.holders)[side])])

    async def answer(self, game: str, question: Question, text: str, reason: object = None) -> None:
        """Take an opponent's answer; raises UnknownAction or IllegalAction. A late one changes nothing."""
        with suppress(MovedOn):
            async with self._cache.hold(game) as live:
                if live.lines == question.lines and live.actor == question.asked.side:
                    action = live.game.parse(text)
                    if not live.game.allows(action):
                        raise await asyncio.to_thread(self._illegal, live, action)
                    why = reason_kept(live, question, reason)
                    first, *forced = live.take_row(str(action))
                    lines = [first._replace(reason=why), *forced]
                    if live.orders.stand(live.actor):
                        lines += await asyncio.to_thread(live.by_orders)
                    await self._cache.write(live, lines)
