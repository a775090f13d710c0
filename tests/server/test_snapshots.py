"""Games are opened from snapshots, and tell the same as if they had been replayed from their first line."""

from __future__ import annotations

import random
import shutil
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.conftest import one_daily
from tests.server.conftest import Played, execute

from dosespanas.kernel.errors import CannotUndo
from dosespanas.server.errors import RequestProblem
from dosespanas.server.games.json_codec import state_hash, to_bytes
from dosespanas.server.games.log_replay import replay
from dosespanas.server.storage.action_log import MAX_UNDO, SPAN, fold
from dosespanas.server.storage.store import GameHead, Job, LogEntry, MovedOn

if TYPE_CHECKING:
    from collections.abc import Callable

    from dosespanas.server.games.seats import Seat

PERSONS = {"nationalist": "person", "republican": "person"}
HANDED_OVER = ["opponent-failed", "opponent-plays", "opponent-failed"]
TAMPERED = {
    "noise": "UPDATE snapshots SET position = x'ff00'",
    "events that are noise": "UPDATE snapshots SET events = x'00'",
    "another line": "UPDATE snapshots SET line = line - 1",
    "another choice": "UPDATE snapshots SET choice = choice + 1",
    "another game's": "UPDATE snapshots SET position = (SELECT events FROM snapshots LIMIT 1)",
    "no hash": "UPDATE snapshots SET hash = ''",
    "some are lost": "DELETE FROM snapshots WHERE choice = 128",
    "all are lost": "DELETE FROM snapshots",
}


@pytest.fixture(autouse=True)
def the_same_games_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = random.Random(36)
    asked = "dosespanas.server.games.lobby.fair_chance.seed_of"
    monkeypatch.setattr(asked, lambda *_made_of: f"{seeds.getrandbits(128):032x}")


def played(play: Played, game: str, count: int, hotseat: bool = True) -> list[Seat]:
    """GameService a game at random with offers and undos; return the seats: of the sides, and a spectator's."""
    return went_on(play, play.create(game, "1936", {}, PERSONS, hotseat, None), count)


def went_on(play: Played, made: dict[str, Any], count: int) -> list[Seat]:
    """GameService a game on to a choice; return its seats."""
    tokens = [made["seats"]["nationalist"], made["seats"]["republican"], made["spectator"]]
    seats = [play.seat(made["id"], token) for token in tokens]
    dice = random.Random(count)
    view = play.view(seats[0])
    while view["choice"] < count and not view["over"]:
        seat = seats[0 if view["observation"]["actor"] == "nationalist" else 1]
        view = play.view(seat)
        if view["undo"] and dice.random() < 0.1:
            view = play.undo(seat, view["choice"])
        else:
            view = play.act(seat, view["choice"], dice.choice(view["legal"])["action"])
    return seats


def told(play: Played, seats: list[Seat]) -> list[Any]:
    """Return all that the seats of a game may be told."""
    found: list[Any] = []
    for seat in seats:
        view = play.view(seat)
        found += [view, play.log(seat, -1), play.log(seat, 100)]
        if view["over"] or view["observation"]["game"] == "espana1936":
            found.append(play.record(seat).splitlines()[12:])
        found += [play.history(seat, choice) for choice in range(0, view["choice"] + 1, 37)]
    return found


@pytest.mark.parametrize(("game", "at"), one_daily([("espana1936", 250), ("gce", 0)]))
def test_a_game_from_its_snapshots_tells_the_same(
    open_play: Callable[[], Played], url: str, game: str, at: int
) -> None:
    here = open_play()
    made = here.create(game, "1936", {}, PERSONS, False, None)
    went_on(here, made, at)
    with here.hold(made["id"]) as session:
        first = str(session.actor)
        here.write(session, [session.fail(first, "casual"), session.replaced(first, "tuned")])
    seats = went_on(here, made, 600)
    with here.hold(made["id"]) as session:
        side = session.actor
        if side is not None:
            here.write(session, [session.fail(side, "tuned")])
        assert session.game.base >= SPAN or session.reached < 3 * SPAN
        assert len(session.marks) <= MAX_UNDO // SPAN + 1
        live = len(session.game.log)
    before = told(here, seats)
    assert before[0]["failed"] is None if side is None else before[0]["failed"]["opponent"] == "tuned"
    kinds = [event["kind"] for event in before[1] if "opponent" in event["kind"]]
    assert kinds == HANDED_OVER[: 2 if side is None else 3]
    if game == "espana1936":
        lines = [line.split(" ", 2)[2] for line in before[3] if "* failed" in line or "* player" in line]
        assert [line.split()[::2] for line in lines] == [["failed", "casual"], ["player", "tuned"], ["failed", "tuned"]]
    here.store.close()
    fresh = open_play()
    assert told(fresh, seats) == before
    with fresh.hold(seats[0].game) as session:
        assert session.kept >= SPAN
        assert len(session.game.log) <= live
    execute(url, "DELETE FROM snapshots")
    bare = open_play()
    assert told(bare, seats) == before


def test_a_game_taken_up_from_a_record_keeps_its_new_seed(open_play: Callable[[], Played]) -> None:
    here = open_play()
    text = here.record(played(here, "espana1936", 140)[0])
    seats = went_on(here, here.continue_record(text, PERSONS, False, None), 600)
    before = told(here, seats)
    assert here.view(seats[0])["origin"]["choice"] >= 140
    here.store.close()
    fresh = open_play()
    fresh.seal = here.seal
    assert told(fresh, seats) == before
    with here.hold(seats[0].game) as old, fresh.hold(seats[0].game) as new:
        assert new.kept and new.game.seed == old.game.seed != new.game.header.seed == old.game.header.seed


@pytest.mark.sqlite
def test_a_damaged_snapshot_is_done_without(open_play: Callable[[], Played], url: str, tmp_path: Path) -> None:
    here = open_play()
    seats = played(here, "espana1936", 420)
    before = told(here, seats)
    here.store.close()
    file, whole = Path(url.removeprefix("sqlite:///")), tmp_path / "whole"
    file.rename(whole)
    for name, damage in TAMPERED.items():
        shutil.copy(whole, file)
        assert execute(url, damage) > 0, name
        fresh = open_play()
        assert told(fresh, seats) == before, name
        view = fresh.view(seats[0])
        went_on = fresh.act(seats[0], view["choice"], view["legal"][0]["action"])
        assert went_on["choice"] > view["choice"], name
        fresh.store.close()
        file.unlink()


def test_lines_that_were_taken_back_are_not_replayed(
    open_play: Callable[[], Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = open_play()
    seats = played(here, "gce", 40)
    view = here.view(seats[0])
    for _ in range(300):
        seat = seats[0]
        if view["undo"]:
            view = here.undo(seat, view["choice"])
        else:
            view = here.act(seat, view["choice"], view["legal"][-1]["action"])
    fresh = open_play()
    taken = 0
    with here.hold(seats[0].game) as held:
        steps = held.game.choice
    row = fresh.store.game(seats[0].game)
    assert row is not None
    session = fresh._cache.begin(row)
    take = session.take

    def counted(action: str, within: bool = False) -> LogEntry:
        nonlocal taken
        taken += 1
        return take(action, within)

    monkeypatch.setattr(session, "take", counted)
    replay(session, fresh.store.lines(row.id, 0), view["revision"])
    assert taken == steps
    assert fresh.view(seats[0]) == view


def action(text: str) -> LogEntry:
    return LogEntry("action", "nationalist", text)


def test_folding() -> None:
    lines = [action("a"), action("b"), LogEntry("offer", "republican", ""), LogEntry("undo", "nationalist", "1")]
    numbered = list(enumerate([*lines, action("c"), LogEntry("undo", "nationalist", "0"), action("d")], 10))
    assert fold(numbered, 0) == (0, [(16, action("d"))], 2)
    assert fold(numbered[:4], 0) == (0, [(10, action("a"))], 2)
    assert fold([(7, LogEntry("undo", "nationalist", "3")), (8, action("x"))], 5) == (3, [(8, action("x"))], 5)
    for target in ("-1", "5", "x"):
        with pytest.raises(ValueError):
            fold([(7, LogEntry("undo", "nationalist", target))], 5)


def test_nobody_goes_back_for_ever(open_play: Callable[[], Played]) -> None:
    here = open_play()
    seats = played(here, "gce", 300)
    with here.hold(seats[0].game) as session:
        come = session.reached
        for session.reached, first in ((0, 0), (MAX_UNDO, 0), (MAX_UNDO + SPAN, SPAN), (3 * SPAN + 5, SPAN)):
            assert session.settled == first
        session.reached = come
        if session.game.base:
            with pytest.raises(CannotUndo):
                session.game.go_back(session.game.base - 1)


def test_hashes_are_those_of_the_kernel(open_play: Callable[[], Played]) -> None:
    here = open_play()
    for game in ("espana1936", "gce"):
        seats = played(here, game, 150)
        with here.hold(seats[0].game) as session:
            assert state_hash(session.game.state) == session.game.hash()
    assert to_bytes({"ñ": 1 << 70}) == '{"ñ":1180591620717411303424}'.encode()


def test_many_games_share_a_commit_and_one_that_moved_on_harms_no_other(open_play: Callable[[], Played]) -> None:
    here = open_play()
    made = [here.create("espana1936", "1936", {}, PERSONS, True, None)["id"] for _ in range(20)]
    start = threading.Barrier(40)
    results: dict[str, list[str]] = {game: [] for game in made}

    def append(game: str) -> None:
        start.wait()
        try:
            here.append(Job(game, 0, [action("x")], GameHead(1, 1, "nationalist")))
            results[game].append("written")
        except MovedOn:
            results[game].append("moved on")

    threads = [threading.Thread(target=append, args=(game,)) for game in made for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(sorted(found) == ["moved on", "written"] for found in results.values())
    for game in made:
        assert len(here.store.lines(game, 0)) == 1


@pytest.mark.sqlite  # PostgreSQL cannot tell: there it is always looked
def test_another_process_is_noticed_and_this_one_is_not(open_play: Callable[[], Played]) -> None:
    here, there = open_play(), open_play()
    made = here.create("espana1936", "1936", {}, PERSONS, True, None)
    seats = [play.seat(made["id"], made["seats"]["nationalist"]) for play in (here, there)]
    view = here.view(seats[0])
    epoch = here.store.epoch()
    here.act(seats[0], 0, view["legal"][0]["action"])
    assert here.store.epoch() == epoch
    view = there.view(seats[1])
    there.act(seats[1], view["choice"], view["legal"][0]["action"])
    assert here.store.epoch() != epoch
    assert here.view(seats[0]) == there.view(seats[1])


def test_a_lost_beginning_is_still_told(open_play: Callable[[], Played], url: str) -> None:
    here = open_play()
    seats = played(here, "espana1936", 300)
    here.store.close()
    execute(url, "UPDATE actions SET action = 'done' WHERE n = 0")
    execute(url, "DELETE FROM snapshots")
    with pytest.raises(RequestProblem, match=seats[0].game):
        open_play().view(seats[0])
