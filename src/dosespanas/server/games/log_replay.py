"""A game in memory led along the lines of its log, and whether that comes to where it did when they were written."""

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.fair_chance import Chain
from dosespanas.kernel.record import Reseed, action_line, reseed_line
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.server.errors import DamagedGame
from dosespanas.server.games.clocks import other
from dosespanas.server.games.json_codec import state_hash
from dosespanas.server.games.live_game import NOTED, UNHASHED, LiveGame
from dosespanas.server.storage.action_log import Numbered, fold
from dosespanas.server.storage.store import LogEntry


def replay(live: LiveGame, numbered: list[Numbered], until: int) -> None:
    """Catch up with lines of the store, which has `until` of them; raises DamagedGame."""
    if not fits(live, numbered, until):
        raise DamagedGame(live.id, f"line {live.lines - 1}: the state is not the one that was written")


def fits(live: LiveGame, numbered: list[Numbered], until: int) -> bool:
    """Do what lines up to `until` say; return whether that led where it did when the state was hashed last.

    Raises DamagedGame where it cannot be done.
    """
    lines = [one for one in numbered if one[0] < until]
    if lines and lines[-1][1].hash is None:
        return False  # it was written with another one, which is not there
    hashed = len(lines)
    while hashed and not lines[hashed - 1][1].hash:
        hashed -= 1
    if hashed:
        n, last = lines[hashed - 1]
        follow_to(live, lines[:hashed], n + 1)
        if last.hash != state_hash(live.game.state):
            return False
    follow_to(live, lines[hashed:], until)
    return True


def follow_to(live: LiveGame, numbered: list[Numbered], until: int) -> None:
    """Do what lines up to `until` say, wherever that leads; raises DamagedGame."""
    lines = [one for one in numbered if one[0] < until]
    for i, (n, _) in enumerate(lines):
        if n != live.lines + i:
            raise DamagedGame(live.id, f"line {live.lines + i} is missing")
    if live.lines + len(lines) != until:
        raise DamagedGame(live.id, f"line {live.lines + len(lines)} is missing")
    try:
        lowest, kept, reached = fold(lines, live.game.choice)
        if lowest < live.game.choice:
            live.go_back(lowest, shared=True)
        follow_lines(live, kept)
    except (DosEspanasError, ValueError, IndexError) as error:
        raise DamagedGame(live.id, f"line {live.made}: {type(error).__name__}") from None
    live.made = live.lines = until
    live.reached = max(live.reached, reached)


def follow_lines(live: LiveGame, kept: list[Numbered]) -> None:
    """Do what folded lines say; raises DosEspanasError, ValueError or IndexError where that cannot be done.

    A line without a hash was written together with the next one: those two are of one row, or of a record that
    the game was taken up with and that nobody takes back.
    """
    along = -1
    for n, line in kept:
        live.made = n
        _replay_line(live, line, n == along)
        along = n + 1 if line.hash is None else -1


def check(live: LiveGame, wanted: str | None) -> None:
    """Raise DamagedGame unless the state is the one that was written with the last line."""
    if wanted != UNHASHED and wanted != state_hash(live.game.state):
        raise DamagedGame(live.id, f"line {live.lines - 1}: the state is not the one that was written")


def _replay_line(live: LiveGame, line: LogEntry, within: bool) -> None:
    if line.kind == "action":
        if line.seat != live.actor:
            raise ValueError("another side's choice")
        live.take(line.action, within)
    elif line.kind in ("reseed", "redeal"):
        live.reseed(line.action, line.kind == "redeal")
    elif line.kind == "offer":
        live.offers.add(line.seat)
    elif line.kind == "decline":
        live.offers.clear()
    elif line.kind == "back":
        what, choice = line.action.split()
        live.note_back(what, line.seat, int(choice))
    elif line.kind == "agree":
        live.agree()
    elif line.kind in ("failed", "player", "regent", "return"):
        live.hand_over(line.kind, line.seat, line.action)
    elif line.kind == "resign":
        live.end_by(line.seat)
    elif line.kind == "claim":
        live.end_by(other(line.seat), True)
    elif line.kind == "clock":
        pass  # what was done to the clocks stands in their row
    elif line.kind in NOTED:
        live.note(line.kind, line.seat, line.action)
    else:
        raise ValueError("no such kind of line")


def chain_again(live: LiveGame, numbered: list[Numbered]) -> None:
    """Make the chain anew from all lines before a snapshot."""
    if live.chain is None:
        return
    live.chain = chain = Chain(live.id, str(live.row.secret))
    choice = 0
    for n, line in fold(numbered, 0)[1]:
        if line.kind == "action":
            if line.seat not in SIDE_NAMES:
                raise DamagedGame(live.id, f"line {n}")
            chain.add(action_line(choice, parse_side(line.seat), line.action))
            choice += 1
        elif line.kind in ("reseed", "redeal"):
            chain.turn(reseed_line(Reseed(choice, line.action, line.kind == "redeal")))
    chain.settle()
