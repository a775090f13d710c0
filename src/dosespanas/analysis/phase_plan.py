"""What a phase of moves goes on with, for who asks what to play: what the opponent who is asked would do then.

One of sixty moves says little. So the opponent goes on from the best choice in a game as the side may think it to be,
and the moves that are about one place are told together: about the place of the choice, else about that of most moves.
"""

import time
from dataclasses import dataclass
from typing import Any, Final

import dosespanas
from dosespanas.analysis.action_groups import GroupBoundary, Reason
from dosespanas.analysis.playouts import late
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players import Player
from dosespanas.players.evaluation import Evaluator
from dosespanas.players.lifecycle import ask

TOLD: Final = 3
"""Moves that are told."""
LONG: Final = 200
"""Choices after which a phase is followed no further."""
SECONDS: Final = 0.8
"""How long a phase is followed for a hint."""


@dataclass
class PieceMove:
    """A piece that is taken up, and where it goes."""

    row: list[LegalAction]
    reason: Reason | None

    def about(self) -> str:
        """Return the place that it is about: the one its reason names, else where it ends."""
        return str((self.reason or {}).get("box", self.row[-1]["args"].get("box", "")))


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
    """Return what a player goes on with in the phase after a choice `first`, made for a `reason`; None for nothing.

    `acts`: three moves at most, in their order, each as legal actions, without what `first` begins; `more`: how many
    others it would make, None where time was over before; `idea`: the reason that speaks of `acts` where they are about
    another place than `reason` has told of, else None. `until`: when to follow the phase no further (`time.monotonic`,
    0: never).
    """
    acts, whole = followed(judge, player, dosespanas.sample(observation, seed, data), first, reason, until)
    rest = acts[1:] if acts and acts[0].row[0]["action"] == first else acts
    if not rest:
        return None
    served = [act for act in rest if reason is not None and act.about() == reason.get("box")]
    together = served or gathered(rest)
    idea = together[-1].reason if not served and len(together) > 1 else None
    shown = (together if served or len(together) > 1 else rest)[:TOLD]
    return {"idea": idea, "acts": [act.row for act in shown], "more": len(rest) - len(shown) if whole else None}


def plan_until() -> float:
    """Return until when a phase is followed for a hint, from now (`time.monotonic`)."""
    return time.monotonic() + SECONDS


def gathered(acts: list[PieceMove]) -> list[PieceMove]:
    """Return the moves that are about the place that most are about, of several the first."""
    places = [act.about() for act in acts]
    most = max(places, key=places.count)
    return [act for act in acts if act.about() == most]


def followed(
    judge: Evaluator, player: Player, game: Game, first: str, reason: Reason | None, until: float
) -> tuple[list[PieceMove], bool]:
    """Return the moves a player would make from its choice `first` on, and whether these are all of the phase.

    What it takes up only to leave it where it is is none; neither is what answers a question at once. The game goes on.
    """
    mark = GroupBoundary(judge, game.state)
    found: list[PieceMove] = []
    act: PieceMove | None = None
    action, why = first, reason
    for _ in range(LONG):
        legal = game.legal_view()
        view = next((one for one in legal if one["action"] == action), None)
        if view is None:
            break
        stays = game.state.stays(game.parse(action).code)
        act = PieceMove([view], why) if act is None else PieceMove([*act.row, view], why or act.reason)
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
