"""How a game begins: its seats, the secret the server is bound to, a number of each person, the seed they make.

A game is *gathering* until every person's number is in: it has no seed yet, so no card has been drawn. `lines` of its
row is then minus the count of numbers that are missing, so that waiting pages hear of each.
"""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import dosespanas
from dosespanas.analysis import puzzles
from dosespanas.datafiles import patches
from dosespanas.kernel import fair_chance
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import Reseed
from dosespanas.kernel.side import NOBODY, SIDE_NAMES
from dosespanas.registry import counts_from, definition_of
from dosespanas.server.errors import NoStanding, OtherRules, RequestProblem, UnknownGame
from dosespanas.server.games.advice import AdvicePermission, agreed
from dosespanas.server.games.clocks import Clock
from dosespanas.server.games.game_cache import GameCache
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.games.invitations import apart, check_mine, guest_view
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.log_replay import follow_to, replay
from dosespanas.server.games.notified import accounts_of, of_time
from dosespanas.server.games.pace import Pace, read_pace
from dosespanas.server.games.record_origin import is_lesson, origin_view, puzzle_of
from dosespanas.server.games.seats import Seat, check_player, check_seat, played_by, players_of, programs_of
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.rated_games import RatedGame
from dosespanas.server.storage.secret_tokens import new_token, token_hash
from dosespanas.server.storage.store import PERSON, SPECTATOR, GameHead, GameRow, MovedOn, SeatRow, Store

TRIES = 20
"""How often a number is offered again while others give theirs at the same moment."""


@dataclass(frozen=True)
class Again:
    """A game for players who are known before it: its id, by side what is kept of the secrets and whose account it is.

    So are a rematch, the games of a cup, and `rated` ones. `entry`: its entry among these, unless that stands already.
    `late`: who watches is shown each turn once it is over.
    """

    id: str
    hashes: Mapping[str, str | None]
    accounts: Mapping[str, str | None] = field(default_factory=dict)
    rated: bool = False
    late: bool = False
    entry: RatedGame | None = None
    programs: Mapping[str, bool | None] = field(default_factory=dict)
    """By side whether a program plays it, or (False) none may."""


Wake = Callable[[str, str | None, Mapping[str, str]], object]


def givers(row: GameRow, holders: Sequence[SeatRow]) -> dict[str, str | None]:
    """Return who adds a number to a game's chance, and the number: each person, in a hot seat both as one."""
    persons = {one.side: one.number for one in holders if one.player == PERSON and one.side != SPECTATOR}
    return {fair_chance.SHARED: next(iter(persons.values()))} if row.hotseat else persons


def missing(holders: Sequence[SeatRow]) -> list[str]:
    """Return the sides whose person has not given a number."""
    return [one.side for one in holders if one.player == PERSON and one.side != SPECTATOR and one.number is None]


def numbers_of(row: GameRow, holders: Sequence[SeatRow]) -> dict[str, str]:
    """Return all numbers of a game, by giver."""
    return {giver: number for giver, number in givers(row, holders).items() if number is not None}


def chance_view(row: GameRow, holders: Sequence[SeatRow]) -> dict[str, Any] | None:
    """Return what everybody may know of a game's chance; None for a game that nobody added a number to."""
    if row.secret is None:
        return None
    return {
        "commitment": fair_chance.commitment(
            row.id, row.secret, givers(row, holders), version(row), row.corrections or ""
        ),
        "givers": sorted(givers(row, holders)),
        "version": version(row),
        "missing": missing(holders) if row.chance is None else [],
    }


def fairness_of(row: GameRow, holders: Sequence[SeatRow]) -> dict[str, Any] | None:
    """Return what a game's seed was made of, secret included: for a game that is over."""
    if row.secret is None:
        return None
    return fair_chance.fairness(row.id, row.secret, numbers_of(row, holders), version(row), row.corrections or "")


def version(row: GameRow) -> int:
    """Return how a game's seed is made; games begun before there were two ways do not say it."""
    return 1 if row.construction is None else row.construction


def rated_from(row: GameRow) -> int | None:
    """Return the turn from which on a rated game counts; None for any other."""
    return counts_from(row.game, row.scenario) if row.rated else None


def seeds_of(row: GameRow, reseeds: Sequence[Reseed]) -> list[str]:
    """Return the seeds that the dice of a game have come from, but for that of a lesson, which is no secret."""
    return ([] if is_lesson(row) else [row.seed]) + [again.seed for again in reseeds]


def talk_here(row: GameRow, players: Mapping[str, str]) -> str | None:
    """Return whether two persons apart may write to each other (`open`) or may not (`silent`); None in other games."""
    if not apart(dict(players), row.hotseat):
        return None
    return "silent" if row.chat is False else "open"


def lasting(
    row: GameRow, holders: Sequence[SeatRow], redealt: bool, corrections: dict[str, Any] | None
) -> dict[str, Any]:
    """Return what a view tells of a game at every choice; `redealt`: whether hands were dealt anew after a record.

    `corrections`: what is told of them.
    """
    players = players_of(holders)
    return {
        "id": row.id,
        "name": row.name,
        "players": players,
        "programs": programs_of(holders),
        "hotseat": row.hotseat,
        "origin": origin_view(row, redealt),
        "chance": chance_view(row, holders),
        "guest": guest_view(holders),
        "may_agree": definition_of(row.game).agreement and set(players.values()) == {PERSON},
        "may_advise": agreed(row, players),
        "rated": row.rated is True,
        "rated_from": rated_from(row),
        "late": row.shown_late,
        "talk": talk_here(row, players),
        "puzzle": puzzle_of(row),
        "corrections": corrections,
    }


class Lobby:
    """Begins games."""

    def __init__(self, store: Store, sessions: GameCache, wake: Wake, opponents: Opponents) -> None:
        """Take who is told that a computer opponent may be asked, and who of them may sit down."""
        self._opponents = opponents
        self._store = store
        self._advice = AdvicePermission(store)
        self._cache = sessions
        self._wake = wake

    def open(
        self,
        game: Game,
        players: dict[str, str],
        hotseat: bool,
        name: str | None,
        origin: int | None = None,
        taught: bool = False,
        mine: str | None = None,
        advice: bool = False,
        again: Again | None = None,
        chat: bool = True,
        pace: Pace | None = None,
        late: bool = False,
        sources: Sequence[str] = (),
    ) -> dict[str, Any]:
        """Write down a new game like `game`, with `origin` all that was done in it; return its id and secrets.

        It waits for the numbers of its persons, unless there are none or nothing is left to be drawn, or it is
        `taught`: then it begins at once, with the seed of `game`. Between two persons apart whoever begins it has the
        side that is `mine`, and an invitation to the other one; in a rematch (`again`) both have their secrets. Those
        two may write to each other if they `chat`. `pace`: how much time they have; None: as much as they like.
        `late`: who watches is shown each turn once it is over. `sources`: the games without advice that it comes from.
        """
        if hotseat and set(players.values()) != {PERSON}:
            raise RequestProblem("error-hotseat", "in a hot seat both sides are held by persons")
        if pace is not None and not apart(players, hotseat):
            raise RequestProblem("error-pace-apart", "only a game between two persons apart has a pace")
        header, over = game.header, game.actor is None
        self._opponents.check(header.game, players.values())
        check_mine(players, hotseat, mine)
        row = GameRow(
            id=secrets.token_hex(8) if again is None else again.id,
            game=header.game,
            scenario=header.scenario,
            options=json.dumps(header.options, sort_keys=True),
            position=None if header.position is None else json.dumps(header.position),
            seed="" if origin is None and not taught else header.seed,
            engine=header.engine,
            data=header.data,
            name=name,
            hotseat=hotseat,
            chance=game.seed if over else None,
            origin=origin,
            secret=None if over or taught else secrets.token_hex(32),
            construction=fair_chance.VERSION,
            advice=advice,
            corrections=patches.digest(header.corrections) or None,
            rated=True if again is not None and again.rated else None,
            chat=chat,
            pace=None if pace is None or over else pace.text(),
            late=late if again is None else again.late or again.rated,
            sources=" ".join(sources) or None,
        )
        free = SIDE_NAMES[mine == SIDE_NAMES[0]] if apart(players, hotseat) and again is None else None
        tokens = self._tokens(players, hotseat, free)
        spectator, invitation = new_token(), new_token()
        holders = [
            SeatRow(row.id, side, players[side], None if token is None else token_hash(token), 0)
            for side, token in tokens.items()
        ]
        holders = [replace(one, invitation=token_hash(invitation)) if one.side == free else one for one in holders]
        if again is not None:
            holders = [
                replace(
                    one,
                    token_hash=again.hashes[one.side],
                    account=again.accounts.get(one.side),
                    program=again.programs.get(one.side),
                )
                for one in holders
            ]
        holders.append(SeatRow(row.id, SPECTATOR, PERSON, token_hash(spectator), 0))
        live = None if origin is None else self._cache.begin(row)
        lines = [] if live is None else live.follow(game)
        if live is not None and game.agreed:
            lines += live.consent(SIDE_NAMES)
        if live is not None and game.resigned != NOBODY:
            lines.append(live.resign(SIDE_NAMES[game.resigned]))
        if live is not None and not over:  # who failed in the game it was taken up from does not play this one
            lines += [live.replaced(side, players[side]) for side in list(live.failed)]
        lines = lines if live is None else live.hashed(lines)
        waiting = 0 if taught else len(givers(row, holders))
        head = GameHead(len(lines) if over else -max(waiting, 1), game.choice if origin is not None else 0, None)
        awaited = accounts_of(holders, row.hotseat) if again is not None and waiting and not over else {}
        told = [Notice(account, "begin", row.id, side) for side, account in awaited.items()]
        entry = None if again is None else again.entry
        self._store.create(row, holders, lines, head, header.corrections, told, entry)
        if taught:
            self._start(replace(row, chance=row.seed), holders, [], None)
        elif not over and waiting == 0:
            self._begin(row, holders, [], None)
        chance = chance_view(row, holders)
        return {
            "id": row.id,
            "seats": tokens,
            "spectator": spectator,
            "invitation": None if free is None else {"side": free, "invitation": invitation},
            "commitment": None if chance is None else chance["commitment"],
        }

    def teach(self, game: str) -> dict[str, Any]:
        """Write down the game that teaches a first turn, begun at once; return what `open` returns.

        Raises Problem for a game that has none.
        """
        lesson = definition_of(game).lesson
        if lesson is None:
            raise RequestProblem("error-no-lesson", "this game has no guided first turn", 404)
        folder = self._cache.data.get(game)
        like = dosespanas.new_game(game, lesson.scenario, dict(lesson.options), lesson.seed, folder)
        players = dict.fromkeys(SIDE_NAMES, lesson.opponent) | {lesson.side: PERSON}
        return self.open(like, players, False, None, taught=True)

    def pose(self, game: str, puzzle: str) -> dict[str, Any]:
        """Write down a game that stands at a puzzle, begun at once; return what `open` returns, and its `side`.

        Raises DosEspanasError for a puzzle there is not.
        """
        one = puzzles.puzzle(game, puzzle)
        side = str(one["side"])
        other = definition_of(game).recommended
        players = dict.fromkeys(SIDE_NAMES, other) | {side: PERSON}
        return self.open(puzzles.begun(one), players, False, None, taught=True) | {"side": side}

    @staticmethod
    def _tokens(players: dict[str, str], hotseat: bool, free: str | None) -> dict[str, str | None]:
        shared = new_token()
        return {
            side: None if player != PERSON or side == free else shared if hotseat else new_token()
            for side, player in players.items()
        }

    def give(self, seat: Seat, number: str) -> None:
        """Add a seat's number (64 hex digits); the game begins with the last one. The same one again changes nothing.

        Raises NotYours for a spectator, Problem if the seat gave another number or the game takes none.
        """
        check_player(seat)
        for _ in range(TRIES):
            row, holders = self._store.game(seat.game), self._store.seats(seat.game)
            if row is None:
                raise UnknownGame
            check_seat(seat, holders)
            given = next(one.number for one in holders if one.side in seat.sides)
            if given == number:
                return
            if given is not None or row.chance is not None:
                raise RequestProblem("error-number-given", "this seat's number is given; it is not changed", 409)
            after = [replace(one, number=number) if one.side in seat.sides else one for one in holders]
            try:
                self._add(row, after, seat.sides, number)
            except MovedOn:
                continue
            return
        raise RequestProblem("error-server", "the server made a mistake; nothing was changed", 500)

    def _add(self, row: GameRow, holders: Sequence[SeatRow], sides: Sequence[str], number: str) -> None:
        waiting = [giver for giver, given in givers(row, holders).items() if given is None]
        if not waiting:
            self._begin(row, holders, sides, number)
            return
        head = self._store.head(row.id)
        choice = 0 if head is None else head.choice
        after = GameHead(-len(waiting), choice, None)
        self._store.gather(row, -len(waiting) - 1, sides, number, 0, [], after)
        self._cache.tell(row.id, after)

    def _begin(self, row: GameRow, holders: Sequence[SeatRow], sides: Sequence[str], number: str | None) -> None:
        """Make the seed, and begin or go on with it; raises MovedOn if another number came first."""
        if row.secret is None:
            raise MovedOn
        seed = fair_chance.seed_of(row.id, row.secret, numbers_of(row, holders), version(row))
        self._start(replace(row, chance=seed, seed=row.seed or seed), holders, sides, number)

    def _start(self, row: GameRow, holders: Sequence[SeatRow], sides: Sequence[str], number: str | None) -> None:
        """Begin or go on with the seed of a row; raises MovedOn if somebody else did before."""
        if row.origin is None and row.position is None:  # nothing is drawn yet: it begins by the present rules
            digest = static_game(row.game, self._cache.source(row))["data"]
            row = replace(row, engine=ENGINE, data=str(digest))
        live = self._taken_up(row)
        row, lines = live.row, []
        if row.origin is not None and row.chance is not None:
            lines.append(live.reseed(row.chance, hands=apart(players_of(holders), row.hotseat)))
        first = live.lines
        lines = live.hashed(live.settle(lines))
        if live.pace is not None:
            at = self._cache.time()
            live.clock = Clock.fresh(live.pace, at)
            live.clock.start(live.actor, at)
        clock = None if live.clock is None else live.clock.row(row.id)
        head, accounts = live.head(len(lines)), accounts_of(holders, row.hotseat)
        told = [
            Notice(account, "turn", row.id, side, head.choice)
            for side, account in accounts.items()
            if side == head.actor and side not in sides
        ]
        if live.clock is not None:
            told += of_time(row.id, accounts, head, live.clock, self._cache.time())
        self._store.gather(row, -1, sides, number, first, lines, head, clock, told)
        live.lines += len(lines)
        live.written = live.game.choice
        self._cache.tell(row.id, live.head(0))
        self._cache.save(self._cache.keep(live))
        self._wake(row.id, live.actor, live.players or played_by(holders))

    def _taken_up(self, row: GameRow) -> LiveGame:
        """Return a game in which is done what was done in the record it was taken up from.

        If that was by other rules, it is done by the present ones; raises NoStanding where it cannot be.
        """
        numbered = self._store.lines(row.id, 0)
        try:
            live = self._cache.begin(row)
            replay(live, numbered, len(numbered))
        except OtherRules:
            digest = static_game(row.game, self._cache.source(row))["data"]
            try:
                live = self._cache.begin(replace(row, engine=ENGINE, data=str(digest)))
                follow_to(live, numbered, len(numbered))
            except DosEspanasError:
                raise NoStanding from None
        return live

    def view(self, seat: Seat) -> dict[str, Any]:
        """Return a gathering game as a seat may see it: who is awaited, and what the server is bound to."""
        head = self._store.head(seat.game)
        row, holders = self._store.game(seat.game), self._store.seats(seat.game)
        if row is None or head is None:
            raise UnknownGame
        check_seat(seat, holders)
        players, pace = players_of(holders), read_pace(row.id, row.pace)
        return {
            "id": row.id,
            "game": row.game,
            "scenario": row.scenario,
            "options": json.loads(row.options),
            "name": row.name,
            "players": players,
            "programs": programs_of(holders),
            "hotseat": row.hotseat,
            "origin": origin_view(row, apart(players, row.hotseat)),
            "guest": guest_view(holders),
            "chance": chance_view(row, holders),
            "choice": head.choice,
            "revision": head.lines,
            "you": list(seat.sides),
            "observation": None,
            "legal": None,
            "orders": None,
            "clock": None if pace is None else Clock.fresh(pace, 0).view(0, {}),
            "warned": [],
            "undo": False,
            "midway": False,
            "agree": [],
            "back": None,
            "chain": None,
            "may_agree": False,
            "puzzle": None,
            "may_advise": self._advice.may_advise(row, players),
            "rated": row.rated is True,
            "rated_from": rated_from(row),
            "late": row.shown_late,
            "talk": talk_here(row, players),
            "advised": dict.fromkeys(SIDE_NAMES, 0),
            "yields": [],
            "rematch": None,
            "corrections": self._cache.corrections_view(row),
            "thinking": False,
            "failed": None,
            "first": 0,
            "over": False,
            "seen": 0,
            "news_since": 0,
        }
