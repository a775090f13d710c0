"""What a computer opponent would play in a person's place: asked in a process of its own; no game waits for it."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from dosespanas.players.evaluation import judge_of
from dosespanas.server.errors import RequestProblem
from dosespanas.server.opponents.ai_worker import ChoiceQuestion, advise, weigh_answer, weigh_phase
from dosespanas.server.opponents.queued_process import QueuedProcess
from dosespanas.server.runtime import Runtime

KEPT = 200
"""How many answers are kept, the last one of each seat."""


class Advisers(QueuedProcess):
    """One worker that gives advice, begun when it is first asked for."""

    def __init__(self, limit: float, runtime: Runtime) -> None:
        """Take the seconds that one piece of advice may take, and where work is run."""
        super().__init__(limit, runtime)
        self._given: OrderedDict[tuple[str, str], tuple[ChoiceQuestion, dict[str, Any]]] = OrderedDict()

    def ask(self, asked: ChoiceQuestion, adviser: str, whose: Sequence[str] = ()) -> dict[str, Any]:
        """Return the advice: the choice it is for, who gives it, the action, and the reason as a message or None.

        With it the best choices, each with the chance to win, and what the phase is about.
        Who asks the same again is told the same: an opponent held by the clock might have changed its mind meanwhile.
        `whose`: who asks (an address); each may wait for one piece of advice at a time.
        Raises Problem if too many wait, or if the opponent gave no answer, and TooMany for a second one.
        """
        seat = asked.id, asked.side
        with self._lock:
            before = self._given.get(seat)
        if before is not None and before[0] == asked:
            return before[1]
        with self._turn(whose):
            advice = self._answer(asked, adviser)
            with self._lock:
                self._given[seat] = asked, advice
                self._given.move_to_end(seat)
                while len(self._given) > KEPT:
                    self._given.popitem(last=False)
            return advice

    def weigh(self, game: str, puzzle: str, act: list[str], whose: Sequence[str] = ()) -> dict[str, Any]:
        """Return how good an act is at a puzzle; see `analysis.puzzles.weighed`. Raises what `ask` does."""
        found: dict[str, Any] = self._judged(weigh_answer, game, puzzle, act, whose)
        return found

    def weigh_phase(
        self, game: str, puzzle: str, row: list[str], whose: Sequence[str] = ()
    ) -> tuple[float, dict[str, Any] | None]:
        """Go on judging a whole phase; return how far that is, and the answer at the end. Raises what `ask` does."""
        found: tuple[float, dict[str, Any] | None] = self._judged(weigh_phase, game, puzzle, row, whose)
        return found

    def _judged(self, do: Callable[..., Any], game: str, puzzle: str, act: list[str], whose: Sequence[str]) -> Any:
        with self._turn(whose):
            return self._asked(f"puzzle {puzzle}: no advice from the judge", do, game, puzzle, act)

    def _answer(self, asked: ChoiceQuestion, adviser: str) -> dict[str, Any]:
        """Let the process answer; see `ask`."""
        action, reason, best, phase = self._asked(f"game {asked.id}: no advice from {adviser}", advise, asked)
        if action not in {view["action"] for view in asked.legal}:
            raise RequestProblem("error-no-advice", "the opponent gave no usable answer", 503)
        found = [one | {"reason": message(one["reason"])} for one in best]
        return {
            "choice": asked.choice,
            "opponent": adviser,
            "action": action,
            "reason": message(reason),
            "best": found,
            "phase": None if phase is None else phase | {"idea": message(phase["idea"])},
            "learned_elsewhere": bool(found)
            and judge_of(asked.game).learned_elsewhere(asked.observation["data"], asked.changed),
        }


def message(reason: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a reason with its arguments apart from its key, as every other message is told."""
    if reason is None:
        return None
    return {"key": reason["key"], "args": {name: value for name, value in reason.items() if name != "key"}}
