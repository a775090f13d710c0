"""The numbers that can be tuned, together and as data: for each side what it makes of what it sees."""

import json
import random
from importlib import resources
from typing import Any, Final

from dosespanas.gce.board.hexes import HEXES
from dosespanas.kernel.phrases import in_json
from dosespanas.kernel.side import SIDE_NAMES

FILE: Final = "weights.json"


SKILLS: Final = {
    "detour": 0.0, "alarm": 1.0, "watch": 1.0, "hold": 0.0, "errand": 0.0, "raid": 0.4, "march": 0.0, "mobilise": 1.0,
    "biberon": 1.0, "hang": 0.0, "sever": 0.0, "bank": 0.0, "press": 0.0, "thrift": 0.0,
}  # fmt: skip
"""What a plan may reckon with beside the weights, and what that is for the tuned opponent: as if it were not there."""


class Weights:
    """What one side goes by; values are in steps lost or taken unless something else is said."""

    def __init__(self, raw: dict[str, float]) -> None:
        self.taste = [0.0] * HEXES
        """By hex: what a player likes it better than another, so that no two play quite alike."""
        self.wanted: dict[int, float] = {}
        """By hex: by what its worth to take or to keep is multiplied, for a plan that is about it."""
        self.caution = 1.0
        """By what the force that may strike an own place is multiplied, for a plan that trusts less to luck."""
        self.detour = SKILLS["detour"]
        """Share of what its objective would have drawn a unit by that an attack elsewhere must make good."""
        self.alarm = SKILLS["alarm"]
        """By what it is multiplied before turn 4 where a place falls that may end the game (4.3-a, 17.2-b)."""
        self.watch = SKILLS["watch"]
        """By what the force that may strike a hex next to Madrid is multiplied in the short war."""
        self.hold = SKILLS["hold"]
        """Share of what a place is worth for which the whole group is sent that it takes to hold it."""
        self.errand = SKILLS["errand"]
        """Not 0: who has a duty of an event to do is sent straight to where it is done, the nearest first."""
        self.raid = SKILLS["raid"]
        """Share of what ends the game that a place counts which ends it together with others (17.2-b)."""
        self.march = SKILLS["march"]
        """Share of the enemy's force a march away that is reckoned with where the fall of one place ends the game."""
        self.mobilise = SKILLS["mobilise"]
        self.biberon = SKILLS["biberon"]
        """By what the Morale is multiplied that is to be left over before a call-up is paid for (6.11, 6.12)."""
        self.hang = SKILLS["hang"]
        """An own step whose supply hangs on one hex that enemies may enter (10.4): what it is worth to keep that."""
        self.sever = SKILLS["sever"]
        """An enemy step whose supply hangs on one hex that nobody holds: what it is worth to stand there."""
        self.bank = SKILLS["bank"]
        """Ten defence factors that can be attacked across rivers alone (13.26)."""
        self.press = SKILLS["press"]
        """Share of a place's worth for own units next to it that can storm it; less for fewer (`PRESSED`)."""
        self.thrift = SKILLS["thrift"]
        """What each attack factor must add to an attack, so that it is not missing in another."""
        self.morale = raw["morale"]
        """A point of Republican Morale."""
        self.town = raw["town"]
        self.source = raw["source"]
        """A final source of supply."""
        self.recover = raw["recover"]
        """A place that counts for the Republicans' sudden victory, taken back."""
        self.sudden = raw["sudden"]
        """The first of such places; the last decides the game."""
        self.madrid_early = raw["madrid_early"]
        """Madrid while its fall ends the game."""
        self.ring = raw["ring"]
        """A hex next to Madrid in the 1936 scenario, and the same in the last turn."""
        self.ring_last = raw["ring_last"]
        self.elsewhere = raw["elsewhere"]
        """Share of what other places are worth in the 1936 scenario."""
        self.taken = raw["taken"]
        self.lost = raw["lost"]
        """A step of average quality, the enemy's and an own one."""
        self.hex = raw["hex"]
        """Any hex emptied by an attack."""
        self.prize_share = raw["prize_share"]
        self.axis = raw["axis"]
        """A hex next to the objective emptied; further away less."""
        self.further = raw["further"]
        """A hex of advance beyond the one emptied."""
        self.attack_least = raw["attack_least"]
        """What an attack must promise."""
        self.per_unit = raw["per_unit"]
        self.muster_least = raw["muster_least"]
        """The same for one that units are still to be moved up for."""
        self.muster_unit = raw["muster_unit"]
        self.fear = raw["fear"]
        """Share of a step that is in danger."""
        self.pin = raw["pin"]
        """What an attack factor bound to a place must save."""
        self.line = raw["line"]
        """A step whose supply runs through a hex where enemies may come."""
        self.pull = raw["pull"]
        """What an attack factor gains by a point of pull."""
        self.pull_fade = raw["pull_fade"]
        """What is left of a pull one movement point away."""
        self.need = raw["need"]
        """What a danger not met pulls."""
        self.stay = raw["stay"]
        """What a move must gain."""
        self.rail = raw["rail"]
        self.air = raw["air"]
        """What an air factor must gain, a headquarters' artillery, a chit."""
        self.skies = raw["skies"]
        """Share of the enemy's aircraft that is expected to meet an attack."""
        self.gun = raw["gun"]
        self.chit = raw["chit"]
        self.advance = raw["advance"]
        self.help = raw["help"]
        """Columns expected from the enemy's artillery and aircraft."""
        self.north = raw["north"]
        """What an objective in the north counts more."""
        self.mend = raw["mend"]
        """A step that is out of supply and would be supplied by way of a hex."""
        self.cut = raw["cut"]
        """Share of a step that stands where one enemy could cut its supply."""
        self.cover = raw["cover"]
        """A hex of the line closed by a zone of control."""
        self.siege = raw["siege"]
        """Share of a prize that wearing its garrison down is worth, as the square of the part that is removed."""
        self.steady = raw["steady"]
        """What the objective nearest to the mass counts more."""

    def take_skills(self, skills: dict[str, float]) -> None:
        """Reckon with what a plan does beside the weights; what it does not name stays as it is."""
        for name, value in skills.items():
            setattr(self, name, value)


TASTE: Final = 0.3
"""What one hex may be liked better than another, in steps."""

NAMES: Final = [
    "morale", "town", "source", "recover", "sudden", "madrid_early", "ring", "ring_last", "elsewhere", "taken",
    "lost", "hex", "prize_share", "axis", "further", "attack_least", "per_unit", "muster_least", "muster_unit",
    "fear", "pin", "line", "pull", "pull_fade", "need", "stay", "rail", "air", "gun", "chit", "advance", "help",
    "north", "steady", "cover", "mend", "siege",
    "cut", "skies",
]  # fmt: skip
"""Every weight there is."""


FIXED: Final = ("pull_fade", "skies")
"""Those in which no two players differ."""


def shipped() -> dict[str, Any]:
    """Return the weights as the file has them."""
    text = (resources.files("dosespanas.players.gce.policy") / FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def varied(raw: dict[str, Any], rng: random.Random, width: float) -> dict[str, Any]:
    """Return weights each changed by chance, by a share of at most `width` either way, but for those that stay."""
    found: dict[str, Any] = {}
    for side in SIDE_NAMES:
        found[side] = {
            name: value if name in FIXED else value * (1.0 + width * (2.0 * rng.random() - 1.0))
            for name, value in raw[side].items()
        }
    return found


def of_player(raw: dict[str, Any], rng: random.Random, width: float) -> list[Weights]:
    """Return the weights of one player by side: varied, and with a taste of his own."""
    found = read(varied(raw, rng, width))
    for weights in found:
        weights.taste = [TASTE * rng.random() for _ in range(HEXES)]
    return found


def read(raw: dict[str, Any]) -> list[Weights]:
    """Return the weights by side; raises ValueError saying what is missing, unknown or no number."""
    found: list[Weights] = []
    for side in SIDE_NAMES:
        rows = raw.get(side)
        if not isinstance(rows, dict):
            raise ValueError(f"weights: {side} is missing")
        for name in NAMES:
            if name not in rows:
                raise ValueError(f"weights: {side} has no {name}")
        for name, value in rows.items():
            if name not in NAMES:
                raise ValueError(f"weights: {side} has an unknown {name}; known are {', '.join(NAMES)}")
            if isinstance(value, bool) or not isinstance(value, int | float) or not -1000.0 <= value <= 1000.0:
                raise ValueError(f"weights: {side} {name} is no number from -1000 to 1000: {in_json(value)}")
        found.append(Weights({name: float(rows[name]) for name in NAMES}))
    return found
