"""An opponent with a plan for the turn: what it fights for, what it holds, and who attacks where."""

import random
from collections.abc import Callable
from typing import Any, Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import HEXES, NEIGHBOUR, OFF
from dosespanas.gce.board.state import hex_term
from dosespanas.gce.game import load_data
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES
from dosespanas.players.gce.tuned import muster, strike
from dosespanas.players.gce.tuned.field import Field, Maps
from dosespanas.players.gce.tuned.muster import Orders
from dosespanas.players.gce.tuned.seeing import Option, from_observation, options_of
from dosespanas.players.gce.tuned.sight import Sight
from dosespanas.players.gce.tuned.stand import Posts, pinned
from dosespanas.players.gce.tuned.weights import of_player, shipped

Reason = dict[str, Any]
Answer = tuple[int, Reason]

HQ_WORTH: Final = 20.0
MOBILISE_ABOVE: Final = 44
BIBERON_ABOVE: Final = 40

WIDTH: Final = 0.1
"""How far the weights of a player differ from those shipped, and those of a casual one."""
CASUAL_WIDTH: Final = 0.5

SLIP: Final = 0.06
"""How often the casual opponent takes anything, and in which choices."""
SLIPS: Final = ("prompt-gce-move", "prompt-gce-attack", "prompt-gce-strategic", "prompt-gce-rebuild")


def reason(key: str, **args: Any) -> Reason:
    """Return a reason: a message key and its arguments."""
    return {"key": key, **args}


class TunedPlayer:
    """Plays either side of La Guerra Civil Española by a plan of the turn."""

    def __init__(self, seed: int, raw: dict[str, Any] | None = None, width: float = WIDTH) -> None:
        """Take the seed of its own chance, and weights in place of those shipped.

        `width`: by what share its weights differ from those, so that openings differ from seed to seed.
        """
        self.rng = random.Random(seed)
        self.weights = of_player(shipped() if raw is None else raw, self.rng, width)
        self._maps: dict[str, Maps] = {}
        self._key: tuple[int, str, int] = (0, "", 0)
        self._before: list[int] = []
        """The objectives of the turn."""
        self._orders: Orders | None = None
        """The plan of the movement phase in hand."""
        self._again = 0
        self._answers: dict[str, Callable[[Sight, list[Option]], Answer]] = {
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
            "prompt-gce-naval": self.ships,
            "prompt-gce-chit": self.chit,
            "prompt-gce-lose": self.least_loss,
            "prompt-gce-advance": self.advance,
            "prompt-gce-advance-to": self.advance_to,
            "prompt-gce-casado": self.strongest,
            "prompt-gce-casado-to": self.place,
        }

    def choose(self, observation: GceObservation, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of the chosen action and the reason for it."""
        scenario: str = observation["scenario"]
        if scenario not in self._maps:
            self._maps[scenario] = Maps(load_data(None, scenario))
        side = int(observation["actor"] == SIDE_NAMES[REP])
        s = from_observation(self._maps[scenario].data, observation, side)
        index, why = self.answer(s, options_of(s, legal), observation["prompt"]["key"])
        return legal[index]["action"], why

    def answer(self, s: Sight, options: list[Option], prompt: str) -> Answer:
        """Return the index of the chosen option and the reason."""
        answer = self._answers.get(prompt)
        if answer is None:
            return self.rng.randrange(len(options)), reason("reason-no-better")
        return answer(s, options)

    def field(self, s: Sight) -> Field:
        """Return what follows from a sight."""
        known = self._maps.get(s.data.scenario)
        if known is None:
            known = Maps(s.data)
            self._maps[s.data.scenario] = known
        f = Field(s, self.weights[s.side], known, self._before)
        self._before = [h for _, h in f.objectives]
        return f

    # --- administration

    def draw(self, s: Sight, options: list[Option]) -> Answer:
        """7.2: a chit drawn is at least known."""
        return first(options, n.DRAW), reason("reason-draw")

    def biberon(self, s: Sight, options: list[Option]) -> Answer:
        """6.12: the call-up of the youngest, while Morale can pay for it."""
        ready = s.morale > BIBERON_ABOVE
        return first(options, n.DECLARE_BIBERON if ready else n.PASS), reason(
            "reason-declare" if ready else "reason-wait"
        )

    def mobilise(self, s: Sight, options: list[Option]) -> Answer:
        """6.11: General Mobilisation, while Morale can pay for it."""
        ready = s.morale > MOBILISE_ABOVE
        return first(options, n.DECLARE_BIBERON if ready else n.PASS), reason(
            "reason-declare" if ready else "reason-wait"
        )

    def strongest(self, s: Sight, options: list[Option]) -> Answer:
        """Place the strongest unit first."""
        best, most = 0, -1.0
        for i, option in enumerate(options):
            if option.unit >= 0 and weight(s, option.unit) > most:
                best, most = i, weight(s, option.unit)
        return best, reason("reason-strongest")

    def rebuild(self, s: Sight, options: list[Option]) -> Answer:
        """6.6: restore and rebuild what brings most factors for a point."""
        f = self.field(s)
        best, most = -1, 0.5
        for i, option in enumerate(options):
            if option.kind not in (n.REPLACE, n.REBUILD, n.REPLACE_BY, n.REBUILD_BY) or not s.printed(option.unit):
                continue
            unit = s.data.units[option.unit]
            if option.kind in (n.REPLACE, n.REPLACE_BY):
                front = unit.faces[0]
                gain = (
                    0.5 + front.attack + 0.8 * front.defence - s.u_attack[option.unit] - 0.8 * s.u_defence[option.unit]
                )
                gain *= 1.2 if f.threat[s.u_hex[option.unit]] > 0.5 else 1.0
            else:
                face = unit.faces[-1] if unit.steps == 2 else unit.faces[s.u_face[option.unit]]
                gain = face.attack + 0.8 * face.defence
                if unit.side == REP and unit.steps == 1 and not face.column:
                    gain *= 1.7
            if gain > most:
                best, most = i, gain
        if best < 0:
            return first(options, n.DONE), reason("reason-saved")
        return best, reason("reason-rebuild")

    # --- strategic movement

    def strategic(self, s: Sight, options: list[Option]) -> Answer:
        """14.1: the mass goes by rail to where it is wanted."""
        f = self.field(s)
        posts = Posts(f)
        pins = set(pinned(f, posts))
        line = railway(s)
        best, most = -1, f.w.rail
        ends: dict[int, list[int]] = {}
        for i, option in enumerate(options):
            if option.kind != n.RAIL or option.unit in pins or s.u_attack[option.unit] <= 0:
                continue
            here = s.u_hex[option.unit]
            if here not in ends:
                ends[here] = stations(s, line, here)
            posts.add(option.unit, here, -1)
            stay = posts.value(option.unit, here)
            gain = -99.0
            for h in ends[here]:
                if posts.fits(option.unit, h) and f.supplied(option.unit, h):
                    gain = max(gain, posts.value(option.unit, h) - stay)
            posts.add(option.unit, here, 1)
            if s.is_hq(option.unit):
                gain *= 0.5
            if gain > most:
                best, most = i, gain
        if best < 0:
            if options[0].kind in (n.RAIL, n.SAIL) and not has(options, n.DONE):
                return 0, reason("reason-duty")
            return first(options, n.DONE), reason("reason-in-place")
        return best, reason("reason-idle")

    # --- movement

    def movable(self, s: Sight) -> list[int]:
        """Return the units that may still be moved, as far as is seen."""
        return [u for u in s.own if not s.u_moved[u] and s.u_move[u] > 0]

    def plan(self, f: Field, movable: list[int]) -> Orders:
        """Return the orders for the units that may still move."""
        return muster.orders(f, movable)

    def move(self, s: Sight, options: list[Option]) -> Answer:
        """Carry out the plan of the phase unit by unit."""
        walk: dict[int, int] = {}
        march: dict[int, int] = {}
        for i, option in enumerate(options):
            if option.kind == n.MOVE:
                walk[option.unit] = i
            elif option.kind == n.MARCH:
                march[option.unit] = i
        key = (s.turn, s.phase, s.side)
        if key != self._key:
            self._key = key
            self._orders = None
            self._again = 0
        while True:
            if self._orders is None:
                self._orders = self.plan(self.field(s), [u for u in s.own if u in walk or u in march])
            while self._orders.order:
                u = self._orders.order[0]
                far = self._orders.march[u]
                if (far and u in march) or (not far and u in walk):
                    why, what = self._orders.why[u]
                    return (march if far else walk)[u], reason(why, box=hex_term(what))
                self._orders.order.pop(0)
            if self._again >= 1:
                break
            self._again += 1
            self._orders = None
        if has(options, n.DONE):
            return first(options, n.DONE), reason("reason-front-stands")
        for u in s.due:
            if u in march and u not in walk:
                return march[u], reason("reason-duty")
            if u in walk:
                return walk[u], reason("reason-duty")
        return 0, reason("reason-duty")

    def move_on(self, s: Sight, options: list[Option]) -> Answer:
        """Go where the plan says, or as near to it as can be."""
        unit = s.hand[0] if s.hand else -1
        goal = OFF
        if self._orders is not None and unit in self._orders.goal and self._key == (s.turn, s.phase, s.side):
            goal = self._orders.goal[unit]
            if self._orders.order and self._orders.order[0] == unit:
                self._orders.order.pop(0)
        elif unit >= 0:
            goal = self.plan(self.field(s), self.movable(s)).goal.get(unit, OFF)
        stay = first(options, n.STAY) if has(options, n.STAY) else -1
        for i, option in enumerate(options):
            if option.kind == n.TO and option.hex == goal:
                return i, reason("reason-place-hex", box=hex_term(option.hex))
        if unit < 0:
            return 0, reason("reason-stay")
        f = self.field(s)
        posts = Posts(f)
        here = s.u_hex[unit]
        posts.add(unit, here, -1)
        best, most = stay, posts.value(unit, here) + f.w.stay if stay >= 0 else -1e9
        for i, option in enumerate(options):
            if option.kind == n.TO:
                worth = posts.value(unit, option.hex)
                if s.control[option.hex] != s.side:
                    worth += f.worth.prize[option.hex]
                if worth > most:
                    best, most = i, worth
        if best < 0:
            return 0, reason("reason-stay")
        if best == stay:
            return best, reason("reason-stay")
        return best, reason("reason-place-hex", box=hex_term(options[best].hex))

    def place(self, s: Sight, options: list[Option]) -> Answer:
        """Put the unit in hand where it is worth most."""
        f = self.field(s)
        posts = Posts(f)
        unit = s.hand[0] if s.hand else next((option.unit for option in options if option.unit >= 0), -1)
        if unit >= 0 and s.u_hex[unit] >= 0:
            posts.add(unit, s.u_hex[unit], -1)
        best, most = 0, -1e9
        for i, option in enumerate(options):
            if option.kind in (n.TO, n.STEP) and unit >= 0:
                worth = posts.value(unit, option.hex)
                if worth > most:
                    best, most = i, worth
        return best, reason("reason-place-hex", box=hex_term(max(0, options[best].hex)))

    def desert(self, s: Sight, options: list[Option]) -> Answer:
        """7.21: the strongest column that can be made to desert."""
        if has(options, n.PLAY):
            return first(options, n.PLAY), reason("reason-chit-now")
        return self.strongest(s, options)

    # --- combat

    def attack(self, s: Sight, options: list[Option]) -> Answer:
        """13.1: attack where the table promises most."""
        f = self.field(s)
        targets = [option.hex for option in options if option.kind == n.ATTACK]
        _, target = strike.best_attack(f, targets)
        if target < 0:
            if has(options, n.DONE):
                return first(options, n.DONE), reason("reason-no-good-attack")
            target = targets[0]
        for i, option in enumerate(options):
            if option.kind == n.ATTACK and option.hex == target:
                return i, reason("reason-attack", box=hex_term(target))
        return 0, reason("reason-no-better")

    def join(self, s: Sight, options: list[Option]) -> Answer:
        """Add the units that make the attack best together, then commit."""
        f = self.field(s)
        target = s.battle.hex
        given = s.battle.attackers
        offered = [option.unit for option in options if option.kind == n.JOIN]
        others = [u for u in strike.able(f, target) if u in offered]
        _, wanted = strike.party(f, target, given, others, s.side == NAT and len(f.condor) > 0)
        for i, option in enumerate(options):
            if option.kind == n.JOIN and option.unit in wanted:
                return i, reason("reason-join")
        if has(options, n.COMMIT):
            return first(options, n.COMMIT), reason("reason-enough")
        return self.strongest(s, options)

    def support(self, s: Sight, options: list[Option]) -> Answer:
        """13.12: artillery, where it changes enough."""
        f = self.field(s)
        if has(options, n.SUPPORT) and strike.gain_of(f, 0.0, 1, 0) > f.w.gun:
            return first(options, n.SUPPORT), reason("reason-backing")
        return stop(options), reason("reason-no-better")

    def ships(self, s: Sight, options: list[Option]) -> Answer:
        """13.15: ships, once a turn."""
        f = self.field(s)
        if has(options, n.NAVAL) and strike.gain_of(f, 0.0, 0, 1) > 0.05:
            return first(options, n.NAVAL), reason("reason-backing")
        return stop(options), reason("reason-no-better")

    def fly(self, s: Sight, options: list[Option]) -> Answer:
        """8.4: send aircraft while they change the column."""
        f = self.field(s)
        plane = strike.flight(f, [option.unit for option in options if option.kind == n.FLY])
        for i, option in enumerate(options):
            if option.kind == n.FLY and option.unit == plane:
                return i, reason("reason-fly")
        return stop(options), reason("reason-no-fly")

    def chit(self, s: Sight, options: list[Option]) -> Answer:
        """13.13: spend a chit where it gains enough."""
        f = self.field(s)
        if has(options, n.PLAY) and strike.gain_of(f, 0.0, 0, 1) > f.w.chit:
            return first(options, n.PLAY), reason("reason-chit-now")
        return stop(options), reason("reason-keep-chit")

    def advance(self, s: Sight, options: list[Option]) -> Answer:
        """13.27: follow where the hex is worth having; the rest keep their places."""
        f = self.field(s)
        target = s.battle.hex
        best, most = -1, f.w.advance
        for i, option in enumerate(options):
            if option.kind == n.ADVANCE:
                gain = self.advanced(f, option.unit, target)
                if gain > most:
                    best, most = i, gain
        if best < 0:
            return stop(options), reason("reason-hold-ground")
        return best, reason("reason-advance")

    def advanced(self, f: Field, unit: int, target: int) -> float:
        """Return what a unit gains by entering a hex in an advance."""
        s = f.s
        posts = Posts(f)
        here = s.u_hex[unit]
        posts.add(unit, here, -1)
        gain = posts.value(unit, target) - posts.value(unit, here)
        if s.control[target] != s.side:
            gain += f.worth.prize[target] + 0.3
        return gain

    def advance_to(self, s: Sight, options: list[Option]) -> Answer:
        """13.27-b: on to what is worth more, or stay."""
        f = self.field(s)
        unit = s.hand[0] if s.hand else -1
        if unit < 0:
            return 0, reason("reason-no-better")
        best = first(options, n.STAY) if has(options, n.STAY) else -1
        most = 0.1 if best >= 0 else -1e9
        for i, option in enumerate(options):
            if option.kind == n.TO:
                gain = self.advanced(f, unit, option.hex)
                if gain > most:
                    best, most = i, gain
        return max(0, best), reason("reason-advance")

    def least_loss(self, s: Sight, options: list[Option]) -> Answer:
        """13.10-c: give up what is worth least; of the enemy's units take the best."""
        f = self.field(s)
        best, least = 0, 1e9
        for i, option in enumerate(options):
            if option.unit < 0:
                continue
            price = step_worth(s, option.unit) if option.kind == n.LOSE else weight(s, option.unit)
            if f.guards(option.unit) and s.u_steps[option.unit] == 1:
                price += f.worth.keep[s.u_hex[option.unit]]
            if s.u_side[option.unit] != s.side:
                price = -price
            if price < least:
                best, least = i, price
        return best, reason("reason-least")


class CasualPlayer(TunedPlayer):
    """The same with much noise: it weighs things anyhow, and now and then takes the first thing that comes."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, None, CASUAL_WIDTH)

    def answer(self, s: Sight, options: list[Option], prompt: str) -> Answer:
        """Return the index of the chosen option and the reason."""
        index, why = TunedPlayer.answer(self, s, options, prompt)
        if prompt in SLIPS and self.rng.random() < SLIP:
            return self.rng.randrange(len(options)), reason("reason-no-better")
        return index, why


def weight(s: Sight, unit: int) -> float:
    """Return what a whole unit is worth."""
    worth = s.u_attack[unit] + 0.8 * s.u_defence[unit] + 0.5 * s.u_steps[unit]
    if s.u_hex[unit] == -5:
        worth *= 0.3
    return worth + HQ_WORTH if s.is_hq(unit) else worth


def step_worth(s: Sight, unit: int) -> float:
    """Return the factors that go with a unit's next step."""
    if s.is_hq(unit):
        return HQ_WORTH
    worth = s.u_attack[unit] + 0.8 * s.u_defence[unit]
    if s.u_steps[unit] == 2 and s.printed(unit):
        back = s.data.units[unit].faces[1]
        return worth - back.attack - 0.8 * back.defence
    return worth + 0.3


def has(options: list[Option], kind: int) -> bool:
    """Tell whether an action of a kind is legal."""
    return any(option.kind == kind for option in options)


def first(options: list[Option], kind: int) -> int:
    """Return the first action of a kind, or the first of all."""
    for i, option in enumerate(options):
        if option.kind == kind:
            return i
    return 0


def stop(options: list[Option]) -> int:
    """Return the action that ends a row of choices."""
    for kind in (n.DONE, n.NONE, n.PASS, n.STAY):
        if has(options, kind):
            return first(options, kind)
    return 0


def railway(s: Sight) -> list[int]:
    """14.2: return by hex what own trains may do there: 0 nothing, 1 end, 2 go through."""
    found = [0] * HEXES
    foe = s.foe()
    for h in s.data.railway_hexes:
        if s.control[h] == s.side and s.owner[h] != foe:
            safe = s.owner[h] == s.side or not any(
                near >= 0 and s.owner[near] == foe for near in NEIGHBOUR[h * 6 : h * 6 + 6]
            )
            found[h] = 2 if safe else 1
    return found


def stations(s: Sight, line: list[int], start: int) -> list[int]:
    """Return the hexes own trains reach from one."""
    found = [start]
    seen = {start}
    i = 0
    while i < len(found):
        if i == 0 or line[found[i]] == 2:
            for near in s.data.by_rail[found[i]]:
                if line[near] > 0 and near not in seen:
                    seen.add(near)
                    found.append(near)
        i += 1
    return found[1:]
