"""Who watches a game that is shown late sees each turn once it is over, and nothing of the one that is played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tests.server.conftest import PERSONS, SignUp, mine_of
from tests.server.features.meeting.test_meeting import give, offered, take

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


def refusals(made: Made) -> dict[str, str]:
    """What every route of a game answers to who watches: status and error, by method and path."""
    bodies: list[dict[str, Any] | None] = [None, {"choice": 0}, {"choice": 0, "action": "done"}, {"do": "pause"}]
    bodies += [{"choice": 0, "opponent": "tuned"}, {"choice": 0, "agree": True}, {"rule": {"when": {}, "do": ["done"]}}]
    places = {"choice": "0", "name": "supply", "number": "1", "place": "madrid", "side": "republican"}
    found = {}
    for path, item in made.client.get("/api/openapi.json", timeout=600).json()["paths"].items():
        if path.startswith("/api/games/{id}"):
            url = re.sub(r"{(\w+)}", lambda name: made.id if name[1] == "id" else places.get(name[1], "x"), path)
            for method in item:
                for body in bodies if "requestBody" in item[method] else [None]:
                    query = {"action": "done"} if path.endswith("explain") else {}
                    headers = made.headers(made.spectator)
                    answer = made.client.request(method, url, json=body, params=query, headers=headers)
                    if "error" in answer.text:
                        found[f"{method} {path} {body}"] = f"{answer.status_code} {answer.text}"
    return found


def test_no_refusal_tells_whose_choice_it_is_before_a_turn_is_over(server: Running) -> None:
    """`/hint` refused who watches with the side that is asked."""
    made = begun(server, late=True)
    view = made.view()
    found: dict[str, dict[str, str]] = {}
    while view["observation"]["turn"] == 1 and len(found) < 2:
        found.setdefault(view["observation"]["actor"], refusals(made))
        view = made.play(1, seed=view["choice"])
    first, other = found.values()
    assert first == other
    assert len(first) > 30 and "error-spectator" in str(first)


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


def test_who_watches_late_is_shown_no_clock_of_the_present(server: Running) -> None:
    """Whose clock runs says whose choice it is; one of the past would run wrong."""
    pace = {"kind": "correspondence", "start": 86_400, "increment": 0, "cap": 86_400}
    for late in (True, False):
        body = {"game": "espana1936", "scenario": "1936", "options": {}, "seats": PERSONS, "late": late, "pace": pace}
        made = server.made(server.client.post("/api/games", json=body | mine_of(PERSONS, False)))
        assert made.view()["clock"] is not None and (made.view(made.spectator)["clock"] is None) is late


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
