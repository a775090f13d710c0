"""Who watches a game that is shown late sees each turn once it is over, and nothing of the one that is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.server.conftest import PERSONS, SignUp, mine_of
from tests.server.test_meeting import give, offered, take

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Made, Running


def begun(server: Running, late: bool) -> Made:
    body = {"game": "espana1936", "scenario": "1936", "options": {}, "seats": PERSONS, "late": late}
    answer = server.client.post("/api/games", json=body | mine_of(PERSONS, False))
    assert answer.status_code == 201, answer.text
    return server.made(answer)


def doors(made: Made) -> list[str]:
    """What every door answers to who watches; of what is sealed its length."""
    watching = made.spectator
    answers: list[httpx.Response] = [made.get(token=watching), made.get("/log", watching, since=0)]
    answers += [made.get(f"/history/{n}", watching) for n in (0, 1, 5, 30)]
    answers += [made.get("/film", watching, since=0, count=50), made.get("/record", watching)]
    answers += [made.get("/picture", watching, choice=n, language="en") for n in (0, 20)]
    answers += [made.get(path, watching) for path in ("/overlay/supply", "/odds", "/reasons", "/proof", "/story")]
    answers += [made.get("/explain", watching, action="done"), made.post("/seen", {"choice": 20}, watching)]
    answers.append(made.client.get("/api/games", headers=made.headers(watching)))
    told = [f"{answer.status_code} {answer.text}" for answer in answers]
    told = [re.sub(r'Sealed "([^"]*)"', lambda seal: f"Sealed {len(seal[1])}", text) for text in told]
    return [re.sub(r'"updated":\d+', "", text) for text in told]


def test_nothing_that_is_done_in_a_turn_is_shown_before_its_end(server: Running) -> None:
    made = begun(server, late=True)
    first = doors(made)
    assert made.view(made.spectator)["late"] and made.view()["late"]
    view = made.view()
    while view["observation"]["turn"] == 1:
        if view["choice"] in (1, 21, 60):
            assert doors(made) == first, view["choice"]
        view = made.play(1, seed=view["choice"])
    shown = made.view(made.spectator)
    assert shown["choice"] == view["choice"] and shown["observation"]["turn"] == 2
    assert shown["observation"] | {"viewer": None} == made.get(f"/history/{view['choice']}", made.spectator).json()
    assert shown["chain"]["value"] == made.view()["chain"]["value"]
    turned = doors(made)
    made.play(12)
    assert doors(made) == turned != first
    made.post("/resign", {})
    over = made.view(made.spectator)
    assert over["over"] and over["choice"] == made.view()["choice"]
    assert made.get("/proof", made.spectator).status_code == 200


def test_a_game_is_shown_as_it_is_played_unless_its_owner_says_otherwise(server: Running) -> None:
    made = begun(server, late=False)
    view = made.play(3)
    shown = made.view(made.spectator)
    assert shown["choice"] == view["choice"] and not shown["late"]


def test_rated_games_are_always_shown_late_and_the_list_of_tables_tells_no_choice(
    members: Running, sign_up: SignUp
) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    for wanted in ({"rated": True}, {"late": True}, {}):
        (game,) = take(ben, offered(ana, public=True, **wanted)).json()["games"]
        give(game, ana, ben)
        table = members.client.get("/api/tables").json()[0]
        assert table["game"] == game and table["late"] == bool(wanted)
        assert (table["choice"] is None) == bool(wanted)
        seen = members.client.get(f"/api/games/{game}", headers={"Authorization": f"Bearer {table['spectator']}"})
        assert seen.json()["late"] == bool(wanted)
