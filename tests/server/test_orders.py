"""Standing orders on the server: kept, answered in the action's transaction, and told to their owner alone."""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import execute
from tests.server.scenes import scenes_of

from dosespanas.kernel.record import read_record
from dosespanas.server.errors import DamagedGame
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.notices.store import WaitingNotice
from dosespanas.server.features.notices.words import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Made, Played, Running

NO_CARD: dict[str, Any] = {"when": {"prompt": ["prompt-card"]}, "do": ["no-card"]}
PERSONS = {"nationalist": "person", "republican": "person"}


def played_to(made: Made, prompt: str, seed: int = 1) -> tuple[dict[str, Any], str]:
    """Play at random until a question is asked; return the view of the side asked, and its secret."""
    dice = random.Random(seed)
    for _ in range(900):
        view = made.view()
        token = made.token_of(view["observation"]["actor"])
        view = view if view["legal"] is not None else made.view(token)
        if view["observation"]["prompt"]["key"] == prompt:
            return view, token
        made.act(dice.choice(view["legal"])["action"], view, token)
    raise AssertionError(f"never asked: {prompt}")


def other_than(made: Made, token: str) -> str:
    return made.republican if token == made.nationalist else made.nationalist


def test_an_order_answers_at_once_and_from_then_on_and_the_other_side_is_told_nothing(server: Running) -> None:
    made = server.new()
    view, token = played_to(made, "prompt-card")
    other = other_than(made, token)
    offer = view["orders"]["offers"][0]
    assert offer["words"][0]["key"] == "order-no-card"
    before = made.view(other)
    listed = [server.client.get("/api/games", headers=made.headers(other)).json()]
    spectator = made.view(made.spectator)
    later = made.post("/orders", {"rule": {"when": {"prompt": ["prompt-react"]}, "do": ["accept"]}}, token).json()
    assert later["orders"]["standing"] == 1 and later["choice"] == view["choice"]
    listed.append(server.client.get("/api/games", headers=made.headers(other)).json())
    assert made.view(other) == before and made.view(made.spectator) == spectator and listed[0] == listed[1]
    answered = made.post("/orders", {"rule": offer["rule"]}, token).json()
    assert answered["choice"] > view["choice"] and view["choice"] in answered["orders"]["answered"]
    there = made.view(other)
    assert there["orders"]["standing"] == 0 and there["orders"]["answered"] == []
    assert made.get("/orders", other).json() == []
    mine = made.get("/orders", token).json()
    assert [one["n"] for one in mine] == [1, 2] and mine[1]["answered"] >= 1 and mine[1]["ended"] is None
    log = made.get("/log", other, since=view["choice"]).json()
    assert log[0]["kind"] == "no-card" and "order" not in json.dumps(log)
    assert not any("[Orders" in made.get("/record", secret).text for secret in (token, other))
    made.post("/resign", {}, token)
    text = made.get("/record", other).text
    assert read_record(text).ordered == answered["orders"]["answered"]


def test_an_order_is_cancelled_and_what_is_none_is_refused(server: Running) -> None:
    made = server.new()
    answer = made.post("/orders", {"rule": NO_CARD})
    assert answer.status_code == 200 and answer.json()["orders"]["standing"] == 1
    wrong: list[Any] = [{}, NO_CARD | {"do": []}, NO_CARD | {"until": {"turn": -1}}, NO_CARD | {"more": 1}]
    for rule in wrong:
        refused = made.post("/orders", {"rule": rule})
        assert refused.status_code == 422 and refused.json()["error"]["key"] == "error-bad-order", rule
    bodies: list[Any] = [{}, {"rule": []}, {"rule": NO_CARD, "side": "republican"}]
    for body in bodies:
        assert made.post("/orders", body).status_code in (400, 422)
    for token in (made.spectator, "x" * 32):
        assert made.post("/orders", {"rule": NO_CARD}, token).status_code in (403, 404)
        assert made.get("/orders", token).status_code in (403, 404)
    gone = server.client.delete(f"/api/games/{made.id}/orders/1", headers=made.headers(None))
    assert gone.status_code == 200 and gone.json()["orders"]["standing"] == 0
    again = server.client.delete(f"/api/games/{made.id}/orders/1", headers=made.headers(None))
    assert again.status_code == 422
    assert made.get("/orders").json()[0]["ended"]["key"] == "order-ended-cancelled"


def test_an_order_answers_the_computer_too(server: Running) -> None:
    made = server.new(republican="random")
    made.post("/orders", {"rule": NO_CARD})
    dice = random.Random(3)
    for _ in range(20_000):  # most of them while the computer thinks
        view = made.view()
        if view["over"] or view["orders"]["answered"]:
            break
        if view["legal"]:
            made.act(dice.choice(view["legal"])["action"], view)
        else:
            time.sleep(0.005)
    assert view["orders"]["answered"]


def seated(play: Played) -> dict[str, Any]:
    made: dict[str, Any] = play.create("espana1936", "1936", {}, PERSONS, False, None)
    return made


def replaced(play: Played, made: dict[str, Any], prompt: str) -> tuple[Any, dict[str, Any]]:
    """Play a game at random until something is asked; return the seat asked and its view."""
    dice = random.Random(1)
    seats = [play.seat(made["id"], token) for token in made["seats"].values()]
    while True:
        view = play.view(seats[0])
        seat = seats[0] if view["legal"] is not None else seats[1]
        view = play.view(seat)
        if view["observation"]["prompt"]["key"] == prompt:
            return seat, view
        play.act(seat, view["choice"], dice.choice(view["legal"])["action"])


def test_orders_are_there_in_another_process_and_undo_goes_behind_what_they_answered(
    open_play: Callable[[], Played],
) -> None:
    one, other = open_play(), open_play()
    made = seated(one)
    seat, view = replaced(one, made, "prompt-replacement")
    recruit = next(each["action"] for each in view["legal"] if each["verb"] == "recruit")
    rule = {"when": {"prompt": ["prompt-replacement"]}, "queue": [recruit, "raise regular-5 madrid"]}
    begun = one.order(seat, rule)
    assert begun["choice"] == view["choice"] + 1 and begun["orders"]["answered"] == [view["choice"]]
    there = other.view(other.seat(made["id"], made["seats"][seat.sides[0]]))
    assert there["orders"]["answered"] == [view["choice"]] and there["observation"] == begun["observation"]
    assert there["undo"] == begun["undo"] == view["undo"], "what an order answered is not taken back by itself"
    place = there["legal"][0]["action"]
    moved = other.act(seat, there["choice"], place)
    assert one.view(seat)["choice"] == moved["choice"]
    (order,) = one.orders(seat)
    assert order["answered"] == 1
    set_there = other.order(seat, NO_CARD)
    assert set_there["orders"]["standing"] == len([each for each in one.orders(seat) if each["ended"] is None])


def test_why_a_queue_has_stopped_is_told_on_the_page_and_by_mail_until_one_has_chosen(play: Played) -> None:
    made = seated(play)
    seat, asked = replaced(play, made, "prompt-replacement")
    rule = {"when": {"prompt": ["prompt-replacement"]}, "queue": ["raise regular-5 madrid", "recruit communist"]}
    view = play.order(seat, rule)
    assert view["choice"] == asked["choice"]
    [why] = view["orders"]["stopped"]
    assert why["key"] == "order-stopped-illegal-queue" and len(why["args"]["answers"]) == 2
    [side] = seat.sides
    other = play.seat(made["id"], next(token for name, token in made["seats"].items() if name != side))
    assert play.view(other)["orders"]["stopped"] == [], "it is told to nobody else"
    account = Accounts(play.store).new("ana")
    assert account is not None
    play.store.change_seat([one for one in play.store.seats(made["id"]) if one.side == side], account=account.id)
    play.forget(made["id"])
    waiting = WaitingNotice("turn", "turn", made["id"], side, 0, None)
    scene = play.wait(scenes_of(play.service).scene(waiting, account.id, "en", True))
    assert isinstance(scene, Scene) and "Left undone" in scene.then and "\u2068" not in scene.then
    seat = play.seat(made["id"], made["seats"][side])
    told = play.act(seat, view["choice"], view["legal"][0]["action"])
    assert told["orders"]["stopped"] == []


def test_an_order_that_is_being_changed_answers_nothing_until_it_is_saved(server: Running) -> None:
    made = server.new()
    view, token = played_to(made, "prompt-card")
    brief = NO_CARD | {"until": {"times": 1}}
    other = other_than(made, token)
    held = made.post("/orders", {"rule": {"when": {"prompt": ["prompt-react"]}, "do": ["accept"]}}, token).json()
    path, headers = f"/api/games/{made.id}/orders/1", made.headers(token)
    held = server.client.put(path, json={"held": True}, headers=headers).json()
    assert held["choice"] == view["choice"] and held["orders"]["standing"] == 1
    assert made.get("/orders", token).json()[0]["held"], "it is there after a reload, and rests"
    wrong = server.client.put(path, json={"rule": NO_CARD | {"until": {"times": 0}}}, headers=headers)
    assert wrong.status_code == 422 and wrong.json()["error"]["key"] == "error-bad-order"
    held = server.client.put(path, json={"rule": brief, "held": True}, headers=headers).json()
    assert held["choice"] == view["choice"], "it is asked for a card, and rests"
    refused = server.client.put(path, json={"held": False}, headers=made.headers(other))
    assert refused.status_code == 422, "the other side has no such order"
    saved = server.client.put(path, json={"rule": brief}, headers=headers).json()
    assert saved["choice"] > view["choice"] and view["choice"] in saved["orders"]["answered"]
    assert made.get("/orders", token).json()[0]["ended"]["key"] == "order-ended-times"
    assert server.client.put(path, json={}, headers=headers).status_code == 422


def test_what_may_be_ordered_is_told_at_any_time_and_alike_for_what_its_owner_does_not_see(server: Running) -> None:
    made = server.new()
    view, token = played_to(made, "prompt-card")
    other = other_than(made, token)
    for seat in (token, other):
        sheet = made.get("/orders/forms", seat).json()
        spares = {group["key"] for group in sheet["groups"]}
        assert {form["group"] for form in sheet["forms"]} == spares - {"orders-spare-sea"}
        own = made.view(seat)["observation"]
        mine, theirs = (own["hands"][side]["cards"] for side in (own["viewer"], foe_of(own["viewer"])))
        assert theirs is None
        row = next(form for form in sheet["forms"] if form["key"] == "order-row-events")["row"]
        assert [one["action"] for one in row] == [*[f"event {card}" for card in mine], "pass"]
        for form in sheet["forms"]:  # each can be set as it stands, whoever is to choose
            for choice in form["choices"]:
                rule = choice["rule"]
                if "queue" in rule:
                    rule = rule | {"queue": [form["row"][0]["action"]]} if form["row"] else None
                if rule is not None and view["observation"]["prompt"]["key"] not in rule["when"]["prompt"]:
                    assert made.post("/orders", {"rule": rule}, seat).status_code == 200, rule
    assert made.get("/orders/forms", made.spectator).status_code == 403


def foe_of(side: str) -> str:
    return "republican" if side == "nationalist" else "nationalist"


def test_who_has_handed_over_is_told_what_may_come_back_until_an_order_answers_it(play: Played) -> None:
    made = seated(play)
    seat, view = replaced(play, made, "prompt-replacement")
    [side] = seat.sides
    waiting = play.seat(made["id"], made["seats"][foe_of(side)])
    assert view["orders"]["ahead"] == [], "it is asked itself"
    assert play.view(waiting)["orders"]["ahead"] == ["asked:prompt-replacement"]
    spent = {"when": {"prompt": ["prompt-replacement"]}, "do": ["forfeit"]}
    assert play.order(waiting, spent)["orders"]["ahead"] == []
    assert play.view(seat)["orders"] == view["orders"]


def test_against_the_computer_nothing_is_said_to_come_back(server: Running) -> None:
    made = server.new(republican="random")
    assert made.view()["orders"]["ahead"] == []


@pytest.mark.parametrize("state", ["", "[]", "{}", '{"given": 1, "answered": [], "orders": [{"n": 1}]}', "[" * 5000])
def test_orders_that_somebody_spoilt_in_the_database_are_told_as_damage(
    open_play: Callable[[], Played], url: str, state: str
) -> None:
    play = open_play()
    made = seated(play)
    play.order(play.seat(made["id"], made["seats"]["nationalist"]), NO_CARD)
    execute(url, f"UPDATE orders SET state = '{state}' WHERE game = '{made['id']}'")
    fresh = open_play()
    with pytest.raises(DamagedGame, match=r"orders\.state"):
        fresh.view(fresh.seat(made["id"], made["seats"]["nationalist"]))


def test_a_queue_goes_on_behind_what_was_forced_after_the_other_sides_answer(server: Running) -> None:
    """The last general at hand is taken up by itself once the other side has placed one: the queue says where to."""
    made = server.new(advice=True)
    _, token = played_to(made, "prompt-assign")
    queue = [action for line in made.get("/overlay/proposals", token).json() for action in line["row"]]
    assert len(queue) > 2
    made.post("/orders", {"rule": {"when": {"prompt": ["prompt-assign"]}, "queue": queue}}, token)
    other = other_than(made, token)
    while (asked := made.view(other))["observation"]["prompt"]["key"] in ("prompt-assign", "prompt-to"):
        assert asked["legal"] is not None, "the queue has stopped"
        made.act(asked["legal"][0]["action"], asked, other)
    (order,) = made.get("/orders", token).json()
    assert order["answered"] == len(queue) and order["ended"]["key"] == "order-ended-done"
