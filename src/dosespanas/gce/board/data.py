"""The game's facts as the rules read them: flat tables indexed by small ints, built once from the data files.

A hex, a hexside, a unit and a chit are ints; names are turned into ints here and nowhere else. Hexes and hexsides are
those of `hexes.py`: what lies on a hexside stands in its table twice, once for each side it is seen from.
"""

from typing import Any, Final, Literal

from dosespanas.gce.board.chits import Chit, Part
from dosespanas.gce.board.hexes import (
    DIRECTIONS,
    HEXES,
    NEIGHBOUR,
    OFF,
    OFFS,
    ZEROS,
    back,
    column_of,
    distance,
    hexside,
    parse_hex,
    within,
)
from dosespanas.kernel.action import Named
from dosespanas.kernel.grids import Grid, filled, grid
from dosespanas.kernel.side import SIDE_NAMES, parse_side

COUNTRIES: Final = ["spain", "portugal", "france", "andorra", "gibraltar", "tangier", "morocco", "sea"]
SPAIN: Final = 0
FRANCE: Final = 2
SEA: Final = 7

TERRAINS: Final = ["clear", "rough", "mountain", "marsh"]
SETTLEMENTS: Final = ["", "town", "city"]
TOWN: Final = 1
CITY: Final = 2
ZONES: Final = ["cantabrian", "atlantic", "mediterranean"]
RIVERS: Final = ["", "minor", "major"]
MINOR: Final = 1
MAJOR: Final = 2

MOVERS: Final = ["foot", "cavalry", "motorised", "armoured"]
FOOT: Final = 0
CAVALRY: Final = 1
MOTORISED: Final = 2
ARMOURED: Final = 3
CLOSED: Final = -1
"""As a cost: the hexside is never crossed (12.4, 12.17, 12.23)."""

FRONTS: Final[list[Literal["nationalist", "republican", "northern"]]] = ["nationalist", "republican", "northern"]
"""Numbered as the sides are, and the north."""
POOLS: Final[list[Literal["nationalist", "republican", "northern", "italian"]]] = [
    "nationalist", "republican", "northern", "italian",
]  # fmt: skip
NO_POOL: Final = -1
ITALIAN: Final = 3

FACTIONS: Final = [
    *("nationalist", "colonial", "ctv", "legionary_air", "condor_legion"),
    *("republican", "asturian", "basque", "santander"),
]
NORTHERN: Final = ["asturian", "basque", "santander"]
TYPES: Final = [
    *("infantry", "mountain", "cavalry", "tank", "heavy_tank", "antiaircraft", "armoured_train"),
    *("column", "garrison", "hq", "air"),
]
SIZES: Final = ["", "battalion", "regiment", "brigade", "division", "corps", "army"]
ENTRIES: Final = ["setup", "hex", "town", "air", "mobilisation", "breakdown", "event"]
POLITICS: Final = ["", "anarchist", "communist", "poum", "catalan_nationalist", "basque_nationalist"]
SPECIALS: Final = ["", "international", "starred", "arrows", "northern_air"]

FRONT: Final = 0
REVERSE: Final = 1
"""Faces of a counter. On the reverse is the unit with one step lost (2.12-a) or the regular unit that a column becomes
(6.9); many counters have nothing there."""

NO_ZOC: Final = 0
COLUMN_ZOC: Final = 1
FULL_ZOC: Final = 2


class Face:
    """One face of a counter as a fighting unit; its size decides zones of control, stacking and landings (1.3).

    `brown`: below a division it is a colonial column, whatever size is printed on it (6.5).
    """

    def __init__(self, label: str, type_: int, size: int, factors: str, motorised: bool, brown: bool = False) -> None:
        numbers = [int(number) for number in factors.split("-")] if factors else [0, 0, 0]
        self.label = label
        self.type = type_
        self.size = size
        self.attack = numbers[0]
        self.defence = numbers[-2]
        """An HQ has one combat factor for both (2.3-b)."""
        self.move = numbers[-1]
        colonial = brown and TYPES[type_] not in ("air", "hq") and SIZES[size] != "division"
        self.column = colonial or (size == 0 and TYPES[type_] not in ("air", "garrison"))
        """2.15, 6.5."""
        self.mover = FOOT
        if TYPES[type_] in ("tank", "heavy_tank"):
            self.mover = ARMOURED
        elif motorised:
            self.mover = MOTORISED
        elif TYPES[type_] == "cavalry":
            self.mover = CAVALRY
        self.zoc = NO_ZOC
        """11.1; the garrison has the limited one of columns (A56)."""
        if SIZES[size] in ("brigade", "division") and not self.column:
            self.zoc = FULL_ZOC
        elif self.column or (size == 0 and TYPES[type_] != "air"):
            self.zoc = COLUMN_ZOC


class UnitFacts:
    """A counter: whose it is, its faces, when and where it enters and leaves.

    2.3-a: all that a counter says. 1.1: Germans, Italians and Colonials are Nationalist. 2.7: its name has no effect,
    but where `landmarks` or a field names it; A85: ids are unique, names are not.
    """

    def __init__(self, raw: dict[str, Any]) -> None:
        self.name: str = raw["id"]
        self.label: str = raw["label"]
        self.title: str = raw["name"]
        self.side: int = parse_side(raw["side"])
        self.faction: int = FACTIONS.index(raw["faction"])
        self.northern: bool = raw["faction"] in NORTHERN
        type_ = TYPES.index(raw["type"])
        size = SIZES.index(raw.get("size", ""))
        motorised: bool = raw.get("motorised", False)
        brown = raw["faction"] == "colonial"
        self.faces: list[Face] = [Face(self.label, type_, size, raw.get("front", ""), motorised, brown)]
        self.steps = 1
        self.converted = 0
        """Turn of its conversion; 0: none."""
        if "back" in raw:
            self.faces.append(Face(self.label, type_, size, raw["back"], motorised, brown))
            self.steps = 2
        elif "conversion" in raw:
            change = raw["conversion"]
            type_, size = TYPES.index(change["type"]), SIZES.index(change["size"])
            self.faces.append(Face(change["label"], type_, size, change["front"], False))
            self.converted = change["turn"]
        self.is_hq: bool = raw["type"] == "hq"
        self.is_air: bool = raw["type"] == "air"
        self.air: int = raw.get("air", 0)
        self.artillery: bool = raw.get("artillery", False)
        self.politics: int = POLITICS.index(raw.get("politics", ""))
        self.special: int = SPECIALS.index(raw.get("special", ""))
        entry = raw["entry"]
        self.entry: int = ENTRIES.index(entry["how"])
        self.turn: int = entry.get("turn", 0)
        """Turn of its entry; 0: at the start, or not by the calendar."""
        self.hex: int = parse_hex(entry["hex"]) if "hex" in entry else OFF
        self.withdrawn: int = raw.get("withdrawn", 0)
        self.pool = self._pool(raw)
        """Resource points that restore it; NO_POOL: none do (6.5, 7.6-b)."""
        self.arrows: bool = raw.get("special") == "arrows"
        """It may use Nationalist points as well (6.4-c)."""

    def _pool(self, raw: dict[str, Any]) -> int:
        if self.is_air or not raw.get("rebuild", True) or raw.get("special") == "starred":
            return NO_POOL
        if raw["faction"] == "colonial" and self.faces[FRONT].column:
            return NO_POOL
        if raw["faction"] == "ctv":
            return ITALIAN
        return POOLS.index("northern") if self.northern else self.side

    def term(self) -> str:
        """Return the unit as a term of the message catalogue."""
        return "unit:" + self.name

    def steps_left(self, face: int) -> int:
        """Return the steps it has on a face, 1 or 2 (2.12-a); a column has one on either face (A21)."""
        return self.steps - (face if self.steps == 2 else 0)


class LineFacts:
    """A Republican fortified line."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.name: str = raw["id"]
        self.hexes: list[int] = [parse_hex(name) for name in raw["hexes"]]
        self.turn: int = raw["turn"]
        self.factor: int = raw["factor"]
        self.cancelled_by: str = raw.get("cancelled_by", "")


class Data:
    """All facts of the game. Immutable after construction, shared by every state.

    16.1, A84: the tables are data, and their files say of every value where it comes from. A02: so is the month of
    turn 5.
    """

    def __init__(self, files: dict[str, Any], scenario: str, digest: str) -> None:
        self.digest = digest
        self.named = Named()
        """Actions that have been legal, of all games that share these data."""
        self._read_hexes(files["map"])
        self._read_places(files["map"])
        self._read_hexsides(files["map"])
        self._read_tables(files["tables"])
        self._read_costs(files["tables"])
        self._read_units(files["units"])
        self.chits: list[Chit] = [Chit(raw) for raw in files["chits"]["chits"]]
        self.chit_index: dict[str, int] = {chit.name: i for i, chit in enumerate(self.chits)}
        self.awaited: list[str] = [chit.waits_for for chit in self.chits if chit.waits_for != ""]
        """Chits that others wait for (7.36)."""
        self.left_for_later: list[Part] = [part for chit in self.chits for part in chit.later]
        """7.11-a: what is left for the turn after the crisis broke out."""
        for raw in files["scenarios"]["scenarios"]:
            if raw["id"] == scenario:
                self._read_scenario(raw)
        self.at_rest: dict[str, dict[str, Any]] = {}
        """Fields of a board on which nothing has happened yet, once `detail` has asked for them."""
        self.counters: list[str] = []
        """Names of the counters of a board, once a position or an observation has asked for them."""

    # --- the map

    def _read_hexes(self, raw: dict[str, Any]) -> None:
        self.country: list[int] = [SEA] * HEXES
        for outside in raw["outside"]:
            for name in outside["hexes"]:
                self.country[parse_hex(name)] = COUNTRIES.index(outside["country"])
        self.land: list[int] = [parse_hex(row["id"]) for row in raw["hexes"]]
        """Every hex of Spain, in the order of the file."""
        self.terrain: Grid = ZEROS[:]
        self.settlement: Grid = ZEROS[:]
        self.zone: list[int] = [-1] * HEXES
        """Sea zone of a coastal hex; -1: not on the coast."""
        self.port: list[bool] = [False] * HEXES
        self.start_control: Grid = OFFS[:]
        self.region: Grid = OFFS[:]
        self.regions: list[str] = list(dict.fromkeys([row["region"] for row in raw["hexes"]]))
        self.place_names: list[str] = [""] * HEXES
        """Name of the place in a hex, as printed; most have none."""
        for i in range(len(self.land)):
            row = raw["hexes"][i]
            h = self.land[i]
            self.country[h] = SPAIN
            self.terrain[h] = TERRAINS.index(row["terrain"])
            self.settlement[h] = SETTLEMENTS.index(row.get("settlement", ""))
            self.zone[h] = ZONES.index(row["coast"]) if "coast" in row else -1
            self.port[h] = row.get("port", False)
            self.start_control[h] = parse_side(row["control"])
            self.region[h] = self.regions.index(row["region"])
            self.place_names[h] = row.get("name", "")

    def _read_places(self, raw: dict[str, Any]) -> None:
        self.morale_value: list[int] = [0] * HEXES
        """What its capture changes Republican Morale by: gained by the Republicans, lost to the Nationalists."""
        for row in raw["morale"]:
            self.morale_value[parse_hex(row["hex"])] = row["value"]
        self.final_front: Grid = OFFS[:]
        """Whose final supply source a hex is (10.8 to 10.10): an index of FRONTS, or -1."""
        for row in raw["final_sources"]:
            self.final_front[parse_hex(row["hex"])] = FRONTS.index(row["front"])
        self.sources: list[list[int]] = [[h for h in self.land if self.final_front[h] == f] for f in range(len(FRONTS))]
        """By front: its final supply sources."""
        self.places: list[int] = [h for h in self.land if self.settlement[h] != 0]
        """Every town and city."""
        self.coasts: list[list[int]] = [[h for h in self.land if self.zone[h] == zone] for zone in range(len(ZONES))]
        """By sea zone: its coastal hexes."""
        self.lines: list[LineFacts] = [LineFacts(row) for row in raw["fortified_lines"]]
        self.line_of: Grid = OFFS[:]
        """The fortified line through a hex, or -1."""
        for i, line in enumerate(self.lines):
            for h in line.hexes:
                self.line_of[h] = i

    def _read_hexsides(self, raw: dict[str, Any]) -> None:
        sides = HEXES * DIRECTIONS
        self.river: list[int] = [0] * sides
        """By hexside: 0, MINOR or MAJOR."""
        for row in raw["rivers"]:
            self._mark(self.river, row["between"][0], row["between"][1], RIVERS.index(row["size"]))
        self.rail: list[int] = [0] * sides
        """By hexside: whether a railway crosses it."""
        for row in raw["railways"]:
            stations: list[str] = row["hexes"]
            for i in range(1, len(stations)):
                self._mark(self.rail, stations[i - 1], stations[i], 1)
        self.sea_side: list[int] = [0] * sides
        """By hexside: whether all of it is sea (12.17)."""
        for pair in raw["sea_hexsides"]:
            self._mark(self.sea_side, pair[0], pair[1], 1)
        self.border: list[int] = [0] * sides
        """By hexside: the country beyond it if that is neither Spain nor the sea (12.23); 0: no border."""
        for h in self.land:
            for side in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                beyond = NEIGHBOUR[side]
                if beyond != OFF and self.country[beyond] != SEA:
                    self.border[side] = self.border[back(side)] = self.country[beyond]
        self.open_side: list[bool] = [False] * sides
        """By hexside: whether land of Spain lies on both sides and it is not all sea: zones of control and supply cross
        it (11.1-a, 10.4-b)."""
        for side in range(sides):
            beyond = NEIGHBOUR[side]
            if beyond != OFF and self.country[beyond] == SPAIN and self.country[side // DIRECTIONS] == SPAIN:
                self.open_side[side] = self.sea_side[side] == 0
        self.beyond: list[list[int]] = [
            [NEIGHBOUR[side] for side in range(h * DIRECTIONS, (h + 1) * DIRECTIONS) if self.open_side[side]]
            for h in range(HEXES)
        ]
        """By hex: the hexes beyond its open sides."""
        self.french_border: list[bool] = [self._has(self.border, h, FRANCE) for h in range(HEXES)]
        self.at_french_border: list[int] = [h for h in self.land if self.french_border[h]]
        french = [h for h in range(HEXES) if self.country[h] == FRANCE]
        self.from_france: list[int] = [
            min([distance(h, other) for other in french], default=HEXES) for h in range(HEXES)
        ]
        """By hex: how far the nearest French hex is (A93)."""
        self.by_rail: list[list[int]] = [
            [NEIGHBOUR[side] for side in range(h * DIRECTIONS, (h + 1) * DIRECTIONS) if self.rail[side] != 0]
            for h in range(HEXES)
        ]
        """By hex: the next hexes along the railway."""
        self.on_rail: list[bool] = [self._has(self.rail, h, 1) for h in range(HEXES)]
        self.railway_hexes: list[int] = [h for h in self.land if self.on_rail[h]]

    def _has(self, table: list[int], h: int, value: int) -> bool:
        """Return whether a table has a value on one of the six sides of a hex."""
        return value in table[h * DIRECTIONS : (h + 1) * DIRECTIONS]

    def _mark(self, table: list[int], one: str, other: str, value: int) -> None:
        side = hexside(parse_hex(one), parse_hex(other))
        table[side] = value
        table[back(side)] = value

    # --- the tables

    def _read_tables(self, raw: dict[str, Any]) -> None:
        self.columns: list[str] = raw["crt"]["columns"]
        results: list[str] = [cell for row in raw["crt"]["rows"] for cell in row["results"]]
        self.attacker_loss: Grid = grid([int(cell[0]) for cell in results])
        self.defender_loss: Grid = grid([int(cell[2]) for cell in results])
        """Steps lost, by modified die (0 to 6) times the number of columns, plus the column."""
        self.terrain_shift: list[int] = [row["shift"] for row in raw["terrain"]]
        self.terrain_drm: list[int] = [row["drm"] for row in raw["terrain"]]
        self.river_shift: list[int] = [0] + [row["shift"] for row in raw["rivers"]]
        self.river_drm: list[int] = [0] + [row["drm"] for row in raw["rivers"]]
        self.settlement_shift: list[int] = [0] + [row["shift"] for row in raw["settlements"]]
        self.settlement_drm: list[int] = [0] + [row["drm"] for row in raw["settlements"]]
        self.column_shifts: list[str] = [row["id"] for row in raw["modifiers"] if "shift" in row]
        """The circumstances that shift the column; the others change the die."""
        self.worth: dict[str, int] = {row["id"]: row.get("shift", row.get("drm", 0)) for row in raw["modifiers"]}
        """Columns or pips a circumstance is worth to the side it favours."""
        self.months: list[str] = ["", *[row["from"] for row in raw["calendar"]]]
        """First month of each turn."""
        points = raw["resource_points"]
        self.points_cap: int = points["cap"]
        self.income: list[list[int]] = [[0] * len(POOLS)]
        self.income += [[row[pool] for pool in POOLS] for row in points["turns"]]
        """Scheduled resource points, by turn and pool."""
        moves = raw["strategic"]
        self.hq_rail: int = moves["hq_rail"]
        self.rail_limit: list[list[int]] = [[0] * len(FRONTS)]
        self.rail_limit += [[row["rail"][front] for front in FRONTS] for row in moves["turns"]]
        self.sea_limit: list[list[int]] = [[0, 0]]
        self.sea_limit += [[row["sea"][side] for side in SIDE_NAMES] for row in moves["turns"]]
        """Units by rail (by turn and front) and by sea (by turn and side)."""
        self.stack_limit: int = raw["stacking"]["limit"]
        self.stack_division: int = raw["stacking"]["division"]
        self.stack_other: int = raw["stacking"]["other"]
        self.stack_hqs: int = raw["stacking"]["hqs"]
        self.supply_reach: int = raw["reach"]["supply"]
        self.hq_reach: int = raw["reach"]["hq"]
        self.air_reach: int = raw["reach"]["air"]
        self.entry_reach: int = raw["reach"]["entry"]
        self.northern_limit: list[int] = [0] * len(FACTIONS)
        self.home_region: list[int] = [-1] * len(FACTIONS)
        """By faction: steps allowed in the rest of the north, and its own region (12.10)."""
        self.home_ring: list[list[int]] = [[] for _ in FACTIONS]
        """By faction: the hexes in which its reinforcements may enter, those of its region and near it (6.2-f)."""
        for row in raw["northern_limits"]:
            faction = FACTIONS.index(row["faction"])
            self.northern_limit[faction] = row["steps"]
            self.home_region[faction] = self.regions.index(row["region"])
            self.home_ring[faction] = self._ring(self.home_region[faction])
        self.breakdown: list[list[dict[str, list[str]]]] = [[], []]
        """By side: factors of divisions and of the brigades they are exchanged for (6.14)."""
        for row in raw["breakdown"]:
            self.breakdown[parse_side(row["side"])].append({"divisions": row["divisions"], "brigades": row["brigades"]})
        names = ["alcazar", "mobilisation", "biberon", "oviedo_garrison", "evacuation", "munitions_shortage"]
        names += ["frontier", "volunteers_return", "column_enthusiasm"]
        self.special: dict[str, dict[str, Any]] = {name: raw[name] for name in names}
        """Numbers that only one rule needs, as the file has them."""

    def _ring(self, region: int) -> list[int]:
        """Return the hexes of a region and those as near to it as a reinforcement is displaced, in order."""
        ring: set[int] = set()
        for h in self.land:
            if self.region[h] == region:
                ring.update(within(h, self.entry_reach))
        return [h for h in self.land if h in ring]

    def _read_costs(self, raw: dict[str, Any]) -> None:
        """Work out what every mover pays for every hexside: the hex beyond and the river between (12.26).

        12.8, 12.24: terrain, towns, rivers and forts have a cost of their own; railways have none. A60: a city's cost
        stands instead of its terrain's, a river's is added. A59: for motorised units a major one's is our reading.
        """
        self.city_cost: int = raw["settlements"][CITY - 1]["cost"]
        self.ground_costs: list[list[int]] = [[row["costs"][mover] for row in raw["terrain"]] for mover in MOVERS]
        self.river_costs: list[list[int]] = [[0] + [row["costs"][mover] for row in raw["rivers"]] for mover in MOVERS]
        """By mover: what terrains and rivers cost."""
        city, ground, rivers = self.city_cost, self.ground_costs, self.river_costs
        self.fort_cost: int = raw["fort_cost"]["cost"]
        self.fort_cost_side: int = parse_side(raw["fort_cost"]["side"])
        self.step_cost: list[Grid] = []
        """By mover and hexside: movement points for crossing it, or CLOSED; forts come on top (12.25)."""
        for mover in range(len(MOVERS)):
            costs = filled(HEXES * DIRECTIONS, CLOSED)
            for h in self.land:
                for side in range(h * DIRECTIONS, (h + 1) * DIRECTIONS):
                    beyond = NEIGHBOUR[side]
                    if beyond == OFF or self.country[beyond] != SPAIN or self.sea_side[side] != 0:
                        continue
                    enter: int = city if self.settlement[beyond] == CITY else ground[mover][self.terrain[beyond]]
                    costs[side] = enter + rivers[mover][self.river[side]]
            self.step_cost.append(costs)

    # --- the counters

    def _read_units(self, raw: dict[str, Any]) -> None:
        self.units: list[UnitFacts] = [UnitFacts(row) for row in raw["units"]]
        self.unit_index: dict[str, int] = {unit.name: i for i, unit in enumerate(self.units)}
        self.weights: Grid = filled(2 * len(self.units), 0)
        """By unit and face (`2 * unit + face`): what it counts for stacking."""
        self.paces: Grid = filled(2 * len(self.units), 0)
        """The same: its movement factor."""
        for u, unit in enumerate(self.units):
            for i, face in enumerate(unit.faces):
                self.weights[2 * u + i] = self._weight(unit, face)
                self.paces[2 * u + i] = face.move
        self.units_of: list[list[int]] = [[], []]
        """By side: its units."""
        for u, unit in enumerate(self.units):
            self.units_of[unit.side].append(u)
        self.hqs_of: list[list[int]] = [[u for u in units if self.units[u].is_hq] for units in self.units_of]
        """By side: its HQs."""
        self.aircraft_of: list[list[int]] = [[u for u in units if self.units[u].is_air] for units in self.units_of]
        """By side: its aircraft."""
        self.of_faction: list[list[int]] = [[] for _ in FACTIONS]
        """By faction: its units."""
        for u, unit in enumerate(self.units):
            self.of_faction[unit.faction].append(u)
        last = len(self.months)
        self.arrivals: list[list[int]] = [[] for _ in range(last)]
        """By turn: the reinforcements due (6.2)."""
        self.withdrawals: list[list[int]] = [[] for _ in range(last)]
        self.conversions: list[list[int]] = [[] for _ in range(last)]
        """By turn: the Withdrawals and Conversions table (6.8, 6.9)."""
        self.entering: list[list[int]] = [[] for _ in ENTRIES]
        """By way of entry: the units that enter so."""
        for u, unit in enumerate(self.units):
            self.entering[unit.entry].append(u)
            if unit.turn > 0:
                self.arrivals[unit.turn].append(u)
            if unit.withdrawn > 0:
                self.withdrawals[unit.withdrawn].append(u)
            if unit.converted > 0:
                self.conversions[unit.converted].append(u)
        self.naval_from: list[int] = [0, 0]
        self.naval_hexes: list[list[bool]] = [[False] * HEXES, [False] * HEXES]
        """By side: first turn of its naval support, and the hexes it reaches (13.15)."""
        for row in raw["markers"]:
            side = parse_side(row["side"])
            self.naval_from[side] = row["from_turn"]
            for h in self.land:
                self.naval_hexes[side][h] = (
                    self.zone[h] >= 0 and ZONES[self.zone[h]] in row["zones"] and self._sea_from(h, row["from_column"])
                )

    def _sea_from(self, h: int, column: int) -> bool:
        """Return whether a hex touches a sea hex of a column or further east (A66)."""
        for way in range(DIRECTIONS):
            beyond = NEIGHBOUR[h * DIRECTIONS + way]
            if beyond != OFF and self.country[beyond] == SEA and column_of(beyond) >= column:
                return True
        return False

    def _weight(self, unit: UnitFacts, face: Face) -> int:
        if unit.is_hq or unit.is_air:
            return 0
        return self.stack_division if SIZES[face.size] == "division" else self.stack_other

    def weight(self, unit: int, face: int) -> int:
        """Return what a unit counts for stacking, in halves of a division (9.2)."""
        return self.weights[2 * unit + face]

    def chit_term(self, chit: int) -> str:
        """Return a chit as a term of the message catalogue, `none` for -1."""
        return self.chits[chit].term() if chit >= 0 else "none"

    def result(self, die: int, column: int) -> tuple[int, int]:
        """Return the steps attacker and defender lose: a modified die of 0 to 6, a column of the table (13.10)."""
        cell = die * len(self.columns) + column
        return self.attacker_loss[cell], self.defender_loss[cell]

    def _read_scenario(self, raw: dict[str, Any]) -> None:
        self.scenario: str = raw["id"]
        self.first_turn: int = raw["first_turn"]
        self.last_turn: int = raw["last_turn"]
        self.start_morale: int = raw["morale"]
        self.start_points: list[int] = [raw["resource_points"][pool] for pool in POOLS]
        self.victory: dict[str, int] = dict(raw["victory"])
