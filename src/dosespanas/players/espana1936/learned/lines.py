"""Ways to play a movement, and a race of them: each is tried against several rivals, the better ones in more games.

Nothing hidden bears on a movement: it is played once, in one sampled game, and taken over as it is in all others. So
plans that come to the same movement are tried as one.
"""

from typing import Final

from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.planner.search import LONGEST, TASTE, Search, TurnPlan
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.weights import Weights

FEAR: Final = 0.5
"""What the worst of the rivals counts beside all of them together."""


class CandidateLine:
    """A movement: the plan that it comes from, its actions, and how it did in the sampled games."""

    def __init__(self, plan: TurnPlan, codes: list[int], stands: list[int]) -> None:
        self.plan = plan
        self.codes = codes
        self.stands = stands
        """Where all stand after it: what tells lines apart."""
        self.scores: list[float] = []


class Race:
    """Compares the movements that come of plans; of equal ones the first alone runs."""

    def __init__(self, search: Search, own: dict[str, float], rivals: list[TurnPlan], turns: int) -> None:
        """`own`: the mind with which the side goes on; `rivals`: how the other side may, in turn from game to game.

        `turns`: how many turns are played out.
        """
        self.search = search
        self.rivals = rivals
        self.turns = turns
        self.lines: list[CandidateLine] = []
        """All that were found, what would be done without thinking first."""
        foe = 1 - search.side
        self.weights: list[list[Weights]] = []
        """By rival those of both sides."""
        self.goals: list[list[float]] = []
        count = search.samples.state(0).data.box_count
        for rival in rivals:
            pair = [Weights(own), Weights(own)]
            pair[foe] = Weights(rival.mind)
            self.weights.append(pair)
            self.goals.append([rival.boxes.get(box, 1.0) for box in range(count)] if rival.boxes else [])

    def add(self, plan: TurnPlan) -> CandidateLine | None:
        """Play the movement of a plan in the first sampled game; return its line, None for one that there is."""
        t = self.search.samples.state(0).clone()
        t.out = []
        mine = self.search.policy(plan)
        turn, step = t.turn, t.step_no
        codes: list[int] = []
        while not t.ended and t.turn == turn and t.step_no == step and len(codes) < LONGEST:
            legal = t.codes()
            code = legal[0] if len(legal) == 1 else mine.choose(t, legal)
            codes.append(code)
            t.step(code)
            t.out = []
        line = CandidateLine(plan, codes, [*t.t_box, *t.p_box])
        for known in self.lines:
            if known.stands == line.stands:
                return None
        self.lines.append(line)
        return line

    def after(self, number: int) -> Policy:
        """Return who goes on for both sides in a sampled game."""
        at = number % len(self.rivals)
        policy = Policy(self.weights[at], number + 1, TASTE)
        policy.memory = self.search.memory
        policy.goals[1 - self.search.side] = self.goals[at]
        return policy

    def score(self, line: CandidateLine, number: int) -> float:
        """Play a line out in one sampled game and return the side's chance at its end."""
        t: Engine = self.search.samples.state(number).clone()
        t.out = []
        end = t.turn + self.turns
        for code in line.codes:
            if code not in t.codes():
                break  # something else was met in this game, in the war at sea: the mind goes on from there
            t.step(code)
        t.out = []
        after = self.after(number)
        count = 0
        while not t.ended and t.turn < end and count < LONGEST * self.turns:
            codes = t.codes()
            t.step(codes[0] if len(codes) == 1 else after.choose(t, codes))
            if t.out:
                t.out = []
            count += 1
        self.search.tried += 1
        return self.search.value.of(t, self.search.side)

    def extend(self, lines: list[CandidateLine], samples: int) -> None:
        """See that every line has been tried in the first so many sampled games, as far as there is time."""
        for line in lines:
            while len(line.scores) < samples:
                if self.search.late():
                    return
                line.scores.append(self.score(line, len(line.scores)))

    def worth(self, line: CandidateLine) -> float:
        """Return what a line promises: the mean over its games, and as far as one is afraid that of the worst rival."""
        kinds = len(self.rivals)
        count = len(line.scores)
        mean = sum(line.scores) / float(max(1, count))
        worst = mean
        for at in range(min(kinds, count)):
            row = line.scores[at::kinds]
            worst = min(worst, sum(row) / float(len(row)))
        return (1.0 - FEAR) * mean + FEAR * worst

    def narrowed(self, lines: list[CandidateLine], keep: int) -> list[CandidateLine]:
        """Return the best lines, the first (what would be done without thinking) always among them."""
        rest = sorted(lines[1:], key=lambda line: -self.worth(line))
        return lines[:1] + rest[: max(0, keep - 1)]

    def chosen(self, lines: list[CandidateLine], doubt: float, least: int) -> CandidateLine:
        """Return the best of the lines; in doubt (so many standard errors of the difference) the first.

        One that was tried in fewer than `least` games is not followed.
        """
        first = lines[0]
        best = first
        gain = 0.0
        for line in lines[1:]:
            count = min(len(first.scores), len(line.scores))
            if count < least:
                continue
            differences = [line.scores[i] - first.scores[i] for i in range(count)]
            mean = sum(differences) / float(count)
            spread = sum([(d - mean) * (d - mean) for d in differences]) / float(count * (count - 1))
            sure = self.worth(line) - self.worth(first) - doubt * spread**0.5
            if sure > gain:
                gain = sure
                best = line
        return best
