"""Lists of proposals, for the hand in `evening.py`: which lines are wanted, and the same game in another order.

A list is taken only if its lines are exactly what the computer goes on to choose. Where both sides take turns it must
also be what the computer would choose if the other side's answers were others: nobody knows those yet.
"""

from dataclasses import dataclass
from typing import Any

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side
from dosespanas.players import make

TURNS = ("generals", "replacement")
"""Phases in which both sides take turns."""
BEGINS = ("move", "assign", "ship", "recruit", "raise")
Line = tuple[str, ...]


@dataclass
class Taken:
    """A choice of the computer's, and who made it when; a forced one takes itself. `before`: the game as it was."""

    side: str
    action: str
    turn: int
    phase: str
    forced: bool
    before: Game | None = None


def played(seed: str, turns: int, player: str) -> list[Taken]:
    """Let the computer play a game against itself for some turns; return all choices."""
    game = dosespanas.new_game("espana1936", scenario="1936", seed=seed)
    players = {side: make(player, 1, "espana1936") for side in Side}
    found: list[Taken] = []
    while game.actor is not None:
        seen, legal = game.observe(game.actor), game.legal_view()
        if seen["turn"] > turns:
            break
        forced = game.forced()
        action = players[game.actor].choose(seen, legal)[0] if forced is None else str(forced)
        before = game.clone() if forced is None and seen["phase"] != "combat" else None
        found.append(Taken(side_of(game), action, seen["turn"], seen["phase"], forced is not None, before))
        game.apply(action)
    return found


def side_of(game: Game) -> str:
    """Return the name of the side to choose."""
    assert game.actor is not None
    return Side(game.actor).name.lower()


def stretch(wanted: list[Taken]) -> list[Taken]:
    """Return what is wanted until the phase is over."""
    first = wanted[0]
    found: list[Taken] = []
    for each in wanted:
        if (each.turn, each.phase) != (first.turn, first.phase):
            break
        found.append(each)
    return found


def lines_of(wanted: list[Taken], side: str) -> list[Line] | None:
    """Return what a side does in a stretch, line by line; None if it does something that no list has."""
    found: list[Line] = []
    for each in wanted:
        if each.side != side:
            continue
        verb = each.action.split()[0]
        if verb == "to" and found and len(found[-1]) == 1 and not found[-1][0].startswith("raise"):
            found[-1] = (*found[-1], each.action)
        elif verb in BEGINS:
            found.append((each.action,))
        elif verb != "done":
            return None
    return found


def intended(game: Game, player: str) -> list[Line]:
    """Return what the side to choose would do in the rest of a phase if the other side did the first that is legal."""
    trial, side = game.clone(), side_of(game)
    brain = make(player, 1, "espana1936")
    start = trial.observe(None)
    found: list[Taken] = []
    while trial.actor is not None:
        seen = trial.observe(trial.actor)
        if (seen["turn"], seen["phase"]) != (start["turn"], start["phase"]):
            break
        forced = trial.forced()
        if forced is not None:
            action = str(forced)
        elif side_of(trial) == side:
            action = brain.choose(seen, trial.legal_view())[0]
        else:
            legal = [str(each) for each in trial.legal_actions()]
            action = "forfeit" if "forfeit" in legal else legal[0]
        found.append(Taken(side_of(trial), action, 0, "", False))
        trial.apply(action)
    return lines_of(found, side) or []


def reordered(wanted: list[Taken], first: list[Line]) -> list[Taken] | None:
    """Return the stretch with some lines before the others of their side; None if the table would not come to the same.

    The other side does what it did, in its order.
    """
    head = wanted[0]
    assert head.before is not None
    rest = stretch(wanted)
    lines = lines_of(rest, head.side) or []
    for line in first:
        lines.remove(line)
    own = [action for line in [*first, *lines] for action in line]
    own += [each.action for each in rest if each.side == head.side and each.action == "done"]
    queues = {head.side: own, "": [each.action for each in rest if each.side != head.side]}
    trial = head.before.clone()
    found: list[Taken] = []
    while any(queues.values()):
        if trial.actor is None or trial.observe(None)["phase"] != head.phase:
            return None
        side = side_of(trial)
        queue = queues[side if side == head.side else ""]
        forced = trial.forced()
        action = str(forced) if forced is not None else queue[0] if queue else ""
        if action not in queue or not trial.allows(trial.parse(action)):
            return None
        queue.remove(action)
        before = trial.clone() if forced is None else None
        found.append(Taken(side, action, head.turn, head.phase, forced is not None, before))
        trial.apply(action)
    after = wanted[len(rest)].before if len(wanted) > len(rest) else None
    same = after is None or after.choice != trial.choice or laid_out(after) == laid_out(trial)
    return found if same else None


def use_of(rows: list[Line], wanted: list[Taken], player: str) -> tuple[list[Taken], list[int], int]:
    """Return how to go on where a list has some rows: in what order, without which rows, and how many choices it takes.

    None are taken where the list is of no use yet. What differs from it comes first then, if it can.
    """
    rest = stretch(wanted)
    lines = lines_of(rest, wanted[0].side)
    before = wanted[0].before
    if not rows or not lines or before is None:
        return rest, [], 0
    kept = [row for row in rows if rows.count(row) <= lines.count(row)]
    out = [i for i, row in enumerate(rows) if row not in kept]
    late = [line for line in lines if line not in kept]
    turns = wanted[0].phase in TURNS
    if not (turns and late) and len(kept) > len(out) + 1 and meant(before, kept, player, turns):
        again = reordered(wanted, kept)
        if again is not None:
            return again, out, taken_with(again, kept)
    for line in late:
        again = reordered(wanted, [line])
        if again is not None:
            return again, [], 0
    if turns and len(kept) > len(out) + 1 and meant(before, kept, player, turns):
        again = reordered(wanted, kept)
        if again is not None:
            return again, out, taken_with(again, kept)
    return rest, [], 0


def meant(game: Game, kept: list[Line], player: str, turns: bool) -> bool:
    """Return whether the side to choose means these lines whatever the other side does."""
    return not turns or set(kept) <= set(intended(game, player))


def taken_with(order: list[Taken], kept: list[Line]) -> int:
    """Return how many choices it is until all of some lines are taken."""
    left = [action for line in kept for action in line]
    for count, each in enumerate(order, 1):
        if each.side == order[0].side:
            left.remove(each.action)
        if not left:
            return count
    raise AssertionError("a line is missing")


def laid_out(game: Game) -> Any:
    """Return what stands where."""
    state: dict[str, Any] = game.to_position()["state"]
    troops = sorted(f"{each['side']} {each['type']} {each['strength']} {each['box']}" for each in state["troops"])
    return troops, state["markers"], state["pieces"]
