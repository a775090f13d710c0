"""Nobody acts for another, late and repeated requests change nothing, and nothing hidden leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import dosespanas

if TYPE_CHECKING:
    from tests.server.conftest import Made, Running


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def test_a_seat_cannot_act_for_the_other(server: Running) -> None:
    made = server.new()
    view = made.view()
    body = {"choice": 0, "action": view["legal"][0]["action"]}
    assert view["observation"]["actor"] == "nationalist"
    assert key(made.post("/actions", body, made.republican)) == (403, "error-not-your-choice")
    assert key(made.post("/actions", body, made.spectator)) == (403, "error-spectator")
    assert made.view() == view


def test_requests_without_the_right_secret(server: Running) -> None:
    made, other = server.new(), server.new()
    body = {"choice": 0, "action": "done"}
    for path in ("", "/log", "/history/0", "/explain?action=done", "/odds", "/record"):
        assert key(server.client.get(f"/api/games/{made.id}{path}")) == (401, "error-no-token")
        for token in ("wrong", other.nationalist, "x" * 250, "a b"):
            answer = server.client.get(f"/api/games/{made.id}{path}", headers=made.headers(token))
            assert key(answer) == (404, "error-unknown-game")
    for path in ("/actions", "/undo", "/seen"):
        answer = made.post(path, body if path == "/actions" else {"choice": 0}, other.nationalist)
        assert key(answer) == (404, "error-unknown-game")
    headers = {"Authorization": f"Basic {made.nationalist}"}
    assert key(server.client.get(f"/api/games/{made.id}", headers=headers)) == (401, "error-no-token")
    assert key(server.client.get("/api/games/%00", headers=made.headers(None))) == (404, "error-unknown-game")


def test_repeated_and_late_requests_change_nothing(server: Running) -> None:
    made = server.new()
    view = made.view()
    body = {"choice": 0, "action": view["legal"][0]["action"]}
    first = made.post("/actions", body)
    assert first.status_code == 200
    again = made.post("/actions", body)
    assert key(again) == (409, "error-stale-choice")
    assert again.json()["view"] == first.json() == made.view()
    ahead = made.post("/actions", body | {"choice": 50})
    assert key(ahead) == (409, "error-stale-choice") and made.view() == first.json()


def test_an_illegal_action_is_refused_with_its_rule(server: Running) -> None:
    made = server.new()
    view = made.view()
    refusal = made.post("/actions", {"choice": 0, "action": "to madrid"})
    assert refusal.status_code == 422 and refusal.json()["error"]["rule"]
    assert key(made.post("/actions", {"choice": 0, "action": "nonsense"})) == (422, "error-unknown-action")
    assert made.view() == view


@pytest.mark.sqlite
def test_secrets_are_kept_as_hashes_only(server: Running, url: str) -> None:
    made = server.new()
    kept = b""
    for suffix in ("", "-wal"):
        with open(url.removeprefix("sqlite:///") + suffix, "rb") as file:
            kept += file.read()
    assert made.id.encode() in kept
    for token in (made.nationalist, made.republican, made.spectator):
        assert token.encode() not in kept


def everything(made: Made) -> str:
    """Return all that the server says of a game to any seat."""
    said = []
    for token in (made.nationalist, made.republican, made.spectator):
        view = made.view(token)
        for path in ("", "/log", "/record", "/odds", f"/history/{view['choice'] // 2}"):
            said.append(made.get(path, token).text)
        said.append(made.post("/actions", {"choice": view["choice"] + 1, "action": "done"}, token).text)
        said.append(made.get("/explain", token, action="done").text)
    said.append(made.client.get("/api/games", headers=made.headers(None)).text)
    return "".join(said)


@pytest.mark.parametrize("hotseat", [False, True])
def test_the_seed_never_leaves_while_the_game_lasts(
    server: Running, hotseat: bool, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    made = server.new(hotseat=hotseat)
    row = server.play.store.game(made.id)
    assert row is not None and len(row.seed) == 32
    spellings = {row.seed, row.seed.upper(), str(int(row.seed, 16)), f"{int(row.seed, 16):x}"}
    for i in range(3):
        made.play(15, i)
        said = everything(made) + caplog.text + "".join(capfd.readouterr())
        assert not [seed for seed in spellings if seed in said]


def test_seeds_have_128_bits(server: Running) -> None:
    seeds = set()
    for _ in range(8):
        row = server.play.store.game(server.new().id)
        assert row is not None
        seeds.add(int(row.seed, 16))
    assert len(seeds) == 8 and max(seeds) > 1 << 120


def test_a_sealed_record_shows_no_action_of_the_other_side(server: Running) -> None:
    made = server.new()
    made.play(60)
    lines = made.get("/record", made.republican).text.split("\n\n")[1].splitlines()
    assert {line.split(maxsplit=2)[2] for line in lines if " N " in line} == {"sealed"}
    assert all(not line.endswith("sealed") for line in lines if " R " in line)
    assert '[Hash "sealed"]' in made.get("/record").text
    watched = made.get("/record", made.spectator).text.split("\n\n")[1].splitlines()
    assert all(line.endswith("sealed") for line in watched)


def test_sealed_record_round_trip(server: Running) -> None:
    made = server.new(republican="random")
    made.play(3)
    view = made.view()
    record = made.get("/record").text
    body = {"record": record, "seats": {"nationalist": "person", "republican": "random"}}
    answer = server.client.post("/api/records", json=body)
    assert answer.status_code == 201, answer.text
    copy = server.made(answer)
    assert copy.view()["observation"] == view["observation"] | {"choice": 0}
    assert copy.view()["origin"] == {"choice": 0, "redealt": True, "drawn": view["choice"]}
    edited = record.replace('[Sealed "gAAAA', '[Sealed "gAAAB')
    assert key(server.client.post("/api/records", json=body | {"record": edited})) == (
        422,
        "error-sealed-elsewhere",
    )


def test_the_seed_stays_sealed_while_another_game_has_it(server: Running) -> None:
    made = server.new(hotseat=True)
    made.play(3)
    body = {"record": made.get("/record").text, "hotseat": True}
    seats = {"nationalist": "person", "republican": "person"}
    copy = server.made(server.client.post("/api/records", json=body | {"seats": seats}))
    agreed = copy.post("/agree", {"choice": copy.view()["choice"], "agree": True})
    assert agreed.status_code == 200
    assert '[Seed "sealed"]' in copy.get("/record").text and "reseed sealed" in copy.get("/record").text
    assert made.post("/agree", {"choice": made.view()["choice"], "agree": True}).status_code == 200
    for one in (made, copy):
        assert "sealed" not in one.get("/record").text
        assert dosespanas.load_record(one.get("/record").text).actor is None


def test_records_that_cannot_be_read(server: Running) -> None:
    seats = {"nationalist": "person", "republican": "person"}
    game = dosespanas.new_game(seed=5)
    for _ in range(10):
        game.apply(game.legal_actions()[0])
    good = game.record()
    answer = server.client.post("/api/records", json={"record": good, "seats": seats, "mine": "republican"})
    assert server.made(answer).view()["choice"] >= 10
    lines = good.splitlines()
    broken = {
        "truncated": "\n".join(lines[:-2]),
        "edited": good.replace(lines[-1], "10 N done"),
        "no tags": "\n".join(lines[9:]),
        "other engine": good.replace('[Engine "', '[Engine "9'),
        "other data": good.replace('[Data "', '[Data "9'),
        "bad seed": good.replace('[Seed "', '[Seed "zz'),
        "sealed without seal": good.replace('[Seed "0', '[Seed "sealed'),
        "empty seal": good.replace("\n\n", '\n[Sealed ""]\n\n'),
        "noise": "\x00\ufffe☠" * 1000,
    }
    for name, text in broken.items():
        answer = server.client.post("/api/records", json={"record": text, "seats": seats})
        assert 400 <= answer.status_code < 500, name
        assert answer.json()["error"]["text"], name
