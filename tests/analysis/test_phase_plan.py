"""What a phase is about: moves that belong together, in their order, that the side itself could make."""

import time
from typing import Any

import pytest

import dosespanas
from dosespanas.analysis.phase_plan import Act, gathered, phase_plan
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
    again = played.clone()
    for each in found["acts"][0]:
        again.apply(each["action"])
    assert again.actor == played.actor


def act(piece: str, place: str, about: str | None = None) -> Act:
    """A move of a piece to a place, for a reason that names another place or none."""
    row = [step(f"move {piece}"), step(f"to {place}")]
    return Act(row, None if about is None else {"key": "reason-move", "box": about})


def step(action: str) -> LegalAction:
    """A legal action by its notation alone."""
    return {
        "action": action,
        "verb": action.split()[0],
        "pieces": [],
        "box": None,
        "place": None,
        "card": None,
        "mode": None,
        "args": {},
    }


def test_moves_about_one_place_belong_together() -> None:
    acts = [act("a", "x"), act("b", "y", "box:z"), act("c", "x"), act("d", "w", "box:z"), act("e", "v", "box:z")]
    assert gathered(acts) == [acts[1], acts[3], acts[4]]
    assert gathered(acts[:2]) == acts[:1], "of several the first"


class Aiming:
    """Goes for Huelva with what its reason says, whatever it is asked."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves

    def choose(self, observation: Any, legal: list[LegalAction]) -> tuple[str, dict[str, Any] | None]:
        """Answer with the next move; its place is the reason's."""
        action = self.moves.pop(0)
        return action, {"key": "reason-takes", "box": "box:huelva"} if action == "to huelva" else None


def test_the_plan_of_the_turn_is_the_idea_where_a_move_serves_it() -> None:
    played = movement("espana1936")
    seen, judge = played.observe(played.actor), judge_of("espana1936")
    aim = {"key": "reason-aim-city", "box": "box:huelva"}
    moves = ["move regular-2 sevilla", "to huelva", "move regular-2 burgos", "to madrid", "done"]
    found = phase_plan(judge, Aiming(moves[1:]), seen, moves[0], aim, 1)
    assert found is not None and found["idea"] == aim and found["more"] == 1
    assert [[one["action"] for one in act] for act in found["acts"]] == [moves[:2]]
    elsewhere = phase_plan(judge, Aiming(moves[1:]), seen, moves[0], aim | {"box": "box:bilbao"}, 1)
    assert elsewhere is not None and elsewhere["idea"] is None, "no move serves that plan: it is not told of"
    assert len(elsewhere["acts"]) == 2
    assert phase_plan(judge, Aiming(["to huelva", "done"]), seen, moves[0], aim, 1) is None, "one move is no plan"
