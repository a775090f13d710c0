"""Which accounts are to be told of what was just done in a game."""

from collections.abc import Collection, Mapping, Sequence

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.storage.outbox import NEVER_SEEN, Notice
from dosespanas.server.storage.store import SPECTATOR, GameHead, LogEntry, SeatRow

HOUR = 3_600_000
LOW = 24 * HOUR
"""Milliseconds before its end at which a clock runs low; one with less than four times as much at its last quarter."""
SOON = HOUR // 6
"""A clock that runs low sooner than that is a live one: who plays by it is there."""


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
    left: int | None = None,
) -> list[Notice]:
    """Return what some lines make to be told: whose turn it now is, that the game is over, that one side would stop.

    `head`: where the game stands after them; `by`: the sides of whoever did that, who is not told of it; `left`: how
    many milliseconds whoever is asked then has left, if their clock runs. That it runs low they are told later.
    """
    lines = [line for line in lines if line.kind != "rematch"]  # the new game tells of itself
    others = {side: account for side, account in accounts.items() if side not in by}
    if not others or not lines:
        return []
    if head.actor is None:  # what ended by a word is seen by no look at a choice
        choice = head.choice if lines[-1].kind == "action" else NEVER_SEEN
        return [Notice(account, "over", game, side, choice) for side, account in others.items()]
    found = []
    if head.actor in others and any(line.kind in ("action", "undo") for line in lines):
        found.append(Notice(others[head.actor], "turn", game, head.actor, head.choice))
        wait = 0 if left is None else left - min(LOW, left // 4)
        if wait >= SOON:  # who looks has not answered by that: only the next choice takes it back
            found.append(Notice(others[head.actor], "clock", game, head.actor, head.choice + 1, wait))
    for line in lines:
        other = SIDE_NAMES[line.seat == SIDE_NAMES[0]]
        if line.kind == "offer" and other in others:
            found.append(Notice(others[other], "offer", game, other))
    return found
