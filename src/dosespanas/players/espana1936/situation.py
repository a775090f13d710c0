"""What an opponent makes of an observation: strengths, threats and the worth of boxes."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.shapes import Battle, DeclaredAttack, EspanaObservation, Naval, SeaFight
from dosespanas.kernel.shapes import LegalAction, SideName

Piece = Mapping[str, Any]
"""A piece as the observation says it (`shapes.Piece`): which fields it has its kind tells."""

SIDES: Final[tuple[SideName, SideName]] = ("nationalist", "republican")
"""The sides as observations name them, in the order of their numbers."""
OTHER: dict[SideName, SideName] = {"nationalist": "republican", "republican": "nationalist"}
AVERAGE: Piece = {"id": "", "kind": "troop", "type": "unknown", "strength": 2, "drm": 0, "used": False}
"""What an opponent takes a counter for that fog of war covers (OPT-06)."""


def box_of(view: LegalAction) -> str:
    """Return the box an action is about."""
    assert view["box"] is not None
    return view["box"]


def place_of(view: LegalAction) -> str:
    """Return the box, sea area or base an action is about."""
    assert view["place"] is not None
    return view["place"]


def card_of(view: LegalAction) -> str:
    """Return the card an action is about."""
    assert view["card"] is not None
    return view["card"]


class Board:
    """An observation counted up for one side."""

    def __init__(self, data: Data, observation: EspanaObservation, side: SideName) -> None:
        self.data = data
        self.seen = observation
        self.side: SideName = side
        self.enemy: SideName = OTHER[side]
        self.turn: int = observation["turn"]
        self.haste = max(0.0, (self.turn - data.last_turn + 4) / 4.0) if side == "nationalist" else 0.0
        """How far time runs out for the side that must clear the cities (VIC-07): 1 in the last turn."""
        self.pieces: dict[str, Piece] = {p["id"]: p for p in observation["pieces"]}
        self.control: dict[str, str] = {name: box["control"] for name, box in observation["boxes"].items()}
        self.troops: dict[str, dict[str, list[Piece]]] = {side: {}, self.enemy: {}}
        self.tanks: dict[str, dict[str, int]] = {side: {}, self.enemy: {}}
        for piece in observation["pieces"]:
            if piece["kind"] == "troop":
                self.troops[piece["side"]].setdefault(piece["box"], []).append(piece)
            elif piece["kind"] == "tank" and piece["box"] is not None:
                tanks = self.tanks[piece["side"]]
                tanks[piece["box"]] = tanks.get(piece["box"], 0) + 1
        if observation["fog"] is not None:
            for name in OTHER:
                for box, count in observation["fog"]["covered"][name].items():
                    self.troops[name].setdefault(box, []).extend([{**AVERAGE, "side": name, "box": box}] * count)
        self.links = data.link_names
        self._force: dict[str, dict[str, float]] = {side: {}, self.enemy: {}}
        self._threat: dict[str, float] = {}
        self._worth: dict[str, float] = {}
        self._front: dict[str, float] = {}
        self.firm = self.linked("", "")
        """Boxes of the largest linked group that the enemy cannot walk into: below eight the war is lost (VIC-04)."""

    def battle(self) -> Battle:
        """Return the battle in hand."""
        battle = self.seen["battle"]
        assert battle is not None
        return battle

    def attack(self) -> DeclaredAttack:
        """Return the attack in hand."""
        attack = self.battle()["attack"]
        assert attack is not None
        return attack

    def naval(self) -> Naval:
        """Return the war at sea."""
        naval = self.seen["naval"]
        assert naval is not None
        return naval

    def sea_fight(self) -> SeaFight:
        """Return the fight at sea in hand."""
        fight = self.naval()["fight"]
        assert fight is not None
        return fight

    def term(self, place: str) -> str:
        """Return a box, sea area or base as a term for the message catalogue."""
        return self.data.place_terms[self.data.place_index[place]]

    def force(self, side: str, box: str) -> float:
        """Return the fighting strength of a side in a box: steps, own DRMs and tanks counted as fractions."""
        known = self._force[side].get(box)
        if known is None:
            known = 0.5 * self.tanks[side].get(box, 0)
            for troop in self.troops[side].get(box, []):
                known += troop["strength"] * (1.0 + 0.25 * troop["drm"])
            self._force[side][box] = known
        return known

    def count(self, side: str, box: str) -> int:
        """Return the number of a side's troops in a box."""
        return len(self.troops[side].get(box, []))

    def threat(self, box: str) -> float:
        """Return how much enemy force could walk into a box from next door."""
        known = self._threat.get(box)
        if known is None:
            known = self._threat[box] = sum(self.force(self.enemy, near) for near in self.links[box])
        return known

    def worth(self, box: str) -> float:
        """Return what holding a box is worth: objective cities, those that win at once, ports, roads."""
        known = self._worth.get(box)
        if known is not None:
            return known
        index = self.data.box_index[box]
        worth = 2.0
        if self.data.objectives >> index & 1:
            worth += 9.0
        if self.data.win_cities >> index & 1:
            worth += 4.0
        if index == self.data.early_box and self.turn <= self.data.early_turn:
            worth += 12.0
        if self.data.ports >> index & 1:
            worth += 1.0
        worth += 0.1 * len(self.links[box])
        self._worth[box] = worth
        return worth

    def standing(self, box: str, own: float, enemy: float, threat: float) -> float:
        """Return the value of a box with these forces in it, as a share of its worth and some extra for odds."""
        worth = self.worth(box)
        if own <= 0.0:
            if enemy > 0.0 or self.control[box] == self.enemy:
                return 0.0
            return worth * (1.0 if threat <= 0.0 else 0.45)
        if enemy <= 0.0:
            need = 0.6 * threat + 0.2
            return worth * (0.6 + 0.4 * min(1.0, own / need)) + min(own, 3.0) * 0.02
        share = own / (own + enemy)
        value = 0.08 + 0.84 * share * share * (3.0 - 2.0 * share)
        if self.haste and self.data.objectives >> self.data.box_index[box] & 1:
            value -= 0.5 * self.haste * (0.92 - value)
        return worth * value

    def gain(self, start: str | None, end: str, force: float) -> float:
        """Return what moving a force from a box (None: from nowhere) to another is worth."""
        own = self.force(self.side, end)
        enemy = self.force(self.enemy, end)
        threat = self.threat(end)
        before = self.standing(end, own, enemy, threat)
        after = self.standing(end, own + force, enemy, threat)
        if own <= 0.0 and self.control[end] == self.enemy and enemy <= 0.0:
            before = 0.0
        gain = after - before + 0.05 * force * self.front(end)
        if start is not None:
            own = self.force(self.side, start)
            enemy = self.force(self.enemy, start)
            threat = self.threat(start)
            gain -= self.standing(start, own, enemy, threat) - self.standing(start, own - force, enemy, threat)
            gain -= 0.05 * force * self.front(start)
        return gain

    def front(self, box: str) -> float:
        """Return how near a box is to where the war is decided: worth of enemy and contested boxes around."""
        known = self._front.get(box)
        if known is None:
            total = sum(self.worth(near) for near in [box, *self.links[box]] if self.control[near] != self.side)
            known = self._front[box] = min(total, 30.0) * 0.1
        return known

    def linked(self, left: str, entered: str) -> int:
        """Return how large `firm` would be if a box were left empty and another entered (empty text: none)."""
        held = {box for box in self.troops[self.side] if box != left and self.troops[self.side][box]}
        if entered:
            held.add(entered)
        for box, control in self.control.items():
            if control == self.side and all(self.control[near] == self.side for near in self.links[box]):
                held.add(box)
        largest = 0
        while held:
            edge, size = [held.pop()], 0
            while edge:
                box = edge.pop()
                size += 1
                for near in self.links[box]:
                    if near in held:
                        held.remove(near)
                        edge.append(near)
            largest = max(largest, size)
        return largest

    def reach(self, piece: Piece) -> list[str]:
        """Return where a troop or tank could go, near enough to judge whether to move it at all."""
        start = piece["box"]
        if self.control[start] == "contested" and piece["kind"] == "troop":
            return [b for b in self.links[start] if self.control[b] != self.enemy]
        found: list[str] = []
        seen = {start}
        edge = [start]
        while edge:
            box = edge.pop()
            for near in self.links[box]:
                if near not in seen:
                    seen.add(near)
                    found.append(near)
                    if self.control[near] == self.side:
                        edge.append(near)
        return found
