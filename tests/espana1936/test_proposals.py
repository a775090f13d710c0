"""The list of where pieces at hand could go: each line is legal action by action, and no line tells what is hidden."""

from typing import Any

import pytest
from tests.espana1936.build import game as table

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP
from dosespanas.players import make

TROOPS = ["N legion-2 madrid", "N regular-1 burgos", "R communist-2 madrid", "R anarchist-1 valencia"]
PIECES = {"varela": "mat", "mola": "mat", "cv33_1": "burgos", "br19_nac": "mat", "rojo": "mat", "miaja": "mat"}


def lines(game: Game, viewer: int | None) -> Any:
    return game.overlay("proposals", viewer)


def take(game: Game, row: list[str]) -> None:
    """Take a line; what is forced takes itself."""
    for action in row:
        forced = game.forced()
        while forced is not None and str(forced) != action:
            game.apply(forced)
            forced = game.forced()
        game.apply(action)


@pytest.mark.rule("AIR-01", "TNK-01")
def test_planes_and_idle_tanks_are_sent_to_the_fighting_in_one_list() -> None:
    game = table("nationalist-move", TROOPS, PIECES, republic=["valencia"])
    found = lines(game, NAT)
    assert {line["row"][0] for line in found} == {"move br19_nac", "move cv33_1"}
    assert {line["box"] for line in found} == {"madrid"}
    for line in found:
        assert line["row"][1] == f"to {line['box']}" and line["box"] in line["places"]
        take(game, line["row"])
    assert lines(game, NAT) == []


@pytest.mark.rule("GEN-01")
def test_generals_lead_where_there_is_fighting_the_best_first() -> None:
    game = table("generals", TROOPS, PIECES, republic=["valencia"])
    found = lines(game, NAT)
    assert [line["row"][0] for line in found] == ["assign mola", "assign varela"]
    assert found[0]["box"] == "madrid" and found[1]["box"] != "madrid"
    take(game, found[0]["row"])
    take(game, [str(game.legal_actions()[0])])
    assert game.actor == REP and lines(game, NAT) == []


@pytest.mark.rule("RPL-03", "RPL-05", "RPL-06")
def test_points_go_each_to_a_box_of_its_own() -> None:
    game = table("replacement", TROOPS, PIECES, republic=["valencia"])
    side = game.actor
    assert side is not None
    found = lines(game, side)
    boxes = [line["box"] for line in found]
    points = game.observe(side)["replacement"][("nationalist", "republican")[side]]
    assert len(found) == points and len(set(boxes)) == points
    while lines(game, side):
        take(game, lines(game, side)[0]["row"])
        while game.actor == 1 - side and game.observe(side)["phase"] == "replacement":
            take(game, ["forfeit"])


@pytest.mark.rule("MAR-02")
def test_transport_is_listed_up_to_its_limits() -> None:
    legion = ["N legion-3 marruecos", "N africa-2 marruecos", "N legion-1 marruecos", "N regular-1 sevilla"]
    game = table("transport", legion, {"franco": "marruecos"}, republic=["madrid"], turn=2)
    if not lines(game, NAT):
        pytest.fail("nobody is shipped")
    for line in lines(game, NAT):
        take(game, line["row"])


@pytest.mark.rule("OPT-06")
def test_no_list_in_the_fog_nor_for_anybody_else() -> None:
    assert lines(table("nationalist-move", TROOPS, PIECES, options={"fog": True}), NAT) == []
    game = table("nationalist-move", TROOPS, PIECES)
    assert lines(game, REP) == [] and lines(game, None) == [] and lines(game, NAT)


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_a_game_can_be_taken_as_it_stands(seed: int) -> None:
    game = dosespanas.new_game("espana1936", seed=seed)
    players = {side: make("random", seed, "espana1936") for side in dosespanas.Side}
    for _ in range(700):
        actor = game.actor
        if actor is None:
            break
        found = lines(game, actor)
        if found:
            trial = game.clone()
            alone = trial.observe(actor)["phase"] in ("movement", "upkeep")
            for line in found if alone else found[:1]:
                take(trial, line["row"])
        game.apply(players[actor].choose(game.observe(actor), game.legal_view())[0])
