"""Answers to a puzzle of a whole phase: played on in the games of the best, game by game, and told apart by their ends.

Games go on to the same step of the next turn. Why one way to play the phase is better than another is told of what
differs there: the war won or lost by then, a place held or not that may decide it.
"""

from collections import Counter
from typing import Any, Final

from dosespanas.analysis.action_groups import legal, take
from dosespanas.analysis.hints import DONE, Candidate, Draws
from dosespanas.analysis.playouts import ROUND
from dosespanas.analysis.puzzles import Puzzle, begun, draws_of, known, play_on, surely_as_good, surely_worse
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Evaluator, judge_of

PHASE_BATCHES: Final = (8, 16, 24)
"""In how many games a whole phase has been tried by then."""
COMPARED: Final = 8
"""Games of each of two phases whose ends are compared."""
PLAIN: Final = 4
"""In how many more of them something must have come about to be told."""
TOLD: Final = 6
"""Moves of the best phase that are told at most."""

Reason = dict[str, Any]


class PhaseEnd:
    """Where a game stands that was played on after a phase, for the side that played it."""

    def __init__(self, state: State, side: int, chance: float) -> None:
        """`chance`: what is left of it, from 0 to 1."""
        outcome = state.outcome()
        self.chance = chance
        self.won = outcome is not None and outcome.winner == side
        self.lost = outcome is not None and outcome.winner == 1 - side
        self.held = {term for term, place in state.holdings().items() if place.holder == side}
        """The places that may decide the game and that it holds alone, as terms."""


class PhaseAnswer:
    """A phase that was played at a puzzle while it is judged: a game at a time, since that takes seconds.

    One that is right is compared with the usual way, any other with the best. Equal phases, equal answers.
    """

    def __init__(self, one: Puzzle, row: list[str]) -> None:
        """`row`: all that the side did in the phase."""
        self.one = one
        self.row = row
        self.judge = judge_of(one["game"])
        self.draws = draws_of(one)
        self.known = known(one, row)
        self.ends: list[PhaseEnd] = []
        self.others: list[PhaseEnd] = []
        """Of the phase it is compared with."""

    def play(self) -> float:
        """Play one more game; return how far all has come, 1 at the end, after which there is nothing to play."""
        games = self._games()
        if len(self.ends) < games:
            self.ends.append(phase_end(self.judge, self.draws, self.row, len(self.ends)))
        elif len(self.others) < COMPARED:
            row = self.one["answers"][1 if self._right() else 0]["act"]
            self.others.append(phase_end(self.judge, self.draws, row, len(self.others)))
        decided = len(self.ends) == games == self._games()
        most = games if decided or self.known is not None else PHASE_BATCHES[-1]
        return (len(self.ends) + len(self.others)) / (most + COMPARED)

    def answer(self) -> dict[str, Any]:
        """Return it as `puzzles.weighed` returns an act, with the `reasons` why the better phase is better."""
        right = self._right()
        better, worse = (self.ends, self.others) if right else (self.others, self.ends)
        best, usual = (answer["act"] for answer in self.one["answers"][:2])
        rows = (self.row, usual) if right else (best, self.row)
        start = begun(self.one).state
        told = apart(start, better, worse, rows)
        if not told:
            given = self.one["reason"] if right else gathers(start, *rows) or self.one["reason"]
            told = [] if given is None else [given]
        found = self.known or {"act": self.row, "chance": round(self._tried().mean(), 3), "games": len(self.ends)}
        return found | {"right": right, "reasons": [said | {"right": "yes" if right else "no"} for said in told]}

    def _tried(self) -> Candidate:
        return Candidate(-1, None, [end.chance for end in self.ends])

    def _games(self) -> int:
        """Return how many games it is to be played on in, as far as that is plain."""
        if self.known is not None:
            return COMPARED
        for games in PHASE_BATCHES:
            best, mine = Candidate(-1, None, self.one["scores"][:games]), self._tried()
            if len(self.ends) < games or surely_worse(best, mine) or surely_as_good(best, mine):
                return games
        return PHASE_BATCHES[-1]

    def _right(self) -> bool:
        if self.known is not None:
            return bool(self.known["right"])
        best = Candidate(-1, None, self.one["scores"][: len(self.ends)])
        return good_phase(best, self._tried(), float(self.one["usual"]))


def judged(one: Puzzle, row: list[str]) -> dict[str, Any]:
    """Return a whole phase as an answer, played on to the end."""
    answer = PhaseAnswer(one, row)
    while answer.play() < 1.0:
        pass
    return answer.answer()


def good_phase(best: Candidate, other: Candidate, usual: float) -> bool:
    """Tell whether a phase is right: not surely worse than the best, and nearer to it than to the `usual` chance."""
    return not surely_worse(best, other) and other.mean() > 0.5 * (best.mean() + usual)


def phase_end(judge: Evaluator, draws: Draws, row: list[str], number: int) -> PhaseEnd:
    """Return the end of the n-th sampled game for a side that plays its phase so.

    The phase ends after the last of the row; what cannot be done there is passed over.
    """
    begins, left = draws.state(number), row[::-1]
    state, side = begins.clone(), begins.actor()
    play_on(judge, begins, state, number, ROUND, lambda now, _: next_of(now, left))
    return PhaseEnd(state, side, judge.of(state, side))


def next_of(state: State, left: list[str]) -> int:
    """Return the next action of a row, its last first, that can be done; then what ends the phase; else -1."""
    while left:
        code = legal(state, left.pop())
        if code >= 0 or state.midway():
            return code
    return legal(state, DONE)


# --- why ----------------------------------------------------------------------------------------------


def apart(
    start: State, better: list[PhaseEnd], worse: list[PhaseEnd], rows: tuple[list[str], list[str]]
) -> list[Reason]:
    """Return what tells two phases apart, two sentences at most: by the ends of their games, and what stands where.

    `rows`: the better and the worse phase. What came about a little more often is not told.
    """
    count = len(better)
    found: list[Reason] = []
    won = sum(end.won for end in better), sum(end.won for end in worse)
    lost = sum(end.lost for end in better), sum(end.lost for end in worse)
    if won[0] - won[1] >= PLAIN:
        found.append({"key": "puzzle-phase-wins", "n": won[0], "other": won[1], "count": count})
    elif lost[1] - lost[0] >= PLAIN:
        found.append({"key": "puzzle-phase-loses", "n": lost[0], "other": lost[1], "count": count})
    held, lacked = held_in(better), held_in(worse)
    boxes = [box for box in sorted(held) if held[box] - lacked[box] >= PLAIN]
    if not boxes:
        return found
    after, instead = (after_phase(start, row) for row in rows)
    side = start.actor()
    more = {box: after[box].strength[side] - instead[box].strength[side] for box in boxes}
    box = max(boxes, key=lambda name: (held[name] - lacked[name], more[name]))
    kept = start.holdings()[box].holder == side
    key = "puzzle-phase-keeps" if kept else "puzzle-phase-takes"
    found.append({"key": key, "box": box, "n": held[box], "other": lacked[box], "count": count})
    if len(found) == 1 and kept and more[box] > 0:
        strength = after[box].strength[side], instead[box].strength[side]
        found.append({"key": "puzzle-phase-stands", "box": box, "n": strength[0], "other": strength[1]})
    return found


def gathers(start: State, best: list[str], other: list[str]) -> Reason | None:
    """Return to which place the best way brings most that another does not; None if to none.

    Of several one that may decide the game.
    """
    mine, theirs = (Counter(filter(None, map(ends_at, moves_of(start, row)))) for row in (best, other))
    more = {box: number - theirs[box] for box, number in mine.items()}
    if not more or max(more.values()) <= 0:
        return None
    decisive = start.holdings()
    box = max(more, key=lambda name: (more[name], name in decisive, mine[name], name))
    return {"key": "puzzle-gathers", "box": box, "n": mine[box], "other": theirs[box]}


def held_in(ends: list[PhaseEnd]) -> Counter[str]:
    """Return in how many games each place was held."""
    return Counter(box for end in ends for box in end.held)


def after_phase(start: State, row: list[str]) -> dict[str, Any]:
    """Return the places that may decide the game as they stand after a phase."""
    state = start.clone()
    for action in row:
        take(state, state.parse(action))
    return state.holdings()


# --- its moves ----------------------------------------------------------------------------------------


def moves_of(start: State, row: list[str]) -> list[list[Any]]:
    """Return the moves of a whole phase, each as legal actions as JSON; a single choice is none."""
    state = start.clone()
    found: list[list[Any]] = []
    for action in row:
        code = state.parse(action)
        if not state.midway():
            found.append([])
        found[-1].append(state.view(code))
        take(state, code)
    return [move for move in found if len(move) > 1]


def otherwise(one: Puzzle, row: list[str], other: list[str], box: str | None) -> list[list[Any]]:
    """Return the moves of a whole phase that another has not; those to a place `box` come first.

    Those that end at the same place stand together, where most end first.

    To the same place by the same piece is the same.
    """
    start = begun(one).state
    theirs = {(move[0]["action"], move[-1]["action"]) for move in moves_of(start, other)}
    found = [move for move in moves_of(start, row) if (move[0]["action"], move[-1]["action"]) not in theirs]
    crowd = Counter(ends_at(move) for move in found)
    return sorted(found, key=lambda move: (ends_at(move) != box, -crowd[ends_at(move)], ends_at(move)))


def ends_at(move: list[Any]) -> str:
    """Return the place where a move ends, as a term; empty where it has none."""
    return str(move[-1]["args"].get("box", ""))


def way(move: list[Any]) -> list[str]:
    """Return the places a move goes through, from where it begins, by id; none of what goes nowhere."""
    if not move or move[0]["box"] is None:
        return []
    found = [str(move[0]["box"])]
    for step in move[1:]:
        path = step.get("path") or [step["box"]]
        found += [str(place) for place in path if place is not None and place != found[-1]]
    return found if len(found) > 1 else []
