"""A game under way as a learner has it: what it sees, what it may do, what it gained; and its seat in one."""

from typing import Any

import numpy as np

from dosespanas.env.setting import MOST, Setting
from dosespanas.kernel.action import Action
from dosespanas.kernel.errors import UnknownAction
from dosespanas.kernel.phrases import whole_number
from dosespanas.players import make
from dosespanas.players.lifecycle import answer, opponent_seed, relive

NOBODY = -1


class Play:
    """One game of a setting."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.game = setting.new(seed)
        self.legal: list[Action] = []
        """What may be done now, in order."""
        self.side = NOBODY
        """Who has to choose (0, 1), or NOBODY when the game is over."""
        self.look()
        self.worth = self.judged()

    def look(self) -> None:
        """See who has to choose, and what there is."""
        actor = self.game.actor
        self.side = NOBODY if actor is None else int(actor)
        self.legal = self.game.legal_actions()

    def judged(self) -> float:
        """Return what the game is worth to the Nationalist side: 1, -1 or 0 at its end, and 0 before unless judged."""
        if self.side == NOBODY:
            outcome = self.game.outcome()
            return 0.0 if outcome is None or outcome.winner is None else 1.0 - 2.0 * outcome.winner
        judge = self.setting.judge
        return 0.0 if judge is None else 2.0 * judge.of(self.game.state, 0) - 1.0

    def action(self, number: int) -> Action:
        """Return the action of a number; raises UnknownAction for a number that stands for none."""
        setting = self.setting
        there = setting.actions if setting.form == "vocabulary" else len(self.legal)
        if not 0 <= number < there:
            text = f"no action {number}; here they are numbered from 0 to {there - 1}"
            right = whole_number(0, there - 1).said
            raise UnknownAction("error-unknown-action", text, action=str(number)[:40], right=right)
        if setting.form == "list":
            return self.legal[number]
        state = self.game.state
        return self.game.parse(state.name(setting.encoding.actions[number]))

    def take(self, action: Action | str) -> float:
        """Take an action; return what it gained the Nationalist side, which the other side lost.

        Raises IllegalAction or UnknownAction, and nothing has changed.
        """
        self.game.apply(action)
        self.look()
        before = self.worth
        self.worth = self.judged()
        return self.worth - before

    def cells(self, viewer: int | None) -> Any:
        """Return what a side or a spectator sees, as an array that is not to be written to."""
        return np.frombuffer(self.setting.encoding.cells(self.game.state, viewer), np.uint8)

    def numbers(self) -> list[int]:
        """Return the numbers of the legal actions."""
        if self.setting.form == "list":
            if len(self.legal) > MOST:
                raise RuntimeError(f"{len(self.legal)} legal actions are more than {MOST}: use the vocabulary")
            return list(range(len(self.legal)))
        number = self.setting.number
        return [number[action.code] for action in self.legal]

    def rows(self) -> list[list[int]]:
        """Return what each legal action is about, in order: `columns` of the encoding say what the numbers are."""
        row, state = self.setting.encoding.row, self.game.state
        return [row(state, action.code) for action in self.legal]


class LearnerSeat:
    """A learner's seat in one game after another; `opponent` holds the other side, or nobody: then it plays both."""

    def __init__(self, setting: Setting, side: int | None, opponent: str | None) -> None:
        """`side`: 0, 1, or None for either one, drawn each game; raises UnknownOption for an opponent there is not."""
        self.setting, self.wanted, self.opponent = setting, side, opponent
        if opponent is not None:
            make(opponent, 0, setting.game)
        self.own = 0
        self.play = Play(setting, 0)
        self.foe: Any = None

    def begin(self, seed: int) -> None:
        """Start a game, up to the learner's first choice; one that ends before goes on with the next seed."""
        self.own = seed % 2 if self.wanted is None else self.wanted
        self.play = Play(self.setting, seed)
        self.foe = self.seated()
        if self.foe is not None:
            self.answer()
            if self.over:
                self.begin(seed + 2)

    def seated(self) -> Any:
        """Return the opponent of this game as it sits down; None where the learner plays both sides."""
        if self.opponent is None:
            return None
        return make(self.opponent, opponent_seed(self.play.game, 1 - self.own), self.setting.game)

    def __getstate__(self) -> dict[str, Any]:
        """A copy makes the opponent again, from its seed and the record: not all can be copied."""
        return self.__dict__ | {"foe": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.foe = self.seated()
        if self.foe is not None:
            game = self.play.game
            relive(self.foe, 1 - self.own, game.record(), game.choice, self.setting.data, lambda: None)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.play.side == NOBODY

    def answer(self) -> float:
        """Let the opponent choose until the learner has to; return what that gained the Nationalist side."""
        gained = 0.0
        while self.play.side == 1 - self.own:
            gained += self.play.take(answer(self.foe, self.play.game))
        return gained

    def act(self, number: int) -> float:
        """Take an action of the learner, and all answers up to its next choice; return what it gained by it.

        Where it plays both sides: what it gained the side that chose. Raises IllegalAction or UnknownAction.
        """
        if self.opponent is None:
            self.own = self.play.side
        gained = self.play.take(self.play.action(number))
        if self.opponent is not None:
            gained += self.answer()
        return -gained if self.own else gained
