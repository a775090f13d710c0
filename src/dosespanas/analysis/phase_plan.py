"""What a whole phase of moves is about, for who asks what to play: what the opponent who is asked would go on with.

One of sixty moves says little. So the opponent goes on in a game as the side may think it to be, and the moves that are
about one place are told together: the place its plan is about, else that which most are about.
"""

import time
from dataclasses import dataclass
from typing import Any, Final

import dosespanas
from dosespanas.analysis.action_groups import Mark, Reason
from dosespanas.analysis.playouts import late
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players import Player
from dosespanas.players.evaluation import Evaluator
from dosespanas.players.lifecycle import ask
from dosespanas.players.reason_disclosure import manner_of

TOLD: Final = 3
"""Moves that are told."""
LONG: Final = 200
"""Choices after which a phase is followed no further."""
SECONDS: Final = 0.8
"""How long a phase is followed for a hint."""


@dataclass
class Act:
    """A piece that is taken up, and where it goes."""

    row: list[LegalAction]
    reason: Reason | None

    def about(self) -> str:
        """Return the place that it is about: the one its reason names, else where it ends."""
        return str((self.reason or {}).get("box", self.row[-1]["action"]))


def phase_plan(
    judge: Evaluator,
    player: Player,
    observation: dict[str, Any],
    first: str,
    reason: Reason | None,
    seed: int,
    data: Any = None,
    until: float = 0.0,
) -> dict[str, Any] | None:
    """Return what a player that has just chosen `first`, for a `reason`, is about in the phase; None for a single move.

    `acts`: three moves at most, in their order, each as legal actions; `more`: how many others it would make, None
    where time was over before; `idea`: the reason that speaks of them, or None. `until`: when to follow the phase no
    further (`time.monotonic`, 0: never).
    """
    acts, whole = followed(judge, player, dosespanas.sample(observation, seed, data), first, reason, until)
    if len(acts) < 2:
        return None
    aim = reason if reason is not None and reason["key"] in manner_of(judge.game).plans else None
    served = [act for act in acts if aim is not None and act.about() == aim.get("box")]
    together = served or gathered(acts)
    idea = aim if served else together[-1].reason if len(together) > 1 else None
    shown = (together if served or len(together) > 1 else acts)[:TOLD]
    return {"idea": idea, "acts": [act.row for act in shown], "more": len(acts) - len(shown) if whole else None}


def plan_until() -> float:
    """Return until when a phase is followed for a hint, from now (`time.monotonic`)."""
    return time.monotonic() + SECONDS


def gathered(acts: list[Act]) -> list[Act]:
    """Return the moves that are about the place that most are about, of several the first."""
    places = [act.about() for act in acts]
    most = max(places, key=places.count)
    return [act for act in acts if act.about() == most]


def followed(
    judge: Evaluator, player: Player, game: Game, first: str, reason: Reason | None, until: float
) -> tuple[list[Act], bool]:
    """Return the moves a player would make from its choice `first` on, and whether these are all of the phase.

    What it takes up only to leave it where it is is none; neither is what answers a question at once. The game goes on.
    """
    mark = Mark(judge, game.state)
    found: list[Act] = []
    act: Act | None = None
    action, why = first, reason
    for _ in range(LONG):
        legal = game.legal_view()
        view = next((one for one in legal if one["action"] == action), None)
        if view is None:
            break
        stays = game.state.stays(game.parse(action).code)
        act = Act([view], why) if act is None else Act([*act.row, view], why or act.reason)
        game.apply(action)
        if not game.state.midway() or mark.passed(game.state):
            if len(act.row) > 1 and not stays:
                found.append(act)
            act = None
        if mark.passed(game.state):
            return found, True
        if late(until):
            break
        action, why = ask(player, game)
    return found, False
