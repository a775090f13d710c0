"""From which choice on all is news: to a side after its own last one, to who watches since the game changed hands."""

from __future__ import annotations

import random
from itertools import takewhile
from typing import TYPE_CHECKING

from tests.server.conftest import PERSONS
from tests.server.test_late import begun
from tests.server.test_orders import other_than, played_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Made, Played, Running


def fallen(made: Made, token: str, other: str, most: int = 400) -> list[int]:
    """Play at random until the other side is asked, and then it until this one is; return the choices it made."""
    dice, choices = random.Random(3), list[int]()
    for _ in range(most):
        view = made.view(token)
        if view["legal"] is not None and choices:
            return choices
        if view["legal"] is None:
            view = made.view(other)
            choices.append(view["choice"])
        made.act(dice.choice(view["legal"])["action"], view, token if not choices else other)
    raise AssertionError("it is never handed back")


def sides_since(made: Made, token: str | None, since: int) -> set[str]:
    """The sides of whom anything is told from a choice on."""
    return {event["side"] for event in made.get("/log", token, since=since).json() if event["side"]}


def test_news_is_what_came_after_ones_own_last_choice_however_often_one_looks(server: Running) -> None:
    made = server.new()
    played_to(made, "prompt-move")
    mover = str(made.view()["observation"]["actor"])
    token = made.token_of(mover)
    choices = fallen(made, token, other_than(made, token))
    for _ in range(2):
        view = made.view(token)
        assert view["news_since"] == choices[0] <= view["choice"]
        made.post("/seen", {"choice": view["choice"]}, token)
    answer = made.act(view["legal"][0]["action"], view, token)
    assert answer["news_since"] >= view["choice"], "one's own choice is no news"
    assert made.view(other_than(made, token))["news_since"] == choices[-1] + 1


def test_it_is_the_same_in_a_server_that_has_just_begun(open_play: Callable[[], Played]) -> None:
    one = open_play()
    made = one.create("espana1936", "1936", {}, PERSONS, False, None)
    tokens = [*made["seats"].values(), made["spectator"]]
    dice = random.Random(5)
    for number in range(160):
        view = next(each for token in tokens[:2] if (each := one.view(one.seat(made["id"], token)))["legal"])
        seat = one.seat(made["id"], made["seats"][view["you"][0]])
        one.act(seat, view["choice"], dice.choice(view["legal"])["action"])
        if number % 40 == 39:
            fresh = open_play()
            for token in tokens:
                here, there = (play.view(play.seat(made["id"], token)) for play in (one, fresh))
                assert here["news_since"] == there["news_since"], (number, here["you"])


def test_a_queue_that_one_has_just_set_is_ones_own_choice_and_what_it_answers_later_is_not(server: Running) -> None:
    """After `Take all` the other side's whole turn was told by nobody."""
    made = server.new(advice=True)
    asked, token = played_to(made, "prompt-assign")
    other = other_than(made, token)
    queue = [action for line in made.get("/overlay/proposals", token).json() for action in line["row"]]
    made.post("/orders", {"rule": {"when": {"prompt": ["prompt-assign"]}, "queue": queue}}, token)
    since = made.view(token)["news_since"]
    answered = made.view(token)["orders"]["answered"]
    assert answered[0] == asked["choice"] < since
    dice = random.Random(1)
    while (view := made.view(other))["legal"] is not None:
        made.act(dice.choice(view["legal"])["action"], view, other)
    mine = made.view(token)
    assert len(mine["orders"]["answered"]) > len(answered), "it answered in the other side's turn"
    assert mine["news_since"] == since
    name = mine["you"][0]
    assert sides_since(made, token, since) - {name}


def test_in_a_hot_seat_each_side_has_its_own_news_and_who_watches_that_of_the_last_hand_over(server: Running) -> None:
    made = server.new(hotseat=True)
    dice, ended = random.Random(2), {"nationalist": 0, "republican": 0}
    for _ in range(80):
        view = made.view()
        actor = view["observation"]["actor"]
        assert view["news_since"] == ended[actor]
        made.act(dice.choice(view["legal"])["action"], view)
        ended[actor] = view["choice"] + 1
        with server.play.hold(made.id) as live:
            takers = list(live.game.takers)
        last = len(takers) - len(list(takewhile(takers[-1].__eq__, reversed(takers))))
        assert made.view(made.spectator)["news_since"] == last


def test_who_watches_a_game_that_is_shown_late_is_told_the_last_turn(server: Running) -> None:
    made = begun(server, late=True)
    view = made.view()
    while view["observation"]["turn"] < 3:
        view = made.play(1, seed=view["choice"])
    told = made.view(made.spectator)
    turns = [event["n"] + 1 for event in made.get("/log", made.spectator, since=-1).json() if event["kind"] == "turn"]
    assert told["news_since"] == turns[-2] < told["choice"]


def test_nothing_is_news_after_an_undo(server: Running) -> None:
    made = server.new()
    asked, token = played_to(made, "prompt-move")
    view = made.act(next(one for one in asked["legal"] if one["verb"] == "move")["action"], asked, token)
    assert view["undo"]
    back = made.post("/undo", {"choice": view["choice"]}, token).json()
    assert back["news_since"] == back["choice"] == asked["choice"]
