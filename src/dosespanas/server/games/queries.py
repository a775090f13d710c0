"""What is told of a game: to whom, and when. Nothing in it changes by being asked, but how far a seat has looked."""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from dosespanas.datafiles import patches
from dosespanas.fairness_proof import prove
from dosespanas.kernel.action import Outcome, Refusal
from dosespanas.kernel.battles import log_view
from dosespanas.kernel.order_forms import ahead, sheet
from dosespanas.kernel.order_offers import Label
from dosespanas.kernel.record import read_record
from dosespanas.kernel.shapes import Caution, Denial, Happening, OrderSheet, OrderView
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.pictures import drawn
from dosespanas.registry import definition_of
from dosespanas.server.errors import OtherRules, OtherRulesOver, RequestProblem, Stale, StillGathering, UnknownGame
from dosespanas.server.games.advice import AdvicePermission
from dosespanas.server.games.correction_words import in_words
from dosespanas.server.games.finished_games import FinishedGame, FinishedGames, whole_alone
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.games.json_codec import pack, unpack
from dosespanas.server.games.live_game import LiveGame, rematch_of
from dosespanas.server.games.lobby import Lobby, fairness_of, lasting, seeds_of
from dosespanas.server.games.opponent_reasons import reasons_told
from dosespanas.server.games.record_encryption import Seal, check_secret
from dosespanas.server.games.record_origin import puzzle_of
from dosespanas.server.games.replay import film
from dosespanas.server.games.seating import Seating
from dosespanas.server.games.seats import Past, Seat, check_player, check_seat, players_of, seat_of
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.storage.store import PERSON, SPECTATOR, GameHead, GameRow, Store
from dosespanas.stories import story

T = TypeVar("T")

ANSWER = 600
"""Actions within which a puzzle is answered: a whole phase, with units taken up and left where they are."""
LATELY = 60
"""How many of the choices that its orders answered last a view names."""
MAX_PROOFS = 100
"""How many proofs are kept; one of a long game takes some 100 kB."""


def played_by_others(first: int) -> RequestProblem:
    """The error for what takes a replay of a game that was played by other rules up to a choice."""
    return RequestProblem(
        "error-other-rules",
        f"this game was played by other rules up to choice {first}: it is not replayed from its "
        "beginning: its dice cannot be proved here, nor the game reviewed",
        409,
        first=first,
    )


class Queries(Seating):
    """What may be asked about all games of one database."""

    def __init__(
        self, store: Store, seal: Seal, cache: int, data: Mapping[str, Path], opponents: Opponents | None
    ) -> None:
        """Take what `GameService` is given."""
        super().__init__(store, cache, data, opponents)
        self.seal = seal
        self.advice = AdvicePermission(store)
        self.gathering = Lobby(store, self._cache, self.wake, self.opponents)
        self.finished_games = FinishedGames(store, self._cache, self.upgrading, self._view, data)
        self._proving = threading.Lock()
        self._proofs: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """Proofs of games that are over, packed (`json_codec.py`), by game and lines: each is worked out once."""

    async def view(self, seat: Seat, have: int | None = None) -> dict[str, Any]:
        """Return the game as this seat may see it.

        Whoever has the view of revision `have` is told the changes in place of the observation, where they are known.
        """
        try:
            async with self._shown(seat) as live:
                return await self._told(seat, live, have)
        except StillGathering:
            return await asyncio.to_thread(self.gathering.view, seat)
        except OtherRules as error:
            kept = await self._kept(seat)
            if kept is not None:
                return await asyncio.to_thread(self._kept_view, seat, kept)
            raise await asyncio.to_thread(self.upgrading.told, seat, error) from None

    async def _told(self, seat: Seat, live: LiveGame, have: int | None = None) -> dict[str, Any]:
        """Return the view of a game that is held: a thread works it out where more is to do than to look it up."""
        if live.shows(seat.sides) and not live.orders.any:
            return self._view(seat, live, have)
        return await asyncio.to_thread(self._view, seat, live, have)

    def _view(self, seat: Seat, live: LiveGame, have: int | None = None) -> dict[str, Any]:
        game, sides = live.game, seat.sides
        side = game.state.actor()
        actor = SIDE_NAMES[side] if side >= 0 else None
        eyes = sides[0] if sides else None
        if len(sides) == 2 and actor is not None:  # a hot seat
            eyes = actor
        mine = actor in sides and actor not in live.regents
        failed = self._failed(live) if live.failed else None
        thinking = False
        late = actor is not None and not sides and live.row.shown_late
        if actor is not None and live.players.get(actor) != PERSON:
            thinking = failed is None and not late and self.wake(live.id, actor, live.players)
        observation, changes, since = live.show(sides, eyes, have)
        told: dict[str, Any] = {"observation": observation}
        if changes is not None:
            log = None
            if since is not None:
                events = live.events_since(since) if since >= game.base else self._cache.events(live, since)
                log = log_view(events, None if eyes is None else parse_side(eyes), definition_of(live.row.game).fights)
            told = {"since": have, "changes": changes, "log": log}
        undo, news = bool(sides) and live.undo_of(sides) is not None, live.news_since(eyes)
        lasts = live.lasting or self._lasting(live)
        if live.row.sources is not None:
            lasts = lasts | {"may_advise": lasts["may_advise"] and not self.advice.bound(live.row)}
        return {
            **lasts,
            "choice": game.choice,
            "revision": live.lines,
            "you": list(sides),
            "legal": game.legal_view() if mine else None,
            "warned": game.warned_verbs() if mine else [],
            "undo": undo,
            "midway": mine and game.state.midway(),
            "agree": sorted(live.offers) if live.offers else [],
            "back": live.back if sides else None,
            "chain": None if live.chain is None else {"choice": live.chain.at, "value": live.chain.values[0]},
            "advised": live.advised,
            "yields": [] if actor is None or not live.yields else sorted(live.yields),
            "rematch": live.rematch if sides else None,
            "thinking": thinking,
            "failed": failed,
            "orders": None if eyes is None else self._orders_told(live, eyes, mine, observation),
            "clock": None if live.clock is None or late else live.clock.view(self._cache.time(), live.regents),
            "first": live.first,
            "over": actor is None,
            "seen": min(live.looked.get(SPECTATOR if eyes is None else eyes, game.choice), game.choice),
            "news_since": news,
            **told,
        }

    def _lasting(self, live: LiveGame) -> dict[str, Any]:
        if not live.lasting:
            redealt = any(again.hands for again in live.game.reseeds)
            live.lasting = lasting(live.row, live.holders, redealt, self._cache.corrections_view(live.row))
        return live.lasting

    async def _kept(self, seat: Seat) -> FinishedGame | None:
        """Return what is kept of a game that is over and that the present rules do not read, for who has a seat."""
        head, holders = await asyncio.to_thread(self.store.standing, seat.game)
        check_seat(seat, holders)
        return None if head is None or head.actor is not None else await self.finished_games.find(seat.game)

    async def _look_or_kept(self, seat: Seat, look: Callable[[LiveGame], T], kept: Callable[[FinishedGame], T]) -> T:
        """Return what `_look` does; of a finished game of other rules what is found in what was kept of it."""
        try:
            return await self._look(seat, look)
        except OtherRules:
            found = await self._kept(seat)
            if found is None:
                raise
            return await asyncio.to_thread(kept, found)

    def _kept_view(self, seat: Seat, kept: FinishedGame) -> dict[str, Any]:
        """Return the view of a game that was kept: what may still change in one that is over is told as it is now."""
        head, holders = self.store.standing(seat.game)
        if head is None:
            raise UnknownGame
        view, row = kept.view(seat.sides), kept.row
        redealt = bool((view["origin"] or {}).get("redealt"))
        offers = self.store.noted(row.id, ("rematch",), head.lines) if seat.sides else []
        mine = seat.sides[0] if seat.sides else SPECTATOR
        lasts = lasting(row, holders, redealt, self._cache.corrections_view(row))
        return {
            **view,
            **lasts,
            "may_advise": lasts["may_advise"] and not self.advice.bound(row),
            "revision": head.lines,
            "rematch": rematch_of(offers[-1]) if offers else None,
            "back": None,
            "seen": min(next(one.seen for one in holders if one.side == mine), kept.choice),
            "news_since": view.get("news_since", kept.choice),  # an earlier version did not tell it
        }

    def _orders_told(self, live: LiveGame, side: str, mine: bool, observation: dict[str, Any]) -> dict[str, Any] | None:
        """Return what a view says of a side's standing orders; None where a game takes none."""
        forms = definition_of(live.row.game).orders
        if not forms.prompts():
            return None
        told: dict[str, Any] = {"offers": [], "queue": [], "ahead": [], "standing": 0, "answered": [], "stopped": []}
        standing = live.orders.standing(side, observation) if live.orders.any else []
        if mine:
            told["offers"], told["queue"] = forms.offered(observation), forms.queue_at(observation)
        elif live.actor is not None and set(live.players.values()) == {PERSON}:
            told["ahead"] = ahead(forms, standing, observation)
        if live.orders.any:
            told["standing"] = len(standing)
            told["answered"] = live.orders.answered.get(side, [])[-LATELY:]
            told["stopped"] = live.orders.stopped(side, live.game.choice, self._label(live, side)) if mine else []
        return told

    def places(self, row: GameRow) -> frozenset[str]:
        """Return the places of the map that a game is played on, by their ids."""
        return definition_of(row.game).places(static_game(row.game, self._cache.source(row)))

    async def orders(self, seat: Seat) -> list[OrderView]:
        """Return a seat's own standing orders, with those that have ended; in a hot seat those of the side asked.

        Raises NotYours for a spectator.
        """

        def mine(live: LiveGame) -> list[OrderView]:
            side = self._own(seat, live)
            return live.orders.of(side).view(self._label(live, side), live.observe(side))

        return await self._look(seat, mine)

    async def order_sheet(self, seat: Seat) -> OrderSheet:
        """Return all the orders that a seat may build now, whoever is to choose; raises NotYours for a spectator."""

        def look(live: LiveGame) -> OrderSheet:
            side = self._own(seat, live)
            return sheet(definition_of(live.row.game).orders, live.observe(side), self._label(live, side))

        return await self._look(seat, look)

    @staticmethod
    def _label(live: LiveGame, side: str) -> Label:
        """Return what puts the answers of orders of a side into words: as that side sees the game."""
        return lambda text: live.imagined(side).label(parse_side(side), text)

    def _own(self, seat: Seat, live: LiveGame) -> str:
        """Return the side whose orders a seat may see and set; raises NotYours for a spectator."""
        check_player(seat)
        return self._eyes(seat, live) or seat.sides[0]

    async def count(self, seat: Seat) -> dict[str, Any] | None:
        """Return how a seat's game would end if its persons stopped here; None unless they may."""

        def look(live: LiveGame) -> dict[str, Any] | None:
            if live.actor is None or not self._lasting(live)["may_agree"]:
                return None
            outcome = live.imagined(self._eyes(seat, live)).if_agreed()
            winner = None if outcome.winner is None else SIDE_NAMES[outcome.winner]
            return {"winner": winner, "rule": outcome.rule, "key": outcome.reason, "args": dict(outcome.details)}

        return await self._look_or_kept(seat, look, lambda _: None)

    async def warnings(self, seat: Seat, choice: int) -> dict[str, list[Caution]]:
        """Return by action what the side to choose would regret about it; of another's choice nothing is told.

        Raises Stale unless that choice is asked now.
        """

        def look(live: LiveGame) -> dict[str, list[Caution]]:
            if live.actor not in seat.sides or live.actor in live.regents:
                return {}
            if live.game.choice != choice:
                raise Stale(self._view(seat, live), choice)
            return live.imagined(live.actor).warnings()

        return await self._look(seat, look)

    async def standing(self, seat: Seat, head: GameHead) -> GameHead:
        """Return where a seat is shown its game that stands at `head`."""
        if seat.sides or head.actor is None:
            return head
        with suppress(OtherRules):  # nobody can go on with it as it is, nor is it shown
            head = await self._look(seat, lambda live: live.head(0))
        return head

    async def log(self, seat: Seat, since: int) -> list[Happening]:
        """Return the events from choice `since` on (-1: the set-up too) as this seat may see them."""

        def kept(game: FinishedGame) -> list[Happening]:
            side = parse_side(seat.sides[0]) if seat.sides else None
            fights = definition_of(game.row.game).fights
            return log_view((event for event in game.events if event.n >= since), side, fights)

        return await self._look_or_kept(seat, lambda live: self._events(live, since, self._eyes(seat, live)), kept)

    def _events(self, live: LiveGame, since: int, eyes: str | None) -> list[Happening]:
        side = None if eyes is None else parse_side(eyes)
        return log_view(self._cache.events(live, since), side, definition_of(live.row.game).fights)

    async def history(self, seat: Seat, choice: int) -> dict[str, Any]:
        """Return the observation before a choice as this seat may see it."""

        def look(live: LiveGame) -> dict[str, Any]:
            self._check_past(live.first, live.game.choice, choice)
            eyes = self._eyes(seat, live)
            return self._cache.before(live, choice).observe(None if eyes is None else parse_side(eyes))

        return await self._look_or_kept(seat, look, lambda game: self._end(seat, game, choice))

    def _end(self, seat: Seat, game: FinishedGame, choice: int) -> dict[str, Any]:
        """Return the observation at the end of a game that was kept, which is the only one there is."""
        self._check_past(game.choice, game.choice, choice)
        seen: dict[str, Any] = game.view(seat.sides)["observation"]
        return seen

    async def reasons(self, seat: Seat, since: int) -> list[dict[str, Any]]:
        """Return what the computer opponents may say of their choices from `since` on (`opponent_reasons.py`)."""

        def look(live: LiveGame) -> list[dict[str, Any]]:
            events = self._events(live, since, self._eyes(seat, live))
            lines = self.store.reasons(live.id)
            return reasons_told(live.row.game, live.game.choice, lines, since, events, not self._in_play(live))

        def kept(game: FinishedGame) -> list[dict[str, Any]]:
            side = parse_side(seat.sides[0]) if seat.sides else None
            events = [event.view(side) for event in game.events if event.n >= since]
            over = not self.store.seed_in_play(game.seeds)
            return reasons_told(game.row.game, game.choice, self.store.reasons(game.row.id), since, events, over)

        return await self._look_or_kept(seat, look, kept)

    async def film(self, seat: Seat, since: int, count: int) -> dict[str, Any]:
        """Return the observation before choice `since`, and what each of up to `count` choices from it on changed."""

        def look(live: LiveGame) -> dict[str, Any]:
            self._check_past(live.first, live.game.choice, since)
            eyes = self._eyes(seat, live)
            side = None if eyes is None else parse_side(eyes)
            until = min(live.game.choice, since + count)
            return film(since, [game.observe(side) for game in self._cache.befores(live, since, until)])

        return await self._look_or_kept(seat, look, lambda game: film(since, [self._end(seat, game, since)]))

    @staticmethod
    def _check_past(first: int, last: int, choice: int) -> None:
        if 0 <= choice < first:
            raise RequestProblem(
                "error-choice-earlier",
                f"choice {choice} was played by earlier rules, which this server does not have; the log tells of it",
                404,
                choice=choice,
                first=first,
            )
        if not 0 <= choice <= last:
            raise RequestProblem("error-no-such-choice", f"this game has choices 0 to {last}", 404, first=0, last=last)

    async def explain(self, seat: Seat, text: str) -> Denial | None:
        """Return why an action may not be taken now, or None if it may.

        Only the side to choose is told: an answer about the other's hand would give it away.
        """

        def look(live: LiveGame) -> Denial | None:
            if live.actor is not None and live.actor not in seat.sides:
                return Refusal(definition_of(live.row.game).turn_rule, "refusal-not-your-choice", {}).view()
            refusal = live.imagined(self._eyes(seat, live)).explain(text)
            return None if refusal is None else refusal.view()

        return await self._look(seat, look)

    async def odds(self, seat: Seat, text: str | None) -> dict[str, Any] | None:
        """Return the odds of the attack in hand, if `text` were done, as this seat may know them."""

        def look(live: LiveGame) -> dict[str, Any] | None:
            eyes = self._eyes(seat, live)
            if eyes is None or live.actor is None:
                return None
            if text is None:
                return live.imagined(eyes).odds(None, parse_side(eyes))
            action = live.game.parse(text)
            if live.actor not in seat.sides or action not in live.game.legal_actions():
                return None
            return live.imagined(eyes).odds(action, parse_side(eyes))

        return await self._look(seat, look)

    async def overlay(self, seat: Seat, name: str) -> dict[str, Any] | list[Any]:
        """Return something counted from the map, such as supply, as this seat may know it.

        Raises Problem where the game has nothing of that name, and for advice where there is none (`check_advice`).
        """

        def look(live: LiveGame) -> dict[str, Any] | list[Any]:
            eyes = self._eyes(seat, live)
            if name in definition_of(live.row.game).advising:
                self.check_advice(live)
            found = live.imagined(eyes).overlay(name, None if eyes is None else parse_side(eyes))
            if found is None:
                raise RequestProblem("error-unknown-overlay", f"this game has no overlay {name!r}", 404, name=name)
            return found

        return await self._look(seat, look)

    def check_advice(self, live: LiveGame) -> None:
        """Raise Problem unless the computer may advise whoever plays a game, or looks back at one that is over."""
        self.advice.check(live.row, players_of(live.holders), live.actor is None)

    async def see(self, seat: Seat, choice: int) -> int:
        """Remember that this seat has looked at everything before `choice`; return how far it has."""

        def look(live: LiveGame) -> int:
            if not 0 <= choice <= live.game.choice:
                raise Stale(self._view(seat, live), choice)
            eyes = self._eyes(seat, live)
            mine = SPECTATOR if eyes is None else eyes
            self.store.see(seat.game, [mine], choice)
            live.epoch = -1
            return next(holder.seen for holder in self.store.seats(seat.game) if holder.side == mine)

        def kept(game: FinishedGame) -> int:
            self._check_past(0, game.choice, choice)
            self.store.see(seat.game, [seat.sides[0] if seat.sides else SPECTATOR], choice)
            return int(self._kept_view(seat, game)["seen"])

        return await self._look_or_kept(seat, look, kept)

    # --- data ---------------------------------------------------------------------------------------------

    async def static(self, seat: Seat) -> dict[str, Any]:
        """Return what never changes in a seat's game, as the data have it that the game is played with."""
        return await self._look_or_kept(
            seat, lambda live: static_game(live.row.game, live.data), self.finished_games.facts
        )

    async def picture(self, seat: Seat, choice: int, language: str, small: bool) -> str:
        """Return the position before a choice as a picture (SVG), as this seat may see it."""
        observation = await self.history(seat, choice)
        data = await self._look_or_kept(seat, lambda live: live.data, lambda game: self._cache.source(game.row))
        return await asyncio.to_thread(drawn, observation, language, data, small)

    async def corrections(self, game: str, token: str, language: str) -> dict[str, Any]:
        """Return the corrections that a game is played with, and in words what they change, to who has its secret.

        The secret may be that of an invitation too. Raises Problem for a game without any.
        """
        return await asyncio.to_thread(self._told_corrections, game, token, language)

    def _told_corrections(self, game: str, token: str, language: str) -> dict[str, Any]:
        row, holders = self.store.game(game), self.store.seats(game)
        try:
            seat_of(game, token, holders)
        except UnknownGame:
            row = self.invitations.row(game, token)
        if row is None:
            raise UnknownGame
        text = self._cache.corrections(row)
        if not text:
            raise RequestProblem("error-no-corrections", "this game is played with the data as they are shipped", 404)
        return {**patches.about(text), **in_words(row.game, text, language)}

    # --- records and proofs -----------------------------------------------------------------------------

    async def record(self, seat: Seat) -> str:
        """Return the record, sealed while a game with this seed goes on, or one without advice that it comes from.

        Raises Problem (`check_secret`).
        """
        sides = [parse_side(side) for side in seat.sides]
        try:
            found = await self._look(seat, lambda live: self._record(live, sides))
        except OtherRules:
            kept = await self._kept(seat)
            if kept is not None:
                return await asyncio.to_thread(self._kept_record, kept, sides)
            return await asyncio.to_thread(self._record_of_others, seat.game, sides)
        return found if isinstance(found, str) else await asyncio.to_thread(found)

    def _record_of_others(self, game: str, sides: list[int]) -> str:
        """Return the record of a game that was played by other rules than there are here, sealed while it lasts.

        Whether pieces lie covered cannot be told: of a running game no action is shown.
        """
        row, head, lines = self.store.game(game), self.store.head(game), self.store.lines(game, 0)
        if row is None or head is None:
            raise UnknownGame
        last = lines[-1][1].hash if lines else None
        seeds = [row.seed, *(line.action for _, line in lines if line.kind in ("reseed", "redeal"))]
        if head.actor is not None or self.store.seed_in_play(seeds) or self.advice.bound(row):
            whole = self._cache.record_of(row, head.lines, last or "")
            return self.seal.close(game, whole, sides, True, row.sources)
        told = whole_alone(fairness_of(row, self.store.seats(game)))
        return self._cache.record_of(row, head.lines, last or "", told, over=True)

    def _kept_record(self, game: FinishedGame, sides: list[int]) -> str:
        """Return the record of a game that was kept, sealed while dice to come somewhere follow its seeds."""
        if not self.store.seed_in_play(game.seeds) and not self.advice.bound(game.row):
            return game.record
        shown = sides if self.store.seed_in_play(game.seeds, apart=True) else range(len(SIDE_NAMES))
        bare = "".join(line for line in game.record.splitlines(True) if not line.startswith("[Chance "))
        return self.seal.close(game.row.id, bare, shown, sources=game.row.sources)

    def _record(self, live: LiveGame, sides: list[int]) -> str | Callable[[], str]:
        """Return the record, or what makes it: a proof is worked out without holding the game, which is over."""
        check_secret(live.game, sides)
        if live.actor is not None:
            whole = self._cache.record(live)
            return self.seal.close(live.id, whole, sides, live.game.secret_record(), live.row.sources)
        if self._in_play(live) or self.advice.bound(live.row):
            seeds = seeds_of(live.row, live.game.reseeds)
            shown = sides if self.store.seed_in_play(seeds, apart=True) else range(len(SIDE_NAMES))
            return self.seal.close(live.id, self._cache.record(live), shown, sources=live.row.sources)
        told, end = fairness_of(live.row, live.holders), (live.id, live.lines)
        if told is None or live.first:
            return self._cache.record(live, whole_alone(told))
        text = self._cache.record(live)
        return lambda: self._cache.record(live, self._prove(end, text, told)["fair"])

    def _prove(self, end: tuple[str, int], record: str, told: dict[str, Any] | None) -> dict[str, Any]:
        """Prove a game that is over, known by its id and its lines: one at a time, each is a whole replay."""
        with self._proving:
            if end not in self._proofs:
                self._proofs[end] = pack(prove(record, self._data.get(read_record(record).tags["Game"]), told))
                while len(self._proofs) > MAX_PROOFS:
                    self._proofs.popitem(last=False)
            found: dict[str, Any] = unpack(self._proofs[end])
            return found

    def _in_play(self, live: LiveGame) -> bool:
        """Return whether dice to come somewhere, here or in a game this one was taken up from, follow its seeds."""
        return live.actor is not None or self.store.seed_in_play(seeds_of(live.row, live.game.reseeds))

    async def puzzle(self, seat: Seat) -> tuple[str, str, list[str]]:
        """Return the game, the puzzle it was begun from, and its first actions; raises Problem for other games."""

        def look(live: LiveGame) -> tuple[str, str, list[str]]:
            name = puzzle_of(live.row)
            if name is None:
                raise RequestProblem("error-no-puzzle-here", "this game was not begun from a puzzle", 404)
            actions = read_record(self._cache.plain_record(live)).actions
            return live.row.game, name, [action for _, action in actions[:ANSWER]]

        return await self._look(seat, look)

    async def finished(self, seat: Seat, key: str, text: str) -> Past:
        """Return what a finished game is judged from; raises Problem (`key`) while that would tell secrets.

        So it does while a game without advice goes on that it comes from.
        """

        def look(live: LiveGame) -> Past:
            if live.actor is None:
                self.check_advice(live)
            self._check_finished(live, key, text)
            return self._cache.plain_record(live), live.data

        def kept(game: FinishedGame) -> Past:
            if self.store.seed_in_play(game.seeds):
                raise RequestProblem(key, text, 403)
            raise OtherRulesOver(game.row.id)

        return await self._look_or_kept(seat, look, kept)

    def _check_finished(self, live: LiveGame, key: str, text: str) -> None:
        """Raise Problem (`key`) while a game's record would tell secrets, and for one that cannot be replayed whole."""
        if self._in_play(live):
            raise RequestProblem(key, text, 403)
        if live.first:
            raise played_by_others(live.first)

    async def proof(self, seat: Seat) -> dict[str, Any]:
        """Return the proof of a finished game's dice and cards; raises Problem before its end."""

        def look(live: LiveGame) -> dict[str, Any] | Callable[[], dict[str, Any]]:
            self._check_finished(live, "error-proof-later", "dice and cards are proved when the game is over")
            end = (seat.game, live.lines)
            packed = self._proofs.get(end)
            if packed is not None:  # the game need not even be replayed
                known: dict[str, Any] = unpack(packed)
                return known
            record, told = self._cache.record(live), fairness_of(live.row, live.holders)
            return lambda: self._prove(end, record, told)

        def kept(game: FinishedGame) -> dict[str, Any]:
            if self.store.seed_in_play(game.seeds):
                raise RequestProblem("error-proof-later", "dice and cards are proved when the game is over", 403)
            if game.proof is None:
                raise played_by_others(game.choice)
            return game.proof

        found = await self._look_or_kept(seat, look, kept)
        return await asyncio.to_thread(found) if callable(found) else found

    async def ended(self, game: str) -> tuple[Outcome, int] | None:
        """Return how a game ended, and in which turn, for who keeps results; None while it goes on."""
        try:
            async with self._cache.hold(game) as live:
                outcome = live.game.outcome()
                return None if outcome is None else (outcome, int(live.observe(None)["turn"]))
        except OtherRulesOver:
            kept = await self.finished_games.find(game)
            if kept is None:
                raise
            return kept.ended()

    async def story(self, seat: Seat) -> dict[str, Any]:
        """Return how a finished game went, in numbers; raises Problem before its end."""

        def look(live: LiveGame) -> dict[str, Any]:
            if live.actor is not None:
                raise RequestProblem("error-story-later", "the numbers of a game are told when it is over", 403)
            return story(live.row.game, self._cache.events(live, -1), live.observe(None))

        return await self._look_or_kept(seat, look, lambda game: game.story)
