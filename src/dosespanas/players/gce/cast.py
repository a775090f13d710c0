"""The cast of La Guerra Civil Española: its graded opponent, and its commanders."""

from pathlib import Path
from typing import Any, Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.options import SCENARIOS
from dosespanas.gce.game import load_data
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES
from dosespanas.players.cast import Cast, Commander
from dosespanas.players.gce.beginner import Beginner
from dosespanas.players.gce.graded import GradedPlayer
from dosespanas.players.gce.policy.player import PolicyPlayer
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.weights import NAMES

FORCE: Final = 12.0
"""Attack factors that are sent where an opening goes: the least that a theatre is given."""
ALL: Final = 1000.0
"""More attack factors than any side has."""


class CommanderPlayer:
    """The policy, weighed by a temper, with an opening of its own: a theatre that comes before all others."""

    def __init__(self, seed: int, commander: Commander) -> None:
        rows: dict[str, Any] = {side: tempered(TUNED.rows[side], commander.factors) for side in SIDE_NAMES}
        opened = opening(TUNED.theatres, commander, load_data())
        self.player = PolicyPlayer(seed, TUNED._replace(rows=rows, theatres=opened))
        self.until = commander.until
        self.opening = {parse_hex(place): factor for place, factor in commander.opening.items()}

    def choose(self, observation: GceObservation, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of the chosen action and the reason for it."""
        for weights in self.player.weights:
            weights.wanted = self.opening if observation["turn"] <= self.until else {}
        return self.player.choose(observation, legal)


def tempered(row: dict[str, float], factors: dict[str, float]) -> dict[str, float]:
    """Return weights multiplied by a temper."""
    return {name: value * factors.get(name, 1.0) for name, value in row.items()}


def opening(theatres: dict[str, Any], commander: Commander, data: Data) -> dict[str, Any]:
    """Return theatres, by scenario and side, with the places of an opening fought for before all others.

    Only by the commander's own army, and of its opening the places of value. What force that leaves over fights as it
    would have: in the other theatres of the file, or for the usual goals where there are none. Only Madrid wins the war
    of columns for the Nationalist side (17.2-a): who sends a mass elsewhere loses it. There it opens by what it likes.
    """
    places = [place for place in commander.opening if data.morale_value[parse_hex(place)] > 0]
    name = SIDE_NAMES[commander.side]
    found = {scenario: dict(theatres[scenario]) for scenario in SCENARIOS}
    for sides in found.values():
        usual = sides[name]
        if commander.side == REP and not usual:
            usual = [theatre("usual", commander.until, ALL, goals(data))]
        if usual:
            sides[name] = [theatre("opening", commander.until, FORCE, places), *usual]
    return found


def theatre(name: str, until: int, most: float, places: list[str]) -> dict[str, Any]:
    """Return a theatre of the first turns as a file of them has it."""
    return {"name": name, "from": 1, "until": until, "mass": 1.0, "most": most, "places": places}


def goals(data: Data) -> list[str]:
    """Return what the Republic fights for without theatres: what was the Nationalist side's and has a value."""
    return [hex_name(h) for h in data.land if data.start_control[h] == NAT and data.morale_value[h] > 0]


class GceCast(Cast):
    """Who plays La Guerra Civil Española beside its levels."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, NAMES, [hex_name(h) for h in load_data().land])

    def graded(self, seed: int, most: float) -> GradedPlayer:
        """Return the opponent of all grades."""
        return GradedPlayer(seed, most)

    def beginning(self, seed: int, size: float, idle: float) -> Beginner:
        """Return a beginner."""
        return Beginner(seed, size, idle)

    def commanding(self, seed: int, commander: Commander) -> CommanderPlayer:
        """Return a commander."""
        return CommanderPlayer(seed, commander)


CAST: Final = GceCast()
