"""What a notice tells of a game: how it stands for the seat that is told, and nothing that this seat may not know."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.registry import definition_of
from dosespanas.server.errors import OtherRules, UnknownGame
from dosespanas.server.features.notices.png import png
from dosespanas.server.features.notices.store import WaitingNotice
from dosespanas.server.features.notices.words import Later, Scene, clean
from dosespanas.server.games.clocks import Clock, other
from dosespanas.server.games.game_list import Unread, nothing_unread
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.notified import HOUR
from dosespanas.server.games.pace import PRESETS, read_pace
from dosespanas.server.games.seats import Seat
from dosespanas.server.http.context import Proposals, SideBid, UnreadMessages
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.clock_store import clock_of
from dosespanas.server.storage.store import SPECTATOR, GameRow, SeatRow
from dosespanas.stories.digest import MOST, attacked, happened

BEFORE = 60
"""How many choices before the present one an attack in hand may have begun."""
ASKED = {"begin": "notice-begin-asked", "late": "page-clock-claim-ask", "regent": "notice-regent-asked"}
ASKED |= {"back": "notice-back-asked", "pause": "page-clock-pause-other", "former": "page-former-left"}
"""What is said to whoever is told of something that is no question of the game, by the kind of the notice."""


class GameScenes:
    """How the games of one database stand."""

    def __init__(
        self,
        play: GameService,
        dues: Sequence[Callable[[Connection, str], int | None]],
        proposals: Proposals | None,
        handles: Callable[[Sequence[str]], dict[str, str]],
        unread: Unread = nothing_unread,
        are_apart: Callable[[str, str], bool] = lambda *_: False,
        written: UnreadMessages = lambda *_: None,
    ) -> None:
        """Take the games, what tells by when one must have ended, what knows the games that persons propose to each
        other, if anything does, the names of accounts, what tells which words at a table somebody has not read,
        whether one of two accounts does not wish to meet the other, and what they have not read of messages."""
        self._written = written
        self._play = play
        self._dues = dues
        self._proposals = proposals
        self._handles = handles
        self._unread = unread
        self._accounts_apart = are_apart

    async def scene(self, waiting: WaitingNotice, account: str, language: str, whole: bool) -> Scene | Later | None:
        """Return how the game of a notice stands for its seat, or what a challenge is to.

        None: it is not to be told any more; Later: not yet.
        """
        if waiting.kind == "written":
            return await asyncio.to_thread(self._message, waiting, account, whole)
        if waiting.game is None:
            return await asyncio.to_thread(self._challenge, waiting, account, language)
        game, side = waiting.game, waiting.side
        row, holders = await asyncio.to_thread(self._found, game)
        mine = [one for one in holders if one.side == side and one.account == account]
        if row is None or side is None or not mine:
            return None
        if waiting.kind == "rematch" and await asyncio.to_thread(self._are_apart, account, holders):
            return None
        words = Catalogue(language, definition_of(row.game).names(), row.game)
        seat = Seat(game, (side,), mine[0].token_hash or "")
        try:
            later = await asyncio.to_thread(self._put_off, waiting, row)
            if later is not None:
                return later
            view = await self._play.view(seat)
        except OtherRules:  # it waits for its persons to go on by the present rules
            return replace(self._plain(words, row, None), other=await asyncio.to_thread(self._other, holders, side))
        except DosEspanasError:  # it is damaged, or its seat is another's by now
            return None
        name = await asyncio.to_thread(self._other, holders, side)
        scene = await self._told(words, row, seat, view, waiting, whole, name or "none")
        if scene is None:
            return None
        if whole:
            found = await asyncio.to_thread(self._unread, [(game, side)])
            scene = replace(scene, said=[clean(line) for line in found.get((game, side), ())][-MOST:])
        left = await self._left(words, view["clock"], waiting)
        about = scene.about if left is None else f"{scene.about} · {left}"
        return replace(scene, about=about, other=name)

    async def _told(
        self,
        words: Catalogue,
        row: GameRow,
        seat: Seat,
        view: dict[str, Any],
        waiting: WaitingNotice,
        whole: bool,
        name: str,
    ) -> Scene | None:
        """Return how a game stands; `name`: that of the other person, or `none`."""
        kind, observation = waiting.kind, view["observation"]
        if not _holds(kind, str(waiting.side), view):
            return None
        plain = self._plain(words, row, observation)
        if kind == "begin" and (row.rated or row.pace):
            plain = replace(plain, about=" · ".join([plain.about, *_terms(words, row.rated is True, row.pace)]))
        if kind == "begin":
            plain = await asyncio.to_thread(self._seated, words, plain, row, waiting)
        if kind == "rematch":
            return replace(plain, then=_rematch(words, row, str(waiting.side), view["rematch"]))
        if kind in ASKED:
            return replace(plain, asked=words.text(ASKED[kind], name=name))
        if kind in ("words", "declined", "refused"):
            return plain
        if kind == "deadline":
            begun = "no" if observation is None else "yes"
            plain = replace(plain, then=words.text("notice-deadline-then", begun=begun))
        elif kind == "clock":
            late = view["clock"]["late"] == waiting.side
            then = words.text("page-clock-late-own" if late else "notice-clock-then", name=name)
            plain = replace(plain, says="notice-up" if late else "", then=then)
        elif kind == "holiday":
            away = view["clock"]["holidays"][other(str(waiting.side))]["until"] - self._play.time()
            plain = replace(plain, then=words.text("notice-holiday-then", days=max(1, round(away / (24 * HOUR)))))
        elif kind == "offer" and (count := await self._play.count(seat)) is not None:
            plain = replace(plain, then=f"{words.text('page-agree-here')} {_counted(words, count)}")
        if observation is None or not whole:
            return plain
        return await self._whole(words, plain, row, seat, view)

    def _put_off(self, waiting: WaitingNotice, row: GameRow) -> Later | None:
        """Return when a notice of time is to be looked at again, as a clock stood meanwhile; None: it is due."""
        if waiting.kind not in ("clock", "late", "remind"):
            return None
        pace = read_pace(row.id, row.pace)
        if pace is None:
            return None
        clock, at = Clock.read(pace, clock_of(self._play.store, row.id)), self._play.time()
        if waiting.kind == "remind":
            shown = clock.listed(at)
            return Later(at + HOUR) if shown is not None and not shown["runs"] else None
        when = clock.low_at() if waiting.kind == "clock" else clock.missed_at()
        if when is None:
            return Later(at + HOUR) if clock.side is not None else None
        return Later(when) if when > at else None

    async def _left(self, words: Catalogue, clock: dict[str, Any] | None, waiting: WaitingNotice) -> str | None:
        """Return how much time is left to whoever is told that it runs, in days or hours; None where it does not."""
        left = None
        if waiting.kind == "deadline":
            due = await asyncio.to_thread(self._due, str(waiting.game))
            left = None if due is None else due - self._play.time()
        elif waiting.kind in ("turn", "clock") and clock is not None and clock["runs"]:
            left = clock["left"][waiting.side] if clock["side"] == waiting.side else None
        return None if left is None or left <= 0 else _time_left(words, left)

    def _message(self, waiting: WaitingNotice, account: str, whole: bool) -> Scene | None:
        """Return who wrote to an account, and for a mail (`whole`) what."""
        found = self._written(account, waiting.about)
        if found is None:
            return None
        return Scene("", "", other=found[0], said=[clean(one) for one in found[1]][-MOST:] if whole else ())

    def _challenge(self, waiting: WaitingNotice, account: str, language: str) -> Scene | None:
        """Return what a challenge is to, and whose it is."""
        found = None if self._proposals is None else self._proposals.proposed(waiting.about, account)
        if found is None:
            return None
        words = Catalogue(language, definition_of(found.title).names(), found.title)
        told = [words.text(f"page-scenario-{found.scenario}")]
        told += [words.text("page-room-pair")] if found.pair else []
        told += [words.text("notice-invited-side", side=found.side), *_terms(words, found.rated, found.pace)]
        told += [_time_left(words, max(0, found.until - now()))]
        return Scene(words.text("game-name"), " · ".join(told), other=found.by)

    def _seated(self, words: Catalogue, plain: Scene, row: GameRow, waiting: WaitingNotice) -> Scene:
        """Return the scene of a game that was arranged with the side of its reader, and what was bid for it."""
        bids = [] if self._proposals is None else self._proposals.bids(row.id)
        names = self._handles([one.account for one in bids])
        accounts = {one.side: one.account for one in self._play.store.seats(row.id)}
        told = [_bid(words, row.game, one, names, accounts.get(str(waiting.side))) for one in bids]
        side = words.text("notice-invited-side", side=waiting.side)
        return replace(plain, about=f"{plain.about} · {side}", then=" ".join(told))

    def _due(self, game: str) -> int | None:
        with self._play.store.looking() as connection:
            found = [due for told in self._dues if (due := told(connection, game)) is not None]
        return min(found, default=None)

    def _other(self, holders: Sequence[SeatRow], side: str) -> str:
        """Return the name of the other side's account; empty where it has none."""
        accounts = [one.account for one in holders if one.side not in (side, SPECTATOR) and one.account is not None]
        return next(iter(self._handles(accounts).values()), "")

    def _are_apart(self, account: str, holders: Sequence[SeatRow]) -> bool:
        """Return whether an account has blocked another of a game, or is blocked by it."""
        others = {one.account for one in holders if one.account not in (None, account)}
        return any(self._accounts_apart(account, str(one)) for one in others)

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
        lasting = " · ".join(told)
        if observation is not None:
            told.append(words.text("page-turn", turn=observation["turn"]))
        return Scene(words.text("game-name"), " · ".join(told), lasting=lasting)

    async def _whole(self, words: Catalogue, plain: Scene, row: GameRow, seat: Seat, view: dict[str, Any]) -> Scene:
        """Return the same with what happened since this seat looked, what it is asked, and the map."""
        observation = view["observation"]
        facts = await self._play.static(seat)
        words = Catalogue(words.language, facts.get("names"), row.game, facts.get("texts"))
        try:
            log = await self._play.log(seat, min(view["seen"], view["choice"] - BEFORE))
            title, side = definition_of(row.game), seat.sides[0]
            events = happened(words, title, side, [one for one in log if one["n"] >= view["seen"]])
            attack = ""
            if observation["actor"] == side and (odds := await self._play.odds(seat, None)) is not None:
                attack = attacked(words, title, log, odds)
            svg = await self._play.picture(seat, view["choice"], words.language, True)
            picture = await asyncio.to_thread(png, svg)
        except UnknownGame:  # the seat is another's by now
            return plain
        outcome, then, asked = observation["outcome"], plain.then, words.said(observation["prompt"])
        stopped = view["orders"]["stopped"] if view["orders"] else []
        then = " ".join(filter(None, [then, *(words.said(one) for one in stopped), attack]))
        if outcome:
            then, asked = _ended(words, outcome, side)
        return replace(plain, then=then, asked=asked, events=events, picture=picture)


def _holds(kind: str, side: str, view: dict[str, Any]) -> bool:
    """Return whether what a notice says to a side still holds, as far as its view tells."""
    clock = view["clock"]
    if kind == "offer":
        return not view["over"] and bool(set(view["agree"]) - {side})
    if kind == "remind":
        return not view["over"] and (view["observation"] is None or view["observation"]["actor"] == side)
    if kind in ("rematch", "declined"):
        asked = view["rematch"]
        wanted = ("offered", other(side)) if kind == "rematch" else ("declined", side)
        return asked is not None and (asked["state"], asked["side"]) == wanted
    if kind in ("back", "refused"):
        back, wanted = view["back"], ("asked", other(side)) if kind == "back" else ("refused", side)
        return back is not None and (back["state"], back["side"]) == wanted
    if kind == "agreed":
        return not view["over"] and view["observation"]["actor"] == side
    if kind not in ("clock", "late", "regent", "pause", "holiday"):
        return True
    if clock is None or view["over"]:
        return False
    if kind == "holiday":
        return clock["holidays"][other(side)]["until"] is not None
    if kind == "clock":
        return bool(clock["runs"] and clock["side"] == side)
    if kind == "late":
        return bool(clock["late"] == other(side))
    return bool(clock["regents"][side] if kind == "regent" else other(side) in clock["offers"])


def _counted(words: Catalogue, count: dict[str, Any]) -> str:
    """Return what it would come to if both stopped here, and why."""
    winner = count["winner"]
    end = words.text("page-draw") if winner is None else words.text("page-won", side=f"side:{winner}")
    return f"{words.text('page-end-count')} {end} {words.said(count)}"


def _ended(words: Catalogue, outcome: dict[str, Any], side: str) -> tuple[str, str]:
    """Return how a game ended for a side, and for whom it did and why."""
    winner, why = outcome["winner"], words.text(outcome["reason"], **outcome["args"])
    if winner is None:
        return words.text("page-draw"), why
    own = words.text("page-won-own" if winner == side else "page-lost-own")
    return own, f"{words.text('page-won', side=f'side:{winner}')} {why}"


def _rematch(words: Catalogue, row: GameRow, side: str, asked: dict[str, Any]) -> str:
    """Return what is offered to a side with a rematch."""
    mine = other(side) if asked["swap"] else side
    told = [words.text("page-rematch-yours", side=f"side:{mine}"), words.text("page-rematch-same")]
    told.append(words.text("page-rematch-rated" if asked["rated"] else "page-rematch-unrated"))
    return " ".join([*told, *_terms(words, False, row.pace)])


def _bid(words: Catalogue, game: str, bid: SideBid, names: Mapping[str, str], reader: str | None) -> str:
    """Return what was bid for a side, in words for one of the two who did."""
    helps = definition_of(game).choices.BIDS[bid.steps - 1] if bid.steps else []
    given = words.listed([words.text(f"page-help-{name}") for name in helps])
    told = {"side": f"side:{bid.side}", "steps": bid.steps}
    told["help"] = words.text(f"page-helped-{other(bid.side)}", help=given) if helps else ""
    if bid.account == reader:
        return words.text("page-room-bid-own", **told)
    return words.text("page-room-bid-of", who=names.get(bid.account) or words.text("page-former-player"), **told)


def _time_left(words: Catalogue, left: int) -> str:
    """Return how much time is left, of so many milliseconds, in days or hours."""
    hours = left // HOUR
    if hours >= 48:
        return words.text("notice-left-days", days=hours // 24)
    return words.text("notice-left", hours=hours)


def _terms(words: Catalogue, rated: bool, pace: str | None) -> list[str]:
    """Return what two persons agree to with a game: whether it is rated, and how much time they have."""
    named = [words.text(f"page-pace-{name}") for name, one in PRESETS.items() if one.text() == pace]
    return [*([words.text("page-room-rated")] if rated else []), *named]
