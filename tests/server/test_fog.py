"""Fog of war over HTTP: each seat sees its own, and a record that leaves before the end tells nothing (OPT-06)."""

import json
import random
import re
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.espana1936.foggy import blurred, questions
from tests.server.conftest import PERSONS, Made, Running, mine_of, planted
from tests.shapes import SAID

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.server.http.openapi_games import AnyView

FOG = {"fog": True}
VIEWS: TypeAdapter[Any] = TypeAdapter(AnyView)


def fog_game(server: Running, hotseat: bool = False, **players: str) -> Made:
    seats = PERSONS | players
    body = {"game": "espana1936", "scenario": "1936", "options": FOG, "seats": seats, "hotseat": hotseat}
    body |= mine_of(seats, hotseat)
    answer = server.client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    return server.made(answer)


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def troops(view: dict[str, Any], side: str) -> list[str]:
    return [p["id"] for p in view["observation"]["pieces"] if p["kind"] == "troop" and p["side"] == side]


@pytest.mark.rule("OPT-06")
def test_each_seat_sees_its_own_stacks(server: Running) -> None:
    made = fog_game(server)
    made.play(40)
    for side, other, token in (
        ("nationalist", "republican", made.nationalist),
        ("republican", "nationalist", made.republican),
    ):
        view = made.view(token)
        VIEWS.validate_python(view)
        assert all(name.startswith("t") and name[1:].isdigit() for name in troops(view, side))
        assert all(name.startswith(("top:", "below:")) for name in troops(view, other))
        assert view["observation"]["pool"][other] is None
    watched = made.view(made.spectator)
    VIEWS.validate_python(watched)
    assert watched["observation"]["fog"]["dummies"] == {"nationalist": None, "republican": None}


@pytest.mark.rule("OPT-06")
def test_log_and_looking_back_keep_the_fog(server: Running) -> None:
    made = fog_game(server)
    made.play(120)
    view = made.view()
    past = made.get("/history/20", made.republican).json()
    assert all(
        p["id"].startswith("top:") for p in past["pieces"] if p["kind"] == "troop" and p["side"] == "nationalist"
    )
    logs = [made.get("/log", token, since=0).json() for token in (made.nationalist, made.republican)]
    for event in logs[0] + logs[1]:
        SAID["espana1936"].event.fits(event)
    assert [e["kind"] for e in logs[0]] == [e["kind"] for e in logs[1]]
    assert any("unknown" in str(e["args"].get("piece")) for e in logs[1] if e["side"] == "nationalist")
    assert not any("unknown" in str(e["args"].get("piece")) for e in logs[0] if e["side"] == "nationalist")
    assert view["observation"]["viewer"] == "nationalist"


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize("hotseat", [False, True])
def test_the_record_of_a_running_game_tells_nothing(server: Running, hotseat: bool) -> None:
    made = fog_game(server, hotseat)
    made.play(6)
    assert key(made.get("/record", made.spectator)) == (403, "error-record-fog")
    tags, lines = made.get("/record", made.nationalist).text.split("\n\n")
    assert '[Seed "sealed"]' in tags and "[Sealed " in tags
    assert [line.split()[2] for line in lines.splitlines()] == ["sealed"] * 6
    for token in dict.fromkeys((made.nationalist, made.republican)):
        answer = made.post("/agree", {"choice": made.view()["choice"], "agree": True}, token)
        assert answer.status_code == 200, answer.text
    record = made.get("/record")
    assert record.status_code == 200 and "sealed" not in record.text
    assert dosespanas.load_record(record.text).record() == record.text


@pytest.mark.rule("OPT-06")
def test_a_saved_game_goes_on_from_the_side_that_saved_it(server: Running) -> None:
    made = fog_game(server, republican="random")
    made.play(20)
    before = made.view()["observation"]
    record = made.get("/record").text

    def brought(hotseat: bool = False, **seats: str) -> Any:
        body = {"record": record, "seats": PERSONS | seats, "hotseat": hotseat} | mine_of(PERSONS | seats, hotseat)
        return server.client.post("/api/records", json=body)

    for answer in (brought(republican="random"), brought(hotseat=True), brought(), brought(nationalist="random")):
        copy = server.made(answer)
        if copy.nationalist:
            after = copy.view()["observation"]
            assert after["pieces"] == before["pieces"] and after["fog"] == before["fog"]


@pytest.mark.rule("OPT-06")
def test_a_record_of_a_running_game_is_not_taken_up(server: Running) -> None:
    game = dosespanas.new_game(options=FOG, seed=5)
    for _ in range(10):
        game.apply(game.legal_actions()[0])
    body = {"record": game.record(), "seats": PERSONS, "hotseat": True}
    assert key(server.client.post("/api/records", json=body)) == (403, "error-record-fog")


@pytest.mark.rule("OPT-06")
def test_a_record_of_the_command_line_goes_on_for_the_side_that_is_said(server: Running) -> None:
    game = dosespanas.new_game(options=FOG, seed=5)
    for _ in range(60):
        game.apply(game.legal_actions()[0])
    seats = PERSONS | {"nationalist": "random"}
    body = {"record": game.record(), "seats": seats, "hotseat": False, "mine": "republican"}
    made = server.made(server.client.post("/api/records", json=body))
    view = made.view(made.republican)
    told = game.observe(1)
    assert view["observation"]["pieces"] == told["pieces"]
    assert view["origin"]["drawn"] == game.choice


@pytest.mark.rule("OPT-06")
def test_an_opponent_is_told_no_more_than_a_player(server: Running) -> None:
    made = fog_game(server, republican="random")
    made.play(30)
    question = server.play.question(made.id)
    if question is not None:
        assert question.asked.observation["viewer"] == "republican"
        assert question.asked.observation["pool"]["nationalist"] is None


def seated(server: Running, game: Game) -> Made:
    """Seat two persons and a spectator at a game in the fog, which no record could bring here."""
    begun = dosespanas.from_position(json.loads(json.dumps(game.to_position())))
    made = planted(server.play, begun, "twin")
    seats = made["seats"]
    return Made(server.client, made["id"], seats["nationalist"], seats["republican"], made["spectator"])


def doors(made: Made, token: str, asked: list[str], choice: int) -> list[str]:
    """Everything the server answers to one seat, without the game's own id; of a seal, how long it is."""
    answers = [made.get("", token), made.get("/log", token, since=-1), made.get("/record", token)]
    answers += [made.get(f"/history/{n}", token) for n in range(max(0, choice - 1), choice + 2)]
    answers.append(made.get("/film", token, since=max(0, choice - 3)))
    for text in asked:
        answers.append(made.get("/explain", token, action=text))
        answers.append(made.get("/odds", token, action=text))
        answers.append(made.post("/actions", {"choice": choice + 1, "action": text}, token))
    answers += [made.get("/odds", token), made.post("/undo", {"choice": choice + 1}, token)]
    answers.append(made.post("/seen", {"choice": choice}, token))
    texts = [f"{answer.status_code} {answer.text}".replace(made.id, "-") for answer in answers]
    return [re.sub(r'Sealed "([^"]*)"', lambda seal: f"Sealed {len(seal[1])}", text) for text in texts]


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize("seed", range(4))
def test_two_games_that_differ_in_what_is_covered_answer_alike(server: Running, seed: int) -> None:
    rng = random.Random(seed)
    game = dosespanas.new_game(options={"fog": True, "naval": True, "captured_tanks": True}, seed=seed)
    while game.choice < 250 + 40 * seed or game.actor is None or len(game.legal_actions()) < 3:
        game.apply(rng.choice(game.legal_actions()))
    assert isinstance(game.state, Engine)
    for viewer in (0, 1, None):
        other = blurred(game.state, viewer, rng)
        for hand in other.hands:
            hand.sort()
        twins = [seated(server, game), seated(server, Game(other, game.header))]
        tokens = [
            (made.nationalist, made.republican, made.spectator)[2 if viewer is None else viewer] for made in twins
        ]
        texts = [game.state.name(code) for code in (*questions(game.state, rng), *questions(other, rng))]
        asked = rng.sample(sorted(set(texts)), 12)
        for _ in range(3):
            view = twins[0].view(tokens[0])
            found = [doors(made, token, asked, view["choice"]) for made, token in zip(twins, tokens, strict=True)]
            assert found[0] == found[1]
            if not view["legal"] or view["observation"]["phase"] == "combat":
                break
            action = rng.choice(view["legal"])["action"]
            for made, token in zip(twins, tokens, strict=True):
                made.act(action, made.view(token), token)
