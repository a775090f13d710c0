"""The opponents' choices: rules of thumb over what a side sees, with weights for each rule (`presets.py`).

`Policy` answers one choice of a state; it remembers nothing of the game between two choices. All its chance is a hash
of its seed and of what is asked, so that equal positions get equal answers and a plan is not forgotten half way.
"""

from collections.abc import Callable
from typing import Any, Final

from dosespanas.espana1936.battle.attack import lying_hits, modifiers, pairs_of
from dosespanas.espana1936.battle.generals import lacks_emblem
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import DUMMY, GENERAL, PLANE, TANK, mask_bits
from dosespanas.espana1936.board.dice import HIT
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.board.state import MAT
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.movement.moves import destinations, plane_boxes
from dosespanas.espana1936.naval.sailing import MISSION_OF, plane_codes
from dosespanas.espana1936.odds.attack_odds import hit_odds
from dosespanas.players.espana1936.policy import naval_policy, reasons
from dosespanas.players.espana1936.policy.admin_policy import AdminPolicy
from dosespanas.players.espana1936.policy.attack_values import best_attack, worst_attack, worth_now
from dosespanas.players.espana1936.policy.card_values import event_worth
from dosespanas.players.espana1936.policy.naval_policy import best_mission
from dosespanas.players.espana1936.policy.noise import mixed
from dosespanas.players.espana1936.policy.sea_values import SeaView
from dosespanas.players.espana1936.policy.side_view import Memory, SideView
from dosespanas.players.espana1936.policy.weights import Weights

Rows = Callable[[str, Options], list[dict[str, float]]]
"""Returns the weights of both sides for a game: its scenario and options."""

ROLL_AGAIN: Final = 0.6
"""How likely another roll must be better for dice to be rolled again (HCP-04)."""

UNDER_WAY: Final = 0.11
"""What a battle is worth to a general who stands to defend beyond any place where there is none."""
UNOPENED: Final = 0.5
"""How much an attack counts that the other side has no general for yet."""

FULL: Final = -50.0
"""What is never worth doing: a fifth troop in a box, a tank alone."""

AT_SEA: Final = (n.TO, n.BLOCKADE, n.PROTECT)
"""Actions that send the plane in hand to a place, on land or at sea."""


class Policy(AdminPolicy):
    """Answers the choices of both sides with the weights of each."""

    def __init__(self, weights: list[Weights], seed: int, taste: float = 0.0, whim: float = 0.0) -> None:
        """`taste`: how far it likes some boxes more than others, anew each turn; `whim`: noise on every choice."""
        super().__init__(seed, whim)
        self.weights = weights
        self.taste = taste
        self.goals: list[list[float]] = [[], []]
        """By side: what a plan multiplies the worth of each box by; empty for no plan."""
        self.memory: Memory | None = None
        """What it has worked out about the map; several players may share it."""
        self.answered = -1
        """The action chosen last."""
        self._tastes: dict[int, list[float]] = {}

    def tastes(self, t: Engine) -> list[float]:
        """Return this player's factor for each box in this turn, with what its side likes and the goals of a plan."""
        turn = t.turn
        known = self._tastes.get(turn)
        if known is None:
            known = [1.0 + self.taste * mixed(self.seed, turn, box) for box in range(t.data.box_count)]
            self._tastes[turn] = known
        for factors in (self.weights[t.side].liking(t.data.boxes), self.goals[t.side]):
            if factors:
                known = [known[box] * factors[box] for box in range(t.data.box_count)]
        return known

    def choose(self, t: Engine, codes: list[int]) -> int:
        """Return one of the legal actions of the side to choose, and leave the reason in `reason`."""
        self.reason = ""
        self.reason_box = -1
        self.answered = codes[0] if len(codes) == 1 else self.weighed(t, codes)
        return self.answered

    def sight(self, t: Engine) -> SideView:
        """Return a position as the side to choose sees it."""
        memory = self.memory
        if memory is None or memory.data is not t.data:
            memory = Memory(t.data)
            self.memory = memory
        return SideView(t, t.side, self.weights[t.side], self.tastes(t), memory)

    def told(self, t: Engine) -> dict[str, Any] | None:
        """Return why the last choice was made there, as a message key and its arguments; None for no reason."""
        if not self.reason:
            return None
        return reasons.because(self.sight(t), self.answered, self.reason, self.reason_box)

    def weighed(self, t: Engine, codes: list[int]) -> int:
        """Return the best of several actions by the rule of thumb for what is asked."""
        stage = t.stage
        s = self.sight(t)
        if stage in naval_policy.AT_SEA:
            chosen, self.reason, self.reason_box = naval_policy.answer(t, s, codes)
            return chosen
        if stage == stages.MOVE:
            return self.move(t, s, codes)
        if stage in (stages.MOVE_TO, stages.SHIP_TO, stages.EVENT_BOX, stages.REPLACE_TO, stages.CAPTURED_TO):
            return self.place(t, s, codes)
        if stage == stages.ASSIGN:
            return self.assign(t, codes)
        if stage == stages.ASSIGN_TO:
            return self.assign_to(t, s, codes)
        if stage == stages.ACTIVATE:
            return self.activate(t, s, codes)
        if stage == stages.ATTACKER:
            return self.attacker(t, s, codes)
        if stage == stages.TARGET:
            return self.target(t, s, codes)
        if stage in (stages.SUPPORT_ATTACK, stages.SUPPORT_DEFENCE):
            return self.support(t, s, codes)
        if stage in (stages.CARD_ATTACK, stages.CARD_DEFENCE):
            return self.combat_card(t, s, codes)
        if stage == stages.REROLL:
            return self.roll_again(t)
        if stage == stages.PLACE_DRM:
            return self.place_drm(t, codes)
        return self.administer(t, s, codes)

    # --- movement and places --------------------------------------------------------------------------

    def force_of(self, t: Engine, s: SideView, payload: int) -> float:
        """Return the force of the troop that an action names."""
        kind = t.data.type_of(t.side, n.class_word(payload))
        return float(n.class_strength(payload)) * (1.0 + s.w.drm * float(t.type_drm(kind)))

    def move(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Move the piece that gains most, or stop when nothing gains enough."""
        done = n.make(n.DONE, 0)
        best = s.w.move_over if done in codes else -1.0e9
        chosen = done if done in codes else codes[0]
        chosen_box = -1
        self.reason = "reason-front-holds"
        reach: dict[int, list[int]] = {}
        sea: SeaView | None = None
        for code in codes:
            kind = n.kind_of(code)
            payload = n.payload_of(code)
            if kind == n.MOVE_TROOP:
                start = n.class_box(payload)
                boxes = reach.get(start)
                if boxes is None:
                    boxes = mask_bits(destinations(t, t.side, start, False))
                    reach[start] = boxes
                force = self.force_of(t, s, payload)
                for box in boxes:
                    worth = self.arrival(t, s, start, box, force) + self.noise(t, payload, box)
                    if worth > best:
                        best, chosen, chosen_box = worth, code, box
                        self.reason = "reason-move"
            elif kind == n.MOVE_PIECE:
                piece = payload
                if t.data.piece_kinds[piece] == DUMMY:
                    for box in mask_bits(t.here[t.side]) if t.p_box[piece] == MAT else []:
                        worth = self.dummy(t, s, box)
                        if worth > best:
                            best, chosen, chosen_box, self.reason = worth, code, box, "reason-dummy"
                    continue
                plane = t.data.piece_kinds[piece] == PLANE
                start = t.p_box[piece]
                given_up = 0.0
                if plane and t.options.naval:
                    if sea is None:
                        sea = SeaView(s)
                    given_up = sea.stay_worth(piece)
                    over, mission = best_mission(sea, piece, plane_codes(t, t.side, piece))
                    if over - given_up > best:
                        best = over - given_up
                        chosen, self.reason, chosen_box = naval_policy.because(code, mission)
                mask = plane_boxes(t, t.side, piece) if plane else destinations(t, t.side, start, True)
                for box in mask_bits(mask):
                    worth = self.plane(t, s, box) if plane else self.tank(t, s, start, box)
                    worth += self.noise(t, piece, box) - given_up
                    if worth > best:
                        best, chosen, chosen_box = worth, code, box
                        self.reason = "reason-air-cover" if plane else "reason-move"
        self.reason_box = chosen_box
        return chosen

    def arrival(self, t: Engine, s: SideView, start: int, box: int, force: float) -> float:
        """Return what moving a troop to a box is worth."""
        at = t.side * s.boxes
        if s.count[at + box] >= t.data.box_limit:
            return FULL
        gain = s.gain(start, box, force)
        if start >= 0:
            if s.count[at + start] > t.data.box_limit:
                gain += 5.0
            if s.own >> start & 1 and s.own >> box & 1:
                gain -= s.w.inside
        return gain

    def plane(self, t: Engine, s: SideView, box: int) -> float:
        """Return what a plane over a box is worth."""
        planes = len(t.pieces_in(t.side, PLANE, box))
        value = s.worth(box) * s.w.plane_box + 1.0 if s.contested >> box & 1 else 0.1
        return value / (1.0 + float(planes))

    def dummy(self, t: Engine, s: SideView, box: int) -> float:
        """Return what a dummy under the troops of a box is worth (OPT-06): it frightens off who might come."""
        own = s.count[t.side * s.boxes + box]
        if own == 0 or s.contested >> box & 1:
            return 0.0
        crowd = float(own + len(t.pieces_in(t.side, DUMMY, box)))
        return 0.1 * min(s.threat(box), 6.0) * s.worth(box) / (4.0 + 4.0 * crowd)

    def tank(self, t: Engine, s: SideView, start: int, box: int) -> float:
        """Return what moving a tank to a box is worth; `start` below 0: it comes from nowhere."""
        if s.count[t.side * s.boxes + box] == 0:
            return FULL
        there = 4.0 if s.contested >> box & 1 else 0.0
        here = 4.2 if start >= 0 and s.contested >> start & 1 else 0.1
        return there + 0.1 * s.worth(box) - here

    def place(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Choose the place where the piece in hand does most good."""
        base = len(t.t_box)
        chosen = codes[0]
        best = -1.0e9
        sea = SeaView(s) if t.options.naval and t.stage == stages.MOVE_TO else None
        for code in codes:
            if not n.names_box(t.data, code):
                if sea is not None and n.kind_of(code) in AT_SEA:
                    worth = sea.mission_worth(t.selected - base, MISSION_OF[n.kind_of(code)], n.payload_of(code))
                    if worth > best:
                        best, chosen = worth, code
                continue
            box = n.payload_of(code)
            if t.stage == stages.EVENT_BOX:
                worth = self.new_troop(t, s, box, 2.0)
            elif t.stage == stages.REPLACE_TO:
                worth = self.new_troop(t, s, box, float(t.becomes)) + self.noise(t, 77, box)
            elif t.selected < base:
                start = t.t_box[t.selected]
                drm = float(t.type_drm(t.t_type[t.selected]))
                force = float(t.t_strength[t.selected]) * (1.0 + s.w.drm * drm)
                if t.stage == stages.SHIP_TO:
                    worth = self.new_troop(t, s, box, force)
                else:
                    worth = self.arrival(t, s, start, box, force) + self.noise(t, t.class_of(t.selected), box)
            else:
                piece = t.selected - base
                kind = t.data.piece_kinds[piece]
                if kind == PLANE:
                    worth = self.plane(t, s, box) + self.noise(t, piece, box)
                elif kind == TANK:
                    start = t.p_box[piece] if t.stage == stages.MOVE_TO else -1
                    worth = self.tank(t, s, start, box) + self.noise(t, piece, box)
                elif kind == DUMMY:
                    worth = self.dummy(t, s, box)
                else:
                    worth = s.worth(box)
            if worth > best:
                best, chosen = worth, code
        self.reason = "reason-place"
        self.reason_box = n.payload_of(chosen) if n.kind_of(chosen) in AT_SEA else -1
        return chosen

    # --- generals and battles -------------------------------------------------------------------------

    def assign(self, t: Engine, codes: list[int]) -> int:
        """Send the best general first."""
        chosen = codes[0]
        best = -99
        for code in codes:
            if n.kind_of(code) == n.ASSIGN and t.data.piece_drms[n.payload_of(code)] > best:
                best, chosen = t.data.piece_drms[n.payload_of(code)], code
        self.reason = "reason-best-general"
        return chosen

    def assign_to(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Send the general where he could open the best attack, or help most in defence."""
        general = t.selected - len(t.t_box)
        chosen = codes[0]
        best = -1.0e9
        for code in codes:
            box = n.payload_of(code)
            worth = self.general(t, s, general, box) + self.noise(t, general, box)
            if worth > best:
                best, chosen = worth, code
        self.reason = "reason-place"
        self.reason_box = n.payload_of(chosen)
        return chosen

    def general(self, t: Engine, s: SideView, general: int, box: int) -> float:
        """Return what a general in a box is worth."""
        own = s.count[t.side * s.boxes + box]
        if own == 0:
            return -5.0
        if not s.contested >> box & 1:
            return 0.02 * min(s.threat(box), 5.0)
        foe = s.troops(s.foe, box)
        if not foe:
            return 0.0
        worth = 0.0
        if t.supplied(t.side, box):
            support = [*t.supporters(t.side, box), general]
            worth = s.w.general_attack * max(0.0, best_attack(s, s.troops(t.side, box), foe, support, -1, box).worth)
        guard = s.w.general_guard * float(t.data.piece_drms[general]) * min(4.0, s.force[s.foe * s.boxes + box])
        worth += s.w.general_box * s.worth(box) + guard
        if s.w.general_defend > 0.0:
            worth += UNDER_WAY + s.w.general_defend * self.defence(t, s, general, box)
        return worth

    def defence(self, t: Engine, s: SideView, general: int, box: int) -> float:
        """Return how much better a box stands an attack with a general than without, by exact odds.

        Of one that no general of the other side could open yet half of it counts.
        """
        support = t.supporters(t.side, box)
        foe = t.general_in(s.foe, box)
        attack = s.supporters(s.foe, box)
        if foe >= 0:
            attack.append(foe)
        without = worst_attack(s, attack, support, box)
        likely = 1.0 if foe >= 0 else UNOPENED
        return likely * max(0.0, worst_attack(s, attack, [*support, general], box) - without)

    def ready(self, t: Engine, box: int) -> list[tuple[int, int]]:
        """Return the own troops of a box that may still attack, as (strength, drm)."""
        return [
            (t.t_strength[slot], t.type_drm(t.t_type[slot]))
            for slot in t.slots_of(t.side)
            if t.t_box[slot] == box and not t.t_acted[slot]
        ]

    def activate(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Start the most promising battle; decline when none promises anything."""
        best = s.w.attack_over
        chosen = -1
        idle = codes[0]
        for code in codes:
            kind = n.kind_of(code)
            general = n.payload_of(code)
            if kind == n.BATTLE:
                box = t.p_box[general]
                support = [*t.supporters(t.side, box), general]
                lonely = general if lacks_emblem(t, general) else -1
                worth = best_attack(s, self.ready(t, box), s.troops(s.foe, box), support, lonely, box).worth
                worth += self.noise(t, general, box)
                if worth > best:
                    best, chosen = worth, code
            elif kind == n.DECLINE:
                idle = code
        if chosen < 0:
            self.reason = "reason-no-good-attack"
            return idle
        self.reason = "reason-attack"
        self.reason_box = t.p_box[n.payload_of(chosen)]
        return chosen

    def attacker(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Choose the attacker by the odds; stop when no attack is worth it."""
        box = t.battle.box
        support = list(t.supporters(t.side, box))
        lonely = -1
        if t.battle.first and t.battle.general >= 0:
            support.append(t.battle.general)
            lonely = t.battle.general if lacks_emblem(t, t.battle.general) else -1
        done = n.make(n.DONE, 0)
        best = best_attack(s, self.ready(t, box), s.troops(s.foe, box), support, lonely, box)
        if best.worth <= s.w.attack_over and done in codes:
            self.reason = "reason-no-good-attack"
            return done
        self.reason = "reason-attack"
        self.reason_box = box
        for code in codes:
            if n.kind_of(code) == n.ATTACK and self.is_like(t, t.side, code, best.attacker):
                return code
        return codes[0]

    def is_like(self, t: Engine, side: int, code: int, troop: tuple[int, int]) -> bool:
        """Tell whether an action names a troop of this strength and DRM."""
        payload = n.payload_of(code)
        kind = t.data.type_of(side, n.class_word(payload))
        return n.class_strength(payload) == troop[0] and t.type_drm(kind) == troop[1]

    def target(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Choose whom to attack."""
        box = t.battle.box
        support = list(t.supporters(t.side, box))
        if t.battle.first and t.battle.general >= 0:
            support.append(t.battle.general)
        own = (t.t_strength[t.attack.attacker], t.type_drm(t.t_type[t.attack.attacker]))
        best = best_attack(s, [own], s.troops(s.foe, box), support, -1, box)
        self.reason = "reason-weakest-point"
        for code in codes:
            if self.is_like(t, s.foe, code, best.target):
                return code
        return codes[0]

    def support(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Add the supporter that helps most."""
        base = worth_now(s, -1, None, 0)
        best = s.w.support_over
        chosen = n.make(n.DONE, 0)
        self.reason = "reason-enough-support"
        for code in codes:
            if n.kind_of(code) != n.SUPPORT:
                continue
            gain = worth_now(s, n.payload_of(code), None, 0) - base
            if t.data.piece_kinds[n.payload_of(code)] == GENERAL:
                gain += 0.1
            if gain > best:
                best, chosen = gain, code
                self.reason = "reason-support"
        return chosen

    def spare(self, t: Engine) -> bool:
        """Tell whether the hand holds more than there will be events for before it is thrown away."""
        data = t.data
        left = data.events_per_phase - t.events_played[t.side] if t.step_no == stages.EVENTS else data.events_per_phase
        return len(t.hands[t.side]) > left

    def era_ends(self, t: Engine) -> bool:
        """Tell whether cards that are left over after this turn are thrown away (SEQ-06), or the game ends."""
        return t.turn >= t.data.last_turn or t.data.turn_era[t.turn + 1] != t.data.turn_era[t.turn]

    def combat_card(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Spend a card when it gains more here than its event would."""
        base = worth_now(s, -1, None, 0)
        spare = self.spare(t)
        w = s.w
        over = w.card_over * (0.5 if spare else 1.0)
        share = w.card_spare if spare else w.card_needed
        if spare and self.era_ends(t):
            over = 0.0
        best = 0.0
        chosen = n.make(n.NO_CARD, 0)
        self.reason = "reason-keep-cards"
        last = -1
        price = 0.0
        for code in codes:
            if n.kind_of(code) != n.PLAY:
                continue
            number = n.payload_of(code) >> 1
            card = t.data.cards[number]
            if number != last:
                price = event_worth(s, card) * share + over
                last = number
            gain = worth_now(s, -1, card, n.payload_of(code) & 1) - base - price + self.noise(t, number, 3)
            if gain > best:
                best, chosen = gain, code
                self.reason = "reason-combat-card"
        return chosen

    def roll_again(self, t: Engine) -> int:
        """HCP-04: roll again what lies clearly below its odds."""
        found = pairs_of(modifiers(t, t.attack, t.side))
        odds = hit_odds(len(t.attack.rolls[t.side]), found)
        better = sum(odds[lying_hits(t, t.side) + 1 :])
        self.reason = "reason-roll-again" if better >= ROLL_AGAIN else "reason-roll-stands"
        return n.make(n.REROLL if better >= ROLL_AGAIN else n.KEEP, 0)

    def place_drm(self, t: Engine, codes: list[int]) -> int:
        """Place a positive modifier on the die that is nearest below a hit, of those that may take one (DRM-03)."""
        rolls = t.attack.rolls[t.side]
        best = -100
        chosen = codes[0]
        for code in codes:
            value = rolls[n.placed_die(n.payload_of(code)) - 1]
            helped = value < HIT <= value + n.placed_points(n.payload_of(code))
            worth = value + (20 if helped else 10 if value < HIT else 0)
            if worth > best:
                best, chosen = worth, code
        self.reason = "reason-best-die"
        return chosen


class GamePolicy(Policy):
    """Answers with the weights that there are for the game that is played."""

    def __init__(self, rows: Rows, seed: int, taste: float, whim: float = 0.0) -> None:
        super().__init__([], seed, taste, whim)
        self.rows = rows
        self.played = ""

    def choose(self, t: Engine, codes: list[int]) -> int:
        """Return one of the legal actions of the side to choose, and leave the reason in `reason`."""
        played = f"{t.data.scenario} {t.options.naval} {t.options.fog}"
        if played != self.played:
            self.played = played
            self.weights = [Weights(row) for row in self.rows(t.data.scenario, t.options)]
        return super().choose(t, codes)
