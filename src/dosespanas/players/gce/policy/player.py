"""An opponent with a plan for the turn: what it fights for, what it holds, and who attacks where."""

import random
from collections.abc import Callable
from typing import Any, Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import OFF, distance
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.choices import PHASES
from dosespanas.gce.game import data_of
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce import immediate_wins
from dosespanas.players.gce.policy import admin_policy, combat_policy, movement_policy, theatres
from dosespanas.players.gce.policy.analysis import Maps, SightAnalysis, maps_of
from dosespanas.players.gce.policy.hex_values import Posts, pinned
from dosespanas.players.gce.policy.movement_policy import MovementPlan
from dosespanas.players.gce.policy.policy_base import Answer, Reason, first, has, reason, strongest
from dosespanas.players.gce.policy.presets import CASUAL, SCRIPTED, TUNED, Preset
from dosespanas.players.gce.policy.reach import Strikes
from dosespanas.players.gce.policy.reasons import because, of_aim, of_place_wanted
from dosespanas.players.gce.policy.side_view import SideView
from dosespanas.players.gce.policy.side_view_builders import (
    LegalOption,
    from_board,
    from_observation,
    options_of,
    options_of_codes,
)
from dosespanas.players.gce.policy.theatres import CampaignPlan
from dosespanas.players.gce.policy.weights import Weights, of_player

SLIPS: Final = ("prompt-gce-move", "prompt-gce-attack", "prompt-gce-strategic", "prompt-gce-rebuild")
"""The choices in which a careless opponent takes anything now and then."""

DUE_ATTACK: Final = 0.1
"""What an attack factor makes a unit fitter for a duty."""

REVIEWS: Final = ("prompt-gce-strategic", "prompt-gce-move")
"""The first of these choices in a turn divides the force among the theatres."""

ANSWERS: Final[dict[str, Callable[[SightAnalysis, list[LegalOption]], Answer]]] = {
    "prompt-gce-biberon": admin_policy.biberon,
    "prompt-gce-mobilise": admin_policy.mobilise,
    "prompt-gce-draw": admin_policy.draw,
    "prompt-gce-pick": combat_policy.least_loss,
    "prompt-gce-enter": strongest,
    "prompt-gce-rebuild": admin_policy.rebuild,
    "prompt-gce-surplus": combat_policy.least_loss,
    "prompt-gce-strategic": admin_policy.strategic,
    "prompt-gce-attack": combat_policy.attack,
    "prompt-gce-join": combat_policy.join,
    "prompt-gce-support": combat_policy.support,
    "prompt-gce-train": combat_policy.support,
    "prompt-gce-air": combat_policy.fly,
    "prompt-gce-naval": combat_policy.ships,
    "prompt-gce-chit": combat_policy.chit,
    "prompt-gce-lose": combat_policy.least_loss,
    "prompt-gce-advance": combat_policy.advance,
    "prompt-gce-advance-to": combat_policy.advance_to,
    "prompt-gce-casado": strongest,
}
"""By what is asked: who answers it."""


class PolicyPlayer:
    """Plays either side of La Guerra Civil Española by a plan of the turn, as its level weighs things."""

    def __init__(self, seed: int, preset: Preset) -> None:
        """Take the seed of its own chance, and its level."""
        self.rng = random.Random(seed)
        self.preset = preset
        self.weights = of_player(preset.rows, self.rng, preset.width)
        self.at_once = immediate_wins.ImmediateWins()
        self._maps: Maps | None = None
        """The map of the game that is played."""
        self._key: tuple[int, str, int] = (0, "", 0)
        self._before: list[int] = []
        """The objectives of the turn."""
        self._orders: MovementPlan | None = None
        """The plan of the movement phase in hand."""
        self._again = 0
        self._sent = self._errand = -1
        """The unit that is on its way to a duty, and where that is done."""
        self._field: SightAnalysis | None = None
        self._worked_out: SightAnalysis | None = None
        """The last one there was, also where other weights wait for the next: reasons are told by it."""
        self._strikes: Strikes | None = None
        self._campaigns: dict[tuple[str, int], CampaignPlan] = {}
        self._movement: dict[str, Callable[[SideView, list[LegalOption]], Answer]] = {
            "prompt-gce-chit-to": self.place,
            "prompt-gce-to": self.place,
            "prompt-gce-move": self.move,
            "prompt-gce-move-on": self.move_on,
            "prompt-gce-desert": self.desert,
            "prompt-gce-casado-to": self.place,
        }

    def choose(self, observation: GceObservation, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of the chosen action and the reason for it."""
        decisive = self.at_once.answer(observation, legal)
        if decisive is not None:
            return decisive
        return self.weigh_up(observation, immediate_wins.kept(observation, legal))

    def weigh_up(self, observation: GceObservation, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return the action that is worth most by its plan, whatever ends the game at once, and the reason for it."""
        side = int(observation["actor"] == SIDE_NAMES[REP])
        s = from_observation(data_of(observation), observation, side)
        prompt = observation["prompt"]["key"]
        begins = prompt in REVIEWS and self.campaign(s).turn != s.turn
        options = options_of(s, legal)
        index, why = self.answer(s, options, prompt)
        known = self.known(s)
        aim = of_aim(known) if begins and known is not None else None
        return legal[index]["action"], self.told(s, options[index], why) if aim is None else aim

    def told(self, s: SideView, option: LegalOption, why: Reason) -> Reason:
        """Return why the last choice was made, with what there is; `why`: what its rule of thumb said."""
        same = self._key == (s.turn, s.phase, s.side)
        return because(s, self.known(s), self._orders if same else None, option, why)

    def known(self, s: SideView) -> SightAnalysis | None:
        """Return what was worked out last, to tell reasons by; None: nothing in this turn of the side."""
        f = self._worked_out
        return f if f is not None and (f.s.turn, f.s.side) == (s.turn, s.side) else None

    def wanting(self, hex_: int) -> Reason:
        """Return in one line what the turn is about for which the last choice was made: a place."""
        if self._worked_out is None:
            return reason("reason-plan-box", box=hex_term(hex_))
        return of_place_wanted(self._worked_out, hex_)

    def fork(self, seed: int, weights: list[Weights] | None = None) -> "PolicyPlayer":
        """Return a player who goes on from where this one stands, with other weights: for trials."""
        found = PolicyPlayer(seed, self.preset)
        found.weights = self.weights if weights is None else weights
        found._maps = self._maps
        found._strikes = self._strikes
        found._before = self._before[:]
        found._campaigns = {key: campaign.copy() for key, campaign in self._campaigns.items()}
        return found

    def take_weights(self, side: int, weights: Weights) -> None:
        """Go on with other weights for a side; orders that have been given stand."""
        self.weights[side] = weights
        self._field = None

    def take_theatres(self, theatres: dict[str, Any]) -> None:
        """Fight for other theatres from now on, by scenario and side as a file of them has them."""
        self.preset = self.preset._replace(theatres=theatres)
        self._campaigns = {}
        self._field = None

    def on_board(self, b: Board, codes: list[int]) -> Answer:
        """Return the chosen action of a game that is played out, by no more than its side sees, and the reason."""
        ordered = self._ordered(b, codes)
        if ordered is not None:
            return ordered
        s = from_board(b, b.side)
        index, why = self.answer(s, options_of_codes(b, codes), PHASES.prompts[b.stage][0])
        return codes[index], why

    def _ordered(self, b: Board, codes: list[int]) -> Answer | None:
        """Return what `answer` would have a unit under orders do, found without a look at the board; or None."""
        orders = self._orders
        if orders is None or self._key != (b.turn, str(b.step_no), b.side):
            return None
        if b.stage == stages.MOVE_ON:
            unit = b.move.units[0]
            if unit == self._sent:
                return None
            code = n.make(n.TO, orders.goal[unit]) if unit in orders.goal else -1
            if code not in codes:
                return None
            if orders.order and orders.order[0] == unit:
                orders.order.pop(0)
            return code, reason("reason-place-hex", box=hex_term(orders.goal[unit]))
        if b.stage == stages.MOVE and orders.order:
            unit = orders.order[0]
            code = n.make(n.MARCH if orders.march[unit] else n.MOVE, unit)
            if code in codes:
                why, what = orders.why[unit]
                return code, reason(why, box=hex_term(what))
        return None

    def answer(self, s: SideView, options: list[LegalOption], prompt: str) -> Answer:
        """Return the index of the chosen option and the reason."""
        index, why = self.weighed(s, options, prompt)
        if prompt in SLIPS and self.preset.slip > 0.0 and self.rng.random() < self.preset.slip:
            return self.rng.randrange(len(options)), reason("reason-no-better")
        return index, why

    def weighed(self, s: SideView, options: list[LegalOption], prompt: str) -> Answer:
        """Return the index of the option that is worth most and the reason."""
        if prompt in REVIEWS and self.campaign(s).turn != s.turn:
            f = self.field(s)
            self.campaign(s).review(s, f.maps.away, set(pinned(f, Posts(f))))
            self._field = None
        if prompt in self._movement:
            return self._movement[prompt](s, options)
        answer = ANSWERS.get(prompt)
        if answer is None:
            return self.rng.randrange(len(options)), reason("reason-no-better")
        return answer(self.field(s), options)

    def field(self, s: SideView) -> SightAnalysis:
        """Return what follows from a sight: worked out once for the same units in the same places."""
        if self._field is not None and self._field.holds(s):
            self._field.renew(s)
            return self._field
        known = self._maps
        if known is None or known.data is not s.data:
            known = self._maps = maps_of(s.data)
        f = SightAnalysis(s, self.weights[s.side], known, self._before, self.campaign(s), self._strikes)
        self._strikes = f.strikes
        self._before = f.first()
        self._field = self._worked_out = f
        return f

    def campaign(self, s: SideView) -> CampaignPlan:
        """Return what the side of a sight fights for over the turns."""
        key = (s.data.scenario, s.side)
        if key not in self._campaigns:
            self._campaigns[key] = CampaignPlan(theatres.read(self.preset.theatres, s.data.scenario, s.side))
        return self._campaigns[key]

    # --- movement

    def movable(self, s: SideView) -> list[int]:
        """Return the units that may still be moved, as far as is seen."""
        return [u for u in s.own if not s.u_moved[u] and s.u_move[u] > 0]

    def plan(self, f: SightAnalysis, movable: list[int]) -> MovementPlan:
        """Return the orders for the units that may still move."""
        return movement_policy.orders(f, movable)

    def move(self, s: SideView, options: list[LegalOption]) -> Answer:
        """Carry out the plan of the phase unit by unit; 15.7.1: columns are roused where enemies are near, before."""
        for i, option in enumerate(options):
            if option.kind == n.ROUSE and self.field(s).threat[option.hex] > 0.0:
                return i, reason("reason-rouse")
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
        if not has(options, n.DONE) and any(u in walk or u in march for u in s.due):
            return self.dutiful(s, walk, march), reason("reason-duty")  # first, so that others can take their places
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
        return self.dutiful(s, walk, march), reason("reason-duty")

    def dutiful(self, s: SideView, walk: dict[int, int], march: dict[int, int]) -> int:
        """7.22, 7.33, 7.34: return whom a duty moves: first who keeps nothing that would be in danger without him.

        Where none of those it asks for can move, another choice must do, the first.
        """
        f = self.field(s)
        near = [u for u in s.due if u in walk or u in march]
        if not near:
            return 0
        if f.w.errand > 0.0 and s.errand != OFF:
            return self.errand(s, near, walk, march)
        best, least = 0, 1e9
        for u in near:
            h = s.u_hex[u]
            bare = f.danger(h, s.defence[s.side][h] - s.u_defence[u], s.steps[s.side][h] - s.u_steps[u])
            price = f.worth.keep[h] * bare - DUE_ATTACK * s.u_attack[u]
            if price < least:
                best, least = walk.get(u, march.get(u, 0)), price
        return best

    def errand(self, s: SideView, near: list[int], walk: dict[int, int], march: dict[int, int]) -> int:
        """Send who serves most duties, the nearest to where they are done; by a march if it is too far for a move."""
        self._errand = s.errand
        self._sent = min(near, key=lambda u: (-s.due.count(u), distance(s.errand, s.u_hex[u]), -s.u_steps[u], u))
        far = distance(s.errand, s.u_hex[self._sent]) > s.u_move[self._sent]
        return march[self._sent] if self._sent in march and (far or self._sent not in walk) else walk[self._sent]

    def to_duty(self, s: SideView, options: list[LegalOption]) -> Answer:
        """Go as near to where a duty is done as can be."""
        unit, self._sent = self._sent, -1
        posts = Posts(self.field(s))
        posts.add(unit, s.u_hex[unit], -1)
        best, least, most = 0, 999, -1e9
        for i, option in enumerate(options):
            if option.kind in (n.TO, n.STAY):
                h = option.hex if option.kind == n.TO else s.u_hex[unit]
                away, worth = distance(self._errand, h), posts.value(unit, h)
                if away < least or (away == least and worth > most):
                    best, least, most = i, away, worth
        return best, reason("reason-duty")

    def move_on(self, s: SideView, options: list[LegalOption]) -> Answer:
        """Go where the plan says, or as near to it as can be."""
        unit = s.hand[0] if s.hand else -1
        if unit >= 0 and unit == self._sent:
            return self.to_duty(s, options)
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

    def place(self, s: SideView, options: list[LegalOption]) -> Answer:
        """Put the unit in hand where it is worth most; an enemy's, anywhere (7.8-b)."""
        posts = Posts(self.field(s))
        unit = s.hand[0] if s.hand else next((option.unit for option in options if option.unit >= 0), -1)
        if unit >= 0 and s.u_side[unit] != s.side:
            return 0, reason("reason-no-better")
        if unit >= 0 and s.u_hex[unit] >= 0:
            posts.add(unit, s.u_hex[unit], -1)
        best, most = 0, -1e9
        for i, option in enumerate(options):
            if option.kind in (n.TO, n.STEP) and unit >= 0:
                worth = posts.value(unit, option.hex)
                if worth > most:
                    best, most = i, worth
        return best, reason("reason-place-hex", box=hex_term(max(0, options[best].hex)))

    def desert(self, s: SideView, options: list[LegalOption]) -> Answer:
        """7.21: the strongest column that can be made to desert."""
        if has(options, n.PLAY):
            return first(options, n.PLAY), reason("reason-chit-now")
        return strongest(self.field(s), options)


class ScriptedPlayer(PolicyPlayer):
    """The policy with plain weights."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SCRIPTED)


class CasualPlayer(PolicyPlayer):
    """The policy with much noise: it weighs things anyhow, and now and then takes the first thing that comes."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, CASUAL)


class TunedPlayer(PolicyPlayer):
    """The policy with weights set while watching games, and theatres of war."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, TUNED)
