"""The laws of every game, held against fights at sea of every kind: random fleets, random choices."""

import random

import pytest
from tests.espana1936.build import table_of
from tests.espana1936.fleet import sea
from tests.espana1936.laws import check_laws
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.board.data import PLANE, SHIP
from dosespanas.espana1936.board.stages import NAVAL
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

MEETINGS = ("baleares", "estrecho", "coast", "valencia", "cadiz")
"""Where the fleets of a test meet: areas, off a coast, over a port on either side of a blockade."""


def fleets(rng: random.Random) -> dict[str, str]:
    """Ships and planes of both sides, crowded into a few places."""
    data = load_data()
    places = rng.sample(MEETINGS, 2)
    found: dict[str, str] = {}
    for side in (0, 1):
        owner = {"valencia": 1, "cadiz": 0}
        planes = dict.fromkeys(places, 0)
        for kind in (PLANE, SHIP):
            for p in data.pieces_of[side][kind]:
                place = rng.choice(places)
                if rng.random() < 0.35 or data.piece_names[p] == "ju52":
                    continue
                if kind == PLANE and (place == "coast" or planes[place] == 2):
                    continue
                if kind == PLANE:
                    planes[place] += 1
                mission = ""
                if place == "coast":
                    mission, place = "patrol " if data.ship_classes[p] == "submarine" else "gunfire ", "valencia"
                elif place in owner:
                    mission = "protect " if owner[place] == side else "blockade "
                found[data.piece_names[p]] = mission + place
    return found


def a_fight(seed: int) -> Game:
    rng = random.Random(seed)
    board = [box for box in REPUBLIC if box != "valencia"] if seed % 2 else REPUBLIC
    troops = ["N regular-3 valencia", "R regular-3 valencia"] if seed % 2 else []
    generals = {"varela": "valencia", "mola": "burgos"} if seed % 2 else {"mola": "burgos"}
    return sea("combat", fleets(rng), troops, generals, republic=board, seed=seed)


@pytest.mark.parametrize("seed", range(60))
def test_fights_at_sea_keep_every_law(seed: int) -> None:
    played = a_fight(seed)
    rng = random.Random(seed)
    while played.actor is not None and table_of(played).step_no <= NAVAL and table_of(played).turn == 3:
        if table_of(played).fight.place >= 0 or table_of(played).homing:
            check_laws(played, rng)
        legal = played.legal_actions()
        assert legal == sorted(set(legal))
        played.apply(rng.choice(legal))
    check_laws(played, rng)


def test_they_reach_every_choice_at_sea() -> None:
    seen: set[str] = set()
    for seed in range(200):
        played = a_fight(seed)
        rng = random.Random(seed)
        while played.actor is not None and table_of(played).step_no <= NAVAL and table_of(played).turn == 3:
            seen.add(str(played.observe(None)["prompt"]["key"]))
            played.apply(rng.choice(played.legal_actions()))
    wanted = {"prompt-engage", "prompt-pair", "prompt-aim", "prompt-back", "prompt-suffer", "prompt-berth"}
    assert wanted <= seen
