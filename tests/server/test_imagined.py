"""A record of a game that still goes on is taken up as its holder may think that game to be: it tells no more of it."""

from __future__ import annotations

import json
import random
import secrets
import textwrap
import time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from tests.server.conftest import PERSONS, mine_of
from tests.tables import Table
from tests.test_games import LAW, parts, seeds
from tests.test_sample import every_game

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.server.games.record_encryption import imagined

if TYPE_CHECKING:
    from tests.server.conftest import Made, Running

    from dosespanas.kernel.game import Game


@every_game
@settings(LAW, max_examples=8)
@given(seed=seeds, part=parts, other=seeds)
def test_what_is_hidden_changes_nothing_of_the_game_taken_up(table: Table, seed: int, part: float, other: int) -> None:
    taken_up_alike(table, seed, part, other)


@pytest.mark.long
@every_game
@settings(LAW, max_examples=200)
@given(seed=seeds, part=parts, other=seeds)
def test_what_is_hidden_changes_nothing_of_many_games(table: Table, seed: int, part: float, other: int) -> None:
    taken_up_alike(table, seed, part, other)


def taken_up_alike(table: Table, seed: int, part: float, other: int) -> None:
    """Take up a game, and one that differs in what a side does not see: there is no difference."""
    game, _ = table.some_game(seed, part)
    if game.actor is None:
        return
    for side in (0, 1):
        twin = game.clone()
        table.hide_and_swap(twin, side, random.Random(other))
        drawn = []
        for source in (game, twin):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(secrets, "token_hex", lambda size: f"{other:0{2 * size}x}"[-2 * size :])
                drawn.append(imagined(source, side, None))
        assert json.dumps(drawn[0].to_position()) == json.dumps(drawn[1].to_position())
        assert drawn[0].observe(side) == game.observe(side) | {"choice": 0}
        assert drawn[0].header.position == drawn[1].header.position


def against_computer(server: Running, count: int, seed: int = 1, game: str = "espana1936") -> Made:
    """A game against a computer opponent in which the person has chosen `count` times."""
    made, dice = server.new(game=game, republican="random"), random.Random(seed)
    seat = server.play.seat(made.id, made.nationalist)
    while not (view := server.play.view(seat))["over"]:
        if not view["legal"]:
            time.sleep(0.005)  # the computer thinks
        elif count:
            server.play.act(seat, view["choice"], dice.choice(view["legal"])["action"])
            count -= 1
        else:
            break
    return made


def hand(server: Running, made: Made, side: int) -> set[int]:
    with server.play.hold(made.id) as session:
        assert isinstance(session.game.state, Engine)
        return set(session.game.state.hands[side])


def taken_up(server: Running, made: Made, token: str | None = None, **body: Any) -> Made:
    body = {"record": made.get("/record", token).text, "seats": PERSONS} | body
    body |= mine_of(body["seats"], body.get("hotseat", False))
    answer = server.client.post("/api/records", json=body)
    assert answer.status_code == 201, answer.text
    return server.made(answer)


def test_the_computers_hand_is_not_found_in_a_hot_seat(server: Running) -> None:
    """Nor in what two such games have in common, nor in a record of the second one."""
    kept = both = held = 0
    for seed in range(10):
        made = against_computer(server, 1 + 3 * seed % 16, seed)
        true = hand(server, made, 1)
        copies = [taken_up(server, made, hotseat=True) for _ in range(2)]
        copies.append(taken_up(server, copies[0], hotseat=True))
        found = [hand(server, copy, 1) for copy in copies]
        assert found[2] == found[0], "a hot seat hides nothing"
        assert hand(server, copies[0], 0) == hand(server, made, 0), "his own hand is his"
        kept += len(true & found[0])
        both += len(true & found[0] & found[1])
        held += len(true)
    assert held > 40 and kept / held < 0.45 and both / held < 0.2, (kept, both, held)


@pytest.mark.parametrize("seats", [{}, {"republican": "random"}, {"nationalist": "random"}])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_nothing_that_was_done_is_told(server: Running, game: str, seats: dict[str, str]) -> None:
    made = against_computer(server, 12, game=game)
    choice = made.view()["choice"]
    copy = taken_up(server, made, seats=PERSONS | seats)
    token = copy.nationalist or copy.republican
    assert copy.view(token)["origin"] == {"choice": 0, "redealt": True, "drawn": choice}
    row, source = server.play.store.game(copy.id), server.play.store.game(made.id)
    assert row is not None and row.position is not None and source is not None
    seen = json.loads(row.position)
    assert seen["seen"] == choice and seen["seed"] != source.seed and source.seed not in row.position
    lines = [line.action for _, line in server.play.store.lines(copy.id, 0)]
    assert row.chance in lines and source.seed not in lines and len(lines) < 5


def test_two_people_apart_may_each_go_on_elsewhere(server: Running) -> None:
    made = server.new()
    made.play(8)
    for token, side in ((made.nationalist, 0), (made.republican, 1)):
        copy = taken_up(server, made, token, hotseat=True)
        assert hand(server, copy, side) == hand(server, made, side) and copy.view()["origin"]["drawn"] == 8


def test_a_game_that_is_over_or_gone_hides_nothing(server: Running) -> None:
    made = server.new()
    made.play(8)
    record = made.get("/record").text
    for token in (made.nationalist, made.republican):
        made.post("/agree", {"choice": made.view()["choice"], "agree": True}, token)
    answer = server.client.post("/api/records", json={"record": record, "seats": PERSONS, "hotseat": True})
    copy = server.made(answer)
    assert copy.view()["origin"] == {"choice": 8, "redealt": False, "drawn": None}
    assert copy.get("/history/3").json()["choice"] == 3
    assert hand(server, copy, 1) == hand(server, made, 1)


def old_sealed(server: Running, game: Game, made: Made) -> str:
    """A record as servers sealed it that did not note yet whose it was."""
    text = server.play.seal.close(made.id, game.record(), [0])
    opened = server.play.seal.open(text)
    inside = json.dumps({"game": made.id, "record": opened.record})
    token = server.play.seal._tokens.close(inside.encode())
    return text[: text.index("[Sealed")] + f'[Sealed "{token}"]' + text[text.index("]", text.index("[Sealed")) + 1 :]


def test_a_record_that_does_not_say_whose_it_was_shows_neither_hand(server: Running) -> None:
    made = against_computer(server, 1)
    game = dosespanas.new_game(seed=77)
    body = {"record": old_sealed(server, game, made), "seats": PERSONS, "hotseat": True}
    copy = server.made(server.client.post("/api/records", json=body))
    assert isinstance(game.state, Engine)
    assert hand(server, copy, 0) != set(game.state.hands[0]) and hand(server, copy, 1) != set(game.state.hands[1])


def wrapped(text: str, width: int) -> str:
    """Return a text as a mail program sends it."""
    lines = [textwrap.wrap(line, width, break_on_hyphens=False) or [""] for line in text.split("\n")]
    return "\n".join(part for parts in lines for part in parts)


@pytest.mark.parametrize("width", [76, 60, 200])
def test_a_save_that_a_mail_program_wrapped_is_taken_up(server: Running, width: int) -> None:
    """It was told as one of somebody who only watched."""
    made = server.new(hotseat=True)
    made.play(12)
    text = made.get("/record").text
    body = {"record": wrapped(text, width), "seats": PERSONS, "hotseat": True}
    assert server.client.post("/api/records", json=body).status_code == 201
    cut = {**body, "record": text[: text.index("[Sealed") + 300]}
    answer = server.client.post("/api/records", json=cut)
    assert answer.json()["error"]["key"] == "error-record-cut-off"
    over = dosespanas.new_game("espana1936", seed=3)
    for _ in range(30):
        over.apply(over.legal_actions()[0])
    begun = dosespanas.from_position(over.to_position())
    begun.apply(begun.legal_actions()[0])
    assert dosespanas.load_record(wrapped(begun.record(), width)).hash() == begun.hash()
