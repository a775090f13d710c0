"""Which accounts are to be told of what was just done in a game."""

from collections.abc import Collection, Mapping, Sequence

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.games.clocks import Clock, other
from dosespanas.server.storage.outbox import NEVER_SEEN, Notice
from dosespanas.server.storage.store import SPECTATOR, GameHead, LogEntry, SeatRow

HOUR = 3_600_000
ASKED, REFUSED = {"ask": "back", "offer": "rematch"}, {"refuse": "refused", "decline": "declined"}
"""What the other side is told of, and who asked, by what a line of a take-back or a rematch says."""
SOON = 3 * HOUR
"""A clock that runs low sooner than that is no news: it was told with the turn what is left of it."""


def accounts_of(holders: Sequence[SeatRow], hotseat: bool) -> dict[str, str]:
    """Return by side the accounts that a game can be told to: none in a hot seat, where nobody is away."""
    if hotseat:
        return {}
    return {one.side: one.account for one in holders if one.account is not None and one.side != SPECTATOR}


def notices_of(
    game: str,
    accounts: Mapping[str, str],
    lines: Sequence[LogEntry],
    head: GameHead,
    by: Collection[str] = (),
    clock: Clock | None = None,
    now: int = 0,
    regents: Collection[str] = (),
) -> list[Notice]:
    """Return what some lines make to be told: whose turn it now is, that the game is over, that one side would stop.

    `head`: where the game stands after them; `by`: the sides of whoever did that, who is not told of it; `clock`: its
    clocks as they are `now`; `regents`: the sides that a computer opponent plays for.
    """
    others = {side: account for side, account in accounts.items() if side not in by}
    if not accounts or not lines:
        return []
    if lines[-1].kind == "rematch":  # of a game that is over; the new one tells of itself
        return _of_asking(game, others, lines[-1])
    if head.actor is None:  # what ended by a word is seen by no look at a choice
        choice = head.choice if lines[-1].kind == "action" else NEVER_SEEN
        return [Notice(account, "over", game, side, choice) for side, account in others.items()]
    found = []
    handed = head.actor not in by and any(line.kind in ("action", "undo") for line in lines)
    if head.actor in others and lines[-1].kind == "undo":  # both agreed; that side has seen this choice before
        found.append(Notice(others[head.actor], "agreed", game, head.actor))
    elif handed and head.actor in others and head.actor not in regents:
        found.append(Notice(others[head.actor], "turn", game, head.actor, head.choice))
    if clock is not None and (handed or any(line.kind == "return" for line in lines)):
        found += of_time(game, accounts, head, clock, now)
    for line in lines:
        to = other(line.seat) if line.seat in SIDE_NAMES else ""
        if line.kind == "offer" and to in others:
            found.append(Notice(others[to], "offer", game, to))
        elif line.kind == "back":
            found += _of_asking(game, others, line)
        elif (line.kind, line.action) == ("clock", "pause") and to in others and clock is not None and not clock.paused:
            found.append(Notice(others[to], "pause", game, to))
        elif line.kind == "clock" and line.action.startswith("holiday ") and to in others:
            found.append(Notice(others[to], "holiday", game, to))
        elif line.kind == "regent" and line.seat in others:
            found.append(Notice(others[line.seat], "regent", game, line.seat))
    return found


def _of_asking(game: str, others: Mapping[str, str], line: LogEntry) -> list[Notice]:
    """Return what is to be told of a take-back or a rematch: that it is asked or offered, or to who did that: no."""
    what, side = line.action.split()[0], line.seat
    to, kind = (other(side), ASKED[what]) if what in ASKED else (side, REFUSED.get(what))
    return [] if kind is None or to not in others else [Notice(others[to], kind, game, to)]


def of_time(game: str, accounts: Mapping[str, str], head: GameHead, clock: Clock, now: int) -> list[Notice]:
    """Return what is to be told once time has passed: whose clock runs low, and to the other side that it is up.

    Whoever looks has not answered by that: only the next choice takes it back. A clock that stands meanwhile puts it
    off (`GameScenes`). By live clocks nobody is told: who plays by them is there.
    """
    low, missed = clock.low_at(), clock.missed_at()
    if clock.pace.kind == "live" or low is None or missed is None or clock.side is None:
        return []
    whom = [("clock", clock.side, low)] if low - now >= SOON else []
    whom.append(("late", other(clock.side), missed))
    return [
        Notice(accounts[side], kind, game, side, head.choice + 1, when - now)
        for kind, side, when in whom
        if side in accounts
    ]
