"""What an environment plays, and in which numbers: a game with its scenario and options, its actions and its cells."""

from pathlib import Path
from typing import Any, Final, Literal

from dosespanas.kernel.encoding import Block, Encoding
from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.game import Game
from dosespanas.players.evaluation import Evaluator, judge_of
from dosespanas.registry import at, definition_of, new_game

Form = Literal["vocabulary", "list"]
Reward = Literal["outcome", "value"]
FORMS: Final[list[Form]] = ["vocabulary", "list"]
REWARDS: Final[list[Reward]] = ["outcome", "value"]
MOST: Final = 512
"""In the form `list`: how many actions a choice offers at most. Random games of every option stay under 500."""


class Setting:
    """A game to be played again and again, and how its actions and observations are numbered."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: dict[str, Any] | None = None,
        data: str | Path | None = None,
        form: Form = "vocabulary",
        reward: Reward = "outcome",
    ) -> None:
        """`form`: how actions are numbered, by the vocabulary of the game or by their place in the list of legal ones.

        `reward`: 1, -1 or 0 at the end (`outcome`), or what the value of the position, from -1 to 1, changes by, which
        comes to the same in the end but for where a game began (`value`). It judges the true position: for training.
        Raises UnknownOption for what there is not, BadData for unusable data.
        """
        known(form, FORMS, "form")
        known(reward, REWARDS, "reward")
        self.given = (game, scenario, options, data, form, reward)
        self.game, self.scenario, self.options, self.data = game, scenario, options, data
        self.form, self.reward = form, reward
        path = definition_of(game).encoding
        if not path:
            text = f"{game} has no numbers for learners: its definition names no encoding"
            raise UnknownOption("error-unknown-option", text, option=game)
        state = self.new(0).state
        self.encoding: Encoding = at(path)(state)
        self.digest = self.encoding.digest(state)
        """16 hex digits of the vocabulary and the layout: equal for whatever one agent can play."""
        self.number = {code: i for i, code in enumerate(self.encoding.actions)}
        """By action, as the rules number it: its number in the vocabulary."""
        self.judge: Evaluator | None = judge_of(game) if reward == "value" else None

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self.given

    def __deepcopy__(self, memo: Any) -> "Setting":
        """Nothing of it changes: copies of a game share it."""
        return self

    @property
    def version(self) -> int:
        """The version of the environment: of its rules, actions and observations."""
        return self.encoding.version

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.encoding.actions) if self.form == "vocabulary" else MOST

    @property
    def cells(self) -> int:
        """How many cells an observation has."""
        return self.encoding.size

    @property
    def layout(self) -> list[Block]:
        """The blocks of an observation, in order."""
        return self.encoding.blocks

    def new(self, seed: int) -> Game:
        """Start a game."""
        return new_game(self.game, self.scenario, self.options, seed, self.data)


def known(given: str, there: list[Any], what: str) -> None:
    """Raise UnknownOption for a word that is none of those there are."""
    if given not in there:
        text = f"no {what} {str(given)[:40]!r}; there are: {', '.join(there)}"
        raise UnknownOption("error-unknown-option", text, option=str(given)[:40])
