"""The beginner of La Guerra Civil Española: the tuned opponent's policy, with one plan a turn that is far off."""

from typing import Any, Final

from dosespanas.gce.board.hexes import HEXES, parse_hex
from dosespanas.gce.game import data_of
from dosespanas.gce.shapes import GceObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import REP, SIDE_NAMES
from dosespanas.players.gce.policy.player import PolicyPlayer
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.weights import FIXED, NAMES, Weights
from dosespanas.players.mistakes import forgotten, of_turn, wrong

TAKES_UP: Final = ("move", "march", "rail")
"""Actions that take up a unit which stands on the map."""


class Beginner:
    """Wants the wrong places, weighs things wrongly, leaves units where they stand, and sees no danger."""

    def __init__(self, seed: int, size: float, idle: float) -> None:
        """`size`: how far off its plans are (`mistakes.wrong`); `idle`: the share of hexes it does not think of."""
        self.seed = seed
        self.size = size
        self.idle = idle
        self.player = PolicyPlayer(seed, TUNED)
        self.turn = (-1, "")
        """Turn and side of what it has in mind."""
        self.left: list[bool] = []
        """By hex whether it does not think of it."""

    def choose(self, observation: GceObservation, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Return the notation of the chosen action and the reason for it."""
        won = self.player.at_once.wins(observation, legal)
        if won is not None:
            return won
        if self.turn != (observation["turn"], observation["actor"] or ""):
            self.turn = (observation["turn"], observation["actor"] or "")
            self.err(observation)
        stands = {row["id"]: row["hex"] for row in observation["units"] if row["where"] == "map" and row["hex"]}
        thought_of = [view for view in legal if not self.forgets(view, stands)]
        return self.player.weigh_up(observation, thought_of or legal)

    def err(self, observation: GceObservation) -> None:
        """Make the plan of a turn."""
        rng = of_turn(self.seed, observation["turn"])
        side = int(observation["actor"] == SIDE_NAMES[REP])
        usual = TUNED.rows[SIDE_NAMES[side]]
        found = Weights({name: usual[name] * (1.0 if name in FIXED else wrong(rng, self.size)) for name in NAMES})
        found.taste = self.player.weights[side].taste
        found.caution = wrong(rng, self.size)
        data = data_of(observation)
        found.wanted = {h: wrong(rng, self.size) for h in data.land if data.morale_value[h] > 0}
        self.left = forgotten(rng, HEXES, self.idle)
        self.player.take_weights(side, found)

    def forgets(self, view: LegalAction, stands: dict[str, str]) -> bool:
        """Tell whether it does not think of an action: a unit that could move, an attack that could be made."""
        if view["verb"] in TAKES_UP and view["pieces"]:
            where = stands.get(view["pieces"][0])
            return where is not None and self.left[parse_hex(where)]
        return view["verb"] == "attack" and view["box"] is not None and self.left[parse_hex(view["box"])]
