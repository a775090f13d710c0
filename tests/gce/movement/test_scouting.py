"""HQ reconnaissance."""

import pytest
from tests.gce.build import board, kinds, opened, texts
from tests.gce.chit_play import with_die

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import scouting
from dosespanas.kernel.side import NAT, REP

SCOUTING = {"hq_scouting": True}
STACK = {"r_cen": "2712", "n_81": "2611", "n_82": "2611", "n_83": "2508"}


def scouts(turn: int = 14, die: int = 1, options: dict[str, bool] | None = None) -> Engine:
    b = board(STACK, turn=turn, step=stages.MOVE_REP, options=SCOUTING if options is None else options)
    return with_die(b, die)


@pytest.mark.rule("15.1-a", "A81")
def test_from_turn_fourteen_each_hq_tries_once_a_turn_within_two_hexes() -> None:
    b = scouts()
    game = opened(b)
    assert [text for text in texts(game) if text.startswith("scout")] == ["scout r_cen 2611"]
    game.apply("scout r_cen 2611")
    assert not [text for text in texts(game) if text.startswith("scout")]
    assert scouting.codes(scouts(13)) == []
    assert scouting.codes(scouts(options={})) == []


@pytest.mark.rule("15.1-b")
def test_on_a_one_the_republicans_alone_learn_the_defence() -> None:
    b = scouts(die=1)
    game = opened(b)
    game.apply("scout r_cen 2611")
    event = next(event for event in game.log if event.kind == "scouted")
    total = sum(b.face(b.data.unit_index[name]).defence for name in ("n_81", "n_82"))
    assert event.view(REP)["args"]["defence"] == total
    assert "defence" not in event.view(NAT)["args"]


@pytest.mark.rule("15.1-b", "13.12-a")
def test_a_hq_alone_defends_nothing() -> None:
    b = board({"r_cen": "2712", "n_ctv": "2611"}, turn=14, step=stages.MOVE_REP, options=SCOUTING)
    game = opened(with_die(b, 1))
    game.apply("scout r_cen 2611")
    event = next(event for event in game.log if event.kind == "scouted")
    assert event.view(REP)["args"]["defence"] == 0


@pytest.mark.rule("15.1-b")
@pytest.mark.parametrize("die", [2, 6])
def test_otherwise_they_learn_nothing(die: int) -> None:
    game = opened(scouts(die=die))
    game.apply("scout r_cen 2611")
    assert "scouted" not in kinds(game)
    assert "die" in kinds(game)


@pytest.mark.rule("15.1-a")
@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("scout r_cen 2508", "refusal-gce-too-far"),
        ("scout r_cen 2712", "refusal-no-target"),
        ("scout r_ext 2611", "refusal-not-on-map"),
        ("scout n_ctv 2611", "refusal-gce-no-scout"),
    ],
)
def test_why_a_hq_does_not_scout(action: str, key: str) -> None:
    found = opened(scouts()).explain(action)
    assert found is not None
    assert (found.rule, found.key) == ("15.1-a", key)


@pytest.mark.rule("15.1-a")
def test_why_nobody_scouts_twice_or_without_the_option() -> None:
    game = opened(scouts())
    game.apply("scout r_cen 2611")
    found = game.explain("scout r_cen 2611")
    assert found is not None
    assert found.key == "refusal-used"
    found = opened(scouts(options={})).explain("scout r_cen 2611")
    assert found is not None
    assert found.key == "refusal-not-offered"


@pytest.mark.rule("A81", "15.1-a")
def test_a_hq_scouts_before_it_moves() -> None:
    b = scouts()
    b.place(b.data.unit_index["r_46"], parse_hex("2712"))
    game = opened(b)
    for action in ("move r_cen", "to 2711"):
        game.apply(action)
    assert not [text for text in texts(game) if text.startswith("scout")]
    found = game.explain("scout r_cen 2611")
    assert found is not None
    assert (found.rule, found.key) == ("A81", "refusal-already-moved")
