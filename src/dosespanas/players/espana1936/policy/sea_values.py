"""What ships and planes are worth at sea: areas, guns, blockades, guards (NAV-11..42).

Worth is counted as on land: a plain box is about 2.
"""

from typing import Final

from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import SHIP, Card
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.board.sea_control import CONTESTED, FREE
from dosespanas.espana1936.board.setup import in_game
from dosespanas.espana1936.board.stages import NAT_SHIPS
from dosespanas.espana1936.board.state import DAMAGED, ON_BLOCKADE, ON_GUARD, ON_GUNFIRE, ON_PATROL, Board
from dosespanas.espana1936.naval.salvos import broadside_dice, broadside_drms
from dosespanas.espana1936.odds.sea_odds import sea_roll_odds
from dosespanas.kernel.side import NAT
from dosespanas.players.espana1936.policy.attack_values import best_attack
from dosespanas.players.espana1936.policy.card_values import event_worth
from dosespanas.players.espana1936.policy.ship_values import bite, harm, lost, might
from dosespanas.players.espana1936.policy.side_view import SideView

BLOCKED: Final = 0.3
"""What one more card that cannot arrive is worth to its enemy: mostly it comes a turn later."""
RESERVES: Final = 0.25
"""The share of the enemy's idle ships to reckon with where he has still to send his."""


def smooth(share: float) -> float:
    """Return a chance that grows slowly at both ends."""
    return share * share * (3.0 - 2.0 * share)


class SeaView:
    """The war at sea as one side sees it; what is where is counted once."""

    def __init__(self, s: SideView) -> None:
        self.s = s
        self.t: Board = s.t
        self.side = s.side
        self.foe = s.foe
        self._here: dict[int, list[int]] = {}
        self._guns: dict[tuple[int, int, int], float] = {}

    def here(self, side: int, place: int) -> list[int]:
        """Return a side's units in an area, or off a coast or in a port: there all fight, whatever they do (AMB-65)."""
        key = 2 * place + side
        known = self._here.get(key)
        if known is None:
            t = self.t
            known = sea.on_duty(t, side, place) if sea.is_area(t, place) else sea.off_coast(t, side, place)
            self._here[key] = known
        return known

    def weight(self, side: int, place: int, without: int) -> float:
        """Return the weight of a side at a place, one piece left out (-1: none)."""
        total = 0.0
        for p in self.here(side, place):
            if p != without:
                total += might(self.t, p)
        return total

    def blockaded(self, side: int, port: int, without: int) -> bool:
        """Tell whether units of a side blockade a port, one piece left out (-1: none)."""
        return sea.with_mission(self.t, side, port, ON_BLOCKADE) not in ([], [without])

    def idle(self, side: int) -> float:
        """Return the weight of a side's ready ships that lie in a base or port without a mission."""
        t = self.t
        total = 0.0
        for p in t.data.pieces_of[side][SHIP]:
            place = t.p_box[p]
            if place >= 0 and not t.p_flags[p] & DAMAGED and not t.p_mission[p] and not sea.is_area(t, place):
                total += might(t, p)
        return total

    # --- areas ----------------------------------------------------------------------------------------

    def strait(self, place: int) -> bool:
        """MAR-07: tell whether the crossing depends on an area."""
        return any(area == place for area, _, _ in self.t.data.strait)

    def stake(self, place: int) -> float:
        """Return what the effect of an area is worth this turn to the side that gets it (NAV-39..41)."""
        t = self.t
        data = t.data
        i = place - data.areas[0]
        amount = float(data.area_amounts[i])
        if data.area_effects[i] == "extra_rp":
            return amount * (3.0 if t.turn % 2 else 1.2) if t.turn < data.last_turn else 0.0
        if data.area_effects[i] == "draw_cards":
            return 0.0 if t.both_effects or t.turn >= data.last_turn else 2.5 * amount
        if self.strait(place):
            waiting = self.s.count[data.transport_side * self.s.boxes + data.transport_from]
            return 0.3 + 1.6 * float(min(waiting, 3))
        return 0.1

    def use(self, place: int, state: int) -> float:
        """Return which share of an area's stake its state brings this side, less what it brings the other."""
        data = self.t.data
        if self.strait(place):
            open_ = 1.0 if state in (data.transport_side, FREE) else 0.4 if state == CONTESTED else 0.0
            return open_ if self.side == data.transport_side else -open_
        if state >= CONTESTED:
            return 0.0
        return 1.0 if (state == self.side) != data.area_for_other[place - data.areas[0]] else -1.0

    def hope(self, place: int, share: float, driven_out: float) -> float:
        """Return the share of its stake that an area should bring after a fight with this share of the weight there.

        `driven_out`: the chance to lose the area to an enemy who has nearly all of it.
        """
        keeps = 0.7 * smooth(share)
        loses = driven_out * smooth(1.0 - share)
        value = keeps * self.use(place, self.side) + loses * self.use(place, self.foe)
        return value + (1.0 - keeps - loses) * self.use(place, CONTESTED)

    def prospect(self, place: int, own: float, foe: float) -> float:
        """Return what a place at sea should bring with these weights in it: its use, and the fight for it."""
        stake = self.stake(place)
        if own <= 0.0 and foe <= 0.0:
            return stake * self.use(place, sea.control_of(self.t, place))
        if foe <= 0.0:
            return stake * self.use(place, self.side)
        if own <= 0.0:
            return stake * self.use(place, self.foe)
        share = own / (own + foe)
        return stake * self.hope(place, share, 0.7) + 1.2 * (share - 0.5) * min(own, foe)

    def threat(self, place: int) -> float:
        """Return the enemy weight to expect in an area: what lies there, and what may still be sent."""
        foe = self.weight(self.foe, place, -1)
        if self.side == NAT and self.t.step_no == NAT_SHIPS:
            foe += RESERVES * self.idle(self.foe) * min(self.stake(place) / 3.0, 1.0)
        return foe

    def area_worth(self, piece: int, place: int) -> float:
        """Return what a ship or plane adds in an area, alone or as part of all that could go with it."""
        t = self.t
        own = self.weight(self.side, place, piece)
        foe = self.threat(place)
        force = might(t, piece)
        before = self.prospect(place, own, foe)
        worth = self.prospect(place, own + force, foe) - before
        if t.data.piece_kinds[piece] == SHIP:
            together = force + self.idle(self.side)
            if not t.p_mission[piece] and not sea.is_area(t, t.p_box[piece]):
                together -= force
            worth = max(worth, (self.prospect(place, own + together, foe) - before) * force / together)
        return worth

    # --- coasts and ports -----------------------------------------------------------------------------

    def gun_worth(self, piece: int, box: int) -> float:
        """Return what a ship's guns add to the battle for a box (NAV-22)."""
        t = self.t
        s = self.s
        if not s.contested >> box & 1 or not t.count_troops(self.side, box):
            return 0.0
        key = (box, t.data.gun_dice[piece], t.data.gun_drms[piece])
        known = self._guns.get(key)
        if known is None:
            own = s.troops(self.side, box)
            foe = s.troops(self.foe, box)
            bare = best_attack(s, own, foe, [], -1, box).worth
            helped = best_attack(s, own, foe, [piece], -1, box).worth
            known = 0.6 * (max(helped, 0.0) - max(bare, 0.0)) + 0.4 * (helped - bare)
            self._guns[key] = known
        others = float(len([p for p in sea.gunners(t, self.side, box) if p != piece]))
        foes = self.weight(self.foe, box, -1)
        return known / (1.0 + 0.5 * others) - 0.5 * max(0.0, foes - might(t, piece))

    def cards_through(self, side: int, port: int) -> float:
        """Return how many cards of a side may still want to arrive in a port, as far as the other side can tell."""
        t = self.t
        gone = t.used[side] + t.on_table
        era = t.data.turn_era[t.turn]
        count = 0.0
        for number, card in enumerate(t.data.cards):
            if card.side == side and card.era == era and number not in gone and in_game(t, card):
                count += self.need(card, port)
        return count

    def need(self, card: Card, port: int) -> float:
        """Return how far a card needs a port: 1 where it can bring what it brings nowhere else."""
        for step in operations(card):
            if step.place is not None and step.place.boxes >= 0 and step.place.boxes >> port & 1:
                places = step.place.boxes.bit_count()
                return 1.0 if places == 1 else 0.3 if places == 2 else 0.0
        return 0.0

    def wants(self, port: int) -> float:
        """Return what the own cards in hand that need a port are worth now."""
        total = 0.0
        for number in self.t.hands[self.side]:
            card = self.t.data.cards[number]
            if self.need(card, port) == 1.0:
                total += event_worth(self.s, card)
        return total

    def blockade_worth(self, piece: int, port: int) -> float:
        """Return what blockading a port is worth: cards that stay away, less what guards and batteries may do."""
        t = self.t
        data = t.data
        if self.blockaded(self.side, port, piece):
            return 0.0
        worth = BLOCKED * self.cards_through(self.foe, port)
        foe = self.weight(self.foe, port, -1)
        force = might(t, piece)
        worth *= force / (force + foe)
        worth += min(0.0, force - foe)
        if port in data.battery_boxes:
            odds = sea_roll_odds(data.battery_dice, [data.battery_drm])
            worth = worth * odds[0] - lost(t, piece) * harm(odds)
        return worth

    def guard_worth(self, piece: int, port: int) -> float:
        """Return what guarding a port is worth: chiefly where a blockader lies already and a card must come in."""
        if not self.blockaded(self.foe, port, -1):
            return 0.0
        foe = self.weight(self.foe, port, -1)
        force = might(self.t, piece) + self.weight(self.side, port, piece)
        return 0.5 * self.wants(port) * smooth(force / (force + foe)) + 0.6 * (force - foe)

    def patrol_worth(self, piece: int, box: int) -> float:
        """Return what a submarine off a coast may do to the enemy's ships there, and to the troops they support."""
        t = self.t
        ships = [foe for foe in self.here(self.foe, box) if t.data.piece_kinds[foe] == SHIP]
        if not ships:
            return 0.0
        best = -99.0
        for foe in ships:
            risk = 0.8 * bite(t, foe, False, []) * lost(t, piece)
            best = max(best, bite(t, piece, False, []) * lost(t, foe) - risk)
        missed = sea_roll_odds(broadside_dice(t, piece, []), broadside_drms(t, piece, []))[0]
        return best + (1.5 if t.count_troops(self.side, box) else 0.3) * (1.0 - missed)

    # --- missions -------------------------------------------------------------------------------------

    def mission_worth(self, piece: int, mission: int, place: int) -> float:
        """Return what a mission is worth to its side; `mission` 0: in a sea area."""
        if mission == ON_GUNFIRE:
            return self.gun_worth(piece, place)
        if mission == ON_BLOCKADE:
            return self.blockade_worth(piece, place)
        if mission == ON_GUARD:
            return self.guard_worth(piece, place)
        if mission == ON_PATROL:
            return self.patrol_worth(piece, place)
        return self.area_worth(piece, place) if sea.is_area(self.t, place) else 0.0

    def stay_worth(self, piece: int) -> float:
        """Return what a ship or plane does at sea where it is and as it is; one that leaves gives it up."""
        place = self.t.p_box[piece]
        mission = self.t.p_mission[piece]
        return self.mission_worth(piece, mission, place) if place >= 0 else 0.0
