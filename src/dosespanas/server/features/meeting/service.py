"""Finding each other: open seats that anybody takes up, challenges to a person, tables that anybody may watch.

A game that begins so is opened by being signed in: the secrets of its seats are told to nobody.
"""

import json
import secrets
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.errors import DamagedGame, RequestProblem
from dosespanas.server.features.accounts.store import Account, AccountsStore
from dosespanas.server.features.meeting import bids
from dosespanas.server.features.meeting.store import Challenge, GameWish, MeetingStore, PublicTable
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.lobby import Again
from dosespanas.server.games.pace import pace_told, read_pace
from dosespanas.server.http.context import Points
from dosespanas.server.operations.quotas import Buckets, Quota
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.rated_games import RatedGame, player_of
from dosespanas.server.storage.secret_tokens import new_token, token_hash
from dosespanas.server.storage.store import PERSON

DAY = 86_400_000
"""Milliseconds."""
OPEN_FOR = 3 * DAY
"""How long an open seat waits."""
CHALLENGE_FOR = 7 * DAY
"""How long a challenge does."""
KEPT_FOR = 14 * DAY
"""How long after it was made its owner is told what became of it."""
MOST = 10
"""How many open seats and challenges of one account may wait."""
TOLD = Quota(3, 3 / (24 * 60))
"""How many challenges of one account another one is told of by notice: three at once, and three a day."""
PAGE = 50
"""How many of them one answer tells."""
ANY = "any"
"""The side of who takes either."""
GUEST = "guest"
"""The side of who lets the other one choose: one divides (which handicaps there are), the other chooses."""


class Gone(RequestProblem):
    """An open seat that somebody took, that was withdrawn, or that has expired."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-seat-gone", "this seat is not free any more: somebody was faster, or it was withdrawn")


class WaitingRoom:
    """The people of one database who look for somebody to play with. In any thread."""

    def __init__(self, play: GameService, kept: MeetingStore, points: Points) -> None:
        """Take the games, where all this is kept, and what tells the ratings of accounts in a game."""
        self._points = points
        self._play = play
        self._kept = kept
        self._told = Buckets(TOLD)

    def room(self, me: Account, game: str | None, language: str | None, before: int | None) -> dict[str, Any]:
        """Return what somebody sees: open seats of others, the latest first, challenges, and what is one's own."""
        latest = 1 << 46 if before is None else before
        there = self._kept.open(me.id, game, language, latest, PAGE)
        found = self._near(me.id, there)
        to = self._kept.to(me.id, PAGE)
        own = self._kept.own(me.id, now() - KEPT_FOR, 2 * PAGE)
        ids = {each for one in (*found, *to, *own) for each in (one.account, one.to, one.guest) if each is not None}
        names = self._kept.handles(sorted(ids))
        return {
            "seats": _views(found, names, me),
            "challenges": _views(to, names, me),
            "mine": _views(own, names, me, self._untold(own)),
            "more": there[-1].created if len(there) == PAGE else None,
        }

    def offer(
        self,
        me: Account,
        wanted: GameWish,
        to: str | None,
        bid: tuple[str | None, int | None] = (None, None),
        program: bool = False,
    ) -> dict[str, Any]:
        """Offer a seat to anybody, or challenge a person by name; return it. Raises Problem for a game there cannot be.

        `bid`: the side that is wished and the steps bid for it, where both bid; it lies sealed until the seat is taken.
        `program`: a program of theirs offers it, and plays; it may be taken by programs too.

        A person who does not wish to meet whoever asks is not told of it; nor is whoever asks. A notice of it comes to
        others, but not without end from the same person (`TOLD`).
        """
        self._like(wanted)
        other = None if to is None else self._person(to)
        if other == me.id:
            raise RequestProblem(
                "error-challenge-self", "nobody plays against himself here; begin a game at one screen"
            )
        if other is not None and wanted.within is not None:
            raise RequestProblem("error-near-named", "a challenge is for the person it names, whatever their rating")
        if self._kept.waiting(me.id) >= MOST:
            raise RequestProblem(
                "error-many-seats", f"{MOST} seats of yours are open already; withdraw one", 409, most=MOST
            )
        if wanted.rated and wanted.advice:
            raise RequestProblem("error-rated-advice", "in a rated game nobody takes advice of the computer")
        sealed = None
        if wanted.side == bids.SIDE:
            bids.possible(wanted.game, wanted.options, not wanted.rated and not wanted.pair)
            sealed = bids.written(bids.checked(wanted.game, *bid))
        present = now()
        ids = tuple(secrets.token_hex(8) for _ in range(2 if wanted.pair else 1))
        found = Challenge(
            *(secrets.token_hex(8), me.id, other, wanted, present),
            *(present + (OPEN_FOR if other is None else CHALLENGE_FOR), ids, None, None, None),
            bid=sealed,
            program=program,
        )
        self._kept.add(found, other is not None and self._may_tell(me.id, other))
        names = self._kept.handles([me.id, *([] if other is None else [other])])
        return view_of(found, names, me, self._untold([found]))

    def take(
        self, me: Account, id: str, chosen: str | None = None, steps: int | None = None, program: bool = False
    ) -> dict[str, Any]:
        """Take a seat up: its games begin. Return it; the same again is answered alike.

        `chosen`: the side of who takes it up, where that is theirs to choose (`GUEST`), or to be bid for with so many
        `steps`; else raises Problem there. `program`: a program of theirs takes it, and plays: only what a program
        offers.

        Of two who come at once one is first; raises Gone for the other, for who has blocked, or is by, its owner, and
        for whose rating is not near enough.
        """
        found = self._kept.challenge(id)
        if found is None or (found.to is not None and me.id not in (found.to, found.account)):
            raise Gone
        if found.account == me.id:
            raise RequestProblem("error-own-seat", "this seat is your own offer; somebody else must take it up", 409)
        if program and not found.program:
            text = "a person offers this seat, to persons; programs take up what programs offer"
            raise RequestProblem("error-offer-of-person", text, 403)
        if found.taken is None:
            closed = not self._kept.handles([found.account]).get(found.account)
            if closed or self._kept.apart(me.id, found.account) or not self._near(me.id, [found]):
                raise Gone
            reply = None
            if found.wanted.side == GUEST:
                if chosen not in SIDE_NAMES:
                    raise RequestProblem("error-choose-side", "the side is yours to choose here: say which")
                side = SIDE_NAMES[1 - SIDE_NAMES.index(chosen)]
                found = replace(found, wanted=replace(found.wanted, side=side))
            elif found.wanted.side == bids.SIDE:
                theirs = bids.checked(found.wanted.game, chosen, steps)
                found, reply = bid_for(found, theirs), bids.written(theirs)
            rated = rated_of(found, player_of(me.id, program))
            self._kept.take(id, me.id, found.wanted, reply, rated, program)
            found = self._kept.challenge(id)
        if found is None or found.guest != me.id:
            raise Gone
        self._begin(found)
        return view_of(found, self._kept.handles([found.account, me.id]), me)

    def look(self, me: Account, id: str) -> dict[str, Any]:
        """Return an own offer, or one taken up; where its games are not made yet they are. Raises Gone."""
        found = self._kept.challenge(id)
        if found is None or me.id not in (found.account, found.guest):
            raise Gone
        if found.taken is not None:
            self._begin(found)
        ids = [each for each in (found.account, found.to, found.guest) if each is not None]
        return view_of(found, self._kept.handles(ids), me, self._untold([found]))

    def withdraw(self, me: Account, id: str) -> None:
        """Withdraw an own offer that nobody has taken up; raises Gone."""
        if not self._kept.withdraw(id, me.id):
            raise Gone

    def decline(self, me: Account, id: str) -> None:
        """Decline a challenge; raises Gone."""
        if not self._kept.decline(id, me.id):
            raise Gone

    def block(self, me: Account, handle: str, blocked: bool) -> list[str]:
        """Note whether somebody does not wish to meet a person; return the names of all whom they do not."""
        other = self._person(handle)
        if other == me.id:
            raise RequestProblem("error-block-self", "nobody blocks himself")
        self._kept.block(me.id, other, blocked)
        return self._kept.blocked(me.id)

    def blocked(self, me: Account) -> list[str]:
        """Return the names of those whom somebody does not wish to meet."""
        return self._kept.blocked(me.id)

    def tables(self, game: str | None, before: int | None) -> list[PublicTable]:
        """Return the games that anybody may watch, the latest first."""
        return self._kept.tables(game, 1 << 46 if before is None else before, PAGE)

    def _near(self, me: str, seats: Sequence[Challenge]) -> list[Challenge]:
        """Return those of some seats that are for an account: whose owner does not mind its rating, or it is near."""
        owners: dict[str, set[str]] = {}
        for one in seats:
            if one.wanted.within is not None:
                owners.setdefault(one.wanted.game, {me}).add(one.account)
        points = {game: self._points(accounts, game) for game, accounts in owners.items()}

        def is_near(one: Challenge) -> bool:
            most, worth = one.wanted.within, points.get(one.wanted.game, {})
            return most is None or abs(worth[me] - worth[one.account]) <= most

        return [one for one in seats if is_near(one)]

    def _untold(self, found: Iterable[Challenge]) -> set[str]:
        """Return whom of those who are challenged no channel tells of it."""
        return self._kept.untold([one.to for one in found if one.to is not None and one.taken is None])

    def _may_tell(self, me: str, other: str) -> bool:
        """Return whether somebody is to be told of a challenge; that counts towards how often they are."""
        return not self._kept.apart(me, other) and not self._told.take([(f"{me} {other}", 1)])

    def _person(self, handle: str) -> str:
        """Return the account of a name; raises Problem where there is none."""
        found = AccountsStore(self._play.store).by_handle(handle)
        if found is None:
            raise RequestProblem("error-no-such-name", "nobody here has this name", 404)
        return found.id

    def _like(self, wanted: GameWish) -> Game:
        """Return a game as it is wanted; raises UnknownOption where there is none."""
        return self._play.fresh(wanted.game, wanted.scenario, dict(wanted.options))

    def _begin(self, found: Challenge) -> None:
        """Write down the games of a seat that was taken up, unless they are there."""
        wanted = found.wanted
        if found.guest is None:
            return
        plays = {found.account: found.program, found.guest: found.guest_program}
        alone = False if wanted.rated else None
        for id, owners in sides_of(found, found.guest):
            if self._play.store.game(id) is not None:
                continue
            hashes: dict[str, str | None] = {side: token_hash(new_token()) for side in SIDE_NAMES}
            with suppress(IntegrityError):  # another process was faster
                made = self._play.gathering.open(
                    self._like(wanted),
                    dict.fromkeys(SIDE_NAMES, PERSON),
                    hotseat=False,
                    name=None,
                    mine=SIDE_NAMES[0],
                    advice=wanted.advice,
                    again=Again(
                        *(id, hashes, dict(owners), wanted.rated, wanted.late),
                        programs={side: plays[owner] or alone for side, owner in owners.items()},
                    ),
                    chat=wanted.chat,
                    pace=read_pace(id, wanted.pace),
                )
                if wanted.public:
                    self._kept.show(id, made["spectator"])


def sides_of(found: Challenge, guest: str) -> list[tuple[str, dict[str, str]]]:
    """Return the games of a seat with the account that has each side; one for either side is drawn, by the first id."""
    side = found.wanted.side
    first = SIDE_NAMES[int(token_hash(found.games[0])[:8], 16) % 2] if side == ANY else side
    sides: dict[str, str] = {each: found.account if each == first else guest for each in SIDE_NAMES}
    changed: dict[str, str] = {each: found.account if each != first else guest for each in SIDE_NAMES}
    return list(zip(found.games, (sides, changed), strict=False))


def bid_for(found: Challenge, theirs: bids.Bid) -> Challenge:
    """Return a seat as it is played when whoever takes it up has bid, too."""
    mine = bids.read(found.id, found.bid)
    assert mine is not None, "who offers a seat to be bid for bids first"
    side, helped, steps = bids.settled(mine, theirs, found.games[0])
    options = bids.helped(found.wanted.game, found.wanted.options, helped, steps)
    return replace(found, wanted=replace(found.wanted, side=side, options=options))


def rated_of(found: Challenge, guest: str) -> list[RatedGame]:
    """Return the games of a seat as they are to be rated, none if they are not; `guest`: the player who takes it up."""
    if not found.wanted.rated:
        return []
    pair = found.id if found.wanted.pair else None
    found = replace(found, account=player_of(found.account, found.program))
    return [RatedGame(id, one["nationalist"], one["republican"], pair) for id, one in sides_of(found, guest)]


def _views(
    found: Iterable[Challenge], names: dict[str, str], me: Account, untold: Collection[str] = ()
) -> list[dict[str, Any]]:
    """Return open seats as somebody may see them; damaged ones are left out."""
    views = []
    for one in found:
        with suppress(DamagedGame):
            views.append(view_of(one, names, me, untold))
    return views


def view_of(found: Challenge, names: dict[str, str], me: Account, untold: Collection[str] = ()) -> dict[str, Any]:
    """Return an open seat as somebody may see it: its games are told to its two persons alone; raises DamagedGame.

    `untold`: the accounts that no channel tells anything; its owner is to know that of whom they challenge.
    """
    ours = me.id in (found.account, found.guest)
    open_ = ours and found.taken is not None
    mine, theirs = bids.read(found.id, found.bid), bids.read(found.id, found.reply)
    wanted = asdict(found.wanted) | {"options": json.loads(json.dumps(dict(found.wanted.options)))}
    return wanted | {
        "pace": pace_told(found.id, found.wanted.pace),
        "id": found.id,
        "host": names.get(found.account, ""),
        "to": None if found.to is None else names.get(found.to, ""),
        "guest": None if found.guest is None or not ours else names.get(found.guest, ""),
        "mine": found.account == me.id,
        "program": found.program,
        "created": found.created,
        "expires": found.expires,
        "declined": found.declined is not None,
        "untold": found.account == me.id and found.to in untold,
        "games": list(found.games) if open_ else [],
        "bid": asdict(mine) if mine is not None and (open_ or found.account == me.id) else None,
        "reply": asdict(theirs) if theirs is not None and open_ else None,
    }
