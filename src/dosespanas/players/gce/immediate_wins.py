"""What ends the game is looked for before anything else: what wins at once, and what would let the other side win.

It is read from the observation; only when a place that decides stands open, or can be attacked, is a game sampled and
tried out.
"""

from typing import Any, Final

import dosespanas
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.control import victory
from dosespanas.gce.game import data_of
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce import winning_attacks
from dosespanas.players.gce.ways_to_win import WinPath, kept_by, ways

Choice = tuple[str, dict[str, Any] | None]

ENTERS: Final = ("to", "step")
"""Actions that bring what is in hand into a hex."""
TAKES_UP: Final = ("move", "march", "rail", "sail", "advance")
"""Actions that take up a unit that may then enter a hex."""
TRIES: Final = 30
"""How many units are tried for one place at most, the nearest first."""
FAR: Final = 16
"""Hexes beyond which nobody is tried, but by rail or sea."""
NEAR: Final = 6
"""Hexes within which an enemy could walk into a place that stands open."""


class ImmediateWins:
    """Looks out for one player. It remembers which places it is taking, where several are needed."""

    def __init__(self) -> None:
        self._aims: list[int] = []
        self._turn = 0

    def answer(self, seen: GceObservation, legal: list[LegalAction]) -> Choice | None:
        """Return the action that wins at once, else the one that covers what would lose at once; None for neither."""
        found = self.wins(seen, legal)
        return self.covers(seen, kept(seen, legal)) if found is None else found

    def wins(self, seen: GceObservation, legal: list[LegalAction]) -> Choice | None:
        """Return the action that wins, begins a row of own ones that does, or is likely to; None if none is found."""
        verbs = {view["verb"] for view in legal}
        fights = "attack" in verbs or (seen["battle"] is not None and not verbs.isdisjoint(winning_attacks.CALLS))
        if verbs.isdisjoint(ENTERS) and verbs.isdisjoint(TAKES_UP) and not fights:
            return None
        data = data_of(seen)
        side = int(seen["actor"] == SIDE_NAMES[REP])
        open_ways = ways(data, seen, side)
        if fights:
            return storms(seen, legal, side, open_ways)
        if self._turn != seen["turn"]:
            self._turn, self._aims = seen["turn"], []
        for way in open_ways:
            places = [h for h in way.worth if not blocked(data, seen, side, h)]
            found = self._walks(seen, legal, side, way, places) if way.enough(places) else None
            if found is not None:
                return found
        return None

    def _walks(
        self, seen: GceObservation, legal: list[LegalAction], side: int, way: WinPath, places: list[int]
    ) -> Choice | None:
        """Return the action that enters one of the places of a way to win, or takes up who can; None for neither."""
        entering = [
            (view, parse_hex(view["box"])) for view in legal if view["verb"] in ENTERS and view["box"] is not None
        ]
        for view, h in entering:
            if h in places and (h in self._aims or way.done(tried(board_of(seen), view["action"]), side)):
                return view["action"], winning(h)
        if all(view["verb"] not in TAKES_UP for view in legal):
            return None
        b = board_of(seen)
        return None if way.done(b, side) else self._takes_up(b, legal, side, way, places)

    def _takes_up(
        self, b: Board, legal: list[LegalAction], side: int, way: WinPath, places: list[int]
    ) -> Choice | None:
        """Return the action that takes up a unit which can go to such a place, if all that is wanted can be reached."""
        reached: list[tuple[int, str, str]] = []
        used: list[str] = []
        for h in sorted(places, key=lambda place: -way.worth[place]):
            for view in nearest(b, legal, h):
                if view["pieces"][0] in used:
                    continue
                after = entered(b, view["action"], h)
                if after is None:
                    continue
                if way.done(after, side):
                    return view["action"], winning(h)
                if adds(b, after, side, way, h):
                    reached.append((h, view["action"], view["pieces"][0]))
                    used.append(view["pieces"][0])
                    break
        if not reached or sum([way.worth[h] for h, _, _ in reached]) < way.need:
            return None
        self._aims = [h for h, _, _ in reached]
        return reached[0][1], winning(reached[0][0])

    def covers(self, seen: GceObservation, legal: list[LegalAction]) -> Choice | None:
        """Return the action that brings a unit into an own place which stands open and would lose the game."""
        verbs = {view["verb"] for view in legal}
        if verbs.isdisjoint(ENTERS) and verbs.isdisjoint(TAKES_UP):
            return None
        data = data_of(seen)
        side = int(seen["actor"] == SIDE_NAMES[REP])
        empty = [h for h in deciding(data, seen, 1 - side) if hex_name(h) not in seen["stacks"]]
        empty = [h for h in empty if threatened(seen, side, h)]
        for h in empty:
            for view in legal:
                if view["verb"] in ENTERS and view["box"] == hex_name(h):
                    return view["action"], holding(h)
        if not empty or verbs.isdisjoint(TAKES_UP):
            return None
        b = board_of(seen)
        for h in empty:
            for view in nearest(b, legal, h):
                after = entered(b, view["action"], h)
                if after is not None and after.first[h] >= 0:
                    return view["action"], holding(h)
        return None


def storms(seen: GceObservation, legal: list[LegalAction], side: int, open_ways: list[WinPath]) -> Choice | None:
    """Return the attack that is likely enough to win, or what helps the one in hand to."""
    places = {h for way in open_ways for h in way.alone()}
    battle = seen["battle"]
    if battle is None:
        targets = [parse_hex(view["box"]) for view in legal if view["verb"] == "attack" and view["box"] is not None]
        targets = sorted(places.intersection(targets))
        found = winning_attacks.begun(board_of(seen), legal, targets) if targets else None
        return None if found is None else (found[0], {"key": "reason-attack", "box": hex_term(found[1])})
    if battle["attacker"] != SIDE_NAMES[side] or parse_hex(battle["hex"]) not in places:
        return None
    action = winning_attacks.backed(board_of(seen), legal)
    return None if action is None else (action, {"key": "reason-backing"})


def adds(b: Board, after: Board, side: int, way: WinPath, hex_: int) -> bool:
    """Tell whether a place entered brings a way to win nearer, of which it is only a part."""
    if way.ring:
        return victory.madrid_neighbours(after) > victory.madrid_neighbours(b)
    return way.worth[hex_] < way.need and after.control[hex_] == side and not after.ended


def deciding(data: Data, seen: GceObservation, side: int) -> list[int]:
    """Return the places each of which would be enough for a side to win."""
    return sorted({h for way in ways(data, seen, side) for h in way.alone()})


def kept(seen: GceObservation, legal: list[LegalAction]) -> list[LegalAction]:
    """Return the actions but those that take the last unit from a place with which the other side would win at once."""
    if all(view["verb"] not in TAKES_UP and view["verb"] not in ENTERS for view in legal):
        return legal
    data = data_of(seen)
    side = int(seen["actor"] == SIDE_NAMES[REP])
    places = [h for h in deciding(data, seen, 1 - side) if threatened(seen, side, h)]
    last: set[str] = set()
    for h in {*places, *kept_by(data, seen, side)}:
        stack = seen["stacks"].get(hex_name(h))
        if stack is None or stack["count"] > 2:
            continue
        guards = [row["id"] for row in seen["units"] if row["where"] == "map" and row["hex"] == hex_name(h)]
        fit = [name for name in guards if not data.units[data.unit_index[name]].is_hq]
        if len(fit) == 1:
            last.add(fit[0])
    if not last:
        return legal
    hand = seen["selected"]["units"] if seen["selected"] is not None else []
    if any(name in last for name in hand):
        left = [view for view in legal if view["verb"] not in ENTERS]
    else:
        left = [view for view in legal if view["verb"] not in TAKES_UP or view["pieces"][0] not in last]
    return left or legal


def board_of(seen: GceObservation) -> Board:
    """Return a board as the viewer may think it to be."""
    state = dosespanas.sample(seen, 0).state
    assert isinstance(state, Board)
    return state


def winning(hex_: int) -> dict[str, Any]:
    """Return the reason: a place with which, alone or with others in reach, the war is won."""
    return {"key": "reason-gce-wins", "box": hex_term(hex_)}


def holding(hex_: int) -> dict[str, Any]:
    """Return the reason: a place that must not stand empty."""
    return {"key": "reason-must-hold", "box": hex_term(hex_)}


def blocked(data: Data, seen: GceObservation, side: int, hex_: int) -> bool:
    """Tell whether a hex holds enemies other than headquarters alone (A63)."""
    name = hex_name(hex_)
    stack = seen["stacks"].get(name)
    if stack is None or stack["side"] == SIDE_NAMES[side]:
        return False
    there = [row["id"] for row in seen["units"] if row["where"] == "map" and row["hex"] == name]
    return stack["count"] > len([unit for unit in there if data.units[data.unit_index[unit]].is_hq])


def threatened(seen: GceObservation, side: int, hex_: int) -> bool:
    """Tell whether an enemy stands near enough to a hex to walk into it."""
    own = SIDE_NAMES[side]
    return any(
        stack["side"] != own and distance(parse_hex(place), hex_) <= NEAR for place, stack in seen["stacks"].items()
    )


def nearest(b: Board, legal: list[LegalAction], hex_: int) -> list[LegalAction]:
    """Return the actions that take up a unit, those of units nearest to a hex first, as many as are tried."""
    found: list[tuple[int, int, LegalAction]] = []
    for i, view in enumerate(legal):
        if view["verb"] in TAKES_UP and view["pieces"]:
            away = distance(max(0, b.u_hex[b.data.unit_index[view["pieces"][0]]]), hex_)
            if away <= FAR or view["verb"] in ("rail", "sail"):
                found.append((away, i, view))
    found.sort(key=lambda row: row[:2])
    return [view for _, _, view in found[:TRIES]]


def entered(b: Board, action: str, hex_: int) -> Board | None:
    """Return the board after a unit has been taken up and brought into a hex; None if it cannot.

    13.27-b: an advance with one way to go enters the emptied hex at once.
    """
    trial = tried(b, action)
    if trial.ended or (trial.owner[hex_] == b.side and b.owner[hex_] != b.side):
        return trial
    if trial.side != b.side:
        return None
    for code in trial.codes():
        if n.kind_of(code) in (n.TO, n.STEP) and n.payload_of(code) == hex_:
            trial.step(code)
            return trial
    return None


def tried(b: Board, action: str) -> Board:
    """Return the board after an action."""
    trial = b.clone()
    trial.step(trial.parse(action))
    return trial
