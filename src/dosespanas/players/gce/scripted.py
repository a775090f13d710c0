"""Rules of thumb over the observation: an opponent who keeps a front, reinforces it, and attacks when it pays.

Every choice comes with a reason: a message key and its arguments.
"""

import random
from collections.abc import Callable
from typing import Any, Final

from dosespanas.gce import shapes
from dosespanas.gce.board.hexes import OFF, hex_name, parse_hex
from dosespanas.gce.game import data_of
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce import assault_groups, attack_values, immediate_wins
from dosespanas.players.gce.neighbourhoods import Ground, hex_of
from dosespanas.players.gce.situation import Situation

Legal = list[LegalAction]
Choice = tuple[str, dict[str, Any] | None]

MOVE_THRESHOLD: Final = 0.12
RAIL_THRESHOLD: Final = 1.5
ATTACK_THRESHOLD: Final = 0.15
ADVANCE_THRESHOLD: Final = -0.2
HQ_WORTH: Final = 20.0
"""What a headquarters is worth above its factors when something has to be given up."""
IN_THE_PILE: Final = 0.3
"""What a unit in the eliminated pile is worth, which has to be paid for, beside one on the map."""
MOBILISE_FROM: Final = 15
BIBERON_FROM: Final = 14

GROUNDS: Final[dict[tuple[str, str], Ground]] = {}
"""The map by digest of the data and scenario: the same for all who play."""


class ScriptedPlayer:
    """Plays either side of La Guerra Civil Española by rules of thumb.

    It remembers the order in which it moves its units in the phase in hand, and what it fights the campaign for.
    """

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self._phase: tuple[int, str] = (0, "")
        """Turn and phase that the order of moves was made for."""
        self._order: list[str] = []
        """Units still to be looked at in this movement phase."""
        self._last: Situation | None = None
        self._at_once = immediate_wins.AtOnce()
        self._answers: dict[str, Callable[[Situation, Legal], Choice]] = {
            "prompt-gce-biberon": self.biberon,
            "prompt-gce-mobilise": self.mobilise,
            "prompt-gce-draw": self.draw,
            "prompt-gce-pick": self.least_loss,
            "prompt-gce-chit-to": self.place,
            "prompt-gce-enter": self.strongest,
            "prompt-gce-to": self.place,
            "prompt-gce-rebuild": self.rebuild,
            "prompt-gce-surplus": self.least_loss,
            "prompt-gce-strategic": self.strategic,
            "prompt-gce-move": self.move,
            "prompt-gce-move-on": self.move_on,
            "prompt-gce-desert": self.desert,
            "prompt-gce-attack": self.attack,
            "prompt-gce-join": self.join,
            "prompt-gce-support": self.support,
            "prompt-gce-train": self.support,
            "prompt-gce-air": self.fly,
            "prompt-gce-naval": self.support,
            "prompt-gce-chit": self.chit,
            "prompt-gce-lose": self.least_loss,
            "prompt-gce-advance": self.advance,
            "prompt-gce-advance-to": self.place,
            "prompt-gce-casado": self.strongest,
            "prompt-gce-casado-to": self.place,
        }

    def choose(self, observation: shapes.GceObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        played = observation["data"], observation["scenario"]
        if played not in GROUNDS:
            GROUNDS[played] = Ground(data_of(observation))
        side = int(observation["actor"] == SIDE_NAMES[REP])
        sit = self.look(GROUNDS[played], observation, side)
        if len(legal) == 1:  # looked at all the same, so that it takes as long as a choice between two
            return legal[0]["action"], None
        decisive = self._at_once.answer(observation, legal)
        if decisive is not None:
            return decisive
        legal = immediate_wins.kept(observation, legal)
        answer = self._answers.get(observation["prompt"]["key"])
        if answer is None:
            return self.rng.choice(legal)["action"], reason("reason-no-better")
        action, why = answer(sit, legal)
        return action, reason("reason-no-better") if why is None else why

    def look(self, ground: Ground, seen: shapes.GceObservation, side: int) -> Situation:
        """Return the situation, counted up anew from what is seen."""
        last = self._last
        if last is not None and (last.side != side or last.ground is not ground):
            last = None
        if last is None or last.turn != seen["turn"]:
            last = Situation(ground, seen, side, OFF if last is None else last.objective)
        elif last.seen is not seen:
            last.take(seen)
        self._last = last
        return last

    # --- administration

    def draw(self, sit: Situation, legal: Legal) -> Choice:
        """7.2: a chit drawn is at least known."""
        return chosen(legal, "draw", "reason-draw")

    def biberon(self, sit: Situation, legal: Legal) -> Choice:
        """6.12: the call-up of the youngest, once the war goes badly but not too badly."""
        ready = sit.turn >= BIBERON_FROM and sit.seen["morale"] > 36
        return chosen(legal, "declare" if ready else "pass", "reason-declare" if ready else "reason-wait")

    def mobilise(self, sit: Situation, legal: Legal) -> Choice:
        """6.11: General Mobilisation, while Morale can pay for it."""
        ready = sit.turn >= MOBILISE_FROM and sit.seen["morale"] > 40
        return chosen(legal, "declare" if ready else "pass", "reason-declare" if ready else "reason-wait")

    def strongest(self, sit: Situation, legal: Legal) -> Choice:
        """Place the strongest unit first."""
        units = [view for view in legal if view["pieces"]]
        if not units:
            return legal[0]["action"], None
        best = max(units, key=lambda view: self.weight(sit, view["pieces"][0]))
        return best["action"], reason("reason-strongest")

    def rebuild(self, sit: Situation, legal: Legal) -> Choice:
        """6.6: restore and rebuild the strongest; keep Oviedo and the divisions."""
        useful = [view for view in legal if view["verb"] in ("replace", "rebuild")]
        if not useful:
            return chosen(legal, "done", "reason-saved")
        best = max(useful, key=lambda view: self.restored(sit, view))
        return best["action"], reason("reason-rebuild")

    def restored(self, sit: Situation, view: LegalAction) -> float:
        """Return what a resource point gains with an action."""
        row = sit.units[view["pieces"][0]]
        unit = sit.printed(row)
        if unit is None:
            return 0.0
        front = unit.faces[0]
        if view["verb"] == "replace":
            here = hex_of(row["hex"])
            near = 1.0 if sit.distance[here] <= 2 else 0.4
            return float(near + front.attack + front.defence - row["attack"] - row["defence"])
        face = unit.faces[-1]
        return 0.6 * (face.attack + face.defence) + (0.4 if unit.is_hq else 0.0)

    def strategic(self, sit: Situation, legal: Legal) -> Choice:
        """14.1: take units from where nothing happens to where they are wanted."""
        best, most = None, RAIL_THRESHOLD
        for view in legal:
            if view["verb"] not in ("rail", "sail"):
                continue
            row = sit.units[view["pieces"][0]]
            here = hex_of(row["hex"])
            if sit.distance[here] < 4 or row["attack"] < 1:
                continue
            idle = row["attack"] + 0.3 * row["defence"] - 0.15 * sit.pull[here] + 0.2 * min(sit.distance[here], 10)
            if idle > most:
                best, most = view, idle
        if best is None:
            return chosen(legal, "done", "reason-in-place")
        return best["action"], reason("reason-idle")

    # --- movement

    def move(self, sit: Situation, legal: Legal) -> Choice:
        """Move the units in the order of what they gain, as far as a straight line tells; `done` when none gains."""
        moves = {view["pieces"][0]: view for view in legal if view["verb"] == "move"}
        marches = {view["pieces"][0]: view for view in legal if view["verb"] == "march"}
        for view in legal:
            if view["verb"] == "rouse" and sit.threat[hex_of(view["box"])] > 0.0:
                return view["action"], reason("reason-rouse")
        phase = (sit.turn, sit.seen["phase_side"] or "")
        if phase != self._phase:
            self._phase = phase
            pinned = sit.garrison()
            sit.called = assault_groups.call(sit, [name for name in moves if name not in pinned])
            gains = {name: self.best_promise(sit, name, name in marches)[0] for name in moves if name not in pinned}
            self._order = sorted((name for name in gains if gains[name] > 0.0), key=lambda name: -gains[name])
        while self._order:
            name = self._order.pop(0)
            if name not in moves:
                continue
            promise, far = self.best_promise(sit, name, name in marches)
            if promise > MOVE_THRESHOLD:
                return (marches if far else moves)[name]["action"], reason("reason-move-unit")
        if any(view["verb"] == "done" for view in legal):
            return chosen(legal, "done", "reason-front-stands")
        wanted = [unit for duty in sit.seen["duties"] for unit in duty["units"]]
        able = list(moves.values()) + list(marches.values())
        due = [view for view in able if view["pieces"][0] in wanted]
        return (due or able or legal)[0]["action"], reason("reason-duty")

    def best_promise(self, sit: Situation, name: str, may_march: bool) -> tuple[float, bool]:
        """Return the best gain of a unit within reach, and whether it needs a march for it."""
        row = sit.units[name]
        near = self.promise(sit, row, row["move"])
        if may_march and sit.distance[hex_of(row["hex"])] > row["move"]:
            far = self.promise(sit, row, 2 * row["move"])
            if far > near + MOVE_THRESHOLD:
                return far, True
        return near, False

    def promise(self, sit: Situation, row: shapes.Unit, points: int) -> float:
        """Return the best gain of a unit within a straight distance."""
        here = hex_of(row["hex"])
        best = 0.0
        seen = {here}
        edge = [here]
        for _ in range(points):
            following: list[int] = []
            for h in edge:
                for near in sit.near[h]:
                    if near in seen:
                        continue
                    seen.add(near)
                    if sit.count[1 - sit.side][near] > 0:
                        continue
                    following.append(near)
                    if sit.count[sit.side][near] < 11:
                        best = max(best, sit.gain(row, near))
            edge = following
        return best

    def move_on(self, sit: Situation, legal: Legal) -> Choice:
        """Go where the unit is worth most, or stay."""
        ends = [view for view in legal if view["verb"] == "to"]
        stay = any(view["verb"] == "stay" for view in legal)
        best, most = self.best_place(sit, ends)
        if best is None or (stay and most < MOVE_THRESHOLD / 2):
            if stay:
                return chosen(legal, "stay", "reason-stay")
            best = (ends or legal)[0]
        return best["action"], reason("reason-place-hex", box=best["args"].get("box", ""))

    def best_place(self, sit: Situation, ends: Legal) -> tuple[LegalAction | None, float]:
        """Return the destination with the greatest gain for the first unit in hand, and the gain."""
        best, most = None, -1e9
        for view in ends:
            row = sit.units[view["pieces"][0]]
            gain = sit.gain(row, hex_of(view["box"]))
            if gain > most:
                best, most = view, gain
        return best, most

    def place(self, sit: Situation, legal: Legal) -> Choice:
        """Put the unit where it is worth most."""
        ends = [view for view in legal if view["verb"] == "to" and view["pieces"]]
        best, _ = self.best_place(sit, ends)
        if best is None:
            return legal[0]["action"], None
        return best["action"], reason("reason-place-hex", box=best["args"]["box"])

    def desert(self, sit: Situation, legal: Legal) -> Choice:
        """7.21: the strongest column that can be made to desert."""
        plays = [view for view in legal if view["verb"] == "play"]
        if plays:
            return plays[0]["action"], reason("reason-chit-now")
        return self.strongest(sit, legal)

    # --- combat

    def attack(self, sit: Situation, legal: Legal) -> Choice:
        """13.1: attack where the table promises most."""
        sit.called = {}
        best, most = None, ATTACK_THRESHOLD
        for view in legal:
            if view["verb"] != "attack":
                continue
            target = hex_of(view["box"])
            gain, _ = attack_values.best_party(sit, target, [], self.able(sit, target))
            if gain > most:
                best, most = view, gain
        if best is None:
            if any(view["verb"] == "done" for view in legal):
                return chosen(legal, "done", "reason-no-good-attack")
            return legal[0]["action"], reason("reason-duty")
        return best["action"], reason("reason-attack", box=best["args"]["box"])

    def able(self, sit: Situation, target: int) -> list[shapes.Unit]:
        """Return the own units next to a hex that have not attacked yet."""
        near = {hex_name(h) for h in sit.near[target]}
        side = SIDE_NAMES[sit.side]
        return [
            row
            for row in sit.seen["units"]
            if row["where"] == "map" and row["side"] == side and row["hex"] in near and not row["fought"]
        ]

    def join(self, sit: Situation, legal: Legal) -> Choice:
        """Add the units that make the attack best together, then commit."""
        battle = sit.battle()
        target = parse_hex(battle["hex"])
        rows = [sit.units[name] for name in battle["attackers"]]
        _, wanted = attack_values.best_party(sit, target, rows, self.able(sit, target))
        joins = [view for view in legal if view["verb"] == "join" and view["pieces"][0] in wanted]
        if joins:
            return joins[0]["action"], reason("reason-join")
        if any(view["verb"] == "commit" for view in legal):
            return chosen(legal, "commit", "reason-enough")
        best = max((view for view in legal if view["pieces"]), key=lambda v: self.weight(sit, v["pieces"][0]))
        return best["action"], reason("reason-join")

    def support(self, sit: Situation, legal: Legal) -> Choice:
        """Give what support there is."""
        wanted = [view for view in legal if view["verb"] in ("support", "naval")]
        if not wanted:
            return legal[0]["action"], None
        return wanted[0]["action"], reason("reason-backing")

    def fly(self, sit: Situation, legal: Legal) -> Choice:
        """8.4: send aircraft while they can still change the column."""
        planes = [view for view in legal if view["verb"] == "fly"]
        total = sit.battle()["sum"]
        attack = total["attack"] if total is not None else None
        defence = total["defence"] if total is not None else None
        if planes and attack and defence:
            attacking = sit.battle()["attacker"] == SIDE_NAMES[sit.side]
            left = sum(sit.units[view["pieces"][0]]["attack"] for view in planes)
            now = attack_values.column_of(sit.data, attack, defence, 0)
            more, less = (left, 0) if attacking else (0, left)
            then = attack_values.column_of(sit.data, attack + more, defence + less, 0)
            if then != now:
                best = max(planes, key=lambda view: sit.units[view["pieces"][0]]["attack"])
                return best["action"], reason("reason-fly")
        return chosen(legal, legal_stop(legal), "reason-no-fly")

    def chit(self, sit: Situation, legal: Legal) -> Choice:
        """13.13: spend a chit where a hex of worth is at stake."""
        target = parse_hex(sit.battle()["hex"])
        plays = [view for view in legal if view["verb"] == "play"]
        if plays and sit.prize(target) + sit.keep(target) > 3.0:
            return plays[0]["action"], reason("reason-chit-now")
        return chosen(legal, legal_stop(legal), "reason-keep-chit")

    def advance(self, sit: Situation, legal: Legal) -> Choice:
        """13.27: follow where the hex is worth having, the strongest first; the rest keep their places."""
        target = parse_hex(sit.battle()["hex"])
        best, most = None, ADVANCE_THRESHOLD
        for view in legal:
            if view["verb"] == "advance":
                gain = sit.gain(sit.units[view["pieces"][0]], target)
                if sit.control[target] != sit.side:
                    gain += 1.0
                if gain > most:
                    best, most = view, gain
        if best is None:
            return chosen(legal, legal_stop(legal), "reason-hold-ground")
        return best["action"], reason("reason-advance")

    def least_loss(self, sit: Situation, legal: Legal) -> Choice:
        """Give up what is worth least: weak units and reduced ones first (13.10-c), headquarters last."""
        picks = [view for view in legal if view["pieces"]]
        if not picks:
            return legal[0]["action"], None
        own = SIDE_NAMES[sit.side]
        foes = [view for view in picks if sit.units[view["pieces"][0]]["side"] != own]
        if foes:
            best = max(foes, key=lambda view: self.weight(sit, view["pieces"][0]))
        else:
            best = min(picks, key=lambda view: self.weight(sit, view["pieces"][0]))
        return best["action"], reason("reason-least")

    def weight(self, sit: Situation, name: str) -> float:
        """Return what a unit is worth: its factors, its second step, and that it is a headquarters."""
        row = sit.units.get(name)
        if row is None:
            return 0.0
        worth = float(row["attack"]) + 0.8 * float(row["defence"]) + 0.5 * float(row["steps"])
        if row["where"] == "eliminated":
            worth *= IN_THE_PILE
        unit = sit.printed(row)
        return worth + HQ_WORTH if unit is not None and unit.is_hq else worth


def reason(key: str, **args: Any) -> dict[str, Any]:
    """Return a reason: a message key and its arguments."""
    return {"key": key, **args}


def chosen(legal: Legal, verb: str, why: str) -> Choice:
    """Return the first action of a verb, or the first of all, with the reason."""
    for view in legal:
        if view["verb"] == verb:
            return view["action"], reason(why)
    return legal[0]["action"], reason(why)


def legal_stop(legal: Legal) -> str:
    """Return the verb that ends a choice of several."""
    for verb in ("done", "none", "pass", "stay"):
        if any(view["verb"] == verb for view in legal):
            return verb
    return str(legal[0]["verb"])
