"""What opponents say afterwards of what they wanted: nothing by which anything hidden could be told."""

from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.game import Game
from dosespanas.kernel.shapes import Happening, SideName
from dosespanas.players import make
from dosespanas.players.lifecycle import ask
from dosespanas.players.reason_disclosure import LONGEST, SILENT, ChoiceReason, Manner, kept, manner_of, told, written
from dosespanas.registry import DEFINITIONS

ESPANA = manner_of("espana1936")
GCE = manner_of("gce")


def happened(n: int, kind: str, by: SideName | None = None, **args: Any) -> Happening:
    return {"n": n, "kind": kind, "rule": "", "side": by, "args": args, "ids": []}


def gave(choice: int, key: str, secret: bool = False, side: str = "nationalist", **args: Any) -> ChoiceReason:
    return ChoiceReason(choice, 1, side, secret, {"key": key, **args})


def said(found: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(one["choice"], one["reason"]["key"]) for one in found]


MOVED = happened(3, "moved", "nationalist", **{"from": "box:burgos", "to": "box:madrid"})
TURN = happened(9, "turn", None, turn=2, year="1936")


def test_a_plan_is_told_when_the_turn_is_over_and_not_before() -> None:
    reasons = [gave(2, "reason-plan-box", box="box:madrid"), gave(4, "reason-front-holds")]
    assert told(ESPANA, reasons, [MOVED, happened(5, "phase", "republican", side="side:republican")], False) == []
    assert said(told(ESPANA, reasons, [MOVED, TURN], False)) == [(3, "reason-plan-box"), (4, "reason-front-holds")]


@pytest.mark.parametrize("manner", [ESPANA, GCE])
def test_the_gist_of_a_turn_is_of_its_plans_the_weightiest_first(manner: Manner) -> None:
    assert set(manner.gist) <= manner.plans and len(set(manner.gist)) == len(manner.gist) > 3
    reasons = [gave(2, manner.gist[1], box="box:madrid"), gave(4, "reason-no-good-attack")]
    found = told(manner, reasons, [MOVED, TURN], False)
    assert [one["gist"] for one in found] == [1, None]
    assert all(Catalogue("en").has(key) for key in manner.gist)


def test_a_plan_nobody_saw_anything_of_is_not_told() -> None:
    hidden = gave(2, "reason-plan-box", box="box:toledo")
    theirs = happened(3, "moved", "republican", to="box:toledo")
    assert told(ESPANA, [hidden], [MOVED, theirs, TURN], False) == []
    assert said(told(ESPANA, [hidden], [MOVED, TURN], True)) == [(2, "reason-plan-box")]


def test_how_often_a_plan_was_given_is_not_told() -> None:
    """Given with a card that was not played, it would tell that there was one."""
    often = [gave(n, "reason-plan-box", secret=n > 2, box="box:madrid") for n in (2, 5, 7)]
    assert told(ESPANA, often, [MOVED, TURN], False) == told(ESPANA, often[1:2], [MOVED, TURN], False)


def test_what_was_chosen_in_secret_and_what_speaks_of_the_hand_is_kept_back() -> None:
    reasons = [gave(2, "reason-move", secret=True, box="box:madrid"), gave(3, "reason-keep-cards"), gave(4, "x-own")]
    assert told(ESPANA, reasons, [MOVED, TURN], False) == []
    assert [one["choice"] for one in told(ESPANA, reasons, [MOVED, TURN], True)] == [2, 3, 4]
    assert told(SILENT, reasons, [MOVED, TURN], False) == []


def test_whatever_else_a_reason_carries_is_not_told() -> None:
    chatty = gave(2, "reason-move", box="box:madrid", hand=["card:rep_1"])
    assert told(ESPANA, [chatty], [MOVED, TURN], False) == []


def test_where_one_side_moves_and_fights_first_it_is_told_when_the_other_moves() -> None:
    assault = happened(5, "assault", "nationalist", hex="hex:2712")
    own = happened(2, "phase", "nationalist", phase="phase:combat", side="side:nationalist")
    reasons = [gave(1, "reason-plan-forward", secret=True, box="hex:2712"), gave(6, "reason-no-fly")]
    assert told(GCE, reasons, [own, assault], False) == []
    theirs = happened(8, "phase", "republican", phase="phase:movement", side="side:republican")
    assert said(told(GCE, reasons, [assault, theirs], False)) == [(5, "reason-plan-forward"), (6, "reason-no-fly")]
    assert told(GCE, [gave(9, "reason-no-fly")], [assault, theirs], False) == [], "that is of the next turn"


@pytest.mark.parametrize("reason", [None, "because", {"box": 1}, {"key": 3}, {"key": "a", "b": object()}])
def test_what_is_no_reason_is_not_kept(reason: object) -> None:
    assert written(1, 1, False, reason) is None


def test_a_reason_is_read_as_it_was_written() -> None:
    text = written(7, 2, True, {"key": "reason-move", "box": "box:madrid"})
    assert kept("republican", str(text)) == ChoiceReason(
        7, 2, "republican", True, {"key": "reason-move", "box": "box:madrid"}
    )
    assert written(7, 2, True, {"key": "x" * LONGEST}) is None
    for wrong in ("", "[]", "[1,2,true,{}]", '[1,"2",true,{"key":"a"}]', "null"):
        assert kept("republican", wrong) is None


def test_every_reason_told_is_a_sentence_of_the_catalogue() -> None:
    words = Catalogue("en")
    for game in DEFINITIONS:
        manner = manner_of(game)
        for key in manner.acts | manner.plans:
            assert words.text(key, box="box:madrid") != key, key


# --- an adversary: games that differ in what is hidden from the viewer


def twins(game: str, opponent: str, options: dict[str, bool], steps: int) -> int:
    """Play a game; ask the opponent each choice as it would be with other secrets that its viewer thinks possible, too.

    Where both take the same action, and so the viewer sees the same, he must be told the same. Return how many choices
    were compared.
    """
    true = dosespanas.new_game(game, options=options, seed=5)
    compared = 0
    for number in range(steps):
        if true.actor is None:
            break
        if (forced := true.forced()) is not None:
            true.apply(forced)
            continue
        side = true.actor
        action, reason = ask(make(opponent, 3, game), true)
        other: Game = dosespanas.sample(true.observe(1 - side), number)
        assert other.observe(1 - side) == true.observe(1 - side)
        again, changed = ask(make(opponent, 3, game), other)
        if again == action:
            compared += 1
            seen = [event.view(1 - side) for event in _after(true, action)]
            mine = _told(game, true, side, reason, seen)
            theirs = _told(game, other, side, changed, seen)
            assert mine == theirs or _plans(game, mine + theirs), (action, reason, changed)
        true.apply(action)
    return compared


def _after(game: Game, action: str) -> list[Any]:
    return game.clone().apply(action)


def _told(game: str, at: Game, side: int, reason: Any, seen: list[Happening]) -> list[dict[str, Any]]:
    """Return what is told of a reason once the turn is over, if nothing more is seen of it."""
    name = ("nationalist", "republican")[side]
    text = written(at.choice, 1, at.state.secret_choice(), reason)
    one = None if text is None else kept(name, text)
    end = happened(at.choice + 1, "turn", None)
    return told(manner_of(game), [] if one is None else [one], [*seen, end], False)


def _plans(game: str, found: list[dict[str, Any]]) -> bool:
    """Tell whether these are plans alone: of them nothing is told but of places where the viewer saw their side act."""
    return all(one["reason"]["key"] in manner_of(game).plans for one in found)


TWINS: list[tuple[str, str, dict[str, bool]]] = [
    ("espana1936", "scripted", {}),
    ("espana1936", "scripted", {"fog": True}),
    ("espana1936", "tuned", {}),
    ("espana1936", "tuned", {"fog": True}),
    ("gce", "scripted", {}),
    ("gce", "tuned", {"hidden_chits": True}),
]
MANY = [pytest.param(*row, 400, 120, marks=pytest.mark.long) for row in TWINS]


@pytest.mark.parametrize(("game", "opponent", "options", "steps", "least"), [*[(*row, 60, 18) for row in TWINS], *MANY])
def test_games_that_differ_in_what_is_hidden_are_told_alike(
    game: str, opponent: str, options: dict[str, bool], steps: int, least: int
) -> None:
    assert twins(game, opponent, options, steps) > least
