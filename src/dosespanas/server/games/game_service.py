"""What may be done with a game: by whom, when, and how it is written down before it is answered."""

import asyncio
import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from sqlalchemy.exc import IntegrityError

import dosespanas
from dosespanas.fairness_proof import prove
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.errors import DosEspanasError, IllegalAction
from dosespanas.kernel.fair_chance import read_fairness
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.kernel.shapes import Denial, Happening
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.registry import definition_of, replay_record, since_rules
from dosespanas.server.errors import (
    NoToken,
    NotYours,
    OtherRules,
    Problem,
    Stale,
    StillGathering,
    UnknownGame,
    not_yours,
)
from dosespanas.server.games.game_cache import GameCache
from dosespanas.server.games.game_list import listed
from dosespanas.server.games.invitations import Invitations, apart
from dosespanas.server.games.json_codec import pack, unpack
from dosespanas.server.games.live_game import LiveGame, asked_of
from dosespanas.server.games.lobby import TRIES, Again, Lobby, fairness_of, is_lesson, lasting_view, may_advise
from dosespanas.server.games.opponent_reasons import reason_kept, reasons_told
from dosespanas.server.games.record_encryption import Opened, Seal, check_secret, imagined
from dosespanas.server.games.seats import Past, Question, Seat, Wakes, check_seat, players_of, seat_of, token_hash
from dosespanas.server.games.upgrading import Upgrading
from dosespanas.server.games.view_delta import film
from dosespanas.server.opponents.ai_worker import Asked
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.storage.store import PERSON, SPECTATOR, GameHead, LogEntry, MovedOn, SeatRow, Store
from dosespanas.stories import story

MAX_PROOFS = 100
"""How many proofs are kept; one of a long game takes some 100 kB."""
MAX_TOKENS = 100
"""How many games may be asked for in one list."""


def whole_alone(told: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return what a seed was made of if a record may say so without a replay of its game, else None."""
    return told if told is not None and read_fairness(json.dumps(told)) is not None else None


class GameService:
    """All games of one database, as players may deal with them. Safe to call from several threads."""

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
        self.opponents = Opponents() if opponents is None else opponents
        self.store = store
        self.seal = seal
        self.thinker: Wakes | None = None
        self._data = data
        self._sessions = GameCache(store, cache, data)
        self.gathering = Lobby(store, self._sessions, self.wake, self.opponents)
        self.invitations = Invitations(store, self._reseated)
        self.upgrading = Upgrading(store, self._sessions)
        self._proving = threading.Lock()
        self._proofs: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """Proofs of games that are over, as `wire.pack` packs them, by game and lines: each is worked out once."""

    def tell(self, told: Callable[[str, GameHead | None], None]) -> None:
        """Have somebody told of each game that moves on here, or whose seats have changed (None)."""
        self._sessions.tell = told

    def _reseated(self, game: str) -> None:
        if self._sessions.tell is not None:
            self._sessions.tell(game, None)

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
    ) -> dict[str, Any]:
        """Write down a new game; return its id, the secrets of its seats and what the server is bound to.

        It begins once every person has given a number (`give`). `mine`: which side is whose who begins a game
        between two persons apart; the other one comes by invitation. `advice`: two persons may
        ask the computer.
        """
        like = dosespanas.new_game(game, scenario=scenario, options=options, data=self._data.get(game))
        return self.gathering.open(like, players, hotseat, name, mine=mine, advice=advice)

    def give(self, seat: Seat, number: str) -> dict[str, Any]:
        """Add a person's number to the chance of a game that has not begun; return the view."""
        self.gathering.give(seat, number)
        return self.view(seat)

    def continue_record(
        self,
        text: str,
        players: dict[str, str],
        hotseat: bool,
        name: str | None,
        as_far: bool = False,
        mine: str | None = None,
        advice: bool = False,
    ) -> dict[str, Any]:
        """Begin a new game from a record, or from as much of it as follows the present rules (`as_far`).

        Chance goes on with a seed made as for `create`; two people who play apart get other hidden hands too. Where
        the record's game still goes on, all that was hidden from who saved it is drawn anew (`imagined`); so it is with
        an unsealed record of a running game with covered pieces, for the side that is to be `mine`.
        Returns the id of the game and the secrets of its seats. Raises BadRecord, or Problem for a sealed record that
        may not be opened or one that would show hidden things (`check_secret`).
        """
        opened = self.seal.open(text)
        opened = replace(opened, record=since_rules(opened.record))
        data = self._data.get(read_record(opened.record, any_engine=True).tags["Game"])
        game = replay_record(opened.record, data)[0] if as_far else dosespanas.load_record(opened.record, data)
        if self._hides(opened, game):
            game = imagined(game, next(iter(opened.sides or ()), None), data)
        elif mine is not None and not opened.sides and game.secret_record():
            game = imagined(game, parse_side(mine), data)  # of the command line: whose it is knows one side
        else:
            check_secret(game, opened.sides)
        return self.gathering.open(game, players, hotseat, name, game.choice, mine=mine, advice=advice)

    def _hides(self, opened: Opened, game: Game) -> bool:
        """Return whether a record would show its holder what is hidden from him in a game that still goes on.

        It does unless he had both sides. A game that is no longer here is over.
        """
        if opened.game is None or len(opened.sides or ()) == len(SIDE_NAMES):
            return False
        row, head = self.store.game(opened.game), self.store.head(opened.game)
        if row is not None and head is not None and head.actor is not None and not row.hotseat:
            return True
        return self.store.seed_in_play([game.header.seed, *(again.seed for again in game.reseeds)], apart=True)

    # --- seats ------------------------------------------------------------------------------------------

    def seat(self, game: str, token: str | None) -> Seat:
        """Return the seat a secret opens; raises NoToken or UnknownGame."""
        if not token:
            raise NoToken
        return self._known_seat(game, token) or seat_of(game, token, self.store.seats(game))

    async def seat_soon(self, game: str, token: str | None) -> Seat:
        """Return what `seat` returns, without stopping the event loop."""
        if not token:
            raise NoToken
        known = self._known_seat(game, token)
        return known or seat_of(game, token, await asyncio.to_thread(self.store.seats, game))

    def _known_seat(self, game: str, token: str) -> Seat | None:
        """Return the seat a secret opened when the game in memory was last looked at: `_hold` looks again."""
        with suppress(UnknownGame):
            return seat_of(game, token, self._sessions.known_holders(game))
        return None

    @contextmanager
    def _hold(self, seat: Seat) -> Iterator[LiveGame]:
        """Hold the session of a seat's game; raises UnknownGame if its secret has been renewed."""
        with self._sessions.hold(seat.game) as session:
            check_seat(seat, session.holders)
            yield session

    @asynccontextmanager
    async def _hold_soon(self, seat: Seat, sure: bool = True) -> AsyncIterator[LiveGame]:
        """Do what `_hold` does, without stopping the event loop; `sure` as in `GameCache.hold_soon`."""
        async with self._sessions.hold_soon(seat.game, sure) as session:
            check_seat(seat, session.holders)
            yield session

    def games(self, tokens: Sequence[str]) -> list[dict[str, Any]]:
        """Return the games these secrets open, the latest first; of a damaged one only that it is damaged."""
        hashes = {token_hash(token) for token in tokens[:MAX_TOKENS]}
        earlier = self.upgrading.is_earlier
        found = [listed(self.store, game, hashes, earlier) for game in self.store.games_of(hashes)]
        return sorted((one for one in found if one), key=lambda one: (-one.get("updated", 0), one["id"]))

    def wake(self, game: str, actor: str | None, holders: Sequence[SeatRow]) -> bool:
        """See that a computer opponent thinks if it is asked; return whether one is."""
        players = players_of(holders)
        if actor is None or players.get(actor) == PERSON:
            return False
        if self.thinker is not None:
            self.thinker.wake(game, PERSON in players.values())
        return True

    @staticmethod
    def _eyes(seat: Seat, session: LiveGame) -> str | None:
        """Return the side whose knowledge a seat has now: in a hot seat, that of the side to choose."""
        if len(seat.sides) < 2:
            return seat.sides[0] if seat.sides else None
        return session.actor if session.actor is not None else seat.sides[0]

    def held(self) -> int:
        """Return how many games are held in memory."""
        return len(self._sessions)

    def forget(self, game: str) -> None:
        """Drop a game from memory that has been deleted."""
        self._sessions.drop(game)

    # --- looking ----------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> dict[str, Any]:
        """Return the game as this seat may see it."""
        try:
            with self._hold(seat) as session:
                return self._view(seat, session)
        except StillGathering:
            return self.gathering.view(seat)
        except OtherRules as error:
            raise self.upgrading.told(seat, error) from None

    async def view_soon(self, seat: Seat, have: int | None = None) -> dict[str, Any]:
        """Return what `view` returns, without stopping the event loop.

        Whoever has the view of revision `have` is told the changes in place of the observation, where they are known.
        """
        try:
            async with self._hold_soon(seat) as session:
                return self._view(seat, session, have)
        except StillGathering:
            return await asyncio.to_thread(self.gathering.view, seat)
        except OtherRules as error:
            raise await asyncio.to_thread(self.upgrading.told, seat, error) from None

    def _view(self, seat: Seat, session: LiveGame, have: int | None = None) -> dict[str, Any]:
        actor = session.actor
        holders = session.holders
        eyes = self._eyes(seat, session)
        mine = actor in seat.sides
        seen = [holder.seen for holder in holders if holder.side == (SPECTATOR if eyes is None else eyes)]
        failed = self._failed(session)
        thinking = failed is None and self.wake(session.id, actor, holders)
        observation, changes, since = session.show(seat.sides, eyes, have)
        told: dict[str, Any] = {"observation": observation}
        if changes is not None:
            log = None if since is None else self._events(session, since, eyes)
            told = {"since": have, "changes": changes, "log": log}
        return {
            **(session.lasting or lasting_view(session)),
            "choice": session.game.choice,
            "revision": session.lines,
            "you": list(seat.sides),
            "legal": session.game.legal_view() if mine else None,
            "warnings": session.game.warnings() if mine else {},
            "undo": self._undo_target(seat, session) is not None,
            "midway": mine and session.game.state.midway(),
            "agree": sorted(session.offers),
            "chain": session.chain_view(),
            "count": self._count(session),
            "advised": session.advised,
            "yields": [] if actor is None else sorted(session.yields),
            "rematch": session.rematch if seat.sides else None,
            "thinking": thinking,
            "failed": failed,
            "over": actor is None,
            "seen": min([*seen, session.game.choice]),
            **told,
        }

    def _count(self, session: LiveGame) -> dict[str, Any] | None:
        """Return how the game would end if its persons stopped here; None unless they may."""
        if session.actor is None or not session.lasting["may_agree"]:
            return None
        outcome = session.game.if_agreed()
        winner = None if outcome.winner is None else SIDE_NAMES[outcome.winner]
        return {"winner": winner, "rule": outcome.rule, "key": outcome.reason, "args": dict(outcome.details)}

    def log(self, seat: Seat, since: int) -> list[Happening]:
        """Return the events from choice `since` on (-1: the set-up too) as this seat may see them."""
        with self._hold(seat) as session:
            return self._events(session, since, self._eyes(seat, session))

    def _events(self, session: LiveGame, since: int, eyes: str | None) -> list[Happening]:
        side = None if eyes is None else parse_side(eyes)
        return [event.view(side) for event in self._sessions.events(session, since)]

    def history(self, seat: Seat, choice: int) -> dict[str, Any]:
        """Return the observation before a choice as this seat may see it."""
        with self._hold(seat) as session:
            self._check_past(session, choice)
            eyes = self._eyes(seat, session)
            return self._sessions.before(session, choice).observe(None if eyes is None else parse_side(eyes))

    def reasons(self, seat: Seat, since: int) -> list[dict[str, Any]]:
        """Return what the computer opponents may say of their choices from `since` on (`reason_disclosure.py`)."""
        with self._hold(seat) as session:
            events = self._events(session, since, self._eyes(seat, session))
            return reasons_told(session, self.store.reasons(session.id), since, events, not self._in_play(session))

    def film(self, seat: Seat, since: int, count: int) -> dict[str, Any]:
        """Return the observation before choice `since`, and what each of up to `count` choices from it on changed."""
        with self._hold(seat) as session:
            self._check_past(session, since)
            eyes = self._eyes(seat, session)
            side = None if eyes is None else parse_side(eyes)
            until = min(session.game.choice, since + count)
            seen = [game.observe(side) for game in self._sessions.befores(session, since, until)]
        return film(since, seen)

    @staticmethod
    def _check_past(session: LiveGame, choice: int) -> None:
        if 0 <= choice < session.first:
            raise Problem(
                "error-choice-earlier",
                f"choice {choice} was played by earlier rules, which this server does not have; the log tells of it",
                404,
                choice=choice,
                first=session.first,
            )
        if not 0 <= choice <= session.game.choice:
            last = session.game.choice
            raise Problem("error-no-such-choice", f"this game has choices 0 to {last}", 404, first=0, last=last)

    def explain(self, seat: Seat, text: str) -> Denial | None:
        """Return why an action may not be taken now, or None if it may.

        Only the side to choose is told: an answer about the other's hand would give it away.
        """
        with self._hold(seat) as session:
            if session.actor is not None and session.actor not in seat.sides:
                return Refusal(definition_of(session.row.game).turn_rule, "refusal-not-your-choice", {}).view()
            refusal = session.game.explain(text)
            return None if refusal is None else refusal.view()

    def odds(self, seat: Seat, text: str | None) -> dict[str, Any] | None:
        """Return the odds of the attack in hand, if `text` were done, as this seat may know them."""
        with self._hold(seat) as session:
            eyes = self._eyes(seat, session)
            if eyes is None or session.actor is None:
                return None
            if text is None:
                return session.game.odds(None, parse_side(eyes))
            action = session.game.parse(text)
            if session.actor not in seat.sides or action not in session.game.legal_actions():
                return None
            return session.game.odds(action, parse_side(eyes))

    def overlay(self, seat: Seat, name: str) -> dict[str, Any] | list[Any]:
        """Return something counted from the map, such as supply, as this seat may know it.

        Raises Problem where the game has nothing of that name.
        """
        with self._hold(seat) as session:
            eyes = self._eyes(seat, session)
            found = session.game.overlay(name, None if eyes is None else parse_side(eyes))
            if found is None:
                raise Problem("error-unknown-overlay", f"this game has no overlay {name!r}", 404, name=name)
            return found

    def go_on(self, seat: Seat) -> dict[str, Any]:
        """Agree to go on by the present rules with a game that was begun by others; return who is still to be asked."""
        waiting = self.upgrading.agree(seat)
        if not waiting:
            self.view(seat)  # an opponent whose choice it is thinks
        return {"waiting": waiting}

    def see(self, seat: Seat, choice: int) -> int:
        """Remember that this seat has looked at everything before `choice`; return how far it has."""
        with self._hold(seat) as session:
            if not 0 <= choice <= session.game.choice:
                raise Stale(self._view(seat, session), choice)
            eyes = self._eyes(seat, session)
            mine = SPECTATOR if eyes is None else eyes
            self.store.see(seat.game, [mine], choice)
            session.epoch = -1
            return next(holder.seen for holder in self.store.seats(seat.game) if holder.side == mine)

    def record(self, seat: Seat) -> str:
        """Return the record, sealed while a game with this seed goes on; raises Problem (`check_secret`)."""
        sides = [parse_side(side) for side in seat.sides]
        try:
            return self._record(seat, sides)
        except OtherRules:
            return self._record_of_others(seat.game, sides)

    def _record_of_others(self, game: str, sides: list[int]) -> str:
        """Return the record of a game that was played by other rules than there are here, sealed while it lasts.

        Whether pieces lie covered cannot be told: of a running game no action is shown.
        """
        row, head, lines = self.store.game(game), self.store.head(game), self.store.lines(game, 0)
        if row is None or head is None:
            raise UnknownGame
        last = lines[-1][1].hash if lines else None
        seeds = [row.seed, *(line.action for _, line in lines if line.kind in ("reseed", "redeal"))]
        if head.actor is not None or self.store.seed_in_play(seeds):
            return self.seal.close(game, self._sessions.record_of(row, head.lines, last or ""), sides, True)
        told = whole_alone(fairness_of(row, self.store.seats(game)))
        return self._sessions.record_of(row, head.lines, last or "", told)

    def _record(self, seat: Seat, sides: list[int]) -> str:
        with self._hold(seat) as session:
            check_secret(session.game, sides)
            if session.actor is not None:
                whole = self._sessions.record(session)
                return self.seal.close(session.id, whole, sides, session.game.secret_record())
            if self._in_play(session):
                shown = sides if self.store.seed_in_play(self._seeds(session), apart=True) else range(len(SIDE_NAMES))
                return self.seal.close(session.id, self._sessions.record(session), shown)
            told, end = fairness_of(session.row, session.holders), (seat.game, session.lines)
            text = self._sessions.record(session)
        if told is None or session.first:
            return self._sessions.record(session, whole_alone(told))
        return self._sessions.record(session, self._prove(end, text, told)["fair"])

    def _prove(self, end: tuple[str, int], record: str, told: dict[str, Any] | None) -> dict[str, Any]:
        """Prove a game that is over, known by its id and its lines: one at a time, each is a whole replay."""
        with self._proving:
            if end not in self._proofs:
                self._proofs[end] = pack(prove(record, self._data.get(read_record(record).tags["Game"]), told))
                while len(self._proofs) > MAX_PROOFS:
                    self._proofs.popitem(last=False)
            found: dict[str, Any] = unpack(self._proofs[end])
            return found

    def _in_play(self, session: LiveGame) -> bool:
        """Return whether dice to come somewhere, here or in a game this one was taken up from, follow its seeds."""
        return session.actor is not None or self.store.seed_in_play(self._seeds(session))

    @staticmethod
    def _seeds(session: LiveGame) -> list[str]:
        """Return the seeds that the dice of a game have come from, but for that of a lesson, which is no secret."""
        seeds = [] if is_lesson(session.row) else [session.row.seed]
        return seeds + [again.seed for again in session.game.reseeds]

    def finished(self, seat: Seat, key: str, text: str) -> Past:
        """Return what a finished game is looked into from; raises Problem (`key`) while that would tell secrets."""
        with self._hold(seat) as session:
            self._check_finished(session, key, text)
            return self._past(session)

    def _check_finished(self, session: LiveGame, key: str, text: str) -> None:
        """Raise Problem (`key`) while a game's record would tell secrets, and for one that cannot be replayed whole."""
        if self._in_play(session):
            raise Problem(key, text, 403)
        if session.first:
            raise Problem(
                "error-other-rules",
                f"this game was played by other rules up to choice {session.first}: it is not replayed from its "
                "beginning: its dice cannot be proved here, nor the game reviewed",
                409,
                first=session.first,
            )

    def _past(self, session: LiveGame) -> Past:
        return self._sessions.plain_record(session), self._data.get(session.row.game)

    def proof(self, seat: Seat) -> dict[str, Any]:
        """Return the proof of a finished game's dice and cards; raises Problem before its end."""
        with self._hold(seat) as session:
            self._check_finished(session, "error-proof-later", "dice and cards are proved when the game is over")
            end = (seat.game, session.lines)
            packed = self._proofs.get(end)
            if packed is not None:  # the game need not even be replayed
                known: dict[str, Any] = unpack(packed)
                return known
            record, told = self._sessions.record(session), fairness_of(session.row, session.holders)
        return self._prove(end, record, told)

    def story(self, seat: Seat) -> dict[str, Any]:
        """Return how a finished game went, in numbers; raises Problem before its end."""
        with self._hold(seat) as session:
            if session.actor is not None:
                raise Problem("error-story-later", "the numbers of a game are told when it is over", 403)
            return story(session.row.game, self._sessions.events(session, -1), session.observe(None))

    # --- doing ------------------------------------------------------------------------------------------

    def act(self, seat: Seat, choice: int, text: str) -> dict[str, Any]:
        """Take an action for this seat; return the view once it is on disk. Raises what `_acted` raises, or Stale."""
        return self._do(seat, choice, lambda session: self._acted(seat, session, [text]))

    async def act_soon(self, seat: Seat, choice: int, row: list[str], have: int | None = None) -> dict[str, Any]:
        """Take an action and others in a row, as far as they go (`_acted`), without stopping the event loop.

        Return the view once they are on disk; the side that acted has then seen all of it. See `act`, `view_soon`.
        """
        if not seat.sides:
            raise NotYours("error-spectator", "this secret is for watching only")
        for sure in (self.store.quick, True):
            try:
                async with self._hold_soon(seat, sure) as session:
                    if not sure and choice != session.game.choice:
                        continue
                    self._check_asked(seat, session, choice)
                    side = session.actor
                    await self._sessions.write_soon(session, self._acted(seat, session, row), side)
                    return self._view(seat, session, have)
            except MovedOn:
                continue
            except DosEspanasError:  # another process may have written what would make it right
                if sure:
                    raise
        raise Stale(await self.view_soon(seat), choice)

    def _acted(self, seat: Seat, session: LiveGame, row: list[str]) -> list[LogEntry]:
        """Take an action and those that follow it in a row (`LiveGame.take_row`); return the lines.

        Raises NotYours, UnknownAction (for any of them) or IllegalAction (for the first), and nothing has changed then.
        """
        if session.actor not in seat.sides:
            raise not_yours(session.actor)
        later = [session.game.parse(text) for text in row[1:]]
        return session.take_row(self._legal(session.game, row[0]), later)

    def undo(self, seat: Seat, choice: int) -> dict[str, Any]:
        """Go back to the seat's last choice, if nothing was revealed since; return the view."""

        def do(session: LiveGame) -> list[LogEntry]:
            target = self._undo_target(seat, session)
            if target is None:
                raise Problem(
                    "error-cannot-undo",
                    "nothing to take back: something has been revealed or handed over since, "
                    "or the last action was not yours",
                )
            return [session.undo(target)]

        return self._do(seat, choice, do)

    def agree(self, seat: Seat, choice: int, consents: bool) -> dict[str, Any]:
        """Note a seat's consent to end the game here, or decline (by VIC-08, 4.1-b); return the view.

        The game ends once both sides consent. Raises IllegalAction where a game is not ended so, and against a
        computer opponent.
        """

        def do(session: LiveGame) -> list[LogEntry]:
            title = definition_of(session.row.game)
            if session.actor is None:
                raise not_yours(session.actor)
            if not title.agreement:
                raise IllegalAction("error-not-by-agreement", "this game is not ended by agreement", title.end_rule)
            if set(players_of(session.holders).values()) != {PERSON}:
                raise IllegalAction("error-no-agreement", "a computer opponent does not agree to stop", title.end_rule)
            return session.consent(seat.sides) if consents else session.decline(seat.sides)

        return self._do(seat, choice, do)

    def resign(self, seat: Seat, accept: bool = False) -> dict[str, Any]:
        """Let this seat's side give up, whoever is asked; in a hot seat the side that is. Return the view.

        With `accept` a computer opponent does so that has offered to. Raises NotYours for a spectator or a game that
        is over, Problem where nobody has offered.
        """
        if not seat.sides:
            raise NotYours("error-spectator", "this secret is for watching only")
        for _ in range(TRIES):
            with suppress(MovedOn), self._sessions.hold(seat.game) as session:
                if session.actor is None:
                    raise not_yours(session.actor)
                if accept and not session.yields:
                    raise Problem("error-no-yield", "the opponent does not offer to give up", 409)
                own = seat.sides[0] if len(seat.sides) == 1 else session.actor
                side = min(session.yields) if accept else own
                self._sessions.write(session, [session.resign(side)])
                return self._view(seat, session)
        raise Stale(self.view(seat), 0)

    def rematch(self, seat: Seat, swap: bool) -> dict[str, Any]:
        """Begin a game like this one, which is over, for the same two persons; return the view, which names it.

        Each opens it with the secret of this one, with the same side or, with `swap`, the other; it begins once both
        have. One that stands already is not begun again. Raises Problem unless two persons played apart to the end.
        """
        if not seat.sides:
            raise NotYours("error-spectator", "this secret is for watching only")
        for _ in range(TRIES):
            with suppress(MovedOn), self._hold(seat) as session:
                players = players_of(session.holders)
                if session.actor is not None or not apart(players, session.row.hotseat):
                    text = "a rematch is offered when a game is over that two persons played, each at an own screen"
                    raise Problem("error-no-rematch", text, 409)
                row = session.row
                like = dosespanas.new_game(
                    row.game, row.scenario, json.loads(row.options), data=self._data.get(row.game)
                )
                if session.rematch is None:
                    line = session.offer_rematch(seat.sides[0], secrets.token_hex(8), swap)
                    self._sessions.write(session, [line])
                self._begin_again(like, session)
                return self._view(seat, session)
        raise Stale(self.view(seat), 0)

    def _begin_again(self, like: Game, session: LiveGame) -> None:
        """Write down the rematch of a game unless it is there."""
        asked = session.rematch
        if asked is None or self.store.game(asked["id"]) is not None:
            return
        hashes = {one.side: one.token_hash for one in session.holders if one.side != SPECTATOR}
        if asked["swap"]:
            hashes = dict(zip(SIDE_NAMES, [hashes[side] for side in reversed(SIDE_NAMES)], strict=True))
        with suppress(IntegrityError):  # another process was faster
            self.gathering.open(
                like,
                players_of(session.holders),
                False,
                session.row.name,
                mine=asked["side"],
                advice=session.row.advice is True,
                again=Again(asked["id"], hashes),
            )

    def _do(self, seat: Seat, choice: int, do: Callable[[LiveGame], list[LogEntry]]) -> dict[str, Any]:
        for _ in range(2):
            with suppress(MovedOn), self._hold(seat) as session:
                self._check_asked(seat, session, choice)
                self._sessions.write(session, do(session))
                return self._view(seat, session)
        raise Stale(self.view(seat), choice)

    def _check_asked(self, seat: Seat, session: LiveGame, choice: int) -> None:
        if not seat.sides:
            raise NotYours("error-spectator", "this secret is for watching only")
        if choice != session.game.choice:
            raise Stale(self._view(seat, session), choice)

    @staticmethod
    def _legal(game: Game, text: str) -> str:
        """Return the text of a legal action; raises UnknownAction or IllegalAction."""
        action = game.parse(text)
        if not game.allows(action):
            refusal = game.explain(action) or Refusal(definition_of(game.header.game).turn_rule, "refusal-not-now", {})
            raise IllegalAction(
                refusal.key, f"{action} is not legal now ({refusal.rule})", refusal.rule, **refusal.details
            )
        return str(action)

    @staticmethod
    def _undo_target(seat: Seat, session: LiveGame) -> int | None:
        target = session.undo_target()
        return target if target is not None and session.taken_by(target) in seat.sides else None

    # --- computer opponents -----------------------------------------------------------------------------

    def question(self, game: str) -> Question | None:
        """Return the choice a computer opponent is asked in a game, or None if it is a person's or over."""
        with self._sessions.hold(game) as session:
            players = players_of(session.holders)
            side = session.actor
            if side is None or players[side] == PERSON or self._failed(session) is not None:
                return None
            opponent = self.opponents.path(session.row.game, players[side])
            if opponent is None:
                return None
            asked = asked_of(session, side, opponent, self._data.get(session.row.game))
            return Question(asked, session.lines, PERSON in players.values())

    def doubts(self, question: Question) -> bool:
        """Return whether a computer opponent is to look whether it can still win: once a turn, against a person."""
        asked = question.asked
        with self._sessions.hold(asked.id) as session:
            if session.actor is None or asked.side in session.yields:
                return False
            return PERSON in players_of(session.holders).values() and session.hopes.asks(
                asked.side, asked.observation["turn"]
            )

    def despair(self, question: Question, hopeless: bool) -> None:
        """Note whether a computer opponent has seen a way to win; with none for long it offers to give up."""
        asked = question.asked
        with suppress(MovedOn), self._sessions.hold(asked.id) as session:
            if session.hopes.lost(asked.side, hopeless) and session.actor is not None:
                self._sessions.write(session, [session.offer_to_yield(asked.side)])

    def doubt(self, seat: Seat, adviser: str | None) -> Asked:
        """Return the choice of this seat as an opponent would be asked it: by name, or else the strongest there is.

        Raises NotYours for another's choice, Problem for an opponent there is not.
        """
        with self._hold(seat) as session:
            if session.actor is None or session.actor not in seat.sides:
                raise not_yours(session.actor)
            game = session.row.game
            name = self.opponents.names(game)[-1] if adviser is None else adviser
            self.opponents.check(game, [name])
            try:
                self._note_advice(session, session.actor)
            except MovedOn:
                raise Stale(self._view(seat, session), session.game.choice) from None
            return asked_of(session, session.actor, self.opponents.path(game, name) or name, self._data.get(game))

    def _note_advice(self, session: LiveGame, side: str) -> None:
        """Write down that one of two persons takes the computer's advice; raises Problem unless both agreed to it."""
        players = players_of(session.holders)
        if not may_advise(session.row, players):
            why = "the two persons of this game have not agreed to take the computer's advice"
            raise Problem("error-no-advice-here", why, 403)
        if set(players.values()) == {PERSON} and (noted := session.advise(side)):
            self._sessions.write(session, noted)

    def past(self, game: str) -> str | None:
        """Return the record that an opponent of a game is made again from."""
        with self._sessions.hold(game) as session:
            return self._sessions.plain_record(session)

    def fail(self, game: str, question: Question) -> None:
        """Write down that an opponent gave no usable answer: nobody plays in its place until somebody is chosen."""
        try:
            with self._sessions.hold(game) as session:
                side = question.asked.side
                if session.lines == question.lines and session.actor == side:
                    self._sessions.write(session, [session.fail(side, players_of(session.holders)[side])])
        except MovedOn:
            return

    def _failed(self, session: LiveGame) -> dict[str, Any] | None:
        """Return whom the game waits for in vain, and who may play on; None if the side to choose has not failed."""
        side = session.actor
        if side is None or side not in session.failed:
            return None
        names = self.opponents.names(session.row.game)
        failed = session.failed[side]
        return {"side": side, "opponent": failed, "others": [name for name in names if name != failed]}

    def replace(self, seat: Seat, choice: int, opponent: str) -> dict[str, Any]:
        """Let another computer opponent play on for one that failed; return the view.

        Any person of the game may choose. Raises Problem where nobody failed, or for an opponent there is not.
        """

        def do(session: LiveGame) -> list[LogEntry]:
            failed = self._failed(session)
            if failed is None:
                raise Problem("error-no-failure", "no opponent has failed here: nobody is replaced", 409)
            if opponent not in failed["others"]:
                known = ", ".join(failed["others"])
                text = f"{opponent!r} cannot play on here; there are: {known}"
                raise Problem("error-unknown-opponent", text, opponent=opponent, known=known)
            side = failed["side"]
            self.store.seat_player(session.id, side, opponent)
            session.seated += 1
            session.holders = [
                replace(holder, player=opponent) if holder.side == side else holder for holder in session.holders
            ]
            session.lasting = {}
            return [session.replaced(side, opponent)]

        return self._do(seat, choice, do)

    def answer(self, game: str, question: Question, text: str, reason: object = None) -> None:
        """Take an opponent's answer; raises UnknownAction or IllegalAction. A late one changes nothing."""
        try:
            with self._sessions.hold(game) as session:
                if session.lines == question.lines and session.actor == question.asked.side:
                    why = reason_kept(session, question, reason)
                    first, *forced = session.take_row(self._legal(session.game, text))
                    self._sessions.write(session, [replace(first, reason=why), *forced])
        except MovedOn:
            return
