"""The opponents' choices about cards, replacements, transport and losses."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import GENERAL, mask_bits
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.policy.attack_values import NOTHING
from dosespanas.players.espana1936.policy.card_values import combat_worth, event_worth
from dosespanas.players.espana1936.policy.noise import mixed
from dosespanas.players.espana1936.policy.side_view import SideView


class AdminPolicy:
    """What `Policy` does with cards, points and reserves."""

    def __init__(self, seed: int, whim: float) -> None:
        self.seed = seed
        self.whim = whim
        self.reason = ""
        """Message key of why the last choice was made; empty for none."""
        self.reason_box = -1
        """The box or place at sea it names, or -1."""

    def noise(self, t: Engine, a: int, b: int) -> float:
        """Return this player's whim about an option: 0 for one that has none."""
        return self.whim * mixed(self.seed + 31 * t.turn, a, b) if self.whim > 0.0 else 0.0

    def administer(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Return the choice about cards, points or reserves that is asked; of anything else the first."""
        stage = t.stage
        if stage == stages.EVENT:
            return self.event(t, s, codes)
        if stage == stages.REACT:
            return self.react(t, s, codes)
        if stage == stages.REPLACE:
            return self.replace(t, s, codes)
        if stage == stages.SHIP:
            return self.ship(t, codes)
        if stage == stages.DISCARD:
            return self.discard(t, s, codes)
        if stage in (stages.SURPLUS, stages.EVENT_LOSE):
            return self.lose(t, s, codes)
        if stage == stages.EVENT_PICK:
            return self.pick(t, s, codes)
        if stage == stages.EVENT_TAKE:
            return self.take(t, codes)
        return codes[0]

    def new_troop(self, t: Engine, s: SideView, box: int, force: float) -> float:
        """Return what a new troop in a box is worth."""
        crowd = s.count[t.side * s.boxes + box] - t.data.box_limit + 1
        return s.gain(-1, box, force) - (6.0 * float(crowd) if crowd > 0 else 0.0)

    # --- cards and replacements -----------------------------------------------------------------------

    def event(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Play the most valuable event, if any does something."""
        end = n.make(n.PASS, 0)
        obliged = end not in codes
        best = -1.0 if obliged else s.w.event_over
        chosen = codes[0] if obliged else end
        self.reason = "reason-obliged" if obliged else "reason-no-useful-event"
        for code in codes:
            if n.kind_of(code) != n.EVENT:
                continue
            worth = event_worth(s, t.data.cards[n.payload_of(code)])
            if worth > 0.0:
                worth += self.noise(t, code, 5)
            if worth > best:
                best, chosen = worth, code
                self.reason = "reason-obliged" if obliged else "reason-event"
        return chosen

    def react(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Cancel what would hurt."""
        if n.kind_of(codes[0]) == n.CANCEL and event_worth(s, t.data.cards[t.event.card]) >= 5.0:
            self.reason = "reason-cancel"
            return codes[0]
        return n.make(n.ACCEPT, 0)

    def replace(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Spend the point where a step more helps most."""
        best = -1.0e9
        chosen = codes[0]
        self.reason = "reason-replacement"
        boxes = [b for b in mask_bits(t.here[t.side]) if not t.rp_spent[t.side] >> b & 1 and t.supplied(t.side, b)]
        fresh = NOTHING
        for code in codes:
            kind = n.kind_of(code)
            payload = n.payload_of(code)
            if kind == n.RAISE:
                grown = 2.0 if n.class_strength(payload) == 3 else 1.0
                worth = s.gain(-1, n.class_box(payload), grown) + s.w.raise_bonus + self.noise(t, payload, 7)
            elif kind == n.RECRUIT:
                if fresh == NOTHING:
                    for box in boxes:
                        fresh = max(fresh, self.new_troop(t, s, box, 1.5) + self.noise(t, 77, box))
                troop = t.data.type_of(t.side, n.recruit_word(payload))
                worth = fresh + s.w.recruit_bonus + 0.3 * float(t.type_drm(troop) + 1)
            elif kind == n.REPAIR:
                worth = 2.0
            else:
                continue
            if worth > best:
                best, chosen = worth, code
        return chosen

    def ship(self, t: Engine, codes: list[int]) -> int:
        """Ship the strongest first, generals before weak troops."""
        best = -1.0
        chosen = codes[0]
        for code in codes:
            payload = n.payload_of(code)
            worth = -2.0
            if n.kind_of(code) == n.SHIP_TROOP:
                worth = float(n.class_strength(payload))
                worth += float(t.type_drm(t.data.type_of(t.side, n.class_word(payload))))
            elif n.kind_of(code) == n.SHIP_PIECE:
                worth = 2.5 if t.data.piece_kinds[payload] == GENERAL else 1.0
            if worth > best:
                best, chosen = worth, code
        self.reason = "reason-ship"
        return chosen

    def discard(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Throw away what is worth least as event and in combat."""
        best = 1.0e9
        chosen = codes[0]
        for code in codes:
            card = t.data.cards[n.payload_of(code)]
            keep = event_worth(s, card) + combat_worth(card)
            if keep < best:
                best, chosen = keep, code
        self.reason = "reason-discard"
        return chosen

    def lose(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Give up the least, or take the most from the enemy."""
        owner = t.side
        if t.stage == stages.EVENT_LOSE:
            owner = operations(t.data.cards[t.event.card])[t.event.op].owner
        sign = -1.0 if owner == t.side else 1.0
        best = -1.0e9
        chosen = codes[0]
        for code in codes:
            payload = n.payload_of(code)
            if n.kind_of(code) == n.LOSE:
                box = n.class_box(payload)
                weight = float(n.class_strength(payload))
                weight += 0.5 * float(t.type_drm(t.data.type_of(owner, n.class_word(payload))))
            else:
                box = t.p_box[payload]
                weight = 2.0 + 0.5 * float(t.data.piece_drms[payload])
            weight = sign * (weight + 0.05 * s.worth(box))
            if weight > best:
                best, chosen = weight, code
        self.reason = "reason-least-loss"
        return chosen

    def pick(self, t: Engine, s: SideView, codes: list[int]) -> int:
        """Change the troop that gains most, where it is needed most."""
        best = -1.0e9
        chosen = codes[0]
        for code in codes:
            payload = n.payload_of(code)
            drm = float(t.type_drm(t.data.type_of(t.side, n.class_word(payload))))
            worth = s.gain(-1, n.class_box(payload), 2.0) - float(n.class_strength(payload)) - 0.5 * drm
            if worth > best:
                best, chosen = worth, code
        self.reason = "reason-strengthen"
        return chosen

    def take(self, t: Engine, codes: list[int]) -> int:
        """Choose the best plane, tank or ship to bring, the worst to lose."""
        losing = operations(t.data.cards[t.event.card])[t.event.op].op == "remove_plane"
        best = -1.0e9
        chosen = codes[0]
        for code in codes:
            piece = n.payload_of(code)
            worth = 3.0 * float(t.data.piece_dice[piece]) + float(t.data.piece_drms[piece])
            if losing:
                worth = -worth
            if worth > best:
                best, chosen = worth, code
        self.reason = "reason-best-piece"
        return chosen
