"""What a phase is about: moves that belong together, in their order, that the side itself could make."""

import time
from typing import Any

import pytest

import dosespanas
from dosespanas.analysis.phase_plan import PieceMove, gathered, phase_plan
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players import make
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import GAMES


def movement(game: str) -> Game:
    """A game where its first movement begins."""
    played = dosespanas.new_game(game, seed=8)
    while played.observe(played.actor)["prompt"]["key"] not in ("prompt-move", "prompt-gce-move"):
        played.apply(played.legal_actions()[0])
    return played


@pytest.mark.parametrize("game", GAMES)
def test_its_moves_can_be_made_in_that_order(game: str) -> None:
    played = movement(game)
    seen, player = played.observe(played.actor), make("tuned", 1, game)
    action, reason = player.choose(seen, played.legal_view())
    found = phase_plan(judge_of(game), player, seen, action, reason, 1, until=time.monotonic() + 0.4)
    assert found is not None and 1 <= len(found["acts"]) <= 3
    assert found["more"] is None or found["more"] >= 0
    for act in found["acts"]:
        assert len(act) > 1 and act[-1]["verb"] != "stay"
    assert action not in [each[0]["action"] for each in found["acts"]], "it is told already"


def act(piece: str, place: str, about: str | None = None) -> PieceMove:
    """A move of a piece to a place, for a reason that names another place or none."""
    row = [step(f"move {piece}"), step(f"to {place}", f"box:{place}")]
    return PieceMove(row, None if about is None else {"key": "reason-move", "box": about})


def step(action: str, place: str | None = None) -> LegalAction:
    """A legal action by its notation alone, and the place that it is about."""
    return {
        "action": action,
        "verb": action.split()[0],
        "pieces": [],
        "box": None,
        "place": None,
        "card": None,
        "mode": None,
        "args": {} if place is None else {"box": place},
    }


def test_moves_about_one_place_belong_together() -> None:
    acts = [act("a", "x"), act("b", "y", "box:z"), act("c", "x"), act("d", "w", "box:z"), act("e", "z")]
    assert gathered(acts) == [acts[1], acts[3], acts[4]]
    assert gathered(acts[:2]) == acts[:1], "of several the first"


class Going:
    """Makes moves in their order, each with the reason it has."""

    def __init__(self, *moves: tuple[str, dict[str, Any] | None]) -> None:
        self.moves = list(moves)

    def choose(self, observation: Any, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Answer with the next move and its reason."""
        return self.moves.pop(0)


def test_each_thing_is_said_once_and_about_one_place() -> None:
    played = movement("espana1936")
    seen, judge = played.observe(played.actor), judge_of("espana1936")
    huelva, madrid = {"key": "reason-takes", "box": "box:huelva"}, {"key": "reason-takes", "box": "box:madrid"}
    rest: list[tuple[str, dict[str, Any] | None]] = [
        *[("to huelva", None), ("move regular-2 burgos", madrid), ("to madrid", None)],
        *[("move regular-2 valladolid", madrid), ("to madrid", None), ("done", None)],
    ]

    def after(reason: dict[str, Any] | None, *moves: tuple[str, dict[str, Any] | None]) -> dict[str, Any] | None:
        return phase_plan(judge, Going(*moves), seen, "move regular-2 sevilla", reason, 1)

    further = after(huelva, *rest)
    assert further is not None and further["idea"] == madrid, "they are about another place than the choice"
    starts = ["move regular-2 burgos", "move regular-2 valladolid"]
    assert [[one["action"] for one in act] for act in further["acts"]] == [[start, "to madrid"] for start in starts]
    same = after(madrid, *rest)
    assert same is not None and same["idea"] is None and len(same["acts"]) == 2, "the choice has said it"
    one = after(huelva, *rest[:3], rest[-1])
    assert one is not None and one["idea"] is None and len(one["acts"]) == 1 and one["more"] == 0
    assert after(huelva, rest[0], rest[-1]) is None, "the choice itself is no more than that"
