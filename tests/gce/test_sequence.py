"""The sequence of play (chapter 5), the calendar (1.2) and the set-up (chapter 3)."""

import pytest
from tests.gce.administering import begin
from tests.gce.build import board, facts, texts, unit

import dosespanas
from dosespanas.gce import sequence
from dosespanas.gce.board import stages
from dosespanas.gce.board.data import ENTRIES
from dosespanas.gce.board.state import AIR, DUE, DUTIFUL, LANDED, TIED, USED, WAITING
from dosespanas.gce.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

QUIET = ("done", "pass", "decline", "none", "stay", "commit")
"""Actions that end a choice."""


def quiet_game(turns: int) -> Game:
    """A game in which both sides do as little as they can, for some turns."""
    game = dosespanas.new_game("gce", "campaign", seed=5)
    state = game.state
    assert isinstance(state, Engine)
    while state.turn <= turns and game.outcome() is None:
        legal = texts(game)
        game.apply(next((text for text in QUIET if text in legal), legal[0]))
    return game


def steps_of(game: Game, turn: int) -> list[str]:
    """The steps of a turn as the log tells them: phase and side."""
    found: list[str] = []
    now = 0
    for event in game.log:
        if event.kind == "turn":
            now = int(str(event.details["turn"]))
        if event.kind == "phase" and now == turn:
            name = str(event.details["phase"]).removeprefix("phase:")
            side = str(event.details["side"] or "").removeprefix("side:")
            found.append(f"{name} {side}".strip())
    return found


PLAYER_TURNS = ["movement nationalist", "combat nationalist", "movement republican", "combat republican"]


@pytest.mark.rule("5.1-a", "5.1-b", "5.2-a", "3.4", "A01", "7.1", "F15")
def test_the_steps_of_the_first_turns() -> None:
    game = quiet_game(2)
    assert steps_of(game, 1) == ["chits", *PLAYER_TURNS, "end"]
    assert steps_of(game, 2) == [
        *("income", "chits", "arrivals", "strategic nationalist", "strategic republican"),
        *(*PLAYER_TURNS, "end"),
    ]


@pytest.mark.rule("5.2-b", "6.11-a")
def test_the_mobilisation_is_a_step_of_the_last_turns() -> None:
    for turn in range(1, 20):
        b = board(turn=turn, step=stages.MOBILISATION)
        assert sequence.skipped(b, stages.MOBILISATION) == (turn < 14)
    b = board(turn=14, step=stages.CHITS)
    sequence.advance(b)
    assert (b.stage, b.side) == (stages.MOBILISE, REP)


@pytest.mark.rule("5.1-a", "5.2-d")
def test_each_step_is_one_sides() -> None:
    sides = [stages.STEPS[step].side for step in range(stages.STRATEGIC_NAT, stages.END)]
    assert sides == [NAT, REP, NAT, NAT, REP, REP]
    b = board({"n_13": "1607", "r_11": "2712"}, turn=8, step=stages.MOVE_NAT)
    begin(b)
    assert b.side == NAT
    refusal = b.explain(b.parse("move r_11"))
    assert refusal is not None


@pytest.mark.rule("1.2-a", "A02", "17.1")
def test_the_calendar() -> None:
    data = facts()
    assert (data.first_turn, data.last_turn, len(data.months) - 1) == (1, 19, 19)
    months = {1: "1936-07", 4: "1936-10", 5: "1936-11", 6: "1937-01", 7: "1937-03", 12: "1938-01", 14: "1938-05"}
    months |= {18: "1939-01", 19: "1939-03"}
    assert {turn: data.months[turn] for turn in months} == months
    assert facts("1936").last_turn == 7


@pytest.mark.rule("5.1-a")
def test_after_the_last_step_the_next_turn_begins() -> None:
    b = board(turn=3, step=stages.END)
    sequence.advance(b)
    assert (b.turn, b.step_no) == (4, stages.INCOME)
    assert [event.kind for event in b.out][:2] == ["turn", "phase"]
    assert b.out[0].details == {"turn": 4, "year": "1936-10"}


@pytest.mark.rule("8.6-c", "13.12-e", "2.14", "A07")
def test_a_new_turn_makes_all_ready_again() -> None:
    b = board({"n_ctv": "1607", "n_al_1": "air", "r_11": "2712"}, turn=9, step=stages.END, reduced=["r_11"])
    for name in ("n_ctv", "n_al_1", "r_11"):
        b.mark(unit(b, name), USED | LANDED | TIED | DUTIFUL)
    b.rail_used, b.sea_used, b.naval_used = [1, 2, 1], [1, 1], [1, 1]
    b.vacated = [3]
    sequence.advance(b)
    for name in ("n_ctv", "n_al_1", "r_11"):
        assert b.u_flags[unit(b, name)] == 0
    assert b.reduced(unit(b, "r_11"))
    assert (b.rail_used, b.sea_used, b.naval_used, b.vacated) == ([0, 0, 0], [0, 0], [0, 0], [])


# --- set-up -------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1-a", "3.1-b", "3.2-a", "3.3", "2.2-a", "6.2-g")
def test_the_set_up() -> None:
    state = dosespanas.new_game("gce", "campaign", seed=1).state
    assert isinstance(state, Engine)
    for u, data in enumerate(state.data.units):
        way = ENTRIES[data.entry]
        if way == "setup":
            assert state.u_hex[u] == data.hex
            assert state.control[data.hex] == data.side
        elif way == "air" and data.turn == 1:
            assert state.u_hex[u] == AIR
        else:
            assert state.u_hex[u] in (WAITING, DUE)
        assert state.u_face[u] == 0


@pytest.mark.rule("3.2-b", "3.2-c", "3.2-d", "F15")
def test_the_tracks_at_the_start() -> None:
    seen = dosespanas.new_game("gce", "campaign", seed=1).observe(None)
    assert (seen["morale"], seen["alcazar"]) == (72, "holds")
    assert set(seen["points"].values()) == {0}
    assert facts().special["alcazar"]["hex"] == "2510"
