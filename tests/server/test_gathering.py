"""The server binds itself first, then each person adds a number; at the end every die and card is proved."""

from __future__ import annotations

import random
import runpy
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter
from tests.server.conftest import PERSONS, Played, givers, mine_of, new_number, taken_up

import dosespanas
from dosespanas.fairness_proof import CheckerKnowledge, problems, prove
from dosespanas.kernel import fair_chance
from dosespanas.kernel.record import chain_of
from dosespanas.server.http.openapi_games import AnyView
from dosespanas.server.http.responses import Proof
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Made, Running

BOTH = ["nationalist", "republican"]
VIEWS: TypeAdapter[Any] = TypeAdapter(AnyView)
CHECKS = runpy.run_path(str(Path(__file__).parents[2] / "docs/check_proof.py"))
check: Callable[..., str] = CHECKS["check"]


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def fresh(server: Running, hotseat: bool = False, game: str = "espana1936", **players: str) -> tuple[Made, str]:
    """A game that nobody has added a number to, and what the server is bound to."""
    seats = PERSONS | players
    body = {"game": game, "scenario": "1936", "seats": seats, "hotseat": hotseat} | mine_of(seats, hotseat)
    answer = server.client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    return server.seated(server.invited(answer.json())), answer.json()["commitment"]


def give(made: Made, token: str, number: str) -> Any:
    return made.post("/chance", {"number": number}, token)


def offer(made: Made, token: str, number: str, said: list[int]) -> None:
    said.append(give(made, token, number).status_code)


def secret_of(server: Running, made: Made) -> str:
    row = server.play.store.game(made.id)
    assert row is not None and row.secret is not None
    return row.secret


def finish(server: Running, made: Made, seed: int = 1) -> list[dict[str, Any]]:
    """GameService to the end at random, both persons' seats or one against a computer, without HTTP: that takes longer.

    Returns what the seats were told of the chain of the log.
    """
    told = []
    dice, play = random.Random(seed), server.play
    tokens = givers({"seats": {"nationalist": made.nationalist, "republican": made.republican}})
    seats = [play.seat(made.id, token) for token in tokens]
    while not (views := [play.view(seat) for seat in seats])[0]["over"]:
        told += [view["chain"] for view in views]
        if dice.random() < 0.01:
            play.forget(made.id)  # it is read from the database again
        asked = [(seat, view) for seat, view in zip(seats, views, strict=True) if view["legal"]]
        for seat, view in asked[:1]:
            play.act(seat, view["choice"], dice.choice(view["legal"])["action"])
        if not asked:
            time.sleep(0.005)  # the computer thinks
    return told + [view["chain"] for view in views]


def test_a_game_waits_for_the_number_of_each_person(server: Running) -> None:
    made, commitment = fresh(server)
    for token, you in ((made.nationalist, ["nationalist"]), (made.republican, ["republican"]), (made.spectator, [])):
        view = made.view(token)
        VIEWS.validate_python(view)
        assert view["observation"] is None and view["legal"] is None and not view["over"] and view["you"] == you
        assert view["chance"] == {"commitment": commitment, "givers": BOTH, "missing": BOTH, "version": 2}
    for path in ("/log", "/record", "/odds", "/history/0", "/proof"):
        assert key(made.get(path)) == (409, "error-gathering")
    assert key(made.post("/actions", {"choice": 0, "action": "done"})) == (409, "error-gathering")
    first, second = new_number(), new_number()
    assert key(give(made, made.spectator, first)) == (403, "error-spectator")
    assert give(made, made.nationalist, first).json()["chance"]["missing"] == ["republican"]
    assert give(made, made.nationalist, first).status_code == 200, "the same again changes nothing"
    assert key(give(made, made.nationalist, second)) == (409, "error-number-given")
    begun = give(made, made.republican, second).json()
    VIEWS.validate_python(begun)
    assert begun["observation"]["choice"] == begun["choice"] == 0
    assert begun["chance"] == {"commitment": commitment, "givers": BOTH, "missing": [], "version": 2}
    assert give(made, made.nationalist, first).json()["chance"]["missing"] == []
    assert key(give(made, made.nationalist, second)) == (409, "error-number-given")
    row = server.play.store.game(made.id)
    assert row is not None
    numbers = {"nationalist": first, "republican": second}
    assert row.seed == row.chance == fair_chance.seed_of(made.id, secret_of(server, made), numbers)
    assert commitment == fair_chance.commitment(made.id, secret_of(server, made), BOTH)


@pytest.mark.parametrize("number", ["", "12", "g" * 64, "A" * 64, "1" * 63, "1" * 65, 7, None, ["1" * 64]])
def test_numbers_that_are_none(server: Running, number: Any) -> None:
    made, _ = fresh(server)
    assert give(made, made.nationalist, number).status_code == 422
    assert made.view()["chance"]["missing"] == ["nationalist", "republican"]


def test_computers_and_hot_seats(server: Running) -> None:
    alone, _ = fresh(server, republican="random")
    assert alone.view()["chance"]["missing"] == ["nationalist"]
    assert give(alone, alone.nationalist, new_number()).json()["observation"] is not None
    shared, _ = fresh(server, hotseat=True)
    number = new_number()
    assert give(shared, shared.nationalist, number).json()["observation"] is not None
    row = server.play.store.game(shared.id)
    assert row is not None and row.seed == fair_chance.seed_of(shared.id, secret_of(server, shared), {"both": number})
    machines, _ = fresh(server, nationalist="random", republican="random")
    assert machines.view(machines.spectator)["observation"] is not None


def test_a_list_tells_which_games_wait(server: Running) -> None:
    made, _ = fresh(server)
    headers = {"Authorization": f"Bearer {made.nationalist}"}
    listed = server.client.get("/api/games", headers=headers).json()
    assert [(one["gathering"], one["over"]) for one in listed] == [(True, False)]
    for token in (made.nationalist, made.republican):
        give(made, token, new_number())
    listed = server.client.get("/api/games", headers=headers).json()
    assert [(one["gathering"], one["over"]) for one in listed] == [(False, False)]


def test_numbers_given_at_the_same_moment_begin_one_game(server: Running) -> None:
    for _ in range(10):
        made, _ = fresh(server)
        numbers = {made.nationalist: new_number(), made.republican: new_number()}
        said: list[int] = []
        threads = [
            threading.Thread(target=offer, args=(made, token, number, said))
            for token, number in numbers.items()
            for _ in range(2)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert said == [200] * 4
        row = server.play.store.game(made.id)
        assert row is not None
        given = dict(zip(("nationalist", "republican"), numbers.values(), strict=True))
        assert row.seed == fair_chance.seed_of(made.id, secret_of(server, made), given)
        made.play(5)


def test_a_restart_between_two_numbers(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made, commitment = fresh(server)
        give(made, made.nationalist, "1a" * 32)
    with start(Settings(database_url=url)) as server:
        again = server.seated(
            {"id": made.id, "seats": {"nationalist": made.nationalist, "republican": made.republican}}
            | {"spectator": made.spectator}
        )
        chance = {"commitment": commitment, "givers": BOTH, "missing": ["republican"], "version": 2}
        assert again.view()["chance"] == chance
        give(again, again.republican, "2b" * 32)
        assert again.play(20)["choice"] >= 20


def test_two_servers_on_one_database(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    made = taken_up(there, here.service.create("espana1936", "1936", {}, PERSONS, False, None, "nationalist"))
    seats = {side: here.seat(made["id"], token) for side, token in made["seats"].items()}
    assert here.view(seats["nationalist"])["observation"] is None
    there.give(seats["nationalist"], new_number())
    here.give(seats["republican"], new_number())
    assert here.view(seats["republican"]) == there.view(seats["republican"])


def test_no_secret_is_told_before_the_end(server: Running) -> None:
    made = server.new(hotseat=True)
    secret = secret_of(server, made)
    made.play(30)
    for token in (made.nationalist, made.spectator):
        for path in ("", "/log", "/record", "/proof", "/history/3"):
            assert secret not in made.get(path, token).text
    assert key(made.get("/proof")) == (403, "error-proof-later")


@pytest.mark.parametrize("kind", ["people", "hotseat", "computer"])
def test_every_die_and_card_of_a_finished_game_is_proved(server: Running, kind: str) -> None:
    players = {"republican": "random"} if kind == "computer" else {}
    made, commitment = fresh(server, hotseat=kind == "hotseat", **players)
    numbers = {}
    for token in givers({"seats": {"nationalist": made.nationalist, "republican": made.republican}}):
        numbers[token] = new_number()
        give(made, token, numbers[token])
    told = [made.view()["chain"]]
    if kind == "hotseat":
        view = made.view()
        for n in range(60):
            view = made.act(view["legal"][n % len(view["legal"])]["action"], view)
            if view["undo"] and n % 3 == 0:
                view = made.post("/undo", {"choice": view["choice"]}).json()
            told.append(view["chain"])
    told += finish(server, made)
    proof = made.get("/proof", made.spectator).json()
    Proof.model_validate(proof)
    persons = made.view()["chance"]["givers"]
    assert check(proof, commitment, givers=persons) == proof["fair"]["draws"] and len(proof["draws"]) > 4
    assert set(proof["fair"]["numbers"].values()) == set(numbers.values())
    assert sorted(proof["fair"]["numbers"]) == made.view()["chance"]["givers"]
    record = made.get("/record").text
    assert prove(record) == proof and problems(proof, CheckerKnowledge(givers=persons)) == []
    CHECKS["check_record"](proof, record)
    assert dosespanas.load_record(record).record() == record
    chain = chain_of(record, made.id, secret_of(server, made))
    assert all(chain[one["choice"]] == one["value"] for one in told), "none of it was taken back or written anew"
    assert len({one["choice"] for one in told}) > 20 and told[-1] == {"choice": len(chain) - 1, "value": chain[-1]}


def test_a_continued_game_is_proved_from_where_it_goes_on(server: Running) -> None:
    made = server.new(hotseat=True)
    made.play(40)
    body = {"record": made.get("/record").text, "seats": PERSONS}
    answer = server.client.post("/api/records", json=body | {"hotseat": True})
    commitment = answer.json()["commitment"]
    copy = server.seated(answer.json())
    assert copy.view()["chance"]["missing"] == ["nationalist", "republican"] and copy.view()["observation"] is None
    assert copy.view()["origin"] == {"choice": made.view()["choice"], "redealt": False, "drawn": None}
    number = new_number()
    begun = give(copy, copy.nationalist, number).json()
    assert begun["origin"] == {"choice": made.view()["choice"], "redealt": False, "drawn": None}
    finish(server, copy)
    assert key(copy.get("/proof")) == (403, "error-proof-later"), "the first seed still rolls dice in the other game"
    finish(server, made)
    proof = copy.get("/proof").json()
    assert check(proof, commitment, givers=["both"]) and proof["begins"] == begun["origin"]["choice"]
    assert proof["fair"]["numbers"] == {"both": number}
    assert check(made.get("/proof").json(), givers=["both"])
