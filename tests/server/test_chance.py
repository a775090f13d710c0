"""Where the chance of a game comes from: a record goes on with a seed that nobody knows."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update
from tests.server.conftest import PERSONS

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.header import ENGINE
from dosespanas.server.storage.tables import games

if TYPE_CHECKING:
    from tests.server.conftest import Running

    from dosespanas.kernel.game import Game


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def played(seed: int, count: int, game: str = "espana1936", **options: bool) -> Game:
    """A game whose seed its author knows."""
    found = dosespanas.new_game(game, seed=seed, options=options)
    dice = random.Random(seed)
    for _ in range(count):
        found.apply(dice.choice(found.legal_actions()))
    return found


def cards_of(view: dict[str, Any], side: str) -> set[str]:
    return set(view["observation"]["hands"][side]["cards"])


def test_the_author_of_a_record_foretells_no_hand_of_two_people(server: Running) -> None:
    foretold = held = 0
    for seed in range(60):
        old = played(seed, 0 if seed % 2 else 12)
        body = {"record": old.record(), "seats": PERSONS, "mine": "nationalist"}
        answer = server.client.post("/api/records", json=body)
        assert answer.status_code == 201, answer.text
        made = server.made(answer)
        for side, token in (("nationalist", made.nationalist), ("republican", made.republican)):
            view = made.view(token)
            hand = cards_of(view, side)
            number = ("nationalist", "republican").index(side)
            known = set(old.observe(number)["hands"][side]["cards"])
            assert len(hand) == len(known)
            foretold, held = foretold + len(hand & known), held + len(hand)
            assert view["origin"] == {"choice": old.choice, "redealt": True, "drawn": None}
            assert [event["kind"] for event in made.get("/log", token).json()].count("redealt") == 1
    assert held > 400 and foretold / held < 0.45, (foretold, held)


def test_dice_go_on_by_other_chance(server: Running) -> None:
    same = rolled = 0
    for seed in range(6):
        old = played(seed, 20)
        body = {"record": old.record(), "seats": PERSONS, "hotseat": True}
        made = server.made(server.client.post("/api/records", json=body))
        seat = server.play.seat(made.id, made.nationalist)
        view = server.play.view(seat)
        assert view["origin"] == {"choice": 20, "redealt": False, "drawn": None}
        dice = random.Random(seed)
        while view["choice"] < 320 and not view["over"] and old.actor is not None:
            action = dice.choice(view["legal"])["action"]
            view = server.play.act(seat, view["choice"], action)
            legal = [str(one) for one in old.legal_actions()]
            old.apply(action if action in legal else legal[0])
        since: list[Any] = [event.view(None) for event in old.log if event.n >= 20]
        rolls = [
            [die for event in log if event["kind"] == "roll" for die in event["args"]["rolls"]]
            for log in (made.get("/log", since=20).json(), since)
        ]
        same += sum(one == other for one, other in zip(*rolls, strict=False))
        rolled += min(len(one) for one in rolls)
    assert rolled > 30 and same / rolled < 0.4, (same, rolled)


def test_a_sealed_hot_seat_record_does_not_look_ahead(server: Running) -> None:
    """Both copies go the same way: the cards they draw and the dice they roll are not the same."""
    differ = 0
    for seed in range(10):
        made = server.new(hotseat=True)
        made.play(30, seed)
        body = {"record": made.get("/record").text, "seats": PERSONS, "hotseat": True}
        copy = server.made(server.client.post("/api/records", json=body))
        with server.play.hold(made.id) as one, server.play.hold(copy.id) as other:
            assert one.game.observe(0) == other.game.observe(0) and one.game.observe(1) == other.game.observe(1)
            assert one.game.hash() != other.game.hash() and one.game.seed != other.game.seed
            assert isinstance(one.game.state, Engine) and isinstance(other.game.state, Engine)
            differ += one.game.state.decks != other.game.state.decks
    assert differ == 10


@pytest.mark.parametrize(("hotseat", "republican"), [(True, "person"), (False, "random"), (False, "person")])
def test_a_spectators_link_continues_nothing(server: Running, hotseat: bool, republican: str) -> None:
    made = server.new(hotseat=hotseat, republican=republican)
    made.play(4)
    record = made.get("/record", made.spectator).text
    assert "[Sealed" not in record
    answer = server.client.post("/api/records", json={"record": record, "seats": PERSONS, "hotseat": True})
    assert key(answer) == (403, "error-record-watched")


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_sealed_record_that_is_cut_off_is_told_as_that(server: Running, ending: str) -> None:
    made = server.new(republican="random")
    made.play(4)
    lines = made.get("/record", made.nationalist).text.splitlines()
    sealed = next(n for n, line in enumerate(lines) if line.startswith("[Sealed"))
    for whole, part in ((sealed, 0), (sealed, 40), (sealed, len(lines[sealed]) - 1)):
        text = ending.join([*lines[:whole], lines[sealed][:part]])
        answer = server.client.post("/api/records", json={"record": text, "seats": PERSONS, "hotseat": True})
        assert key(answer) == (422, "error-record-cut-off")
        assert answer.json()["error"]["args"]["line"] == sealed + (part > 0)


def test_no_new_seed_is_told_while_the_game_lasts(server: Running) -> None:
    old = played(3, 10)
    body = {"record": old.record(), "seats": PERSONS, "hotseat": True}
    made = server.made(server.client.post("/api/records", json=body))
    row = server.play.store.game(made.id)
    assert row is not None and row.chance is not None and row.chance != row.seed == old.seed
    for token in (made.nationalist, made.spectator):
        for path in ("", "/record", "/log"):
            assert row.chance not in made.get(path, token).text
    assert "11 * reseed sealed" in made.get("/record").text


def test_a_finished_record_is_shown_as_it_is(server: Running) -> None:
    old = played(3, 10)
    old.agree()
    body = {"record": old.record(), "seats": PERSONS, "mine": "nationalist"}
    made = server.made(server.client.post("/api/records", json=body))
    view = made.view()
    assert view["over"] and view["origin"] == {"choice": 10, "redealt": False, "drawn": None}
    assert view["seen"] == 0, "its end is there to be looked at"
    assert dosespanas.load_record(made.get("/record").text).hash() == old.hash()


def test_looking_back_across_a_new_seed(server: Running) -> None:
    old = played(5, 70)
    body = {"record": old.record(), "seats": PERSONS, "hotseat": True}
    made = server.made(server.client.post("/api/records", json=body))
    view = made.play(40)
    assert view["choice"] >= 100
    told = [made.get(f"/history/{n}").json() for n in range(60, 90)]
    with server.play.hold(made.id) as session:
        session.dropped = True
        server.play._cache._held.clear()
    assert [made.get(f"/history/{n}").json() for n in range(60, 90)] == told
    assert made.view() == view


def test_a_record_of_an_earlier_engine_is_taken_as_far_as_it_goes(server: Running) -> None:
    old = played(9, 30)
    text = old.record().replace(f'[Engine "{ENGINE}"]', '[Engine "0.1.0"]').replace('[Data "', '[Data "0')
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("21 "))
    lines[number] = lines[number][:5] + "ship franco"
    body = {"record": "\n".join(lines), "seats": PERSONS, "hotseat": True}
    answer = server.client.post("/api/records", json=body)
    assert key(answer) == (422, "error-record-version") and "0.1.0" in answer.json()["error"]["text"]
    made = server.made(server.client.post("/api/records", json=body | {"as_far": True}))
    assert made.view()["origin"] == {"choice": 20, "redealt": False, "drawn": None}
    assert made.get("/history/7").json()["choice"] == 7


def test_a_game_of_an_earlier_engine_is_listed_as_such(server: Running) -> None:
    made, fresh = server.new(hotseat=True), server.new(hotseat=True)
    made.play(3)
    with server.play.store._writer.begin() as connection:
        connection.execute(update(games).where(games.c.id == made.id).values(engine="0.1.0"))
    server.play._cache._held.clear()
    assert key(made.get()) == (410, "error-game-version") and "0.1.0" in made.get().json()["error"]["text"]
    secret = {"Authorization": f"Bearer {made.nationalist},{fresh.nationalist}"}
    listed = server.client.get("/api/games", headers=secret).json()
    assert {one["id"]: one["earlier"] for one in listed} == {made.id: True, fresh.id: False}
