"""What ships and planes are worth at sea: areas, guns, blockades, guards (NAV-11..42).

Worth is counted as on land, in the units of `fighting.STEP_WORTH`.
"""

from dosespanas.espana1936.board.data import Card, mask_bits
from dosespanas.espana1936.odds.sea_odds import sea_roll_odds
from dosespanas.kernel.shapes import SideName
from dosespanas.players.espana1936.attack_values import best_attack
from dosespanas.players.espana1936.card_values import event_worth
from dosespanas.players.espana1936.ship_values import DAMAGED, TURNED, bite, dice_of, lost, might
from dosespanas.players.espana1936.situation import Board, Piece

BLOCKED = 0.3
"""What one more card that cannot arrive is worth to its enemy: mostly it comes a turn later."""
RESERVES = 0.25
"""The share of the enemy's idle ships to reckon with where he has still to send his."""


def smooth(share: float) -> float:
    """Return a chance that grows slowly at both ends."""
    return share * share * (3.0 - 2.0 * share)


class Fleet:
    """The war at sea as one side sees it; what is where is counted once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.data = board.data
        self.naval = board.naval()
        self.ships: dict[str, list[Piece]] = {board.side: [], board.enemy: []}
        self.duty: dict[str, dict[str, list[Piece]]] = {board.side: {}, board.enemy: {}}
        for piece in board.seen["pieces"]:
            if piece["kind"] not in ("ship", "plane") or piece["place"] is None:
                continue
            ready = piece["kind"] == "ship" and not piece["damaged"]
            if ready:
                self.ships[piece["side"]].append(piece)
            if piece["where"] == "sea" or piece["mission"] or (ready and piece["where"] == "map"):
                self.duty[piece["side"]].setdefault(piece["place"], []).append(piece)
        self.areas: dict[str, int] = {self.data.places[a]: i for i, a in enumerate(self.data.areas)}
        self.guns: dict[tuple[str, int, int], float] = {}

    def here(self, side: str, place: str) -> list[Piece]:
        """Return a side's units in an area, or off a coast or in a port: there all fight, whatever they do (AMB-65)."""
        return self.duty[side].get(place, [])

    def blockaders(self, side: str, port: str, without: str = "") -> list[Piece]:
        """Return a side's units that blockade a port, one piece left out."""
        return [p for p in self.here(side, port) if p["mission"] == "blockade" and p["id"] != without]

    def weight(self, side: str, place: str, without: str = "") -> float:
        """Return the weight of a side at a place, one piece left out."""
        return sum(might(p) for p in self.here(side, place) if p["id"] != without)

    def idle(self, side: str) -> float:
        """Return the weight of a side's ready ships that lie in a base or port without a mission."""
        return sum(might(p) for p in self.ships[side] if p["where"] != "sea" and p["mission"] is None)

    # --- areas ----------------------------------------------------------------------------------------

    def stake(self, place: str) -> float:
        """Return what the effect of an area is worth this turn to the side that gets it."""
        i = self.areas[place]
        turn = self.board.turn
        amount = self.data.area_amounts[i]
        if self.data.area_effects[i] == "extra_rp":
            return amount * (3.0 if turn % 2 else 1.2) if turn < 10 else 0.0
        if self.data.area_effects[i] == "draw_cards":
            both = any(row["card"] == "rep_n6" for row in self.board.seen["table"])
            return 0.0 if both or turn >= 10 else 2.5 * amount
        if any(area == self.data.areas[i] for area, _, _ in self.data.strait):
            waiting = self.board.troops["nationalist"].get(self.data.boxes[self.data.transport_from], [])
            return 0.3 + 1.6 * min(len(waiting), 3)
        return 0.1

    def use(self, place: str, state: str) -> float:
        """Return which share of an area's stake its state brings this side, less what it brings the other."""
        i = self.areas[place]
        side = self.board.side
        if any(area == self.data.areas[i] for area, _, _ in self.data.strait):
            open_share = {"nationalist": 1.0, "nobody": 1.0, "contested": 0.4, "republican": 0.0}[state]
            return open_share if side == "nationalist" else -open_share
        if state not in (side, self.board.enemy):
            return 0.0
        gains = (state == side) != self.data.area_for_other[i]
        return 1.0 if gains else -1.0

    def prospect(self, place: str, own: float, foe: float) -> float:
        """Return what a place at sea should bring with these weights in it: its use, and the fight for it."""
        side, enemy = self.board.side, self.board.enemy
        stake = self.stake(place)
        if own <= 0.0 and foe <= 0.0:
            return stake * self.use(place, self.naval["areas"][place]["control"])
        if foe <= 0.0:
            return stake * self.use(place, side)
        if own <= 0.0:
            return stake * self.use(place, enemy)
        share = own / (own + foe)
        keeps = 0.7 * smooth(share)
        loses = 0.7 * smooth(1.0 - share)
        value = keeps * self.use(place, side) + loses * self.use(place, enemy)
        value += (1.0 - keeps - loses) * self.use(place, "contested")
        return stake * value + 1.2 * (share - 0.5) * min(own, foe)

    def threat(self, place: str) -> float:
        """Return the enemy weight to expect in an area: what lies there, and what may still be sent."""
        foe = self.weight(self.board.enemy, place)
        if self.board.side == "nationalist" and self.board.seen["phase"] == "ships":
            foe += RESERVES * self.idle(self.board.enemy) * min(self.stake(place) / 3.0, 1.0)
        return foe

    def area_worth(self, piece: Piece, place: str) -> float:
        """Return what a ship or plane adds in an area, alone or as part of all that could go with it."""
        own = self.weight(self.board.side, place, piece["id"])
        foe = self.threat(place)
        force = might(piece)
        before = self.prospect(place, own, foe)
        worth = self.prospect(place, own + force, foe) - before
        if piece["kind"] == "ship":
            together = force + self.idle(self.board.side)
            if piece["mission"] is None and piece["where"] != "sea":
                together -= force
            worth = max(worth, (self.prospect(place, own + together, foe) - before) * force / together)
        return worth

    # --- coasts and ports -----------------------------------------------------------------------------

    def gun_worth(self, piece: Piece, box: str) -> float:
        """Return what a ship's guns add to the battle for a box (NAV-22)."""
        board = self.board
        if board.control[box] != "contested" or not board.troops[board.side].get(box):
            return 0.0
        key = (box, piece["gun_dice"], piece["gun_drm"])
        if key not in self.guns:
            own, foe = board.troops[board.side][box], board.troops[board.enemy].get(box, [])
            bare, _, _ = best_attack(board, own, foe, [], box)
            helped, _, _ = best_attack(board, own, foe, [piece], box)
            self.guns[key] = 0.6 * (max(helped, 0.0) - max(bare, 0.0)) + 0.4 * (helped - bare)
        others = sum(1 for p in self.ships[board.side] if p["mission"] == "gunfire" and p["box"] == box)
        foes = self.weight(board.enemy, box)
        if piece["mission"] == "gunfire" and piece["box"] == box:
            others -= 1
        return self.guns[key] / (1.0 + 0.5 * others) - 0.5 * max(0.0, foes - might(piece))

    def cards_through(self, side: SideName, port: str) -> float:
        """Return how many cards of a side may still want to arrive in a port, as far as the other side can tell."""
        seen = self.board.seen
        gone = set(seen["used"][side]) | {row["card"] for row in seen["table"]}
        era = self.data.turn_era[self.board.turn]
        bit = 1 << self.data.box_index[port]
        count = 0.0
        for card in self.data.cards:
            if ("nationalist", "republican")[card.side] != side or card.era != era or card.name in gone:
                continue
            if card.optional and not seen["options"].get("cards_45"):
                continue
            for step in card.effect:
                if step.place is not None and step.place.boxes & bit and not step.place.ports:
                    places = step.place.boxes.bit_count()
                    count += 1.0 if places == 1 else 0.3 if places == 2 else 0.0
                    break
        return count

    def wants(self, port: str) -> float:
        """Return what the own cards in hand that need a port are worth now."""
        names = self.board.seen["hands"][self.board.side]["cards"] or []
        bit = 1 << self.data.box_index[port]
        return sum(event_worth(self.board, card) for card in map(self.card, names) if self.needs(card, bit))

    def card(self, name: str) -> Card:
        """Return a card by its name."""
        return self.data.cards[self.data.card_index[name]]

    def needs(self, card: Card, bit: int) -> bool:
        """Tell whether a card can bring its pieces to one box only, and this is it."""
        return any(step.place is not None and step.place.boxes == bit for step in card.effect)

    def blockade_worth(self, piece: Piece, port: str) -> float:
        """Return what blockading a port is worth: cards that stay away, less what guards and batteries may do."""
        if self.blockaders(self.board.side, port, piece["id"]):
            return 0.0
        worth = BLOCKED * self.cards_through(self.board.enemy, port)
        foe = self.weight(self.board.enemy, port)
        force = might(piece)
        worth *= force / (force + foe)
        worth += min(0.0, force - foe)
        if self.data.box_index[port] in self.data.battery_boxes:
            none, turned, hit, twice = sea_roll_odds(self.data.battery_dice, [self.data.battery_drm])
            worth = worth * none - lost(piece) * (TURNED * turned + DAMAGED * (hit + twice))
        return worth

    def guard_worth(self, piece: Piece, port: str) -> float:
        """Return what guarding a port is worth: chiefly where a blockader lies already and a card must come in."""
        foe = self.weight(self.board.enemy, port)
        if not self.blockaders(self.board.enemy, port):
            return 0.0
        force = might(piece) + self.weight(self.board.side, port, piece["id"])
        return 0.5 * self.wants(port) * smooth(force / (force + foe)) + 0.6 * (force - foe)

    def patrol_worth(self, piece: Piece, box: str) -> float:
        """Return what a submarine off a coast may do to the enemy's ships there, and to the troops they support."""
        helps = 1.5 if self.board.troops[self.board.side].get(box) else 0.3
        drives_off = 1.0 - sea_roll_odds(*dice_of(piece, False))[0]
        return max(
            (
                bite(piece) * lost(foe) - 0.8 * bite(foe) * lost(piece) + helps * drives_off
                for foe in self.here(self.board.enemy, box)
                if foe["kind"] == "ship"
            ),
            default=0.0,
        )

    # --- missions -------------------------------------------------------------------------------------

    def mission_worth(self, piece: Piece, verb: str, place: str) -> float:
        """Return what a mission is worth to its side."""
        if verb == "gunfire":
            return self.gun_worth(piece, place)
        if verb == "blockade":
            return self.blockade_worth(piece, place)
        if verb == "protect":
            return self.guard_worth(piece, place)
        if verb == "patrol":
            return self.patrol_worth(piece, place)
        return self.area_worth(piece, place) if place in self.areas else 0.0

    def stay_worth(self, piece: Piece) -> float:
        """Return what leaving a ship where it is and as it is would be worth."""
        if piece["where"] == "sea":
            return self.area_worth(piece, piece["place"])
        return self.mission_worth(piece, piece["mission"], piece["box"]) if piece["mission"] else 0.0

    def may_enter(self, place: str) -> bool:
        """NAV-14: tell whether an area is open to the side."""
        i = self.areas[place]
        if self.data.area_needs_side[i] != ("nationalist", "republican").index(self.board.side):
            return True
        needed = mask_bits(self.data.area_needs[i])
        return any(self.board.control[self.data.boxes[b]] == self.board.side for b in needed)

    def missions(self, piece: Piece) -> list[tuple[str, str]]:
        """Return the missions worth a look for a ship or plane, as (verb, place)."""
        board = self.board
        found = [("to", area) for area in self.areas if self.may_enter(area)]
        if piece["kind"] == "plane":
            found = [row for row in found if self.data.area_planes[self.areas[row[1]]]]
        elif piece["cls"] != "submarine":
            found += [("gunfire", b) for b in board.troops[board.side] if self.is_coast(b)]
        else:
            found += [("patrol", p["box"]) for p in self.ships[board.enemy] if p["where"] == "map"]
        for port in mask_bits(self.data.ports):
            name = self.data.boxes[port]
            if board.control[name] in (board.enemy, "contested"):
                found.append(("blockade", name))
            if board.control[name] in (board.side, "contested") and self.blockaders(board.enemy, name):
                found.append(("protect", name))
        return found

    def is_coast(self, box: str) -> bool:
        """NAV-21: tell whether ships may fire for the troops in a box."""
        return bool((self.data.coastal & ~self.data.overseas) >> self.data.box_index[box] & 1)
