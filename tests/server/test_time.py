"""Games with clocks on a server: claims, regents, pauses, and what of it all is kept, told and written in records."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter
from tests.server.conftest import execute, rows_of

import dosespanas
from dosespanas.server.games.pace import Pace
from dosespanas.server.http import responses
from dosespanas.server.http.openapi_games import AnyView
from dosespanas.server.storage.clock_store import Uptime
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx
    from tests.server.conftest import Made, Played, Running

VIEWS: TypeAdapter[object] = TypeAdapter(AnyView)
HOUR = 3_600_000
PACE = {"kind": "correspondence", "start": 36_000, "increment": 3_600, "cap": 72_000, "holidays": 10}
LIVE = {"kind": "live", "start": 60, "increment": 0, "cap": 60, "holidays": 0}
RUNNING = "SELECT kind, seat, action FROM actions WHERE game = :game AND kind IN ('clock', 'claim', 'regent', 'return')"


@dataclass
class Hands:
    """The time that a test sets."""

    at: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def hands(server: Running) -> Hands:
    """The time by which the clocks of the server run."""
    found = Hands()
    server.play.service.time = found
    return found


def key(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the key of a refusal."""
    return answer.status_code, answer.json()["error"]["key"]


def said(made: Made, path: str, side: str, **body: Any) -> dict[str, Any]:
    """Do something in the name of a side that is allowed; return the view."""
    answer = made.post(path, body, made.token_of(side))
    assert answer.status_code == 200, answer.text
    VIEWS.validate_python(answer.json())
    found: dict[str, Any] = answer.json()
    return found


def handed(made: Made, seed: int = 1) -> tuple[dict[str, Any], str, str]:
    """Play to the next hand-over; return the view of whoever is asked, that side, and the other one."""
    before = made.view()["observation"]["actor"]
    for _ in range(200):
        view = made.play(1, seed)
        asked = view["observation"]["actor"]
        if asked != before:
            return made.view(made.token_of(asked)), asked, before
    raise AssertionError("nobody hands over")


def test_clocks_run_by_hand_overs_and_stand_in_every_view(server: Running, hands: Hands, url: str) -> None:
    made = server.new(pace=PACE)
    first = made.view()["observation"]["actor"]
    hands.at += 2 * HOUR
    view, asked, other = handed(made)
    assert other == first
    clock = view["clock"]
    assert clock["left"] == {first: 9 * HOUR, asked: 10 * HOUR} and (clock["side"], clock["runs"]) == (asked, True)
    assert clock["pace"] == PACE
    hands.at += HOUR
    for token in (made.nationalist, made.republican, made.spectator):
        told = made.view(token)
        VIEWS.validate_python(told)
        assert told["clock"]["left"] == {first: 9 * HOUR, asked: 9 * HOUR}
    server.play._cache.drop(made.id)
    assert made.view()["clock"] == told["clock"], "read from the database"
    listed = server.client.get("/api/games", headers={"Authorization": f"Bearer {made.nationalist}"}).json()
    assert listed[0]["pace"] == PACE
    shelf = responses.Shelf.model_validate(server.client.get("/api/shelf").json(), strict=True)
    assert [pace.name for pace in shelf.paces] == ["quick", "evening", "days", "weeks", "winter"]


def test_a_game_without_clocks_has_none(server: Running, url: str) -> None:
    made = server.new()
    assert made.view()["clock"] is None
    assert key(made.post("/clock", {"do": "pause"})) == (409, "error-no-clock")
    made.play(60)
    assert rows_of(url, "SELECT game FROM clocks WHERE game = :game", made.id) == []


def test_a_pace_is_for_two_persons_apart_and_told_to_the_guest(server: Running) -> None:
    body = {"game": "gce", "scenario": "1936", "seats": {"nationalist": "person", "republican": "random"}, "pace": PACE}
    assert key(server.client.post("/api/games", json=body)) == (422, "error-pace-apart")
    body["seats"] = {"nationalist": "person", "republican": "person"}
    for wrong in ({"start": 1}, {"cap": 5}, {"kind": "slow"}, {"start": -1}, {"holidays": 61}, {"more": 1}):
        answer = server.client.post("/api/games", json=body | {"mine": "nationalist", "pace": PACE | wrong})
        assert answer.status_code == 422, wrong
    made = server.client.post("/api/games", json=body | {"mine": "nationalist"}).json()
    headers = {"Authorization": f"Bearer {made['invitation']['invitation']}"}
    told = server.client.get(f"/api/games/{made['id']}/invitation", headers=headers).json()
    responses.Invitation.model_validate(told, strict=True)
    assert told["pace"] == PACE
    mine = {"Authorization": f"Bearer {made['seats']['nationalist']}"}
    waiting = server.client.get(f"/api/games/{made['id']}", headers=mine).json()
    VIEWS.validate_python(waiting)
    assert waiting["clock"]["left"]["republican"] == 10 * HOUR and not waiting["clock"]["runs"]


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_the_win_is_claimed_when_time_is_up_and_the_record_says_so(server: Running, hands: Hands, game: str) -> None:
    made = server.new(game=game, pace=PACE)
    view, late, other = handed(made)
    claim = {"choice": view["choice"]}
    hands.at += 10 * HOUR - 1
    assert key(made.post("/claim", claim, made.token_of(other))) == (409, "error-clock-not-up")
    hands.at += 1
    assert made.view()["clock"]["late"] == late
    assert key(made.post("/claim", claim, made.token_of(late))) == (409, "error-clock-not-up")
    assert key(made.post("/claim", claim, made.spectator)) == (403, "error-spectator")
    assert key(made.post("/claim", {"choice": 0}, made.token_of(other)))[0] == 409
    ended = said(made, "/claim", other, **claim)
    outcome = ended["observation"]["outcome"]
    assert (outcome["winner"], outcome["reason"]) == (other, "outcome-out-of-time")
    assert not ended["clock"]["runs"] and ended["clock"]["late"] is None
    assert made.post("/claim", claim, made.token_of(other)).status_code in (403, 409), "pressed twice"
    assert key(made.post("/clock", {"do": "give"}, made.token_of(other)))[0] == 403
    server.play._cache.drop(made.id)
    assert made.view()["observation"]["outcome"] == outcome
    record = made.get("/record").text
    assert f'[OutOfTime "{late}"]' in record
    again = dosespanas.load_record(record)
    assert again.late and again.record() == record and again.clone().late
    assert made.get("/proof").status_code == 200


def test_who_answers_late_goes_on_if_nobody_claimed(server: Running, hands: Hands) -> None:
    made = server.new(pace=PACE)
    _, late, other = handed(made)
    hands.at += 30 * HOUR
    view, asked, _ = handed(made)
    assert asked == other and view["clock"]["left"][late] == HOUR, "a debt is forgotten, the increment comes"


def waited(made: Made, side: str, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until a computer opponent has done something; return the view of a side."""
    for _ in range(400):
        view = made.view(made.token_of(side))
        if done(view):
            return view
        time.sleep(0.02)
    raise AssertionError("nothing comes")


def test_a_regent_plays_on_until_the_person_is_back(server: Running, hands: Hands, url: str) -> None:
    made = server.new(pace=PACE)
    view, away, here = handed(made)
    hands.at += 11 * HOUR
    wrong = made.post("/claim", {"choice": view["choice"], "regent": "nobody"}, made.token_of(here))
    assert key(wrong) == (422, "error-unknown-opponent")
    said(made, "/claim", here, choice=view["choice"], regent="random")
    told = waited(made, here, lambda view: view["observation"]["actor"] == here or view["over"])
    assert told["choice"] > view["choice"] and told["clock"]["regents"] == {away: "random", here: None}
    assert told["clock"]["side"] == here, "the person who is here has a clock that runs"
    view = made.view(made.token_of(away))
    assert view["legal"] is None and not view["undo"]
    assert made.post("/undo", {"choice": view["choice"]}, made.token_of(away)).status_code in (409, 422)
    hands.at += HOUR
    back = said(made, "/return", away)
    assert key(made.post("/return", {}, made.token_of(away))) == (409, "error-no-regent")
    assert back["clock"]["regents"] == {away: None, here: None} and back["clock"]["left"][away] == HOUR
    view, asked, _ = handed(made)
    assert asked == away and view["legal"] and view["clock"]["side"] == away
    server.play._cache.drop(made.id)
    assert made.view(made.token_of(away))["clock"] == view["clock"]
    assert rows_of(url, RUNNING, made.id) == [("regent", away, "random"), ("return", away, "person")]
    said(made, "/resign", here)
    record = made.get("/record").text
    assert f" * player {away[0].upper()} random\n" in record and f" * player {away[0].upper()} person\n" in record
    assert dosespanas.load_record(record).record() == record


def test_only_the_person_who_is_here_acts_while_a_regent_plays(server: Running, hands: Hands) -> None:
    made = server.new(pace=PACE)
    view, away, here = handed(made)
    hands.at += 11 * HOUR
    server.play.service.scheduler = None  # nobody answers for the regent
    asked = said(made, "/claim", here, choice=view["choice"], regent="random")
    assert asked["clock"]["side"] is None and asked["clock"]["late"] is None and not asked["clock"]["runs"]
    action = {"choice": view["choice"], "action": view["legal"][0]["action"]}
    assert key(made.post("/actions", action, made.token_of(away))) == (409, "error-regent")
    assert key(made.post("/claim", {"choice": view["choice"]}, made.token_of(here))) == (409, "error-clock-not-up")
    hands.at += 100 * HOUR
    back = said(made, "/return", away)
    assert back["clock"]["left"][away] == HOUR and back["clock"]["side"] == away and back["legal"]
    assert made.post("/actions", action, made.token_of(away)).status_code == 200


@pytest.mark.parametrize("by", ["here", "away"])
def test_a_regent_that_fails_is_replaced_by_either_of_those_whom_it_concerns(
    server: Running, hands: Hands, url: str, by: str
) -> None:
    made = server.new(pace=PACE)
    view, away, here = handed(made)
    hands.at += 11 * HOUR
    said(made, "/claim", here, choice=view["choice"], regent="scripted")
    view = waited(made, here, lambda view: view["failed"] is not None)
    assert view["failed"]["opponent"] == "scripted" and "random" in view["failed"]["others"]
    chooses = {"choice": view["choice"], "opponent": "random"}
    assert made.post("/opponent", chooses, made.spectator).status_code == 403, "nobody else has a say"
    after = said(made, "/opponent", here if by == "here" else away, **chooses)
    again = made.post("/opponent", chooses, made.token_of(here))
    assert key(again) in ((409, "error-no-failure"), (409, "error-stale-choice")), "the first has chosen"
    assert after["clock"]["regents"][away] == "random" and after["players"][away] == "person"
    waited(made, here, lambda view: view["observation"]["actor"] == here or view["over"])
    assert [kind for kind, _, _ in rows_of(url, RUNNING, made.id)] == ["regent", "regent"]


def test_pauses_gifts_and_holidays_are_kept_and_told_to_the_other_side(server: Running, hands: Hands, url: str) -> None:
    made = server.new(pace=PACE)
    view, asked, other = handed(made)
    before = made.view(made.token_of(other))["revision"]
    assert said(made, "/clock", asked, do="pause")["clock"]["offers"] == [asked]
    assert made.view(made.token_of(other))["revision"] == before + 1, "waiting pages are woken"
    paused = said(made, "/clock", other, do="pause")["clock"]
    assert paused["paused"] and not paused["runs"]
    hands.at += 100 * HOUR
    server.play._cache.drop(made.id)
    assert key(made.post("/claim", {"choice": view["choice"]}, made.token_of(other))) == (409, "error-clock-not-up")
    said(made, "/clock", other, do="resume")
    hands.at += HOUR
    told = said(made, "/clock", asked, do="holiday", days=2)["clock"]
    assert told["left"][asked] == 9 * HOUR and told["holidays"][asked] == {"until": hands.at + 48 * HOUR, "left": 8}
    said(made, "/clock", other, do="holiday", days=9)
    hands.at += 48 * HOUR
    assert said(made, "/clock", other, do="give")["clock"]["left"][asked] == 10 * HOUR
    assert key(made.post("/clock", {"do": "party"}, made.token_of(other)))[0] == 422
    assert key(made.post("/clock", {"do": "give"}, made.spectator))[1] == "error-spectator"
    presses = [action for _, _, action in rows_of(url, RUNNING, made.id)]
    assert presses == ["pause", "pause", "resume", "holiday 2", "holiday 9", "give"]


def test_time_in_which_no_server_ran_is_nobodys(server: Running, hands: Hands, url: str) -> None:
    made = server.new(pace=PACE)
    _, asked, _ = handed(made)
    store = Store(open_database(url))
    uptime = Uptime(store, hands)
    assert uptime.beat() > 0, "nothing was noted yet: what this clock has run before is forgotten"
    hands.at += 60_000
    assert uptime.beat() == 0
    hands.at += 30_000
    after_crash = Uptime(store, hands)
    assert after_crash.beat() == 0, "begun again at once"
    hands.at += 5 * HOUR
    other_process = Uptime(store, hands)
    assert other_process.beat() == 5 * HOUR and after_crash.beat() == 0, "given back once"
    assert made.view()["clock"]["left"][asked] == 10 * HOUR - 90_000
    hands.at += HOUR
    execute(url, f"UPDATE settings SET value = '{hands.at}' WHERE name = 'clocks'")
    assert Uptime(store, hands).beat() == 0
    assert made.view()["clock"]["left"][asked] == 9 * HOUR - 90_000
    store.close()


def test_two_processes_tell_the_same_time(open_play: Callable[[], Played]) -> None:
    one, two = open_play(), open_play()
    hands = Hands()
    one.service.time = two.service.time = hands
    seats = {"nationalist": "person", "republican": "person"}
    made = one.create("gce", "1936", {}, seats, False, None, pace=Pace("correspondence", 36_000, 0, 36_000))
    both = {side: [play.seat(made["id"], token) for play in (one, two)] for side, token in made["seats"].items()}
    for step in range(80):
        side = one.view(both["nationalist"][0])["observation"]["actor"]
        play, seat = [(one, both[side][0]), (two, both[side][1])][step % 2]
        view = play.view(seat)
        play.act(seat, view["choice"], view["legal"][0]["action"])
        hands.at += 10_000
        told = [other.view(both["nationalist"][i])["clock"] for i, other in enumerate((one, two))]
        assert told[0] == told[1]
    assert sum(told[0]["left"].values()) == 2 * 36_000_000 - 80 * 10_000, "each second was somebody's, and once"
    for play in (one, two):
        play.store.close()


def test_a_rematch_has_the_same_pace(server: Running) -> None:
    made = server.new(pace=LIVE)
    said(made, "/resign", "republican")
    said(made, "/rematch", "nationalist")
    again = said(made, "/rematch/accept", "republican")["rematch"]["id"]
    headers = {"Authorization": f"Bearer {made.nationalist}"}
    assert server.client.get(f"/api/games/{again}", headers=headers).json()["clock"]["pace"] == LIVE
