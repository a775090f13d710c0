"""Cups: entry, start, withdrawal, the rounds one after the other. When a method returns, what it did is on disk."""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

import dosespanas
from dosespanas.registry import shipped_digest
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.cups.pairing import OUT
from dosespanas.server.features.cups.rounds import (
    BYE,
    KNOCK_OUT,
    LEFT,
    PLAYED,
    REMOVED,
    SYSTEMS,
    CupGame,
    most_rounds,
    next_round,
    standings,
    withdrawn,
)
from dosespanas.server.features.cups.tables import cup_games, cup_players, cups
from dosespanas.server.features.ratings.players import named
from dosespanas.server.features.ratings.rating_book import check_rateable, present, rating_of
from dosespanas.server.features.ratings.tables import results
from dosespanas.server.games.pace import pace_told
from dosespanas.server.opponents.registry import Opponents
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import RatedGame, account_in, computer, enter, level_of, player_of
from dosespanas.server.storage.store import Store
from dosespanas.server.storage.tables import games

OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"
PAGE: Final = 30
"""How many cups a page of the list has."""
MOST_PLAYERS: Final = 256
MOST_COMPUTERS: Final = 8
"""How many computer opponents may enter a cup: they think on this server."""
MOST_CUPS: Final = 3
"""How many cups an account may have open or running at a time."""
DAY: Final = 86_400_000
LATEST: Final = 400 * DAY
"""How far ahead the beginning of a cup may be."""


@dataclass(frozen=True)
class CupTerms:
    """A cup to be held: `legs` 2 for pairs with sides changed; `days` a round; `rounds` 0: as many as there can be."""

    name: str
    game: str
    scenario: str
    options: Mapping[str, bool]
    system: str
    legs: int
    rounds: int
    days: int
    rated: bool
    starts: int | None = None
    """When the entry closes by itself, in milliseconds since 1970; None: when the organiser says so."""
    limit: int | None = None
    """How many may enter; None: as many as may at all."""
    pace: str | None = None
    """How much time two persons have in a game, as it is kept; None: as much as a round."""
    programs: bool = False
    """Whether programs of accounts may enter."""


def not_allowed(key: str, text: str, **details: int) -> RequestProblem:
    """Return why a cup does not allow something now."""
    return RequestProblem(key, text, 409, **details)


@dataclass(frozen=True)
class ToBegin:
    """A game of a cup that is to be begun: its id and who plays which side, as players."""

    game: str
    cup: str
    nationalist: str
    republican: str


class Cups:
    """The cups of one database."""

    def __init__(self, store: Store, opponents: Opponents) -> None:
        """Take who of the computer opponents may enter."""
        self._store = store
        self._opponents = opponents

    # --- entry -------------------------------------------------------------------------------------------

    def create(self, organiser: str | None, new: CupTerms) -> str:
        """Open a cup for entry; return its id. Raises Problem or UnknownOption for one that cannot be played."""
        like = dosespanas.new_game(new.game, scenario=new.scenario, options=dict(new.options), seed=1)
        if new.system not in SYSTEMS:
            raise RequestProblem(
                "error-bad-request", f"system: one of {', '.join(SYSTEMS)}", where="system", wrong=new.system
            )
        at = now()
        if new.starts is not None and not at < new.starts <= at + LATEST:
            days = LATEST // DAY
            raise RequestProblem("error-cup-starts", f"a cup begins in the future, within {days} days", days=days)
        if new.rated:
            shipped = shipped_digest(new.game)
            check_rateable(new.game, new.scenario, new.options, new.legs == 2, like.header.data, shipped)
        id = secrets.token_hex(8)
        with self._store.aside() as connection:
            if organiser is not None:
                held = select(func.count()).select_from(cups).where(cups.c.organiser == organiser)
                if (connection.scalar(held.where(cups.c.state.in_((OPEN, RUNNING)))) or 0) >= MOST_CUPS:
                    raise not_allowed(
                        "error-cup-too-many", f"you hold {MOST_CUPS} cups already; end one first", most=MOST_CUPS
                    )
            values = {
                "id": id,
                "organiser": organiser,
                "title": new.game,
                "options": json.dumps(dict(new.options), sort_keys=True),
                "state": OPEN,
                "round": 0,
                "created": at,
            }
            about = {name: getattr(new, name) for name in ("pace", *SAID)}
            connection.execute(insert(cups).values(**values, **about))
        return id

    def enter(self, cup: str, account: str, program: bool = False) -> None:
        """Enter somebody for a cup that is open, or (`program`) their programs; a second time changes nothing."""
        with self._store.aside() as connection:
            row = _cup(connection, cup, OPEN)
            if program and not row.programs:
                raise RequestProblem("error-cup-programs", "no programs enter this cup: its organiser says so", 403)
            other = cup_players.c.player == player_of(account, not program)
            if connection.execute(select(cup_players.c.n).where(cup_players.c.cup == cup, other)).first() is not None:
                raise not_allowed("error-cup-twice", "a person enters a cup themselves or by a program, not both")
            self._add(connection, row, player_of(account, program))

    def add_computer(self, cup: str, organiser: str | None, level: str) -> None:
        """Enter a computer opponent, as the organiser may; of one level there may be several."""
        with self._store.aside() as connection:
            row = _own(connection, cup, organiser, OPEN)
            self._opponents.check(row.title, [level])
            query = select(cup_players.c.player).where(cup_players.c.cup == cup)
            there = {one for one in connection.scalars(query) if level_of(one) is not None}
            if level == "person" or len(there) >= MOST_COMPUTERS:
                raise not_allowed(
                    "error-cup-computers", f"a cup has {MOST_COMPUTERS} computers at most", most=MOST_COMPUTERS
                )
            number = next(n for n in range(1, len(there) + 2) if computer(level, n) not in there)
            self._add(connection, row, computer(level, number))

    @staticmethod
    def _add(connection: Connection, row: Any, player: str) -> None:
        there = list(connection.scalars(select(cup_players.c.player).where(cup_players.c.cup == row.id)))
        if player in there:
            return
        most = min(row.limit or MOST_PLAYERS, MOST_PLAYERS)
        if len(there) >= most:
            raise not_allowed("error-cup-full", f"this cup has {most} players at most", most=most)
        at = now()
        points = present(rating_of(connection, player, row.title), at).points
        connection.execute(insert(cup_players).values(cup=row.id, player=player, points=points, entered=at))

    def withdraw(self, cup: str, account: str) -> list[str]:
        """Take an account, or its programs, out of a cup: before its start without a trace.

        Later what it has not played is lost. Return the games that are over by that, to be ended.
        """
        with self._store.aside() as connection:
            row = _cup(connection, cup, OPEN, RUNNING)
            entry = next((one for one in _entries(connection, cup) if account_in(one.player) == account), None)
            return [] if entry is None else _take_out(connection, row, entry, LEFT)

    def remove(self, cup: str, organiser: str | None, number: int) -> None:
        """Take a player out of a cup, by the place in its list, as its organiser may.

        What that one has not played is lost in the cup alone: its games go on for themselves, and are not rated.
        Raises Problem for somebody whom the organiser plays against.
        """
        with self._store.aside() as connection:
            row = _own(connection, cup, organiser, OPEN, RUNNING)
            entries = _entries(connection, cup)
            if number >= len(entries):
                raise RequestProblem("error-no-cup-player", "there is no such player in this cup", 404)
            gone, mine = entries[number], next((one for one in entries if account_in(one.player) == organiser), None)
            if row.state == RUNNING and mine is not None and gone.n != mine.n:
                theirs = cup_games.c.first.in_([gone.n, mine.n]), cup_games.c.second.in_([gone.n, mine.n])
                undecided = cup_games.c.cup == cup, cup_games.c.how.is_(None)
                if connection.execute(select(cup_games.c.game).where(*undecided, *theirs)).first() is not None:
                    raise not_allowed("error-cup-own-game", "nobody is taken out by whoever plays against them")
            _take_out(connection, row, gone, REMOVED)

    def call_off(self, cup: str, organiser: str | None) -> None:
        """End a cup without a winner; games that go on are played for themselves."""
        with self._store.aside() as connection:
            _own(connection, cup, organiser, OPEN, RUNNING)
            connection.execute(update(cups).where(cups.c.id == cup).values(state=OFF, ended=now()))

    def start(self, cup: str, organiser: str | None) -> None:
        """Close the entry and pair the first round."""
        with self._store.aside() as connection:
            row = _own(connection, cup, organiser, OPEN)
            order = cup_players.c.points.desc(), cup_players.c.entered, cup_players.c.player
            query = select(cup_players.c.player).where(cup_players.c.cup == cup).order_by(*order)
            players = list(connection.scalars(query))
            if len(players) < 2:
                raise not_allowed("error-cup-few", "a cup needs two players at least")
            for n, player in enumerate(players):
                there = cup_players.c.cup == cup, cup_players.c.player == player
                connection.execute(update(cup_players).where(*there).values(n=n))
            most = most_rounds(row.system, len(players))
            rounds = most if row.system == KNOCK_OUT or not row.rounds else min(row.rounds, most)
            connection.execute(update(cups).where(cups.c.id == cup).values(state=RUNNING, rounds=rounds))
            _advance(connection, cup)

    def to_start(self, at: int) -> list[str]:
        """Return the cups that are open for entry and whose beginning has come."""
        query = select(cups.c.id).where(cups.c.state == OPEN, cups.c.starts <= at)
        return [str(row.id) for row in self._store.sound(query)]

    def start_or_end(self, cup: str) -> None:
        """Start a cup whose beginning has come; one that too few have entered is called off."""
        try:
            self.start(cup, None)
        except RequestProblem as problem:
            if problem.key != "error-cup-few":
                raise
            self.call_off(cup, None)

    # --- playing -----------------------------------------------------------------------------------------

    def note(self, game: str) -> str | None:
        """Note how a game of a cup has ended, and pair the next round once all of this one are decided; return the cup.

        None: it is no game of a cup, or was decided before.
        """
        with self._store.aside() as connection:
            there = select(cup_games).where(cup_games.c.game == game, cup_games.c.how.is_(None))
            one = connection.execute(there.with_for_update()).first()
            ended = connection.execute(select(results).where(results.c.game == game)).first()
            if one is None or ended is None:
                return None
            points = 1 if ended.winner is None else 2 * (ended.winner == "nationalist")
            played = CupGame(
                one.round, one.board, one.leg, one.first, one.second, points, 2 - points, PLAYED, ended.turn
            )
            _decide(connection, one.cup, played)
            _advance(connection, one.cup)
            cup: str = one.cup
            return cup

    def forfeit(self, game: str, missing: Iterable[str]) -> None:
        """Decide a game in which somebody did not appear in time; `missing`: the sides. Both may be."""
        gone = set(missing)
        with self._store.aside() as connection:
            query = select(cup_games).where(cup_games.c.game == game, cup_games.c.how.is_(None)).with_for_update()
            one = connection.execute(query).first()
            if one is None or not gone:
                return
            points, other = (0 if side in gone else 2 for side in ("nationalist", "republican"))
            lost = CupGame(one.round, one.board, one.leg, one.first, one.second, points, other, "forfeit")
            _decide(connection, one.cup, lost)
            _advance(connection, one.cup)

    def to_note(self) -> list[str]:
        """Return the games of all cups whose ends were written down and are not noted."""
        ended = cup_games.c.how.is_(None), cup_games.c.game == results.c.game
        return [str(row.game) for row in self._store.sound(select(cup_games.c.game).where(*ended))]

    def overdue(self, at: int, most: int = 50) -> list[str]:
        """Return games whose time is over and that are not decided, whether they have begun or not."""
        late = cup_games.c.how.is_(None), cup_games.c.due < at, cup_games.c.game.is_not(None)
        query = select(cup_games.c.game).join(cups, and_(cups.c.id == cup_games.c.cup, cups.c.state == RUNNING))
        return [str(row.game) for row in self._store.sound(query.where(*late), most)]

    def to_begin(self, most: int = 50) -> list[ToBegin]:
        """Return games that are paired and not begun."""
        first, second = cup_players.alias("first"), cup_players.alias("second")
        query = (
            select(cup_games.c.game, cup_games.c.cup, first.c.player.label("one"), second.c.player.label("two"))
            .join(cups, and_(cups.c.id == cup_games.c.cup, cups.c.state == RUNNING))
            .join(first, and_(first.c.cup == cup_games.c.cup, first.c.n == cup_games.c.first))
            .join(second, and_(second.c.cup == cup_games.c.cup, second.c.n == cup_games.c.second))
            .where(cup_games.c.how.is_(None), ~exists().where(games.c.id == cup_games.c.game))
        )
        return [ToBegin(row.game, row.cup, row.one, row.two) for row in self._store.sound(query, most)]

    def about(self, cup: str) -> Any:
        """Return the row of a cup; raises Problem if there is none."""
        with self._store.looking() as connection:
            return _cup(connection, cup)

    # --- looking -----------------------------------------------------------------------------------------

    def list(self, before: tuple[int, str] | None = None) -> dict[str, Any]:
        """Return a page of all cups, the latest first."""
        players = select(func.count()).where(cup_players.c.cup == cups.c.id).scalar_subquery()
        query = select(cups, players.label("players")).order_by(cups.c.created.desc(), cups.c.id.desc())
        if before is not None:
            at, id = before
            earlier = and_(cups.c.created == at, cups.c.id < id)
            query = query.where(cups.c.created <= at, or_(cups.c.created < at, earlier))
        with self._store.looking() as connection:
            rows = connection.execute(query.limit(PAGE + 1)).all()
        more = len(rows) > PAGE
        rows = rows[:PAGE]
        return {
            "cups": [_facts(row) | {"players": row.players} for row in rows],
            "next": f"{rows[-1].created}-{rows[-1].id}" if more else None,
        }

    def view(self, cup: str, account: str | None) -> dict[str, Any]:
        """Return a cup as everybody may see it, and what somebody may do there."""
        with self._store.looking() as connection:
            row = _cup(connection, cup)
            entries = _entries(connection, cup)
            rows = _games(connection, cup)
            names = named(connection, [*(one.player for one in entries), row.organiser])
        players = [one.player for one in entries]
        mine = next((one for one in entries if account_in(one.player) == account), None)
        lines = standings(len(players), [_game(one) for one in rows]) if row.state != OPEN else []
        return {
            **_facts(row),
            "options": json.loads(row.options),
            "organiser": None if row.organiser is None else names[row.organiser],
            "players": [
                {
                    **names[one.player],
                    "rating": round(one.points),
                    "left": one.left is not None,
                    "removed": one.removed,
                }
                for one in entries
            ],
            "table": [
                {
                    name: value / (4 if name == "sonneborn_berger" else 2) if name in HALVES else value
                    for name, value in asdict(line).items()
                }
                for line in lines
            ],
            "games": [
                {
                    "round": one.round,
                    "board": one.board,
                    "leg": one.leg,
                    "nationalist": one.first,
                    "republican": None if one.second == OUT else one.second,
                    "points": None if one.points is None else one.points / 2,
                    "other": None if one.other is None else one.other / 2,
                    "how": one.how,
                    "due": one.due,
                    "id": one.game if mine is not None and mine.n in (one.first, one.second) else None,
                }
                for one in rows
                if one.first != OUT
            ],
            "you": {
                "organiser": account is not None and account == row.organiser,
                "player": None if mine is None or mine.left is not None else players.index(mine.player),
            },
        }


SAID: Final = ("name", "scenario", "system", "legs", "rounds", "days", "rated", "starts", "limit", "programs")
"""What an organiser says of a cup, and what is told of it as it was said."""
HALVES: Final = ("points", "buchholz", "sonneborn_berger", "direct")
"""Points of a table's line, which are kept in halves (Sonneborn-Berger's in quarters) and told whole."""


def _facts(row: Any) -> dict[str, Any]:
    told = {name: getattr(row, name) for name in ("id", "state", "round", "created", "ended", *SAID)}
    return told | {"game": row.title, "pace": pace_told(row.id, row.pace)}


def _cup(connection: Connection, cup: str, *states: str) -> Any:
    """Return the row of a cup, for a transaction that changes it if `states` are named; raises Problem."""
    query = select(cups).where(cups.c.id == cup)
    row = connection.execute(query.with_for_update() if states else query).first()
    if row is None:
        raise RequestProblem("error-no-cup", "there is no such cup", 404)
    if states and row.state not in states:
        raise not_allowed(f"error-cup-{row.state}", f"this cup is {row.state}: that is not possible any more")
    return row


def _own(connection: Connection, cup: str, organiser: str | None, *states: str) -> Any:
    """Return the row of a cup for whoever organises it; None may do so with every cup. Raises Problem."""
    row = _cup(connection, cup, *states)
    if organiser is not None and row.organiser != organiser:
        raise RequestProblem("error-cup-organiser", "only whoever organises this cup may do that", 403)
    return row


def _entries(connection: Connection, cup: str) -> Sequence[Any]:
    """Return who plays in a cup: from its start on by number, before that as they entered."""
    order = cup_players.c.n, cup_players.c.entered, cup_players.c.player
    return connection.execute(select(cup_players).where(cup_players.c.cup == cup).order_by(*order)).all()


def _games(connection: Connection, cup: str) -> Sequence[Any]:
    order = cup_games.c.round, cup_games.c.board, cup_games.c.leg
    return connection.execute(select(cup_games).where(cup_games.c.cup == cup).order_by(*order)).all()


def _game(row: Any) -> CupGame:
    return CupGame(**{name: getattr(row, name) for name in CupGame.__dataclass_fields__})


def _decide(connection: Connection, cup: str, one: CupGame) -> None:
    there = cup_games.c.cup == cup, cup_games.c.round == one.round, cup_games.c.board == one.board
    values = {"points": one.points, "other": one.other, "how": one.how, "turn": one.turn}
    connection.execute(update(cup_games).where(*there, cup_games.c.leg == one.leg).values(**values))


def _take_out(connection: Connection, row: Any, entry: Any, how: str) -> list[str]:
    """Take a player out of a cup (`Cups.withdraw`); return the games that were not decided."""
    there = cup_players.c.cup == row.id, cup_players.c.player == entry.player
    if entry.left is not None:
        return []
    if row.state == OPEN:
        connection.execute(delete(cup_players).where(*there))
        return []
    connection.execute(update(cup_players).where(*there).values(left=row.round, removed=how == REMOVED))
    open_games = cup_games.c.cup == row.id, cup_games.c.how.is_(None)
    his = or_(cup_games.c.first == entry.n, cup_games.c.second == entry.n)
    found = connection.execute(select(cup_games).where(*open_games, his)).all()
    for one in found:
        _decide(connection, row.id, withdrawn(_game(one), entry.n, how))
    _advance(connection, row.id)
    return [one.game for one in found if one.game is not None]


def _advance(connection: Connection, cup: str) -> None:
    """Pair the next rounds of a running cup as long as all games are decided; end it after the last one."""
    row = connection.execute(select(cups).where(cups.c.id == cup).with_for_update()).first()
    while row is not None and row.state == RUNNING:
        so_far = [_game(one) for one in _games(connection, cup)]
        if any(one.how is None for one in so_far):
            return
        entries = connection.execute(select(cup_players).where(cup_players.c.cup == cup)).all()
        left = {one.n for one in entries if one.left is not None}
        removed = {one.n for one in entries if one.removed}
        fresh = next_round(row.system, len(entries), row.rounds, row.legs, so_far, left, removed)
        if not fresh:
            connection.execute(update(cups).where(cups.c.id == cup).values(state=OVER, ended=now()))
            return
        _write_round(connection, row, fresh, {one.n: one.player for one in entries})
        row = connection.execute(select(cups).where(cups.c.id == cup)).first()


def _write_round(connection: Connection, row: Any, fresh: Sequence[CupGame], players: Mapping[int, str]) -> None:
    due = now() + row.days * DAY
    for one in fresh:
        game = secrets.token_hex(8) if one.how is None else None
        connection.execute(insert(cup_games).values(cup=row.id, game=game, due=due, **asdict(one)))
        if game is None or one.how == BYE:
            continue
        sides = players[one.first], players[one.second]
        if row.rated and any(level_of(player) is None for player in sides):
            pair = f"{row.id}-{one.round}-{one.board}" if row.legs == 2 else None
            enter(connection, RatedGame(game, *sides, pair, due))
    connection.execute(update(cups).where(cups.c.id == row.id).values(round=fresh[0].round))


def due_of(connection: Connection, game: str) -> int | None:
    """Return by when a game of a cup must have ended, in milliseconds since 1970; None: it is none, or decided."""
    there = cup_games.c.game == game, cup_games.c.how.is_(None)
    due: int | None = connection.scalar(select(cup_games.c.due).where(*there))
    return due
