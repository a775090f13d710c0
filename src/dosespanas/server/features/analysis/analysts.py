"""What boards to think on have worked out: one process, begun when it is first asked; no game waits for it."""

from collections.abc import Sequence

from dosespanas.server.features.analysis.worker import Posed, Until, judged, plays_on
from dosespanas.server.opponents.queued_process import QueuedProcess

NO_ANSWER = "a board to think on: no answer"
"""What the log says where there is none."""
SECONDS = 1.5
"""How long a position is judged."""
PLAYS = 3.0
"""How long an opponent plays on at a time."""


class Analysts(QueuedProcess):
    """One process that judges positions and plays on from them."""

    again = 2.0

    def judge(self, asked: Posed, whose: Sequence[str] = ()) -> tuple[float, float, float, int]:
        """Return what `judged` does. `whose`: who asks (an address); each may wait for one answer at a time.

        Raises Problem if too many wait or there is no answer, TooMany for a second question.
        """
        with self._turn(whose):
            found: tuple[float, float, float, int] = self._asked(NO_ANSWER, judged, asked, SECONDS)
            return found

    def play(self, asked: Posed, opponent: str, until: Until, whose: Sequence[str] = ()) -> tuple[list[str], bool]:
        """Return what `plays_on` does; see `judge`."""
        with self._turn(whose):
            found: tuple[list[str], bool] = self._asked(NO_ANSWER, plays_on, asked, opponent, until, PLAYS)
            return found
