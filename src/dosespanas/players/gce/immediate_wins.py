"""What ends the game at once is looked for before anything else: what wins, and what would let the other side win.

It is read from the observation; only when a place that decides stands open is a game sampled and tried out.
"""

from typing import Any, Final

import dosespanas
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.game import data_of
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES

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


class Deciding:
    """The places with which a side would win at once, as an observation shows them (4.2-a, 4.3-a, 17.2-b)."""

    def __init__(self, data: Data, seen: GceObservation, side: int) -> None:
        self.need = 1
        """What it has still to take."""
        self.worth: dict[int, int] = {}
        """By place of the other side's that counts: how much of that it is."""
        rules = data.victory
        theirs = seen["control"][SIDE_NAMES[1 - side]]
        if side == NAT:
            if seen["turn"] <= rules["madrid_until"] and hex_name(MADRID) in theirs:
                self.worth[MADRID] = 1
            return
        count = "captured_hexes" in rules or seen["options"].get("three_hexes", False)
        self.need = rules["captured_hexes"] if "captured_hexes" in rules else rules["captured_value"]
        for h, name in places_of(data):
            value = 1 if count else data.morale_value[h]
            if name in theirs:
                self.worth[h] = value
            else:
                self.need -= value

    def alone(self) -> list[int]:
        """Return the places each of which would be enough."""
        return [h for h, worth in self.worth.items() if worth >= self.need]


PLACES: Final[dict[tuple[str, str], list[tuple[int, str]]]] = {}
"""By digest of the data and scenario: the hexes of value that are Nationalist at the start, with their names."""


def places_of(data: Data) -> list[tuple[int, str]]:
    """Return the hexes by which the Republicans may win at once, with their names."""
    key = data.digest, data.scenario
    if key not in PLACES:
        fit = [h for h in data.land if data.morale_value[h] > 0 and data.start_control[h] == NAT]
        PLACES[key] = [(h, hex_name(h)) for h in fit]
    return PLACES[key]


class AtOnce:
    """Looks out for one player. It remembers which places it is taking, where several are needed."""

    def __init__(self) -> None:
        self._aims: list[int] = []
        self._turn = 0

    def answer(self, seen: GceObservation, legal: list[LegalAction]) -> Choice | None:
        """Return the action that wins at once, else the one that covers what would lose at once; None for neither."""
        found = self.wins(seen, legal)
        return self.covers(seen, kept(seen, legal)) if found is None else found

    def wins(self, seen: GceObservation, legal: list[LegalAction]) -> Choice | None:
        """Return the action that wins at once, or begins a row of own ones that does; None if none is found."""
        verbs = {view["verb"] for view in legal}
        if verbs.isdisjoint(ENTERS) and verbs.isdisjoint(TAKES_UP):
            return None
        data = data_of(seen)
        side = int(seen["actor"] == SIDE_NAMES[REP])
        deciding = Deciding(data, seen, side)
        places = [h for h in deciding.worth if not blocked(data, seen, side, h)]
        if sum([deciding.worth[h] for h in places]) < deciding.need:
            return None
        if self._turn != seen["turn"]:
            self._turn, self._aims = seen["turn"], []
        for view in legal:
            if view["verb"] in ENTERS and view["box"] is not None:
                h = parse_hex(view["box"])
                if h in places and (h in self._aims or won(board_of(seen), view["action"], side)):
                    return view["action"], taking(h)
        if verbs.isdisjoint(TAKES_UP):
            return None
        return self._walk(board_of(seen), legal, side, places, deciding)

    def _walk(
        self, b: Board, legal: list[LegalAction], side: int, places: list[int], deciding: Deciding
    ) -> Choice | None:
        """Return the action that takes up a unit which can go to such a place."""
        reached: list[tuple[int, str, str]] = []
        used: list[str] = []
        for h in sorted(places, key=lambda place: -deciding.worth[place]):
            for view in nearest(b, legal, h):
                if view["pieces"][0] in used:
                    continue
                after = entered(b, view["action"], h)
                if after is None:
                    continue
                if after.ended and after.winner == side:
                    return view["action"], taking(h)
                if after.control[h] == side and not after.ended:
                    reached.append((h, view["action"], view["pieces"][0]))
                    used.append(view["pieces"][0])
                    break
        if not reached or sum([deciding.worth[h] for h, _, _ in reached]) < deciding.need:
            return None
        self._aims = [h for h, _, _ in reached]
        return reached[0][1], taking(reached[0][0])

    def covers(self, seen: GceObservation, legal: list[LegalAction]) -> Choice | None:
        """Return the action that brings a unit into an own place which stands open and would lose the game."""
        verbs = {view["verb"] for view in legal}
        if verbs.isdisjoint(ENTERS) and verbs.isdisjoint(TAKES_UP):
            return None
        data = data_of(seen)
        side = int(seen["actor"] == SIDE_NAMES[REP])
        empty = [h for h in Deciding(data, seen, 1 - side).alone() if hex_name(h) not in seen["stacks"]]
        empty = [h for h in empty if threatened(seen, side, h)]
        for h in empty:
            for view in legal:
                if view["verb"] in ENTERS and view["box"] == hex_name(h):
                    return view["action"], taking(h)
        if not empty or verbs.isdisjoint(TAKES_UP):
            return None
        b = board_of(seen)
        for h in empty:
            for view in nearest(b, legal, h):
                after = entered(b, view["action"], h)
                if after is not None and after.first[h] >= 0:
                    return view["action"], taking(h)
        return None


def kept(seen: GceObservation, legal: list[LegalAction]) -> list[LegalAction]:
    """Return the actions but those that take the last unit from a place with which the other side would win at once."""
    if all(view["verb"] not in TAKES_UP and view["verb"] not in ENTERS for view in legal):
        return legal
    data = data_of(seen)
    side = int(seen["actor"] == SIDE_NAMES[REP])
    last: set[str] = set()
    for h in Deciding(data, seen, 1 - side).alone():
        stack = seen["stacks"].get(hex_name(h))
        if stack is None or stack["count"] > 2 or not threatened(seen, side, h):
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


def taking(hex_: int) -> dict[str, Any]:
    """Return the reason: the plan is a place."""
    return {"key": "reason-plan-box", "box": hex_term(hex_)}


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
    """Return the board after a unit has been taken up and brought into a hex; None if it cannot."""
    trial = b.clone()
    trial.step(trial.parse(action))
    if trial.ended or trial.side != b.side:
        return None
    for code in trial.codes():
        if n.kind_of(code) in (n.TO, n.STEP) and n.payload_of(code) == hex_:
            trial.step(code)
            return trial
    return None


def won(b: Board, action: str, side: int) -> bool:
    """Tell whether an action wins the game for a side."""
    trial = b.clone()
    trial.step(trial.parse(action))
    return trial.ended != 0 and trial.winner == side
