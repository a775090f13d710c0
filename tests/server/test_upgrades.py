"""Games begun by other rules or on other data: they go on from where they stood, once their persons agree."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.copies import copy
from tests.server.conftest import PERSONS, ReadyPlay, execute, rows_of

import dosespanas
from dosespanas.fairness_proof import CheckerKnowledge, rewritten
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import read_record
from dosespanas.server.errors import DamagedGame, NotYours, OtherRules, RequestProblem, UnknownGame
from dosespanas.server.games import finished_games
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.games.live_game import LiveGame
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.finished_store import forget_facts
from dosespanas.server.storage.store import GameRow, Store

if TYPE_CHECKING:
    from pathlib import Path

    from dosespanas.server.games.seats import Seat

KEY = Seal.new_key()
KINDS: dict[str, dict[str, Any]] = {
    "two": {},
    "hot seat": {"hotseat": True},
    "computer": {"players": PERSONS | {"republican": "scripted"}},
    "fog": {"options": {"fog": True}},
    "gce": {"game": "gce"},
    "campaign": {"game": "gce", "scenario": "campaign", "options": {"hidden_chits": True}, "hotseat": True},
}


def opened(url: str, data: dict[str, Path] | None = None) -> ReadyPlay:
    return ReadyPlay(Store(open_database(url)), Seal(KEY), data=data or {})


def begin(play: ReadyPlay, **kind: Any) -> list[Seat]:
    """Begin a game; return its persons' seats, that of a spectator last."""
    chosen = {"game": "espana1936", "scenario": "1936", "options": {}, "players": PERSONS, "hotseat": False} | kind
    made = play.create(*chosen.values(), None)
    tokens = dict.fromkeys(token for token in made["seats"].values() if token)
    return [play.seat(made["id"], token) for token in [*tokens, made["spectator"]]]


def go_along(play: ReadyPlay, seats: list[Seat], until: int, seed: int = 3) -> None:
    """Take random choices for every side up to a choice."""
    dice = random.Random(seed)
    with play.hold(seats[0].game) as session:
        while session.game.choice < until and session.actor is not None:
            legal = [str(action) for action in session.game.legal_actions()]
            play.write(session, session.take_row(dice.choice(legal)))


def views(play: ReadyPlay, seats: list[Seat]) -> list[Any]:
    return [play.view(seat)["observation"] | {"data": ""} for seat in seats]


def older(url: str, engine: str = "0.0.9") -> None:
    """Make every game of a database one of an earlier version."""
    execute(url, f"UPDATE games SET engine = '{engine}'")


@pytest.mark.sqlite
def test_damage_to_what_it_goes_on_from_harms_that_game_only(url: str, tmp_path: Path) -> None:
    play = opened(url)
    (seat, *_), (other, *_) = begin(play, hotseat=True), begin(play, hotseat=True)
    go_along(play, [seat], 20)
    play.close()
    play.store.close()
    older(url)
    play = opened(url)
    play.go_on(seat)
    play.go_on(other)
    play.store.close()
    sound = (tmp_path / "games.db").read_bytes()
    for column, value in itertools.product(("line", "choice", "position", "events", "hash"), ("x'00'", "'text'")):
        (tmp_path / "damaged.db").write_bytes(sound)
        damaged = f"sqlite:///{tmp_path / 'damaged.db'}"
        assert execute(damaged, f"UPDATE upgrades SET {column} = {value} WHERE game = '{seat.game}'") == 1
        play = opened(damaged)
        with pytest.raises(DamagedGame):
            play.view(seat)
        assert play.view(other)["observation"], column
        play.store.close()


@pytest.mark.parametrize(
    ("kind", "until", "further"),
    [("two", 20, 20), ("computer", 150, 20), ("gce", 15, 20)]
    + [pytest.param(kind, until, 300, marks=pytest.mark.long) for kind in KINDS for until in (20, 150)]
    + [pytest.param(kind, 450, 300, marks=pytest.mark.long) for kind in KINDS if kind != "gce"],  # that one is over
)
def test_a_running_game_goes_on_where_it_stood(url: str, kind: str, until: int, further: int) -> None:
    play = opened(url)
    seats = begin(play, **KINDS[kind])
    go_along(play, seats, until)
    before, log = views(play, seats), [play.log(seat, -1) for seat in seats]
    plain = play._cache.plain_record(play._cache.known(seats[0].game) or pytest.fail())
    play.close()
    play.store.close()
    older(url)
    play = opened(url)
    for seat in seats:
        with pytest.raises(OtherRules) as said:
            play.view(seat)
        assert said.value.details["why"] is None and not said.value.details["opening"]
        assert said.value.details["agreed"] == []
    with pytest.raises(NotYours):
        play.go_on(seats[-1])
    persons = seats[:-1]
    made = play.continue_record(play.record(persons[0]), PERSONS, True, None, as_far=True)
    assert play.view(play.seat(made["id"], made["seats"]["nationalist"]))["origin"]
    if len(persons) == 2:
        assert play.go_on(persons[0]) == {"waiting": ["republican"]} == play.go_on(persons[0])
        with pytest.raises(OtherRules) as said:
            play.view(persons[1])
        assert said.value.details["agreed"] == ["nationalist"]
    assert play.go_on(persons[-1]) == {"waiting": []}
    assert views(play, seats) == before
    assert [play.log(seat, -1) for seat in seats] == log, "what happened before is still told"
    with pytest.raises(RequestProblem):
        play.go_on(persons[0])
    go_along(play, seats, until + further)
    for again in (play, opened(url)):
        with again.hold(seats[0].game) as session:
            text = again._cache.record(session)
            assert session.first >= until
        read = read_record(text)
        assert read.tags["Engine"] == "0.0.9" and read.engine == ENGINE and read.rules[0].choice == session.first
        replayed = dosespanas.load_record(text)
        assert replayed.hash() == session.game.hash() and replayed.record() == text
        old = [line for line in plain.splitlines() if line[:1].isdigit()]
        assert [line for line in text.splitlines() if line[:1].isdigit()][: len(old)] == old
        assert again.history(seats[0], session.first)["choice"] == session.first == again.view(seats[0])["first"]
        with pytest.raises(RequestProblem) as refused:
            again.history(seats[0], session.first - 1)
        assert refused.value.key == "error-choice-earlier"
        told = [(one["n"], one["kind"]) for one in again.log(seats[0], -1)]
        assert [one for one in told if one[0] < session.first] == [(one["n"], one["kind"]) for one in log[0]]
    if session.actor is not None:
        sealed = play.record(persons[0])
        assert f"* rules {ENGINE} {session.row.data} sealed" in sealed and "position" not in sealed
        made = play.continue_record(sealed, PERSONS, True, None)
        assert play.view(play.seat(made["id"], made["seats"]["nationalist"]))["observation"]
    play.store.close()


def test_other_data_are_told_and_gone_on_with(url: str, tmp_path: Path) -> None:
    """A way less: the position is kept as it is, and the record names both data."""
    corrected = {"espana1936": copy("espana1936", tmp_path, "link")}
    play = opened(url, corrected)
    seats = begin(play, hotseat=True)
    go_along(play, seats, 40)
    play.close()
    assert opened(url).view(seats[0])["corrections"]["count"], "what is otherwise is kept with a game"
    execute(url, "UPDATE games SET corrections = NULL")  # begun before that was so
    play = opened(url, corrected)
    before = views(play, seats)
    play.close()
    play = opened(url)
    with pytest.raises(OtherRules):
        play.view(seats[0])
    assert play.upgrading.is_earlier(play.store.game(seats[0].game) or pytest.fail())
    assert "[Sealed" in play.record(seats[0]) and "[Sealed" not in play.record(seats[-1])
    assert play.go_on(seats[0]) == {"waiting": []}
    assert views(play, seats) == before


@pytest.mark.long
@pytest.mark.parametrize("change", ["counter", "place"])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_things_that_have_another_number_now_are_not_mistaken(url: str, tmp_path: Path, game: str, change: str) -> None:
    """It goes on from the opening of its step, or says what the present data do not accept."""
    play = opened(url, {game: copy(game, tmp_path, change)})
    made = [begin(play, game=game, hotseat=True) for _ in range(8)]
    for seed, seats in enumerate(made):
        go_along(play, seats, 20 + 17 * seed, seed)
    stacks = [play.view(seats[0])["observation"].get("stacks") for seats in made]
    play.close()
    execute(url, "UPDATE games SET corrections = NULL")  # begun before these were kept with a game
    play = opened(url)
    went = 0
    for seats, before in zip(made, stacks, strict=True):
        if (play.store.head(seats[0].game) or pytest.fail()).actor is None:
            assert play.view(seats[0])["over"], "it was kept"
            continue
        with pytest.raises(OtherRules) as said:
            play.view(seats[0])
        if said.value.details["why"] is not None:
            assert said.value.details["why"]["key"] == "error-bad-position"
            with pytest.raises(dosespanas.kernel.errors.BadPosition):
                play.go_on(seats[0])
            continue
        assert play.go_on(seats[0]) == {"waiting": []}
        view, went = play.view(seats[0]), went + 1
        assert view["legal"] or view["over"]
        assert said.value.details["opening"] == (game == "gce" and change == "counter")
        if not said.value.details["opening"]:
            assert view["observation"].get("stacks") == before
        go_along(play, seats, view["choice"] + 20)
    assert went or change == "counter"


def test_a_game_whose_position_was_not_kept(url: str) -> None:
    """It goes on from where the present rules lead by the same choices, and it is said whether that is as it stood."""
    play = opened(url)
    same, other, lost = (begin(play, hotseat=True) for _ in range(3))
    for seats in (same, other, lost):
        go_along(play, seats, 30)
    before = views(play, same)
    play.store.close()
    older(url)
    execute(url, f"UPDATE actions SET hash = 'fedcba9876543210' WHERE game = '{other[0].game}'")
    execute(url, f"UPDATE actions SET action = 'pass' WHERE n = 20 AND game = '{lost[0].game}'")
    play = opened(url)
    for seats, followed in ((same, False), (other, True)):
        with pytest.raises(OtherRules) as refused:
            play.view(seats[0])
        assert refused.value.details["why"] is None and refused.value.details["followed"] == followed
        assert play.go_on(seats[0]) == {"waiting": []} and play.view(seats[0])["legal"]
    assert views(play, same) == before
    with pytest.raises(RequestProblem) as said:
        play.go_on(lost[0])
    assert said.value.key == "error-no-standing"
    with pytest.raises(OtherRules) as refused:
        play.view(lost[0])
    assert refused.value.details["why"]["key"] == "error-no-standing"
    assert "[Sealed" in play.record(lost[0])


def test_a_long_game_whose_position_was_not_kept_goes_on_from_its_snapshot(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What other rules did before it need not be done again by the present ones; and nothing is told twice."""
    play = opened(url)
    seats = begin(play, hotseat=True)
    go_along(play, seats, 160)
    before, log = views(play, seats), [play.log(seat, -1) for seat in seats]
    play.store.close()
    older(url)
    execute(url, f"UPDATE actions SET action = 'pass' WHERE n = 20 AND game = '{seats[0].game}'")
    for alike in (True, False):
        play = opened(url)
        monkeypatch.setattr(play.upgrading, "_alike", lambda _row, alike=alike: alike)
        with pytest.raises(OtherRules) as refused:
            play.view(seats[0])
        assert (refused.value.details["why"] is None) == alike and not refused.value.details["followed"]
    play = opened(url)
    assert play.go_on(seats[0]) == {"waiting": []}
    assert views(play, seats) == before and [play.log(seat, -1) for seat in seats] == log


def test_a_game_taken_up_from_a_record_that_has_not_begun_begins_by_the_present_rules(url: str) -> None:
    play = opened(url)
    source = begin(play, hotseat=True)
    go_along(play, source, 25)
    made = [
        play.service.continue_record(play.record(source[0]), PERSONS, True, None, mine="nationalist") for _ in range(2)
    ]
    older(url)
    execute(url, f"UPDATE actions SET action = 'pass' WHERE n = 20 AND game = '{made[1]['id']}'")
    play = opened(url)
    play.ready(made[0])
    view = play.view(play.seat(made[0]["id"], made[0]["seats"]["nationalist"]))
    assert view["legal"] and view["choice"] == 25
    with pytest.raises(RequestProblem) as said:
        play.ready(made[1])
    assert said.value.key == "error-no-standing"


def test_a_game_that_has_not_begun_begins_by_the_present_rules(url: str) -> None:
    play = opened(url)
    made = play.service.create("espana1936", "1936", {}, PERSONS, True, None)
    older(url)
    play = opened(url)
    play.ready(made)
    row = play.store.game(made["id"])
    assert row is not None and row.engine == ENGINE
    assert not play.games([made["spectator"]])[0]["earlier"]


READERS: dict[str, tuple[Any, ...]] = {
    "view": (),
    "log": (-1,),
    "record": (),
    "proof": (),
    "story": (),
    "static": (),
    "reasons": (0,),
}
"""What is read of a finished game, and with which arguments besides the seat."""


def read_by(play: ReadyPlay, seats: list[Seat]) -> list[dict[str, Any]]:
    """Return all that the seats of a finished game read of it."""
    return [{way: getattr(play, way)(seat, *more) for way, more in READERS.items()} for seat in seats]


def unlike(read: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Leave out what one who reads it by other rules is told besides: that its past cannot be looked at."""
    return [one | {"view": one["view"] | {"first": None}} for one in read]


ENDS: dict[str, dict[str, Any]] = {
    "agreed": {"hotseat": True},
    "resigned": {},
    "fog": {"options": {"fog": True}},
    "computer": {"players": PERSONS | {"republican": "scripted"}},
    "gce": {"game": "gce"},
}


def finish(play: ReadyPlay, kind: str) -> list[Seat]:
    """Play a game to its end; return its seats."""
    seats = begin(play, **ENDS[kind])
    go_along(play, seats, 40)
    if kind == "agreed":
        play.agree(seats[0], play.view(seats[0])["choice"], True)
    else:
        play.resign(seats[0])
    return seats


def broken(url: str) -> None:
    """Let no version replay the games of a database any more: their actions are none of these rules."""
    execute(url, "UPDATE actions SET action = 'pass' WHERE kind = 'action' AND n > 5")
    execute(url, "DELETE FROM snapshots")


@pytest.mark.parametrize("kind", ENDS)
def test_a_finished_game_is_read_by_any_rules(url: str, kind: str) -> None:
    """The next version needs nothing of the rules that it was played by."""
    play = opened(url)
    seats = finish(play, kind)
    if kind == "resigned":
        play.offer_rematch(seats[1], False)
    before = read_by(play, seats)
    play.close()
    play.store.close()
    older(url)
    broken(url)
    play = opened(url)
    after = read_by(play, seats)
    assert unlike(after) == unlike(before)
    for seat, one in zip(seats, before, strict=True):
        choice = one["view"]["choice"]
        assert play.view(seat)["first"] == choice
        assert play.history(seat, choice) == one["view"]["observation"] == play.film(seat, choice, 10)["observation"]
        with pytest.raises(RequestProblem) as said:
            play.history(seat, choice - 1)
        assert said.value.key == "error-choice-earlier"
        assert play.see(seat, choice) == choice
        assert "<svg" in play.picture(seat, choice, "en", True)
        with pytest.raises(OtherRules) as refused:
            play.finished(seat, "error-review-running", "")
        assert refused.value.key == "error-game-over-rules"
        with pytest.raises(RequestProblem) as over:
            play.go_on(seat) if seat.sides else play.overlay(seat, "supply")
        assert over.value.key == ("error-rules-over" if seat.sides else "error-game-over-rules")
    with pytest.raises(UnknownGame):
        play.view(replace(seats[0], hashed="0" * 64))
    ended = play.ended(seats[0].game)
    assert ended is not None and ended[0].reason == before[0]["view"]["observation"]["outcome"]["reason"]
    play.store.close()


@pytest.mark.parametrize("kind", ["agreed", "gce"])
def test_a_finished_game_that_was_not_kept_is_replayed_once_where_the_rules_lead_to_the_same_end(
    url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = opened(url)
    seats = finish(play, kind)
    before = read_by(play, seats)
    play.store.close()
    older(url)
    play = opened(url)
    after = read_by(play, seats)
    for one, then in zip(after, before, strict=True):
        assert one["log"] == then["log"] and one["story"] == then["story"]
        assert one["view"]["observation"] == then["view"]["observation"]
        assert one["proof"]["draws"] == then["proof"]["draws"] and '[Engine "0.0.9"]' in one["record"]
        assert not rewritten(one["record"], one["proof"]["fair"], CheckerKnowledge())
    monkeypatch.setattr(play.upgrading, "replayed", lambda _row: pytest.fail("it is replayed again"))
    assert read_by(play, seats) == after
    play.store.close()


def test_a_finished_game_that_leads_elsewhere_says_so_and_keeps_its_record(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = opened(url)
    seats = finish(play, "agreed")
    record = play.record(seats[0])
    older(url)
    broken(url)
    play = opened(url)
    tried, replayed = [], play.upgrading.replayed

    def noted(row: GameRow) -> LiveGame:
        tried.append(row.id)
        found: LiveGame = replayed(row)
        return found

    monkeypatch.setattr(play.upgrading, "replayed", noted)
    for way, more in READERS.items():
        if way != "record":
            with pytest.raises(OtherRules) as said:
                getattr(play, way)(seats[0], *more)
            assert said.value.key == "error-game-over-rules" and "choice" not in said.value.details, way
    assert len(tried) == 1, "it is tried once"
    assert play.record(seats[0]).count("[Engine") == record.count("[Engine")
    with pytest.raises(RequestProblem) as over:
        play.go_on(seats[0])
    assert over.value.key == "error-rules-over"


def test_what_is_kept_of_a_game_is_bound_and_stays_shut_while_its_dice_are_thrown(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = opened(url)
    seats = finish(play, "agreed")
    monkeypatch.setattr(finished_games, "MOST", 100)
    play.close()
    older(url)
    broken(url)
    play = opened(url)
    with pytest.raises(RequestProblem) as said:
        play.proof(seats[0])
    assert said.value.key == "error-other-rules" and play.log(seats[0], -1)
    row = play.store.game(seats[0].game)
    assert row is not None and "[Sealed" not in play.record(seats[0])
    begin(play)
    execute(url, f"UPDATE games SET chance = '{row.seed}' WHERE id != '{row.id}'")
    assert "[Sealed" in play.record(seats[0])
    for way, more in {"proof": (), "finished": ("error-review-running", "")}.items():
        with pytest.raises(RequestProblem) as shut:
            getattr(play, way)(seats[0], *more)
        assert shut.value.status == 403


@pytest.mark.sqlite
def test_damage_to_what_is_kept_of_a_finished_game_harms_that_game_only(url: str) -> None:
    play = opened(url)
    seats, others = finish(play, "agreed"), finish(play, "agreed")
    play.close()
    older(url)
    for column, value in itertools.product(("content", "hash", "facts"), ("x'00'", "'text'")):
        execute(url, f"UPDATE finished_games SET {column} = {value} WHERE game = '{seats[0].game}'")
        play = opened(url)
        with pytest.raises(DamagedGame):
            play.view(seats[0])
        assert play.view(others[0])["over"]
        play.store.close()


def test_a_game_whose_end_was_taken_back_is_kept_anew(url: str) -> None:
    play = opened(url)
    seats = begin(play, hotseat=True)
    go_along(play, seats, 20)
    play.agree(seats[0], play.view(seats[0])["choice"], True)
    play.close()
    lines = rows_of(url, "SELECT line FROM finished_games WHERE game = :game", seats[0].game)
    assert len(lines) == 1
    execute(url, f"UPDATE actions SET kind = 'undo', action = '3' WHERE game = '{seats[0].game}' AND kind = 'agree'")
    execute(url, f"UPDATE finished_games SET line = line - 1 WHERE game = '{seats[0].game}'")
    older(url)
    with pytest.raises(OtherRules):
        opened(url).view(seats[0])


def test_facts_are_kept_once_and_go_with_the_last_game(url: str) -> None:
    play = opened(url)
    for _ in range(2):
        finish(play, "agreed")
    play.close()
    assert rows_of(url, "SELECT count(*) FROM facts", "") == [(1,)]
    with play.store.aside() as connection:
        forget_facts(connection)
    assert rows_of(url, "SELECT count(*) FROM facts", "") == [(1,)]
    execute(url, "DELETE FROM finished_games")
    with play.store.aside() as connection:
        forget_facts(connection)
    assert rows_of(url, "SELECT count(*) FROM facts", "") == [(0,)]


def test_a_finished_game_of_other_names_is_read_with_its_own_facts(url: str, tmp_path: Path) -> None:
    corrected = {"gce": copy("gce", tmp_path, "counter")}
    play = opened(url, corrected)
    seats = begin(play, game="gce", hotseat=True)
    go_along(play, seats, 20)
    play.resign(seats[0])
    facts = play.static(seats[0])
    play.close()
    execute(url, "UPDATE games SET corrections = NULL")  # begun before these were kept with a game
    play = opened(url)
    assert play.static(seats[0]) == facts != static_game("gce", None)
    present = begin(play, game="gce", hotseat=True)
    play.resign(present[0])
    play.close()
    execute(url, "UPDATE games SET engine = '0.0.9'")
    assert opened(url).static(present[0]) == static_game("gce", None)


def test_positions_are_kept_of_what_has_moved(url: str) -> None:
    play = opened(url)
    seats = begin(play, hotseat=True)
    assert play.keep() == 0, "it has only just been played"
    assert play.keep(idle=-1000) == 1 and play.keep(idle=-1000) == 0
    go_along(play, seats, 5)
    assert play.keep(idle=-1000) == 1
    kept = play.store.standing_position(seats[0].game)
    assert kept is not None and kept.choice >= 5
