"""A take-back across a hand-over: asked by one side, agreed to by the other, and only where nothing came to light."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import dosespanas
from dosespanas.server.games.clocks import other
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Made, Running


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def target(made: Made, side: str) -> int | None:
    to: int | None = made.get("/back", made.token_of(side)).json()["to"]
    return to


def ask(made: Made, side: str, to: int, choice: int | None = None) -> httpx.Response:
    token = made.token_of(side)
    return made.post("/back", {"choice": made.view(token)["choice"] if choice is None else choice, "to": to}, token)


def answer(made: Made, side: str, to: int, agree: bool = True, choice: int | None = None) -> httpx.Response:
    token = made.token_of(side)
    now = made.view(token)["choice"] if choice is None else choice
    return made.post("/back/answer", {"choice": now, "to": to, "agree": agree}, token)


def act(made: Made, rng: random.Random) -> str:
    """Take any action of the side that is asked; return that side."""
    actor = str(made.view()["observation"]["actor"])
    view = made.view(made.token_of(actor))
    made.post(
        "/actions", {"choice": view["choice"], "action": rng.choice(view["legal"])["action"]}, made.token_of(actor)
    )
    return actor


def handed_over(made: Made) -> tuple[str, int]:
    """Play until a side has handed over without anything coming to light; return it, and what it may ask for."""
    rng = random.Random(4)
    for _ in range(300):
        side = act(made, rng)
        after = made.view()["observation"]["actor"]
        if after == other(side) and (to := target(made, side)) is not None:
            return side, to
    raise AssertionError("no such moment was found")


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_both_go_back_to_where_the_last_act_of_one_began(server: Running, game: str) -> None:
    made = server.new(game=game)
    side, to = handed_over(made)
    before = made.view(made.token_of(side))
    told = ask(made, side, to).json()["back"]
    assert told == {"state": "asked", "side": side, "to": to} == made.view(made.token_of(other(side)))["back"]
    assert made.view(made.spectator)["back"] is None
    assert ask(made, side, to).json()["back"] == told, "asked twice it is asked once"
    server.play.forget(made.id)
    assert made.view(made.token_of(other(side)))["back"] == told, "it stands after a restart"
    after = answer(made, other(side), to).json()
    assert after["choice"] == to < before["choice"] and after["back"] is None
    mine = made.view(made.token_of(side))
    assert mine["observation"]["actor"] == side and mine["legal"]
    log = made.get("/log", made.token_of(side)).json()
    assert log[-1]["n"] < to
    server.play.forget(made.id)
    assert made.view(made.token_of(side))["observation"] == mine["observation"]
    assert made.get("/log", made.token_of(side)).json() == log
    for n in range(6):
        act(made, random.Random(n))
    server.play.forget(made.id)
    assert made.view()["choice"] > to
    with server.play.hold(made.id) as live:
        assert dosespanas.load_record(server.play._cache.record(live)).hash() == live.game.hash(), "as an undo is"


def test_nobody_answers_himself_or_what_is_not_asked(server: Running) -> None:
    made = server.new()
    side, to = handed_over(made)
    foe = other(side)
    for one in (side, foe):
        assert key(answer(made, one, to)) == (409, "error-no-take-back"), "nothing is asked"
    assert key(ask(made, foe, to)) == (409, "error-no-take-back"), "that act is not theirs"
    assert key(ask(made, side, to + 1)) == (409, "error-no-take-back"), "another point"
    ask(made, side, to)
    assert key(answer(made, side, to)) == (409, "error-no-take-back"), "nobody agrees with himself"
    assert key(answer(made, foe, to - 1)) == (409, "error-no-take-back"), "he was shown another point"
    assert key(ask(made, foe, to)) == (409, "error-no-take-back"), "one at a time"
    assert answer(made, side, to, agree=False).json()["back"] is None, "it is withdrawn"
    assert key(answer(made, foe, to)) == (409, "error-no-take-back")
    for path, body in (("/back", {"choice": 1, "to": to}), ("/back/answer", {"choice": 1, "to": to, "agree": True})):
        assert key(made.post(path, body, made.spectator)) == (403, "error-spectator")
    assert made.get("/back", made.spectator).status_code == 403


def test_what_was_refused_is_not_asked_again_before_the_next_choice(server: Running) -> None:
    made = server.new()
    side, to = handed_over(made)
    ask(made, side, to)
    told = answer(made, other(side), to, agree=False).json()["back"]
    assert told == {"state": "refused", "side": side, "to": to}
    assert key(ask(made, side, to)) == (409, "error-no-take-back")
    server.play.forget(made.id)
    assert key(ask(made, side, to)) == (409, "error-no-take-back")
    act(made, random.Random(3))
    assert made.view()["back"] is None


def test_what_the_other_side_does_meanwhile_ends_the_asking(server: Running) -> None:
    made = server.new()
    side, to = handed_over(made)
    choice = ask(made, side, to).json()["choice"]
    act(made, random.Random(3))
    assert made.view(made.token_of(side))["back"] is None
    assert key(answer(made, other(side), to, choice=choice)) == (409, "error-stale-choice")
    assert key(ask(made, side, to, choice)) == (409, "error-stale-choice"), "it was asked at the moment of that choice"


def test_there_is_none_in_a_hot_seat_or_against_a_computer(server: Running) -> None:
    for more in ({"hotseat": True}, {"republican": "random"}):
        made = server.new(**more)
        rng: Any = random.Random(4)
        while made.view()["choice"] < 12 and made.view()["observation"]["actor"] == "nationalist":
            act(made, rng)
        assert target(made, "nationalist") is None
        assert key(ask(made, "nationalist", 0)) == (409, "error-no-take-back")


HOUR = 3_600_000
POST = {"kind": "correspondence", "start": 7 * 86_400, "increment": 8 * 3_600, "cap": 10 * 86_400}


def test_by_the_clock_what_was_used_stays_used_and_whoever_chooses_again_runs_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, at = server.new(pace=POST), 0
    side, to = handed_over(made)
    foe, begun, time = other(side), now(), server.play.service._cache.time
    monkeypatch.setattr(server.play.service._cache, "time", lambda: time() + at)
    before = made.view()["clock"]["left"]
    at = 5 * HOUR
    ask(made, side, to)
    told = answer(made, foe, to).json()["clock"]
    took = now() - begun
    assert told["side"] == side and told["runs"] and not told["late"]
    assert 0 <= before[foe] - 5 * HOUR - told["left"][foe] <= took, "what was used is used, and nothing was answered"
    assert 0 <= before[side] - told["left"][side] <= took, "its own stood meanwhile"
    at = 8 * HOUR
    server.play.forget(made.id)
    after = made.view()["clock"]
    assert after["side"] == side and 0 <= before[side] - 3 * HOUR - after["left"][side] <= now() - begun
    assert after["left"][foe] == told["left"][foe], "it stands"


def test_asking_and_refusing_stop_no_clock(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made, at = server.new(pace=POST), 0
    side, to = handed_over(made)
    foe, begun, time = other(side), now(), server.play.service._cache.time
    monkeypatch.setattr(server.play.service._cache, "time", lambda: time() + at)
    before = made.view()["clock"]["left"]
    at = 2 * HOUR
    ask(made, side, to)
    at = 4 * HOUR
    told = answer(made, foe, to, agree=False).json()["clock"]
    assert told["side"] == foe and told["left"][side] == before[side]
    assert 0 <= before[foe] - 4 * HOUR - told["left"][foe] <= now() - begun
