"""A log with its battles as wholes: where each was, and what either side lost in it. Knows no game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from dosespanas.kernel.events import Event
from dosespanas.kernel.shapes import Happening, SideName, Toll
from dosespanas.kernel.side import SIDE_NAMES

PLACES: Final = ("box", "hex", "place")
"""Arguments of an event that say where it was."""


class Fights:
    """What a game's events tell of its battles, by their kinds."""

    def __init__(
        self, begins: frozenset[str], ends: frozenset[str], falls: Mapping[str, str], hits: Mapping[str, str]
    ) -> None:
        """`begins`: an attack, or a whole battle; in another place it is another one. `ends`: nothing goes on after it.

        `falls`: a piece is lost if the argument is 0; nothing: always. `hits`: what a side takes, as often as the
        argument says; nothing: once.
        """
        self.begins = begins
        self.ends = ends
        self.falls = falls
        self.hits = hits

    def toll(self, event: Happening) -> Toll | None:
        """Return what an event, as a viewer reads it, cost its side; None where it tells of no hit and no loss."""
        kind, args = event["kind"], event["args"]
        if event["side"] is None or (kind not in self.hits and kind not in self.falls):
            return None
        hits = args.get(self.hits[kind], 1) if kind in self.hits else 0
        lost = kind in self.falls and args.get(self.falls[kind], 0) == 0
        return {"hits": hits if isinstance(hits, int) else 1, "lost": lost}


def log_view(events: Iterable[Event], viewer: int | None, fights: Fights | None) -> list[Happening]:
    """Return events as JSON for a side (0 or 1) or a spectator (None), with what those of battles cost."""
    told: list[Happening] = []
    for event in events:
        seen = event.view(viewer)
        toll = None if fights is None else fights.toll(seen)
        if toll is not None:
            seen["toll"] = toll
        told.append(seen)
    return told


class BattleOutcome:
    """What was told of one battle, and what came of it."""

    def __init__(self, place: str | None) -> None:
        """`place`: where it is, as a term."""
        self.place = place
        self.events: list[Happening] = []
        self.over = False
        """Whether it is told to its end."""
        self.lost: dict[SideName, list[str]] = {side: [] for side in SIDE_NAMES}
        """By side the pieces that were destroyed."""
        self.hits: dict[SideName, int] = dict.fromkeys(SIDE_NAMES, 0)
        """By side how often it was hit."""

    def note(self, event: Happening) -> None:
        """Take an event into it."""
        self.events.append(event)
        side, toll = event["side"], event.get("toll")
        if side is None or toll is None:
            return
        self.hits[side] += toll["hits"]
        if toll["lost"]:
            self.lost[side].append(str(event["args"]["piece"]))


def gathered(log: Sequence[Happening], fights: Fights | None) -> list[BattleOutcome | Happening]:
    """Return a log with each battle in place of its events; the last one may still go on."""
    found: list[BattleOutcome | Happening] = []
    battle: BattleOutcome | None = None
    for event in log:
        if fights is not None and event["kind"] in fights.begins:
            place = place_of(event)
            if battle is None or battle.place != place:
                if battle is not None:
                    battle.over = True
                battle = BattleOutcome(place)
                found.append(battle)
        elif battle is not None and fights is not None and event["kind"] in fights.ends:
            battle.over = True
            battle = None
        if battle is None:
            found.append(event)
        else:
            battle.note(event)
    return found


def place_of(event: Happening) -> str | None:
    """Return where an event was, as a term; None where it does not say."""
    for name in PLACES:
        where = event["args"].get(name)
        if isinstance(where, str):
            return where
    return None
