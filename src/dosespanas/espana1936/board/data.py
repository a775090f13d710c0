"""The game's facts as the rules read them: flat tables indexed by small ints, built once from the data files.

A box, a troop type, a special piece (general, plane, tank) and a card are ints; sets of boxes are bit
masks. Names are turned into ints here and nowhere else.
"""

from typing import Any, Final, Literal

from dosespanas.espana1936.board.masks import BITS_OF_BYTES, linked_by_byte
from dosespanas.espana1936.shapes import Mode, ShipClass
from dosespanas.kernel.action import Named
from dosespanas.kernel.side import SIDE_NAMES, parse_side

GENERAL: Final = 0
PLANE: Final = 1
TANK: Final = 2
SHIP: Final = 3
DUMMY: Final = 4
KIND_NAMES: Final = ["general", "plane", "tank", "ship", "dummy"]
ERAS: Final = ["1936-37", "1938-39"]
POOLS: Final = ["reserve", "eliminated"]
ALL_BOXES: Final = -1
"""As a mask: every box."""

BONUS: Final = 0
PENALTY: Final = 1
MODES: Final[list[Mode]] = ["bonus", "penalty"]


def mask_bits(mask: int) -> list[int]:
    """Return the indexes of the set bits of a mask of up to 128, lowest first."""
    bits: list[int] = []
    place = 0
    while mask:
        byte = mask & 255
        if byte:
            bits += BITS_OF_BYTES[place][byte]
        mask >>= 8
        place += 1
    return bits


class CardPart:
    """A condition or an operation of a card, as far as the facts of the game know it."""


class Card:
    """One card: its deck, what it needs and does as an event, and its combat values."""

    def __init__(self, name: str, side: int, era: int) -> None:
        self.name = name
        self.side = side
        self.era = era
        self.requires: list[CardPart] = []
        self.effect: list[CardPart] = []
        """What it needs and does as an event: see `operation.py`, which knows them as conditions and operations."""
        self.cancels = False
        """Whether it answers an event (EVT-08)."""
        self.dice = [0, 0]
        """Dice added to the own roll by the bonus, taken from the other's by the penalty (negative)."""
        self.drm = [0, 0]
        self.drm_dice = [0, 0]
        """On how many different dice the DRM falls."""
        self.number = 0
        """As printed; cards of the naval war are numbered apart."""
        self.naval = False
        self.optional = False
        self.date = ""
        self.removed_by: list[str] = []
        """Variants that take the card out of the game (VAR-01, VAR-04)."""

    def term(self) -> str:
        """Return the card as a term of the message catalogue."""
        return "card:" + self.name


class Data:
    """All facts of the game. Immutable after construction, shared by every state."""

    def __init__(self, files: dict[str, Any], scenario: str, digest: str) -> None:
        self.digest = digest
        self.named = Named()
        """Actions that have been legal, of all games that share these data."""
        self._read_map(files["map"])
        self._read_places(files["naval"])
        self._read_pieces(files["pieces"], files["naval"]["ships"])
        self._read_cards(files["cards"]["cards"])
        self.obligatory: dict[str, list[int]] = {
            variant: [0, *files["cards"]["obligatory"][variant]] for variant in ("no_intervention", "historical")
        }
        """Events each side has to play under a variant, by turn (VAR-02, VAR-04)."""
        self._read_armada(files["naval"])
        self.setup: dict[str, Any] = files["scenarios"][scenario]
        self._read_scenario(self.setup)
        self.at_rest: dict[str, Any] = {}
        """Fields of a table on which nothing has happened yet, once `detail` has asked for them."""
        self.counters: list[str] = []
        """Names of the counters of a table, once a position or an observation has asked for them."""

    def mask(self, names: list[str]) -> int:
        """Return boxes by name as a mask."""
        mask = 0
        for name in names:
            mask |= 1 << self.box_index[name]
        return mask

    def _read_map(self, raw: dict[str, Any]) -> None:
        self.boxes: list[str] = [box["id"] for box in raw["boxes"]]
        self.box_index: dict[str, int] = {name: i for i, name in enumerate(self.boxes)}
        self.box_terms: list[str] = ["box:" + name for name in self.boxes]
        self.box_count = len(self.boxes)
        self.objectives = self.mask([b["id"] for b in raw["boxes"] if b["objective"]])
        self.ports = self.mask([b["id"] for b in raw["boxes"] if b["port"]])
        self.optional_ports: list[int] = [
            self.mask([b["id"] for b in raw["boxes"] if b.get("optional_port") == SIDE_NAMES[s]]) for s in (0, 1)
        ]
        """Boxes that are a port for a side under an option (OPT-07), as masks."""
        self.coasts: list[list[str]] = [b["coast"] for b in raw["boxes"]]
        self.coastal = self.mask([b["id"] for b in raw["boxes"] if b["coast"]])
        self.overseas = self.mask([b["id"] for b in raw["boxes"] if b.get("overseas", False)])
        self.links: list[int] = [0] * self.box_count
        for a, b in raw["links"]:
            self.links[self.box_index[a]] |= 1 << self.box_index[b]
            self.links[self.box_index[b]] |= 1 << self.box_index[a]
        self.near: list[list[int]] = [linked_by_byte(self.links[b : b + 8]) for b in range(0, self.box_count, 8)]
        self.link_names: dict[str, list[str]] = {
            name: [self.boxes[i] for i in mask_bits(self.links[b])] for b, name in enumerate(self.boxes)
        }
        transport = raw["transport"]
        self.transport_from: int = self.box_index[transport["from"]]
        self.transport_side: int = parse_side(transport["side"])
        self.transport_total: int = transport["total"]
        self.transport_to: list[int] = [self.box_index[name] for name in transport["to"]]
        self.transport_limits: list[int] = list(transport["to"].values())
        turns = raw["turns"]
        self.turn_year: list[str] = [""] + [t["year"] for t in turns]
        self.turn_cards: list[int] = [0] + [t["cards"] for t in turns]
        self.turn_replacement: list[bool] = [False] + [t["replacement"] for t in turns]
        self.turn_era: list[int] = [0] + [ERAS.index(t["deck"]) for t in turns]
        self.turn_new: list[int] = [0] + [t["new"] for t in turns]
        self.turn_raise_to: list[int] = [0] + [t["raise_to"] for t in turns]

    def linked(self, boxes: int) -> int:
        """Return the boxes linked to any box of a set, as a mask (BRD-02)."""
        found = 0
        for row in self.near:
            found |= row[boxes & 255]
            boxes >>= 8
        return found

    def _read_places(self, raw: dict[str, Any]) -> None:
        """A place is a box, then the sea areas, then the naval bases: one row of ints, one name each."""
        areas, bases = raw["areas"], raw["bases"]
        self.places: list[str] = self.boxes + [a["id"] for a in areas] + [b["id"] for b in bases]
        self.place_index: dict[str, int] = {name: i for i, name in enumerate(self.places)}
        self.place_terms: list[str] = (
            self.box_terms + ["area:" + str(a["id"]) for a in areas] + ["base:" + str(b["id"]) for b in bases]
        )
        self.areas: list[int] = [self.place_index[a["id"]] for a in areas]
        self.bases: list[int] = [self.place_index[b["id"]] for b in bases]

    def place_term(self, place: int) -> str | None:
        """Return the term of a place; None for where a piece is that is at none."""
        return self.place_terms[place] if place >= 0 else None

    def _read_pieces(self, raw: dict[str, Any], ships: list[dict[str, Any]]) -> None:
        self.box_limit: int = raw["box_limit"]
        types = raw["troop_types"]
        self.type_names: list[str] = [t["id"] for t in types]
        self.type_sides: list[int] = [parse_side(t["side"]) for t in types]
        self.type_drms: list[int] = [t["drm"] for t in types]
        self.type_small: list[int] = [t["small"] for t in types]
        self.type_large: list[int] = [t["large"] for t in types]
        self.type_replaceable: list[bool] = [t["replaceable"] for t in types]
        self.type_only_in: list[int] = [self.mask(t["only_in"]) if t["only_in"] else ALL_BOXES for t in types]
        self.type_emblems: list[str] = [t["emblem"] or "" for t in types]
        self.type_count = len(types)
        self.type_index: list[dict[str, int]] = [{}, {}]
        for i in range(self.type_count):
            self.type_index[self.type_sides[i]][self.type_names[i]] = i
        self.words: list[str] = list(dict.fromkeys(self.type_names))
        """The names of troop types, each once: both sides have a regular army."""
        self.word_index: dict[str, int] = {name: i for i, name in enumerate(self.words)}
        self.type_word: list[int] = [self.word_index[name] for name in self.type_names]
        self.type_terms: list[str] = [
            f"type:{SIDE_NAMES[self.type_sides[i]]}:{self.type_names[i]}" for i in range(self.type_count)
        ]
        self.troop_terms: list[list[str]] = [
            [f"troop:{SIDE_NAMES[self.type_sides[i]]}:{self.type_names[i]}:{n}" for n in range(6)]
            for i in range(self.type_count)
        ]
        self.substitutes: list[list[list[int]]] = [
            [[self.type_index[s][name] for name in group] for group in raw["substitutes"][SIDE_NAMES[s]]]
            for s in (0, 1)
        ]
        counts = [sum(t["small"] + t["large"] for t in types if parse_side(t["side"]) == s) for s in (0, 1)]
        self.slots: int = max(counts)
        """Troop slots a side: no side can have more troops than counters."""
        self.piece_names: list[str] = []
        self.piece_kinds: list[int] = []
        self.piece_sides: list[int] = []
        self.piece_drms: list[int] = []
        self.piece_dice: list[int] = []
        self.piece_factions: list[str] = []
        self.piece_emblems: list[str] = []
        self.needs_emblem: list[str] = []
        """For what a general needs a troop of his emblem: start, attack or nothing (OPT-01, OPT-02)."""
        self.piece_titles: list[str] = []
        self.piece_naval_only: list[bool] = []
        self.ship_classes: list[ShipClass | Literal[""]] = []
        """By piece; empty for anything but a ship."""
        self.gun_dice: list[int] = []
        """Dice a ship adds to a ground combat (NAV-22)."""
        self.gun_drms: list[int] = []
        self.escort_drms: list[int] = []
        """DRM a squadron gives the ship it supports (NAV-54); 0: it fights itself."""
        dummies = [
            {"id": f"dummy_{prefix}_{number + 1}", "side": side, "name": "", "drm": 0}
            for prefix, side in zip(("nac", "rep"), SIDE_NAMES, strict=True)
            for number in range(raw["dummies"])
        ]
        for kind, rows in enumerate((raw["generals"], raw["planes"], raw["tanks"], ships, dummies)):
            for row in rows:
                self.piece_names.append(row["id"])
                self.piece_kinds.append(kind)
                self.piece_sides.append(parse_side(row["side"]))
                self.piece_drms.append(row["drm"])
                self.piece_dice.append(row.get("dice", 0))
                self.piece_factions.append(row.get("faction", ""))
                self.piece_emblems.append(row.get("emblem") or "")
                self.needs_emblem.append(row.get("needs_emblem", ""))
                self.piece_titles.append(row["name"])
                self.piece_naval_only.append(kind == SHIP or row.get("naval_only", False))
                self.ship_classes.append(row.get("cls", ""))
                self.gun_dice.append(row.get("gun_dice", 0))
                self.gun_drms.append(row.get("gun_drm", 0))
                self.escort_drms.append(row.get("support_drm", 0))
        self.piece_count = len(self.piece_names)
        self.piece_index: dict[str, int] = {name: i for i, name in enumerate(self.piece_names)}
        self.piece_terms: list[str] = [
            f"{KIND_NAMES[self.piece_kinds[i]]}:{self.piece_names[i]}" for i in range(self.piece_count)
        ]
        self.first_boxes: list[int] = [ALL_BOXES] * self.piece_count
        """Where a general whom a card brings may be sent in the turn after, as masks (AMB-75)."""
        self.captured_as: list[int] = [-1] * self.piece_count
        """The tank of the other side that a tank is once captured (OPT-04); -1: it cannot be."""
        for row in raw["tanks"]:
            if "captured_as" in row:
                self.captured_as[self.piece_index[row["id"]]] = self.piece_index[row["captured_as"]]
        self.is_back: list[bool] = [p in self.captured_as for p in range(self.piece_count)]
        """Whether a piece is the back of a counter, in play only when that has been captured."""
        self.pieces_of: list[list[list[int]]] = [
            [
                [p for p in range(self.piece_count) if self.piece_kinds[p] == k and self.piece_sides[p] == s]
                for k in (GENERAL, PLANE, TANK, SHIP, DUMMY)
            ]
            for s in (0, 1)
        ]

    def _read_cards(self, rows: list[dict[str, Any]]) -> None:
        self.cards: list[Card] = []
        for row in rows:
            card = Card(row["id"], parse_side(row["side"]), ERAS.index(row["deck"]))
            for mode, combat in enumerate((row["bonus"], row["penalty"])):
                card.dice[mode] = combat.get("dice", 0)
                card.drm[mode] = combat.get("drm", 0)
                card.drm_dice[mode] = combat.get("dice_affected", 0)
            card.number = int(str(row["number"]).removeprefix("N"))
            card.naval = row.get("naval", False)
            card.optional = row.get("optional", False)
            card.date = row["date"]
            card.removed_by = list(row.get("removed_by", []))
            self.cards.append(card)
        self.card_index: dict[str, int] = {card.name: i for i, card in enumerate(self.cards)}
        self.canceller: list[list[int]] = [[], []]
        """The Intelligence cards of each side."""

    def type_of(self, side: int, word: int) -> int:
        """Return a side's troop type for a word, or -1 if that side has no such type."""
        return self.type_index[side].get(self.words[word], -1)

    def _read_armada(self, raw: dict[str, Any]) -> None:
        areas, bases = raw["areas"], raw["bases"]
        self.battle_order: list[int] = [self.place_index[a["id"]] for a in sorted(areas, key=lambda a: int(a["order"]))]
        """Areas in the order of their battles (NAV-05)."""
        self.area_planes: list[bool] = [a["planes"] for a in areas]
        self.area_needs: list[int] = [self.mask(a["needs"]["boxes"]) if "needs" in a else ALL_BOXES for a in areas]
        """One of these boxes must be friendly to `area_needs_side` for it to enter (NAV-14)."""
        self.area_needs_side: list[int] = [parse_side(a["needs"]["side"]) if "needs" in a else -1 for a in areas]
        self.area_effects: list[str] = [a["effect"]["op"] if "effect" in a else "" for a in areas]
        self.area_amounts: list[int] = [a["effect"]["amount"] if "effect" in a else 0 for a in areas]
        self.area_events: list[int] = [a["effect"].get("events", 0) if "effect" in a else 0 for a in areas]
        self.area_both: list[bool] = ["effect" in a and a["effect"].get("when_free") == "both" for a in areas]
        self.area_for_other: list[bool] = ["effect" in a and a["effect"]["to"] == "other" for a in areas]
        self.base_sides: list[int] = [parse_side(b["side"]) for b in bases]
        self.base_boxes: list[int] = [self.box_index[b["box"]] for b in bases]
        battery = raw["battery"]
        self.battery_boxes: list[int] = [self.box_index[name] for name in battery["boxes"]]
        self.battery_dice: int = battery["dice"]
        self.battery_drm: int = battery["drm"]
        self.sea_planes: int = raw["sea_planes"]["per_place"]
        self.naval_cards: int = raw["extra"]["cards"]
        self.naval_cards_until: int = raw["extra"]["last_turn"]
        self.naval_events: int = raw["extra"]["events"]
        self.air_reach: list[int] = [
            self._within(1 << box, raw["sea_planes"]["reach"]) for box in range(self.box_count)
        ]
        """Boxes near enough to send planes to a port or area, as masks, by place (NAV-18, AMB-33)."""
        for area in areas:
            coast = self.mask([box for i, box in enumerate(self.boxes) if area["id"] in self.coasts[i]])
            self.air_reach.append(self._within(coast, raw["sea_planes"]["reach"] - 1))
        self.strait: list[tuple[int, str, list[int]]] = []
        """Limits of the crossing by state of an area: (area, state, units for each harbour) (MAR-07, MAR-08)."""
        for row in raw["transport"]:
            limits = [row["to"].get(self.boxes[box], 0) for box in self.transport_to]
            self.strait.append((self.place_index[row["area"]], row["state"], limits))

    def _within(self, boxes: int, links: int) -> int:
        """Return the boxes at most so many links away from a set."""
        for _ in range(links):
            near = boxes
            for box in mask_bits(boxes):
                near |= self.links[box]
            boxes = near
        return boxes

    def _read_scenario(self, raw: dict[str, Any]) -> None:
        self.scenario: str = raw["scenario"]
        self.first_turn: int = raw["turn"]
        self.last_turn: int = raw["last_turn"]
        self.events_per_phase: int = raw["events_per_phase"]
        self.hand_limit: int = raw["hand_limit"]
        victory = raw["victory"]
        self.win_objectives: int = victory["objectives_over"]
        self.win_group: int = victory["group"]
        self.win_cities: int = self.mask(victory["cities"])
        self.early_side: int = parse_side(victory["early"]["side"])
        self.early_box: int = self.box_index[victory["early"]["box"]]
        self.early_turn: int = victory["early"]["last_turn"]
        self.resist_side: int = parse_side(victory["resistance"]["side"])
        self.resist_over: int = victory["resistance"]["objectives_over"]
