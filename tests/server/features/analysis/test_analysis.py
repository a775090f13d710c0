"""Boards to think on: begun from games, records and positions; lines, dice, opponents, links; what they never tell."""

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from sqlalchemy import select, update
from tests.server.conftest import Made, Played, Running

import dosespanas
from dosespanas.kernel.errors import BadData
from dosespanas.kernel.game import Game
from dosespanas.registry import DEFINITIONS, GAMES
from dosespanas.server.errors import DamagedGame, NotYours, UnknownGame
from dosespanas.server.features.analysis import schemas as told
from dosespanas.server.features.analysis.board import _begun
from dosespanas.server.features.analysis.service import Boards, reader_of
from dosespanas.server.features.analysis.store import AnalysisStore
from dosespanas.server.features.analysis.tables import boards as kept
from dosespanas.server.features.analysis.worker import LEAST, judged, plays_on, posed
from dosespanas.server.storage.tables import games


@dataclass
class Opened:
    """A board through HTTP, with the secret of its owner."""

    client: httpx.Client
    id: str
    secret: str

    def ask(
        self, method: str, path: str = "", body: Any = None, secret: str | None = None, **query: Any
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.secret if secret is None else secret}"}
        return self.client.request(method, f"/api/analysis/{self.id}{path}", headers=headers, json=body, params=query)

    def at(self, node: int = 0) -> dict[str, Any]:
        return good(self.ask("GET", node=node))

    def take(self, after: int, *row: str) -> dict[str, Any]:
        return good(self.ask("POST", "/moves", {"after": after, "row": list(row)}))

    def on(self, after: int, count: int) -> dict[str, Any]:
        """Take the last legal action, so many times."""
        here = self.at(after)
        for _ in range(count):
            here = self.take(here["node"], here["view"]["legal"][-1]["action"])
        return here


def good(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def begin(server: Running, **start: Any) -> Opened:
    made = good(server.client.post("/api/analysis", json=start), 201)
    return Opened(server.client, made["id"], made["secret"])


def of_game(made: Made, token: str | None = None) -> Opened:
    begun = good(made.post("/analysis", {}, token), 201)
    return Opened(made.client, begun["id"], begun["secret"])


def over(server: Running, game: str = "espana1936", choices: int = 60) -> Made:
    made = server.new(game=game)
    made.play(choices)
    good(made.post("/resign", {}))
    return made


def rolled(board: Opened, main: int) -> tuple[int, dict[str, Any]]:
    """A move of the main line that dice answered, and these."""
    for node in range(main, 0, -20):
        here = board.at(node)
        dice = [roll for roll in (here["rolled"] or {"rolls": []})["rolls"] if roll["items"] is None]
        if dice:
            return here["rolled"]["n"], dice[0]
    raise AssertionError("no dice")


def played(choices: int) -> Game:
    game, dice = dosespanas.new_game(seed=1), random.Random(1)
    for _ in range(choices):
        game.apply(dice.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_thought_about_with_all_it_was(server: Running, game: str) -> None:
    made = over(server, game)
    last = made.view()["choice"]
    board = of_game(made)
    start = board.at()
    TypeAdapter(told.BoardTold).validate_python(start["board"])
    assert start["board"]["main"] == last and start["board"]["mine"] and start["board"]["drawn"] is None
    end = board.at(last)
    theirs = end["view"]["observation"]["viewer"]
    was = made.get(f"/history/{last - 1}", made.token_of(theirs)).json()
    seen = good(board.ask("GET", "/film", node=last, since=last - 1, count=0))["observation"]
    assert {name: value for name, value in seen.items() if name != "data"} == {
        k: v for k, v in was.items() if k != "data"
    }
    assert not end["view"]["over"], "it was given up, not decided: one may play on"
    log = board.ask("GET", "/log", node=last).json()
    assert log[0]["n"] == -1 and log[-1]["n"] == last - 1
    beside = board.on(30, 8)
    assert beside["node"] > last and beside["view"]["choice"] >= 38
    assert beside["board"]["moves"][0]["n"] == 30, "the move that lines part after is told of"
    for path in ("/odds", "/static", "/position", "/picture/3", "/log"):
        assert board.ask("GET", path, node=beside["node"]).status_code == 200, path
    assert key(board.ask("GET", "/explain", node=beside["node"], action="sing"))[0] == 422
    assert good(board.ask("GET", "/compare", one=40, other=0))["fork"] == 0
    assert board.ask("GET", "/overlay/nothing").status_code == 404
    for wrong in (board.ask("GET", node=10**6), board.ask("GET", "/log", node=10**6), board.ask("DELETE", "/moves/3")):
        assert key(wrong) == (422, "error-no-such-move")


def test_dice_are_rolled_again_and_chosen_and_lines_compared(server: Running) -> None:
    board = begin(server, record=played(220).record())
    main = board.at()["board"]["main"]
    number, die = rolled(board, main)
    chosen = good(
        board.ask("POST", f"/moves/{number}/again", {"dice": [{"at": die["at"], "value": (die["value"] + 1) % 6}]})
    )
    first = next(one for one in chosen["board"]["moves"] if one["n"] > main)
    assert first["dice"] == "chosen"
    assert die["side"] in ("nationalist", "republican"), "it is told whose die it is"
    again = good(board.ask("POST", f"/moves/{number}/again", {}))
    assert again["node"] not in (number, chosen["node"])
    for wrong in ([{"at": die["at"], "value": 6}], [{"at": 9_999, "value": 0}]):
        assert key(board.ask("POST", f"/moves/{number}/again", {"dice": wrong})) == (422, "error-bad-dice")
    assert key(board.ask("POST", "/moves/0/again", {})) == (422, "error-bad-dice")
    found = good(board.ask("GET", "/compare", one=main, other=chosen["node"]))
    TypeAdapter(told.Compared).validate_python(found, strict=False)
    assert found["fork"] == number - 1 and found["lines"][0]["losses"]["nationalist"] >= 0
    parted = {name: found[name] for name in ("turn", "phase", "move")}
    assert parted == {name: first[name] for name in parted}, "a line begins where it parts"
    log: Any = good(board.ask("GET", "/log", node=found["fork"]))
    began = max(event["n"] for event in log if event["kind"] == "phase")
    assert parted["move"] == found["choice"] - began
    here = board.at(found["fork"])["view"]["observation"]
    assert parted | {"move": 0} == {name: here[name] for name in ("turn", "phase")} | {"move": 0}
    noted = good(board.ask("PUT", f"/moves/{chosen['node']}/note", {"text": " Madrid holds "}))
    assert noted["board"]["said"] == [{"n": chosen["node"], "note": "Madrid holds", "chance": None, "games": 0}]
    gone = good(board.ask("DELETE", f"/moves/{first['n']}"))
    assert gone["node"] == number - 1 and gone["board"]["said"] == []
    assert all(one["n"] != first["n"] for one in gone["board"]["moves"])


def test_a_board_is_kept_shared_copied_and_deleted(server: Running, open_play: Any) -> None:
    board = begin(server, game="espana1936", scenario="1936", name="A question")
    here = board.on(0, 5)
    other = Boards(AnalysisStore(open_play().store), {})  # another process
    again = other.look(board.id, board.secret, lambda one, mine: (one.view(here["node"]), one.told(mine), mine))
    assert again[2] and again[0]["observation"] == here["view"]["observation"] and again[1]["name"] == "A question"
    other.change(
        board.id,
        board.secret,
        lambda one: one.play(here["node"], [one.lines.game(here["node"]).legal_actions()[0].text]),
    )
    assert board.on(here["node"], 1)["board"]["revision"] > here["board"]["revision"] + 1, "both have written"
    reader = here["board"]["reader"]
    assert reader == reader_of(board.secret)
    seen = good(board.ask("GET", secret=reader, node=here["node"]))
    assert not seen["board"]["mine"] and seen["board"]["reader"] is None
    for method, path, body in (
        ("POST", "/moves", {"after": 0, "row": ["x"]}),
        ("DELETE", "", None),
        ("PUT", "", {"name": "Mine"}),
        ("PUT", "/moves/0/note", {"text": "x"}),
        ("POST", "/moves/0/chance", {}),
        ("POST", "/moves/0/play", {"opponent": "random"}),
    ):
        assert key(board.ask(method, path, body, reader)) == (403, "error-board-reader")
    assert (
        board.ask("GET", secret="guess").status_code == 404
        and board.client.get(f"/api/analysis/{board.id}").status_code == 401
    )
    copy = begin(server, board=board.id, secret=reader)
    assert copy.at(here["node"])["view"]["observation"] == here["view"]["observation"]
    assert good(copy.ask("PUT", "", {"name": "Mine"}))["board"]["name"] == "Mine"
    assert board.ask("DELETE").status_code == 204 and board.ask("GET").status_code == 404
    assert copy.at()["board"]["name"] == "Mine"


def test_a_board_begins_from_a_record_or_a_position(server: Running) -> None:
    game = dosespanas.new_game("gce", options={"open_stacks": True}, seed=4)
    for _ in range(30):
        game.apply(game.legal_actions()[0])
    board = begin(server, record=game.record())
    assert board.at(30)["view"]["observation"]["choice"] == 30 and board.at()["board"]["main"] == 30
    position = good(board.ask("GET", "/position", node=30))
    again = begin(server, position=position)
    assert again.at()["view"]["legal"] == board.at(30)["view"]["legal"]
    onward = again.on(0, 3)
    assert onward["view"]["observation"]["phase"] == board.on(30, 3)["view"]["observation"]["phase"], (
        "with the same dice"
    )
    record = board.ask("GET", "/record", node=30).text
    assert begin(server, record=record).at()["view"]["legal"] == board.at(30)["view"]["legal"]
    for wrong, status, why in (
        ({}, 422, "error-board-start"),
        ({"game": "gce", "record": "x"}, 422, "error-board-start"),
        ({"record": "x"}, 422, "error-bad-record"),
        ({"position": {"format": "x"}}, 422, "error-bad-position"),
        ({"position": position | {"game": 7}}, 422, "error-unknown-option"),
        ({"position": position | {"state": {}}}, 422, "error-bad-position"),
        ({"game": "chess"}, 422, "error-unknown-option"),
        ({"game": "gce", "scenario": "1999"}, 422, "error-unknown-option"),
        ({"board": "x", "secret": "y"}, 404, "error-unknown-game"),
    ):
        assert key(server.client.post("/api/analysis", json=wrong)) == (status, why), wrong


def arranged(server: Running, position: Any, piece: str | None = None, place: str = "") -> Any:
    """A position with a piece put elsewhere, as the server says it."""
    asked = {"position": position} | ({} if piece is None else {"piece": piece, "place": place})
    return good(server.client.post("/api/positions/pieces", json=asked))


def spots(told: Any, piece: Any) -> list[str]:
    """Where a piece may be put beside the map."""
    return [spot["place"] for spot in told["kinds"][piece["kind"]]["spots"]]


def on_the_map(told: Any) -> list[Any]:
    """The pieces that stand on the map."""
    return [
        one
        for one in told["pieces"]
        if told["kinds"][one["kind"]]["on_map"] and one["place"] and one["place"] not in spots(told, one)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_keeps_nothing_that_says_nothing(server: Running, game: str) -> None:
    """Blank lines, unknown tags and fields: what is sent is bounded, and was kept to the last byte."""
    played = dosespanas.new_game(game, options={"open_stacks": True} if game == "gce" else {}, seed=5)
    for _ in range(20):
        played.apply(played.legal_actions()[0])
    position, nothing = played.to_position(), "x" * 200_000
    stuffed = position | {"nothing": nothing, "state": position["state"] | {"nothing": nothing}}
    tags, _, lines = played.record().partition("\n\n")
    record = f'{tags}\n[Nothing "{nothing}"]\n' + "\n" * 200_000 + lines
    later = dosespanas.from_position(stuffed)
    later.apply(later.legal_actions()[0])
    of_position = later.record().replace('[Position "{', '[Position "{\\"nothing\\": \\"' + nothing + '\\", ')
    assert len(of_position) > len(nothing)
    for start in ({"position": stuffed}, {"record": record}, {"record": of_position}):
        board = begin(server, **start)
        with server.play.store.looking() as connection:
            row = connection.execute(select(kept.c.start).where(kept.c.id == board.id)).scalar_one()
        assert len(row) < 100_000 and "nothing" not in row.lower()
        here = board.at(0 if "position" in start else board.at()["board"]["main"])
        assert here["view"]["observation"]["turn"] == played.observe(None)["turn"]


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_put_elsewhere_by_hand(server: Running, game: str) -> None:
    board = begin(server, game=game)
    begun = arranged(server, board.ask("GET", "/position").json())
    assert begun["observation"] == board.at()["view"]["observation"]
    ground = [one for one in on_the_map(begun) if not one["term"].startswith(("general", "plane"))]
    there, moved = (
        ground[0],
        next(one for one in ground[1:] if one["side"] == ground[0]["side"] and one["place"] != ground[0]["place"]),
    )
    one = arranged(server, begun["position"], moved["piece"], there["place"])
    off = spots(one, there)[-1]
    two = arranged(server, one["position"], there["piece"], off)
    after = {piece["piece"]: piece["place"] for piece in two["pieces"]}
    assert after[moved["piece"]] == there["place"] and after.get(there["piece"], off) == off
    assert arranged(server, two["position"])["pieces"] == two["pieces"], "nothing changes by looking"
    again = begin(server, position=two["position"])
    assert again.at()["view"]["observation"] == two["observation"]
    foe = next(one for one in ground if one["side"] != moved["side"])
    wrong = [("nobody", "", "error-no-such-piece"), (moved["piece"], "nowhere", "error-put")]
    for piece, place, why in wrong + ([(moved["piece"], foe["place"], "error-put")] if game == "gce" else []):
        asked = {"position": two["position"], "piece": piece, "place": place}
        refused = server.client.post("/api/positions/pieces", json=asked)
        assert key(refused) == (422, why)
        args = refused.json()["error"]["args"]
        assert args["piece"] == piece
        assert why != "error-put" or (args["place"] == place and args["right"]["key"])
    deep: Any = []
    for _ in range(600):
        deep = [deep]
    for hostile in ({}, {"game": 7}, {"game": "chess"}, two["position"] | {"state": []}, two["position"] | {"x": deep}):
        refused = server.client.post("/api/positions/pieces", json={"position": hostile, "piece": "x"})
        assert refused.status_code == 422, hostile


def test_troops_and_markers_come_from_the_pool_by_hand(server: Running) -> None:
    """A counter comes as often as the pool has it (CMP-07); a marker lies where no unit stands (BRD-08)."""
    start = arranged(server, begin(server, game="espana1936").ask("GET", "/position").json())
    box = start["position"]["state"]["markers"]["nationalist"][0]
    new = next(one for one in start["pieces"] if one["supply"] and one["term"].startswith("troop:republican:"))
    taken = arranged(server, start["position"], new["piece"], box)
    assert box not in taken["position"]["state"]["markers"]["nationalist"]
    there = [one for one in taken["pieces"] if one["place"] == box]
    assert [one["term"] for one in there] == [new["term"]]
    gone = arranged(server, taken["position"], there[0]["piece"])
    assert box in gone["position"]["state"]["markers"]["republican"], "it keeps what it held"
    back = arranged(server, gone["position"], "marker-nationalist", box)
    markers = back["position"]["state"]["markers"]
    assert box in markers["nationalist"] and box not in markers["republican"]
    asked = {"position": taken["position"], "piece": "marker-nationalist", "place": box}
    refused = server.client.post("/api/positions/pieces", json=asked)
    assert key(refused) == (422, "error-put")
    assert refused.json()["error"]["args"]["right"]["key"] == "position-no-marker"
    for _ in range(20):
        if all(one["piece"] != new["piece"] for one in taken["pieces"]):
            break
        taken = arranged(server, taken["position"], new["piece"], box)
    else:
        raise AssertionError("a pool ends")


def test_a_hex_is_controlled_by_hand(server: Running) -> None:
    start = arranged(server, begin(server, game="gce").ask("GET", "/position").json())
    held = {one["place"] for one in start["pieces"]}
    free = next(hex_ for hex_ in ("2712", "2812", "3010", "2510", "2010") if hex_ not in held)
    for side in ("republican", "nationalist"):
        start = arranged(server, start["position"], f"control-{side}", free)
    assert start["position"]["state"]["control"].get(free, "nationalist") == "nationalist"
    unit = next(one for one in on_the_map(start) if one["side"] == "republican")
    asked = {"position": start["position"], "piece": "control-nationalist", "place": unit["place"]}
    refused = server.client.post("/api/positions/pieces", json=asked)
    assert key(refused) == (422, "error-put-law"), "which law it breaks is said"


@pytest.mark.parametrize(("game", "scenario"), [("espana1936", "1936"), ("espana1936", "1938"), ("gce", "campaign")])
def test_cards_chits_and_markers_are_put_beside_the_map_by_hand(server: Running, game: str, scenario: str) -> None:
    """Each piece comes to each of its places beside the map, and what comes of it is played on."""
    now = arranged(server, begin(server, game=game, scenario=scenario).ask("GET", "/position").json())
    dice = random.Random(5)
    there = {one["kind"] for one in now["pieces"]}
    for kind in sorted(there):
        for place in [spot["place"] for spot in now["kinds"][kind]["spots"]][:12]:
            piece = dice.choice([one for one in now["pieces"] if one["kind"] == kind])["piece"]
            now = arranged(server, now["position"], piece, place)
            after = {one["piece"]: one["place"] for one in now["pieces"]}
            assert kind == "phase" or place in ("", "turned") or after[piece] == place, (piece, place)
    for piece, place in (("turn", "x"), ("phase", ""), ("turn", "99")):
        asked = {"position": now["position"], "piece": piece, "place": place}
        assert key(server.client.post("/api/positions/pieces", json=asked)) == (422, "error-put-nowhere")
    begun = dosespanas.from_position(now["position"])
    for _ in range(40):
        if begun.actor is not None:
            begun.apply(dice.choice(begun.legal_actions()))


def test_a_hand_is_dealt_by_hand(server: Running) -> None:
    """A card is in one place (DRW-04); in its deck it lies where nobody knows, and the same way each time."""
    start = arranged(server, begin(server, game="espana1936").ask("GET", "/position").json())
    card = start["position"]["state"]["hands"][0][0]
    one, other = (arranged(server, start["position"], card, "decks")["position"]["state"] for _ in range(2))
    assert one == other and card not in one["hands"][0] and card in one["decks"][0]
    now = arranged(server, arranged(server, start["position"], "turn", "4")["position"], card, "discarded")
    state = arranged(server, now["position"], "phase", "combat")["position"]["state"]
    assert (state["turn"], state["step"], state["discarded"][0]) == (4, "combat", [card])
    assert not any(troop["acted"] for troop in state["troops"])


def test_a_turn_that_is_set_by_hand_has_its_chits_in_the_cups(server: Running) -> None:
    """7.1: those of the turns passed over are in them, those of later turns are not."""
    start = arranged(server, begin(server, game="gce", scenario="campaign").ask("GET", "/position").json())
    late = arranged(server, start["position"], "turn", "9")
    assert late["position"]["state"]["cups"]["german_aircraft"] == 2
    assert "soviet_aircraft" not in late["position"]["state"]["cups"]
    kept = arranged(server, late["position"], "german_aircraft", "2")["position"]["state"]
    assert kept["held"][0] == ["german_aircraft"] * 2 and "german_aircraft" not in kept["cups"]
    back = arranged(server, late["position"], "turn", "2")["position"]["state"]
    assert "german_aircraft" not in back["cups"]


def test_a_position_of_an_offensive_is_set_up_by_hand(server: Running) -> None:
    """What its opening had in hand is given up (CRD-OFF)."""
    position = dosespanas.new_game("espana1936", seed=1).to_position()
    del position["hash"], position["state"]["choice"]
    position["state"] |= {"step": "turn-start", "turn": 2}
    position["state"]["counters"]["offensive_next"] = 1
    game, dice = dosespanas.from_position(position | {"seed": 1}), random.Random(1)
    while game.to_position()["state"]["step"] != "offensive-battle":
        game.apply(dice.choice(game.legal_actions()))
    now = arranged(server, game.to_position() | {"seed": game.seed})
    general = next(one for one in on_the_map(now) if one["kind"] == "general")["piece"]
    after = arranged(server, now["position"], general, "mat")
    assert next(one["place"] for one in after["pieces"] if one["piece"] == general) == "mat"


def test_points_are_taken_once_though_much_is_put_by_hand(server: Running) -> None:
    """A.I: a phase that gives something as it opens does not do so at each piece."""
    now = arranged(server, begin(server, game="gce", scenario="campaign").ask("GET", "/position").json())
    for piece, place in (("turn", "16"), ("phase", "income")):
        now = arranged(server, now["position"], piece, place)
    points = now["position"]["state"]["counters"]["points"]
    for place in ("40", "50"):
        now = arranged(server, now["position"], "morale", place)
    assert now["position"]["state"]["counters"]["points"] == points and any(points)


def test_a_unit_is_turned_over_by_hand(server: Running) -> None:
    now = arranged(server, begin(server, game="gce").ask("GET", "/position").json())
    unit = next(one for one in on_the_map(now) if one["kind"] == "two-faced")["piece"]
    for face in (1, 0):
        now = arranged(server, now["position"], unit, "turned")
        assert now["position"]["state"]["units"].get(unit, {}).get("face", 0) == face


def test_what_is_not_legal_changes_nothing(server: Running) -> None:
    board = begin(server, game="espana1936")
    before = board.at()["board"]
    assert board.ask("POST", "/moves", {"after": 0, "row": ["retreat"]}).status_code == 422
    assert board.ask("POST", "/moves", {"after": 0, "row": []}).status_code == 422
    assert board.ask("PUT", "/moves/0/note", {"text": "x" * 401}).status_code == 422
    assert board.ask("PUT", "/moves/7/note", {"text": "x"}).status_code == 422
    assert board.at()["board"] == before


def test_of_a_game_that_goes_on_only_what_its_seat_knows(server: Running) -> None:
    made = server.new(advice=True)
    view = made.play(90)
    side = view["observation"]["actor"]
    mine, other = made.token_of(side), made.token_of("nationalist" if side == "republican" else "republican")
    board = of_game(made, mine)
    here = board.at()
    assert here["board"]["main"] == 0 and here["board"]["drawn"] == view["choice"], "nothing tells how it came about"
    seen, own = here["view"]["observation"], made.view(mine)["observation"]
    left = {"choice"}
    assert {k: v for k, v in seen.items() if k not in left} == {k: v for k, v in own.items() if k not in left}
    assert {one["action"] for one in here["view"]["legal"]} == {one["action"] for one in made.view(mine)["legal"]}
    with server.play.hold(made.id) as live:
        seed, position = live.game.seed, live.game.to_position()
    drawn = good(board.ask("GET", "/position"))
    assert drawn["seed"] != seed and drawn["state"]["decks"] != position["state"]["decks"], (
        "the cards to come are others"
    )
    assert made.view(other)["advised"][side] == 1, "and the other person is told"
    assert key(made.post("/analysis", {}, made.spectator)) == (403, "error-spectator")
    sealed = made.get("/record", mine).text
    assert begin(server, record=sealed).at()["board"]["drawn"] is not None


def test_nobody_thinks_on_a_board_where_advice_was_not_agreed_to_or_in_a_rated_game(members: Running) -> None:
    made = members.new()
    made.play(10)
    sealed = made.get("/record").text
    for answer in (made.post("/analysis", {}), members.client.post("/api/analysis", json={"record": sealed})):
        assert key(answer) == (403, "error-no-advice-here")
    with members.play.store.changing() as connection:
        connection.execute(update(games).where(games.c.id == made.id).values(rated=True, advice=True))
    members.play.service._cache.drop(made.id)
    for answer in (made.post("/analysis", {}), members.client.post("/api/analysis", json={"record": sealed})):
        assert key(answer) == (403, "error-board-rated")
    good(made.post("/resign", {}))
    assert of_game(made).at()["board"]["main"] == 10


def test_a_hot_seat_that_goes_on_does_not_show_its_dice_to_come(server: Running) -> None:
    made = server.new(hotseat=True, advice=True)
    made.play(20)
    seeds = {
        good(board.ask("GET", "/position"))["seed"]
        for board in (of_game(made), begin(server, record=made.get("/record").text))
    }
    with server.play.hold(made.id) as live:
        assert live.game.seed not in seeds


def test_a_position_is_judged_and_played_on_from_with_the_dice_of_the_board() -> None:
    game = played(200)
    asked = posed(game, None)
    chance, low, high, games = judged(60.0, asked, 0.0)
    assert games == LEAST and low <= chance <= high
    one, done = plays_on(60.0, asked, "casual", "one", 60.0)
    assert done and len(one) == 1
    some, done = plays_on(60.0, asked, "casual", "turn", 0.0)
    assert not done and some == one, "it stops when its time is up, and goes on from there"


@pytest.mark.long
def test_the_computer_judges_and_plays_on(server: Running) -> None:
    board = begin(server, game="espana1936")
    judged = good(board.ask("POST", "/moves/0/chance"))["board"]["said"][0]
    assert (
        judged["n"] == 0 and judged["games"] >= 3 and judged["chance"][1] <= judged["chance"][0] <= judged["chance"][2]
    )
    onward = good(board.ask("POST", "/moves/0/play", {"opponent": "casual", "until": "one"}))
    assert onward["done"] and len(onward["board"]["moves"]) == 1
    step = good(board.ask("POST", f"/moves/{onward['node']}/play", {"opponent": "casual", "until": "phase"}))
    assert step["node"] > onward["node"]
    if step["done"]:
        assert step["view"]["observation"]["station"] != onward["view"]["observation"]["station"]
    assert board.ask("POST", "/moves/0/play", {"opponent": "nobody"}).status_code == 422
    hint = good(board.ask("GET", "/hint", node=0, opponent="casual"))
    assert hint["choice"] == 0 and hint["action"] in {one["action"] for one in board.at()["view"]["legal"]}


def test_a_damaged_board_says_so_and_old_ones_are_forgotten(play: Played) -> None:
    store = AnalysisStore(play.store)
    boards = Boards(store, {})
    made = boards.begin(dosespanas.new_game(seed=3), None)
    copied = boards.copy(made["id"], made["secret"])
    with play.store.aside() as connection:
        connection.execute(update(kept).where(kept.c.id == made["id"]).values(moves="{}", revision=4))
        connection.execute(update(kept).where(kept.c.id == copied["id"]).values(touched=5))
    with pytest.raises(DamagedGame):
        boards.look(made["id"], made["secret"], lambda board, _: board.view(0))
    assert boards.forget_before(4) == 0
    boards.look(copied["id"], copied["secret"], lambda board, _: board.view(0))
    assert boards.forget_before(6) == 0, "it was opened again"
    with pytest.raises(NotYours):
        boards.change(copied["id"], reader_of(copied["secret"]), lambda board: board.play(0, ["x"]))
    with pytest.raises(UnknownGame):
        boards.look("none", made["secret"], lambda board, _: board.view(0))


@pytest.mark.parametrize("corrected", [False, True])
def test_a_board_stays_with_the_data_it_was_begun_on(play: Played, tmp_path: Path, corrected: bool) -> None:
    """One begun on a folder of corrected data went on with whatever the server had later."""
    shipped = json.loads(DEFINITIONS["espana1936"].files.shipped().contents["cards.json"])
    (card,) = [one for one in shipped["cards"] if one["id"] == "rep_43"]
    card["bonus"] = {"dice": 1}
    (tmp_path / "cards.json").write_text(json.dumps(shipped), "utf-8")
    store = AnalysisStore(play.store)
    own, other = Boards(store, {"espana1936": tmp_path}), Boards(store, {})
    first, second = (own, other) if corrected else (other, own)
    begun = dosespanas.new_game("espana1936", data=tmp_path if corrected else None, seed=1)
    made = first.begin_from_position(begun.to_position(), None)
    digest = first.look(made["id"], made["secret"], lambda board, _: board.lines.game(0).header.data)
    assert digest == begun.header.data
    assert second.look(made["id"], made["secret"], lambda board, _: board.lines.game(0).header.data) == digest
    start = json.loads(store.board(made["id"]).start) | {"data": "0" * 16}  # type: ignore[union-attr]
    with pytest.raises(BadData) as said:
        _begun(start, {})
    assert said.value.key == "error-other-data"
    assert first.look(made["id"], made["secret"], lambda board, _: board.view(0))["choice"] == 0
