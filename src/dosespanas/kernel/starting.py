"""How every game begins: from its set-up, or from a position that somebody may have written by hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.game import Game, state_hash
from dosespanas.kernel.header import Header
from dosespanas.kernel.json_values import copied
from dosespanas.kernel.positions import SEEN, changed_midway, mapping, scenario_of, seed_of, sound
from dosespanas.kernel.record import MAX_ACTIONS
from dosespanas.kernel.state_machine import Staged

Folder = str | Path | None
"""Where corrected data files lie; None: those shipped are played with."""

Blank = Callable[[str, dict[str, Any], Chance, Folder, str | None], tuple[Staged, Header]]
"""What a game makes of scenario, options, chance, folder and digest (None: whatever is there): an empty state."""


DRAWS: Final = 200
"""How often what is hidden is drawn, at most, until it goes with the choice in hand."""


def as_kept(raw: dict[str, Any], read: dict[str, Any]) -> dict[str, Any]:
    """Return what is kept of a position: what was `read` of it, and when it was seen; nothing else that it said."""
    seen = raw.get(SEEN)
    known = type(seen) is int and 0 <= seen <= MAX_ACTIONS
    kept: dict[str, Any] = copied(read)
    return kept | ({SEEN: seen} if known else {})  # the game goes on with what it gave


class Beginning:
    """How the games of a title begin that runs on the machine of stages."""

    def __init__(self, blank: Blank) -> None:
        """Take what makes its empty state."""
        self.blank = blank

    def new_game(
        self,
        scenario: str,
        options: dict[str, Any] | None,
        seed: int | str,
        folder: Folder,
        digest: str | None = None,
    ) -> Game:
        """Start a game from the set-up of a scenario; `seed` is a whole number or 32 hex digits.

        With a `digest`, on those data and no others. Raises UnknownOption for a scenario or option there is not,
        BadData for unusable data files.
        """
        state, header = self.blank(scenario, options or {}, Chance(seed_bytes(seed), []), folder, digest)
        state.start()
        return Game(state, header)

    def from_position(
        self, raw: dict[str, Any], folder: Folder, earlier: bool = False, digest: str | None = None
    ) -> Game:
        """Start from a position; raises BadPosition saying where and what is wrong.

        With a `digest`, on those data and no others: they have been read before, or BadData is raised.

        A position with a `choice` part is one the engine wrote in the middle of a step: it must be unchanged, unless
        an `earlier` version wrote it. Any other begins at the opening of its step.
        """
        options = mapping("options", raw.get("options", {}))
        state, header = self.blank(scenario_of(raw), options, Chance(seed_of(raw)), folder, digest)
        part = mapping("state", raw.get("state"))
        state.read(copied(part))  # it may keep lists as they are and change them
        if "choice" in part:
            if not (earlier or raw.get("hash") == state_hash(state)) or not sound(state):
                raise changed_midway()
            header.position = as_kept(raw, Game(state, header).to_position())
        else:
            read = Game(state, header).to_position()
            del read["hash"], read["state"]["choice"]
            header.position = as_kept(raw, read)
            state.open_step()
            state.settle()
            state.out = []
        return Game(state, header)

    def sample(self, observation: dict[str, Any], rng: Chance, folder: Folder) -> Game:
        """Return a game as the viewer of an observation may think it to be: see `dosespanas.sample`.

        It is played with the data that the observation names, and drawn again as long as the other side could not have
        the choice in hand.
        """
        options = mapping("options", observation["options"])
        known = observation["actor"] is None or observation["actor"] == observation["viewer"]
        for _ in range(DRAWS):
            state, header = self.blank(scenario_of(observation), options, rng.branch(), folder, observation["data"])
            if state.imagine(observation, rng) and (known or state.codes()):
                game = Game(state, header)
                game.resume_at(observation["choice"])
                return game
        raise RuntimeError("nothing hidden goes with the choice in hand")
